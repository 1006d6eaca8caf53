//! Maps for tests.

use crate::{Drawing, TableDrawing, Wording};
use declaration::TitleSpec;
use hexmap::{
    EdgeClass, HexMap, RoadClass, RoadKind, SideKind, Source, TerrainClass, TerrainKind, Vocabulary,
};
use phrases::Language;
use std::sync::LazyLock;
use tabletop::TableMap;

/// The words of Balaclava and Alma, and some that nothing draws.
static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let Vocabulary { terrain, slopes, hexsides, roads } = quad::ground::VOCABULARY;
    Vocabulary {
        terrain: [terrain, &[TerrainKind::new("moor", TerrainClass::Plain)]].concat().leak(),
        slopes,
        hexsides: [hexsides, &[SideKind::plain("hedge", EdgeClass::Plain)]].concat().leak(),
        roads: [roads, &[RoadKind::new("railway", RoadClass::Ferry)]].concat().leak(),
    }
});

/// Reads a map that has to be good.
pub(crate) fn map(text: &str) -> HexMap {
    HexMap::read("map.toml", text, &VOCABULARY).expect("a good map")
}

/// The map of Balaclava.
pub(crate) fn balaclava() -> HexMap {
    map(include_str!("../../../data/balaclava/map.toml"))
}

/// The hints of Balaclava.
pub(crate) fn balaclava_drawing() -> Drawing {
    let text = include_str!("../../../data/balaclava/drawing.toml");
    Drawing::read_for(Source { file: "drawing.toml", text }, &balaclava()).expect("good hints")
}

/// The map of Alma.
pub(crate) fn alma() -> HexMap {
    map(include_str!("../../../data/alma/map.toml"))
}

/// The hints of Alma.
pub(crate) fn alma_drawing() -> Drawing {
    let text = include_str!("../../../data/alma/drawing.toml");
    Drawing::read_for(Source { file: "drawing.toml", text }, &alma()).expect("good hints")
}

/// The map of Inkerman.
pub(crate) fn inkerman() -> HexMap {
    let text = include_str!("../../../data/inkerman/map.toml");
    HexMap::read("map.toml", text, &inkerman::ground::VOCABULARY).expect("a good map")
}

/// The hints of Inkerman.
pub(crate) fn inkerman_drawing() -> Drawing {
    let text = include_str!("../../../data/inkerman/drawing.toml");
    Drawing::read_for(Source { file: "drawing.toml", text }, &inkerman()).expect("good hints")
}

/// The Sevastopol section of Crimea.
pub(crate) fn sevastopol() -> HexMap {
    let text = include_str!("../../../data/crimea/sevastopol.toml");
    HexMap::read("sevastopol.toml", text, &crimea::ground::VOCABULARY).expect("a good map")
}

/// The Evpatoria section of Crimea.
pub(crate) fn evpatoria() -> HexMap {
    let text = include_str!("../../../data/crimea/evpatoria.toml");
    HexMap::read("evpatoria.toml", text, &crimea::ground::VOCABULARY).expect("a good map")
}

/// The hints of a section of Crimea.
fn crimea_drawing(text: &str, map: &HexMap) -> Drawing {
    Drawing::read_for(Source { file: "drawing.toml", text }, map).expect("good hints")
}

/// What games say about themselves, one with stands first.
pub(crate) fn specs() -> [&'static TitleSpec; 5] {
    [
        &league::TITLE.spec,
        &quad::balaclava::TITLE.spec,
        &quad::alma::TITLE.spec,
        &inkerman::TITLE.spec,
        &crimea::TITLE.spec,
    ]
}

/// The English words of the game with a map of this id; of any game, if none has.
pub(crate) fn english(map: &str) -> Wording {
    wording(map, Language::ENGLISH)
}

/// The words of the game with a map of this id.
pub(crate) fn wording(map: &str, language: Language) -> Wording {
    let has_it = |spec: &&&TitleSpec| spec.phrases.has(&format!("map-{map}"));
    Wording::of(specs().iter().find(has_it).unwrap_or(&specs()[0]), language)
}

/// The maps of all games with their hints.
pub(crate) fn all() -> [(HexMap, Drawing); 5] {
    let sevastopol_hints = include_str!("../../../data/crimea/drawing_sevastopol.toml");
    let evpatoria_hints = include_str!("../../../data/crimea/drawing_evpatoria.toml");
    [
        (balaclava(), balaclava_drawing()),
        (alma(), alma_drawing()),
        (inkerman(), inkerman_drawing()),
        (sevastopol(), crimea_drawing(sevastopol_hints, &sevastopol())),
        (evpatoria(), crimea_drawing(evpatoria_hints, &evpatoria())),
    ]
}

/// A small map with something of every kind, known or not, and a hole.
pub(crate) fn small() -> HexMap {
    map(include_str!("../tests/small.toml"))
}

/// The table of Half a League.
pub(crate) fn league() -> TableMap {
    static TABLE: LazyLock<TableMap> = LazyLock::new(|| {
        let text = include_str!("../../../data/league/table.toml");
        TableMap::read(Source { file: "table.toml", text }).expect("a good table")
    });
    TABLE.clone()
}

/// The hints of Half a League.
pub(crate) fn league_drawing() -> TableDrawing {
    let text = include_str!("../../../data/league/drawing.toml");
    TableDrawing::read_for(Source { file: "drawing.toml", text }, &league()).expect("good hints")
}

/// A table of so many inches with some ground.
pub(crate) fn table(width: f64, depth: f64, ground: &str) -> TableMap {
    let text = format!(
        "id = \"t\"\ntitle = \"t\"\nsource = \"t\"\n[table]\nwidth = {width:?}\ndepth = {depth:?}\n\
         [edge]\nrussian = \"south\"\nallied = \"north\"\n{ground}"
    );
    TableMap::read(Source { file: "table.toml", text: &text }).expect("a good table")
}

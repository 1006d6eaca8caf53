//! The legend: every kind of ground and hexside that the map has, drawn as on the map.

use crate::drawing::Mark;
use crate::lettering::{Letter, Line, Setting};
use crate::marks;
use crate::palette;
use crate::path::{PathData, number};
use crate::plan;
use crate::plane::Point;
use crate::sheet::Sheet;
use crate::wording::{PHRASES, Wording};
use hexmap::{EdgeClass, HexMap, RoadClass, RoadKind, SideKind, TerrainClass, TerrainKind, Vocabulary};
use phrases::Text;

/// What the sample maps of the legend may use.
const VOCABULARY: Vocabulary = Vocabulary {
    terrain: &[
        TerrainKind::new("woods", TerrainClass::Woods),
        TerrainKind::new("brushwood", TerrainClass::Brushwood),
        TerrainKind::new("vineyard", TerrainClass::Vineyard),
        TerrainKind::new("town", TerrainClass::Town),
        TerrainKind::new("burning", TerrainClass::Burning),
        TerrainKind::new("marsh", TerrainClass::Marsh),
        TerrainKind::new("river", TerrainClass::River),
        TerrainKind::new("aqueduct", TerrainClass::Aqueduct),
        TerrainKind::new("rough", TerrainClass::Rough),
        TerrainKind::new("rough_crest", TerrainClass::RoughCrest),
        TerrainKind::new("fort", TerrainClass::Fort),
    ],
    slopes: &[SideKind::oriented("cliff", EdgeClass::Cliff), SideKind::plain("ridge", EdgeClass::Ridge)],
    hexsides: &[
        SideKind::plain("river", EdgeClass::River),
        SideKind::plain("stream", EdgeClass::Stream),
        SideKind::plain("bridge", EdgeClass::Bridge),
        SideKind::plain("ford", EdgeClass::Ford),
        SideKind::oriented("rampart", EdgeClass::Rampart),
    ],
    roads: &[RoadKind::new("road", RoadClass::Road), RoadKind::new("track", RoadClass::Track)],
};

/// An entry: its message, what it shows, when it is wanted, and a map of three columns and three rows to take it from.
struct Entry {
    name: &'static str,
    /// The ground that the game may have a word of its own for.
    ground: Ground,
    present: fn(&HexMap) -> bool,
    terrain: &'static str,
    rows: [&'static str; 3],
    slopes: &'static str,
    hexsides: &'static str,
    roads: &'static str,
}

/// What an entry shows.
#[derive(Clone, Copy)]
enum Ground {
    Terrain(TerrainClass),
    Side(EdgeClass),
    /// Several things, or one that each game has in another way.
    Mixed,
}

impl Ground {
    /// The word of the game for it, if the map has one kind of it.
    fn name(self, map: &HexMap, wording: Wording) -> Option<String> {
        let kinds: Vec<&str> = match self {
            Ground::Terrain(class) => map.terrain_drawn(class).collect(),
            Ground::Side(class) => map.side_kinds_drawn(class).collect(),
            Ground::Mixed => Vec::new(),
        };
        if let [kind] = kinds[..] { wording.ground(kind) } else { None }
    }
}

const PLAIN: Entry = Entry {
    name: "",
    ground: Ground::Mixed,
    present: |_| true,
    terrain: "",
    rows: ["111", "111", "111"],
    slopes: "",
    hexsides: "",
    roads: "",
};

fn has_terrain(map: &HexMap, classes: &[TerrainClass]) -> bool {
    classes.iter().any(|class| !map.drawn(*class).is_empty())
}

const ENTRIES: [Entry; 20] = [
    Entry {
        name: "legend-gentle-slope",
        present: |map| !map.drawn_sides(EdgeClass::Gentle).is_empty(),
        rows: ["222", "212", "111"],
        ..PLAIN
    },
    Entry {
        name: "legend-steep-slope",
        present: |map| !map.drawn_sides(EdgeClass::Steep).is_empty(),
        rows: ["333", "313", "111"],
        ..PLAIN
    },
    Entry {
        name: "legend-cliff",
        ground: Ground::Side(EdgeClass::Cliff),
        present: |map| !map.drawn_sides(EdgeClass::Cliff).is_empty(),
        rows: ["333", "313", "111"],
        slopes: "cliff = [\"0202>0201\", \"0202>0102\", \"0202>0302\", \"0103>0102\", \"0303>0302\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-ridge",
        ground: Ground::Side(EdgeClass::Ridge),
        present: |map| !map.drawn_sides(EdgeClass::Ridge).is_empty(),
        slopes: "ridge = [\"0202|0201\", \"0201|0102\", \"0201|0302\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-road",
        present: |map| map.roads_drawn(RoadClass::Road).any(|kind| !map.road(kind).is_empty()),
        roads: "road = [[\"0102\", \"0202\", \"0302\"]]",
        ..PLAIN
    },
    Entry {
        name: "legend-track",
        present: |map| map.roads_drawn(RoadClass::Track).any(|kind| !map.road(kind).is_empty()),
        roads: "track = [[\"0102\", \"0202\", \"0302\"]]",
        ..PLAIN
    },
    Entry {
        name: "legend-river",
        present: |map| !map.drawn_sides(EdgeClass::River).is_empty(),
        hexsides: "river = [\"0201|0102\", \"0201|0202\", \"0201|0302\"]\nbridge = [\"0201|0202\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-river",
        present: |map| has_terrain(map, &[TerrainClass::River]),
        terrain: "river = [\"0102\", \"0202\", \"0302\"]",
        roads: "road = [[\"0201\", \"0202\", \"0203\"]]",
        ..PLAIN
    },
    Entry {
        name: "legend-stream",
        ground: Ground::Side(EdgeClass::Stream),
        present: |map| !map.drawn_sides(EdgeClass::Stream).is_empty(),
        hexsides: "stream = [\"0201|0102\", \"0201|0202\", \"0201|0302\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-aqueduct",
        ground: Ground::Terrain(TerrainClass::Aqueduct),
        present: |map| has_terrain(map, &[TerrainClass::Aqueduct]),
        terrain: "aqueduct = [\"0102\", \"0202\", \"0302\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-woods",
        ground: Ground::Terrain(TerrainClass::Woods),
        present: |map| has_terrain(map, &[TerrainClass::Woods]),
        terrain: "woods = [\"0202\", \"0201\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-brushwood",
        ground: Ground::Terrain(TerrainClass::Brushwood),
        present: |map| has_terrain(map, &[TerrainClass::Brushwood]),
        terrain: "brushwood = [\"0202\", \"0201\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-rough",
        ground: Ground::Terrain(TerrainClass::Rough),
        present: |map| has_terrain(map, &[TerrainClass::Rough]),
        terrain: "rough = [\"0202\", \"0201\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-rough-crest",
        ground: Ground::Terrain(TerrainClass::RoughCrest),
        present: |map| has_terrain(map, &[TerrainClass::RoughCrest]),
        terrain: "rough_crest = [\"0202\", \"0201\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-fort",
        ground: Ground::Terrain(TerrainClass::Fort),
        present: |map| has_terrain(map, &[TerrainClass::Fort]),
        terrain: "fort = [\"0202\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-vineyard",
        ground: Ground::Terrain(TerrainClass::Vineyard),
        present: |map| has_terrain(map, &[TerrainClass::Vineyard]),
        terrain: "vineyard = [\"0202\", \"0201\", \"0102\", \"0302\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-marsh",
        ground: Ground::Terrain(TerrainClass::Marsh),
        present: |map| has_terrain(map, &[TerrainClass::Marsh]),
        terrain: "marsh = [\"0202\", \"0201\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-town",
        ground: Ground::Terrain(TerrainClass::Town),
        present: |map| has_terrain(map, &crate::towns::TOWNS),
        terrain: "town = [\"0202\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-burning",
        ground: Ground::Terrain(TerrainClass::Burning),
        present: |map| has_terrain(map, &[TerrainClass::Burning]),
        terrain: "town = [\"0202\"]\nburning = [\"0202\"]",
        ..PLAIN
    },
    Entry {
        name: "legend-redoubt",
        present: |map| !map.drawn_sides(EdgeClass::Rampart).is_empty(),
        hexsides: "rampart = [\"0202>0102\", \"0202>0201\", \"0202>0302\"]",
        ..PLAIN
    },
];

/// Samples are cut out of their maps in this size and drawn somewhat smaller.
const SAMPLE: Point = (116.0, 84.0);
const SCALE: f64 = 0.72;

/// The size of the words.
const LETTERS: f64 = 16.5;

/// Between the words of two samples.
const SPACE: f64 = 6.0;

/// Between two samples: as much as there is room for.
const GAPS: [f64; 2] = [8.0, 26.0];

/// Draws the entries that the map needs, then its marks, from a point on, not wider than allowed.
pub(crate) fn draw(
    sheet: &mut Sheet,
    map: &HexMap,
    marks: &[Mark],
    wording: Wording,
    from: Point,
    width: f64,
) {
    let mut wanted: Vec<Sample> = ENTRIES
        .iter()
        .filter(|entry| (entry.present)(map))
        .map(|entry| Sample { entry, mark: None })
        .collect();
    let named = marks.iter().filter(|mark| mark.name.is_some());
    wanted.extend(named.map(|mark| Sample { entry: &PLAIN, mark: Some(mark) }));
    // Two rows.
    let room = (width - from.0) / wanted.len().div_ceil(2).max(1) as f64 - SAMPLE.0 * SCALE;
    let cell = (SAMPLE.0 * SCALE + room.clamp(GAPS[0], GAPS[1]), SAMPLE.1 * SCALE + 36.0);
    let columns = (((width - from.0) / cell.0 + 1e-6).floor() as usize).max(1);
    let mut names = PathData::default();
    for (index, entry) in wanted.iter().enumerate().take(columns * 2) {
        let x = from.0 + (index % columns) as f64 * cell.0;
        let y = from.1 + (index / columns) as f64 * cell.1;
        sample(sheet, entry, (x, y), index);
        let middle = x + SAMPLE.0 * SCALE / 2.0;
        let below = (middle, y + SAMPLE.1 * SCALE + 19.0);
        draw_name(&mut names, &entry.name(map, wording), below, cell.0 - SPACE);
    }
    sheet.fill(&names, palette::INK, "");
}

/// Writes a name below its sample: in two rows if it is too long, and smaller if that does not help.
fn draw_name(names: &mut PathData, name: &str, (middle, y): Point, room: f64) {
    let set = |text: &str, size: f64| Line::set(text, Setting::plain(Letter::Italic, size));
    let whole = set(name, LETTERS);
    // Where the halves are about as long as each other.
    let halves = name.match_indices(' ').map(|(space, _)| (&name[..space], &name[space + 1..]));
    let halves = halves.min_by_key(|(first, second)| first.chars().count().max(second.chars().count()));
    let rows = match halves {
        Some((first, second)) if whole.width > room => vec![first, second],
        _ => vec![name],
    };
    let longest = rows.iter().map(|row| set(row, LETTERS).width).fold(room, f64::max);
    let size = LETTERS * room / longest;
    // Two rows stand closer, to stay off the sample below.
    let first = if rows.len() > 1 { y - 0.22 * LETTERS } else { y };
    for (row, text) in rows.into_iter().enumerate() {
        set(text, size).draw_centred(names, (middle, first + row as f64 * size * 0.86));
    }
}

/// What one place of the legend shows: a kind of ground, and a sign on it or none.
struct Sample<'a> {
    entry: &'a Entry,
    mark: Option<&'a Mark>,
}

impl Sample<'_> {
    fn name(&self, map: &HexMap, wording: Wording) -> String {
        let mark = self.mark.and_then(|mark| mark.name.clone());
        let name = mark.or_else(|| self.entry.ground.name(map, wording));
        name.unwrap_or_else(|| wording.say(&Text::message(&PHRASES, self.entry.name, [])))
    }
}

/// The middle of a small map with the thing in question.
fn sample(sheet: &mut Sheet, sample: &Sample<'_>, at: Point, index: usize) {
    let Entry { terrain, rows: [r1, r2, r3], slopes, hexsides, roads, .. } = sample.entry;
    let text = format!(
        "id = \"s\"\ntitle = \"s\"\ncolumns = 3\nrows = 3\nyards_per_hex = 0\nnorth = \"\"\n[terrain]\n{terrain}\n\
         [elevation]\nr01 = \"{r1}\"\nr02 = \"{r2}\"\nr03 = \"{r3}\"\n[slopes]\n{slopes}\n[hexsides]\n{hexsides}\n\
         [roads]\n{roads}\n[places]\n[edges]\n"
    );
    let map =
        HexMap::read("legend", &text, &VOCABULARY).expect("the samples are part of the program and tested");
    let grid = crate::grid::Grid::for_map(&map);
    let (x, y) = grid.centre(hexmap::Hex::named("0202"));
    // Signs stand in the lower half of their hex.
    let above = if sample.mark.is_some() { 0.3 } else { 0.78 };
    let (left, top) = (x - SAMPLE.0 / 2.0, y - SAMPLE.1 * above);
    let (width, height) = (number(SAMPLE.0), number(SAMPLE.1));
    sheet.define(&format!(
        "<clipPath id=\"s{index}\"><path d=\"M{} {}h{width}v{height}h-{width}z\"/></clipPath>",
        number(left),
        number(top)
    ));
    sheet.raw(&format!(
        "<g transform=\"translate({} {}) scale({SCALE}) translate({} {})\"><g clip-path=\"url(#s{index})\">",
        number(at.0),
        number(at.1),
        number(-left),
        number(-top)
    ));
    plan::draw_ground(sheet, &map, &grid);
    if let Some(mark) = sample.mark {
        marks::draw_kind(sheet, &map, &grid, mark.kind, &[hexmap::Hex::named("0202")].into_iter().collect());
    }
    sheet.raw("</g>");
    sheet.raw(&format!(
        "<path fill=\"none\" stroke=\"{}\" stroke-width=\"1.6\" d=\"M{} {}h{width}v{height}h-{width}z\"/></g>",
        palette::INK,
        number(left),
        number(top)
    ));
}

//! Which games there are, and how each is built from its data.

use crate::data::{DataFile, DataSet};
use crate::title::{Playable, Title, TitleError};
use hexmap::{HexMap, Vocabulary};
use inkerman::Inkerman;
use kernel::{Fault, Ledger, OptionSpec, Options, Source};
use league::League;
use quad::Files;
use quad::alma::{self, Alma};
use quad::balaclava::{self, Balaclava};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tabletop::TableMap;

/// A game of the list: what is known before it is built.
struct Entry {
    id: &'static str,
    options: &'static [OptionSpec],
    build: Build,
    about: About,
    map: MapFiles,
}

/// What people read about a game before they play it.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// A few sentences: what is fought over, how long it takes.
    pub text: &'static str,
    /// What of it is reconstructed.
    pub provenance: &'static str,
    /// The rulebooks it is played by, in order.
    pub books: &'static [&'static str],
}

/// The files of a map.
#[derive(Clone, Copy)]
pub enum MapFiles {
    /// A map of hexes.
    Hexes {
        /// The map.
        map: &'static str,
        /// The hints for drawing it.
        drawing: &'static str,
        /// The words that are known in it.
        vocabulary: &'static Vocabulary,
    },
    /// A table without hexes.
    Table {
        /// Its ground.
        table: &'static str,
        /// The hints for drawing it.
        drawing: &'static str,
    },
}

/// What a place on a map is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceWords {
    /// One of them.
    pub one: &'static str,
    /// Several.
    pub many: &'static str,
}

impl MapFiles {
    /// What a place is called: a hex, or a square of a table without hexes.
    pub const fn place_words(&self) -> PlaceWords {
        match self {
            MapFiles::Hexes { .. } => PlaceWords { one: "hex", many: "hexes" },
            MapFiles::Table { .. } => PlaceWords { one: "square", many: "squares" },
        }
    }

    /// Reads the map from these data. The hints are left to who draws it.
    ///
    /// # Errors
    /// Every fault of the map.
    pub fn read(&self, data: &DataSet) -> Result<Sheet, Vec<Fault>> {
        let (ground, drawing) = match self {
            MapFiles::Hexes { map, drawing, vocabulary } => {
                let Source { file, text } = data.source(map);
                (Ground::Hexes(Box::new(HexMap::read(file, text, vocabulary)?)), drawing)
            }
            MapFiles::Table { table, drawing } => {
                (Ground::Table(Box::new(TableMap::read(data.source(table))?)), drawing)
            }
        };
        let Source { file, text } = data.source(drawing);
        Ok(Sheet { ground, drawing: DataFile { name: file.to_owned(), text: text.to_owned() } })
    }
}

/// What a game is played on.
#[derive(Clone, Debug)]
pub enum Ground {
    /// A map of hexes.
    Hexes(Box<HexMap>),
    /// A table without hexes.
    Table(Box<TableMap>),
}

/// A map, and how it is to be drawn.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The map, or the table.
    pub ground: Ground,
    /// The file that tells the cartographer about names and ornaments.
    pub drawing: DataFile,
}

/// Makes a game from its data, or tells every fault of them.
type Build = fn(&DataSet, &Options) -> Result<Arc<dyn Title>, Vec<Fault>>;

const CATALOGUE: &[Entry] = &[
    Entry {
        id: "balaclava",
        options: &balaclava::OPTIONS,
        build: build_balaclava,
        about: About {
            text: "25 October 1854. Liprandi's Russians come down on the redoubts that guard the British harbour; \
               the Thin Red Line, the Heavy and the Light Brigade stand in their way. Twelve turns of battalions, \
               squadrons and batteries, an evening's game. The Russians move first.",
            provenance: "Rules, units and set-up follow the printed game of 1978. Its map is not in our sources: \
                     ours is redrawn from the printed set-up hexes and from history. Some values of counters and \
                     tables are worked out from the rest of the game.",
            books: &["quad", "balaclava"],
        },
        map: MapFiles::Hexes {
            map: "balaclava/map.toml",
            drawing: "balaclava/drawing.toml",
            vocabulary: &quad::ground::VOCABULARY,
        },
    },
    Entry {
        id: "alma",
        options: &alma::OPTIONS,
        build: build_alma,
        about: About {
            text: "20 September 1854. Menshikov's Russians hold the heights behind the Alma, with the Great Redoubt \
               over the bridge; the British and the French must wade the river, keep their divisions together and \
               storm the slopes. Twelve turns without cavalry: infantry, batteries, vineyards and cliffs, an \
               evening's game. The Allies move first, most of the French from the third turn on.",
            provenance: "Rules and set-up follow the printed game of 1978. Its map is not in our sources: ours is \
                     redrawn from the printed set-up hexes and from history. Most values of counters are decoded \
                     from a damaged picture of the sheet, and the place of the second Rifle unit is ours.",
            books: &["quad", "alma"],
        },
        map: MapFiles::Hexes {
            map: "alma/map.toml",
            drawing: "alma/drawing.toml",
            vocabulary: &quad::ground::VOCABULARY,
        },
    },
    Entry {
        id: "inkerman",
        options: &inkerman::OPTIONS,
        build: build_inkerman,
        about: About {
            text: "5 November 1854. Two Russian columns climb out of the fog against the right of the siege line; \
                   a thin chain of piquets and a few British battalions hold Home Ridge until the French come up. \
                   Five turns of alternating actions, one unit or one attack at a time: two or three hours. \
                   The Russians act first.",
            provenance: "The rules and tables follow the printed game. Its map and its counters are not in our \
                         sources, but for one: the orders of battle, the set-up and most of the map are \
                         reconstructed from history and from the hexes that the rules name. Where the rules \
                         contradict themselves there is an option.",
            books: &["inkerman"],
        },
        map: MapFiles::Hexes {
            map: "inkerman/map.toml",
            drawing: "inkerman/drawing.toml",
            vocabulary: &inkerman::ground::VOCABULARY,
        },
    },
    Entry {
        id: "league",
        options: &league::options::OPTIONS,
        build: build_league,
        about: About {
            text: "20 September 1854, with miniatures: the Alma on a table of sixteen feet. No hexes: stands and \
                   formations, arcs and inches, and handfuls of dice. The Allies must take the heights, the Russians \
                   hold them and keep the pass closed. Sixteen turns, one action a turn for each of 69 units, for two \
                   players or up to twenty-four.",
            provenance: "Rules and charts follow the play sheet of the convention game of 2006; some cells of the \
                         charts are decoded. The table, the set-up, the names of units, command points and the \
                         points for victory are reconstructed: the sheet prints none of them.",
            books: &["league"],
        },
        map: MapFiles::Table { table: "league/table.toml", drawing: "league/drawing.toml" },
    },
];

/// Rulebooks: the short name and the ledger file of each.
const LEDGERS: &[(&str, &str)] = &[
    ("quad", "quad/ledger.toml"),
    ("balaclava", "balaclava/ledger.toml"),
    ("alma", "alma/ledger.toml"),
    ("inkerman", "inkerman/ledger.toml"),
    ("league", "league/ledger.toml"),
];

fn build_balaclava(data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, Vec<Fault>> {
    let files = Files {
        tables: data.source("quad/standard.toml"),
        map: data.source("balaclava/map.toml"),
        roster: data.source("balaclava/roster.toml"),
        scenario: data.source("balaclava/scenario.toml"),
    };
    Ok(Arc::new(Playable::new(Balaclava::read(files, options)?, data.source("balaclava/doctrine.toml"))?))
}

fn build_alma(data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, Vec<Fault>> {
    let files = Files {
        tables: data.source("quad/standard.toml"),
        map: data.source("alma/map.toml"),
        roster: data.source("alma/roster.toml"),
        scenario: data.source("alma/scenario.toml"),
    };
    Ok(Arc::new(Playable::new(Alma::read(files, options)?, data.source("alma/doctrine.toml"))?))
}

fn build_inkerman(data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, Vec<Fault>> {
    let files = inkerman::Files {
        map: data.source("inkerman/map.toml"),
        roster: data.source("inkerman/roster.toml"),
        rules: data.source("inkerman/rules.toml"),
    };
    Ok(Arc::new(Playable::new(Inkerman::read(files, options)?, data.source("inkerman/doctrine.toml"))?))
}

fn build_league(data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, Vec<Fault>> {
    let files = league::Files {
        table: data.source("league/table.toml"),
        roster: data.source("league/roster.toml"),
        rules: data.source("league/rules.toml"),
    };
    Ok(Arc::new(Playable::new(League::read(files, options)?, data.source("league/doctrine.toml"))?))
}

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    CATALOGUE.iter().map(|entry| entry.id)
}

fn entry(id: &str) -> Result<&'static Entry, TitleError> {
    CATALOGUE.iter().find(|entry| entry.id == id).ok_or_else(|| {
        let known: Vec<_> = ids().collect();
        TitleError::UnknownGame(id.to_owned(), known.join(", "))
    })
}

/// What people read about a game.
///
/// # Errors
/// If there is no such game.
pub fn about(id: &str) -> Result<About, TitleError> {
    entry(id).map(|entry| entry.about)
}

/// What a place on the map of a game is called.
///
/// # Errors
/// If there is no such game.
pub fn place_words(id: &str) -> Result<PlaceWords, TitleError> {
    entry(id).map(|entry| entry.map.place_words())
}

/// The map or the table of a game, from these data.
///
/// # Errors
/// If there is no such game, or its map has faults.
pub fn sheet(id: &str, data: &DataSet) -> Result<Sheet, TitleError> {
    entry(id)?.map.read(data).map_err(TitleError::Data)
}

/// Games that were built already, by id and options. Surveying a map takes a moment, so it is done once.
static BUILT: Mutex<Shelf> = Mutex::new(Shelf::new());
type Shelf = BTreeMap<(&'static str, String), Arc<dyn Title>>;

/// The game with this id and these options, on the built-in data.
///
/// # Errors
/// If there is no such game or option.
pub fn find(id: &str, options: &Options) -> Result<Arc<dyn Title>, TitleError> {
    let entry = entry(id)?;
    let options = options.settle(entry.options)?;
    let key = (entry.id, options.to_string());
    let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(title) = built.get(&key) {
        return Ok(Arc::clone(title));
    }
    let title = (entry.build)(&DataSet::built_in(), &options).map_err(TitleError::Data)?;
    built.insert(key, Arc::clone(&title));
    Ok(title)
}

/// The game with this id and these options, on other data than the built-in ones.
///
/// # Errors
/// If there is no such game or option, or the data have faults.
pub fn build(id: &str, data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, TitleError> {
    let entry = entry(id)?;
    let options = options.settle(entry.options)?;
    (entry.build)(data, &options).map_err(TitleError::Data)
}

/// The game with this id and its default options.
///
/// # Errors
/// If there is no such game.
pub fn title(id: &str) -> Result<Arc<dyn Title>, TitleError> {
    find(id, &Options::default())
}

/// Every fault of every data file.
pub fn check_data(data: &DataSet) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (book, file) in LEDGERS {
        faults.extend(Ledger::read(book, data.source(file)).err().into_iter().flatten());
    }
    for entry in CATALOGUE {
        faults.extend((entry.build)(data, &Options::default()).err().into_iter().flatten());
    }
    faults.sort();
    faults.dedup();
    faults
}

/// The rule ledgers of all rulebooks.
///
/// # Errors
/// Every fault of the files.
pub fn ledgers(data: &DataSet) -> Result<Vec<Ledger>, Vec<Fault>> {
    LEDGERS.iter().map(|(book, file)| Ledger::read(book, data.source(file))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_and_tables_are_read_from_their_files() {
        let data = DataSet::built_in();
        for id in ids() {
            let sheet = sheet(id, &data).expect("a good map");
            assert!(sheet.drawing.text.contains("title"), "{id}");
        }
        let files = MapFiles::Table { table: "league/table.toml", drawing: "league/drawing.toml" };
        let Sheet { ground: Ground::Table(table), drawing } = files.read(&data).expect("a good table") else {
            panic!("a table was asked for");
        };
        assert_eq!((table.width, table.depth), (192_000, 72_000));
        assert_eq!(drawing.name, "league/drawing.toml");
        let wrong = MapFiles::Table { table: "alma/map.toml", drawing: "league/drawing.toml" };
        assert!(wrong.read(&data).is_err());
    }
}

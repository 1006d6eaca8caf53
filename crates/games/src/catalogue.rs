//! Which games there are, and how each is built from its data.

use crate::data::{DataFile, DataSet};
use crate::title::{Playable, Title, TitleError};
use crimea::Crimea;
use hexmap::{HexMap, Vocabulary};
use inkerman::Inkerman;
use kernel::{Fault, Ledger, OptionSpec, Options, Record, Source};
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
    /// The map that it is usually played on.
    map: MapFiles,
    /// Maps that are played on in its place where an option asks for them.
    other_maps: &'static [OtherMap],
}

/// A map for a choice of an option.
struct OtherMap {
    option: &'static OptionSpec,
    choice: &'static str,
    map: MapFiles,
}

impl Entry {
    /// The map that is played on with these options.
    fn map_for(&self, options: &Options) -> &MapFiles {
        let other = self.other_maps.iter().find(|other| options.value(other.option) == other.choice);
        other.map_or(&self.map, |other| &other.map)
    }

    /// Every map of the game, the usual one first.
    fn maps(&self) -> impl Iterator<Item = &MapFiles> {
        std::iter::once(&self.map).chain(self.other_maps.iter().map(|other| &other.map))
    }
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
        other_maps: &[],
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
        other_maps: &[],
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
        other_maps: &[],
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
        other_maps: &[],
    },
    Entry {
        id: "crimea",
        options: &crimea::OPTIONS,
        build: build_crimea,
        about: About {
            text: "September 1854 to October 1855. The whole war before Sevastopol by brigades and regiments, two weeks \
                   or a winter month a turn: landings, marches, supply, works, the siege train and the winter. Whenever \
                   the armies meet, both fire, move and fight hand to hand until the fighting dies down. Whoever holds \
                   the town after 23 turns has won: a game of many evenings. Seven of its battles can be played by \
                   themselves, from the Alma to the assault of September, the smallest in half an hour.",
            provenance: "The rules follow the printed game of 1975 with its errata. Maps, counters and charts are not in \
                         our sources: the ground is redrawn from the hexes that the rules name and from history, and \
                         most values of units, tables and set-ups are reconstructed from what the text says of them. \
                         The advanced game, with the fleets and the other sections of the map, is not in yet.",
            books: &["crimea"],
        },
        map: MapFiles::Hexes {
            map: "crimea/sevastopol.toml",
            drawing: "crimea/drawing_sevastopol.toml",
            vocabulary: &crimea::ground::VOCABULARY,
        },
        other_maps: &[OtherMap {
            option: &crimea::options::SCENARIO,
            choice: "evpatoria",
            map: MapFiles::Hexes {
                map: "crimea/evpatoria.toml",
                drawing: "crimea/drawing_evpatoria.toml",
                vocabulary: &crimea::ground::VOCABULARY,
            },
        }],
    },
];

/// Rulebooks: the short name and the ledger file of each.
const LEDGERS: &[(&str, &str)] = &[
    ("quad", "quad/ledger.toml"),
    ("balaclava", "balaclava/ledger.toml"),
    ("alma", "alma/ledger.toml"),
    ("inkerman", "inkerman/ledger.toml"),
    ("league", "league/ledger.toml"),
    ("crimea", "crimea/ledger.toml"),
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

fn build_crimea(data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, Vec<Fault>> {
    let files = crimea::Files {
        sevastopol: data.source("crimea/sevastopol.toml"),
        evpatoria: data.source("crimea/evpatoria.toml"),
        roster: data.source("crimea/roster.toml"),
        rules: data.source("crimea/rules.toml"),
        battles: data.source("crimea/battles.toml"),
    };
    let game = Crimea::read(files, options)?;
    let doctrine = if game.is_campaign() { "crimea/doctrine.toml" } else { "crimea/doctrine_battles.toml" };
    Ok(Arc::new(Playable::new(game, data.source(doctrine))?))
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

/// The map or the table of a game with these options, from these data.
///
/// # Errors
/// If there is no such game or option, or its map has faults.
pub fn sheet(id: &str, data: &DataSet, options: &Options) -> Result<Sheet, TitleError> {
    let entry = entry(id)?;
    let options = options.settle(entry.options)?;
    entry.map_for(&options).read(data).map_err(TitleError::Data)
}

/// Every map or table of a game, the usual one first, from these data.
///
/// # Errors
/// If there is no such game, or a map has faults.
pub fn sheets(id: &str, data: &DataSet) -> Result<Vec<Sheet>, TitleError> {
    entry(id)?.maps().map(|map| map.read(data).map_err(TitleError::Data)).collect()
}

/// The name of the map that a game is played on with these options: games with the same name have the same map.
///
/// # Errors
/// If there is no such game or option.
pub fn map_name(id: &str, options: &Options) -> Result<&'static str, TitleError> {
    let entry = entry(id)?;
    let options = options.settle(entry.options)?;
    Ok(match entry.map_for(&options) {
        MapFiles::Hexes { map, .. } => map,
        MapFiles::Table { table, .. } => table,
    })
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

/// The game with this id and, of these options, those that it offers: for a game that was begun when it offered others.
///
/// # Errors
/// If there is no such game.
pub fn find_for(record: &Record) -> Result<Arc<dyn Title>, TitleError> {
    let options = record.options.known(entry(&record.game)?.options);
    find(&record.game, &options)
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
        for other in entry.other_maps {
            let mut options = Options::default();
            options.set(other.option.id, other.choice);
            faults.extend((entry.build)(data, &options).err().into_iter().flatten());
        }
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
            for sheet in sheets(id, &data).expect("good maps") {
                assert!(sheet.drawing.text.contains("title"), "{id}");
            }
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

    #[test]
    fn an_option_can_ask_for_another_map() {
        let data = DataSet::built_in();
        let mut options = Options::default();
        let map = |options: &Options| match sheet("crimea", &data, options).expect("a good map").ground {
            Ground::Hexes(map) => map.id().to_owned(),
            Ground::Table(_) => panic!("a map was asked for"),
        };
        assert_eq!(map(&options), "sevastopol");
        assert_eq!(map_name("crimea", &options).expect("a map"), "crimea/sevastopol.toml");
        options.set("scenario", "evpatoria");
        assert_eq!(map(&options), "evpatoria");
        assert_eq!(map_name("crimea", &options).expect("a map"), "crimea/evpatoria.toml");
        options.set("scenario", "waterloo");
        assert!(map_name("crimea", &options).is_err());
        assert_eq!(sheets("crimea", &data).expect("good maps").len(), 2);
    }
}

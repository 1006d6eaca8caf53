//! What Skirmish says about itself.

use crate::roster::Arm as Kind;
use crate::side::SIDES;
use crate::skirmish::{Files, Skirmish};
use declaration::{
    Arm, Band, Board, Book, DataSet, Declared, Dress, Nation, Outline, Plate, RoadClass, RoadKind, Symbol,
    TerrainClass, TerrainKind, TitleSpec, Vocabulary,
};
use kernel::{Fault, Options};

/// The words of its map.
pub(crate) const VOCABULARY: Vocabulary = Vocabulary {
    terrain: &[TerrainKind::new("copse", TerrainClass::Woods)],
    slopes: &[],
    hexsides: &[],
    roads: &[RoadKind::new("lane", RoadClass::Track)],
};

const AMBER: Nation = Nation {
    id: "amber",
    plate: Plate {
        ground: "#e3a63a",
        ink: "#2a1c05",
        muted: "#f0dfba",
        muted_ink: "#57400c",
        band: Band::Chevrons,
        outline: Outline::Round,
    },
    dress: Dress::PLAIN,
};

const SLATE: Nation = Nation {
    id: "slate",
    plate: Plate {
        ground: "#3d5875",
        ink: "#ffffff",
        muted: "#c3cfdb",
        muted_ink: "#1d2f42",
        band: Band::Saltires,
        outline: Outline::Cut,
    },
    dress: Dress::PLAIN,
};

/// What Skirmish says about itself.
pub static TITLE: Declared<Skirmish> = Declared {
    spec: TitleSpec {
        id: "skirmish",
        phrases: &crate::phrasebook::PHRASES,
        example: true,
        sides: &SIDES,
        nations: &[AMBER, SLATE],
        arms: &[Arm::new(Kind::Fusilier.id(), Symbol::Muskets), Arm::new(Kind::Rider.id(), Symbol::Sabre)],
        options: &[],
        books: &[Book { name: "skirmish", ledger: "skirmish/ledger.toml" }],
        board: Board::Hexes {
            map: "skirmish/map.toml",
            drawing: "skirmish/drawing.toml",
            vocabulary: &VOCABULARY,
        },
        other_boards: &[],
        files: declaration::data_files![
            "skirmish/doctrine.toml",
            "skirmish/drawing.toml",
            "skirmish/ledger.fr.toml",
            "skirmish/ledger.ru.toml",
            "skirmish/ledger.toml",
            "skirmish/map.toml",
            "skirmish/roster.toml",
            "skirmish/rules.toml",
        ],
    },
    build,
    doctrine: |_| "skirmish/doctrine.toml",
};

fn build(data: &DataSet, options: &Options) -> Result<Skirmish, Vec<Fault>> {
    let files = Files {
        map: data.source("skirmish/map.toml"),
        roster: data.source("skirmish/roster.toml"),
        rules: data.source("skirmish/rules.toml"),
    };
    Skirmish::read(files, options)
}

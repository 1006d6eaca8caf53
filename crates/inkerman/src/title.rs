//! What Inkerman says about itself.

use crate::ground::VOCABULARY;
use crate::inkerman::{Files, Inkerman};
use crate::options::HouseRules;
use crimean_war::{BRITISH, FRENCH, SIDES};
use declaration::{
    Arm, Band, Board, Book, DataSet, Declared, Dress, Nation, Outline, Plate, Symbol, TitleSpec,
};
use kernel::{Fault, Options};

/// The counters of Soimonov's column, which fights apart from Pavlov's.
const SOIMONOV: Nation = Nation {
    id: "soimonov",
    plate: Plate {
        ground: "#7fbf7a",
        ink: "#0d1a08",
        muted: "#cfe0c8",
        muted_ink: "#1d3a17",
        band: Band::Saltires,
        outline: Outline::Cut,
    },
    dress: Dress::PLAIN,
};

/// The counters of Pavlov's column.
const PAVLOV: Nation = Nation {
    id: "pavlov",
    plate: Plate {
        ground: "#9a9ea3",
        ink: "#14161a",
        muted: "#d5d7da",
        muted_ink: "#2e333a",
        band: Band::Flag,
        outline: Outline::Ticket,
    },
    dress: Dress::PLAIN,
};

const ARMS: [Arm; 4] = [
    Arm::new("infantry", Symbol::Muskets),
    Arm::new("zouave", Symbol::Fez),
    Arm::new("cavalry", Symbol::Sabre),
    Arm::new("piquet", Symbol::Sentry),
];

/// What Inkerman says about itself.
pub static TITLE: Declared<Inkerman> = Declared {
    spec: TitleSpec {
        id: "inkerman",
        phrases: &crate::phrasebook::PHRASES,
        example: false,
        sides: &SIDES,
        nations: &[SOIMONOV, PAVLOV, BRITISH, FRENCH],
        arms: &ARMS,
        options: HouseRules::OPTIONS,
        books: &[Book { name: "inkerman", ledger: "inkerman/ledger.toml" }],
        board: Board::Hexes {
            map: "inkerman/map.toml",
            drawing: "inkerman/drawing.toml",
            vocabulary: &VOCABULARY,
        },
        other_boards: &[],
        files: declaration::data_files![
            "inkerman/doctrine.toml",
            "inkerman/drawing.toml",
            "inkerman/ledger.fr.toml",
            "inkerman/ledger.ru.toml",
            "inkerman/ledger.toml",
            "inkerman/map.toml",
            "inkerman/roster.toml",
            "inkerman/rules.toml",
        ],
    },
    build,
    doctrine: |_| "inkerman/doctrine.toml",
};

fn build(data: &DataSet, options: &Options) -> Result<Inkerman, Vec<Fault>> {
    let files = Files {
        map: data.source("inkerman/map.toml"),
        roster: data.source("inkerman/roster.toml"),
        rules: data.source("inkerman/rules.toml"),
    };
    Inkerman::read(files, options)
}

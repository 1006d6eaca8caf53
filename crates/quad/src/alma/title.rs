//! What Alma says about itself.

use super::{Alma, AlmaOptions};
use crate::files::Files;
use crate::ground::VOCABULARY;
use crate::quad::Quad;
use crate::unit::ARMS;
use crimean_war::{BRITISH, FRENCH, RUSSIAN, SIDES};
use declaration::{Board, Book, DataSet, Declared, TitleSpec};
use kernel::{Fault, Options};

/// What Alma says about itself.
pub static TITLE: Declared<Quad<Alma>> = Declared {
    spec: TitleSpec {
        id: "alma",
        phrases: &crate::phrasebook::PHRASES,
        example: false,
        sides: &SIDES,
        nations: &[RUSSIAN, BRITISH, FRENCH],
        arms: &ARMS,
        options: AlmaOptions::OPTIONS,
        books: &[
            Book { name: "quad", ledger: "quad/ledger.toml" },
            Book { name: "alma", ledger: "alma/ledger.toml" },
        ],
        board: Board::Hexes { map: "alma/map.toml", drawing: "alma/drawing.toml", vocabulary: &VOCABULARY },
        other_boards: &[],
        files: declaration::data_files![
            "quad/ledger.fr.toml",
            "quad/ledger.ru.toml",
            "quad/ledger.toml",
            "quad/standard.toml",
            "alma/doctrine.toml",
            "alma/drawing.toml",
            "alma/ledger.fr.toml",
            "alma/ledger.ru.toml",
            "alma/ledger.toml",
            "alma/map.toml",
            "alma/roster.toml",
            "alma/scenario.toml",
        ],
    },
    build,
    doctrine: |_| "alma/doctrine.toml",
};

fn build(data: &DataSet, options: &Options) -> Result<Quad<Alma>, Vec<Fault>> {
    let files = Files {
        tables: data.source("quad/standard.toml"),
        map: data.source("alma/map.toml"),
        roster: data.source("alma/roster.toml"),
        scenario: data.source("alma/scenario.toml"),
    };
    Alma::read(files, options)
}

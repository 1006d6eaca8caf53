//! What Balaclava says about itself.

use super::Balaclava;
use crate::files::Files;
use crate::ground::VOCABULARY;
use crate::options::HouseRules;
use crate::quad::Quad;
use crate::unit::ARMS;
use crimean_war::{BRITISH, FRENCH, RUSSIAN, SIDES, TURKISH};
use declaration::{Board, Book, DataSet, Declared, TitleSpec};
use kernel::{Fault, Options};

/// What Balaclava says about itself.
pub static TITLE: Declared<Quad<Balaclava>> = Declared {
    spec: TitleSpec {
        id: "balaclava",
        phrases: &crate::phrasebook::PHRASES,
        example: false,
        sides: &SIDES,
        nations: &[RUSSIAN, BRITISH, FRENCH, TURKISH],
        arms: &ARMS,
        options: HouseRules::OPTIONS,
        books: &[
            Book { name: "quad", ledger: "quad/ledger.toml" },
            Book { name: "balaclava", ledger: "balaclava/ledger.toml" },
        ],
        board: Board::Hexes {
            map: "balaclava/map.toml",
            drawing: "balaclava/drawing.toml",
            vocabulary: &VOCABULARY,
        },
        other_boards: &[],
        files: declaration::data_files![
            "quad/ledger.fr.toml",
            "quad/ledger.ru.toml",
            "quad/ledger.toml",
            "quad/standard.toml",
            "balaclava/doctrine.toml",
            "balaclava/drawing.toml",
            "balaclava/ledger.fr.toml",
            "balaclava/ledger.ru.toml",
            "balaclava/ledger.toml",
            "balaclava/map.toml",
            "balaclava/roster.toml",
            "balaclava/scenario.toml",
        ],
    },
    build,
    doctrine: |_| "balaclava/doctrine.toml",
};

fn build(data: &DataSet, options: &Options) -> Result<Quad<Balaclava>, Vec<Fault>> {
    let files = Files {
        tables: data.source("quad/standard.toml"),
        map: data.source("balaclava/map.toml"),
        roster: data.source("balaclava/roster.toml"),
        scenario: data.source("balaclava/scenario.toml"),
    };
    Balaclava::read(files, options)
}

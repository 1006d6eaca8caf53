//! What Half a League says about itself.

use crate::league::{Files, League};
use crate::options::HouseRules;
use crimean_war::{BRITISH, FRENCH, RUSSIAN, SIDES, TURKISH};
use declaration::{Arm, Board, Book, DataSet, Declared, Symbol, TitleSpec};
use kernel::{Fault, Options};

const ARMS: [Arm; 4] = [
    Arm::new("infantry", Symbol::Muskets),
    Arm::new("cavalry", Symbol::Sabre),
    Arm::new("artillery", Symbol::Gun),
    Arm::new("staff", Symbol::Star),
];

/// What Half a League says about itself.
pub static TITLE: Declared<League> = Declared {
    spec: TitleSpec {
        id: "league",
        phrases: &crate::phrasebook::PHRASES,
        example: false,
        sides: &SIDES,
        nations: &[RUSSIAN, BRITISH, FRENCH, TURKISH],
        arms: &ARMS,
        options: HouseRules::OPTIONS,
        books: &[Book { name: "league", ledger: "league/ledger.toml" }],
        board: Board::Table { table: "league/table.toml", drawing: "league/drawing.toml" },
        other_boards: &[],
        files: declaration::data_files![
            "league/doctrine.toml",
            "league/drawing.toml",
            "league/ledger.fr.toml",
            "league/ledger.ru.toml",
            "league/ledger.toml",
            "league/roster.toml",
            "league/rules.toml",
            "league/table.toml",
        ],
    },
    build,
    doctrine: |_| "league/doctrine.toml",
};

fn build(data: &DataSet, options: &Options) -> Result<League, Vec<Fault>> {
    let files = Files {
        table: data.source("league/table.toml"),
        roster: data.source("league/roster.toml"),
        rules: data.source("league/rules.toml"),
    };
    League::read(files, options)
}

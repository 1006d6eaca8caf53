//! What Crimea says about itself.

use crate::crimea::{Crimea, Files};
use crate::ground::VOCABULARY;
use crate::options::{HouseRules, SCENARIO};
use crimean_war::{BRITISH, FRENCH, RUSSIAN, SARDINIAN, SIDES, TURKISH};
use declaration::{Arm, Board, Book, DataSet, Declared, OtherBoard, Symbol, TitleSpec};
use kernel::{Fault, Options};

const ARMS: [Arm; 19] = [
    Arm::new("infantry", Symbol::Muskets),
    Arm::new("reserve", Symbol::MusketsCorner),
    Arm::new("naval_infantry", Symbol::Anchor),
    Arm::new("marines", Symbol::MusketsAnchor),
    Arm::new("detachment", Symbol::Line),
    Arm::new("black_sea_cossacks", Symbol::MusketsDots),
    Arm::new("greeks", Symbol::Cross),
    Arm::new("cavalry", Symbol::Sabre),
    Arm::new("reserve_cavalry", Symbol::SabreCorner),
    Arm::new("cossacks", Symbol::Lance),
    Arm::new("dragoons", Symbol::SabreLine),
    Arm::new("artillery", Symbol::Gun),
    Arm::new("horse_artillery", Symbol::HorseGun),
    Arm::new("naval_artillery", Symbol::HeavyGunAnchor),
    Arm::new("siege_guns", Symbol::HeavyGun),
    Arm::new("siege_mortars", Symbol::Mortar),
    Arm::new("infantry_hq", Symbol::Flag),
    Arm::new("cavalry_hq", Symbol::FlagHorse),
    Arm::new("ship", Symbol::Ship),
];

/// What Crimea says about itself.
pub static TITLE: Declared<Crimea> = Declared {
    spec: TitleSpec {
        id: "crimea",
        phrases: &crate::phrasebook::PHRASES,
        example: false,
        sides: &SIDES,
        nations: &[RUSSIAN, BRITISH, FRENCH, TURKISH, SARDINIAN],
        arms: &ARMS,
        options: HouseRules::OPTIONS,
        books: &[Book { name: "crimea", ledger: "crimea/ledger.toml" }],
        board: Board::Hexes {
            map: "crimea/sevastopol.toml",
            drawing: "crimea/drawing_sevastopol.toml",
            vocabulary: &VOCABULARY,
        },
        other_boards: &[OtherBoard {
            option: SCENARIO,
            choice: "evpatoria",
            board: Board::Hexes {
                map: "crimea/evpatoria.toml",
                drawing: "crimea/drawing_evpatoria.toml",
                vocabulary: &VOCABULARY,
            },
        }],
        files: declaration::data_files![
            "crimea/battles.toml",
            "crimea/doctrine.toml",
            "crimea/doctrine_battles.toml",
            "crimea/drawing_evpatoria.toml",
            "crimea/drawing_sevastopol.toml",
            "crimea/evpatoria.toml",
            "crimea/ledger.fr.toml",
            "crimea/ledger.ru.toml",
            "crimea/ledger.toml",
            "crimea/roster.toml",
            "crimea/rules.toml",
            "crimea/sevastopol.toml",
        ],
    },
    build,
    doctrine,
};

fn build(data: &DataSet, options: &Options) -> Result<Crimea, Vec<Fault>> {
    let files = Files {
        sevastopol: data.source("crimea/sevastopol.toml"),
        evpatoria: data.source("crimea/evpatoria.toml"),
        roster: data.source("crimea/roster.toml"),
        rules: data.source("crimea/rules.toml"),
        battles: data.source("crimea/battles.toml"),
    };
    Crimea::read(files, options)
}

/// The campaign is fought for other things than a battle.
fn doctrine(game: &Crimea) -> &'static str {
    if game.is_campaign() { "crimea/doctrine.toml" } else { "crimea/doctrine_battles.toml" }
}

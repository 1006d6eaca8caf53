//! The table at which the rules are tried.

use serde_json::{Value, json};
use skirmish::{Decision, Skirmish};
use std::sync::LazyLock;
use trials::Board;

/// Names the cases of the ledger that a test proves.
macro_rules! proves {
    ($($case:literal),+ $(,)?) => {
        $(let _: &str = $case;)+
    };
}
pub(crate) use proves;

pub type Table = Board<Skirmish>;
pub type Spelled = Decision<String, String>;

/// The game on its own data.
pub fn game() -> &'static Skirmish {
    static GAME: LazyLock<Skirmish> = LazyLock::new(|| trials::game(&skirmish::TITLE, &[]));
    &GAME
}

/// Amber to decide in turn 3, with these units in these hexes.
pub fn with(units: Value) -> Table {
    Table::set_up(game(), json!({ "turn": 3, "active": "amber", "units": units }))
}

pub fn at(hex: &str) -> Value {
    json!({ "hex": hex })
}

pub fn go(unit: &str, to: &str) -> Spelled {
    Decision::Move { unit: unit.to_owned(), to: to.to_owned() }
}

pub fn fire(unit: &str, target: &str) -> Spelled {
    Decision::Fire { unit: unit.to_owned(), target: target.to_owned() }
}

pub fn charge(unit: &str, target: &str) -> Spelled {
    Decision::Charge { unit: unit.to_owned(), target: target.to_owned() }
}

/// Where a unit is and how many steps it has; nothing if it is out of the game.
pub fn stands(table: &Table, unit: &str) -> Option<(String, u8)> {
    let position = serde_json::to_value(kernel::Game::position(game(), &table.state)).expect("plain data");
    let unit = position["units"].get(unit)?;
    Some((unit["hex"].as_str()?.to_owned(), unit["steps"].as_u64().unwrap_or(2) as u8))
}

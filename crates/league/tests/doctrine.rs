//! What the computer opponent knows: ideas that it has to see, and promises of its contract.

use commander::{Doctrine, Script, Weights};
use kernel::{Game, Options, Source};
use league::{Decision, Files, League};
use serde_json::{Value, json};
use std::sync::OnceLock;

fn game() -> &'static League {
    static GAME: OnceLock<League> = OnceLock::new();
    let source = |file, text| Source { file, text };
    GAME.get_or_init(|| {
        let files = Files {
            table: source("table.toml", include_str!("../../../data/league/table.toml")),
            roster: source("roster.toml", include_str!("../../../data/league/roster.toml")),
            rules: source("rules.toml", include_str!("../../../data/league/rules.toml")),
        };
        League::read(files, &Options::default()).expect("the data are sound")
    })
}

fn weights() -> &'static Weights {
    static WEIGHTS: OnceLock<Weights> = OnceLock::new();
    WEIGHTS.get_or_init(|| {
        let text = include_str!("../../../data/league/doctrine.toml");
        let source = Source { file: "doctrine.toml", text };
        Weights::read(source, League::FEATURES, League::HABITS).expect("the weights are sound")
    })
}

/// What habit decides with only some units on the table, in the actions of a side.
fn decides(active: &str, units: &Value) -> Decision {
    let mut all = serde_json::Map::new();
    for unit in game().roster.ids() {
        let id = game().roster.unit(unit).id.clone();
        let here = units.get(&id).cloned();
        all.insert(id, here.unwrap_or_else(|| json!({ "presence": "left" })));
    }
    let position =
        json!({ "turn": 5, "active": active, "stage": "actions", "initiative": active, "units": all });
    let position = serde_json::from_value(position).expect("a position");
    let state = game().set_up(&position).unwrap_or_else(|faults| panic!("{faults:?}"));
    Script::default().choose(game(), &state, weights()).expect("something to decide")
}

#[test]
fn the_seats_see_opposites() {
    (0..12).for_each(|seed| trials::seats_see_opposites(game(), seed));
}

#[test]
fn every_decision_has_a_score_and_memory_changes_none() {
    (0..4).for_each(|seed| trials::memory_changes_no_answer(game(), weights(), seed * 10));
}

#[test]
fn levels_decide_legally() {
    trials::levels_decide_legally(game(), weights(), 1, 6);
}

#[test]
fn habits_come_to_an_end() {
    (0..2).for_each(|seed| trials::habits_come_to_an_end(game(), weights(), seed, 8_000));
}

#[test]
fn rifles_fire_at_a_column_before_them() {
    let decided = decides(
        "allied",
        &json!({
            "br_7": { "at": { "x": 60_000, "y": 66_000 }, "heading": 180, "formation": "line" },
            "ru_kazan_1": { "at": { "x": 60_000, "y": 58_000 }, "heading": 0, "formation": "column" },
        }),
    );
    assert!(matches!(decided, Decision::Fire { .. }), "{decided:?}");
}

#[test]
fn a_shaken_battery_is_charged() {
    let decided = decides(
        "allied",
        &json!({
            "br_7": { "at": { "x": 60_000, "y": 60_000 }, "heading": 180, "formation": "line" },
            "ru_bat_16_1": {
                "at": { "x": 60_000, "y": 58_200 }, "heading": 0, "formation": "unlimbered", "chits": 1,
            },
        }),
    );
    assert!(matches!(decided, Decision::Charge { .. }), "{decided:?}");
}

#[test]
fn a_weak_unit_does_not_charge_a_strong_one() {
    let decided = decides(
        "russian",
        &json!({
            "ru_kazan_1": {
                "at": { "x": 60_000, "y": 56_000 }, "heading": 0, "formation": "column", "figures": 9, "chits": 2,
            },
            "br_7": { "at": { "x": 60_000, "y": 57_900 }, "heading": 180, "formation": "line" },
        }),
    );
    assert!(!matches!(decided, Decision::Charge { .. }), "{decided:?}");
}

#[test]
fn a_unit_near_its_rout_is_steadied() {
    let decided = decides(
        "allied",
        &json!({
            "br_7": { "at": { "x": 60_000, "y": 66_000 }, "heading": 180, "formation": "line", "chits": 6 },
            "ru_kazan_1": { "at": { "x": 60_000, "y": 8_000 }, "heading": 0, "formation": "column" },
        }),
    );
    assert!(matches!(decided, Decision::Steady { .. }), "{decided:?}");
}

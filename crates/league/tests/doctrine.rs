//! What the computer opponent knows: ideas that it has to see, and promises of its contract.

use commander::{Doctrine, Policy, Weights};
use kernel::{FaultKinds, Game, Log, Seat, SeededDice};
use league::state::{Gait, State};
use league::unit::Formation;
use league::{Decision, League};
use serde_json::{Value, json};
use std::sync::LazyLock;

fn game() -> &'static League {
    static GAME: LazyLock<League> = LazyLock::new(|| trials::game(&league::TITLE, &[]));
    &GAME
}

fn weights() -> &'static Weights {
    static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| trials::weights(&league::TITLE, game()));
    &WEIGHTS
}

/// A position with only some units on the table, in the actions of a side.
fn position(active: &str, units: &Value) -> State {
    let mut all = serde_json::Map::new();
    for unit in game().roster.ids() {
        let id = game().roster.unit(unit).id.clone();
        let here = units.get(&id).cloned();
        all.insert(id, here.unwrap_or_else(|| json!({ "presence": "left" })));
    }
    let position =
        json!({ "turn": 5, "active": active, "stage": "actions", "initiative": active, "units": all });
    let position = serde_json::from_value(position).expect("a position");
    game().set_up(&position, FaultKinds::NONE).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// What the policy decides with only some units on the table, in the actions of a side.
fn decides(active: &str, units: &Value) -> Decision {
    Policy::default().choose(game(), &position(active, units), weights()).expect("something to decide")
}

/// A feature of a position with only some units on the table, as the Allies see it.
fn feature(name: &str, units: &Value) -> f32 {
    let mut features = vec![0.0; League::FEATURES.len()];
    game().features(
        &position("allied", units),
        Seat(1),
        &mut <League as Doctrine>::Memory::default(),
        &mut features,
    );
    let at = League::FEATURES.iter().position(|feature| feature.name == name);
    features[at.expect("a feature of this name")]
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
fn a_second_line_joins_where_it_turns_the_fight() {
    let joins = |chits: u8| {
        let line = |y: i32, chits: u8| json!({ "at": { "x": 60_000, "y": y }, "heading": 180, "formation": "line", "points": 0, "chits": chits });
        let units = json!({
            "ru_kazan_1": { "at": { "x": 60_000, "y": 56_000 }, "heading": 0, "formation": "column", "points": 0 },
            "br_33": line(57_900, chits),
            "br_7": line(61_000, chits),
        });
        let mut state = position("russian", &units);
        let [unit, target] = ["ru_kazan_1", "br_33"].map(|id| game().roster.find(id).expect("a unit"));
        let mut dice = SeededDice::new(1);
        for decision in [Decision::Charge { unit, target, second: None }, Decision::Stand] {
            game().resolve(&mut state, &mut Default::default(), decision, &mut dice, &mut Log::silent());
        }
        Policy::default().choose(game(), &state, weights())
    };
    assert_eq!(joins(0), Some(Decision::Support { joins: true }));
    // With so many chits both would be beaten.
    assert_eq!(joins(5), Some(Decision::Support { joins: false }));
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

#[test]
fn guns_with_an_enemy_in_range_unlimber() {
    let decided = decides(
        "allied",
        &json!({
            "br_bat_e": { "at": { "x": 60_000, "y": 66_000 }, "heading": 180, "formation": "limbered" },
            "ru_kazan_1": { "at": { "x": 60_000, "y": 50_000 }, "heading": 0, "formation": "column" },
        }),
    );
    assert!(matches!(decided, Decision::Form { formation: Formation::Unlimbered, .. }), "{decided:?}");
}

#[test]
fn a_column_closes_with_a_shaken_line() {
    let decided = decides(
        "russian",
        &json!({
            "ru_kazan_1": { "at": { "x": 60_000, "y": 56_000 }, "heading": 0, "formation": "column" },
            "br_7": { "at": { "x": 60_000, "y": 66_000 }, "heading": 180, "formation": "line", "chits": 2 },
        }),
    );
    assert!(matches!(decided, Decision::March { gait: Gait::Forward, .. }), "{decided:?}");
}

#[test]
fn those_in_touch_with_the_enemy_act_after_those_who_fire() {
    let units = json!({
        "br_7": { "at": { "x": 60_000, "y": 60_000 }, "heading": 180, "formation": "line" },
        "br_33": { "at": { "x": 72_000, "y": 62_000 }, "heading": 180, "formation": "line" },
        "ru_kazan_1": { "at": { "x": 60_000, "y": 58_100 }, "heading": 0, "formation": "column" },
    });
    let decided = decides("allied", &units);
    assert_eq!(decided.unit(), game().roster.find("br_33"), "{decided:?}");
}

#[test]
fn fire_that_cannot_be_answered_is_seen_and_a_crest_hides_from_it() {
    let russian = |y: i32| {
        json!({
            "br_7": { "at": { "x": 60_000, "y": 50_000 }, "heading": 180, "formation": "line" },
            "ru_kazan_1": { "at": { "x": 60_000, "y": y }, "heading": 0, "formation": "column" },
        })
    };
    // On the cliff below the crest, behind the crest, and out of range.
    let [open, hidden, far] = [39_000, 33_000, 20_000].map(|y| feature("fire", &russian(y)));
    // A volley at long range costs a column 1.5 of its 24 men; counted in tenths of the 13 units that break the army.
    assert!((open - 10.0 * 1.467 / 24.0 / 13.0).abs() < 0.001, "{open}");
    assert!(hidden == 0.0 && far == 0.0, "{hidden} {far}");
}

#[test]
fn an_army_near_its_breaking_point_is_seen() {
    let column = |index: i32| json!({ "at": { "x": 60_000 + 6_000 * index, "y": 20_000 }, "heading": 0, "formation": "column" });
    let alone = |units: &[&str]| {
        let all: serde_json::Map<String, Value> =
            (0..).zip(units).map(|(index, unit)| ((*unit).to_owned(), column(index))).collect();
        Value::Object(all)
    };
    let (few, more) = (alone(&["ru_kazan_1"]), alone(&["ru_kazan_1", "ru_kazan_2", "ru_kazan_3"]));
    assert!(feature("brink", &few) > feature("brink", &more));
    assert!(feature("worn", &few) > feature("worn", &more));
}

#[test]
fn the_last_figures_of_a_unit_count_most() {
    let worn = |figures: u8| {
        let at = json!({ "x": 60_000, "y": 20_000 });
        feature(
            "worn",
            &json!({ "ru_kazan_1": { "at": at, "heading": 0, "formation": "column", "figures": figures } }),
        )
    };
    let steps = [24, 18, 12, 6].map(worn);
    let losses: Vec<f32> = steps.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(losses[0] > 0.0 && losses.is_sorted(), "{losses:?}");
}

#[test]
fn whoever_is_alone_in_an_objective_grips_it() {
    let ally =
        json!({ "br_7": { "at": { "x": 118_000, "y": 24_000 }, "heading": 180, "formation": "line" } });
    assert_eq!(feature("grip", &ally), 3.0, "the Pass");
    let mut both = ally;
    both["ru_kazan_1"] = json!({ "at": { "x": 118_000, "y": 16_000 }, "heading": 0, "formation": "column" });
    assert_eq!(feature("grip", &both), 1.0, "disputed");
}

#[test]
fn a_column_that_has_come_up_to_guns_is_a_threat_to_them() {
    let units = |y: i32| {
        json!({
            "ru_kazan_1": { "at": { "x": 60_000, "y": y }, "heading": 0, "formation": "column" },
            "br_bat_e": { "at": { "x": 60_000, "y": 62_000 }, "heading": 180, "formation": "unlimbered" },
        })
    };
    // Two inches from front to front: near enough to charge.
    assert!(feature("strikes", &units(60_000)) < -0.3);
    assert_eq!(feature("strikes", &units(52_000)), 0.0);
    assert!(feature("closing", &units(52_000)) < 0.0);
}

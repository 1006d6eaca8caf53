//! Fatigue (19.0).

use crate::harness::*;
use kernel::{FaultKinds, Game, Scenery};
use quad::balaclava::Balaclava;
use quad::state::{Phase, Place};
use quad::unit::Side;
use serde_json::{Value, json};

fn position(turn: u8, phasing: &str, phase: &str, units: Value, exclusive: Value) -> Table<Balaclava> {
    Table::set_up(
        balaclava(),
        json!({ "turn": turn, "phasing": phasing, "phase": phase, "units": units, "exclusive": exclusive }),
    )
}

fn allied_march(units: Value, fatigue: Value) -> Table<Balaclava> {
    position(6, "allied", "movement", units, json!({ "fatigue": fatigue }))
}

fn fatigue(table: &Table<Balaclava>, unit: &str) -> Option<u8> {
    table.game.battle.fatigue(&table.state, table.unit(unit))
}

#[test]
fn fatigue_starts_at_the_morale() {
    proves!("balaclava:19.0");
    let table = Table::opening(balaclava());
    assert_eq!(["br_cold", "br_42", "br_20"].map(|unit| fatigue(&table, unit)), [Some(5), Some(4), Some(3)]);
}

#[test]
fn a_full_march_costs_one_level_and_a_shorter_one_nothing() {
    proves!("balaclava:19.0");
    let mut table =
        allied_march(json!({ "br_20": { "hex": "0608" }, "br_21": { "hex": "0609" } }), json!({}));
    table.play(march("br_20", "1108"));
    table.play(march("br_21", "1009"));
    assert_eq!((table.spent("br_20"), table.spent("br_21")), (10, 8));
    table.play(done());
    assert_eq!((fatigue(&table, "br_20"), fatigue(&table, "br_21")), (Some(2), Some(3)));
}

#[test]
fn the_full_march_of_a_disrupted_battalion_is_three_points() {
    proves!("balaclava:19.0");
    let mut table = allied_march(json!({ "br_20": { "hex": "0608", "disrupted": true } }), json!({}));
    table.play(march("br_20", "0908"));
    table.play(done());
    assert_eq!(fatigue(&table, "br_20"), Some(2));
}

#[test]
fn a_melee_attack_costs_one_level_and_a_defence_nothing() {
    proves!("balaclava:19.0");
    let units = || json!({ "br_42": { "hex": "1008" }, "ru_od_1": { "hex": "1007" } });
    let mut attack = position(6, "allied", "melee", units(), json!({}));
    // 3 to 4 is 1-2, column 2; morale 4 and die 4 give line 7: D R.
    attack.attack(&["1007"], &["br_42"], 4);
    attack.play(retreat("ru_od_1", "1006"));
    attack.play(done());
    assert_eq!(fatigue(&attack, "br_42"), Some(3));
    let mut defence = position(6, "russian", "melee", units(), json!({}));
    // 4 to 3, column 3; morale 2 and die 4 give line 5: A R.
    defence.attack(&["1008"], &["ru_od_1"], 4);
    defence.play(retreat("ru_od_1", "1006"));
    assert_eq!(fatigue(&defence, "br_42"), Some(4));
}

#[test]
fn a_disruption_costs_one_level_each_time() {
    proves!("balaclava:19.0");
    let fired_at = |disrupted: bool| {
        let mut table = position(
            6,
            "russian",
            "offensive_fire",
            json!({
                "br_20": { "hex": "1008", "disrupted": disrupted }, "ru_od_1": { "hex": "1007" }, "ru_hvy_1": { "hex": "1010" },
            }),
            json!({}),
        );
        // 4 from the battalion and 5 from the battery: column 8; die 1 gives 3, the morale.
        table.attack(&["1008"], &["ru_od_1", "ru_hvy_1"], 1);
        table
    };
    let hit = fired_at(false);
    assert!(hit.is_disrupted("br_20"));
    assert_eq!(fatigue(&hit, "br_20"), Some(2));
    assert_eq!(fatigue(&fired_at(true), "br_20"), Some(3), "it was disrupted before");
}

#[test]
fn at_zero_a_battalion_is_disrupted_for_good() {
    proves!("balaclava:19.0");
    let units = || json!({ "br_20": { "hex": "0608" }, "br_21": { "hex": "0606", "disrupted": true } });
    let mut table = allied_march(units(), json!({ "br_20": 1 }));
    table.play(march("br_20", "1108"));
    assert!(!table.is_disrupted("br_20"));
    table.play(done());
    assert_eq!((fatigue(&table, "br_20"), table.is_disrupted("br_20")), (Some(0), true));
    table.until(Side::Allied, Phase::Rally);
    table.refused_by(rally("br_20"), "balaclava:19.0");
    assert!(table.allows(rally("br_21")), "one that is not worn out may rally");
}

#[test]
fn fire_can_use_up_the_last_level() {
    proves!("balaclava:19.0");
    let mut table = position(
        6,
        "russian",
        "offensive_fire",
        json!({ "br_20": { "hex": "1008" }, "ru_od_1": { "hex": "1007" }, "ru_hvy_1": { "hex": "1010" } }),
        json!({ "fatigue": { "br_20": 1 } }),
    );
    table.attack(&["1008"], &["ru_od_1", "ru_hvy_1"], 1);
    assert_eq!((fatigue(&table, "br_20"), table.is_disrupted("br_20")), (Some(0), true));
    table.until(Side::Allied, Phase::Movement);
    table.play(done());
    assert_ne!(table.state.phase, Phase::Rally, "nobody may rally, so the phase is passed over");
}

#[test]
fn example_y7_the_coldstreams_day() {
    proves!("balaclava:19.0");
    let mut entry = position(
        4,
        "allied",
        "movement",
        json!({ "br_gren": { "off_map": "waiting" }, "br_cold": { "off_map": "waiting" } }),
        json!({}),
    );
    entry.play(enter("br_gren", "0108", "0309"));
    // 1 to enter as the second of the column, and 8 road hexes downhill.
    entry.play(enter("br_cold", "0108", "0613"));
    assert_eq!(entry.spent("br_cold"), 10);
    entry.play(done());
    assert_eq!((fatigue(&entry, "br_cold"), fatigue(&entry, "br_gren")), (Some(4), Some(5)));
    let mut melee = position(
        5,
        "allied",
        "melee",
        json!({ "br_cold": { "hex": "1008" }, "ru_od_1": { "hex": "1007" } }),
        json!({ "fatigue": { "br_cold": 4 } }),
    );
    // 3 to 4, column 2; morale 5 and die 1 give line 5: A 1.
    melee.attack(&["1007"], &["br_cold"], 1);
    assert!(melee.is_disrupted("br_cold"));
    assert_eq!((melee.at("br_cold"), fatigue(&melee, "br_cold")), ("1008".to_owned(), Some(2)));
}

#[test]
fn the_eleven_battalions_of_the_two_divisions_tire_and_nobody_else() {
    proves!("balaclava:19.1");
    let table = Table::opening(balaclava());
    let mut tired: Vec<_> = table
        .game
        .roster
        .ids()
        .filter(|unit| table.game.battle.fatigue(&table.state, *unit).is_some())
        .map(|unit| table.game.roster.unit(unit).name.as_str())
        .collect();
    tired.sort_unstable();
    let mut listed = [
        "Coldstrm/1",
        "Scot Fus/1",
        "Gren Gds/1",
        "42 BW/1",
        "79 Cam/1",
        "20/4",
        "21/4",
        "63/4",
        "46/4",
        "57/4",
        "1 Bat RB/4",
    ];
    listed.sort_unstable();
    assert_eq!(tired, listed);
}

#[test]
fn other_battalions_march_as_much_as_they_like() {
    proves!("balaclava:19.1");
    let mut table =
        allied_march(json!({ "br_93": { "hex": "0608" }, "fr_zou_1": { "hex": "0609" } }), json!({}));
    for _ in 0..6 {
        let (near, far) = if table.at("br_93") == "0608" { ("1108", "1109") } else { ("0608", "0609") };
        table.play(march("br_93", near));
        table.play(march("fr_zou_1", far));
        table.play(done());
        table.until(Side::Allied, Phase::Movement);
    }
    assert!(!table.is_disrupted("br_93") && !table.is_disrupted("fr_zou_1"));
}

#[test]
fn the_record_and_the_table_show_the_fatigue() {
    proves!("balaclava:19.2");
    let mut table =
        allied_march(json!({ "br_20": { "hex": "0608" }, "br_93": { "hex": "0606" } }), json!({}));
    table.play(march("br_20", "1108"));
    table.play(done());
    let badges = |unit: &str| {
        let scene = table.game.scene(&table.state, None);
        scene.pieces.into_iter().find(|piece| piece.id == unit).unwrap().badges
    };
    assert!(badges("br_20").iter().any(|badge| *badge == "endurance 2"));
    assert!(!badges("br_93").iter().any(|badge| badge.english().starts_with("endurance")));
    let position = table.game.position(&table.state);
    assert_eq!(position.exclusive.fatigue.get("br_20"), Some(&2));
    let again = balaclava_with(&[]).set_up(&position, FaultKinds::NONE).expect("the position is sound");
    assert_eq!(again, table.state);
}

#[test]
fn a_position_cannot_give_more_than_the_morale_or_tire_others() {
    proves!("balaclava:19.1", "balaclava:19.2");
    let faults = |fatigue: Value| {
        let position = json!({
            "turn": 6, "phasing": "allied", "phase": "movement", "units": { "br_20": { "hex": "0608" } },
            "exclusive": { "fatigue": fatigue },
        });
        Table::try_set_up(balaclava(), position)
            .map(|table| table.place("br_20"))
            .map_err(|faults| faults.len())
    };
    assert_eq!(faults(json!({ "br_20": 2 })), Ok(Place::at(hex("0608"))));
    assert_eq!(faults(json!({ "br_20": 4 })), Err(1));
    assert_eq!(faults(json!({ "br_93": 2 })), Err(1));
    assert_eq!(faults(json!({ "br_20": 0 })), Err(1), "a worn out battalion lies on its back");
}

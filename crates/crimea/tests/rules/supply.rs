//! Supply, attrition and isolation (17, 18).

use crate::field::*;
use crimea::Event;
use crimea::state::{Cause, Phase, Stage};
use crimea::unit::Side;

#[test]
fn ammunition_comes_with_its_turns() {
    proves!("crimea:17.A.a");
    for turn in 1..=23 {
        let mut field = Field::empty()
            .at(turn, Side::Allied, Stage::Fortification)
            .put("1532", &["fr_1_1"])
            .set(|state| (state.fort_points, state.ammunition) = (1, 2));
        let winter = field.game.is_winter(&field.state);
        field.done();
        let issue = field.game.tables.appearance.ammunition(turn);
        assert_eq!(field.state.ammunition, 2 + issue, "turn {turn}");
        assert!(issue <= 1 && !(winter && turn < 9 && issue > 0), "turn {turn}");
    }
}

#[test]
fn hungry_units_fight_as_others_do() {
    proves!("crimea:DN.3");
    let hungry = Field::empty().put("2530", &["fr_1_1"]);
    let fed = Field::empty().put("1532", &["fr_1_1"]);
    let strength = |field: &Field| {
        let unit = field.unit("fr_1_1");
        (field.game.fire_factor(&field.state, unit), field.game.melee_halves(&field.state, unit))
    };
    assert_eq!(strength(&hungry), strength(&fed));
    assert_eq!(strength(&hungry), (5, 16));
    let mut field = hungry.put("2529", &["ru_16_vla", "ru_17_mos"]).phase(Side::Allied, Phase::AttackerPlot);
    let events = field.fire(&[aim("fr_1_1", "2529")], &[6]);
    assert!(events.iter().any(|event| matches!(event, Event::FireRolled { factors: 5, .. })));
}

/// The dice of attrition that fall when the player turn reaches strategic movement.
fn attrition(field: &mut Field, dice: &[u8]) -> Vec<(Cause, u8)> {
    let events = field.done_with(dice);
    let of = |event: &Event| match event {
        Event::AttritionRolled { cause, die, .. } => Some((*cause, *die)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

fn hungry_turn(side: Side) -> Field {
    Field::empty().at(3, side, Stage::Fortification).set(|state| state.fort_points = 1)
}

#[test]
fn a_detachment_lives_off_its_headquarters() {
    proves!("crimea:E.10");
    // No line of six points reaches 2530; 2431 is two hexes away and has one, 2230 is three hexes away.
    let position = |head: &str| {
        hungry_turn(Side::Allied).put(head, &["br_1_hq"]).put("2530", &["br_1_det"]).put("1532", &["fr_1_1"])
    };
    assert!(attrition(&mut position("2431"), &[]).is_empty());
    let mut far = position("2230");
    assert_eq!(attrition(&mut far, &[1]), [(Cause::Attrition, 1)]);
    assert!(far.is_lost("br_1_det"));
    let mut hungry = position("2529");
    assert_eq!(
        attrition(&mut hungry, &[1]),
        [(Cause::Attrition, 1)],
        "with a headquarters that has none itself"
    );
}

#[test]
fn supply_lines_do_not_pass_the_enemy() {
    proves!("crimea:R.T3");
    // The only way to 1901 for a brigade on the road at 1903 leads through 1902 and its neighbours.
    let position = || hungry_turn(Side::Allied).put("1907", &["fr_1_1"]);
    assert!(attrition(&mut position(), &[]).is_empty(), "the road is open");
    let held: Vec<&str> =
        vec!["1602", "1703", "1802", "1903", "2002", "2103", "2202", "2303", "2402", "2503", "2602"];
    let mut cut = position();
    let units = [
        "ru_16_vla",
        "ru_16_sou",
        "ru_16_oug",
        "ru_16_kaz",
        "ru_17_mos",
        "ru_17_bor",
        "ru_17_tar",
        "ru_14_vol",
        "ru_14_min",
        "ru_r_bre",
        "ru_r_bie",
    ];
    for (hex, unit) in held.iter().zip(units) {
        cut = cut.put(hex, &[unit]);
    }
    assert_eq!(attrition(&mut cut, &[1]), [(Cause::Isolation, 1)]);
    // A friend in the zone keeps the line open, if no enemy stands in its way.
    let mut gap = position();
    for (hex, unit) in held.iter().zip(units) {
        if *hex != "1903" {
            gap = gap.put(hex, &[unit]);
        }
    }
    let mut shut = gap.clone();
    assert_eq!(attrition(&mut shut, &[1]), [(Cause::Isolation, 1)], "1903 is in their zones");
    let mut kept = gap
        .put("1901", &["br_2_1"])
        .put("1902", &["br_3_1"])
        .put("1903", &["fr_3_1"])
        .put("1904", &["fr_4_1"]);
    assert!(attrition(&mut kept, &[]).is_empty());
}

#[test]
fn the_option_supply_leaves_zones_to_movement() {
    proves!("crimea:R.T3", "crimea:8.a");
    // Cossacks in 1806 and 2006 have the road at 1906 between them, and nobody stands on it.
    let position = |choice: &str| {
        Field::empty_of(crimea_with(&[("supply", choice)]))
            .at(3, Side::Allied, Stage::Fortification)
            .set(|state| state.fort_points = 1)
            .put("1911", &["fr_1_1"])
            .put("1806", &["ru_dc57"])
            .put("2006", &["ru_dc60"])
    };
    assert_eq!(attrition(&mut position("cut"), &[1]), [(Cause::Attrition, 1)], "the zones cut the road");
    let mut open = position("open");
    assert!(attrition(&mut open, &[]).is_empty(), "the zones do not touch supply");
    open.refused(march("fr_1_1", "1905"), "crimea:11.p1.a");
    // Whoever stands on the road cuts it by either reading.
    let held = |choice| position(choice).put("1906", &["ru_16_vla"]);
    assert_eq!(attrition(&mut held("open"), &[1]), [(Cause::Attrition, 1)]);
    // The Russians are fed likewise, and where nothing is chosen the zones cut.
    assert_eq!(attrition(&mut position("cut").put("1906", &["ru_16_vla"]), &[1]).len(), 1);
    let usual = &crimea::HouseRules::OPTIONS
        .iter()
        .find(|option| option.id == "supply")
        .expect("it is there")
        .choices[0];
    assert_eq!(*usual, "cut");
}

#[test]
fn hunger_takes_no_more_than_there_is() {
    proves!("crimea:R.SU2");
    let mut field = hungry_turn(Side::Allied)
        .put("2530", &["fr_1_hq", "fr_1_a"])
        .put("2430", &["tk_1_1"])
        .weak("tk_1_1", 1)
        .put("1532", &["fr_2_1"]);
    assert_eq!(attrition(&mut field, &[6]), [(Cause::Attrition, 6)]);
    assert!(field.is_lost("fr_1_a") && field.is_lost("tk_1_1"));
    assert!(!field.is_lost("fr_1_hq"), "it is no step");
    assert_eq!(field.steps_of("fr_2_1"), 4, "nobody else pays");
    let mut alone = hungry_turn(Side::Allied).put("2530", &["fr_1_hq"]).put("1532", &["fr_2_1"]);
    assert!(attrition(&mut alone, &[]).is_empty());
}

#[test]
fn isolation_is_looked_at_twice() {
    proves!("crimea:R.SU3", "crimea:18.p4.b");
    // The Evpatoria road is blocked and there is no port: both are cut off now, but only one was when the turn began.
    let mut field = Field::empty()
        .at(3, Side::Allied, Stage::Movement)
        .put("1901", &["ru_dc57"])
        .put("2109", &["fr_1_1"])
        .put("2209", &["fr_2_1"]);
    field.state.isolated = field.units(&["fr_1_1"]);
    field.done();
    assert_eq!(field.state.player, Side::Russian);
    assert!(field.is_lost("fr_1_1") && !field.is_lost("fr_2_1"));
}

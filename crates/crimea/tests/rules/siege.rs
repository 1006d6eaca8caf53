//! Siege fire and repair (12.A.2, 12.A.5, 12.A.6, 17).

use crate::field::*;
use crimea::state::Phase;
use crimea::unit::Side;

/// Six siege gun battalions, or 120 factors, behind the French, and a garrison in the Malakoff.
fn trenches(level: u8) -> Field {
    Field::empty()
        .phase(Side::Allied, Phase::Commitment)
        .put("1226", &["fr_1_hq", "fr_1_1", "fr_s1", "fr_s2", "fr_s3", "fr_s4", "fr_m1", "fr_m2"])
        .put("1224", &["ru_12_hq", "ru_12_azo", "ru_12_dni"])
        .put("1223", &["ru_n1", "ru_n2"])
        .work("1224", level, Side::Russian)
        .set(|state| state.ammunition = 2)
}

/// Commits guns and goes on to the dice.
fn bombard(field: &mut Field, guns: &[(&str, &str)], dice: &[u8]) -> Vec<crimea::Event> {
    for (gun, at) in guns {
        field.play(commit(gun, at));
    }
    if field.state.is_phase(Phase::Commitment) {
        field.done();
    }
    assert!(field.state.is_phase(Phase::AttackerMovement));
    field.done_with(dice)
}

const BATTERY: [(&str, &str); 4] =
    [("fr_s1", "1224"), ("fr_s2", "1224"), ("fr_s3", "1224"), ("fr_s4", "1224")];

#[test]
fn eighty_factors_breach_a_work_and_the_russians_repair_it() {
    proves!("crimea:12.A.5.a", "crimea:12.A.5.c", "crimea:12.A.6.a", "crimea:12.A.6.b", "crimea:12.A.6.c");
    for (die, level) in [(4, 2), (6, 3), (1, 0)] {
        let mut field = trenches(3);
        bombard(&mut field, &BATTERY, &[3, die]);
        assert_eq!(field.level("1224"), level, "repair die {die}");
        assert_eq!(field.state.ammunition, 1);
    }
}

#[test]
fn one_repair_is_shared_between_works() {
    proves!("crimea:12.A.6.d");
    let mut field = trenches(2).work("1325", 1, Side::Russian);
    let guns = [("fr_s1", "1224"), ("fr_s2", "1224"), ("fr_s3", "1325"), ("fr_s4", "1325")];
    // 40 factors with a 1 take two levels of each: the second of 1325 has no garrison to hurt.
    bombard(&mut field, &guns, &[1, 1, 4]);
    assert_eq!((field.level("1224"), field.level("1325")), (0, 0));
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(repair("1223"), "crimea:12.A.6.b");
    // The other level has only one place left to go.
    field.play(repair("1325"));
    assert_eq!((field.level("1224"), field.level("1325")), (1, 1));
}

#[test]
fn levels_beyond_the_last_are_steps_and_mortars_kill() {
    proves!("crimea:12.A.5.b", "crimea:12.A.5.c", "crimea:12.A.5.d", "crimea:E.CRT.2.f");
    let mut field = trenches(1);
    bombard(&mut field, &BATTERY, &[1]);
    assert_eq!(field.level("1224"), 0);
    assert_eq!(field.asked(), Some(Side::Russian));
    assert_eq!(field.state.toll.owed, 3, "four levels, and only one was there");
    let mut field = trenches(3);
    bombard(&mut field, &[("fr_m1", "1224"), ("fr_m2", "1224")], &[1]);
    assert_eq!((field.level("1224"), field.state.toll.owed), (3, 1), "30 mortar factors read as 20");
}

#[test]
fn siege_guns_reach_two_hexes_and_nothing_without_a_work() {
    proves!("crimea:12.A.2.b", "crimea:12.A.2.c", "crimea:R.G2");
    let field = trenches(3).work("1223", 1, Side::Russian);
    assert!(field.allows(commit("fr_s1", "1224")));
    field.refused(commit("fr_s1", "1223"), "crimea:12.A.2.c");
    field.refused(commit("fr_s1", "1225"), "crimea:R.G2");
    field.refused(commit("fr_1_1", "1224"), "crimea:12.A.2.b");
    let field = trenches(0);
    field.refused(commit("fr_s1", "1224"), "crimea:R.G2");
}

#[test]
fn siege_fire_needs_ammunition_an_allied_turn_and_loaded_guns() {
    proves!("crimea:12.A.2.a", "crimea:17.A.b", "crimea:17.C.c");
    trenches(3).set(|state| state.ammunition = 0).refused(commit("fr_s1", "1224"), "crimea:17.A.b");
    trenches(3).phase(Side::Russian, Phase::Commitment).refused(commit("fr_s1", "1224"), "crimea:12.A.2.a");
    let mut field = trenches(3).phase(Side::Allied, Phase::AttackerPlot).watched().put("1225", &["ru_n3"]);
    field.play(aim("fr_s1", "1225"));
    field.done();
    field.done_with(&[6]);
    assert!(field.state.is_phase(Phase::Commitment));
    field.refused(commit("fr_s1", "1224"), "crimea:17.C.c");
    assert!(field.allows(commit("fr_s2", "1224")));
}

#[test]
fn an_issue_is_spent_for_a_phase_with_siege_fire_and_for_no_other() {
    proves!("crimea:17.A.b", "crimea:12.A.2.d", "crimea:12.A.2.e");
    let mut idle = trenches(3);
    idle.done();
    assert_eq!(idle.state.ammunition, 2);
    let mut field = trenches(3);
    field.play(commit("fr_s1", "1224"));
    field.refused(commit("fr_s1", "1224"), "crimea:12.A.2.e");
    field.play(commit("fr_m1", "1224"));
    field.done();
    assert_eq!(field.state.ammunition, 1);
    assert!(field.state.action.bombarded.contains(hex("1224")));
    // 20 gun factors and 10 mortar factors: two dice.
    field.done_with(&[6, 6]);
    assert_eq!(field.level("1224"), 3);
}

#[test]
fn a_garrison_in_the_town_stands_and_one_outside_rolls() {
    proves!("crimea:12.B.1.p4", "crimea:R.MO2");
    let mut field = trenches(3).put("1224", &["ru_12_hv"]).weak("ru_12_azo", 1);
    bombard(&mut field, &[("fr_m1", "1224"), ("fr_m2", "1224")], &[1]);
    field.play(lose("ru_12_hv"));
    assert!(field.allows(crimea::Decision::Stand), "1224 is no town");
    let mut town = Field::empty()
        .phase(Side::Allied, Phase::Commitment)
        .put("1225", &["fr_1_hq", "fr_1_1", "fr_m1", "fr_m2"])
        .put("1223", &["ru_12_hq", "ru_12_azo", "ru_12_dni", "ru_12_hv"])
        .work("1223", 2, Side::Russian)
        .set(|state| state.ammunition = 2);
    bombard(&mut town, &[("fr_m1", "1223"), ("fr_m2", "1223")], &[1]);
    town.play(lose("ru_12_hv"));
    assert!(town.is_lost("ru_12_hv") && town.state.toll == crimea::state::Toll::NONE);
}

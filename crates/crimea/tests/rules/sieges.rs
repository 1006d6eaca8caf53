//! Siege fire and repair (12.A.2, 12.A.5, 12.A.6, 17, X.2).

use crate::field::*;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;
use crimea::{Decision, Event};

/// Siege guns and mortars in 1225 and 1226 before works in 1224 and 1223.
fn siege(guns: &[&str]) -> Field {
    Field::empty()
        .put("1225", &["fr_1_1"])
        .put("1226", guns)
        .put("1224", &["ru_16_vla", "ru_17_mos"])
        .work("1224", 3, Side::Russian)
        .set(|state| state.ammunition = 3)
        .phase(Side::Allied, Phase::Commitment)
}

fn siege_rolls(events: &[Event]) -> Vec<(String, bool, u32, u8)> {
    let of = |event: &Event| match event {
        Event::SiegeRolled { at, mortars, factors, result, .. } => {
            Some((at.to_string(), *mortars, *factors, *result))
        }
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

const EIGHTY: [&str; 4] = ["fr_s1", "fr_s2", "fr_s3", "fr_s4"];

fn all(guns: &[&str], at: &str) -> Vec<Named> {
    guns.iter().map(|gun| commit(gun, at)).collect()
}

#[test]
fn siege_fire_is_for_the_allied_attacker() {
    proves!("crimea:12.A.2.a");
    let field = siege(&["fr_s1"]);
    assert!(field.allows(commit("fr_s1", "1224")));
    field.refused(commit("fr_1_1", "1224"), "crimea:12.A.2.b");
    let defending = field.phase(Side::Russian, Phase::Commitment);
    defending.refused(commit("fr_s1", "1224"), "crimea:12.A.2.a");
}

#[test]
fn it_reaches_two_hexes_over_anybody() {
    proves!("crimea:12.A.2.c", "crimea:R.G2");
    let field = siege(&["fr_s1", "fr_m1"]).work("1223", 3, Side::Russian).work("1225", 1, Side::Allied);
    assert!(field.allows(commit("fr_s1", "1224")), "two hexes away, over the French in 1225");
    assert!(field.allows(commit("fr_m1", "1224")));
    field.refused(commit("fr_s1", "1223"), "crimea:12.A.2.c");
    field.refused(commit("fr_s1", "1225"), "crimea:R.G2");
    field.refused(commit("fr_s1", "1324"), "crimea:R.G2");
    let near = field.put("1225", &["fr_s2"]);
    assert!(near.allows(commit("fr_s2", "1224")) && near.allows(commit("fr_s2", "1223")));
    let open = near.set(|state| state.works.set(hex("1224"), 0, Side::Russian));
    open.refused(commit("fr_s2", "1224"), "crimea:R.G2");
}

#[test]
fn eighty_factors_and_a_three_take_three_levels() {
    proves!(
        "crimea:12.A.2.b",
        "crimea:12.A.2.e",
        "crimea:12.A.5.a",
        "crimea:12.A.5.e",
        "crimea:12.A.6.a",
        "crimea:12.A.6.b",
        "crimea:12.A.6.c"
    );
    for (repair_die, level) in [(1, 0), (3, 1), (4, 2), (6, 3)] {
        let mut field = siege(&EIGHTY);
        let events = field.play(commit("fr_s1", "1224"));
        assert!(
            siege_rolls(&events).is_empty() && field.level("1224") == 3,
            "nothing happens before phase 5"
        );
        let events = field.bombard(&all(&EIGHTY[1..], "1224"), &[3, repair_die]);
        assert_eq!(siege_rolls(&events), [("1224".into(), false, 80, 3)]);
        assert_eq!(field.level("1224"), level, "repair die {repair_die}");
        assert_eq!(field.steps_of("ru_16_vla") + field.steps_of("ru_17_mos"), 4);
    }
}

#[test]
fn levels_beyond_the_work_are_steps() {
    proves!("crimea:12.A.5.c");
    let mut field = siege(&EIGHTY).work("1224", 1, Side::Russian);
    let events = field.bombard(&all(&EIGHTY, "1224"), &[4]);
    assert_eq!(siege_rolls(&events), [("1224".into(), false, 80, 2)]);
    assert_eq!((field.level("1224"), field.asked()), (0, Some(Side::Russian)));
    field.play(lose("ru_17_mos"));
    field.roll(Decision::Stand, &[6, 1]);
    assert_eq!(field.steps_of("ru_17_mos"), 1, "one level, one step");
    assert_eq!(field.level("1224"), 0, "the repair die was 1");
}

#[test]
fn mortars_kill_troops_and_leave_the_work() {
    proves!("crimea:12.A.5.b", "crimea:12.A.5.d", "crimea:12.A.2.d");
    let mut field = siege(&["fr_m1", "fr_m2", "fr_m3", "fr_s1", "fr_s2"]);
    // 40 factors of guns: 6 takes nothing. 50 of mortars: 3 takes a step.
    let events = field.bombard(&all(&["fr_m1", "fr_m2", "fr_m3", "fr_s1", "fr_s2"], "1224"), &[6, 3]);
    assert_eq!(siege_rolls(&events), [("1224".into(), false, 40, 0), ("1224".into(), true, 50, 1)]);
    assert_eq!(field.level("1224"), 3);
    assert!(field.allows(lose("ru_16_vla")) && field.allows(lose("ru_17_mos")), "the defender picks");
    field.play(lose("ru_17_mos"));
    assert_eq!(field.steps_of("ru_17_mos"), 1);
    // More steps than there are in the hex are ignored.
    let mut few = siege(&["fr_m1", "fr_m2", "fr_m3"])
        .aside("ru_17_mos", crimea::state::Place::Absent)
        .weak("ru_16_vla", 1);
    few = few.put("1023", &["ru_14_vol"]);
    few.bombard(&all(&["fr_m1", "fr_m2", "fr_m3"], "1224"), &[1]);
    assert!(few.is_lost("ru_16_vla"));
    assert_eq!(few.level("1224"), 3);
}

#[test]
fn one_repair_roll_for_all_works() {
    proves!("crimea:12.A.6.d", "crimea:R.G3");
    let mut field = siege(&[])
        .put("1225", &["fr_s1", "fr_s2", "fr_s3", "fr_s4"])
        .put("1223", &["ru_14_vol"])
        .work("1223", 3, Side::Russian)
        .work("1124", 2, Side::Russian);
    // Two levels from each; a 4 repairs two of the four.
    let plan =
        [commit("fr_s1", "1224"), commit("fr_s2", "1224"), commit("fr_s3", "1223"), commit("fr_s4", "1223")];
    field.bombard(&plan, &[2, 2, 4]);
    assert_eq!((field.level("1224"), field.level("1223")), (1, 1));
    assert_eq!((field.asked(), field.state.action.phase), (Some(Side::Russian), Phase::Repair));
    field.refused(repair("1124"), "crimea:12.A.6.b");
    field.play(repair("1223"));
    field.play(repair("1224"));
    assert_eq!((field.level("1224"), field.level("1223"), field.level("1124")), (2, 2, 2));
    assert_ne!(field.state.action.phase, Phase::Repair);
}

#[test]
fn every_phase_of_siege_fire_costs_an_issue() {
    proves!("crimea:17.A.b");
    let mut field = siege(&EIGHTY);
    field.bombard(&all(&EIGHTY, "1224"), &[6, 1]);
    assert_eq!(field.state.ammunition, 2, "however many fire");
    let mut none = siege(&EIGHTY);
    none.done();
    assert_eq!(none.state.ammunition, 3);
    let empty = siege(&EIGHTY).set(|state| state.ammunition = 0);
    empty.refused(commit("fr_s1", "1224"), "crimea:17.A.b");
}

#[test]
fn a_level_one_work_does_not_touch_siege_dice() {
    proves!("crimea:E.CRT.2.f", "crimea:12.A.5.e");
    // 1223 is a city hex too: nothing is added for it either.
    for at in ["1224", "1223"] {
        let mut field = siege(&[])
            .put("1225", &EIGHTY)
            .work("1224", 1, Side::Russian)
            .put("1223", &["ru_14_vol"])
            .work("1223", 1, Side::Russian);
        let events = field.bombard(&all(&EIGHTY, at), &[4]);
        assert_eq!(siege_rolls(&events), [(at.into(), false, 80, 2)], "{at}");
    }
}

#[test]
fn contact_needs_no_declaration_and_winter_no_truce() {
    proves!("crimea:R.G1", "crimea:R.A11");
    let field = Field::empty()
        .at(7, Side::Allied, Stage::Movement)
        .put("1226", &["fr_s1"])
        .put("1225", &["fr_1_1"])
        .put("1224", &["ru_16_vla"])
        .work("1224", 2, Side::Russian)
        .set(|state| (state.ammunition, state.contact) = (1, true));
    let mut field = field;
    field.done();
    assert_ne!(field.state.stage, Stage::SiegeDeclaration, "nobody has to announce anything");
    while field.state.stage != Stage::Action || field.state.action.phase < Phase::Commitment {
        field.done();
    }
    assert_eq!(field.state.action.phase, Phase::Commitment);
    assert!(field.allows(commit("fr_s1", "1224")));
}

#[test]
fn the_siege_train_comes_before_the_assault() {
    proves!("crimea:X.2", "crimea:R.X2");
    let game = crimea_with(&[("siege_train", "yes")]);
    let field = |game, level| {
        Field::empty_of(game)
            .put("1225", &["fr_1_1", "fr_s1"])
            .put("1224", &["ru_16_vla"])
            .work("1224", level, Side::Russian)
            .put("1124", &["fr_2_1"])
            .put("1123", &["ru_17_mos"])
            .work("1123", 1, Side::Russian)
            .set(|state| state.ammunition = 2)
            .phase(Side::Allied, Phase::AttackerMovement)
    };
    field(game, 2).refused(step("fr_1_1", "1224"), "crimea:X.2");
    assert!(field(game, 1).allows(step("fr_1_1", "1224")), "level 1 outside the town");
    field(game, 1).refused(step("fr_2_1", "1123"), "crimea:X.2");
    assert!(field(crimea(), 2).allows(step("fr_1_1", "1224")), "without the option");
    let mut shelled = field(game, 2).phase(Side::Allied, Phase::Commitment);
    shelled.play(commit("fr_s1", "1224"));
    shelled.done();
    assert_eq!(shelled.state.action.phase, Phase::AttackerMovement);
    assert!(shelled.allows(step("fr_1_1", "1224")));
    let mut next = shelled.phase(Side::Allied, Phase::DefenderMelee).set(|state| {
        state.action.commitments = [None; crimea::state::SIEGE_ROOM];
    });
    while next.state.action.phase != Phase::AttackerMovement {
        next.done();
    }
    assert!(next.allows(step("fr_1_1", "1224")), "siege fire of an earlier action turn is enough");
}

#[test]
fn siege_guns_stay_when_the_stack_goes() {
    proves!("crimea:17.C.a", "crimea:17.C.b");
    let mut field = Field::empty()
        .put("2109", &["fr_1_1", "fr_s1"])
        .put("2109", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"])
        .came_from("2108", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"])
        .phase(Side::Russian, Phase::AttackerMelee);
    // 2:1, die 5: D1R. The brigade rolls for its retreat, the guns do not.
    let events = field.roll(fight("2109"), &[5, 6]);
    let rolls = events.iter().filter(|event| matches!(event, Event::MoraleRolled { .. })).count();
    assert_eq!(rolls, 1);
    field.play(retreat("fr_1_1", "2110"));
    assert_eq!(field.whereabouts("fr_s1"), "2109");
    assert!(!field.game.holds(&field.state, hex("2109"), Side::Allied), "they count for nothing");
    let taken = field.clone();
    let mut taken = taken.set(|state| state.action.quiet = 2);
    taken.state.action.fought = false;
    while taken.state.in_action() {
        taken.done();
    }
    assert!(taken.is_lost("fr_s1"), "still in Russian hands at the end");
    let mut freed = field.set(|state| state.action.quiet = 2);
    freed.state.action.fought = false;
    for id in ["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"] {
        let unit = freed.unit(id);
        freed.state.place[unit] = crimea::state::Place::at(hex("2107"));
    }
    while freed.state.in_action() {
        freed.done();
    }
    assert_eq!(freed.whereabouts("fr_s1"), "2109", "unharmed");
}

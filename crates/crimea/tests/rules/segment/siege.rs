//! Siege fire, ammunition and repair (12.A.2, 12.A.5, 12.A.6, 17).

use crate::field::*;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;
use crimea::{Decision, Event};

const EIGHTY: [&str; 4] = ["br_s1", "br_s4", "fr_s1", "fr_s2"];

/// Siege guns and mortars in 1126, two hexes from 1124, and somebody who can move.
fn siege() -> Field {
    Field::empty()
        .phase(Side::Allied, Phase::Commitment)
        .set(|state| state.ammunition = 3)
        .put("1126", &["br_s1", "br_s2", "br_s4", "fr_s1", "fr_s2", "br_m1", "br_m2", "fr_m2"])
        .put("1228", &["fr_3_1"])
}

/// Commits, and ends commitment and movement.
fn bombard(field: &mut Field, guns: &[&str], at: &str, dice: &[u8]) -> Vec<Event> {
    for gun in guns {
        field.play(commit(gun, at));
    }
    fire(field, dice)
}

fn fire(field: &mut Field, dice: &[u8]) -> Vec<Event> {
    field.done();
    assert!(field.state.is_phase(Phase::AttackerMovement));
    field.done_with(dice)
}

fn rolls(events: &[Event]) -> Vec<(bool, u32, u8)> {
    let found = events.iter().filter_map(|event| match event {
        Event::SiegeRolled { mortars, factors, result, .. } => Some((*mortars, *factors, *result)),
        _ => None,
    });
    found.collect()
}

#[test]
fn eighty_factors_and_a_three_raze_the_work_and_it_is_repaired() {
    proves!(
        "crimea:12.A.5.a",
        "crimea:12.A.5.c",
        "crimea:12.A.6.a",
        "crimea:12.A.6.b",
        "crimea:12.A.6.c",
        "crimea:12.A.2.e",
        "crimea:12.A.2.b"
    );
    for (die, level) in [(2, 0), (3, 1), (4, 2), (6, 3)] {
        let mut field = siege().put("1124", &["ru_16_vla"]).work("1124", 3, Side::Russian);
        for gun in EIGHTY {
            field.play(commit(gun, "1124"));
        }
        field.refused(commit("br_s1", "1124"), "crimea:12.A.2.e");
        field.done();
        assert_eq!(field.level("1124"), 3, "nothing happens before the movement is over");
        field.refused(commit("br_s2", "1124"), "crimea:12.A.2.e");
        let events = field.done_with(&[3, die]);
        assert_eq!(rolls(&events), [(false, 80, 3)]);
        assert_eq!(field.level("1124"), level, "repair die {die}");
        assert_eq!(field.steps_of("ru_16_vla"), 2);
        assert_eq!(field.state.works.all().len() as u8, level.min(1), "nothing is built elsewhere");
    }
}

#[test]
fn what_guns_do_beyond_the_work_falls_on_the_garrison() {
    proves!("crimea:12.A.5.c", "crimea:12.A.5.d", "crimea:R.MO2");
    let field = || siege().put("1124", &["ru_16_vla", "ru_16_sou"]).work("1124", 1, Side::Russian);
    let mut picks = field();
    bombard(&mut picks, &EIGHTY, "1124", &[3]);
    assert_eq!((picks.level("1124"), picks.asked()), (0, Some(Side::Russian)));
    picks.play(lose("ru_16_vla"));
    picks.play(lose("ru_16_sou"));
    // Both are at their breakpoint, and roll.
    assert!(picks.allows(Decision::Stand));
    picks.roll(Decision::Stand, &[6, 6, 1]);
    assert_eq!((picks.steps_of("ru_16_vla"), picks.steps_of("ru_16_sou")), (1, 1));
    // More steps than there are.
    let mut gone = siege().put("1124", &["ru_16_vla"]).work("1124", 1, Side::Russian).weak("ru_16_vla", 1);
    gone = gone.put("1810", &["ru_17_mos"]);
    bombard(&mut gone, &EIGHTY, "1124", &[3, 1]);
    assert!(gone.is_lost("ru_16_vla"));
    assert_eq!(gone.steps_of("ru_17_mos"), 2);
}

#[test]
fn mortars_kill_and_roll_apart() {
    proves!("crimea:12.A.2.b", "crimea:12.A.2.d", "crimea:12.A.5.b");
    let mut field = siege().put("1124", &["ru_16_vla", "ru_16_sou"]).work("1124", 3, Side::Russian);
    for gun in ["br_s1", "br_s2", "br_s4", "br_m2", "fr_m2"] {
        field.play(commit(gun, "1124"));
    }
    // Guns 50 with a 4: a level. Mortars 40 with a 5: a step.
    let events = fire(&mut field, &[4, 5]);
    assert_eq!(rolls(&events), [(false, 50, 1), (true, 40, 1)]);
    assert_eq!(field.level("1124"), 2);
    field.play(lose("ru_16_vla"));
    assert_eq!(field.steps_of("ru_16_vla"), 1);
}

#[test]
fn guns_and_mortars_hit_whoever_was_in_the_work() {
    proves!("crimea:12.A.5.d", "crimea:12.A.5.b", "crimea:12.A.5.c");
    // 1810 is no town: a garrison that loses steps rolls for morale there, and could get away.
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::Commitment)
        .set(|state| state.ammunition = 3)
        .put("1808", &["br_s1", "br_s4", "fr_s1", "fr_s2", "fr_m2", "br_m2"])
        .put("1228", &["fr_3_1"])
        .put("1810", &["ru_16_vla", "ru_17_mos"])
        .work("1810", 1, Side::Russian);
    for gun in ["br_s1", "br_s4", "fr_m2", "br_m2"] {
        field.play(commit(gun, "1810"));
    }
    // Guns 40 with a 2: the level, and a step. Mortars 40 with a 5: another step.
    let events = fire(&mut field, &[2, 5]);
    assert_eq!(rolls(&events), [(false, 40, 2), (true, 40, 1)]);
    assert_eq!((field.level("1810"), field.asked()), (0, Some(Side::Russian)));
    field.play(lose("ru_16_vla"));
    field.refused_by_judge(Decision::Stand, "crimea:12.B.1.p2");
    field.play(lose("ru_17_mos"));
    assert!(field.allows(Decision::Stand), "only now they roll, or retire");
    assert_eq!((field.steps_of("ru_16_vla"), field.steps_of("ru_17_mos")), (1, 1));
}

#[test]
fn siege_fire_knows_no_terrain() {
    proves!("crimea:12.A.5.e", "crimea:E.CRT.2.f");
    for (die, steps) in [(3, 1), (4, 2)] {
        let mut field = siege()
            .put("1125", &["fr_s3"])
            .put("1123", &["ru_n1"])
            .work("1123", 1, Side::Russian)
            .put("1810", &["ru_17_mos"])
            .set(|state| state.action.phase = Phase::Commitment);
        // 20 mortar factors in a town with a work: a step with 3, none with 4.
        field = field.put("1125", &["br_m3"]);
        bombard(&mut field, &["br_m3"], "1123", &[die]);
        assert_eq!(field.steps_of("ru_n1"), steps);
    }
}

#[test]
fn siege_fire_reaches_two_hexes_and_only_works() {
    proves!("crimea:12.A.2.c", "crimea:R.G2");
    let field = siege()
        .put("1124", &["ru_16_vla"])
        .put("1125", &["ru_16_sou"])
        .put("1123", &["ru_17_mos"])
        .put("1127", &["ru_17_bor"])
        .work("1124", 1, Side::Russian)
        .work("1123", 2, Side::Russian);
    assert!(field.allows(commit("br_s1", "1124")), "over the heads of those in 1125");
    field.refused(commit("br_s1", "1123"), "crimea:12.A.2.c");
    field.refused(commit("br_s1", "1127"), "crimea:R.G2");
    field.refused(commit("fr_3_1", "1124"), "crimea:12.A.2.b");
    let own = field.clone().work("1227", 1, Side::Allied);
    own.refused(commit("br_s1", "1227"), "crimea:R.G2");
    let near = field.work("1125", 1, Side::Russian);
    assert!(near.allows(commit("br_s1", "1125")), "one hex away");
}

#[test]
fn only_the_allied_attacker_bombards_and_in_winter_too() {
    proves!("crimea:12.A.2.a", "crimea:R.A11");
    let field = siege().put("1124", &["ru_16_vla"]).work("1124", 1, Side::Russian);
    assert!(field.clone().set(|state| state.turn = 7).allows(commit("br_s1", "1124")));
    let russian = field.phase(Side::Russian, Phase::Commitment);
    russian.refused(commit("br_s1", "1124"), "crimea:12.A.2.a");
}

#[test]
fn one_repair_roll_is_shared_among_the_works_of_this_turn() {
    proves!("crimea:12.A.6.d", "crimea:R.G3", "crimea:12.A.6.c");
    let mut field = siege()
        .put("1124", &["ru_16_vla"])
        .put("1125", &["ru_16_sou"])
        .work("1124", 3, Side::Russian)
        .work("1125", 1, Side::Russian)
        .work("1023", 1, Side::Russian)
        .weak("ru_16_sou", 2);
    for gun in ["br_s1", "br_s4"] {
        field.play(commit(gun, "1124"));
    }
    for gun in ["fr_s1", "fr_s2"] {
        field.play(commit(gun, "1125"));
    }
    // 2 levels of 1124, the level of 1125; 2 come back.
    field.done();
    let events = field.done_with(&[1, 4, 4]);
    assert_eq!((field.level("1124"), field.level("1125")), (1, 0));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::RepairRolled { .. })).count(), 1);
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(repair("1023"), "crimea:12.A.6.b");
    field.refused(repair("1224"), "crimea:12.A.6.b");
    field.play(repair("1125"));
    assert_eq!((field.level("1124"), field.level("1125"), field.level("1023")), (2, 1, 1));
    // A work that stood at 2 before comes back to 2, whatever the die.
    let mut older = siege().put("1124", &["ru_16_vla"]).work("1124", 2, Side::Russian);
    bombard(&mut older, &["br_s1", "br_s4"], "1124", &[4, 6]);
    assert_eq!(older.level("1124"), 2);
    // Without a loss nothing is repaired.
    let mut none = siege().put("1124", &["ru_16_vla"]).work("1124", 1, Side::Russian);
    bombard(&mut none, &["br_s1"], "1124", &[6]);
    none.refused(repair("1124"), "crimea:12.A.6.a");
}

#[test]
fn an_issue_serves_all_guns_of_a_phase() {
    proves!("crimea:17.A.b");
    let mut field = siege().put("1124", &["ru_16_vla"]).work("1124", 3, Side::Russian);
    field.play(commit("br_s1", "1124"));
    field.play(commit("br_m1", "1124"));
    assert_eq!(field.state.ammunition, 3);
    field.done();
    assert_eq!(field.state.ammunition, 2);
    let mut idle = siege().put("1124", &["ru_16_vla"]).work("1124", 3, Side::Russian);
    idle.done();
    assert_eq!(idle.state.ammunition, 3, "nothing committed, nothing spent");
    let empty = siege().put("1124", &["ru_16_vla"]).work("1124", 3, Side::Russian);
    empty.set(|state| state.ammunition = 0).refused(commit("br_s1", "1124"), "crimea:17.A.b");
}

#[test]
fn ammunition_comes_with_the_order_of_appearance() {
    proves!("crimea:17.A.a");
    for (turn, issues) in [(2, 0), (3, 1), (6, 0)] {
        let mut field = Field::empty()
            .at(turn, Side::Allied, Stage::Fortification)
            .set(|state| state.fort_points = 1)
            .put("1532", &["fr_1_1"]);
        field.done();
        assert_eq!(field.state.ammunition, issues, "turn {turn}");
        assert_eq!(crimea().tables.appearance.ammunition(turn), issues);
    }
}

#[test]
fn siege_artillery_neither_rolls_nor_retires() {
    proves!("crimea:17.C.a");
    let mut field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("1226", &["fr_1_1", "fr_s1"])
        .put("1225", &["ru_na1", "ru_na2"])
        .weak("fr_1_1", 3);
    assert!(!field.game.rolls_for_morale(&field.state, field.unit("fr_s1")));
    field.fire(&[aim("ru_na1", "1226"), aim("ru_na2", "1226")], &[3]);
    // A step and a check: the brigade breaks, and takes itself off.
    assert_eq!(field.asked(), Some(Side::Allied));
    field.roll(retire("1227"), &[6]);
    assert_eq!((field.whereabouts("fr_1_1"), field.whereabouts("fr_s1")), ("1227".into(), "1226".into()));
}

#[test]
fn siege_artillery_among_russians_is_lost_at_the_end() {
    proves!("crimea:17.C.b");
    let field = Field::empty()
        .phase(Side::Russian, Phase::AttackerMovement)
        .put("1226", &["fr_s1"])
        .put("1226", &["ru_16_vla"])
        .set(|state| state.action.quiet = 2);
    assert!(!field.game.holds(&field.state, hex("1226"), Side::Allied));
    let mut kept = field.clone();
    kept.done();
    assert!(kept.is_lost("fr_s1"));
    let mut left = field;
    left.play(step("ru_16_vla", "1225"));
    assert_ne!(left.state.stage, Stage::Action, "the segment is over");
    assert!(!left.is_lost("fr_s1"));
    assert_eq!(left.whereabouts("fr_s1"), "1226");
}

#[test]
fn the_siege_train_keeps_marches_out_of_empty_works_too() {
    proves!("crimea:X.2");
    let field = |choice: &str| {
        Field::empty_of(crimea_with(&[("siege_train", choice)]))
            .put("1226", &["fr_1_1"])
            .work("1224", 2, Side::Russian)
            .work("1125", 1, Side::Russian)
    };
    assert!(field("no").allows(march("fr_1_1", "1224")));
    let with = field("yes");
    with.refused(march("fr_1_1", "1224"), "crimea:X.2");
    assert!(with.allows(march("fr_1_1", "1125")), "level 1, and no town");
    // A released reserve follows where siege fire has gone before.
    let bombarded = with.set(|state| {
        state.action.bombarded.insert(hex("1224"));
    });
    assert!(bombarded.allows(march("fr_1_1", "1224")));
}

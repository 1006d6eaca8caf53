//! Simultaneous fire and its losses (7, 9, 12.A.1, E.9, E.CRT.2).

use crate::field::*;
use crimea::results::FireResult;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::{Game, Seat};

/// The rolls of simultaneous fire: target, factors, modifier, result.
fn rolls(events: &[Event]) -> Vec<(String, u32, i32, FireResult)> {
    let of = |event: &Event| match event {
        Event::FireRolled { at, factors, modifier, result, .. } => {
            Some((at.to_string(), *factors, *modifier, *result))
        }
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// Allies in 2108 attack Russians in 2109, on flat open ground.
fn plot(allies: &[&str], russians: &[&str]) -> Field {
    Field::empty().put("2108", allies).put("2109", russians).phase(Side::Allied, Phase::AttackerPlot)
}

const NOTHING: FireResult = FireResult::NOTHING;
const CHECK: FireResult = FireResult { steps: 0, check: true };

#[test]
fn both_sides_fire_at_the_next_hex() {
    proves!("crimea:12.A.1.p1.a", "crimea:12.A.1.a", "crimea:12.A.1.c");
    let field = plot(&["fr_1_1", "fr_r1", "br_c_lb"], &["ru_16_vla", "ru_16_hv"])
        .put("2110", &["ru_17_mos"])
        .put("2208", &["fr_2_1"])
        .disrupted(&["fr_2_1"]);
    field.refused(aim("fr_1_1", "2110"), "crimea:12.A.1.p1.a");
    field.refused(aim("fr_1_1", "2107"), "crimea:12.A.1.p1.a");
    field.refused(aim("br_c_lb", "2109"), "crimea:12.A.1.p1.a");
    field.refused(aim("fr_2_1", "2109"), "crimea:12.B.1.p3.b");
    field.refused(aim("ru_16_vla", "2108"), "crimea:12.A.1.p1.a");
    let mut field = field;
    field.play(aim("fr_1_1", "2109"));
    field.refused(aim("fr_1_1", "2109"), "crimea:12.A.1.p1.a");
    field.play(aim("fr_r1", "2109"));
    assert_eq!(field.asked(), Some(Side::Russian), "nobody is left who could aim");
    let events = field.fire(&[aim("ru_16_hv", "2108"), aim("ru_16_vla", "2108")], &[2, 3]);
    assert_eq!(rolls(&events), [("2109".into(), 9, 0, CHECK), ("2108".into(), 8, 0, CHECK)]);
    assert!(field.is_checked("ru_16_vla") && field.is_checked("fr_r1") && field.is_checked("br_c_lb"));
    assert!(!field.is_checked("ru_17_mos") && !field.is_checked("fr_2_1"));
}

#[test]
fn whoever_is_killed_has_fired_all_the_same() {
    proves!("crimea:12.A.1.p1.b");
    let mut field = plot(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"], &["ru_16_hv"]);
    let events = field.fire(&[aim("fr_1_hq", "2109"), aim("ru_16_hv", "2108")], &[2, 1]);
    let step = FireResult { steps: 1, check: false };
    assert_eq!(rolls(&events), [("2109".into(), 14, 0, step), ("2108".into(), 7, 0, step)]);
    assert!(field.is_lost("ru_16_hv"));
    field.play(lose("fr_1_2"));
    assert_eq!(field.steps_of("fr_1_2"), 3);
}

#[test]
fn all_fire_at_a_hex_is_one_roll_with_the_worst_modifier() {
    proves!("crimea:E.CRT.2.e", "crimea:R.F2");
    let mut field = Field::empty()
        .put("2109", &["fr_1_1"])
        .put("2111", &["fr_2_1"])
        .put("2110", &["ru_16_vla", "ru_17_mos"])
        .phase(Side::Allied, Phase::AttackerPlot);
    let events = field.fire(&[aim("fr_1_1", "2110"), aim("fr_2_1", "2110")], &[3]);
    assert_eq!(rolls(&events), [("2110".into(), 10, 1, CHECK)], "uphill from 2111, level from 2109");
}

#[test]
fn slope_and_work_add_up() {
    proves!("crimea:12.A.1.b", "crimea:7.p3.a", "crimea:E.CRT.2.d");
    for (die, result) in [(1, CHECK), (2, CHECK), (3, NOTHING)] {
        let mut field = Field::empty()
            .put("2004", &["br_2_hq", "br_2_1", "br_2_2", "br_2_b", "br_2_g"])
            .put("2005", &["ru_16_vla", "ru_17_mos"])
            .work("2005", 1, Side::Russian)
            .phase(Side::Allied, Phase::AttackerPlot);
        assert_eq!(rolls(&field.fire(&[aim("br_2_hq", "2005")], &[die])), [("2005".into(), 14, 3, result)]);
    }
    let mut river = Field::empty()
        .put("2004", &["br_2_hq", "br_2_1", "br_2_2", "br_2_b", "br_2_g"])
        .put("2005", &["ru_16_vla", "ru_16_hv"])
        .phase(Side::Russian, Phase::AttackerPlot);
    assert_eq!(
        rolls(&river.fire(&[aim("ru_16_hv", "2004")], &[5])),
        [("2004".into(), 7, -1, NOTHING)],
        "down into a river"
    );
}

#[test]
fn strong_works_hide_their_garrison_but_do_not_silence_it() {
    proves!("crimea:7.p3.b", "crimea:R.F9");
    let field = |level| {
        Field::empty()
            .put("1225", &["fr_1_1"])
            .put("1224", &["ru_16_vla", "ru_na1"])
            .work("1224", level, Side::Russian)
            .phase(Side::Allied, Phase::AttackerPlot)
    };
    assert!(field(1).allows(aim("fr_1_1", "1224")));
    for level in [2, 3] {
        // Nothing can be aimed by the Allies: the Russians are asked at once in a real game.
        let russian = field(level).phase(Side::Allied, Phase::DefenderPlot);
        field(level).refused(aim("fr_1_1", "1224"), "crimea:7.p3.b");
        assert!(russian.allows(aim("ru_na1", "1225")));
    }
}

#[test]
fn the_star_fort_has_ten_guns_a_level() {
    proves!("crimea:7.p7.b", "crimea:7.p7.c", "crimea:7.p7.d");
    let field = |level| {
        Field::empty()
            .put("1220", &["fr_1_1"])
            .put("1321", &["fr_2_1"])
            .put("1121", &["fr_3_1"])
            .work("1221", level, Side::Russian)
            .phase(Side::Allied, Phase::DefenderPlot)
    };
    let mut apart = field(3);
    let factors = |events: Vec<Event>| {
        rolls(&events).into_iter().map(|(at, factors, ..)| (at, factors)).collect::<Vec<_>>()
    };
    let plots = [aim_fort("1220"), aim_fort("1321"), aim_fort("1121")];
    assert_eq!(
        factors(apart.fire(&plots, &[6, 6, 6])),
        [("1121".into(), 10), ("1220".into(), 10), ("1321".into(), 10)]
    );
    let mut together = field(3);
    assert_eq!(
        factors(together.fire(&[aim_fort("1220"), aim_fort("1220"), aim_fort("1321")], &[6, 6])),
        [("1220".into(), 20), ("1321".into(), 10)]
    );
    let plots = [aim_fort("1121"), aim_fort("1121"), aim_fort("1121")];
    assert_eq!(factors(field(3).fire(&plots, &[6])), [("1121".into(), 30)]);
    // A unit beside it keeps the phase open when the fort has told all its guns.
    let mut reduced = field(1).put("1221", &["ru_16_hv"]);
    reduced.play(aim_fort("1220"));
    reduced.refused(aim_fort("1321"), "crimea:7.p7.d");
    let mut rebuilt = field(2);
    rebuilt.play(aim_fort("1220"));
    assert!(rebuilt.allows(aim_fort("1321")));
    rebuilt.refused(aim_fort("1223"), "crimea:7.p7.c");
    let lost = field(3).set(|state| state.works.give(hex("1221"), Side::Allied));
    lost.refused(aim_fort("1220"), "crimea:7.p7.d");
}

#[test]
fn no_more_fire_than_the_limit_allows_but_all_are_checked() {
    proves!("crimea:9.p4");
    let mut field =
        plot(&["fr_1_1", "fr_2_1", "fr_r1"], &["ru_16_vla", "ru_16_hv", "ru_17_mos", "ru_14_vol"]);
    field.play(aim("fr_1_1", "2109"));
    field.refused(aim("fr_2_1", "2109"), "crimea:9.p1.b");
    let events = field.fire(&[aim("fr_r1", "2109")], &[3]);
    assert_eq!(rolls(&events), [("2109".into(), 9, 0, CHECK)]);
    for id in ["ru_16_vla", "ru_16_hv", "ru_17_mos", "ru_14_vol"] {
        assert!(field.is_checked(id), "{id}");
    }
}

#[test]
fn losses_fall_on_those_who_fight() {
    proves!("crimea:12.A.1.p2.d");
    let mut field =
        plot(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"], &["ru_16_vla", "ru_17_mos", "ru_14_vol"]);
    field.fire(&[aim("fr_1_hq", "2109"), aim("ru_16_vla", "2108"), aim("ru_17_mos", "2108")], &[2, 6]);
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(lose("ru_14_vol"), "crimea:12.A.1.p2.d");
    field.refused(lose("fr_1_1"), "crimea:12.A.1.p2.d");
    assert!(field.allows(lose("ru_16_vla")));
    field.play(lose("ru_17_mos"));
    assert_eq!((field.steps_of("ru_17_mos"), field.steps_of("ru_16_vla")), (1, 2));
    // Only when all of them are gone do the others bleed.
    let mut field =
        plot(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"], &["ru_16_hv", "ru_14_vol", "ru_17_mos", "ru_r_bre"]);
    field.fire(&[aim("fr_1_hq", "2109"), aim("ru_16_hv", "2108")], &[2, 6]);
    assert!(field.is_lost("ru_16_hv"), "it alone has fired");
}

#[test]
fn the_headquarters_is_the_last_to_go() {
    proves!("crimea:E.9.c");
    let mut field = plot(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"], &["ru_16_hq", "ru_16_vla", "ru_16_hv"]);
    field.fire(&[aim("fr_1_hq", "2109")], &[2]);
    field.refused(lose("ru_16_hq"), "crimea:E.9.c");
    assert!(field.allows(lose("ru_16_hv")));
    let mut alone = plot(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"], &["ru_16_hq", "ru_16_hv"]);
    alone.fire(&[aim("fr_1_hq", "2109")], &[2]);
    assert!(alone.is_lost("ru_16_hv") && !alone.is_lost("ru_16_hq"));
    let mut last =
        plot(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"], &["ru_16_hq"]).put("1609", &["ru_17_mos"]);
    last.fire(&[aim("fr_1_hq", "2109")], &[2]);
    assert!(last.is_lost("ru_16_hq"));
}

#[test]
fn a_detachment_inside_its_division_bears_no_losses() {
    proves!("crimea:10.a");
    let mut field = Field::empty()
        .put("2108", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv", "ru_16_lt"])
        .put("2109", &["br_1_hq", "br_1_1", "br_1_2", "br_1_det"])
        .phase(Side::Russian, Phase::AttackerPlot);
    field.fire(&[aim("ru_16_hq", "2109")], &[3]);
    field.refused(lose("br_1_det"), "crimea:10.a");
    assert!(field.allows(lose("br_1_1")));
}

#[test]
fn a_check_lasts_until_the_next_fire_phase() {
    proves!("crimea:12.A.1.p3.a");
    let mut field = plot(&["fr_1_1", "fr_r1"], &["ru_16_vla", "ru_16_hv"]);
    field.fire(&[aim("fr_1_1", "2109"), aim("fr_r1", "2109")], &[3]);
    assert!(field.is_checked("ru_16_vla"));
    while field.state.action.phase != Phase::AttackerPlot {
        assert!(field.is_checked("ru_16_vla"), "{:?}", field.state.action.phase);
        field.done();
    }
    assert!(!field.is_checked("ru_16_vla"));
    assert_eq!(field.state.action.quiet, 1);
}

#[test]
fn the_end_of_the_segment_lifts_every_check() {
    proves!("crimea:E.12.A.1", "crimea:12.B.2");
    let mut field = plot(&["fr_1_1", "fr_r1"], &["ru_16_vla", "ru_16_hv"])
        .put("1532", &["fr_2_1"])
        .set(|state| state.action.quiet = 2);
    field.fire(&[aim("fr_1_1", "2109"), aim("fr_r1", "2109")], &[3]);
    while field.state.stage == Stage::Action {
        assert!(field.is_checked("ru_16_vla"));
        field.done();
    }
    assert_eq!(field.state.player, Side::Russian, "three quiet turns end the segment, and the player turn");
    assert!(!field.is_checked("ru_16_vla"));
}

#[test]
fn checked_units_move_only_when_they_break_up() {
    proves!("crimea:12.A.1.p3.b");
    let mut field = plot(&["fr_1_1", "fr_2_1"], &["ru_16_vla"])
        .phase(Side::Allied, Phase::AttackerMovement)
        .checked(&["fr_1_1"]);
    field.refused(step("fr_1_1", "2107"), "crimea:12.A.1.p3.b");
    assert!(field.allows(step("fr_2_1", "2107")));
    field.refused(disrupt("fr_2_1"), "crimea:12.A.1.p3.b");
    field.play(disrupt("fr_1_1"));
    assert!(field.is_disrupted("fr_1_1"));
    field.play(step("fr_1_1", "2107"));
    assert_eq!(field.whereabouts("fr_1_1"), "2107");
}

#[test]
fn nobody_fires_into_or_out_of_a_melee() {
    proves!("crimea:R.F5");
    let field = plot(&["fr_1_1"], &["ru_16_vla"])
        .put("2109", &["fr_2_1"])
        .put("2110", &["ru_17_mos", "ru_17_hv"])
        .locked(&["ru_16_vla", "fr_2_1"]);
    field.refused(aim("fr_1_1", "2109"), "crimea:R.F5");
    field.refused(aim("fr_2_1", "2110"), "crimea:R.F5");
    let russians = field.phase(Side::Allied, Phase::DefenderPlot);
    russians.refused(aim("ru_17_hv", "2109"), "crimea:R.F5");
    russians.refused(aim("ru_16_vla", "2108"), "crimea:R.F5");
}

#[test]
fn plots_are_hidden_until_both_are_made() {
    proves!("crimea:R.F1");
    let mut field = plot(&["fr_1_1", "fr_r1"], &["ru_16_vla", "ru_16_hv"]);
    field.play(aim("fr_1_1", "2109"));
    let target = |field: &Field, seat: u8| {
        let seen = field.game.view(&field.state, Seat(seat));
        seen.action.aims[field.unit("fr_1_1")].direction()
    };
    assert!(target(&field, 1).is_some() && target(&field, 0).is_none());
    let events = field.done();
    assert!(rolls(&events).is_empty(), "nothing is rolled before both have plotted");
    assert_eq!((field.asked(), target(&field, 0)), (Some(Side::Russian), None));
    assert_eq!(rolls(&field.fire(&[aim("ru_16_hv", "2108")], &[6, 6])).len(), 2);
}

#[test]
fn the_defender_suffers_first_and_morale_follows_at_once() {
    proves!("crimea:R.F3", "crimea:E.12.B.1.b");
    let mut field = plot(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"], &["ru_16_vla", "ru_16_hv"]);
    // Both sides lose a step, and the Russians are checked.
    field.fire(&[aim("fr_1_hq", "2109"), aim("ru_16_hv", "2108"), aim("ru_16_vla", "2108")], &[1, 1]);
    assert_eq!(field.asked(), Some(Side::Russian), "the defender's hex comes first");
    field.play(lose("ru_16_vla"));
    assert_eq!(field.asked(), Some(Side::Russian), "and its morale");
    assert!(!field.is_checked("ru_16_vla"), "the check is the last of it");
    let events = field.roll(Decision::Stand, &[4]);
    assert!(matches!(events[0], Event::MoraleRolled { die: 4, routs: false, .. }), "{events:?}");
    assert!(field.is_checked("ru_16_vla"));
    assert_eq!(field.asked(), Some(Side::Allied), "then the attacker's");
    assert!(field.allows(lose("fr_1_1")));
}

#[test]
fn one_siege_gun_fires_at_troops_and_then_not_at_works() {
    proves!("crimea:17.C.c", "crimea:17.C.d", "crimea:R.G5");
    let mut field = Field::empty()
        .put("1225", &["fr_1_1", "fr_r1", "fr_s1", "fr_s2", "fr_m1"])
        .put("1224", &["ru_16_vla"])
        .work("1224", 1, Side::Russian)
        .put("1324", &["ru_17_mos"])
        .set(|state| state.ammunition = 2)
        .phase(Side::Allied, Phase::AttackerPlot);
    field.refused(aim("fr_m1", "1224"), "crimea:12.A.1.p1.a");
    field.play(aim("fr_s1", "1224"));
    field.refused(aim("fr_s2", "1224"), "crimea:9.p1.b");
    let events = field.fire(&[aim("fr_1_1", "1224"), aim("fr_r1", "1224")], &[6]);
    assert_eq!(rolls(&events)[0].1, 5 + 4 + 20);
    assert_eq!(field.state.ammunition, 2, "it is no siege fire");
    assert_eq!(field.state.action.phase, Phase::Commitment);
    field.refused(commit("fr_s1", "1224"), "crimea:17.C.c");
    assert!(field.allows(commit("fr_s2", "1224")));
    let strong = field.clone().work("1224", 2, Side::Russian).phase(Side::Allied, Phase::AttackerPlot);
    strong.refused(aim("fr_s2", "1224"), "crimea:7.p3.b");
}

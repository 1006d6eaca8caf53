//! The simultaneous fire, the Star Fort, siege guns among other guns (7, 12.A.1, 17.C, E.CRT.2).

use crate::field::*;
use crimea::results::FireResult;
use crimea::state::{Aim, Phase};
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::Game;

fn plotting(attacker: Side) -> Field {
    Field::empty().phase(attacker, Phase::AttackerPlot)
}

/// Factors, modifier and result of each roll of a side, in order.
fn rolled(events: &[Event], of: Side) -> Vec<(String, u32, i32, FireResult)> {
    let found = events.iter().filter_map(|event| match event {
        Event::FireRolled { side, at, factors, modifier, result, .. } if *side == of => {
            Some((at.to_string(), *factors, *modifier, *result))
        }
        _ => None,
    });
    found.collect()
}

fn result(text: &str) -> FireResult {
    FireResult::parse(text).expect("a result")
}

fn is_hidden(field: &Field, unit: &str, from: Side) -> bool {
    field.game.view(&field.state, from.seat()).action.aims[field.unit(unit)] == Aim::HOLD
}

#[test]
fn both_sides_fire_and_what_dies_has_fired() {
    proves!("crimea:12.A.1.p1.a", "crimea:12.A.1.p1.b", "crimea:12.A.1.a", "crimea:12.A.1.c");
    proves!("crimea:R.F1", "crimea:R.F2");
    let mut field = plotting(Side::Allied).put("1808", &["fr_r1", "fr_r2"]).put("1807", &["ru_16_hv"]);
    assert_eq!(field.asked(), Some(Side::Allied));
    field.play(aim("fr_r1", "1807"));
    field.refused(aim("fr_r1", "1807"), "crimea:12.A.1.p1.a");
    field.play(aim("fr_r2", "1807"));
    assert!(is_hidden(&field, "fr_r1", Side::Russian) && !is_hidden(&field, "fr_r1", Side::Allied));
    field.done();
    assert_eq!(field.asked(), Some(Side::Russian));
    assert!(is_hidden(&field, "fr_r1", Side::Russian));
    field.play(aim("ru_16_hv", "1808"));
    let events = field.done_with(&[1, 1]);
    assert_eq!(rolled(&events, Side::Allied), [("1807".to_owned(), 8, 0, result("1"))]);
    assert_eq!(rolled(&events, Side::Russian), [("1808".to_owned(), 7, 0, result("1"))]);
    // The Russian guns are gone, and their fire tells all the same.
    assert!(field.is_lost("ru_16_hv"));
    assert_eq!(field.asked(), Some(Side::Allied));
    field.play(lose("fr_r1"));
    field.roll(Decision::Stand, &[6]);
    assert!(field.is_lost("fr_r1") && !field.is_lost("fr_r2"));
}

#[test]
fn who_cannot_fire() {
    proves!("crimea:12.A.1.p1.a", "crimea:12.B.1.p3.b", "crimea:10.a");
    let field = plotting(Side::Allied)
        .put("1808", &["fr_1_1", "fr_2_1", "br_c_lb", "br_2_hq", "br_2_1", "br_2_det"])
        .put("1807", &["ru_16_vla"])
        .put("1806", &["ru_16_sou"])
        .disrupted(&["fr_2_1"]);
    assert!(field.allows(aim("fr_1_1", "1807")));
    field.refused(aim("fr_1_1", "1806"), "crimea:12.A.1.p1.a");
    field.refused(aim("fr_1_1", "1809"), "crimea:12.A.1.p1.a");
    field.refused(aim("fr_2_1", "1807"), "crimea:12.B.1.p3.b");
    field.refused(aim("br_c_lb", "1807"), "crimea:12.A.1.p1.a");
    field.refused(aim("ru_16_vla", "1808"), "crimea:12.A.1.p1.a");
    field.refused(aim("br_2_det", "1807"), "crimea:12.A.1.p1.a");
    let alone = plotting(Side::Allied).put("1808", &["br_2_det"]).put("1807", &["ru_16_vla"]);
    assert!(alone.allows(aim("br_2_det", "1807")), "outside its division a detachment fires");
}

#[test]
fn one_unit_and_one_of_artillery_fire_from_a_hex() {
    proves!("crimea:9.p1.b", "crimea:9.p2.b");
    let mut field = plotting(Side::Allied)
        .watched()
        .put("2003", &["br_2_1", "br_3_1", "br_4_p", "br_3_w", "br_rm1"])
        .put("2004", &["ru_16_vla"]);
    field.play(aim("br_2_1", "2004"));
    field.refused(aim("br_3_1", "2004"), "crimea:9.p1.b");
    field.refused(aim("br_rm1", "2004"), "crimea:9.p1.b");
    field.play(aim("br_4_p", "2004"));
    field.refused(aim("br_3_w", "2004"), "crimea:9.p1.b");
}

#[test]
fn two_russian_regiments_and_a_battalion_fire_together() {
    proves!("crimea:9.p1.c", "crimea:9.p2.a", "crimea:9.p2.c");
    let mut field = plotting(Side::Russian)
        .watched()
        .put("2003", &["ru_17_mos", "ru_16_vla", "ru_14_vol", "ru_rb6", "ru_16_hv", "ru_17_hv"])
        .put("2004", &["br_2_1"]);
    for unit in ["ru_17_mos", "ru_16_vla", "ru_rb6", "ru_16_hv"] {
        field.play(aim(unit, "2004"));
    }
    field.refused(aim("ru_14_vol", "2004"), "crimea:9.p1.b");
    field.refused(aim("ru_17_hv", "2004"), "crimea:9.p1.b");
    let work = field.work("2003", 1, Side::Russian);
    assert!(work.allows(aim("ru_17_hv", "2004")), "a second artillery unit fires out of a work");
}

#[test]
fn who_has_no_target_holds_his_fire() {
    proves!("crimea:12.A.1.p4");
    let mut field = plotting(Side::Allied).put("2003", &["br_2_1", "br_4_p"]).put("2002", &["ru_16_vla"]);
    let events = field.fire(&[aim("br_2_1", "2002")], &[6]);
    assert_eq!(rolled(&events, Side::Allied), [("2002".to_owned(), 4, 0, result("-"))]);
    assert_eq!(rolled(&events, Side::Russian), []);
}

#[test]
fn all_fire_at_a_hex_is_one_roll_with_the_worst_modifiers_added_up() {
    proves!("crimea:R.F2", "crimea:12.A.1.a", "crimea:7.p3.a", "crimea:E.CRT.2.d", "crimea:E.CRT.2.e");
    // Up the slope out of 2004, level from 1905, at a work.
    let mut field = plotting(Side::Allied)
        .put("2004", &["br_l_hq", "br_l_1", "br_l_2", "br_l_e", "br_l_c"])
        .put("1905", &["fr_r1"])
        .put("2005", &["ru_16_vla", "ru_16_sou"])
        .weak("ru_16_vla", 1)
        .work("2005", 1, Side::Russian);
    let climb = |from: &str| {
        let from = hex(from);
        crimea().ground.climb(from, from.direction_to(hex("2005")).expect("next to it"))
    };
    assert_eq!((climb("2004"), climb("1905")), (1, 0));
    let events = field.fire(&[aim("br_l_hq", "2005"), aim("fr_r1", "2005")], &[1]);
    assert_eq!(rolled(&events, Side::Allied), [("2005".to_owned(), 19, 3, result("1"))]);
}

#[test]
fn the_ground_of_the_target_changes_the_die() {
    proves!("crimea:12.A.1.b", "crimea:E.CRT.2.d");
    let modifier = |from: &str, at: &str, work: u8| {
        let mut field = plotting(Side::Allied).put(from, &["fr_r1"]).put(at, &["ru_n1"]);
        if work > 0 {
            field = field.work(at, work, Side::Russian);
        }
        let events = field.fire(&[aim("fr_r1", at)], &[6]);
        rolled(&events, Side::Allied)[0].2
    };
    assert_eq!(modifier("1808", "1807", 0), 0, "clear");
    assert_eq!(modifier("1807", "1907", 0), 0, "downhill");
    assert_eq!(modifier("1902", "1903", 0), 1, "a village");
    assert_eq!(modifier("1224", "1223", 0), 2, "a town");
    assert_eq!(modifier("1224", "1223", 1), 4, "a town and a work");
    assert_eq!(modifier("1903", "1904", 0), -1, "a river");
    assert_eq!(modifier("2005", "2004", 0), -1, "down into a river");
    assert_eq!(modifier("1806", "1805", 0), 1, "a rough crest");
    assert_eq!(modifier("1904", "1905", 0), 1, "uphill");
    assert_eq!(modifier("1804", "1805", 0), 3, "steep uphill to a rough crest");
}

#[test]
fn great_works_hide_their_garrison_but_not_its_fire() {
    proves!("crimea:7.p3.b", "crimea:R.F9");
    for level in [2, 3] {
        let mut field = plotting(Side::Russian).put("1224", &["ru_16_vla"]).put("1225", &["fr_r1"]).work(
            "1224",
            level,
            Side::Russian,
        );
        let events = field.fire(&[aim("ru_16_vla", "1225")], &[6]);
        assert_eq!(rolled(&events, Side::Russian).len(), 1);
        let allied = plotting(Side::Allied).put("1224", &["ru_16_vla"]).put("1225", &["fr_r1"]).work(
            "1224",
            level,
            Side::Russian,
        );
        allied.refused(aim("fr_r1", "1224"), "crimea:7.p3.b");
        assert!(allied.work("1224", 1, Side::Russian).allows(aim("fr_r1", "1224")));
    }
}

#[test]
fn the_owner_picks_among_those_who_fight_first() {
    proves!("crimea:12.A.1.p2.d");
    let field = plotting(Side::Russian)
        .put("1808", &["fr_1_1", "fr_r1", "fr_2_1"])
        .put("1807", &["ru_na1", "ru_na2"]);
    let shelled = |mut field: Field, firing: &[&str], die: u8| {
        let mut plots = vec![aim("ru_na1", "1808"), aim("ru_na2", "1808")];
        plots.extend(firing.iter().map(|unit| aim(unit, "1807")));
        field.fire(&plots, &[die, 6]);
        field
    };
    let both = shelled(field.clone(), &["fr_1_1", "fr_r1"], 1);
    assert_eq!(both.asked(), Some(Side::Allied));
    assert!(both.allows(lose("fr_1_1")) && both.allows(lose("fr_r1")));
    both.refused(lose("fr_2_1"), "crimea:12.A.1.p2.d");
    both.refused(lose("ru_na1"), "crimea:12.A.1.p2.d");
    let two = shelled(field.clone().weak("fr_1_1", 2), &["fr_1_1"], 1);
    assert!(two.allows(lose("fr_1_1")) && two.allows(lose("fr_r1")), "the guns hold fire within the limit");
    two.refused(lose("fr_2_1"), "crimea:12.A.1.p2.d");
    // Only when those who can fight together are gone the others suffer.
    let mut alone = shelled(field.weak("fr_1_1", 1), &["fr_1_1"], 1);
    assert!(alone.is_lost("fr_1_1") && alone.is_lost("fr_r1"), "the guns are within the limit beside him");
    alone.roll(Decision::Stand, &[6, 6]);
    assert_eq!(alone.steps_of("fr_2_1"), 4);
}

#[test]
fn losses_and_morale_come_before_the_check_and_the_defender_before_the_attacker() {
    proves!("crimea:12.A.1.c", "crimea:R.F3", "crimea:R.M7");
    proves!("crimea:12.B.1.a", "crimea:12.B.1.b", "crimea:12.B.1.p3.a");
    let mut field = plotting(Side::Allied)
        .put("1808", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .put("1807", &["ru_16_vla", "ru_17_mos"])
        .put("1708", &["ru_16_hv"]);
    field.fire(&[aim("fr_1_hq", "1807"), aim("ru_16_hv", "1808")], &[1, 1]);
    // 14 factors and a 1 are a step and a check; 7 factors and a 1 are a step.
    assert_eq!(field.asked(), Some(Side::Russian), "the defender's hexes first");
    field.play(lose("ru_16_vla"));
    assert!(!field.is_checked("ru_17_mos"), "the check is the last of all");
    field.roll(Decision::Stand, &[3]);
    assert_eq!(field.asked(), Some(Side::Russian), "a friend has routed");
    field.roll(Decision::Stand, &[4]);
    field.refused(retreat("ru_16_vla", "1708"), "crimea:R.M7");
    field.refused(retreat("ru_16_vla", "1808"), "crimea:R.M7");
    field.play(retreat("ru_16_vla", "1806"));
    assert!(field.is_disrupted("ru_16_vla") && !field.is_checked("ru_16_vla"));
    assert!(field.is_checked("ru_17_mos") && !field.is_checked("ru_16_hv"));
    assert_eq!(field.asked(), Some(Side::Allied), "now the attacker's");
    field.play(lose("fr_1_2"));
    assert!(!field.is_checked("fr_1_2"), "no check");
}

#[test]
fn nobody_fires_into_or_out_of_a_melee() {
    proves!("crimea:R.F5");
    let field = plotting(Side::Allied)
        .put("1807", &["fr_1_1", "ru_16_vla"])
        .put("1808", &["fr_2_1"])
        .put("1806", &["ru_16_sou"]);
    field.refused(aim("fr_2_1", "1807"), "crimea:R.F5");
    field.refused(aim("fr_1_1", "1806"), "crimea:R.F5");
    let russians = field.phase(Side::Allied, Phase::DefenderPlot);
    russians.refused(aim("ru_16_sou", "1807"), "crimea:R.F5");
    russians.refused(aim("ru_16_vla", "1808"), "crimea:R.F5");
    // Nor does whoever is still locked.
    let locked =
        plotting(Side::Allied).put("1808", &["fr_2_1"]).put("1807", &["ru_16_vla"]).locked(&["fr_2_1"]);
    locked.refused(aim("fr_2_1", "1807"), "crimea:R.F5");
}

#[test]
fn nothing_on_land_hurts_ships() {
    proves!("crimea:R.F6");
    let mut field = Field::empty_of(crimea_with(&[("scenario", "evpatoria")]))
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("0404", &["ru_8_hv"])
        .put("0405", &["br_nv1"])
        .put("0504", &["tk_2_1"]);
    field.refused(aim("ru_8_hv", "0405"), "crimea:12.A.1.p1.a");
    let events = field.fire(&[aim("br_nv1", "0404")], &[1]);
    assert_eq!(rolled(&events, Side::Allied).len(), 1);
    assert!(field.is_lost("ru_8_hv") && !field.is_lost("br_nv1"));
}

#[test]
fn the_star_fort_has_three_tens() {
    proves!("crimea:7.p7.a", "crimea:7.p7.b", "crimea:7.p7.c");
    let opening = Field::opening_of(crimea());
    assert_eq!((opening.level("1221"), opening.state.works.owner(hex("1221"))), (3, Some(Side::Russian)));
    let field = plotting(Side::Russian)
        .put("1321", &["fr_1_1"])
        .put("1322", &["fr_2_1"])
        .put("1220", &["fr_3_1"])
        .work("1221", 3, Side::Russian);
    let plan = |targets: [&str; 3]| {
        let mut field = field.clone();
        let rolls = targets.iter().collect::<std::collections::BTreeSet<_>>().len();
        let events = field.fire(&targets.map(aim_fort), &[6, 6, 6][..rolls]);
        let mut factors: Vec<u32> = rolled(&events, Side::Russian).iter().map(|roll| roll.1).collect();
        factors.sort_unstable();
        factors
    };
    assert_eq!(plan(["1321", "1322", "1220"]), [10, 10, 10]);
    assert_eq!(plan(["1321", "1321", "1220"]), [10, 20]);
    assert_eq!(plan(["1321", "1321", "1321"]), [30]);
    field.refused(aim_fort("1421"), "crimea:7.p7.c");
    let allied = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("1321", &["fr_1_1"])
        .put("1322", &["ru_16_vla"])
        .work("1221", 3, Side::Russian);
    allied.refused(aim_fort("1321"), "crimea:7.p7.b");
}

#[test]
fn the_star_fort_loses_a_ten_with_each_level() {
    proves!("crimea:7.p7.d");
    let field = |level| {
        let field = plotting(Side::Russian).put("1321", &["fr_1_1"]).put("1810", &["ru_16_hv"]);
        field.put("1809", &["fr_2_1"]).work("1221", level, Side::Russian)
    };
    for level in 1..=3 {
        let mut field = field(level);
        for _ in 0..level {
            field.play(aim_fort("1321"));
        }
        field.refused(aim_fort("1321"), "crimea:7.p7.d");
    }
    let taken = field(3).set(|state| state.works.give(hex("1221"), Side::Allied));
    taken.refused(aim_fort("1321"), "crimea:7.p7.d");
}

#[test]
fn one_siege_gun_fires_with_the_others() {
    proves!("crimea:17.C.c", "crimea:17.C.d", "crimea:R.G5");
    let mut field = plotting(Side::Allied)
        .watched()
        .put("1125", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a", "br_s1", "br_s2", "br_m1"])
        .put("1124", &["ru_16_vla", "ru_16_sou"])
        .put("1123", &["ru_17_mos"])
        .work("1124", 1, Side::Russian)
        .set(|state| state.ammunition = 2);
    field.play(aim("fr_1_hq", "1124"));
    field.refused(aim("br_m1", "1124"), "crimea:12.A.1.p1.a");
    field.refused(aim("br_s1", "1123"), "crimea:12.A.1.p1.a");
    field.clone().work("1124", 2, Side::Russian).refused(aim("br_s1", "1124"), "crimea:7.p3.b");
    field.play(aim("br_s1", "1124"));
    field.refused(aim("br_s2", "1124"), "crimea:9.p1.b");
    let events = field.fire(&[], &[6]);
    assert_eq!(rolled(&events, Side::Allied).iter().map(|roll| roll.1).sum::<u32>(), 14 + 20);
    assert!(field.state.is_phase(Phase::Commitment));
    assert_eq!(field.state.ammunition, 2, "it costs no ammunition");
    field.refused(commit("br_s1", "1124"), "crimea:17.C.c");
    assert!(field.allows(commit("br_s2", "1124")) && field.allows(commit("br_m1", "1124")));
}

#[test]
fn the_guard_without_its_second_brigade_stands_unit_by_unit() {
    proves!("crimea:R.S3");
    let guard = ["fr_ig_1", "fr_ig_2", "fr_ig_a", "fr_ig_h"];
    let field = plotting(Side::Allied).put("1808", &guard).put("1807", &["ru_16_vla", "ru_16_sou"]);
    let mut whole = field.clone();
    let events = whole.fire(&[aim("fr_ig_2", "1807")], &[6]);
    assert_eq!(rolled(&events, Side::Allied)[0].1, 6 + 6 + 4 + 2);
    // Other guns face the enemy, so that the plot stays open.
    let mut rest = field.aside("fr_ig_2", crimea::state::Place::Lost).watched();
    rest.play(aim("fr_ig_1", "1807"));
    assert!(rest.state.action.aims[rest.unit("fr_ig_a")] == Aim::HOLD);
    rest.refused(aim("fr_ig_2", "1807"), "crimea:12.A.1.p1.a");
    rest.play(aim("fr_ig_a", "1807"));
    rest.refused(aim("fr_ig_h", "1807"), "crimea:9.p1.b");
}

//! Melee (7, 12.A.8, 12.A.11, E.12.A.8, E.CRT.1).

use crate::field::*;
use crimea::results::MeleeResult;
use crimea::state::{MeleeStep, Phase};
use crimea::unit::Side;
use crimea::{Decision, Event};

/// The Allies have stepped from 2108 into 2109, where Russians stand, on flat open ground.
fn assault(allies: &[&str], russians: &[&str]) -> Field {
    Field::empty()
        .put("2109", russians)
        .put("2109", allies)
        .came_from("2108", allies)
        .phase(Side::Allied, Phase::AttackerMelee)
        .set(|state| {
            state.allied_ground.remove(hex("2109"));
        })
}

/// The Russians have stepped from 2108 into 2109, where Allies stand.
fn russian_assault(russians: &[&str], allies: &[&str]) -> Field {
    Field::empty()
        .put("2109", allies)
        .put("2109", russians)
        .came_from("2108", russians)
        .phase(Side::Russian, Phase::AttackerMelee)
}

/// Sums, modifier and result of the melee that was rolled.
fn melee_roll(events: &[Event]) -> (u32, u32, i32, MeleeResult) {
    let of = |event: &Event| match event {
        Event::MeleeRolled { attack, defence, modifier, result, .. } => {
            Some((*attack, *defence, *modifier, *result))
        }
        _ => None,
    };
    events.iter().find_map(of).unwrap_or_else(|| panic!("no melee was rolled: {events:#?}"))
}

fn result(text: &str) -> MeleeResult {
    MeleeResult::parse(text).expect("a result")
}

#[test]
fn both_sums_make_the_odds_and_a_die_the_result() {
    proves!("crimea:12.A.8.a", "crimea:12.A.8.b", "crimea:12.A.8.c");
    for (allies, attack, die, outcome) in [
        (&["fr_1_1"][..], 8, 1, "A1R"),
        (&["fr_1_1"], 8, 3, "CM A1 D1"),
        (&["fr_1_hq", "fr_1_1", "fr_1_2"], 16, 5, "D1R"),
        (&["fr_ig_2", "fr_ig_1"], 19, 5, "D1R"),
        (&["br_1_2"], 5, 4, "CM A1 D1"),
    ] {
        let mut field = assault(allies, &["ru_16_vla", "ru_17_mos"]);
        let mut dice = vec![die];
        if outcome == "A1R" {
            dice.push(6);
        }
        let events = field.roll(fight("2109"), &dice);
        assert_eq!(melee_roll(&events), (2 * attack, 16, 0, result(outcome)), "{allies:?}");
    }
}

#[test]
fn works_and_streets_hinder_the_attack() {
    proves!("crimea:7.p5.a", "crimea:E.TEC.a");
    for level in 0..=3 {
        let mut field = Field::empty()
            .put("1223", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"])
            .work("1223", level, Side::Russian)
            .put("1223", &["fr_1_hq", "fr_1_1", "fr_1_2"])
            .came_from("1224", &["fr_1_hq", "fr_1_1", "fr_1_2"])
            .phase(Side::Allied, Phase::AttackerMelee);
        let events = field.roll(fight("1223"), &[6]);
        let (attack, defence, modifier, _) = melee_roll(&events);
        assert_eq!((attack, defence, modifier), (32, 32, -1 - i32::from(level)));
    }
}

#[test]
fn the_worst_way_in_counts() {
    proves!("crimea:R.M1", "crimea:R.M3");
    let mut field = Field::empty()
        .put("2110", &["ru_16_vla", "ru_17_mos"])
        .put("2110", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .came_from("2109", &["fr_1_hq", "fr_1_1"])
        .came_from("2111", &["fr_1_2"])
        .phase(Side::Allied, Phase::AttackerMelee);
    let events = field.roll(fight("2110"), &[6]);
    assert_eq!(melee_roll(&events), (32, 16, -1, result("D1R")), "one of them came uphill");
}

#[test]
fn one_limit_for_all_attackers_and_they_go_back_whence_they_came() {
    proves!("crimea:12.A.8.p1.a", "crimea:12.A.8.p2.a", "crimea:12.A.8.p2.b");
    let mut field =
        assault(&["fr_1_1", "fr_2_1"], &["ru_16_vla", "ru_17_mos"]).came_from("2110", &["fr_2_1"]);
    field.refused(Decision::Done, "crimea:12.A.8.p1.a");
    field.play(fight("2109"));
    assert_eq!((field.asked(), field.state.action.melee.step), (Some(Side::Allied), MeleeStep::Attackers));
    field.refused(Decision::Done, "crimea:9.p1.b");
    field.play(join("fr_1_1"));
    let events = field.done_with(&[1, 6, 6]);
    assert_eq!(melee_roll(&events), (16, 16, 0, result("A1R")), "only one of them could fight");
    assert_eq!((field.steps_of("fr_1_1"), field.steps_of("fr_2_1")), (3, 4));
    assert_eq!((field.whereabouts("fr_1_1"), field.whereabouts("fr_2_1")), ("2108".into(), "2110".into()));
}

#[test]
fn defenders_go_away_from_the_attackers() {
    proves!("crimea:12.A.8.p2.c", "crimea:E.12.A.8.b");
    let mut field = russian_assault(&["ru_16_vla", "ru_17_mos"], &["br_2_1"]);
    let events = field.roll(fight("2109"), &[5]);
    assert_eq!(melee_roll(&events), (16, 8, 0, result("D1R")));
    assert_eq!(field.asked(), Some(Side::Allied), "the owner says where");
    field.refused(retreat("br_2_1", "2108"), "crimea:12.A.8.p2.c");
    field.refused(retreat("br_2_1", "2208"), "crimea:R.M7");
    assert!(field.allows(retreat("br_2_1", "2209")) && field.allows(retreat("br_2_1", "2009")));
    field.play(retreat("br_2_1", "2110"));
    assert_eq!((field.whereabouts("br_2_1"), field.steps_of("br_2_1")), ("2110".into(), 1));
}

#[test]
fn whoever_has_no_way_out_is_destroyed() {
    proves!("crimea:12.A.8.p2.d");
    let mut field = russian_assault(&["ru_16_vla", "ru_17_mos"], &["br_2_1"])
        .put("2208", &["ru_dc57"])
        .put("2209", &["ru_dc60"])
        .put("2110", &["ru_6c_swh"])
        .put("2009", &["ru_6c_leh"])
        .put("2008", &["ru_r_bre"]);
    field.roll(fight("2109"), &[5]);
    assert!(field.is_lost("br_2_1"));
    assert_eq!(field.whereabouts("ru_16_vla"), "2109");
}

#[test]
fn naval_guns_do_not_retreat() {
    proves!("crimea:12.A.8.p2.e");
    let mut field = assault(&["fr_1_hq", "fr_1_1", "fr_1_2"], &["ru_16_vla", "ru_na1"]);
    // Vladimir rolls for its step, for the retreat and for the guns.
    let events = field.roll(fight("2109"), &[3, 4, 4, 4]);
    assert_eq!(melee_roll(&events), (32, 8, 0, result("D1R")));
    assert!(field.is_lost("ru_na1"));
    assert!(!field.is_lost("ru_16_vla"));
}

#[test]
fn one_melee_a_phase_for_everybody() {
    proves!("crimea:12.A.8.1", "crimea:12.A.8.2");
    let mut field = assault(&["fr_1_1"], &["ru_16_vla", "ru_17_mos"])
        .put("1609", &["ru_14_vol", "fr_2_1"])
        .came_from("1608", &["fr_2_1"]);
    field.roll(fight("2109"), &[3]);
    field.play(lose("ru_16_vla"));
    field.roll(Decision::Stand, &[6]);
    assert!(field.is_locked("fr_1_1") && field.is_locked("ru_17_mos"), "it goes on");
    field.refused(fight("2109"), "crimea:12.A.8.1");
    assert!(field.allows(fight("1609")));
}

#[test]
fn all_who_can_defend_together_and_the_rest_do_not() {
    proves!("crimea:12.A.8.3", "crimea:12.A.8.p1.b");
    let mut field = assault(&["fr_1_1"], &["ru_16_vla", "ru_17_mos", "ru_14_vol", "ru_rb6", "ru_16_hv"]);
    field.play(fight("2109"));
    assert_eq!((field.asked(), field.state.action.melee.step), (Some(Side::Russian), MeleeStep::Defenders));
    field.play(join("ru_16_vla"));
    field.refused(Decision::Done, "crimea:9.p1.b");
    field.play(join("ru_17_mos"));
    field.refused(join("ru_14_vol"), "crimea:9.p1.b");
    field.play(join("ru_rb6"));
    let events = field.done_with(&[6]);
    assert_eq!(melee_roll(&events).1, 2 * (4 + 4 + 1), "two regiments and a battalion");
}

#[test]
fn a_continuing_melee_holds_both_sides() {
    proves!("crimea:12.A.8.4.a", "crimea:12.A.8.4.b");
    let field =
        assault(&["fr_1_1"], &["ru_16_vla", "ru_17_mos"]).locked(&["fr_1_1", "ru_16_vla", "ru_17_mos"]);
    // The defender brings nobody: he may attack or pass.
    let passing = field.clone().phase(Side::Allied, Phase::DefenderMelee);
    assert!(passing.allows(fight("2109")) && passing.allows(Decision::Done));
    // The attacker disrupts himself and leaves, or attacks again.
    let mut leaving = field.clone().phase(Side::Allied, Phase::AttackerMovement);
    leaving.refused(step("fr_1_1", "2108"), "crimea:12.A.8.4.a");
    leaving.play(disrupt("fr_1_1"));
    leaving.play(step("fr_1_1", "2108"));
    assert!(leaving.is_disrupted("fr_1_1") && !leaving.is_locked("fr_1_1"));
    field.refused(Decision::Done, "crimea:12.A.8.p1.a");
    assert!(field.allows(fight("2109")));
    let defender = field.clone().phase(Side::Allied, Phase::DisruptedMovement);
    defender.refused(step("ru_16_vla", "2110"), "crimea:12.A.3.a");
    let mut defender = defender;
    defender.play(disrupt("ru_16_vla"));
    assert!(defender.allows(step("ru_16_vla", "2110")));
}

#[test]
fn a_defender_who_brings_troops_in_has_to_attack() {
    proves!("crimea:12.A.8.4.c", "crimea:12.A.11");
    let mut field = assault(&["fr_1_1"], &["ru_16_vla", "ru_17_mos"])
        .locked(&["fr_1_1", "ru_16_vla", "ru_17_mos"])
        .put("2110", &["ru_14_vol"])
        .phase(Side::Allied, Phase::DefenderMovement);
    field.refused(step("ru_16_vla", "2110"), "crimea:12.A.8.4.a");
    field.play(step("ru_14_vol", "2109"));
    while field.state.action.phase != Phase::DefenderMelee {
        field.done();
    }
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(Decision::Done, "crimea:12.A.8.4.c");
    field.play(fight("2109"));
    field.play(join("ru_16_vla"));
    field.play(join("ru_14_vol"));
    let events = field.done_with(&[6, 6]);
    assert_eq!(melee_roll(&events), (16, 16, 0, result("D1R")), "now the Russians attack");
    assert_eq!(field.asked(), Some(Side::Allied));
}

#[test]
fn troops_that_never_arrive_oblige_their_side_all_the_same() {
    proves!("crimea:R.M16");
    let mut field = assault(&["fr_1_1"], &["ru_16_vla", "ru_17_mos"])
        .locked(&["fr_1_1", "ru_16_vla", "ru_17_mos"])
        .put("2111", &["ru_dc57"])
        .weak("ru_dc57", 1)
        .put("2210", &["fr_2_hq", "fr_2_1", "fr_2_2", "fr_2_a"])
        .phase(Side::Allied, Phase::DefenderMovement);
    field.play(charge("ru_dc57", "2110", "2109"));
    while !field.state.is_phase(Phase::AttackerHeldFire) {
        field.done();
    }
    field.volley(&[fire_held("fr_2_hq", "2110")], &[1]);
    assert!(field.is_lost("ru_dc57"), "shot down on its way");
    assert!(field.state.is_phase(Phase::DefenderMelee));
    field.refused(Decision::Done, "crimea:12.A.8.4.c");
}

#[test]
fn cavalry_may_refuse_infantry() {
    proves!("crimea:12.A.8.5.a", "crimea:12.A.8.5.b", "crimea:12.A.8.5.c", "crimea:R.M13");
    let mut field = russian_assault(&["ru_16_vla", "ru_17_mos"], &["br_c_lb", "br_c_i"]);
    field.play(fight("2109"));
    assert_eq!((field.asked(), field.state.action.melee.step), (Some(Side::Allied), MeleeStep::Refusals));
    field.refused(refuse("br_c_lb", "2108"), "crimea:12.A.8.p2.c");
    field.play(refuse("br_c_lb", "2110"));
    assert!(!field.is_disrupted("br_c_lb"));
    field.play(refuse("br_c_i", "2110"));
    assert_eq!((field.whereabouts("br_c_lb"), field.whereabouts("br_c_i")), ("2110".into(), "2110".into()));
    assert!(!field.state.action.fought, "no melee was fought");
    let mut checked = russian_assault(&["ru_16_vla", "ru_17_mos"], &["br_c_lb"]).checked(&["br_c_lb"]);
    checked.play(fight("2109"));
    checked.play(refuse("br_c_lb", "2110"));
    assert!(checked.is_disrupted("br_c_lb"));
    let mut cavalry = russian_assault(&["ru_6c_swh", "ru_6c_leh"], &["br_c_lb"]);
    let events = cavalry.roll(fight("2109"), &[5]);
    assert_eq!(melee_roll(&events).0, 12, "nobody was asked");
}

#[test]
fn infantry_stays_when_its_cavalry_goes() {
    proves!("crimea:R.M12");
    let mut field = russian_assault(&["ru_16_vla", "ru_17_mos"], &["br_c_lb", "br_2_1"]);
    field.play(fight("2109"));
    field.refused(refuse("br_2_1", "2110"), "crimea:12.A.8.5.b");
    let events = field.roll(refuse("br_c_lb", "2110"), &[5]);
    assert_eq!(melee_roll(&events).1, 8, "the infantry fights alone");
}

#[test]
fn only_infantry_fights_for_works() {
    proves!("crimea:7.p5.c", "crimea:12.A.8.6");
    let field = Field::empty()
        .put("2108", &["br_c_lb", "br_2_1", "br_rm1"])
        .put("2109", &["ru_16_vla"])
        .work("2109", 1, Side::Russian)
        .phase(Side::Allied, Phase::AttackerMovement);
    field.refused(step("br_c_lb", "2109"), "crimea:7.p5.c");
    assert!(field.allows(step("br_2_1", "2109")) && field.allows(step("br_rm1", "2109")));
    // Cavalry in the hex adds nothing to the defence of the infantry either.
    let mut mixed = assault(&["fr_1_1"], &["ru_16_vla", "ru_6c_swh"]).work("2109", 1, Side::Russian);
    mixed.play(fight("2109"));
    let events = mixed.roll(refuse("ru_6c_swh", "2110"), &[6, 4, 4]);
    assert_eq!(melee_roll(&events).1, 8);
}

#[test]
fn cavalry_is_driven_out_of_a_work() {
    proves!("crimea:E.12.A.8.d");
    let mut field = assault(&["fr_1_1"], &["ru_16_vla", "ru_6c_swh"]).work("2109", 1, Side::Russian);
    field.play(fight("2109"));
    field.refused(Decision::Done, "crimea:E.12.A.8.d");
    field.refused(refuse("ru_16_vla", "2110"), "crimea:12.A.8.5.b");
    let events = field.roll(refuse("ru_6c_swh", "2110"), &[6, 4, 4]);
    assert!(events.iter().any(|event| matches!(event, Event::DrivenOut { .. })));
    assert_eq!(field.whereabouts("ru_6c_swh"), "2110");
    assert!(!field.is_disrupted("ru_6c_swh"));
}

#[test]
fn guns_without_a_friend_who_fights_are_lost() {
    proves!("crimea:E.12.A.8.a");
    let mut field = assault(&["fr_1_1"], &["ru_16_hv", "ru_16_lt", "ru_16_hq"]);
    let events = field.play(fight("2109"));
    assert!(events.iter().all(|event| !matches!(event, Event::MeleeRolled { .. })));
    for id in ["ru_16_hv", "ru_16_lt", "ru_16_hq"] {
        assert!(field.is_lost(id), "{id}");
    }
    assert_eq!(field.whereabouts("fr_1_1"), "2109");
}

#[test]
fn a_work_falls_when_its_last_defender_is_gone() {
    proves!("crimea:7.p4.a", "crimea:7.p4.c", "crimea:R.T5");
    let mut field = assault(&["fr_1_hq", "fr_1_1", "fr_1_2"], &["ru_16_vla"]).work("2109", 1, Side::Russian);
    assert!(!field.game.is_inside_work(&field.state, hex("2109"), Side::Allied));
    assert!(field.game.is_inside_work(&field.state, hex("2109"), Side::Russian));
    field.roll(fight("2109"), &[4, 4, 4]);
    assert_eq!(field.state.works.owner(hex("2109")), Some(Side::Russian), "as long as he is there");
    field.play(retreat("ru_16_vla", "2110"));
    assert_eq!(field.state.works.owner(hex("2109")), Some(Side::Allied));
    assert_eq!(field.level("2109"), 1);
    let mut empty = Field::empty()
        .put("1321", &["fr_1_1"])
        .put("1222", &["ru_16_vla"])
        .work("1221", 3, Side::Russian)
        .phase(Side::Allied, Phase::AttackerMovement);
    empty.play(step("fr_1_1", "1221"));
    assert_eq!((empty.state.works.owner(hex("1221")), empty.level("1221")), (Some(Side::Allied), 3));
    let plot = empty.phase(Side::Allied, Phase::DefenderPlot);
    plot.refused(aim_fort("1321"), "crimea:7.p7.d");
}

#[test]
fn hopeless_attacks_are_not_allowed() {
    proves!("crimea:E.CRT.1");
    let division = ["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"];
    let field = Field::empty()
        .put("2108", &["br_rm1", "br_rm2"])
        .put("2109", &division)
        .phase(Side::Allied, Phase::AttackerMovement);
    field.refused(step("br_rm1", "2109"), "crimea:E.CRT.1");
    let helped = field.clone().put("2209", &["br_2_1"]);
    assert!(helped.allows(step("br_rm1", "2109")), "a friend may come too");
    let mut best = assault(&["fr_1_hq", "fr_1_1", "fr_1_2"], &["ru_rb6"]);
    let events = best.roll(fight("2109"), &[1]);
    assert_eq!(melee_roll(&events), (32, 2, 0, result("A1 D2R")), "16:1 counts as 7:1");
}

#[test]
fn an_attack_that_has_become_hopeless_is_called_off() {
    proves!("crimea:R.M5");
    let division = ["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"];
    let mut field = assault(&["br_2_1"], &division)
        .weak("br_2_1", 1)
        .put("1609", &["ru_14_vol"])
        .put("1608", &["fr_1_1"]);
    let events = field.play(fight("2109"));
    assert!(events.iter().any(|event| matches!(event, Event::MeleeImpossible { .. })), "{events:?}");
    assert_eq!(field.whereabouts("br_2_1"), "2108");
    assert!(field.is_checked("br_2_1"));
    assert!(!field.state.action.fought);
}

#[test]
fn halves_of_the_disrupted_are_kept() {
    proves!("crimea:R.M4");
    let mut field = assault(&["fr_1_1"], &["ru_16_vla", "ru_n1"]).weak("ru_n1", 1).disrupted(&["ru_n1"]);
    let events = field.roll(fight("2109"), &[1, 6]);
    assert_eq!(melee_roll(&events).1, 9, "4 and a half of 1, in halves");
    assert_eq!(melee_roll(&events).3, result("A1R"), "8 to 4.5 is 1:1");
}

#[test]
fn an_attacker_who_cannot_go_back_is_lost() {
    proves!("crimea:R.M6");
    let field = assault(&["fr_1_1"], &["ru_16_vla", "ru_17_mos"]).put("2108", &["ru_dc57"]);
    let mut lost = field.clone();
    lost.roll(fight("2109"), &[1, 6]);
    assert!(lost.is_lost("fr_1_1"));
    let mut saved = field.put("2109", &["fr_1_hq", "fr_1_2"]).came_from("2110", &["fr_1_hq", "fr_1_2"]);
    let events = saved.roll(fight("2109"), &[1]);
    assert_eq!(melee_roll(&events).3, result("A1R D1"));
    saved.play(lose("ru_16_vla"));
    saved.roll(Decision::Stand, &[6]);
    saved.roll(lose("fr_1_1"), &[6, 6]);
    assert_eq!(saved.whereabouts("fr_1_1"), "2110", "by the way of its friends");
}

#[test]
fn guns_follow_those_who_fight() {
    proves!("crimea:R.M10");
    let mut field = Field::empty()
        .put("2108", &["fr_r1", "fr_1_1", "fr_2_hq"])
        .put("2109", &["ru_16_vla"])
        .phase(Side::Allied, Phase::AttackerMovement);
    field.refused(step("fr_r1", "2109"), "crimea:R.M10");
    field.refused(step("fr_2_hq", "2109"), "crimea:R.M10");
    field.play(step("fr_1_1", "2109"));
    field.play(step("fr_r1", "2109"));
    assert_eq!(field.whereabouts("fr_r1"), "2109");
}

#[test]
fn retreats_avoid_the_enemy_if_they_can() {
    proves!("crimea:R.M7", "crimea:E.12.A.8.c");
    // Behind the defenders a river bank and a slope: no die is rolled for them.
    let mut field = russian_assault(&["ru_16_vla", "ru_17_mos"], &["br_2_1"])
        .put("2109", &[])
        .put("2210", &["ru_dc57"])
        .put("2009", &["fr_1_1"]);
    field.roll(fight("2109"), &[5]);
    assert!(field.allows(retreat("br_2_1", "2009")), "into a stack of friends");
    assert!(field.allows(retreat("br_2_1", "2110")), "away from the attackers, though next to Cossacks");
    let mut routed = Field::empty()
        .put("2109", &["ru_16_vla", "ru_17_mos"])
        .put("2108", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .phase(Side::Allied, Phase::AttackerPlot);
    routed.fire(&[aim("fr_1_hq", "2109")], &[2]);
    routed.play(lose("ru_16_vla"));
    routed.roll(Decision::Stand, &[1]);
    // Before it goes its friend rolls; then the routed one avoids 2008 and 2208, which are next to the French.
    routed.roll(Decision::Stand, &[6]);
    routed.refused(retreat("ru_16_vla", "2008"), "crimea:R.M7");
    assert!(routed.allows(retreat("ru_16_vla", "2110")));
}

#[test]
fn nobody_retreats_off_the_map() {
    proves!("crimea:R.M14");
    let mut field = Field::empty()
        .put("2601", &["br_2_1"])
        .put("2601", &["ru_16_vla", "ru_17_mos"])
        .came_from("2602", &["ru_16_vla", "ru_17_mos"])
        .put("2501", &["ru_dc57"])
        .put("2502", &["ru_dc60"])
        .phase(Side::Russian, Phase::AttackerMelee);
    field.roll(fight("2601"), &[5]);
    assert!(field.is_lost("br_2_1"));
}

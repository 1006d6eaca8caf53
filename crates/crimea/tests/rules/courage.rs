//! Morale, disruption, British losses (12.B.1, E.12.B.1, 15).

use crate::field::*;
use crimea::state::{Cause, Phase, Stage};
use crimea::unit::Side;
use crimea::{Decision, Event};

const FRENCH: [&str; 4] = ["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"];

/// The French in 2108 fire with 14 factors at the Russians in 2109; the die 2 takes one step and no check.
fn shot(russians: &[&str]) -> Field {
    shot_with(russians, 2)
}

fn shot_with(russians: &[&str], die: u8) -> Field {
    let mut field =
        Field::empty().put("2108", &FRENCH).put("2109", russians).phase(Side::Allied, Phase::AttackerPlot);
    field.fire(&[aim("fr_1_hq", "2109")], &[die]);
    field
}

fn morale_rolls(field: &Field, events: &[Event]) -> Vec<(String, u8, bool)> {
    let of = |event: &Event| match event {
        Event::MoraleRolled { unit, die, routs } => {
            Some((field.game.roster.unit(*unit).id.clone(), *die, *routs))
        }
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn headquarters_siege_guns_and_guards_never_roll() {
    proves!("crimea:12.B.1.p1.a");
    let field = Field::empty();
    let rolls = |id: &str| field.game.rolls_for_morale(&field.state, field.unit(id));
    for id in ["ru_16_hq", "fr_1_hq", "fr_s1", "fr_m1", "fr_ig_1", "fr_ig_2", "fr_ig_a"] {
        assert!(!rolls(id), "{id}");
    }
    for id in ["ru_16_vla", "ru_16_hv", "ru_6c_swh", "ru_rb6", "fr_1_1", "fr_r1", "tk_1_1", "sa_c", "ru_n1"] {
        assert!(rolls(id), "{id}");
    }
}

#[test]
fn a_unit_at_its_breakpoint_rolls_and_may_rout() {
    proves!("crimea:12.B.1.a", "crimea:12.B.1.p3.a");
    for die in 1..=6 {
        let mut field = shot(&["ru_16_vla"]);
        assert_eq!((field.steps_of("ru_16_vla"), field.asked()), (1, Some(Side::Russian)));
        let events = field.roll(Decision::Stand, &[die]);
        assert_eq!(morale_rolls(&field, &events), [("ru_16_vla".into(), die, die <= 3)]);
        assert_eq!(field.allows(retreat("ru_16_vla", "2110")), die <= 3);
        if die <= 3 {
            field.play(retreat("ru_16_vla", "2110"));
            assert!(field.is_disrupted("ru_16_vla") && field.whereabouts("ru_16_vla") == "2110");
        } else {
            assert!(!field.is_disrupted("ru_16_vla") && field.whereabouts("ru_16_vla") == "2109");
        }
    }
    let full = shot(&["ru_16_hv", "ru_16_vla"]);
    assert!(full.allows(lose("ru_16_vla")) && full.allows(lose("ru_16_hv")));
}

#[test]
fn a_friend_who_routs_shakes_the_others() {
    proves!("crimea:12.B.1.b", "crimea:12.B.1.p2", "crimea:12.B.1.p1.b", "crimea:E.12.B.1.c");
    let mut field = shot(&["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv"]);
    field.play(lose("ru_16_sou"));
    let events = field.roll(Decision::Stand, &[3]);
    assert_eq!(morale_rolls(&field, &events), [("ru_16_sou".into(), 3, true)]);
    // Vladimir and the guns roll, each for itself; the headquarters does not.
    let events = field.roll(Decision::Stand, &[4, 5]);
    assert_eq!(
        morale_rolls(&field, &events),
        [("ru_16_vla".into(), 4, false), ("ru_16_hv".into(), 5, false)]
    );
}

#[test]
fn one_roll_for_every_cause() {
    proves!("crimea:12.B.1.p2");
    // Two steps: one brings Vladimir to its breakpoint, the other destroys the guns beside it.
    let mut field = Field::empty()
        .put("2108", &["fr_ig_1", "fr_ig_2", "fr_ig_a", "fr_ig_h"])
        .put("2109", &["ru_16_vla", "ru_16_hv", "ru_17_mos"])
        .phase(Side::Allied, Phase::AttackerPlot);
    field.fire(&[aim("fr_ig_2", "2109")], &[1]);
    assert_eq!(field.state.toll.owed, 2, "18 factors, die 1");
    field.play(lose("ru_16_vla"));
    field.play(lose("ru_16_hv"));
    let events = field.roll(Decision::Stand, &[4, 4, 4]);
    assert_eq!(
        morale_rolls(&field, &events).iter().map(|roll| roll.0.as_str()).collect::<Vec<_>>(),
        ["ru_16_vla", "ru_16_vla", "ru_17_mos"]
    );
}

#[test]
fn a_friend_who_is_destroyed_shakes_the_others_but_a_battalion_does_not() {
    proves!("crimea:12.B.1.c", "crimea:12.B.1.p8");
    let mut field = shot(&["ru_16_vla", "ru_16_hv"]);
    field.play(lose("ru_16_hv"));
    let events = field.roll(Decision::Stand, &[4]);
    assert_eq!(morale_rolls(&field, &events), [("ru_16_vla".into(), 4, false)]);
    let mut field = shot(&["ru_16_vla", "ru_rb6"]);
    let events = field.play(lose("ru_rb6"));
    assert!(field.is_lost("ru_rb6") && morale_rolls(&field, &events).is_empty());
    assert_eq!(field.state.action.phase, Phase::AttackerMovement, "nobody has to be asked");
}

#[test]
fn a_melee_that_drives_them_back_makes_them_roll() {
    proves!("crimea:12.B.1.d", "crimea:R.M8", "crimea:R.M9");
    let mut field = Field::empty()
        .put("2109", &["ru_16_vla", "ru_17_mos"])
        .put("2109", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .came_from("2108", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .phase(Side::Allied, Phase::AttackerMelee);
    field.roll(fight("2109"), &[5]);
    // D1R. Vladimir rolls for its step without a choice, then both for the retreat, and Moscow for Vladimir's rout.
    let events = field.roll(lose("ru_16_vla"), &[4, 3, 4, 4]);
    assert_eq!(
        morale_rolls(&field, &events),
        [
            ("ru_16_vla".into(), 4, false),
            ("ru_16_vla".into(), 3, true),
            ("ru_17_mos".into(), 4, false),
            ("ru_17_mos".into(), 4, false)
        ]
    );
    assert_eq!(field.whereabouts("ru_16_vla"), "2109", "it has rolled where it fought");
    field.play(retreat("ru_16_vla", "2110"));
    field.play(retreat("ru_17_mos", "2209"));
    assert_eq!(
        (field.whereabouts("ru_16_vla"), field.whereabouts("ru_17_mos")),
        ("2110".into(), "2209".into())
    );
    assert!(field.is_disrupted("ru_16_vla") && !field.is_disrupted("ru_17_mos"));
}

#[test]
fn disrupted_units_do_little() {
    proves!("crimea:12.B.1.p3.b");
    let field = Field::empty()
        .put("2108", &["fr_1_1", "fr_r1"])
        .put("2109", &["ru_16_vla"])
        .disrupted(&["fr_1_1"])
        .phase(Side::Allied, Phase::AttackerPlot);
    field.refused(aim("fr_1_1", "2109"), "crimea:12.B.1.p3.b");
    let moving = field.clone().phase(Side::Allied, Phase::AttackerMovement);
    moving.refused(step("fr_1_1", "2109"), "crimea:12.B.1.p3.b");
    assert!(moving.allows(step("fr_1_1", "2107")));
    assert_eq!(field.game.melee_halves(&field.state, field.unit("fr_1_1")), 8);
    let mut attack = Field::empty()
        .put("2109", &["ru_16_vla"])
        .put("2109", &["fr_1_1", "br_2_1"])
        .came_from("2108", &["fr_1_1", "br_2_1"])
        .disrupted(&["fr_1_1"])
        .phase(Side::Allied, Phase::AttackerMelee);
    let events = attack.roll(fight("2109"), &[1, 6]);
    assert!(events.iter().any(|event| matches!(event, Event::MeleeRolled { attack: 8, .. })), "{events:?}");
}

#[test]
fn disruption_ends_with_the_player_turn() {
    proves!("crimea:12.B.1.p3.c");
    let mut field =
        Field::empty().put("1532", &["fr_1_1"]).put("2109", &["ru_dc57"]).disrupted(&["ru_dc57", "fr_1_1"]);
    assert!(field.is_disrupted("ru_dc57"));
    field.done();
    assert_eq!(field.state.player, Side::Russian);
    assert!(!field.is_disrupted("ru_dc57") && !field.is_disrupted("fr_1_1"));
}

#[test]
fn a_fortified_town_and_the_star_fort_stand_firm() {
    proves!("crimea:12.B.1.p4", "crimea:7.p4.b", "crimea:R.T7");
    let at = |hex_name: &str, level: u8, from: &str| {
        Field::empty()
            .put(from, &["fr_ig_1"])
            .put(hex_name, &["ru_16_vla"])
            .work(hex_name, level, Side::Russian)
            .phase(Side::Allied, Phase::AttackerPlot)
    };
    let town = at("1123", 1, "1124");
    let safe = |field: &Field, at: &str, side| field.game.is_safe_from_morale(&field.state, hex(at), side);
    assert!(
        safe(&town, "1123", Side::Russian) && !safe(&town, "1123", Side::Allied),
        "not those who storm it"
    );
    assert!(
        !safe(&Field::empty().put("1123", &["ru_16_vla"]), "1123", Side::Russian),
        "a town without a work"
    );
    let fort = Field::empty().put("1221", &["ru_16_vla"]).work("1221", 1, Side::Russian);
    assert!(safe(&fort, "1221", Side::Russian));
    let outside = Field::empty().put("1124", &["ru_16_vla"]).work("1124", 3, Side::Russian);
    assert!(!safe(&outside, "1124", Side::Russian), "works outside the town");
    let mut siege = Field::empty()
        .put("1124", &["fr_m1", "fr_m2", "fr_m3", "fr_1_1"])
        .put("1123", &["ru_16_vla", "ru_17_mos"])
        .work("1123", 2, Side::Russian)
        .set(|state| state.ammunition = 1)
        .phase(Side::Allied, Phase::Commitment);
    siege.bombard(&[commit("fr_m1", "1123"), commit("fr_m2", "1123"), commit("fr_m3", "1123")], &[5]);
    let events = siege.play(lose("ru_16_vla"));
    assert!(morale_rolls(&siege, &events).is_empty());
    assert_eq!(siege.steps_of("ru_16_vla"), 1);
}

#[test]
fn a_stack_may_retire_in_place_of_standing() {
    proves!("crimea:12.B.1.p5.a", "crimea:12.B.1.p5.b", "crimea:R.MO7");
    let mut field = shot(&["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv"]);
    field.play(lose("ru_16_hv"));
    field.refused(retire("2108"), "crimea:12.B.1.p5.a");
    let events = field.roll(retire("2110"), &[1, 2]);
    assert_eq!(
        morale_rolls(&field, &events),
        [("ru_16_vla".into(), 1, true), ("ru_16_sou".into(), 2, false)]
    );
    for id in ["ru_16_hq", "ru_16_vla", "ru_16_sou"] {
        assert_eq!(field.whereabouts(id), "2110", "{id}");
    }
    assert!(field.is_disrupted("ru_16_vla") && !field.is_disrupted("ru_16_sou"));
    assert!(field.is_checked("ru_16_sou") && field.is_checked("ru_16_hq") && !field.is_disrupted("ru_16_hq"));
}

#[test]
fn a_headquarters_goes_with_its_disrupted_units() {
    proves!("crimea:12.B.1.p6");
    let mut field = Field::empty()
        .put("2108", &["fr_1_1"])
        .put("2109", &["ru_16_hq", "ru_16_vla", "ru_16_sou"])
        .disrupted(&["ru_16_vla", "ru_16_sou"])
        .phase(Side::Allied, Phase::DisruptedMovement);
    field.play(step("ru_16_hq", "2110"));
    for id in ["ru_16_hq", "ru_16_vla", "ru_16_sou"] {
        assert_eq!(field.whereabouts(id), "2110", "{id}");
    }
    let steady = Field::empty()
        .put("2108", &["fr_1_1"])
        .put("2109", &["ru_16_hq", "ru_16_vla", "ru_16_sou"])
        .disrupted(&["ru_16_vla"])
        .phase(Side::Allied, Phase::DisruptedMovement);
    steady.refused(step("ru_16_hq", "2110"), "crimea:12.A.3.a");
}

#[test]
fn disrupted_units_that_are_fired_on_rout_again() {
    proves!("crimea:12.B.1.p7");
    let mut field = Field::empty()
        .put("2108", &FRENCH)
        .put("2109", &["ru_16_vla", "ru_17_mos"])
        .disrupted(&["ru_16_vla"])
        .phase(Side::Allied, Phase::AttackerPlot);
    field.fire(&[aim("fr_1_hq", "2109")], &[6]);
    // No effect, and yet it goes; its friend rolls for that.
    let events = field.roll(Decision::Stand, &[4]);
    assert_eq!(morale_rolls(&field, &events), [("ru_17_mos".into(), 4, false)]);
    field.play(retreat("ru_16_vla", "2110"));
    assert!(field.is_disrupted("ru_16_vla"));
}

#[test]
fn siege_fire_shakes_too() {
    proves!("crimea:R.MO2");
    let mut field = Field::empty()
        .put("1225", &["fr_m1", "fr_m2", "fr_m3", "fr_1_1"])
        .put("1224", &["ru_16_vla", "ru_17_mos"])
        .work("1224", 2, Side::Russian)
        .set(|state| state.ammunition = 1)
        .phase(Side::Allied, Phase::Commitment);
    field.bombard(&[commit("fr_m1", "1224"), commit("fr_m2", "1224"), commit("fr_m3", "1224")], &[5]);
    field.play(lose("ru_16_vla"));
    let events = field.roll(Decision::Stand, &[4]);
    assert_eq!(morale_rolls(&field, &events), [("ru_16_vla".into(), 4, false)]);
}

#[test]
fn mortars_make_disrupted_units_rout_again_and_siege_guns_do_not() {
    proves!("crimea:R.MO5", "crimea:12.B.1.p7");
    let under_fire = |guns: &[&str]| {
        Field::empty()
            .put("1225", guns)
            .put("1225", &["fr_1_1"])
            .put("1224", &["ru_16_vla"])
            .work("1224", 3, Side::Russian)
            .disrupted(&["ru_16_vla"])
            .set(|state| state.ammunition = 1)
            .phase(Side::Allied, Phase::Commitment)
    };
    let mut field = under_fire(&["fr_m1"]);
    field.bombard(&[commit("fr_m1", "1224")], &[6]);
    assert_eq!(field.steps_of("ru_16_vla"), 2, "no effect");
    let ways = field.decisions().into_iter().filter(|decision| matches!(decision, Decision::Retreat { .. }));
    assert!(ways.count() > 0, "and yet it goes");
    let mut field = under_fire(&["fr_s1"]);
    field.bombard(&[commit("fr_s1", "1224")], &[6]);
    assert_eq!(field.whereabouts("ru_16_vla"), "1224", "the work is fired at, not the garrison");
}

#[test]
fn a_rout_without_a_way_out_is_the_end() {
    proves!("crimea:R.MO3");
    let mut field = Field::empty()
        .put("2108", &FRENCH)
        .put("2109", &["ru_16_vla"])
        .put("2208", &["br_2_1"])
        .put("2209", &["br_3_1"])
        .put("2110", &["br_4_1"])
        .put("2009", &["br_l_1"])
        .put("2008", &["tk_1_1"])
        .phase(Side::Allied, Phase::AttackerPlot);
    field.fire(&[aim("fr_1_hq", "2109")], &[2, 3]);
    assert!(field.is_lost("ru_16_vla"), "nor could it retire");
}

/// Russians fire with 14 factors at British in 2109.
fn british(losses: u8, units: &[&str], die: u8) -> Field {
    let mut field = Field::empty()
        .put("2108", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv", "ru_16_lt"])
        .put("2109", units)
        .set(|state| state.british_losses = losses)
        .phase(Side::Russian, Phase::AttackerPlot);
    field.fire(&[aim("ru_16_hq", "2109")], &[die]);
    field
}

#[test]
fn the_british_stand_until_the_twentieth_step() {
    proves!("crimea:15.a", "crimea:15.b", "crimea:R.MO6");
    let steady = british(18, &["br_2_1"], 2);
    assert_eq!((steady.state.british_losses, steady.steps_of("br_2_1")), (19, 1));
    assert_ne!(steady.asked(), None);
    assert!(!steady.allows(Decision::Stand), "it does not roll");
    let mut shaken = british(19, &["br_2_1"], 2);
    assert_eq!(shaken.state.british_losses, 20);
    let events = shaken.roll(Decision::Stand, &[4]);
    assert_eq!(morale_rolls(&shaken, &events), [("br_2_1".into(), 4, false)], "the twentieth itself");
    let guards = british(20, &["br_1_1"], 2);
    assert!(!guards.allows(Decision::Stand), "guards never do");
}

#[test]
fn headquarters_are_no_british_losses() {
    proves!("crimea:15.c");
    assert_eq!(british(3, &["br_2_b"], 2).state.british_losses, 4);
    assert_eq!(british(3, &["br_rm1"], 2).state.british_losses, 4);
    let hq = british(3, &["br_2_hq"], 2);
    assert!(hq.is_lost("br_2_hq"));
    assert_eq!(hq.state.british_losses, 3);
    assert_eq!(british(3, &["fr_1_1"], 2).state.british_losses, 3, "nor are the French");
}

#[test]
fn hunger_and_cold_shake_nobody() {
    proves!("crimea:E.12.B.1.a", "crimea:18.p2");
    let mut field = Field::empty()
        .at(2, Side::Allied, Stage::Fortification)
        .put("2530", &["fr_1_1", "tk_1_1"])
        .put("2202", &["ru_dc57"])
        .set(|state| state.fort_points = 1);
    field.done_with(&[2]);
    assert_eq!(field.state.toll.cause, Cause::Attrition);
    field.play(lose("tk_1_1"));
    let events = field.play(lose("fr_1_1"));
    assert!(morale_rolls(&field, &events).is_empty());
    assert_eq!((field.steps_of("tk_1_1"), field.state.stage), (1, Stage::Movement));
}

//! Morale, and the British (12.B.1, 15, E.12.B.1, rulings MO).

use crate::field::*;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;
use crimea::{Decision, Event};

/// Russian heavy guns in 1807 fire 24 factors at 1808: 2 steps with a 1 or 2, 1 and a check with a 3 or 4, 1 with a 5.
fn shelling(units: &[&str]) -> Field {
    Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("1808", units)
        .put("1807", &["ru_na1", "ru_na2"])
        .put("2106", &["ru_17_tar"])
}

fn shell(field: &mut Field, dice: &[u8]) -> Vec<Event> {
    field.fire(&[aim("ru_na1", "1808"), aim("ru_na2", "1808")], dice)
}

/// French guns and a brigade in 1808 fire 9 factors at 1807: 1 step with a 1, a check with a 2 or 3.
fn volley(units: &[&str]) -> Field {
    Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("1807", units)
        .put("1808", &["fr_1_1", "fr_r1"])
        .put("1911", &["fr_5_1"])
}

/// The Russians hold their fire.
fn fire(field: &mut Field, dice: &[u8]) -> Vec<Event> {
    field.fire(&[aim("fr_1_1", "1807"), aim("fr_r1", "1807")], dice)
}

fn rolls(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::MoraleRolled { .. })).count()
}

#[test]
fn who_rolls_for_morale() {
    proves!("crimea:12.B.1.p1.a");
    let field = Field::empty().set(|state| state.british_losses = 20);
    let rolls = |unit: &str| field.game.rolls_for_morale(&field.state, field.unit(unit));
    for unit in
        ["fr_1_1", "br_2_1", "ru_16_vla", "ru_6c_swh", "ru_1d_mos", "ru_16_hv", "br_c_i", "ru_na1", "ru_n1"]
    {
        assert!(rolls(unit), "{unit}");
    }
    for unit in ["fr_1_hq", "ru_6c_hq", "fr_s1", "br_m1", "br_1_1", "fr_ig_1", "fr_ig_2", "fr_ig_a"] {
        assert!(!rolls(unit), "{unit}");
    }
}

#[test]
fn a_friend_is_destroyed_and_each_absorbed_unit_rolls() {
    proves!("crimea:12.B.1.c", "crimea:12.B.1.p1.b", "crimea:E.12.B.1.c");
    let mut field = volley(&["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_hv"]).weak("ru_16_vla", 1);
    fire(&mut field, &[1]);
    field.play(lose("ru_16_vla"));
    let events = field.roll(Decision::Stand, &[4, 4]);
    assert_eq!(rolls(&events), 2, "the regiment and the guns, but not the headquarters");
    assert!(!field.is_disrupted("ru_16_sou"));
}

#[test]
fn battalions_are_not_missed() {
    proves!("crimea:12.B.1.p8");
    let mut field = volley(&["ru_16_vla", "ru_rb6"]);
    fire(&mut field, &[1]);
    let events = field.play(lose("ru_rb6"));
    assert!(field.is_lost("ru_rb6"));
    assert_eq!(rolls(&events), 0);
    assert_eq!(field.state.toll.tests[field.unit("ru_16_vla")], 0);
}

#[test]
fn a_unit_rolls_once_for_each_cause() {
    proves!("crimea:12.B.1.p2", "crimea:12.B.1.a", "crimea:12.B.1.b");
    let mut field = shelling(&["fr_1_hq", "fr_1_1", "fr_1_2"]).weak("fr_1_1", 3).weak("fr_1_2", 3);
    shell(&mut field, &[1]);
    field.play(lose("fr_1_1"));
    field.play(lose("fr_1_2"));
    let tests = |field: &Field, unit: &str| field.state.toll.tests[field.unit(unit)];
    assert_eq!((tests(&field, "fr_1_1"), tests(&field, "fr_1_2")), (1, 1));
    field.roll(Decision::Stand, &[1]);
    assert_eq!(tests(&field, "fr_1_2"), 2, "its own losses, and the rout of its friend");
    let events = field.roll(Decision::Stand, &[6, 6]);
    assert_eq!(rolls(&events), 2);
    // Above the breakpoint nobody rolls.
    let mut firm = shelling(&["fr_1_1"]);
    let events = shell(&mut firm, &[5]);
    assert_eq!((firm.steps_of("fr_1_1"), rolls(&events)), (3, 0));
}

#[test]
fn three_routs_and_four_stands() {
    proves!("crimea:12.B.1.p3.a", "crimea:12.B.1.a");
    for (die, routs) in [(1, true), (3, true), (4, false), (6, false)] {
        let mut field = shelling(&["fr_1_1"]).weak("fr_1_1", 3);
        shell(&mut field, &[5]);
        field.roll(Decision::Stand, &[die]);
        if routs {
            field.play(retreat("fr_1_1", "1909"));
            assert_eq!(field.whereabouts("fr_1_1"), "1909");
        } else {
            assert_eq!(field.whereabouts("fr_1_1"), "1808");
        }
        assert_eq!(field.is_disrupted("fr_1_1"), routs, "{die}");
    }
}

#[test]
fn disruption_halves_the_defence_and_forbids_attack() {
    proves!("crimea:12.B.1.p3.b");
    let field = Field::empty().put("1808", &["fr_1_1"]).disrupted(&["fr_1_1"]);
    assert_eq!(field.game.melee_halves(&field.state, field.unit("fr_1_1")), 8);
    let moving = field.phase(Side::Allied, Phase::AttackerMovement).put("1807", &["ru_16_vla"]);
    moving.refused(step("fr_1_1", "1807"), "crimea:12.B.1.p3.b");
    assert!(moving.allows(step("fr_1_1", "1809")));
    // In a continuing melee he does not attack: he is driven back.
    let mut melee = Field::empty()
        .phase(Side::Allied, Phase::DefenderMelee)
        .put("1808", &["ru_16_vla", "fr_1_1"])
        .locked(&["ru_16_vla", "fr_1_1"])
        .put("1911", &["fr_2_1"])
        .put("2011", &["ru_16_sou"]);
    assert!(melee.allows(fight("1808")));
    melee = melee.disrupted(&["ru_16_vla"]);
    melee.refused(fight("1808"), "crimea:E.CRT.1");
}

#[test]
fn disruption_lasts_until_the_next_player_turn() {
    proves!("crimea:12.B.1.p3.c");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMovement)
        .put("1810", &["fr_1_1"])
        .put("1807", &["ru_16_vla"])
        .disrupted(&["fr_1_1", "ru_16_vla"])
        .set(|state| state.action.quiet = 1);
    field.done();
    assert_eq!(field.state.action.quiet, 2);
    assert!(field.is_disrupted("fr_1_1") && field.is_disrupted("ru_16_vla"), "the next action turn");
    field.done();
    field.done();
    assert_eq!((field.state.player, field.state.stage), (Side::Russian, Stage::Fortification));
    assert!(!field.is_disrupted("fr_1_1") && !field.is_disrupted("ru_16_vla"));
}

#[test]
fn a_fortified_town_and_the_star_fort_keep_their_men() {
    proves!("crimea:12.B.1.p4", "crimea:7.p4.b");
    let hit = |at: &str, from: &str, level: u8| {
        let mut field = Field::empty()
            .phase(Side::Allied, Phase::AttackerPlot)
            .put(at, &["ru_16_vla", "ru_16_sou"])
            .put(from, &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a", "fr_r1", "fr_s1"])
            .put("1911", &["fr_2_1"]);
        if level > 0 {
            field = field.work(at, level, Side::Russian);
        }
        // 38 factors and a 1 are at least a step, whatever town and work add.
        field.fire(&[aim("fr_1_hq", at), aim("fr_r1", at), aim("fr_s1", at)], &[1]);
        field.play(lose("ru_16_vla"));
        if field.state.toll.owed > 0 {
            field.play(lose("ru_16_sou"));
        }
        field.state.toll.tests[field.unit("ru_16_vla")]
    };
    assert_eq!(hit("1223", "1224", 1), 0, "a town with a work");
    assert_eq!(hit("1223", "1224", 0), 1, "a town without");
    assert_eq!(hit("1124", "1125", 1), 1, "a work before the town");
    assert_eq!(hit("1221", "1321", 1), 0, "the Star Fort");
    // Those who storm it roll.
    let mut storm = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("1223", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug"])
        .put("1223", &["fr_1_1"])
        .came_from("1224", &["fr_1_1"])
        .work("1223", 1, Side::Russian)
        .weak("fr_1_1", 3);
    // 8 against 12 and a 6, -2 for town and work: CM A1 D1.
    storm.roll(fight("1223"), &[6]);
    storm.play(lose("ru_16_vla"));
    assert_eq!(storm.asked(), Some(Side::Allied), "the Russians have not rolled");
    assert!(storm.allows(Decision::Stand));
}

#[test]
fn a_stack_may_retire_in_place_of_standing() {
    proves!("crimea:12.B.1.p5.a", "crimea:12.B.1.p5.b", "crimea:R.MO7");
    let units = ["br_1_hq", "br_1_1", "br_1_2", "br_1_a", "fr_1_1"];
    let mut field = shelling(&units).set(|state| state.british_losses = 25);
    shell(&mut field, &[1]);
    // Two causes for the Highlanders: their own losses, and the guns that are gone.
    field.play(lose("br_1_2"));
    field.play(lose("br_1_a"));
    assert_eq!(field.state.toll.tests[field.unit("br_1_2")], 2);
    field.refused(retire("1807"), "crimea:12.B.1.p5.a");
    field.refused(retire("1810"), "crimea:12.B.1.p5.a");
    let events = field.roll(retire("1809"), &[2, 1]);
    assert_eq!(rolls(&events), 2, "Highlanders and French once each; guards and headquarters never");
    for unit in ["br_1_hq", "br_1_1", "br_1_2", "fr_1_1"] {
        assert_eq!(field.whereabouts(unit), "1809", "{unit}");
    }
    for unit in ["br_1_hq", "br_1_1", "br_1_2"] {
        assert!(field.is_checked(unit) && !field.is_disrupted(unit), "{unit}");
    }
    assert!(field.is_disrupted("fr_1_1"));
}

#[test]
fn whoever_is_disrupted_and_fired_on_runs_again() {
    proves!("crimea:12.B.1.p7");
    let mut field = volley(&["ru_16_vla", "ru_16_sou"]).disrupted(&["ru_16_vla"]);
    fire(&mut field, &[6]);
    // No effect, but it runs; and its friend rolls for it.
    field.roll(Decision::Stand, &[6]);
    field.play(retreat("ru_16_vla", "1806"));
    assert_eq!(
        (field.whereabouts("ru_16_vla"), field.whereabouts("ru_16_sou")),
        ("1806".into(), "1807".into())
    );
    assert!(field.is_disrupted("ru_16_vla"));
}

#[test]
fn a_rout_without_a_way_out_destroys() {
    proves!("crimea:R.MO3");
    let mut field = volley(&["ru_16_vla"])
        .put("1806", &["fr_2_1"])
        .put("1707", &["fr_2_2"])
        .put("1708", &["fr_3_1"])
        .put("1907", &["fr_3_2"])
        .put("1908", &["fr_4_1"]);
    let events = fire(&mut field, &[1, 1]);
    assert_eq!(rolls(&events), 1);
    assert!(field.is_lost("ru_16_vla"));
}

#[test]
fn hunger_and_cold_shake_nobody() {
    proves!("crimea:E.12.B.1.a");
    let mut field = Field::empty()
        .at(7, Side::Allied, Stage::Fortification)
        .set(|state| (state.fort_points, state.british_losses) = (1, 30))
        .put("1532", &["br_2_1", "br_2_2"]);
    field.done_with(&[1]);
    field.play(lose("br_2_1"));
    let events = field.play(lose("br_2_2"));
    assert_eq!((field.steps_of("br_2_1"), field.steps_of("br_2_2"), rolls(&events)), (1, 1, 0));
    assert_eq!(field.state.british_losses, 32);
    assert!(!field.allows(Decision::Stand), "nobody is asked to stand or to retire either");
}

#[test]
fn morale_is_rolled_before_the_next_hex() {
    proves!("crimea:E.12.B.1.b");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("1807", &["ru_16_vla", "ru_17_mos"])
        .put("1908", &["ru_16_sou", "ru_17_bor"])
        .put("1808", &["fr_1_1", "fr_r1"])
        .put("1909", &["fr_2_1", "fr_r2"]);
    let plots = [("fr_1_1", "1807"), ("fr_r1", "1807"), ("fr_2_1", "1908"), ("fr_r2", "1908")];
    field.fire(&plots.map(|(unit, at)| aim(unit, at)), &[1, 1]);
    field.play(lose("ru_16_vla"));
    field.refused(lose("ru_16_sou"), "crimea:12.A.1.p2.d");
    assert!(field.allows(Decision::Stand));
    field.roll(Decision::Stand, &[6]);
    assert!(field.allows(lose("ru_16_sou")), "now the other hex");
}

#[test]
fn british_steps_are_counted() {
    proves!("crimea:15.a", "crimea:15.c");
    let mut field = shelling(&["br_2_hq", "br_2_b"]).put("1911", &["br_3_1"]);
    shell(&mut field, &[1]);
    assert!(field.is_lost("br_2_hq") && field.is_lost("br_2_b"));
    assert_eq!(field.state.british_losses, 1, "the battery counts, the headquarters does not");
    let mut brigade = shelling(&["br_2_1"]).put("1911", &["br_3_1"]);
    shell(&mut brigade, &[1]);
    assert!(brigade.is_lost("br_2_1"));
    assert_eq!(brigade.state.british_losses, 2);
    let mut french = shelling(&["fr_1_1"]);
    shell(&mut french, &[5]);
    assert_eq!(french.state.british_losses, 0);
}

#[test]
fn the_twentieth_step_shakes_the_british() {
    proves!("crimea:15.b", "crimea:R.MO6");
    let mut steady = shelling(&["br_2_1"]).set(|state| state.british_losses = 18);
    let events = shell(&mut steady, &[5]);
    assert_eq!((steady.steps_of("br_2_1"), rolls(&events)), (1, 0));
    assert!(!events.contains(&Event::BritishShaken));
    let mut shaken = shelling(&["br_2_1"]).set(|state| state.british_losses = 19);
    let events = shell(&mut shaken, &[5]);
    assert!(events.contains(&Event::BritishShaken));
    assert_eq!(shaken.asked(), Some(Side::Allied));
    shaken.roll(Decision::Stand, &[1]);
    shaken.play(retreat("br_2_1", "1909"));
    assert!(shaken.is_disrupted("br_2_1"));
}

//! Orders that are given one by one: they take effect when their owner is done, and can be taken out before (ruling O1).

use crate::field::*;
use crimea::state::{MeleeStep, Phase};
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::{Audience, Game, Scenery, SeededDice, Touches, Words};

/// What the side sees of its own orders.
fn orders(field: &Field, side: Side) -> Vec<String> {
    let scene = field.game.scene(&field.state, Some(side.seat()));
    for order in &scene.orders {
        let chain: Vec<&str> = order.chain.iter().map(String::as_str).collect();
        let meant = field.game.meant(&field.state, &chain).expect("a decision");
        assert!(field.decisions().contains(&meant), "{} cannot be taken out", order.text);
        assert!(field.game.recalls(meant));
    }
    scene.orders.into_iter().map(|order| order.text.english()).collect()
}

fn fire_rolls(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::FireRolled { .. })).count()
}

/// A gun that can fire at either of two Russian hexes, and guns that can answer.
fn duel() -> Field {
    Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("1808", &["fr_r1"])
        .put("1807", &["ru_16_hv"])
        .put("1908", &["ru_17_mos"])
}

#[test]
fn fire_orders_end_when_somebody_says_so_and_not_with_the_last_of_them() {
    proves!("crimea:R.O1");
    let mut field = duel();
    field.play(aim("fr_r1", "1807"));
    assert!(field.state.is_phase(Phase::AttackerPlot), "nobody else can fire, and still nothing happens");
    assert_eq!(orders(&field, Side::Allied), ["French Res Art: fire at 1807"]);
    // It is thought over, and another order is given.
    field.play(recall("fr_r1"));
    assert_eq!(orders(&field, Side::Allied), [""; 0]);
    field.refused(recall("fr_r1"), "crimea:R.O1");
    field.play(aim("fr_r1", "1908"));
    field.done();
    assert_eq!(field.asked(), Some(Side::Russian));
    field.play(aim("ru_16_hv", "1808"));
    field.play(aim("ru_17_mos", "1808"));
    assert!(field.state.is_phase(Phase::DefenderPlot));
    field.play(recall("ru_17_mos"));
    let events = field.done_with(&[6, 6]);
    assert_eq!(fire_rolls(&events), 2);
    let at = |of: Side| {
        events.iter().find_map(|event| match event {
            Event::FireRolled { side, at, factors, .. } if *side == of => Some((at.to_string(), *factors)),
            _ => None,
        })
    };
    assert_eq!(
        at(Side::Allied),
        Some(("1908".to_owned(), field.game.fire_factor(&field.state, field.unit("fr_r1")).into()))
    );
    assert_eq!(at(Side::Russian), Some(("1808".to_owned(), 7)), "the regiment holds its fire");
}

#[test]
fn whoever_has_taken_an_order_out_can_be_replaced_by_another() {
    proves!("crimea:R.O1", "crimea:9.p1.b");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("2003", &["br_2_1", "br_3_1"])
        .put("2004", &["ru_16_vla"]);
    field.play(aim("br_2_1", "2004"));
    field.refused(aim("br_3_1", "2004"), "crimea:9.p1.b");
    field.play(recall("br_2_1"));
    field.play(aim("br_3_1", "2004"));
    assert_eq!(orders(&field, Side::Allied).len(), 1);
}

#[test]
fn orders_are_taken_out_by_their_owner_in_their_phase_only() {
    proves!("crimea:R.O1");
    let mut field = duel();
    field.refused(recall("fr_r1"), "crimea:R.O1");
    field.play(aim("fr_r1", "1807"));
    field.refused(recall("ru_16_hv"), "crimea:R.O1");
    field.done();
    field.refused(recall("fr_r1"), "crimea:R.O1");
    field.play(aim("ru_16_hv", "1808"));
    let refusal = field.game.check(
        &field.state,
        &mut Default::default(),
        Side::Allied.seat(),
        field.read(&recall("ru_16_hv")),
    );
    assert!(refusal.is_err());
    let moving = duel().phase(Side::Allied, Phase::AttackerMovement);
    moving.refused(recall("fr_r1"), "crimea:R.O1");
}

#[test]
fn a_division_is_one_order_and_its_units_can_be_taken_out_one_by_one() {
    proves!("crimea:R.O1");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .put("1808", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .put("1807", &["ru_16_vla"])
        .put("1908", &["ru_17_mos"]);
    field.play(aim("fr_1_hq", "1807"));
    let all = orders(&field, Side::Allied);
    assert_eq!(all.len(), 1, "{all:?}");
    field.play(recall("fr_1_a"));
    field.play(aim("fr_1_a", "1908"));
    assert_eq!(orders(&field, Side::Allied).len(), 3, "they fire at two hexes now");
    field.play(recall("fr_1_hq"));
    assert_eq!(orders(&field, Side::Allied), [""; 0]);
}

#[test]
fn an_order_taken_out_is_told_to_its_own_seat_alone() {
    proves!("crimea:R.O1");
    let mut field = duel().put("1221", &["ru_rb6"]);
    field.play(aim("fr_r1", "1807"));
    let before = field.state;
    let events = field.play(recall("fr_r1"));
    assert!(!events.is_empty());
    for event in &events {
        assert_eq!(field.game.narrate(event).audience, Audience::Only(Side::Allied.seat()));
    }
    let seen = |state: &crimea::state::State| field.game.view(state, Side::Russian.seat());
    assert_eq!(seen(&before), seen(&field.state));
    for viewer in [Some(Side::Russian.seat()), None] {
        assert_eq!(field.game.scene(&before, viewer), field.game.scene(&field.state, viewer));
        assert!(field.game.scene(&before, viewer).orders.is_empty());
    }
}

#[test]
fn the_star_fort_takes_its_tens_back_too() {
    proves!("crimea:R.O1", "crimea:7.p7.b");
    let mut field = Field::empty()
        .phase(Side::Russian, Phase::AttackerPlot)
        .put("1321", &["fr_1_1"])
        .put("1322", &["fr_2_1"])
        .work("1221", 3, Side::Russian);
    for at in ["1321", "1322", "1321"] {
        field.play(aim_fort(at));
    }
    field.refused(aim_fort("1321"), "crimea:7.p7.d");
    assert_eq!(orders(&field, Side::Russian).len(), 3);
    field.play(recall_fort("1322"));
    field.refused(recall_fort("1322"), "crimea:R.O1");
    field.play(aim_fort("1321"));
    let events = field.fire(&[], &[6]);
    let factors: Vec<u32> = events
        .iter()
        .filter_map(|event| match event {
            Event::FireRolled { factors, side: Side::Russian, .. } => Some(*factors),
            _ => None,
        })
        .collect();
    assert_eq!(factors, [30]);
}

#[test]
fn siege_fire_costs_nothing_until_it_is_ordered_for_good() {
    proves!("crimea:R.O1", "crimea:17.A.b", "crimea:X.2");
    let game = crimea_with(&[("siege_train", "yes")]);
    let mut field = Field::empty_of(game)
        .phase(Side::Allied, Phase::Commitment)
        .put("1126", &["fr_s1"])
        .put("1225", &["fr_1_1"])
        .put("1124", &["ru_16_vla"])
        .work("1124", 2, Side::Russian)
        .put("1224", &["ru_17_mos"])
        .work("1224", 2, Side::Russian)
        .set(|state| state.ammunition = 2);
    field.play(commit("fr_s1", "1124"));
    assert!(field.state.is_phase(Phase::Commitment), "the only guns are committed, and nothing happens yet");
    assert_eq!(orders(&field, Side::Allied).len(), 1);
    field.play(recall("fr_s1"));
    let mut spared = field.clone();
    spared.done();
    assert_eq!(spared.state.ammunition, 2);
    spared.refused(step("fr_1_1", "1224"), "crimea:X.2");
    field.play(commit("fr_s1", "1224"));
    field.done();
    assert_eq!(field.state.ammunition, 1);
    assert!(field.allows(step("fr_1_1", "1224")));
    assert!(!field.state.action.bombarded.contains(hex("1124")), "the order against it was taken out");
}

#[test]
fn held_fire_waits_for_its_owner_too() {
    proves!("crimea:R.O1", "crimea:12.A.7.a");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::DefenderHeldFire)
        .put("1221", &["ru_16_vla", "fr_1_1"])
        .came_from("1321", &["fr_1_1"])
        .work("1221", 1, Side::Russian);
    field.play(fire_held("ru_16_vla", "1221"));
    field.play(fire_fort("1221"));
    assert!(field.state.is_phase(Phase::DefenderHeldFire));
    assert_eq!(orders(&field, Side::Russian).len(), 2);
    field.play(recall_fort("1221"));
    field.play(recall("ru_16_vla"));
    assert!(field.allows(fire_held("ru_16_vla", "1221")));
    field.play(fire_fort("1221"));
    let events = field.done_with(&[6]);
    let held = events.iter().find_map(|event| match event {
        Event::HeldFireRolled { factors, .. } => Some(*factors),
        _ => None,
    });
    assert_eq!(held, Some(10), "the regiment was taken out");
}

#[test]
fn whoever_is_named_for_a_melee_can_be_exchanged_before_it_is_rolled() {
    proves!("crimea:R.O1", "crimea:9.p1.b");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("1808", &["fr_1_1", "fr_2_1", "ru_16_vla"])
        .came_from("1809", &["fr_1_1", "fr_2_1"]);
    field.play(fight("1808"));
    field.play(join("fr_1_1"));
    assert_eq!(field.state.action.melee.step, MeleeStep::Attackers, "nothing is rolled yet");
    assert_eq!(orders(&field, Side::Allied).len(), 1);
    field.play(recall("fr_1_1"));
    field.refused(Decision::Done, "crimea:9.p1.b");
    field.play(join("fr_2_1"));
    let mut dice = kernel::ScriptedDice::new([4]);
    let fighting = field.state.action.melee.attackers;
    assert!(fighting.contains(field.unit("fr_2_1")) && !fighting.contains(field.unit("fr_1_1")));
    field.game.carry_out(&mut field.state, Decision::Done, &mut dice, &mut kernel::Log::silent());
    assert!(field.state.action.fought);
}

#[test]
fn whoever_plays_by_chance_takes_nothing_out() {
    proves!("crimea:R.O1");
    let mut field = duel();
    field.play(aim("fr_r1", "1807"));
    let list = field.decisions();
    assert!(list.iter().any(|decision| field.game.recalls(*decision)));
    let mut dice = SeededDice::new(1);
    for _ in 0..50 {
        let chosen = kernel::random_decision(field.game, &list, &mut dice);
        assert_eq!(chosen, Decision::Done);
    }
}

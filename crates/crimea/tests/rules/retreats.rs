//! Where beaten units go (12.A.8, 12.B.1.d).

use crate::field::*;
use crimea::Event;
use crimea::state::Phase;
use crimea::unit::Side;

/// The Imperial Guard has come from 1124 into the town.
fn assault(units: &[&str], level: u8) -> Field {
    Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("1123", units)
        .put("1123", &["fr_ig_2", "fr_ig_1"])
        .work("1123", level, Side::Russian)
        .came_from("1124", &["fr_ig_2", "fr_ig_1"])
        .set(|state| {
            state.allied_ground.remove(hex("1123"));
        })
}

fn moved(events: &[Event], field: &Field, id: &str) -> bool {
    let who = field.unit(id);
    events.iter().any(|event| matches!(event, Event::Retreated { unit, .. } if *unit == who))
}

#[test]
fn naval_guns_are_lost_and_the_garrison_of_the_town_does_not_roll() {
    proves!("crimea:12.A.8.p2.e", "crimea:12.B.1.p4");
    let mut field = assault(&["ru_na1", "ru_na2", "ru_n1"], 1);
    // The Guard, 19 melee factors, against 2: 7:1. Die 1, -1 for the town and -1 for the work: A1 D1R.
    let mut events = field.roll(fight("1123"), &[1]);
    for _ in 0..6 {
        let Some(decision) = field.decisions().first().copied() else { break };
        if field.state.toll.step == crimea::state::TollStep::None {
            break;
        }
        let mut log = kernel::Log::recording();
        let mut dice = kernel::ScriptedDice::new([]);
        field.game.carry_out(&mut field.state, decision, &mut dice, &mut log);
        assert_eq!(dice.fault(), None, "nobody rolls for morale");
        events.extend(log.into_events());
    }
    assert!(field.is_lost("ru_na1") && field.is_lost("ru_na2"));
    assert!(!events.iter().any(|event| matches!(event, Event::MoraleRolled { .. })));
}

#[test]
fn attackers_go_back_whence_they_came() {
    proves!("crimea:12.A.8.p2.b", "crimea:12.B.1.d", "crimea:R.M8");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("2002", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_kaz", "ru_16_oug"])
        .put("2002", &["br_2_1", "br_3_1"])
        .came_from("2003", &["br_2_1"])
        .came_from("2103", &["br_3_1"])
        .set(|state| {
            state.allied_ground.remove(hex("2002"));
            state.british_losses = 20;
        });
    // One brigade of 4 against 16: 1:4. Die 1: A2R.
    field.play(fight("2002"));
    // The second brigade rolls for the loss of the first, and stands; then for going back, and routs.
    field.play(join("br_2_1"));
    let events = field.done_with(&[1, 4, 3]);
    assert!(field.is_lost("br_2_1"));
    assert!(moved(&events, &field, "br_3_1"));
    assert_eq!(field.whereabouts("br_3_1"), "2103");
    assert!(field.is_disrupted("br_3_1"));
}

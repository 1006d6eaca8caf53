//! What statistics over many games are told.

use crate::field::*;
use crimea::Event;
use crimea::state::{Phase, State};
use crimea::unit::Side;
use kernel::{Game, Loss};

/// The moments between two states, in the order in which they are told.
fn moments(game: &crimea::Crimea, before: &State, after: &State, events: &[Event]) -> Vec<&'static str> {
    let mut told = Vec::new();
    game.note_moments(before, after, events, &mut |moment| told.push(moment));
    assert!(told.iter().all(|moment| game.moments().contains(moment)), "{told:?}");
    told
}

#[test]
fn steps_under_fire_are_losses_by_fire() {
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerPlot)
        .watched()
        .put("2003", &["br_2_hq", "br_2_1", "br_2_2", "br_2_b", "br_2_g"])
        .put("2002", &["ru_16_hq", "ru_16_hv"]);
    field.play(aim("br_2_hq", "2002"));
    field.done();
    let before = field.state;
    let events = field.done_with(&[1]);
    let losses: Vec<Loss> =
        events.iter().filter_map(|event| field.game.loss(&before, &field.state, event)).collect();
    let lost = Loss {
        unit: "ru_16_hv".to_owned(),
        place: Some("2002".to_owned()),
        count: before.steps[field.unit("ru_16_hv")].into(),
        cause: Some("loss-fire"),
    };
    assert_eq!(losses, [lost]);
}

#[test]
fn city_hexes_fall_one_by_one_and_then_sevastopol() {
    let field = Field::empty();
    let game = field.game;
    let city: Vec<_> = game.ground.city.iter().collect();
    let mut one = field.state;
    one.allied_ground.insert(city[0]);
    let taken = "moment-city-hex-taken";
    assert_eq!(moments(game, &field.state, &one, &[]), [taken]);
    assert!(moments(game, &one, &field.state, &[]).is_empty(), "a hex that is lost again is no gain");
    let mut all = one;
    city.iter().for_each(|hex| _ = all.allied_ground.insert(*hex));
    let told = moments(game, &one, &all, &[]);
    assert_eq!(told.len(), city.len());
    assert_eq!((told[0], told[city.len() - 1]), (taken, "moment-sevastopol-falls"));
    assert!(moments(game, &all, &all, &[]).is_empty());
}

#[test]
fn ammunition_is_counted_and_its_end_is_told() {
    let field = Field::empty();
    let told = |events: &[Event]| moments(field.game, &field.state, &field.state, events);
    let spent = "moment-ammunition-spent";
    assert_eq!(told(&[Event::AmmunitionSpent { left: 1 }]), [spent]);
    assert_eq!(
        told(&[Event::AmmunitionSpent { left: 0 }, Event::BritishShaken]),
        [spent, "moment-ammunition-exhausted", "moment-british-shaken"]
    );
}

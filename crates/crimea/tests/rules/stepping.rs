//! Movement in the action segment (8.c, 12.A.3, 12.A.4, 12.A.9, 16.A, E.TEC, E.23.A).

use crate::field::*;
use crimea::ground::Obstacle;
use crimea::state::{Phase, Stage};
use crimea::unit::{Class, Side};
use crimea::{Decision, Event};

fn climbs(events: &[Event]) -> Vec<(Class, Obstacle, u8, u8)> {
    let of = |event: &Event| match event {
        Event::ClimbRolled { class, obstacle, die, needed, .. } => Some((*class, *obstacle, *die, *needed)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn disrupted_defenders_move_first() {
    proves!("crimea:12.A.3.a");
    let mut field = Field::empty()
        .put("2109", &["ru_16_vla", "ru_17_mos", "ru_14_vol"])
        .put("2108", &["fr_1_1"])
        .disrupted(&["ru_16_vla", "ru_17_mos", "fr_1_1"])
        .phase(Side::Allied, Phase::DisruptedMovement);
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(step("ru_14_vol", "2110"), "crimea:12.A.3.a");
    field.refused(step("fr_1_1", "2107"), "crimea:12.A.4");
    field.refused(step("ru_16_vla", "2108"), "crimea:12.A.3.a");
    field.refused(step("ru_16_vla", "2111"), "crimea:12.A.4");
    field.play(step("ru_16_vla", "2110"));
    assert_eq!(field.whereabouts("ru_16_vla"), "2110");
    field.refused(step("ru_16_vla", "2111"), "crimea:12.A.4");
    assert!(field.allows(step("ru_17_mos", "2009")));
}

#[test]
fn the_attacker_moves_everybody_by_one_hex() {
    proves!("crimea:12.A.4", "crimea:8.c");
    let mut field = Field::empty()
        .put("2108", &["fr_1_1", "br_c_lb", "fr_2_1"])
        .put("2109", &["ru_16_vla"])
        .disrupted(&["fr_2_1"])
        .phase(Side::Allied, Phase::AttackerMovement);
    // From one enemy zone into another, and into the enemy himself.
    field.refused(step("fr_1_1", "2110"), "crimea:12.A.4");
    field.refused(step("ru_16_vla", "2110"), "crimea:12.A.4");
    field.play(step("fr_1_1", "2208"));
    field.refused(step("fr_1_1", "2209"), "crimea:12.A.4");
    field.play(step("fr_2_1", "2107"));
    field.play(step("br_c_lb", "2109"));
    assert_eq!(field.whereabouts("br_c_lb"), "2109");
}

#[test]
fn undisrupted_defenders_move_last() {
    proves!("crimea:12.A.9");
    let field = Field::empty()
        .put("2108", &["fr_1_1"])
        .put("2109", &["ru_16_vla", "ru_17_mos", "ru_14_vol"])
        .disrupted(&["ru_17_mos"])
        .checked(&["ru_14_vol"])
        .phase(Side::Allied, Phase::DefenderMovement);
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(step("ru_17_mos", "2110"), "crimea:12.A.9");
    field.refused(step("ru_14_vol", "2110"), "crimea:12.A.1.p3.b");
    field.refused(disrupt("ru_14_vol"), "crimea:12.A.9");
    assert!(field.allows(step("ru_16_vla", "2110")) && field.allows(step("ru_16_vla", "2108")));
    // The ground is the same for him.
    let mut uphill = Field::empty()
        .put("2111", &["ru_16_vla"])
        .put("2108", &["fr_1_1"])
        .phase(Side::Allied, Phase::DefenderMovement);
    assert_eq!(climbs(&uphill.roll(step("ru_16_vla", "2110"), &[2])).len(), 1);
}

#[test]
fn slopes_and_rivers_ask_for_a_die() {
    proves!("crimea:12.A.3.b", "crimea:12.A.3.c", "crimea:E.TEC.b");
    let start = || {
        Field::empty()
            .put("2111", &["fr_1_1", "fr_2_1", "br_c_lb", "fr_r1"])
            .put("2108", &["ru_16_vla"])
            .phase(Side::Allied, Phase::AttackerMovement)
    };
    for (unit, class, needed) in
        [("fr_1_1", Class::Infantry, 2), ("br_c_lb", Class::Cavalry, 3), ("fr_r1", Class::Artillery, 4)]
    {
        let mut made = start();
        let events = made.roll(step(unit, "2110"), &[needed]);
        assert_eq!(climbs(&events), [(class, Obstacle::Slope, needed, needed)]);
        assert_eq!(made.whereabouts(unit), "2110");
        let mut failed = start();
        failed.roll(step(unit, "2110"), &[needed - 1]);
        assert_eq!(failed.whereabouts(unit), "2111");
        failed.refused(step(unit, "2011"), "crimea:12.A.3.b");
    }
    // One roll serves the class, and only the class.
    let mut failed = start();
    failed.roll(step("fr_1_1", "2110"), &[1]);
    failed.refused(step("fr_2_1", "2110"), "crimea:12.A.3.b");
    failed.roll(step("br_c_lb", "2110"), &[6]);
    let mut made = start();
    made.roll(step("fr_1_1", "2110"), &[2]);
    made.play(step("fr_2_1", "2110"));
    assert_eq!(made.whereabouts("fr_2_1"), "2110");
    // Out of a river, and down a slope without one.
    let mut river = Field::empty()
        .put("2004", &["fr_1_1"])
        .put("2003", &["fr_2_1"])
        .put("2007", &["ru_16_vla"])
        .phase(Side::Allied, Phase::AttackerMovement);
    assert!(climbs(&river.play(step("fr_2_1", "2004"))).is_empty());
    let events = river.roll(step("fr_1_1", "2104"), &[2]);
    assert_eq!(climbs(&events), [(Class::Infantry, Obstacle::River, 2, 2)]);
}

#[test]
fn all_obstacles_have_to_be_overcome() {
    proves!("crimea:E.TEC.c");
    let start = || {
        Field::empty()
            .put("2004", &["fr_1_1"])
            .put("2007", &["ru_16_vla"])
            .phase(Side::Allied, Phase::AttackerMovement)
    };
    let mut made = start();
    let events = made.roll(step("fr_1_1", "2005"), &[2, 2]);
    assert_eq!(climbs(&events).len(), 2, "slope and river");
    assert_eq!(made.whereabouts("fr_1_1"), "2005");
    for dice in [&[1][..], &[2, 1]] {
        let mut failed = start();
        failed.roll(step("fr_1_1", "2005"), dice);
        assert_eq!(failed.whereabouts("fr_1_1"), "2004");
    }
}

#[test]
fn bridges_need_no_roll_but_fords_do() {
    proves!("crimea:R.A2", "crimea:R.A3");
    let mut field = Field::empty()
        .put("1904", &["fr_1_1", "fr_2_1", "fr_r1"])
        .put("2007", &["ru_16_vla"])
        .phase(Side::Allied, Phase::AttackerMovement);
    assert!(climbs(&field.play(step("fr_1_1", "1903"))).is_empty(), "back over the bridge");
    let events = field.roll(step("fr_2_1", "2004"), &[2]);
    assert_eq!(climbs(&events), [(Class::Infantry, Obstacle::River, 2, 2)], "along the river");
    let events = field.roll(step("fr_r1", "1905"), &[4]);
    assert_eq!(climbs(&events), [(Class::Artillery, Obstacle::Slope, 4, 4)], "the road still climbs");
}

#[test]
fn winter_forbids_assaults() {
    proves!("crimea:16.A");
    let field = |turn| {
        Field::empty()
            .at(turn, Side::Allied, Stage::Action)
            .put("1225", &["fr_1_1"])
            .put("1224", &["ru_16_vla"])
            .work("1224", 1, Side::Russian)
            .put("1124", &["fr_2_1"])
            .put("1123", &["ru_17_mos"])
            .put("2108", &["fr_3_1"])
            .put("2109", &["ru_14_vol"])
            .phase(Side::Allied, Phase::AttackerMovement)
    };
    for turn in [6, 9] {
        field(turn).refused(step("fr_1_1", "1224"), "crimea:16.A");
        field(turn).refused(step("fr_2_1", "1123"), "crimea:16.A");
        assert!(field(turn).allows(step("fr_3_1", "2109")), "in the open it is allowed");
    }
    assert!(field(5).allows(step("fr_1_1", "1224")) && field(10).allows(step("fr_2_1", "1123")));
}

#[test]
fn the_ferry_is_closed_in_battle() {
    proves!("crimea:R.T8");
    let field = Field::empty()
        .put("1123", &["ru_16_vla", "ru_17_mos"])
        .put("1124", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .phase(Side::Allied, Phase::DefenderMovement);
    field.refused(step("ru_16_vla", "1122"), "crimea:12.A.4");
    let mut melee = Field::empty()
        .put("1123", &["ru_16_vla"])
        .put("1123", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .came_from("1124", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .put("1023", &["br_2_1"])
        .put("1223", &["br_3_1"])
        .phase(Side::Allied, Phase::AttackerMelee);
    // 4:1 and the town: 6 - 1 drives them out, and there is no way.
    melee.roll(fight("1123"), &[4, 6, 6]);
    assert!(melee.is_lost("ru_16_vla"));
}

/// Evpatoria with a ship in the harbour 0404.
fn harbour() -> Field {
    Field::empty_of(crimea_with(&[("scenario", "evpatoria")])).put("0404", &["br_nv1"])
}

#[test]
fn a_ship_in_harbour_does_not_fire_inland() {
    proves!("crimea:E.23.H", "crimea:23.H");
    let position = harbour()
        .put("0404", &["tk_2_1"])
        .put("0505", &["fr_nv1"])
        .put("0504", &["ru_8_che"])
        .put("0403", &["ru_8_pol"])
        .phase(Side::Allied, Phase::AttackerPlot);
    position.refused(aim("br_nv1", "0504"), "crimea:E.23.H");
    position.refused(aim("br_nv1", "0403"), "crimea:E.23.H");
    assert!(position.allows(aim("fr_nv1", "0504")), "from the sea it does");
    assert!(position.allows(aim("tk_2_1", "0403")), "and troops fire out of a harbour");
    // Over a hexside that is all water it does, too.
    let water = EVPATORIA.replace("water = []", "water = [\"0404|0403\"]");
    let water = with_map_of_evpatoria(&water, "evpatoria");
    let field = Field::empty_of(water)
        .put("0404", &["br_nv1", "tk_2_1"])
        .put("0504", &["ru_8_che"])
        .put("0403", &["ru_8_pol"])
        .phase(Side::Allied, Phase::AttackerPlot);
    assert!(field.allows(aim("br_nv1", "0403")));
    field.refused(aim("br_nv1", "0504"), "crimea:E.23.H");
}

#[test]
fn a_ship_is_lost_in_a_harbour_that_only_enemies_hold() {
    proves!("crimea:E.23.K");
    // Russians walk into the harbour: with nobody else there the ship is gone.
    let field = harbour().put("0403", &["ru_8_che"]).put("0601", &["tk_c1"]);
    let mut taken = field.clone().phase(Side::Russian, Phase::AttackerMovement);
    let events = taken.play(step("ru_8_che", "0404"));
    assert!(taken.is_lost("br_nv1"), "{events:?}");
    // As long as a friend stands there it stays; when he is driven out it is lost.
    let mut held = field.put("0404", &["tk_2_a"]).phase(Side::Russian, Phase::AttackerMovement);
    held.play(step("ru_8_che", "0404"));
    assert_eq!(held.whereabouts("br_nv1"), "0404");
    while held.state.is_phase(Phase::AttackerMovement) || held.state.is_phase(Phase::DefenderHeldFire) {
        held.done();
    }
    if held.allows(fight("0404")) {
        held.play(fight("0404"));
    }
    assert!(held.is_lost("tk_2_a") && held.is_lost("br_nv1"));
    // At sea nobody reaches it.
    let mut sea = harbour().put("0405", &["fr_nv1"]).put("0403", &["ru_8_che"]).put("0601", &["tk_c1"]);
    sea = sea.phase(Side::Russian, Phase::AttackerMovement);
    sea.play(step("ru_8_che", "0404"));
    assert_eq!(sea.whereabouts("fr_nv1"), "0405");
}

#[test]
fn ships_shell_the_shore_and_fear_nobody() {
    proves!("crimea:23.H", "crimea:E.23.A", "crimea:R.F6");
    let game = crimea_with(&[("scenario", "evpatoria")]);
    let mut field = Field::empty_of(game)
        .put("0405", &["br_nv1"])
        .put("0505", &["fr_nv1"])
        .put("0504", &["ru_8_hq", "ru_8_che", "ru_8_pol", "ru_8_hv"])
        .put("0404", &["tk_2_1"])
        .phase(Side::Russian, Phase::AttackerPlot);
    field.refused(aim("ru_8_hv", "0505"), "crimea:12.A.1.p1.a");
    assert!(field.allows(aim("ru_8_hv", "0404")));
    field.done();
    field.refused(aim("br_nv1", "0503"), "crimea:12.A.1.p1.a");
    field.play(aim("fr_nv1", "0504"));
    let events = field.done_with(&[6]);
    let fired = events.iter().find_map(|event| match event {
        Event::FireRolled { factors, .. } => Some(*factors),
        _ => None,
    });
    assert_eq!(fired, Some(20));
    let mut moving = field.clone().phase(Side::Russian, Phase::DefenderMovement);
    moving.refused(step("br_nv1", "0305"), "crimea:E.23.A");
    moving.play(step("br_nv1", "0406"));
    assert_eq!(moving.whereabouts("br_nv1"), "0406");
    moving.refused(step("br_nv1", "0405"), "crimea:12.A.4");
    assert!(moving.allows(Decision::Done));
    let first = field.phase(Side::Russian, Phase::DisruptedMovement);
    first.refused(step("br_nv1", "0406"), "crimea:12.A.3.a");
}

//! Retreats (12.A.8, 17.C, E.12.A.8, rulings M6 to M9, M14).

use crate::field::*;
use crimea::Event;
use crimea::state::Phase;
use crimea::unit::Side;

const DIVISION_1: [&str; 4] = ["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"];

/// A French division of 16 has come into a hex: against a reserve regiment of 3 that is 5:1.
fn assault(at: &str, from: &str, defenders: &[&str]) -> Field {
    Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put(at, defenders)
        .put(at, &DIVISION_1)
        .came_from(from, &DIVISION_1)
        .put("2021", &["fr_5_1"])
        .put("2124", &["ru_17_tar"])
}

fn morale(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::MoraleRolled { .. })).count()
}

#[test]
fn beaten_defenders_go_away_from_the_attackers() {
    proves!(
        "crimea:12.A.8.p2.a",
        "crimea:12.A.8.p2.c",
        "crimea:E.12.A.8.b",
        "crimea:R.M7",
        "crimea:12.B.1.d",
        "crimea:R.M8",
        "crimea:R.M9"
    );
    let mut field = assault("1808", "1809", &["ru_r_bre"]);
    // D1R: the regiment is at its breakpoint and rolls, and rolls again because it has to go. It may not retire instead.
    let events = field.roll(fight("1808"), &[2, 6, 6]);
    assert_eq!((field.steps_of("ru_r_bre"), morale(&events)), (1, 2));
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(retreat("ru_r_bre", "1809"), "crimea:12.A.8.p2.c");
    field.refused(retreat("ru_r_bre", "1709"), "crimea:R.M7");
    field.refused(retreat("ru_r_bre", "1909"), "crimea:R.M7");
    assert!(field.allows(retreat("ru_r_bre", "1708")) && field.allows(retreat("ru_r_bre", "1908")));
    field.play(retreat("ru_r_bre", "1807"));
    assert_eq!(field.whereabouts("ru_r_bre"), "1807");
    assert!(!field.is_disrupted("ru_r_bre"));
    assert_eq!(field.whereabouts("fr_1_1"), "1808");
    assert_eq!(field.steps_of("fr_1_1"), 4, "the attackers lose nothing by D1R");
}

#[test]
fn a_rout_in_a_beaten_stack_is_one_hex_and_disruption() {
    proves!("crimea:R.M8", "crimea:12.B.1.d");
    let mut field = assault("1808", "1809", &["ru_r_bre"]);
    field.roll(fight("1808"), &[2, 6, 1]);
    field.play(retreat("ru_r_bre", "1807"));
    assert_eq!(field.whereabouts("ru_r_bre"), "1807");
    assert!(field.is_disrupted("ru_r_bre"));
    // Routed at once by its losses, it goes no farther.
    let mut at_once = assault("1808", "1809", &["ru_r_bre"]);
    let events = at_once.roll(fight("1808"), &[2, 1]);
    assert_eq!(morale(&events), 1);
    at_once.play(retreat("ru_r_bre", "1807"));
    assert_eq!(at_once.whereabouts("ru_r_bre"), "1807");
    assert!(at_once.is_disrupted("ru_r_bre"));
}

#[test]
fn retreats_climb_without_dice_and_end_among_friends() {
    proves!("crimea:E.12.A.8.c", "crimea:R.M7");
    // From 1905 with the attackers out of the Alma: up to 1806 or 1906; friends are there.
    let mut field = assault("1905", "1904", &["ru_r_bre"]).put("2006", &["ru_16_vla"]);
    let way = hex("1906").direction_to(hex("2006"));
    assert!(crimea().ground.climb(hex("1906"), way.expect("next to it")) > 0);
    let mut higher = assault("1906", "1805", &["ru_r_bre"]).put("2006", &["ru_16_vla"]);
    higher.roll(fight("1906"), &[2, 6, 6]);
    higher.play(retreat("ru_r_bre", "2006"));
    assert_eq!(higher.whereabouts("ru_r_bre"), "2006");
    field.roll(fight("1905"), &[4, 6, 6]);
    assert!(field.allows(retreat("ru_r_bre", "1906")));
}

#[test]
fn retreats_avoid_enemies_if_they_can() {
    proves!("crimea:R.M7");
    // All hexes away from the attackers are held: of the rest, one is not next to other enemies.
    let mut field = assault("1808", "1809", &["ru_r_bre"])
        .put("1807", &["fr_2_1"])
        .put("1708", &["fr_2_2"])
        .put("1908", &["fr_3_1"]);
    let events = field.roll(fight("1808"), &[2, 6, 6]);
    assert_eq!(field.asked(), Some(Side::Russian), "1709 and 1909 are both next to enemies: {events:?}");
    assert!(field.allows(retreat("ru_r_bre", "1709")) && field.allows(retreat("ru_r_bre", "1909")));
    let mut one = assault("1808", "1809", &["ru_r_bre"])
        .put("1807", &["fr_2_1"])
        .put("1708", &["fr_2_2"])
        .put("1908", &["fr_3_1"])
        .put("1909", &["fr_3_2"]);
    one.roll(fight("1808"), &[2, 6, 6]);
    assert_eq!(one.whereabouts("ru_r_bre"), "1709");
}

#[test]
fn whoever_has_nowhere_to_go_is_destroyed() {
    proves!("crimea:12.A.8.p2.d", "crimea:R.M14", "crimea:12.A.8.p2.c");
    let mut field = assault("1808", "1809", &["ru_r_bre"])
        .put("1807", &["fr_2_1"])
        .put("1708", &["fr_2_2"])
        .put("1709", &["fr_4_1"])
        .put("1908", &["fr_3_1"])
        .put("1909", &["fr_3_2"]);
    field.roll(fight("1808"), &[2, 6, 6]);
    assert!(field.is_lost("ru_r_bre"));
    // In the corner of the map there is no way off it.
    let mut corner = assault("2601", "2602", &["ru_r_bre"]).put("2501", &["fr_2_1"]).put("2502", &["fr_2_2"]);
    corner.roll(fight("2601"), &[2, 6, 6]);
    assert!(corner.is_lost("ru_r_bre"));
}

#[test]
fn naval_guns_never_go_back() {
    proves!("crimea:12.A.8.p2.e");
    // In a fortified town nobody rolls. 16 against 2 is 7:1; -1 for the town, -1 for the work: 3 is row 1, A1 D2R.
    let mut field = assault("1223", "1224", &["ru_na1", "ru_na2", "ru_n1", "ru_n2", "ru_16_hv"])
        .work("1223", 1, Side::Russian)
        .weak("ru_n1", 1)
        .weak("ru_n2", 1);
    let events = field.roll(fight("1223"), &[3]);
    assert!(field.is_lost("ru_n1") && field.is_lost("ru_n2"), "{events:?}");
    field.play(lose("fr_1_1"));
    assert!(field.is_lost("ru_na1") && field.is_lost("ru_na2"));
    assert!(!field.is_lost("ru_16_hv"));
    assert_eq!(morale(&events), 0);
}

#[test]
fn attackers_find_another_way_back_or_none() {
    proves!("crimea:R.M6", "crimea:12.A.8.p2.b");
    // 8 + 8 against 16 in the open: a 1 is A1R.
    let division = ["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"];
    let field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("1808", &division)
        .put("1808", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .came_from("1809", &["fr_1_hq", "fr_1_1"])
        .came_from("1709", &["fr_1_2"])
        .put("2021", &["fr_5_1"]);
    let mut open = field.clone();
    open.roll(fight("1808"), &[1]);
    open.roll(lose("fr_1_2"), &[6, 6]);
    assert_eq!(open.whereabouts("fr_1_1"), "1809");
    assert_eq!(open.whereabouts("fr_1_2"), "1709");
    let mut closed = field.clone().put("1809", &["ru_17_mos"]);
    closed.roll(fight("1808"), &[1]);
    closed.roll(lose("fr_1_2"), &[6, 6]);
    assert_eq!((closed.whereabouts("fr_1_1"), closed.whereabouts("fr_1_hq")), ("1709".into(), "1709".into()));
    let mut lost = field.put("1809", &["ru_17_mos"]).put("1709", &["ru_17_bor"]);
    lost.roll(fight("1808"), &[1]);
    lost.roll(lose("fr_1_2"), &[6, 6]);
    assert!(lost.is_lost("fr_1_1") && lost.is_lost("fr_1_2") && lost.is_lost("fr_1_hq"));
}

#[test]
fn siege_guns_stay_when_the_others_are_driven_out() {
    proves!("crimea:17.C.a", "crimea:17.C.b");
    let mut field = Field::empty()
        .phase(Side::Russian, Phase::AttackerMelee)
        .put("1808", &["tk_1_1", "fr_s1"])
        .put("1808", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"])
        .came_from("1807", &["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"])
        .put("2021", &["fr_5_1"]);
    // 3:1 and a 4: D1R. The Turks roll for their losses and for their retreat, the guns never.
    let events = field.roll(fight("1808"), &[4, 6, 6]);
    assert_eq!(morale(&events), 2);
    field.play(retreat("tk_1_1", "1809"));
    assert_eq!((field.whereabouts("tk_1_1"), field.whereabouts("fr_s1")), ("1809".into(), "1808".into()));
    assert!(field.game.holds(&field.state, hex("1808"), Side::Russian));
    assert!(!field.game.holds(&field.state, hex("1808"), Side::Allied), "they count for nothing");
}

#[test]
fn a_rout_among_the_beaten_makes_the_others_roll_again() {
    proves!("crimea:12.B.1.b", "crimea:12.B.1.p2");
    // 2:1 and a 5: D1R. The regiment at its breakpoint rolls; then each of the two for the retreat.
    let field = || assault("1808", "1809", &["ru_16_vla", "ru_17_mos"]);
    let mut steady = field();
    steady.roll(fight("1808"), &[5]);
    let events = steady.roll(lose("ru_16_vla"), &[6, 6, 6]);
    assert_eq!(morale(&events), 3);
    // The second routs, and the first, who has stood, rolls again.
    let mut shaken = field();
    shaken.roll(fight("1808"), &[5]);
    let events = shaken.roll(lose("ru_16_vla"), &[6, 6, 1, 6]);
    assert_eq!(morale(&events), 4);
    shaken.play(retreat("ru_16_vla", "1807"));
    shaken.play(retreat("ru_17_mos", "1807"));
    assert!(!shaken.is_disrupted("ru_16_vla") && shaken.is_disrupted("ru_17_mos"));
}

#[test]
fn naval_guns_that_are_lost_shake_their_friends() {
    proves!("crimea:12.B.1.c");
    // In the open: 16 against 3 is 5:1, and a 2 is D1R. The regiment rolls for its losses, for the retreat, and for the guns.
    let mut field = assault("1808", "1809", &["ru_r_bre", "ru_na1"]);
    let events = field.roll(fight("1808"), &[2, 6, 6, 6]);
    assert!(field.is_lost("ru_na1"));
    assert_eq!(morale(&events), 4 - 1);
}

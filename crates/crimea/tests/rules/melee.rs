//! Melee (7.p4, 7.p5, 12.A.8, 12.A.11, errata).

use crate::field::*;
use crimea::results::MeleeResult;
use crimea::state::Phase;
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::Chances;

const DIVISION_16: [&str; 5] = ["ru_16_hq", "ru_16_vla", "ru_16_sou", "ru_16_oug", "ru_16_kaz"];
const DIVISION_1: [&str; 4] = ["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"];

/// The Allies have come into a hex from another one, and it is time to fight.
fn assault(at: &str, from: &str, attackers: &[&str], defenders: &[&str]) -> Field {
    Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put(at, defenders)
        .put(at, attackers)
        .came_from(from, attackers)
        .set(|state| {
            state.allied_ground.remove(hex(at));
        })
}

/// Sums in halves, modifier and result of the melee that was rolled.
fn rolled(events: &[Event]) -> Option<(u32, u32, i32, MeleeResult)> {
    events.iter().find_map(|event| match event {
        Event::MeleeRolled { attack, defence, modifier, result, .. } => {
            Some((*attack, *defence, *modifier, *result))
        }
        _ => None,
    })
}

fn result(text: &str) -> MeleeResult {
    MeleeResult::parse(text).expect("a result")
}

#[test]
fn an_assault_on_the_town_is_reckoned() {
    proves!("crimea:12.A.8.a", "crimea:12.A.8.b", "crimea:12.A.8.c", "crimea:12.A.8.3");
    for (die, expected) in [(1, "A2R D1"), (4, "CM A1 D1"), (6, "A1 D1R")] {
        let mut field = assault("1223", "1224", &DIVISION_1, &DIVISION_16);
        let events = field.roll(fight("1223"), &[die]);
        assert_eq!(rolled(&events), Some((32, 32, -1, result(expected))));
        assert_eq!(field.asked(), Some(Side::Russian), "he picks the step");
    }
}

#[test]
fn odds_are_rounded_for_the_defender_and_have_limits() {
    proves!("crimea:E.CRT.1", "crimea:12.A.8.b");
    let odds = |attack, defence| {
        let table = &crimea().tables.melee;
        table.column(attack, defence).map(|column| table.odds(column))
    };
    assert_eq!(odds(14, 16), Some((1, 2)));
    assert_eq!(odds(90, 9), Some((7, 1)));
    assert_eq!(odds(3, 13), None);
    // The Light Division's detachment alone could not hurt a whole division; with a brigade behind it, it may go.
    let field = Field::empty().phase(Side::Allied, Phase::AttackerMovement).put("1808", &DIVISION_16);
    let alone = field.clone().put("1809", &["br_l_det"]);
    alone.refused(step("br_l_det", "1808"), "crimea:E.CRT.1");
    assert!(field.put("1809", &["br_l_det", "br_l_1"]).allows(step("br_l_det", "1808")));
}

#[test]
fn works_and_ground_add_up_and_the_die_has_a_floor() {
    proves!("crimea:7.p5.a", "crimea:7.p5.b", "crimea:E.TEC.a");
    for (level, modifier) in [(1, -2), (2, -3), (3, -4)] {
        let mut field = assault("1223", "1224", &DIVISION_1, &DIVISION_16).work("1223", level, Side::Russian);
        let events = field.roll(fight("1223"), &[1]);
        let row = (1 + modifier).max(-1);
        let expected = if row == 0 { "A2R D1" } else { "A2R" };
        let (.., found, result_found) = rolled(&events).expect("a melee");
        assert_eq!((found, result_found), (modifier, result(expected)), "level {level}");
    }
}

#[test]
fn the_worst_way_in_counts_for_all() {
    proves!("crimea:R.M1");
    let mut field = Field::empty()
        .phase(Side::Allied, Phase::AttackerMelee)
        .put("1905", &["ru_16_vla"])
        .put("1905", &["br_l_hq", "br_l_1", "br_l_2"])
        .came_from("1904", &["br_l_hq", "br_l_1"])
        .came_from("1906", &["br_l_2"]);
    let events = field.roll(fight("1905"), &[3]);
    let climb = |from: &str| {
        let from = hex(from);
        i32::from(crimea().ground.climb(from, from.direction_to(hex("1905")).expect("next to it")))
    };
    assert_eq!(climb("1906"), 0);
    assert_eq!(
        rolled(&events).map(|(.., modifier, _)| modifier),
        Some(-climb("1904") - 1),
        "a climb out of the Alma"
    );
    assert_eq!(climb("1904"), 1);
}

#[test]
fn storming_troops_have_no_work() {
    proves!("crimea:7.p4.a", "crimea:7.p4.b", "crimea:12.A.11");
    // The Russians hold the work; in phase 11 they attack the French who have broken in, and these have neither the work
    // nor the houses of the town.
    let mut field = assault("1223", "1224", &DIVISION_1, &DIVISION_16)
        .work("1223", 2, Side::Russian)
        .phase(Side::Allied, Phase::DefenderMelee)
        .locked(&DIVISION_1)
        .locked(&DIVISION_16);
    assert_eq!(field.asked(), Some(Side::Russian));
    let events = field.roll(fight("1223"), &[3]);
    assert_eq!(rolled(&events).map(|(.., modifier, _)| modifier), Some(0));
}

#[test]
fn a_work_falls_with_its_last_defender() {
    proves!("crimea:7.p4.c", "crimea:E.12.A.8.a", "crimea:R.M13");
    let mut field =
        assault("1124", "1125", &["fr_1_1"], &["ru_16_hv", "ru_16_hq"]).work("1124", 2, Side::Russian);
    let events = field.play(fight("1124"));
    assert!(field.is_lost("ru_16_hv") && field.is_lost("ru_16_hq"));
    assert_eq!(field.state.works.owner(hex("1124")), Some(Side::Allied));
    assert!(events.contains(&Event::WorkTaken { at: hex("1124"), side: Side::Allied }));
    assert_eq!(rolled(&events), None);
    assert!(!field.state.action.fought, "no die, no melee");
    assert_eq!(field.level("1124"), 2);
}

#[test]
fn all_attackers_must_attack() {
    proves!("crimea:12.A.8.p1.a", "crimea:12.A.8.1", "crimea:12.A.8.2");
    let mut field = assault("1808", "1809", &["fr_1_1"], &["ru_16_vla"])
        .put("2008", &["ru_16_sou", "fr_1_2"])
        .came_from("2009", &["fr_1_2"]);
    field.refused(Decision::Done, "crimea:12.A.8.p1.a");
    assert!(field.allows(fight("2008")));
    // Both lose a step, and the French go back: it is not fought again.
    let events = field.roll(fight("1808"), &[1]);
    assert_eq!(rolled(&events).map(|found| found.3), Some(result("A1R D1")));
    field.roll(Decision::Stand, &[6, 6]);
    field.refused(fight("1808"), "crimea:12.A.8.p1.a");
}

#[test]
fn only_so_many_fight_and_the_rest_watch() {
    proves!("crimea:12.A.8.p1.b", "crimea:12.A.8.3", "crimea:R.M3", "crimea:9.p1.c", "crimea:9.p2.a");
    let mut field =
        assault("1808", "1809", &["fr_1_1", "fr_2_1"], &["ru_16_vla", "ru_16_sou", "ru_17_mos", "ru_rb6"]);
    field.play(fight("1808"));
    assert_eq!(field.asked(), Some(Side::Allied));
    field.refused(Decision::Done, "crimea:9.p1.b");
    field.play(join("fr_1_1"));
    field.refused(join("fr_2_1"), "crimea:9.p1.b");
    field.done();
    assert_eq!(field.asked(), Some(Side::Russian), "one brigade is all that fights");
    field.play(join("ru_16_vla"));
    field.play(join("ru_17_mos"));
    field.play(join("ru_rb6"));
    let events = field.done_with(&[4]);
    // Two regiments and a battalion: 4 + 4 + 1.
    assert_eq!(rolled(&events).map(|found| (found.0, found.1)), Some((16, 18)));
}

#[test]
fn disrupted_defenders_count_half() {
    proves!("crimea:R.M4");
    let mut field = assault("1808", "1809", &["fr_1_1"], &["ru_r_bre", "ru_r_bie"]).disrupted(&["ru_r_bre"]);
    let events = field.roll(fight("1808"), &[1, 6]);
    assert_eq!(rolled(&events).map(|found| (found.0, found.1)), Some((16, 9)), "halves: 8 against 4 1/2");
}

#[test]
fn mounted_units_refuse_infantry() {
    proves!("crimea:12.A.8.5.a", "crimea:12.A.8.5.c", "crimea:R.M12");
    let mut field = assault("1808", "1809", &["fr_1_1"], &["ru_16_vla", "ru_6c_swh", "ru_6c_leh"])
        .checked(&["ru_6c_leh"]);
    field.play(fight("1808"));
    assert_eq!(field.asked(), Some(Side::Russian));
    field.refused(refuse("ru_16_vla", "1807"), "crimea:12.A.8.5.b");
    field.play(refuse("ru_6c_swh", "1807"));
    assert!(!field.is_disrupted("ru_6c_swh"));
    let events = field.roll(refuse("ru_6c_leh", "1807"), &[1]);
    assert!(field.is_disrupted("ru_6c_leh"));
    assert_eq!(field.whereabouts("ru_6c_leh"), "1807");
    assert_eq!(rolled(&events).map(|found| found.1), Some(8), "the infantry fights on");
}

#[test]
fn nobody_refuses_cavalry() {
    proves!("crimea:12.A.8.5.b");
    let mut field = assault("1808", "1809", &["br_c_lb"], &["ru_6c_swh"]);
    let events = field.roll(fight("1808"), &[4]);
    assert!(rolled(&events).is_some(), "nobody was asked");
}

#[test]
fn cavalry_is_driven_out_of_a_work() {
    proves!("crimea:E.12.A.8.d", "crimea:12.A.8.6", "crimea:7.p5.c");
    let mut field =
        assault("1808", "1809", &["fr_1_1"], &["ru_16_vla", "ru_6c_swh"]).work("1808", 1, Side::Russian);
    field.play(fight("1808"));
    field.refused(Decision::Done, "crimea:E.12.A.8.d");
    let events = field.roll(refuse("ru_6c_swh", "1807"), &[2]);
    assert!(events.contains(&Event::DrivenOut { unit: field.unit("ru_6c_swh"), to: hex("1807") }));
    assert_eq!(rolled(&events).map(|found| found.1), Some(8));
    let mounted = Field::empty()
        .phase(Side::Allied, Phase::AttackerMovement)
        .put("1808", &["ru_16_vla"])
        .work("1808", 1, Side::Russian)
        .put("1809", &["br_c_hb", "fr_1_1"]);
    mounted.refused(step("br_c_hb", "1808"), "crimea:7.p5.c");
    assert!(mounted.allows(step("fr_1_1", "1808")), "infantry storms it");
}

#[test]
fn attackers_who_are_beaten_go_back_whence_they_came() {
    proves!("crimea:12.A.8.p2.b");
    let mut field = assault("1223", "1224", &["fr_1_1"], &DIVISION_16);
    // 8 against 16 is 1:2; -1 for the town, die 2: A2R D1.
    field.roll(fight("1223"), &[2]);
    field.play(lose("ru_16_vla"));
    let events = field.roll(Decision::Stand, &[6, 6, 6]);
    assert_eq!(field.whereabouts("fr_1_1"), "1224", "{events:?}");
    assert_eq!(field.steps_of("fr_1_1"), 2);
}

#[test]
fn a_continuing_melee_locks_everybody() {
    proves!("crimea:12.A.8.4.a", "crimea:12.A.8.4.b");
    let mut field = assault("1808", "1809", &["fr_1_1"], &["ru_16_vla", "ru_16_sou"]);
    // 1:1 and a 3: CM A1 D1.
    let events = field.roll(fight("1808"), &[3]);
    assert_eq!(rolled(&events).map(|found| found.3), Some(result("CM A1 D1")));
    field.play(lose("ru_16_vla"));
    let events = field.roll(Decision::Stand, &[6]);
    assert!(events.contains(&Event::MeleeContinues { at: hex("1808") }));
    assert!(field.is_locked("fr_1_1") && field.is_locked("ru_16_sou"));
    // The defender brought nobody in: he may fight in phase 11, or pass.
    assert!(field.state.is_phase(Phase::DefenderMelee));
    assert_eq!(field.asked(), Some(Side::Russian));
    assert!(field.allows(fight("1808")));
    field.done();
    assert!(field.is_locked("fr_1_1"), "the next action turn has begun");
}

#[test]
fn whoever_stays_in_a_melee_attacks_again_and_whoever_leaves_is_disrupted() {
    proves!("crimea:12.A.8.4.b", "crimea:12.A.8.4.a");
    let field = assault("1808", "1809", &["fr_1_1"], &["ru_16_vla"])
        .locked(&["fr_1_1", "ru_16_vla"])
        .phase(Side::Allied, Phase::AttackerMovement);
    field.refused(step("fr_1_1", "1809"), "crimea:12.A.8.4.a");
    let mut leaves = field.clone();
    leaves.play(disrupt("fr_1_1"));
    leaves.play(step("fr_1_1", "1809"));
    assert!(leaves.is_disrupted("fr_1_1") && !leaves.is_locked("fr_1_1") && !leaves.is_locked("ru_16_vla"));
    let mut stays = field;
    stays.done();
    assert!(stays.state.is_phase(Phase::AttackerMelee));
    stays.refused(Decision::Done, "crimea:12.A.8.p1.a");
}

#[test]
fn a_defender_who_brings_troops_in_attacks() {
    proves!("crimea:12.A.8.4.c");
    let mut field = assault("1808", "1809", &["fr_1_1"], &["ru_16_vla"])
        .locked(&["fr_1_1", "ru_16_vla"])
        .put("1807", &["ru_16_sou"])
        .phase(Side::Allied, Phase::DefenderMovement);
    field.play(step("ru_16_sou", "1808"));
    assert!(field.state.is_phase(Phase::DefenderMelee), "{:?}", field.state.action.phase);
    field.refused(Decision::Done, "crimea:12.A.8.4.c");
    let events = field.roll(fight("1808"), &[3]);
    assert_eq!(rolled(&events).map(|found| (found.0, found.1)), Some((16, 16)));
}

#[test]
fn an_attack_that_has_become_hopeless_is_called_off() {
    proves!("crimea:R.M5");
    let mut field = assault("1808", "1809", &["br_l_1", "br_l_e"], &DIVISION_16).weak("br_l_1", 1);
    let events = field.play(fight("1808"));
    assert!(events.contains(&Event::MeleeImpossible { at: hex("1808") }));
    for unit in ["br_l_1", "br_l_e"] {
        assert_eq!(field.whereabouts(unit), "1809");
    }
    assert_eq!(rolled(&events), None);
}

#[test]
fn people_see_what_goes_into_a_melee() {
    let field = assault("1905", "1904", &["br_l_hq", "br_l_1", "br_l_2"], &["ru_r_bre", "ru_r_bie"])
        .work("1905", 1, Side::Russian)
        .disrupted(&["ru_r_bre"]);
    let factors = field.game.factors(&field.state, Decision::Fight { at: hex("1905") });
    let told: Vec<String> = factors.iter().map(|factor| factor.text.english()).collect();
    let found: Vec<(&str, Option<i32>)> =
        told.iter().zip(&factors).map(|(text, factor)| (text.as_str(), factor.value)).collect();
    assert_eq!(
        found,
        [
            ("Allied attackers melee with 8", Some(8)),
            ("Russian defenders melee with 4½", None),
            ("Odds of 1:1", None),
            ("Work of level 1", Some(-1)),
            ("Uphill", Some(-1)),
            ("Out of a river", Some(-1)),
        ]
    );
    let mut fought = field.clone();
    let events = fought.roll(fight("1905"), &[6]);
    assert_eq!(rolled(&events).map(|found| found.2), Some(-3), "the die is modified by what was told");
}

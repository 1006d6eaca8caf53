//! The ways into a melee, and back out of it (7, 9, 12.A.8, 12.B.1, E.12.A.8).

use crate::field::*;
use crimea::results::MeleeResult;
use crimea::state::{Phase, Place};
use crimea::unit::Side;
use crimea::{Decision, Event};
use kernel::Touches;

/// The Light Brigade before the guns at the end of the valley; the British have lost so much that they roll for morale.
fn valley() -> Field {
    Field::empty()
        .put("1528", &["br_c_lb"])
        .put("1729", &["ru_6c_cbu", "ru_6c_ha12"])
        .put("1532", &["fr_1_1"])
        .put("2009", &["ru_17_mos"])
        .put("2008", &["fr_2_1"])
        .set(|state| state.british_losses = 25)
        .phase(Side::Allied, Phase::AttackerMovement)
}

/// It has charged from 1528 over 1628 into 1729, and nobody has fired.
fn charged() -> Field {
    let mut field = valley();
    field.play(charge("br_c_lb", "1628", "1729"));
    while !field.state.is_phase(Phase::AttackerMelee) {
        field.done();
    }
    field
}

fn result_of(events: &[Event]) -> Option<MeleeResult> {
    events.iter().find_map(|event| match event {
        Event::MeleeRolled { result, .. } => Some(*result),
        _ => None,
    })
}

fn result(text: &str) -> Option<MeleeResult> {
    MeleeResult::parse(text)
}

fn morale_rolls(field: &Field, events: &[Event]) -> Vec<String> {
    let of = |event: &Event| match event {
        Event::MoraleRolled { unit, .. } => Some(field.game.roster.unit(*unit).id.clone()),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

fn destroyed(field: &Field, events: &[Event]) -> Vec<String> {
    let of = |event: &Event| match event {
        Event::Destroyed { unit, .. } => Some(field.game.roster.unit(*unit).id.clone()),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

fn retirements(field: &Field) -> Vec<Decision> {
    field.decisions().into_iter().filter(|decision| matches!(decision, Decision::Retire { .. })).collect()
}

#[test]
fn a_beaten_charger_goes_back_one_hex() {
    proves!("crimea:12.A.8.p2.b");
    let mut field = charged();
    // 4 to 3 is 1:1, and a 1 is A1R. The brigade rolls for its step and for the retreat.
    let events = field.roll(fight("1729"), &[1, 6, 6]);
    assert_eq!(result_of(&events), result("A1R"));
    assert_eq!(field.whereabouts("br_c_lb"), "1628");
}

#[test]
fn a_charger_that_routs_or_retires_goes_back_one_hex() {
    proves!("crimea:12.A.8.p2.b", "crimea:12.B.1.p3.a", "crimea:12.B.1.p5.a");
    let mut field = charged();
    let events = field.roll(fight("1729"), &[3]);
    assert_eq!(result_of(&events), result("CM A1 D1"));
    field.roll(Decision::Stand, &[6]);
    assert_eq!(field.asked(), Some(Side::Allied));
    for elsewhere in ["1528", "1629", "1728", "1730", "1828", "1829"] {
        field.refused(retire(elsewhere), "crimea:12.B.1.p5.a");
    }
    let mut retired = field.clone();
    retired.roll(retire("1628"), &[6]);
    assert_eq!(retired.whereabouts("br_c_lb"), "1628");
    field.roll(Decision::Stand, &[1]);
    assert_eq!(field.whereabouts("br_c_lb"), "1628");
    assert!(field.is_disrupted("br_c_lb"));
}

#[test]
fn a_charger_remembers_its_way_in_a_continuing_melee() {
    proves!("crimea:12.A.8.p2.b", "crimea:12.A.8.4.b");
    let mut field = charged();
    field.roll(fight("1729"), &[3]);
    field.roll(Decision::Stand, &[6]);
    field.roll(Decision::Stand, &[6]);
    assert!(field.is_locked("br_c_lb") && field.is_locked("ru_6c_cbu"));
    let turn = field.state.action.turn;
    while !(field.state.is_phase(Phase::AttackerMelee) && field.state.action.turn > turn) {
        field.done();
    }
    // Both are brought up to strength again, so that a 1 is A1R as before.
    field = field.weak("br_c_lb", 2).weak("ru_6c_cbu", 2);
    let events = field.roll(fight("1729"), &[1, 6, 6]);
    assert_eq!(result_of(&events), result("A1R"));
    assert_eq!(field.whereabouts("br_c_lb"), "1628");
}

#[test]
fn the_slope_of_a_charge_counts_as_long_as_the_melee_lasts() {
    proves!("crimea:E.TEC.a", "crimea:R.M1");
    let modifier = |events: &[Event]| {
        let of = |event: &Event| match event {
            Event::MeleeRolled { modifier, .. } => Some(*modifier),
            _ => None,
        };
        events.iter().find_map(of)
    };
    let mut field = Field::empty()
        .put("2112", &["ru_6c_swh"])
        .put("2110", &["br_c_lb"])
        .phase(Side::Russian, Phase::AttackerMovement);
    field.play(charge("ru_6c_swh", "2111", "2110"));
    while !field.state.is_phase(Phase::AttackerMelee) {
        field.done();
    }
    let later = field.clone().locked(&["ru_6c_swh", "br_c_lb"]).set(|state| {
        for unit in crimea().roster.ids() {
            state.action.charged_from[unit] = Place::Absent;
        }
    });
    for mut field in [field, later] {
        let events = field.roll(fight("2110"), &[6]);
        assert_eq!(modifier(&events), Some(-1), "uphill from 2111");
    }
}

/// Russians have come into 1808 from 1708 and from 1909.
fn pincers() -> Field {
    Field::empty()
        .put("1808", &["br_2_1"])
        .put("1808", &["ru_16_vla", "ru_17_mos"])
        .came_from("1708", &["ru_16_vla"])
        .came_from("1909", &["ru_17_mos"])
        .weak("ru_16_vla", 1)
        .phase(Side::Russian, Phase::AttackerMelee)
}

#[test]
fn the_way_of_a_dead_attacker_stays_closed_to_the_defender() {
    proves!("crimea:12.A.8.p2.c");
    let mut field = pincers();
    // 6 to 4 is 1:1, and a 5 is A1 D1R.
    let events = field.roll(fight("1808"), &[5]);
    assert_eq!(result_of(&events), result("A1 D1R"));
    field.play(lose("ru_16_vla"));
    field.roll(Decision::Stand, &[6]);
    assert!(field.is_lost("ru_16_vla"));
    field.refused(retreat("br_2_1", "1708"), "crimea:12.A.8.p2.c");
    field.refused(retreat("br_2_1", "1909"), "crimea:12.A.8.p2.c");
    field.play(retreat("br_2_1", "1807"));
    assert!(field.state.action.tracks.is_empty(), "the melee is over");
}

#[test]
fn whoever_has_been_entered_from_everywhere_is_destroyed() {
    proves!("crimea:12.A.8.p2.d", "crimea:12.A.8.p2.c");
    let mut field = Field::empty()
        .put("0326", &["br_2_1"])
        .put("0326", &["ru_16_vla", "ru_17_mos"])
        .came_from("0425", &["ru_16_vla"])
        .came_from("0426", &["ru_17_mos"])
        .weak("ru_16_vla", 1)
        .phase(Side::Russian, Phase::AttackerMelee);
    let events = field.roll(fight("0326"), &[5]);
    assert_eq!(result_of(&events), result("A1 D1R"));
    field.play(lose("ru_16_vla"));
    field.roll(Decision::Stand, &[6]);
    assert!(field.is_lost("br_2_1"));
}

#[test]
fn the_way_of_an_attacker_who_left_stays_closed_too() {
    proves!("crimea:12.A.8.p2.c");
    let mut field = pincers()
        .locked(&["ru_16_vla", "ru_17_mos", "br_2_1"])
        .put("1808", &["ru_14_vol"])
        .came_from("1909", &["ru_14_vol"])
        .locked(&["ru_14_vol"])
        .phase(Side::Russian, Phase::AttackerMovement);
    field.play(disrupt("ru_16_vla"));
    field.play(step("ru_16_vla", "1807"));
    while !field.state.is_phase(Phase::AttackerMelee) {
        field.done();
    }
    // 8 to 4 is 2:1, and a 5 is D1R.
    let events = field.roll(fight("1808"), &[5]);
    assert_eq!(result_of(&events), result("D1R"));
    field.refused(retreat("br_2_1", "1708"), "crimea:12.A.8.p2.c");
}

/// A French brigade has come into 2109 from 2108, another from 2110.
fn two_ways() -> Field {
    Field::empty()
        .put("2109", &["ru_16_vla", "ru_17_mos"])
        .put("2109", &["fr_1_1", "fr_2_1"])
        .came_from("2108", &["fr_1_1"])
        .came_from("2110", &["fr_2_1"])
        .weak("fr_1_1", 3)
        .phase(Side::Allied, Phase::AttackerMelee)
}

#[test]
fn attackers_who_retire_go_each_to_the_hex_it_came_from() {
    proves!("crimea:12.B.1.p5.a", "crimea:12.A.8.p2.b");
    let mut field = two_ways();
    field.play(fight("2109"));
    // 6 to 8 is 1:2, and a 5 is CM A1 D1.
    field.play(join("fr_1_1"));
    let events = field.done_with(&[5]);
    assert_eq!(result_of(&events), result("CM A1 D1"));
    field.play(lose("ru_16_vla"));
    field.roll(Decision::Stand, &[6]);
    assert_eq!((field.asked(), retirements(&field).len()), (Some(Side::Allied), 1), "nobody has a choice");
    field.refused(retire("2110"), "crimea:12.B.1.p5.a");
    let choice = field.game.choice(&field.state, field.read(&retire("2108")));
    assert_eq!(choice.chain, ["button:retire"]);
    assert_eq!(field.game.meant(&field.state, &["button:retire"]), Some(field.read(&retire("2108"))));
    let events = field.roll(retire("2108"), &[6, 6]);
    assert_eq!((field.whereabouts("fr_1_1"), field.whereabouts("fr_2_1")), ("2108".into(), "2110".into()));
    let told = events.iter().filter(|event| matches!(event, Event::Retired { .. }));
    assert_eq!(told.count(), 2, "one word for each hex");
}

#[test]
fn those_who_were_there_retire_where_the_owner_says_and_newcomers_whence_they_came() {
    proves!("crimea:12.B.1.p5.a", "crimea:12.A.8.p2.b");
    // Volhynia has come to the help of Vladimir, and the two attack the brigade that holds on to 2109.
    let mut field = Field::empty()
        .put("2109", &["ru_16_vla", "ru_14_vol"])
        .put("2109", &["fr_1_1"])
        .came_from("2108", &["fr_1_1"])
        .came_from("2209", &["ru_14_vol"])
        .locked(&["fr_1_1", "ru_16_vla"])
        .set(|state| {
            state.action.reinforced.insert(hex("2109"));
        })
        .phase(Side::Allied, Phase::DefenderMelee);
    // 8 to 8 is 1:1, and a 3 is CM A1 D1.
    let events = field.roll(fight("2109"), &[3]);
    assert_eq!(result_of(&events), result("CM A1 D1"));
    field.play(lose("ru_16_vla"));
    assert!(retirements(&field).len() > 1, "Vladimir has a choice");
    field.refused(retire("2108"), "crimea:12.B.1.p5.a");
    field.roll(retire("2110"), &[6, 6]);
    assert_eq!(
        (field.whereabouts("ru_16_vla"), field.whereabouts("ru_14_vol")),
        ("2110".into(), "2209".into())
    );
}

#[test]
fn an_attacker_goes_back_though_the_enemy_has_come_by_the_same_way() {
    proves!("crimea:12.A.8.p2.b");
    let field = Field::empty()
        .put("2109", &["ru_16_vla", "ru_17_mos"])
        .put("2109", &["fr_1_1"])
        .came_from("2108", &["fr_1_1", "ru_17_mos"])
        .locked(&["fr_1_1", "ru_16_vla", "ru_17_mos"])
        .phase(Side::Allied, Phase::AttackerMelee);
    let mut beaten = field.clone();
    let events = beaten.roll(fight("2109"), &[1, 6]);
    assert_eq!(result_of(&events), result("A1R"));
    assert_eq!(beaten.whereabouts("fr_1_1"), "2108");
    // As a defender it may not: the Russians who attack have come from there.
    let mut defends = field.phase(Side::Allied, Phase::DefenderMelee);
    let events = defends.roll(fight("2109"), &[6, 6]);
    assert_eq!(result_of(&events), result("D1R"));
    defends.refused(retreat("fr_1_1", "2108"), "crimea:12.A.8.p2.c");
}

#[test]
fn friends_show_the_way_back_even_if_they_have_gone_before() {
    proves!("crimea:R.M6");
    // Cossacks stand where the second brigade came from; the first goes back to 2108 and shows it the way.
    let mut field = two_ways().put("2110", &["ru_dc57"]);
    field.play(fight("2109"));
    field.play(join("fr_1_1"));
    let events = field.done_with(&[2, 6, 6, 6]);
    assert_eq!(result_of(&events), result("A1R"));
    assert_eq!((field.whereabouts("fr_1_1"), field.whereabouts("fr_2_1")), ("2108".into(), "2108".into()));
}

#[test]
fn an_attacker_who_routs_is_lost_without_his_way_back() {
    proves!("crimea:R.M6", "crimea:R.MO3");
    let mut field = Field::empty()
        .put("2109", &["ru_16_vla", "ru_17_mos"])
        .put("2109", &["fr_1_1"])
        .came_from("2108", &["fr_1_1"])
        .put("2108", &["ru_dc57"])
        .weak("fr_1_1", 3)
        .phase(Side::Allied, Phase::AttackerMelee);
    field.roll(fight("2109"), &[5]);
    field.play(lose("ru_16_vla"));
    // The Russian stands, then the brigade, which has nowhere to retire to, routs.
    field.roll(Decision::Stand, &[6, 1]);
    assert!(field.is_lost("fr_1_1"), "and not somewhere behind the enemy");
}

/// Infantry from 2108 attacks a work with cavalry in it.
fn stable(russians: &[&str]) -> Field {
    Field::empty()
        .put("2109", russians)
        .put("2109", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .came_from("2108", &["fr_1_hq", "fr_1_1", "fr_1_2"])
        .work("2109", 1, Side::Russian)
        .set(|state| {
            state.allied_ground.remove(hex("2109"));
        })
        .put("1609", &["ru_14_vol"])
        .put("1608", &["fr_2_1"])
        .phase(Side::Allied, Phase::AttackerMelee)
}

#[test]
fn a_cavalry_headquarters_goes_with_its_cavalry_out_of_a_work() {
    proves!("crimea:E.12.A.8.d", "crimea:E.9.b");
    let division = ["ru_6c_hq", "ru_6c_swh", "ru_6c_leh"];
    let mut field = stable(&division);
    field.play(fight("2109"));
    field.play(refuse("ru_6c_swh", "2110"));
    assert_eq!(field.whereabouts("ru_6c_hq"), "2109", "as long as one of them is there");
    field.play(refuse("ru_6c_leh", "2209"));
    assert_eq!(division.map(|id| field.whereabouts(id)), ["2209", "2110", "2209"]);
    // Where there is one way only it goes without a word.
    let mut alone = stable(&division).put("2208", &["fr_3_1"]).put("2209", &["fr_3_2"]);
    alone = alone.put("2008", &["fr_4_1"]).put("2009", &["fr_4_2"]);
    alone.play(fight("2109"));
    assert_eq!(division.map(|id| alone.whereabouts(id)), ["2110"; 3]);
    assert_eq!(alone.state.works.owner(hex("2109")), Some(Side::Allied));
}

#[test]
fn infantry_beside_cavalry_that_is_driven_out_and_lost_rolls() {
    proves!("crimea:12.B.1.c", "crimea:E.12.A.8.d");
    let shut = |russians: &[&str]| {
        let around = [("2208", "fr_3_1"), ("2209", "fr_3_2"), ("2110", "fr_4_1"), ("2009", "fr_4_2")];
        let field = around.iter().fold(stable(russians), |field, (at, id)| field.put(at, &[id]));
        field.put("2008", &["fr_5_1"])
    };
    let mut field = shut(&["ru_16_vla", "ru_16_hv", "ru_6c_swh"]);
    // Vladimir and the guns roll for the hussars; then 16 to 4 is 4:1, 6 less 1 is D2R.
    // Vladimir is destroyed, and the guns roll for that and because they have to go.
    let events = field.roll(fight("2109"), &[4, 4, 6, 4, 4]);
    assert!(field.is_lost("ru_6c_swh"));
    assert_eq!(morale_rolls(&field, &events)[..2], ["ru_16_vla", "ru_16_hv"]);
    // Whoever routs has nowhere to go; the guns roll for the rout and for the loss, and fall alone.
    let mut routed = shut(&["ru_16_vla", "ru_16_hv", "ru_6c_swh"]);
    let events = routed.roll(fight("2109"), &[1, 4, 4, 4]);
    assert_eq!(morale_rolls(&routed, &events), ["ru_16_vla", "ru_16_hv", "ru_16_hv", "ru_16_hv"]);
    assert!(routed.is_lost("ru_16_vla") && routed.is_lost("ru_16_hv"));
    assert_eq!(result_of(&events), None);
}

#[test]
fn a_rout_that_ends_in_destruction_shakes_twice() {
    proves!("crimea:12.B.1.b", "crimea:12.B.1.c", "crimea:R.MO3");
    let mut field = Field::empty()
        .put("2108", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .put("2109", &["ru_16_vla", "ru_17_mos"])
        .weak("ru_16_vla", 2)
        .put("2208", &["br_2_1"])
        .put("2209", &["br_3_1"])
        .put("2110", &["br_4_1"])
        .put("2009", &["br_l_1"])
        .put("2008", &["tk_1_1"])
        .phase(Side::Allied, Phase::AttackerPlot);
    field.fire(&[aim("fr_1_hq", "2109")], &[2]);
    // Vladimir routs; Moscow rolls because it routs, and again because it is destroyed.
    let events = field.roll(lose("ru_16_vla"), &[1, 6, 6]);
    assert_eq!(morale_rolls(&field, &events), ["ru_16_vla", "ru_17_mos", "ru_17_mos"]);
    assert!(field.is_lost("ru_16_vla") && !field.is_lost("ru_17_mos"));
}

#[test]
fn units_that_cannot_melee_fall_together_and_their_headquarters_last() {
    proves!("crimea:E.12.A.8.a", "crimea:E.9.c");
    let mut field = Field::empty()
        .put("2109", &["fr_1_hq", "fr_1_a", "fr_s1"])
        .put("2109", &["ru_16_vla"])
        .came_from("2108", &["ru_16_vla"])
        .put("1609", &["ru_14_vol"])
        .put("1608", &["fr_2_1"])
        .phase(Side::Russian, Phase::AttackerMelee);
    let events = field.play(fight("2109"));
    assert_eq!(destroyed(&field, &events), ["fr_1_a", "fr_s1", "fr_1_hq"], "the siege guns too");
}

#[test]
fn a_division_without_a_way_out_loses_its_headquarters_last() {
    proves!("crimea:E.9.c", "crimea:12.A.8.p2.d");
    let around = [("2208", "fr_3_1"), ("2209", "fr_3_2"), ("2110", "fr_4_1"), ("2009", "fr_4_2")];
    let attackers = ["fr_1_hq", "fr_1_1", "fr_1_2"];
    let mut field = Field::empty()
        .put("2109", &["ru_16_hq", "ru_16_vla", "ru_16_hv"])
        .put("2109", &attackers)
        .came_from("2108", &attackers)
        .put("2008", &["fr_5_1"])
        .put("1609", &["ru_14_vol"])
        .put("1608", &["fr_2_1"])
        .phase(Side::Allied, Phase::AttackerMelee);
    field = around.iter().fold(field, |field, (at, id)| field.put(at, &[id]));
    // 16 to 4 is 4:1, and a 3 is D1R; Vladimir rolls twice, and the guns once.
    let events = field.roll(fight("2109"), &[3, 6, 6, 6]);
    assert_eq!(result_of(&events), result("D1R"));
    assert_eq!(destroyed(&field, &events), ["ru_16_vla", "ru_16_hv", "ru_16_hq"]);
}

#[test]
fn a_headquarters_that_refuses_takes_along_who_may_go_its_way() {
    proves!("crimea:12.A.8.5.a", "crimea:12.A.8.p2.b");
    // The hussars have come to the help of their division from 2209, and go back there.
    let mut field = Field::empty()
        .put("2109", &["ru_6c_hq", "ru_6c_swh", "ru_6c_leh"])
        .put("2109", &["fr_1_1"])
        .came_from("2108", &["fr_1_1"])
        .came_from("2209", &["ru_6c_leh"])
        .put("1609", &["ru_14_vol"])
        .put("1608", &["fr_2_1"])
        .phase(Side::Allied, Phase::AttackerMelee);
    field.play(fight("2109"));
    field.play(refuse("ru_6c_hq", "2110"));
    assert_eq!(["ru_6c_hq", "ru_6c_swh"].map(|id| field.whereabouts(id)), ["2110", "2110"]);
    assert_eq!(field.whereabouts("ru_6c_leh"), "2109");
    field.refused(refuse("ru_6c_leh", "2110"), "crimea:12.A.8.p2.c");
    field.play(refuse("ru_6c_leh", "2209"));
    assert_eq!(field.whereabouts("ru_6c_leh"), "2209");
}

/// The French fire at a Russian headquarters with one regiment that is at its breakpoint after a step.
fn shelled() -> Field {
    let mut field = Field::empty()
        .put("2108", &["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"])
        .put("2109", &["ru_16_hq", "ru_16_vla", "ru_17_mos"])
        .phase(Side::Allied, Phase::AttackerPlot);
    field.fire(&[aim("fr_1_hq", "2109")], &[2]);
    field.play(lose("ru_16_vla"));
    field
}

#[test]
fn a_headquarters_may_go_with_its_units_when_all_of_them_rout() {
    proves!("crimea:12.B.1.p6");
    let mut field = shelled();
    field.roll(Decision::Stand, &[1]);
    field.roll(Decision::Stand, &[6]);
    assert_eq!(field.asked(), Some(Side::Russian));
    let mut stays = field.clone();
    stays.play(retreat("ru_16_vla", "2110"));
    assert_eq!(
        (stays.whereabouts("ru_16_vla"), stays.whereabouts("ru_16_hq")),
        ("2110".into(), "2109".into())
    );
    field.refused(retreat("ru_16_hq", "2108"), "crimea:R.M7");
    field.refused(retreat("ru_17_mos", "2110"), "crimea:12.A.8.p2.a");
    field.play(retreat("ru_16_hq", "2110"));
    assert_eq!(
        (field.whereabouts("ru_16_vla"), field.whereabouts("ru_16_hq")),
        ("2110".into(), "2110".into())
    );
    assert!(field.is_disrupted("ru_16_vla") && !field.is_disrupted("ru_16_hq"));
    // Not while one of its units stands firm.
    let mut firm = shelled().put("2109", &["ru_16_sou"]);
    firm.roll(Decision::Stand, &[1]);
    firm.roll(Decision::Stand, &[6, 6]);
    firm.refused(retreat("ru_16_hq", "2110"), "crimea:12.A.8.p2.a");
}

#[test]
fn a_headquarters_is_asked_even_if_there_is_one_way_only() {
    proves!("crimea:12.B.1.p6");
    let mut field = shelled()
        .put("2208", &["br_2_1"])
        .put("2209", &["br_3_1"])
        .put("2009", &["br_l_1"])
        .put("2008", &["tk_1_1"]);
    field.roll(Decision::Stand, &[1]);
    field.roll(Decision::Stand, &[6]);
    assert!(field.allows(retreat("ru_16_vla", "2110")) && field.allows(retreat("ru_16_hq", "2110")));
    let choice = field.game.choice(&field.state, field.read(&retreat("ru_16_hq", "2110")));
    assert!(choice.text.english().ends_with("to 2110 with its units"), "{}", choice.text);
}

#[test]
fn stormers_of_a_fortified_town_roll_even_when_the_garrison_is_dead() {
    proves!("crimea:12.B.1.p4", "crimea:7.p4.b");
    let mut field = Field::empty()
        .put("1223", &["ru_rb6"])
        .put("1223", &["fr_1_1"])
        .came_from("1224", &["fr_1_1"])
        .work("1223", 1, Side::Russian)
        .weak("fr_1_1", 3)
        .set(|state| {
            state.allied_ground.remove(hex("1223"));
        })
        .put("1609", &["ru_14_vol"])
        .put("1608", &["fr_2_1"])
        .phase(Side::Allied, Phase::AttackerMelee);
    // 6 to 1 is 6:1; 1 less 2 for town and work is -1: CM A1 D1.
    let events = field.roll(fight("1223"), &[1]);
    assert_eq!(result_of(&events), result("CM A1 D1"));
    assert!(field.is_lost("ru_rb6"));
    assert_eq!(field.state.works.owner(hex("1223")), Some(Side::Russian), "not before it is all over");
    assert!(field.allows(Decision::Stand), "the brigade is at its breakpoint");
    let mut held = field.clone();
    held.roll(Decision::Stand, &[4]);
    assert_eq!(held.state.works.owner(hex("1223")), Some(Side::Allied));
    field.roll(Decision::Stand, &[3]);
    assert_eq!(field.whereabouts("fr_1_1"), "1224", "it routs to where it came from");
    assert_eq!(field.state.works.owner(hex("1223")), Some(Side::Russian), "nobody has got inside");
}

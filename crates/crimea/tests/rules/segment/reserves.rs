//! Strategic reserves, and how an action segment begins (12, 12.B.3, E.12.B.3).

use crate::field::*;
use crimea::state::{Phase, Stage};
use crimea::unit::Side;
use crimea::{Decision, Event};

const DIVISION_1: [&str; 4] = ["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a"];

#[test]
fn contact_opens_the_action_segment() {
    proves!("crimea:12.p1.a", "crimea:12.p1.c", "crimea:12.p1.d", "crimea:R.G1");
    let field = Field::empty()
        .put("1810", &["fr_1_1"])
        .put("1807", &["ru_16_vla"])
        .put("1126", &["br_s1"])
        .put("1124", &["ru_16_sou"])
        .work("1124", 1, Side::Russian);
    let mut quiet = field.clone();
    quiet.play(march("fr_1_1", "1910"));
    quiet.done();
    assert_eq!((quiet.state.player, quiet.state.stage), (Side::Russian, Stage::Fortification));
    let mut contact = field.set(|state| state.ammunition = 1);
    contact.play(march("fr_1_1", "1808"));
    contact.done();
    assert_eq!(contact.state.attacker(), Side::Allied);
    if contact.state.stage == Stage::Reserves {
        contact.done();
    }
    assert!(contact.state.is_phase(Phase::AttackerPlot));
    // Siege fire needs no declaration now.
    contact.done();
    contact.done();
    assert!(contact.state.is_phase(Phase::Commitment), "{:?}", contact.state.action.phase);
    assert!(contact.allows(commit("br_s1", "1124")));
}

#[test]
fn siege_fire_opens_it_too() {
    proves!("crimea:12.p1.b");
    let field = |ammunition| {
        Field::empty()
            .at(3, Side::Allied, Stage::SiegeDeclaration)
            .put("1126", &["br_s1"])
            .put("1124", &["ru_16_sou"])
            .work("1124", 1, Side::Russian)
            .set(|state| state.ammunition = ammunition)
    };
    field(0).refused_by_judge(Decision::DeclareSiege, "crimea:12.p1.b");
    let mut declared = field(1);
    let events = declared.play(Decision::DeclareSiege);
    assert!(events.contains(&Event::SegmentBegan { attacker: Side::Allied }));
    let mut silent = field(1);
    silent.done();
    assert_eq!((silent.state.player, silent.state.stage), (Side::Russian, Stage::Fortification));
    let russian = field(1).at(3, Side::Russian, Stage::SiegeDeclaration);
    russian.refused_by_judge(Decision::DeclareSiege, "crimea:12.p1.b");
}

/// The French 1st Division behind the line, one brigade in contact.
fn segment() -> Field {
    Field::empty()
        .at(2, Side::Allied, Stage::Reserves)
        .put("1811", &DIVISION_1)
        .put("1909", &["fr_2_1"])
        .put("1908", &["ru_16_vla"])
        .put("1907", &["ru_17_mos"])
}

#[test]
fn reserves_are_marked_away_from_the_enemy() {
    proves!("crimea:12.B.3.p1.a", "crimea:E.12.B.3.a");
    let mut field = segment().set(|state| {
        let brigade = crimea().roster.find("fr_1_1").expect("it is there");
        state.spent[brigade] = 3;
        let guns = crimea().roster.find("fr_1_a").expect("it is there");
        state.spent[guns] = 4;
    });
    field.refused(reserve("fr_2_1"), "crimea:12.B.3.p1.a");
    field.refused(reserve("fr_1_a"), "crimea:12.B.3.p1.a");
    field.refused(reserve("ru_16_vla"), "crimea:12.B.3.p1.a");
    field.clone().put("0901", &["br_nv1"]).refused(reserve("br_nv1"), "crimea:E.12.B.3.a");
    field.play(reserve("fr_1_hq"));
    let marked = |unit: &str| field.state.action.reserve.contains(field.unit(unit));
    assert!(marked("fr_1_hq") && marked("fr_1_1") && marked("fr_1_2"));
    assert_eq!(field.left("fr_1_1"), 1, "what it has left is kept");
    assert_eq!(field.left("fr_1_2"), 4);
    // Later nobody can be marked.
    let later = segment().phase(Side::Allied, Phase::AttackerPlot);
    later.refused(reserve("fr_1_hq"), "crimea:12.B.3.p1.a");
}

#[test]
fn a_reserve_that_the_enemy_comes_next_to_is_none() {
    proves!("crimea:12.B.3.p1.b");
    let mut field =
        segment().phase(Side::Allied, Phase::DefenderMovement).put("1812", &["fr_3_1"]).set(|state| {
            state.action.reserve = field_units(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a", "fr_3_1"]);
        });
    field = field.put("1710", &["ru_16_sou"]);
    field.play(step("ru_16_sou", "1810"));
    field.done();
    let marked = |unit: &str| field.state.action.reserve.contains(field.unit(unit));
    assert!(!marked("fr_1_hq") && !marked("fr_1_1"));
    assert!(marked("fr_3_1"), "two hexes away");
}

fn field_units(ids: &[&str]) -> crimea::unit::UnitSet {
    ids.iter().map(|id| crimea().roster.find(id).expect("it is there")).collect()
}

/// An action turn is over, and these are in reserve.
fn release_of(units: &[&str]) -> Field {
    let mut field = segment()
        .phase(Side::Allied, Phase::DefenderMovement)
        .put("1812", &["br_h2", "fr_r1"])
        .put("1712", &["fr_4_hq", "fr_4_1", "fr_4_2", "fr_4_a"])
        .set(|state| {
            state.action.reserve = field_units(units);
            for unit in field_units(&DIVISION_1).iter() {
                state.road_from[unit] = state.place[unit];
                state.spent[unit] = 2;
            }
        });
    field.done();
    field
}

#[test]
fn released_reserves_march_on_and_pay_for_the_road_again() {
    proves!("crimea:12.B.3.p2.a", "crimea:12.B.3.p2.c", "crimea:E.12.B.3.c");
    let mut field =
        release_of(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a", "fr_4_hq", "fr_4_1", "fr_4_2", "fr_4_a"]);
    assert_eq!(field.state.stage, Stage::Release);
    field.refused(march("fr_1_hq", "1810"), "crimea:12.B.3.p2.a");
    field.play(release("fr_1_hq"));
    assert!(field.allows(march("fr_1_hq", "1810")));
    // By road over the Katcha, and a hex beyond it.
    field.play(march("fr_1_hq", "1814"));
    assert_eq!((field.whereabouts("fr_1_hq"), field.left("fr_1_hq")), ("1814".into(), 0), "one for the road");
    for decision in field.decisions() {
        if let Decision::March { to, .. } = decision {
            assert!(field.game.map.on_map().contains(to));
        }
    }
    field.done();
    assert_eq!(field.state.stage, Stage::Action);
    let kept = field.state.action.reserve;
    assert!(
        kept.contains(field.unit("fr_4_1")) && !kept.contains(field.unit("fr_1_1")),
        "some now, some later"
    );
    field.refused(release("fr_4_hq"), "crimea:12.B.3.p2.c");
}

#[test]
fn a_release_is_worth_a_division_or_nobody_goes() {
    proves!("crimea:12.B.3.p2.d", "crimea:E.12.B.3.b", "crimea:R.A9");
    let mut field = release_of(&["fr_1_hq", "fr_1_1", "fr_1_2", "fr_1_a", "br_h2", "fr_r1"]);
    assert!(field.allows(Decision::Done), "nobody has to be released");
    field.play(release("br_h2"));
    field.refused(Decision::Done, "crimea:12.B.3.p2.d");
    field.play(release("fr_1_1"));
    assert!(field.allows(Decision::Done), "two brigades");
    // One brigade and guns alone are not enough.
    let little = release_of(&["br_h2", "fr_r1"]);
    assert_eq!(little.state.stage, Stage::Action, "there is nothing to release");
    // All survivors of a division are.
    let mut survivors = segment()
        .phase(Side::Allied, Phase::DefenderMovement)
        .aside("fr_1_2", crimea::state::Place::Lost)
        .set(|state| state.action.reserve = field_units(&["fr_1_hq", "fr_1_1", "fr_1_a"]));
    survivors.done();
    assert_eq!(survivors.state.stage, Stage::Release);
    survivors.play(release("fr_1_hq"));
    assert!(survivors.allows(Decision::Done));
    // Four Russian regiments.
    for (regiments, enough) in [(3, false), (4, true)] {
        let all = ["ru_16_vla", "ru_17_mos", "ru_14_vol", "ru_12_azo"];
        let some = &all[..regiments];
        let mut field = Field::empty()
            .phase(Side::Russian, Phase::DefenderMovement)
            .put("1811", some)
            .put("1713", &["ru_16_sou", "ru_17_bor", "ru_14_min", "ru_12_dni"])
            .put("1907", &["fr_2_1"])
            .set(|state| state.action.reserve = field_units(some));
        field.done();
        assert_eq!(field.state.stage == Stage::Release, enough, "{regiments} regiments");
    }
}

#[test]
fn a_reserve_in_contact_keeps_the_action_going() {
    proves!("crimea:12.B.3.p2.b");
    let after = |to: Option<&str>| {
        let mut field = segment().phase(Side::Allied, Phase::DefenderMovement).set(|state| {
            state.action.reserve = field_units(&DIVISION_1);
            state.action.quiet = 2;
        });
        field.done();
        assert_eq!(field.state.action.quiet, 3);
        field.play(release("fr_1_hq"));
        if let Some(to) = to {
            field.play(march("fr_1_hq", to));
        }
        field.done();
        field.state
    };
    let contact = after(Some("1808"));
    assert_eq!((contact.stage, contact.action.quiet), (Stage::Action, 0));
    assert_ne!(after(Some("1812")).stage, Stage::Action, "the segment is over");
}

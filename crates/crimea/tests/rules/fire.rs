//! Simultaneous fire: plots, volleys, modifiers (7, 9, 12.A.1, 17.C, E.CRT.2).

use crate::field::*;
use crimea::Event;
use crimea::results::FireResult;
use crimea::state::Phase;
use crimea::unit::Side;

/// Rolls of fire: who fired where, factors, modifier, result.
fn rolls(events: &[Event]) -> Vec<(Side, String, u32, i32, FireResult)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::FireRolled { side, at, factors, modifier, result, .. } => {
                Some((*side, at.to_string(), *factors, *modifier, *result))
            }
            _ => None,
        })
        .collect()
}

fn plots(attacker: Side) -> Field {
    Field::empty().phase(attacker, Phase::AttackerPlot).watched()
}

/// The Second Division in the Alma, Russians in a redoubt above it.
fn at_the_redoubt() -> Field {
    plots(Side::Allied)
        .put("2004", &["br_2_hq", "br_2_1", "br_2_2", "br_2_b", "br_2_g", "br_2_det"])
        .put("2005", &["ru_16_hq", "ru_16_kaz", "ru_16_vla"])
        .work("2005", 1, Side::Russian)
}

#[test]
fn a_division_fires_up_a_slope_at_a_work() {
    proves!("crimea:12.A.1.a", "crimea:12.A.1.b", "crimea:12.A.1.c", "crimea:7.p3.a", "crimea:E.CRT.2.d");
    for (die, result) in [(1, "c"), (2, "c"), (3, "-"), (6, "-")] {
        let mut field = at_the_redoubt();
        field.play(aim("br_2_hq", "2005"));
        field.done();
        let events = field.done_with(&[die]);
        let result = FireResult::parse(result).expect("a result");
        assert_eq!(rolls(&events), [(Side::Allied, "2005".to_owned(), 14, 3, result)], "die {die}");
        assert_eq!(field.is_checked("ru_16_vla"), result.check);
    }
}

#[test]
fn a_detachment_inside_its_division_adds_nothing() {
    proves!("crimea:10.a");
    let field = at_the_redoubt();
    field.refused(aim("br_2_det", "2005"), "crimea:12.A.1.p1.a");
    let alone = plots(Side::Allied).put("2004", &["br_2_det"]).put("2005", &["ru_16_vla"]);
    assert!(alone.allows(aim("br_2_det", "2005")));
}

#[test]
fn only_whole_units_fire_and_only_at_neighbours() {
    proves!("crimea:12.A.1.p1.a", "crimea:12.B.1.p3.b");
    let field = plots(Side::Allied)
        .put("2003", &["br_2_1"])
        .put("2002", &["br_3_1"])
        .put("2103", &["br_4_1", "br_c_lb"])
        .put("2004", &["ru_16_vla"])
        .put("2104", &["ru_16_sou"])
        .disrupted(&["br_4_1"]);
    assert!(field.allows(aim("br_2_1", "2004")) && field.allows(aim("br_2_1", "2104")));
    field.refused(aim("br_3_1", "2004"), "crimea:12.A.1.p1.a");
    field.refused(aim("br_2_1", "1904"), "crimea:12.A.1.p1.a");
    field.refused(aim("br_4_1", "2104"), "crimea:12.B.1.p3.b");
    field.refused(aim("br_c_lb", "2104"), "crimea:12.A.1.p1.a");
    field.refused(aim("ru_16_vla", "2003"), "crimea:12.A.1.p1.a");
}

#[test]
fn one_unit_and_one_of_artillery_fire_from_a_hex() {
    proves!("crimea:9.p1.b", "crimea:9.p2.b");
    let mut field = plots(Side::Allied)
        .put("2003", &["br_2_1", "br_3_1", "br_4_p", "br_3_w", "br_rm1"])
        .put("2004", &["ru_16_vla"]);
    field.play(aim("br_2_1", "2004"));
    field.refused(aim("br_3_1", "2004"), "crimea:9.p1.b");
    field.refused(aim("br_rm1", "2004"), "crimea:9.p1.b");
    field.play(aim("br_4_p", "2004"));
    field.refused(aim("br_3_w", "2004"), "crimea:9.p1.b");
}

#[test]
fn two_russian_regiments_and_a_battalion_fire_together() {
    proves!("crimea:9.p1.c", "crimea:9.p2.a", "crimea:9.p2.c");
    let mut field = plots(Side::Russian)
        .put("2003", &["ru_17_mos", "ru_16_vla", "ru_14_vol", "ru_rb6", "ru_16_hv", "ru_17_hv"])
        .put("2004", &["br_2_1"]);
    for unit in ["ru_17_mos", "ru_16_vla", "ru_rb6", "ru_16_hv"] {
        field.play(aim(unit, "2004"));
    }
    field.refused(aim("ru_14_vol", "2004"), "crimea:9.p1.b");
    field.refused(aim("ru_17_hv", "2004"), "crimea:9.p1.b");
    let work = field.work("2003", 1, Side::Russian);
    assert!(work.allows(aim("ru_17_hv", "2004")), "a second artillery unit fires out of a work");
}

#[test]
fn nothing_takes_effect_before_all_has_fired() {
    proves!("crimea:12.A.1.p1.b", "crimea:R.F3");
    let mut field = plots(Side::Allied)
        .put("2003", &["br_2_hq", "br_2_1", "br_2_2", "br_2_b", "br_2_g"])
        .put("2002", &["ru_16_hq", "ru_16_vla", "ru_16_hv"]);
    field.play(aim("br_2_hq", "2002"));
    field.done();
    field.play(aim("ru_16_hq", "2003"));
    // 14 factors with a 1: a step and a check; 8 factors with a 1: a step. Both are rolled before the first loss.
    let events = field.done_with(&[1, 1]);
    let first_loss = events.iter().position(|event| matches!(event, Event::StepLost { .. }));
    let last_roll = events.iter().rposition(|event| matches!(event, Event::FireRolled { .. }));
    assert_eq!(rolls(&events).len(), 2);
    assert!(first_loss.is_none_or(|loss| last_roll.is_some_and(|roll| roll < loss)));
    assert_eq!(field.asked(), Some(Side::Russian), "the defender's hexes come first");
    assert!(field.allows(lose("ru_16_vla")) && field.allows(lose("ru_16_hv")));
}

#[test]
fn all_that_is_fired_at_a_hex_is_one_roll_with_the_worse_ground() {
    proves!("crimea:R.F2", "crimea:E.CRT.2.e", "crimea:R.F9");
    let mut field = plots(Side::Allied)
        .put("2004", &["br_2_hq", "br_2_1", "br_2_2", "br_2_b", "br_2_g"])
        .put("1906", &["br_3_hq", "br_3_1", "br_3_2", "br_3_f", "br_3_w"])
        .put("2005", &["ru_16_vla"])
        .work("2004", 3, Side::Allied);
    field.play(aim("br_2_hq", "2005"));
    field.play(aim("br_3_hq", "2005"));
    field.done();
    let events = field.done_with(&[6]);
    let rolled = rolls(&events);
    assert_eq!(rolled.len(), 1);
    assert_eq!((rolled[0].2, rolled[0].3), (28, 1), "one hex fires uphill, the other on the level");
    assert_eq!(rolled[0].4, FireResult::parse("c").expect("a result"), "once on 26: row 7");
}

#[test]
fn works_of_two_levels_cannot_be_fired_at() {
    proves!("crimea:7.p3.b", "crimea:17.C.d");
    let field = plots(Side::Allied)
        .put("1224", &["fr_1_hq", "fr_1_1", "fr_s1"])
        .put("1223", &["ru_n1"])
        .work("1223", 2, Side::Russian);
    field.refused(aim("fr_1_hq", "1223"), "crimea:7.p3.b");
    field.refused(aim("fr_s1", "1223"), "crimea:7.p3.b");
    let breached = field.work("1223", 1, Side::Russian);
    assert!(breached.allows(aim("fr_1_hq", "1223")) && breached.allows(aim("fr_s1", "1223")));
}

#[test]
fn nobody_fires_into_or_out_of_a_melee() {
    proves!("crimea:R.F5");
    let field = plots(Side::Allied)
        .put("2003", &["br_2_1"])
        .put("2002", &["br_3_1", "ru_16_vla"])
        .put("2102", &["ru_16_sou"])
        .came_from("2003", &["br_3_1"])
        .locked(&["br_3_1", "ru_16_vla"]);
    field.refused(aim("br_2_1", "2002"), "crimea:R.F5");
    field.refused(aim("br_3_1", "2102"), "crimea:R.F5");
}

#[test]
fn one_siege_gun_unit_of_a_hex_fires_at_troops() {
    proves!("crimea:17.C.c", "crimea:R.G5");
    let mut field = plots(Side::Allied)
        .put("2003", &["br_2_1", "br_4_p", "br_s1", "br_s2", "br_m1"])
        .put("2002", &["ru_16_vla", "ru_16_sou"])
        .set(|state| state.ammunition = 3);
    field.play(aim("br_2_1", "2002"));
    field.play(aim("br_4_p", "2002"));
    field.play(aim("br_s1", "2002"));
    field.refused(aim("br_s2", "2002"), "crimea:9.p1.b");
    field.refused(aim("br_m1", "2002"), "crimea:12.A.1.p1.a");
    field.done();
    let events = field.done_with(&[6]);
    assert_eq!(rolls(&events)[0].2, 27);
    assert_eq!(field.state.ammunition, 3);
}

#[test]
fn the_star_fort_fires_ten_for_each_level() {
    proves!("crimea:7.p7.b", "crimea:7.p7.c", "crimea:7.p7.d");
    let field = || {
        plots(Side::Russian).put("1220", &["br_2_1"]).put("1321", &["br_3_1"]).put("1322", &["br_4_1"]).work(
            "1221",
            3,
            Side::Russian,
        )
    };
    for targets in [["1220", "1321", "1322"], ["1220", "1220", "1321"], ["1322", "1322", "1322"]] {
        let mut fort = field();
        for at in targets {
            fort.play(aim_fort(at));
        }
        fort.refused(aim_fort("1220"), "crimea:7.p7.d");
    }
    let mut reduced = field().work("1221", 1, Side::Russian);
    reduced.play(aim_fort("1321"));
    reduced.refused(aim_fort("1321"), "crimea:7.p7.d");
    let mut rebuilt = field().work("1221", 2, Side::Russian);
    rebuilt.play(aim_fort("1321"));
    rebuilt.play(aim_fort("1321"));
    rebuilt.done();
    let events = rebuilt.done_with(&[6]);
    assert_eq!(rolls(&events)[0].2, 20);
    field().refused(aim_fort("1121"), "crimea:12.A.1.p1.a");
}

#[test]
fn who_has_no_target_holds_his_fire() {
    proves!("crimea:12.A.1.p4", "crimea:R.F1");
    let mut field =
        plots(Side::Allied).put("2003", &["br_2_1", "br_4_p"]).put("2002", &["ru_16_vla", "ru_16_hv"]);
    field.play(aim("br_2_1", "2002"));
    field.refused(aim("br_2_1", "2002"), "crimea:12.A.1.p1.a");
    field.done();
    let events = field.done_with(&[6]);
    assert_eq!(rolls(&events).iter().map(|roll| (roll.0, roll.2)).collect::<Vec<_>>(), [(Side::Allied, 4)]);
}

#[test]
fn the_enemy_does_not_see_a_plot() {
    proves!("crimea:R.F1");
    use kernel::{Game, Seat};
    let mut field = plots(Side::Allied).put("2003", &["br_2_1"]).put("2002", &["ru_16_vla", "ru_16_hv"]);
    field.play(aim("br_2_1", "2002"));
    let unit = field.unit("br_2_1");
    let seen =
        |side: Side| field.game.view(&field.state, Seat(side.index() as u8)).action.aims[unit].direction();
    assert_eq!((seen(Side::Allied).is_some(), seen(Side::Russian)), (true, None));
}

#[test]
fn ships_fire_at_the_shore_and_cannot_be_hurt() {
    proves!("crimea:R.F6");
    let game = crimea_with(&[("scenario", "evpatoria")]);
    let battle = game.battle.as_ref().expect("a battle");
    let ship = game.roster.find("br_nv1").expect("it is in the roster");
    let at =
        battle.units.iter().find(|(unit, ..)| *unit == ship).map(|(_, hex, _)| *hex).expect("it is at sea");
    let shore = (*game.ground.around(at) & game.ground.land).first().expect("it is next to the shore");
    let field = Field::empty_of(game)
        .phase(Side::Russian, Phase::AttackerPlot)
        .put(&at.to_string(), &["br_nv1"])
        .put(&shore.to_string(), &["ru_8_che"]);
    field.refused(aim("ru_8_che", &at.to_string()), "crimea:12.A.1.p1.a");
    let field = field.phase(Side::Russian, Phase::DefenderPlot);
    assert!(field.allows(aim("br_nv1", &shore.to_string())));
}

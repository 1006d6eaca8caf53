//! Casualties and saves (K, S).

use crate::charges::give_points;
use crate::harness::{Table, proves};
use crate::playing::COMMANDER;
use kernel::{FaultKind, Game};
use league::decision::Benefit;
use league::unit::{Arm, Formation, Side, UnitId};
use league::{Decision, Event, Leader};

use Formation::{Column, Line, Unlimbered};

/// A unit with so many figures, and enemies in line with so many stands four inches before it, who are to act.
fn under_fire(id: &str, figures: u8, stands: u8) -> (Table, UnitId, UnitId) {
    let mut table = Table::lasting();
    let target = table.unit(id);
    let side = table.game.side(target);
    table = table.actions(side.enemy());
    let formation = if table.game.roster.unit(target).arm == Arm::Artillery { Unlimbered } else { Column };
    table.place_few(id, (100.0, 36.0), 0, formation, figures);
    let enemy = if side == Side::Russian { "br_33" } else { "ru_kazan_1" };
    let firer = table.place_few(enemy, (100.0, 40.0), 180, Line, 4 * stands);
    (table, firer, target)
}

/// So many possible hits, and these saves; how many figures fell.
fn hit(table: &mut Table, firer: UnitId, target: UnitId, hits: usize, saves: &[u8]) -> u8 {
    let aims = table.all_at(firer, target);
    let dice = [&vec![5; hits], saves].concat();
    let before = table.is(target).figures;
    let events = table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &dice);
    let told = events.iter().find_map(|event| match event {
        Event::Saved { unit, hits: all, lost, .. } if *unit == target => Some((*all, *lost)),
        _ => None,
    });
    let fallen = before - table.is(target).figures;
    assert_eq!(told, Some((hits as u8, fallen)));
    fallen
}

/// The lowest die that saves with so many figures left; nothing if no die is rolled.
fn needed(id: &str, figures: u8) -> Option<u8> {
    let (mut table, firer, target) = under_fire(id, figures, 1);
    if table.game.tables.save(table.game.roster.unit(target).saves, left(&table, target)).is_none() {
        assert_eq!(hit(&mut table, firer, target, 1, &[]), 1, "no save, and no die for it");
        return None;
    }
    let saves = |die: u8| {
        let (mut table, firer, target) = under_fire(id, figures, 1);
        hit(&mut table, firer, target, 1, &[die]) == 0
    };
    let lowest = (1..=6).find(|die| saves(*die)).expect("some die saves");
    assert!((lowest..=6).all(saves), "and so does every higher one");
    Some(lowest)
}

fn left(table: &Table, unit: UnitId) -> u8 {
    match table.game.roster.unit(unit).arm {
        Arm::Artillery => table.is(unit).figures,
        _ => table.game.stands(&table.state, unit),
    }
}

/// The row of a unit, from 6 stands (gunners) to 1.
fn row(id: &str, figures_per_step: u8) -> [Option<u8>; 6] {
    [6, 5, 4, 3, 2, 1].map(|left| needed(id, left * figures_per_step))
}

#[test]
fn a_possible_hit_gets_one_save_and_kills_one_figure() {
    proves!("league:K.a.1", "league:K.a.2", "league:K.b.1", "league:Q.32");
    // A Russian battalion saves on 5 and more.
    let (mut table, firer, target) = under_fire("ru_kazan_2", 24, 3);
    assert_eq!(hit(&mut table, firer, target, 3, &[5, 4, 6]), 1);
    assert_eq!(table.is(target).figures, 23);
}

#[test]
fn a_stand_fights_until_its_last_figure_is_gone() {
    proves!("league:K.b.2", "league:K.b.1");
    for (figures, stands) in [(24, 6), (21, 6), (20, 5), (5, 2), (4, 1), (1, 1)] {
        let (mut table, firer, target) = under_fire("br_33", 24, 6);
        table.set(firer).figures = figures;
        let aims = table.all_at(firer, target);
        // As many dice as stands, no more and no fewer.
        table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &vec![1; stands]);
    }
}

#[test]
fn the_last_figure_takes_the_unit_with_it() {
    proves!("league:K.b.1");
    let (mut table, firer, target) = under_fire("br_33", 1, 3);
    let aims = table.all_at(firer, target);
    let events = table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &[5, 5, 5]);
    assert!(events.contains(&Event::Saved { unit: target, hits: 3, lost: 1, close: false }));
    assert!(events.contains(&Event::Destroyed { unit: target }));
    assert!(!table.state.here(target));
}

#[test]
fn example_14_saves_come_before_the_chit() {
    proves!("league:K.a.1", "league:K.b.1", "league:M.b");
    let (mut table, firer, target) = under_fire("ru_kazan_2", 24, 6);
    let aims = table.all_at(firer, target);
    let dice = [6, 6, 4, 3, 2, 1, 5, 2, 6, 1];
    let events = table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &dice);
    let saved = Event::Saved { unit: target, hits: 4, lost: 2, close: false };
    let saved = events.iter().position(|event| *event == saved);
    let chit = |event: &Event| matches!(event, Event::Chits { unit, count: 1, .. } if *unit == target);
    let chit = events.iter().position(chit);
    // With the chit already there the 5 would not save.
    assert!(saved.is_some() && saved < chit, "{events:?}");
    assert_eq!((table.is(target).figures, left(&table, target), table.is(target).chits), (22, 6, 1));
}

#[test]
fn example_17_the_number_changes_with_the_stands_left() {
    proves!("league:S.1", "league:S.4", "league:Q.33");
    let (mut table, firer, target) = under_fire("br_33", 21, 3);
    assert_eq!(hit(&mut table, firer, target, 3, &[1, 4, 5]), 2);
    assert_eq!(table.is(target).figures, 19);
    // With a figure more the 4 would have saved.
    let (mut table, firer, target) = under_fire("br_33", 22, 3);
    assert_eq!(hit(&mut table, firer, target, 3, &[1, 4, 5]), 1);
}

#[test]
fn each_chit_takes_one_off_each_save() {
    proves!("league:S.2", "league:M.c");
    for (chits, die, lost) in [(0, 4, 0), (1, 4, 1), (1, 5, 0), (2, 5, 1), (2, 6, 0), (3, 6, 1)] {
        let (mut table, firer, target) = under_fire("br_33", 24, 1);
        table.set(target).chits = chits;
        assert_eq!(hit(&mut table, firer, target, 1, &[die]), lost, "{chits} chits and a {die}");
    }
}

#[test]
fn a_cross_is_no_save_and_no_benefit_opens_it() {
    proves!("league:S.3", "league:S.6");
    let (mut table, firer, target) = under_fire("tu_nizam_1", 24, 2);
    give_points(&mut table, target, "tu_suleiman", 2);
    assert_eq!(hit(&mut table, firer, target, 2, &[]), 2, "nobody is asked, and nothing is rolled");
    assert_eq!(table.is(target).points, 2);
    // British with three stands neither.
    let (mut table, firer, target) = under_fire("br_33", 12, 2);
    give_points(&mut table, target, "br_light", 2);
    assert_eq!(hit(&mut table, firer, target, 2, &[]), 2);
}

#[test]
fn british_infantry() {
    proves!("league:S.4", "league:Q.33");
    assert_eq!(row("br_7", 4), [Some(4), Some(5), Some(6), None, None, None]);
}

#[test]
fn french_infantry() {
    proves!("league:S.5");
    for id in ["fr_7_line", "fr_zouaves_1"] {
        assert_eq!(row(id, 4), [Some(5), Some(5), Some(5), Some(5), None, None]);
    }
}

#[test]
fn turks_of_all_arms() {
    proves!("league:S.6", "league:S.3");
    assert_eq!(row("tu_nizam_1", 4), [None; 6]);
    assert_eq!(row("tu_battery", 1), [None; 6]);
}

#[test]
fn allied_cavalry() {
    proves!("league:S.7");
    assert_eq!(row("br_hussars", 2), [Some(3), Some(5), Some(6), None, None, None]);
}

#[test]
fn russian_infantry() {
    proves!("league:S.8");
    assert_eq!(row("ru_kazan_2", 4), [Some(5); 6]);
}

#[test]
fn russian_cavalry() {
    proves!("league:S.9");
    for id in ["ru_hussars", "ru_cossack_57a"] {
        assert_eq!(row(id, 2), [Some(5), Some(5), Some(5), Some(6), Some(6), None]);
    }
}

#[test]
fn artillery_saves_for_each_gunner() {
    proves!("league:S.10", "league:S.1");
    for id in ["br_bat_e", "fr_bat_nap", "ru_bat_16_1"] {
        assert_eq!(row(id, 1), [Some(5), Some(5), Some(6), Some(6), Some(6), Some(6)]);
    }
    // Gunner by gunner: the third save is rolled by four.
    let (mut table, firer, target) = under_fire("ru_bat_16_1", 6, 3);
    assert_eq!(hit(&mut table, firer, target, 3, &[1, 1, 5]), 3);
}

#[test]
fn a_leader_is_safe_on_three_to_six() {
    proves!("league:S.11", "league:G.e.1");
    for die in 1..=6 {
        let (mut table, firer, target) = under_fire("ru_kazan_2", 24, 3);
        table.set(target).points = 4;
        let aims = table.all_at(firer, target);
        // Three sixes: three saves, one leader roll.
        let fire = Decision::Fire { unit: firer, benefit: Benefit::None, aims };
        let events = table.play_with(fire, &[6, 6, 6, 6, 6, 6, die]);
        assert!(events.contains(&Event::LeaderRoll { leader: Leader::Commander(target), die }));
        let now = table.is(target);
        let lost = now.commander_back != 0;
        assert_eq!((lost, now.points), (die <= 2, if die == 1 { 2 } else { 4 }), "a {die}");
        assert_eq!(now.chits, 1 + u8::from(lost));
    }
}

#[test]
fn a_benefit_helps_all_saves_until_the_side_turn_ends() {
    proves!("league:L.sa");
    let (mut table, firer, target) = under_fire("ru_kazan_2", 24, 2);
    give_points(&mut table, target, "ru_redoubt", 3);
    let other = table.place_few("br_7", (104.0, 40.5), 180, Line, 8);
    let aims = table.all_at(firer, target);
    table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &[5, 5]);
    table.play_with(Decision::Save { benefit: COMMANDER }, &[4, 4]);
    assert_eq!((table.is(target).figures, table.is(target).points), (24, 2));
    let aims = table.all_at(other, target);
    let events = table.play_with(Decision::Fire { unit: other, benefit: Benefit::None, aims }, &[5, 5, 4, 3]);
    assert!(
        events.contains(&Event::Saved { unit: target, hits: 2, lost: 1, close: false }),
        "it lasts, and is not asked for again"
    );
    table.play(Decision::Pass);
    assert_eq!((table.state.active, table.is(target).save_bonus), (Side::Russian, 0));
}

/// Given a turned battery that touches a turned battalion, to the thousandth of an inch; when it loses a gun and closes
/// up, its rounded corners come to lie elsewhere; then it stands on nobody.
#[test]
fn a_battery_that_closes_up_stands_on_nobody() {
    let mut table = Table::lasting().actions(Side::Allied);
    table.place_few("ru_borodino_4", (113.523, 35.868), 189, Line, 23);
    let battery = table.place_few("ru_bat_16_2", (118.931, 35.498), 341, Unlimbered, 5);
    let firer = table.place_few("br_33", (121.41, 40.58), 161, Line, 4);
    let on_each_other =
        |table: &Table| table.game.audit(&table.state).iter().any(|fault| fault.kind == FaultKind::Overlap);
    assert!(!on_each_other(&table));
    assert_eq!(hit(&mut table, firer, battery, 1, &[1]), 1);
    assert!(!on_each_other(&table));
}

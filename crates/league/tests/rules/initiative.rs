//! The initiative (I).

use crate::harness::{Table, proves};
use crate::playing::league_for;
use league::state::Stage;
use league::unit::{Formation, Side};
use league::{Decision, Event};

/// The beginning of a turn after the first, on a table where each side has one unit.
fn next_turn() -> Table {
    let mut table = Table::lasting();
    table.place("ru_kazan_1", 100.0, 20.0, 0, Formation::Column);
    table.place("br_33", 100.0, 60.0, 180, Formation::Line);
    table.state.turn = 5;
    table
}

/// The dice and totals of every roll.
fn rolls(events: &[Event]) -> Vec<([u8; 2], [i8; 2])> {
    let roll = |event: &Event| match event {
        Event::Initiative { dice, totals } => Some((*dice, *totals)),
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}

/// Who adds what, Russians first: seen from a roll of 6 and 1, which nothing can make equal.
fn modifiers(table: &Table) -> [i8; 2] {
    let mut table = Table { game: table.game, state: table.state };
    let events = table.play_with(Decision::RollInitiative, &[6, 1]);
    let (dice, totals) = rolls(&events)[0];
    [0, 1].map(|side| totals[side] - dice[side] as i8)
}

#[test]
fn both_sides_roll_and_the_higher_one_chooses_who_acts_first() {
    proves!("league:I.a", "league:Q.11", "league:Q.14");
    for (dice, winner) in [([5, 3], Side::Russian), ([2, 6], Side::Allied)] {
        for first in [true, false] {
            let mut table = Table::opening();
            assert_eq!(table.decisions(), [Decision::RollInitiative]);
            let events = table.play_with(Decision::RollInitiative, &dice);
            assert_eq!(rolls(&events), [(dice, dice.map(|die| die as i8))], "plain dice on the first turn");
            assert_eq!(table.state.stage, Stage::Lead);
            assert_eq!(table.side_asked(), winner);
            table.play(Decision::Lead { first });
            let leader = if first { winner } else { winner.enemy() };
            assert_eq!((table.state.active, table.side_asked()), (leader, leader));
        }
    }
}

#[test]
fn every_turn_begins_with_the_roll() {
    proves!("league:I.a", "league:Q.11");
    let mut table = Table::opening();
    table.refused_by(Decision::Pass, "league:I.a");
    table.play_with(Decision::RollInitiative, &[5, 3]);
    table.refused_by(Decision::Pass, "league:I.a");
    table.play(Decision::Lead { first: true });
    table.play(Decision::Pass);
    table.play(Decision::Pass);
    assert_eq!((table.state.turn, table.state.stage), (2, Stage::Initiative));
    assert_eq!(modifiers(&table), [1, 0], "the Russians had it");
}

#[test]
fn equal_totals_are_rolled_again() {
    proves!("league:I.a");
    let mut table = Table::opening();
    let events = table.play_with(Decision::RollInitiative, &[3, 3, 6, 6, 2, 4]);
    assert_eq!(rolls(&events).len(), 3);
    assert_eq!(table.side_asked(), Side::Allied);
}

#[test]
fn whoever_had_it_last_turn_adds_one() {
    proves!("league:I.b.1", "league:Q.12");
    let mut table = next_turn();
    assert_eq!(modifiers(&table), [0, 0]);
    table.state.initiative = Some(Side::Russian);
    assert_eq!(modifiers(&table), [1, 0]);
    table.state.initiative = Some(Side::Allied);
    assert_eq!(modifiers(&table), [0, 1]);
    table.play_with(Decision::RollInitiative, &[3, 3]);
    assert_eq!(table.state.initiative, Some(Side::Allied));
}

#[test]
fn whoever_won_more_close_combats_last_turn_adds_one() {
    proves!("league:I.b.2", "league:Q.13");
    let mut table = next_turn();
    for (won, expected) in [([0, 0], [0, 0]), ([3, 1], [1, 0]), ([1, 2], [0, 1]), ([2, 2], [0, 0])] {
        table.state.won_before = won;
        assert_eq!(modifiers(&table), expected, "{won:?}");
    }
    // What is won in one turn counts in the next, and not in the one after it.
    let mut table = next_turn().actions(Side::Russian);
    (table.state.second_half, table.state.won, table.state.won_before) = (true, [0, 2], [5, 0]);
    table.play(Decision::Pass);
    table.state.initiative = None;
    assert_eq!(modifiers(&table), [0, 1]);
    assert_eq!((table.state.won, table.state.won_before), ([0, 0], [0, 2]));
}

#[test]
fn whoever_has_more_routing_units_takes_one_off() {
    proves!("league:I.b.3");
    let mut table = next_turn();
    let rout = |table: &mut Table, id: &str| {
        let unit = table.unit(id);
        table.set(unit).routing = true;
        table.set(unit).chits = 7;
    };
    rout(&mut table, "ru_kazan_1");
    assert_eq!(modifiers(&table), [-1, 0]);
    rout(&mut table, "br_33");
    assert_eq!(modifiers(&table), [0, 0], "as many on both sides");
    table.place("br_7", 50.0, 60.0, 180, Formation::Line);
    rout(&mut table, "br_7");
    assert_eq!(modifiers(&table), [0, -1]);
}

#[test]
fn example_5_the_modifiers_make_it_equal() {
    proves!("league:I.a", "league:I.b.1", "league:I.b.2", "league:I.b.3");
    let mut table = next_turn();
    table.state.initiative = Some(Side::Russian);
    table.state.won_before = [3, 1];
    let british = table.unit("br_33");
    (table.set(british).routing, table.set(british).chits) = (true, 7);
    let events = table.play_with(Decision::RollInitiative, &[3, 6, 1, 6]);
    assert_eq!(rolls(&events), [([3, 6], [5, 5]), ([1, 6], [3, 5])]);
    assert_eq!(table.side_asked(), Side::Allied);
}

#[test]
fn the_captain_of_a_side_chooses_for_it() {
    proves!("league:I.a", "league:Q.14");
    for (players, russian, allied) in [
        ("two", "russian", "allied"),
        ("nations", "russian", "allied_british"),
        ("commands", "russian_centre", "allied_guards"),
        ("two_dozen", "russian_3", "allied_21"),
    ] {
        for (dice, captain) in [([6, 1], russian), ([1, 6], allied)] {
            let game = league_for(players);
            let mut table = Table { game, state: game.opening() };
            table.play_with(Decision::RollInitiative, &dice);
            assert_eq!(game.identity.seats[usize::from(table.asked().0)].id, captain, "{players}");
        }
    }
}

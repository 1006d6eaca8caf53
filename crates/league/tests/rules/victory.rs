//! How the battle ends (N).

use crate::harness::{ROSTER, RULES, TABLE, Table, league, league_on, proves};
use kernel::{Game, Turn};
use league::state::{Presence, Stage};
use league::unit::{Formation, Side};
use league::{Decision, Event, League};

use Formation::Column;

/// The end of a turn: the second side-turn, and nobody has anything more to do but to pass.
fn last_word(game: &'static League, turn: u8) -> Table {
    let mut table = Table { game, state: game.opening() }.actions(Side::Allied);
    (table.state.turn, table.state.second_half) = (turn, true);
    table
}

fn held(table: &Table) -> Vec<&'static str> {
    let objectives = table.game.table.objectives.iter().enumerate();
    objectives
        .filter(|(index, _)| table.state.allied_objectives >> index & 1 == 1)
        .map(|(_, objective)| objective.id.as_str())
        .collect()
}

/// What the Allies have at the end of turn 16, if they hold these and nobody stands on any.
fn ended(objectives: &[&str]) -> (Option<Side>, String) {
    // Routing units hold nothing; so many of them must not break an army here.
    let game = league_on(TABLE, ROSTER, &RULES.replace("broken_percent = 40", "broken_percent = 200"), &[]);
    let mut table = last_word(game, 16);
    table.state.allied_objectives = mask(objectives);
    for unit in game.roster.ids() {
        let strength = game.strength(&table.state, unit);
        (table.set(unit).routing, table.set(unit).chits) = (true, strength);
    }
    table.play(Decision::Pass);
    assert_eq!((table.state.stage, game.turn(&table.state)), (Stage::Over, Turn::Over));
    let outcome = game.outcome(&table.state);
    (outcome.winner.map(|seat| game.seats.side(seat)), outcome.text.english())
}

fn mask(objectives: &[&str]) -> u8 {
    let all = &league().table.objectives;
    objectives.iter().fold(0, |mask, id| {
        mask | 1 << all.iter().position(|objective| objective.id == *id).expect("there is such an objective")
    })
}

#[test]
fn objectives_go_to_whoever_stands_there_alone() {
    proves!("league:N.1");
    let mut table = last_word(league(), 3);
    assert!(held(&table).is_empty(), "all begin Russian");
    table.play(Decision::Pass);
    assert!(held(&table).is_empty());
    // The Zouaves on Telegraph Hill, with the Russians still there.
    let zouaves = |table: &mut Table| {
        table.place("fr_zouaves_2", 80.0, 22.0, 180, Column);
    };
    let mut table = last_word(league(), 3);
    zouaves(&mut table);
    table.play(Decision::Pass);
    assert!(held(&table).is_empty(), "not alone");
    // Without them.
    let without_moscow = |table: &mut Table| {
        for id in ["ru_moscow_1", "ru_moscow_2", "ru_moscow_3", "ru_moscow_4", "ru_bat_17_4", "ru_bat_17_5"] {
            let unit = table.unit(id);
            table.set(unit).presence = Presence::Left;
        }
    };
    let mut table = last_word(league(), 3);
    zouaves(&mut table);
    without_moscow(&mut table);
    let events = table.play(Decision::Pass);
    assert_eq!(held(&table), ["telegraph"]);
    assert!(events.iter().any(|event| matches!(event, Event::Taken { side: Side::Allied, .. })));
    // A routing unit takes nothing.
    let mut table = last_word(league(), 3);
    zouaves(&mut table);
    without_moscow(&mut table);
    let unit = table.unit("fr_zouaves_2");
    (table.set(unit).routing, table.set(unit).chits) = (true, 7);
    table.play(Decision::Pass);
    assert!(held(&table).is_empty());
    // What was taken is kept until the other side takes it back.
    let mut table = last_word(league(), 3);
    table.state.allied_objectives = mask(&["telegraph"]);
    without_moscow(&mut table);
    table.play(Decision::Pass);
    assert_eq!(held(&table), ["telegraph"], "nobody is there");
    let mut table = last_word(league(), 3);
    table.state.allied_objectives = mask(&["telegraph"]);
    table.play(Decision::Pass);
    assert!(held(&table).is_empty(), "the Moscow regiment is");
}

#[test]
fn example_37_points_decide_after_the_last_turn() {
    proves!("league:N.1", "league:N.2");
    let (allied, russian) = (Some(Side::Allied), Some(Side::Russian));
    for (objectives, winner, word) in [
        (["telegraph", "greater_redoubt"].as_slice(), allied, "Allied victory"),
        (&["telegraph", "lesser_redoubt"], None, "draw"),
        (&["telegraph"], russian, "Russian victory"),
        (&[], russian, "Russian victory"),
        (&["pass", "telegraph", "lesser_redoubt"], allied, "Allied victory"),
        (&["pass", "telegraph", "kourgane"], allied, "decisive Allied victory"),
        (&["pass", "telegraph", "kourgane", "greater_redoubt", "lesser_redoubt"], allied, "decisive"),
        (&["pass"], None, "draw"),
    ] {
        let (won, text) = ended(objectives);
        assert_eq!(won, winner, "{objectives:?}");
        assert!(text.contains(word), "{objectives:?}: {text}");
        assert_eq!(text.contains("decisive"), word.contains("decisive"), "{text}");
    }
    let points: Vec<i32> = ["pass", "telegraph", "kourgane", "greater_redoubt", "lesser_redoubt"]
        .map(|id| league().table.objectives.iter().find(|one| one.id == id).expect("it is there").points)
        .to_vec();
    assert_eq!(points, [3, 2, 2, 2, 1]);
}

#[test]
fn example_38_an_army_breaks_at_forty_percent() {
    proves!("league:N.2", "league:N.1");
    for (side, limit, enemy) in [(Side::Russian, 13, Side::Allied), (Side::Allied, 15, Side::Russian)] {
        for (out, breaks) in [(limit - 1, false), (limit, true)] {
            let mut table = last_word(league(), 3);
            let units: Vec<_> = table.game.roster.of(side).iter().take(out).collect();
            // One of them routs, the others are gone in one way or another.
            for (index, unit) in units.into_iter().enumerate() {
                if index == 0 {
                    let strength = table.game.strength(&table.state, unit);
                    (table.set(unit).routing, table.set(unit).chits) = (true, strength);
                } else {
                    let ways =
                        [Presence::Left, Presence::Destroyed, Presence::GunsLost, Presence::GunsSpiked];
                    table.set(unit).presence = ways[index % 4];
                    if index % 4 == 1 {
                        table.set(unit).figures = 0;
                    }
                }
            }
            let events = table.play(Decision::Pass);
            assert_eq!(events.contains(&Event::Breaks { side }), breaks, "{out}");
            assert_eq!(table.state.stage == Stage::Over, breaks);
            if breaks {
                let winner = table.game.outcome(&table.state).winner;
                assert_eq!(winner.map(|seat| table.game.seats.side(seat)), Some(enemy));
            }
        }
    }
}

#[test]
fn two_broken_armies_are_decided_by_points() {
    proves!("league:N.2");
    let mut table = last_word(league(), 3);
    table.state.allied_objectives = mask(&["pass", "kourgane"]);
    for unit in table.game.roster.ids() {
        table.state.units[unit].presence = Presence::Left;
    }
    table.play(Decision::Pass);
    let outcome = table.game.outcome(&table.state);
    assert_eq!(outcome.winner.map(|seat| table.game.seats.side(seat)), Some(Side::Allied));
}

#[test]
fn the_battle_lasts_sixteen_turns() {
    proves!("league:N.5");
    for (length, turns) in [("full", 16), ("shorter", 14), ("evening", 8)] {
        let game = league_on(TABLE, ROSTER, RULES, &[("length", length)]);
        let mut table = last_word(game, turns - 1);
        table.play(Decision::Pass);
        assert_eq!((table.state.turn, table.state.stage), (turns, Stage::Initiative), "{length}");
        let mut table = last_word(game, turns);
        let events = table.play(Decision::Pass);
        assert_eq!(table.state.stage, Stage::Over, "{length}");
        assert!(events.contains(&Event::Ends { points: 0 }));
        assert!(table.decisions().is_empty());
    }
}

#[test]
fn whoever_wins_is_told_while_it_goes_on() {
    proves!("league:N.2");
    let table = last_word(league(), 3);
    let outcome = table.game.outcome(&table.state);
    assert!(outcome.text.english().starts_with("If the battle ended now: "));
    assert_eq!(outcome.points, [10, 0]);
}

//! 1: set-up and turns.

use crate::harness::{Spelled, Table, at, fire, game, go, proves, stands, with};
use kernel::{Game, Seat, Turn};
use serde_json::json;
use skirmish::{Decision, Side};

const DONE: Spelled = Decision::Done;

#[test]
fn everybody_begins_fresh_in_his_hex_and_nobody_holds_the_hill() {
    proves!("skirmish:1.1");
    let table = Table::opening(game());
    assert_eq!(stands(&table, "amber_4"), Some(("0105".to_owned(), 2)));
    assert_eq!(stands(&table, "slate_riders"), Some(("0706".to_owned(), 2)));
    assert_eq!(game().position(&table.state).units.len(), 10);
    assert_eq!(table.state.holder, None);
}

#[test]
fn ten_turns_amber_before_slate() {
    proves!("skirmish:1.2");
    let mut table = Table::opening(game());
    for turn in 1..=10 {
        assert_eq!((table.state.turn, table.state.active), (turn, Side::Amber));
        assert_eq!(game().turn(&table.state), Turn::Decide(Seat(0)));
        table.play(DONE);
        assert_eq!((table.state.turn, table.state.active), (turn, Side::Slate));
        assert_eq!(game().turn(&table.state), Turn::Decide(Seat(1)));
        table.play(DONE);
    }
    assert_eq!(game().turn(&table.state), Turn::Over);
}

#[test]
fn a_unit_acts_once_in_a_turn_of_its_side() {
    proves!("skirmish:1.3");
    let mut table = with(json!({ "amber_1": at("0501"), "slate_1": at("0701"), "slate_2": at("0706") }));
    table.refused_by(go("slate_1", "0801"), "skirmish:1.3");
    table.play_with(fire("amber_1", "slate_1"), &[1]);
    table.refused_by(fire("amber_1", "slate_1"), "skirmish:1.3");
    table.refused_by(go("amber_1", "0401"), "skirmish:1.3");
    table.play(DONE);
    table.play(DONE);
    assert!(table.allows(go("amber_1", "0401")));
}

//! 5: victory.

use crate::harness::{Table, at, fire, game, go, proves, with};
use kernel::{Game, Seat};
use serde_json::json;
use skirmish::{Decision, Side};

#[test]
fn the_hill_is_whose_unit_stood_on_it_last() {
    proves!("skirmish:5.1");
    let mut table = with(json!({ "amber_1": at("0402"), "slate_1": at("0801") }));
    table.play(go("amber_1", "0403"));
    assert_eq!(table.state.holder, Some(Side::Amber));
    table.play(Decision::Done);
    table.play(Decision::Done);
    table.play(go("amber_1", "0402"));
    assert_eq!(table.state.holder, Some(Side::Amber), "nobody else has been there");
}

/// The winner after the last turn, if this side holds the hill.
fn winner(holder: Option<&str>) -> Option<Seat> {
    let mut table = Table::set_up(
        game(),
        json!({ "turn": 10, "active": "slate", "holder": holder,
                "units": { "amber_1": at("0101"), "slate_1": at("0801") } }),
    );
    table.play(Decision::Done);
    game().outcome(&table.state).winner
}

#[test]
fn after_ten_turns_whoever_holds_it_has_won() {
    proves!("skirmish:5.1");
    assert_eq!(
        [winner(Some("amber")), winner(Some("slate")), winner(None)],
        [Some(Seat(0)), Some(Seat(1)), None]
    );
}

#[test]
fn a_side_that_is_gone_has_lost_at_once() {
    proves!("skirmish:5.2");
    let units = json!({ "amber_1": at("0601"), "slate_1": { "hex": "0701", "steps": 1 } });
    let mut table =
        Table::set_up(game(), json!({ "turn": 3, "active": "amber", "holder": "slate", "units": units }));
    table.play_with(fire("amber_1", "slate_1"), &[6]);
    assert!(table.state.over);
    assert_eq!(game().outcome(&table.state).winner, Some(Seat(0)), "whoever holds the hill");
}

//! The sequence of play (3.0, 4.0).

use crate::field::Field;
use crate::harness::*;
use quad::state::Phase;
use quad::unit::Side;
use serde_json::json;

/// Two lines, far apart.
fn apart(phase: &str, phasing: &str) -> Table<crate::plain::Plain> {
    Table::set_up(
        Field::flat(12, 12).battle(),
        json!({ "turn": 1, "phasing": phasing, "phase": phase, "units": {
            "r_inf_1": { "hex": "0303" }, "a_inf_1": { "hex": "0909" }, "a_inf_2": { "hex": "1009", "disrupted": true },
        }}),
    )
}

#[test]
fn only_the_phasing_player_moves() {
    proves!("quad:4.0-A1");
    let table = apart("movement", "russian");
    assert_eq!(table.asked(), Some(Side::Russian));
    assert!(table.allows(march("r_inf_1", "0304")));
    table.refused_by(march("a_inf_1", "0910"), "quad:5.11");
}

#[test]
fn the_second_player_goes_through_the_same_phases() {
    proves!("quad:4.0-B", "quad:4.0-A5");
    let mut table = apart("movement", "russian");
    table.play(done());
    // Nobody can fire, fight or rally on the Russian side, so the Allied Movement Phase follows.
    assert_eq!(
        (table.state.phasing, table.state.phase, table.state.turn),
        (Side::Allied, Phase::Movement, 1)
    );
    table.play(done());
    // a_inf_2 is disrupted, and only its own Rally Phase offers it a try.
    assert_eq!((table.state.phasing, table.state.phase), (Side::Allied, Phase::Rally));
    assert!(table.allows(rally("a_inf_2")));
}

//! Victory (23.0).

use super::preservation::{after_losses, next_russian_turn, russians_move};
use crate::harness::*;
use kernel::Game;
use quad::Battle;
use quad::alma::Alma;
use quad::state::{Phase, Place};
use quad::unit::Side;
use serde_json::{Value, json};

/// The points of a side, line by line: case and value.
fn lines(table: &Table<Alma>, side: Side) -> Vec<(&'static str, i32)> {
    let lines = &table.game.battle.points(table.game, &table.state)[side.index()];
    lines.iter().map(|line| (line.rule.0, line.value.unwrap_or(0))).collect()
}

/// The end of the last turn.
fn at_the_end(lost: usize, more: Value, exclusive: Value) -> Table<Alma> {
    Table::set_up(
        alma(),
        json!({
            "turn": 12, "phasing": "russian", "phase": "over", "units": after_losses(lost, more),
            "exclusive": exclusive,
        }),
    )
}

/// Units that are out of play.
fn gone(off_map: &str, ids: &[&str]) -> Value {
    Value::Object(ids.iter().map(|id| ((*id).to_owned(), json!({ "off_map": off_map }))).collect())
}

const ALLIED_FOOT: [&str; 4] = ["br_30_2nd", "br_47_2nd", "fr_1_1st", "fr_1z_3rd"];

fn winner(table: &Table<Alma>) -> Option<Side> {
    let seat = table.game.outcome(&table.state).winner;
    Side::BOTH.into_iter().find(|side| Some(side.seat()) == seat)
}

#[test]
fn victory_is_judged_when_twelve_turns_are_over() {
    proves!("alma:23.0", "alma:22.4");
    let mut table = russians_move(11, 3, json!({}));
    next_russian_turn(&mut table);
    assert_eq!((table.state.turn, table.state.phase), (12, Phase::Movement));
    table.play(done());
    assert_eq!(table.state.phase, Phase::Over);
    let outcome = table.game.outcome(&table.state);
    assert_eq!(outcome.text, "The Russians win: Allied 3, Russian 12.");
    assert_eq!((winner(&table), outcome.points), (Some(Side::Russian), vec![12, 3]));
}

#[test]
fn a_narrow_score_is_a_draw() {
    proves!("alma:23.0");
    let table = at_the_end(7, json!({}), json!({ "triggered_on": 7 }));
    assert_eq!(table.points(), [6, 7]);
    assert_eq!(table.game.outcome(&table.state).text, "A draw: Allied 7, Russian 6.");
    assert_eq!(winner(&table), None);
}

#[test]
fn example_7_the_verdict_goes_by_the_difference() {
    proves!("alma:23.2");
    // Triggered on turn 7 the Russian has six turns; Allied losses add to that.
    let nine_lost = |allied_losses: usize| {
        at_the_end(9, gone("eliminated", &ALLIED_FOOT[..allied_losses]), json!({ "triggered_on": 7 }))
    };
    for (allied_losses, points, expected) in [
        (0, [6, 9], Some(Side::Allied)),
        (1, [7, 9], None),
        (2, [8, 9], None),
        (3, [9, 9], Some(Side::Russian)),
        (4, [10, 9], Some(Side::Russian)),
    ] {
        let table = nine_lost(allied_losses);
        assert_eq!((table.points(), winner(&table)), (points, expected));
    }
    let table = at_the_end(
        4,
        gone("eliminated", &ALLIED_FOOT[..1]),
        json!({ "triggered_on": 5, "turns_with_exits": 4, "turns_without_exits": 3 }),
    );
    assert_eq!((table.points(), winner(&table)), ([2, -1], Some(Side::Russian)));
}

#[test]
fn points_are_added_and_taken_away_and_may_fall_below_nothing() {
    proves!("alma:23.1");
    let table = at_the_end(
        4,
        gone("eliminated", &ALLIED_FOOT[..2]),
        json!({ "triggered_on": 6, "turns_with_exits": 2, "turns_without_exits": 5 }),
    );
    assert_eq!(lines(&table, Side::Allied), [("alma:23.11a", 4), ("alma:23.11b", 3), ("alma:23.11c", -4)]);
    assert_eq!(lines(&table, Side::Russian), [("alma:23.12a", 2), ("alma:23.12b", 5), ("alma:23.12c", -5)]);
    assert_eq!(table.points(), [2, 3]);
    let below = at_the_end(
        4,
        json!({}),
        json!({ "triggered_on": 5, "turns_with_exits": 0, "turns_without_exits": 7 }),
    );
    assert_eq!(below.points(), [4 - 7, 4 + 3]);
    let below = at_the_end(4, json!({}), json!({ "triggered_on": 7, "turns_with_exits": 6 }));
    assert_eq!(below.points(), [6, 4 - 12]);
}

#[test]
fn every_lost_russian_infantry_unit_scores_one_for_the_allies() {
    proves!("alma:23.11a");
    for lost in [0, 1, 5, 12] {
        assert_eq!(at_the_end(lost, json!({}), json!({})).points()[1], lost as i32);
    }
    let guns = gone("eliminated", &["ru_fb_1", "ru_cb_1", "ru_gr_1"]);
    assert_eq!(at_the_end(2, guns, json!({})).points()[1], 2, "guns score nothing");
    let left = gone("left", &["ru_min_1c", "ru_fb_1"]);
    let table = at_the_end(5, left, json!({ "triggered_on": 7, "left_before": 2 }));
    assert_eq!(table.points()[1], 5, "whoever left is not lost");
}

#[test]
fn a_russian_lost_after_preservation_scores_too() {
    proves!("alma:23.11a");
    let mut units = after_losses(4, json!({ "ru_bor_1c": { "hex": "1505", "disrupted": true } }));
    for (id, at) in [("br_gg_1st", "1504"), ("br_cg_1st", "1604"), ("br_sfg_1st", "1404")] {
        units[id] = json!({ "hex": at });
    }
    let mut table = Table::set_up(
        alma(),
        json!({
            "turn": 9, "phasing": "allied", "phase": "melee", "units": units,
            "exclusive": { "triggered_on": 8 },
        }),
    );
    assert_eq!(table.points(), [7, 4]);
    // 6 to 3, column 4; morale 5 and die 6 give line 10: D 3*.
    table.attack(&["1505"], &["br_gg_1st", "br_cg_1st", "br_sfg_1st"], 6);
    assert_eq!((table.place("ru_bor_1c"), table.points()), (Place::Eliminated, [7, 5]));
}

#[test]
fn preservation_on_the_fifth_or_sixth_turn_scores_three() {
    proves!("alma:23.11b");
    for (turn, bonus) in [(5, 3), (6, 3), (7, 0), (8, 0), (12, 0)] {
        let mut table = russians_move(turn, 4, json!({}));
        table.play_with(roll(), &[6]);
        assert_eq!(table.points()[1], 4 + bonus, "turn {turn}");
        assert_eq!(lines(&table, Side::Allied).contains(&("alma:23.11b", 3)), bonus == 3);
    }
}

/// Nine Russian units on the last hexes of the road, the nearest to the exit first.
const ON_THE_ROAD: [(&str, &str); 9] = [
    ("ru_min_1c", "2225"),
    ("ru_fb_4", "2225"),
    ("ru_min_2c", "2224"),
    ("ru_fb_5", "2224"),
    ("ru_vol_1c", "2223"),
    ("ru_fb_3", "2223"),
    ("ru_vol_2c", "2222"),
    ("ru_cb_1", "2222"),
    ("ru_tar_1w", "2221"),
];

/// Four lost and a six on this turn; the rest of the army marches off.
fn triggered_on(turn: u8) -> Table<Alma> {
    let units = ON_THE_ROAD.iter().map(|(id, hex)| ((*id).to_owned(), json!({ "hex": hex })));
    let mut table = russians_move(turn, 4, Value::Object(units.collect()));
    table.play_with(roll(), &[6]);
    table
}

/// These units leave, and the Game-Turn is played out.
fn turn_with_exits(table: &mut Table<Alma>, leaving: &[(&str, &str)]) -> [i32; 2] {
    for (unit, _) in leaving {
        table.play(leave(unit));
    }
    next_russian_turn(table);
    table.points()
}

#[test]
fn a_turn_in_which_two_russian_units_leave_costs_the_allies_two() {
    proves!("alma:23.11c");
    for (leaving, price) in [(0, 0), (1, 0), (2, 2), (3, 2), (6, 2)] {
        let mut table = triggered_on(7);
        let before = table.points();
        let after = turn_with_exits(&mut table, &ON_THE_ROAD[..leaving]);
        assert_eq!(after, [before[0], before[1] - price], "{leaving} units leave");
    }
}

#[test]
fn exits_count_turn_by_turn() {
    proves!("alma:23.11c");
    // One on turn 7 and one on turn 8 are two units, but not in one turn.
    let mut table = triggered_on(7);
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[..1]), [6, 4]);
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[1..2]), [5, 4]);
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[2..4]), [5, 2]);
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[4..6]), [5, 0]);
}

#[test]
fn the_points_of_a_turn_are_booked_at_its_end() {
    proves!("alma:23.11c");
    let mut table = triggered_on(7);
    table.play(leave("ru_min_1c"));
    table.play(leave("ru_fb_4"));
    assert_eq!(table.points(), [6, 4], "the turn is not over");
    next_russian_turn(&mut table);
    assert_eq!(table.points(), [6, 2]);
    assert_eq!(table.state.exclusive.left_before, 2);
}

#[test]
fn example_6_preservation_on_the_seventh_turn() {
    proves!("alma:23.11b", "alma:23.11c", "alma:23.12b", "alma:23.12c");
    let mut table = triggered_on(7);
    assert_eq!(table.points(), [6, 4], "no bonus, six turns");
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[..3]), [6, 2]);
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[3..4]), [5, 2]);
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[4..]), [5, 0]);
    assert_eq!(lines(&table, Side::Allied), [("alma:23.11a", 4), ("alma:23.11c", -4)]);
    assert_eq!(lines(&table, Side::Russian), [("alma:23.12b", 6), ("alma:23.12c", -1)]);
}

#[test]
fn allied_infantry_lost_before_preservation_scores_one_for_the_russians() {
    proves!("alma:23.12a");
    let table = russians_move(5, 0, gone("eliminated", &ALLIED_FOOT));
    assert_eq!(lines(&table, Side::Russian), [("alma:23.12a", 4), ("alma:23.12b", 4)]);
    let guns = russians_move(5, 0, gone("eliminated", &["br_a_2nd", "fr_a_1st"]));
    assert_eq!(lines(&guns, Side::Russian), [("alma:23.12b", 4)], "guns score nothing");
}

/// Forty-seventh and thirtieth, disrupted and beset by Russians, on turn 7.
fn beset(lost: usize) -> Table<Alma> {
    russians_move(
        7,
        lost,
        json!({
            "br_30_2nd": { "hex": "1505", "disrupted": true }, "ru_bor_1c": { "hex": "1504" },
            "ru_bor_2c": { "hex": "1404" }, "fr_1_1st": { "off_map": "eliminated" },
        }),
    )
}

/// BOR kills 30/2nd: 10 to 1, column 8; morale 4 and die 6 give line 9: D E.
fn kill_the_thirtieth(table: &mut Table<Alma>) {
    table.until(Side::Russian, Phase::Melee);
    table.attack(&["1505"], &["ru_bor_1c", "ru_bor_2c"], 6);
    assert_eq!(table.place("br_30_2nd"), Place::Eliminated);
}

#[test]
fn allied_infantry_lost_after_the_trigger_scores_nothing() {
    proves!("alma:23.12a");
    let mut triggered = beset(4);
    triggered.play_with(roll(), &[6]);
    kill_the_thirtieth(&mut triggered);
    assert_eq!(lines(&triggered, Side::Russian), [("alma:23.12a", 1), ("alma:23.12b", 6)]);
    let mut not_yet = beset(4);
    not_yet.play_with(roll(), &[5]);
    kill_the_thirtieth(&mut not_yet);
    assert_eq!(lines(&not_yet, Side::Russian), [("alma:23.12a", 2), ("alma:23.12b", 6)]);
}

#[test]
fn each_complete_turn_before_preservation_scores_one_for_the_russians() {
    proves!("alma:23.12b");
    for turn in 5..=12 {
        let mut table = russians_move(turn, 4, json!({}));
        table.play_with(roll(), &[6]);
        assert_eq!(table.points()[0], i32::from(turn) - 1, "the turn of the trigger is not complete");
    }
    let mut table = russians_move(1, 0, json!({}));
    for turn in 1..=11 {
        assert_eq!(table.points()[0], turn - 1);
        next_russian_turn(&mut table);
    }
    assert_eq!(table.points()[0], 11);
    table.play(done());
    assert_eq!((table.state.phase, table.points()[0]), (Phase::Over, 12));
}

#[test]
fn each_later_turn_without_two_exits_costs_the_russians_one() {
    proves!("alma:23.12c");
    let mut table = triggered_on(9);
    assert_eq!(turn_with_exits(&mut table, &[]), [8, 4], "the turn of the trigger is spared");
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[..1]), [7, 4], "one is too few");
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[1..3]), [7, 2]);
    table.play(done());
    assert_eq!((table.state.phase, table.points()), (Phase::Over, [6, 2]), "the last turn counts too");
}

#[test]
fn the_price_is_due_even_if_no_two_units_are_left() {
    proves!("alma:23.12c");
    let mut table = russians_move(7, 4, json!({}));
    table.play_with(roll(), &[6]);
    for expected in [6, 5, 4] {
        next_russian_turn(&mut table);
        assert_eq!(table.points()[0], expected);
    }
}

#[test]
fn example_23_12_preservation_on_the_eighth_turn() {
    proves!("alma:23.12-ex");
    let mut table = triggered_on(8);
    assert_eq!(table.points(), [7, 4]);
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[..1]), [7, 4], "neither side loses for turn 8");
    assert_eq!(turn_with_exits(&mut table, &ON_THE_ROAD[1..2]), [6, 4], "on turn 9 the Russian does");
}

#[test]
fn a_game_in_which_nothing_happens_is_a_russian_victory() {
    proves!("alma:23.2", "alma:23.12b");
    let mut table = Table::opening(alma());
    for _ in 0..500 {
        if table.state.phase == Phase::Over {
            break;
        }
        table.play(done());
    }
    assert_eq!((table.state.phase, table.state.turn), (Phase::Over, 12));
    assert_eq!((table.points(), winner(&table)), ([12, 0], Some(Side::Russian)));
}

#[test]
fn an_army_that_ought_to_leave_and_stays_loses() {
    proves!("alma:23.2", "alma:23.12c");
    let mut table = russians_move(5, 4, json!({}));
    table.play_with(roll(), &[6]);
    for turn in 5..12 {
        assert_eq!(table.state.turn, turn);
        next_russian_turn(&mut table);
    }
    table.play(done());
    assert_eq!((table.state.phase, table.points()), (Phase::Over, [4 - 7, 4 + 3]));
    assert_eq!(winner(&table), Some(Side::Allied));
}

#[test]
fn an_army_that_marches_off_in_pairs_wins() {
    proves!("alma:23.2", "alma:23.11c");
    let mut table = triggered_on(9);
    for pair in ON_THE_ROAD.chunks(2).take(3) {
        turn_with_exits(&mut table, pair);
    }
    for (unit, _) in &ON_THE_ROAD[6..8] {
        table.play(leave(unit));
    }
    table.play(done());
    assert_eq!((table.state.phase, table.points()), (Phase::Over, [8, 4 - 4 * 2]));
    assert_eq!(winner(&table), Some(Side::Russian));
}

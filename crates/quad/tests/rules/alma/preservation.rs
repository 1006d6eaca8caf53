//! Russian Preservation and exits (21.0).

use crate::harness::*;
use kernel::Words;
use quad::alma::Alma;
use quad::state::{Phase, Place};
use quad::unit::Side;
use quad::{Decision, Event};
use serde_json::{Value, json};

/// Russian infantry that may be lost before a test begins.
pub const RUSSIAN_FOOT: [&str; 12] = [
    "ru_kaz_1e",
    "ru_kaz_2e",
    "ru_vld_1e",
    "ru_vld_2e",
    "ru_ugl_1e",
    "ru_ugl_2e",
    "ru_sus_2e",
    "ru_sal_1e",
    "ru_bb_1w",
    "ru_bb_2w",
    "ru_mos_1w",
    "ru_mos_2w",
];

/// Far from everything else: SUS/1E in the south-east, 77/Lt in the north, and so many Russian infantry
/// units lost.
pub fn after_losses(lost: usize, more: Value) -> Value {
    let mut units = json!({ "ru_sus_1e": { "hex": "3915" }, "br_77_lt": { "hex": "2906" } });
    for id in &RUSSIAN_FOOT[..lost] {
        units[id] = json!({ "off_map": "eliminated" });
    }
    units.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    units
}

/// A Russian Movement Phase that begins.
pub fn russians_move(turn: u8, lost: usize, more: Value) -> Table<Alma> {
    Table::set_up(
        alma(),
        json!({ "turn": turn, "phasing": "russian", "phase": "movement", "units": after_losses(lost, more) }),
    )
}

/// The same with Preservation triggered on turn 5.
fn preserving(turn: u8, more: Value) -> Table<Alma> {
    Table::set_up(
        alma(),
        json!({
            "turn": turn, "phasing": "russian", "phase": "movement", "units": after_losses(4, more),
            "exclusive": { "triggered_on": 5 },
        }),
    )
}

/// Says "done" until the next Russian Movement Phase.
pub fn next_russian_turn(table: &mut Table<Alma>) {
    table.play(done());
    table.until(Side::Russian, Phase::Movement);
}

fn triggered_on(table: &Table<Alma>) -> Option<u8> {
    table.game.battle.triggered_on(&table.state)
}

fn only_the_roll_is_left(table: &Table<Alma>) -> bool {
    table.decisions() == [Decision::Roll]
}

#[test]
fn nobody_rolls_before_the_fifth_turn() {
    proves!("alma:21.0");
    for turn in 1..=4 {
        let table = russians_move(turn, 12, json!({}));
        assert!(table.allows(done()), "turn {turn}");
        table.refused_by(roll(), "quad:5.15");
    }
    for turn in 5..=12 {
        assert!(only_the_roll_is_left(&russians_move(turn, 12, json!({}))), "turn {turn}");
    }
    // In the course of play it is the same.
    let mut table = russians_move(4, 4, json!({}));
    next_russian_turn(&mut table);
    assert_eq!(table.state.turn, 5);
    assert!(only_the_roll_is_left(&table));
}

#[test]
fn the_allies_never_roll() {
    proves!("alma:21.1");
    let mut units = after_losses(12, json!({}));
    units["br_30_2nd"] = json!({ "hex": "2110" });
    let table =
        Table::set_up(alma(), json!({ "turn": 6, "phasing": "allied", "phase": "movement", "units": units }));
    assert!(table.allows(march("br_30_2nd", "2111")));
    table.refused_by(roll(), "quad:5.15");
}

#[test]
fn the_die_and_the_lost_infantry_have_to_make_ten() {
    proves!("alma:21.1");
    for lost in 4..=12_u8 {
        for die in 1..=6_u8 {
            let mut table = russians_move(6, lost.into(), json!({}));
            table.play_with(roll(), &[die]);
            let expected = (lost + die >= 10).then_some(6);
            assert_eq!(triggered_on(&table), expected, "{lost} lost, die {die}");
        }
    }
}

#[test]
fn the_odds_of_the_roll_are_exact() {
    proves!("alma:21.1");
    for (lost, chances) in [(4, 1), (5, 2), (6, 3), (7, 4), (8, 5)] {
        let table = russians_move(7, lost, json!({}));
        let odds = kernel::odds(table.game, &table.state, Side::Russian.seat(), Decision::Roll).unwrap();
        assert_eq!(odds.of, 6);
        let outcomes: Vec<_> = odds.outcomes.iter().map(|outcome| outcome.chances).collect();
        assert_eq!(outcomes, [6 - chances, chances], "{lost} lost");
        // What may come is told without a face of the die, for several faces lead there.
        let told = |outcome: usize| odds.outcomes[outcome].events[0].text.english();
        assert_eq!(
            told(0),
            format!(
                "No Preservation yet: {lost} Russian infantry units lost, and the die does not bring that to 10."
            )
        );
        assert_eq!(
            told(1),
            format!(
                "Preservation is triggered: {lost} Russian infantry units lost, and the die brings that to 10 or more."
            )
        );
        let factors: Vec<_> = odds.factors.iter().map(|factor| (factor.rule.0, factor.value)).collect();
        assert_eq!(factors, [("alma:21.1", Some(lost as i32)), ("alma:21.1", Some(10))]);
    }
    let certain = russians_move(7, 9, json!({}));
    let odds = kernel::odds(certain.game, &certain.state, Side::Russian.seat(), Decision::Roll).unwrap();
    assert_eq!(odds.outcomes.len(), 1);
}

#[test]
fn the_roll_is_told_with_its_die() {
    proves!("alma:21.1");
    let mut table = russians_move(5, 5, json!({}));
    let events = table.play_with(roll(), &[3]);
    assert!(matches!(&events[0], Event::Rolled { die: 3, .. }), "{events:?}");
    let told = table.game.narrate(&events[0]);
    assert_eq!(
        told.text,
        "No Preservation yet: 5 Russian infantry units lost, and the die does not bring that to 10 (rolled 3)."
    );
    assert_eq!(told.rule.0, "alma:21.1");
}

#[test]
fn a_roll_that_cannot_succeed_is_not_asked_for() {
    proves!("alma:21.1");
    for lost in 0..=3 {
        let table = russians_move(5, lost, json!({}));
        assert!(table.allows(done()), "{lost} lost");
        table.refused_by(roll(), "quad:5.15");
    }
    assert!(only_the_roll_is_left(&russians_move(5, 4, json!({}))));
}

#[test]
fn lost_guns_do_not_count() {
    proves!("alma:21.1");
    let gone = json!({ "off_map": "eliminated" });
    let guns = json!({
        "ru_fb_1": gone, "ru_fb_2": gone, "ru_cb_1": gone, "ru_cb_2": gone, "ru_gr_1": gone, "ru_gr_2": gone,
        "br_30_2nd": gone, "fr_1_1st": gone,
    });
    assert!(russians_move(5, 3, guns.clone()).allows(done()));
    let mut table = russians_move(5, 4, guns);
    table.play_with(roll(), &[5]);
    assert_eq!(triggered_on(&table), None);
}

#[test]
fn the_roll_comes_before_everything_else() {
    proves!("alma:21.1");
    let mut table =
        russians_move(5, 4, json!({ "ru_min_1c": { "hex": "2225" }, "ru_fb_4": { "hex": "2225" } }));
    for decision in [done(), march("ru_sus_1e", "3914"), leave("ru_min_1c"), raise("ru_min_1c")] {
        table.refused_by(decision, "alma:21.1");
    }
    table.play_with(roll(), &[5]);
    for decision in [done(), march("ru_sus_1e", "3914"), raise("ru_min_1c")] {
        assert!(table.allows(decision.clone()), "{decision:?}");
    }
    table.refused_by(roll(), "quad:5.15");
}

#[test]
fn the_roll_is_repeated_every_turn_until_it_succeeds() {
    proves!("alma:21.1");
    let mut table = russians_move(5, 4, json!({}));
    for turn in 5..=8 {
        assert_eq!(table.state.turn, turn);
        table.play_with(roll(), &[if turn == 8 { 6 } else { 5 }]);
        next_russian_turn(&mut table);
    }
    assert_eq!(triggered_on(&table), Some(8));
    for turn in 9..=12 {
        assert_eq!(table.state.turn, turn);
        table.refused_by(roll(), "quad:5.15");
        table.play(done());
        if turn < 12 {
            table.until(Side::Russian, Phase::Movement);
        }
    }
    assert_eq!((table.state.phase, triggered_on(&table)), (Phase::Over, Some(8)));
}

#[test]
fn a_unit_lost_in_the_allied_turn_counts_at_once() {
    proves!("alma:21.1");
    let mut units = after_losses(3, json!({ "ru_bor_1c": { "hex": "1505", "disrupted": true } }));
    for (id, at) in [("br_gg_1st", "1504"), ("br_cg_1st", "1604"), ("br_sfg_1st", "1404")] {
        units[id] = json!({ "hex": at });
    }
    let mut table =
        Table::set_up(alma(), json!({ "turn": 5, "phasing": "allied", "phase": "melee", "units": units }));
    // 6 to 3, column 4; morale 5 and die 6 give line 10: D 3*, and BOR/1C was disrupted before.
    table.attack(&["1505"], &["br_gg_1st", "br_cg_1st", "br_sfg_1st"], 6);
    assert_eq!(table.place("ru_bor_1c"), Place::Eliminated);
    table.until(Side::Russian, Phase::Movement);
    assert_eq!(table.state.turn, 5);
    table.play_with(roll(), &[6]);
    assert_eq!(triggered_on(&table), Some(5));
}

#[test]
fn example_5_four_lost_and_a_six_on_the_fifth_turn() {
    proves!("alma:21.1", "alma:23.11b", "alma:23.12b");
    let mut table = russians_move(5, 4, json!({}));
    assert_eq!(table.points(), [4, 4], "four complete turns, four units");
    table.play_with(roll(), &[6]);
    assert_eq!((triggered_on(&table), table.points()), (Some(5), [4, 4 + 3]));
    // With three lost it is never possible, and on turn 4 nobody rolls.
    assert!(russians_move(5, 3, json!({})).allows(done()));
    assert!(russians_move(4, 4, json!({})).allows(done()));
    let mut never = russians_move(12, 3, json!({}));
    never.play(done());
    assert_eq!((never.state.phase, never.points()), (Phase::Over, [12, 3]));
}

#[test]
fn no_russian_leaves_before_preservation() {
    proves!("alma:E:21.13");
    let on_the_edge = json!({ "ru_min_1c": { "hex": "2225" }, "ru_fb_4": { "hex": "2224" } });
    for turn in [1, 5, 12] {
        let table = russians_move(turn, 0, on_the_edge.clone());
        for unit in ["ru_min_1c", "ru_fb_4"] {
            table.refused_by(leave(unit), "alma:E:21.13");
        }
    }
    let mut failed = russians_move(6, 4, on_the_edge.clone());
    failed.play_with(roll(), &[5]);
    failed.refused_by(leave("ru_min_1c"), "alma:E:21.13");
    let mut triggered = russians_move(6, 4, on_the_edge);
    triggered.play_with(roll(), &[6]);
    assert!(triggered.allows(leave("ru_min_1c")), "in the same phase");
}

#[test]
fn any_number_of_units_leaves_in_one_phase() {
    proves!("alma:E:21.2");
    let near = [
        ("ru_min_1c", "2225"),
        ("ru_fb_4", "2225"),
        ("ru_vol_1c", "2224"),
        ("ru_gr_1", "2224"),
        ("ru_vol_2c", "2223"),
        ("ru_cb_1", "2223"),
    ];
    let units = Value::Object(near.iter().map(|(id, hex)| ((*id).into(), json!({ "hex": hex }))).collect());
    let mut table = preserving(8, units);
    for (unit, _) in near {
        table.play(leave(unit));
        assert_eq!(table.place(unit), Place::Left, "{unit}");
    }
    assert!(table.allows(done()));
}

#[test]
fn nobody_is_forced_off_the_map() {
    proves!("alma:21.2a");
    let mut table = preserving(8, json!({ "ru_min_1c": { "hex": "2225" }, "ru_fb_4": { "hex": "2225" } }));
    let before = table.points();
    assert!(table.allows(done()));
    next_russian_turn(&mut table);
    assert_eq!(table.points(), [before[0] - 1, before[1]], "but it has its price");
    // With two units gone the price is the other side's.
    table.play(leave("ru_min_1c"));
    table.play(leave("ru_fb_4"));
    next_russian_turn(&mut table);
    assert_eq!(table.points(), [before[0] - 1, before[1] - 2]);
}

#[test]
fn the_allies_do_not_leave_the_map() {
    proves!("alma:21.2a");
    let table = Table::set_up(
        alma(),
        json!({
            "turn": 8, "phasing": "allied", "phase": "movement", "exclusive": { "triggered_on": 5 },
            "units": after_losses(4, json!({ "br_30_2nd": { "hex": "2225" }, "br_a_2nd": { "hex": "2201" } })),
        }),
    );
    for unit in ["br_30_2nd", "br_a_2nd"] {
        table.refused_by(leave(unit), "alma:21.2a");
    }
}

/// MIN/1C or another unit on the march, with some points spent.
fn on_the_march(unit: &str, hex: &str, spent: f64, disrupted: bool) -> Table<Alma> {
    Table::set_up(
        alma(),
        json!({
            "turn": 8, "phasing": "russian", "phase": "movement", "in_hand": unit,
            "exclusive": { "triggered_on": 5 },
            "units": after_losses(4, json!({
                unit: { "hex": hex, "spent": spent, "moved": true, "disrupted": disrupted },
            })),
        }),
    )
}

#[test]
fn the_way_off_the_map_is_2225() {
    proves!("alma:E:21.2-23.12");
    assert!(on_the_march("ru_min_1c", "2225", 4.5, false).allows(leave("ru_min_1c")));
    for elsewhere in ["2224", "2125", "2325", "1701", "1625"] {
        on_the_march("ru_min_1c", elsewhere, 4.5, false).refused_by(leave("ru_min_1c"), "quad:5.16");
    }
}

#[test]
fn leaving_costs_half_a_point_and_a_whole_one_when_disrupted() {
    proves!("alma:21.2a");
    let may_leave = |unit: &str, spent: f64, disrupted: bool| {
        on_the_march(unit, "2225", spent, disrupted).allows(leave(unit))
    };
    assert!(may_leave("ru_min_1c", 4.5, false) && !may_leave("ru_min_1c", 5.0, false));
    assert!(may_leave("ru_fb_4", 2.5, false) && !may_leave("ru_fb_4", 3.0, false));
    assert!(may_leave("ru_gr_1", 1.5, false) && !may_leave("ru_gr_1", 2.0, false));
    assert!(may_leave("ru_min_1c", 2.0, true) && !may_leave("ru_min_1c", 2.5, true));
    let guns = preserving(8, json!({ "ru_fb_4": { "hex": "2225", "disrupted": true } }));
    guns.refused_by(leave("ru_fb_4"), "quad:9.12");
}

#[test]
fn an_enemy_zone_on_2225_stops_infantry_but_not_guns() {
    proves!("alma:21.2a", "alma:19.1a");
    // 30/2nd controls 2225 and 2224.
    let beside = |more: Value| {
        let mut units = more;
        units["br_30_2nd"] = json!({ "hex": "2125" });
        preserving(8, units)
    };
    let mut infantry = beside(json!({ "ru_min_1c": { "hex": "2325" } }));
    infantry.refused_by(leave("ru_min_1c"), "quad:5.13");
    infantry.play(march("ru_min_1c", "2225"));
    infantry.refused_by(leave("ru_min_1c"), "quad:5.18");
    assert!(beside(json!({ "ru_fb_5": { "hex": "2325" } })).allows(leave("ru_fb_5")));
    // Whoever begins the phase there goes at once: beyond the edge nothing is controlled.
    let mut waiting = beside(json!({ "ru_min_1c": { "hex": "2225" } }));
    waiting.play(leave("ru_min_1c"));
    assert_eq!(waiting.place("ru_min_1c"), Place::Left);
}

#[test]
fn nobody_leaves_through_an_enemy() {
    proves!("alma:21.2a");
    let table = preserving(8, json!({ "br_a_2nd": { "hex": "2225" }, "ru_min_1c": { "hex": "2224" } }));
    table.refused_by(leave("ru_min_1c"), "quad:5.16");
}

#[test]
fn units_that_left_never_come_back() {
    proves!("alma:21.2b");
    let mut table = preserving(8, json!({ "ru_min_1c": { "hex": "2225" }, "ru_fb_4": { "hex": "2225" } }));
    table.play(leave("ru_min_1c"));
    table.play(leave("ru_fb_4"));
    for _ in 0..2 {
        for unit in ["ru_min_1c", "ru_fb_4"] {
            table.refused_by(march(unit, "2225"), "quad:5.0");
            table.refused_by(leave(unit), "quad:5.0");
            table.refused_by(enter(unit, "2225", "2225"), "quad:12.0");
        }
        next_russian_turn(&mut table);
    }
    assert_eq!(table.place("ru_min_1c"), Place::Left);
}

#[test]
fn a_retreat_off_the_map_is_a_loss_and_no_exit() {
    proves!("alma:21.2a", "alma:23.11a");
    let mut units = after_losses(4, json!({ "ru_min_1c": { "hex": "2225" } }));
    for (id, at) in [("br_gg_1st", "2224"), ("br_cg_1st", "2125"), ("br_sfg_1st", "2325")] {
        units[id] = json!({ "hex": at });
    }
    let mut table = Table::set_up(
        alma(),
        json!({
            "turn": 8, "phasing": "allied", "phase": "melee", "units": units,
            "exclusive": { "triggered_on": 5 },
        }),
    );
    let before = table.points();
    // Morale 5 and die 6 give line 10, which drives the defender back whatever the column.
    table.attack(&["2225"], &["br_gg_1st", "br_cg_1st", "br_sfg_1st"], 6);
    assert_eq!(table.place("ru_min_1c"), Place::Eliminated);
    assert_eq!(table.points(), [before[0], before[1] + 1]);
}

#[test]
fn what_a_position_says_of_preservation_comes_back() {
    proves!("alma:21.1", "alma:21.2b");
    let exclusive = json!({
        "roll_due": false, "triggered_on": 6, "allied_losses": 1, "left_before": 1, "turns_with_exits": 1,
        "turns_without_exits": 1,
    });
    let position = json!({
        "turn": 8, "phasing": "russian", "phase": "movement", "exclusive": exclusive,
        "units": after_losses(5, json!({
            "ru_fb_1": { "off_map": "left" }, "ru_fb_2": { "off_map": "left" },
            "br_30_2nd": { "off_map": "eliminated" }, "fr_1_1st": { "off_map": "eliminated" },
        })),
    });
    let table = Table::set_up(alma(), position);
    let described = serde_json::to_value(table.game.describe(&table.state)).unwrap();
    assert_eq!(described["exclusive"], exclusive);
    assert_eq!(described["points"], json!({ "russian": 1 + 5 - 1, "allied": 5 + 3 - 2 }));
    let again = Table::set_up(alma(), described);
    assert_eq!(again.state, table.state);
}

#[test]
fn a_position_says_whether_the_roll_was_made() {
    proves!("alma:21.1");
    let position = |roll_due: Value| {
        let mut position = json!({
            "turn": 5, "phasing": "russian", "phase": "movement", "units": after_losses(4, json!({})),
        });
        if !roll_due.is_null() {
            position["exclusive"] = json!({ "roll_due": roll_due });
        }
        Table::set_up(alma(), position)
    };
    assert!(only_the_roll_is_left(&position(Value::Null)));
    assert!(only_the_roll_is_left(&position(json!(true))));
    assert!(position(json!(false)).allows(done()));
    // Somebody has moved, so the roll was before.
    let moved = Table::set_up(
        alma(),
        json!({ "turn": 5, "phasing": "russian", "phase": "movement", "units": after_losses(4, json!({
            "ru_min_1c": { "hex": "2225", "moved": true, "spent": 5.0 },
        })) }),
    );
    assert!(moved.allows(done()));
}

#[test]
fn impossible_positions_are_refused() {
    proves!("alma:21.1", "alma:E:21.13", "alma:21.2a");
    let fault = |turn: u8, phasing: &str, lost: usize, more: Value, exclusive: Value, part: &str| {
        let position = json!({
            "turn": turn, "phasing": phasing, "phase": "movement", "units": after_losses(lost, more),
            "exclusive": exclusive,
        });
        let Err(faults) = Table::try_set_up(alma(), position) else { panic!("{part}: it is taken") };
        assert!(faults.iter().any(|fault| fault.to_string().contains(part)), "{part}: {faults:?}");
    };
    let none = || json!({});
    let left = |unit: &str| json!({ unit: { "off_map": "left" } });
    fault(8, "russian", 3, left("ru_fb_1"), none(), "alma:E:21.13");
    fault(8, "russian", 4, left("br_30_2nd"), json!({ "triggered_on": 5 }), "alma:21.2a");
    fault(8, "russian", 4, none(), json!({ "triggered_on": 4 }), "alma:21.1");
    fault(8, "russian", 4, none(), json!({ "triggered_on": 9 }), "alma:21.1");
    fault(8, "allied", 4, none(), json!({ "triggered_on": 8 }), "alma:21.1");
    fault(8, "russian", 4, none(), json!({ "triggered_on": 5, "roll_due": true }), "alma:21.1");
    fault(4, "russian", 4, none(), json!({ "roll_due": true }), "alma:21.1");
    fault(5, "russian", 3, none(), json!({ "roll_due": true }), "alma:21.1");
    fault(8, "allied", 4, none(), json!({ "roll_due": true }), "alma:21.1");
    fault(8, "russian", 4, none(), json!({ "turns_with_exits": 1 }), "alma:23.11c");
    fault(8, "russian", 4, none(), json!({ "triggered_on": 7, "turns_with_exits": 2 }), "alma:23.11c");
    fault(8, "russian", 4, none(), json!({ "triggered_on": 7, "left_before": 1 }), "alma:21.2b");
    fault(8, "russian", 4, none(), json!({ "triggered_on": 7, "allied_losses": 1 }), "alma:23.12a");
    fault(8, "russian", 4, none(), json!({ "allied_losses": 0 }), "only once Preservation is triggered");
}

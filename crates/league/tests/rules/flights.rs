//! Withdrawals and routs: which way they lead, how far, and over whom (C.g, M.e, 6.2.14).

use crate::charges::charge;
use crate::harness::{Table, inches, point, proves};
use league::decision::Benefit;
use league::state::Stage;
use league::unit::{Formation, Side, UnitId};
use league::{ChitReason, Decision, Event};
use tabletop::{Heading, Point};

use Formation::{Column, Line};

fn withdrawn(events: &[Event], of: UnitId) -> Option<i32> {
    events.iter().find_map(|event| match event {
        Event::Withdraws { unit, length } if *unit == of => Some(*length),
        _ => None,
    })
}

/// The 7th faces its own edge; the Moscow battalion charges it from there.
fn charged_from_its_own_edge() -> (Table, UnitId, UnitId) {
    let mut table = Table::lasting().actions(Side::Russian);
    let line = table.place("br_7", 60.0, 60.0, 0, Line);
    let column = table.place("ru_moscow_1", 60.0, 62.0, 180, Column);
    (table, line, column)
}

#[test]
fn a_loser_runs_from_the_winner_also_away_from_its_own_edge() {
    proves!("league:C.g.1", "league:C.g.4");
    let (mut table, line, column) = charged_from_its_own_edge();
    let before = table.centre(line);
    let dice = [[5; 7].as_slice(), &[1; 7], &[3, 3, 3, 3, 3]].concat();
    let events = table.charge_and_fight(column, line, &dice);
    assert_eq!(withdrawn(&events, line), Some(12_000));
    assert_eq!(table.centre(line), Point::new(before.x, before.y - 12_000), "south, away from the column");
    assert_eq!(table.is(line).heading, Heading::new(180));
}

#[test]
fn a_unit_that_retreats_runs_from_the_charger() {
    proves!("league:A.a.3", "league:C.g.1", "league:C.g.4");
    let (mut table, line, column) = charged_from_its_own_edge();
    let before = table.centre(line);
    table.play(charge(column, line));
    let events = table.play_with(Decision::Retreat, &[1, 2, 3, 4]);
    assert_eq!(withdrawn(&events, line), Some(10_000));
    assert_eq!(table.centre(line), Point::new(before.x, before.y - 10_000));
    assert_eq!((table.is(line).heading, table.is(line).chits), (Heading::new(180), 1));
}

#[test]
fn a_rout_runs_from_the_enemy_also_away_from_its_own_edge() {
    proves!("league:M.e.1");
    let mut table = Table::lasting().actions(Side::Allied);
    let target = table.place_few("ru_moscow_1", (60.0, 54.0), 180, Line, 12);
    let firer = table.place("br_7", 60.0, 46.0, 0, Line);
    table.set(target).chits = 3;
    let before = table.centre(target);
    let aims = table.all_at(firer, target);
    let dice = [6, 6, 1, 1, 1, 1, 6, 6, 1, 2, 3, 4];
    let events = table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &dice);
    assert!(events.contains(&Event::Routs { unit: target, length: 10_000 }));
    assert_eq!(table.centre(target), Point::new(before.x, before.y + 10_000), "north, away from the fire");
    assert_eq!(table.is(target).heading, Heading::NORTH);
}

/// Numbers that look thrown, the same ones every time.
struct Thrown(u64);

impl Thrown {
    fn below(&mut self, limit: u64) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit) as i32
    }
}

#[test]
fn wherever_a_charge_comes_from_the_way_leads_away_and_over_no_enemy() {
    proves!("league:C.g.1", "league:C.g.4");
    let mut thrown = Thrown(1854);
    let mut retreats = 0;
    for _ in 0..400 {
        let mut table = Table::lasting().actions(Side::Russian);
        let bearing = thrown.below(360);
        let line =
            table.place("br_7", 60.0, 36.0, thrown.below(360), [Line, Column][thrown.below(2) as usize]);
        let centre = table.centre(line);
        let column = table.place("ru_moscow_1", 0.0, 0.0, bearing + 180, Column);
        // Up to where the charge is possible, along its bearing.
        let mut distance = 12_000;
        let gap = |table: &Table| {
            let [one, two] = [line, column].map(|unit| table.game.footprint(&table.state, unit));
            one.gap(&two)
        };
        table.set(column).at = centre + Heading::new(bearing).step(distance);
        while gap(&table) > 2000 {
            distance -= 50;
            table.set(column).at = centre + Heading::new(bearing).step(distance);
        }
        let others = ["ru_moscow_2", "ru_moscow_3"].map(|id| {
            let (x, y) = (f64::from(40 + thrown.below(40)), f64::from(16 + thrown.below(40)));
            table.place(id, x, y, thrown.below(360), [Line, Column][thrown.below(2) as usize])
        });
        let decision = charge(column, line);
        if !table.game.audit_state(&table.state).is_empty() || !table.decisions().contains(&decision) {
            continue;
        }
        table.play(decision);
        let winner = table.centre(column);
        let dice = [0; 4].map(|_| 1 + thrown.below(6) as u8);
        // Others who would be touched stand.
        let events = table.play_with(Decision::Retreat, &dice);
        if !table.state.here(line) {
            continue;
        }
        retreats += 1;
        let way = table.centre(line) - centre;
        let length = withdrawn(&events, line).expect("it withdraws");
        let away = centre - winner;
        // Rounding aside it could not move at all.
        let hemmed_in = length < 10;
        assert!(hemmed_in || (way.stretched(1000) - away.stretched(1000)).length() <= 20, "{way:?} {away:?}");
        if !hemmed_in {
            assert_eq!(table.is(line).heading, Heading::of(away), "it faces away");
        }
        let print = table.game.footprint(&table.state, line);
        // Further than the dice say only where it would have ended upon somebody.
        let pips = 1000 * dice.iter().map(|die| i32::from(*die)).sum::<i32>();
        let there = print.shifted(away.stretched(pips) - way);
        let upon = |enemy: UnitId| there.overlaps(&table.game.footprint(&table.state, enemy));
        assert!(length <= pips || [column, others[0], others[1]].into_iter().any(upon), "{length} of {pips}");
        for enemy in [column, others[0], others[1]] {
            let other = table.game.footprint(&table.state, enemy);
            let over = print.bases().iter().any(|base| {
                let back = base.swept(Point::default() - way);
                other.bases().iter().any(|stand| back.holds(stand.centre))
            });
            assert!(!over, "it has gone through nobody: {events:?}");
            assert!(enemy == column || hemmed_in || print.gap(&other) >= 1999, "two inches short of others");
        }
    }
    assert!(retreats > 200, "{retreats}");
}

#[test]
fn whoever_is_attacked_from_two_sides_runs_from_the_nearest_and_through_nobody() {
    proves!("league:C.g.1");
    // A column in its front, another one behind its left end: it is caught between them.
    let mut table = Table::lasting().actions(Side::Russian);
    let line = table.place("br_7", 60.0, 40.0, 180, Line);
    let front = table.place("ru_moscow_1", 60.0, 38.0, 0, Column);
    let rear = table.place("ru_moscow_2", 60.0, 43.5, 180, Column);
    table.charge_home(front, line, None);
    table.charge_home(rear, line, None);
    table.play(Decision::Pass);
    let before = table.centre(line);
    let dice = [[5; 14].as_slice(), &[1; 7], &[3, 6, 6, 6, 6]].concat();
    let events = table.play_with(Decision::Fight { unit: front }, &dice);
    assert!(withdrawn(&events, line) < Some(10), "there is no way out: {events:?}");
    assert!(table.centre(line).distance(before) < 10);
    assert_eq!(table.is(line).chits, 2);
    // With the second one further to the side the way leads past it.
    let mut table = Table::lasting().actions(Side::Russian);
    let line = table.place("br_7", 60.0, 40.0, 180, Line);
    let front = table.place("ru_moscow_1", 60.0, 38.0, 0, Column);
    let side = table.place("ru_moscow_2", 53.5, 40.75, 90, Column);
    table.charge_home(front, line, None);
    table.charge_home(side, line, None);
    table.play(Decision::Pass);
    let before = table.centre(line);
    let events = table.play_with(Decision::Fight { unit: side }, &dice);
    assert_eq!(withdrawn(&events, line), Some(24_000));
    assert_eq!(
        table.centre(line),
        Point::new(before.x, before.y + 24_000),
        "from the one whose centre is nearer"
    );
}

#[test]
fn whoever_is_attacked_by_two_side_by_side_runs_from_both() {
    proves!("league:C.g.1");
    let mut table = Table::lasting().actions(Side::Russian);
    let line = table.place("br_7", 60.0, 40.0, 180, Line);
    let [left, right] =
        [("ru_moscow_1", 55.5), ("ru_moscow_2", 64.5)].map(|(id, x)| table.place(id, x, 38.0, 0, Line));
    table.charge_home(left, line, None);
    table.charge_home(right, line, None);
    table.play(Decision::Pass);
    let before = table.centre(line);
    let dice = [[5; 14].as_slice(), &[1; 7], &[3, 3, 3, 3, 3]].concat();
    table.play_with(Decision::Fight { unit: left }, &dice);
    // From one alone the way would lead over the other.
    assert_eq!(table.centre(line), Point::new(before.x, before.y + 12_000));
}

#[test]
fn it_stops_two_inches_short_of_another_enemy() {
    proves!("league:C.g.1", "league:V.i");
    let (mut table, line, column) = charged_from_its_own_edge();
    table.place("ru_moscow_2", 60.0, 50.0, 0, Line);
    let dice = [[5; 7].as_slice(), &[1; 7], &[3, 6, 6, 6, 6]].concat();
    let events = table.charge_and_fight(column, line, &dice);
    assert_eq!(withdrawn(&events, line), Some(6500), "from y 58.5 to y 52");
}

#[test]
fn a_rout_from_a_lost_fight_runs_from_the_winner() {
    proves!("league:M.e.1", "league:C.g.1");
    // Another enemy has his centre nearer, but the winner touches it.
    let mut table = Table::lasting().actions(Side::Russian);
    let line = table.place("br_7", 60.0, 40.0, 180, Line);
    table.set(line).chits = 5;
    let winner = table.place("ru_moscow_1", 64.0, 38.0, 0, Column);
    table.place_few("ru_moscow_2", (58.0, 37.0), 0, Line, 4);
    let before = table.centre(line);
    let dice = [[5; 7].as_slice(), &[1; 7], &[3, 3, 3, 3, 3]].concat();
    let events = table.charge_and_fight(winner, line, &dice);
    assert!(events.contains(&Event::Routs { unit: line, length: 12_000 }));
    let way = table.centre(line) - before;
    assert!(
        way.y > 0 && way.x < 0,
        "from the column before its left, not from the stand before its right: {way:?}"
    );
}

#[test]
fn chits_shorten_a_withdrawal_but_no_rout() {
    proves!("league:M.c", "league:Q.38", "league:M.e.1");
    for (chits, length) in [(0, 13_000), (1, 9000), (3, 3000), (4, 1000), (5, 0)] {
        let (mut table, line, column) = charged_from_its_own_edge();
        table.set(line).chits = chits;
        let before = table.centre(line);
        table.play(charge(column, line));
        let events = table.play_with(Decision::Retreat, &[1, 3, 4, 5]);
        assert_eq!(withdrawn(&events, line), Some(length), "{chits} chits");
        assert_eq!(table.centre(line).y, before.y - length);
        assert_eq!(table.is(line).heading, Heading::new(180), "it turns its back all the same");
    }
    // With a chit more it routs, by the whole of the dice.
    let (mut table, line, column) = charged_from_its_own_edge();
    table.set(line).chits = 6;
    table.play(charge(column, line));
    let events = table.play_with(Decision::Retreat, &[1, 3, 4, 5]);
    assert!(events.contains(&Event::Routs { unit: line, length: 13_000 }));
}

#[test]
fn a_router_that_is_beaten_routs_again() {
    proves!("league:M.e.1", "league:M.a.3");
    let (mut table, line, column) = charged_from_its_own_edge();
    (table.set(line).routing, table.set(line).chits) = (true, 7);
    let friend = table.place("br_33", 67.0, 50.0, 180, Column);
    let dice = [[5; 7].as_slice(), &[1; 7], &[3, 3, 3, 3, 3]].concat();
    table.play_with(charge(column, line), &[6]);
    table.play(Decision::Pass);
    let events = table.play_with(Decision::Fight { unit: column }, &dice);
    assert!(events.contains(&Event::Routs { unit: line, length: 12_000 }), "its chits do not hold it");
    let shaken = Event::Chits { unit: friend, count: 1, reason: ChitReason::RoutNearby };
    assert!(events.contains(&shaken));
    assert_eq!((table.is(line).routing, table.is(line).chits), (true, 7));
}

#[test]
fn without_an_enemy_a_rout_leads_to_its_own_edge() {
    proves!("league:M.e.1", "league:M.e.3");
    for (id, way) in [("ru_moscow_1", -4000), ("br_7", 4000)] {
        let mut table = Table::lasting();
        let unit = table.place(id, 60.0, 40.0, 90, Column);
        (table.set(unit).routing, table.set(unit).chits) = (true, 7);
        table.state.active = table.game.side(unit);
        table.state.stage = Stage::Rally { unit };
        let before = table.centre(unit);
        table.play_with(Decision::Rally { benefit: Benefit::None }, &[5, 1, 1, 1, 1]);
        assert_eq!(table.centre(unit), Point::new(before.x, before.y + way));
    }
}

#[test]
fn whoever_runs_off_the_table_is_reported() {
    proves!("league:M.e.3");
    let (mut table, line, column) = charged_from_its_own_edge();
    for unit in [line, column] {
        table.set(unit).at.y -= inches(55.0);
    }
    table.play(charge(column, line));
    let events = table.play_with(Decision::Retreat, &[6, 6, 6, 6]);
    assert!(events.contains(&Event::Leaves { unit: line }));
    assert!(!table.state.here(line));
}

#[test]
fn a_returning_commander_brings_no_chit() {
    proves!("league:G.e.2", "league:M.e.2", "league:M.c");
    let mut table = Table::lasting();
    table.place("br_33", 100.0, 66.0, 180, Line);
    let unit = table.place_few("ru_kazan_1", (100.0, 40.0), 180, Column, 12);
    (table.set(unit).routing, table.set(unit).chits, table.set(unit).commander_back) = (true, 3, 2);
    table.play_with(Decision::RollInitiative, &[6, 1]);
    table.play(Decision::Lead { first: true });
    table.play_with(Decision::Rally { benefit: Benefit::None }, &[5, 1, 1, 1, 1]);
    table.play(Decision::Pass);
    let events = table.play(Decision::Pass);
    assert!(events.iter().any(|event| matches!(event, Event::LeaderBack { .. })));
    assert_eq!(
        (table.game.strength(&table.state, unit), table.is(unit).chits),
        (4, 3),
        "strength, not chits"
    );
    table.play_with(Decision::RollInitiative, &[6, 1]);
    table.play(Decision::Lead { first: true });
    // 4 and a 5 less 3 are 6: it rallies, and one chit of its three comes off.
    table.play_with(Decision::Rally { benefit: Benefit::None }, &[5]);
    assert_eq!((table.is(unit).routing, table.is(unit).chits), (false, 2));
}

#[test]
fn fire_brings_a_router_no_chits_but_those_of_the_sixes() {
    proves!("league:M.c", "league:M.d");
    // Its commander is back: strength 4 and three chits.
    let mut table = Table::lasting().actions(Side::Allied);
    let firer = table.place("br_33", 100.0, 44.0, 180, Line);
    let target = table.place_few("ru_kazan_1", (100.0, 40.0), 180, Line, 12);
    (table.set(target).routing, table.set(target).chits) = (true, 3);
    let aims = table.all_at(firer, target);
    table.play_with(Decision::Fire { unit: firer, benefit: Benefit::None, aims }, &[5, 1, 1, 1, 1, 1, 6]);
    assert_eq!((table.is(target).figures, table.is(target).chits), (11, 3));
}

/// Codrington alone on a table, and his successor's place far away.
fn lone_general(table: &mut Table, x: f64, y: f64) -> usize {
    let staff = table.post("br_light", x, y);
    for other in table.game.roster.staff_ids().filter(|other| *other != staff) {
        table.state.staff[other.index()].back = 9;
    }
    staff.index()
}

#[test]
fn whoever_is_passed_over_is_ridden_down() {
    proves!("league:L.b6");
    use crate::marching::straight;
    use league::decision::{Direction, Leg};
    use league::state::Gait;
    let march = |gait, dice: &[u8]| {
        let mut table = Table::lasting().actions(Side::Russian);
        let unit = table.place("ru_moscow_1", 100.0, 30.0, 0, Line);
        table.place("br_7", 20.0, 60.0, 180, Line);
        let staff = lone_general(&mut table, 101.0, 33.0);
        table.play_with(Decision::March { unit, gait, benefit: Benefit::None }, dice);
        (table, staff)
    };
    // Straight over him and on.
    let (mut table, staff) = march(Gait::Forward, &[6, 6]);
    table.play(Decision::Way { legs: straight(10_000) });
    assert_eq!(table.state.staff[staff].back, table.state.turn + 4);
    // Up to him and no further.
    let (mut table, staff) = march(Gait::Forward, &[6, 6]);
    table.play(Decision::Way { legs: straight(2999) });
    assert_eq!(table.state.staff[staff].back, 0);
    // The end of a line swings over him, and then the line goes on.
    let (mut table, staff) = march(Gait::Forward, &[6, 6]);
    table.state.staff[staff].at = point(96.0, 31.5);
    let legs = [Leg { wheel: 30, ahead: 7000 }, Leg::default(), Leg::default()];
    table.play(Decision::Way { legs });
    assert_eq!(table.state.staff[staff].back, table.state.turn + 4);
    // To a side.
    let (mut table, staff) = march(Gait::Sideways, &[6]);
    table.state.staff[staff].at = point(105.0, 29.0);
    table.play(Decision::Shift { direction: Direction::Right, length: 6000 });
    assert_eq!(table.state.staff[staff].back, table.state.turn + 4);
}

#[test]
fn whoever_runs_over_a_general_rides_him_down_too() {
    proves!("league:L.b6", "league:C.g.1");
    let (mut table, line, column) = charged_from_its_own_edge();
    let staff = table.post("ru_left", 61.0, 55.0).index();
    for other in 0..table.state.staff.len() {
        table.state.staff[other].back = if other == staff { 0 } else { 9 };
    }
    table.play(charge(column, line));
    table.play_with(Decision::Retreat, &[6, 6, 1, 1]);
    assert_eq!(table.state.staff[staff].with, Some(column), "he flees to his own");
}

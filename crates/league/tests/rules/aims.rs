//! Who fires at whom: arcs, the order of targets, split fire (G.c, G.f, G.g, G.i).

use crate::fire::{number, only, rifles_at_column, shot, targets};
use crate::harness::{Table, point, proves};
use kernel::Touches;
use league::decision::Benefit;
use league::shot::TargetRow;
use league::state::{AfterLosses, Loss};
use league::unit::{Formation, MAX_STANDS, Side, UnitId, UnitSet};
use league::{Decision, Event};
use tabletop::Heading;

use Formation::{Column, Limbered, Line, Road, Square, Unlimbered};

/// A target of one stand whose centre is so many degrees off the front of one stand that faces south.
fn off_front(degrees: i32) -> (Table, UnitId, UnitId) {
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let centre = point(100.0, 60.0) + Heading::new(180 + degrees).step(8000);
    // It faces the one who fires.
    let target = table.place_few("ru_kazan_1", (0.0, 0.0), degrees, Line, 4);
    table.state.units[target].at = centre + Heading::new(degrees).step(750);
    (table, firer, target)
}

#[test]
fn example_24_arc_and_pivot() {
    proves!("league:G.i", "league:G.g");
    for degrees in [0, 30, 44, -44] {
        let (table, firer, target) = off_front(degrees);
        assert_eq!(shot(&table, firer, 0, target).map(|shot| shot.pivot), Ok(false), "{degrees}");
    }
    for degrees in [46, -46, 60, -60, 74] {
        let (table, firer, target) = off_front(degrees);
        assert_eq!(shot(&table, firer, 0, target).map(|shot| shot.pivot), Ok(true), "{degrees}");
    }
    for (degrees, case) in [(76, "league:G.g"), (-76, "league:G.g"), (120, "league:G.i"), (180, "league:G.i")]
    {
        let (table, firer, target) = off_front(degrees);
        assert_eq!(shot(&table, firer, 0, target).map(|shot| shot.pivot), Err(case), "{degrees}");
        assert_eq!(table.fire_barred(firer, only(0, target)), Some(case));
    }
    // One off each die of a stand that turns.
    for (degrees, hits) in [(30, 1), (60, 0)] {
        let (mut table, firer, target) = off_front(degrees);
        assert_eq!(table.fire(firer, only(0, target), &[4])[0].hits, hits, "{degrees}");
    }
    let (mut table, firer, target) = off_front(60);
    assert_eq!(table.fire(firer, only(0, target), &[5])[0].hits, 1);
}

#[test]
fn a_stand_in_the_plain_arc_counts_before_a_nearer_one() {
    proves!("league:G.i", "league:G.g");
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    // Its near end is far to the side, its far end is not.
    let target = table.place("ru_kazan_1", 105.25, 53.25, 270, Line);
    let shot = shot(&table, firer, 0, target).expect("it can fire");
    assert!(!shot.pivot);
    let field = table.field();
    let bases = field.print(target).bases();
    let apex = point(100.0, 60.0);
    let nearest = bases.iter().map(|base| base.distance(apex)).min();
    assert!(nearest.is_some_and(|nearest| nearest < shot.range));
    assert_eq!(shot.range, bases[shot.at].distance(apex));
}

#[test]
fn who_may_fire() {
    proves!("league:Q.17", "league:Q.27", "league:Q.31");
    let (table, firer, target) = rifles_at_column(9.0);
    let aims = table.all_at(firer, target);
    let barred = |change: fn(&mut league::state::UnitState)| {
        let mut table = Table { state: table.state, ..table };
        change(&mut table.state.units[firer]);
        let mut list = Vec::new();
        table.game.list_fire(&table.state, &table.field(), firer, false, &mut list);
        let case = table.fire_barred(firer, aims);
        assert_eq!(list.is_empty(), case.is_some());
        case
    };
    assert_eq!(barred(|_| {}), None);
    assert_eq!(barred(|unit| unit.acted = true), Some("league:Q.17"));
    assert_eq!(barred(|unit| unit.routing = true), Some("league:M.e.2"));
    assert_eq!(barred(|unit| unit.knot = 1), Some("league:C.a.1"));
    assert_eq!(barred(|unit| unit.formation = Road), Some("league:G.a"));
    assert_eq!(barred(|unit| unit.presence = league::state::Presence::Left), Some("league:A.a.1"));
    let mut table = Table::bare();
    let guns = table.place("br_bat_e", 100.0, 60.0, 180, Limbered);
    let target = table.place("ru_kazan_1", 100.0, 50.0, 0, Column);
    assert_eq!(table.fire_barred(guns, table.all_at(guns, target)), Some("league:F.c"));
    // Fire is the action of the turn.
    let (mut table, firer, target) = rifles_at_column(9.0);
    table.fire(firer, only(0, target), &[1]);
    assert_eq!(table.fire_barred(firer, only(1, target)), Some("league:Q.17"));
}

#[test]
fn firing_stops_cavalry_and_ends_an_advance() {
    proves!("league:V.h.2");
    let mut table = Table::bare();
    let horse = table.place("ru_hussars", 100.0, 50.0, 0, Line);
    let target = table.place("br_7", 100.0, 55.0, 180, Line);
    table.state.units[horse].moving = true;
    table.state.units[horse].came_from = Some(point(100.0, 30.0));
    assert_eq!(number(&table, horse, 2, target), 6);
    table.fire(horse, only(2, target), &[6]);
    assert!(!table.state.units[horse].moving);
    assert_eq!(table.state.units[horse].came_from, None);
}

#[test]
fn aims_have_to_be_sound() {
    proves!("league:G.a");
    let (mut table, firer, target) = rifles_at_column(9.0);
    let friend = table.place("br_23", 60.0, 60.0, 180, Line);
    assert_eq!(table.fire_barred(firer, [None; MAX_STANDS]), Some("league:G.a"));
    assert_eq!(table.fire_barred(firer, only(0, friend)), Some("league:G.c"));
    assert_eq!(table.fire_barred(firer, only(0, table.unit("ru_kazan_3"))), Some("league:G.a"));
    assert_eq!(table.fire_barred(firer, only(0, UnitId(71))), Some("league:G.a"));
    table.state.units[firer].figures = 8;
    assert_eq!(table.fire_barred(firer, only(1, target)), None);
    assert_eq!(table.fire_barred(firer, only(2, target)), Some("league:G.a"));
}

#[test]
fn a_column_fires_with_its_front_rank_and_a_square_all_round() {
    proves!("league:G.a", "league:G.j");
    let mut table = Table::bare();
    let column = table.place("ru_kazan_1", 100.0, 40.0, 0, Column);
    let north = table.place("br_7", 100.0, 46.0, 180, Line);
    let east = table.place("br_33", 109.0, 37.75, 270, Line);
    let south = table.place("br_23", 100.0, 29.0, 0, Line);
    assert_eq!(targets(&table, column, 0), ["br_7"]);
    assert_eq!(targets(&table, column, 1), ["br_7"]);
    for stand in 2..6 {
        assert!(targets(&table, column, stand).is_empty());
        assert_eq!(table.fire_barred(column, only(stand, north)), Some("league:G.j"));
    }
    table.state.units[column].formation = Square;
    let all: Vec<_> = (0..6).map(|stand| targets(&table, column, stand)).collect();
    assert_eq!(all, [vec!["br_7"], vec!["br_7"], vec![], vec!["br_33"], vec!["br_23"], vec!["br_23"]]);
    let aims = [Some(north), Some(north), None, Some(east), Some(south), Some(south)];
    let losses = table.fire(column, aims, &[4, 4, 4, 4, 3]);
    let hits: Vec<_> = losses.iter().map(|loss| (loss.unit, loss.hits)).collect();
    assert_eq!(hits, [(north, 1), (east, 1), (south, 1)], "all at long range");
}

#[test]
fn targets_in_their_order() {
    proves!("league:G.c");
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let near = table.place("ru_kazan_1", 96.0, 54.0, 0, Column);
    let coming = table.place("ru_kazan_2", 100.0, 50.0, 0, Column);
    let shooting = table.place("ru_kazan_3", 105.0, 48.0, 0, Column);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    assert_eq!(table.fire_barred(firer, only(0, coming)), Some("league:G.c"));
    assert_eq!(table.fire_barred(firer, only(0, near)), None);
    // It came an inch nearer: measured to the centre of the one who fires.
    table.state.units[coming].came_from = Some(point(100.0, 49.001));
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    table.state.units[coming].came_from = Some(point(100.0, 49.0));
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
    // But not if it looks elsewhere.
    table.state.units[coming].heading = Heading::new(90);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    table.state.units[coming].heading = Heading::NORTH;
    // Who fired comes before who advances; both who fired may be chosen.
    table.state.fired_at_by[firer].insert(shooting);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_3"]);
    assert_eq!(table.fire_barred(firer, only(0, coming)), Some("league:G.c"));
    table.state.fired_at_by[firer].insert(near);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1", "ru_kazan_3"]);
    // Nobody fires into a close combat.
    table.state.units[shooting].knot = 1;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    assert_eq!(table.fire_barred(firer, only(0, shooting)), Some("league:G.c"));
}

#[test]
fn whoever_runs_is_an_enemy_like_any_other() {
    proves!("league:G.c");
    let mut table = Table::bare().actions(Side::Allied);
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let near = table.place("ru_kazan_1", 96.0, 54.0, 180, Column);
    let far = table.place("ru_kazan_2", 104.0, 50.0, 0, Column);
    table.state.units[near].routing = true;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"], "it runs, and is the nearest");
    assert_eq!(table.fire_barred(firer, only(0, far)), Some("league:G.c"));
    table.state.fired_at_by[firer].insert(far);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
    table.state.fired_at_by[firer].insert(near);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1", "ru_kazan_2"], "both fired, one of them runs now");
    // The list says so too, whatever it found before.
    table.state.fired_at_by[firer] = UnitSet::EMPTY;
    let mut scratch = league::Scratch::default();
    for routing in [false, true, false] {
        table.state.units[near].routing = routing;
        let mut listed = Vec::new();
        kernel::Game::decisions(table.game, &table.state, &mut scratch, &mut listed);
        let fires = listed.into_iter().filter_map(|decision| match decision {
            Decision::Fire { unit, benefit: Benefit::None, aims } if unit == firer => Some(aims),
            _ => None,
        });
        assert_eq!(fires.collect::<Vec<_>>(), [only(0, near)], "{routing}");
    }
}

#[test]
fn equally_near_targets_may_be_chosen() {
    proves!("league:G.c");
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let left = table.place("ru_kazan_1", 96.0, 52.0, 0, Column);
    let right = table.place("ru_kazan_2", 104.0, 52.0, 0, Column);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1", "ru_kazan_2"]);
    table.state.units[right].at.y -= 10;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    table.state.units[left].at.y -= 20;
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
}

#[test]
fn a_target_that_a_stand_has_to_turn_for_binds_like_any_other() {
    proves!("league:G.c", "league:G.g");
    let mut table = Table::bare();
    let firer = table.place_few("br_7", (100.0, 60.0), 180, Line, 4);
    let ahead = table.place("ru_kazan_1", 100.0, 50.0, 0, Column);
    let aside = table.place_few("ru_kazan_2", (106.0, 57.0), 0, Line, 4);
    assert_eq!(shot(&table, firer, 0, ahead).map(|shot| shot.pivot), Ok(false));
    assert_eq!(shot(&table, firer, 0, aside).map(|shot| shot.pivot), Ok(true));
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
    assert_eq!(table.fire_barred(firer, only(0, ahead)), Some("league:G.c"));
    // And one that fired does so before others in the arc.
    table.state.units[aside].at = point(118.0, 50.0);
    assert_eq!(shot(&table, firer, 0, aside).map(|shot| shot.pivot), Ok(true));
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_1"]);
    table.state.fired_at_by[firer].insert(aside);
    assert_eq!(targets(&table, firer, 0), ["ru_kazan_2"]);
}

#[test]
fn a_reaction_is_fire_at_the_charger_alone() {
    proves!("league:G.c", "league:C.a.7");
    let mut table = Table::bare();
    let defender = table.place("br_7", 100.0, 60.0, 180, Line);
    let nearest = table.place("ru_kazan_1", 92.0, 59.0, 0, Column);
    let charger = table.place_few("ru_kazan_2", (96.5, 59.5), 0, Line, 4);
    let second = table.place("ru_kazan_3", 104.0, 55.0, 0, Line);
    table.state.charge.attacker = Some(charger);
    table.state.charge.second = Some(second);
    table.state.charge.target = Some(defender);
    table.state.units[defender].acted = true;
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &table.field(), defender, true, &mut list);
    assert_eq!(list.len(), 1);
    assert!(list[0].iter().flatten().all(|target| *target == charger));
    assert_eq!(table.fire_barred_with(defender, Benefit::None, only(0, nearest), true), Some("league:C.a.7"));
    // The end stand sees only the second line, and that is no target.
    assert_eq!(shot(&table, defender, 0, charger).map(|_| ()), Err("league:G.g"));
    assert_eq!(shot(&table, defender, 0, second).map(|_| ()), Ok(()));
    assert_eq!(table.fire_barred_with(defender, Benefit::None, only(0, second), true), Some("league:C.a.7"));
    let firing = list[0].iter().flatten().count();
    assert!(firing >= 3, "{firing}");
    table.fire_with(defender, Benefit::None, list[0], true, &vec![1; firing]);
    assert!(table.state.units[defender].reacted);
    assert_eq!(table.state.losses.then, AfterLosses::Charge);
    assert_eq!(table.fire_barred_with(defender, Benefit::None, list[0], true), Some("league:C.a.7"));
}

#[test]
fn fire_may_be_split() {
    proves!("league:G.f", "league:G.d.1");
    let mut table = Table::bare();
    let firer = table.place("br_7", 100.0, 60.0, 180, Line);
    let left = table.place("ru_kazan_1", 96.0, 52.0, 0, Column);
    let right = table.place("ru_kazan_2", 104.0, 52.0, 0, Column);
    // The line faces south, so its left is in the east.
    let all: Vec<_> = (0..6).map(|stand| targets(&table, firer, stand)).collect();
    assert_eq!(all[0], ["ru_kazan_2"]);
    assert_eq!(all[5], ["ru_kazan_1"]);
    table.state.fired_at_by[firer] = [left, right].into_iter().collect();
    let aims = [Some(right), Some(left), Some(right), Some(left), Some(left), None];
    let (losses, events) = table.fire_with(firer, Benefit::None, aims, false, &[6, 1, 6, 6, 1]);
    // First the target of the first stand; sixes are counted apart.
    assert_eq!(
        losses,
        [
            Loss { unit: right, hits: 1, leader_rolls: 0, chits: 0 },
            Loss { unit: left, hits: 2, leader_rolls: 0, chits: 1 },
        ]
    );
    assert_eq!(events[1], Event::Fired { unit: firer, target: left, faces: [1, 0, 0, 0, 0, 2], hits: 2 });
}

#[test]
fn the_list_has_the_plain_way_and_one_for_each_other_target() {
    proves!("league:G.f");
    let mut table = Table::bare();
    let firer = table.place("br_7", 100.0, 60.0, 180, Line);
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &table.field(), firer, false, &mut list);
    assert!(list.is_empty(), "nobody is there");
    let left = table.place("ru_kazan_1", 96.0, 52.0, 0, Column);
    let right = table.place("ru_kazan_2", 105.0, 52.0, 0, Column);
    table.state.fired_at_by[firer] = [left, right].into_iter().collect();
    let list_of = |table: &Table| {
        let mut list = Vec::new();
        table.game.list_fire(&table.state, &table.field(), firer, false, &mut list);
        list
    };
    assert_eq!(list_of(&table), [table.all_at(firer, left), table.all_at(firer, right)]);
    // Without that, each stand has one target only, and there is one way.
    table.state.fired_at_by[firer] = UnitSet::EMPTY;
    let list = list_of(&table);
    assert_eq!(list.len(), 1);
    assert!(list[0].contains(&Some(left)) && list[0].contains(&Some(right)));
}

#[test]
fn a_leader_alone_is_no_target_and_hides_nobody() {
    proves!("league:G.m");
    let mut table = Table::bare();
    let firer = table.place("br_7", 100.0, 60.0, 180, Line);
    for staff in &mut table.state.staff {
        staff.at = point(100.0, 55.0);
    }
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &table.field(), firer, false, &mut list);
    assert!(list.is_empty());
    let target = table.place("ru_kazan_1", 100.0, 51.0, 0, Column);
    assert_eq!(table.fire_barred(firer, table.all_at(firer, target)), None);
}

#[test]
fn example_19_e_battery_at_set_up() {
    proves!("league:G.c", "league:N.3");
    let table = Table::opening();
    let guns = table.unit("br_bat_e");
    let battery = table.unit("ru_bat_16_pos");
    let field = table.field();
    assert_eq!(field.print(guns).bases()[0].apex(), point(135.0, 55.2));
    let found = shot(&table, guns, 0, battery).expect("it can fire");
    assert_eq!((found.range, found.long, found.cover, found.row), (22_600, true, true, TargetRow::Line));
    assert_eq!(table.game.hit_number(&table.state, guns, &found), 6);
    assert_eq!(field.print(guns).bases()[2].apex(), point(131.0, 55.2));
    assert_eq!(shot(&table, guns, 2, battery).map(|shot| shot.range), Ok(22_854));
    let kazan = table.unit("ru_kazan_1");
    assert_eq!(shot(&table, guns, 2, kazan).map(|shot| shot.range), Ok(22_952));
    assert_eq!(targets(&table, guns, 2), ["ru_bat_16_pos"]);
    assert_eq!(table.fire_barred(guns, only(2, kazan)), Some("league:G.c"));
}

#[test]
fn example_20_prince_napoleons_guns_at_set_up() {
    proves!("league:G.c", "league:F.s4");
    let table = Table::opening();
    let guns = table.unit("fr_bat_nap");
    let (skirmishers, battery) = (table.unit("ru_borodino_1"), table.unit("ru_bat_17_4"));
    let mut ranges: Vec<_> =
        (0..3).map(|stand| shot(&table, guns, stand, skirmishers).expect("it can fire").range).collect();
    ranges.sort_unstable();
    assert_eq!(ranges, [15_400, 16_467, 17_696]);
    for stand in 0..3 {
        let near = shot(&table, guns, stand, battery).expect("it can fire");
        assert!((20_650..20_750).contains(&near.range), "{}", near.range);
        assert_eq!(targets(&table, guns, stand), ["ru_borodino_1"]);
        let found = shot(&table, guns, stand, skirmishers).expect("it can fire");
        assert!(found.cover && !found.long);
        assert_eq!(table.game.hit_number(&table.state, guns, &found), 6);
    }
}

#[test]
fn example_21_who_sees_nobody_at_set_up() {
    proves!("league:G.j", "league:G.l.1");
    let table = Table::opening();
    let field = table.field();
    let (grenadiers, seventh) = (table.unit("br_grenadiers"), table.unit("br_7"));
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &field, grenadiers, false, &mut list);
    assert!(list.is_empty());
    let guns = table.unit("ru_bat_16_2");
    assert_eq!(
        table.game.sight_blocked(&field, grenadiers, 3, guns, 1),
        Some(league::sight::Block::Troops(seventh))
    );
    // The ground alone hides those behind the crests.
    let hidden = |from: &str, to: &str| {
        let mut alone = Table::empty();
        let (from, to) = (table.unit(from), table.unit(to));
        alone.state.units[from] = table.state.units[from];
        alone.state.units[to] = table.state.units[to];
        let field = alone.field();
        for stand in 0..6 {
            for goal in 0..6 {
                let block = alone.game.sight_blocked(&field, from, stand, to, goal);
                assert_eq!(block, Some(league::sight::Block::Crest), "{stand} sees {goal}");
            }
        }
    };
    for battalion in ["ru_vladimir_1", "ru_vladimir_2", "ru_vladimir_3", "ru_vladimir_4"] {
        hidden("br_33", battalion);
    }
    hidden("fr_zouaves_2", "ru_moscow_3");
}

#[test]
fn every_deployed_battery_has_a_target_on_the_first_turn() {
    proves!("league:N.3");
    let table = Table::opening();
    let field = table.field();
    let mut batteries = 0;
    for unit in table.game.roster.ids() {
        let mut list = Vec::new();
        table.game.list_fire(&table.state, &field, unit, false, &mut list);
        if table.state.units[unit].formation == Unlimbered {
            batteries += 1;
            assert!(!list.is_empty(), "{}", table.name(unit));
            let target = list[0].iter().flatten().next().copied().expect("somebody is aimed at");
            let stand = list[0].iter().position(Option::is_some).expect("some stand aims");
            let range = shot(&table, unit, stand, target).expect("it can fire").range;
            assert!((15_000..=31_500).contains(&range), "{}: {range}", table.name(unit));
        }
        let muskets = table.game.reach_of(unit) == 10_000;
        assert!(!muskets || list.is_empty(), "no musket is in range at the start");
    }
    assert_eq!(batteries, 15);
}

#[test]
fn a_single_stand_can_be_touched_to_fire() {
    proves!("league:G.f");
    let mut table = Table::bare().actions(Side::Allied).penniless();
    let firer = table.place("br_7", 100.0, 60.0, 180, Line);
    let left = table.place("ru_kazan_1", 97.0, 50.0, 0, Column);
    let right = table.place("ru_kazan_2", 103.0, 50.0, 0, Column);
    let listed = table.decisions();
    let single = table.game.unlisted(&table.state, &listed);
    let fires = single.iter().map(|decision| match decision {
        Decision::Fire { unit, benefit: Benefit::None, aims } if *unit == firer => *aims,
        other => panic!("{other:?}"),
    });
    let fires: Vec<_> = fires.collect();
    let wanted: Vec<_> = (0..6).map(|stand| only(stand, if stand < 3 { right } else { left })).collect();
    assert_eq!(fires.len(), 6);
    assert!(wanted.iter().all(|aims| fires.contains(aims)), "{fires:?}");
    // The chain of one of them, and of two put together.
    let chain = |last: &'static str| ["piece:br_7", "button:fire", last];
    let meant = |last| table.game.meant(&table.state, &chain(last));
    assert_eq!(
        meant("pose:aims - ru_kazan_2 - - - -"),
        Some(Decision::Fire { unit: firer, benefit: Benefit::None, aims: only(1, right) })
    );
    let both = [None, Some(right), None, None, Some(left), None];
    let decision = Decision::Fire { unit: firer, benefit: Benefit::None, aims: both };
    assert_eq!(meant("pose:aims - ru_kazan_2 - - ru_kazan_1 -"), Some(decision));
    assert!(table.allows_unlisted(decision));
    let behind = table.game.choices_behind(&table.state, &mut league::Scratch::default(), "piece:br_7");
    let told: Vec<_> = behind
        .iter()
        .filter(|choice| choice.chain[2..].iter().any(|link| link.starts_with("pose:aims")))
        .collect();
    assert_eq!(told.len(), 6);
    assert!(told.iter().any(|choice| choice.text.english().ends_with("with stand 2")), "{told:?}");
    assert!(table.game.choice(&table.state, decision).text.english().contains("with stand 5, and at"));
}

//! Lines of sight and cover (G.b, G.j to G.l).

use crate::harness::{Table, proves};
use kernel::{Game, SeededDice};
use league::decision::Benefit;
use league::sight::Block;
use league::state::Stage;
use league::unit::{Formation, MAX_STANDS, Side, UnitId, UnitSet};
use league::{Decision, Field, Scratch};
use tabletop::{AreaKind, Base, Feature, Heading, LineKind, Point, Segment, base_gap};

use Formation::{Column, Line, Unlimbered};

/// A wood ten inches wide and eight deep, from (95, 40) to (105, 48).
const WOOD: &str = r#"
[[area]]
id = "wood"
name = "A wood"
kind = "woods"
polygon = [[95.0, 40.0], [95.0, 48.0], [105.0, 48.0], [105.0, 40.0]]
"#;

/// A wall from (90, 44) to (110, 44).
const WALL: &str = r#"
[[line]]
id = "wall"
name = "A wall"
kind = "wall"
points = [[90.0, 44.0], [110.0, 44.0]]
"#;

/// Flat ground south of a crest from (60, 40) to (140, 40), and a slope of ten inches north of it.
const HILL: &str = r#"
[[area]]
id = "slope"
name = "The slope"
kind = "gentle"
polygon = [[60.0, 40.0], [60.0, 50.0], [140.0, 50.0], [140.0, 40.0]]

[[hill]]
id = "hill"
name = "A hill"
high = true
top = [[60.0, 10.0], [60.0, 40.0], [140.0, 40.0], [140.0, 10.0]]
crest = [[[60.0, 40.0], [140.0, 40.0]]]
"#;

/// One stand of guns that faces south with its front at `from`, and one stand of Russians with its front at `to`, facing
/// it: what is between them?
fn between(table: &Table, from: f64, to: f64) -> (Table, UnitId, UnitId) {
    let mut table = Table { state: table.state, ..*table };
    let guns = table.place_few("br_bat_e", (100.0, from), 180, Unlimbered, 2);
    let target = table.place_few("ru_kazan_1", (100.0, to), 0, Line, 4);
    (table, guns, target)
}

fn block(table: &Table, from: f64, to: f64) -> Option<Block> {
    let (table, guns, target) = between(table, from, to);
    table.game.sight_blocked(&table.field(), guns, 0, target, 0)
}

fn covered(table: &Table, from: f64, to: f64) -> bool {
    let (table, guns, target) = between(table, from, to);
    table.game.shot(&table.state, &table.field(), guns, 0, target).expect("it can fire").cover
}

fn barred(table: &Table, from: f64, to: f64) -> Option<&'static str> {
    let (table, guns, target) = between(table, from, to);
    table.fire_barred(guns, [Some(target), None, None, None, None, None])
}

#[test]
fn troops_of_both_sides_are_in_the_way() {
    proves!("league:G.j");
    let mut table = Table::bare();
    assert_eq!(block(&table, 60.0, 40.0), None);
    for id in ["br_33", "ru_kazan_2"] {
        let between = table.place(id, 100.0, 50.0, 90, Column);
        assert_eq!(block(&table, 60.0, 40.0), Some(Block::Troops(between)));
        assert_eq!(barred(&table, 60.0, 40.0), Some("league:G.j"));
        table.state.units[between].at.x += 20_000;
        assert_eq!(block(&table, 60.0, 40.0), None);
    }
}

#[test]
fn troops_beside_the_line_or_beyond_the_target_are_not() {
    proves!("league:G.j");
    let mut table = Table::bare();
    // A column facing north, 3 inches wide: its right-hand edge lies on the line, or a thousandth beside it.
    let beside = table.place("br_33", 98.5, 50.0, 0, Column);
    assert_eq!(block(&table, 60.0, 40.0), Some(Block::Troops(beside)));
    table.state.units[beside].at.x -= 1;
    assert_eq!(block(&table, 60.0, 40.0), None);
    table.place("ru_kazan_2", 100.0, 38.0, 0, Column);
    assert_eq!(block(&table, 60.0, 40.0), None);
}

#[test]
fn a_second_line_sees_nothing() {
    proves!("league:G.j");
    let mut table = Table::bare();
    table.place("br_7", 100.0, 56.0, 180, Line);
    let second = table.place("br_33", 100.0, 60.0, 180, Line);
    let target = table.place("ru_kazan_1", 100.0, 48.0, 0, Column);
    assert_eq!(table.fire_barred(second, table.all_at(second, target)), Some("league:G.j"));
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &table.field(), second, false, &mut list);
    assert!(list.is_empty());
}

#[test]
fn woods_and_houses() {
    proves!("league:G.j", "league:G.k.1", "league:G.k.2", "league:G.b");
    for kind in ["woods", "village"] {
        let table = Table::on(&WOOD.replace("kind = \"woods\"", &format!("kind = \"{kind}\"")));
        assert_eq!(block(&table, 60.0, 30.0), Some(Block::Trees));
        assert_eq!(barred(&table, 60.0, 30.0), Some("league:G.j"));
        // The centre of the target lies three quarters of an inch behind its front.
        assert_eq!(block(&table, 60.0, 46.75), None, "2 inches into it");
        assert_eq!(block(&table, 60.0, 46.749), Some(Block::DeepInTrees));
        assert_eq!(barred(&table, 60.0, 46.0), Some("league:G.k.1"));
        assert!(covered(&table, 60.0, 46.75));
        // The same out of it.
        assert_eq!(block(&table, 42.0, 30.0), None);
        assert_eq!(block(&table, 42.001, 30.0), Some(Block::DeepInTrees));
        assert!(!covered(&table, 42.0, 30.0));
        // Both within: 6 inches to the front of the target.
        assert_eq!(block(&table, 47.5, 41.5), None);
        assert_eq!(block(&table, 47.5, 41.499), Some(Block::FarInTrees));
        assert_eq!(barred(&table, 47.5, 41.4), Some("league:G.k.2"));
        assert!(covered(&table, 47.5, 41.5));
    }
    let vines = Table::on(&WOOD.replace("kind = \"woods\"", "kind = \"vineyard\""));
    assert_eq!(block(&vines, 60.0, 30.0), None);
    assert!(covered(&vines, 60.0, 44.0));
    assert!(!covered(&vines, 60.0, 30.0));
}

#[test]
fn walls() {
    proves!("league:G.j", "league:G.b");
    let table = Table::on(WALL);
    assert_eq!(block(&table, 60.0, 42.999), Some(Block::Wall));
    assert_eq!(barred(&table, 60.0, 42.999), Some("league:G.j"));
    // One who lines it can be seen, and is covered; and he sees.
    assert_eq!(block(&table, 60.0, 43.0), None);
    assert!(covered(&table, 60.0, 43.0));
    assert_eq!(block(&table, 45.0, 30.0), None);
    assert!(!covered(&table, 45.0, 30.0));
    assert_eq!(block(&table, 45.001, 30.0), Some(Block::Wall));
    // One looks over it from a hill, and up to it.
    let slope =
        HILL.replace("40.0], [60.0, 50.0]", "46.0], [60.0, 60.0]").replace("[140.0, 50.0]", "[140.0, 60.0]");
    let high = Table::on(&format!("{WALL}{slope}"));
    assert_eq!(block(&high, 59.0, 42.5), None);
    // A parapet hides nobody, and covers those close behind it.
    let trench = Table::on(&WALL.replace("kind = \"wall\"", "kind = \"trench\""));
    assert_eq!(block(&trench, 60.0, 38.0), None);
    assert!(!covered(&trench, 60.0, 42.999));
    assert!(covered(&trench, 60.0, 43.0));
    assert!(!covered(&trench, 60.0, 45.5), "it stands before it");
}

#[test]
fn a_crest_hides_what_is_behind_it() {
    proves!("league:G.j", "league:G.l.1");
    let table = Table::on(HILL);
    assert_eq!(block(&table, 60.0, 38.999), Some(Block::Crest));
    assert_eq!(barred(&table, 60.0, 38.9), Some("league:G.l.1"));
    assert_eq!(block(&table, 60.0, 39.0), None, "the target is on the crest");
    // The one who looks is on it: his front, or his rear two inches behind it.
    assert_eq!(block(&table, 41.0, 20.0), None);
    assert_eq!(block(&table, 41.001, 20.0), Some(Block::Crest));
    assert_eq!(block(&table, 39.0, 20.0), None, "both are on the top");
    assert_eq!(block(&table, 60.0, 45.0), None, "a slope hides nobody");
}

#[test]
fn from_a_crest_one_fires_over_lower_troops() {
    proves!("league:G.l.2");
    // Russian guns on the crest, friends on the slope, the enemy below.
    let view = |guns_at: f64, friend_at: f64, target_at: f64| {
        let mut table = Table::on(HILL);
        let guns = table.place_few("ru_bat_16_1", (100.0, guns_at), 0, Unlimbered, 2);
        let friend = table.place_few("ru_kazan_1", (100.0, friend_at), 0, Line, 4);
        let target = table.place_few("br_7", (100.0, target_at), 180, Line, 4);
        (table.game.sight_blocked(&table.field(), guns, 0, target, 0), Some(Block::Troops(friend)))
    };
    let (free, _) = view(40.0, 45.0, 60.0);
    assert_eq!(free, None);
    // Beyond six inches from the centre of the target, which is three quarters of an inch behind its front.
    assert_eq!(view(40.0, 54.749, 60.0).0, None);
    let (found, friend) = view(40.0, 54.75, 60.0);
    assert_eq!(found, friend);
    // Not from the slope, and not over those who are as high.
    let (found, friend) = view(44.0, 48.0, 60.0);
    assert_eq!(found, friend);
    let (found, friend) = view(40.0, 42.4, 60.0);
    assert_eq!(found, friend, "the friend is on the crest too");
    // Over a wood, if it is not near the target.
    let wood = WOOD.replace("40.0]", "44.0]");
    let over = |target_at: f64| {
        let mut table = Table::on(&format!("{HILL}{wood}"));
        let guns = table.place_few("ru_bat_16_1", (100.0, 40.0), 0, Unlimbered, 2);
        let target = table.place_few("br_7", (100.0, target_at), 180, Line, 4);
        table.game.sight_blocked(&table.field(), guns, 0, target, 0)
    };
    assert_eq!(over(53.251), None);
    assert_eq!(over(53.25), Some(Block::Trees));
}

#[test]
fn the_battery_on_the_kourgane_fires_over_the_redoubt() {
    proves!("league:G.l.2");
    let table = Table::opening();
    let field = table.field();
    let guns = table.unit("ru_bat_don_3");
    let mut list = Vec::new();
    table.game.list_fire(&table.state, &field, guns, false, &mut list);
    assert!(!list.is_empty());
    assert!(field.print(guns).bases().iter().any(|base| table.game.on_crest(base)));
    assert!(!table.game.on_crest(&field.print(table.unit("ru_kazan_3")).bases()[0]));
    assert!(table.game.on_hill(&field.print(table.unit("ru_kazan_3")).bases()[0]));
    assert!(!table.game.on_hill(&field.print(table.unit("br_33")).bases()[0]));
}

/// Is a base within an inch of a line?
fn near(base: &Base, mut pieces: impl Iterator<Item = Segment>) -> bool {
    pieces.any(|piece| base_gap(base, piece) <= 1000)
}

/// The same question answered the slow way: every stand and every feature, nothing left out beforehand.
fn slowly_blocked(table: &Table, field: &Field, from: (UnitId, usize), to: (UnitId, usize)) -> bool {
    let game = table.game;
    let (eye, goal) = (&field.print(from.0).bases()[from.1], &field.print(to.0).bases()[to.1]);
    let line = Segment::new(eye.apex(), goal.centre);
    let whole = line.from.distance(line.to);
    let on_crest = game.table.hills.iter().any(|hill| near(eye, hill.crest.iter().copied()));
    let high = |base: &Base| {
        game.table.hills.iter().any(|hill| near(base, hill.crest.iter().copied()) || hill.top.touches(base))
    };
    let on_hill = |base: &Base| {
        let sloping = |kind| matches!(kind, AreaKind::Gentle | AreaKind::Steep | AreaKind::Cliff);
        high(base) || game.table.areas.iter().any(|area| sloping(area.kind) && area.polygon.touches(base))
    };
    let troops = field.all().iter().filter(|unit| *unit != to.0).any(|unit| {
        field.print(unit).bases().iter().enumerate().any(|(index, base)| {
            let left = || base.edges().iter().filter_map(|edge| line.crossed_at(*edge)).max();
            let over =
                on_crest && unit != from.0 && left().is_some_and(|at| whole - at > 6000) && !high(base);
            (unit, index) != from && base.meets(line) && !over
        })
    });
    let features = game.table.areas.len() + game.table.courses.len() + 2 * game.table.hills.len();
    troops
        || (0..features).any(|number| match game.table.feature(number) {
            Feature::Area(area) if matches!(area.kind, AreaKind::Woods | AreaKind::Village) => {
                let (inside, last) = area.polygon.stretch_inside(line);
                match (area.polygon.holds(line.from), area.polygon.holds(line.to)) {
                    (true, true) => goal.distance(line.from) > 6000,
                    (false, false) => inside > 0 && !(on_crest && whole - last > 6000),
                    _ => inside > 2000,
                }
            }
            Feature::Course(wall) if wall.kind == LineKind::Wall => {
                wall.pieces().any(|piece| piece.meets(line))
                    && ![eye, goal].iter().any(|base| near(base, wall.pieces()) || on_hill(base))
            }
            Feature::Crest(hill) => {
                hill.crest.iter().any(|crest| crest.meets(line))
                    && ![eye, goal].iter().any(|base| near(base, hill.crest.iter().copied()))
            }
            _ => false,
        })
}

/// Everybody somewhere, facing anywhere.
fn scattered(seed: u64) -> Table {
    let mut table = Table::opening();
    let mut dice = SeededDice::new(seed);
    for unit in table.game.roster.ids() {
        let formations: &[Formation] = match table.game.roster.unit(unit).arm {
            league::unit::Arm::Artillery => &[Unlimbered],
            _ => &[Line, Column, Formation::Skirmish],
        };
        let now = &mut table.state.units[unit];
        now.at = Point::new(12_000 + dice.below(170_000) as i32, 12_000 + dice.below(48_000) as i32);
        now.heading = Heading::new(dice.below(360) as i32);
        now.formation = formations[dice.below(formations.len())];
        now.routing = dice.below(8) == 0;
        now.knot = u8::from(dice.below(12) == 0);
        if dice.below(3) == 0 {
            now.came_from = Some(Point::new(dice.below(192_000) as i32, dice.below(72_000) as i32));
        }
    }
    for unit in table.game.roster.ids() {
        for other in table.game.roster.of(table.game.side(unit).enemy()).iter() {
            if dice.below(20) == 0 {
                table.state.fired_at_by[unit].insert(other);
            }
        }
    }
    table
}

#[test]
fn quick_sight_is_as_good_as_slow_sight() {
    proves!("league:G.j", "league:G.k.1", "league:G.l.1", "league:G.l.2");
    let (mut free, mut blocked) = (0, 0);
    for seed in 0..4 {
        let table = scattered(seed);
        let field = table.field();
        for unit in table.game.roster.ids() {
            for target in field.of(table.game.side(unit).enemy()).iter() {
                if !field.print(unit).may_be_within(field.print(target), 40_000) {
                    continue;
                }
                let stands = field.print(unit).bases().len();
                for (stand, goal) in [(0, 0), (stands - 1, 1)] {
                    let (eye, far) = (&field.print(unit).bases()[stand], &field.print(target).bases()[goal]);
                    if !eye.heading.sees(far.centre - eye.apex(), 75) {
                        continue;
                    }
                    let quick = table.game.sight_blocked(&field, unit, stand, target, goal).is_some();
                    let slow = slowly_blocked(&table, &field, (unit, stand), (target, goal));
                    assert_eq!(quick, slow, "{} {stand} at {} {goal}", table.name(unit), table.name(target));
                    if quick { blocked += 1 } else { free += 1 }
                }
            }
        }
    }
    assert!(free > 100 && blocked > 100, "{free} free, {blocked} blocked");
}

/// Rule 6.3.2 word for word, from the judge of single shots.
fn slow_targets(table: &Table, field: &Field, unit: UnitId, stand: usize) -> UnitSet {
    let shots: Vec<(UnitId, i32)> = field
        .of(table.game.side(unit).enemy())
        .iter()
        .filter(|target| table.state.units[*target].knot == 0)
        .filter_map(|target| {
            let shot = table.game.shot(&table.state, field, unit, stand, target).ok()?;
            Some((target, shot.range))
        })
        .collect();
    let centre = field.print(unit).centre;
    let advances = |target: UnitId| {
        let now = &table.state.units[target];
        let print = field.print(target);
        let (_, near, _) = print.nearest(field.print(unit));
        let goal = field.print(unit).bases()[near].centre;
        now.came_from.is_some_and(|from| from.distance(centre) - now.at.distance(centre) >= 1000)
            && print.bases().iter().any(|base| base.heading.sees(goal - base.centre, 45))
    };
    let fired = shots.iter().map(|(t, _)| *t).filter(|t| table.state.fired_at_by[unit].contains(*t));
    let advancing = shots.iter().map(|(t, _)| *t).filter(|t| advances(*t));
    let least = shots.iter().map(|(_, range)| *range).min();
    let nearest = shots.iter().filter(|(_, range)| Some(*range) == least).map(|(t, _)| *t);
    let classes: [UnitSet; 3] = [fired.collect(), advancing.collect(), nearest.collect()];
    classes.into_iter().find(|class| !class.is_empty()).unwrap_or(UnitSet::EMPTY)
}

#[test]
fn list_and_judge_agree_with_the_order_of_targets() {
    proves!("league:G.c", "league:G.f");
    let mut listed = 0;
    for seed in 10..13 {
        let table = scattered(seed);
        let field = table.field();
        for unit in table.game.roster.ids() {
            let stands = field.print(unit).bases().len();
            let mut union = UnitSet::EMPTY;
            for stand in 0..stands {
                let quick = table.game.targets_of_stand(&table.state, &field, unit, stand, false);
                assert_eq!(quick, slow_targets(&table, &field, unit, stand), "{} {stand}", table.name(unit));
                if unit.0 % 7 == 0 {
                    for target in field.all().iter() {
                        let mut aims = [None; MAX_STANDS];
                        aims[stand] = Some(target);
                        let allowed = table.fire_barred(unit, aims).is_none();
                        let may = table.game.judge_firer(&table.state, unit, false).is_ok();
                        assert_eq!(allowed, may && quick.contains(target));
                    }
                }
                union = union.or(quick);
            }
            let mut list = Vec::new();
            table.game.list_fire(&table.state, &field, unit, false, &mut list);
            listed += list.len();
            if table.game.judge_firer(&table.state, unit, false).is_err() {
                assert!(list.is_empty());
                continue;
            }
            assert_eq!(list.is_empty(), union.is_empty());
            let aimed: UnitSet = list.iter().flatten().flatten().copied().collect();
            assert_eq!(aimed, union, "every target is in some way");
            for (index, aims) in list.iter().enumerate() {
                let verdict =
                    table.game.judge_fire(&table.state, &table.field(), unit, Benefit::None, *aims, false);
                assert!(verdict.is_ok(), "{verdict:?}");
                assert!(!list[..index].contains(aims), "no way twice");
            }
        }
    }
    assert!(listed > 100, "{listed}");
}

/// The fires that both sides could order now, by a maker of lists who may remember other positions.
fn fires(table: &Table, scratch: &mut Scratch) -> Vec<Decision> {
    let (mut state, mut all, mut list) = (table.state, Vec::new(), Vec::new());
    for side in Side::BOTH {
        let floor = table.game.seats.captain(side).0;
        (state.stage, state.active, state.floor) = (Stage::Actions, side, floor);
        table.game.decisions(&state, scratch, &mut list);
        all.extend(list.iter().filter(|decision| matches!(decision, Decision::Fire { .. })));
    }
    all
}

/// What is remembered from one position to the next never changes an answer.
#[test]
fn lists_do_not_depend_on_what_was_asked_before() {
    proves!("league:G.c");
    let mut table = Table::opening();
    let mut dice = SeededDice::new(1855);
    let units: Vec<UnitId> = table.game.roster.ids().collect();
    let (mut scratch, mut ways, mut before) = (Scratch::default(), 0, Vec::new());
    for step in 0..400 {
        let unit = units[dice.below(units.len())];
        let now = &mut table.state.units[unit];
        match dice.below(8) {
            0..4 => {
                now.came_from = Some(now.at);
                now.at = Point::new(
                    (now.at.x + dice.below(16_000) as i32 - 8000).clamp(12_000, 180_000),
                    (now.at.y + dice.below(16_000) as i32 - 8000).clamp(12_000, 60_000),
                );
            }
            4 => now.heading = Heading::new(dice.below(360) as i32),
            5 => now.figures = now.figures.saturating_sub(2).max(1),
            6 => {
                let enemy = units[dice.below(units.len())];
                if table.game.side(enemy) != table.game.side(unit) {
                    table.state.fired_at_by[unit].insert(enemy);
                }
            }
            _ => match dice.below(4) {
                0 => now.routing = !now.routing,
                1 => now.knot ^= 1,
                2 => now.came_from = None,
                _ => now.presence = league::state::Presence::Destroyed,
            },
        }
        // Now and then another position comes between.
        if step % 50 == 49 {
            assert!(!fires(&scattered(step), &mut scratch).is_empty());
        }
        let list = fires(&table, &mut scratch);
        assert_eq!(list, fires(&table, &mut Scratch::default()), "step {step}");
        ways += usize::from(list != before);
        before = list;
    }
    assert!(ways > 100, "the lists changed {ways} times only");
}

/// What is remembered is given up when somebody far beyond the nearest target fires, advances or comes into sight.
#[test]
fn what_happens_far_away_may_matter() {
    proves!("league:G.c");
    let mut table = Table::bare();
    let guns = table.place("ru_bat_16_1", 100.0, 10.0, 0, Unlimbered);
    let near = table.place("br_7", 95.0, 25.0, 180, Column);
    let far = table.place("br_33", 105.0, 46.0, 180, Column);
    let screen = table.place("br_23", 105.0, 42.0, 180, Line);
    let mut scratch = Scratch::default();
    let mut plain = |table: &Table| {
        fires(table, &mut scratch).into_iter().find_map(|decision| match decision {
            Decision::Fire { unit, aims, .. } if unit == guns => aims[0],
            _ => None,
        })
    };
    assert_eq!(plain(&table), Some(near));
    // It has fired, but cannot be seen; then it can.
    table.state.fired_at_by[guns].insert(far);
    assert_eq!(plain(&table), Some(near));
    table.state.units[screen].at.x += 30_000;
    assert_eq!(plain(&table), Some(far));
    table.state.fired_at_by[guns] = UnitSet::EMPTY;
    assert_eq!(plain(&table), Some(near));
    // It advances.
    table.state.units[far].came_from = Some(table.state.units[far].at);
    table.state.units[far].at.y -= 2000;
    assert_eq!(plain(&table), Some(far));
    // The nearest one runs, and is still the nearest.
    table.state.units[far].came_from = None;
    assert_eq!(plain(&table), Some(near));
    table.state.units[near].routing = true;
    assert_eq!(plain(&table), Some(near));
    // Then it is in a close combat, and the one that is left too.
    table.state.units[near].knot = 1;
    assert_eq!(plain(&table), Some(far));
    table.state.units[far].knot = 1;
    assert_eq!(plain(&table), None);
}

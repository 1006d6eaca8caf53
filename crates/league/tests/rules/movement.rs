//! Movement (V).

use crate::harness::*;
use crate::marching::*;
use league::decision::{Benefit, Direction, Leg};
use league::state::{Gait, Presence, Stage};
use league::terrain::Terrain;
use league::unit::{Formation, Side, UnitId};
use league::{Decision, Event};
use tabletop::{Heading, Point};

/// A band across the table from y 30 to y 40, but for `line` kinds: one line at y 30.
fn across(kind: &str) -> String {
    match kind {
        "stream" => line("stream", "width = 2.0\n", 31.0),
        "wall" | "trench" => line(kind, "", 30.0),
        "open" => String::new(),
        area => format!(
            "[[area]]\nid = \"it\"\nname = \"It\"\nkind = \"{area}\"\npolygon = [[0.0, 30.0], [192.0, 30.0], [192.0, 40.0], [0.0, 40.0]]\n"
        ),
    }
}

fn line(kind: &str, more: &str, y: f64) -> String {
    format!(
        "[[line]]\nid = \"it\"\nname = \"It\"\nkind = \"{kind}\"\n{more}points = [[0.0, {y:.2}], [192.0, {y:.2}]]\n"
    )
}

/// A unit that faces the ground from 1/2 inch south of it, and has rolled.
fn before(ground: &str, unit: &str, formation: Formation, gait: Gait, dice: &[u8]) -> Table {
    let mut table = Table::on(ground);
    let unit = table.place(unit, 100.0, 29.5, 0, formation);
    table.roll(unit, gait, dice);
    table
}

/// How far a unit may go in all if it takes one step onto the ground.
fn onto(kind: &str, unit: &str, formation: Formation, dice: &[u8]) -> Result<i32, &'static str> {
    before(&across(kind), unit, formation, Gait::Forward, dice).allowance(501)
}

const FOOT: &str = "br_7";
const HORSE: &str = "br_hussars";
const GUNS: &str = "br_bat_e";

#[test]
fn example_6_infantry_row_of_the_chart() {
    proves!("league:V.t.1", "league:V.a.1", "league:Q.22", "league:Q.23", "league:Q.24");
    // Example 1: two dice in line, three in column; each has to be used.
    let line = |kind| onto(kind, FOOT, Formation::Line, &[5, 3]);
    assert_eq!(line("open"), Ok(8000));
    assert_eq!(line("gentle"), Ok(5000));
    assert_eq!(line("steep"), Ok(3000));
    assert_eq!(line("stream"), Ok(3000));
    assert_eq!(line("woods"), Ok(3000));
    assert_eq!(line("cliff"), Ok(3000));
    assert_eq!(line("wall"), Ok(5000));
    assert_eq!(line("trench"), Ok(5000));
    assert_eq!(line("village"), Ok(5000));
    assert_eq!(line("vineyard"), Ok(8000));
    assert_eq!(onto("steep", FOOT, Formation::Column, &[6, 4, 1]), Ok(5000));
    // A stream and a wall in one path: the last die stays.
    let both = across("stream") + &line_at("wall", 30.0);
    let table = before(&both, FOOT, Formation::Line, Gait::Forward, &[5, 3]);
    assert_eq!(table.allowance(600), Ok(3000));
}

fn line_at(kind: &str, y: f64) -> String {
    line(kind, "", y)
}

#[test]
fn example_8_cavalry_row_of_the_chart() {
    proves!("league:V.t.2");
    let line = |kind| onto(kind, HORSE, Formation::Line, &[6, 5, 2]);
    assert_eq!(line("open"), Ok(13_000));
    assert_eq!(line("gentle"), Ok(7000));
    assert_eq!(line("stream"), Ok(2000));
    assert_eq!(line("woods"), Ok(2000));
    assert_eq!(line("steep"), Ok(2000));
    assert_eq!(line("wall"), Ok(7000));
    assert_eq!(line("cliff"), Err("league:V.t.2"));
    assert_eq!(onto("open", HORSE, Formation::Column, &[6, 5, 2, 1]), Ok(14_000));
}

#[test]
fn example_9_artillery_row_of_the_chart() {
    proves!("league:V.t.3");
    let limbered = |kind| onto(kind, GUNS, Formation::Limbered, &[6, 4, 3]);
    assert_eq!(limbered("open"), Ok(13_000));
    assert_eq!(limbered("gentle"), Ok(7000));
    assert_eq!(limbered("steep"), Ok(3000));
    for barred in ["wall", "trench", "cliff", "village"] {
        assert_eq!(limbered(barred), Err("league:V.t.3"), "{barred}");
    }
}

#[test]
fn a_road_gives_its_own_dice_and_carries_over_everything() {
    proves!("league:V.t.1", "league:V.t.2", "league:V.t.3");
    let road = "[[line]]\nid = \"road\"\nname = \"Road\"\nkind = \"road\"\npoints = [[100.0, 5.0], [100.0, 40.0], [130.0, 70.0]]\n";
    let ground = across("stream") + road;
    // The end of example 9.
    let mut table = before(&ground, GUNS, Formation::Limbered, Gait::Road, &[6, 4, 3, 3]);
    let outcome = table.way(straight(16_000)).expect("over the bridge");
    assert_eq!(outcome.reckoning.allowance, 16_000);
    // Ten and a half inches to the bend, the rest to the north-east.
    assert_eq!(outcome.at, Point::new(103_889, 43_889));
    assert_eq!(outcome.heading, Heading::new(45));
    assert_eq!(table.way(straight(16_001)).err(), Some("league:V.a.1"));
    table.go(straight(16_000));
    // The same off the road: the dice of limbered guns.
    let off = before(&ground, GUNS, Formation::Limbered, Gait::Forward, &[6, 4, 3]);
    assert_eq!(off.allowance(600), Ok(3000));
    // Whoever is in column, or an inch away, is not on the road.
    let mut table = Table::on(&ground);
    let foot = table.place(FOOT, 100.0, 20.0, 0, Formation::Column);
    table.in_actions_of(foot);
    assert_eq!(table.march_barred(foot, Gait::Road), Some("league:V.t.1"));
    table.state.units[foot].formation = Formation::Road;
    table.state.units[foot].at = point(101.0, 20.0);
    assert_eq!(table.march_barred(foot, Gait::Road), None);
    table.state.units[foot].at = point(101.001, 20.0);
    assert_eq!(table.march_barred(foot, Gait::Road), Some("league:V.t.1"));
    table.state.units[foot].at = point(101.0, 20.0);
    table.roll(foot, Gait::Road, &[1, 1, 1, 1]);
    // It faces north and so goes north, onto the middle of the road.
    assert_eq!(table.way(straight(4000)).map(|end| end.at), Ok(point(100.0, 24.0)));
    let mut table = Table::on(&ground);
    let foot = table.place(FOOT, 100.0, 20.0, 180, Formation::Road);
    table.roll(foot, Gait::Road, &[1, 1, 1, 1]);
    assert_eq!(table.way(straight(4000)).map(|end| end.at), Ok(point(100.0, 16.0)));
    let mut table = Table::on(&ground);
    let horse = table.place(HORSE, 100.0, 20.0, 0, Formation::Road);
    table.roll(horse, Gait::Road, &[1, 1, 1, 1, 1]);
}

#[test]
fn a_track_lets_wheels_up_the_cliff_and_gives_no_dice() {
    proves!("league:V.t.2", "league:V.t.3");
    let track = "[[line]]\nid = \"track\"\nname = \"Track\"\nkind = \"track\"\npoints = [[100.0, 5.0], [100.0, 70.0]]\n";
    let ground = across("cliff") + track;
    let table = before(&ground, GUNS, Formation::Limbered, Gait::Road, &[6, 4, 3]);
    assert_eq!(table.allowance(600), Ok(3000));
    let table = before(&ground, HORSE, Formation::Road, Gait::Road, &[6, 4, 3, 2]);
    assert_eq!(table.allowance(600), Ok(5000));
    let table = before(&ground, HORSE, Formation::Road, Gait::Forward, &[6, 4, 3, 2]);
    assert_eq!(table.allowance(600), Err("league:V.t.2"));
}

#[test]
fn the_road_ends_somewhere() {
    proves!("league:V.t.1");
    let road =
        "[[line]]\nid = \"road\"\nname = \"Road\"\nkind = \"road\"\npoints = [[100.0, 5.0], [100.0, 33.0]]\n";
    let table = before(road, FOOT, Formation::Road, Gait::Road, &[6, 6, 6, 6]);
    assert!(table.way(straight(3500)).is_ok());
    assert_eq!(table.way(straight(3600)).err(), Some("league:V.t.1"));
    for decision in table.ways() {
        if let Decision::Way { legs } = decision {
            assert!(legs[0].ahead <= 3500);
        }
    }
}

#[test]
fn what_lies_straight_on_beyond_a_bend_is_not_met() {
    proves!("league:V.i", "league:V.b", "league:V.t.1");
    let road = "[[line]]\nid = \"road\"\nname = \"Road\"\nkind = \"road\"\npoints = [[100.0, 5.0], [100.0, 33.0], [60.0, 33.0]]\n";
    let on_road = |ground: &str, other: &str| {
        let mut table = Table::on(ground);
        let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Road);
        // Straight on, three inches beyond the bend.
        if !other.is_empty() {
            table.place(other, 100.0, 36.0, 180, Formation::Road);
        }
        table.roll(foot, Gait::Road, &[6, 6, 6, 6]);
        table
    };
    let around = |table: &Table| table.way(straight(20_000)).map(|end| (end.at, end.reckoning.allowance));
    let end = (point(83.5, 33.0), 24_000);
    assert_eq!(around(&on_road(road, "")), Ok(end));
    assert_eq!(around(&on_road(road, "ru_moscow_1")), Ok(end), "an enemy whom the road does not lead to");
    assert_eq!(around(&on_road(road, "br_33")), Ok(end), "a friend whom it does not lead through");
    let track = road.replace("kind = \"road\"", "kind = \"track\"");
    let wood = "[[area]]\nid = \"wood\"\nname = \"Wood\"\nkind = \"woods\"\npolygon = [[95.0, 36.0], [105.0, 36.0], [105.0, 60.0], [95.0, 60.0]]\n";
    let mut table = Table::on(&(track + wood));
    let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Road);
    table.roll(foot, Gait::Road, &[6, 6, 6]);
    assert_eq!(table.way(straight(18_000)).map(|end| end.reckoning.allowance), Ok(18_000), "no wood");
    // The track to Almatamack: the friend stands where it would lead if it went straight on.
    let mut table = Table::empty();
    let guns = table.place_few("fr_bat_can_1", (39.279, 67.831), 161, Formation::Limbered, 4);
    table.place("fr_zouaves_1", 42.65, 55.0, 180, Formation::Road);
    table.roll(guns, Gait::Road, &[3, 5, 3]);
    assert_eq!(table.way(straight(11_000)).map(|end| end.reckoning.allowance), Ok(11_000), "and around it");
}

#[test]
fn the_first_step_counts_where_the_unit_stands() {
    proves!("league:V.t.1");
    let mut table = Table::on(&across("gentle"));
    let foot = table.place(FOOT, 100.0, 40.5, 0, Formation::Line);
    table.roll(foot, Gait::Forward, &[5, 3]);
    assert_eq!(table.allowance(1000), Ok(5000), "the rear is still on the slope");
    // On a flat top there is no slope.
    let hill = "[[hill]]\nid = \"hill\"\nname = \"Hill\"\nhigh = true\ntop = [[50.0, 32.0], [150.0, 32.0], [150.0, 38.0], [50.0, 38.0]]\ncrest = []\n";
    let mut table = Table::on(&(across("gentle") + hill));
    let foot = table.place(FOOT, 100.0, 35.0, 0, Formation::Line);
    table.roll(foot, Gait::Forward, &[5, 3]);
    assert_eq!(table.allowance(3000), Ok(8000), "to the edge of the top");
    assert_eq!(table.allowance(3001), Ok(5000), "and over it");
    let touched = table.way(straight(3001)).unwrap().reckoning.touched;
    assert_eq!(touched.iter().collect::<Vec<_>>(), [Terrain::Gentle]);
}

#[test]
fn example_12_a_way_that_stops_short_has_all_its_dice() {
    proves!("league:V.a.2", "league:Q.24");
    // The bank is 5 inches away, the dice are 4 and 3.
    let mut table = Table::on(&line("stream", "width = 1.5\n", 30.75));
    let foot = table.place(FOOT, 100.0, 25.0, 0, Formation::Line);
    table.roll(foot, Gait::Forward, &[4, 3]);
    assert_eq!(table.way(straight(7000)).err(), Some("league:V.a.1"));
    assert_eq!(table.way(straight(5001)).err(), Some("league:V.a.1"));
    assert_eq!(table.allowance(5000), Ok(7000));
    assert!(table.ways().contains(&Decision::Way { legs: straight(5000) }), "the bank is offered");
    // It need not use anything.
    assert!(table.way(straight(1)).is_ok());
    assert!(table.game.judge_stay(&table.state).is_ok());
    table.game.stay(&mut table.state, &mut kernel::Log::silent());
    assert!(table.state.units[foot].acted);
    assert_eq!(table.state.units[foot].at, point(100.0, 25.0));
}

#[test]
fn example_7_chits_shorten_each_die() {
    proves!("league:V.f", "league:Q.38");
    let rolled = |ground: &str, friend: bool| {
        let mut table = Table::on(ground);
        let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Column);
        if friend {
            table.place("br_33", 100.0, 31.0, 0, Formation::Line);
        }
        table.state.units[foot].chits = 2;
        table.roll(foot, Gait::Forward, &[6, 4, 1]);
        table
    };
    assert_eq!(rolled("", false).allowance(600), Ok(6000));
    assert_eq!(rolled("", false).way(straight(6001)).err(), Some("league:V.a.1"));
    assert_eq!(rolled(&across("steep"), false).allowance(600), Ok(2000));
    let outcome = rolled("", true).way(straight(6000)).expect("through friends");
    assert_eq!(outcome.reckoning.allowance, 6000);
    assert!(outcome.reckoning.friends);
    let words: Vec<_> = outcome.reckoning.factors().into_iter().map(|factor| factor.rule.0).collect();
    assert_eq!(words, ["league:V.a.1", "league:V.f", "league:V.b", "league:V.a.2"]);
}

#[test]
fn friends_cost_the_lowest_die_and_nobody_ends_on_another() {
    proves!("league:V.b");
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Column);
    table.place("br_33", 100.0, 33.0, 0, Formation::Line);
    table.roll(foot, Gait::Forward, &[6, 5, 2]);
    assert_eq!(table.allowance(2000), Ok(13_000), "up to their backs");
    assert_eq!(table.way(straight(2010)).err(), Some("league:V.b"), "not onto them");
    assert_eq!(table.way(straight(7900)).err(), Some("league:V.b"));
    assert_eq!(table.allowance(8000), Ok(11_000), "through them");
    assert_eq!(table.way(straight(11_001)).err(), Some("league:V.b"), "the lowest die is gone");
    // Through a close combat leads no way.
    let friend = table.unit("br_33");
    table.state.units[friend].knot = 1;
    assert_eq!(table.way(straight(8000)).err(), Some("league:V.b"));
}

#[test]
fn backward_and_sideways_is_one_die() {
    proves!("league:V.c");
    for formation in [Formation::Line, Formation::Column, Formation::Road] {
        let mut table = Table::bare();
        let foot = table.place(FOOT, 100.0, 29.5, 0, formation);
        table.roll(foot, Gait::Sideways, &[5]);
        let end = |direction| table.shift(direction, 5000).map(|end| (end.at, end.heading));
        let north = Heading::NORTH;
        assert_eq!(end(Direction::Backward), Ok((point(100.0, 24.5), north)));
        assert_eq!(end(Direction::Left), Ok((point(95.0, 29.5), north)));
        assert_eq!(end(Direction::Right), Ok((point(105.0, 29.5), north)));
        assert_eq!(end(Direction::Forward), Err("league:V.c"));
        assert_eq!(table.shift(Direction::Left, 5001).err(), Some("league:V.a.1"));
        assert_eq!(table.way(straight(1000)).err(), Some("league:V.c"));
        let depth = match formation {
            Formation::Line => 1.5,
            Formation::Column => 4.5,
            _ => 9.0,
        };
        let about = table.shift(Direction::About, 5000).expect("about face");
        assert_eq!((about.at, about.heading), (point(100.0, 29.5 - depth - 5.0), Heading::SOUTH));
    }
    // The benefit makes it two dice, and then the ground can take one.
    let mut table = Table::on(&across("gentle"));
    let foot = table.place(FOOT, 100.0, 41.6, 0, Formation::Line);
    let near = table.staff("br_light");
    table.state.staff[near.index()].at = point(100.0, 50.0);
    table.roll_with(foot, Gait::Sideways, Benefit::Commander, &[5, 3]);
    assert_eq!(table.shift(Direction::Backward, 100).map(|end| end.reckoning.allowance), Ok(8000));
    assert_eq!(table.shift(Direction::Backward, 200).map(|end| end.reckoning.allowance), Ok(5000));
}

#[test]
fn a_benefit_is_one_more_die() {
    proves!("league:L.mv", "league:Q.18");
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Line);
    let general = table.staff("br_light");
    table.state.staff[general.index()].at = point(100.0, 20.0);
    let points = table.state.units[foot].points;
    table.roll_with(foot, Gait::Forward, Benefit::Commander, &[1, 2, 3]);
    assert_eq!(table.state.units[foot].points, points - 1);
    assert_eq!(table.allowance(6000), Ok(6000));
}

#[test]
fn squares_do_not_move() {
    proves!("league:V.d");
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Square);
    table.in_actions_of(foot);
    for gait in [Gait::Forward, Gait::Road, Gait::Sideways, Gait::Prolonge] {
        assert_eq!(table.march_barred(foot, gait), Some("league:V.d"));
    }
    table.state.units[foot].formation = Formation::Column;
    assert_eq!(table.march_barred(foot, Gait::Forward), None);
}

#[test]
fn guns_move_by_hand_with_one_die() {
    proves!("league:V.e.1");
    let mut table = Table::bare();
    let guns = table.place(GUNS, 100.0, 29.5, 0, Formation::Unlimbered);
    table.in_actions_of(guns);
    assert_eq!(table.march_barred(guns, Gait::Forward), Some("league:V.e.1"));
    assert_eq!(table.march_barred(guns, Gait::Sideways), Some("league:V.e.1"));
    table.roll(guns, Gait::Prolonge, &[4]);
    for direction in [Direction::Forward, Direction::Backward, Direction::Left, Direction::Right] {
        let end = table.shift(direction, 4000).expect("any side");
        assert_eq!(end.heading, Heading::NORTH);
        assert_eq!(end.at.distance(point(100.0, 29.5)), 4000);
    }
    assert_eq!(table.shift(Direction::About, 1000).err(), Some("league:V.c"));
    assert_eq!(table.shift(Direction::Left, 4001).err(), Some("league:V.a.1"));
    table.slide(Direction::Forward, 4000);
    assert_eq!(table.state.units[guns].formation, Formation::Unlimbered);
    let limbered = table.place("br_bat_h", 50.0, 29.5, 0, Formation::Limbered);
    assert_eq!(table.march_barred(limbered, Gait::Prolonge), Some("league:V.e.1"));
}

#[test]
fn example_10_only_an_even_die_takes_guns_over_obstacles() {
    proves!("league:V.e.2");
    for kind in ["wall", "trench", "stream", "steep", "cliff"] {
        let table = before(&across(kind), GUNS, Formation::Unlimbered, Gait::Prolonge, &[4]);
        assert_eq!(
            table.shift(Direction::Forward, 4000).map(|end| end.reckoning.allowance),
            Ok(4000),
            "{kind}"
        );
        let table = before(&across(kind), GUNS, Formation::Unlimbered, Gait::Prolonge, &[5]);
        assert_eq!(table.shift(Direction::Forward, 5000).err(), Some("league:V.e.2"), "{kind}");
        assert!(table.shift(Direction::Forward, 500).is_ok(), "up to it");
        assert!(table.shift(Direction::Backward, 5000).is_ok());
    }
    // Nothing is deducted, and a gentle slope is no obstacle.
    let table = before(&across("gentle"), GUNS, Formation::Unlimbered, Gait::Prolonge, &[5]);
    assert!(table.shift(Direction::Forward, 5000).is_ok());
    // The crest of a high hill is one, however gentle its slopes; that of a low hill is none.
    let hill = |high: bool| {
        format!(
            "{}[[hill]]\nid = \"hill\"\nname = \"Hill\"\nhigh = {high}\ntop = [[50.0, 34.0], [150.0, 34.0], [150.0, 38.0], [50.0, 38.0]]\ncrest = [[[50.0, 34.0], [150.0, 34.0]]]\n",
            across("gentle")
        )
    };
    let climb = |high: bool, die: u8, length: u16| {
        let table = before(&hill(high), GUNS, Formation::Unlimbered, Gait::Prolonge, &[die]);
        table.shift(Direction::Forward, length).err()
    };
    assert_eq!(climb(true, 5, 4500), None, "up to the crest");
    assert_eq!(climb(true, 5, 4600), Some("league:V.e.2"));
    assert_eq!(climb(true, 6, 4600), None);
    assert_eq!(climb(false, 5, 4600), None);
    // Kourgane is one: over the crest at its north, and over none on its slope.
    let mut table = Table::empty();
    let guns = table.place(GUNS, 151.0, 26.0, 180, Formation::Unlimbered);
    table.roll(guns, Gait::Prolonge, &[5]);
    assert_eq!(table.shift(Direction::Forward, 5000).err(), Some("league:V.e.2"));
    assert!(table.shift(Direction::Forward, 2000).is_ok());
    table.in_actions_of(guns);
    table.roll(guns, Gait::Prolonge, &[4]);
    assert!(table.shift(Direction::Forward, 4000).is_ok());
    // Even before chits.
    let mut table = Table::on(&across("wall"));
    let guns = table.place(GUNS, 100.0, 29.5, 0, Formation::Unlimbered);
    table.state.units[guns].chits = 1;
    table.roll(guns, Gait::Prolonge, &[4]);
    assert!(table.shift(Direction::Forward, 3000).is_ok());
    assert_eq!(table.shift(Direction::Forward, 3001).err(), Some("league:V.a.1"));
}

#[test]
fn example_11_wheels_cost_the_outer_arc() {
    proves!("league:A.a.2");
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Line);
    table.roll(foot, Gait::Forward, &[4, 3]);
    assert_eq!(table.way(leg(30, 0)).map(|end| end.reckoning.used), Ok(4712));
    assert_eq!(table.way(leg(-30, 0)).map(|end| end.reckoning.used), Ok(4712));
    assert_eq!(table.way(leg(31, 0)).err(), Some("league:A.a.2"));
    let bent = [Leg { wheel: 20, ahead: 1000 }, Leg { wheel: -11, ahead: 0 }, Leg::default()];
    assert_eq!(table.way(bent).err(), Some("league:A.a.2"));
    let end = table.way(leg(30, 2288)).expect("exactly the dice");
    assert_eq!(end.reckoning.used, 7000);
    assert_eq!(table.way(leg(30, 2289)).err(), Some("league:V.a.1"));
    // The right front corner stays where it is.
    let turned = table.way(leg(30, 0)).expect("a wheel");
    let corner = turned.at + turned.heading.offset(4500, 0);
    assert!(corner.distance(point(104.5, 29.5)) <= 1);
    assert_eq!(turned.heading, Heading::new(30));
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Column);
    table.roll(foot, Gait::Forward, &[4, 3, 1]);
    assert_eq!(table.way(leg(30, 0)).map(|end| end.reckoning.used), Ok(1571));
}

#[test]
fn a_wheel_touches_the_ground_and_the_enemy_degree_by_degree() {
    proves!("league:V.i", "league:V.t.1");
    let mut table = Table::on(&across("gentle"));
    let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Line);
    table.roll(foot, Gait::Forward, &[5, 3]);
    let wheel = |degrees| table.way(leg(degrees, 0)).map(|end| end.reckoning.allowance);
    // The outer corner rises by half an inch after 3.2 degrees.
    assert_eq!(wheel(3), Ok(8000));
    assert_eq!(wheel(4), Ok(5000));
    assert_eq!(wheel(-4), Ok(5000));
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 29.5, 0, Formation::Line);
    table.place("ru_moscow_1", 96.0, 32.5, 180, Formation::Line);
    table.roll(foot, Gait::Forward, &[5, 3]);
    assert!(table.way(leg(6, 0)).is_ok());
    assert_eq!(table.way(leg(8, 0)).err(), Some("league:V.i"));
}

#[test]
fn example_13_two_inches_from_the_enemy() {
    proves!("league:V.i");
    let mut table = Table::bare();
    let horse = table.place(HORSE, 100.0, 20.0, 0, Formation::Line);
    let enemy = table.place("ru_moscow_1", 100.0, 29.0, 180, Formation::Line);
    table.roll(horse, Gait::Forward, &[6, 4, 1]);
    assert_eq!(table.way(straight(11_000)).err(), Some("league:V.i"));
    assert_eq!(table.way(straight(7001)).err(), Some("league:V.i"));
    assert!(table.way(straight(7000)).is_ok());
    assert!(table.ways().contains(&Decision::Way { legs: straight(7000) }));
    table.go(straight(7000));
    let field = table.field();
    assert_eq!(field.print(horse).gap(field.print(enemy)), 2000);
    // Nor in passing.
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 20.0, 0, Formation::Column);
    table.place("ru_moscow_1", 104.0, 30.0, 90, Formation::Road);
    table.roll(foot, Gait::Forward, &[6, 6, 6]);
    let gap = 104.0 - 9.0 - 101.5;
    assert!(gap < 2.0, "the file stands across the way");
    assert_eq!(table.way(straight(17_000)).err(), Some("league:V.i"));
    // Whoever is nearer already may move as long as he comes no nearer.
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 20.0, 0, Formation::Line);
    table.place("ru_moscow_1", 100.0, 21.0, 180, Formation::Line);
    table.roll(foot, Gait::Sideways, &[6]);
    assert!(table.shift(Direction::Backward, 500).is_ok());
    assert!(table.shift(Direction::Left, 3000).is_ok());
    assert!(table.shift(Direction::About, 1000).is_ok());
    table.state.units[foot].acted = false;
    table.roll(foot, Gait::Forward, &[6, 1]);
    assert_eq!(table.way(straight(100)).err(), Some("league:V.i"));
}

#[test]
fn at_any_angle_the_stop_is_two_inches_sharp() {
    proves!("league:V.i");
    for degrees in (0..360).step_by(7) {
        let mut table = Table::bare();
        let heading = Heading::new(degrees);
        let foot = table.place(FOOT, 96.0, 36.0, degrees, Formation::Line);
        let enemy = table.place("ru_moscow_1", 96.0, 36.0, degrees + 187, Formation::Line);
        let off = heading.step(9000);
        table.state.units[enemy].at = table.state.units[enemy].at + off;
        table.roll(foot, Gait::Forward, &[6, 5]);
        let ways = table.ways();
        let sharp = ways.iter().any(|decision| match decision {
            Decision::Way { legs } if legs[0].wheel == 0 => {
                let end = table.way(*legs).expect("what is offered is allowed");
                let mut after = Table { game: table.game, state: table.state };
                after.state.units[foot].at = end.at;
                let field = after.field();
                matches!(field.print(foot).gap(field.print(enemy)), 1999 | 2000)
            }
            _ => false,
        });
        assert!(sharp, "{degrees}: {ways:?}");
    }
}

#[test]
fn the_sea_and_the_edge_stop_everybody() {
    proves!("league:V.a.1");
    assert_eq!(onto("sea", FOOT, Formation::Line, &[5, 3]), Err("league:V.a.1"));
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 70.0, 0, Formation::Line);
    table.roll(foot, Gait::Forward, &[5, 3]);
    assert!(table.way(straight(2000)).is_ok());
    assert_eq!(table.way(straight(2001)).err(), Some("league:V.a.1"));
    let mut table = Table::bare();
    let foot = table.place(FOOT, 5.0, 36.0, 0, Formation::Line);
    table.roll(foot, Gait::Sideways, &[5]);
    assert!(table.shift(Direction::Left, 500).is_ok());
    assert_eq!(table.shift(Direction::Left, 501).err(), Some("league:V.a.1"));
}

#[test]
fn cavalry_that_goes_four_inches_forward_is_moving() {
    proves!("league:V.h.1", "league:V.h.2");
    let moved = |wheel: i8, ahead: u16| {
        let mut table = Table::bare();
        let horse = table.place(HORSE, 100.0, 20.0, 0, Formation::Column);
        table.roll(horse, Gait::Forward, &[6, 6, 1, 1]);
        table.go(leg(wheel, ahead));
        (table, horse)
    };
    let (table, horse) = moved(0, 4000);
    assert!(table.state.units[horse].moving);
    assert_eq!(table.state.units[horse].came_from, Some(point(100.0, 20.0)));
    let (table, horse) = moved(30, 3999);
    assert!(!table.state.units[horse].moving, "wheels do not count");
    // Any other action makes it stand.
    let others: [fn(&mut Table, UnitId); 4] = [
        |table, horse| {
            table.game.form(
                &mut table.state,
                horse,
                Formation::Line,
                false,
                false,
                &mut kernel::Log::silent(),
            );
        },
        |table, horse| {
            table.game.face(&mut table.state, horse, Heading::new(90), false, &mut kernel::Log::silent());
        },
        |table, horse| table.game.hold(&mut table.state, horse, &mut kernel::Log::silent()),
        |table, horse| {
            table.roll(horse, Gait::Sideways, &[6]);
            table.slide(Direction::Backward, 6000);
        },
    ];
    for other in others {
        let (mut table, horse) = moved(0, 9000);
        table.state.units[horse].acted = false;
        other(&mut table, horse);
        assert!(!table.state.units[horse].moving);
        assert_eq!(table.state.units[horse].came_from, None);
    }
    // Infantry never is, nor dismounted cavalry.
    let mut table = Table::bare();
    let horse = table.place(HORSE, 100.0, 20.0, 0, Formation::Column);
    table.state.units[horse].dismounted = true;
    table.roll(horse, Gait::Forward, &[6, 6, 1]);
    table.go(straight(9000));
    assert!(!table.state.units[horse].moving);
}

#[test]
fn who_may_not_move() {
    proves!("league:Q.17", "league:M.e.2");
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 20.0, 0, Formation::Line);
    table.in_actions_of(foot);
    let barred = |change: &dyn Fn(&mut league::state::UnitState)| {
        let mut table = Table { game: table.game, state: table.state };
        change(&mut table.state.units[foot]);
        table.march_barred(foot, Gait::Forward)
    };
    assert_eq!(barred(&|_| {}), None);
    assert_eq!(barred(&|unit| unit.acted = true), Some("league:Q.17"));
    assert_eq!(barred(&|unit| unit.routing = true), Some("league:M.e.2"));
    assert_eq!(barred(&|unit| unit.knot = 1), Some("league:C.a.1"));
    assert_eq!(barred(&|unit| unit.presence = Presence::Destroyed), Some("league:A.a.1"));
    // A move uses the action up.
    table.roll(foot, Gait::Forward, &[2, 2]);
    let events = table.go(straight(4000));
    assert!(matches!(events[0], Event::Moved { used: 4000, .. }));
    assert_eq!(table.march_barred(foot, Gait::Forward), Some("league:Q.17"));
}

#[test]
fn skirmishers_march_as_a_column() {
    proves!("league:F.s2");
    let mut table = Table::bare();
    let foot = table.place("br_rifles", 100.0, 20.0, 0, Formation::Skirmish);
    table.roll(foot, Gait::Forward, &[1, 2, 3]);
    let horse = table.place(HORSE, 150.0, 20.0, 0, Formation::Skirmish);
    table.roll(horse, Gait::Forward, &[1, 2, 3, 4]);
    table.state.units[horse].dismounted = true;
    table.roll(horse, Gait::Forward, &[1, 2, 3]);
}

/// The case that bars a new formation, or a new facing.
fn form_barred(table: &Table, unit: UnitId, formation: Formation, about: bool) -> Option<&'static str> {
    let verdict = table.game.judge_form(&table.state, &table.field(), unit, formation, about, false);
    verdict.err().map(|bar| table.case_of(bar))
}

fn face_barred(table: &Table, unit: UnitId, heading: i32) -> Option<&'static str> {
    let verdict = table.game.judge_face(&table.state, &table.field(), unit, Heading::new(heading), false);
    verdict.err().map(|bar| table.case_of(bar))
}

#[test]
fn no_part_of_a_limbered_battery_comes_to_lie_across_a_wall() {
    proves!("league:V.t.3");
    for kind in ["wall", "trench"] {
        let ground = across(kind);
        // Along the wall, half an inch from it: to turn or to limber about would bring wheels over it.
        let mut table = Table::on(&ground).actions(Side::Allied);
        let guns = table.place(GUNS, 100.0, 28.5, 90, Formation::Limbered);
        assert_eq!(face_barred(&table, guns, 180), Some("league:V.t.3"), "{kind}");
        assert_eq!(face_barred(&table, guns, 0), Some("league:V.t.3"));
        assert_eq!(face_barred(&table, guns, 270), None, "about face it lies as before");
        assert_eq!(form_barred(&table, guns, Formation::Unlimbered, false), None);
        let listed = |table: &Table, guns| {
            let faces = table.decisions().into_iter().filter_map(|decision| match decision {
                Decision::Face { unit, heading } if unit == guns => Some(heading.degrees()),
                _ => None,
            });
            faces.collect::<Vec<_>>()
        };
        assert_eq!(listed(&table, guns), [270]);
        // Ready to fire right before it: limbered it would stand across it if it turned about.
        let mut table = Table::on(&ground).actions(Side::Allied);
        let guns = table.place(GUNS, 100.0, 29.5, 0, Formation::Unlimbered);
        assert_eq!(form_barred(&table, guns, Formation::Limbered, false), None);
        assert_eq!(form_barred(&table, guns, Formation::Limbered, true), Some("league:V.t.3"));
        assert!(table.decisions().contains(&Decision::Form {
            unit: guns,
            formation: Formation::Limbered,
            about: false
        }));
        assert!(!table.decisions().contains(&Decision::Form {
            unit: guns,
            formation: Formation::Limbered,
            about: true
        }));
        // Brought onto it by hand it does not limber there.
        table.state.units[guns].at = point(100.0, 31.0);
        assert_eq!(form_barred(&table, guns, Formation::Limbered, false), Some("league:V.t.3"));
        // Whoever was driven across it may leave it, but crosses no other one.
        let second = line("trench", "", 35.0).replace("\"it\"", "\"other\"");
        let mut table = Table::on(&(across("trench") + &second));
        let guns = table.place(GUNS, 100.0, 31.0, 0, Formation::Limbered);
        table.roll(guns, Gait::Forward, &[6, 5, 4]);
        assert_eq!(table.way(straight(4000)).err(), None);
        assert_eq!(table.way(straight(4100)).err(), Some("league:V.t.3"));
        assert_eq!(table.way(leg(30, 3000)).err(), None);
    }
    // Infantry goes where it likes.
    let mut table = Table::on(&across("wall")).actions(Side::Allied);
    let foot = table.place(FOOT, 100.0, 29.5, 90, Formation::Line);
    assert_eq!(face_barred(&table, foot, 0), None);
}

#[test]
fn cavalry_comes_onto_no_cliff_by_turning_forming_or_mounting() {
    proves!("league:V.t.2");
    let mut table = Table::on(&across("cliff")).actions(Side::Allied);
    let horse = table.place(HORSE, 100.0, 29.5, 0, Formation::Line);
    assert_eq!(face_barred(&table, horse, 90), Some("league:V.t.2"));
    assert_eq!(form_barred(&table, horse, Formation::Column, false), None);
    table.state.units[horse].at = point(100.0, 28.5);
    table.state.units[horse].heading = Heading::new(270);
    table.state.units[horse].formation = Formation::Road;
    assert_eq!(form_barred(&table, horse, Formation::Line, false), Some("league:V.t.2"));
    // On foot it may, and then it does not mount there.
    table.state.units[horse].dismounted = true;
    assert_eq!(form_barred(&table, horse, Formation::Line, false), None);
    let mount_barred = |table: &Table, horse| {
        table.game.judge_saddle(&table.state, &table.field(), horse, true).err().map(|bar| table.case_of(bar))
    };
    assert_eq!(mount_barred(&table, horse), None);
    table.state.units[horse].at = point(100.0, 31.0);
    assert_eq!(mount_barred(&table, horse), Some("league:V.t.2"));
    assert!(!table.decisions().contains(&Decision::Mount { unit: horse }));
    // A track leads up the cliff.
    let track = "[[line]]\nid = \"track\"\nname = \"Track\"\nkind = \"track\"\npoints = [[100.0, 5.0], [100.0, 70.0]]\n";
    let mut table = Table::on(&(across("cliff") + track)).actions(Side::Allied);
    let horse = table.place(HORSE, 100.0, 35.0, 0, Formation::Road);
    table.state.units[horse].dismounted = true;
    assert_eq!(mount_barred(&table, horse), None);
}

#[test]
fn what_is_offered_is_allowed_and_varied() {
    proves!("league:V.a.2");
    let dice: [u8; 7] = [6, 5, 4, 3, 2, 1, 6];
    let opening = Table::opening();
    for unit in opening.game.roster.ids() {
        for gait in [Gait::Forward, Gait::Road, Gait::Sideways, Gait::Prolonge] {
            let mut table = Table { game: opening.game, state: opening.state };
            table.in_actions_of(unit);
            let Ok(count) = table.game.judge_gait(&table.state, unit, gait) else { continue };
            table.roll(unit, gait, &dice[..usize::from(count)]);
            let ways = table.ways();
            assert_eq!(ways.last(), Some(&Decision::Stay));
            assert!((3..=30).contains(&ways.len()), "{} {gait:?}: {}", table.name(unit), ways.len());
            for (index, decision) in ways.iter().enumerate() {
                assert!(!ways[..index].contains(decision), "twice: {decision:?}");
                let verdict = match *decision {
                    Decision::Way { legs } => table.way(legs).map(|_| ()),
                    Decision::Shift { direction, length } => table.shift(direction, length).map(|_| ()),
                    _ => Ok(()),
                };
                assert_eq!(verdict, Ok(()), "{} {decision:?}", table.name(unit));
            }
        }
    }
}

#[test]
fn a_drag_leads_to_the_nearest_place_that_is_allowed() {
    proves!("league:V.a.2", "league:V.i");
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 20.0, 0, Formation::Column);
    table.place("ru_moscow_1", 100.0, 29.0, 180, Formation::Line);
    assert!(
        table.game.sketch_move(&table.state, foot, point(100.0, 22.0), None).is_none(),
        "before the roll"
    );
    table.roll(foot, Gait::Forward, &[6, 5, 2]);
    let sketch = |x, y, heading: Option<i32>| {
        let sketch = table.game.sketch_move(&table.state, foot, point(x, y), heading.map(Heading::new));
        let sketch = sketch.expect("the unit has rolled");
        if let Some(link) = &sketch.link {
            let Some(Decision::Way { legs }) = league::pose_link::parse_pose(link) else { panic!("{link}") };
            let end = table.way(legs).expect("what is sketched is allowed");
            assert_eq!((sketch.stance.x, sketch.stance.y), (end.at.x, end.at.y));
            assert_eq!(sketch.stance.heading, end.heading.degrees());
            assert_eq!(sketch.used, end.reckoning.used);
            assert_eq!(sketch.way.last(), Some(&(end.at.x, end.at.y)));
        }
        sketch
    };
    assert!(table.game.sketch_turn(&table.state, foot, Heading::new(10)).is_none(), "after the roll");
    let free = sketch(100.0, 24.0, None);
    assert_eq!((free.stance.x, free.stance.y, free.stopped), (100_000, 24_000, None));
    assert_eq!(free.stance.stands.len(), 6);
    let near = sketch(100.0, 31.0, None);
    assert_eq!((near.stance.x, near.stance.y), (100_000, 27_000));
    assert_eq!(near.stopped.map(|why| why.rule.0), Some("league:V.i"));
    let aside = sketch(101.5, 24.0, None);
    assert!((aside.stance.x - 101_500).abs() < 300, "{aside:?}");
    let turned = sketch(101.0, 24.0, Some(0));
    assert_eq!(turned.stance.heading, 0);
    assert_eq!(turned.stopped, None);
    let behind = sketch(100.0, 10.0, None);
    assert!(behind.stopped.is_some());
    // Too far for the dice.
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 20.0, 0, Formation::Line);
    table.roll(foot, Gait::Forward, &[3, 2]);
    let far = table.game.sketch_move(&table.state, foot, point(100.0, 40.0), None).expect("rolled");
    assert_eq!((far.stance.y, far.allowed), (25_000, 5000));
    assert_eq!(far.stopped.map(|why| why.rule.0), Some("league:V.a.1"));
    assert_eq!(far.link.as_deref(), Some("pose:w0,5000;0,0;0,0"));
}

#[test]
fn a_drag_to_a_side_and_along_a_road() {
    proves!("league:V.c", "league:V.t.1");
    let mut table = Table::bare();
    let foot = table.place(FOOT, 100.0, 20.0, 0, Formation::Line);
    table.roll(foot, Gait::Sideways, &[4]);
    let sketch = |x, y| table.game.sketch_move(&table.state, foot, point(x, y), None).expect("rolled");
    assert_eq!(sketch(97.0, 20.5).link.as_deref(), Some("pose:s-left,3000"));
    assert_eq!(sketch(100.0, 12.0).link.as_deref(), Some("pose:s-backward,4000"));
    let road = "[[line]]\nid = \"road\"\nname = \"Road\"\nkind = \"road\"\npoints = [[100.0, 5.0], [100.0, 40.0], [130.0, 70.0]]\n";
    let table = before(road, GUNS, Formation::Limbered, Gait::Road, &[6, 4, 3, 3]);
    let guns = table.unit(GUNS);
    let sketch = table.game.sketch_move(&table.state, guns, point(101.0, 35.5), None).expect("rolled");
    assert_eq!(sketch.link.as_deref(), Some("pose:w0,6000;0,0;0,0"));
    let far = table.game.sketch_move(&table.state, guns, point(130.0, 70.0), None).expect("rolled");
    assert_eq!((far.used, far.stance.x, far.stance.y), (16_000, 103_889, 43_889));
    assert!(matches!(table.state.stage, Stage::March { .. }));
}

#[test]
fn every_drag_leads_somewhere_allowed() {
    proves!("league:V.a.2");
    let opening = Table::opening();
    let dice: [u8; 7] = [5, 4, 6, 2, 3, 1, 6];
    let mut reached = 0;
    for unit in opening.game.roster.ids() {
        for gait in [Gait::Forward, Gait::Road, Gait::Sideways, Gait::Prolonge] {
            let mut table = Table { game: opening.game, state: opening.state };
            table.in_actions_of(unit);
            let Ok(count) = table.game.judge_gait(&table.state, unit, gait) else { continue };
            table.roll(unit, gait, &dice[..usize::from(count)]);
            let from = table.state.units[unit].at;
            for (direction, heading) in
                [(0, None), (60, Some(30)), (170, Some(200)), (230, None), (350, Some(0))]
            {
                let to = from + Heading::new(direction).step(9000);
                let sketch = table.game.sketch_move(&table.state, unit, to, heading.map(Heading::new));
                let sketch = sketch.expect("it has rolled");
                let Some(link) = sketch.link else {
                    assert!(sketch.stopped.is_some(), "{}", table.name(unit));
                    continue;
                };
                reached += 1;
                let end = match league::pose_link::parse_pose(&link) {
                    Some(Decision::Way { legs }) => table.way(legs),
                    Some(Decision::Shift { direction, length }) => table.shift(direction, length),
                    other => panic!("{link}: {other:?}"),
                };
                let end = end.unwrap_or_else(|case| panic!("{} {link}: {case}", table.name(unit)));
                assert_eq!((sketch.stance.x, sketch.stance.y), (end.at.x, end.at.y));
                assert_eq!((sketch.used, sketch.allowed), (end.reckoning.used, end.reckoning.allowance));
                assert!(sketch.used <= sketch.allowed);
            }
        }
    }
    assert!(reached > 300, "{reached}");
}

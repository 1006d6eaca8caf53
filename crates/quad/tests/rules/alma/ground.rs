//! The river and the ground (17.0, 17.2, 18.1 to 18.3). Prices are in half points.

use crate::harness::*;
use crate::movement::prices;
use hexmap::{Direction, Hex, HexMap};
use quad::alma::Alma;
use quad::unit::{Side, UnitSet};
use quad::{Decision, Quad};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const MAP: &str = include_str!("../../../../../data/alma/map.toml");
const BOURLIUK: [&str; 3] = ["1912", "1913", "2012"];

/// Alma on a map of the test's own.
fn alma_on(map: String) -> &'static Quad<Alma> {
    assert_ne!(map, MAP, "the test changes the map");
    Box::leak(Box::new(trials::game_on(&quad::alma::TITLE, &[("alma/map.toml", &map)], &[])))
}

/// The map with some hexes raised to a level.
fn raised(hexes: &[(&str, u8)]) -> String {
    let mut map = MAP.to_owned();
    for (name, level) in hexes {
        let start = format!("\nr{:02} = \"", hex(name).row());
        let at =
            map.find(&start).expect("the row is there") + start.len() + usize::from(hex(name).column()) - 1;
        map.replace_range(at..=at, &level.to_string());
    }
    map
}

/// Alma with some hexes raised to a level.
pub(super) fn alma_with_levels(hexes: &[(&str, u8)]) -> &'static Quad<Alma> {
    alma_on(raised(hexes))
}

fn in_phase(quad: &'static Quad<Alma>, phasing: &str, phase: &str, units: Value) -> Table<Alma> {
    Table::set_up(quad, json!({ "turn": 3, "phasing": phasing, "phase": phase, "units": units }))
}

/// An Allied Movement Phase of a parent that is all across, on the hexes given.
fn allies_move(units: Value) -> Table<Alma> {
    in_phase(alma(), "allied", "movement", units)
}

/// `br_41_2nd` in order, `br_47_2nd` disrupted and a battery, out of the way of everything.
fn walkers(quad: &'static Quad<Alma>) -> Table<Alma> {
    let units = json!({
        "br_41_2nd": { "hex": "3301" }, "br_47_2nd": { "hex": "3302", "disrupted": true }, "br_a_2nd": { "hex": "3303" },
    });
    in_phase(quad, "allied", "movement", units)
}

const INFANTRY: &str = "br_41_2nd";
const BROKEN: &str = "br_47_2nd";
const GUNS: &str = "br_a_2nd";

/// Every hexside of a kind from both of its hexes.
fn sides<'m>(map: &'m HexMap, kind: &str) -> impl Iterator<Item = (Hex, Hex)> + 'm {
    map.sides(kind).iter().map(|(hex, way)| (hex, hex.neighbour(way).expect("a hexside has two hexes")))
}

type Corner = (i32, i32);

/// The six corners of a hex: its centre is three to the right for each column and two down for each row,
/// one more in even columns.
fn corners(hex: Hex) -> BTreeSet<Corner> {
    let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
    let (x, y) = (3 * column, 2 * row + i32::from(column % 2 == 0));
    [(-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)].map(|(right, down)| (x + right, y + down)).into()
}

/// The two ends of the hexside between two hexes.
fn ends(one: Hex, other: Hex) -> [Corner; 2] {
    let common: Vec<Corner> = corners(one).intersection(&corners(other)).copied().collect();
    common.try_into().expect("neighbours have a hexside in common")
}

#[test]
fn the_alma_is_one_unbroken_line_from_the_sea_to_the_east_edge() {
    proves!("alma:17.0", "alma:17.2c");
    let map = &alma().map;
    let mut at_corner: BTreeMap<Corner, Vec<([Corner; 2], &str)>> = BTreeMap::new();
    let mut count = 0;
    for kind in ["stream", "river"] {
        for (one, other) in sides(map, kind).filter(|(one, other)| one < other) {
            count += 1;
            for corner in ends(one, other) {
                at_corner.entry(corner).or_default().push((ends(one, other), kind));
            }
        }
    }
    assert!(at_corner.values().all(|there| there.len() <= 2), "it has no branch");
    let loose: Vec<Corner> =
        at_corner.iter().filter(|(_, there)| there.len() == 1).map(|(corner, _)| *corner).collect();
    let [mouth, source] = loose[..] else { panic!("it has two ends: {loose:?}") };
    assert!(map.terrain("sea").iter().any(|hex| corners(hex).contains(&mouth)), "it flows into the sea");
    assert!(source.0 > 3 * i32::from(map.columns()), "it comes from beyond the east edge");
    // Downstream of the bridge a stream, upstream of it a river, and the bridge stands between them.
    let bridge = ends(hex("2113"), hex("2213"));
    let (mut corner, mut last, mut kinds) = (mouth, None, Vec::new());
    while let Some((side, kind)) = at_corner[&corner].iter().find(|(side, _)| Some(*side) != last) {
        kinds.push(if *side == bridge { "bridge" } else { kind });
        (corner, last) = (if side[0] == corner { side[1] } else { side[0] }, Some(*side));
    }
    assert_eq!((corner, kinds.len()), (source, count), "it is one line");
    let bridge = kinds.iter().position(|kind| *kind == "bridge").expect("2113/2213 is on the line");
    assert!(kinds[..bridge].iter().all(|kind| *kind == "stream"));
    assert!(kinds[bridge + 1..].iter().all(|kind| *kind == "river"));
    assert_eq!(sides(map, "bridge").count(), 2, "and there is no other bridge");
}

#[test]
fn the_armies_begin_on_their_own_banks() {
    proves!("alma:17.0");
    let quad = alma();
    for unit in quad.roster.ids().map(|unit| quad.roster.unit(unit)) {
        if let Some(start) = unit.start {
            assert_eq!(quad.battle.depth(start.hex) > 0, unit.side == Side::Russian, "{}", unit.id);
        }
    }
    // Without crossing the river nobody comes over.
    let mut north = BTreeSet::from([hex("2001")]);
    let mut open = vec![hex("2001")];
    while let Some(from) = open.pop() {
        for way in Direction::ALL {
            let wet = ["river", "stream"].iter().any(|kind| quad.map.sides(kind).contains(from, way));
            if let Some(to) = quad.map.neighbour(from, way).filter(|_| !wet)
                && !quad.map.terrain("sea").contains(to)
                && north.insert(to)
            {
                open.push(to);
            }
        }
    }
    assert!(!north.contains(&hex("2225")));
    assert!(north.iter().all(|hex| quad.battle.depth(*hex) == 0));
}

/// What a disrupted infantry unit would pay for a step if there were no water.
fn dry_price(map: &HexMap, from: Hex, to: Hex) -> u8 {
    let foot = map.sides("steep").mask(to) != 0;
    let ground = match (map.terrain("vineyard").contains(to), map.terrain("woods").contains(to)) {
        (true, _) => 6 + 4 * u8::from(foot),
        (_, true) => 4 + 4 * u8::from(foot),
        _ => 2 + 2 * u8::from(foot),
    };
    let level = |hex: Hex| i32::from(map.elevation(hex).expect("land has a level"));
    ground
        + match level(to) - level(from) {
            ..=-2 => 2,
            -1 | 0 => 0,
            1 => 2,
            _ => 4,
        }
}

/// Checks what every hexside of a kind adds to the price of a step, both ways.
fn water_adds(kind: &str, price: u8) {
    let table = walkers(alma());
    let map = &table.game.map;
    let cliffs: BTreeSet<(Hex, Hex)> =
        sides(map, "cliff").flat_map(|(low, high)| [(low, high), (high, low)]).collect();
    let mut count = 0;
    for (from, to) in sides(map, kind) {
        if cliffs.contains(&(from, to)) || map.sides("bridge").contains(from, from.direction_to(to).unwrap())
        {
            continue;
        }
        let paid = table.step_price(BROKEN, &from.to_string(), &to.to_string());
        assert_eq!(paid, Some(dry_price(map, from, to) + price), "{kind} from {from} to {to}");
        count += 1;
    }
    assert!(count > 60, "{count}");
}

#[test]
fn east_of_the_bridge_the_river_adds_three_points() {
    proves!("alma:17.2a");
    water_adds("river", 6);
    let table = walkers(alma());
    // Clear on the south bank, a vineyard on the north bank.
    assert_eq!(prices(&table, INFANTRY, &["2411", "2412", "2411"]), [Some(8), Some(12)]);
    // Infantry comes over to the south with its 5 points, and not back into the vineyard.
    let units = json!({ "br_41_2nd": { "hex": "2411" }, "br_7_lt": { "hex": "2313" } });
    let mut table = allies_move(units);
    table.refused_by(march("br_7_lt", "2312"), "quad:5.16");
    table.play(march("br_41_2nd", "2412"));
    assert_eq!(table.spent("br_41_2nd"), 8);
}

#[test]
fn west_of_the_bridge_the_stream_adds_two_points() {
    proves!("alma:17.2b");
    water_adds("stream", 4);
    let table = walkers(alma());
    assert_eq!(
        prices(&table, INFANTRY, &["1213", "1214", "1213"]),
        [Some(6), Some(10)],
        "out of a vineyard and back"
    );
    assert_eq!(
        prices(&table, INFANTRY, &["2113", "2114", "2113"]),
        [Some(6), Some(6)],
        "between clear hexes"
    );
}

#[test]
fn example_17_2_guns_cross_by_the_bridge_or_in_the_west() {
    proves!("alma:17.2a", "alma:17.2b", "alma:17.2c");
    // East: 4 of the 5 points of British infantry; a battery, with 3, never.
    let table = allies_move(json!({ "br_41_2nd": { "hex": "2411" }, "br_a_2nd": { "hex": "2312" } }));
    assert!(table.allows(march("br_41_2nd", "2412")));
    table.refused_by(march("br_a_2nd", "2412"), "quad:5.16");
    // West, along the road from 0813 or into a clear hex: 1 + 2 = 3 points, all that a battery has.
    let units = json!({
        "fr_1_1st": { "hex": "0813" }, "fr_a_1st": { "hex": "0813" }, "fr_a_3rd": { "hex": "1113" },
    });
    let mut table = allies_move(units);
    for (unit, to) in [("fr_1_1st", "0814"), ("fr_a_1st", "0814"), ("fr_a_3rd", "1114")] {
        table.play(march(unit, to));
        assert_eq!(table.spent(unit), 6, "{unit}");
    }
    let mut table = allies_move(json!({ "br_a_2nd": { "hex": "2112" } }));
    table.play(march("br_a_2nd", "2213"));
    assert_eq!(table.spent("br_a_2nd"), 3, "half a point of road and the bridge");
}

#[test]
fn the_bridge_costs_one_point_in_all() {
    proves!("alma:17.2c");
    let table = walkers(alma());
    for unit in [INFANTRY, BROKEN, GUNS] {
        assert_eq!(prices(&table, unit, &["2113", "2213", "2113"]), [Some(2), Some(2)], "{unit}");
    }
    // The hexsides on both sides of it.
    assert_eq!(table.step_price(INFANTRY, "2113", "2114"), Some(6), "the stream");
    assert_eq!(table.step_price(INFANTRY, "2212", "2213"), Some(8), "the river");
}

#[test]
fn the_dear_part_of_the_river_is_the_eastern_one() {
    proves!("alma:E:17.2-1", "alma:E:17.2-2");
    let table = walkers(alma());
    for (from, to) in [("2212", "2213"), ("2511", "2512"), ("3308", "3309")] {
        assert_eq!(
            table.step_price(BROKEN, from, to),
            Some(dry_price(&alma().map, hex(from), hex(to)) + 6),
            "{to}"
        );
    }
    for (from, to) in [("2113", "2114"), ("1914", "1915"), ("0813", "0814")] {
        assert_eq!(
            table.step_price(BROKEN, from, to),
            Some(dry_price(&alma().map, hex(from), hex(to)) + 4),
            "{to}"
        );
    }
}

/// Are both in the other's zone?
fn zones_meet(north: &str, south: &str) -> bool {
    let units = json!({ "br_41_2nd": { "hex": north }, "ru_kaz_1e": { "hex": south } });
    let table = in_phase(alma(), "allied", "melee", units);
    let controls = |side, name: &str| table.game.zone_of(&table.state, side).contains(hex(name));
    let meet = controls(Side::Allied, south);
    assert_eq!(controls(Side::Russian, north), meet, "{north} and {south}: both or neither");
    // Who stands in a zone has to attack.
    assert_eq!(table.allows(done()), !meet, "{north} and {south}");
    meet
}

#[test]
fn example_6_14_zones_cross_the_stream_and_the_bridge_but_not_the_river() {
    proves!("alma:17.2a", "alma:17.2b", "alma:17.2c");
    assert!(!zones_meet("2511", "2512"));
    assert!(zones_meet("2113", "2213"));
    assert!(zones_meet("1113", "1114"));
}

#[test]
fn no_zone_crosses_any_part_of_the_eastern_river() {
    proves!("alma:17.2a", "alma:E:17.2-1");
    let quad = alma();
    for (one, other) in sides(&quad.map, "river") {
        let bridge = quad.map.sides("bridge").contains(one, one.direction_to(other).unwrap());
        assert_eq!(quad.ground.zone(one).contains(other), bridge, "{one} and {other}");
    }
}

#[test]
fn zones_cross_every_part_of_the_western_stream() {
    proves!("alma:17.2b", "alma:E:17.2-2");
    let quad = alma();
    for (one, other) in sides(&quad.map, "stream") {
        assert!(quad.ground.zone(one).contains(other), "{one} and {other}");
    }
}

/// How far the defender's ground moves the odds.
fn melee_ground(attacker: &str, defender: &str) -> i8 {
    let units = json!({ "br_41_2nd": { "hex": attacker }, "ru_kaz_1e": { "hex": defender } });
    let mut table = in_phase(alma(), "allied", "melee", units);
    table.play(aim(defender));
    table.play(join("br_41_2nd"));
    table.game.melee_terrain(&table.state)
}

#[test]
fn across_the_river_a_defender_has_the_second_line() {
    proves!("alma:17.2a", "alma:E:17.2-1");
    let lines = &alma().tables.melee_terrain;
    assert_eq!(melee_ground("2411", "2412"), lines.river_steep);
    assert_eq!(melee_ground("2511", "2512"), lines.river_steep);
    // The bridge takes nothing away from it.
    assert_eq!(melee_ground("2113", "2213"), lines.river_steep);
    assert_eq!(melee_ground("2213", "2113"), lines.river_steep);
}

#[test]
fn across_the_stream_a_defender_has_the_third_line() {
    proves!("alma:17.2b", "alma:E:17.2-2");
    let lines = &alma().tables.melee_terrain;
    assert_eq!(melee_ground("1113", "1114"), lines.woods_gentle_stream);
    assert_eq!(melee_ground("0913", "0914"), lines.woods_gentle_stream);
    assert_eq!(melee_ground("2113", "2114"), lines.woods_gentle_stream);
    assert_eq!(melee_ground("2114", "2113"), lines.woods_gentle_stream);
}

#[test]
fn a_vineyard_costs_three_points() {
    proves!("alma:18.1a");
    let map = &alma().map;
    assert!(map.terrain("vineyard").contains(hex("3901")));
    let table = walkers(alma());
    for unit in [INFANTRY, BROKEN, GUNS] {
        assert_eq!(prices(&table, unit, &["3801", "3901", "3801"]), [Some(6), Some(2)], "{unit}");
    }
    // A battery and a broken battalion need all they have.
    let mut table = allies_move(
        json!({ "br_a_2nd": { "hex": "3801" }, "br_41_2nd": { "hex": "2509", "disrupted": true } }),
    );
    table.play(march("br_a_2nd", "3901"));
    table.play(march("br_41_2nd", "2510"));
    assert_eq!((table.spent("br_a_2nd"), table.spent("br_41_2nd")), (6, 6));
}

#[test]
fn a_vineyard_is_the_best_ground_to_defend() {
    proves!("alma:18.1b");
    let lines = &alma().tables.melee_terrain;
    assert!(alma().map.terrain("vineyard").contains(hex("2510")));
    assert_eq!(melee_ground("2509", "2510"), lines.town_redoubt_vineyard);
    assert_eq!(melee_ground("2510", "2509"), lines.clear_aqueduct, "and none to attack from");
    assert_eq!(melee_ground("2412", "2411"), lines.town_redoubt_vineyard, "better than the river before it");
}

#[test]
fn bourliuk_is_a_town_of_three_hexes_on_fire() {
    proves!("alma:18.0", "alma:18.2");
    let map = &alma().map;
    let burning: Vec<String> = map.terrain("burning").iter().map(|hex| hex.to_string()).collect();
    assert_eq!(burning, BOURLIUK);
    assert!(map.terrain("burning").is_subset(map.terrain("town")));
    assert!(map.terrain("town").len() > 3 && map.terrain("vineyard").len() > 3, "other towns do not burn");
    assert!(!alma().ground.closed().contains(hex("0813")), "one enters them");
}

#[test]
fn nobody_marches_into_bourliuk() {
    proves!("alma:18.2");
    let units = [("br_41_2nd", "allied"), ("br_a_2nd", "allied"), ("fr_1_1st", "allied")];
    let units = units.into_iter().chain([("ru_kaz_1e", "russian"), ("ru_fb_1", "russian")]);
    for (unit, side) in units {
        for burning in BOURLIUK {
            for from in alma().neighbours(hex(burning)).filter(|from| !BOURLIUK.contains(&&*from.to_string()))
            {
                let place = json!({ unit: { "hex": from.to_string() } });
                let table = in_phase(alma(), side, "movement", place);
                table.refused_by(march(unit, burning), "alma:18.2");
            }
        }
        // Nor from farther off, nor through it.
        let table = in_phase(alma(), side, "movement", json!({ unit: { "hex": "1910" } }));
        table.refused_by(march(unit, "1912"), "alma:18.2");
        table.refused_by(march(unit, "1913"), "alma:18.2");
    }
    let refusal = allies_move(json!({ "br_41_2nd": { "hex": "1911" } })).refusal(march("br_41_2nd", "1912"));
    assert_eq!(
        (refusal.text.english().as_str(), refusal.hexes),
        ("No unit may enter 1912.", vec!["1912".to_owned()])
    );
    let placed = json!({ "turn": 3, "phasing": "allied", "phase": "movement", "units": { "br_41_2nd": { "hex": "1912" } } });
    assert!(Table::try_set_up(alma(), placed).is_err(), "nobody can stand there");
}

#[test]
fn nobody_retreats_into_bourliuk() {
    proves!("alma:18.2");
    let units = json!({
        "br_41_2nd": { "hex": "1911" }, "ru_kaz_1e": { "hex": "1910" }, "ru_fb_1": { "hex": "1909" },
    });
    let mut table = in_phase(alma(), "russian", "offensive_fire", units);
    // 4 and 5 points are the last column; die 4 gives 5, one more than the morale.
    table.attack(&["1911"], &["ru_kaz_1e", "ru_fb_1"], 4);
    table.refused_by(retreat("br_41_2nd", "1912"), "alma:18.2");
    assert!(table.allows(retreat("br_41_2nd", "1811")));
    assert!(table.allows(retreat("br_41_2nd", "2011")));
}

#[test]
fn whoever_has_no_other_way_than_bourliuk_is_lost() {
    proves!("alma:18.2");
    // 2012 and 1913 burn, 2014 and 2114 are held, 1914 and 2113 controlled.
    let units = json!({
        "br_41_2nd": { "hex": "2013" }, "ru_kaz_1e": { "hex": "2014" }, "ru_kaz_2e": { "hex": "2114" },
    });
    let mut table = in_phase(alma(), "russian", "offensive_fire", units);
    table.attack(&["2013"], &["ru_kaz_1e", "ru_kaz_2e"], 4);
    assert_eq!(table.at("br_41_2nd"), "off");
}

#[test]
fn nobody_is_displaced_into_bourliuk() {
    proves!("alma:18.2");
    let units = json!({
        "br_41_2nd": { "hex": "1910" }, "br_47_2nd": { "hex": "1911" }, "br_49_2nd": { "hex": "1810" },
        "br_30_2nd": { "hex": "2010" }, "ru_kaz_1e": { "hex": "1909" }, "ru_fb_1": { "hex": "1908" },
    });
    let mut table = in_phase(alma(), "russian", "offensive_fire", units);
    table.attack(&["1910"], &["ru_kaz_1e", "ru_fb_1"], 4);
    if table.allows(retreat("br_41_2nd", "1911")) {
        table.play(retreat("br_41_2nd", "1911"));
    }
    table.refused_by(displace("br_47_2nd", "1912"), "alma:18.2");
    assert!(table.allows(displace("br_47_2nd", "1811")));
    assert!(table.allows(displace("br_47_2nd", "2011")));
}

#[test]
fn nobody_advances_into_bourliuk() {
    proves!("alma:18.2");
    let units = json!({ "br_41_2nd": { "hex": "1911" }, "ru_tar_2w": { "hex": "2011", "disrupted": true } });
    let mut table = in_phase(alma(), "allied", "melee", units);
    // 2 to 2, column 3; morale 4 and die 6 are line 9: D 2*, which eliminates a disrupted unit.
    table.attack(&["2011"], &["br_41_2nd"], 6);
    table.refused_by(advance("br_41_2nd", "1912"), "alma:18.2");
    table.refused_by(advance("br_41_2nd", "2012"), "alma:18.2");
    assert!(table.allows(advance("br_41_2nd", "2011")));
}

#[test]
fn no_gun_steps_back_into_bourliuk() {
    proves!("alma:18.2");
    let units = json!({ "ru_fb_1": { "hex": "1911" }, "br_41_2nd": { "hex": "1910" } });
    let table = in_phase(alma(), "allied", "defensive_fire", units);
    table.refused_by(evade("ru_fb_1", "1912"), "alma:18.2");
    assert!(table.allows(evade("ru_fb_1", "1811")));
    assert!(table.allows(evade("ru_fb_1", "2011")));
}

#[test]
fn no_decision_ever_leads_into_bourliuk() {
    proves!("alma:18.2");
    let table = Table::opening(alma());
    let burning = alma().map.terrain("burning");
    let into = |decision: &Decision| match decision {
        Decision::March { to, .. } | Decision::Enter { to, .. } => burning.contains(*to),
        _ => false,
    };
    assert_eq!(table.decisions().iter().find(|decision| into(decision)), None);
    let all: UnitSet = alma().roster.ids().collect();
    for (unit, hex) in all.iter().flat_map(|unit| burning.iter().map(move |hex| (unit, hex))) {
        for from in alma().neighbours(hex) {
            assert_eq!(alma().step_price(&table.state, unit, from, hex), None, "from {from}");
        }
    }
}

#[test]
fn the_foot_of_a_steep_slope_costs_two_points_from_everywhere() {
    proves!("alma:18.3");
    // 2605 stands two levels above the plain.
    let table = walkers(alma_with_levels(&[("2605", 2)]));
    for unit in [INFANTRY, BROKEN, GUNS] {
        assert_eq!(table.step_price(unit, "2603", "2604"), Some(4), "{unit}, from the plain");
        assert_eq!(table.step_price(unit, "2505", "2604"), Some(4), "{unit}, along the slope");
        assert_eq!(table.step_price(unit, "2604", "2603"), Some(2), "{unit}, away from it");
        assert_eq!(table.step_price(unit, "2604", "2605"), Some(6), "{unit}, up: the top is no foot");
    }
    // Down: the foot, and what the slope costs infantry and guns.
    assert_eq!(table.step_price(INFANTRY, "2605", "2604"), Some(6));
    assert_eq!(table.step_price(BROKEN, "2605", "2604"), Some(6));
    assert_eq!(table.step_price(GUNS, "2605", "2604"), Some(8));
    // A tier that is the foot of the next: 2 for the hex, 2 for the slope.
    let table = walkers(alma_with_levels(&[("2605", 2), ("2606", 4)]));
    assert_eq!(table.step_price(INFANTRY, "2604", "2605"), Some(8));
    let table = walkers(alma_with_levels(&[("2605", 1)]));
    assert_eq!(table.step_price(INFANTRY, "2603", "2604"), Some(2), "a gentle slope has no such foot");
}

#[test]
fn the_road_is_as_good_at_the_foot_of_a_slope_as_elsewhere() {
    proves!("alma:18.3");
    // The post road runs from 2203 by 2204 to 2205.
    let table = walkers(alma_with_levels(&[("2205", 2)]));
    assert_eq!(prices(&table, INFANTRY, &["2203", "2204", "2205", "2204"]), [Some(1), Some(5), Some(3)]);
    assert_eq!(prices(&table, GUNS, &["2203", "2204", "2205", "2204"]), [Some(1), Some(5), Some(5)]);
    assert_eq!(table.step_price(BROKEN, "2203", "2204"), Some(4), "not for a broken battalion");
    assert_eq!(table.step_price(INFANTRY, "2104", "2204"), Some(4), "nor from beside the road");
}

#[test]
fn woods_and_vineyards_at_the_foot_of_a_slope_cost_more() {
    proves!("alma:18.3");
    let hill = raised(&[("2605", 2)]);
    for (kind, price) in [("woods", 8), ("vineyard", 10)] {
        let start = format!("\n{kind} = [");
        assert!(hill.contains(&start));
        let table = walkers(alma_on(hill.replace(&start, &format!("{start}\"2604\", "))));
        for unit in [INFANTRY, BROKEN, GUNS] {
            assert_eq!(table.step_price(unit, "2603", "2604"), Some(price), "{unit}, {kind}");
        }
    }
}

#[test]
fn a_cliff_has_no_foot() {
    proves!("alma:18.3");
    let cliff = raised(&[("2605", 2)]).replace("\ncliff = [\n", "\ncliff = [\n  \"2604>2605\",\n");
    let table = walkers(alma_on(cliff));
    assert_eq!(table.step_price(INFANTRY, "2604", "2605"), None);
    assert_eq!(table.step_price(INFANTRY, "2603", "2604"), Some(2));
    assert_eq!(table.step_price(INFANTRY, "2504", "2505"), Some(4), "beside the cliff the slope goes on");
}

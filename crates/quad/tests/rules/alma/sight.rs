//! Line of sight at Alma (18.4).
//!
//! Most lines run straight down a column of a made-up field. 2106 to 2309 is the line of the erratum: it runs
//! along 2107/2206, through the middle of 2207 and along 2208/2308.

use super::ground::alma_with_levels;
use crate::field::Field;
use crate::harness::*;
use hexmap::{Cell, Direction, Hex, HexMap, walk};
use quad::alma::Alma;
use quad::ground::VOCABULARY;
use quad::sight::{Eye, obstacle, standard_eye};
use quad::{Battle, HouseRules, Quad};
use serde_json::{Value, json};

fn field() -> Field {
    Field::flat(34, 14)
}

fn hidden_from<'m>(map: &'m HexMap, eye: &Eye<'m>, from: &str, to: &str) -> Option<&'static str> {
    let rule = |from: &str, to: &str| obstacle(map, eye, hex(from), hex(to)).map(|obstacle| obstacle.rule.0);
    assert_eq!(rule(from, to).is_some(), rule(to, from).is_some(), "{from} and {to} see each other or not");
    rule(from, to)
}

fn map_of(field: &Field) -> HexMap {
    HexMap::read("field.toml", &field.toml(), &VOCABULARY).expect("the test's map is sound")
}

/// The case that hides a target at Alma, if any does. It must hide it on the way back too.
fn hidden(field: &Field, from: &str, to: &str) -> Option<&'static str> {
    let map = map_of(field);
    hidden_from(&map, &alma().battle.ground_rules(&map, HouseRules::default()).eye, from, to)
}

/// The same by the standard rules, one way only.
fn hidden_by_standard(field: &Field, from: &str, to: &str) -> Option<&'static str> {
    let map = map_of(field);
    obstacle(&map, &standard_eye(&map, false), hex(from), hex(to)).map(|obstacle| obstacle.rule.0)
}

const RIDGE: Option<&str> = Some("alma:18.42a");
const TOWN: Option<&str> = Some("alma:18.42b");
const HEIGHT: Option<&str> = Some("alma:18.42c");

#[test]
fn example_18_4_the_line_of_the_erratum() {
    proves!("alma:E:18.4", "alma:18.4-fig");
    let [one, pair] =
        [|name: &str| Cell::One(hex(name)), |names: &str| Cell::Pair(hex(&names[..4]), hex(&names[5..]))];
    let cells = [one("2106"), pair("2107 2206"), one("2207"), pair("2208 2308"), one("2309")];
    assert_eq!(walk(hex("2106"), hex("2309")).cells, cells);
    assert_eq!(hex("2106").distance(hex("2309")), 4);
    // A slope on each of the two hexsides, gentle or steep, whichever side is the high one.
    for (first, second) in [("2107", "2308"), ("2107", "2208"), ("2206", "2308"), ("2206", "2208")] {
        for (level, other) in [(2, 2), (3, 3), (0, 0), (2, 3), (0, 2), (3, 0)] {
            let slopes = field().level(level, &[first]).level(other, &[second]);
            assert_eq!(hidden(&slopes, "2106", "2309"), HEIGHT, "{first} at {level}, {second} at {other}");
        }
    }
    // 7.36 would ask for both sides of the line.
    let slopes = field().level(2, &["2107", "2308"]);
    assert_eq!(hidden_by_standard(&slopes, "2106", "2309"), None);
    // One of the two hides nobody.
    for alone in ["2107", "2206", "2208", "2308"] {
        assert_eq!(hidden(&field().level(2, &[alone]), "2106", "2309"), None, "{alone}");
    }
}

#[test]
fn whoever_is_hidden_is_not_fired_at() {
    proves!("alma:18.4");
    // A hill on the plain, and guns that look across it.
    let units = || json!({ "br_a_2nd": { "hex": "2604" }, "ru_kaz_1e": { "hex": "2606" }, "ru_kaz_2e": { "hex": "2605" } });
    let fire = |quad: &'static Quad<Alma>, units: Value| {
        Table::set_up(
            quad,
            json!({ "turn": 3, "phasing": "allied", "phase": "offensive_fire", "units": units }),
        )
    };
    let hill = alma_with_levels(&[("2605", 1)]);
    let table = fire(hill, units());
    let refusal = table.refusal(aim("2606"));
    assert_eq!(refusal.rule.0, "alma:18.42c");
    assert!(
        refusal.text.english().contains("Br Bty 2nd has no line of sight: it is blocked at 2605 by a height"),
        "{refusal}"
    );
    assert!(table.allows(aim("2605")), "who stands on the hill is seen");
    // A second battery that sees the target does not help the first.
    let more = json!({
        "br_a_2nd": { "hex": "2604" }, "fr_a_2nd": { "hex": "2707" }, "ru_kaz_1e": { "hex": "2606" },
    });
    let mut table = fire(hill, more);
    table.play(aim("2606"));
    table.refused_by(join("br_a_2nd"), "alma:18.42c");
    assert!(table.allows(join("fr_a_2nd")));
    assert!(fire(alma(), units()).allows(aim("2606")), "on the plain it is seen");
}

#[test]
fn the_line_runs_straight_from_centre_to_centre() {
    proves!("alma:18.41");
    let with_town = |town: &str| hidden(&field().terrain("town", &[town]), "2106", "2309");
    for on_the_line in ["2107", "2206", "2207", "2208", "2308"] {
        assert_eq!(with_town(on_the_line), TOWN, "{on_the_line}");
    }
    for beside_it in ["2108", "2205", "2306", "2307", "2209", "2109", "2408"] {
        assert_eq!(with_town(beside_it), None, "{beside_it}");
    }
    // From 0103 to 0604 the line passes 0203 and 0304 and touches 0303 in one corner.
    let with_town = |town: &str| hidden(&field().terrain("town", &[town]), "0103", "0604");
    assert_eq!((with_town("0203"), with_town("0304"), with_town("0303")), (TOWN, TOWN, None));
}

/// Twice the area of a triangle, with a sign for the way round it.
fn area(a: (i64, i64), b: (i64, i64), c: (i64, i64)) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

fn centre(hex: Hex) -> (i64, i64) {
    let (column, row) = (i64::from(hex.column()), i64::from(hex.row()));
    (3 * column, 2 * row + i64::from(column % 2 == 0))
}

/// The ends of the hexsides of a hex, seen from its centre, all round.
const CORNERS: [(i64, i64); 6] = [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)];

/// Does a hex lie on this side of one of its corners: does one who leaves the corner that way enter it?
fn opens(hex: Hex, corner: (i64, i64), way: (i64, i64)) -> bool {
    let (x, y) = centre(hex);
    let Some(at) = CORNERS.iter().position(|(dx, dy)| (x + dx, y + dy) == corner) else { return false };
    let from_corner = |index: usize| {
        let (dx, dy) = CORNERS[index % 6];
        (x + dx - corner.0, y + dy - corner.1)
    };
    let (one, other) = (from_corner(at + 1), from_corner(at + 5));
    let turn = |a, b| area((0, 0), a, b).signum();
    turn(one, way) == turn(one, other) && turn(way, other) == turn(one, other)
}

/// A hexside that a line meets, by the dossier's L1 and L2.
#[derive(Clone, Copy)]
struct Listed {
    /// How far along the line, of 1000000.
    place: i64,
    near: Hex,
    far: Hex,
    along: bool,
}

/// Every hexside that the line crosses, passes at a corner or runs along, found from the corners of the
/// hexsides alone.
fn listed(map: &HexMap, from: Hex, to: Hex) -> Vec<Listed> {
    let (a, b) = (centre(from), centre(to));
    let way = (b.0 - a.0, b.1 - a.1);
    let mut met = Vec::new();
    let columns = from.column().min(to.column()).saturating_sub(1)..=from.column().max(to.column()) + 1;
    let rows = from.row().min(to.row()).saturating_sub(1)..=from.row().max(to.row()) + 1;
    let near_the_line = columns.flat_map(|column| rows.clone().filter_map(move |row| Hex::at(column, row)));
    for hex in near_the_line.filter(|hex| map.on_map().contains(*hex)) {
        for (index, direction) in
            [Direction::North, Direction::NorthEast, Direction::SouthEast].into_iter().enumerate()
        {
            let Some(beyond) = map.neighbour(hex, direction) else { continue };
            let (x, y) = centre(hex);
            let [p, q] = [index, index + 1].map(|corner| (x + CORNERS[corner].0, y + CORNERS[corner].1));
            let (at_p, at_q) = (area(a, b, p), area(a, b, q));
            let (at_a, at_b) = (area(p, q, a), area(p, q, b));
            let share = |(x, y): (i64, i64)| {
                let along = (x - 2 * a.0) * way.0 + (y - 2 * a.1) * way.1;
                along * 500_000 / (way.0 * way.0 + way.1 * way.1)
            };
            if at_p == 0 && at_q == 0 {
                let place = share((p.0 + q.0, p.1 + q.1));
                if (1..1_000_000).contains(&place) {
                    met.push(Listed { place, near: hex, far: beyond, along: true });
                }
                continue;
            }
            if at_p.signum() * at_q.signum() > 0 || at_a.signum() * at_b.signum() >= 0 {
                continue;
            }
            let hex_is_near = area(p, q, (x, y)).signum() == at_a.signum();
            let (near, far) = if hex_is_near { (hex, beyond) } else { (beyond, hex) };
            if at_p.signum() * at_q.signum() < 0 {
                let place = 1_000_000 * at_a.abs() / (at_a.abs() + at_b.abs());
                met.push(Listed { place, near, far, along: false });
                continue;
            }
            // At a corner: out of the one hex into the other, or between one hex and a hexside.
            let corner = if at_p == 0 { p } else { q };
            let (leaves, enters) = (opens(near, corner, (-way.0, -way.1)), opens(far, corner, way));
            let place = share((2 * corner.0, 2 * corner.1));
            let beside_a_pair = way.1 == 0 || way.0.abs() == way.1.abs();
            if (leaves && enters) || (beside_a_pair && (leaves || enters)) {
                met.push(Listed { place, near, far, along: false });
            }
        }
    }
    met.sort_by_key(|listed| listed.place);
    met
}

/// Does the line meet ground that hides its end, by the dossier's L1 to L5?
fn reckoned(map: &HexMap, from: Hex, to: Hex) -> bool {
    let town = map.terrain("town");
    let is_ridge = |Listed { near, far, .. }: &Listed| {
        let way = near.direction_to(*far).expect("neighbours");
        let kinds = ["ridge", "ridge_steep", "ridge_mixed"].map(|kind| map.sides(kind));
        kinds.iter().any(|kind| kind.contains(*near, way) || kind.contains(*far, way.opposite()))
    };
    // How much the far hex is higher. The sea has no level, but a cliff may stand over it.
    let rise = |side: &Listed| -> i32 {
        let way = side.near.direction_to(side.far).expect("neighbours");
        let cliff = map.sides("cliff");
        match (map.elevation(side.near), map.elevation(side.far)) {
            _ if is_ridge(side) => 0,
            _ if cliff.contains(side.near, way) => 1,
            _ if cliff.contains(side.far, way.opposite()) => -1,
            (Some(near), Some(far)) => i32::from(far) - i32::from(near),
            _ => 0,
        }
    };
    let mut risen = false;
    let met = listed(map, from, to);
    for corner in met.chunk_by(|one, other| one.place == other.place) {
        let in_town = corner.iter().any(|side| town.contains(side.near) || town.contains(side.far));
        if in_town || corner.iter().all(is_ridge) {
            return true;
        }
        let along = corner.iter().all(|side| side.along && rise(side) != 0);
        let up = corner.iter().all(|side| rise(side) > 0);
        let down = corner.iter().all(|side| rise(side) < 0);
        if risen && (down || along) {
            return true;
        }
        risen |= up || along;
    }
    false
}

#[test]
fn the_lines_of_the_battlefield_are_as_one_draws_them() {
    proves!("alma:18.41", "alma:18.42a", "alma:18.42b", "alma:18.42c", "alma:18.42-only", "alma:E:18.4");
    let quad = alma();
    let (mut seen, mut unseen) = (0, 0);
    for from in quad.hexes() {
        for to in quad.hexes().filter(|to| from < *to && (2..=6).contains(&from.distance(*to))) {
            let blocked = reckoned(&quad.map, from, to);
            assert_eq!(quad.ground.sight.sees(from).contains(to), !blocked, "from {from} to {to}");
            (seen, unseen) = (seen + u32::from(!blocked), unseen + u32::from(blocked));
        }
    }
    assert!(seen > 10_000 && unseen > 5_000, "{seen} seen, {unseen} hidden");
}

#[test]
fn a_slope_that_the_line_runs_along_counts_as_crossed() {
    proves!("alma:E:18.4", "alma:18.42c");
    // From 2106 to 2309: up into 2207 by a corner and then along a slope, or along one and then down.
    let raised = ["2207", "2208", "2308", "2309"];
    assert_eq!(hidden(&field().level(2, &raised), "2106", "2309"), None, "up alone");
    let along = field().level(2, &["2207", "2208", "2309"]).level(3, &["2308"]);
    assert_eq!(hidden(&along, "2106", "2309"), HEIGHT, "up, then along");
    let along = field().level(0, &["2207", "2208", "2308", "2309"]).level(2, &["2107"]).level(3, &["2206"]);
    assert_eq!(hidden(&along.clone().level(2, &["2106"]), "2106", "2309"), HEIGHT, "along, then down");
    let flat = along.level(2, &["2106", "2206"]);
    assert_eq!(hidden(&flat, "2106", "2309"), None, "down alone");
    // Along a slope and then up, or down and then along it, shows all.
    let later = field().level(2, &["2107"]).level(3, &["2207", "2208", "2308", "2309"]);
    assert_eq!(hidden(&later, "2106", "2309"), None, "along, then up");
    let valley = field().level(2, &["2106", "2107", "2206"]).level(0, &["2207", "2208", "2309"]);
    assert_eq!(hidden(&valley, "2106", "2309"), None, "down, then along");
    // On the field of battle.
    let quad = alma();
    for (from, to) in [("2509", "2813"), ("3508", "3812")] {
        assert!(!quad.ground.sight.sees(hex(from)).contains(hex(to)), "{from} to {to}");
        assert!(!quad.ground.sight.sees(hex(to)).contains(hex(from)), "{to} to {from}");
    }
}

#[test]
fn a_ridge_hides_whoever_is_behind_it() {
    proves!("alma:18.42a");
    let kinds = [
        ("ridge", "0503|0504"),
        ("ridge_steep", "0503|0504"),
        ("ridge_mixed", "0503>0504"),
        ("ridge_mixed", "0504>0503"),
    ];
    for (kind, side) in kinds {
        let ridge = field().slope(kind, &[side]);
        for (from, to) in [("0502", "0505"), ("0503", "0505"), ("0504", "0502"), ("0503", "0508")] {
            assert_eq!(hidden(&ridge, from, to), RIDGE, "{kind}, {from} to {to}");
        }
        assert_eq!(hidden(&ridge, "0503", "0504"), None, "{kind}: neighbours");
        assert_eq!(hidden(&ridge, "0501", "0503"), None, "{kind}: before it");
    }
    // Along the line one ridge is enough. At a corner the line crosses it if both hexsides are ridges.
    assert_eq!(hidden(&field().slope("ridge", &["3203|3204"]), "3104", "3304"), RIDGE);
    assert_eq!(hidden(&field().slope("ridge", &["3203|3304", "3204|3304"]), "3104", "3304"), RIDGE);
    assert_eq!(hidden(&field().slope("ridge", &["3203|3304"]), "3104", "3304"), None);
}

#[test]
fn a_town_hides_whoever_is_behind_it_or_in_it() {
    proves!("alma:18.42b");
    let town = field().terrain("town", &["0503"]);
    assert_eq!(hidden(&town, "0501", "0505"), TOWN, "across it");
    assert_eq!(hidden(&town, "0501", "0503"), TOWN, "into it");
    assert_eq!(hidden(&town, "0503", "0505"), TOWN, "out of it");
    assert_eq!(hidden(&town, "0502", "0503"), None, "neighbours");
    assert_eq!(hidden(&town, "0503", "0403"), None, "neighbours");
    // Along one of its hexsides, and in and out of it by a corner.
    assert_eq!(hidden(&field().terrain("town", &["3203"]), "3104", "3304"), TOWN);
    assert_eq!(hidden(&field().terrain("town", &["3104"]), "3104", "3304"), TOWN);
    assert_eq!(hidden(&field().terrain("town", &["3304"]), "3104", "3304"), TOWN);
}

#[test]
fn the_standard_ridge_and_town_are_more_lenient() {
    proves!("alma:18.43");
    // 7.34 lets one look over a ridge at which one stands, 7.37 into and out of towns.
    let ridge = field().slope("ridge", &["0503|0504"]);
    assert_eq!((hidden_by_standard(&ridge, "0503", "0505"), hidden(&ridge, "0503", "0505")), (None, RIDGE));
    let town = field().terrain("town", &["0503"]);
    assert_eq!((hidden_by_standard(&town, "0503", "0505"), hidden(&town, "0503", "0505")), (None, TOWN));
}

#[test]
fn the_standard_slopes_and_woods_are_stricter() {
    proves!("alma:18.43", "alma:18.0");
    // 7.32: the edge of a steep slope at 3 of 4 hexsides. 7.35: woods.
    let edge = field().level(3, &["1706", "1707", "1708"]);
    assert_eq!(
        (hidden_by_standard(&edge, "1706", "1710"), hidden(&edge, "1706", "1710")),
        (Some("quad:7.32"), None)
    );
    let woods = field().terrain("woods", &["1708"]);
    assert_eq!(
        (hidden_by_standard(&woods, "1706", "1710"), hidden(&woods, "1706", "1710")),
        (Some("quad:7.35"), None)
    );
}

#[test]
fn no_line_of_the_battlefield_is_judged_by_the_standard_rules() {
    proves!("alma:18.0", "alma:18.43");
    let quad = alma();
    let mut cases = std::collections::BTreeSet::new();
    for from in quad.hexes().filter(|hex| hex.column() % 3 == 0 && hex.row() >= 5) {
        for to in quad.hexes().filter(|to| from.distance(*to) == 4) {
            cases.extend(quad.obstacle(from, to).map(|obstacle| obstacle.rule.0));
        }
    }
    assert_eq!(cases.into_iter().collect::<Vec<_>>(), ["alma:18.42a", "alma:18.42b", "alma:18.42c"]);
}

#[test]
fn up_and_later_down_hides() {
    proves!("alma:18.42c", "alma:E:18.42");
    let hill = field().level(2, &["1708"]);
    assert_eq!(hidden(&hill, "1706", "1710"), HEIGHT);
    assert_eq!(hidden(&hill, "1707", "1709"), HEIGHT, "at any distance");
    assert_eq!(hidden(&hill, "1707", "1714"), HEIGHT);
    let broad = field().level(2, &["1708", "1709", "1710"]);
    assert_eq!(hidden(&broad, "1707", "1711"), HEIGHT, "the top may be broad");
    let stepped = field().level(2, &["1708", "1711"]).level(3, &["1709", "1710"]);
    assert_eq!(hidden(&stepped, "1707", "1712"), HEIGHT, "and higher than one slope");
    let second = field().level(0, &["1708"]).level(2, &["1710"]);
    assert_eq!(hidden(&second, "1707", "1711"), HEIGHT, "a valley before it does not help");
    // It is the rule of 7.33.
    for (field, to) in [(&hill, "1710"), (&broad, "1711"), (&stepped, "1712"), (&second, "1711")] {
        assert_eq!(hidden_by_standard(field, "1706", to), Some("quad:7.33"), "{to}");
    }
}

#[test]
fn on_the_slope_and_across_a_valley_one_sees() {
    proves!("alma:18.42c", "alma:E:18.42");
    let hill = field().level(2, &["1708"]);
    assert_eq!(hidden(&hill, "1706", "1708"), None, "up to the top");
    assert_eq!(hidden(&hill, "1708", "1712"), None, "down from it");
    let stairs = field().level(2, &["1707"]).level(3, &["1708"]).level(5, &["1709"]).level(6, &["1710"]);
    assert_eq!(hidden(&stairs, "1706", "1710"), None, "over any number of slopes up");
    assert_eq!(hidden(&stairs, "1710", "1706"), None, "or down");
    let valley = field().level(0, &["1707", "1708", "1709"]);
    assert_eq!(hidden(&valley, "1706", "1710"), None, "across a valley");
    assert_eq!(hidden(&field().level(0, &["1706"]).level(3, &["1710"]), "1706", "1710"), None);
}

#[test]
fn gentle_slopes_steep_slopes_and_cliffs_hide_alike() {
    proves!("alma:18.4-fig");
    // 1708 rises from the north by one kind and falls to the south by another.
    for (north, south) in [(1, 1), (1, 0), (0, 1), (0, 0)] {
        let hill = field()
            .level(2, &["1708"])
            .level(north, &["1705", "1706", "1707"])
            .level(south, &["1709", "1710", "1711"]);
        assert_eq!(hidden(&hill, "1706", "1710"), HEIGHT, "up {}, down {}", 2 - north, 2 - south);
        let cliff = hill.slope("cliff", &["1707>1708"]);
        assert_eq!(hidden(&cliff, "1706", "1710"), HEIGHT, "up a cliff, down {}", 2 - south);
    }
}

#[test]
fn at_a_corner_the_line_rises_where_both_hexsides_do() {
    proves!("alma:18.42c");
    // Through the middle of 2207 the line of the erratum comes and goes by corners.
    assert_eq!(hidden(&field().level(2, &["2207"]), "2106", "2309"), HEIGHT, "a hill in its way");
    assert_eq!(hidden(&field().level(0, &["2207"]), "2106", "2309"), None, "a hollow");
    // Between 3203 and 3204: both stand high, or one of them.
    assert_eq!(hidden(&field().level(2, &["3203", "3204"]), "3104", "3304"), HEIGHT);
    assert_eq!(hidden(&field().level(2, &["3203"]), "3104", "3304"), None);
}

#[test]
fn along_the_border_of_the_map_there_is_only_one_hex_beside_the_line() {
    proves!("alma:18.42b", "alma:18.42c");
    assert_eq!(hidden(&field().level(2, &["3201"]), "3101", "3301"), HEIGHT);
    assert_eq!(hidden(&field().level(2, &["3114"]), "3014", "3214"), HEIGHT);
    assert_eq!(hidden(&field().terrain("town", &["3201"]), "3101", "3301"), TOWN);
    assert_eq!(hidden(&field(), "3101", "3301"), None);
}

#[test]
fn nothing_else_hides_anybody() {
    proves!("alma:18.42-only");
    for kind in ["woods", "vineyard", "swamp", "sea"] {
        let ground = field().terrain(kind, &["0502", "0503", "0504"]);
        assert_eq!(hidden(&ground, "0501", "0505"), None, "{kind}");
        assert_eq!(hidden(&ground, "0501", "0503"), None, "{kind}");
        let beside = field().terrain(kind, &["3203", "3204"]);
        assert_eq!(hidden(&beside, "3104", "3304"), None, "{kind} on both sides of the line");
    }
    for kind in ["river", "stream"] {
        let water = field().side(kind, &["0502|0503"]);
        assert_eq!(hidden(&water, "0501", "0505"), None, "{kind}");
        assert_eq!(hidden(&water.side("bridge", &["0502|0503"]), "0501", "0505"), None, "a bridge");
    }
    assert_eq!(hidden(&field().side("redoubt", &["0503>0502"]), "0501", "0505"), None);
    // The edge of a steep slope or a cliff, wherever on the line it is.
    for k in 6..10 {
        let high: Vec<String> = (6..=k).map(|row| format!("17{row:02}")).collect();
        let high: Vec<&str> = high.iter().map(String::as_str).collect();
        assert_eq!(hidden(&field().level(3, &high), "1706", "1710"), None, "down at {k}");
        let cliff = format!("17{:02}>17{k:02}", k + 1);
        assert_eq!(
            hidden(&field().level(3, &high).slope("cliff", &[&cliff]), "1706", "1710"),
            None,
            "{cliff}"
        );
    }
}

#[test]
fn units_never_hide_anybody() {
    proves!("alma:18.42-only");
    for between in ["ru_kaz_2e", "ru_fb_1", "br_41_2nd", "fr_a_1st"] {
        let position = json!({ "turn": 3, "phasing": "allied", "phase": "offensive_fire", "units": {
            "br_a_2nd": { "hex": "2604" }, between: { "hex": "2605" }, "ru_kaz_1e": { "hex": "2606" },
        }});
        let mut table = Table::set_up(alma(), position);
        table.play(aim("2606"));
        assert!(table.allows(join("br_a_2nd")), "{between}");
    }
}

#[test]
fn neighbours_see_each_other_and_everybody_sees_who_sees_him() {
    proves!("alma:18.42-only", "alma:18.41");
    let quad = alma();
    let sees = |from: Hex, to: Hex| quad.ground.sight.sees(from).contains(to);
    for from in quad.hexes() {
        assert!(quad.neighbours(from).all(|to| sees(from, to)), "{from}");
        for to in quad.hexes().filter(|to| (1..=6).contains(&from.distance(*to))) {
            assert_eq!(sees(from, to), sees(to, from), "{from} and {to}");
        }
    }
}

#[test]
fn the_other_rules_of_fire_stay_in_force() {
    proves!("alma:E:18.43");
    let fire = |phase: &str, units: Value| {
        Table::set_up(alma(), json!({ "turn": 3, "phasing": "allied", "phase": phase, "units": units }))
    };
    // 7.21: a strength in brackets is for defence.
    let units = || json!({ "ru_bor_1c": { "hex": "2605" }, "br_41_2nd": { "hex": "2604" } });
    let position = json!({ "turn": 3, "phasing": "russian", "phase": "offensive_fire", "units": units() });
    Table::set_up(alma(), position).refused_by(aim("2604"), "quad:7.21");
    assert!(fire("defensive_fire", units()).allows(aim("2604")));
    // 7.27: infantry fires at neighbours, however well it sees.
    let table =
        fire("offensive_fire", json!({ "ru_bor_1c": { "hex": "2606" }, "br_41_2nd": { "hex": "2604" } }));
    table.refused_by(aim("2606"), "quad:7.27");
    // 7.24 and 7.11: a unit fires once in a phase, and a hex is fired at once.
    let mut table = fire(
        "offensive_fire",
        json!({
            "ru_bor_1c": { "hex": "2605" }, "ru_bor_2c": { "hex": "2704" }, "br_41_2nd": { "hex": "2604" },
            "br_cg_1st": { "hex": "2703" },
        }),
    );
    table.attack(&["2605"], &["br_41_2nd"], 1);
    table.refused_by(aim("2605"), "quad:7.11");
    table.play(aim("2704"));
    table.refused_by(join("br_41_2nd"), "quad:7.24");
    assert!(table.allows(join("br_cg_1st")));
    // E:7.28: guns that moved are silent.
    let moved = json!({ "ru_bor_1c": { "hex": "2606" }, "br_a_2nd": { "hex": "2604", "moved": true } });
    fire("offensive_fire", moved).refused_by(aim("2606"), "quad:E:7.28");
}

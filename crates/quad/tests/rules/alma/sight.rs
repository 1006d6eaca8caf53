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
    hidden_from(&map, &alma().battle.eye(&map, HouseRules::default()), from, to)
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
    assert!(refusal.text.contains("Br Bty 2nd has no line of sight: a height"), "{refusal}");
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

/// Does the line cross ground that hides its end, reckoned from the corners of the hexsides alone? None if
/// it meets a corner.
fn reckoned(map: &HexMap, from: Hex, to: Hex) -> Option<bool> {
    // The ends of the hexsides to the north, the north-east and the south-east.
    let own_sides = [
        (Direction::North, (-1, -1), (1, -1)),
        (Direction::NorthEast, (1, -1), (2, 0)),
        (Direction::SouthEast, (2, 0), (1, 1)),
    ];
    let (a, b) = (centre(from), centre(to));
    let level = |hex: Hex| map.elevation(hex).unwrap_or(0);
    let is_ridge = |hex: Hex, way: Direction| {
        ["ridge", "ridge_steep", "ridge_mixed"].iter().any(|kind| map.sides(kind).contains(hex, way))
    };
    let mut met = Vec::new();
    for hex in
        map.on_map().iter().filter(|hex| hex.distance(from) + hex.distance(to) <= from.distance(to) + 2)
    {
        for (way, one, other) in own_sides {
            let Some(beyond) = map.neighbour(hex, way) else { continue };
            let (x, y) = centre(hex);
            let (p, q) = ((x + one.0, y + one.1), (x + other.0, y + other.1));
            let (at_a, at_b) = (area(p, q, a), area(p, q, b));
            let (at_p, at_q) = (area(a, b, p), area(a, b, q));
            if at_a.signum() * at_b.signum() >= 0 {
                continue;
            }
            if at_p == 0 || at_q == 0 {
                return None;
            }
            if at_p.signum() * at_q.signum() < 0 {
                let hex_is_near = area(p, q, (x, y)).signum() == at_a.signum();
                let (near, far) = if hex_is_near { (hex, beyond) } else { (beyond, hex) };
                let ridge = is_ridge(hex, way) || is_ridge(beyond, way.opposite());
                met.push((at_a.abs() as f64 / (at_a.abs() + at_b.abs()) as f64, near, far, ridge));
            }
        }
    }
    met.sort_by(|one, other| one.0.total_cmp(&other.0));
    let town = map.terrain("town");
    let mut risen = false;
    for (_, near, far, ridge) in met {
        if ridge || town.contains(near) || town.contains(far) || (risen && level(far) < level(near)) {
            return Some(true);
        }
        risen |= level(far) > level(near);
    }
    Some(false)
}

#[test]
fn the_lines_of_the_battlefield_are_as_one_draws_them() {
    proves!("alma:18.41", "alma:18.42a", "alma:18.42b", "alma:18.42c", "alma:18.42-only");
    let quad = alma();
    let (mut seen, mut unseen) = (0, 0);
    let middle = |hex: &Hex| (12..=32).contains(&hex.column()) && (7..=19).contains(&hex.row());
    for from in quad.hexes().filter(middle) {
        for to in quad.hexes().filter(|to| (2..=5).contains(&from.distance(*to)) && from < *to) {
            let Some(blocked) = reckoned(&quad.map, from, to) else { continue };
            assert_eq!(quad.ground.sight.sees(from).contains(to), !blocked, "from {from} to {to}");
            (seen, unseen) = (seen + u32::from(!blocked), unseen + u32::from(blocked));
        }
    }
    assert!(seen > 1000 && unseen > 1000, "{seen} seen, {unseen} hidden");
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

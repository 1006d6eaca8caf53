//! Line of sight (7.3).
//!
//! Most lines here run straight down a column, where each hex entered is one hexside crossed.

use crate::field::Field;
use crate::harness::*;
use hexmap::{Cell, Crossing, Direction, Hex, HexMap, Hexside, walk};
use quad::ground::VOCABULARY;
use quad::sight::{obstacle, standard_eye};
use serde_json::json;

/// The rule that hides a target, if any does.
fn hidden(field: &Field, from: &str, to: &str) -> Option<&'static str> {
    let map = HexMap::read("field.toml", &field.toml(), &VOCABULARY).expect("the test's map is sound");
    obstacle(&map, &standard_eye(&map, false), hex(from), hex(to)).map(|obstacle| obstacle.rule.0)
}

fn field() -> Field {
    Field::flat(34, 14)
}

/// High ground from 1706 on down the column, so that the edge is hexside `k` seen from there.
fn plateau(k: usize, cliff: bool) -> Field {
    let column: Vec<String> = (6..=14).map(|row| format!("17{row:02}")).collect();
    let high: Vec<&str> = column[..k].iter().map(String::as_str).collect();
    if cliff {
        field().slope("cliff", &[&format!("{}>{}", column[k], column[k - 1])])
    } else {
        field().level(3, &high)
    }
}

#[test]
fn example_7_32_from_above() {
    proves!("quad:7.32");
    for cliff in [false, true] {
        let seen = |k: usize, target: &str| hidden(&plateau(k, cliff), "1706", target);
        assert_eq!(seen(2, "1710"), None, "2 of 4");
        assert_eq!(seen(3, "1710"), Some("quad:7.32"), "3 of 4");
        assert_eq!(seen(2, "1709"), Some("quad:7.32"), "2 of 3");
        assert_eq!(seen(1, "1709"), None, "1 of 3");
        assert_eq!(seen(1, "1708"), None, "1 of 2");
    }
}

#[test]
fn example_7_32_from_below() {
    proves!("quad:7.32", "quad:7.31");
    // The edge is hexside `of + 1 - k` seen from above if it is hexside `k` seen from below.
    let seen = |k: usize, of: usize, cliff: bool| {
        let foot = format!("17{:02}", 6 + of);
        hidden(&plateau(of + 1 - k, cliff), &foot, "1706")
    };
    for cliff in [false, true] {
        assert_eq!(seen(2, 5, cliff), Some("quad:7.32"), "2 of 5");
        assert_eq!(seen(2, 6, cliff), Some("quad:7.32"), "2 of 6");
        assert_eq!(seen(2, 4, cliff), None, "2 of 4");
        assert_eq!(seen(3, 4, cliff), None, "3 of 4");
        assert_eq!(seen(2, 3, cliff), None, "2 of 3");
        // 7.31: a hexside of the firer's own hex does not block.
        assert_eq!(seen(1, 4, cliff), None, "1 of 4");
        assert_eq!(seen(1, 3, cliff), None, "1 of 3");
        assert_eq!(seen(1, 2, cliff), None, "1 of 2");
    }
}

#[test]
fn a_gentle_slope_alone_hides_nobody() {
    proves!("quad:7.32");
    for k in 1..=4 {
        let high: Vec<String> = (6..6 + k).map(|row| format!("17{row:02}")).collect();
        let high: Vec<&str> = high.iter().map(String::as_str).collect();
        let slope = field().level(2, &high);
        assert_eq!(hidden(&slope, "1706", "1710"), None, "down at {k}");
        assert_eq!(hidden(&slope, "1710", "1706"), None, "up at {k}");
    }
}

#[test]
fn hexsides_are_counted_and_not_hexes() {
    proves!("quad:7.32");
    // Range 4, but 5 hexsides: 1706, 1707, 1807, 1708, 1808, 1809.
    assert_eq!((hex("1706").distance(hex("1809")), walk(hex("1706"), hex("1809")).crossing_count()), (4, 5));
    // The foot of the slope is hexside 2 of 5. It would be half-way if hexes were counted.
    let high = field().level(3, &["1807", "1708", "1808", "1809"]);
    assert_eq!(hidden(&high, "1706", "1809"), Some("quad:7.32"));
    // Hexside 3 of 5 is past the middle.
    let high = field().level(3, &["1708", "1808", "1809"]);
    assert_eq!(hidden(&high, "1706", "1809"), None);
}

#[test]
fn example_7_33() {
    proves!("quad:7.33");
    // Both targets lie behind a hill: gentle all round, or steep on one side.
    let hill = field().level(2, &["3010"]);
    assert_eq!(hidden(&hill, "3008", "3011"), Some("quad:7.33"));
    assert_eq!(hidden(&hill, "3008", "3013"), Some("quad:7.33"));
    assert_eq!(hidden(&hill, "3011", "3008"), Some("quad:7.33"));
    let broad = field().level(2, &["3009", "3010", "3011"]);
    assert_eq!(hidden(&broad, "3008", "3012"), Some("quad:7.33"));
    let stepped = field().level(2, &["3009", "3012"]).level(4, &["3010", "3011"]);
    assert_eq!(hidden(&stepped, "3008", "3013"), Some("quad:7.33"));
    // A steep edge exactly half-way, which alone hides nobody, with a gentle slope before or behind it.
    let bluff = field().level(2, &["3009"]).level(0, &["3010", "3011", "3012"]);
    assert_eq!(hidden(&bluff, "3008", "3012"), Some("quad:7.33"));
    let bank = field().level(0, &["3008", "3009"]).level(2, &["3010"]);
    assert_eq!(hidden(&bank, "3008", "3012"), Some("quad:7.33"));
}

#[test]
fn a_target_on_the_hill_or_across_a_valley_is_seen() {
    proves!("quad:7.33");
    let hill = field().level(2, &["3010"]);
    assert_eq!(hidden(&hill, "3008", "3010"), None);
    assert_eq!(hidden(&hill, "3010", "3013"), None);
    let valley = field().level(2, &["3008", "3011"]);
    assert_eq!(hidden(&valley, "3008", "3011"), None);
    assert_eq!(hidden(&valley, "3011", "3008"), None);
}

#[test]
fn a_ridge_hides_everybody_but_from_those_who_stand_at_it() {
    proves!("quad:7.34", "quad:7.31");
    let kinds = [
        ("ridge", "0503|0504"),
        ("ridge_steep", "0503|0504"),
        ("ridge_mixed", "0503>0504"),
        ("ridge_mixed", "0504>0503"),
    ];
    for (kind, side) in kinds {
        let ridge = field().slope(kind, &[side]);
        // From 0503 and 0504 one looks over it.
        assert_eq!(hidden(&ridge, "0503", "0505"), None, "{kind}");
        assert_eq!(hidden(&ridge, "0503", "0508"), None, "{kind}");
        assert_eq!(hidden(&ridge, "0504", "0501"), None, "{kind}");
        assert_eq!(hidden(&ridge, "0503", "0504"), None, "{kind}");
        // From farther back it is in the way, and who stands at it is hidden from the other side.
        assert_eq!(hidden(&ridge, "0502", "0505"), Some("quad:7.34"), "{kind}");
        assert_eq!(hidden(&ridge, "0505", "0503"), Some("quad:7.34"), "{kind}");
        assert_eq!(hidden(&ridge, "0502", "0504"), Some("quad:7.34"), "{kind}");
    }
}

#[test]
fn the_firer_s_own_ridge_is_neither_rise_nor_fall() {
    proves!("quad:7.34");
    let ridge = field().level(2, &["0504"]).slope("ridge", &["0503|0504"]);
    // Behind the ridge the ground falls from 0504 to 0505.
    assert_eq!(hidden(&ridge, "0503", "0506"), None);
    // Without the ridge that would be a rise and a fall.
    assert_eq!(hidden(&field().level(2, &["0504"]), "0503", "0506"), Some("quad:7.33"));
}

#[test]
fn woods_and_towns_are_the_only_hexes_that_hide() {
    proves!("quad:7.35");
    for kind in ["woods", "town"] {
        assert_eq!(hidden(&field().terrain(kind, &["0503"]), "0501", "0505"), Some("quad:7.35"), "{kind}");
    }
    for kind in ["vineyard", "swamp", "aqueduct", "sea"] {
        assert_eq!(hidden(&field().terrain(kind, &["0503"]), "0501", "0505"), None, "{kind}");
    }
    let bridge = field().terrain("aqueduct", &["0503"]).terrain("aqueduct_bridge", &["0503"]);
    assert_eq!(hidden(&bridge, "0501", "0505"), None);
    for kind in ["river", "stream"] {
        assert_eq!(hidden(&field().side(kind, &["0502|0503"]), "0501", "0505"), None, "{kind}");
    }
    assert_eq!(hidden(&field().side("redoubt", &["0503>0502"]), "0501", "0505"), None);
}

#[test]
fn example_7_36_target_a() {
    proves!("quad:7.36");
    let both = field().terrain("woods", &["3203", "3204"]);
    assert_eq!(hidden(&both, "3104", "3304"), Some("quad:7.36"));
    let town_and_woods = field().terrain("woods", &["3203"]).terrain("town", &["3204"]);
    assert_eq!(hidden(&town_and_woods, "3104", "3304"), Some("quad:7.36"));
}

#[test]
fn example_7_36_target_b() {
    proves!("quad:7.36");
    assert_eq!(hidden(&field().terrain("woods", &["3003"]), "3104", "2904"), None);
    assert_eq!(hidden(&field().terrain("woods", &["3004"]), "3104", "2904"), None);
}

#[test]
fn example_7_36_target_c() {
    proves!("quad:7.36", "quad:7.32");
    // The line runs between 3203 and 3204; behind them the ground falls steeply to 3304.
    let both = field().level(3, &["3104", "3203", "3204"]);
    assert_eq!(hidden(&both, "3104", "3304"), Some("quad:7.32"));
    let one = field().level(3, &["3104", "3203"]);
    assert_eq!(hidden(&one, "3104", "3304"), None);
}

#[test]
fn at_a_corner_both_hexsides_have_to_hide() {
    proves!("quad:7.36");
    // Ridge: one side of the line, both sides of the line.
    assert_eq!(hidden(&field().slope("ridge", &["3203|3304"]), "3104", "3304"), None);
    let both = field().slope("ridge", &["3203|3304", "3204|3304"]);
    assert_eq!(hidden(&both, "3104", "3304"), Some("quad:7.34"));
    // Rise and fall: one hill beside the line, two hills.
    assert_eq!(hidden(&field().level(2, &["3203"]), "3104", "3304"), None);
    assert_eq!(hidden(&field().level(2, &["3203", "3204"]), "3104", "3304"), Some("quad:7.33"));
}

#[test]
fn along_the_border_of_the_map_there_is_only_one_hex_beside_the_line() {
    proves!("quad:7.36");
    // 14 rows. Both lines have one hex on the map and nothing on the other side.
    let borders = field().terrain("woods", &["3201", "3114"]);
    assert_eq!(hidden(&borders, "3101", "3301"), Some("quad:7.35"));
    assert_eq!(hidden(&borders, "3014", "3214"), Some("quad:7.35"));
    assert_eq!(hidden(&field(), "3101", "3301"), None);
    assert_eq!(hidden(&field(), "3014", "3214"), None);
    // The same holds for hexsides: a hill beside the line.
    let hill = field().level(2, &["3114"]);
    assert_eq!(hidden(&hill, "3014", "3214"), Some("quad:7.33"));
}

#[test]
fn the_hexes_of_firer_and_target_hide_nobody() {
    proves!("quad:7.37");
    for kind in ["woods", "town"] {
        let ends = field().terrain(kind, &["0501", "0505"]);
        assert_eq!(hidden(&ends, "0501", "0505"), None, "{kind}");
        assert_eq!(hidden(&ends, "0505", "0501"), None, "{kind}");
    }
}

#[test]
fn units_never_hide_anybody() {
    proves!("quad:7.38");
    let quad = Field::flat(12, 12).battle();
    for between in ["r_inf_1", "a_inf_2", "r_gun_d", "a_cav_1"] {
        let mut table = Table::set_up(
            quad,
            json!({ "turn": 1, "phasing": "russian", "phase": "offensive_fire", "units": {
                "r_gun_a": { "hex": "0606" }, between: { "hex": "0607" }, "a_inf_1": { "hex": "0608" },
            }}),
        );
        table.play(aim("0608"));
        assert!(table.allows(join("r_gun_a")), "{between}");
    }
}

#[test]
fn adjacent_enemies_can_always_be_fired_at() {
    proves!("quad:7.39");
    let fields = [
        Field::flat(12, 12).level(3, &["0607"]),
        Field::flat(12, 12).slope("cliff", &["0608>0607"]),
        Field::flat(12, 12).slope("ridge_steep", &["0607|0608"]).terrain("woods", &["0607", "0608"]),
        Field::flat(12, 12).side("river", &["0607|0608"]).terrain("town", &["0608"]),
    ];
    for field in fields {
        let quad = field.battle();
        for (firer, target) in [("0607", "0608"), ("0608", "0607")] {
            let mut table = Table::set_up(
                quad,
                json!({ "turn": 1, "phasing": "russian", "phase": "offensive_fire", "units": {
                    "r_inf_1": { "hex": firer }, "a_inf_1": { "hex": target },
                }}),
            );
            table.play(aim(target));
            assert!(table.allows(join("r_inf_1")), "{firer} at {target}");
        }
    }
    // Not even if by option the slope of the firer's own hex hides.
    let cliff = Field::flat(12, 12).slope("cliff", &["0608>0607"]).toml();
    let map = HexMap::read("field.toml", &cliff, &VOCABULARY).expect("the map is sound");
    for (firer, target) in [("0607", "0608"), ("0608", "0607")] {
        let hides = obstacle(&map, &standard_eye(&map, true), hex(firer), hex(target));
        assert_eq!(hides, None, "{firer} at {target}");
    }
}

#[test]
fn the_line_runs_straight_from_centre_to_centre() {
    proves!("quad:7.31");
    // The geometry of the Alma erratum.
    let [one, pair] =
        [|name: &str| Cell::One(hex(name)), |names: &str| Cell::Pair(hex(&names[..4]), hex(&names[5..]))];
    let cells = [one("2106"), pair("2107 2206"), one("2207"), pair("2208 2308"), one("2309")];
    assert_eq!(walk(hex("2106"), hex("2309")).cells, cells);
    let with_woods = |woods: &[&str]| hidden(&field().terrain("woods", woods), "2106", "2309");
    assert_eq!(with_woods(&["2207"]), Some("quad:7.35"));
    assert_eq!(with_woods(&["2107"]), None);
    assert_eq!(with_woods(&["2308"]), None);
    assert_eq!(with_woods(&["2208", "2308"]), Some("quad:7.36"));
    // Hexes beside the line do not matter at all.
    assert_eq!(with_woods(&["2106", "2108", "2205", "2306", "2307", "2209"]), None);
}

#[test]
fn a_hex_touched_in_one_corner_is_not_on_the_line() {
    proves!("quad:7.31");
    // On the way from 0103 to 0604 the corner of 0303 is touched, 0203 and 0304 are passed through.
    let with_woods = |woods: &str| hidden(&field().terrain("woods", &[woods]), "0103", "0604");
    assert_eq!(with_woods("0303"), None);
    assert_eq!(with_woods("0203"), Some("quad:7.35"));
    assert_eq!(with_woods("0304"), Some("quad:7.35"));
}

#[test]
fn sights_and_blind_spots_of_balaclava() {
    proves!("quad:7.25", "quad:7.33", "quad:7.34");
    let quad = balaclava();
    let hidden = |from: &str, to: &str| quad.obstacle(hex(from), hex(to)).map(|obstacle| obstacle.rule.0);
    assert_eq!(walk(hex("2812"), hex("2313")).crossing_count(), 5);
    for battery in ["2812", "2911", "2912"] {
        assert_eq!(hidden(battery, "2313"), None, "{battery}");
        assert!(quad.ground.sight.sees(hex(battery)).contains(hex("2313")));
    }
    assert_eq!(hidden("1309", "1316"), Some("quad:7.33"));
    assert_eq!(hidden("1709", "1714"), Some("quad:7.33"));
    assert_eq!(hidden("0911", "0917"), Some("quad:7.34"));
    assert!(!quad.ground.sight.sees(hex("1709")).contains(hex("1714")));
    assert!(!quad.ground.sight.sees(hex("0911")).contains(hex("0917")));
}

/// All hexsides of a crossing, seen from near to far, are of a kind.
fn all(crossing: Crossing, holds: impl Fn(Hex, Direction) -> bool) -> bool {
    crossing.sides().all(|Hexside { from, direction }| holds(from, direction))
}

fn is_ridge(map: &HexMap, crossing: Crossing) -> bool {
    all(crossing, |from, direction| map.sides("ridge").contains(from, direction))
}

/// Steeply up, and steeply down, from near to far.
fn steep(map: &HexMap, crossing: Crossing) -> (bool, bool) {
    let rises = |from: Hex, direction| {
        ["steep", "cliff"].iter().any(|kind| map.sides(kind).contains(from, direction))
    };
    let falls = |from: Hex, direction: Direction| {
        from.neighbour(direction).is_some_and(|far| rises(far, direction.opposite()))
    };
    (all(crossing, rises), all(crossing, falls))
}

/// Sight is the same from both ends, with two exceptions that the rules make:
/// the ridge or steep edge beside the firer (7.31, 7.34), and a steep edge about half-way (7.32). Of n
/// hexsides, one that is number k from above is number n + 1 - k from below. From above it hides if
/// 2k > n, from below if 2(n + 1 - k) < n, which is 2k > n + 2, and not if k = n. So only for 2k = n + 1,
/// 2k = n + 2 and k = n the answers differ, and it is the lower end that sees.
#[test]
fn sight_is_mutual_but_for_hexsides_beside_the_firer_and_edges_half_way() {
    proves!("quad:7.32", "quad:7.34", "quad:7.31");
    let quad = balaclava();
    let sees = |from: Hex, to: Hex| quad.ground.sight.sees(from).contains(to);
    let (mut pairs, mut over_ridges, mut over_edges) = (0, 0, 0);
    for a in quad.hexes() {
        for b in quad.hexes().filter(|b| a < *b && a.distance(*b) <= 6) {
            pairs += 1;
            let line = walk(a, b);
            let n = line.crossing_count();
            let ridges: Vec<usize> = line
                .crossings()
                .filter(|crossing| is_ridge(&quad.map, *crossing))
                .map(|c| c.number)
                .collect();
            let middle: Vec<(bool, bool)> = line
                .crossings()
                .map(|crossing| {
                    let (k, (up, down)) = (crossing.number, steep(&quad.map, crossing));
                    let from_b = n + 1 - k;
                    let differs = |k: usize| [n + 1, n + 2, 2 * n].contains(&(2 * k));
                    (up && differs(from_b), down && differs(k))
                })
                .filter(|(up, down)| *up || *down)
                .collect();
            let what = format!("{a} and {b}: ridges {ridges:?}, edges {middle:?}, {n} hexsides");
            if n == 1 {
                assert!(sees(a, b) && sees(b, a), "{what}");
            } else if !ridges.is_empty() {
                // Only the end that stands at the only ridge can see over it.
                assert!(!sees(a, b) || ridges == [1], "{what}");
                assert!(!sees(b, a) || ridges == [n], "{what}");
                over_ridges += u32::from(sees(a, b) != sees(b, a));
            } else if !middle.is_empty() {
                // Whoever is above the edge sees nothing.
                for (up, down) in middle {
                    assert!(!(down && sees(a, b) || up && sees(b, a)), "{what}");
                }
                over_edges += u32::from(sees(a, b) != sees(b, a));
            } else {
                assert_eq!(sees(a, b), sees(b, a), "{what}");
            }
        }
    }
    assert!(pairs > 40_000, "{pairs} pairs");
    assert!(over_ridges > 50 && over_edges > 500, "{over_ridges} over ridges, {over_edges} over edges");
}

#[test]
fn a_firer_sees_over_the_slope_of_its_own_hex_but_for_the_option() {
    proves!("quad:7.31");
    // Up a steep slope right before the firer: 1 of 3 hexsides.
    let map = HexMap::read("field.toml", &plateau(3, false).toml(), &VOCABULARY).expect("the map is sound");
    let rule = |own_slope_hides| {
        obstacle(&map, &standard_eye(&map, own_slope_hides), hex("1709"), hex("1706"))
            .map(|found| found.rule.0)
    };
    assert_eq!(rule(false), None);
    assert_eq!(rule(true), Some("quad:7.32"));
    // A slope farther off hides in any case.
    let farther =
        HexMap::read("field.toml", &plateau(5, false).toml(), &VOCABULARY).expect("the map is sound");
    for option in [false, true] {
        assert!(obstacle(&farther, &standard_eye(&farther, option), hex("1712"), hex("1706")).is_some());
    }
    // The option of Balaclava, on its own map: up the steep slope of the Marine Heights from the gorge.
    let sees = |value: &str| balaclava_with(&[("over_own_slope", value)]);
    let (literal, strict) = (sees("yes"), sees("no"));
    let mut more = 0;
    for from in literal.hexes() {
        let (one, other) = (literal.ground.sight.sees(from), strict.ground.sight.sees(from));
        assert!(other.is_subset(one), "from {from}");
        assert_eq!(one, balaclava().ground.sight.sees(from), "the letter is the default");
        more += one.len() - other.len();
    }
    assert!(more > 100, "{more} more are seen");
}

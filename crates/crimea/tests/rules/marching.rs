//! Strategic movement (8, 11, 16.C).

use crate::field::*;
use crimea::state::Stage;
use crimea::unit::Side;
use crimea::{Decision, Event};

#[test]
fn units_march_as_far_as_their_points_reach() {
    proves!("crimea:11.p1.a", "crimea:11.p1.b");
    let mut field = Field::empty().put("2206", &["fr_1_1", "br_rm1", "br_c_lb"]);
    // Four clear hexes of level 2 in a row; the first is a climb out of level 1.
    assert!(field.allows(march("fr_1_1", "2209")));
    field.refused(march("fr_1_1", "2210"), "crimea:11.p1.a");
    field.refused(march("br_rm1", "2209"), "crimea:11.p1.a");
    assert!(field.allows(march("br_rm1", "2208")));
    assert!(field.allows(march("br_c_lb", "2211")));
    field.play(march("fr_1_1", "2208"));
    assert_eq!(field.left("fr_1_1"), 1);
    field.play(march("fr_1_1", "2209"));
    assert_eq!(field.left("fr_1_1"), 0);
    field.refused(march("fr_1_1", "2208"), "crimea:11.p1.a");
    assert!(field.allows(march("br_rm1", "2207")), "others are free to go, or to stay");
    field.refused(march("ru_16_vla", "2207"), "crimea:11.p1.d");
}

#[test]
fn rough_ground_rivers_and_climbs_cost_more() {
    proves!("crimea:11.p1.c");
    let mut field =
        Field::empty().put("2003", &["fr_1_1", "fr_3_1"]).put("2104", &["fr_2_1"]).put("1628", &["fr_4_1"]);
    let points = |events: Vec<Event>| match events[..] {
        [Event::Marched { points, .. }, ..] => points,
        _ => panic!("{events:?}"),
    };
    assert_eq!(points(field.play(march("fr_1_1", "2004"))), 2, "a river hex");
    assert_eq!(points(field.play(march("fr_2_1", "2106"))), 4, "a river hex, then up a slope");
    assert_eq!(points(field.play(march("fr_3_1", "2103"))), 1, "clear");
    assert_eq!(points(field.play(march("fr_4_1", "1627"))), 2, "up a slope");
}

#[test]
fn roads_cost_one_point_for_the_whole_segment() {
    proves!("crimea:R.T1");
    let mut field = Field::empty().put("1901", &["fr_1_1", "br_rm1"]);
    field.play(march("fr_1_1", "1908"));
    assert_eq!(field.left("fr_1_1"), 3, "one point, whatever lies along the road");
    field.play(march("fr_1_1", "1809"));
    assert_eq!(field.left("fr_1_1"), 3, "nothing is paid for the road a second time");
    field.play(march("fr_1_1", "1808"));
    assert_eq!(field.left("fr_1_1"), 2, "off the road, for a clear hex");
    field.play(march("fr_1_1", "1809"));
    assert_eq!(field.left("fr_1_1"), 1, "and for a clear hex back to it");
    field.play(march("fr_1_1", "1901"));
    assert_eq!(field.left("fr_1_1"), 1, "where the road is paid still");
    let mut off = Field::empty().put("1901", &["fr_1_1"]);
    off.play(march("fr_1_1", "2008"));
    assert_eq!(off.left("fr_1_1"), 2, "off the road it pays for the ground");
    let mut winter = field.clone().at(7, Side::Allied, Stage::Movement);
    winter.play(march("br_rm1", "1905"));
    assert_eq!(winter.left("br_rm1"), 1, "two points in winter");
}

#[test]
fn a_march_in_parts_costs_what_it_costs_at_once() {
    proves!("crimea:R.T1", "crimea:11.p1.c");
    let goals = |field: &Field| -> Vec<String> {
        let marches = field.decisions().into_iter().filter_map(|decision| match decision {
            Decision::March { unit, to } if unit == field.unit("fr_1_1") => Some(to.to_string()),
            _ => None,
        });
        marches.collect()
    };
    let after = |field: &Field, to: &str| {
        let mut field = field.clone();
        field.play(march("fr_1_1", to));
        field
    };
    for (turn, from) in [(2, "1901"), (2, "2003"), (7, "2110")] {
        // The other one can always march, so that the segment goes on.
        let field = Field::empty().at(turn, Side::Allied, Stage::Movement);
        let field = field.put(from, &["fr_1_1"]).put("2435", &["fr_2_1"]);
        let halts: Vec<(String, Field)> =
            goals(&field).into_iter().map(|to| (to.clone(), after(&field, &to))).collect();
        for (to, at_once) in halts.iter().step_by(29) {
            let parts = halts.iter().filter(|(_, half)| half.allows(march("fr_1_1", to)));
            let left: Vec<u8> = parts.map(|(_, half)| after(half, to).left("fr_1_1")).collect();
            assert!(left.iter().all(|left| *left <= at_once.left("fr_1_1")), "{from} to {to}");
            let on_the_way = left.iter().filter(|left| **left == at_once.left("fr_1_1")).count() as u32;
            let between = hex(from).distance(hex(to)) - 1;
            assert!(on_the_way >= between, "{from} to {to}: {on_the_way} halts of {between} cost nothing");
        }
    }
}

#[test]
fn the_road_is_paid_once_however_often_a_unit_turns_back() {
    proves!("crimea:R.T1", "crimea:R.T9");
    let mut field = Field::empty().put("1904", &["br_rm1"]).put("2435", &["fr_2_1"]);
    for to in ["1906", "1907", "1908", "1809"] {
        field.play(march("br_rm1", to));
        assert_eq!(field.left("br_rm1"), 2, "any number of marches onward");
    }
    for to in ["1903", "1907", "1903", "1907", "1905"] {
        field.play(march("br_rm1", to));
        assert_eq!(field.left("br_rm1"), 2, "back and forth costs nothing more");
    }
    // Nobody goes to and fro for ever.
    for to in ["1907", "1905", "1907"] {
        field.play(march("br_rm1", to));
    }
    field.refused(march("br_rm1", "1906"), "crimea:R.T9");
    field.play(march("br_rm1", "1908"));
    field.refused(march("br_rm1", "1907"), "crimea:R.T9");
    field.play(march("br_rm1", "2008"));
    assert_eq!(field.left("br_rm1"), 1, "off the road, and a point has been spent");
    field.play(march("br_rm1", "1908"));
    field.play(march("br_rm1", "1901"));
    assert_eq!(field.left("br_rm1"), 0, "the ground was paid, and the road not again");
    field.play(march("br_rm1", "1908"));
    assert_eq!(field.whereabouts("br_rm1"), "1908");
}

#[test]
fn winter_doubles_the_price_of_ground() {
    proves!("crimea:16.C");
    let field = |turn| Field::empty().at(turn, Side::Allied, Stage::Movement).put("2206", &["fr_1_1"]);
    assert!(field(5).allows(march("fr_1_1", "2208")));
    field(6).refused(march("fr_1_1", "2208"), "crimea:11.p1.a");
    let mut winter = field(9);
    winter.play(march("fr_1_1", "2106"));
    assert_eq!(winter.left("fr_1_1"), 2);
    assert!(field(10).allows(march("fr_1_1", "2208")));
}

#[test]
fn an_enemy_zone_ends_the_march() {
    proves!("crimea:8.b", "crimea:11.p1.f");
    let mut field = Field::empty().put("2207", &["fr_1_1"]).put("2206", &["fr_2_1"]);
    assert!(field.allows(march("fr_1_1", "2210")), "three clear hexes");
    field = field.put("2209", &["ru_dc57"]);
    field.refused(march("fr_1_1", "2210"), "crimea:11.p1.a");
    field.play(march("fr_1_1", "2208"));
    field.refused(march("fr_1_1", "2207"), "crimea:11.p1.a");
    assert!(field.state.contact);
    field.play(march("fr_2_1", "2207"));
    assert!(field.allows(march("fr_2_1", "2107")), "no enemy is next to it");
}

#[test]
fn a_unit_may_leave_a_zone_and_stops_in_the_next() {
    proves!("crimea:R.T2");
    let mut field = Field::empty().put("2208", &["fr_1_1", "br_c_lb"]).put("2209", &["ru_dc57"]);
    assert!(field.allows(march("fr_1_1", "2206")), "it starts in the zone");
    field.play(march("br_c_lb", "2309"));
    assert_eq!(field.whereabouts("br_c_lb"), "2309");
    field.refused(march("br_c_lb", "2308"), "crimea:11.p1.a");
}

#[test]
fn nobody_marches_into_the_enemy() {
    proves!("crimea:11.p1.e");
    let field = Field::empty().put("2207", &["fr_1_1"]).put("2208", &["ru_dc57"]);
    field.refused(march("fr_1_1", "2208"), "crimea:11.p1.e");
}

#[test]
fn the_enemy_does_not_march() {
    proves!("crimea:11.p1.d");
    let field = Field::empty().put("2207", &["fr_1_1"]).put("2011", &["ru_16_vla"]);
    assert_eq!(field.asked(), Some(Side::Allied));
    field.refused(march("ru_16_vla", "2010"), "crimea:11.p1.d");
    let field = field.at(2, Side::Russian, Stage::Movement);
    assert_eq!(field.asked(), Some(Side::Russian));
    assert!(field.allows(march("ru_16_vla", "2010")));
    field.refused(march("fr_1_1", "2206"), "crimea:11.p1.d");
}

#[test]
fn the_ferry_is_a_road_for_whoever_owns_both_ends() {
    proves!("crimea:11.p2.a", "crimea:11.p2.b");
    // The roads by Inkerman and Traktir are cut.
    let field = Field::empty()
        .at(2, Side::Russian, Stage::Movement)
        .put("1321", &["ru_16_vla"])
        .put("1524", &["fr_4_1"])
        .put("1827", &["fr_5_1"]);
    let mut ferry = field.clone();
    ferry.play(march("ru_16_vla", "1124"));
    assert_eq!(ferry.left("ru_16_vla"), 3, "one road from the north side into the town and beyond");
    for end in ["1122", "1123"] {
        let lost = field.clone().set(|state| {
            state.allied_ground.insert(hex(end));
        });
        lost.refused(march("ru_16_vla", "1124"), "crimea:11.p1.a");
    }
    let allies = Field::empty().put("1222", &["fr_1_1"]).put("1524", &["ru_dc57"]).put("1827", &["ru_dc60"]);
    allies.refused(march("fr_1_1", "1123"), "crimea:11.p1.a");
    let both = allies.set(|state| {
        state.allied_ground.insert(hex("1122"));
        state.allied_ground.insert(hex("1123"));
    });
    assert!(both.allows(march("fr_1_1", "1123")));
}

#[test]
fn siege_artillery_marches_and_does_nothing_else_on_its_feet() {
    proves!("crimea:17.B");
    let mut field =
        Field::empty().put("1531", &["br_s1"]).put("1529", &["fr_1_1"]).put("1728", &["ru_16_vla"]);
    field.play(march("br_s1", "1430"));
    assert_eq!(field.left("br_s1"), 1);
    let field = field.phase(Side::Allied, crimea::state::Phase::AttackerMovement);
    assert!(field.allows(step("fr_1_1", "1528")));
    field.refused(step("br_s1", "1330"), "crimea:17.B");
    assert!(field.allows(Decision::Done));
}

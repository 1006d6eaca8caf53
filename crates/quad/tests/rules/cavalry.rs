//! Cavalry (11.0).

use crate::field::Field;
use crate::harness::*;
use crate::plain::Plain;
use quad::state::{Phase, Place};
use quad::unit::Side;
use quad::{Event, HouseRules, Quad};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// Level ground, made once.
pub fn flat() -> &'static Quad<Plain> {
    static GAME: OnceLock<&'static Quad<Plain>> = OnceLock::new();
    GAME.get_or_init(|| Field::flat(12, 12).battle())
}

/// A Russian Player-Turn on a field.
pub fn on(battle: &'static Quad<Plain>, phase: &str, units: Value) -> Table<Plain> {
    Table::set_up(battle, json!({ "turn": 1, "phasing": "russian", "phase": phase, "units": units }))
}

pub fn level_ground(phase: &str, units: Value) -> Table<Plain> {
    on(flat(), phase, units)
}

/// The cases by which a unit was disrupted.
fn disruptions(table: &Table<Plain>, events: &[Event], unit: &str) -> Vec<&'static str> {
    let id = table.unit(unit);
    let case = |event: &Event| match event {
        Event::Disrupted { unit, rule } if *unit == id => Some(rule.0),
        _ => None,
    };
    events.iter().filter_map(case).collect()
}

#[test]
fn only_cavalry_suffers_from_riding_and_fighting() {
    proves!("quad:11.0");
    let mut ride =
        level_ground("movement", json!({ "r_cav_1": { "hex": "0310" }, "r_horse": { "hex": "0610" } }));
    ride.play(march("r_cav_1", "0303"));
    ride.play(march("r_horse", "0603"));
    ride.play(done());
    assert!(ride.is_disrupted("r_cav_1") && !ride.is_disrupted("r_horse"));
    let mut fight = level_ground(
        "melee",
        json!({ "r_inf_1": { "hex": "0605" }, "r_cav_1": { "hex": "0706" }, "a_inf_1": { "hex": "0606" } }),
    );
    // 8 to 4, column 4; die 3 gives line 5: D R.
    fight.attack(&["0606"], &["r_inf_1", "r_cav_1"], 3);
    fight.play(retreat("a_inf_1", "0607"));
    assert!(fight.is_disrupted("r_cav_1"));
    assert!(!fight.is_disrupted("r_inf_1") && !fight.is_disrupted("a_inf_1"));
}

#[test]
fn seven_points_in_a_phase_disrupt_cavalry() {
    proves!("quad:11.11");
    let ride = |stations: &[&str]| {
        let mut table =
            level_ground("movement", json!({ "r_cav_1": { "hex": "0611" }, "r_inf_1": { "hex": "0202" } }));
        for hex in stations {
            table.play(march("r_cav_1", hex));
        }
        assert!(!table.is_disrupted("r_cav_1"), "while it is on the march it rides on");
        // The next unit is touched, so the ride is over.
        table.play(march("r_inf_1", "0203"));
        table.is_disrupted("r_cav_1")
    };
    assert!(!ride(&["0605"]), "6 points");
    assert!(ride(&["0604"]), "7 points");
    assert!(ride(&["0608", "0604"]), "3 points and 4 more");
}

#[test]
fn woods_off_the_road_disrupt_cavalry_at_the_end_of_the_phase() {
    proves!("quad:11.12");
    let field =
        Field::flat(12, 12).terrain("woods", &["0605", "0304"]).road("minor", &["0305", "0304"]).battle();
    let mut table = on(
        field,
        "movement",
        json!({ "r_cav_1": { "hex": "0606" }, "r_cav_2": { "hex": "0305" }, "r_inf_1": { "hex": "1010" } }),
    );
    table.play(march("r_cav_1", "0605"));
    table.play(march("r_cav_2", "0304"));
    table.play(march("r_inf_1", "1009"));
    assert!(!table.is_disrupted("r_cav_1"), "not before the phase ends");
    table.play(done());
    assert!(table.is_disrupted("r_cav_1"));
    assert!(!table.is_disrupted("r_cav_2"), "it came by the road");
}

#[test]
fn cavalry_rides_through_woods_that_a_friend_holds() {
    proves!("quad:5.31", "quad:11.12");
    // A belt of woods across the field, and nobody can stop in its only dry hex.
    let belt = ["0105", "0205", "0305", "0405", "0605", "0705", "0805", "0905"];
    let field = Field::flat(9, 9).terrain("sea", &belt).terrain("woods", &["0505"]);
    let units = json!({ "r_cav_1": { "hex": "0504" }, "r_inf_1": { "hex": "0505", "moved": true } });
    let mut table = on(field.battle(), "movement", units);
    table.refused_by(march("r_cav_1", "0505"), "quad:5.32");
    table.play(march("r_cav_1", "0507"));
    assert_eq!((table.at("r_cav_1"), table.spent("r_cav_1")), ("0507".into(), 8), "2 for the woods, 1 and 1");
    table.play(done());
    assert!(table.is_disrupted("r_cav_1"));
}

#[test]
fn cavalry_keeps_its_order_where_a_way_round_the_woods_can_be_paid_for() {
    proves!("quad:5.16", "quad:11.12");
    let woods = |more: &[&str]| {
        let all = [&["0505", "0405", "0605"][..], more].concat();
        let field = Field::flat(9, 9).terrain("woods", &all);
        let mut table = on(field.battle(), "movement", json!({ "r_cav_1": { "hex": "0504" } }));
        table.play(march("r_cav_1", "0506"));
        let spent = table.spent("r_cav_1");
        table.play(done());
        (spent, table.is_disrupted("r_cav_1"))
    };
    assert_eq!(woods(&[]), (10, false), "round them for 5 points, and not through them for 3");
    let belt = ["0105", "0205", "0305", "0705", "0805", "0905"];
    assert_eq!(woods(&belt), (6, true), "there is no way round");
}

#[test]
fn cavalry_marches_on_from_woods_in_one_go() {
    proves!("quad:5.16", "quad:5.31");
    let ride = |units: Value, to: &str| {
        let position = json!({ "turn": 2, "phasing": "russian", "phase": "movement", "units": units });
        let mut table = Table::set_up(balaclava(), position);
        table.play(march("ru_uhlan", to));
        table.spent("ru_uhlan")
    };
    // On the map of Balaclava, in half points: woods lie on the way, and in the second case a friend in them.
    assert_eq!(ride(json!({ "ru_uhlan": { "hex": "2720" } }), "3019"), 14);
    let friend = json!({ "ru_uhlan": { "hex": "2922" }, "ru_azov_1": { "hex": "2919", "moved": true } });
    assert_eq!(ride(friend, "2918"), 16);
}

#[test]
fn cavalry_may_withdraw_into_woods() {
    proves!("quad:11.26");
    let field = Field::flat(9, 9).terrain("woods", &["0507"]);
    let units = json!({ "r_inf_1": { "hex": "0505" }, "a_cav_1": { "hex": "0506" } });
    let mut table = on(field.battle(), "evasion", units);
    table.play(evade("a_cav_1", "0507"));
    assert_eq!(table.at("a_cav_1"), "0507");
    assert!(!table.is_disrupted("a_cav_1"), "nobody forced it, and it is no Movement Phase");
}

#[test]
fn cavalry_driven_into_woods_is_lost() {
    proves!("quad:11.12");
    only_infantry_escapes(Field::flat(12, 12).terrain("woods", &["0707", "0607", "0507"]));
}

/// Cavalry driven out of 0606 is lost, infantry gets away to 0607.
fn only_infantry_escapes(field: Field) {
    let field = field.battle();
    let attacked = |unit: &str| {
        let mut table = on(field, "melee", json!({ "r_inf_1": { "hex": "0605" }, unit: { "hex": "0606" } }));
        // 4 to 4, column 3; die 4 gives line 6: D R.
        table.attack(&["0606"], &["r_inf_1"], 4);
        table
    };
    assert_eq!(attacked("a_cav_1").place("a_cav_1"), Place::Eliminated);
    let mut infantry = attacked("a_inf_1");
    infantry.play(retreat("a_inf_1", "0607"));
    assert_eq!(infantry.at("a_inf_1"), "0607");
}

#[test]
fn a_redoubt_wall_stops_cavalry_unless_a_road_leads_through() {
    proves!("quad:11.13");
    let field = Field::flat(12, 12)
        .side("redoubt", &["0606>0605", "0306>0305"])
        .road("minor", &["0305", "0306"])
        .battle();
    let table = on(
        field,
        "movement",
        json!({
            "r_cav_1": { "hex": "0605" }, "r_cav_2": { "hex": "0305" }, "r_cav_3": { "hex": "0606" },
            "r_inf_1": { "hex": "0604" },
        }),
    );
    assert!(table.allows(march("r_cav_2", "0306")), "a road leads through");
    assert_eq!(table.step_price("r_inf_1", "0605", "0606"), Some(2));
    assert_eq!(table.step_price("r_cav_1", "0605", "0606"), None);
    assert_eq!(table.step_price("r_cav_3", "0606", "0605"), None);
    // With one point left there is no way round.
    let last_point = |unit: &str, hex: &str| {
        let units =
            json!({ unit: { "hex": hex, "spent": if unit == "r_inf_1" { 4 } else { 7 }, "moved": true } });
        Table::set_up(
            field,
            json!({ "turn": 1, "phasing": "russian", "phase": "movement", "in_hand": unit, "units": units }),
        )
    };
    last_point("r_cav_1", "0605").refused_by(march("r_cav_1", "0606"), "quad:11.13");
    last_point("r_cav_1", "0606").refused_by(march("r_cav_1", "0605"), "quad:11.13");
    assert!(last_point("r_inf_1", "0605").allows(march("r_inf_1", "0606")));
}

#[test]
fn cavalry_driven_against_a_redoubt_wall_is_lost() {
    proves!("quad:11.13");
    only_infantry_escapes(Field::flat(12, 12).side("redoubt", &["0606>0507", "0606>0607", "0606>0707"]));
}

#[test]
fn cavalry_is_disrupted_after_every_melee_on_either_side() {
    proves!("quad:11.21");
    let fight = |die: u8| {
        let mut table =
            level_ground("melee", json!({ "r_cav_1": { "hex": "0605" }, "a_cav_1": { "hex": "0606" } }));
        table.attack(&["0606"], &["r_cav_1"], die);
        table
    };
    // 4 to 4, column 3. Line 6: D R; line 5: A R.
    let mut won = fight(4);
    assert!(!won.is_disrupted("r_cav_1") && !won.is_disrupted("a_cav_1"), "not before the retreat is made");
    won.play(retreat("a_cav_1", "0607"));
    assert!(won.is_disrupted("r_cav_1") && won.is_disrupted("a_cav_1"));
    let mut lost = fight(3);
    lost.play(retreat("r_cav_1", "0604"));
    assert!(lost.is_disrupted("r_cav_1") && lost.is_disrupted("a_cav_1"));
}

#[test]
fn a_disruption_result_means_only_its_retreat_to_cavalry() {
    proves!("quad:11.22");
    let fight = |unit: &str| {
        let mut table =
            level_ground("melee", json!({ "r_inf_1": { "hex": "0605" }, unit: { "hex": "0606" } }));
        // 4 to 4, column 3; die 5 gives line 7: D 1.
        let events = table.attack(&["0606"], &["r_inf_1"], 5);
        (table, events)
    };
    let (mut table, events) = fight("a_cav_1");
    assert_eq!(disruptions(&table, &events, "a_cav_1"), Vec::<&str>::new());
    let events = table.play(retreat("a_cav_1", "0607"));
    assert_eq!(table.at("a_cav_1"), "0607");
    assert_eq!(disruptions(&table, &events, "a_cav_1"), ["quad:11.21"], "once, as after any melee");
    let (table, events) = fight("a_inf_1");
    assert_eq!(disruptions(&table, &events, "a_inf_1"), ["quad:8.4"]);
}

#[test]
fn cavalry_that_cannot_retreat_is_lost() {
    proves!("quad:11.23");
    let fight = |far: &str| {
        let mut table = level_ground(
            "melee",
            json!({ "r_inf_1": { "hex": "0605" }, "r_inf_2": { "hex": far }, "a_cav_1": { "hex": "0606" } }),
        );
        // 8 to 4, column 4; die 3 gives line 5: D R.
        table.attack(&["0606"], &["r_inf_1", "r_inf_2"], 3);
        table
    };
    // From 0605 and 0607 the Russians control every hex round 0606.
    assert_eq!(fight("0607").place("a_cav_1"), Place::Eliminated);
    let mut open = fight("0706");
    open.play(retreat("a_cav_1", "0607"));
    assert_eq!(open.at("a_cav_1"), "0607");
}

/// Two Russian battalions attack a unit at 2-1.
fn two_to_one(target: &str, die: u8) -> Table<Plain> {
    let mut table = level_ground(
        "melee",
        json!({ "r_inf_1": { "hex": "0605" }, "r_inf_2": { "hex": "0706" }, target: { "hex": "0606" } }),
    );
    table.attack(&["0606"], &["r_inf_1", "r_inf_2"], die);
    table
}

#[test]
fn a_star_is_the_end_of_cavalry() {
    proves!("quad:11.24");
    // Column 4, line 8: D 2*.
    assert_eq!(two_to_one("a_cav_1", 6).place("a_cav_1"), Place::Eliminated);
    let infantry = two_to_one("a_inf_1", 6);
    assert_eq!(infantry.at("a_inf_1"), "0606");
    assert!(infantry.is_disrupted("a_inf_1"), "infantry in order is disrupted and retreats");
    // Line 7: D 1, without a star.
    assert_eq!(two_to_one("a_cav_1", 5).at("a_cav_1"), "0606");
}

#[test]
fn cavalry_that_was_disrupted_does_not_outlive_a_melee() {
    proves!("quad:11.25");
    // It attacks with 2 against 4, column 2, and wins: die 6 gives line 8: D R.
    let mut winner = level_ground(
        "melee",
        json!({ "r_cav_1": { "hex": "0605", "disrupted": true }, "a_inf_1": { "hex": "0606" } }),
    );
    winner.attack(&["0606"], &["r_cav_1"], 6);
    assert_eq!(winner.at("r_cav_1"), "0605");
    winner.play(retreat("a_inf_1", "0607"));
    assert_eq!(winner.place("r_cav_1"), Place::Eliminated);
    // It defends with 2 against 4, column 4, and holds: die 2 gives line 4: A R.
    let mut holder = level_ground(
        "melee",
        json!({ "r_inf_1": { "hex": "0605" }, "a_cav_1": { "hex": "0606", "disrupted": true } }),
    );
    holder.attack(&["0606"], &["r_inf_1"], 2);
    assert_eq!(holder.at("a_cav_1"), "0606");
    holder.play(retreat("r_inf_1", "0604"));
    assert_eq!(holder.place("a_cav_1"), Place::Eliminated);
    assert_eq!(holder.at("r_inf_1"), "0604");
}

#[test]
fn example_x20_three_fates_of_cavalry() {
    proves!("quad:11.21", "quad:11.24", "quad:11.25");
    let mut fresh =
        level_ground("melee", json!({ "r_cav_1": { "hex": "0605" }, "a_inf_1": { "hex": "0606" } }));
    fresh.attack(&["0606"], &["r_cav_1"], 4);
    fresh.play(retreat("a_inf_1", "0607"));
    assert!(fresh.is_disrupted("r_cav_1"), "it attacked and won");
    let mut broken = level_ground(
        "melee",
        json!({ "r_inf_1": { "hex": "0605" }, "a_cav_1": { "hex": "0606", "disrupted": true } }),
    );
    broken.attack(&["0606"], &["r_inf_1"], 2);
    broken.play(retreat("r_inf_1", "0604"));
    assert_eq!(broken.place("a_cav_1"), Place::Eliminated, "it was disrupted and drove the attacker off");
    assert_eq!(two_to_one("a_cav_1", 6).place("a_cav_1"), Place::Eliminated, "it was fresh and suffered 2*");
}

#[test]
fn example_y4_heavy_dragoons_charge_hussars() {
    proves!("quad:11.21", "quad:11.22");
    let mut table = Table::set_up(
        balaclava(),
        json!({ "turn": 4, "phasing": "allied", "phase": "melee", "units": {
            "br_4dg": { "hex": "2217" }, "br_5dg": { "hex": "2117" }, "ru_ighus_1": { "hex": "2216" },
        }}),
    );
    table.play(aim("2216"));
    table.play(join("br_4dg"));
    table.play(join("br_5dg"));
    assert_eq!(table.game.melee_column(&table.state), 3);
    let events = table.play_with(roll(), &[5]);
    let line = events.iter().find_map(|event| match event {
        Event::Fought { line, result, .. } => Some((*line, result.clone())),
        _ => None,
    });
    assert_eq!(line, Some((8, "D 1".to_owned())));
    table.play(retreat("ru_ighus_1", "2215"));
    table.play(done());
    for regiment in ["br_4dg", "br_5dg", "ru_ighus_1"] {
        assert!(table.is_disrupted(regiment), "{regiment}");
    }
    assert_eq!(table.at("ru_ighus_1"), "2215");
}

#[test]
fn cavalry_beside_enemy_infantry_or_guns_may_withdraw_one_hex() {
    proves!("quad:11.26");
    let mut table = level_ground(
        "evasion",
        json!({
            "r_inf_1": { "hex": "0605" }, "a_cav_1": { "hex": "0606" }, "a_inf_1": { "hex": "0506" },
            "r_cav_1": { "hex": "1005" }, "a_cav_2": { "hex": "1006" },
            "r_gun_a": { "hex": "0210" }, "a_cav_3": { "hex": "0211" },
        }),
    );
    assert_eq!(table.asked(), Some(Side::Allied));
    assert!(table.allows(evade("a_cav_1", "0607")));
    assert!(table.allows(evade("a_cav_3", "0212")), "guns have a zone too");
    table.refused_by(evade("a_cav_1", "0706"), "quad:11.26");
    table.refused_by(evade("a_cav_1", "0608"), "quad:11.26");
    table.refused_by(evade("a_cav_1", "0506"), "quad:11.26");
    table.refused_by(evade("a_cav_2", "1007"), "quad:11.26");
    table.refused_by(evade("a_inf_1", "0507"), "quad:11.26");
    table.refused_by(evade("r_cav_1", "1004"), "quad:11.26");
    table.play(evade("a_cav_1", "0607"));
    assert_eq!(table.at("a_cav_1"), "0607");
    assert!(!table.is_disrupted("a_cav_1"), "it is no ride");
    table.refused_by(evade("a_cav_1", "0608"), "quad:11.26");
}

#[test]
fn cavalry_withdraws_after_all_defensive_fire_and_before_offensive_fire() {
    proves!("quad:11.26", "quad:11.0");
    let mut table =
        level_ground("defensive_fire", json!({ "r_inf_1": { "hex": "0605" }, "a_cav_1": { "hex": "0606" } }));
    assert!(table.allows(aim("0605")));
    table.refused_by(evade("a_cav_1", "0607"), "quad:11.26");
    table.play(done());
    assert_eq!((table.state.phase, table.asked()), (Phase::Evasion, Some(Side::Allied)));
    table.refused_by(aim("0605"), "quad:4.0");
    assert!(table.allows(evade("a_cav_1", "0607")));
    table.play(done());
    assert_eq!(table.state.phase, Phase::OffensiveFire);
    assert_eq!(table.at("a_cav_1"), "0606", "nobody has to withdraw");
}

#[test]
fn by_the_option_disrupted_cavalry_stays() {
    proves!("quad:E:11.27");
    let position = json!({ "turn": 1, "phasing": "russian", "phase": "evasion", "units": {
        "r_inf_1": { "hex": "0605" }, "a_cav_1": { "hex": "0606", "disrupted": true },
        "r_inf_2": { "hex": "0905" }, "a_cav_2": { "hex": "0906" },
    }});
    let standard = Table::set_up(flat(), position.clone());
    assert!(standard.allows(evade("a_cav_1", "0607")));
    let optional = Table::set_up(
        Plain::with(&Field::flat(12, 12), HouseRules { broken_cavalry_stays: true, ..HouseRules::default() }),
        position,
    );
    optional.refused_by(evade("a_cav_1", "0607"), "quad:E:11.27");
    assert!(optional.allows(evade("a_cav_2", "0907")), "cavalry in order may still go");
}

#[test]
fn balaclava_offers_the_option_and_leaves_it_off() {
    proves!("quad:E:11.27");
    let position = json!({ "turn": 1, "phasing": "russian", "phase": "evasion", "units": {
        "ru_od_1": { "hex": "2216" }, "br_4dg": { "hex": "2217", "disrupted": true },
    }});
    Table::set_up(balaclava_with(&[("broken_cavalry_stays", "yes")]), position.clone())
        .refused_by(evade("br_4dg", "2218"), "quad:E:11.27");
    assert!(Table::set_up(balaclava(), position).allows(evade("br_4dg", "2218")));
}

//! The guns of the four redoubts (18.0).

use crate::harness::*;
use kernel::Game;
use quad::balaclava::Balaclava;
use quad::state::{Phase, Place, Stage};
use quad::unit::Side;
use quad::{Decision, Event};
use serde_json::{Value, json};

fn position(phasing: &str, phase: &str, units: Value) -> Table<Balaclava> {
    Table::set_up(balaclava(), json!({ "turn": 2, "phasing": phasing, "phase": phase, "units": units }))
}

/// Canrobert's Hill: the militia on top of the gun, two Azov battalions and Cossacks before the walls.
fn canroberts_hill(phase: &str, disrupted: bool) -> Table<Balaclava> {
    position(
        "russian",
        phase,
        json!({
            "tu_militia_1": { "hex": "2313", "level": 1 }, "br_gun_canrobt": { "hex": "2313", "level": 0 },
            "ru_azov_2": { "hex": "2212", "disrupted": disrupted }, "ru_azov_3": { "hex": "2312", "disrupted": disrupted },
            "ru_don_60": { "hex": "2412", "disrupted": disrupted },
        }),
    )
}

const AZOV: [&str; 2] = ["ru_azov_2", "ru_azov_3"];

/// Makes the first choice of every retreat.
fn finish_retreats(table: &mut Table<Balaclava>) {
    while table.state.combat.stage == Stage::Retreats {
        let choice =
            table.decisions().into_iter().find(|decision| matches!(decision, Decision::Retreat { .. }));
        let named = table.game.spell(choice.expect("somebody retreats"));
        table.play(named);
    }
}

#[test]
fn the_four_eastern_redoubts_have_guns_that_can_be_captured() {
    proves!("balaclava:18.0");
    for (gun, redoubt, from, to) in [
        ("br_gun_no4", "1312", "1310", "1311"),
        ("br_gun_arabtabia", "1811", "1809", "1810"),
        ("br_gun_no2", "2012", "2010", "2011"),
        ("br_gun_canrobt", "2313", "2311", "2312"),
    ] {
        assert_eq!(Table::opening(balaclava()).at(gun), redoubt);
        let mut table =
            position("russian", "movement", json!({ gun: { "hex": redoubt }, "ru_od_1": { "hex": from } }));
        table.play(march("ru_od_1", to));
        assert_eq!(table.place(gun), Place::Captured, "{gun}");
    }
    // Other batteries are not taken by a zone.
    let mut marines = position(
        "russian",
        "movement",
        json!({ "br_marine_4": { "hex": "1720" }, "ru_od_1": { "hex": "1718" } }),
    );
    marines.play(march("ru_od_1", "1719"));
    assert_eq!(marines.at("br_marine_4"), "1720");
}

#[test]
fn a_redoubt_gun_fires_from_below_its_companion() {
    proves!("balaclava:18.1");
    let mut table = canroberts_hill("defensive_fire", false);
    table.play(aim("2312"));
    table.play(join("tu_militia_1"));
    table.play(join("br_gun_canrobt"));
    let events = table.play_with(roll(), &[1]);
    let strength = events.iter().find_map(|event| match event {
        Event::Fired { strength, .. } => Some(*strength),
        _ => None,
    });
    assert_eq!(strength, Some(3));
    // Any other battery has to be on top.
    let barkers = position(
        "russian",
        "defensive_fire",
        json!({
            "br_93": { "hex": "1417", "level": 1 }, "br_barker": { "hex": "1417", "level": 0 }, "ru_od_1": { "hex": "1416" },
        }),
    );
    let mut aimed = barkers;
    aimed.play(aim("1416"));
    aimed.refused_by(join("br_barker"), "quad:7.22");
}

#[test]
fn a_redoubt_gun_fires_in_offence_too() {
    proves!("balaclava:18.1");
    let mut table = position(
        "allied",
        "offensive_fire",
        json!({
            "tu_militia_1": { "hex": "2313", "level": 1 }, "br_gun_canrobt": { "hex": "2313", "level": 0 },
            "ru_azov_3": { "hex": "2312" },
        }),
    );
    table.play(aim("2312"));
    table.refused_by(join("tu_militia_1"), "quad:7.21");
    assert!(table.allows(join("br_gun_canrobt")));
}

#[test]
fn a_redoubt_gun_at_the_bottom_cannot_be_hit() {
    proves!("balaclava:18.1");
    let hit = |top: &str| {
        let mut table = position(
            "russian",
            "offensive_fire",
            json!({
                top: { "hex": "2313", "level": 1 }, "br_gun_canrobt": { "hex": "2313", "level": 0 },
                "ru_azov_2": { "hex": "2212" }, "ru_azov_3": { "hex": "2312" },
            }),
        );
        let events = table.attack(&["2313"], &AZOV, 2);
        let target = |event: &Event| match event {
            Event::Hit { unit, .. } => Some(table.game.roster.unit(*unit).id.clone()),
            _ => None,
        };
        events.iter().filter_map(target).collect::<Vec<_>>()
    };
    assert_eq!(hit("tu_militia_1"), ["tu_militia_1"]);
    assert_eq!(hit("br_barker"), ["br_barker"], "of two batteries both are hit, but for the gun below");
}

#[test]
fn a_redoubt_gun_alone_can_be_hit() {
    proves!("balaclava:18.1");
    // From 2812, 2911 and 2912 the heavy batteries reach 2313 with 1 each.
    let mut table = position(
        "russian",
        "offensive_fire",
        json!({
            "br_gun_canrobt": { "hex": "2313" },
            "ru_hvy_1": { "hex": "2812" }, "ru_hvy_2": { "hex": "2911" }, "ru_hvy_3": { "hex": "2912" },
        }),
    );
    // Die 6 gives 3 in columns 2 and 3: more than the morale of 2.
    table.attack(&["2313"], &["ru_hvy_1", "ru_hvy_2", "ru_hvy_3"], 6);
    assert!(table.is_disrupted("br_gun_canrobt"));
}

#[test]
fn a_gun_whose_companion_flees_from_fire_is_captured() {
    proves!("balaclava:18.2");
    let mut table = canroberts_hill("offensive_fire", false);
    assert_eq!(table.points()[0], 0);
    // 4 points through the walls, column 3; die 4 gives 2: the militia (morale 1) retreats 1, and only 2314 is open.
    table.attack(&["2313"], &AZOV, 4);
    assert_eq!(table.at("tu_militia_1"), "2314");
    assert_eq!(table.place("br_gun_canrobt"), Place::Captured);
    assert_eq!(table.points()[0], 3);
    // Nobody has to enter.
    table.play(done());
    assert_eq!(table.place("br_gun_canrobt"), Place::Captured);
    assert_eq!(AZOV.map(|unit| table.at(unit)), ["2212", "2312"]);
}

#[test]
fn a_gun_outside_every_russian_zone_is_not_captured() {
    proves!("balaclava:18.2");
    let mut table = position(
        "russian",
        "offensive_fire",
        json!({
            "tu_militia_1": { "hex": "2313", "level": 1 }, "br_gun_canrobt": { "hex": "2313", "level": 0 },
            "ru_hvy_1": { "hex": "2812" }, "ru_hvy_2": { "hex": "2911" }, "ru_hvy_3": { "hex": "2912" },
            "ru_azov_3": { "hex": "2312", "disrupted": true },
        }),
    );
    // Die 6: 3 against morale 1, a retreat of 2. A disrupted battalion before the wall controls nothing.
    table.attack(&["2313"], &["ru_hvy_1", "ru_hvy_2", "ru_hvy_3"], 6);
    finish_retreats(&mut table);
    assert_ne!(table.at("tu_militia_1"), "2313");
    assert_eq!((table.at("br_gun_canrobt"), table.points()[0]), ("2313".to_owned(), 0));
}

#[test]
fn a_gun_with_any_companion_is_not_captured() {
    proves!("balaclava:18.2");
    let mut table = canroberts_hill("offensive_fire", false);
    // Die 1 gives 1: the militia is disrupted and stays.
    table.attack(&["2313"], &AZOV, 1);
    assert!(table.is_disrupted("tu_militia_1"));
    assert_eq!(table.at("br_gun_canrobt"), "2313");
}

#[test]
fn a_gun_whose_companion_marches_off_is_captured() {
    proves!("balaclava:18.2");
    let mut table = position(
        "allied",
        "movement",
        json!({
            "tu_militia_1": { "hex": "2313", "level": 1 }, "br_gun_canrobt": { "hex": "2313", "level": 0 },
            "ru_azov_3": { "hex": "2312" },
        }),
    );
    table.play(march("tu_militia_1", "2314"));
    assert_eq!((table.place("br_gun_canrobt"), table.points()[0]), (Place::Captured, 3));
}

#[test]
fn a_gun_whose_companion_is_beaten_in_melee_is_captured_and_not_lost() {
    proves!("balaclava:18.2");
    let beaten = |disrupted: bool| {
        let mut table = canroberts_hill("melee", disrupted);
        table.play(aim("2313"));
        for unit in AZOV {
            table.play(join(unit));
        }
        if !disrupted {
            table.play(join("ru_don_60"));
        }
        // 11 or 4 to 5, column 1 of the redoubt line; line 9 or 8: D R.
        table.play_with(roll(), &[6]);
        finish_retreats(&mut table);
        table
    };
    let table = beaten(false);
    assert_eq!((table.place("br_gun_canrobt"), table.points()[0]), (Place::Captured, 3));
    assert!(AZOV.iter().all(|unit| table.allows(advance(unit, "2313"))), "any captor may enter");
    // Disrupted attackers have no zone: the gun had to retreat and is lost, for no points.
    let table = beaten(true);
    assert_eq!((table.place("br_gun_canrobt"), table.points()[0]), (Place::Eliminated, 0));
}

#[test]
fn one_captor_may_enter_the_redoubt_at_once_even_after_fire() {
    proves!("balaclava:E:18.2");
    let mut table = canroberts_hill("offensive_fire", false);
    table.attack(&["2313"], &AZOV, 4);
    assert_eq!((table.state.combat.stage, table.asked()), (Stage::Openings, Some(Side::Russian)));
    for unit in AZOV {
        assert!(table.allows(advance(unit, "2313")), "{unit}");
    }
    // The Cossacks control the hex, but the wall stops them.
    table.refused_by(advance("ru_don_60", "2313"), "quad:8.73");
    let events = table.play(advance("ru_azov_3", "2313"));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Advanced { rule, .. } if rule.0 == "balaclava:E:18.2"))
    );
    assert_eq!(table.at("ru_azov_3"), "2313");
    assert!(!table.allows(advance("ru_azov_2", "2313")), "one of them, and no more");
    assert_eq!(table.state.combat.stage, Stage::None);
}

#[test]
fn only_units_whose_zone_covers_the_redoubt_may_enter_it() {
    proves!("balaclava:E:18.2");
    let mut table = position(
        "russian",
        "offensive_fire",
        json!({
            "tu_militia_1": { "hex": "2313", "level": 1 }, "br_gun_canrobt": { "hex": "2313", "level": 0 },
            "ru_azov_1": { "hex": "2213", "disrupted": true }, "ru_azov_2": { "hex": "2212" },
            "ru_azov_3": { "hex": "2312" }, "ru_ukr_1": { "hex": "2311" },
        }),
    );
    table.attack(&["2313"], &AZOV, 4);
    finish_retreats(&mut table);
    assert!(table.allows(advance("ru_azov_2", "2313")));
    table.refused_by(advance("ru_azov_1", "2313"), "quad:7.18");
    table.refused_by(advance("ru_ukr_1", "2313"), "quad:7.18");
}

/// Guns with their militia, nobody near.
fn quiet_redoubts(phasing: &str, phase: &str) -> Table<Balaclava> {
    position(
        phasing,
        phase,
        json!({
            "tu_militia_1": { "hex": "2313", "level": 1 }, "br_gun_canrobt": { "hex": "2313", "level": 0 },
            "tu_militia_2": { "hex": "2012", "level": 1 }, "br_gun_no2": { "hex": "2012", "level": 0 },
            "ru_azov_3": { "hex": "2311" }, "br_barker": { "hex": "1417" },
        }),
    )
}

#[test]
fn a_spiked_gun_counts_for_nobody() {
    proves!("balaclava:18.3");
    let mut table = quiet_redoubts("allied", "movement");
    let [russian, allied] = table.points();
    table.play(spike("br_gun_canrobt"));
    assert_eq!(table.place("br_gun_canrobt"), Place::Spiked);
    assert_eq!(table.points(), [russian, allied - 6], "it does not remain, and it is not captured");
    table.refused_by(spike("br_gun_canrobt"), "balaclava:18.3");
    table.refused_by(spike("br_barker"), "balaclava:18.3");
    // The redoubt is empty of guns: nothing to capture when the militia leaves.
    table.play(march("tu_militia_1", "2314"));
    table.until(Side::Russian, Phase::Movement);
    table.play(march("ru_azov_3", "2312"));
    assert_eq!((table.place("br_gun_canrobt"), table.points()[0]), (Place::Spiked, russian));
}

#[test]
fn a_captured_gun_cannot_be_spiked_any_more() {
    proves!("balaclava:18.3");
    let mut units = json!({ "br_gun_canrobt": { "off_map": "captured" }, "br_gun_no2": { "hex": "2012" } });
    units["ru_azov_3"] = json!({ "hex": "2311" });
    let table = position("allied", "movement", units);
    table.refused_by(spike("br_gun_canrobt"), "balaclava:18.3");
    assert!(table.allows(spike("br_gun_no2")));
}

#[test]
fn guns_are_spiked_in_any_allied_movement_phase_and_in_no_other() {
    proves!("balaclava:E:18.3");
    for phase in ["offensive_fire", "rally"] {
        quiet_redoubts("allied", phase).refused_by(spike("br_gun_canrobt"), "balaclava:E:18.3");
    }
    quiet_redoubts("russian", "movement").refused_by(spike("br_gun_canrobt"), "balaclava:E:18.3");
    let mut table = quiet_redoubts("allied", "movement");
    assert!(table.allows(spike("br_gun_canrobt")) && table.allows(spike("br_gun_no2")));
    assert!(table.allows(done()), "no gun has to be spiked");
    table.play(spike("br_gun_no2"));
    assert_eq!(table.at("br_gun_canrobt"), "2313");
    // The gun that was kept goes on firing and can be captured.
    table.until(Side::Russian, Phase::Movement);
    table.play(march("ru_azov_3", "2312"));
    table.until(Side::Russian, Phase::DefensiveFire);
    table.play(aim("2312"));
    assert!(table.allows(join("br_gun_canrobt")));
}

#[test]
fn redoubt_guns_reach_one_hex() {
    proves!("balaclava:E:18.4");
    for (gun, redoubt, near, far) in [
        ("br_gun_no4", "1312", "1313", "1314"),
        ("br_gun_arabtabia", "1811", "1812", "1813"),
        ("br_gun_no2", "2012", "2013", "2014"),
        ("br_gun_canrobt", "2313", "2314", "2315"),
    ] {
        // A battery on top of the gun reaches both hexes.
        let aimed_at = |target: &str| {
            let mut table = position(
                "russian",
                "defensive_fire",
                json!({
                    gun: { "hex": redoubt, "level": 0 }, "br_barker": { "hex": redoubt, "level": 1 },
                    "ru_od_1": { "hex": near }, "ru_od_2": { "hex": far },
                }),
            );
            table.play(aim(target));
            table
        };
        assert!(aimed_at(near).allows(join(gun)), "{gun}");
        let distant = aimed_at(far);
        assert!(distant.allows(join("br_barker")));
        distant.refused_by(join(gun), "quad:7.41");
    }
}

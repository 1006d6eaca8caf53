//! Victory (23.0).

use crate::harness::*;
use kernel::{Game, Seat};
use quad::Battle;
use quad::balaclava::Balaclava;
use quad::state::{Phase, Place};
use quad::unit::Side;
use serde_json::{Map, Value, json};

/// A late position: one Russian battalion out of the way, a Russian was last in redoubt 6, and what the
/// test adds.
fn late(phasing: &str, units: Value) -> Table<Balaclava> {
    let mut all = json!({ "ru_vlad_1": { "hex": "0704" } });
    all.as_object_mut().unwrap().extend(units.as_object().unwrap().clone());
    Table::set_up(
        balaclava(),
        json!({
            "turn": 12, "phasing": phasing, "phase": "movement", "units": all,
            "exclusive": { "russian_redoubts": ["0714"] },
        }),
    )
}

/// Units that are out of play.
fn gone(off_map: &str, ids: &[&str]) -> Value {
    Value::Object(
        ids.iter().map(|id| ((*id).to_owned(), json!({ "off_map": off_map }))).collect::<Map<_, _>>(),
    )
}

fn points_for(off_map: &str, ids: &[&str]) -> [i32; 2] {
    late("allied", gone(off_map, ids)).points()
}

#[test]
fn nothing_lost_and_nothing_held_scores_nothing() {
    proves!("balaclava:23.0");
    assert_eq!(late("allied", json!({})).points(), [0, 0]);
}

#[test]
fn allied_foot_and_french_horse_score_one_a_melee_point() {
    proves!("balaclava:23.21a");
    assert_eq!(points_for("eliminated", &["br_93"]), [3, 0]);
    assert_eq!(points_for("eliminated", &["tu_militia_1"]), [4, 0]);
    assert_eq!(points_for("eliminated", &["fr_zou_1"]), [3, 0]);
    assert_eq!(points_for("eliminated", &["fr_4ch_2"]), [4, 0]);
    assert_eq!(points_for("eliminated", &["br_93", "tu_militia_2", "fr_1ch_2"]), [8, 0]);
}

#[test]
fn the_front_strength_counts_whichever_side_was_up() {
    proves!("balaclava:23.21a");
    let mut table = Table::set_up(
        balaclava(),
        json!({ "turn": 12, "phasing": "russian", "phase": "melee", "exclusive": { "russian_redoubts": ["0714"] }, "units": {
            "br_rm_1": { "hex": "2216", "disrupted": true }, "ru_od_1": { "hex": "2217" }, "ru_od_2": { "hex": "2117" },
        }}),
    );
    // 8 to 2, column 6; morale 2 and die 5 give line 6: D 2*. The back shows 2, the front 3.
    table.attack(&["2216"], &["ru_od_1", "ru_od_2"], 5);
    assert_eq!((table.place("br_rm_1"), table.points()), (Place::Eliminated, [3, 0]));
}

#[test]
fn british_horse_scores_two_a_melee_point() {
    proves!("balaclava:23.21b");
    assert_eq!(points_for("eliminated", &["br_6inn"]), [6, 0]);
    assert_eq!(points_for("eliminated", &["br_4ld", "br_17l"]), [6, 0]);
}

#[test]
fn a_captured_redoubt_gun_scores_three() {
    proves!("balaclava:23.21c");
    assert_eq!(points_for("captured", &["br_gun_no4"]), [3, 0]);
    assert_eq!(points_for("captured", &["br_gun_no4", "br_gun_canrobt"]), [6, 0]);
    assert_eq!(points_for("spiked", &["br_gun_no4"]), [0, 0]);
}

#[test]
fn a_british_battery_scores_eight_and_a_redoubt_gun_nothing() {
    proves!("balaclava:23.21d");
    for battery in ["br_barker", "br_ctroop", "br_marine_1"] {
        assert_eq!(points_for("eliminated", &[battery]), [8, 0], "{battery}");
    }
    assert_eq!(points_for("eliminated", &["br_gun_no4"]), [0, 0]);
    // Nor does it stand in the list of what has scored.
    let lost = late("allied", gone("eliminated", &["br_gun_no4", "br_barker"]));
    let [russian, _] = lost.game.battle.points(lost.game, &lost.state);
    assert_eq!(russian.iter().map(|line| line.value).collect::<Vec<_>>(), [Some(8)]);
}

#[test]
fn two_units_off_the_south_edge_score_fifteen_once() {
    proves!("balaclava:23.21e");
    assert_eq!(points_for("left", &["ru_od_1"]), [0, 0]);
    assert_eq!(points_for("left", &["ru_od_1", "ru_od_2"]), [15, 0]);
    assert_eq!(points_for("left", &["ru_od_1", "ru_od_2", "ru_od_3"]), [15, 0]);
}

#[test]
fn russians_leave_the_map_at_2025() {
    proves!("balaclava:E:23.21", "balaclava:23.21e");
    // The 93rd in 2023 controls 2024, so there is no going back.
    let mut table = late(
        "russian",
        json!({
            "ru_od_1": { "hex": "2025" }, "ru_od_2": { "hex": "2024", "disrupted": true }, "ru_od_3": { "hex": "1008" },
            "br_93": { "hex": "2023" }, "br_rm_1": { "hex": "1417" },
        }),
    );
    table.refused_by(leave("ru_od_3"), "quad:5.16");
    table.play(leave("ru_od_1"));
    assert_eq!((table.place("ru_od_1"), table.points()[0]), (Place::Left, 0));
    table.play(leave("ru_od_2"));
    assert_eq!((table.place("ru_od_2"), table.points()[0]), (Place::Left, 15));
    let allied = late("allied", json!({ "br_93": { "hex": "2025" } }));
    allied.refused_by(leave("br_93"), "balaclava:23.21e");
}

#[test]
fn the_last_point_of_a_march_leads_off_the_map_only_from_2025() {
    proves!("balaclava:E:23.21");
    let at = |hex: &str| {
        Table::set_up(
            balaclava(),
            json!({ "turn": 12, "phasing": "russian", "phase": "movement", "in_hand": "ru_od_1", "units": {
                "ru_od_1": { "hex": hex, "spent": 4.5, "moved": true },
            }}),
        )
    };
    assert!(at("2025").allows(leave("ru_od_1")), "the road goes on for half a point");
    at("2024").refused_by(leave("ru_od_1"), "quad:5.16");
}

#[test]
fn russians_in_the_three_eastern_redoubts_score_thirty() {
    proves!("balaclava:23.21f");
    let held = |hexes: &[(&str, &str)]| {
        let units = hexes
            .iter()
            .map(|(id, hex)| ((*id).to_owned(), json!({ "hex": hex, "disrupted": *id == "ru_bur_1" })));
        late("allied", Value::Object(units.collect())).points()
    };
    assert_eq!(held(&[("ru_od_1", "1811"), ("ru_bur_1", "2012"), ("ru_lt_5", "2313")]), [30, 0]);
    assert_eq!(held(&[("ru_od_1", "1811"), ("ru_bur_1", "2012")]), [0, 0]);
    assert_eq!(held(&[("ru_od_1", "1811"), ("ru_bur_1", "2012"), ("br_93", "2313")]), [0, 0]);
    assert_eq!(held(&[("ru_od_1", "1811"), ("ru_bur_1", "2012"), ("ru_lt_5", "1312")]), [0, 0]);
}

#[test]
fn russian_foot_and_horse_score_one_a_melee_point() {
    proves!("balaclava:23.22a");
    assert_eq!(points_for("eliminated", &["ru_sous_2"]), [0, 5]);
    assert_eq!(points_for("eliminated", &["ru_don_53"]), [0, 3]);
    assert_eq!(points_for("eliminated", &["ru_od_1", "ru_uhlan"]), [0, 9]);
}

#[test]
fn a_redoubt_gun_that_remains_scores_six() {
    proves!("balaclava:23.22b");
    let guns = late("allied", json!({ "br_gun_no4": { "hex": "1312" }, "br_gun_no2": { "hex": "2012" } }));
    assert_eq!(guns.points(), [0, 12]);
    for fate in ["captured", "spiked", "eliminated"] {
        assert_eq!(points_for(fate, &["br_gun_no4"])[1], 0, "{fate}");
    }
}

#[test]
fn a_russian_battery_scores_fifteen() {
    proves!("balaclava:23.22c");
    assert_eq!(points_for("eliminated", &["ru_hvy_1"]), [0, 15]);
    assert_eq!(points_for("eliminated", &["ru_hvy_1", "ru_lt_7"]), [0, 30]);
}

/// The western redoubts as units move in and out.
fn western(phasing: &str, units: Value, russian: &[&str]) -> Table<Balaclava> {
    Table::set_up(
        balaclava(),
        json!({
            "turn": 6, "phasing": phasing, "phase": "movement", "units": units,
            "exclusive": { "russian_redoubts": russian },
        }),
    )
}

#[test]
fn the_allies_score_thirty_if_they_were_last_in_the_three_western_redoubts() {
    proves!("balaclava:23.22d");
    // All three start Allied; no unit need stay.
    assert_eq!(western("allied", json!({ "ru_vlad_1": { "hex": "0704" } }), &[]).points(), [0, 30]);
    for lost in ["0714", "1114", "1312"] {
        assert_eq!(
            western("allied", json!({ "ru_vlad_1": { "hex": "0704" } }), &[lost]).points(),
            [0, 0],
            "{lost}"
        );
    }
    assert_eq!(western("allied", json!({ "ru_vlad_1": { "hex": "0704" } }), &["1811"]).points(), [0, 30]);
}

#[test]
fn the_last_unit_in_a_redoubt_decides_even_after_it_has_left() {
    proves!("balaclava:23.22d");
    let mut taken = western("russian", json!({ "ru_od_1": { "hex": "1115" } }), &[]);
    taken.play(march("ru_od_1", "1114"));
    assert_eq!(taken.points(), [0, 0]);
    taken.play(march("ru_od_1", "1214"));
    assert_eq!(taken.points(), [0, 0], "it went on, and nobody came after it");
    let mut retaken = western(
        "allied",
        json!({ "tu_militia_5": { "hex": "1115" }, "ru_od_1": { "hex": "1008" } }),
        &["1114"],
    );
    assert_eq!(retaken.points(), [0, 0]);
    retaken.play(march("tu_militia_5", "1114"));
    retaken.play(march("tu_militia_5", "1115"));
    assert_eq!(retaken.points(), [0, 30]);
}

/// Plays the last Allied turn out.
fn verdict(lost: &[&str]) -> (Option<Seat>, Vec<i32>) {
    let mut table = late("allied", gone("eliminated", lost));
    table.play(done());
    assert_eq!(table.state.phase, Phase::Over);
    let outcome = table.game.outcome(&table.state);
    (outcome.winner, outcome.points)
}

const BATTERIES: [&str; 5] = ["br_barker", "br_ctroop", "br_itroop", "br_marine_1", "br_marine_2"];
const RUSSIAN_BATTERIES: [&str; 3] = ["ru_hvy_1", "ru_hvy_2", "ru_hvy_3"];

#[test]
fn the_player_with_more_points_wins() {
    proves!("balaclava:23.0");
    let russian = [&BATTERIES[..], &["br_93", "br_rm_1", "tu_militia_1"]].concat();
    assert_eq!(verdict(&russian), (Some(Side::Russian.seat()), vec![50, 0]));
    let allied = [&RUSSIAN_BATTERIES[..], &["ru_sous_2"]].concat();
    assert_eq!(verdict(&allied), (Some(Side::Allied.seat()), vec![0, 50]));
}

#[test]
fn a_lead_of_less_than_fifty_is_a_draw() {
    proves!("balaclava:23.1");
    let russian = [&BATTERIES[..], &["br_93", "br_rm_1", "br_rm_2"]].concat();
    assert_eq!(verdict(&russian), (None, vec![49, 0]));
    let allied = [&RUSSIAN_BATTERIES[..], &["ru_od_1"]].concat();
    assert_eq!(verdict(&allied), (None, vec![0, 49]));
    // The difference decides, and not the total.
    let both = [&BATTERIES[..], &["br_93", "br_rm_1", "tu_militia_1", "ru_sous_1"]].concat();
    assert_eq!(verdict(&both), (None, vec![50, 3]));
    let (winner, points) = verdict(&[&both[..], &["br_42"]].concat());
    assert_eq!((winner, points), (Some(Side::Russian.seat()), vec![53, 3]));
}

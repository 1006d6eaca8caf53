//! Demoralization (20.0) and stacks of British cavalry (21.0).

use crate::harness::*;
use quad::balaclava::Balaclava;
use quad::state::Place;
use serde_json::{Map, Value, json};

/// 21 open melee points of British infantry.
const LOST: [&str; 7] = ["br_93", "br_cold", "br_scot", "br_gren", "br_42", "br_79", "br_20"];

/// A Russian Melee Phase: two battalions before a unit, and some units lost already.
fn before_the_last_loss(target: &str, lost: &[&str]) -> Table<Balaclava> {
    let mut units: Map<String, Value> =
        lost.iter().map(|id| ((*id).to_owned(), json!({ "off_map": "eliminated" }))).collect();
    for (id, hex) in [
        (target, "2216"),
        ("ru_od_1", "2217"),
        ("ru_od_2", "2117"),
        ("br_4dg", "1009"),
        ("br_rb", "0909"),
        ("br_gun_no4", "1312"),
        ("fr_4ch_1", "0809"),
        ("tu_militia_6", "0714"),
    ] {
        units.insert(id.to_owned(), json!({ "hex": hex }));
    }
    Table::set_up(balaclava(), json!({ "turn": 8, "phasing": "russian", "phase": "melee", "units": units }))
}

/// 8 to 2 is 4-1, column 6; morale 2 and die 5 give line 6: D 2*, the end of cavalry.
fn destroy(table: &mut Table<Balaclava>) {
    table.attack(&["2216"], &["ru_od_1", "ru_od_2"], 5);
}

fn morale(table: &Table<Balaclava>, unit: &str) -> u8 {
    table.game.morale(&table.state, table.unit(unit))
}

#[test]
fn example_y5_the_23rd_point_demoralizes_the_british() {
    proves!("balaclava:20.0");
    let mut table = before_the_last_loss("br_17l", &LOST);
    assert_eq!(table.game.battle.british_losses(table.game, &table.state), 21);
    assert_eq!(morale(&table, "br_4dg"), 4);
    let before = table.points()[0];
    destroy(&mut table);
    assert_eq!(table.place("br_17l"), Place::Eliminated);
    assert_eq!(table.points()[0] - before, 4);
    table.play(done());
    assert!(table.state.exclusive.demoralized);
    // Halved and rounded up, for every British unit; the others keep theirs.
    assert_eq!(["br_4dg", "br_rb", "br_gun_no4"].map(|unit| morale(&table, unit)), [2, 2, 1]);
    assert_eq!(["fr_4ch_1", "tu_militia_6", "ru_od_1"].map(|unit| morale(&table, unit)), [4, 1, 2]);
}

#[test]
fn the_22nd_point_does_not() {
    proves!("balaclava:20.0");
    let mut table = before_the_last_loss("br_4ld", &LOST);
    destroy(&mut table);
    assert_eq!(table.place("br_4ld"), Place::Eliminated);
    table.play(done());
    assert_eq!(table.game.battle.british_losses(table.game, &table.state), 22);
    assert!(!table.state.exclusive.demoralized);
    assert_eq!(morale(&table, "br_4dg"), 4);
}

#[test]
fn only_open_melee_points_of_british_units_count() {
    proves!("balaclava:20.0");
    let others =
        ["br_barker", "br_ctroop", "br_marine_1", "tu_militia_1", "fr_zou_1", "fr_1ch_1", "ru_uhlan"];
    let mut table = before_the_last_loss("br_4ld", &[&LOST[..], &others].concat());
    assert_eq!(table.game.battle.british_losses(table.game, &table.state), 21);
    destroy(&mut table);
    table.play(done());
    assert!(!table.state.exclusive.demoralized);
}

#[test]
fn demoralized_units_fight_and_rally_with_half_their_morale() {
    proves!("balaclava:20.0");
    let rally_phase = |demoralized: bool| {
        Table::set_up(
            balaclava(),
            json!({ "turn": 8, "phasing": "allied", "phase": "rally", "exclusive": { "demoralized": demoralized }, "units": {
                "br_93": { "hex": "1417", "disrupted": true }, "ru_od_1": { "hex": "1008" },
            }}),
        )
    };
    for (demoralized, die, rallies) in [(false, 5, true), (true, 3, true), (true, 4, false)] {
        let mut table = rally_phase(demoralized);
        table.play_with(rally("br_93"), &[die]);
        assert_eq!(!table.is_disrupted("br_93"), rallies, "demoralized {demoralized}, die {die}");
    }
    let mut melee = Table::set_up(
        balaclava(),
        json!({ "turn": 8, "phasing": "allied", "phase": "melee", "exclusive": { "demoralized": true }, "units": {
            "br_93": { "hex": "1008" }, "ru_od_1": { "hex": "1007" },
        }}),
    );
    melee.play(aim("1007"));
    melee.play(join("br_93"));
    assert_eq!(melee.game.attack_morale(&melee.state), 3);
}

/// An Allied Movement Phase with some units in 2216, which have moved, and one in 2217.
fn stacking(here: &[&str], arriving: &str) -> Table<Balaclava> {
    let mut units: Map<String, Value> =
        here.iter().map(|id| ((*id).to_owned(), json!({ "hex": "2216", "moved": true }))).collect();
    units.insert(arriving.to_owned(), json!({ "hex": "2217" }));
    Table::set_up(balaclava(), json!({ "turn": 2, "phasing": "allied", "phase": "movement", "units": units }))
}

fn may_join(here: &[&str], arriving: &str) -> bool {
    stacking(here, arriving).allows(march(arriving, "2216"))
}

#[test]
fn british_cavalry_shares_a_hex_up_to_four_melee_points() {
    proves!("balaclava:21.0");
    assert!(may_join(&["br_4ld", "br_8h", "br_11h"], "br_13ld"), "1 + 1 + 1 + 1");
    assert!(may_join(&["br_4dg"], "br_5dg"), "2 + 2");
    assert!(may_join(&["br_6inn"], "br_4ld"), "3 + 1");
    stacking(&["br_6inn"], "br_17l").refused_by(march("br_17l", "2216"), "balaclava:21.0");
    stacking(&["br_4ld", "br_8h", "br_11h"], "br_17l").refused_by(march("br_17l", "2216"), "balaclava:21.0");
}

#[test]
fn a_stack_of_british_cavalry_takes_one_battery() {
    proves!("balaclava:21.0");
    assert!(may_join(&["br_4dg", "br_5dg"], "br_itroop"));
    assert!(may_join(&["br_4dg", "br_5dg"], "br_barker"));
    assert!(may_join(&["br_4dg", "br_itroop"], "br_5dg"));
    assert!(!may_join(&["br_4dg", "br_5dg", "br_itroop"], "br_ctroop"), "but not two");
}

#[test]
fn nobody_else_shares_a_hex_with_cavalry() {
    proves!("balaclava:21.0");
    assert!(!may_join(&["br_4ld"], "br_93"));
    assert!(!may_join(&["br_4ld"], "fr_4ch_1"));
    stacking(&["fr_1ch_1"], "fr_4ch_1").refused_by(march("fr_4ch_1", "2216"), "quad:5.32");
    let russians = Table::set_up(
        balaclava(),
        json!({ "turn": 2, "phasing": "russian", "phase": "movement", "units": {
            "ru_bur_1": { "hex": "2216", "moved": true }, "ru_don_53": { "hex": "2217" },
        }}),
    );
    russians.refused_by(march("ru_don_53", "2216"), "quad:5.32");
}

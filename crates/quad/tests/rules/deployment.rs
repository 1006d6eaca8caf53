//! The deployment of Balaclava (16.0).

use crate::harness::*;
use kernel::{Game, Turn};
use quad::balaclava::Balaclava;
use quad::state::{Phase, Place};
use quad::unit::{Arm, Nation, Side};
use serde_json::{Value, json};

/// Hex, designation, arm (as the lists mark it), on top.
type Listed = (&'static str, &'static str, Arm, bool);

const INF: Arm = Arm::Infantry;
const CAV: Arm = Arm::Cavalry;
const ART: Arm = Arm::Artillery;
const HORSE: Arm = Arm::HorseArtillery;

/// 16.1 with its erratum.
const ALLIED: [Listed; 29] = [
    ("0714", "6 Militia", INF, false),
    ("1114", "5 Militia", INF, false),
    ("1312", "4 Militia", INF, true),
    ("1811", "3 Militia", INF, true),
    ("2012", "2 Militia", INF, true),
    ("2313", "1 Militia", INF, true),
    ("0518", "4 LtDr/L", CAV, false),
    ("0519", "8 Hus/L", CAV, false),
    ("0520", "11 Hus/L", CAV, false),
    ("0618", "13 LtDr/L", CAV, false),
    ("0619", "17 Lance/L", CAV, false),
    ("0620", "C Troop", HORSE, false),
    ("1312", "#4", ART, false),
    ("1417", "93 Suth", INF, false),
    ("1417", "Barker's", ART, true),
    ("1720", "4 Marine", ART, false),
    ("1811", "Arabtabia", ART, false),
    ("1920", "1 Marine", ART, true),
    ("1920", "1 Roy Mar", INF, false),
    ("1922", "2 Marine", ART, true),
    ("1922", "2 Roy Mar", INF, false),
    ("2012", "#2", ART, false),
    ("2313", "Canrobt", ART, false),
    ("2317", "4 DrGds/H", CAV, false),
    ("2318", "5 DrGds/H", CAV, false),
    ("2319", "I Troop", HORSE, false),
    ("2124", "3 Marine", ART, false),
    ("2417", "1 RD/H", CAV, false),
    ("2418", "6 InnDr/H", CAV, false),
];

/// 16.2.
const RUSSIAN: [Listed; 40] = [
    ("0602", "1 Sous/16", INF, false),
    ("0603", "2 Sous/16", INF, false),
    ("0701", "3 Sous/16", INF, false),
    ("0703", "4 Sous/16", INF, false),
    ("0704", "1 Vlad/16", INF, false),
    ("0805", "2 Vlad/16", INF, false),
    ("1006", "3 Vlad/16", INF, false),
    ("1008", "1 Od/12", INF, false),
    ("1108", "2 Od/12", INF, false),
    ("1109", "3 Od/12", INF, false),
    ("1208", "4 Od/12", INF, false),
    ("1307", "5 Lt Bty", ART, false),
    ("1407", "Comb Uhlan", CAV, false),
    ("1606", "6 Lt Bty", ART, false),
    ("1608", "1 KvHus/6", CAV, false),
    ("1609", "2 KvHus/6", CAV, false),
    ("1610", "1 Ukr/12", INF, false),
    ("1707", "1 DnCh/12", CAV, false),
    ("1708", "2 DnCh/12", CAV, false),
    ("1709", "3 DnCh/12", CAV, false),
    ("1710", "1 IgHus/6", CAV, false),
    ("1809", "2 IgHus/6", CAV, false),
    ("1910", "2 Ukr/12", INF, false),
    ("2010", "3 Ukr/12", INF, false),
    ("2107", "7 Lt Bty", ART, false),
    ("2111", "4 Ukr/12", INF, false),
    ("2211", "1 Azov/12", INF, false),
    ("2212", "2 Azov/12", INF, false),
    ("2306", "60 DonCos", CAV, false),
    ("2307", "53 DonCos", CAV, false),
    ("2308", "1 BurCos", CAV, false),
    ("2312", "3 Azov/12", INF, false),
    ("2412", "4 Azov/12", INF, false),
    ("2811", "2 Ural/12", INF, false),
    ("2812", "1 Ural/12", INF, false),
    ("2812", "1 Hvy Bty", ART, true),
    ("2911", "3 Ural/12", INF, false),
    ("2911", "2 Hvy Bty", ART, true),
    ("2912", "3 Hvy Bty", ART, false),
    ("3010", "4 Ural/12", INF, false),
];

/// What stands on the map at the start, as the lists write it.
fn deployed(side: Side) -> Vec<(String, String, Arm, u8)> {
    let table = Table::opening(balaclava());
    let roster = &table.game.roster;
    let mut found: Vec<_> = roster
        .of(side)
        .filter_map(|unit| {
            let hex = table.state.hex(unit)?;
            let info = roster.unit(unit);
            Some((hex.to_string(), info.name.clone(), info.arm, table.state.level[unit]))
        })
        .collect();
    found.sort_by(|a, b| (&a.0, &a.1).cmp(&(&b.0, &b.1)));
    found
}

fn printed(list: &[Listed]) -> Vec<(String, String, Arm, u8)> {
    let mut list: Vec<_> = list
        .iter()
        .map(|(hex, name, arm, top)| ((*hex).to_owned(), (*name).to_owned(), *arm, u8::from(*top)))
        .collect();
    list.sort_by(|a, b| (&a.0, &a.1).cmp(&(&b.0, &b.1)));
    list
}

fn position(turn: u8, phasing: &str, units: Value) -> Table<Balaclava> {
    Table::set_up(
        balaclava(),
        json!({ "turn": turn, "phasing": phasing, "phase": "movement", "units": units }),
    )
}

#[test]
fn every_allied_unit_starts_where_the_list_says() {
    proves!("balaclava:16.1");
    assert_eq!(deployed(Side::Allied), printed(&ALLIED));
}

#[test]
fn every_russian_unit_starts_where_the_list_says() {
    proves!("balaclava:16.2");
    assert_eq!(deployed(Side::Russian), printed(&RUSSIAN));
}

#[test]
fn the_4th_light_dragoons_are_cavalry() {
    proves!("balaclava:E:16.1");
    let table = Table::opening(balaclava());
    let regiment = table.game.roster.unit(table.unit("br_4ld"));
    assert_eq!((regiment.name.as_str(), regiment.arm), ("4 LtDr/L", Arm::Cavalry));
    assert_eq!((table.at("br_4ld"), regiment.movement), ("0518".to_owned(), 8));
}

#[test]
fn marked_units_start_on_top_and_the_rest_wait_off_the_map() {
    proves!("balaclava:16.0");
    let table = Table::opening(balaclava());
    let top = |hex_name: &str, side| {
        let unit = table.game.top_of(&table.state, side, hex(hex_name)).unwrap();
        table.game.roster.unit(unit).name.as_str()
    };
    assert_eq!(top("1417", Side::Allied), "Barker's");
    assert_eq!(top("2313", Side::Allied), "1 Militia");
    assert_eq!(top("2812", Side::Russian), "1 Hvy Bty");
    let waiting = table.game.roster.ids().filter(|unit| table.state.place[*unit] == Place::Waiting).count();
    assert_eq!(waiting, 92 - ALLIED.len() - RUSSIAN.len());
    assert!(table.game.roster.ids().all(|unit| !table.state.is_disrupted(unit)));
}

#[test]
fn there_are_92_units_of_four_nations() {
    proves!("balaclava:16.0");
    let roster = &balaclava().roster;
    let count = |nation| roster.ids().filter(|unit| roster.unit(*unit).nation == nation).count();
    assert_eq!(roster.len(), 92);
    let nations = [Nation::Russian, Nation::British, Nation::Turkish, Nation::French].map(count);
    assert_eq!(nations, [40, 34, 6, 12]);
}

#[test]
fn melee_points_add_up() {
    proves!("balaclava:16.0");
    let roster = &balaclava().roster;
    let melee = |unit| roster.unit(unit).front.melee;
    for regiment in [
        "16th Division / Sous",
        "12th Division / Od",
        "12th Division / Ukr",
        "12th Division / Azov",
        "12th Division / Ural",
    ] {
        let battalions: Vec<_> = roster.ids().filter(|unit| roster.unit(*unit).parent == regiment).collect();
        let points: u8 = battalions.iter().map(|unit| melee(*unit).points).sum();
        assert_eq!((battalions.len(), points), (4, 16), "{regiment}");
    }
    let british = roster.ids().filter(|unit| roster.unit(*unit).nation == Nation::British);
    let open: u8 = british.map(melee).filter(|melee| melee.open).map(|melee| melee.points).sum();
    assert_eq!(open, 57);
}

#[test]
fn the_russians_go_first_in_every_turn() {
    proves!("balaclava:16.31");
    assert_eq!(Table::opening(balaclava()).asked(), Some(Side::Russian));
    let mut table =
        position(3, "russian", json!({ "ru_od_1": { "hex": "1008" }, "br_93": { "hex": "1417" } }));
    let mut turns = Vec::new();
    for _ in 0..4 {
        assert_eq!(table.state.phase, Phase::Movement);
        turns.push((table.state.turn, table.state.phasing));
        table.play(done());
    }
    assert_eq!(turns, [(3, Side::Russian), (3, Side::Allied), (4, Side::Russian), (4, Side::Allied)]);
}

#[test]
fn the_battle_lasts_twelve_turns_of_45_minutes() {
    proves!("balaclava:16.32");
    let calendar = &balaclava().calendar;
    let clocks = [1, 2, 12].map(|turn| calendar.clock(turn));
    assert_eq!(clocks, ["07:00", "07:45", "15:15"]);
    let after_allied_turn = |turn: u8| {
        let mut table =
            position(turn, "allied", json!({ "ru_od_1": { "hex": "1008" }, "br_93": { "hex": "1417" } }));
        table.play(done());
        table
    };
    let eleventh = after_allied_turn(11);
    assert_eq!((eleventh.state.turn, eleventh.asked()), (12, Some(Side::Russian)));
    let twelfth = after_allied_turn(12);
    assert_eq!((twelfth.state.phase, twelfth.game.turn(&twelfth.state)), (Phase::Over, Turn::Over));
}

#[test]
fn russian_guns_and_barkers_have_three_points() {
    proves!("balaclava:16.41");
    let table = Table::opening(balaclava());
    for battery in ["ru_hvy_1", "ru_hvy_2", "ru_hvy_3", "ru_lt_5", "ru_lt_6", "ru_lt_7", "br_barker"] {
        assert_eq!(table.game.allowance(&table.state, table.unit(battery)), 6, "{battery}, in half points");
    }
    let valley = position(1, "russian", json!({ "ru_lt_5": { "hex": "1309" } }));
    assert!(valley.allows(march("ru_lt_5", "1306")));
    valley.refused_by(march("ru_lt_5", "0909"), "quad:5.16");
}

#[test]
fn marine_batteries_and_redoubt_guns_stay_where_they_are() {
    proves!("balaclava:16.42");
    let guns = [
        ("br_marine_1", "1920", "1919"),
        ("br_marine_2", "1922", "1921"),
        ("br_marine_3", "2124", "2123"),
        ("br_marine_4", "1720", "1719"),
        ("br_gun_canrobt", "2313", "2314"),
        ("br_gun_no2", "2012", "2013"),
        ("br_gun_arabtabia", "1811", "1812"),
        ("br_gun_no4", "1312", "1313"),
    ];
    let mut units = json!({ "br_barker": { "hex": "1417" } });
    for (gun, hex, _) in guns {
        units[gun] = json!({ "hex": hex });
    }
    let table = position(1, "allied", units);
    for (gun, _, to) in guns {
        table.refused_by(march(gun, to), "balaclava:16.42");
    }
    assert!(table.allows(march("br_barker", "1416")));
}

#[test]
fn horse_artillery_has_seven_points() {
    proves!("balaclava:E:16.43");
    let table =
        position(1, "allied", json!({ "br_ctroop": { "hex": "0608" }, "br_itroop": { "hex": "0609" } }));
    for troop in ["br_ctroop", "br_itroop"] {
        assert_eq!(table.game.allowance(&table.state, table.unit(troop)), 14);
    }
    assert!(table.allows(march("br_ctroop", "1308")));
    table.refused_by(march("br_ctroop", "1408"), "quad:5.16");
}

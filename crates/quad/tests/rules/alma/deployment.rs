//! Set-up, first player and length (22.0, 22.1, 22.3, 22.4).

use crate::harness::*;
use kernel::{Game, Turn};
use quad::state::{Phase, Place};
use quad::unit::{Arm, FireStrength, Nation, Side, Unit};
use serde_json::json;
use std::collections::BTreeMap;

/// Hex and designation. French designations have Fr before them, and batteries of a kind are numbered.
type Listed = (&'static str, &'static str);

const FRENCH: [Listed; 32] = [
    ("0409", "Fr Bty 2nd"),
    ("0507", "Fr 4/2nd"),
    ("0508", "Fr 3/2nd"),
    ("0509", "Fr 2/2nd"),
    ("0510", "Fr 1/2nd"),
    ("0712", "Fr Bty 1st"),
    ("0808", "Fr 8/1st"),
    ("0809", "Fr 6/1st"),
    ("0810", "Fr 4/1st"),
    ("0811", "Fr 2/1st"),
    ("0908", "Fr 7/1st"),
    ("0909", "Fr 5/1st"),
    ("0910", "Fr 3/1st"),
    ("0911", "Fr 1/1st"),
    ("1010", "Fr Bty 3rd"),
    ("1109", "Fr Bty 4th"),
    ("1110", "Fr 8/3rd"),
    ("1111", "Fr 6/3rd"),
    ("1112", "Fr 4/3rd"),
    ("1113", "Fr 2z/3rd"),
    ("1205", "Fr 8/4th"),
    ("1206", "Fr 6/4th"),
    ("1207", "Fr 4/4th"),
    ("1208", "Fr 2/4th"),
    ("1209", "Fr 7/3rd"),
    ("1210", "Fr 5/3rd"),
    ("1211", "Fr 3/3rd"),
    ("1212", "Fr 1z/3rd"),
    ("1305", "Fr 7/4th"),
    ("1306", "Fr 5/4th"),
    ("1307", "Fr 3/4th"),
    ("1308", "Fr 1/4th"),
];

/// With 2/RB, which the printed list has lost.
const BRITISH: [Listed; 27] = [
    ("1504", "1/3rd"),
    ("1604", "50/3rd"),
    ("1704", "38/3rd"),
    ("1709", "Br Bty 2nd"),
    ("1803", "28/3rd"),
    ("1809", "41/2nd"),
    ("1903", "44/3rd"),
    ("1910", "49/2nd"),
    ("2002", "4/3rd"),
    ("2010", "47/2nd"),
    ("2110", "30/2nd"),
    ("2113", "1/RB"),
    ("2209", "55/2nd"),
    ("2309", "95/2nd"),
    ("2408", "7/Lt"),
    ("2505", "GG/1st"),
    ("2508", "33/Lt"),
    ("2511", "2/RB"),
    ("2604", "SFG/1st"),
    ("2607", "23/Lt"),
    ("2704", "CG/1st"),
    ("2707", "19/Lt"),
    ("2803", "42/1st"),
    ("2806", "88/Lt"),
    ("2903", "93/1st"),
    ("2906", "77/Lt"),
    ("3002", "79/1st"),
];

const RUSSIAN: [Listed; 34] = [
    ("1619", "BB/1W"),
    ("1818", "BB/2W"),
    ("1820", "MOS/1W"),
    ("1919", "FB 1"),
    ("1920", "MOS/2W"),
    ("2019", "FB 2"),
    ("2116", "TAR/1W"),
    ("2120", "FB 3"),
    ("2214", "BOR/1C"),
    ("2215", "TAR/2W"),
    ("2222", "VOL/2C"),
    ("2223", "MIN/1C"),
    ("2224", "FB 4"),
    ("2314", "BOR/2C"),
    ("2315", "CB 1"),
    ("2324", "MIN/2C"),
    ("2325", "FB 5"),
    ("2413", "KAZ/1E"),
    ("2414", "CB 2"),
    ("2422", "VOL/1C"),
    ("2513", "GR 1"),
    ("2515", "VLD/2E"),
    ("2612", "GR 2"),
    ("2615", "FB 6"),
    ("2712", "KAZ/2E"),
    ("2714", "VLD/1E"),
    ("2715", "FB 7"),
    ("3013", "UGL/2E"),
    ("3213", "UGL/1E"),
    ("3318", "FB 8"),
    ("3319", "FB 9"),
    ("3418", "SAL/1E"),
    ("3714", "SUS/2E"),
    ("3915", "SUS/1E"),
];

/// What stands on the map at the start, in the order of the hexes.
fn deployed(nation: Nation) -> Vec<(String, String)> {
    let table = Table::opening(alma());
    let roster = &table.game.roster;
    let units = roster.ids().filter(|unit| roster.unit(*unit).nation == nation);
    let mut found: Vec<_> = units
        .filter_map(|unit| Some((table.state.hex(unit)?.to_string(), roster.unit(unit).name.clone())))
        .collect();
    found.sort();
    found
}

fn printed(list: &[Listed]) -> Vec<(String, String)> {
    list.iter().map(|(hex, name)| ((*hex).to_owned(), (*name).to_owned())).collect()
}

#[test]
fn every_french_unit_starts_where_the_list_says() {
    proves!("alma:22.1");
    assert_eq!(deployed(Nation::French), printed(&FRENCH));
}

#[test]
fn every_british_unit_starts_where_the_list_says() {
    proves!("alma:22.1");
    assert_eq!(deployed(Nation::British), printed(&BRITISH));
}

#[test]
fn every_russian_unit_starts_where_the_list_says() {
    proves!("alma:22.1");
    assert_eq!(deployed(Nation::Russian), printed(&RUSSIAN));
}

#[test]
fn the_marked_units_are_artillery_and_all_others_infantry() {
    proves!("alma:22.1");
    let roster = &alma().roster;
    for unit in roster.ids().map(|unit| roster.unit(unit)) {
        let marked = ["Fr Bty", "Br Bty", "FB", "CB", "GR "].iter().any(|mark| unit.name.starts_with(mark));
        let arm = if marked { Arm::Artillery } else { Arm::Infantry };
        assert_eq!(unit.arm, arm, "{}", unit.name);
    }
}

#[test]
fn the_uglich_regiment_starts_on_3013_and_3213() {
    proves!("alma:E:map");
    let table = Table::opening(alma());
    assert_eq!((table.at("ru_ugl_2e"), table.at("ru_ugl_1e")), ("3013".to_owned(), "3213".to_owned()));
}

#[test]
fn everybody_starts_on_his_own_bank_alone_and_in_order() {
    proves!("alma:22.1");
    let table = Table::opening(alma());
    let mut hexes = BTreeMap::new();
    for unit in table.game.roster.ids() {
        let Some(hex) = table.state.hex(unit) else { continue };
        let south = table.game.battle.depth(hex) > 0;
        let name = &table.game.roster.unit(unit).name;
        assert_eq!(south, table.game.side(unit) == Side::Russian, "{name}");
        assert!(!table.state.is_disrupted(unit), "{name}");
        assert_eq!(hexes.insert(hex, name), None, "{name} shares {hex}");
    }
    assert_eq!(hexes.len(), 93);
}

#[test]
fn example_22_0_five_units_are_left_over() {
    proves!("alma:22.0");
    let table = Table::opening(alma());
    let at = |place| table.game.roster.ids().filter(|unit| table.state.place[*unit] == place).count();
    assert_eq!((table.game.roster.len(), at(Place::Waiting), at(Place::Absent)), (98, 5, 0));
    assert_eq!((table.state.turn, table.state.phase), (1, Phase::Movement));
    assert_eq!(table.points(), [0, 0]);
}

#[test]
fn the_sheet_has_98_units() {
    proves!("alma:22.0");
    let roster = &alma().roster;
    let count = |nation: Nation, artillery: bool| {
        let units = roster.ids().map(|unit| roster.unit(unit));
        units.filter(|unit| unit.nation == nation && unit.arm.is_artillery() == artillery).count()
    };
    let of = |nation| (count(nation, false), count(nation, true));
    assert_eq!([Nation::French, Nation::British, Nation::Russian].map(of), [(28, 4), (31, 1), (21, 13)]);
}

/// Fire, melee, morale, movement and the back of a counter, as the dossiers write them.
fn shown(unit: &Unit) -> String {
    let fire = |fire: FireStrength| match fire {
        FireStrength::None => "0".to_owned(),
        FireStrength::Points { strength, defensive_only: true } => format!("({strength})"),
        FireStrength::Points { strength, .. } => strength.to_string(),
        FireStrength::Class { class, .. } => char::from(b'A' + class).to_string(),
    };
    let melee = |open: bool, points: u8| if open { points.to_string() } else { format!("({points})") };
    let face =
        |face: quad::unit::Face| format!("{}-{}", fire(face.fire), melee(face.melee.open, face.melee.points));
    format!("{}-{} {} / {}", face(unit.front), unit.morale, unit.movement, face(unit.back))
}

#[test]
fn the_counters_show_what_the_sheet_shows() {
    proves!("alma:22.1");
    let roster = &alma().roster;
    let mut groups: BTreeMap<(String, String), usize> = BTreeMap::new();
    for unit in roster.ids().map(|unit| roster.unit(unit)) {
        let group = if unit.parent.is_empty() { unit.name[..2].to_owned() } else { unit.parent.clone() };
        *groups.entry((group, shown(unit))).or_default() += 1;
    }
    let found: Vec<_> =
        groups.iter().map(|((group, values), count)| (group.as_str(), values.as_str(), *count)).collect();
    let expected = [
        ("British 1st Division", "5-2-4 5 / 3-1", 1),
        ("British 1st Division", "6-2-5 5 / 3-1", 5),
        ("British 2nd Division", "5-2-4 5 / 3-1", 6),
        ("British 2nd Division", "J-(1)-4 3 / 0-(1)", 1),
        ("British 3rd Division", "4-2-4 5 / 2-1", 6),
        ("British 4th Division", "4-2-4 5 / 2-1", 5),
        ("British Light Division", "5-2-4 5 / 3-1", 6),
        ("CB", "B-(1)-4 3 / 0-(1)", 2),
        ("FB", "A-(1)-4 3 / 0-(1)", 9),
        ("French 1st Division", "4-2-4 4 / 2-1", 8),
        ("French 1st Division", "J-(1)-4 3 / 0-(1)", 1),
        ("French 2nd Division", "4-2-4 4 / 2-1", 4),
        ("French 2nd Division", "J-(1)-4 3 / 0-(1)", 1),
        ("French 3rd Division", "4-2-4 4 / 2-1", 8),
        ("French 3rd Division", "J-(1)-4 3 / 0-(1)", 1),
        ("French 4th Division", "4-2-4 4 / 2-1", 8),
        ("French 4th Division", "J-(1)-4 3 / 0-(1)", 1),
        ("GR", "A-(1)-4 2 / 0-(1)", 2),
        ("Rifle Brigade", "6-2-5 5 / 3-1", 2),
        ("Russian C", "(2)-3-2 5 / (1)-2", 1),
        ("Russian C", "(4)-5-4 5 / (2)-3", 4),
        ("Russian C", "3-4-4 5 / 2-2", 1),
        ("Russian E", "(2)-3-2 5 / (1)-2", 1),
        ("Russian E", "(4)-5-4 5 / (2)-3", 6),
        ("Russian E", "4-5-4 5 / 2-3", 2),
        ("Russian W", "(2)-3-2 5 / (1)-2", 1),
        ("Russian W", "(4)-5-4 5 / (2)-3", 5),
    ];
    assert_eq!(found, expected);
}

#[test]
fn the_highlanders_minsk_and_the_weak_halves_stand_out() {
    proves!("alma:22.1");
    let table = Table::opening(alma());
    let counter = |id: &str| shown(table.game.roster.unit(table.unit(id)));
    assert_eq!(counter("br_79_1st"), "5-2-4 5 / 3-1");
    assert_eq!(counter("ru_min_1c"), "3-4-4 5 / 2-2");
    for weak in ["ru_tar_2w", "ru_min_2c", "ru_sal_1e"] {
        assert_eq!(counter(weak), "(2)-3-2 5 / (1)-2", "{weak}");
    }
    for kazan in ["ru_kaz_1e", "ru_kaz_2e"] {
        assert_eq!(counter(kazan), "4-5-4 5 / 2-3", "{kazan}");
    }
}

#[test]
fn the_second_rifle_unit_may_be_left_out() {
    proves!("alma:22.1");
    let table = Table::opening(alma_with(&[("second_rifle_unit", "no")]));
    assert_eq!((table.game.roster.len(), table.game.roster.find("br_2_rb")), (97, None));
    let on_map = table.game.roster.ids().filter(|unit| table.state.hex(*unit).is_some()).count();
    assert_eq!(on_map, 92, "as the list prints it");
    assert_eq!(table.at("br_1_rb"), "2113");
    let waiting = table.game.roster.ids().filter(|unit| table.state.place[*unit] == Place::Waiting).count();
    assert_eq!(waiting, 5);
}

#[test]
fn the_allies_go_first_in_every_turn() {
    proves!("alma:22.3");
    assert_eq!(Table::opening(alma()).asked(), Some(Side::Allied));
    let mut table = Table::set_up(
        alma(),
        json!({ "turn": 3, "phasing": "allied", "phase": "movement", "units": {
            "br_77_lt": { "hex": "2906" }, "ru_sus_1e": { "hex": "3915" },
        }}),
    );
    let mut turns = Vec::new();
    for _ in 0..4 {
        assert_eq!(table.state.phase, Phase::Movement);
        turns.push((table.state.turn, table.state.phasing));
        table.play(done());
    }
    assert_eq!(turns, [(3, Side::Allied), (3, Side::Russian), (4, Side::Allied), (4, Side::Russian)]);
}

#[test]
fn the_battle_lasts_twelve_turns() {
    proves!("alma:22.4");
    let calendar = &alma().calendar;
    assert_eq!(calendar.turns, 12);
    assert_eq!([1, 2, 12].map(|turn| calendar.clock(turn)), ["13:00", "13:30", "18:30"]);
    let after_russian_turn = |turn: u8| {
        let mut table = Table::set_up(
            alma(),
            json!({ "turn": turn, "phasing": "russian", "phase": "movement", "units": {
                "br_77_lt": { "hex": "2906" }, "ru_sus_1e": { "hex": "3915" },
            }}),
        );
        table.play(done());
        table
    };
    let eleventh = after_russian_turn(11);
    assert_eq!((eleventh.state.turn, eleventh.asked()), (12, Some(Side::Allied)));
    let twelfth = after_russian_turn(12);
    assert_eq!((twelfth.state.phase, twelfth.game.turn(&twelfth.state)), (Phase::Over, Turn::Over));
}

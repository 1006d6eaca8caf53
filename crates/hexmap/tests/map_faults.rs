//! Every kind of mistake in a map file is reported, with its line.

use hexmap::{EdgeClass, HexMap, RoadClass, RoadKind, SideKind, TerrainClass, TerrainKind, Vocabulary};

const VOCABULARY: Vocabulary = Vocabulary {
    terrain: &[TerrainKind::new("woods", TerrainClass::Woods), TerrainKind::new("sea", TerrainClass::Sea)],
    slopes: &[SideKind::oriented("cliff", EdgeClass::Cliff), SideKind::plain("ridge", EdgeClass::Ridge)],
    hexsides: &[
        SideKind::plain("river", EdgeClass::River),
        SideKind::plain("stream", EdgeClass::Stream),
        SideKind::plain("bridge", EdgeClass::Bridge),
        SideKind::oriented("redoubt", EdgeClass::Rampart),
    ],
    roads: &[RoadKind::new("major", RoadClass::Road)],
};

/// A map without faults; the tests spoil one line each.
const GOOD: &str = r#"id = "small"
title = "A small map"
columns = 4
rows = 3
yards_per_hex = 300
north = "up"
[terrain]
woods = ["0101", "0202"]
sea = ["0401"]
[elevation]
r01 = "001."
r02 = "0a10"
r03 = ".011"
[slopes]
cliff = ["0102>0202"]
ridge = ["0301|0302"]
[hexsides]
bridge = ["0201|0202"]
river = ["0201|0202", "0202|0203"]
redoubt = ["0302>0301"]
[roads]
major = [["0101", "0201", "0202"]]
[places]
"The Wood" = ["0202", "0101"]
[edges]
west = ["01"]
exit = ["0402"]
"#;

/// The faults of a map, as `line: what`.
fn faults(text: &str) -> Vec<String> {
    match HexMap::read("small.toml", text, &VOCABULARY) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| format!("{}: {}", fault.line, fault.what)).collect(),
    }
}

/// The faults of the good map after a change of one place in it.
fn faults_with(old: &str, new: &str) -> Vec<String> {
    assert_eq!(GOOD.matches(old).count(), 1, "{old}");
    faults(&GOOD.replace(old, new))
}

#[test]
fn the_good_map_has_no_faults() {
    assert_eq!(faults(GOOD), [""; 0]);
}

#[test]
fn a_fault_names_file_line_and_column() {
    let text = GOOD.replace("\"0202\"]\nsea", "\"0505\"]\nsea");
    let faults = HexMap::read("small.toml", &text, &VOCABULARY).unwrap_err();
    assert_eq!(faults[0].to_string(), "small.toml:8:18: hex 0505 is off the map (4 columns, 3 rows)");
}

#[test]
fn every_fault_is_reported_in_the_order_of_the_file() {
    let text = GOOD.replace("\"0402\"", "\"9\"").replace("woods", "wods").replace("0302>0301", "0302>0102");
    assert_eq!(
        faults(&text),
        [
            "8: unknown kind of terrain 'wods'; known: woods, sea",
            "20: 0302 and 0102 are not adjacent",
            "27: '9' is not a hex number: four digits, column then row, such as 0817",
        ]
    );
}

#[test]
fn syntax() {
    let found = faults_with("columns = 4", "columns = = 4");
    assert!(found[0].starts_with("3: "), "{found:?}");
    let found = faults_with("sea = [\"0401\"]", "sea = [\"0401\"");
    assert!(!found.is_empty());
    let found = faults_with("rows = 3", "rows = 3\nrows = 3");
    assert_eq!(found, ["5: duplicate key"]);
}

#[test]
fn missing_and_unknown_keys() {
    assert_eq!(faults_with("north = \"up\"", ""), ["1: the key 'north' is missing"]);
    assert_eq!(
        faults_with("[edges]", "[egdes]"),
        [
            "1: the key 'edges' is missing",
            "25: unknown key 'egdes'; known: id, title, columns, rows, yards_per_hex, north, \
             terrain, elevation, slopes, hexsides, roads, places, edges"
        ]
    );
}

#[test]
fn values_of_the_wrong_type() {
    assert_eq!(
        faults_with("id = \"small\"", "id = 3"),
        ["1: expected a text in quotation marks, found a value of type integer"]
    );
    assert_eq!(
        faults_with("rows = 3", "rows = \"3\""),
        ["4: expected a whole number, found a value of type string"]
    );
    assert_eq!(faults_with("[\"0401\"]", "\"0401\""), ["9: expected a list, found a value of type string",]);
    assert_eq!(
        faults_with("\"0402\"", "402"),
        ["27: expected a text in quotation marks, found a value of type integer"]
    );
    let text = GOOD.replace("[places]\n\"The Wood\" = [\"0202\", \"0101\"]\n", "");
    assert_eq!(faults(&format!("places = 1\n{text}")), ["1: 'places' must be a section: [places]"]);
}

#[test]
fn columns_and_rows_out_of_range() {
    assert_eq!(faults_with("columns = 4", "columns = 43"), ["3: columns is 43, but must be from 1 to 42"]);
    assert_eq!(faults_with("rows = 3", "rows = 0"), ["4: rows is 0, but must be from 1 to 36"]);
    assert_eq!(
        faults_with("yards_per_hex = 300", "yards_per_hex = -300"),
        ["5: yards_per_hex is -300, but must be from 0 to 4294967295"]
    );
}

#[test]
fn wrong_hexes() {
    assert_eq!(
        faults_with("\"0401\"", "\"0401\", \"401\""),
        ["9: '401' is not a hex number: four digits, column then row, such as 0817"]
    );
    assert_eq!(faults_with("\"0402\"", "\"3599\""), ["27: hex 3599 is off the map (4 columns, 3 rows)"]);
    assert_eq!(
        faults_with("\"0402\"", "\"0103\""),
        ["27: hex 0103 is off the map: it has no elevation and is no sea or lake"]
    );
    assert_eq!(
        faults_with("woods = [\"0101\"", "woods = [\"0103\""),
        ["8: hex 0103 is off the map: it has no elevation and is no sea or lake"]
    );
}

#[test]
fn duplicates() {
    assert_eq!(faults_with("[\"0401\"]", "[\"0401\",\n\"0401\"]"), ["10: hex 0401 is listed twice"]);
    assert_eq!(
        faults_with("\"0202|0203\"", "\"0202|0203\", \"0203|0202\""),
        ["19: river 0203|0202 is listed twice"]
    );
    assert_eq!(
        faults_with("\"0302>0301\"", "\"0302>0301\", \"0302>0301\""),
        ["20: redoubt 0302>0301 is listed twice"]
    );
    assert_eq!(faults_with("[\"01\"]", "[\"01\", \"01\"]"), ["26: column 01 is listed twice"]);
}

#[test]
fn wrong_hexsides() {
    assert_eq!(
        faults_with("0302>0301", "0302|0301"),
        ["20: redoubt '0302|0301' has the wrong mark: write '0302>0301'"]
    );
    assert_eq!(
        faults_with("\"0202|0203\"", "\"0202>0203\""),
        ["19: river '0202>0203' has the wrong mark: write '0202|0203'"]
    );
    assert_eq!(
        faults_with("\"0202|0203\"", "\"0202-0203\""),
        ["19: '0202-0203' is not a hexside: two hexes, such as 0817|0818"]
    );
    assert_eq!(faults_with("\"0202|0203\"", "\"0202|0402\""), ["19: 0202 and 0402 are not adjacent"]);
    assert_eq!(
        faults_with("\"0202|0203\"", "\"0202|02030\""),
        ["19: '02030' is not a hex number: four digits, column then row, such as 0817"]
    );
    assert_eq!(
        faults_with("river =", "rivr ="),
        [
            "18: bridge 0201|0202 leads over no river or stream",
            "19: unknown kind of hexside 'rivr'; known: river, stream, bridge, redoubt"
        ]
    );
}

#[test]
fn bridges_need_water() {
    assert_eq!(
        faults_with("bridge = [\"0201|0202\"]", "bridge = [\"0301|0302\"]"),
        ["18: bridge 0301|0302 leads over no river or stream"]
    );
}

#[test]
fn contradictory_slopes() {
    assert_eq!(
        faults_with("0301|0302", "0202|0102"),
        ["16: the hexside of 0202 and 0102 has two kinds of slope"]
    );
    assert_eq!(faults_with("0102>0202", "0202>0102"), ["15: cliff 0202>0102 goes down, not up"]);
    assert_eq!(faults_with("\nridge", "\nrigde"), ["16: unknown kind of slope 'rigde'; known: cliff, ridge"]);
}

#[test]
fn wrong_roads() {
    assert_eq!(
        faults_with("\"0201\", \"0202\"]]", "\"0202\"]]"),
        ["22: the road has a gap: 0101 and 0202 are not adjacent"]
    );
    assert_eq!(
        faults_with("\"0202\"]]", "\"0202\", \"0201\"]]"),
        ["22: the road goes between 0202 and 0201 twice"]
    );
    assert_eq!(faults_with("\"0202\"]]", "\"0202\"], [\"0101\"]]"), ["22: a road needs at least two hexes"]);
    assert_eq!(faults_with("major", "mayor"), ["22: unknown kind of road 'mayor'; known: major"]);
    // A faulty hex inside a road is one fault, not also a gap.
    assert_eq!(
        faults_with("\"0201\", \"0202\"]]", "\"0901\", \"0202\"]]"),
        ["22: hex 0901 is off the map (4 columns, 3 rows)"]
    );
}

#[test]
fn wrong_elevation() {
    assert_eq!(faults_with("r02 = \"0a10\"\n", ""), ["10: elevation row r02 is missing"]);
    assert_eq!(faults_with("\"0a10\"", "\"0a1\""), ["12: elevation row r02 has 3 characters for 4 columns"]);
    assert_eq!(
        faults_with("\"0a10\"", "\"0a1A\""),
        ["12: 'A' is no level of elevation: 0 to 9, then a to z, or '.'"]
    );
    assert_eq!(
        faults_with("[slopes]", "r04 = \"0000\"\n[slopes]"),
        ["14: unknown key 'r04' in [elevation]: rows are r01 to r03"]
    );
}

#[test]
fn wrong_edges() {
    assert_eq!(faults_with("[\"01\"]", "[\"05\"]"), ["26: column 05 is off the map (4 columns)"]);
    assert_eq!(
        faults_with("[\"01\"]", "[\"x1\"]"),
        ["26: 'x1' is not a hex number: four digits, column then row, such as 0817"]
    );
}

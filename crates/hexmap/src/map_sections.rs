//! Reading the sections of a map file.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::DeValue;

use crate::extent::Extent;
use crate::map::Road;
use crate::map_entries::{hex, hexes, hexsides_of, known_kind, known_word};
use crate::map_file::{Reader, Section};
use crate::slopes::{self, GENTLE, STEEP};
use crate::{Hex, HexMap, HexSet, Hexside, SideSet, Vocabulary};

/// The kinds of terrain whose hexes are on the map although they have no
/// elevation.
const WATER: [&str; 2] = ["sea", "lake"];

/// The kind of hexside that needs one of [`WATERCOURSES`] to lead over.
const BRIDGE: &str = "bridge";

/// The kinds of hexside that a bridge can lead over.
const WATERCOURSES: [&str; 2] = ["river", "stream"];

/// The hexes of sea and lakes, faults passed over: they are noted when the
/// terrain as a whole is read.
pub(crate) fn water(terrain: Option<&Section<'_>>, extent: &Extent) -> HexSet {
    let lists = WATER.iter().filter_map(|&kind| terrain?.table.get(kind)?.get_ref().as_array());
    lists.flatten().filter_map(|value| extent.hex(value.get_ref().as_str()?).ok()).collect()
}

/// Reads `[terrain]`: lists of hexes by kind.
pub(crate) fn terrain(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    extent: &Extent,
    vocabulary: &Vocabulary,
) -> BTreeMap<&'static str, HexSet> {
    let mut terrain = BTreeMap::new();
    for entry in section.in_file_order() {
        if let Some(kind) = known_word(reader, entry, vocabulary.terrain, "terrain") {
            let hexes = hexes(reader, entry.1, extent);
            terrain.insert(kind, hexes.into_iter().collect());
        }
    }
    terrain
}

/// Reads `[slopes]`: lists of hexsides by kind; all other slopes follow from
/// the elevation.
pub(crate) fn slopes(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    extent: &Extent,
    vocabulary: &Vocabulary,
    map: &mut HexMap,
) {
    let mut listed = SideSet::EMPTY;
    for entry in section.in_file_order() {
        let Some(kind) = known_kind(reader, entry, vocabulary.slopes, "slope") else {
            continue;
        };
        let sides = map.sides.entry(kind.name).or_default();
        for (position, side) in hexsides_of(reader, entry.1, extent, kind, sides) {
            let (low, high) = (side.from, side.to().expect("both hexes are on the map"));
            if !listed.insert_both(side.from, side.direction) {
                let what = format!("the hexside of {low} and {high} has two kinds of slope");
                reader.fault(position, what);
            }
            if kind.oriented && map.levels.get(low) > map.levels.get(high) {
                let what = format!("{} {low}>{high} goes down, not up", kind.name);
                reader.fault(position, what);
            }
        }
    }
    let derived = slopes::derive(&extent.on_map, &map.levels, &listed);
    for (kind, slopes) in [(GENTLE, derived.gentle), (STEEP, derived.steep)] {
        let sides = map.sides.entry(kind).or_default();
        for (hex, direction) in slopes.iter() {
            sides.insert(hex, direction);
        }
    }
}

/// Reads `[hexsides]`: lists of hexsides by kind.
pub(crate) fn hexsides(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    extent: &Extent,
    vocabulary: &Vocabulary,
    map: &mut HexMap,
) {
    let mut bridges = Vec::new();
    for entry in section.in_file_order() {
        let Some(kind) = known_kind(reader, entry, vocabulary.hexsides, "hexside") else {
            continue;
        };
        let sides = map.sides.entry(kind.name).or_default();
        let found = hexsides_of(reader, entry.1, extent, kind, sides);
        if kind.name == BRIDGE {
            bridges = found;
        }
    }
    // Only now, as the watercourses may stand below the bridges.
    for (position, side) in bridges {
        let over_water = WATERCOURSES.iter().any(|kind| map.sides(kind).contains(side.from, side.direction));
        if !over_water {
            let to = side.to().expect("both hexes are on the map");
            let what = format!("bridge {}|{to} leads over no river or stream", side.from);
            reader.fault(position, what);
        }
    }
}

/// Reads `[roads]`: lists of chains of adjacent hexes by kind.
pub(crate) fn roads(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    extent: &Extent,
    vocabulary: &Vocabulary,
) -> BTreeMap<&'static str, Road> {
    let mut roads = BTreeMap::new();
    for entry in section.in_file_order() {
        let Some(kind) = known_word(reader, entry, vocabulary.roads, "road") else {
            continue;
        };
        let mut road = Road::default();
        for value in reader.list(entry.1) {
            let chain = chain(reader, value, extent);
            for ends in chain.windows(2) {
                if let Some(side) = Hexside::between(ends[0], ends[1]) {
                    road.sides.insert_both(side.from, side.direction);
                }
            }
            road.chains.push(chain);
        }
        roads.insert(kind, road);
    }
    roads
}

/// Reads one road: a list of hexes each adjacent to the one before. It may
/// come back to a hex, but not to a hexside.
fn chain(reader: &mut Reader<'_>, value: &Spanned<DeValue<'_>>, extent: &Extent) -> Vec<Hex> {
    let mut chain: Vec<Hex> = Vec::new();
    let mut crossed = SideSet::EMPTY;
    let mut previous = None;
    let mut length = 0;
    for value in reader.list(value) {
        length += 1;
        let position = value.span().start;
        let hex = hex(reader, value, extent);
        if let (Some(from), Some(to)) = (previous, hex) {
            match Hexside::between(from, to) {
                None => {
                    let what = format!("the road has a gap: {from} and {to} are not adjacent");
                    reader.fault(position, what);
                }
                Some(side) => {
                    if !crossed.insert_both(side.from, side.direction) {
                        let what = format!("the road goes between {from} and {to} twice");
                        reader.fault(position, what);
                    }
                }
            }
        }
        // After a faulty hex the chain starts anew: the gap is not another
        // fault.
        previous = hex;
        chain.extend(hex);
    }
    if length < 2 && value.get_ref().is_array() {
        reader.fault(value.span().start, "a road needs at least two hexes");
    }
    chain
}

/// Reads `[places]`: lists of hexes by name.
pub(crate) fn places(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    extent: &Extent,
) -> Vec<(String, Vec<Hex>)> {
    let entries = section.in_file_order().into_iter();
    entries.map(|(name, value)| (name.get_ref().to_string(), hexes(reader, value, extent))).collect()
}

/// Reads `[edges]`: lists of hexes, or of columns of two digits, by name.
pub(crate) fn edges(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    extent: &Extent,
) -> BTreeMap<String, HexSet> {
    let entries = section.in_file_order().into_iter();
    entries.map(|(name, value)| (name.get_ref().to_string(), edge(reader, value, extent))).collect()
}

fn edge(reader: &mut Reader<'_>, value: &Spanned<DeValue<'_>>, extent: &Extent) -> HexSet {
    let mut edge = HexSet::EMPTY;
    for value in reader.list(value) {
        let Some(text) = reader.text(value) else {
            continue;
        };
        let is_column = text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        let named = if is_column {
            extent.column(text).map(|column| {
                let hexes = extent.on_map.iter();
                hexes.filter(|hex| hex.column() == column).collect()
            })
        } else {
            extent.hex(text).map(|hex| HexSet::from_iter([hex]))
        };
        match named {
            Err(what) => reader.fault(value.span().start, what),
            Ok(hexes) if edge.intersects(&hexes) => {
                let what = if is_column { "column" } else { "hex" };
                reader.fault(value.span().start, format!("{what} {text} is listed twice"));
            }
            Ok(hexes) => edge |= hexes,
        }
    }
    edge
}

//! Reading the sections of a map file.

use std::collections::BTreeMap;

use toml::Spanned;
use toml::de::DeValue;

use crate::extent::Extent;
use crate::map::Road;
use crate::map_entries::{hex, hexes, hexsides_of, known_kind, known_word};
use crate::map_file::{Reader, Section};
use crate::slopes::{self, GENTLE, STEEP};
use crate::{EdgeClass, Hex, HexMap, HexSet, Hexside, SideKind, SideSet, Vocabulary};

/// What a bridge can lead over.
const WATERCOURSES: [EdgeClass; 2] = [EdgeClass::River, EdgeClass::Stream];

/// The hexes of sea and lakes, faults passed over: they are noted when the
/// terrain as a whole is read.
pub(crate) fn water(terrain: Option<&Section<'_>>, extent: &Extent, vocabulary: &Vocabulary) -> HexSet {
    let kinds = vocabulary.terrain.iter().filter(|kind| kind.class.is_open_water());
    let lists = kinds.filter_map(|kind| terrain?.table.get(kind.name)?.get_ref().as_array());
    lists.flatten().filter_map(|value| extent.hex(value.get_ref().as_str()?).ok()).collect()
}

/// Reads `[terrain]`: lists of hexes by kind.
pub(crate) fn terrain(
    reader: &mut Reader<'_>,
    section: &Section<'_>,
    extent: &Extent,
    vocabulary: &Vocabulary,
    map: &mut HexMap,
) {
    let words: Vec<&'static str> = vocabulary.terrain.iter().map(|kind| kind.name).collect();
    for entry in section.in_file_order() {
        let Some(place) = known_word(reader, entry, &words, "terrain") else {
            continue;
        };
        let kind = vocabulary.terrain[place];
        let hexes: HexSet = hexes(reader, entry.1, extent).into_iter().collect();
        *map.drawn.entry(kind.class).or_default() |= hexes;
        map.terrain_looks.insert(kind.name, kind.class);
        map.terrain.insert(kind.name, hexes);
    }
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
        note_drawing(map, kind);
    }
    let derived = slopes::derive(&extent.on_map, &map.levels, &listed);
    let derived = [(GENTLE, EdgeClass::Gentle, derived.gentle), (STEEP, EdgeClass::Steep, derived.steep)];
    for (name, class, slopes) in derived {
        let sides = map.sides.entry(name).or_default();
        for (hex, direction) in slopes.iter() {
            sides.insert(hex, direction);
        }
        note_drawing(map, SideKind::oriented(name, class));
    }
}

/// Adds the hexsides of a kind to those that are drawn alike.
fn note_drawing(map: &mut HexMap, kind: SideKind) {
    map.side_looks.insert(kind.name, kind.class);
    let drawn = map.drawn_sides.entry(kind.class).or_default();
    for (hex, direction) in map.sides.get(kind.name).into_iter().flat_map(SideSet::iter) {
        drawn.insert(hex, direction);
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
        if kind.class == EdgeClass::Bridge {
            bridges.extend(found);
        }
        note_drawing(map, kind);
    }
    // Only now, as the watercourses may stand below the bridges.
    for (position, side) in bridges {
        let over_water =
            WATERCOURSES.iter().any(|class| map.drawn_sides(*class).contains(side.from, side.direction));
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
    let words: Vec<&'static str> = vocabulary.roads.iter().map(|kind| kind.name).collect();
    for entry in section.in_file_order() {
        let Some(place) = known_word(reader, entry, &words, "road") else {
            continue;
        };
        let kind = vocabulary.roads[place];
        let mut road = Road { class: kind.class, sides: SideSet::EMPTY, chains: Vec::new() };
        for value in reader.list(entry.1) {
            let chain = chain(reader, value, extent);
            for ends in chain.windows(2) {
                if let Some(side) = Hexside::between(ends[0], ends[1]) {
                    road.sides.insert_both(side.from, side.direction);
                }
            }
            road.chains.push(chain);
        }
        roads.insert(kind.name, road);
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

//! Reading the entries that the sections of a map file are made of: hexes,
//! hexsides, and the words for their kinds.

use toml::Spanned;
use toml::de::DeValue;

use crate::extent::Extent;
use crate::map_file::{Entry, Reader};
use crate::{Hex, HexSet, Hexside, SideKind, SideSet};

/// Reads a list of hexes, each of which may stand there once.
pub(crate) fn hexes(reader: &mut Reader<'_>, value: &Spanned<DeValue<'_>>, extent: &Extent) -> Vec<Hex> {
    let mut seen = HexSet::EMPTY;
    let mut hexes = Vec::new();
    for value in reader.list(value) {
        let Some(hex) = hex(reader, value, extent) else {
            continue;
        };
        if seen.insert(hex) {
            hexes.push(hex);
        } else {
            reader.fault(value.span().start, format!("hex {hex} is listed twice"));
        }
    }
    hexes
}

/// Reads a hex of the map.
pub(crate) fn hex(reader: &mut Reader<'_>, value: &Spanned<DeValue<'_>>, extent: &Extent) -> Option<Hex> {
    let name = reader.text(value)?;
    extent.hex(name).map_err(|what| reader.fault(value.span().start, what)).ok()
}

/// Reads a list of hexsides of a kind into the set of that kind, and also
/// gives them one by one with their positions.
pub(crate) fn hexsides_of(
    reader: &mut Reader<'_>,
    value: &Spanned<DeValue<'_>>,
    extent: &Extent,
    kind: SideKind,
    sides: &mut SideSet,
) -> Vec<(usize, Hexside)> {
    let mut found = Vec::new();
    for value in reader.list(value) {
        let Some(text) = reader.text(value) else {
            continue;
        };
        let position = value.span().start;
        match hexside(text, extent, kind) {
            Err(what) => reader.fault(position, what),
            Ok(side) => {
                let is_new = if kind.oriented {
                    sides.insert(side.from, side.direction)
                } else {
                    sides.insert_both(side.from, side.direction)
                };
                if is_new {
                    found.push((position, side));
                } else {
                    reader.fault(position, format!("{} {text} is listed twice", kind.name));
                }
            }
        }
    }
    found
}

/// Reads `"one|other"` or `"first>second"`, whichever suits the kind.
fn hexside(text: &str, extent: &Extent, kind: SideKind) -> Result<Hexside, String> {
    let mark = kind.mark();
    let Some((first, second)) = text.split_once(['|', '>']) else {
        return Err(format!("'{text}' is not a hexside: two hexes, such as 0817{mark}0818"));
    };
    if !text.contains(mark) {
        let name = kind.name;
        return Err(format!("{name} '{text}' has the wrong mark: write '{first}{mark}{second}'"));
    }
    let (from, to) = (extent.hex(first)?, extent.hex(second)?);
    Hexside::between(from, to).ok_or_else(|| format!("{from} and {to} are not adjacent"))
}

/// The kind of hexside that an entry is about.
pub(crate) fn known_kind(
    reader: &mut Reader<'_>,
    entry: Entry<'_>,
    kinds: &[SideKind],
    of_what: &str,
) -> Option<SideKind> {
    let words: Vec<&'static str> = kinds.iter().map(|kind| kind.name).collect();
    known_word(reader, entry, &words, of_what).map(|place| kinds[place])
}

/// The place of the word that an entry is about among the words that are known.
pub(crate) fn known_word(
    reader: &mut Reader<'_>,
    (key, _): Entry<'_>,
    words: &[&'static str],
    of_what: &str,
) -> Option<usize> {
    let place = words.iter().position(|word| key.get_ref() == word);
    if place.is_none() {
        let known = words.join(", ");
        let what = format!("unknown kind of {of_what} '{}'; known: {known}", key.get_ref());
        reader.fault(key.span().start, what);
    }
    place
}

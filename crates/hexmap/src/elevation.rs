//! The elevation of the hexes of a map.

use toml::Spanned;
use toml::de::DeValue;

use crate::map_file::{Reader, Section};
use crate::{CELLS, Hex, HexSet};

/// The level of each hex.
#[derive(Clone, Debug)]
pub(crate) struct Levels(Vec<Option<u8>>);

impl Levels {
    pub(crate) fn none() -> Levels {
        Levels(vec![None; CELLS])
    }

    #[inline]
    pub(crate) fn get(&self, hex: Hex) -> Option<u8> {
        self.0[hex.index()]
    }
}

/// What the elevation section says.
pub(crate) struct Elevation {
    pub levels: Levels,
    /// The hexes marked `.`: sea, lake, or beyond the map. A row that is
    /// missing or faulty marks none, lest one fault bring on many others.
    pub dots: HexSet,
}

/// Reads the section: for each row a text with one character a column.
pub(crate) fn read(reader: &mut Reader<'_>, section: &Section<'_>, columns: u8, rows: u8) -> Elevation {
    let mut elevation = Elevation { levels: Levels::none(), dots: HexSet::EMPTY };
    for row in 1..=rows {
        let key = row_key(row);
        match section.table.get(key.as_str()) {
            Some(value) => read_row(reader, &mut elevation, value, row, columns),
            None => reader.fault(section.position, format!("elevation row {key} is missing")),
        }
    }
    for (key, _) in section.in_file_order() {
        if !(1..=rows).any(|row| key.get_ref() == &row_key(row)) {
            let what =
                format!("unknown key '{}' in [elevation]: rows are r01 to {}", key.get_ref(), row_key(rows));
            reader.fault(key.span().start, what);
        }
    }
    elevation
}

fn row_key(row: u8) -> String {
    format!("r{row:02}")
}

fn read_row(
    reader: &mut Reader<'_>,
    elevation: &mut Elevation,
    value: &Spanned<DeValue<'_>>,
    row: u8,
    columns: u8,
) {
    let Some(text) = reader.text(value) else {
        return;
    };
    let length = text.chars().count();
    if length != usize::from(columns) {
        let what = format!("elevation row {} has {length} characters for {columns} columns", row_key(row));
        reader.fault(value.span().start, what);
        return;
    }
    for (column, (offset, character)) in (1..=columns).zip(text.char_indices()) {
        let hex = Hex::at(column, row).expect("columns and rows have been checked");
        match character {
            '.' => {
                elevation.dots.insert(hex);
            }
            '0'..='9' | 'a'..='z' => {
                let level = character.to_digit(36).map(|level| level as u8);
                elevation.levels.0[hex.index()] = level;
            }
            _ => {
                // One more for the quotation mark.
                let position = value.span().start + 1 + offset;
                let what = format!("'{character}' is no level of elevation: 0 to 9, then a to z, or '.'");
                reader.fault(position, what);
            }
        }
    }
}

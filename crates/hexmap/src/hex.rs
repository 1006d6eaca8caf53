//! A hex of the grid, its number and its name.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most columns a map can have.
pub const MAX_COLUMNS: usize = 42;

/// The most rows a map can have.
pub const MAX_ROWS: usize = 36;

/// The number of hexes in the whole grid; every [`Hex::index`] is below it.
pub const CELLS: usize = MAX_COLUMNS * MAX_ROWS;

/// A hex of the grid of [`MAX_COLUMNS`] columns and [`MAX_ROWS`] rows.
///
/// It is kept as a dense index, so that tables over all hexes are plain
/// arrays. It is written and read, also by serde, as its four digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u16);

impl Hex {
    /// The hex at a column and row, both counted from 1, if it is on the grid.
    #[inline]
    pub const fn at(column: u8, row: u8) -> Option<Hex> {
        let on_grid = 1 <= column && column as usize <= MAX_COLUMNS && 1 <= row && row as usize <= MAX_ROWS;
        if on_grid {
            let index = (column as usize - 1) * MAX_ROWS + row as usize - 1;
            Some(Hex(index as u16))
        } else {
            None
        }
    }

    /// The hex with a dense index, which must be below [`CELLS`].
    #[inline]
    pub const fn from_index(index: usize) -> Hex {
        debug_assert!(index < CELLS);
        Hex(index as u16)
    }

    /// The hex with a four-digit name.
    ///
    /// For tests and constants.
    ///
    /// # Panics
    ///
    /// If the name is not that of a hex of the grid. Text from outside the
    /// program is read with [`FromStr`] instead.
    pub const fn named(name: &str) -> Hex {
        let (column, row) = match column_and_row(name) {
            Some(place) => place,
            None => panic!("a hex number has four digits, column then row"),
        };
        match Hex::at(column, row) {
            Some(hex) => hex,
            None => panic!("this hex number is beyond the grid"),
        }
    }

    /// The dense index: column by column, from the top of each.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        (self.index() / MAX_ROWS) as u8 + 1
    }

    /// The row, counted from 1.
    #[inline]
    pub const fn row(self) -> u8 {
        (self.index() % MAX_ROWS) as u8 + 1
    }
}

/// Splits four digits into a column and a row, whether on the grid or not.
const fn column_and_row(name: &str) -> Option<(u8, u8)> {
    let &[a, b, c, d] = name.as_bytes() else {
        return None;
    };
    let all_digits = a.is_ascii_digit() && b.is_ascii_digit() && c.is_ascii_digit() && d.is_ascii_digit();
    if all_digits {
        let column = (a - b'0') * 10 + (b - b'0');
        let row = (c - b'0') * 10 + (d - b'0');
        Some((column, row))
    } else {
        None
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:02}{:02}", self.column(), self.row())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Hex({self})")
    }
}

/// Why a text is not the name of a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HexNameError {
    /// The text is not four digits.
    NotFourDigits(String),
    /// The column is beyond [`MAX_COLUMNS`].
    ColumnBeyond(String),
    /// The row is beyond [`MAX_ROWS`].
    RowBeyond(String),
    /// The column or the row is zero.
    Zero(String),
}

impl fmt::Display for HexNameError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFourDigits(name) => {
                write!(formatter, "'{name}' is not a hex number: four digits, column then row, such as 0817")
            }
            Self::ColumnBeyond(name) => {
                write!(formatter, "hex {name} has a column beyond {MAX_COLUMNS}")
            }
            Self::RowBeyond(name) => write!(formatter, "hex {name} has a row beyond {MAX_ROWS}"),
            Self::Zero(name) => {
                write!(formatter, "hex {name} has a column or row 00: both are counted from 01")
            }
        }
    }
}

impl std::error::Error for HexNameError {}

impl FromStr for Hex {
    type Err = HexNameError;

    fn from_str(name: &str) -> Result<Hex, HexNameError> {
        let Some((column, row)) = column_and_row(name) else {
            return Err(HexNameError::NotFourDigits(name.to_owned()));
        };
        Hex::at(column, row).ok_or_else(|| {
            let name = name.to_owned();
            if column == 0 || row == 0 {
                HexNameError::Zero(name)
            } else if usize::from(column) > MAX_COLUMNS {
                HexNameError::ColumnBeyond(name)
            } else {
                HexNameError::RowBeyond(name)
            }
        })
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        // Not `&str`: a reader that undoes escapes can only lend a short-lived
        // or an owned text.
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(name: &str) -> String {
        name.parse::<Hex>().unwrap_err().to_string()
    }

    #[test]
    fn index_column_and_row_agree_over_the_whole_grid() {
        let mut expected = 0;
        for column in 1..=MAX_COLUMNS as u8 {
            for row in 1..=MAX_ROWS as u8 {
                let hex = Hex::at(column, row).unwrap();
                assert_eq!(hex.index(), expected);
                assert_eq!((hex.column(), hex.row()), (column, row));
                assert_eq!(Hex::from_index(expected), hex);
                assert_eq!(hex.to_string().parse(), Ok(hex));
                expected += 1;
            }
        }
        assert_eq!(expected, CELLS);
    }

    #[test]
    fn nothing_stands_beyond_the_grid() {
        assert_eq!(Hex::at(0, 1), None);
        assert_eq!(Hex::at(1, 0), None);
        assert_eq!(Hex::at(43, 1), None);
        assert_eq!(Hex::at(1, 37), None);
    }

    #[test]
    fn names_are_four_digits() {
        const REDOUBT: Hex = Hex::named("0817");
        assert_eq!(REDOUBT, Hex::at(8, 17).unwrap());
        assert_eq!(REDOUBT.to_string(), "0817");
        assert_eq!(format!("{REDOUBT:?}"), "Hex(0817)");
    }

    #[test]
    fn wrong_names_say_what_is_wrong() {
        assert_eq!(message("0"), "'0' is not a hex number: four digits, column then row, such as 0817");
        assert_eq!(message("08 7"), "'08 7' is not a hex number: four digits, column then row, such as 0817");
        assert_eq!(message("4301"), "hex 4301 has a column beyond 42");
        assert_eq!(message("0137"), "hex 0137 has a row beyond 36");
        assert_eq!(message("0100"), "hex 0100 has a column or row 00: both are counted from 01");
    }

    #[test]
    fn serde_writes_and_reads_the_name() {
        let hex = Hex::named("0817");
        assert_eq!(serde_json::to_string(&hex).unwrap(), "\"0817\"");
        assert_eq!(serde_json::from_str::<Hex>("\"0817\"").unwrap(), hex);
        let error = serde_json::from_str::<Hex>("\"9901\"").unwrap_err();
        assert!(error.to_string().starts_with("hex 9901 has a column beyond 42"));
    }
}

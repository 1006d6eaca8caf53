//! The hexes that a map has, against which those of its file are checked.

use crate::{Hex, HexNameError, HexSet, MAX_COLUMNS, MAX_ROWS};

/// Which hexes there are, to check the hexes of the file against.
pub(crate) struct Extent {
    columns: u8,
    rows: u8,
    pub on_map: HexSet,
}

impl Extent {
    /// A map of so many full columns. Where their number or that of the rows
    /// is not known, here zero, it is taken to be the greatest, so that the
    /// one fault does not bring on a fault for each hex.
    pub(crate) fn of_size(columns: u8, rows: u8) -> Extent {
        let known = |number: u8, most: usize| if number == 0 { most as u8 } else { number };
        let columns = known(columns, MAX_COLUMNS);
        let rows = known(rows, MAX_ROWS);
        let on_map =
            (1..=columns).flat_map(|column| (1..=rows).filter_map(move |row| Hex::at(column, row))).collect();
        Extent { columns, rows, on_map }
    }

    /// Takes hexes off the map.
    pub(crate) fn remove(&mut self, hexes: HexSet) {
        self.on_map -= hexes;
    }

    /// Reads the name of a hex of the map.
    pub(crate) fn hex(&self, name: &str) -> Result<Hex, String> {
        let hex = match name.parse::<Hex>() {
            Ok(hex) => hex,
            Err(error @ HexNameError::NotFourDigits(_)) => return Err(error.to_string()),
            Err(_) => return Err(self.off_the_map(name)),
        };
        if self.on_map.contains(hex) {
            Ok(hex)
        } else if hex.column() > self.columns || hex.row() > self.rows {
            Err(self.off_the_map(name))
        } else {
            Err(format!("hex {name} is off the map: it has no elevation and is no sea or lake"))
        }
    }

    fn off_the_map(&self, name: &str) -> String {
        let Extent { columns, rows, .. } = self;
        format!("hex {name} is off the map ({columns} columns, {rows} rows)")
    }

    /// Reads the two digits of a column of the map.
    pub(crate) fn column(&self, digits: &str) -> Result<u8, String> {
        let column = digits.parse().map_err(|_| format!("'{digits}' is not a column"))?;
        if (1..=self.columns).contains(&column) {
            Ok(column)
        } else {
            let columns = self.columns;
            Err(format!("column {digits} is off the map ({columns} columns)"))
        }
    }
}

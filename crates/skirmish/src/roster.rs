//! The units, read from `roster.toml`.

use crate::side::Side;
use hexmap::{Hex, HexMap};
use kernel::{Fault, Source};
use serde::Deserialize;
use std::collections::BTreeSet;
use wargame::{Muster, Mustered, RosterReader, UnitsFile};

/// What a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arm {
    /// It fires.
    Fusilier,
    /// It is fast, and charges hard.
    Rider,
}

impl Arm {
    /// The word used in data: the symbol on the counter goes by it.
    pub const fn id(self) -> &'static str {
        match self {
            Arm::Fusilier => "fusilier",
            Arm::Rider => "rider",
        }
    }
}

/// A unit as it begins.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// The word in data and records.
    pub id: String,
    /// What people read.
    pub name: String,
    /// Whom it fights for.
    pub side: Side,
    /// Its arm.
    pub arm: Arm,
    /// Where it begins.
    #[serde(deserialize_with = "hex")]
    pub start: Hex,
}

impl Mustered for Unit {
    type Side = Side;

    fn id(&self) -> &str {
        &self.id
    }

    fn full_name(&self) -> &str {
        &self.name
    }

    fn side(&self) -> Side {
        self.side
    }
}

fn hex<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
    let name = String::deserialize(deserializer)?;
    name.parse().map_err(serde::de::Error::custom)
}

/// Reads the units of a roster file.
pub(crate) fn read(source: Source<'_>, map: &HexMap, most: usize) -> Result<Muster<Unit>, Vec<Fault>> {
    let mut reader = RosterReader::new(source);
    let file: UnitsFile<Unit> = reader.parse()?;
    let mut hexes = BTreeSet::new();
    let units = reader.read_units(&file.unit, most, |reader, entry| {
        let unit = entry.get_ref();
        if !map.on_map().contains(unit.start) || !hexes.insert(unit.start) {
            reader.fault(entry.span(), format!("unit '{}' cannot begin in {}", unit.id, unit.start));
        }
        Some(unit.clone())
    });
    reader.finish(Muster::new(units))
}

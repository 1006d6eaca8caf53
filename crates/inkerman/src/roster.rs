//! Reads the units from `roster.toml`.

use crate::unit::{Arm, Group, MAX_UNITS, Side, Unit, UnitSet, UnitSource};
use hexmap::{Hex, HexMap};
use kernel::{Fault, Source};
use serde::Deserialize;
use std::ops::Deref;
use toml::Spanned;
use wargame::{Muster, Mustered, Provenance, RosterReader, UnitsFile};

/// The units: first the Russians, then the Allies, each in the file's order.
#[derive(Clone, Debug)]
pub struct Roster {
    muster: Muster<Unit>,
    /// Every unit that can move.
    pub mobile: UnitSet,
    /// The outposts.
    pub piquets: UnitSet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitEntry {
    id: String,
    name: String,
    title: String,
    group: Group,
    formation: String,
    arm: Arm,
    combat: Spanned<u8>,
    reduced: Option<u8>,
    start: Option<Spanned<String>>,
    turn: Option<Spanned<u8>>,
    #[serde(default)]
    steadfast: bool,
    source: UnitSource,
}

impl Roster {
    /// Reads a roster file.
    ///
    /// # Errors
    /// Every fault of the file, and of its agreement with the map.
    pub fn read(source: Source<'_>, map: &HexMap) -> Result<Self, Vec<Fault>> {
        let mut reader = RosterReader::new(source);
        let file: UnitsFile<UnitEntry> = reader.parse()?;
        let units =
            reader.read_units(&file.unit, MAX_UNITS, |reader, entry| Some(read_unit(reader, entry, map)));
        reader.finish(Self::new(units))
    }

    fn new(units: Vec<Unit>) -> Self {
        let muster = Muster::new(units);
        let piquets = muster.those(|unit: &Unit| unit.arm == Arm::Piquet);
        let mobile = muster.those(|unit| unit.arm != Arm::Piquet);
        Self { muster, mobile, piquets }
    }
}

impl Deref for Roster {
    type Target = Muster<Unit>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.muster
    }
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
        self.group.side()
    }

    fn provenance(&self) -> Vec<(&'static str, Provenance)> {
        let UnitSource { identity, strength, place } = self.source;
        vec![("identity", identity), ("strength", strength), ("place", place)]
    }
}

fn read_unit(reader: &mut RosterReader<'_>, spanned: &Spanned<UnitEntry>, map: &HexMap) -> Unit {
    let entry = spanned.get_ref();
    if entry.start.is_some() == entry.turn.is_some() {
        let what = format!("unit '{}' needs either a start or a turn of entry, and not both", entry.id);
        reader.fault(spanned.span(), what);
    }
    if entry.arm == Arm::Piquet && (entry.start.is_none() || entry.reduced.is_some()) {
        let what = format!("piquet '{}' starts on the map and has one step", entry.id);
        reader.fault(spanned.span(), what);
    }
    if !(1..=20).contains(entry.combat.get_ref()) {
        reader.fault(entry.combat.span(), "a combat factor is from 1 to 20");
    }
    if let Some(turn) = entry.turn.as_ref().filter(|turn| *turn.get_ref() == 0) {
        reader.fault(turn.span(), "turns are counted from 1");
    }
    let start = entry.start.as_ref().and_then(|start| {
        let hex: Hex = reader.value_of(start)?;
        if !map.on_map().contains(hex) || map.terrain("sea").contains(hex) {
            reader.fault(start.span(), format!("{hex} is no land of the map"));
        }
        Some(hex)
    });
    Unit {
        id: entry.id.clone(),
        name: entry.name.clone(),
        group: entry.group,
        title: entry.title.clone(),
        formation: entry.formation.clone(),
        arm: entry.arm,
        combat: *entry.combat.get_ref(),
        reduced: entry.reduced,
        start,
        turn: entry.turn.as_ref().map(|turn| *turn.get_ref()),
        steadfast: entry.steadfast,
        source: entry.source,
    }
}

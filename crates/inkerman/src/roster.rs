//! Reads the units from `roster.toml`.

use crate::unit::{Arm, Group, MAX_UNITS, Side, Unit, UnitId, UnitSet};
use hexmap::{Hex, HexMap};
use kernel::{Fault, Source};
use manoeuvre::Provenance;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;

/// The units: first the Russians, then the Allies, each in the file's order.
#[derive(Clone, Debug)]
pub struct Roster {
    units: Vec<Unit>,
    by_id: BTreeMap<String, UnitId>,
    sides: [Range<usize>; 2],
    sets: [UnitSet; 2],
    /// Every unit that can move.
    pub mobile: UnitSet,
    /// The outposts.
    pub piquets: UnitSet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RosterFile {
    unit: Vec<Spanned<UnitEntry>>,
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
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: UnitSource,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct UnitSource {
    identity: Provenance,
    strength: Provenance,
    place: Provenance,
}

impl Roster {
    /// Reads a roster file.
    ///
    /// # Errors
    /// Every fault of the file, and of its agreement with the map.
    pub fn read(source: Source<'_>, map: &HexMap) -> Result<Self, Vec<Fault>> {
        let file: RosterFile = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let mut units = Vec::new();
        let mut seen = BTreeMap::new();
        for spanned in &file.unit {
            let entry = spanned.get_ref();
            if seen.insert(entry.id.clone(), ()).is_some() {
                faults.push(source.fault(spanned.span(), format!("unit '{}' stands twice", entry.id)));
            }
            if entry.start.is_some() == entry.turn.is_some() {
                let what =
                    format!("unit '{}' needs either a start or a turn of entry, and not both", entry.id);
                faults.push(source.fault(spanned.span(), what));
            }
            if entry.arm == Arm::Piquet && (entry.start.is_none() || entry.reduced.is_some()) {
                let what = format!("piquet '{}' starts on the map and has one step", entry.id);
                faults.push(source.fault(spanned.span(), what));
            }
            if !(1..=20).contains(entry.combat.get_ref()) {
                faults.push(source.fault(entry.combat.span(), "a combat factor is from 1 to 20"));
            }
            if let Some(turn) = entry.turn.as_ref().filter(|turn| *turn.get_ref() == 0) {
                faults.push(source.fault(turn.span(), "turns are counted from 1"));
            }
            let start = entry.start.as_ref().and_then(|text| match text.get_ref().parse::<Hex>() {
                Ok(hex) if map.on_map().contains(hex) && !map.terrain("sea").contains(hex) => Some(hex),
                Ok(hex) => {
                    faults.push(source.fault(text.span(), format!("{hex} is no land of the map")));
                    None
                }
                Err(error) => {
                    faults.push(source.fault(text.span(), error.to_string()));
                    None
                }
            });
            units.push(Unit {
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
            });
        }
        if units.len() > MAX_UNITS {
            faults.push(source.fault_anywhere(format!("more than {MAX_UNITS} units")));
        }
        if faults.is_empty() { Ok(Self::new(units)) } else { Err(faults) }
    }

    fn new(mut units: Vec<Unit>) -> Self {
        units.sort_by_key(Unit::side);
        let ids = |range: Range<usize>| range.map(|index| UnitId(index as u8));
        let by_id =
            units.iter().enumerate().map(|(index, unit)| (unit.id.clone(), UnitId(index as u8))).collect();
        let russians = units.iter().filter(|unit| unit.side() == Side::Russian).count();
        let sides = [0..russians, russians..units.len()];
        let sets = sides.clone().map(|range| ids(range).collect());
        let is_piquet = |unit: &UnitId| units[unit.index()].arm == Arm::Piquet;
        let piquets: UnitSet = ids(0..units.len()).filter(is_piquet).collect();
        let mobile = ids(0..units.len()).collect::<UnitSet>().without(piquets);
        Self { by_id, sides, sets, mobile, piquets, units }
    }

    /// How many units there are.
    pub fn len(&self) -> usize {
        self.units.len()
    }

    /// No units at all.
    pub fn is_empty(&self) -> bool {
        self.units.is_empty()
    }

    /// A unit's printed values.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// What a unit is called, and its id.
    pub fn names(&self, unit: UnitId) -> (&str, &str) {
        let unit = self.unit(unit);
        (&unit.name, &unit.id)
    }

    /// The side a unit fights for.
    #[inline]
    pub fn side(&self, unit: UnitId) -> Side {
        if unit.index() < self.sides[0].end { Side::Russian } else { Side::Allied }
    }

    /// Every unit, in order.
    pub fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// The units of one side.
    #[inline]
    pub fn of(&self, side: Side) -> impl Iterator<Item = UnitId> + Clone + use<> {
        self.sides[side.index()].clone().map(|index| UnitId(index as u8))
    }

    /// The units of one side, as a set.
    #[inline]
    pub fn set_of(&self, side: Side) -> UnitSet {
        self.sets[side.index()]
    }

    /// The unit with this id.
    pub fn find(&self, id: &str) -> Option<UnitId> {
        self.by_id.get(id).copied()
    }
}

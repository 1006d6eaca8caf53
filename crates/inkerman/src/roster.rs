//! Reads the units from `roster.toml`.

use crate::unit::{Arm, Group, MAX_UNITS, Side, Unit, UnitSet};
use hexmap::{Hex, HexMap};
use kernel::{Fault, Source};
use manoeuvre::{Muster, Mustered, Provenance};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Deref;
use toml::Spanned;

/// The units: first the Russians, then the Allies, each in the file's order.
#[derive(Clone, Debug)]
pub struct Roster {
    muster: Muster<Unit>,
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

    fn new(units: Vec<Unit>) -> Self {
        let muster = Muster::new(units);
        let sets = Side::BOTH.map(|side| muster.of(side).collect());
        let piquets = muster.those(|unit: &Unit| unit.arm == Arm::Piquet);
        let mobile = muster.those(|unit| unit.arm != Arm::Piquet);
        Self { muster, sets, mobile, piquets }
    }

    /// The units of one side, as a set.
    #[inline]
    pub fn set_of(&self, side: Side) -> UnitSet {
        self.sets[side.index()]
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
    fn id(&self) -> &str {
        &self.id
    }

    fn full_name(&self) -> &str {
        &self.name
    }

    fn side(&self) -> Side {
        self.group.side()
    }
}

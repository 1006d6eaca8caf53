//! Reads the units from `roster.toml`.

use crate::unit::{Arm, Entry, MAX_STEPS, MAX_UNITS, Nation, Side, Size, Unit, UnitId, UnitSet};
use kernel::{Fault, Source};
use manoeuvre::{Muster, Mustered, Provenance};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Deref;
use toml::Spanned;

/// The units: first the Russians, then the Allies, each in the file's order.
#[derive(Clone, Debug)]
pub struct Roster {
    muster: Muster<Unit, UnitId>,
    sets: [UnitSet; 2],
    /// The divisions.
    pub divisions: Vec<Division>,
    /// Siege guns and mortars, in order: their commitments are kept by their place here.
    pub siege: Vec<UnitId>,
    /// Headquarters.
    pub headquarters: UnitSet,
    /// Units that can melee at some strength.
    pub fighters: UnitSet,
    /// Ships.
    pub ships: UnitSet,
    /// Everybody but ships: who holds ground.
    pub ground: UnitSet,
    /// The British.
    pub british: UnitSet,
}

/// A division: a headquarters and its units (9).
#[derive(Clone, Debug)]
pub struct Division {
    /// The word in the file.
    pub id: String,
    /// Who leads it: the headquarters, or a brigade that does its work.
    pub head: UnitId,
    /// All its units, the head included.
    pub units: UnitSet,
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
    nation: Nation,
    division: Option<String>,
    #[serde(default)]
    heads: bool,
    arm: Arm,
    size: Size,
    fire: Vec<u8>,
    melee: Vec<u8>,
    #[serde(rename = "move")]
    allowance: u8,
    breaks_at: Option<u8>,
    #[serde(default)]
    guard: bool,
    turn: Option<u8>,
    at: Option<Entry>,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    identity: Option<Provenance>,
}

impl Roster {
    /// Reads a roster file.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(source: Source<'_>) -> Result<Self, Vec<Fault>> {
        let file: RosterFile = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let mut entries: Vec<&Spanned<UnitEntry>> = file.unit.iter().collect();
        entries.sort_by_key(|entry| entry.get_ref().nation.side());
        if entries.len() > MAX_UNITS {
            faults.push(source.fault_anywhere(format!("more than {MAX_UNITS} units")));
            return Err(faults);
        }
        let mut names: Vec<String> =
            entries.iter().filter_map(|entry| entry.get_ref().division.clone()).collect();
        names.sort();
        names.dedup();
        let mut units = Vec::new();
        let mut by_id = BTreeMap::new();
        for (index, spanned) in entries.iter().enumerate() {
            let entry = spanned.get_ref();
            let mut wrong = |text: String| {
                faults.push(source.fault(spanned.span(), format!("unit '{}' {text}", entry.id)));
            };
            if by_id.insert(entry.id.clone(), UnitId(index as u16)).is_some() {
                wrong("stands twice".to_owned());
            }
            let steps = entry.fire.len();
            if steps != entry.melee.len() || !(1..=MAX_STEPS).contains(&steps) {
                wrong(format!("has 1 to {MAX_STEPS} steps, with a fire and a melee factor for each"));
                continue;
            }
            if entry.turn.is_some() != entry.at.is_some() {
                wrong("needs a turn and a place of entry, or neither".to_owned());
            }
            if entry.breaks_at.is_some_and(|breaks| usize::from(breaks) >= steps) {
                wrong("breaks below its full strength".to_owned());
            }
            let by_steps = |factors: &[u8]| {
                let mut by_steps = [0; MAX_STEPS + 1];
                for (lost, factor) in factors.iter().enumerate() {
                    by_steps[steps - lost] = *factor;
                }
                by_steps
            };
            units.push(Unit {
                id: entry.id.clone(),
                name: entry.name.clone(),
                title: entry.title.clone(),
                nation: entry.nation,
                division: entry
                    .division
                    .as_ref()
                    .and_then(|name| names.binary_search(name).ok())
                    .map(|index| index as u8),
                heads: entry.heads || entry.arm.is_hq(),
                arm: entry.arm,
                size: entry.size,
                steps: steps as u8,
                fire: by_steps(&entry.fire),
                melee: by_steps(&entry.melee),
                allowance: entry.allowance,
                breaks_at: entry.breaks_at,
                guard: entry.guard,
                entry: entry.turn.zip(entry.at),
            });
        }
        let mut divisions = Vec::new();
        for (index, id) in names.into_iter().enumerate() {
            let belongs = |unit: &&Unit| unit.division == Some(index as u8);
            let members: UnitSet =
                units.iter().filter(belongs).filter_map(|unit| by_id.get(&unit.id).copied()).collect();
            let heads: Vec<UnitId> = members.iter().filter(|unit| units[unit.index()].heads).collect();
            match heads[..] {
                [head] => divisions.push(Division { id, head, units: members }),
                _ => faults
                    .push(source.fault_anywhere(format!("division '{id}' needs one unit that heads it"))),
            }
        }
        if faults.is_empty() { Ok(Self::new(units, divisions)) } else { Err(faults) }
    }

    fn new(units: Vec<Unit>, divisions: Vec<Division>) -> Self {
        let muster: Muster<Unit, UnitId> = Muster::new(units);
        Self {
            sets: Side::BOTH.map(|side| muster.of(side).collect()),
            divisions,
            siege: muster.those(|unit| unit.arm.is_siege()),
            headquarters: muster.those(|unit| unit.arm.is_hq()),
            fighters: muster.those(|unit| unit.melee[usize::from(unit.steps)] > 0),
            ships: muster.those(|unit| unit.arm == Arm::Ship),
            ground: muster.those(|unit| unit.arm != Arm::Ship),
            british: muster.those(|unit| unit.nation == Nation::British),
            muster,
        }
    }

    /// The units of one side, as a set.
    #[inline]
    pub fn set_of(&self, side: Side) -> &UnitSet {
        &self.sets[side.index()]
    }

    /// The division of a unit.
    #[inline]
    pub fn division(&self, unit: UnitId) -> Option<&Division> {
        self.unit(unit).division.map(|index| &self.divisions[usize::from(index)])
    }
}

impl Deref for Roster {
    type Target = Muster<Unit, UnitId>;

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
        &self.title
    }

    fn side(&self) -> Side {
        self.nation.side()
    }
}

//! Reads units and staff from `roster.toml`.

use crate::unit::{
    Arm, Formation, MAX_STAFF, MAX_UNITS, Nation, Role, SaveRow, Side, Staff, StaffId, Unit, UnitId, UnitSet,
    Weapon,
};
use kernel::{Fault, Source};
use manoeuvre::Provenance;
use serde::Deserialize;
use std::collections::BTreeMap;
use tabletop::{Heading, Point, TableMap};
use toml::Spanned;

/// The armies: first the Russians, then the Allies, each in the file's order.
#[derive(Clone, Debug)]
pub struct Roster {
    units: Vec<Unit>,
    staff: Vec<Staff>,
    by_id: BTreeMap<String, UnitId>,
    staff_by_id: BTreeMap<String, StaffId>,
    sides: [UnitSet; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RosterFile {
    staff: Vec<Spanned<StaffEntry>>,
    unit: Vec<Spanned<UnitEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StaffEntry {
    id: String,
    name: String,
    side: Side,
    nation: Nation,
    role: Role,
    at: [f64; 2],
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitEntry {
    id: String,
    name: String,
    side: Side,
    nation: Nation,
    command: Spanned<String>,
    arm: Arm,
    weapon: Weapon,
    command_points: u8,
    #[serde(default)]
    elite: bool,
    #[serde(default)]
    light: bool,
    saves: SaveRow,
    formation: Formation,
    at: Spanned<[f64; 2]>,
    facing: Heading,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: Provenance,
}

fn point([x, y]: [f64; 2]) -> Point {
    let thousandths = |inches: f64| (inches * 1000.0).round() as i32;
    Point::new(thousandths(x), thousandths(y))
}

impl Roster {
    /// Reads a roster file.
    ///
    /// # Errors
    /// Every fault of the file, and of its agreement with the table.
    pub fn read(source: Source<'_>, table: &TableMap) -> Result<Self, Vec<Fault>> {
        let file: RosterFile = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        if file.unit.len() > MAX_UNITS || file.staff.len() > MAX_STAFF {
            let what = format!("more than {MAX_UNITS} units or {MAX_STAFF} staff figures");
            faults.push(source.fault_anywhere(what));
        }
        let mut staff_by_id = BTreeMap::new();
        for (index, spanned) in file.staff.iter().enumerate() {
            let entry = spanned.get_ref();
            if staff_by_id.insert(entry.id.clone(), StaffId(index as u8)).is_some() {
                faults.push(source.fault(spanned.span(), format!("'{}' stands twice", entry.id)));
            }
            if !table.holds(point(entry.at)) {
                faults.push(source.fault(spanned.span(), format!("'{}' stands beside the table", entry.id)));
            }
        }
        let mut entries: Vec<_> = file.unit.iter().collect();
        entries.sort_by_key(|entry| entry.get_ref().side);
        let mut by_id = BTreeMap::new();
        let mut units = Vec::new();
        for (index, spanned) in entries.into_iter().enumerate() {
            let entry = spanned.get_ref();
            if by_id.insert(entry.id.clone(), UnitId(index as u8)).is_some() {
                faults.push(source.fault(spanned.span(), format!("unit '{}' stands twice", entry.id)));
            }
            let command = staff_by_id.get(entry.command.get_ref()).copied().unwrap_or_else(|| {
                let what = format!("there is no brigadier '{}'", entry.command.get_ref());
                faults.push(source.fault(entry.command.span(), what));
                StaffId(0)
            });
            if !table.holds(point(*entry.at.get_ref())) {
                faults.push(source.fault(entry.at.span(), format!("'{}' stands beside the table", entry.id)));
            }
            units.push(Unit {
                id: entry.id.clone(),
                name: entry.name.clone(),
                side: entry.side,
                nation: entry.nation,
                command,
                arm: entry.arm,
                weapon: entry.weapon,
                points: entry.command_points,
                elite: entry.elite,
                light: entry.light,
                saves: entry.saves,
                formation: entry.formation,
                at: point(*entry.at.get_ref()),
                facing: entry.facing,
            });
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let staff = file.staff.into_iter().map(Spanned::into_inner).map(|entry| Staff {
            id: entry.id,
            name: entry.name,
            side: entry.side,
            nation: entry.nation,
            role: entry.role,
            at: point(entry.at),
        });
        let of_side = |side| {
            let ids = units.iter().enumerate().filter(|(_, unit)| unit.side == side);
            ids.map(|(index, _)| UnitId(index as u8)).collect()
        };
        let sides = Side::BOTH.map(of_side);
        Ok(Roster { staff: staff.collect(), units, by_id, staff_by_id, sides })
    }

    /// How many units.
    pub fn len(&self) -> usize {
        self.units.len()
    }

    /// No units.
    pub fn is_empty(&self) -> bool {
        self.units.is_empty()
    }

    /// All units, in order.
    pub fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// All staff figures, in order.
    pub fn staff_ids(&self) -> impl Iterator<Item = StaffId> + use<> {
        (0..self.staff.len() as u8).map(StaffId)
    }

    /// What is known about a unit.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// What is known about a staff figure.
    #[inline]
    pub fn staff(&self, staff: StaffId) -> &Staff {
        &self.staff[staff.index()]
    }

    /// The unit with this id.
    pub fn find(&self, id: &str) -> Option<UnitId> {
        self.by_id.get(id).copied()
    }

    /// The staff figure with this id.
    pub fn find_staff(&self, id: &str) -> Option<StaffId> {
        self.staff_by_id.get(id).copied()
    }

    /// The units of a side.
    #[inline]
    pub fn of(&self, side: Side) -> UnitSet {
        self.sides[side.index()]
    }

    /// Name and id of a unit.
    pub fn names(&self, unit: UnitId) -> (&str, &str) {
        let unit = self.unit(unit);
        (&unit.name, &unit.id)
    }
}

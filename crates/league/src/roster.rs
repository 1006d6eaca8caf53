//! Reads units and staff from `roster.toml`.

use crate::unit::{
    Arm, Formation, MAX_STAFF, MAX_UNITS, Nation, Role, SaveRow, Side, Staff, StaffId, Unit, UnitSet, Weapon,
};
use kernel::{Fault, Source, UnknownName};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Deref;
use tabletop::{Heading, Point, TableMap};
use toml::Spanned;
use wargame::{Muster, Mustered, Provenance, RosterReader};

/// The armies: first the Russians, then the Allies, each in the file's order.
#[derive(Clone, Debug)]
pub struct Roster {
    muster: Muster<Unit>,
    staff: Vec<Staff>,
    staff_by_id: BTreeMap<String, StaffId>,
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
        let mut reader = RosterReader::new(source);
        let file: RosterFile = reader.parse()?;
        if file.staff.len() > MAX_STAFF {
            reader.fault_anywhere(format!("more than {MAX_STAFF} staff figures"));
        }
        let mut staff_by_id = BTreeMap::new();
        for (index, spanned) in file.staff.iter().enumerate() {
            let entry = spanned.get_ref();
            if staff_by_id.insert(entry.id.clone(), StaffId(index as u8)).is_some() {
                reader.fault(spanned.span(), format!("'{}' stands twice", entry.id));
            }
            if !table.holds(point(entry.at)) {
                reader.fault(spanned.span(), format!("'{}' stands beside the table", entry.id));
            }
        }
        let units = reader.read_units(&file.unit, MAX_UNITS, |reader, spanned| {
            let entry = spanned.get_ref();
            let command = staff_by_id.get(entry.command.get_ref()).copied();
            if command.is_none() {
                let what = format!("there is no brigadier '{}'", entry.command.get_ref());
                reader.fault(entry.command.span(), what);
            }
            let at = point(*entry.at.get_ref());
            if !table.holds(at) {
                reader.fault(entry.at.span(), format!("'{}' stands beside the table", entry.id));
            }
            Some(Unit {
                id: entry.id.clone(),
                name: entry.name.clone(),
                side: entry.side,
                nation: entry.nation,
                command: command?,
                arm: entry.arm,
                weapon: entry.weapon,
                points: entry.command_points,
                elite: entry.elite,
                light: entry.light,
                saves: entry.saves,
                formation: entry.formation,
                at,
                facing: entry.facing,
                source: entry.source,
            })
        });
        let staff = file.staff.into_iter().map(Spanned::into_inner).map(|entry| Staff {
            id: entry.id,
            name: entry.name,
            side: entry.side,
            nation: entry.nation,
            role: entry.role,
            at: point(entry.at),
            source: entry.source,
        });
        reader.finish(Roster { staff: staff.collect(), muster: Muster::new(units), staff_by_id })
    }

    /// All staff figures, in order.
    pub fn staff_ids(&self) -> impl Iterator<Item = StaffId> + use<> {
        (0..self.staff.len() as u8).map(StaffId)
    }

    /// What is known about a staff figure.
    #[inline]
    pub fn staff(&self, staff: StaffId) -> &Staff {
        &self.staff[staff.index()]
    }

    /// The staff figure with this id.
    pub fn find_staff(&self, id: &str) -> Option<StaffId> {
        self.staff_by_id.get(id).copied()
    }

    /// The staff figure with this id.
    ///
    /// # Errors
    /// If there is none.
    pub fn read_staff(&self, id: &str) -> Result<StaffId, UnknownName> {
        self.find_staff(id).ok_or_else(|| UnknownName::new("staff figure", id))
    }

    /// The units of a side.
    #[inline]
    pub fn of(&self, side: Side) -> UnitSet {
        self.set_of(side)
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
        self.side
    }

    fn provenance(&self) -> Vec<(&'static str, Provenance)> {
        vec![("unit", self.source)]
    }
}

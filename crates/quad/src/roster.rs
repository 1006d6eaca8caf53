//! Reads the units of a battle from its `roster.toml`.

use crate::unit::{Arm, Face, FireStrength, MAX_UNITS, MeleeStrength, Nation, Side, Start, Unit, UnitSet};
use hexmap::Hex;
use kernel::{Fault, Source};
use manoeuvre::{Muster, Mustered, Provenance};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Deref;
use toml::Spanned;

/// The units of a battle: first all of one side, then all of the other, each in the file's order.
#[derive(Clone, Debug)]
pub struct Roster {
    muster: Muster<Unit>,
    sets: [UnitSet; 2],
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
    side: Side,
    nationality: Nation,
    #[serde(default)]
    parent: String,
    arm: Arm,
    front: FaceEntry,
    back: FaceEntry,
    morale: Spanned<u8>,
    movement: Spanned<u8>,
    start: Option<StartEntry>,
    entry: Option<String>,
    role: Option<String>,
    #[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
    source: UnitSource,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceEntry {
    fire: Spanned<String>,
    melee: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartEntry {
    hex: Spanned<String>,
    place: Option<StackPlace>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum StackPlace {
    Bottom,
    Top,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "provenance is for readers of the file; its words are checked on reading")]
struct UnitSource {
    front: Provenance,
    back: Provenance,
    place: Provenance,
}

impl Roster {
    /// Reads a roster file.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(source: Source<'_>) -> Result<Self, Vec<Fault>> {
        let file: RosterFile = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let mut units = Vec::new();
        let mut seen = BTreeMap::new();
        for spanned in &file.unit {
            let entry = spanned.get_ref();
            if seen.insert(entry.id.clone(), ()).is_some() {
                faults.push(source.fault(spanned.span(), format!("unit '{}' stands twice", entry.id)));
            }
            if entry.start.is_some() == entry.entry.is_some() {
                let what = format!("unit '{}' needs either a start or an entry, and not both", entry.id);
                faults.push(source.fault(spanned.span(), what));
            }
            units.extend(read_unit(source, entry, &mut faults));
        }
        if file.unit.len() > MAX_UNITS {
            faults.push(source.fault_anywhere(format!("more than {MAX_UNITS} units")));
        }
        for side in Side::BOTH {
            if units.iter().filter(|unit| unit.side == side).count() > 64 {
                faults
                    .push(source.fault_anywhere(format!("the {} side has more than 64 units", side.name())));
            }
        }
        if faults.is_empty() { Ok(Self::new(units)) } else { Err(faults) }
    }

    fn new(units: Vec<Unit>) -> Self {
        let muster = Muster::new(units);
        let sets = Side::BOTH.map(|side| muster.of(side).collect());
        Self { muster, sets }
    }

    /// The same without some units.
    pub fn without(self, is_left_out: impl Fn(&Unit) -> bool) -> Self {
        Self::new(self.muster.into_units().into_iter().filter(|unit| !is_left_out(unit)).collect())
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
        self.side
    }
}

fn read_unit(source: Source<'_>, entry: &UnitEntry, faults: &mut Vec<Fault>) -> Option<Unit> {
    let before = faults.len();
    let front = read_face(source, &entry.front, faults);
    let back = read_face(source, &entry.back, faults);
    if !(1..=5).contains(entry.morale.get_ref()) {
        faults.push(source.fault(entry.morale.span(), "morale is from 1 to 5"));
    }
    if *entry.movement.get_ref() > 15 {
        faults.push(source.fault(entry.movement.span(), "a movement allowance is at most 15"));
    }
    let start = entry.start.as_ref().and_then(|start| match start.hex.get_ref().parse::<Hex>() {
        Ok(hex) => Some(Start { hex, on_top: start.place == Some(StackPlace::Top) }),
        Err(error) => {
            faults.push(source.fault(start.hex.span(), error.to_string()));
            None
        }
    });
    (faults.len() == before).then(|| Unit {
        id: entry.id.clone(),
        name: entry.name.clone(),
        side: entry.side,
        nation: entry.nationality,
        parent: entry.parent.clone(),
        arm: entry.arm,
        front: front.expect("no fault"),
        back: back.expect("no fault"),
        morale: *entry.morale.get_ref(),
        movement: *entry.movement.get_ref(),
        start,
        entry: entry.entry.clone(),
        role: entry.role.clone(),
    })
}

fn read_face(source: Source<'_>, face: &FaceEntry, faults: &mut Vec<Fault>) -> Option<Face> {
    let fire = read_fire(face.fire.get_ref());
    if fire.is_none() {
        let what = format!(
            "'{}' is no fire strength: write 3, (3) for defence only, a class A to J, or 0",
            face.fire.get_ref()
        );
        faults.push(source.fault(face.fire.span(), what));
    }
    let melee = read_melee(face.melee.get_ref());
    if melee.is_none() {
        let what =
            format!("'{}' is no melee strength: write 3, or (3) for defence only", face.melee.get_ref());
        faults.push(source.fault(face.melee.span(), what));
    }
    Some(Face { fire: fire?, melee: melee? })
}

/// `(3)` to `3` and true, `3` to `3` and false.
fn strip_brackets(text: &str) -> (&str, bool) {
    match text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inner) => (inner, true),
        None => (text, false),
    }
}

fn read_fire(text: &str) -> Option<FireStrength> {
    let (inner, defensive_only) = strip_brackets(text);
    if let [letter @ b'A'..=b'J'] = inner.as_bytes() {
        return Some(FireStrength::Class { class: letter - b'A', defensive_only });
    }
    match inner.parse().ok()? {
        0 => Some(FireStrength::None),
        strength @ 1..=20 => Some(FireStrength::Points { strength, defensive_only }),
        _ => None,
    }
}

fn read_melee(text: &str) -> Option<MeleeStrength> {
    let (inner, bracketed) = strip_brackets(text);
    match inner.parse().ok()? {
        points @ 0..=20 => Some(MeleeStrength { points, open: !bracketed }),
        _ => None,
    }
}

//! Reads the units of a battle from its `roster.toml`.

use crate::unit::{Arm, Face, FireStrength, MAX_UNITS, MeleeStrength, Nation, Side, Start, Unit, UnitSource};
use kernel::{Fault, Source};
use serde::Deserialize;
use toml::Spanned;
use wargame::{Muster, Mustered, Provenance, RosterReader, UnitsFile};

/// The units of a battle.
pub type Roster = Muster<Unit>;

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

/// Reads a roster file.
///
/// # Errors
/// Every fault of the file.
pub fn read(source: Source<'_>) -> Result<Roster, Vec<Fault>> {
    let mut reader = RosterReader::new(source);
    let file: UnitsFile<UnitEntry> = reader.parse()?;
    let units = reader.read_units(&file.unit, MAX_UNITS, read_unit);
    for side in Side::BOTH {
        if units.iter().filter(|unit| unit.side == side).count() > 64 {
            reader.fault_anywhere(format!("the {} side has more than 64 units", side.id()));
        }
    }
    reader.finish(Muster::new(units))
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
        let UnitSource { front, back, place } = self.source;
        vec![("front", front), ("back", back), ("place", place)]
    }
}

fn read_unit(reader: &mut RosterReader<'_>, spanned: &Spanned<UnitEntry>) -> Option<Unit> {
    let entry = spanned.get_ref();
    if entry.start.is_some() == entry.entry.is_some() {
        let what = format!("unit '{}' needs either a start or an entry, and not both", entry.id);
        reader.fault(spanned.span(), what);
    }
    let front = read_face(reader, &entry.front);
    let back = read_face(reader, &entry.back);
    if !(1..=5).contains(entry.morale.get_ref()) {
        reader.fault(entry.morale.span(), "morale is from 1 to 5");
    }
    if *entry.movement.get_ref() > 15 {
        reader.fault(entry.movement.span(), "a movement allowance is at most 15");
    }
    let start = entry.start.as_ref().and_then(|start| {
        let on_top = start.place == Some(StackPlace::Top);
        reader.value_of(&start.hex).map(|hex| Start { hex, on_top })
    });
    Some(Unit {
        id: entry.id.clone(),
        name: entry.name.clone(),
        side: entry.side,
        nation: entry.nationality,
        parent: entry.parent.clone(),
        arm: entry.arm,
        front: front?,
        back: back?,
        morale: *entry.morale.get_ref(),
        movement: *entry.movement.get_ref(),
        start,
        entry: entry.entry.clone(),
        role: entry.role.clone(),
        source: entry.source,
    })
}

fn read_face(reader: &mut RosterReader<'_>, face: &FaceEntry) -> Option<Face> {
    let (fire_word, melee_word) = (face.fire.get_ref(), face.melee.get_ref());
    let fire = read_fire(fire_word);
    if fire.is_none() {
        let what =
            format!("'{fire_word}' is no fire strength: write 3, (3) for defence only, a class A to J, or 0");
        reader.fault(face.fire.span(), what);
    }
    let melee = read_melee(melee_word);
    if melee.is_none() {
        let what = format!("'{melee_word}' is no melee strength: write 3, or (3) for defence only");
        reader.fault(face.melee.span(), what);
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

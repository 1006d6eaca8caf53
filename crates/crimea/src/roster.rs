//! Reads the units from `roster.toml`.

use crate::unit::{Arm, Entry, MAX_STEPS, MAX_UNITS, Nation, Side, Size, Unit, UnitId, UnitSet, WORDS};
use kernel::{Fault, Source};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Deref;
use toml::Spanned;
use wargame::{Muster, Mustered, Provenance, RosterReader, UnitsFile};

/// The units: first the Russians, then the Allies, each in the file's order.
#[derive(Clone, Debug)]
pub struct Roster {
    muster: Muster<Unit, UnitId, WORDS>,
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
    #[serde(default = "reconstructed")]
    identity: Provenance,
}

/// Who is not named by the rules was found by us.
const fn reconstructed() -> Provenance {
    Provenance::Reconstructed
}

impl Roster {
    /// Reads a roster file.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(source: Source<'_>) -> Result<Self, Vec<Fault>> {
        let mut reader = RosterReader::new(source);
        let file: UnitsFile<UnitEntry> = reader.parse()?;
        let named = file.unit.iter().filter_map(|entry| entry.get_ref().division.as_deref());
        let names: Vec<&str> = named.collect::<BTreeSet<_>>().into_iter().collect();
        let units =
            reader.read_units(&file.unit, MAX_UNITS, |reader, entry| read_unit(reader, entry, &names));
        let muster = Muster::new(tell_nations_apart(units));
        let divisions = read_divisions(&mut reader, &names, &muster);
        reader.finish(Self::new(muster, divisions))
    }

    fn new(muster: Muster<Unit, UnitId, WORDS>, divisions: Vec<Division>) -> Self {
        Self {
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

    /// The division of a unit.
    #[inline]
    pub fn division(&self, unit: UnitId) -> Option<&Division> {
        self.unit(unit).division.map(|index| &self.divisions[usize::from(index)])
    }
}

impl Deref for Roster {
    type Target = Muster<Unit, UnitId, WORDS>;

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
        &self.known_in_full
    }

    fn side(&self) -> Side {
        self.nation.side()
    }

    fn provenance(&self) -> Vec<(&'static str, Provenance)> {
        vec![("identity", self.identity)]
    }
}

fn read_unit(
    reader: &mut RosterReader<'_>,
    spanned: &Spanned<UnitEntry>,
    divisions: &[&str],
) -> Option<Unit> {
    let entry = spanned.get_ref();
    let mut wrong = |text: String| reader.fault(spanned.span(), format!("unit '{}' {text}", entry.id));
    let steps = entry.fire.len();
    if steps != entry.melee.len() || !(1..=MAX_STEPS).contains(&steps) {
        wrong(format!("has 1 to {MAX_STEPS} steps, with a fire and a melee factor for each"));
        return None;
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
    Some(Unit {
        id: entry.id.clone(),
        name: entry.name.clone(),
        title: entry.title.clone(),
        known_as: name_in_sentences(entry),
        known_in_full: entry.title.clone(),
        nation: entry.nation,
        division: entry
            .division
            .as_ref()
            .and_then(|name| divisions.binary_search(&name.as_str()).ok())
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
        identity: entry.identity,
    })
}

/// The name on the counter, unless it could be taken for another word: "Battery A", "Light Brigade".
fn name_in_sentences(entry: &UnitEntry) -> String {
    let brigade = format!("{} Brigade", entry.name);
    match entry.arm {
        Arm::Artillery if entry.name.len() == 1 => format!("Battery {}", entry.name),
        Arm::HorseArtillery if entry.name.len() == 1 => format!("Troop {}", entry.name),
        _ if entry.title.starts_with(&brigade) => brigade,
        _ => entry.name.clone(),
    }
}

/// Puts the nation before names that units of two nations share: "British 2nd Div".
fn tell_nations_apart(mut units: Vec<Unit>) -> Vec<Unit> {
    let nations = |name: fn(&Unit) -> &str| {
        let mut nations: BTreeMap<String, BTreeSet<Nation>> = BTreeMap::new();
        for unit in &units {
            nations.entry(name(unit).to_owned()).or_default().insert(unit.nation);
        }
        nations
    };
    let (names, titles) = (nations(|unit| &unit.known_as), nations(|unit| &unit.title));
    for unit in &mut units {
        let nation = unit.nation.name();
        if names[&unit.known_as].len() > 1 {
            unit.known_as = format!("{nation} {}", unit.known_as);
        }
        if titles[&unit.title].len() > 1 {
            unit.known_in_full = format!("{nation} {}", unit.title);
        }
    }
    units
}

/// Each division with its units and the one that heads it.
fn read_divisions(
    reader: &mut RosterReader<'_>,
    names: &[&str],
    muster: &Muster<Unit, UnitId, WORDS>,
) -> Vec<Division> {
    let mut divisions = Vec::new();
    for (index, id) in names.iter().enumerate() {
        let units: UnitSet = muster.those(|unit| unit.division == Some(index as u8));
        let heads: Vec<UnitId> = units.iter().filter(|unit| muster.unit(*unit).heads).collect();
        match heads[..] {
            [head] => divisions.push(Division { id: (*id).to_owned(), head, units }),
            _ => reader.fault_anywhere(format!("division '{id}' needs one unit that heads it")),
        }
    }
    divisions
}

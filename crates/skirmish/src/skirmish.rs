//! The game with all that never changes.

use crate::roster::{self, Unit};
use crate::rules::{self, Rules};
use crate::side::Side;
use crate::state::{MAX_UNITS, State, UnitState};
use crate::title::VOCABULARY;
use hexmap::{Hex, HexMap};
use kernel::{Fault, Identity, Options, Source};
use wargame::{Muster, PerUnit, TwoSides, UnitId};

/// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
const RULES: u32 = 1;

/// The name of the hill on the map.
const HILL: &str = "Crow Hill";

/// The data files.
#[derive(Clone, Copy)]
pub struct Files<'a> {
    /// The map.
    pub map: Source<'a>,
    /// The units.
    pub roster: Source<'a>,
    /// The numbers of the rules.
    pub rules: Source<'a>,
}

/// The game.
pub struct Skirmish {
    pub(crate) identity: Identity,
    pub(crate) options: Options,
    pub(crate) map: HexMap,
    pub(crate) roster: Muster<Unit>,
    pub(crate) rules: Rules,
    pub(crate) hill: Hex,
}

impl Skirmish {
    /// Reads the game from its files.
    ///
    /// # Errors
    /// Every fault of the first file that has any.
    pub fn read(files: Files<'_>, options: &Options) -> Result<Self, Vec<Fault>> {
        let map = HexMap::read(files.map.file, files.map.text, &VOCABULARY)?;
        let roster = roster::read(files.roster, &map, MAX_UNITS)?;
        let rules = rules::read(files.rules)?;
        let hill = map.places().iter().find(|(name, _)| name == HILL).and_then(|(_, hexes)| hexes.first());
        let hill = *hill.ok_or_else(|| vec![files.map.fault_anywhere(format!("there is no {HILL}"))])?;
        let identity = Identity {
            id: "skirmish",
            title: "Skirmish: The Fight for Crow Hill".to_owned(),
            rules: RULES,
            data: Identity::fingerprint(&[files.map, files.roster, files.rules]),
            seats: Side::seats(),
            options: Vec::new(),
        };
        Ok(Skirmish { identity, options: options.clone(), map, roster, rules, hill })
    }

    /// The position before the first decision (1.1).
    pub(crate) fn opening(&self) -> State {
        let mut units = PerUnit::all(UnitState::GONE);
        for unit in self.roster.ids() {
            let hex = Some(self.roster.unit(unit).start);
            units[unit] = UnitState { hex, steps: self.rules.steps, acted: false };
        }
        State { turn: 1, active: Side::Amber, holder: None, over: false, units }
    }

    /// The units of a side that are on the map.
    pub(crate) fn present(&self, state: &State, side: Side) -> impl Iterator<Item = (UnitId, Hex)> {
        self.roster.of(side).filter_map(move |unit| Some((unit, state.units[unit].hex?)))
    }

    /// The unit in a hex.
    pub(crate) fn unit_in(&self, state: &State, hex: Hex) -> Option<UnitId> {
        self.roster.ids().find(|unit| state.units[*unit].hex == Some(hex))
    }

    /// Is the hex a copse?
    pub(crate) fn is_copse(&self, hex: Hex) -> bool {
        self.map.terrain("copse").contains(hex)
    }

    /// Does a step or a charge lead uphill?
    pub(crate) fn is_uphill(&self, from: Hex, to: Hex) -> bool {
        self.map.elevation(to) > self.map.elevation(from)
    }
}

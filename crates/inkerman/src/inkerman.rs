//! The game: map, roster, tables and options in one immutable whole.

use crate::doctrine::Atlas;
use crate::ground::{Gait, Ground, VOCABULARY};
use crate::options::HouseRules;
use crate::roster::Roster;
use crate::state::{Battle, Ending, Offer, Place, Stage, State};
use crate::tables::Tables;
use crate::unit::{PerUnit, Side, UnitId, UnitSet};
use hexmap::{Hex, HexMap};
use kernel::{Fault, Identity, Log, Options, Source};
use std::sync::atomic::{AtomicU64, Ordering};

/// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
const RULES: u32 = 2;

/// Numbers for games, from 1.
static SERIALS: AtomicU64 = AtomicU64::new(1);

/// The battle of Inkerman by its rules.
#[derive(Debug)]
pub struct Inkerman {
    /// The map.
    pub map: HexMap,
    /// What follows from it.
    pub ground: Ground,
    /// The units.
    pub roster: Roster,
    /// Tables and numbers.
    pub tables: Tables,
    /// The chosen options.
    pub house_rules: HouseRules,
    pub(crate) gaits: PerUnit<Gait>,
    /// Combat factors, at full strength and reduced.
    pub(crate) factors: PerUnit<[u8; 2]>,
    /// What the computer opponent knows about ground and tables.
    pub(crate) atlas: Atlas,
    /// Tells this game from every other one of the program.
    pub(crate) serial: u64,
    pub(crate) identity: Identity,
    pub(crate) options: Options,
}

/// The data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The map.
    pub map: Source<'a>,
    /// The units.
    pub roster: Source<'a>,
    /// Tables and numbers.
    pub rules: Source<'a>,
}

impl Inkerman {
    /// Builds the game from its data files.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read(files: Files<'_>, options: &Options) -> Result<Self, Vec<Fault>> {
        let map = HexMap::read(files.map.file, files.map.text, &VOCABULARY)?;
        let (roster, tables) = match (Roster::read(files.roster, &map), Tables::read(files.rules, &map)) {
            (Ok(roster), Ok(tables)) => (roster, tables),
            (roster, tables) => {
                return Err([roster.err(), tables.err()].into_iter().flatten().flatten().collect());
            }
        };
        let options = options.settle(HouseRules::OPTIONS).unwrap_or_default();
        let house_rules = HouseRules::of(&options);
        let ground = Ground::new(&map, &tables, &house_rules);
        let mut gaits = PerUnit::all(Gait::Infantry);
        let mut factors = PerUnit::all([0; 2]);
        for unit in roster.ids() {
            let info = roster.unit(unit);
            gaits[unit] = Gait::of(info.arm);
            factors[unit] = [info.combat, info.reduced.unwrap_or(info.combat)];
        }
        let atlas = Atlas::new(&map, &ground, &roster, &tables, house_rules.redoubt_reduction);
        let identity = Identity {
            id: "inkerman",
            title: tables.title.clone(),
            rules: RULES,
            data: Identity::fingerprint(&[files.map, files.roster, files.rules]),
            seats: Side::seats(),
            options: HouseRules::OPTIONS.to_vec(),
        };
        let serial = SERIALS.fetch_add(1, Ordering::Relaxed);
        Ok(Inkerman {
            map,
            ground,
            roster,
            tables,
            house_rules,
            gaits,
            factors,
            atlas,
            serial,
            identity,
            options,
        })
    }

    /// The position before the first decision (3.0).
    pub fn opening(&self) -> State {
        let mut state = self.empty_field();
        for unit in self.roster.ids() {
            state.place[unit] = self.roster.unit(unit).start.map_or(Place::Waiting, Place::at);
        }
        self.begin_phase(&mut state, &mut Log::silent());
        state
    }

    /// Nobody on the map, the first phase.
    pub(crate) fn empty_field(&self) -> State {
        State {
            turn: 1,
            stage: Stage::First,
            fight_first: false,
            active: Side::Russian,
            place: PerUnit::all(Place::Absent),
            reduced: UnitSet::EMPTY,
            disrupted: UnitSet::EMPTY,
            out: [false; 2],
            markers: self.tables.bombardment.markers,
            silenced: false,
            russian_hexes: 0,
            offer: Offer::None,
            in_hand: None,
            spent: 0,
            battle: Battle::NONE,
            ending: Ending::None,
        }
    }

    /// The side that a unit fights for.
    #[inline]
    pub fn side(&self, unit: UnitId) -> Side {
        self.roster.side(unit)
    }

    /// A unit's combat factor now (2.10, 2.11).
    #[inline]
    pub fn combat(&self, state: &State, unit: UnitId) -> u8 {
        self.factors[unit][usize::from(state.reduced.contains(unit))]
    }

    /// Steps that a unit has left.
    #[inline]
    pub fn steps(&self, state: &State, unit: UnitId) -> u8 {
        1 + u8::from(self.roster.unit(unit).reduced.is_some() && !state.reduced.contains(unit))
    }

    /// Every hex that is on the map.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> {
        self.map.on_map().iter()
    }
}

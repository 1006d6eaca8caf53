//! The game with everything that never changes: table, armies, tables, options, seats.

use crate::options::HouseRules;
use crate::roster::Roster;
use crate::seats::Seats;
use crate::state::{Charge, Footing, Losses, Presence, StaffState, Stage, State, UnitState};
use crate::tables::Tables;
use crate::unit::{Each, Formation, MAX_STAFF, Side, UnitId, UnitSet};
use kernel::{Fault, Identity, Options, Source};
use std::sync::atomic::{AtomicU64, Ordering};
use tabletop::{Heading, Point, TableMap};

/// Numbers for games, from 1.
static SERIALS: AtomicU64 = AtomicU64::new(1);

/// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
const RULES: u32 = 4;

/// The data files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// The ground.
    pub table: Source<'a>,
    /// Units and staff.
    pub roster: Source<'a>,
    /// Tables and numbers.
    pub rules: Source<'a>,
}

/// Half a League.
#[derive(Clone, Debug)]
pub struct League {
    /// Name, version, seats, options.
    pub identity: Identity,
    /// The options it was made with.
    pub options: Options,
    /// The ground.
    pub table: TableMap,
    /// The armies.
    pub roster: Roster,
    /// The tables.
    pub tables: Tables,
    /// Who commands whom.
    pub seats: Seats,
    /// Tells this game from every other one of the program.
    pub(crate) serial: u64,
}

impl League {
    /// Reads the game from its data files.
    ///
    /// # Errors
    /// Every fault of the files and options.
    pub fn read(files: Files<'_>, options: &Options) -> Result<Self, Vec<Fault>> {
        let options = options.settle(HouseRules::OPTIONS).unwrap_or_default();
        let house_rules = HouseRules::of(&options);
        let mut tables = Tables::read(files.rules)?;
        tables.victory.turns = house_rules.length.turns(tables.victory.turns);
        let table = TableMap::read(files.table)?;
        if let Some(side) = Side::BOTH.iter().find(|side| !table.edges.contains_key(side.id())) {
            let what = format!("[edge] does not say where the {} side leaves the table", side.id());
            return Err(vec![files.table.fault_anywhere(what)]);
        }
        let roster = Roster::read(files.roster, &table)?;
        let seats = Seats::of(house_rules.players, &roster);
        let identity = Identity {
            id: "league",
            title: format!("{}: {}", tables.title, tables.subtitle),
            rules: RULES,
            data: Identity::fingerprint(&[files.table, files.roster, files.rules]),
            seats: seats.infos(),
            options: HouseRules::OPTIONS.to_vec(),
        };
        let serial = SERIALS.fetch_add(1, Ordering::Relaxed);
        Ok(League { identity, options, table, roster, tables, seats, serial })
    }

    /// The position before the first decision: every unit whole and in its place.
    pub fn opening(&self) -> State {
        let absent = UnitState {
            at: Point::new(0, 0),
            heading: Heading::NORTH,
            formation: Formation::Line,
            presence: Presence::Left,
            figures: 0,
            chits: 0,
            points: 0,
            commander_back: 0,
            routing: false,
            moving: false,
            dismounted: false,
            veteran: false,
            acted: false,
            turned: false,
            commander_used: false,
            brigadier_used: false,
            reacted: false,
            save_bonus: 0,
            fight_bonus: 0,
            knot: 0,
            footing: Footing::default(),
            came_from: None,
            guns_left: None,
            ground_won: None,
        };
        let mut units = Each::all(absent);
        for unit in self.roster.ids() {
            let info = self.roster.unit(unit);
            let stands = self.tables.stands_of(info.arm);
            units[unit] = UnitState {
                at: info.at,
                heading: info.facing,
                formation: info.formation,
                presence: Presence::Here,
                figures: stands.stands * stands.figures,
                points: info.points,
                ..absent
            };
        }
        let nobody =
            StaffState { at: Point::new(0, 0), back: 0, with: None, since_start: false, moved: false };
        let mut staff = [nobody; MAX_STAFF];
        for id in self.roster.staff_ids() {
            staff[id.index()].at = self.roster.staff(id).at;
        }
        State {
            turn: 1,
            active: Side::Russian,
            second_half: false,
            initiative: None,
            won: [0; 2],
            won_before: [0; 2],
            stage: Stage::Initiative,
            units,
            fired_at_by: Each::all(UnitSet::EMPTY),
            staff,
            floor: self.seats.captain(Side::Russian).0,
            passed: 0,
            yielded: 0,
            declined: UnitSet::EMPTY,
            charge: Charge::NONE,
            losses: Losses::NONE,
            following: UnitSet::EMPTY,
            allied_objectives: self
                .table
                .objectives
                .iter()
                .enumerate()
                .fold(0, |held, (index, objective)| {
                    held | u8::from(objective.held_by == Side::Allied.id()) << index
                }),
            broken: [false; 2],
        }
    }

    /// The side that a unit fights for.
    #[inline]
    pub fn side(&self, unit: UnitId) -> Side {
        self.roster.unit(unit).side
    }

    /// The units of a side that are on the table.
    pub fn present(&self, state: &State, side: Side) -> UnitSet {
        self.roster.of(side).iter().filter(|unit| state.here(*unit)).collect()
    }
}

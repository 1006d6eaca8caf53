//! A battle of the quad: map, roster, tables and exclusive rules in one immutable whole.

use crate::battle::{Battle, Happening, UnitRules};
use crate::ground::{Gait, Ground};
use crate::roster::Roster;
use crate::stacking::StackLoad;
use crate::state::{Combat, EntryCounts, Phase, Place, State};
use crate::tables::Tables;
use crate::unit::{Arm, Face, FireStrength, MeleeStrength, PerUnit, Side, Unit, UnitId, UnitSet};
use hexmap::{CELLS, Hex, HexMap, HexSet, HexSetIter};
use kernel::{Identity, Log, Options};
use std::sync::atomic::{AtomicU64, Ordering};

pub use crate::options::HouseRules;

/// Numbers for battles, from 1.
static SERIALS: AtomicU64 = AtomicU64::new(1);

/// A battle by the standard rules and its exclusive rules.
#[derive(Debug)]
pub struct Quad<B: Battle> {
    /// The map.
    pub map: HexMap,
    /// What follows from it.
    pub ground: Ground,
    /// The units.
    pub roster: Roster,
    /// The tables.
    pub tables: Tables,
    /// Turns and clock.
    pub calendar: Calendar,
    /// The exclusive rules.
    pub battle: B,
    /// What the rules make of each unit.
    unit_rules: Vec<UnitRules>,
    /// What each unit weighs in a stack.
    pub(crate) loads: PerUnit<StackLoad>,
    /// The different loads there are, and which of them each unit has.
    pub(crate) load_kinds: Vec<StackLoad>,
    pub(crate) load_kind: PerUnit<u8>,
    /// How each unit moves, in order and disrupted.
    pub(crate) strides: PerUnit<[Stride; 2]>,
    /// Arm and faces, front and back: what is asked all the time lies close together.
    arms: PerUnit<Arm>,
    faces: PerUnit<[Face; 2]>,
    /// Somebody might withdraw before a melee (11.26).
    pub(crate) has_cavalry: bool,
    /// Units that control the hexes round them while they are in order (6.11).
    pub(crate) with_zone: UnitSet,
    /// Units that enemy zones do not stop.
    pub(crate) heedless: UnitSet,
    /// Units that fire from the bottom of a stack, and are not hit there.
    pub(crate) emplaced: UnitSet,
    /// Units that might step back instead of firing.
    pub(crate) steps_back: UnitSet,
    /// Units that might be spiked.
    pub(crate) spikeable: UnitSet,
    /// By cell, the price in half points of a road that leads off the map there.
    pub(crate) roads_off_map: Vec<Option<u8>>,
    /// Tells this battle from every other one of the program.
    pub(crate) serial: u64,
    pub(crate) identity: Identity,
    pub(crate) options: Options,
    pub(crate) house_rules: HouseRules,
}

/// Turns and clock.
#[derive(Clone, Debug)]
pub struct Calendar {
    /// The last Game-Turn.
    pub turns: u8,
    /// Who has the first Player-Turn.
    pub first: Side,
    /// Minutes after midnight when the first turn begins.
    pub starts_at: u16,
    /// Minutes a turn.
    pub minutes_per_turn: u16,
}

impl Calendar {
    /// The clock at the beginning of a turn.
    pub fn clock(&self, turn: u8) -> String {
        let minutes = self.starts_at + self.minutes_per_turn * u16::from(turn.saturating_sub(1));
        format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
    }
}

/// What a [`Quad`] is made of.
pub struct Parts<B> {
    /// The map.
    pub map: HexMap,
    /// The units.
    pub roster: Roster,
    /// The tables.
    pub tables: Tables,
    /// Turns and clock.
    pub calendar: Calendar,
    /// The exclusive rules.
    pub battle: B,
    /// Name, version, seats, options.
    pub identity: Identity,
    /// The chosen options.
    pub options: Options,
    /// Optional standard rules that are in force.
    pub house_rules: HouseRules,
}

impl<B: Battle> Quad<B> {
    /// Puts the parts together and surveys the ground.
    pub fn new(parts: Parts<B>) -> Self {
        let Parts { map, roster, tables, calendar, battle, identity, options, house_rules } = parts;
        let unit_rules: Vec<UnitRules> =
            roster.ids().map(|unit| battle.unit_rules(roster.unit(unit))).collect();
        let mut loads = PerUnit::all(StackLoad::default());
        let (mut load_kinds, mut load_kind) = (Vec::new(), PerUnit::all(0));
        for unit in roster.ids() {
            let load = unit_rules[unit.index()].load;
            loads[unit] = load;
            let known = load_kinds.iter().position(|kind| *kind == load);
            load_kind[unit] = known.unwrap_or_else(|| {
                load_kinds.push(load);
                load_kinds.len() - 1
            }) as u8;
        }
        let mut strides = PerUnit::all([Stride { gait: Gait::Infantry, allowance: 0 }; 2]);
        let mut arms = PerUnit::all(Arm::Infantry);
        let blank = Face { fire: FireStrength::None, melee: MeleeStrength { points: 0, open: false } };
        let mut faces = PerUnit::all([blank; 2]);
        for unit in roster.ids() {
            let info = roster.unit(unit);
            arms[unit] = info.arm;
            faces[unit] = [info.front, info.back];
            strides[unit] = [false, true].map(|disrupted| Stride {
                gait: Gait::of(info.arm, disrupted),
                allowance: full_allowance(info, disrupted),
            });
        }
        let has_cavalry = roster.ids().any(|unit| roster.unit(unit).arm == Arm::Cavalry);
        let those = |holds: fn(&UnitRules) -> bool| -> UnitSet {
            roster.ids().filter(|unit| holds(&unit_rules[unit.index()])).collect()
        };
        let with_zone = those(|rules| rules.has_zone);
        let heedless = those(|rules| !rules.heeds_zones);
        let emplaced = those(|rules| rules.is_emplaced);
        let steps_back = those(|rules| rules.step_back.is_some());
        let spikeable = those(|rules| rules.is_spikeable);
        let ground = Ground::new(&map, &tables, battle.ground_rules(&map, house_rules));
        let roads_off_map = roads_off_map(&map, &tables);
        let serial = SERIALS.fetch_add(1, Ordering::Relaxed);
        Self {
            map,
            ground,
            roster,
            tables,
            calendar,
            battle,
            unit_rules,
            loads,
            load_kinds,
            load_kind,
            strides,
            arms,
            faces,
            has_cavalry,
            with_zone,
            heedless,
            emplaced,
            steps_back,
            spikeable,
            roads_off_map,
            serial,
            identity,
            options,
            house_rules,
        }
    }

    /// The position before the first decision (3.0).
    pub fn opening(&self) -> State<B::Exclusive> {
        let mut state = self.empty_field(self.battle.opening(self));
        for unit in self.roster.ids() {
            state.place[unit] = Place::Waiting;
        }
        for on_top in [false, true] {
            for unit in self.roster.ids() {
                if let Some(start) = self.roster.unit(unit).start
                    && start.on_top == on_top
                {
                    self.put_on_top(&mut state, unit, start.hex);
                }
            }
        }
        self.battle.react(self, &mut state, Happening::MovementBegun, &mut Log::silent());
        state
    }

    /// Nobody on the map, the first Movement Phase.
    pub(crate) fn empty_field(&self, exclusive: B::Exclusive) -> State<B::Exclusive> {
        State {
            turn: 1,
            phasing: self.calendar.first,
            phase: Phase::Movement,
            place: PerUnit::all(Place::Absent),
            level: PerUnit::all(0),
            spent: PerUnit::all(0),
            disrupted: UnitSet::EMPTY,
            moved: UnitSet::EMPTY,
            in_woods: UnitSet::EMPTY,
            fired: UnitSet::EMPTY,
            targeted: UnitSet::EMPTY,
            tried: UnitSet::EMPTY,
            spent_in_melee: UnitSet::EMPTY,
            must_attack: UnitSet::EMPTY,
            must_be_attacked: UnitSet::EMPTY,
            left_to_disrupted: UnitSet::EMPTY,
            attacked: HexSet::EMPTY,
            in_hand: None,
            arriving: None,
            entries: EntryCounts::NONE,
            combat: Combat::NONE,
            retreat: None,
            exclusive,
        }
    }

    /// The side that a unit fights for.
    #[inline]
    pub fn side(&self, unit: UnitId) -> Side {
        self.roster.side(unit)
    }

    /// What the rules make of a unit, whatever happens to it.
    #[inline]
    pub fn rules_of(&self, unit: UnitId) -> &UnitRules {
        &self.unit_rules[unit.index()]
    }

    /// A unit's morale now.
    #[inline]
    pub fn morale(&self, state: &State<B::Exclusive>, unit: UnitId) -> u8 {
        self.battle.morale(self, state, unit)
    }

    /// The face that shows.
    #[inline]
    pub fn face(&self, state: &State<B::Exclusive>, unit: UnitId) -> &Face {
        &self.faces[unit][usize::from(state.is_disrupted(unit))]
    }

    /// A unit's arm.
    #[inline]
    pub fn arm(&self, unit: UnitId) -> Arm {
        self.arms[unit]
    }

    /// The hexes of the map round a hex.
    pub fn neighbours(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        hexmap::Direction::ALL.into_iter().filter_map(move |direction| self.map.neighbour(hex, direction))
    }

    /// Every hex that is on the map.
    pub fn hexes(&self) -> HexSetIter<'_> {
        self.map.on_map().iter()
    }
}

/// How a unit moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stride {
    /// Its gait.
    pub gait: Gait,
    /// Half points in a Movement Phase.
    pub allowance: u8,
}

/// A unit's movement allowance in half points: half of it, rounded up, if it is disrupted; none for
/// disrupted artillery (5.19, 9.11, 9.12).
fn full_allowance(unit: &Unit, disrupted: bool) -> u8 {
    match (disrupted, unit.arm.is_artillery()) {
        (false, _) => unit.movement * 2,
        (true, false) => unit.movement.div_ceil(2) * 2,
        (true, true) => 0,
    }
}

/// The ends of roads at the edge of the map: there an imagined road goes on (12.11, 12.12).
fn roads_off_map(map: &HexMap, tables: &Tables) -> Vec<Option<u8>> {
    let is_edge = |hex: Hex| {
        hex.column() == 1 || hex.column() == map.columns() || hex.row() == 1 || hex.row() == map.rows()
    };
    let mut prices = vec![None; CELLS];
    for (kind, price) in
        [("major", tables.terrain_cost.major_road), ("minor", tables.terrain_cost.minor_road)]
    {
        for chain in map.road_chains(kind) {
            for end in [chain.first(), chain.last()].into_iter().flatten() {
                if is_edge(*end) {
                    prices[end.index()].get_or_insert(price);
                }
            }
        }
    }
    prices
}

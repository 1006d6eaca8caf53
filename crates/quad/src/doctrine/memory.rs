//! What is worked out about a position, and kept as long as it holds.

use super::fields::{Field, blank, crow_flies, distances, fire_of, reach_of};
use super::harm::Harm;
use crate::battle::{BattleDoctrine, Objective};
use crate::quad::Quad;
use crate::state::{Place, State};
use crate::unit::{Side, UnitSet};
use hex_wargame::Flood;
use hexmap::{CELLS, Hex, HexSet};

/// What is known about a battle and a position.
#[derive(Default)]
pub struct Memory {
    /// The battle it belongs to; none yet if 0.
    battle: u64,
    pub(super) harm: Option<Harm>,
    /// By objective, the points from each hex to it.
    ways: Vec<(Hex, Field)>,
    /// What each side can do to the other, Russian and Allied.
    pub(super) menace: [Option<Menace>; 2],
    pub(super) objectives: Vec<Objective>,
    buckets: Vec<Vec<u16>>,
    flood: Flood,
    pub(super) march: super::marches::MarchPad,
}

/// What a side can do where: distances from it, its fire, its reach.
pub(super) struct Menace {
    places: Vec<Place>,
    disrupted: UnitSet,
    moved: UnitSet,
    turn: u8,
    /// Hexes that it holds.
    pub held: HexSet,
    /// Hexes that it controls.
    pub zone: HexSet,
    /// Points from each hex to its nearest unit; worked out only for those who march.
    pub way: Field,
    way_is_new: bool,
    /// Hexes from each hex to its nearest unit.
    pub near: Box<[u8; CELLS]>,
    /// The strength of its fire on each hex.
    pub fire: Field,
    /// The melee strength that it can bring to each hex.
    pub reach: Field,
}

impl Memory {
    /// Begins with another battle: what is known about the old one is dropped.
    pub(super) fn open<B: BattleDoctrine>(&mut self, quad: &Quad<B>) {
        if self.battle != quad.serial {
            *self = Memory {
                battle: quad.serial,
                harm: Some(Harm::new(&quad.tables, quad.battle.cost_of_disruption())),
                ..Memory::default()
            };
        }
    }

    /// The points from each hex to an objective.
    pub(super) fn way_to<B: BattleDoctrine>(&mut self, quad: &Quad<B>, goal: Hex) -> usize {
        if let Some(index) = self.ways.iter().position(|(known, _)| *known == goal) {
            return index;
        }
        let mut field = blank();
        distances(quad, &HexSet::from_iter([goal]), &mut self.buckets, &mut field);
        self.ways.push((goal, field));
        self.ways.len() - 1
    }

    pub(super) fn way(&self, index: usize) -> &[f32; CELLS] {
        &self.ways[index].1
    }

    /// The same, and the ways to its units.
    pub(super) fn look_for_ways<B: BattleDoctrine>(
        &mut self,
        quad: &Quad<B>,
        state: &State<B::Exclusive>,
        side: Side,
    ) {
        self.look_at(quad, state, side);
        if let Some(menace) = &mut self.menace[side.index()]
            && !menace.way_is_new
        {
            distances(quad, &menace.held, &mut self.buckets, &mut menace.way);
            menace.way_is_new = true;
        }
    }

    /// Brings what is known about a side's powers up to date.
    pub(super) fn look_at<B: BattleDoctrine>(
        &mut self,
        quad: &Quad<B>,
        state: &State<B::Exclusive>,
        side: Side,
    ) {
        let places = &state.place.as_slice()[quad.roster.range(side)];
        let own = quad.roster.set_of(side);
        let (disrupted, moved) = (state.disrupted.and(own), state.moved.and(own));
        let known = &mut self.menace[side.index()];
        if let Some(menace) = known
            && menace.disrupted == disrupted
            && menace.moved == moved
            && menace.turn == state.turn
            && menace.places == places
        {
            return;
        }
        let menace = known.get_or_insert_with(|| Menace {
            places: Vec::new(),
            disrupted,
            moved,
            turn: state.turn,
            held: HexSet::EMPTY,
            zone: HexSet::EMPTY,
            way: blank(),
            way_is_new: false,
            near: Box::new([0; CELLS]),
            fire: blank(),
            reach: blank(),
        });
        let stood_still = menace.places == places;
        (menace.disrupted, menace.moved, menace.turn) = (disrupted, moved, state.turn);
        if !stood_still {
            menace.places.clear();
            menace.places.extend_from_slice(places);
            menace.held = quad.held_by(state, side);
            menace.way_is_new = false;
            crow_flies(quad, &menace.held, &mut self.march.queue, &mut menace.near);
        }
        menace.zone = quad.zone_of(state, side);
        fire_of(quad, state, side, &mut menace.fire);
        reach_of(quad, state, side, &mut self.flood, &mut menace.reach);
    }
}

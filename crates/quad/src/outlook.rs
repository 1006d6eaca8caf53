//! What a side sees of the enemy when it moves: kept as long as the enemy stands still.

use crate::battle::{Battle, MarchLimit};
use crate::quad::Quad;
use crate::state::{Place, State};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::HexSet;
use manoeuvre::{Barrier, Flood};

/// The barriers that the enemy makes, with everything they depend on, so that they are made anew only
/// when something of that has changed.
pub struct Outlook {
    /// The battle it belongs to; none yet if 0.
    battle: u64,
    side: Side,
    enemy_places: Vec<Place>,
    enemy_disrupted: UnitSet,
    held: HexSet,
    controlled: HexSet,
    /// The barrier to units without special rights or limits; others follow as they are needed.
    barriers: Vec<(Footing, Barrier)>,
    /// Memory for floods over them.
    pub flood: Flood,
}

/// What makes a barrier different for some units of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footing {
    /// Enemy zones do not stop the unit.
    pub heedless: bool,
    /// How far it may be moved.
    pub limit: MarchLimit,
}

impl Footing {
    const COMMON: Footing = Footing { heedless: false, limit: MarchLimit::NONE };
}

impl Default for Outlook {
    fn default() -> Self {
        Outlook {
            battle: 0,
            side: Side::Russian,
            enemy_places: Vec::new(),
            enemy_disrupted: UnitSet::EMPTY,
            held: HexSet::EMPTY,
            controlled: HexSet::EMPTY,
            barriers: vec![(Footing::COMMON, Barrier::none())],
            flood: Flood::default(),
        }
    }
}

impl<B: Battle> Quad<B> {
    /// What is special about the way a unit moves now.
    #[inline]
    pub(crate) fn footing(&self, state: &State<B::Exclusive>, unit: UnitId) -> Footing {
        let limit = self.battle.march_limit(self, state, unit);
        Footing { heedless: self.heedless.contains(unit), limit }
    }

    fn fill_barrier(&self, barrier: &mut Barrier, footing: Footing, held: &HexSet, controlled: &HexSet) {
        let held = if footing.limit == MarchLimit::NONE {
            *held
        } else {
            *held | *self.battle.off_limits(footing.limit)
        };
        barrier.set(&held, if footing.heedless { &HexSet::EMPTY } else { controlled });
    }

    /// What stands in the way of a unit.
    pub fn barrier_to(&self, state: &State<B::Exclusive>, unit: UnitId) -> Barrier {
        self.barrier_on(state, self.side(unit), self.footing(state, unit))
    }

    /// What stands in the way of a side's units without special rights or limits.
    pub fn barrier_to_side(&self, state: &State<B::Exclusive>, side: Side) -> Barrier {
        self.barrier_on(state, side, Footing::COMMON)
    }

    fn barrier_on(&self, state: &State<B::Exclusive>, side: Side, footing: Footing) -> Barrier {
        let enemy = side.enemy();
        let mut barrier = Barrier::none();
        self.fill_barrier(&mut barrier, footing, &self.held_by(state, enemy), &self.zone_of(state, enemy));
        barrier
    }
}

impl Outlook {
    /// Looks at the enemy of `side`. True if anything has changed since the last look.
    pub fn refresh<B: Battle>(&mut self, quad: &Quad<B>, state: &State<B::Exclusive>, side: Side) -> bool {
        let enemy = side.enemy();
        let places = &state.place.as_slice()[quad.roster.range(enemy)];
        let disrupted = state.disrupted.and(quad.roster.set_of(enemy));
        if self.battle == quad.serial
            && self.side == side
            && self.enemy_disrupted == disrupted
            && self.enemy_places == places
        {
            return false;
        }
        self.battle = quad.serial;
        self.side = side;
        self.enemy_places.clear();
        self.enemy_places.extend_from_slice(places);
        self.enemy_disrupted = disrupted;
        self.held = quad.held_by(state, enemy);
        self.controlled = quad.zone_of(state, enemy);
        self.barriers.truncate(1);
        self.barriers[0].1.set(&self.held, &self.controlled);
        true
    }

    /// The barrier to units without special rights or limits.
    pub fn common_barrier(&self) -> &Barrier {
        &self.barriers[0].1
    }

    /// The barrier to units on a footing, with memory for a flood over it.
    pub fn barrier<B: Battle>(&mut self, quad: &Quad<B>, footing: Footing) -> (&Barrier, &mut Flood) {
        let known = self.barriers.iter().position(|(known, _)| *known == footing);
        let index = known.unwrap_or_else(|| {
            let mut barrier = Barrier::none();
            quad.fill_barrier(&mut barrier, footing, &self.held, &self.controlled);
            self.barriers.push((footing, barrier));
            self.barriers.len() - 1
        });
        (&self.barriers[index].1, &mut self.flood)
    }
}

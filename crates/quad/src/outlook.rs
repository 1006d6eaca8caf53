//! What a side sees of the enemy when it moves: kept as long as the enemy stands still.

use crate::battle::{Battle, MarchLimit};
use crate::quad::Quad;
use crate::state::{Place, State};
use crate::unit::{Side, UnitId, UnitSet};
use hex_wargame::{Barrier, Flood};
use hexmap::HexSet;

/// The barriers that the enemy makes, with everything they depend on, so that they are made anew only
/// when something of that has changed.
pub struct Outlook {
    /// The battle it belongs to; none yet if 0.
    battle: u64,
    /// How often the barriers were made anew.
    view: u64,
    side: Side,
    enemy_places: Vec<Place>,
    enemy_disrupted: UnitSet,
    held: HexSet,
    controlled: HexSet,
    /// The barrier to units without special rights or limits; others follow as they are needed.
    barriers: Vec<(Footing, Barrier)>,
    /// Memory for floods over them.
    flood: Flood,
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
            view: 0,
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
}

impl Outlook {
    /// Looks at the enemy of `side`.
    pub(crate) fn look<B: Battle>(&mut self, quad: &Quad<B>, state: &State<B::Exclusive>, side: Side) {
        let enemy = side.enemy();
        let places = &state.place.as_slice()[quad.roster.range(enemy)];
        let disrupted = state.disrupted.and(quad.roster.set_of(enemy));
        if self.battle == quad.serial
            && self.side == side
            && self.enemy_disrupted == disrupted
            && self.enemy_places == places
        {
            return;
        }
        self.battle = quad.serial;
        self.view += 1;
        self.side = side;
        self.enemy_places.clear();
        self.enemy_places.extend_from_slice(places);
        self.enemy_disrupted = disrupted;
        self.held = quad.held_by(state, enemy);
        self.controlled = quad.zone_of(state, enemy);
        self.barriers.truncate(1);
        self.barriers[0].1.set(&self.held, &self.controlled);
    }

    /// Which view of the enemy this is: what was made from another one no longer holds.
    pub(crate) fn view(&self) -> u64 {
        self.view
    }

    /// What stands in the way of a unit, with memory for a flood over it.
    pub(crate) fn barrier_to<B: Battle>(
        &mut self,
        quad: &Quad<B>,
        state: &State<B::Exclusive>,
        unit: UnitId,
    ) -> (&Barrier, &mut Flood) {
        self.look(quad, state, quad.side(unit));
        self.barrier(quad, quad.footing(state, unit))
    }

    /// What stands in the way of a side's units without special rights or limits.
    pub(crate) fn barrier_to_side<B: Battle>(
        &mut self,
        quad: &Quad<B>,
        state: &State<B::Exclusive>,
        side: Side,
    ) -> &Barrier {
        self.look(quad, state, side);
        &self.barriers[0].1
    }

    /// The barrier to units on a footing, with memory for a flood over it.
    pub(crate) fn barrier<B: Battle>(&mut self, quad: &Quad<B>, footing: Footing) -> (&Barrier, &mut Flood) {
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

//! Building works (7).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Stage, State};
use crate::unit::Side;
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::Log;

/// The highest level of a work.
const HIGHEST: u8 = 3;

impl Crimea {
    /// May the player build a level there (7, rulings T6, T7)? Every level costs a point.
    pub(crate) fn judge_build(&self, state: &State, at: Hex) -> Verdict {
        if state.stage != Stage::Fortification {
            return Err(bar!("crimea:7.p1.a", "not-the-time-to-build"));
        }
        if state.fort_points == 0 {
            return Err(bar!("crimea:7.p1.a", "no-fort-points-left"));
        }
        if !self.ground.land.contains(at) {
            return Err(bar!("crimea:7.p1.c", "has-no-land-for-work", hex = at));
        }
        let side = state.player;
        if self.holds(state, at, side.enemy()) {
            return Err(bar!("crimea:7.p1.c", "enemy-is-in", hex = at));
        }
        let is_quiet = self.controls(state, at, side) && !self.is_next_to_enemy(state, at, side);
        if !is_quiet && !self.holds(state, at, side) {
            return Err(bar!("crimea:7.p1.c", "cannot-build-in", hex = at));
        }
        let level = state.works.level(at);
        if level >= HIGHEST {
            return Err(bar!("crimea:7.p2", "work-is-at-highest-level", hex = at));
        }
        if level >= self.highest_level(state, at, side) {
            return Err(bar!("crimea:7.p1.d", "higher-works-need-a-city"));
        }
        Ok(())
    }

    /// How high a side may build in a hex (7.p1.d, 7.p6, 7.p7.d).
    fn highest_level(&self, state: &State, at: Hex, side: Side) -> u8 {
        let is_high = self.ground.city.contains(at)
            || side == Side::Russian && (at == self.star_fort() || self.is_before_the_town(state, at));
        if is_high { HIGHEST } else { 1 }
    }

    /// All land, and next to a city hex that has a work (ruling T7).
    fn is_before_the_town(&self, state: &State, at: Hex) -> bool {
        self.ground.full_land.contains(at)
            && (*self.ground.around(at) & self.ground.city).intersects(&state.works.all())
    }

    pub(crate) fn build(&self, state: &mut State, at: Hex, log: &mut Log<Event>) {
        let side = state.player;
        let level = state.works.level(at) + 1;
        state.works.set(at, level, side);
        state.fort_points -= 1;
        log.tell(|| Event::Built { side, at, level });
    }

    /// The hexes where a level can be built now.
    fn building_ground(&self, state: &State) -> HexSet {
        if state.fort_points == 0 {
            return HexSet::EMPTY;
        }
        let side = state.player;
        let (own, enemy) = (self.held_by(state, side), self.held_by(state, side.enemy()));
        let controlled = match side {
            Side::Allied => self.ground.land & state.allied_ground,
            Side::Russian => self.ground.land - state.allied_ground,
        };
        let mut open = ((controlled - self.zone_of(state, side.enemy())) | own) - enemy;
        for hex in &(open & state.works.all()) {
            if state.works.level(hex) >= self.highest_level(state, hex, side) {
                open.remove(hex);
            }
        }
        open
    }

    /// Is there a point, and a hex to spend it in?
    pub(crate) fn can_build(&self, state: &State) -> bool {
        !self.building_ground(state).is_empty()
    }

    pub(crate) fn offer_fortification(&self, state: &State, out: &mut Vec<Decision>) {
        self.building_ground(state).for_each(|at| out.push(Decision::Build { at }));
    }
}

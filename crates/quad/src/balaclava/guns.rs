//! The guns of the four redoubts (18.0): captured when they are left alone in a Russian zone.

use super::{Balaclava, Exclusive};
use crate::event::Event;
use crate::phrasebook::text;
use crate::quad::Quad;
use crate::state::{Opening, Phase, Place, Stage, State};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::{Case, Log};

impl Balaclava {
    /// Guns that are alone in their hex and inside a Russian zone are captured, at any moment (18.2).
    pub(super) fn capture_lonely_guns(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        log: &mut Log<Event>,
    ) {
        for gun in &self.guns {
            if !state.combat.set_aside.contains(*gun) {
                self.capture_if_lonely(quad, state, *gun, log);
            }
        }
    }

    /// After the retreats of a melee a gun that had to retreat is captured if it can be, and lost
    /// otherwise (8.55).
    pub(super) fn judge_guns_after_retreats(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        log: &mut Log<Event>,
    ) {
        for gun in state.combat.set_aside.iter() {
            if !self.capture_if_lonely(quad, state, gun, log) {
                quad.eliminate(state, gun, "quad:8.55", log);
            }
        }
        state.combat.set_aside = UnitSet::EMPTY;
        self.capture_lonely_guns(quad, state, log);
    }

    /// Takes a gun out of the battle so that it counts for nobody (18.3).
    pub(super) fn spike_gun(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        gun: UnitId,
        log: &mut Log<Event>,
    ) {
        let hex = state.hex(gun);
        self.remove_gun(quad, state, gun, Place::Spiked);
        log.tell(|| Event::Told {
            rule: Case("balaclava:18.3"),
            text: text!("gun-is-spiked", unit = quad.unit_arg(gun)),
            unit: Some(gun),
            hex,
        });
    }

    fn remove_gun(&self, quad: &Quad<Self>, state: &mut State<Exclusive>, gun: UnitId, place: Place) {
        quad.lift(state, gun);
        state.place[gun] = place;
        quad.forget(state, gun);
    }

    fn capture_if_lonely(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        gun: UnitId,
        log: &mut Log<Event>,
    ) -> bool {
        let Some(hex) = state.hex(gun) else { return false };
        if quad.count_in(state, Side::Allied, hex) > 1 {
            return false;
        }
        let captors: UnitSet = quad.controllers(state, Side::Russian, hex).collect();
        if captors.is_empty() {
            return false;
        }
        self.capture(quad, state, gun, hex, captors, log);
        true
    }

    /// A Russian in order marches through a hex: its zone takes lonely guns in passing, before a hard ride
    /// disorders it.
    pub(super) fn capture_in_passing(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        from: Hex,
        log: &mut Log<Event>,
    ) {
        for gun in &self.guns {
            if let Some(hex) = state.hex(*gun)
                && quad.ground.zone(from).contains(hex)
                && quad.units_in(state, Side::Allied, hex).all(|unit| unit == *gun)
            {
                self.capture(quad, state, *gun, hex, UnitSet::EMPTY, log);
            }
        }
    }

    fn capture(
        &self,
        quad: &Quad<Self>,
        state: &mut State<Exclusive>,
        gun: UnitId,
        hex: Hex,
        captors: UnitSet,
        log: &mut Log<Event>,
    ) {
        self.remove_gun(quad, state, gun, Place::Captured);
        log.tell(|| Event::Told {
            rule: Case("balaclava:18.2"),
            text: text!("gun-is-captured", unit = quad.unit_arg(gun)),
            unit: Some(gun),
            hex: Some(hex),
        });
        // E:18.2: in a fire or melee one of the captors may enter at once.
        if matches!(state.phase, Phase::DefensiveFire | Phase::Evasion | Phase::OffensiveFire | Phase::Melee)
        {
            state.combat.openings.push(Opening { hex, units: captors });
            if state.combat.stage == Stage::None {
                state.combat.stage = Stage::Openings;
            }
        }
    }
}

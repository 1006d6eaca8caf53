//! Advance after melee (8.7), and into hexes that exclusive rules open.

use crate::battle::{Battle, Happening};
use crate::event::Event;
use crate::quad::Quad;
use crate::state::{NO_OPENING, Phase, Stage, State};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::{Hex, HexSet};
use kernel::{Case, Log};

impl<B: Battle> Quad<B> {
    /// Attackers that may still advance: alive, not driven back, not advanced yet.
    fn advancers(&self, state: &State<B::Exclusive>) -> UnitSet {
        let able = state.combat.attackers.without(state.combat.fled).without(state.combat.advanced);
        able.iter().filter(|unit| state.hex(*unit).is_some()).collect()
    }

    /// The ways of an advance along the paths of retreat: each as the hexes entered (8.71 to 8.74).
    fn advance_way(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Option<Vec<Hex>> {
        let mut found = None;
        self.advances(state, unit, &mut |way| {
            if found.is_none() && way.last() == Some(&to) {
                found = Some(way.to_vec());
            }
        });
        found
    }

    fn advances(&self, state: &State<B::Exclusive>, unit: UnitId, tell: &mut impl FnMut(&[Hex])) {
        let Some(start) = state.hex(unit) else { return };
        let side = self.side(unit);
        let zone = self.zone_of(state, side.enemy());
        let arm = self.arm(unit);
        for trail in state.combat.trails.iter() {
            let mut from = start;
            for (index, hex) in trail.iter().enumerate() {
                let passable = self.combat_neighbours(arm, from).any(|next| next == *hex);
                if !passable || self.units_in(state, side.enemy(), *hex).next().is_some() {
                    break;
                }
                if self.may_stack(state, unit, *hex) {
                    tell(&trail[..=index]);
                }
                if zone.contains(*hex) {
                    break; // 8.73
                }
                from = *hex;
            }
        }
    }

    /// The hexes into which a unit may advance now.
    pub(crate) fn advance_choices(&self, state: &State<B::Exclusive>, unit: UnitId) -> HexSet {
        let mut hexes = HexSet::EMPTY;
        match state.combat.stage {
            Stage::Advance if self.advancers(state).contains(unit) => {
                self.advances(state, unit, &mut |way| {
                    hexes.extend(way.last().copied());
                });
            }
            Stage::Openings => {
                if let Some(opening) = state.combat.openings.last()
                    && opening.units.contains(unit)
                    && self.may_fill(state, unit, opening.hex)
                {
                    hexes.insert(opening.hex);
                }
            }
            _ => {}
        }
        hexes
    }

    /// The case by which somebody enters a hex that stands open.
    pub(crate) fn opening_rule(&self) -> &'static str {
        self.roster.ids().find_map(|unit| self.rules_of(unit).set_aside).unwrap_or("quad:8.71")
    }

    fn may_fill(&self, state: &State<B::Exclusive>, unit: UnitId, hex: Hex) -> bool {
        let side = self.side(unit);
        state.hex(unit).is_some_and(|from| {
            let arm: Arm = self.arm(unit);
            self.roster.unit(unit).movement > 0
                && !(arm.is_artillery() && state.is_disrupted(unit))
                && self.combat_neighbours(arm, from).any(|next| next == hex)
                && self.units_in(state, side.enemy(), hex).next().is_none()
                && self.may_stack(state, unit, hex)
        })
    }

    /// Those whose advance is to be decided now.
    pub(crate) fn candidates_to_advance(&self, state: &State<B::Exclusive>) -> UnitSet {
        match state.combat.stage {
            Stage::Advance => self.advancers(state),
            Stage::Openings => state.combat.openings.last().map_or(UnitSet::EMPTY, |opening| opening.units),
            _ => UnitSet::EMPTY,
        }
    }

    /// Somebody can advance.
    pub(crate) fn any_advance(&self, state: &State<B::Exclusive>) -> bool {
        self.candidates_to_advance(state).iter().any(|unit| !self.advance_choices(state, unit).is_empty())
    }

    /// The side that decides about advances.
    pub(crate) fn advancing_side(&self, state: &State<B::Exclusive>) -> Side {
        match self.candidates_to_advance(state).first() {
            Some(unit) => self.side(unit),
            None => state.phasing,
        }
    }

    pub(crate) fn judge_advance(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Verdict {
        if self.advance_choices(state, unit).contains(to) {
            return Ok(());
        }
        if !self.candidates_to_advance(state).contains(unit) {
            return Err(if state.combat.defenders.contains(unit) {
                bar!("quad:8.76", "defenders-do-not-advance", unit = unit)
            } else if state.phase.is_fire() {
                bar!("quad:7.18", "nobody-advances-after-fire")
            } else {
                bar!("quad:8.71", "may-not-advance-now", unit = unit)
            });
        }
        if let Some(bar) = self.why_closed(to) {
            return Err(bar);
        }
        let on_path = state.combat.trails.iter().any(|trail| trail.contains(&to));
        Err(if state.combat.stage == Stage::Advance && !on_path {
            bar!("quad:8.74", "is-not-on-path-of-retreat", unit = unit, hex = to)
        } else if !self.may_stack(state, unit, to) {
            bar!("quad:8.72", "cannot-stop-overstacked", unit = unit, hex = to)
        } else {
            bar!("quad:8.73", "cannot-advance", unit = unit, hex = to)
        })
    }

    pub(crate) fn advance(
        &self,
        state: &mut State<B::Exclusive>,
        unit: UnitId,
        to: Hex,
        log: &mut Log<Event>,
    ) {
        let Some(from) = state.hex(unit) else { return };
        let (way, rule) = match state.combat.stage {
            Stage::Openings => (vec![to], self.opening_rule()),
            _ => (self.advance_way(state, unit, to).unwrap_or_default(), "quad:8.71"),
        };
        state.combat.advanced.insert(unit);
        self.put_on_top(state, unit, to);
        log.tell(|| Event::Advanced { unit, from, to, rule: Case(rule) });
        for hex in way {
            self.battle.react(self, state, Happening::Stepped { unit, hex }, log);
        }
        // 8.75: out of the rest of this Melee Phase.
        self.leave_the_melee(state, unit);
        if state.phase == Phase::Melee && self.side(unit) != state.phasing {
            state.targeted.insert(unit); // nor is it attacked
        }
        self.ask_for_order(state, unit);
        if state.combat.stage == Stage::Openings {
            state.combat.openings.pop(NO_OPENING);
        }
    }
}

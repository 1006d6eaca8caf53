//! The list of every legal decision.

use crate::decision::Decision;
use crate::inkerman::Inkerman;
use crate::movement::Obstacles;
use crate::state::{BattleStep, Offer, Stage, State};
use crate::unit::{MAX_UNITS, Side, UnitId};
use hex_wargame::{Barrier, Flood};
use hexmap::{Hex, HexSet};

/// Memory of a maker of lists. A flood is kept as long as nothing has changed in the hexes it saw.
pub struct Scratch {
    /// The game it belongs to; none yet if 0.
    game: u64,
    /// What stood in the way of each side when it moved last.
    obstacles: [Option<Obstacles>; 2],
    reaches: Vec<Reach>,
    barrier: Barrier,
    flood: Flood,
}

/// How far a unit can move, as last measured.
#[derive(Clone)]
struct Reach {
    from: Option<Hex>,
    reach: HexSet,
    /// Every hex that the flood looked at.
    seen: HexSet,
}

impl Reach {
    const NONE: Reach = Reach { from: None, reach: HexSet::EMPTY, seen: HexSet::EMPTY };
}

impl Default for Scratch {
    fn default() -> Self {
        Scratch {
            game: 0,
            obstacles: [None; 2],
            reaches: vec![Reach::NONE; MAX_UNITS],
            barrier: Barrier::none(),
            flood: Flood::default(),
        }
    }
}

impl Inkerman {
    /// Puts every legal decision into `out`.
    pub(crate) fn list(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        out.clear();
        let Some(side) = self.deciding_side(state) else { return };
        let capitulate = Decision::Capitulate { side };
        match state.stage {
            Stage::Over => return,
            Stage::Order => {
                out.extend([Decision::Roll, capitulate]);
                return;
            }
            Stage::First | Stage::Second => {}
        }
        if state.offer == Offer::Made {
            out.extend([Decision::Accept, Decision::Refuse, capitulate]);
            return;
        }
        match state.battle.step {
            BattleStep::None if state.in_hand.is_some() => self.list_march(state, scratch, out),
            BattleStep::None => self.list_actions(state, scratch, out),
            BattleStep::Declaring => {
                let joiners =
                    self.roster.of(state.active).filter(|unit| self.judge_join(state, *unit).is_ok());
                out.extend(joiners.map(|unit| Decision::Join { unit }));
                if !state.battle.attackers.is_empty() {
                    out.push(Decision::Roll);
                }
                out.push(capitulate);
            }
            BattleStep::AttackerLosses | BattleStep::DefenderLosses => {
                out.extend(self.losers(state).iter().map(|unit| Decision::Lose { unit }));
                out.push(capitulate);
            }
            BattleStep::Advance => {
                out.extend(self.advancers(state).iter().map(|unit| Decision::Advance { unit }));
                out.extend([Decision::Decline, capitulate]);
            }
            BattleStep::Momentum => {
                out.extend(self.momentum_targets(state).iter().map(|at| Decision::Aim { at }));
                for unit in state.battle.attackers.iter() {
                    self.flanks(state, unit).for_each(|to| out.push(Decision::Flank { unit, to }));
                }
                out.extend([Decision::Decline, capitulate]);
            }
        }
    }

    fn list_march(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        if let Some((unit, hex)) = state.in_hand.and_then(|unit| Some((unit, state.hex(unit)?))) {
            let obstacles = self.obstacles(state, state.active);
            let reach = self.flood(state, unit, hex, &obstacles, &mut scratch.flood);
            self.list_moves(state, unit, hex, &reach, &obstacles, out);
        }
        out.extend([Decision::Halt, Decision::Capitulate { side: state.active }]);
    }

    fn list_moves(
        &self,
        state: &State,
        unit: UnitId,
        from: Hex,
        reach: &HexSet,
        obstacles: &Obstacles,
        out: &mut Vec<Decision>,
    ) {
        reach.for_each(|to| out.push(Decision::Move { unit, to }));
        let near = *self.ground.around(from) & *reach;
        near.for_each(|to| {
            if self.step_over(state, unit, from, to, obstacles).is_some() {
                out.push(Decision::Step { unit, to });
            }
        });
    }

    fn list_actions(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        if state.is_combat_phase() {
            self.list_attacks(state, out);
        } else {
            self.list_movement(state, scratch, out);
        }
        out.extend(self.targets_of_guns(state).iter().map(|unit| Decision::Bombard { unit }));
        // What ends the phase is the first of the buttons.
        if self.judge_offer(state).is_ok() {
            out.push(Decision::OfferEnd);
        }
        if self.judge_stop(state).is_ok() {
            out.push(Decision::Stop);
        }
        if self.judge_keeping(state).is_ok() {
            out.push(Decision::KeepMarkers);
        }
        if self.judge_spending(state).is_ok() {
            out.push(Decision::SpendMarker);
        }
        out.push(Decision::Capitulate { side: state.active });
        out.extend(self.holdable(state).iter().map(|unit| Decision::Hold { unit }));
    }

    fn list_attacks(&self, state: &State, out: &mut Vec<Decision>) {
        let enemies = self.held_by(state, state.active.enemy());
        let mut targets = HexSet::EMPTY;
        let mut flanks = Vec::new();
        for unit in self.fresh(state, state.active).iter() {
            let Some(hex) = state.hex(unit) else { continue };
            let near = *self.ground.around(hex) & enemies;
            if near.is_empty() {
                continue;
            }
            near.for_each(|at| {
                if !targets.contains(at) && self.judge_attack(state, unit, at).is_ok() {
                    targets.insert(at);
                }
            });
            self.flanks(state, unit).for_each(|to| flanks.push(Decision::Flank { unit, to }));
        }
        targets.for_each(|at| out.push(Decision::Aim { at }));
        out.append(&mut flanks);
    }

    fn list_movement(&self, state: &State, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        let side = state.active;
        let obstacles = self.obstacles(state, side);
        if scratch.game != self.serial {
            scratch.game = self.serial;
            scratch.obstacles = [None; 2];
            scratch.reaches.fill(Reach::NONE);
        }
        let changed = scratch.obstacles[side.index()].map_or(HexSet::EMPTY, |before| {
            let differs = |one: HexSet, other: HexSet| (one - other) | (other - one);
            differs(before.held, obstacles.held)
                | differs(before.controlled, obstacles.controlled)
                | differs(before.full, obstacles.full)
        });
        scratch.obstacles[side.index()] = Some(obstacles);
        scratch.barrier.set(&obstacles.held, &obstacles.controlled);
        for unit in self.roster.of(side) {
            let known = &mut scratch.reaches[unit.index()];
            if known.from.is_some() && known.seen.intersects(&changed) {
                known.from = None;
            }
        }
        for unit in self.fresh(state, side).iter() {
            let Some(hex) = state.hex(unit) else { continue };
            if scratch.reaches[unit.index()].from != Some(hex) {
                let Scratch { barrier, flood, .. } = scratch;
                let passed = self.flood_over(state, unit, hex, &obstacles, barrier, flood);
                // What was come to, and what was refused next to it.
                let mut seen = *self.ground.around(hex);
                seen.insert(hex);
                passed.for_each(|at| seen |= *self.ground.around(at));
                let reach = passed - obstacles.full;
                scratch.reaches[unit.index()] = Reach { from: Some(hex), reach, seen };
            }
            let reach = scratch.reaches[unit.index()].reach;
            self.list_moves(state, unit, hex, &reach, &obstacles, out);
        }
        if side == Side::Allied {
            let open = self.tables.entry_area - self.blocked_entries(state);
            for unit in self.enterable(state).iter() {
                open.for_each(|at| {
                    if self.entry_price(unit, at).is_some() {
                        out.push(Decision::Enter { unit, at });
                    }
                });
            }
        }
    }
}

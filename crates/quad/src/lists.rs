//! The list of every legal decision.

use crate::battle::Battle;
use crate::decision::Decision;
use crate::quad::Quad;
use crate::reach::{Barrier, Flood, Start};
use crate::stacking::StackLoad;
use crate::state::{Phase, Place, Stage, State};
use crate::unit::{MAX_UNITS, Side, UnitId, UnitSet};
use hexmap::{CELLS, Hex, HexSet};

/// Memory of a maker of lists. During one's own Movement Phase the enemy stands still, so how far a unit
/// can go changes only when it moves itself: floods are kept as long as everything they depend on is
/// the same, compared in full.
pub struct Scratch {
    side: Side,
    enemy_places: Vec<Place>,
    enemy_disrupted: UnitSet,
    barrier: Barrier,
    flood: Flood,
    reaches: Vec<Reach>,
    loads: Box<[StackLoad; CELLS]>,
    loaded: Vec<Hex>,
    full: Vec<(StackLoad, HexSet)>,
}

#[derive(Clone, Copy)]
struct Reach {
    from: Option<Hex>,
    spent: u8,
    disrupted: bool,
    hexes: HexSet,
    leaves: bool,
}

const NOWHERE: Reach = Reach { from: None, spent: 0, disrupted: false, hexes: HexSet::EMPTY, leaves: false };

impl Default for Scratch {
    fn default() -> Self {
        Scratch {
            side: Side::Russian,
            enemy_places: Vec::new(),
            enemy_disrupted: UnitSet::EMPTY,
            barrier: Barrier::none(),
            flood: Flood::default(),
            reaches: vec![NOWHERE; MAX_UNITS],
            loads: Box::new([StackLoad::default(); CELLS]),
            loaded: Vec::new(),
            full: Vec::new(),
        }
    }
}

impl<B: Battle> Quad<B> {
    /// Puts every legal decision into `out`.
    pub(crate) fn list(&self, state: &State<B::Exclusive>, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        out.clear();
        if state.arriving.is_some() {
            out.extend([Decision::OnTop, Decision::Below]);
            return;
        }
        match state.combat.stage {
            Stage::Retreats => return self.list_retreats(state, out),
            Stage::Openings | Stage::Advance => {
                for unit in self.candidates_to_advance(state).iter() {
                    let hexes = self.advance_choices(state, unit);
                    hexes.for_each(|to| out.push(Decision::Advance { unit, to }));
                }
                out.push(Decision::Done);
                return;
            }
            Stage::None | Stage::Declaring => {}
        }
        match state.phase {
            Phase::Movement => self.list_movement(state, scratch, out),
            Phase::DefensiveFire | Phase::OffensiveFire => self.list_fire(state, out),
            Phase::Melee => self.list_melee(state, out),
            Phase::Evasion => {
                for unit in self.roster.of(state.phasing.enemy()) {
                    let hexes = self.evasions(state, unit);
                    hexes.for_each(|to| out.push(Decision::Evade { unit, to }));
                }
                out.push(Decision::Done);
            }
            Phase::Rally => {
                let units = state.disrupted.iter().filter(|unit| self.judge_rally(state, *unit).is_ok());
                out.extend(units.map(|unit| Decision::Rally { unit }));
                out.push(Decision::Done);
            }
            Phase::Over => {}
        }
    }

    fn list_retreats(&self, state: &State<B::Exclusive>, out: &mut Vec<Decision>) {
        if let Some(unit) = self.displaced_next(state) {
            let hexes = self.displacement_choices(state, unit);
            hexes.for_each(|to| out.push(Decision::Displace { unit, to }));
            return;
        }
        for unit in self.choosing(state).iter() {
            let hexes = self.retreat_choices(state, unit);
            hexes.for_each(|to| out.push(Decision::Retreat { unit, to }));
        }
    }

    fn list_fire(&self, state: &State<B::Exclusive>, out: &mut Vec<Decision>) {
        if let (Stage::Declaring, Some(target)) = (state.combat.stage, state.combat.targets.last()) {
            for unit in self.roster.of(self.firing_side(state)) {
                let near = state.hex(unit).is_some_and(|hex| self.ground.sight.sees(hex).contains(target));
                if near && self.judge_fire_join(state, unit).is_ok() {
                    out.push(Decision::Join { unit });
                }
            }
            if !state.combat.attackers.is_empty() {
                out.push(Decision::Roll);
            }
            return;
        }
        self.fire_targets(state, |at| {
            out.push(Decision::Aim { at });
            true
        });
        out.push(Decision::Done);
    }

    fn list_melee(&self, state: &State<B::Exclusive>, out: &mut Vec<Decision>) {
        let muster = self.muster(state);
        let declared = muster.declared(state.combat.attackers, state.combat.targets.as_slice());
        out.extend(muster.addable_hexes(declared).map(|at| Decision::Aim { at }));
        if state.combat.stage == Stage::Declaring {
            out.extend(muster.addable_attackers(declared).map(|unit| Decision::Join { unit }));
            if muster.is_allowed(declared) {
                out.push(Decision::Roll);
            }
        } else if muster.is_done() {
            out.push(Decision::Done);
        }
    }

    fn list_movement(&self, state: &State<B::Exclusive>, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        let side = state.phasing;
        self.look_at_enemy(state, side, scratch);
        self.weigh_stacks(state, side, scratch);
        for unit in self.roster.of(side) {
            match state.place[unit] {
                Place::At(hex) => {
                    self.list_marches(state, unit, hex, scratch, out);
                    if scratch.loads[hex.index()].line + scratch.loads[hex.index()].guns > 1
                        && self.judge_raise(state, unit).is_ok()
                    {
                        out.push(Decision::Raise { unit });
                    }
                }
                Place::Waiting => self.list_entries(state, unit, scratch, out),
                _ => {}
            }
        }
        for unit in self.battle.spikeable() {
            if self.battle.may_spike(self, state, *unit).is_ok() {
                out.push(Decision::Spike { unit: *unit });
            }
        }
        out.push(Decision::Done);
    }

    /// Makes the barrier anew if the enemy has changed since the last call.
    fn look_at_enemy(&self, state: &State<B::Exclusive>, side: Side, scratch: &mut Scratch) {
        let range = self.roster.range(side.enemy());
        let places = &state.place.as_slice()[range];
        let disrupted = state.disrupted.and(self.roster.set_of(side.enemy()));
        if scratch.side == side && scratch.enemy_places == places && scratch.enemy_disrupted == disrupted {
            return;
        }
        scratch.side = side;
        scratch.enemy_places.clear();
        scratch.enemy_places.extend_from_slice(places);
        scratch.enemy_disrupted = disrupted;
        scratch.barrier.set(&self.held_by(state, side.enemy()), &self.zone_of(state, side.enemy()));
        scratch.reaches.fill(NOWHERE);
    }

    /// Sums up the stacks of the moving side.
    fn weigh_stacks(&self, state: &State<B::Exclusive>, side: Side, scratch: &mut Scratch) {
        for hex in scratch.loaded.drain(..) {
            scratch.loads[hex.index()] = StackLoad::default();
        }
        for unit in self.roster.of(side) {
            if let Some(hex) = state.hex(unit) {
                let load = &mut scratch.loads[hex.index()];
                if load.line + load.guns == 0 {
                    scratch.loaded.push(hex);
                }
                *load = load.with(self.loads[unit]);
            }
        }
        scratch.full.clear();
    }

    /// The occupied hexes where a unit of this weight cannot end.
    fn full_for(&self, load: StackLoad, scratch: &mut Scratch) -> HexSet {
        if let Some((_, full)) = scratch.full.iter().find(|(known, _)| *known == load) {
            return *full;
        }
        let full = scratch
            .loaded
            .iter()
            .copied()
            .filter(|hex| !self.battle.is_legal_stack(scratch.loads[hex.index()].with(load)))
            .collect();
        scratch.full.push((load, full));
        full
    }

    fn list_marches(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        from: Hex,
        scratch: &mut Scratch,
        out: &mut Vec<Decision>,
    ) {
        if state.moved.contains(unit) && state.in_hand != Some(unit) {
            return;
        }
        let allowance = self.allowance(state, unit);
        let (spent, disrupted) = (state.spent[unit], state.is_disrupted(unit));
        if spent >= allowance {
            return;
        }
        let known = &scratch.reaches[unit.index()];
        if known.from != Some(from) || known.spent != spent || known.disrupted != disrupted {
            let start = Start { hex: from, spent, just_entered: false };
            let steps = self.ground.steps(self.gait(state, unit));
            let hexes = scratch.flood.run(steps, start, allowance, &scratch.barrier);
            let leaves = self.battle.exit_hex(self, state, unit).is_ok_and(|exit| {
                self.leave_cost(state, unit, from, exit, &scratch.flood, &scratch.barrier).is_some()
            });
            scratch.reaches[unit.index()] = Reach { from: Some(from), spent, disrupted, hexes, leaves };
        }
        let full = self.full_for(self.loads[unit], scratch);
        let reach = &scratch.reaches[unit.index()];
        let ends = reach.hexes - full;
        ends.for_each(|to| out.push(Decision::March { unit, to }));
        if reach.leaves {
            out.push(Decision::Leave { unit });
        }
    }

    fn list_entries(&self, state: &State<B::Exclusive>, unit: UnitId, scratch: &mut Scratch, out: &mut Vec<Decision>) {
        let Ok(open) = self.entry_hexes(state, unit) else { return };
        let full = self.full_for(self.loads[unit], scratch);
        for at in open.iter() {
            let reach = self.entry_reach(state, unit, at, &scratch.barrier, &mut scratch.flood);
            (reach - full).for_each(|to| out.push(Decision::Enter { unit, at, to }));
        }
    }
}

//! The list of every legal decision.

use crate::battle::Battle;
use crate::decision::Decision;
use crate::outlook::Footing;
use crate::quad::Quad;
use crate::scratch::{Arrival, Crowd, Entries, Scratch};
use crate::stacking::StackLoad;
use crate::state::{Phase, Place, Stage, State};
use crate::unit::{Side, UnitId};
use hexmap::{Hex, HexSet};

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
        for unit in self.steps_back.iter() {
            let hexes = self.step_backs(state, unit);
            hexes.for_each(|to| out.push(Decision::Evade { unit, to }));
        }
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
        if self.battle.due_roll(state).is_some() {
            out.push(Decision::Roll);
            return;
        }
        scratch.outlook.look(self, state, side);
        scratch.drop_what_no_longer_holds();
        scratch.calls += 1;
        self.weigh_stacks(state, side, scratch);
        let mut hemmed_in = Vec::new();
        scratch.yielding = HexSet::EMPTY;
        for unit in self.roster.of(side) {
            if let Some(hex) = state.hex(unit)
                && self.measure(state, unit, hex, scratch)
            {
                self.note_who_yields(state, unit, hex, scratch, &mut hemmed_in);
            }
        }
        self.count_crowds(scratch);
        if let Some((one, other, _)) = self.crowd(state) {
            for unit in self.roster.of(side) {
                self.update_marches(unit, scratch);
            }
            self.list_marches(state, one, scratch, &hemmed_in, out);
            self.list_marches(state, other, scratch, &hemmed_in, out);
            return;
        }
        let mut blocked = None;
        for unit in self.roster.of(side) {
            let place = state.place[unit];
            if let Some(hex) = place.hex() {
                self.update_marches(unit, scratch);
                self.list_marches(state, unit, scratch, &hemmed_in, out);
                let stack = &scratch.loads[hex.index()];
                let is_top = state.level[unit] + 1 == stack.line + stack.guns;
                if !is_top {
                    out.push(Decision::Raise { unit });
                }
            } else if place == Place::Waiting {
                self.list_entries(state, unit, scratch, &mut blocked, &hemmed_in, out);
            }
        }
        for unit in self.spikeable.iter() {
            if self.battle.may_spike(self, state, unit).is_ok() {
                out.push(Decision::Spike { unit });
            }
        }
        if self.battle.may_end_movement(self, state, &mut scratch.outlook).is_ok() {
            out.push(Decision::Done);
        }
    }

    /// Sums up the stacks of the moving side: those that have changed since the last list.
    fn weigh_stacks(&self, state: &State<B::Exclusive>, side: Side, scratch: &mut Scratch) {
        let Scratch { places, loads, restacked, .. } = scratch;
        let range = self.roster.range(side);
        let now = &state.place.as_slice()[range.clone()];
        restacked.clear();
        if places.len() != now.len() {
            places.clear();
            places.resize(now.len(), Place::Absent);
            loads.fill(StackLoad::default());
        }
        for (index, (before, after)) in places.iter_mut().zip(now).enumerate() {
            if before != after {
                let load = self.loads[UnitId((range.start + index) as u8)];
                if let Some(hex) = before.hex() {
                    loads[hex.index()] = loads[hex.index()].without(load);
                    restacked.push(hex);
                }
                if let Some(hex) = after.hex() {
                    loads[hex.index()] = loads[hex.index()].with(load);
                    restacked.push(hex);
                }
                *before = *after;
            }
        }
    }

    /// Notes a unit that stands alone and can march on, so that another may come where it is. One that can go nowhere as
    /// the others stand now, though it has not moved, is hemmed in.
    #[inline]
    fn note_who_yields(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        hex: Hex,
        scratch: &mut Scratch,
        hemmed_in: &mut Vec<UnitId>,
    ) {
        let Scratch { marches, loads, yielding, .. } = scratch;
        let there = loads[hex.index()];
        if there.line != 1 || there.guns != 0 || state.moved.contains(unit) {
            return;
        }
        let known = &mut marches[unit.index()];
        let is_free = |hex: &Hex| loads[hex.index()] == StackLoad::default();
        if !known.refuge.is_some_and(|refuge| is_free(&refuge)) {
            known.refuge = known.reach.iter().find(is_free);
        }
        if known.refuge.is_some() {
            yielding.insert(hex);
        } else {
            hemmed_in.push(unit);
        }
    }

    /// Brings the crowds up to date: where units of each weight cannot end.
    fn count_crowds(&self, scratch: &mut Scratch) {
        let Scratch { crowds, places, restacked, loads, yielding, .. } = scratch;
        let is_full = |load: StackLoad, hex: Hex| {
            let there = loads[hex.index()];
            there.line + there.guns > 0 && !self.battle.is_legal_stack(there.with(load))
        };
        if crowds.len() != self.load_kinds.len() {
            crowds.clear();
            for load in &self.load_kinds {
                let held = places.iter().filter_map(|place| place.hex());
                let full: HexSet = held.filter(|hex| is_full(*load, *hex)).collect();
                crowds.push(Crowd { full, shut: full - *yielding, changed: Vec::new() });
            }
            return;
        }
        for (crowd, load) in crowds.iter_mut().zip(&self.load_kinds) {
            for hex in restacked.iter().copied() {
                if is_full(*load, hex) {
                    crowd.full.insert(hex);
                } else {
                    crowd.full.remove(hex);
                }
            }
            let shut = crowd.full - *yielding;
            crowd.changed.clear();
            ((shut - crowd.shut) | (crowd.shut - shut)).for_each(|hex| crowd.changed.push(hex));
            crowd.shut = shut;
        }
    }

    /// Measures how far a unit can march, unless that is known; says whether it may.
    fn measure(&self, state: &State<B::Exclusive>, unit: UnitId, from: Hex, scratch: &mut Scratch) -> bool {
        if state.moved.contains(unit) && state.in_hand != Some(unit) {
            return false;
        }
        let allowance = self.allowance(state, unit);
        let (spent, disrupted) = (state.spent[unit], state.is_disrupted(unit));
        if spent >= allowance || self.battle.may_move(self, state, unit).is_err() {
            return false;
        }
        let footing = self.footing(state, unit);
        let exit = self.battle.exit_hex(self, state, unit).ok();
        let known = &scratch.marches[unit.index()];
        let is_new = known.from != Some(from)
            || known.spent != spent
            || known.disrupted != disrupted
            || known.footing != footing
            || known.exit != exit;
        if is_new {
            let (reach, leaves) = self.measure_reach(state, unit, from, footing, exit, scratch);
            let marches = &mut scratch.marches[unit.index()];
            (marches.from, marches.spent, marches.disrupted) = (Some(from), spent, disrupted);
            (marches.footing, marches.exit) = (footing, exit);
            (marches.reach, marches.leaves, marches.refuge) = (reach, leaves, None);
            marches.call = 0;
        }
        scratch.marches[unit.index()].measured = scratch.calls;
        true
    }

    /// Brings the list of a unit's marches up to date.
    fn update_marches(&self, unit: UnitId, scratch: &mut Scratch) {
        let Scratch { crowds, marches, calls, .. } = scratch;
        let crowd = &crowds[usize::from(self.load_kind[unit])];
        let marches = &mut marches[unit.index()];
        if marches.measured != *calls {
            return;
        }
        if marches.call == 0 || marches.call + 1 != *calls {
            marches.list.clear();
            (marches.reach - crowd.shut).for_each(|to| marches.list.push(Decision::March { unit, to }));
        } else {
            marches.follow(unit, crowd);
        }
        marches.call = *calls;
    }

    fn list_marches(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        scratch: &mut Scratch,
        hemmed_in: &[UnitId],
        out: &mut Vec<Decision>,
    ) {
        let marches = &scratch.marches[unit.index()];
        if marches.measured != scratch.calls {
            return;
        }
        // Copied, not cloned: a plain copy of memory.
        out.extend(marches.list.iter().copied());
        if marches.leaves {
            out.push(Decision::Leave { unit });
        }
        if !hemmed_in.is_empty() {
            let meetings = self.meetings(state, unit, hemmed_in, scratch, marches.reach);
            out.extend(meetings.into_iter().map(|to| Decision::March { unit, to }));
        }
    }

    /// Where a unit may meet friends who can go nowhere as long as everybody stays where he is: they go where it
    /// was, or where somebody else makes room in turn.
    fn meetings(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        hemmed_in: &[UnitId],
        scratch: &Scratch,
        reach: HexSet,
    ) -> Vec<Hex> {
        let crowd = &scratch.crowds[usize::from(self.load_kind[unit])];
        let mut reach_of = |other: UnitId| scratch.marches[other.index()].reach;
        let near = hemmed_in.iter().filter_map(|friend| Some((*friend, state.hex(*friend)?)));
        near.filter(|(_, hex)| reach.contains(*hex) && crowd.shut.contains(*hex))
            .filter(|(friend, _)| self.makes_room(state, unit, *friend, &mut reach_of))
            .map(|(_, hex)| hex)
            .collect()
    }

    /// How far a unit can go, and whether it can leave the map.
    fn measure_reach(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        from: Hex,
        footing: Footing,
        exit: Option<Hex>,
        scratch: &mut Scratch,
    ) -> (HexSet, bool) {
        let (gait, allowance, spent) =
            (self.gait(state, unit), self.allowance(state, unit), state.spent[unit]);
        let (barrier, flood) = scratch.outlook.barrier(self, footing);
        let free = self.ground.free_reach(gait, allowance - spent, from, flood);
        if barrier.misses(free)
            && !barrier.controls(from)
            && exit.is_none_or(|exit| exit != from && !free.contains(exit))
        {
            return (*free, false);
        }
        let start = self.march_from(state, unit, from);
        let hexes = flood.run(self.ground.steps(gait), start, allowance, barrier);
        let leaves =
            exit.is_some_and(|exit| self.leave_cost(state, unit, from, exit, flood, barrier).is_some());
        (hexes, leaves)
    }

    fn list_entries(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        scratch: &mut Scratch,
        blocked: &mut Option<HexSet>,
        hemmed_in: &[UnitId],
        out: &mut Vec<Decision>,
    ) {
        let Ok(entry) = self.battle.entry_hexes(self, state, unit) else { return };
        let side = self.side(unit);
        let blocked = blocked.get_or_insert_with(|| {
            self.blocked_entries(state, side, scratch.outlook.barrier_to_side(self, state, side))
        });
        let open = self.open_entries(&entry, blocked);
        let crowd = usize::from(self.load_kind[unit]);
        let (known, changed) = (&scratch.entries[unit.index()], &scratch.crowds[crowd].changed);
        let holds = known.call > 0
            && known.call + 1 == scratch.calls
            && known.open == open
            && known.counts == state.entries
            && !changed.iter().any(|hex| known.reach.contains(*hex));
        if !holds {
            let shut = scratch.crowds[crowd].shut;
            let mut list = std::mem::take(&mut scratch.entries[unit.index()].list);
            let mut ends = HexSet::EMPTY;
            list.clear();
            for at in open.iter() {
                let reach = self.arrival_reach(state, unit, at, scratch);
                ends |= reach;
                (reach - shut).for_each(|to| list.push(Decision::Enter { unit, at, to }));
            }
            scratch.entries[unit.index()] =
                Entries { open, counts: state.entries, reach: ends, list, call: 0 };
        }
        let entries = &mut scratch.entries[unit.index()];
        entries.call = scratch.calls;
        out.extend(entries.list.iter().copied());
        let reach = entries.reach;
        let meetings = if hemmed_in.is_empty() {
            Vec::new()
        } else {
            self.meetings(state, unit, hemmed_in, scratch, reach)
        };
        for to in meetings {
            let at = open.iter().filter(|at| self.arrival_reach(state, unit, *at, scratch).contains(to));
            out.extend(at.map(|at| Decision::Enter { unit, at, to }));
        }
    }

    /// How far a unit gets after entering at a hex: the same for all units of its kind.
    fn arrival_reach(
        &self,
        state: &State<B::Exclusive>,
        unit: UnitId,
        at: Hex,
        scratch: &mut Scratch,
    ) -> HexSet {
        let (gait, allowance) = (self.gait(state, unit), self.allowance(state, unit));
        let price = self.entry_price(state, unit, at);
        let footing = self.footing(state, unit);
        let known = scratch.arrivals.iter().find(|arrival| {
            arrival.at == at
                && arrival.price == price
                && arrival.gait == gait
                && arrival.footing == footing
                && arrival.allowance == allowance
        });
        if let Some(arrival) = known {
            return arrival.reach;
        }
        let (barrier, flood) = scratch.outlook.barrier(self, footing);
        let reach = self.entry_reach(state, unit, at, barrier, flood);
        scratch.arrivals.push(Arrival { at, price, gait, footing, allowance, reach });
        reach
    }
}

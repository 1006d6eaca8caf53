//! The list of every legal decision.

use crate::battle::{Battle, MarchLimit};
use crate::decision::Decision;
use crate::ground::Gait;
use crate::outlook::{Footing, Outlook};
use crate::quad::Quad;
use crate::reach::Start;
use crate::stacking::StackLoad;
use crate::state::{EntryCounts, Phase, Place, Stage, State};
use crate::unit::{MAX_UNITS, Side, UnitId};
use hexmap::{CELLS, Hex, HexSet};

/// Memory of a maker of lists. During one's own Movement Phase the enemy stands still, so how far a unit
/// can go changes only when it moves itself: floods, and the lists made from them, are kept as long as
/// everything they depend on is the same, compared in full.
pub struct Scratch {
    outlook: Outlook,
    marches: Vec<Marches>,
    arrivals: Vec<Arrival>,
    entries: Vec<Entries>,
    /// The moving side's places as of the last list, and what follows from them.
    places: Vec<Place>,
    loads: Box<[StackLoad; CELLS]>,
    /// Hexes whose stacks have changed since the last list.
    restacked: Vec<Hex>,
    crowds: Vec<Crowd>,
    /// How many lists of marches were made.
    calls: u64,
}

/// The occupied hexes where a unit of some weight cannot end.
struct Crowd {
    full: HexSet,
    /// Hexes that have become full or free since the list before.
    changed: Vec<Hex>,
}

/// The marches of one unit, as last listed.
#[derive(Clone)]
struct Marches {
    from: Option<Hex>,
    spent: u8,
    disrupted: bool,
    reach: HexSet,
    footing: Footing,
    exit: Option<Hex>,
    leaves: bool,
    list: Vec<Decision>,
    /// The last call for which the list was right.
    call: u64,
}

impl Marches {
    const NONE: Marches = Marches {
        from: None,
        spent: 0,
        disrupted: false,
        reach: HexSet::EMPTY,
        footing: Footing { heedless: false, limit: MarchLimit::NONE },
        exit: None,
        leaves: false,
        list: Vec::new(),
        call: 0,
    };
}

impl Marches {
    /// Takes hexes that have become full out of the list, and puts those in that have become free. The
    /// list is in the order of the hexes.
    fn follow(&mut self, unit: UnitId, crowd: &Crowd) {
        for to in crowd.changed.iter().copied().filter(|hex| self.reach.contains(*hex)) {
            let place = self
                .list
                .partition_point(|known| matches!(known, Decision::March { to: hex, .. } if *hex < to));
            if crowd.full.contains(to) {
                self.list.remove(place);
            } else {
                self.list.insert(place, Decision::March { unit, to });
            }
        }
    }
}

/// The entries of one waiting unit, as last listed.
#[derive(Clone)]
struct Entries {
    open: HexSet,
    counts: EntryCounts,
    /// All hexes where the unit could end.
    reach: HexSet,
    list: Vec<Decision>,
    /// The last call for which the list was right; 0 if there is none.
    call: u64,
}

impl Entries {
    const NONE: Entries = Entries {
        open: HexSet::EMPTY,
        counts: EntryCounts::NONE,
        reach: HexSet::EMPTY,
        list: Vec::new(),
        call: 0,
    };
}

/// How far a kind of unit gets after entering at a hex for a price.
struct Arrival {
    at: Hex,
    price: Option<u8>,
    gait: Gait,
    footing: Footing,
    allowance: u8,
    reach: HexSet,
}

impl Default for Scratch {
    fn default() -> Self {
        Scratch {
            outlook: Outlook::default(),
            marches: vec![Marches::NONE; MAX_UNITS],
            arrivals: Vec::new(),
            entries: vec![Entries::NONE; MAX_UNITS],
            places: Vec::new(),
            loads: Box::new([StackLoad::default(); CELLS]),
            restacked: Vec::new(),
            crowds: Vec::new(),
            calls: 0,
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
        for unit in self.battle.steps_back().iter() {
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
        if scratch.outlook.refresh(self, state, side) {
            scratch.marches.iter_mut().for_each(|marches| marches.from = None);
            scratch.arrivals.clear();
            scratch.entries.iter_mut().for_each(|entries| entries.call = 0);
            scratch.crowds.clear();
            scratch.places.clear();
        }
        scratch.calls += 1;
        self.weigh_stacks(state, side, scratch);
        self.count_crowds(scratch);
        let mut blocked = None;
        for unit in self.roster.of(side) {
            let place = state.place[unit];
            if let Some(hex) = place.hex() {
                self.list_marches(state, unit, hex, scratch, out);
                let stack = &scratch.loads[hex.index()];
                let is_top = state.level[unit] + 1 == stack.line + stack.guns;
                if !is_top && !state.raised.contains(unit) {
                    out.push(Decision::Raise { unit });
                }
            } else if place == Place::Waiting {
                self.list_entries(state, unit, scratch, &mut blocked, out);
            }
        }
        for unit in self.battle.spikeable() {
            if self.battle.may_spike(self, state, *unit).is_ok() {
                out.push(Decision::Spike { unit: *unit });
            }
        }
        if self.battle.may_end_movement(self, state).is_ok() {
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

    /// Brings the crowds up to date: where units of each weight cannot end.
    fn count_crowds(&self, scratch: &mut Scratch) {
        let Scratch { crowds, places, restacked, loads, .. } = scratch;
        let is_full = |load: StackLoad, hex: Hex| {
            let there = loads[hex.index()];
            there.line + there.guns > 0 && !self.battle.is_legal_stack(there.with(load))
        };
        if crowds.len() != self.load_kinds.len() {
            crowds.clear();
            for load in &self.load_kinds {
                let held = places.iter().filter_map(|place| place.hex());
                let full = held.filter(|hex| is_full(*load, *hex)).collect();
                crowds.push(Crowd { full, changed: Vec::new() });
            }
            return;
        }
        for (crowd, load) in crowds.iter_mut().zip(&self.load_kinds) {
            crowd.changed.clear();
            for hex in restacked.iter().copied() {
                if is_full(*load, hex) != crowd.full.contains(hex) {
                    if !crowd.full.remove(hex) {
                        crowd.full.insert(hex);
                    }
                    crowd.changed.push(hex);
                }
            }
        }
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
        if spent >= allowance || self.battle.may_move(self, state, unit).is_err() {
            return;
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
            (marches.reach, marches.leaves) = (reach, leaves);
        }
        let crowd = usize::from(self.load_kind[unit]);
        let Scratch { crowds, marches, calls, .. } = scratch;
        let (crowd, marches) = (&crowds[crowd], &mut marches[unit.index()]);
        if is_new || marches.call + 1 != *calls {
            marches.list.clear();
            (marches.reach - crowd.full).for_each(|to| marches.list.push(Decision::March { unit, to }));
        } else {
            marches.follow(unit, crowd);
        }
        marches.call = *calls;
        // Copied, not cloned: a plain copy of memory.
        out.extend(marches.list.iter().copied());
        if marches.leaves {
            out.push(Decision::Leave { unit });
        }
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
        let free = self.ground.free_reach(gait, allowance - spent, from);
        if barrier.misses(free)
            && !barrier.controls(from)
            && exit.is_none_or(|exit| exit != from && !free.contains(exit))
        {
            return (*free, false);
        }
        let start = Start { hex: from, spent, just_entered: false };
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
        out: &mut Vec<Decision>,
    ) {
        let Ok(scheduled) = self.battle.entry_hexes(self, state, unit) else { return };
        let side = self.side(unit);
        let blocked = blocked
            .get_or_insert_with(|| self.blocked_entries(state, side, scratch.outlook.common_barrier()));
        let open = self.open_entries(&scheduled, blocked);
        let crowd = usize::from(self.load_kind[unit]);
        let (known, changed) = (&scratch.entries[unit.index()], &scratch.crowds[crowd].changed);
        let holds = known.call > 0
            && known.call + 1 == scratch.calls
            && known.open == open
            && known.counts == state.entries
            && !changed.iter().any(|hex| known.reach.contains(*hex));
        if !holds {
            let full = scratch.crowds[crowd].full;
            let mut list = std::mem::take(&mut scratch.entries[unit.index()].list);
            let mut ends = HexSet::EMPTY;
            list.clear();
            for at in open.iter() {
                let reach = self.arrival_reach(state, unit, at, scratch);
                ends |= reach;
                (reach - full).for_each(|to| list.push(Decision::Enter { unit, at, to }));
            }
            scratch.entries[unit.index()] =
                Entries { open, counts: state.entries, reach: ends, list, call: 0 };
        }
        let entries = &mut scratch.entries[unit.index()];
        entries.call = scratch.calls;
        out.extend(entries.list.iter().copied());
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

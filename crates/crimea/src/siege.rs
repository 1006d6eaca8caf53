//! Phases 2, 5 and 6: siege fire and repair (12.A.2, 12.A.5, 12.A.6, 17).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Aim, Cause, Hit, Phase, Stage, State};
use crate::unit::{Arm, Side, UnitId};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};

impl Crimea {
    pub(crate) fn judge_commit(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        if !state.is_phase(Phase::Commitment) {
            return Err(bar!("crimea:12.A.2.e", "not-the-time-to-commit"));
        }
        let Some(place) = self.siege_place(unit) else {
            return Err(bar!("crimea:12.A.2.b", "is-no-siege-artillery", unit = unit));
        };
        if state.action.commitments[place].is_some() {
            return Err(bar!("crimea:12.A.2.e", "has-a-target", unit = unit));
        }
        self.judge_siege_gun(state, unit)?;
        let reach = self.siege_reach(state, unit);
        if reach.contains(at) {
            return Ok(());
        }
        if state.works.level_for(at, Side::Russian) == 0 {
            return Err(bar!("crimea:R.G2", "no-russian-work-in", hex = at));
        }
        Err(bar!("crimea:12.A.2.c", "is-out-of-reach", unit = unit, hex = at))
    }

    /// The place of a unit among the siege artillery.
    pub(crate) fn siege_place(&self, unit: UnitId) -> Option<usize> {
        self.roster.siege.iter().position(|gun| *gun == unit)
    }

    /// May a siege unit bombard anything at all now (12.A.2, 17)?
    fn judge_siege_gun(&self, state: &State, unit: UnitId) -> Verdict {
        if state.player != Side::Allied {
            return Err(bar!("crimea:12.A.2.a", "siege-fire-is-allied"));
        }
        if state.ammunition == 0 {
            return Err(bar!("crimea:17.A.b", "siege-artillery-has-no-ammunition-left"));
        }
        let Some(hex) = state.hex(unit) else {
            return Err(bar!("crimea:12.A.2.a", "unit-is-not-on-map", unit = unit));
        };
        if self.holds(state, hex, Side::Russian) {
            return Err(bar!("crimea:R.F5", "russians-among-guns", unit = unit));
        }
        if state.stage == Stage::Action && state.action.aims[unit] != Aim::HOLD {
            return Err(bar!("crimea:17.C.c", "has-fired-at-troops", unit = unit));
        }
        Ok(())
    }

    /// The Russian works that a siege unit reaches, over whoever stands between (12.A.2.c, ruling G2).
    fn siege_reach(&self, state: &State, unit: UnitId) -> HexSet {
        let Some(from) = state.hex(unit) else { return HexSet::EMPTY };
        let range = 1..=u32::from(self.tables.siege.range);
        let works = state.works.all();
        let near = |hex: &Hex| {
            range.contains(&from.distance(*hex)) && state.works.owner(*hex) == Some(Side::Russian)
        };
        works.iter().filter(near).collect()
    }

    pub(crate) fn commit(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        if let Some(place) = self.siege_place(unit) {
            state.action.commitments[place] = Some(at);
            log.tell(|| Event::Committed { unit, at });
        }
    }

    /// Could any siege fire be committed now, or be announced for the segment?
    pub(crate) fn can_bombard(&self, state: &State) -> bool {
        self.roster
            .siege
            .iter()
            .any(|gun| self.judge_siege_gun(state, *gun).is_ok() && !self.siege_reach(state, *gun).is_empty())
    }

    pub(crate) fn offer_commitments(&self, state: &State, out: &mut Vec<Decision>) {
        if !state.is_phase(Phase::Commitment) {
            return;
        }
        for (place, unit) in self.roster.siege.iter().copied().enumerate() {
            if state.action.commitments[place].is_none() && self.judge_siege_gun(state, unit).is_ok() {
                self.siege_reach(state, unit).for_each(|at| out.push(Decision::Commit { unit, at }));
            }
            if state.hex(unit).is_some() {
                self.offer_recall(state, unit, out);
            }
        }
    }

    /// The commitment phase ends: if something is committed, it costs an issue of ammunition, and counts as bombarded.
    pub(crate) fn pay_ammunition(&self, state: &mut State, log: &mut Log<Event>) {
        let targets: HexSet = state.action.commitments.iter().flatten().copied().collect();
        state.action.bombarded |= targets;
        if !targets.is_empty() {
            state.ammunition = state.ammunition.saturating_sub(1);
            let left = state.ammunition;
            log.tell(|| Event::AmmunitionSpent { left });
        }
    }

    /// The siege units committed against a hex, guns or mortars.
    pub(crate) fn committed_at(
        &self,
        state: &State,
        at: Hex,
        mortars: bool,
    ) -> impl Iterator<Item = (UnitId, u32)> {
        let arm = if mortars { Arm::SiegeMortars } else { Arm::SiegeGuns };
        self.roster
            .siege
            .iter()
            .copied()
            .zip(state.action.commitments)
            .filter(move |(unit, target)| *target == Some(at) && self.roster.unit(*unit).arm == arm)
            .filter(|(unit, _)| state.hex(*unit).is_some())
            .map(|(unit, _)| (unit, self.siege_factor(state, unit)))
    }

    /// A siege unit's factor in siege fire.
    pub(crate) fn siege_factor(&self, state: &State, unit: UnitId) -> u32 {
        self.roster.unit(unit).fire[usize::from(state.steps[unit])].into()
    }

    /// Phase 5: rolls all siege fire, takes levels off works, queues hits.
    pub(crate) fn resolve_siege_fire(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let targets: HexSet = state.action.commitments.iter().flatten().copied().collect();
        targets.for_each(|at| {
            // A work that the Allies have walked into since is theirs, and is spared.
            if state.works.level_for(at, Side::Russian) == 0 {
                return;
            }
            let mut hit = Hit { at, side: Side::Russian, steps: 0, check: false, cause: Cause::SiegeGuns };
            let garrison = self.troops_in(state, at, Side::Russian);
            let mut is_hit = false;
            for mortars in [false, true] {
                let factors: u32 = self.committed_at(state, at, mortars).map(|(_, factor)| factor).sum();
                if factors == 0 {
                    continue;
                }
                dice.throw_for(at.index() as u32);
                let die = dice.roll(6);
                let result = self.tables.siege.result(factors, die);
                log.tell(|| Event::SiegeRolled { at, mortars, factors, die, result });
                let steps = if mortars { result } else { result - self.breach(state, at, result, log) };
                // Disrupted units rout again even if the mortars have no effect (12.B.1.p7, ruling MO5).
                if steps > 0 || mortars && garrison.intersects(state.disrupted) {
                    is_hit = true;
                    hit.steps += steps;
                    hit.cause = if mortars { Cause::Mortars } else { Cause::SiegeGuns };
                }
            }
            // Guns and mortars hit the garrison at once: nobody gets out of the way of either (12.A.5.d).
            if is_hit && !garrison.is_empty() {
                state.toll.waiting.push(hit);
            }
        });
    }

    /// Takes levels off a work, as many as it has, and says how many those were.
    fn breach(&self, state: &mut State, at: Hex, levels: u8, log: &mut Log<Event>) -> u8 {
        let before = state.works.level(at);
        let off = levels.min(before);
        if off > 0 {
            let level = before - off;
            state.works.set(at, level, Side::Russian);
            if let Some(room) = state.action.breaches.iter_mut().find(|breach| breach.is_none()) {
                *room = Some((at, off));
            }
            log.tell(|| Event::Breached { at, level });
        }
        off
    }

    /// Phase 6: rolls for repair if siege guns fired. Sets `repairs`.
    pub(crate) fn roll_repair(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        state.action.repairs = 0;
        if self.repairable(state).is_empty() {
            return;
        }
        let die = dice.roll(6);
        let levels = self.tables.siege.repaired(die);
        log.tell(|| Event::RepairRolled { die, levels });
        state.action.repairs = levels;
        self.finish_repairs(state, log);
    }

    /// Levels that a work lost in this action turn and can still get back.
    fn breach_in(&self, state: &State, at: Hex) -> u8 {
        let gone = self.holds(state, at, Side::Allied) && !self.holds(state, at, Side::Russian);
        if gone || state.works.owner(at) == Some(Side::Allied) {
            return 0;
        }
        state.action.breaches.iter().flatten().find(|(hex, _)| *hex == at).map_or(0, |(_, levels)| *levels)
    }

    fn repairable(&self, state: &State) -> HexSet {
        let breaches = state.action.breaches.iter().flatten().map(|(hex, _)| *hex);
        breaches.filter(|hex| self.breach_in(state, *hex) > 0).collect()
    }

    /// Repairs what needs no choice: everything, or the only work that is left to repair. What is too much is lost.
    fn finish_repairs(&self, state: &mut State, log: &mut Log<Event>) {
        let open = self.repairable(state);
        let levels: u32 = open.iter().map(|hex| u32::from(self.breach_in(state, hex))).sum();
        if open.len() > 1 && levels > u32::from(state.action.repairs) {
            return;
        }
        open.for_each(|at| {
            while state.action.repairs > 0 && self.breach_in(state, at) > 0 {
                self.repair_level(state, at, log);
            }
        });
        state.action.repairs = 0;
    }

    fn repair_level(&self, state: &mut State, at: Hex, log: &mut Log<Event>) {
        let breach = state.action.breaches.iter_mut().find(|breach| breach.is_some_and(|(hex, _)| hex == at));
        let Some(Some((_, levels))) = breach else { return };
        *levels = levels.saturating_sub(1);
        state.action.repairs -= 1;
        let level = state.works.level(at) + 1;
        state.works.set(at, level, Side::Russian);
        log.tell(|| Event::Repaired { at, level });
    }

    pub(crate) fn judge_repair(&self, state: &State, at: Hex) -> Verdict {
        if !state.is_phase(Phase::Repair) || state.action.repairs == 0 {
            return Err(bar!("crimea:12.A.6.a", "no-repairs-left"));
        }
        if self.breach_in(state, at) == 0 {
            return Err(bar!("crimea:12.A.6.b", "work-lost-no-level", hex = at));
        }
        Ok(())
    }

    pub(crate) fn repair(&self, state: &mut State, at: Hex, log: &mut Log<Event>) {
        self.repair_level(state, at, log);
        self.finish_repairs(state, log);
    }

    pub(crate) fn offer_repairs(&self, state: &State, out: &mut Vec<Decision>) {
        if state.is_phase(Phase::Repair) && state.action.repairs > 0 {
            self.repairable(state).for_each(|at| out.push(Decision::Repair { at }));
        }
    }

    /// Siege guns that are still in Russian hands when the last action turn of the player turn is over are gone (17.C).
    pub(crate) fn lose_overrun_guns(&self, state: &mut State, log: &mut Log<Event>) {
        for unit in &self.roster.siege {
            let Some(hex) = state.hex(*unit) else { continue };
            if !self.holds(state, hex, self.side(*unit)) {
                let steps = state.steps[*unit];
                log.tell(|| Event::SiegeGunsTaken { unit: *unit, steps });
                self.strike_off(state, *unit, log);
            }
        }
    }
}

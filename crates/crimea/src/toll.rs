//! Losses, one step at a time, and what follows from them (12.A.1, E.9.c, E.12.B.1).
//!
//! A toll is one hit in one hex: first all its steps, then the morale that they cause, then retreats of whoever routs,
//! then disrupted units that rout again, then the check. Hits of the same phase wait for their turn.

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Cause, Hit, MeleeStep, Place, State, Toll, TollStep};
use crate::unit::{Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::Hex;
use kernel::{Dice, Log};

impl Cause {
    /// Steps lost in the action segment shake morale; those of winter and hunger do not (E.12.B.1.a).
    pub(crate) const fn shakes(self) -> bool {
        !matches!(self, Cause::Winter | Cause::Attrition | Cause::Isolation)
    }

    /// Fire at troops: it makes disrupted units rout again (12.B.1.p7). Siege guns fire at the work (ruling MO5).
    const fn is_fire(self) -> bool {
        matches!(self, Cause::Fire | Cause::HeldFire | Cause::PassingFire | Cause::Mortars)
    }
}

impl Crimea {
    /// Begins to settle a hit. `engaged` are units that fight in the hex: losses fall on them first. In winter and attrition
    /// they are whoever has to suffer first.
    pub(crate) fn begin_toll(&self, state: &mut State, hit: Hit, among: UnitSet, engaged: UnitSet) {
        let toll = &mut state.toll;
        *toll = Toll {
            step: TollStep::Losses,
            cause: hit.cause,
            side: hit.side,
            at: hit.at,
            owed: hit.steps,
            check: hit.check,
            among,
            engaged,
            fled: toll.fled,
            waiting: toll.waiting,
            ..Toll::NONE
        };
        if hit.cause.is_fire() {
            let disrupted = self.stack(state).and(state.disrupted);
            state.toll.routed_again =
                disrupted.iter().filter(|unit| !self.roster.unit(*unit).arm.is_siege()).collect();
        }
    }

    /// Begins to settle a hit that waited: now it is known who is left to suffer it.
    fn begin_waiting(&self, state: &mut State, hit: Hit) {
        let among = match hit.cause {
            Cause::HeldFire => self.newcomers(state, hit.at, hit.side),
            Cause::PassingFire => self.chargers_over(state, hit.at, hit.side),
            _ => UnitSet::EMPTY,
        };
        // Newcomers and chargers may all be gone by now: then nobody suffers it.
        if matches!(hit.cause, Cause::HeldFire | Cause::PassingFire) && among.is_empty() {
            return;
        }
        let aimed = self.aimed_in(state, hit.at, hit.side).without(state.toll.fled);
        self.begin_toll(state, hit, among, UnitSet::EMPTY);
        if hit.cause == Cause::Fire {
            // Whoever fires is within the fighting limit; of those who hold, whoever fits beside him is (12.A.1).
            state.toll.chosen = aimed;
        }
    }

    /// Settles the toll, and then those that wait, as far as no decision is needed. True if somebody has to be asked.
    pub(crate) fn proceed_toll(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) -> bool {
        loop {
            let asks = match state.toll.step {
                TollStep::None => match state.toll.waiting.pop() {
                    Some(hit) => {
                        self.begin_waiting(state, hit);
                        false
                    }
                    None => {
                        // Settled positions look alike, whatever led to them.
                        state.toll.fled = UnitSet::EMPTY;
                        return false;
                    }
                },
                TollStep::Losses => self.proceed_losses(state, log),
                TollStep::Morale => self.proceed_morale(state, dice, log),
                TollStep::Retreats => self.proceed_retreats(state, log),
            };
            if asks {
                return true;
            }
        }
    }

    /// Takes steps as long as there is no choice. True if the owner has to pick.
    fn proceed_losses(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        while state.toll.owed > 0 {
            let pool = self.next_to_lose(state);
            let Some(first) = pool.first() else { break };
            let steps: u32 = pool.iter().map(|unit| u32::from(state.steps[unit])).sum();
            if pool.len() > 1 && steps > u32::from(state.toll.owed) {
                return true;
            }
            self.lose(state, first, log);
        }
        state.toll.owed = 0;
        state.toll.step = TollStep::Morale;
        false
    }

    /// The units that a toll is about, and who stand together for morale: those still there.
    pub(crate) fn stack(&self, state: &State) -> UnitSet {
        let toll = &state.toll;
        let on_map = |set: &UnitSet| set.iter().filter(|unit| state.hex(*unit).is_some()).collect();
        match toll.cause {
            Cause::Winter | Cause::Attrition | Cause::Isolation | Cause::PassingFire => on_map(&toll.among),
            _ => self.troops_in(state, toll.at, toll.side).without(toll.fled),
        }
    }

    /// Whom the next step can be taken off: the first of the groups of rule 12.A.1 in which somebody is left.
    pub(crate) fn next_to_lose(&self, state: &State) -> UnitSet {
        let toll = &state.toll;
        let mut pool = self.stack(state);
        if !toll.among.is_empty() {
            pool = pool.and(toll.among);
        }
        // A detachment inside its division bears no losses, whatever they come from (10).
        pool = pool.iter().filter(|unit| !self.is_inside_division(state, *unit)).collect();
        if !toll.cause.shakes() {
            return first_of([pool.and(toll.engaged), pool]);
        }
        let arm = |unit: UnitId| self.roster.unit(unit).arm;
        let select =
            |set: &UnitSet, test: &dyn Fn(UnitId) -> bool| set.iter().filter(|unit| test(*unit)).collect();
        let hq: UnitSet = pool.and(self.roster.headquarters);
        let fires = |unit: UnitId| toll.engaged.contains(unit) || toll.chosen.contains(unit);
        let idle: UnitSet = select(&pool, &|unit| arm(unit).is_siege() && !fires(unit));
        let ordinary = pool.without(hq).without(idle);
        let engaged = ordinary.and(toll.engaged);
        if !engaged.is_empty() {
            return engaged;
        }
        let named = self.named_to_fight(state);
        let fits = |unit: UnitId| {
            let mut set = named;
            set.insert(unit);
            self.fits_limit(state, toll.at, toll.side, &set)
        };
        // A headquarters is lost when all other friends in its hex are (E.9.c).
        let last = |unit: UnitId| {
            state.hex(unit).is_some_and(|hex| {
                self.troops_in(state, hex, toll.side).without(self.roster.headquarters).is_empty()
            })
        };
        first_of([select(&ordinary, &fits), ordinary, idle, select(&hq, &last)])
    }

    /// Who counts against the fighting limit in the toll: the engaged and the chosen, a dead one of a division by its head.
    fn named_to_fight(&self, state: &State) -> UnitSet {
        let toll = &state.toll;
        let here = Place::at(toll.at);
        let stand_in = |unit: UnitId| match self.roster.division(unit) {
            Some(division) if state.hex(unit).is_none() && state.place[division.head] == here => {
                division.head
            }
            _ => unit,
        };
        let all = toll.engaged.or(toll.chosen);
        all.iter().filter(|unit| !self.roster.unit(*unit).arm.is_siege()).map(stand_in).collect()
    }

    pub(crate) fn judge_lose(&self, state: &State, unit: UnitId) -> Verdict {
        if state.toll.step != TollStep::Losses {
            return Err(bar!("crimea:12.A.1.p2.d", "no-steps-to-lose"));
        }
        if self.next_to_lose(state).contains(unit) {
            return Ok(());
        }
        if !self.stack(state).contains(unit) {
            return Err(bar!("crimea:12.A.1.p2.d", "losses-fall-on-others", unit = unit));
        }
        if self.roster.headquarters.contains(unit) {
            return Err(bar!("crimea:E.9.c", "is-lost-last", unit = unit));
        }
        if self.is_inside_division(state, unit) {
            return Err(bar!("crimea:10.a", "is-inside-division", unit = unit));
        }
        Err(bar!("crimea:12.A.1.p2.d", "fighters-lose-first", unit = unit))
    }

    /// Takes a step that is owed off a unit, and notes the morale rolls that it causes.
    pub(crate) fn lose(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        state.toll.owed = state.toll.owed.saturating_sub(1);
        state.toll.chosen.insert(unit);
        let cause = state.toll.cause;
        let at = state.hex(unit);
        self.take_step(state, unit, cause, log);
        if !cause.shakes() {
            return;
        }
        let info = self.roster.unit(unit);
        if state.hex(unit).is_some() {
            if info.breaks_at.is_some_and(|limit| state.steps[unit] <= limit) && self.is_subject(state, unit)
            {
                state.toll.tests[unit] += 1;
            }
        } else {
            if !info.is_extra_battalion() {
                self.shake_friends(state, unit);
            }
            self.settle_ground(state, at, log);
        }
    }

    /// Takes a step off a unit, whatever the reason.
    pub(crate) fn take_step(&self, state: &mut State, unit: UnitId, cause: Cause, log: &mut Log<Event>) {
        if state.steps[unit] <= 1 {
            self.destroy(state, unit, cause, log);
            return;
        }
        state.steps[unit] -= 1;
        let (at, left) = (state.hex(unit), state.steps[unit]);
        log.tell(|| Event::StepLost { unit, at, left, cause });
        self.count_british(state, unit, 1, log);
    }

    /// Takes a unit out of the game with all its steps.
    pub(crate) fn destroy(&self, state: &mut State, unit: UnitId, cause: Cause, log: &mut Log<Event>) {
        let (at, steps) = (state.hex(unit), state.steps[unit]);
        log.tell(|| Event::Destroyed { unit, at, steps, cause });
        self.strike_off(state, unit, log);
    }

    /// Takes a unit off the map for good, without a word about why.
    pub(crate) fn strike_off(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        let steps = state.steps[unit];
        state.steps[unit] = 0;
        self.take_off(state, unit, Place::Lost);
        self.count_british(state, unit, steps, log);
    }

    /// British steps are counted, headquarters apart; the twentieth shakes the army (15).
    fn count_british(&self, state: &mut State, unit: UnitId, steps: u8, log: &mut Log<Event>) {
        if !self.roster.british.contains(unit) || self.roster.headquarters.contains(unit) {
            return;
        }
        let were_steady = self.are_british_steady(state);
        state.british_losses = state.british_losses.saturating_add(steps);
        if were_steady && !self.are_british_steady(state) {
            log.tell(|| Event::BritishShaken);
        }
    }

    /// Whoever is left alone in a hex where both sides stood holds it, and the work in it (7.p4.c).
    pub(crate) fn settle_ground(&self, state: &mut State, hex: Option<Hex>, log: &mut Log<Event>) {
        let Some(hex) = hex else { return };
        // Whoever storms a work is inside when the melee is over, not while its results are settled (7.p4.b); and until
        // then everybody knows who came from where.
        let melee = &state.action.melee;
        if melee.step != MeleeStep::None && melee.at == hex {
            return;
        }
        let holds = Side::BOTH.map(|side| self.holds(state, hex, side));
        let side = match holds {
            [true, false] => Side::BOTH[0],
            [false, true] => Side::BOTH[1],
            _ => return,
        };
        if state.works.owner(hex) == Some(side.enemy()) {
            log.tell(|| Event::WorkTaken { at: hex, side });
        }
        self.take_ground(state, hex, side);
        for unit in self.troops_in(state, hex, side).iter() {
            state.action.came_from[unit] = Place::Absent;
            state.action.locked.remove(unit);
        }
    }

    /// The last of a toll: the check, and whom it throws back (12.A.1.p3, 12.A.7.d).
    pub(crate) fn end_toll(&self, state: &mut State, log: &mut Log<Event>) {
        let Toll { cause, side, at, check, among, fled, waiting, .. } = state.toll;
        state.toll = Toll { fled, waiting, ..Toll::NONE };
        if !check {
            return;
        }
        match cause {
            Cause::HeldFire => {
                let back = self.troops_in(state, at, side).and(among);
                for unit in back.iter() {
                    self.throw_back(state, unit, at, log);
                }
                let lost = back.iter().filter(|unit| state.hex(*unit).is_none()).collect();
                self.shake_hex(state, side, at, cause, &lost);
            }
            // Chargers ignore the check on their way (12.A.7.e).
            Cause::PassingFire => {}
            _ => {
                let left = self.troops_in(state, at, side).without(fled);
                if !left.is_empty() {
                    state.action.checked = state.action.checked.or(left);
                    log.tell(|| Event::Checked { side, at });
                }
            }
        }
    }

    /// A newcomer goes back to where it came from, a charger to where its charge began, and is checked there; if enemies
    /// are there, to where a friend came from (ruling M6).
    fn throw_back(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        let side = self.side(unit);
        let action = &state.action;
        let own = [action.charged_from[unit].hex(), action.came_from[unit].hex()].into_iter().flatten();
        let others = self.entry_hexes(state, at, side);
        match own.chain(others.iter()).find(|hex| !self.holds(state, *hex, side.enemy())) {
            Some(to) => {
                self.go_back(state, unit, to, log);
                state.action.checked.insert(unit);
                log.tell(|| Event::ThrownBack { unit, to });
            }
            None => self.destroy(state, unit, Cause::HeldFire, log),
        }
    }

    /// What can be decided while a toll is settled: losses, morale, retreats.
    pub(crate) fn offer_toll(&self, state: &State, out: &mut Vec<Decision>) {
        match state.toll.step {
            TollStep::None => {}
            TollStep::Losses => {
                out.extend(self.next_to_lose(state).iter().map(|unit| Decision::Lose { unit }));
            }
            TollStep::Morale => self.offer_morale(state, out),
            TollStep::Retreats => self.offer_retreats(state, out),
        }
    }
}

/// The first set that is not empty.
fn first_of<const N: usize>(sets: [UnitSet; N]) -> UnitSet {
    sets.into_iter().find(|set| !set.is_empty()).unwrap_or_default()
}

//! Phases 8 and 11: melee (12.A.8, 12.A.11).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Cause, Hit, Melee, MeleeStep, Phase, Place, Stage, State, TollStep};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::{Dice, Log};

impl Crimea {
    /// The side that attacks in a melee phase.
    pub(crate) fn assaulting_side(&self, state: &State) -> Option<Side> {
        match state.action.phase {
            _ if state.stage != Stage::Action => None,
            Phase::AttackerMelee => Some(state.attacker()),
            Phase::DefenderMelee => Some(state.defender()),
            _ => None,
        }
    }

    /// Who decides in a melee phase: who attacks in it, or within a melee whoever is asked.
    pub(crate) fn melee_decider(&self, state: &State) -> Side {
        let side = self.assaulting_side(state).unwrap_or(state.player);
        match state.action.melee.step {
            MeleeStep::Refusals | MeleeStep::Defenders => side.enemy(),
            _ => side,
        }
    }

    /// The hexes where the side whose melee phase it is can still fight, or has to.
    pub(crate) fn fights(&self, state: &State) -> HexSet {
        let Some(side) = self.assaulting_side(state) else { return HexSet::EMPTY };
        let both = self.held_by(state, side) & self.held_by(state, side.enemy());
        let mut open = both - state.action.settled;
        if state.action.phase == Phase::DefenderMelee {
            for hex in &(open - state.action.reinforced) {
                if !self.is_fight_possible(state, hex, side) {
                    open.remove(hex);
                }
            }
        }
        open
    }

    /// Can the odds be on the table (E.CRT.1)?
    fn is_fight_possible(&self, state: &State, at: Hex, side: Side) -> bool {
        let attackers = self.able_to_attack(state, at, &self.troops_in(state, at, side));
        let defenders = self.able_to_defend(state, at, &self.troops_in(state, at, side.enemy()));
        let attack = self.best_halves(state, at, side, &attackers);
        let defence = self.best_halves(state, at, side.enemy(), &defenders);
        attack > 0 && self.tables.melee.column(attack, defence).is_some()
    }

    pub(crate) fn judge_fight(&self, state: &State, at: Hex) -> Verdict {
        let Some(side) = self.assaulting_side(state) else {
            return Err(bar!("crimea:12.A.8.p1.a", "not-a-melee-phase"));
        };
        if state.action.melee.step != MeleeStep::None {
            return Err(bar!("crimea:12.A.8.3", "finish-this-melee-first"));
        }
        if !self.map.on_map().contains(at) || !self.is_contested(state, at) {
            return Err(bar!("crimea:12.A.8.p1.a", "not-both-sides-in", hex = at));
        }
        if state.action.settled.contains(at) {
            return Err(bar!("crimea:12.A.8.1", "melee-has-been-fought", hex = at));
        }
        // Whoever has brought nobody in need not attack, and does not where it is hopeless (12.A.8.4.b).
        if state.action.phase == Phase::DefenderMelee
            && !state.action.reinforced.contains(at)
            && !self.is_fight_possible(state, at, side)
        {
            return Err(bar!("crimea:E.CRT.1", "odds-too-low", hex = at));
        }
        Ok(())
    }

    /// Begins a melee; rolls at once if nobody has to be asked before.
    pub(crate) fn fight(&self, state: &mut State, at: Hex, dice: &mut dyn Dice, log: &mut Log<Event>) {
        state.action.settled.insert(at);
        state.action.melee = Melee { step: MeleeStep::Refusals, at, ..Melee::NONE };
        self.proceed_melee(state, dice, log);
    }

    /// Units that can attack in a hex: in good order, with a melee factor, and on foot if there is a work
    /// (12.B.1.p3.b, 7.p5.c, ruling M11).
    pub(crate) fn able_to_attack(&self, state: &State, at: Hex, units: &UnitSet) -> UnitSet {
        self.able_to_defend(state, at, &units.without(state.disrupted))
    }

    /// Units that can defend in a hex.
    pub(crate) fn able_to_defend(&self, state: &State, at: Hex, units: &UnitSet) -> UnitSet {
        let on_foot = state.works.level(at) > 0;
        units
            .and(self.roster.fighters)
            .iter()
            .filter(|unit| self.melee_halves(state, *unit) > 0)
            .filter(|unit| !on_foot || !self.roster.unit(*unit).arm.is_horse())
            .collect()
    }

    /// The troops on both sides of the melee that is being fought: whose attack it is first.
    fn parties(&self, state: &State) -> Option<(Side, UnitSet, UnitSet)> {
        let side = self.assaulting_side(state)?;
        let at = state.action.melee.at;
        Some((side, self.troops_in(state, at, side), self.troops_in(state, at, side.enemy())))
    }

    /// Mounted defenders that infantry alone attacks may refuse; cavalry in a work must (12.A.8.5, E.12.A.8.d).
    fn refusers(&self, state: &State) -> UnitSet {
        let Some((side, attackers, defenders)) = self.parties(state) else { return UnitSet::EMPTY };
        let at = state.action.melee.at;
        let driven_out = self.driven_out(state, &defenders);
        if !driven_out.is_empty() {
            return driven_out;
        }
        let attackers = self.able_to_attack(state, at, &attackers);
        let is_infantry = |unit| self.roster.unit(unit).arm.is_foot();
        // A charge, or no attack at all, is nothing to refuse.
        if attackers.is_empty()
            || !attackers.iter().all(is_infantry)
            || !self.is_fight_possible(state, at, side)
        {
            return UnitSet::EMPTY;
        }
        defenders.iter().filter(|unit| self.roster.unit(*unit).arm.is_mounted()).collect()
    }

    fn driven_out(&self, state: &State, defenders: &UnitSet) -> UnitSet {
        if state.works.level(state.action.melee.at) == 0 {
            return UnitSet::EMPTY;
        }
        defenders.iter().filter(|unit| self.roster.unit(*unit).arm.is_horse()).collect()
    }

    /// Who goes when a unit refuses: itself, or a headquarters of cavalry with its mounted units.
    fn refusing_with(&self, state: &State, unit: UnitId) -> UnitSet {
        let refusers = self.refusers(state);
        let group = self.with_absorbed(state, unit).and(refusers);
        if self.roster.unit(unit).arm == Arm::CavalryHq && !group.is_empty() {
            return group.or(UnitSet::only(unit));
        }
        group
    }

    pub(crate) fn judge_refuse(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        if state.action.melee.step != MeleeStep::Refusals || self.assaulting_side(state).is_none() {
            return Err(bar!("crimea:12.A.8.5.a", "not-the-time-to-refuse"));
        }
        if !self.refusing_with(state, unit).contains(unit) {
            return Err(bar!("crimea:12.A.8.5.b", "cannot-refuse", unit = unit));
        }
        if !self.retreats(state, unit).contains(to) {
            return Err(bar!("crimea:12.A.8.p2.c", "cannot-retreat-to", unit = unit, hex = to));
        }
        Ok(())
    }

    /// Whoever is checked, or in a continuing melee, pays with his order (12.A.8.5.c, 12.A.8.4.a).
    pub(crate) fn refuse(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let driven = !self.driven_out(state, &self.refusers(state)).is_empty();
        let goes = |member: &UnitId| self.retreats(state, *member).contains(to);
        let group: UnitSet = self.refusing_with(state, unit).iter().filter(goes).collect();
        if driven {
            self.leave_work(state, &group, to, log);
            return;
        }
        for member in group.iter() {
            let held = state.action.checked.contains(member) || state.action.locked.contains(member);
            if held && !self.roster.headquarters.contains(member) && !state.is_disrupted(member) {
                state.disrupted.insert(member);
                log.tell(|| Event::DisruptedItself { unit: member });
            }
            log.tell(|| Event::Refused { unit: member, to });
            self.go_back(state, member, to, log);
        }
    }

    /// Cavalry leaves a work, and a headquarters with the last of the cavalry that it has absorbed (E.9.b, E.12.A.8.d).
    fn leave_work(&self, state: &mut State, units: &UnitSet, to: Hex, log: &mut Log<Event>) {
        let at = Place::at(state.action.melee.at);
        let mut go = |state: &mut State, unit: UnitId| {
            log.tell(|| Event::DrivenOut { unit, to });
            self.go_back(state, unit, to, log);
        };
        units.iter().for_each(|unit| go(state, unit));
        for unit in units.iter() {
            let Some(head) = self.roster.division(unit).map(|division| division.head) else { continue };
            let leads = state.place[head] == at && self.roster.unit(head).arm == Arm::CavalryHq;
            let is_horse = |unit: UnitId| self.roster.unit(unit).arm.is_horse();
            if leads && !self.with_absorbed(state, head).iter().any(is_horse) {
                go(state, head);
            }
        }
    }

    pub(crate) fn judge_join(&self, state: &State, unit: UnitId) -> Verdict {
        let melee = &state.action.melee;
        if !matches!(melee.step, MeleeStep::Attackers | MeleeStep::Defenders) {
            return Err(bar!("crimea:9.p1.b", "nobody-to-choose"));
        }
        if self.side(unit) != self.melee_decider(state) {
            return Err(bar!("crimea:9.p1.b", "is-not-yours", unit = unit));
        }
        let (able, named, side) = self.enlistment(state);
        let group = self.with_absorbed(state, unit).and(able).without(named);
        if group.is_empty() {
            return Err(bar!("crimea:12.A.8.p1.a", "cannot-join-melee", unit = unit, hex = melee.at));
        }
        if !self.fits_limit(state, melee.at, side, &named.or(group)) {
            return Err(bar!("crimea:9.p1.b", "too-many-would-fight", unit = unit));
        }
        Ok(())
    }

    /// Who can fight for the side that is asked, who is named already, and which side it is.
    fn enlistment(&self, state: &State) -> (UnitSet, UnitSet, Side) {
        let melee = &state.action.melee;
        let side = self.melee_decider(state);
        let troops = self.troops_in(state, melee.at, side);
        if melee.step == MeleeStep::Attackers {
            (self.able_to_attack(state, melee.at, &troops), melee.attackers, side)
        } else {
            (self.able_to_defend(state, melee.at, &troops), melee.defenders, side)
        }
    }

    /// The head of a division joins with its absorbed units.
    pub(crate) fn join(&self, state: &mut State, unit: UnitId) {
        let (able, named, _) = self.enlistment(state);
        self.enlist(state, named.or(self.with_absorbed(state, unit).and(able)));
    }

    fn enlist(&self, state: &mut State, units: UnitSet) {
        let melee = &mut state.action.melee;
        if melee.step == MeleeStep::Attackers {
            melee.attackers = units;
        } else {
            melee.defenders = units;
        }
    }

    /// Is the question of who fights answered without being asked? Fills in what follows by itself. Whoever has named
    /// somebody says when he is done.
    fn settle_enlistment(&self, state: &mut State) -> bool {
        let (able, named, side) = self.enlistment(state);
        let at = state.action.melee.at;
        if named.is_empty() && self.fits_limit(state, at, side, &able) {
            self.enlist(state, able);
            return true;
        }
        named.is_empty() && self.is_enlistment_full(state)
    }

    /// Can nobody else be named?
    fn is_enlistment_full(&self, state: &State) -> bool {
        let (able, named, side) = self.enlistment(state);
        let at = state.action.melee.at;
        !able
            .without(named)
            .iter()
            .any(|unit| self.fits_limit(state, at, side, &named.or(UnitSet::only(unit))))
    }

    /// Is Done allowed in a melee phase? Whoever is obliged to fight cannot pass.
    pub(crate) fn judge_melee_done(&self, state: &State) -> Verdict {
        match state.action.melee.step {
            MeleeStep::None => {}
            MeleeStep::Refusals => {
                let driven_out = self.driven_out(state, &self.refusers(state));
                return match driven_out.first() {
                    None => Ok(()),
                    Some(unit) => Err(bar!("crimea:E.12.A.8.d", "driven-out-must-leave", unit = unit)),
                };
            }
            _ if self.is_enlistment_full(state) => return Ok(()),
            _ => return Err(bar!("crimea:9.p1.b", "choose-all-who-can-fight")),
        }
        let open = self.fights(state);
        let due =
            if state.action.phase == Phase::AttackerMelee { open } else { open & state.action.reinforced };
        match due.first() {
            None => Ok(()),
            Some(hex) if state.action.phase == Phase::AttackerMelee => {
                Err(bar!("crimea:12.A.8.p1.a", "troops-must-attack", hex = hex))
            }
            Some(hex) => Err(bar!("crimea:12.A.8.4.c", "newcomers-must-attack", hex = hex)),
        }
    }

    /// Done within a melee: no more refusals, or those who are named fight.
    pub(crate) fn end_melee_question(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        match state.action.melee.step {
            MeleeStep::Refusals => self.end_refusals(state, log),
            MeleeStep::Attackers => state.action.melee.step = MeleeStep::Defenders,
            MeleeStep::Defenders => return self.roll_melee(state, dice, log),
            _ => {}
        }
        self.proceed_melee(state, dice, log);
    }

    /// Goes on with the melee as far as no decision is needed. True if somebody has to be asked. A toll that is begun
    /// here is settled by the caller before it comes back.
    pub(crate) fn proceed_melee(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) -> bool {
        loop {
            match state.action.melee.step {
                MeleeStep::None => return false,
                MeleeStep::Refusals => {
                    self.drive_out(state, log);
                    if state.toll.step != TollStep::None {
                        return false;
                    }
                    if self.can_refuse(state) {
                        return true;
                    }
                    self.end_refusals(state, log);
                }
                MeleeStep::Attackers => {
                    if !self.settle_enlistment(state) {
                        return true;
                    }
                    state.action.melee.step = MeleeStep::Defenders;
                }
                MeleeStep::Defenders => {
                    if !self.settle_enlistment(state) {
                        return true;
                    }
                    self.roll_melee(state, dice, log);
                    return false;
                }
                MeleeStep::DefenderLosses => {
                    let steps = std::mem::take(&mut state.action.melee.attacker_owes);
                    let attackers = state.action.melee.attackers;
                    state.action.melee.step = MeleeStep::AttackerLosses;
                    if self.charge_steps(state, false, steps, attackers) {
                        return false;
                    }
                }
                MeleeStep::AttackerLosses => {
                    state.action.melee.step = MeleeStep::Retreats;
                    if self.send_off(state, log) {
                        return false;
                    }
                }
                MeleeStep::Retreats => self.end_melee(state, log),
            }
        }
    }

    fn can_refuse(&self, state: &State) -> bool {
        self.refusers(state).iter().any(|unit| !self.retreats(state, unit).is_empty())
    }

    /// Cavalry in a work goes where it must if there is no choice, and is lost if there is no way: then its friends roll
    /// for it (12.B.1.c).
    fn drive_out(&self, state: &mut State, log: &mut Log<Event>) {
        let Some((side, _, defenders)) = self.parties(state) else { return };
        let driven = self.driven_out(state, &defenders);
        let lost: UnitSet = driven.iter().filter(|unit| self.retreats(state, *unit).is_empty()).collect();
        for unit in lost.iter() {
            self.destroy(state, unit, Cause::Melee, log);
        }
        for unit in driven.without(lost).iter() {
            let ways = self.retreats(state, unit);
            if let (1, Some(to)) = (ways.len(), ways.first()) {
                self.leave_work(state, &UnitSet::only(unit), to, log);
            }
        }
        if !lost.is_empty() {
            let at = state.action.melee.at;
            self.shake_hex(state, side.enemy(), at, Cause::Melee, &lost);
        }
    }

    /// Refusals are over: whoever cannot fight is lost, and whoever is left is counted (E.12.A.8.a).
    fn end_refusals(&self, state: &mut State, log: &mut Log<Event>) {
        let Some((_, attackers, defenders)) = self.parties(state) else { return };
        let at = state.action.melee.at;
        let can_attack = !self.able_to_attack(state, at, &attackers).is_empty();
        if !defenders.is_empty() && (!can_attack || !self.able_to_defend(state, at, &defenders).is_empty()) {
            state.action.melee.step = MeleeStep::Attackers;
            return;
        }
        // All fall together, siege guns too.
        for unit in self.headquarters_last(&defenders) {
            self.destroy(state, unit, Cause::Melee, log);
        }
        state.action.melee.step = MeleeStep::Retreats;
    }

    /// Units in the order in which they are lost together: headquarters are the last (E.9.c).
    fn headquarters_last(&self, units: &UnitSet) -> impl Iterator<Item = UnitId> + use<> {
        let headquarters = units.and(self.roster.headquarters);
        units.without(headquarters).iter().chain(headquarters.iter())
    }

    fn roll_melee(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        let Some(side) = self.assaulting_side(state) else { return };
        let reckoning = self.reckon_melee(state);
        let at = state.action.melee.at;
        let column = self.tables.melee.column(reckoning.attack, reckoning.defence);
        let Some(column) = column.filter(|_| reckoning.attack > 0) else {
            self.call_off(state, side, log);
            return;
        };
        let modifier = reckoning.modifier();
        dice.throw_for(at.index() as u32);
        let die = dice.roll(6);
        let result = self.tables.melee.result(column, i32::from(die) + modifier);
        log.tell(|| Event::MeleeRolled {
            attacker: side,
            at,
            attack: reckoning.attack,
            defence: reckoning.defence,
            modifier,
            die,
            result,
        });
        state.action.fought = true;
        let melee = &mut state.action.melee;
        melee.step = MeleeStep::DefenderLosses;
        melee.attacker_owes = result.attacker;
        melee.attackers_retreat = result.attacker_retreats;
        melee.defenders_retreat = result.defender_retreats;
        melee.continues = result.continues;
        let defenders = melee.defenders;
        self.charge_steps(state, true, result.defender, defenders);
    }

    /// Steps that a side owes: its fighters pay first. False if there are none.
    fn charge_steps(&self, state: &mut State, defender: bool, steps: u8, engaged: UnitSet) -> bool {
        let Some(attacker) = self.assaulting_side(state) else { return false };
        let side = if defender { attacker.enemy() } else { attacker };
        let at = state.action.melee.at;
        if steps == 0 || !self.holds(state, at, side) {
            return false;
        }
        let hit = Hit { at, side, steps, check: false, cause: Cause::Melee };
        self.begin_toll(state, hit, UnitSet::EMPTY, engaged);
        true
    }

    /// Whoever has to retreat, does, those beyond the limit too (9.p4). False if nobody has to.
    fn send_off(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        let Some((side, attackers, defenders)) = self.parties(state) else { return false };
        let at = state.action.melee.at;
        let (who, units) = if state.action.melee.attackers_retreat {
            (side, attackers)
        } else if state.action.melee.defenders_retreat {
            (side.enemy(), defenders)
        } else {
            return false;
        };
        if units.is_empty() {
            return false;
        }
        self.begin_retreat(state, who, at, units, log);
        true
    }

    /// The odds are below the table: the attackers go back whence they came, checked (ruling M5). Attackers whose own hex
    /// it is, have to give it up in phase 8, when they can neither attack nor stay (12.A.8.4.b).
    fn call_off(&self, state: &mut State, side: Side, log: &mut Log<Event>) {
        let at = state.action.melee.at;
        log.tell(|| Event::MeleeImpossible { at });
        let attackers = self.troops_in(state, at, side);
        let entries = self.entry_hexes(state, at, side);
        let open: HexSet = entries.iter().filter(|hex| !self.holds(state, *hex, side.enemy())).collect();
        let (mut residents, mut lost) = (UnitSet::EMPTY, UnitSet::EMPTY);
        for unit in self.headquarters_last(&attackers) {
            let Some(from) = state.action.came_from[unit].hex() else {
                residents.insert(unit);
                continue;
            };
            // Ruling M6: where the way back is closed, another way by which friends came.
            match open.contains(from).then_some(from).or(open.first()) {
                Some(to) => {
                    self.go_back(state, unit, to, log);
                    state.action.checked.insert(unit);
                    log.tell(|| Event::ThrownBack { unit, to });
                }
                None => {
                    self.destroy(state, unit, Cause::Melee, log);
                    lost.insert(unit);
                }
            }
        }
        state.action.melee.step = MeleeStep::Retreats;
        state.action.melee.continues = true;
        if state.action.phase == Phase::AttackerMelee && !residents.is_empty() {
            self.begin_retreat(state, side, at, residents, log);
        }
        self.shake_hex(state, side, at, Cause::Melee, &lost);
    }

    /// The melee is over for this phase. Whoever is left of both sides goes on with it in the next action turn (12.A.8.4).
    fn end_melee(&self, state: &mut State, log: &mut Log<Event>) {
        let at = state.action.melee.at;
        let continues = state.action.melee.continues;
        state.action.melee = Melee::NONE;
        if self.is_contested(state, at) {
            for side in Side::BOTH {
                state.action.locked = state.action.locked.or(self.troops_in(state, at, side));
            }
            if continues {
                log.tell(|| Event::MeleeContinues { at });
            }
        } else {
            self.settle_ground(state, Some(at), log);
        }
        self.tidy_melees(state, log);
    }

    /// Nobody is locked, or remembers whence anybody came, where only one side is left.
    pub(crate) fn tidy_melees(&self, state: &mut State, log: &mut Log<Event>) {
        let both = self.held_by(state, Side::Russian) & self.held_by(state, Side::Allied);
        if !state.action.tracks.is_empty() {
            state.action.tracks.keep(|hex| both.contains(hex));
        }
        for unit in self.roster.ids() {
            let marked = state.action.locked.contains(unit) || state.action.came_from[unit] != Place::Absent;
            if !marked || state.hex(unit).is_some_and(|hex| both.contains(hex)) {
                continue;
            }
            state.action.locked.remove(unit);
            state.action.came_from[unit] = Place::Absent;
            if let Some(hex) = state.hex(unit) {
                self.settle_ground(state, Some(hex), log);
            }
        }
    }

    pub(crate) fn offer_melee(&self, state: &State, out: &mut Vec<Decision>) {
        match state.action.melee.step {
            MeleeStep::None => out.extend(self.fights(state).iter().map(|at| Decision::Fight { at })),
            MeleeStep::Refusals => {
                let refusers = self.refusers(state);
                let at = state.action.melee.at;
                let leaders =
                    self.troops_in(state, at, self.melee_decider(state)).and(self.roster.headquarters);
                for unit in refusers.or(leaders).iter() {
                    if self.refusing_with(state, unit).contains(unit) {
                        let ways = self.retreats(state, unit);
                        out.extend(ways.iter().map(|to| Decision::Refuse { unit, to }));
                    }
                }
            }
            MeleeStep::Attackers | MeleeStep::Defenders => {
                let at = state.action.melee.at;
                for unit in self.troops_in(state, at, self.melee_decider(state)).iter() {
                    if self.judge_join(state, unit).is_ok() {
                        out.push(Decision::Join { unit });
                    }
                    self.offer_recall(state, unit, out);
                }
            }
            _ => {}
        }
    }
}

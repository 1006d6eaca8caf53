//! Chits, routs and rallies (M).

use crate::decision::Benefit;
use crate::event::{ChitReason, Event};
use crate::league::League;
use crate::play::Play;
use crate::retreat::Flight;
use crate::state::{Presence, Stage, State};
use crate::unit::{UnitId, UnitSet};
use kernel::Log;
use tabletop::{Segment, base_gap};
use wargame::{Verdict, bar};

impl League {
    /// Puts chits on a unit (M.a, M.b). Whether it routs is tested when all of one cause have come.
    pub(crate) fn add_chits(
        &self,
        state: &mut State,
        unit: UnitId,
        count: u8,
        reason: ChitReason,
        log: &mut Log<Event>,
    ) {
        if count == 0 || !state.here(unit) {
            return;
        }
        let now = &mut state.units[unit];
        now.chits = now.chits.saturating_add(count);
        log.tell(|| Event::Chits { unit, count, reason });
        self.cap_chits(state, unit);
    }

    /// A routing unit never has more chits than strength, or it could not be rallied at all. It may have fewer: a
    /// commander who comes back brings strength and no chit.
    pub(crate) fn cap_chits(&self, state: &mut State, unit: UnitId) {
        if state.units[unit].routing {
            state.units[unit].chits = state.units[unit].chits.min(self.strength(state, unit));
        }
    }

    /// A unit routs when its chits equal its strength (M.d).
    pub(crate) fn test_rout(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let now = &state.units[unit];
        if state.here(unit) && !now.routing && now.chits >= self.strength(state, unit) {
            self.rout(state, unit, play);
        }
    }

    /// A rout, or another one: four dice away from the enemy (M.e.1), which unsettles friends nearby (M.a.3).
    pub(crate) fn rout(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        state.units[unit].routing = true;
        self.cap_chits(state, unit);
        self.leave_fight(state, unit);
        let begin = self.centre(state, unit);
        if self.serves_guns(state, unit) {
            self.leave_guns(state, unit, play.log);
        }
        let from = self.present(state, self.side(unit).enemy());
        // Chits do not shorten it: with as many as its strength nobody would ever run.
        let Flight { length, end, stays, .. } = self.fall_back(state, unit, from, 0, play);
        play.log.tell(|| Event::Routs { unit, length });
        if !stays {
            play.log.tell(|| Event::Leaves { unit });
        }
        let line = Segment::new(begin, end);
        let friends = self.present(state, self.side(unit)).without(UnitSet::only(unit));
        let shaken: UnitSet = friends
            .iter()
            .filter(|friend| !state.units[*friend].routing)
            .filter(|friend| {
                let print = self.footprint(state, *friend);
                print.bases().iter().any(|base| base_gap(base, line) <= self.tables.morale.contagion)
            })
            .collect();
        for friend in shaken.iter() {
            self.add_chits(state, friend, 1, ChitReason::RoutNearby, play.log);
        }
        for friend in shaken.iter() {
            self.test_rout(state, friend, play);
        }
    }

    /// A withdrawal: four dice straight away from the nearest of those who drive it back, less its chits on each die,
    /// facing away (C.g, M.c). Friends passed through and then the unit itself take chits; a unit that the chits make
    /// rout, or that runs already, makes only that move.
    pub(crate) fn withdraw(
        &self,
        state: &mut State,
        unit: UnitId,
        from: UnitSet,
        lost: bool,
        comrades: UnitSet,
        play: &mut Play<'_>,
    ) {
        let chits = 1 + u8::from(lost);
        let take = |state: &mut State, log: &mut Log<Event>| {
            self.add_chits(state, unit, u8::from(lost), ChitReason::Lost, log);
            self.add_chits(state, unit, 1, ChitReason::Withdrew, log);
        };
        if self.serves_guns(state, unit) {
            self.abandon_guns(state, unit, play);
            return;
        }
        let now = &state.units[unit];
        if now.routing || now.chits + chits >= self.strength(state, unit) {
            take(state, play.log);
            self.rout(state, unit, play);
            return;
        }
        let less = now.chits;
        self.leave_fight(state, unit);
        // Whoever drove it back may have died of it: then the others are who it runs from.
        let enemies = self.present(state, self.side(unit).enemy());
        let from = Some(from.and(enemies)).filter(|from| !from.is_empty()).unwrap_or(enemies);
        let Flight { length, passed, stays, .. } = self.fall_back(state, unit, from, less, play);
        play.log.tell(|| Event::Withdraws { unit, length });
        if !stays {
            play.log.tell(|| Event::Leaves { unit });
        }
        let friends = passed.without(comrades);
        for friend in friends.iter().filter(|friend| self.side(*friend) == self.side(unit)) {
            self.add_chits(state, friend, 1, ChitReason::PassedThrough, play.log);
        }
        take(state, play.log);
        for friend in friends.iter() {
            self.test_rout(state, friend, play);
        }
    }

    /// The gunners run and leave the guns, spiked or not (C.g.5, C.h.2, C.h.3).
    fn abandon_guns(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let die = play.dice.roll(6);
        let spiked = die >= self.tables.close.spiked_from;
        play.log.tell(|| Event::GunsLost { unit, die, spiked });
        let presence = if spiked { Presence::GunsSpiked } else { Presence::GunsLost };
        self.lose_unit(state, unit, presence, play.log);
    }

    /// May a routing unit try to rally with these benefits?
    pub(crate) fn judge_rally(&self, state: &State, benefit: Benefit) -> Verdict {
        match state.stage {
            Stage::Rally { unit } => {
                self.judge_removal(unit, benefit)?;
                self.judge_benefit(state, unit, benefit)
            }
            _ => Err(bar!("league:M.e.2", "nobody-to-rally")),
        }
    }

    /// A routing unit tries to rally: a success takes off one chit, or two with a benefit (L.ch); a failure makes it run again (M.e.3).
    pub(crate) fn rally(&self, state: &mut State, unit: UnitId, benefit: Benefit, play: &mut Play<'_>) {
        self.spend(state, unit, benefit, play.log);
        let die = play.dice.roll(6);
        let rallied = self.passes(state, unit, die);
        play.log.tell(|| Event::Rally { unit, die, rallied });
        state.units[unit].acted = true;
        if rallied {
            let now = &mut state.units[unit];
            (now.routing, now.chits) = (false, now.chits.saturating_sub(1 + benefit.count()));
        } else {
            self.rout(state, unit, play);
        }
    }

    /// A check of morale: strength and die, less the chits (M.g, M.c).
    pub(crate) fn passes(&self, state: &State, unit: UnitId, die: u8) -> bool {
        let strength = i32::from(self.strength(state, unit));
        strength + i32::from(die) - i32::from(state.units[unit].chits) >= self.tables.morale.passes_from
    }

    /// One benefit makes two chits of one; a second one would add nothing (L.ch).
    fn judge_removal(&self, unit: UnitId, benefit: Benefit) -> Verdict {
        match benefit {
            Benefit::Both => Err(bar!("league:L.ch", "at-most-two-chits", unit = unit)),
            _ => Ok(()),
        }
    }

    /// May a unit take a chit off (M.f)?
    pub(crate) fn judge_steady(&self, state: &State, unit: UnitId, benefit: Benefit) -> Verdict {
        self.judge_action(state, unit)?;
        if state.units[unit].chits == 0 {
            return Err(bar!("league:M.f", "has-no-morale-chit", unit = unit));
        }
        self.judge_removal(unit, benefit)?;
        if benefit != Benefit::None && state.units[unit].chits < 2 {
            return Err(bar!("league:L.ch", "no-second-chit", unit = unit));
        }
        self.judge_benefit(state, unit, benefit)
    }

    /// Takes a chit off, or two with a benefit.
    pub(crate) fn steady(&self, state: &mut State, unit: UnitId, benefit: Benefit, log: &mut Log<Event>) {
        self.spend(state, unit, benefit, log);
        let now = &mut state.units[unit];
        let count = (1 + benefit.count()).min(now.chits);
        now.chits -= count;
        (now.acted, now.moving, now.came_from) = (true, false, None);
        log.tell(|| Event::Steadied { unit, count });
    }
}

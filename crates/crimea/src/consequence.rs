//! What follows from a decision whose dice have fallen, as a player wants to know it: who is lost, who runs and where to,
//! what the owner still has to settle. Nothing of the dice, columns and results that led there.

use crate::crimea::Crimea;
use crate::event::Event;
use crate::phrasebook::text;
use crate::results::MeleeResult;
use crate::state::{Cause, Hit, Stage, State, Toll, TollStep};
use crate::strikes::{Mark, hit_words};
use crate::unit::{Side, UnitId, UnitSet};
use crate::words::clauses;
use hexmap::Hex;
use kernel::{Case, Narration, Words};
use phrases::{Arg, Text};
use wargame::{TwoSides, rolled};

/// Sentences, each with the units that it is about.
struct Tale<'a> {
    game: &'a Crimea,
    told: Vec<Narration>,
}

impl Tale<'_> {
    fn say(&mut self, text: Text, rule: &'static str, hexes: Vec<Hex>, units: &UnitSet) {
        self.told.push(self.game.narration(text, Case(rule), hexes, units));
    }

    /// Says of units what they do, if there are any.
    fn say_of(&mut self, units: &UnitSet, text: impl FnOnce(Arg) -> Text, rule: &'static str) {
        if !units.is_empty() {
            self.say(text(self.game.units_arg(units)), rule, Vec::new(), units);
        }
    }
}

/// Units with something they share, in the order of what it is.
fn sorted<K: Ord + Copy>(pairs: impl Iterator<Item = (K, UnitId)>) -> Vec<(K, UnitSet)> {
    let mut found: Vec<(K, UnitSet)> = Vec::new();
    for (key, unit) in pairs {
        let place = match found.binary_search_by_key(&key, |(known, _)| *known) {
            Ok(place) => place,
            Err(place) => {
                found.insert(place, (key, UnitSet::EMPTY));
                place
            }
        };
        found[place].1.insert(unit);
    }
    found
}

impl Crimea {
    pub(crate) fn consequence_of(&self, before: &State, after: &State, events: &[Event]) -> Vec<Narration> {
        if self.are_plots_hidden(before) {
            return self.consequence_of_orders(before, events);
        }
        if !events.iter().any(Event::is_die) {
            return events.iter().map(|event| self.foretell(event)).collect();
        }
        if events.iter().filter(|event| Crimea::is_strike(event)).count() > 1 {
            let mut told = self.failed_climbs(events);
            told.extend(self.tell_strikes(before, &self.strikes(before, events)));
            return told;
        }
        let mut tale = Tale { game: self, told: self.failed_climbs(events) };
        self.tell_moves(&mut tale, events);
        self.tell_melee(&mut tale, events);
        self.tell_hunger(&mut tale, events);
        self.tell_works(&mut tale, before, after, events);
        self.tell_losses(&mut tale, before, after, events);
        self.tell_flight(&mut tale, before, after, events);
        self.tell_unsettled(&mut tale, before, after);
        self.tell_rest(&mut tale, before, after, events);
        if tale.told.is_empty() {
            // Fire that did nothing.
            tale.told = self.tell_strikes(before, &self.strikes(before, events));
        }
        if tale.told.is_empty() {
            tale.say(text!("nothing-changes"), "crimea:12.A.1.c", Vec::new(), &UnitSet::EMPTY);
        }
        tale.told
    }

    /// Fire orders are given unseen: a side learns what its own fire does, and nothing of the enemy's.
    fn consequence_of_orders(&self, before: &State, events: &[Event]) -> Vec<Narration> {
        let own = self.deciding_side(before);
        let is_own = |event: &&Event| matches!(event, Event::FireRolled { side, .. } if Some(*side) == own);
        let strikes = self.strikes(before, events.iter().filter(is_own));
        if !strikes.is_empty() {
            return self.tell_strikes(before, &strikes);
        }
        let is_end = |event: &&Event| matches!(event, Event::Plotted { side } if Some(*side) == own);
        match events.iter().find(is_end) {
            Some(end) => vec![self.foretell(end)],
            None => events.iter().map(|event| self.foretell(event)).collect(),
        }
    }

    fn failed_climbs(&self, events: &[Event]) -> Vec<Narration> {
        let failed = |event: &&Event| matches!(event, Event::ClimbRolled { die, needed, .. } if die < needed);
        events.iter().filter(failed).map(|event| self.foretell(event)).collect()
    }

    fn tell_moves(&self, tale: &mut Tale, events: &[Event]) {
        let moves = events.iter().filter_map(|event| match *event {
            Event::Stepped { unit, to, .. } | Event::Charged { unit, to, .. } => Some((to.index(), unit)),
            _ => None,
        });
        for (to, units) in sorted(moves) {
            let to = self.place_arg(Hex::from_index(to));
            tale.say_of(&units, |units| text!("units-move", units = units, to = to), "crimea:12.A.4");
        }
    }

    fn tell_melee(&self, tale: &mut Tale, events: &[Event]) {
        for event in events {
            match *event {
                Event::MeleeRolled { attacker, at, result, .. } => {
                    let text =
                        text!("melee-ends", place = self.spot_arg(at), fate = melee_fate(attacker, result));
                    tale.say(text, "crimea:12.A.8.c", vec![at], &UnitSet::EMPTY);
                }
                Event::MeleeImpossible { .. } => tale.told.push(self.foretell(event)),
                _ => {}
            }
        }
    }

    fn tell_hunger(&self, tale: &mut Tale, events: &[Event]) {
        for event in events {
            match *event {
                Event::WinterRolled { .. } | Event::AttritionRolled { .. } => {
                    tale.told.push(self.foretell(event));
                }
                _ => {}
            }
        }
    }

    fn tell_works(&self, tale: &mut Tale, before: &State, after: &State, events: &[Event]) {
        for hex in &(before.works.all() | after.works.all()) {
            let at = || self.spot_arg(hex);
            let (old, new) = (before.works.level(hex), after.works.level(hex));
            let was_breached =
                events.iter().any(|event| matches!(event, Event::Breached { at, .. } if *at == hex));
            let text = match new {
                _ if new < old => Some(text!("work-falls", place = at(), level = new)),
                _ if new > old => Some(text!("work-is-repaired", place = at(), level = new)),
                _ if was_breached => Some(text!("work-is-repaired-at-once", place = at())),
                _ => None,
            };
            if let Some(text) = text {
                tale.say(text, "crimea:12.A.5.c", vec![hex], &UnitSet::EMPTY);
            }
            if let (Some(was), Some(is)) = (before.works.owner(hex), after.works.owner(hex))
                && was != is
            {
                let text = text!("work-is-taken", side = is.arg(), place = at());
                tale.say(text, "crimea:7.p4.c", vec![hex], &UnitSet::EMPTY);
            }
        }
        if after.action.repairs > before.action.repairs {
            let (side, levels) = (Side::Russian.arg(), after.action.repairs);
            let text = text!("may-repair", side = side, levels = levels, rolled = rolled(None));
            tale.say(text, "crimea:12.A.6.a", Vec::new(), &UnitSet::EMPTY);
        }
    }

    /// Units that are gone, and units that are weaker. A melee has told its steps already.
    fn tell_losses(&self, tale: &mut Tale, before: &State, after: &State, events: &[Event]) {
        let gone: UnitSet = events
            .iter()
            .filter_map(|event| match event {
                Event::Destroyed { unit, .. } => Some(*unit),
                _ => None,
            })
            .collect();
        tale.say_of(&gone, |units| text!("units-are-destroyed", units = units), "crimea:12.A.1.p2.a");
        if events.iter().any(|event| matches!(event, Event::MeleeRolled { .. })) {
            return;
        }
        let weaker = self.roster.ids().filter(|unit| after.hex(*unit).is_some()).filter_map(|unit| {
            let lost = before.steps[unit].saturating_sub(after.steps[unit]);
            (lost > 0).then_some((lost, unit))
        });
        for (lost, units) in sorted(weaker) {
            let lose = |units| text!("units-lose", units = units, steps = lost);
            tale.say_of(&units, lose, "crimea:12.A.1.p2.d");
        }
    }

    /// Who stands, who runs, who goes back, and where to.
    fn tell_flight(&self, tale: &mut Tale, before: &State, after: &State, events: &[Event]) {
        let went = |wanted: bool| {
            events.iter().filter_map(move |event| match *event {
                Event::Retreated { unit, to, routed, .. } if routed == wanted => Some((to.index(), unit)),
                _ => None,
            })
        };
        let to_place = |to: usize| self.place_arg(Hex::from_index(to));
        for (to, units) in sorted(went(true)) {
            let run = |units| text!("units-rout-to", units = units, to = to_place(to));
            tale.say_of(&units, run, "crimea:12.B.1.p3.a");
        }
        for (to, units) in sorted(went(false)) {
            let retreat = |units| text!("units-retreat-to", units = units, to = to_place(to));
            tale.say_of(&units, retreat, "crimea:12.A.8.p2.a");
        }
        let routing = after.toll.routing;
        let retreating = after.toll.retreating.or(after.toll.leaving).without(routing);
        let rout = |units| text!("units-rout", units = units);
        tale.say_of(&routing.without(before.toll.routing), rout, "crimea:12.B.1.p3.a");
        let retreating = retreating.without(before.toll.retreating).without(before.toll.leaving);
        tale.say_of(&retreating, |units| text!("units-retreat", units = units), "crimea:12.A.8.p2.a");
        let ran: UnitSet = went(true).map(|(_, unit)| unit).collect();
        let disrupted = after.disrupted.without(before.disrupted).without(ran);
        let retires = events.iter().find(|event| matches!(event, Event::Retired { .. }));
        if let Some(event) = retires {
            tale.told.push(self.foretell(event));
        }
        tale.say_of(&disrupted, |units| text!("units-are-disrupted", units = units), "crimea:12.B.1.p5.b");
        let steady: UnitSet = events
            .iter()
            .filter_map(|event| match event {
                Event::MoraleRolled { unit, .. } => Some(*unit),
                _ => None,
            })
            .filter(|unit| after.hex(*unit).is_some() && after.hex(*unit) == before.hex(*unit))
            .filter(|unit| !after.toll.retreating.or(after.toll.leaving).contains(*unit))
            .filter(|unit| !after.is_disrupted(*unit))
            .collect();
        tale.say_of(&steady, |units| text!("units-stand", units = units), "crimea:12.B.1.p3.a");
        let back = events.iter().filter_map(|event| match *event {
            Event::ThrownBack { unit, to } => Some((to.index(), unit)),
            _ => None,
        });
        for (to, units) in sorted(back) {
            let fall_back = |units| text!("units-are-thrown-back", units = units, to = to_place(to));
            tale.say_of(&units, fall_back, "crimea:12.A.7.d");
        }
        let told_back = events.iter().filter(|event| {
            matches!(
                event,
                Event::Refused { .. }
                    | Event::DrivenOut { .. }
                    | Event::Checked { .. }
                    | Event::MeleeContinues { .. }
            )
        });
        tale.told.extend(told_back.map(|event| self.foretell(event)));
    }

    /// What the dice have left for somebody to settle: losses to pick, morale to roll for.
    fn tell_unsettled(&self, tale: &mut Tale, before: &State, after: &State) {
        let toll = &after.toll;
        let same = |toll: &Toll| (toll.at, toll.side, toll.cause);
        let is_new = before.toll.step == TollStep::None || same(&before.toll) != same(toll);
        match toll.step {
            TollStep::Losses if is_new && toll.cause.shakes() && toll.cause != Cause::Melee => {
                let Toll { at, side, owed: steps, check, cause, .. } = *toll;
                self.tell_hit(tale, Hit { at, side, steps, check, cause });
            }
            TollStep::Morale if is_new || before.toll.step != TollStep::Morale => {
                let place = self.spot_arg(toll.at);
                let text = text!("test-morale", side = toll.side.arg(), place = place);
                tale.say(text, "crimea:12.B.1.p2", vec![toll.at], &self.tested(after));
            }
            TollStep::Morale => {
                let units = self.tested(after);
                tale.say_of(&units, |units| text!("units-test-again", units = units), "crimea:12.B.1.p2");
            }
            _ => {}
        }
        if before.toll.step == TollStep::None {
            toll.waiting.iter().for_each(|hit| self.tell_hit(tale, hit));
        }
    }

    /// A hit whose steps are still to be lost.
    fn tell_hit(&self, tale: &mut Tale, hit: Hit) {
        let checks = hit.check && hit.cause != Cause::PassingFire;
        if hit.steps == 0 && !checks {
            return;
        }
        let mark = if hit.cause == Cause::PassingFire { Mark::Riders } else { Mark::Troops };
        let whom = self.struck_words(mark, hit.side, hit.at);
        let text = hit_words(whom, hit.steps, checks, hit.cause == Cause::HeldFire, "".into());
        tale.say(text, hit.cause.rule(), vec![hit.at], &UnitSet::EMPTY);
    }

    /// Whatever else changes the game, and its end.
    fn tell_rest(&self, tale: &mut Tale, before: &State, after: &State, events: &[Event]) {
        let told = events.iter().filter(|event| {
            matches!(
                event,
                Event::BritishShaken
                    | Event::SiegeGunsTaken { .. }
                    | Event::ShipTaken { .. }
                    | Event::Removed { .. }
                    | Event::ReserveLost { .. }
            )
        });
        tale.told.extend(told.map(|event| self.foretell(event)));
        if after.stage == Stage::Over && before.stage != Stage::Over {
            tale.say(self.outcome_of(after).text, "crimea:5.p2", Vec::new(), &UnitSet::EMPTY);
        }
    }
}

/// What a melee does to both sides: clauses.
fn melee_fate(attacker: Side, result: MeleeResult) -> Text {
    let part = |side: Side, lost: u8, back: bool| match (lost, back) {
        (0, false) => None,
        (_, true) => Some(text!("side-goes-back", side = side.arg(), steps = lost)),
        (_, false) => Some(text!("side-loses", side = side.arg(), steps = lost)),
    };
    let parts = [
        part(attacker, result.attacker, result.attacker_retreats),
        part(attacker.enemy(), result.defender, result.defender_retreats),
        result.continues.then(|| text!("melee-goes-on")),
    ];
    clauses(parts.into_iter().flatten()).unwrap_or_else(|| text!("nobody-gives-way"))
}

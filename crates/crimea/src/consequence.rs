//! What follows from a decision whose dice have fallen, as a player wants to know it: who is lost, who runs and where to,
//! what the owner still has to settle. Nothing of the dice, columns and results that led there.

use crate::crimea::Crimea;
use crate::event::Event;
use crate::results::MeleeResult;
use crate::state::{Cause, Hit, Stage, State, Toll, TollStep};
use crate::unit::{Side, UnitId, UnitSet};
use crate::words::{people, steps};
use hexmap::Hex;
use kernel::{Case, Narration, Words};
use manoeuvre::counted;

/// Sentences, each with the units that it is about.
struct Tale<'a> {
    game: &'a Crimea,
    told: Vec<Narration>,
}

impl Tale<'_> {
    fn say(&mut self, text: String, rule: &'static str, hexes: Vec<Hex>, units: &UnitSet) {
        self.told.push(self.game.narration(text, Case(rule), hexes, units));
    }

    /// Says of units what they do, with the verb for one of them and for several.
    fn say_of(&mut self, units: &UnitSet, [one, many]: [&str; 2], rest: &str, rule: &'static str) {
        if !units.is_empty() {
            let verb = if units.len() == 1 { one } else { many };
            self.say(format!("{} {verb}{rest}", self.game.list_of(units)), rule, Vec::new(), units);
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
            tale.say("Nothing changes".to_owned(), "crimea:12.A.1.c", Vec::new(), &UnitSet::EMPTY);
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
            let rest = format!(" to {}", self.place_name(Hex::from_index(to)));
            tale.say_of(&units, ["moves", "move"], &rest, "crimea:12.A.4");
        }
    }

    fn tell_melee(&self, tale: &mut Tale, events: &[Event]) {
        for event in events {
            match *event {
                Event::MeleeRolled { attacker, at, result, .. } => {
                    let text = format!("In {} {}", self.place_name(at), melee_fate(attacker, result));
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
                Event::WinterRolled { .. } => tale.told.push(self.foretell(event)),
                Event::AttritionRolled { side, cause, die } => {
                    let who = if cause == Cause::Isolation { "that are isolated" } else { "without supply" };
                    let text = format!("{} units {who} lose {}", side.name(), steps(die));
                    tale.say(text, cause.rule(), Vec::new(), &UnitSet::EMPTY);
                }
                _ => {}
            }
        }
    }

    fn tell_works(&self, tale: &mut Tale, before: &State, after: &State, events: &[Event]) {
        for hex in &(before.works.all() | after.works.all()) {
            let at = self.place_name(hex);
            let (old, new) = (before.works.level(hex), after.works.level(hex));
            let was_breached =
                events.iter().any(|event| matches!(event, Event::Breached { at, .. } if *at == hex));
            let text = match new {
                0 if old > 0 => format!("The work in {at} is levelled"),
                _ if new < old => format!("The work in {at} falls to level {new}"),
                _ if new > old => format!("The work in {at} is repaired to level {new}"),
                _ if was_breached => format!("The work in {at} is breached and repaired at once"),
                _ => String::new(),
            };
            if !text.is_empty() {
                tale.say(text, "crimea:12.A.5.c", vec![hex], &UnitSet::EMPTY);
            }
            if let (Some(was), Some(is)) = (before.works.owner(hex), after.works.owner(hex))
                && was != is
            {
                let text = format!("The work in {at} is in {} hands", is.name());
                tale.say(text, "crimea:7.p4.c", vec![hex], &UnitSet::EMPTY);
            }
        }
        if after.action.repairs > before.action.repairs {
            let levels = counted(after.action.repairs, "level", "levels");
            let text = format!("The Russians can repair {levels}");
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
        tale.say_of(&gone, ["is", "are"], " destroyed", "crimea:12.A.1.p2.a");
        if events.iter().any(|event| matches!(event, Event::MeleeRolled { .. })) {
            return;
        }
        let weaker = self.roster.ids().filter(|unit| after.hex(*unit).is_some()).filter_map(|unit| {
            let lost = before.steps[unit].saturating_sub(after.steps[unit]);
            (lost > 0).then_some((lost, unit))
        });
        for (lost, units) in sorted(weaker) {
            let each = if units.len() > 1 { " each" } else { "" };
            let rest = format!(" {}{each}", steps(lost));
            tale.say_of(&units, ["loses", "lose"], &rest, "crimea:12.A.1.p2.d");
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
        let runs = |tale: &mut Tale, wanted, verbs, rule| {
            for (to, units) in sorted(went(wanted)) {
                tale.say_of(&units, verbs, &format!(" to {}", self.place_name(Hex::from_index(to))), rule);
            }
        };
        runs(tale, true, ["routs", "rout"], "crimea:12.B.1.p3.a");
        runs(tale, false, ["retreats", "retreat"], "crimea:12.A.8.p2.a");
        let routing = after.toll.routing;
        let retreating = after.toll.retreating.or(&after.toll.leaving).without(&routing);
        tale.say_of(&routing.without(&before.toll.routing), ["routs", "rout"], "", "crimea:12.B.1.p3.a");
        let retreating = retreating.without(&before.toll.retreating).without(&before.toll.leaving);
        tale.say_of(&retreating, ["retreats", "retreat"], "", "crimea:12.A.8.p2.a");
        let ran: UnitSet = went(true).map(|(_, unit)| unit).collect();
        let disrupted = after.disrupted.without(&before.disrupted).without(&ran);
        let retires = events.iter().find(|event| matches!(event, Event::Retired { .. }));
        if let Some(event) = retires {
            tale.told.push(self.foretell(event));
        }
        tale.say_of(&disrupted, ["is", "are"], " disrupted", "crimea:12.B.1.p5.b");
        let steady: UnitSet = events
            .iter()
            .filter_map(|event| match event {
                Event::MoraleRolled { unit, .. } => Some(*unit),
                _ => None,
            })
            .filter(|unit| after.hex(*unit).is_some() && after.hex(*unit) == before.hex(*unit))
            .filter(|unit| !after.toll.retreating.or(&after.toll.leaving).contains(*unit))
            .filter(|unit| !after.is_disrupted(*unit))
            .collect();
        tale.say_of(&steady, ["stands", "stand"], "", "crimea:12.B.1.p3.a");
        let back = events.iter().filter_map(|event| match *event {
            Event::ThrownBack { unit, to } => Some((to.index(), unit)),
            _ => None,
        });
        for (to, units) in sorted(back) {
            let rest = format!(" thrown back to {}", self.place_name(Hex::from_index(to)));
            tale.say_of(&units, ["is", "are"], &rest, "crimea:12.A.7.d");
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
        let (who, at) = (people(toll.side), self.place_name(toll.at));
        match toll.step {
            TollStep::Losses if is_new && toll.cause.shakes() && toll.cause != Cause::Melee => {
                let Toll { at, side, owed: steps, check, cause, .. } = *toll;
                self.tell_hit(tale, Hit { at, side, steps, check, cause });
            }
            TollStep::Morale if is_new || before.toll.step != TollStep::Morale => {
                let text = format!("The {who} in {at} test morale");
                tale.say(text, "crimea:12.B.1.p2", vec![toll.at], &self.tested(after));
            }
            TollStep::Morale => {
                let units = self.tested(after);
                tale.say_of(&units, ["tests", "test"], " morale again", "crimea:12.B.1.p2");
            }
            _ => {}
        }
        if before.toll.step == TollStep::None {
            toll.waiting.iter().for_each(|hit| self.tell_hit(tale, hit));
        }
    }

    /// A hit whose steps are still to be lost.
    fn tell_hit(&self, tale: &mut Tale, hit: Hit) {
        let back = if hit.cause == Cause::HeldFire { "are thrown back" } else { "are checked" };
        let checks = hit.check && hit.cause != Cause::PassingFire;
        let mut parts = Vec::new();
        if hit.steps > 0 {
            parts.push(format!("lose {}", steps(hit.steps)));
        }
        if checks {
            parts.push(back.to_owned());
        }
        if !parts.is_empty() {
            let at = self.place_name(hit.at);
            let who = match hit.cause {
                Cause::PassingFire => format!("The {} chargers at {at}", hit.side.name()),
                _ => format!("The {} in {at}", people(hit.side)),
            };
            let text = format!("{who} {}", parts.join(" and "));
            tale.say(text, hit.cause.rule(), vec![hit.at], &UnitSet::EMPTY);
        }
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
            let text = self.outcome_of(after).text;
            tale.say(text.trim_end_matches('.').to_owned(), "crimea:5.p2", Vec::new(), &UnitSet::EMPTY);
        }
    }

    /// Names, as in "Vladimir, Minsk and Moscow".
    fn list_of(&self, units: &UnitSet) -> String {
        let names: Vec<&str> = units.iter().map(|unit| self.name_of(unit)).collect();
        match &names[..] {
            [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            names => names.concat(),
        }
    }
}

/// What a melee does to both sides.
fn melee_fate(attacker: Side, result: MeleeResult) -> String {
    let part = |side: Side, lost: u8, back: bool| {
        let who = people(side);
        match (lost, back) {
            (0, false) => None,
            (0, true) => Some(format!("the {who} go back")),
            (lost, false) => Some(format!("the {who} lose {}", steps(lost))),
            (lost, true) => Some(format!("the {who} lose {} and go back", steps(lost))),
        }
    };
    let parts = [
        part(attacker, result.attacker, result.attacker_retreats),
        part(attacker.enemy(), result.defender, result.defender_retreats),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    match (parts.is_empty(), result.continues) {
        (true, false) => "nobody gives way".to_owned(),
        (true, true) => "the melee goes on".to_owned(),
        (false, false) => parts.join(", "),
        (false, true) => format!("{}, and the melee goes on", parts.join(", ")),
    }
}

//! What fire does to a hex, in words: the same for dice that may fall and for dice that have fallen.

use crate::crimea::Crimea;
use crate::event::Event;
use crate::phrasebook::text;
use crate::results::FireResult;
use crate::state::State;
use crate::unit::{Side, UnitSet};
use crate::words::fire_words;
use hexmap::Hex;
use kernel::{Audience, Case, Narration};
use phrases::{Arg, Text};
use wargame::TwoSides;

/// Targets that are told one by one; of more only the sum is told.
pub(crate) const TOLD_APART: usize = 2;

/// Whom fire is at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Mark {
    /// Whoever stands in a hex.
    Troops,
    /// Cavalry whose charge came over it.
    Riders,
    /// Those who have just come into it.
    Newcomers,
    /// A work and its garrison.
    Work,
}

/// What the dice at one target come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strike {
    pub at: Hex,
    /// Whose troops suffer.
    pub side: Side,
    pub mark: Mark,
    /// Levels that the work loses; nothing if no siege guns fire at it.
    pub levels: Option<u8>,
    /// Steps that the troops lose.
    pub steps: u8,
    pub check: bool,
    rule: Case,
}

/// What many strikes come to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Sum {
    steps: u32,
    /// Levels of works; nothing if no siege guns fire.
    levels: Option<u32>,
    /// Hexes where somebody is checked.
    checks: u32,
}

impl Sum {
    #[must_use]
    pub(crate) fn with(self, strike: &Strike) -> Sum {
        let off = strike.levels.map(u32::from);
        Sum {
            steps: self.steps + u32::from(strike.steps),
            levels: off.map_or(self.levels, |off| Some(off + self.levels.unwrap_or(0))),
            checks: self.checks + u32::from(strike.check),
        }
    }

    /// As far as it is told: where steps are lost nobody counts the checks.
    #[must_use]
    pub(crate) fn as_told(self) -> Sum {
        Sum { checks: if self.steps > 0 { 0 } else { self.checks }, ..self }
    }
}

impl Strike {
    /// What it does, in a few words.
    pub(crate) fn effect(&self) -> Text {
        let lost = FireResult { steps: self.steps, check: self.check };
        match self.levels {
            None | Some(0) => fire_words(lost),
            Some(levels) if self.steps == 0 => text!("effect-on-work", levels = levels),
            Some(levels) => text!("effect-on-both", levels = levels, effect = fire_words(lost)),
        }
    }

    /// The target, in an order of its own.
    fn target(&self) -> (usize, Mark) {
        (self.at.index(), self.mark)
    }
}

impl Crimea {
    /// What a die of fire does, if the event is one.
    fn strike(&self, before: &State, event: &Event) -> Option<Strike> {
        let rule = event.rule();
        Some(match *event {
            Event::FireRolled { side, at, result, .. } => Strike {
                at,
                side: side.enemy(),
                mark: Mark::Troops,
                levels: None,
                steps: result.steps,
                check: result.check,
                rule,
            },
            Event::HeldFireRolled { side, at, passing, result, .. } => Strike {
                at,
                side: side.enemy(),
                mark: if passing { Mark::Riders } else { Mark::Newcomers },
                levels: None,
                steps: result.steps,
                // Chargers ignore the check on their way (12.A.7.e).
                check: result.check && !passing,
                rule,
            },
            Event::SiegeRolled { at, mortars, result, .. } => {
                let off = if mortars { 0 } else { result.min(before.works.level(at)) };
                Strike {
                    at,
                    side: Side::Russian,
                    mark: Mark::Work,
                    levels: (!mortars).then_some(off),
                    steps: result - off,
                    check: false,
                    rule,
                }
            }
            _ => return None,
        })
    }

    /// Dice of fire among events.
    pub(crate) fn is_strike(event: &Event) -> bool {
        matches!(event, Event::FireRolled { .. } | Event::HeldFireRolled { .. } | Event::SiegeRolled { .. })
    }

    /// What all dice of fire come to, by target, no more than there is to lose.
    pub(crate) fn strikes<'a>(
        &self,
        before: &State,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Vec<Strike> {
        let mut found: Vec<Strike> = Vec::new();
        for strike in events.into_iter().filter_map(|event| self.strike(before, event)) {
            match found.binary_search_by_key(&strike.target(), Strike::target) {
                Ok(place) => {
                    let known = &mut found[place];
                    known.levels = known.levels.or(strike.levels);
                    known.steps += strike.steps;
                    known.check |= strike.check;
                }
                Err(place) => found.insert(place, strike),
            }
        }
        for strike in &mut found {
            strike.steps = strike.steps.min(self.losable(before, &self.struck(before, strike)));
        }
        found
    }

    /// Whom a strike falls on.
    fn struck(&self, state: &State, strike: &Strike) -> UnitSet {
        match strike.mark {
            Mark::Riders => self.chargers_over(state, strike.at, strike.side),
            Mark::Newcomers => self.newcomers(state, strike.at, strike.side),
            Mark::Troops | Mark::Work => self.troops_in(state, strike.at, strike.side),
        }
    }

    /// Steps that units can lose at most: a detachment inside its division none, and neither the headquarters with it.
    fn losable(&self, state: &State, units: &UnitSet) -> u8 {
        let inside: UnitSet = units.iter().filter(|unit| self.is_inside_division(state, *unit)).collect();
        let mut bearers = units.without(inside);
        if !inside.is_empty() {
            bearers = bearers.without(self.roster.headquarters);
        }
        bearers.iter().fold(0, |sum: u8, unit| sum.saturating_add(state.steps[unit]))
    }

    /// Strikes in words: one sentence for each target, or one about all of them.
    pub(crate) fn tell_strikes(&self, before: &State, strikes: &[Strike]) -> Vec<Narration> {
        if strikes.len() <= TOLD_APART {
            return strikes.iter().map(|strike| self.tell_strike(before, strike)).collect();
        }
        let sum = strikes.iter().fold(Sum::default(), Sum::with).as_told();
        vec![self.tell_sum(strikes[0].side, sum, strikes[0].rule)]
    }

    /// The sum of many strikes in words.
    pub(crate) fn tell_sum(&self, side: Side, sum: Sum, rule: Case) -> Narration {
        let works: Arg = match sum.levels {
            None => "".into(),
            Some(levels) => text!("sum-of-works", levels = levels).into(),
        };
        let checks: Arg = match sum.checks {
            0 => "".into(),
            checks => text!("sum-of-checks", checks = checks).into(),
        };
        let text = text!("sum", side = side.arg(), steps = sum.steps, works = works, checks = checks);
        self.narration(text, rule, Vec::new(), &UnitSet::EMPTY)
    }

    /// One strike in words.
    pub(crate) fn tell_strike(&self, before: &State, strike: &Strike) -> Narration {
        let text = match strike.mark {
            Mark::Work => self.siege_strike_words(before, strike),
            _ => self.volley_words(before, strike),
        };
        self.narration(text, strike.rule, vec![strike.at], &UnitSet::EMPTY)
    }

    /// Whom fire is at, as the subject of a sentence.
    pub(crate) fn struck_words(&self, mark: Mark, side: Side, at: Hex) -> Text {
        match mark {
            Mark::Riders => text!("struck-chargers", side = side.arg(), at = self.place_arg(at)),
            Mark::Newcomers => text!("struck-newcomers", side = side.arg(), at = self.place_arg(at)),
            Mark::Troops | Mark::Work => text!("struck-troops", side = side.arg(), place = self.spot_arg(at)),
        }
    }

    fn volley_words(&self, before: &State, strike: &Strike) -> Text {
        let whom = self.struck_words(strike.mark, strike.side, strike.at);
        let struck = self.struck(before, strike);
        // Disrupted units rout again whatever the fire does (12.B.1.p7); those who ride or attack are none.
        let shaken = strike.mark == Mark::Troops && struck.intersects(before.disrupted);
        let also: Arg = if shaken { text!("and-rout-again").into() } else { "".into() };
        match strike.steps {
            lost if lost > 0 && lost >= self.losable(before, &struck) => {
                text!("are-destroyed", whom = whom, also = also)
            }
            lost => hit_words(whom, lost, strike.check, strike.mark == Mark::Newcomers, also),
        }
    }

    fn siege_strike_words(&self, before: &State, strike: &Strike) -> Text {
        let (at, place) = (self.place_arg(strike.at), self.spot_arg(strike.at));
        let all = self.losable(before, &self.struck(before, strike));
        let is_gone = strike.steps > 0 && strike.steps >= all;
        let off = strike.levels.filter(|off| *off > 0);
        let level = off.map(|off| before.works.level(strike.at).saturating_sub(off));
        match (level, strike.steps) {
            (Some(level), 0) => text!("work-falls", place = place, level = level),
            (Some(level), _) if is_gone => {
                text!("work-falls-garrison-destroyed", place = place, level = level)
            }
            (Some(level), lost) => {
                text!("work-falls-garrison-loses", place = place, level = level, steps = lost)
            }
            (None, 0) if strike.levels.is_some() => text!("work-holds", place = place),
            (None, _) if is_gone => text!("garrison-destroyed", at = at),
            (None, lost) => text!("garrison-loses", at = at, steps = lost),
        }
    }

    /// A sentence with what it is about.
    pub(crate) fn narration(&self, text: Text, rule: Case, hexes: Vec<Hex>, units: &UnitSet) -> Narration {
        Narration {
            text,
            rule,
            hexes: hexes.iter().map(Hex::to_string).collect(),
            units: units.iter().map(|unit| self.roster.id(unit)).collect(),
            audience: Audience::Everyone,
        }
    }
}

/// What a hit does to troops: steps, and a check or, for newcomers, the way back.
pub(crate) fn hit_words(whom: Text, steps: u8, check: bool, throws_back: bool, also: Arg) -> Text {
    match (check, throws_back) {
        (false, _) => text!("lose-steps", whom = whom, steps = steps, also = also),
        (true, false) => text!("lose-steps-and-are-checked", whom = whom, steps = steps, also = also),
        (true, true) => text!("lose-steps-and-are-thrown-back", whom = whom, steps = steps, also = also),
    }
}

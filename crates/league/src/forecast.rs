//! The odds of a decision: what follows from its dice, and the exact chances of handfuls of them.
//!
//! A row of the odds tells what the dice of the decision itself decide, and not how far somebody runs of it or whom he
//! carries away.

use crate::decision::{Aims, Benefit, Decision};
use crate::event::Event;
use crate::fates::line;
use crate::league::League;
use crate::phrasebook::text;
use crate::state::{Stage, State};
use crate::unit::{Side, UnitId};
use crate::volley::Toll;
use kernel::{Chances, Dice, Factor, Game, Log, Narration, Odds, Words};
use phrases::Arg;

/// In how many ways dice can lead to each of some numbers.
type Ways = Vec<(i32, u128)>;

/// The totals of so many dice of which each counts as `worth` says.
fn totals(dice: u8, worth: impl Fn(u8) -> i32) -> Ways {
    let mut ways: Ways = vec![(0, 1)];
    for _ in 0..dice {
        let mut next: Ways = Vec::new();
        for (total, count) in &ways {
            for face in 1..=6 {
                let sum = total + worth(face);
                match next.iter_mut().find(|(known, _)| *known == sum) {
                    Some((_, known)) => *known += count,
                    None => next.push((sum, *count)),
                }
            }
        }
        ways = next;
    }
    ways.sort_unstable();
    ways
}

/// What can happen, in how many ways.
#[derive(Default)]
struct Outlook {
    outcomes: Vec<(u128, Vec<Narration>)>,
}

impl Outlook {
    fn add(&mut self, ways: u128, told: Vec<Narration>) {
        match self.outcomes.iter_mut().find(|(_, known)| *known == told) {
            Some((known, _)) => *known += ways,
            None if ways > 0 => self.outcomes.push((ways, told)),
            None => {}
        }
    }

    fn into_odds(self, factors: Vec<Factor>) -> Odds {
        let reckoned = self.outcomes.into_iter().map(|(ways, events)| (ways, Vec::new(), events));
        Odds::of_ways(factors, reckoned.collect())
    }
}

/// Dice of which only what they are thrown for matters.
struct Probe;

impl Dice for Probe {
    fn roll(&mut self, sides: u8) -> u8 {
        sides
    }
}

/// The inches that a die of a move is worth.
fn pips(die: u8, chits: u8) -> i32 {
    i32::from(die.saturating_sub(chits))
}

/// What people want to know, in words: the same of what may happen and of what has happened.
impl League {
    fn initiative_in_words(&self, side: Side) -> Vec<Narration> {
        vec![line(self, "league:I.a", text!("odds-chooses", side = self.side_arg(side)), &[])]
    }

    fn rally_in_words(&self, unit: UnitId, rallied: bool) -> Vec<Narration> {
        let (rule, text) = if rallied {
            ("league:M.e.2", text!("odds-rallies", unit = self.unit_arg(unit)))
        } else {
            ("league:M.e.3", text!("odds-runs-on", unit = self.unit_arg(unit)))
        };
        vec![line(self, rule, text, &[unit])]
    }

    fn march_in_words(&self, unit: UnitId, length: i32) -> Vec<Narration> {
        vec![line(self, "league:V.a.1", text!("odds-march", inches = length), &[unit])]
    }

    fn ride_in_words(&self, length: i32) -> Vec<Narration> {
        vec![line(self, "league:V.t.4", text!("odds-ride", inches = length), &[])]
    }

    fn retreat_in_words(&self, unit: UnitId) -> Vec<Narration> {
        vec![line(self, "league:C.g.1", text!("falls-back", unit = self.unit_arg(unit)), &[unit])]
    }

    fn check_in_words(&self, state: &State, unit: UnitId, passed: bool) -> Vec<Narration> {
        let charges = self.side(unit) == state.active;
        let who = self.unit_arg(unit);
        let (rule, text) = match (charges, passed) {
            (true, true) => ("league:C.a.3", text!("odds-charges-on", unit = who)),
            (true, false) => ("league:C.a.4", text!("odds-falls-back", unit = who)),
            (false, true) => ("league:C.a.5", text!("odds-stands", unit = who)),
            (false, false) => ("league:C.a.6", text!("odds-falls-back", unit = who)),
        };
        vec![line(self, rule, text, &[unit])]
    }

    fn victory_in_words(&self, state: &State, knot: u8, side: Side) -> Vec<Narration> {
        let units: Vec<UnitId> = self.contact_first(state, self.in_fight(state, knot, side)).collect();
        let names = Arg::list(units.iter().map(|unit| self.unit_arg(*unit)));
        vec![line(self, "league:C.c", text!("odds-wins", units = names), &units)]
    }

    /// A fire at one target: what becomes of it, or what waits for its saves. At several: the hits on each.
    fn fire_in_words(&self, before: &State, after: &State, events: &[Event]) -> Vec<Narration> {
        let fired: Vec<(UnitId, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::Fired { target, hits, .. } => Some((*target, *hits)),
                _ => None,
            })
            .collect();
        match (fired.as_slice(), after.losses.first()) {
            ([(target, _)], Some(loss)) if after.stage == Stage::Saves && loss.unit == *target => {
                let toll = Toll { hits: loss.hits, chits: loss.chits, leader_rolls: loss.leader_rolls };
                self.toll_in_words(before, *target, toll)
            }
            ([(target, _)], _) => self.fate_in_words(*target, self.fate_of(before, events, *target)),
            _ => fired.iter().flat_map(|(target, hits)| self.hits_in_words(before, *target, *hits)).collect(),
        }
    }

    fn hits_in_words(&self, state: &State, target: UnitId, hits: u8) -> Vec<Narration> {
        self.toll_in_words(state, target, Toll { hits, chits: 0, leader_rolls: 0 })
    }

    fn told_by_events(&self, before: &State, after: &State, events: &[Event]) -> Option<Vec<Narration>> {
        events.iter().find_map(|event| match *event {
            Event::Initiative { .. } => Some(self.initiative_in_words(after.initiative?)),
            Event::Rally { unit, rallied, .. } => Some(self.rally_in_words(unit, rallied)),
            Event::Rolled { unit, dice, .. } => {
                let chits = after.units[unit].chits;
                Some(self.march_in_words(unit, dice.iter().map(|die| pips(*die, chits)).sum()))
            }
            Event::Answers { unit, stands: false } => Some(self.retreat_in_words(unit)),
            Event::Fired { .. } => Some(self.fire_in_words(before, after, events)),
            Event::Fought { unit, winner: Some(side), .. } => {
                Some(self.victory_in_words(before, before.units[unit].knot, side))
            }
            Event::Checks { unit, die: Some(_), passed } => Some(self.check_in_words(before, unit, passed)),
            _ => None,
        })
    }
}

/// The chances.
impl League {
    fn foresee_initiative(&self, state: &State, outlook: &mut Outlook) {
        // A tie is rolled again.
        let modifiers = Side::BOTH.map(|side| i32::from(self.initiative_modifier(state, side)));
        for russian in 1..=6 {
            for allied in 1..=6 {
                let lead = russian + modifiers[0] - allied - modifiers[1];
                let side = if lead > 0 { Side::Russian } else { Side::Allied };
                if lead != 0 {
                    outlook.add(1, self.initiative_in_words(side));
                }
            }
        }
    }

    /// Who makes the first check that a decision leads to without another one in between.
    fn first_check(&self, state: &State, decision: Decision) -> Option<UnitId> {
        let (mut after, mut log) = (*state, Log::recording());
        self.resolve(&mut after, &mut Default::default(), decision, &mut Probe, &mut log);
        log.events().iter().find_map(|event| match event {
            Event::Checks { unit, die: Some(_), .. } => Some(*unit),
            _ => None,
        })
    }

    fn foresee_check(&self, state: &State, unit: UnitId, outlook: &mut Outlook) {
        for die in 1..=6 {
            outlook.add(1, self.check_in_words(state, unit, self.passes(state, unit, die)));
        }
    }

    fn foresee_fire(&self, state: &State, unit: UnitId, benefit: Benefit, aims: Aims, outlook: &mut Outlook) {
        let forecasts = self.fire_forecast(state, unit, benefit, aims);
        if let [only] = forecasts.as_slice() {
            let most =
                |part: fn(&Toll) -> u8| only.ways.iter().map(|(toll, _)| part(toll)).max().unwrap_or(0);
            let (hits, rolls) = (most(|toll| toll.hits), most(|toll| toll.leader_rolls));
            for (toll, ways) in &only.ways {
                // Dice that are not rolled fall in any way: one for a hit, two for a leader roll.
                let unrolled = u32::from(hits - toll.hits) + 2 * u32::from(rolls - toll.leader_rolls);
                let ways = u128::from(*ways) * 6u128.pow(unrolled);
                self.foresee_toll(state, only.target, *toll, ways, outlook);
            }
            return;
        }
        let mut joint: Vec<(u128, Vec<Narration>)> = vec![(1, Vec::new())];
        for forecast in &forecasts {
            let mut part = Outlook::default();
            for (toll, ways) in &forecast.ways {
                part.add((*ways).into(), self.hits_in_words(state, forecast.target, toll.hits));
            }
            let both = |(ways, told): &(u128, Vec<Narration>)| {
                let (ways, told) = (*ways, told.clone());
                let more = part.outcomes.iter();
                more.map(move |(more, next)| (ways * more, [told.clone(), next.clone()].concat()))
                    .collect::<Vec<_>>()
            };
            joint = joint.iter().flat_map(both).collect();
        }
        joint.into_iter().for_each(|(ways, told)| outlook.add(ways, told));
    }

    /// What comes of hits on a unit: its saves, or only the hits if its owner may help the saves.
    fn foresee_toll(&self, state: &State, unit: UnitId, toll: Toll, ways: u128, outlook: &mut Outlook) {
        if toll.hits > 0 && self.save_needed(state, unit).is_some() && self.has_benefit(state, unit) {
            let unrolled = u32::from(toll.hits) + 2 * u32::from(toll.leader_rolls);
            outlook.add(ways * 6u128.pow(unrolled), self.toll_in_words(state, unit, toll));
            return;
        }
        self.foresee_fates(state, unit, toll, state.units[unit].save_bonus, ways, outlook);
    }

    fn foresee_fates(
        &self,
        state: &State,
        unit: UnitId,
        toll: Toll,
        bonus: u8,
        ways: u128,
        outlook: &mut Outlook,
    ) {
        for (fate, more) in self.fates(state, unit, toll, bonus) {
            outlook.add(ways * more, self.fate_in_words(unit, fate));
        }
    }

    /// Who wins a close combat; ties that are rolled again are left out.
    fn foresee_fight(&self, state: &State, unit: UnitId, outlook: &mut Outlook) {
        let knot = state.units[unit].knot;
        let sides = [state.active, state.active.enemy()];
        let units = sides.map(|side| self.in_fight(state, knot, side));
        let sums = sides.map(|side| self.fight_totals(state, knot, side));
        let ties = units.map(|units| self.wins_ties(state, units));
        let mut won = [0_u128; 2];
        for (first, ways) in &sums[0] {
            for (second, more) in &sums[1] {
                let winner = match first.cmp(second) {
                    std::cmp::Ordering::Greater => 0,
                    std::cmp::Ordering::Less => 1,
                    std::cmp::Ordering::Equal if ties[0] != ties[1] => usize::from(ties[1]),
                    std::cmp::Ordering::Equal => continue,
                };
                won[winner] += ways * more;
            }
        }
        for (side, ways) in sides.into_iter().zip(won) {
            outlook.add(ways, self.victory_in_words(state, knot, side));
        }
    }

    fn fight_totals(&self, state: &State, knot: u8, side: Side) -> Ways {
        let (mut dice, mut fixed) = (0, 0);
        for unit in self.in_fight(state, knot, side).iter() {
            let count = self.close_dice(state, unit);
            dice += count;
            fixed += i32::from(count) * i32::from(self.close_modifier(state, unit));
            if self.has_commander(state, unit) {
                fixed += i32::from(self.tables.close.commander);
            }
        }
        totals(dice, i32::from).into_iter().map(|(sum, ways)| (sum + fixed, ways)).collect()
    }
}

impl Chances for League {
    fn factors(&self, state: &State, decision: Decision) -> Vec<Factor> {
        self.factors_of(state, decision)
    }

    fn consequence(&self, before: &State, after: &State, events: &[Event]) -> Vec<Narration> {
        match (before.stage, after.stage) {
            (Stage::Saves, _) => before.losses.first().map_or_else(Vec::new, |loss| {
                self.fate_in_words(loss.unit, self.fate_of(before, events, loss.unit))
            }),
            (Stage::Actions, Stage::Ride { dice, .. }) => {
                self.ride_in_words(dice.iter().map(|die| pips(*die, 0)).sum())
            }
            _ => self
                .told_by_events(before, after, events)
                .unwrap_or_else(|| events.iter().map(|event| self.foretell(event)).collect()),
        }
    }

    /// The exact chances of what people want to know about a decision that rolls dice.
    fn forecast(&self, state: &State, decision: Decision) -> Option<Odds> {
        let mut outlook = Outlook::default();
        match decision {
            Decision::RollInitiative => self.foresee_initiative(state, &mut outlook),
            Decision::Rally { .. } => {
                let Stage::Rally { unit } = state.stage else { return None };
                for die in 1..=6 {
                    outlook.add(1, self.rally_in_words(unit, self.passes(state, unit, die)));
                }
            }
            Decision::March { unit, gait, benefit } => {
                let chits = state.units[unit].chits;
                let dice = self.judge_gait(state, unit, gait).unwrap_or(0) + benefit.count();
                for (length, ways) in totals(dice, |face| pips(face, chits)) {
                    outlook.add(ways, self.march_in_words(unit, length));
                }
            }
            Decision::Ride { .. } => {
                for (length, ways) in totals(self.tables.march_dice.staff, i32::from) {
                    outlook.add(ways, self.ride_in_words(length));
                }
            }
            Decision::Fire { unit, benefit, aims } => {
                self.foresee_fire(state, unit, benefit, aims, &mut outlook);
            }
            Decision::ReactFire { aims } => {
                let unit = state.charge.asked.or(state.charge.target)?;
                self.foresee_fire(state, unit, Benefit::None, aims, &mut outlook);
            }
            Decision::Save { benefit } => {
                let loss = state.losses.first()?;
                let bonus = state.units[loss.unit].save_bonus + benefit.count();
                let toll = Toll { hits: loss.hits, chits: loss.chits, leader_rolls: loss.leader_rolls };
                self.foresee_fates(state, loss.unit, toll, bonus, 1, &mut outlook);
            }
            Decision::Retreat => {
                let Stage::Charge(step) = state.stage else { return None };
                outlook.add(1, self.retreat_in_words(self.charge_speaker(state, step)?));
            }
            Decision::Fight { unit } => self.foresee_fight(state, unit, &mut outlook),
            _ if matches!(decision, Decision::Charge { .. }) || matches!(state.stage, Stage::Charge(_)) => {
                let unit = self.first_check(state, decision)?;
                self.foresee_check(state, unit, &mut outlook);
                return Some(outlook.into_odds(self.check_factors(state, unit)));
            }
            _ => return None,
        }
        Some(outlook.into_odds(self.factors_of(state, decision)))
    }
}

//! The exact chances of fire that is ordered, or rolled for many hexes at once.
//!
//! One die is thrown for each target and kind of fire, and none changes what another one does. So the code that resolves the
//! fire is run with each die on each of its faces while the others lie still, and what it tells about that die is counted.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::phrasebook::text;
use crate::state::{Phase, Stage, State, TollStep};
use crate::strikes::{Strike, Sum, TOLD_APART};
use crate::unit::{Arm, Side};
use hexmap::Hex;
use kernel::{Dice, Factor, Log, Narration, Odds, Words, wording};
use phrases::Arg;
use std::collections::{BTreeMap, HashMap};

/// Beyond so many ways the chances of many dice are rounded.
const MOST_WAYS: u128 = 1 << 96;

/// Dice that all show a one, but for one of them.
struct OneDie {
    place: usize,
    face: u8,
    thrown: usize,
}

impl Dice for OneDie {
    fn roll(&mut self, _sides: u8) -> u8 {
        self.thrown += 1;
        if self.thrown == self.place + 1 { self.face } else { 1 }
    }
}

/// What a die of fire comes to, by its face.
type Shot = [Event; 6];

/// Resolves the fire with these dice.
type Resolver<'a> = dyn Fn(&mut dyn Dice, &mut Log<Event>) + 'a;

/// One row of the odds: in how many ways it comes, with which dice, and what it says.
type Row = (u128, Vec<Vec<u8>>, Vec<Narration>);

/// The dice that fire at targets, before any other die is thrown: what the resolver tells about them.
fn rolled(resolve: &Resolver, place: usize, face: u8) -> Vec<Event> {
    let mut log = Log::recording();
    resolve(&mut OneDie { place, face, thrown: 0 }, &mut log);
    let dice = log.into_events().into_iter().filter(Event::is_die);
    dice.take_while(Crimea::is_strike).collect()
}

fn shots(resolve: &Resolver) -> Vec<Shot> {
    let first = rolled(resolve, 0, 1);
    let shot = |place| [1, 2, 3, 4, 5, 6].map(|face| rolled(resolve, place, face).swap_remove(place));
    (0..first.len()).map(shot).collect()
}

fn target(event: &Event) -> Option<Hex> {
    match event {
        Event::FireRolled { at, .. } | Event::HeldFireRolled { at, .. } | Event::SiegeRolled { at, .. } => {
            Some(*at)
        }
        _ => None,
    }
}

fn is_passing(event: &Event) -> bool {
    matches!(event, Event::HeldFireRolled { passing: true, .. })
}

/// Dice at the same target: guns and mortars at a work.
fn have_one_target(one: &Shot, other: &Shot) -> bool {
    target(&one[0]) == target(&other[0]) && is_passing(&one[0]) == is_passing(&other[0])
}

/// What is counted, in how many ways of the dice.
fn counts<T: PartialEq>(found: impl Iterator<Item = (T, u128)>) -> Vec<(T, u128)> {
    let mut counts: Vec<(T, u128)> = Vec::new();
    for (what, ways) in found {
        match counts.iter_mut().find(|(known, _)| *known == what) {
            Some((_, known)) => *known += ways,
            None => counts.push((what, ways)),
        }
    }
    counts
}

/// Every way that some dice can fall.
fn faces(dice: usize) -> Vec<Vec<u8>> {
    let longer = |ways: Vec<Vec<u8>>, _| {
        ways.iter().flat_map(|way| (1..=6).map(move |face| [&way[..], &[face]].concat())).collect()
    };
    (0..dice).fold(vec![Vec::new()], longer)
}

impl Crimea {
    /// The chances of fire that a decision orders, or lets go at several targets. Nothing if it does neither: what follows
    /// from a single die is told in full by trying it. Fire orders are given unseen: nobody learns the enemy's by
    /// asking what his own may lead to.
    pub(crate) fn fire_forecast(&self, state: &State, decision: Decision) -> Option<Odds> {
        let is_fire = state.stage == Stage::Action && state.toll.step == TollStep::None;
        if !is_fire || matches!(decision, Decision::Concede { .. }) {
            return None;
        }
        let is_hidden = self.are_plots_hidden(state);
        let side = self.deciding_side(state)?;
        let seen = self.masked(state, side);
        let now = shots(&|dice, log| self.carry_out(&mut { seen }, decision, dice, log));
        let (then, shots) = match (now.is_empty(), is_hidden) {
            (true, _) => self.ordered_shots(&seen, decision).unwrap_or((seen, Vec::new())),
            (false, false) if now.len() == 1 => return None,
            (false, _) => (seen, now),
        };
        let rows = self.rows(&then, &shots);
        let mut factors = self.fire_decision_factors(&seen, decision);
        match rows.len() {
            // The enemy may fire where this side does not, and it does not learn whether he does.
            0 if decision == Decision::Done && state.is_phase(Phase::DefenderPlot) => {
                let told = vec![self.foretell(&Event::Plotted { side })];
                Some(Odds::of_ways(factors, vec![(1, Vec::new(), told)]))
            }
            0 => None,
            _ => {
                let groups = groups(&shots);
                if groups.len() > TOLD_APART {
                    factors.extend(groups.iter().map(|group| self.chances_of(&then, group)));
                }
                Some(Odds::of_ways(factors, rows))
            }
        }
    }

    /// What follows from shots, in rows that read differently.
    fn rows(&self, before: &State, shots: &[Shot]) -> Vec<Row> {
        if shots.is_empty() {
            return Vec::new();
        }
        if groups(shots).len() > TOLD_APART {
            return self.rows_of_the_sum(before, shots);
        }
        let mut rows: Vec<Row> = Vec::new();
        let mut places: HashMap<String, usize> = HashMap::new();
        for dice in faces(shots.len()) {
            let events = shots.iter().zip(&dice).map(|(shot, face)| &shot[usize::from(*face) - 1]);
            let told = self.tell_strikes(before, &self.strikes(before, events));
            let place = *places.entry(wording(&told)).or_insert(rows.len());
            match rows.get_mut(place) {
                Some((ways, known, _)) => {
                    *ways += 1;
                    known.push(dice);
                }
                None => rows.push((1, vec![dice], told)),
            }
        }
        rows
    }

    fn rows_of_the_sum(&self, before: &State, shots: &[Shot]) -> Vec<Row> {
        let mut sums = BTreeMap::from([(Sum::default(), 1_u128)]);
        let mut side = Side::Russian;
        for group in groups(shots) {
            let mut longer: BTreeMap<Sum, u128> = BTreeMap::new();
            for strike in self.ways_of(before, group) {
                side = strike.side;
                for (sum, ways) in &sums {
                    *longer.entry(sum.with(&strike)).or_default() += ways;
                }
            }
            sums = longer;
            if sums.values().any(|ways| *ways > MOST_WAYS) {
                sums.values_mut().for_each(|ways| *ways = (*ways >> 32).max(1));
            }
        }
        let rule = shots[0][0].rule();
        let mut rows: BTreeMap<Sum, u128> = BTreeMap::new();
        for (sum, ways) in sums {
            *rows.entry(sum.as_told()).or_default() += ways;
        }
        rows.into_iter().map(|(sum, ways)| (ways, Vec::new(), vec![self.tell_sum(side, sum, rule)])).collect()
    }

    /// What the dice at one target can come to, one strike for every way they can fall.
    fn ways_of(&self, before: &State, group: &[Shot]) -> Vec<Strike> {
        let strike = |dice: Vec<u8>| {
            let events = group.iter().zip(dice).map(|(shot, face)| &shot[usize::from(face) - 1]);
            self.strikes(before, events).swap_remove(0)
        };
        faces(group.len()).into_iter().map(strike).collect()
    }

    /// The shots of a decision that orders fire, as far as it is about them, or that ends such orders: they are rolled
    /// later. With the state in which they will be.
    fn ordered_shots(&self, state: &State, decision: Decision) -> Option<(State, Vec<Shot>)> {
        let mut then = *state;
        let mut log = Log::silent();
        let reveal = |then: State| shots(&|dice, log| self.reveal(&mut { then }, dice, log));
        let siege = |then: State| shots(&|dice, log| self.resolve_siege_fire(&mut { then }, dice, log));
        let held = |then: State| shots(&|dice, log| self.resolve_held_fire(&mut { then }, dice, log));
        let at = |shots: Vec<Shot>, at: Hex, is_meant: &dyn Fn(&Event) -> bool| {
            let mut shots = shots;
            shots.retain(|shot| target(&shot[0]) == Some(at) && is_meant(&shot[0]));
            shots
        };
        let found = match decision {
            Decision::Aim { unit, at: hex } => {
                self.aim(&mut then, unit, hex, &mut log);
                at(reveal(then), hex, &|_| true)
            }
            Decision::AimFort { at: hex } => {
                self.aim_fort(&mut then, hex, &mut log);
                at(reveal(then), hex, &|_| true)
            }
            Decision::Commit { unit, at: hex } => {
                self.commit(&mut then, unit, hex, &mut log);
                let with_mortars = self.roster.unit(unit).arm == Arm::SiegeMortars;
                let same = |event: &Event| matches!(event, Event::SiegeRolled { mortars, .. } if *mortars == with_mortars);
                at(siege(then), hex, &same)
            }
            Decision::FireHeld { unit, at: hex } => {
                self.fire_held(&mut then, unit, hex);
                at(held(then), hex, &|event| is_passing(event) == (state.hex(unit) != Some(hex)))
            }
            Decision::FireFort { at: hex } => {
                self.fire_fort(&mut then, hex);
                at(held(then), hex, &|event| is_passing(event) == (self.star_fort() != hex))
            }
            Decision::Done if self.are_plots_hidden(state) => reveal(then),
            Decision::Done if state.is_phase(Phase::Commitment) => siege(then),
            _ => return None,
        };
        (!found.is_empty()).then_some((then, found))
    }

    /// What can happen at one target, each with its chances.
    fn chances_of(&self, before: &State, group: &[Shot]) -> Factor {
        let ways = self.ways_of(before, group);
        let effects = counts(ways.iter().map(|strike| (strike.effect(), 1)));
        let told = effects.into_iter().map(|(effect, count)| {
            Arg::from(text!("chance", effect = effect, count = count as u64, ways = ways.len()))
        });
        let text = text!("chances-at", at = self.place_arg(ways[0].at), chances = Arg::list(told));
        Factor { text, rule: group[0][0].rule(), value: None }
    }
}

/// Shots by target; guns and mortars at one work follow each other.
fn groups(shots: &[Shot]) -> Vec<&[Shot]> {
    shots.chunk_by(have_one_target).collect()
}

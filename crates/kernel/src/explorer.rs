use crate::{Chances, Dice, Factor, Log, Narration, Refusal, Seat};
use phrases::{Text, has_texts};
use serde::Serialize;
use std::collections::HashMap;
use std::fmt;
use thiserror::Error;

/// Dice that fall every way they can, one run after the other.
///
/// ```
/// use kernel::{Dice, Explorer};
/// let mut explorer = Explorer::default();
/// let mut sevens = 0;
/// loop {
///     if explorer.roll(6) + explorer.roll(6) == 7 {
///         sevens += 1;
///     }
///     if !explorer.next_run() {
///         break;
///     }
/// }
/// assert_eq!(sevens, 6);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Explorer {
    /// The rolls of this run.
    rolls: Vec<Roll>,
    depth: usize,
}

#[derive(Clone, Copy, Debug)]
struct Roll {
    face: u8,
    sides: u8,
    /// The last of the low faces that do the same, as all the others do; 0 if every face is for itself.
    up_to: u8,
}

impl Roll {
    /// The next face that has to be tried.
    fn next(self) -> Option<u8> {
        let next = if self.face <= self.up_to { self.up_to + 1 } else { self.face + 1 };
        let is_last = self.up_to > 0 && self.face > self.up_to || next > self.sides;
        (!is_last).then_some(next)
    }

    /// All faces that do the same as this one.
    fn alike(self) -> std::ops::RangeInclusive<u8> {
        match self.up_to {
            0 => self.face..=self.face,
            up_to if self.face <= up_to => 1..=up_to,
            up_to => up_to + 1..=self.sides,
        }
    }
}

impl Explorer {
    /// Goes on to the next way the dice can fall; false when all were seen.
    pub fn next_run(&mut self) -> bool {
        self.rolls.truncate(self.depth);
        self.depth = 0;
        while let Some(roll) = self.rolls.last_mut() {
            if let Some(face) = roll.next() {
                roll.face = face;
                return true;
            }
            self.rolls.pop();
        }
        false
    }

    /// The faces of this run.
    pub fn faces(&self) -> Vec<u8> {
        self.rolls[..self.depth].iter().map(|roll| roll.face).collect()
    }

    /// How likely this run is, with all others that do the same.
    pub fn chance(&self) -> f64 {
        let share = |roll: &Roll| roll.alike().len() as f64 / f64::from(roll.sides);
        self.rolls[..self.depth].iter().map(share).product()
    }

    fn run(&self) -> Run {
        let rolls = self.rolls[..self.depth].to_vec();
        Run {
            ways: rolls.iter().map(|roll| roll.alike().len() as u128).product(),
            one_in: rolls.iter().map(|roll| u128::from(roll.sides)).product(),
            rolls,
        }
    }

    fn throw(&mut self, sides: u8, up_to: u8) -> u8 {
        if self.depth == self.rolls.len() {
            self.rolls.push(Roll { face: 1, sides, up_to });
        }
        self.depth += 1;
        self.rolls[self.depth - 1].face
    }
}

impl Dice for Explorer {
    fn roll(&mut self, sides: u8) -> u8 {
        self.throw(sides, 0)
    }

    fn roll_against(&mut self, sides: u8, up_to: u8) -> u8 {
        self.throw(sides, if up_to < sides { up_to } else { 0 })
    }
}

/// The exact distribution of what a decision can lead to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Odds {
    /// What went into it, each with its case.
    pub factors: Vec<Factor>,
    /// The chances of all outcomes together.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub of: u64,
    /// The outcomes, in the order in which the dice lead to them.
    pub outcomes: Vec<OutcomeChance>,
}

/// One thing that can happen, and how likely it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OutcomeChance {
    /// Chances out of [`Odds::of`].
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub chances: u64,
    /// The same as a share of one, for display.
    pub share: f64,
    /// The rolls that lead here; none where there are too many to be told.
    pub dice: Vec<Vec<u8>>,
    /// What happens, in sentences.
    pub events: Vec<Narration>,
}

/// Why there are no odds.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OddsError {
    /// The decision is not allowed.
    Refused(#[from] Refusal),
    /// The dice can fall in more ways than are worth counting.
    TooMany(usize),
}

impl OddsError {
    /// For people.
    pub fn text(&self) -> Text {
        match self {
            OddsError::Refused(refusal) => refusal.cited(),
            OddsError::TooMany(ways) => text!("too-many-ways", ways = *ways),
        }
    }
}

impl fmt::Display for OddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// One way the dice can fall, with all others that do the same.
struct Run {
    /// So many ways out of `one_in`.
    ways: u128,
    one_in: u128,
    rolls: Vec<Roll>,
}

impl Run {
    /// The faces of every way.
    fn faces(&self) -> Vec<Vec<u8>> {
        let longer = |ways: Vec<Vec<u8>>, roll: &Roll| {
            let grow =
                |way: &Vec<u8>| roll.alike().map(|face| [&way[..], &[face]].concat()).collect::<Vec<_>>();
            ways.iter().flat_map(grow).collect()
        };
        self.rolls.iter().fold(vec![Vec::new()], longer)
    }
}

/// Runs are counted up to here, and told up to here.
const MOST_RUNS: usize = 300_000;
/// Outcomes that are told apart: more would fill the memory, and nobody reads them.
const MOST_OUTCOMES: usize = 20_000;
/// Rolls in one run whose chances a number can hold.
const MOST_ROLLS: usize = 45;

impl Odds {
    /// The odds of outcomes of which each comes in so many ways, with the rolls that are told and what happens.
    pub fn of_ways(factors: Vec<Factor>, outcomes: Vec<(u128, Vec<Vec<u8>>, Vec<Narration>)>) -> Odds {
        let all: u128 = outcomes.iter().map(|(ways, ..)| ways).sum();
        // More ways than the smallest of numbers holds exactly are told in parts of a large round number.
        let shift = (128 - all.leading_zeros()).saturating_sub(f64::MANTISSA_DIGITS);
        let weighed = outcomes.into_iter().map(|(ways, dice, events)| OutcomeChance {
            chances: (ways >> shift) as u64,
            share: ways as f64 / all as f64,
            dice,
            events,
        });
        let outcomes: Vec<OutcomeChance> = weighed.collect();
        let of = outcomes.iter().map(|outcome| outcome.chances).sum();
        Odds { factors, of, outcomes }
    }
}

/// The exact odds of a decision, from the code that will resolve it. Outcomes whose consequences read the
/// same are one outcome, with every roll that leads there.
///
/// # Errors
/// If the decision is refused, or rolls more dice than can be counted.
pub fn odds<G: Chances>(
    game: &G,
    state: &G::State,
    seat: Seat,
    decision: G::Decision,
) -> Result<Odds, OddsError> {
    let mut scratch = G::Scratch::default();
    game.check(state, &mut scratch, seat, decision)?;
    if let Some(odds) = game.forecast(state, decision) {
        return Ok(odds);
    }
    let mut explorer = Explorer::default();
    #[expect(
        clippy::mutable_key_type,
        reason = "what a phrasebook reads when it is first asked changes no text"
    )]
    let mut places: HashMap<Vec<Text>, usize> = HashMap::new();
    let mut found: Vec<(Vec<Run>, Vec<Narration>)> = Vec::new();
    for _ in 0..MOST_RUNS {
        let (mut after, mut log) = (state.clone(), Log::recording());
        game.resolve(&mut after, &mut scratch, decision, &mut explorer, &mut log);
        if explorer.depth > MOST_ROLLS || found.len() > MOST_OUTCOMES {
            break;
        }
        let told = game.consequence(state, &after, log.events());
        let place = *places.entry(texts(&told)).or_insert_with(|| {
            found.push((Vec::new(), told));
            found.len() - 1
        });
        found[place].0.push(explorer.run());
        if !explorer.next_run() {
            return Ok(weigh(game.factors(state, decision), merged(found)));
        }
    }
    Err(OddsError::TooMany(MOST_RUNS))
}

/// Consequences as one text, by which they are told apart.
pub fn wording(told: &[Narration]) -> String {
    let texts: Vec<String> = told.iter().map(|narration| narration.text.english()).collect();
    texts.join("\n")
}

fn texts(told: &[Narration]) -> Vec<Text> {
    told.iter().map(|narration| narration.text.clone()).collect()
}

/// Different messages may read the same: rows that do are one.
fn merged(found: Vec<(Vec<Run>, Vec<Narration>)>) -> Vec<(Vec<Run>, Vec<Narration>)> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut rows: Vec<(Vec<Run>, Vec<Narration>)> = Vec::new();
    for (runs, told) in found {
        let place = *places.entry(wording(&told)).or_insert(rows.len());
        match rows.get_mut(place) {
            Some((known, _)) => known.extend(runs),
            None => rows.push((runs, told)),
        }
    }
    rows
}

fn weigh(factors: Vec<Factor>, found: Vec<(Vec<Run>, Vec<Narration>)>) -> Odds {
    let of = found.iter().flat_map(|(runs, _)| runs).fold(1, |all, run| common(all, run.one_in));
    let all = found.iter().flat_map(|(runs, _)| runs);
    let can_tell = all.map(|run| run.ways).fold(0, u128::saturating_add) <= MOST_RUNS as u128;
    let weigh_one = |(runs, events): (Vec<Run>, Vec<Narration>)| {
        let ways = runs.iter().map(|run| of / run.one_in * run.ways).sum();
        let told = runs.iter().filter(|_| can_tell);
        let mut dice: Vec<Vec<u8>> = told.flat_map(Run::faces).collect();
        dice.sort();
        (ways, dice, events)
    };
    Odds::of_ways(factors, found.into_iter().map(weigh_one).collect())
}

/// The least common multiple.
fn common(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}

has_texts!(Odds: factors, outcomes);
has_texts!(OutcomeChance: events);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_different_length_are_weighed_by_their_dice() {
        // A 6 is rolled again: 5 runs of one die and 6 runs of two.
        let mut explorer = Explorer::default();
        let mut runs = Vec::new();
        loop {
            if explorer.roll(6) == 6 {
                explorer.roll(6);
            }
            runs.push(explorer.run());
            if !explorer.next_run() {
                break;
            }
        }
        assert_eq!(runs.len(), 11);
        let odds = weigh(Vec::new(), vec![(runs, Vec::new())]);
        assert_eq!((odds.of, odds.outcomes[0].chances), (36, 36));
    }

    #[test]
    fn a_roll_against_a_number_is_tried_twice_and_told_in_full() {
        let mut explorer = Explorer::default();
        let (mut low, mut high) = (Vec::new(), Vec::new());
        loop {
            let runs = if explorer.roll_against(6, 2) <= 2 { &mut low } else { &mut high };
            explorer.roll_against(6, 6);
            runs.push(explorer.run());
            if !explorer.next_run() {
                break;
            }
        }
        // The second die is no test: every face of it is for itself.
        assert_eq!((low.len(), high.len()), (6, 6));
        let odds = weigh(Vec::new(), vec![(low, Vec::new()), (high, Vec::new())]);
        assert_eq!((odds.of, odds.outcomes[0].chances, odds.outcomes[1].chances), (36, 12, 24));
        assert_eq!(odds.outcomes[0].dice.len(), 12);
        assert_eq!((&odds.outcomes[0].dice[0], &odds.outcomes[1].dice[23]), (&vec![1, 1], &vec![6, 6]));
    }
}

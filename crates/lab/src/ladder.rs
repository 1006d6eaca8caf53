//! The ladder: the levels of the computer against each other.

use crate::course::{Bid, Course};
use crate::experiment::play;
use crate::phrasebook::text;
use crate::schedule::{Harvest, work};
use crate::statistics::{Mean, Score, Sums, whole};
use crate::{Done, GameResult};
use commander::{Budget, Level, Player, Scrutiny, Stop, UnknownPlayer};
use games::{SeatInWords, Title, cpu_time};
use phrases::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::str::FromStr;
use std::time::Duration;
use thiserror::Error;

/// Two players, the second of whom should be the weaker one.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Who should win.
    pub stronger: Player,
    /// Who should lose.
    pub weaker: Player,
    /// What is to be known about it.
    pub note: Option<Text>,
}

/// Every step from a random player to the general.
pub fn ladder_steps() -> Vec<Step> {
    let all: Vec<Player> =
        std::iter::once(Player::Random).chain(Level::ALL.into_iter().map(Player::Level)).collect();
    let step = |pair: &[Player]| Step { weaker: pair[0], stronger: pair[1], note: None };
    all.windows(2).map(step).collect()
}

/// Words that are no [`Step`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StepError {
    /// Not two of them.
    #[error("'{0}' is not of the form captain:sergeant, the stronger one first")]
    NotAPair(String),
    /// One is no player.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
}

impl FromStr for Step {
    type Err = StepError;

    /// Two players as they are typed, the stronger one first: `captain:sergeant`, `4000x4:captain`.
    fn from_str(words: &str) -> Result<Self, Self::Err> {
        let pair = words.split_once(':').ok_or_else(|| StepError::NotAPair(words.to_owned()));
        let (stronger, weaker) = pair?;
        Ok(Self { stronger: stronger.parse()?, weaker: weaker.parse()?, note: None })
    }
}

impl Step {
    /// A search of 0.1 seconds of processor time a plan, in so many nodes, against the best of those who do not search.
    /// The nodes were measured before, or are given.
    pub fn search(title: &dyn Title, nodes: u32, is_measured: bool) -> Self {
        let how = if is_measured { "measured" } else { "given" };
        let note = text!("ladder-search", nodes = nodes.to_string().as_str(), how = how);
        Self {
            stronger: Player::Search { nodes, dice: title.budget(Level::General).dice },
            weaker: Player::Level(Level::Sergeant),
            note: Some(note),
        }
    }
}

/// A step of the ladder, played: in pairs of games from the same seed, each player once on each side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rung {
    /// The game, with the options that are not the usual ones.
    pub game: String,
    /// Who should win.
    pub stronger: String,
    /// Who should lose.
    pub weaker: String,
    /// Pairs of games.
    pub pairs: u32,
    /// The seed of the first pair; each has the next one.
    pub first_seed: u64,
    /// What the stronger one won, of the games: 1 for a win, one half for a draw. The interval is of the pairs.
    pub score: Score,
    /// The same for each seat by itself: the seat, and what he won there.
    #[serde(default)]
    pub by_seat: Vec<(Text, f64)>,
    /// The same, with the bid that makes each scenario even ([`Course::made_even`]), if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub even_score: Option<Score>,
    /// What he won, of the pairs: 1 if the sum of his two leads is above zero, one half if it is zero.
    pub pair_score: Score,
    /// The sum of his two leads in a pair, in points.
    pub margin: Mean,
    /// Games a second of processor time.
    pub games_per_cpu_second: f64,
    /// Processor time of the stronger one for a plan, or for a decision if he makes no plans; in a game of two who
    /// plan it is shared out by what they imagined.
    pub seconds_a_plan: f64,
    /// What is to be known about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Text>,
}

/// The steps of some games.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Ladder {
    /// In the order in which they were played.
    pub rungs: Vec<Rung>,
}

/// Plays a step of the ladder in a game of two seats, whose scenarios the pairs go through in turn. Nothing if it was
/// stopped, or if the game has other seats: half a step would be a guess.
pub fn play_step(
    course: &Course,
    step: &Step,
    pairs: u64,
    first_seed: u64,
    threads: usize,
    stop: &Stop,
    watch: &mut dyn FnMut(Done),
) -> Option<Rung> {
    let first = course.titles().first()?;
    if course.titles().iter().any(|title| title.identity().seats.len() != 2) {
        return None;
    }
    let done = Done { done: 0, known: 0, total: pairs.saturating_mul(2) };
    let mut desk = Desk { watch, done, half: None, counts: Counts::default() };
    let one = |number: u64| {
        let swapped = !number.is_multiple_of(2);
        let players = if swapped { [step.weaker, step.stronger] } else { [step.stronger, step.weaker] };
        let pair = number / 2;
        let begin = cpu_time();
        let game = play(course.of_pair(pair), &players, first_seed + pair, Scrutiny::Result, stop)?;
        Some(Timed { game, bid: course.bid(pair), cpu: cpu_time().saturating_sub(begin) })
    };
    let Ok(()) = work(done.total, threads, stop, BTreeMap::new(), &one, &mut desk);
    let counts = desk.counts;
    // The first of several scenarios has the default, so that nothing is told of it.
    let identity = first.identity();
    let game = format!("{} {}", identity.id, first.options().unusual(&identity.options));
    (counts.margins.count() == pairs).then(|| counts.rung(&**first, game.trim_end(), step, first_seed))
}

/// How many nodes a general searches in so much processor time, by one game against a sergeant. Nothing if it
/// was stopped.
pub fn nodes_in(title: &dyn Title, time: Duration, seed: u64, stop: &Stop) -> Option<u32> {
    // Short plans, so that it does not take long: what a node costs is the same.
    let budget = Budget { nodes: 5_000, ..title.budget(Level::General) };
    let mut players = vec![Player::Level(Level::Sergeant); title.identity().seats.len()];
    *players.first_mut()? = Player::Budget(budget);
    let begin = cpu_time();
    let game = play(title, &players, seed, Scrutiny::Result, stop)?;
    let cpu = cpu_time().saturating_sub(begin).as_secs_f64().max(1e-9);
    let nodes: u64 = game.nodes.iter().sum();
    Some((nodes as f64 / cpu * time.as_secs_f64()).clamp(1.0, 1e9) as u32)
}

struct Timed {
    game: GameResult,
    bid: Option<Bid>,
    cpu: Duration,
}

#[derive(Default)]
struct Counts {
    /// Of the games of a pair, in halves of a game.
    scores: Sums,
    /// The same with the bid.
    even_scores: Sums,
    /// Of the games on each seat, in halves of a game.
    by_seat: [Sums; 2],
    /// Of a pair, in quarters: 4, 2 or 0.
    pair_scores: Sums,
    margins: Sums,
    games: u64,
    cpu: Duration,
    decisions: u64,
    plans: u64,
    nodes: u64,
    nodes_of_both: u64,
}

impl Counts {
    fn add(&mut self, pair: [&Timed; 2]) {
        // The stronger one has seat 0 in the first game and seat 1 in the second.
        let both = || pair.into_iter().map(|timed| &timed.game).enumerate();
        let margin: i64 = both().map(|(seat, game)| game.lead(seat)).sum();
        self.scores.add(both().map(|(seat, game)| game.halves(seat)).sum());
        if let [Some(first), Some(second)] = pair.map(|timed| timed.bid) {
            let halves =
                both().zip([first, second]).map(|((seat, game), bid)| bid.halves(seat, game.lead(seat)));
            self.even_scores.add(halves.sum());
        }
        self.pair_scores.add(2 + 2 * margin.signum());
        self.margins.add(margin);
        for (seat, game) in both() {
            self.by_seat[seat].add(game.halves(seat));
            self.games += 1;
            self.decisions += u64::from(game.decisions);
            self.plans += game.plans.get(seat).copied().unwrap_or(0);
            self.nodes += game.nodes.get(seat).copied().unwrap_or(0);
            self.nodes_of_both += game.nodes.iter().sum::<u64>();
        }
        self.cpu += pair.iter().map(|timed| timed.cpu).sum::<Duration>();
    }

    fn rung(&self, title: &dyn Title, game: &str, step: &Step, first_seed: u64) -> Rung {
        let cpu = self.cpu.as_secs_f64();
        let seconds_a_plan = if self.plans > 0 {
            cpu * self.nodes as f64 / self.nodes_of_both.max(1) as f64 / self.plans as f64
        } else {
            cpu / self.decisions.max(1) as f64
        };
        let identity = title.identity();
        let seats = identity.seats.iter().zip(&self.by_seat);
        Rung {
            game: game.to_owned(),
            stronger: step.stronger.to_string(),
            weaker: step.weaker.to_string(),
            pairs: whole(self.margins.count()),
            first_seed,
            score: Score::of_quarters(&self.scores),
            by_seat: seats
                .map(|(seat, sums)| (SeatInWords::of(seat, title.phrasebook()).name, sums.mean_in(0.5).mean))
                .collect(),
            even_score: (self.even_scores.count() > 0).then(|| Score::of_quarters(&self.even_scores)),
            pair_score: Score::of_quarters(&self.pair_scores),
            margin: self.margins.mean(),
            games_per_cpu_second: self.games as f64 / cpu.max(1e-9),
            seconds_a_plan,
            note: step.note.clone(),
        }
    }
}

struct Desk<'a> {
    watch: &'a mut dyn FnMut(Done),
    done: Done,
    half: Option<Timed>,
    counts: Counts,
}

impl Harvest<Timed, Infallible> for Desk<'_> {
    fn arrived(&mut self, _number: u64, _game: &Timed) -> Result<(), Infallible> {
        self.done.done += 1;
        (self.watch)(self.done);
        Ok(())
    }

    fn next(&mut self, _number: u64, game: Timed) {
        match self.half.take() {
            Some(first) => self.counts.add([&first, &game]),
            None => self.half = Some(game),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(winner: Option<u8>, points: [i32; 2]) -> Timed {
        let game = GameResult {
            seed: 1,
            winner,
            points: points.to_vec(),
            decisions: 10,
            rounds: 1,
            losses: Vec::new(),
            moments: Default::default(),
            cases: BTreeMap::new(),
            nodes: vec![30, 10],
            plans: vec![1, 1],
        };
        Timed { game, bid: None, cpu: Duration::from_secs(1) }
    }

    #[test]
    fn a_pair_is_counted_from_both_sides_of_the_stronger_one() {
        let mut counts = Counts::default();
        // He wins by 5 on the first side, and loses by 3 on the other.
        counts.add([&game(Some(0), [9, 4]), &game(Some(0), [6, 3])]);
        assert_eq!(counts.margins.sum(), 2);
        assert_eq!(counts.scores.mean_in(0.25).mean, 0.5);
        assert_eq!(counts.pair_scores.mean_in(0.25).mean, 1.0);
        // A draw and a win.
        counts.add([&game(None, [4, 4]), &game(Some(1), [3, 6])]);
        assert_eq!(counts.scores.mean_in(0.25).mean, 0.625);
        // As the first seat a win and a draw, as the second a loss and a win.
        assert_eq!(counts.by_seat.map(|sums| sums.mean_in(0.5).mean), [0.75, 0.5]);
        assert_eq!(counts.margins.sum(), 5);
        assert_eq!((counts.plans, counts.nodes, counts.nodes_of_both), (4, 80, 160));
        assert_eq!(counts.cpu, Duration::from_secs(4));
    }

    #[test]
    fn a_step_is_read_as_it_is_typed() {
        let step: Step = "4000x4:captain".parse().expect("a step");
        assert_eq!(step.stronger, Player::Search { nodes: 4_000, dice: 4 });
        assert_eq!(step.weaker, Player::Level(Level::Captain));
        for fault in ["captain", "captain:marshal", "0x4:captain", "4000x:captain", "4000x4,captain"] {
            assert!(fault.parse::<Step>().is_err(), "{fault}");
        }
    }

    #[test]
    fn the_ladder_has_a_step_between_neighbours() {
        let words: Vec<String> =
            ladder_steps().iter().map(|step| format!("{} < {}", step.weaker, step.stronger)).collect();
        assert_eq!(
            words,
            ["random < recruit", "recruit < sergeant", "sergeant < captain", "captain < general"]
        );
    }
}

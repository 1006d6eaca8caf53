use crate::report::Report;
use crate::schedule::{Harvest, work};
use crate::statistics::{self, Mean, Sums, whole};
use crate::{Done, Experiment, GameResult, Tally};
use commander::Stop;
use games::SeatInWords;
use phrases::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::convert::Infallible;

/// Two settings that were played on the same seeds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabComparison"))]
pub struct Comparison {
    /// What the first setting tells.
    pub first: Report,
    /// What the second tells.
    pub second: Report,
    /// Pairs of games: both settings from the same seed.
    pub pairs: u32,
    /// Pairs that ended with the same winner and the same points.
    pub alike: u32,
    /// What the second setting changes for each seat.
    pub seats: Vec<Difference>,
}

/// What a setting changes for a seat: the second less the first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabDifference"))]
pub struct Difference {
    /// The seat's id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Of its lead: its points less those of the best of the others.
    pub lead: Mean,
    /// Of its score: 1 for a win, one half for a draw.
    pub score: Mean,
}

/// Plays two experiments on the same seeds: the first one's seeds and number of games. `watch` is told whenever a
/// game is finished. Stopped, it compares the pairs so far.
pub fn compare(
    first: &Experiment,
    second: &Experiment,
    threads: usize,
    stop: &Stop,
    watch: &mut dyn FnMut(Done),
) -> Comparison {
    let second = Experiment { games: first.games, first_seed: first.first_seed, ..second.clone() };
    let mut desk = Desk {
        tallies: [Tally::new(first), Tally::new(&second)],
        half: None,
        alike: 0,
        leads: vec![Sums::default(); first.players.len()],
        halves: vec![Sums::default(); first.players.len()],
        done: Done { done: 0, known: 0, total: first.games.saturating_mul(2) },
        watch,
    };
    let play = |number: u64| {
        let experiment = if number.is_multiple_of(2) { first } else { &second };
        experiment.play(number / 2, stop)
    };
    let Ok(()) = work(desk.done.total, threads, stop, BTreeMap::new(), &play, &mut desk);
    let seats = first.title.identity().seats.iter().zip(desk.leads.iter().zip(&desk.halves));
    let seats = seats.map(|(seat, (lead, halves))| Difference {
        id: seat.id.to_owned(),
        name: SeatInWords::of(seat, first.title.phrasebook()).name,
        lead: lead.mean(),
        score: statistics::score_difference(halves),
    });
    Comparison {
        first: Report::new(first, &desk.tallies[0]),
        second: Report::new(&second, &desk.tallies[1]),
        pairs: whole(desk.tallies[0].games()),
        alike: whole(desk.alike),
        seats: seats.collect(),
    }
}

/// Where pairs are put together and counted.
struct Desk<'a> {
    tallies: [Tally; 2],
    /// The first game of a pair.
    half: Option<GameResult>,
    alike: u64,
    leads: Vec<Sums>,
    halves: Vec<Sums>,
    done: Done,
    watch: &'a mut dyn FnMut(Done),
}

impl Harvest<GameResult, Infallible> for Desk<'_> {
    fn arrived(&mut self, _number: u64, _game: &GameResult) -> Result<(), Infallible> {
        self.done.done += 1;
        (self.watch)(self.done);
        Ok(())
    }

    fn next(&mut self, _number: u64, game: GameResult) {
        let Some(first) = self.half.take() else {
            self.half = Some(game);
            return;
        };
        self.alike += u64::from(first.winner == game.winner && first.points == game.points);
        for (seat, (leads, halves)) in self.leads.iter_mut().zip(&mut self.halves).enumerate() {
            leads.add(game.lead(seat) - first.lead(seat));
            halves.add(game.halves(seat) - first.halves(seat));
        }
        self.tallies[0].add(&first);
        self.tallies[1].add(&game);
    }
}

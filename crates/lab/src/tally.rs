use crate::statistics::{Counts, Sums};
use crate::{Experiment, GameResult};
use std::collections::BTreeMap;

/// The counts of an experiment so far. Whole numbers alone; [`crate::Report::new`] turns them into shares and
/// means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The side of each unit, as an index of `sides`.
    side_of: BTreeMap<String, usize>,
    pub(crate) sides: Vec<String>,
    pub(crate) games: u64,
    pub(crate) draws: u64,
    pub(crate) seats: Vec<SeatTally>,
    pub(crate) rounds: Sums,
    pub(crate) last_rounds: Counts<u32>,
    pub(crate) decisions: Sums,
    /// Losses of each side in a game.
    pub(crate) losses: Vec<Sums>,
    pub(crate) units: BTreeMap<String, Happened>,
    /// Losses of each side in a game-turn.
    pub(crate) turns: BTreeMap<u32, Vec<Sums>>,
    pub(crate) hexes: BTreeMap<String, Vec<u64>>,
    /// Losses of units that stood nowhere on the map.
    pub(crate) off_map: u64,
    /// Losses by what took them, if the game tells.
    pub(crate) causes: BTreeMap<String, CauseTally>,
    pub(crate) moments: BTreeMap<String, MomentTally>,
    pub(crate) cases: BTreeMap<String, Happened>,
}

/// The counts of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatTally {
    pub wins: u64,
    pub points: Sums,
    pub points_seen: Counts<i64>,
    pub leads: Sums,
    pub leads_seen: Counts<i64>,
}

/// The losses that one cause took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct CauseTally {
    /// By side, in the games in which it took anything.
    pub sides: Vec<Sums>,
    /// By game-turn and side, in all games.
    pub turns: BTreeMap<u32, Vec<u64>>,
}

/// The counts of a moment, in the games in which it came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct MomentTally {
    pub times: Sums,
    pub first: Counts<u32>,
}

/// In so many games, so many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Happened {
    pub games: u64,
    pub times: u64,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(experiment: &Experiment) -> Self {
        let identity = experiment.title.identity();
        let mut sides: Vec<String> = identity.seats.iter().map(|seat| seat.id.to_owned()).collect();
        let mut side_of = BTreeMap::new();
        for counter in experiment.title.counters() {
            let side = sides.iter().position(|side| side == counter.front.side).unwrap_or_else(|| {
                sides.push(counter.front.side.to_owned());
                sides.len() - 1
            });
            side_of.insert(counter.front.id, side);
        }
        Self {
            side_of,
            games: 0,
            draws: 0,
            seats: vec![SeatTally::default(); identity.seats.len()],
            rounds: Sums::default(),
            last_rounds: Counts::default(),
            decisions: Sums::default(),
            losses: vec![Sums::default(); sides.len()],
            sides,
            units: BTreeMap::new(),
            turns: BTreeMap::new(),
            hexes: BTreeMap::new(),
            off_map: 0,
            causes: BTreeMap::new(),
            moments: BTreeMap::new(),
            cases: BTreeMap::new(),
        }
    }

    /// How many games are counted.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Counts a game.
    pub fn add(&mut self, game: &GameResult) {
        self.games += 1;
        self.draws += u64::from(game.winner.is_none());
        self.rounds.add(game.rounds.into());
        *self.last_rounds.entry(game.rounds).or_default() += 1;
        self.decisions.add(game.decisions.into());
        for (index, seat) in self.seats.iter_mut().enumerate() {
            let points = i64::from(game.points.get(index).copied().unwrap_or(0));
            let lead = game.lead(index);
            seat.wins += u64::from(game.winner.is_some_and(|winner| usize::from(winner) == index));
            seat.points.add(points);
            *seat.points_seen.entry(points).or_default() += 1;
            seat.leads.add(lead);
            *seat.leads_seen.entry(lead).or_default() += 1;
        }
        for (case, times) in &game.cases {
            let happened = self.cases.entry(case.clone()).or_default();
            happened.games += 1;
            happened.times += u64::from(*times);
        }
        for (moment, seen) in &game.moments {
            let tally = self.moments.entry(moment.clone()).or_default();
            tally.times.add(seen.times.into());
            *tally.first.entry(seen.first).or_default() += 1;
        }
        self.add_losses(game);
        self.add_causes(game);
    }

    fn add_losses(&mut self, game: &GameResult) {
        let mut units: BTreeMap<&str, u64> = BTreeMap::new();
        let mut turns: BTreeMap<u32, Vec<i64>> = BTreeMap::new();
        let mut whole = vec![0_i64; self.sides.len()];
        for loss in &game.losses {
            // A checkpoint was checked before: every unit has a side.
            let Some(&side) = self.side_of.get(&loss.unit) else { continue };
            *units.entry(&loss.unit).or_default() += u64::from(loss.count);
            whole[side] += i64::from(loss.count);
            turns.entry(loss.turn).or_insert_with(|| vec![0; self.sides.len()])[side] +=
                i64::from(loss.count);
            match &loss.place {
                Some(hex) => {
                    self.hexes.entry(hex.clone()).or_insert_with(|| vec![0; self.sides.len()])[side] +=
                        u64::from(loss.count);
                }
                None => self.off_map += u64::from(loss.count),
            }
        }
        for (unit, times) in units {
            let happened = self.units.entry(unit.to_owned()).or_default();
            happened.games += 1;
            happened.times += times;
        }
        for (turn, losses) in turns {
            let sums = self.turns.entry(turn).or_insert_with(|| vec![Sums::default(); self.sides.len()]);
            for (sums, losses) in sums.iter_mut().zip(losses) {
                sums.add(losses);
            }
        }
        for (sums, losses) in self.losses.iter_mut().zip(whole) {
            sums.add(losses);
        }
    }

    fn add_causes(&mut self, game: &GameResult) {
        let sides = self.sides.len();
        let mut causes: BTreeMap<&str, Vec<i64>> = BTreeMap::new();
        for loss in &game.losses {
            let (Some(&side), Some(cause)) = (self.side_of.get(&loss.unit), &loss.cause) else { continue };
            causes.entry(cause).or_insert_with(|| vec![0; sides])[side] += i64::from(loss.count);
            let turns = &mut self.causes.entry(cause.clone()).or_default().turns;
            turns.entry(loss.turn).or_insert_with(|| vec![0; sides])[side] += u64::from(loss.count);
        }
        for (cause, losses) in causes {
            let tally = self.causes.entry(cause.to_owned()).or_default();
            tally.sides.resize(sides, Sums::default());
            for (sums, losses) in tally.sides.iter_mut().zip(losses) {
                sums.add(losses);
            }
        }
    }

    /// The game has such a unit.
    pub(crate) fn knows(&self, unit: &str) -> bool {
        self.side_of.contains_key(unit)
    }

    /// The side of a unit.
    pub(crate) fn side_of(&self, unit: &str) -> Option<usize> {
        self.side_of.get(unit).copied()
    }
}

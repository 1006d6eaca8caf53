use commander::{Match, Moments};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How one game went: what is kept of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// The seed it was played from.
    pub seed: u64,
    /// The winner's seat; nobody in a draw.
    pub winner: Option<u8>,
    /// Points by seat.
    pub points: Vec<i32>,
    /// Decisions played.
    pub decisions: u32,
    /// The last game-turn.
    pub rounds: u32,
    /// What was lost, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub losses: Vec<LostUnit>,
    /// The moments that came.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub moments: BTreeMap<String, MomentSeen>,
    /// How often each case happened.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub cases: BTreeMap<String, u32>,
    /// Decisions that the players imagined, by seat.
    pub nodes: Vec<u64>,
    /// Plans that they made, by seat.
    pub plans: Vec<u64>,
}

/// A unit that was lost, or something of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LostUnit {
    /// Its roster id.
    pub unit: String,
    /// Where it stood, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// In which game-turn.
    pub turn: u32,
    /// How much of it: units, steps or figures.
    pub count: u32,
    /// What took it, if the game tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<String>,
}

/// A moment of a game that came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MomentSeen {
    /// The game-turn in which it came first.
    pub first: u32,
    /// So often.
    pub times: u32,
}

impl GameResult {
    /// What is kept of a game.
    pub(crate) fn of(seed: u64, played: Match) -> Self {
        let losses = played.losses.into_iter().map(|(turn, loss)| LostUnit {
            unit: loss.unit,
            place: loss.place,
            turn,
            count: loss.count,
            cause: loss.cause.map(str::to_owned),
        });
        let seen = |Moments { first, times }| MomentSeen { first, times };
        let moments = played.moments.into_iter().map(|(moment, moments)| (moment.to_owned(), seen(moments)));
        let cases = played.cases.into_iter().map(|(case, times)| (case.to_string(), times));
        Self {
            seed,
            winner: played.winner.map(|seat| seat.0),
            points: played.points,
            decisions: played.decisions,
            rounds: played.rounds,
            losses: losses.collect(),
            moments: moments.collect(),
            cases: cases.collect(),
            nodes: played.nodes,
            plans: played.plans,
        }
    }

    /// A seat's points less those of the best of the others.
    pub fn lead(&self, seat: usize) -> i64 {
        let own = self.points.get(seat).copied().unwrap_or(0);
        let others = self.points.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, points)| *points).max().unwrap_or(0);
        i64::from(own) - i64::from(best)
    }

    /// What the game is worth to a seat, in halves: 2 if it won, 1 in a draw.
    pub fn halves(&self, seat: usize) -> i64 {
        match self.winner {
            Some(winner) if usize::from(winner) == seat => 2,
            Some(_) => 0,
            None => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_and_halves_are_told_for_each_seat() {
        let game = |winner| GameResult {
            seed: 1,
            winner,
            points: vec![7, 10, 4],
            decisions: 1,
            rounds: 1,
            losses: Vec::new(),
            moments: BTreeMap::new(),
            cases: BTreeMap::new(),
            nodes: Vec::new(),
            plans: Vec::new(),
        };
        assert_eq!([0, 1, 2].map(|seat| game(None).lead(seat)), [-3, 3, -6]);
        assert_eq!([0, 1, 2].map(|seat| game(Some(1)).halves(seat)), [0, 2, 0]);
        assert_eq!(game(None).halves(2), 1);
    }
}

//! Rollout gain over many turns: what players gain over the policy ([`commander::rollout_gain`]).

use crate::Done;
use crate::columns::aligned;
use crate::phrasebook::text;
use crate::schedule::{Harvest, in_turn, work};
use crate::speech::Speech;
use crate::statistics::{Mean, Sums};
use commander::{HORIZONS, Player, RolloutGain, Stop};
use games::{SeatInWords, Title};
use phrases::{Reader, Text};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

/// How much is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RolloutGainEffort {
    /// Games that are played by the policy.
    pub games: u64,
    /// In one turn of so many the players take its place.
    pub every: usize,
    /// The first seed; each game has the next one.
    pub seed: u64,
}

/// What a player gained over the policy in a turn, in points.
#[derive(Clone, PartialEq, Debug)]
pub struct RolloutGains {
    /// The player.
    pub player: String,
    /// The seat, if only turns of one seat are counted.
    pub seat: Option<Text>,
    /// After so many turns of players ([`commander::HORIZONS`]).
    pub gains: [Mean; HORIZONS.len()],
    /// Nodes searched in a turn.
    pub nodes: Mean,
}

/// Lets players take the place of the policy in some turns of many games; the scenarios of a game take turns. For each player
/// what he gained in all turns, then in those of each seat. Nothing if it was stopped.
pub fn rollout_gain(
    titles: &[Arc<dyn Title>],
    players: &[Player],
    effort: &RolloutGainEffort,
    threads: usize,
    stop: &Stop,
    watch: &mut dyn FnMut(Done),
) -> Option<Vec<RolloutGains>> {
    let title = titles.first()?;
    let (seats, book) = (&title.identity().seats, title.phrasebook());
    let play =
        |number: u64| in_turn(titles, number).rollout_gain(players, effort.every, effort.seed + number, stop);
    let done = Done { done: 0, known: 0, total: effort.games };
    let mut desk = Desk { sums: BTreeMap::new(), done, watch };
    let Ok(()) = work(effort.games, threads, stop, BTreeMap::new(), &play, &mut desk);
    if desk.done.done != effort.games {
        return None;
    }
    let mut rows = Vec::new();
    for (index, player) in players.iter().enumerate() {
        let sums = desk.sums.iter().filter(|((known, _), _)| *known == index);
        rows.extend(sums.map(|((_, seat), turns)| {
            RolloutGains {
                player: player.to_string(),
                seat: seat
                    .and_then(|seat| seats.get(usize::from(seat)))
                    .map(|seat| SeatInWords::of(seat, book).name),
                gains: turns.gains.each_ref().map(|sums| sums.mean_in(1e-3)),
                nodes: turns.nodes.mean(),
            }
        }));
    }
    Some(rows)
}

/// What was gained, for a terminal.
pub fn rollout_gain_text(rows: &[RolloutGains], reader: Reader) -> String {
    let speech = Speech::to(reader);
    let horizons = HORIZONS.iter().map(|turns| speech.say(text!("column-after", turns = *turns)));
    let mut heading = speech.row([text!("column-player"), text!("column-seat"), text!("column-turns")]);
    heading.extend(horizons);
    heading.push(speech.say(text!("column-nodes")));
    let mut table = vec![heading];
    table.extend(rows.iter().map(|row| {
        let seat = speech.name(row.seat.as_ref().unwrap_or(&text!("gain-all-seats")));
        let turns = row.nodes.of.to_string();
        let gains = row.gains.iter().map(|gain| speech.signed(gain, 2));
        let nodes = format!("{:.0}", row.nodes.mean);
        [speech.player(&row.player), seat, turns].into_iter().chain(gains).chain([nodes]).collect()
    }));
    aligned(&table) + &speech.say(text!("gain-about")) + "\n"
}

/// The turns of a player, all or those of one seat; gains in thousandths.
#[derive(Default)]
struct Turns {
    gains: [Sums; HORIZONS.len()],
    nodes: Sums,
}

impl Turns {
    fn add(&mut self, gains: &[f32; HORIZONS.len()], nodes: u64) {
        for (sum, gain) in self.gains.iter_mut().zip(gains) {
            sum.add((f64::from(*gain) * 1e3).round() as i64);
        }
        self.nodes.add(i64::try_from(nodes).unwrap_or(i64::MAX));
    }
}

struct Desk<'a> {
    /// By player and seat; without a seat all of them.
    sums: BTreeMap<(usize, Option<u8>), Turns>,
    done: Done,
    watch: &'a mut dyn FnMut(Done),
}

impl Harvest<Vec<RolloutGain>, Infallible> for Desk<'_> {
    fn arrived(&mut self, _number: u64, _gains: &Vec<RolloutGain>) -> Result<(), Infallible> {
        self.done.done += 1;
        (self.watch)(self.done);
        Ok(())
    }

    fn next(&mut self, _number: u64, gains: Vec<RolloutGain>) {
        for RolloutGain { seat, gains, nodes } in gains {
            for (index, (gain, nodes)) in gains.iter().zip(nodes).enumerate() {
                for seat in [None, Some(seat.0)] {
                    self.sums.entry((index, seat)).or_default().add(gain, nodes);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use commander::Level;

    fn measured(players: &[Player], threads: usize) -> Vec<RolloutGains> {
        let title = games::title("balaclava").unwrap();
        let effort = RolloutGainEffort { games: 4, every: 4, seed: 3 };
        rollout_gain(&[title], players, &effort, threads, &Stop::never(), &mut |_| {}).unwrap()
    }

    #[test]
    fn the_policy_gains_nothing_and_chance_less() {
        let rows = measured(&[Player::Level(Level::Sergeant), Player::Random], 1);
        let all: Vec<&RolloutGains> = rows.iter().filter(|row| row.seat.is_none()).collect();
        assert_eq!(all.len(), 2);
        assert!(all[0].nodes.of > 10, "{} turns", all[0].nodes.of);
        assert!(all[0].gains.iter().all(|gain| gain.mean == 0.0 && gain.most == 0.0), "{:?}", all[0]);
        assert!(all[1].gains.iter().all(|gain| gain.mean < 0.0), "{:?}", all[1]);
    }

    #[test]
    fn any_number_of_threads_tells_the_same() {
        let players = [Player::Search { nodes: 60, dice: 1 }];
        let alone = measured(&players, 1);
        assert_eq!(alone, measured(&players, 3));
        assert!(alone[0].nodes.mean > 0.0, "{:?}", alone[0]);
        let text = rollout_gain_text(&alone, Reader::ANYBODY);
        assert!(text.contains("60x1") && text.contains("after 4") && text.contains("Russian"), "{text}");
    }

    #[test]
    fn a_stop_gives_nothing() {
        let stop = Stop::never();
        stop.now();
        let effort = RolloutGainEffort { games: 1, every: 1, seed: 1 };
        let title = games::title("balaclava").unwrap();
        assert!(rollout_gain(&[title], &[Player::Random], &effort, 1, &stop, &mut |_| {}).is_none());
    }
}

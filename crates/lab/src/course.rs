//! Where a step of the ladder is played, and what makes it even.

use crate::experiment::play;
use crate::schedule::{Harvest, in_turn, work};
use commander::{Level, Player, Scrutiny, Stop};
use games::Title;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

/// Games between sergeants that tell what a scenario gives to whom.
const GAMES: u64 = 100;

/// Their first seed: far from those of any step.
const FIRST_SEED: u64 = 7_000_000_000;

/// The scenarios of a game, through which the pairs of a step go in turn.
///
/// Many a battle is won by the same side whoever plays it, and then the score of games says little about players. A
/// *bid* makes it even: so many points for the side that is behind between equals. With it, whoever leads has won.
pub struct Course {
    titles: Vec<Arc<dyn Title>>,
    bids: Option<Vec<Bid>>,
}

/// What the first seat leads by between equals, in halves of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bid(i64);

impl Bid {
    /// The lead in the middle of these.
    fn in_the_middle_of(mut leads: Vec<i64>) -> Self {
        leads.sort_unstable();
        let upper = leads.len() / 2;
        Bid(match leads.get(upper) {
            None => 0,
            Some(lead) if leads.len() % 2 == 1 => 2 * lead,
            Some(lead) => lead + leads[upper - 1],
        })
    }

    /// What a game is worth to the first or the second seat that ended with such a lead of it, in halves of a game.
    pub(crate) fn halves(self, seat: usize, lead: i64) -> i64 {
        let usual = if seat == 0 { self.0 } else { -self.0 };
        1 + (2 * lead - usual).signum()
    }
}

impl Course {
    /// The scenarios as they are.
    pub fn new(titles: Vec<Arc<dyn Title>>) -> Self {
        Self { titles, bids: None }
    }

    /// The same, each with the bid that makes it even between sergeants: the middle of a hundred leads. Nothing if it was
    /// stopped.
    #[must_use]
    pub fn made_even(self, threads: usize, stop: &Stop) -> Option<Self> {
        let scenarios = self.titles.len() as u64;
        let one = |number: u64| {
            let title = in_turn(&self.titles, number);
            let sergeants = vec![Player::Level(Level::Sergeant); title.identity().seats.len()];
            play(title, &sergeants, FIRST_SEED + number, Scrutiny::Result, stop).map(|game| game.lead(0))
        };
        let mut leads = Leads(vec![Vec::new(); self.titles.len()]);
        let Ok(()) = work(GAMES * scenarios, threads, stop, BTreeMap::new(), &one, &mut leads);
        let whole = leads.0.iter().all(|leads| leads.len() as u64 == GAMES);
        whole.then(|| Self { bids: Some(leads.0.into_iter().map(Bid::in_the_middle_of).collect()), ..self })
    }

    /// The scenarios.
    pub fn titles(&self) -> &[Arc<dyn Title>] {
        &self.titles
    }

    /// Where the pair of this number is played.
    pub(crate) fn of_pair(&self, pair: u64) -> &dyn Title {
        in_turn(&self.titles, pair)
    }

    /// The bid of the pair of this number, if there is any.
    pub(crate) fn bid(&self, pair: u64) -> Option<Bid> {
        self.bids.as_ref().map(|bids| bids[(pair % bids.len() as u64) as usize])
    }
}

/// Leads of the first seat, by scenario.
struct Leads(Vec<Vec<i64>>);

impl Harvest<i64, Infallible> for Leads {
    fn arrived(&mut self, _number: u64, _lead: &i64) -> Result<(), Infallible> {
        Ok(())
    }

    fn next(&mut self, number: u64, lead: i64) {
        let scenarios = self.0.len() as u64;
        self.0[(number % scenarios) as usize].push(lead);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bid_is_the_lead_in_the_middle() {
        assert_eq!(Bid::in_the_middle_of(vec![9, -50, -3]), Bid(-6));
        assert_eq!(Bid::in_the_middle_of(vec![9, -50, -3, -4]), Bid(-7), "halfway between two");
        assert_eq!(Bid::in_the_middle_of(Vec::new()), Bid(0));
    }

    #[test]
    fn with_the_bid_whoever_does_better_than_usual_has_won() {
        // Between equals the first seat is ten points behind.
        let bid = Bid(-20);
        assert_eq!([-11, -10, -9].map(|lead| bid.halves(0, lead)), [0, 1, 2]);
        assert_eq!([9, 10, 11].map(|lead| bid.halves(1, lead)), [0, 1, 2]);
    }

    #[test]
    fn bids_are_the_same_on_any_number_of_threads() {
        let course = |threads| {
            let title = games::title("inkerman").expect("a game");
            Course::new(vec![title]).made_even(threads, &Stop::never()).expect("not stopped")
        };
        let (alone, many) = (course(1), course(3));
        assert_eq!(alone.bid(0), many.bid(5));
        assert!(alone.bid(0).is_some_and(|bid| bid.0 < 0), "the Russians are behind between sergeants");
    }
}

//! Imagined dice that fall for every unit by itself.
//!
//! Plans are compared on the same dice. Were these one stream, the first throw more or less would change the luck of
//! everybody who comes after it, and what a plan did would drown in that. So every decision of a unit has a stream of
//! its own: whatever others do, the unit that fires third in a turn fires with the same luck.

use crate::Doctrine;
use crate::bout::seed_for;
use kernel::{Dice, SeededDice};

/// Whoever decides, and whoever is thrown for, is told apart up to this number; beyond it two share their luck.
const ROLLERS: usize = 256;

/// The imagined dice of one game.
#[derive(Clone)]
pub(crate) struct Fate {
    seed: u64,
    /// The part of the game for which they were dealt, and how often each has decided in it.
    part: u32,
    decided: [u16; 2 * ROLLERS],
    /// The stream of the decision at hand, and its dice once it throws any.
    stream: u64,
    dice: Option<SeededDice>,
}

impl Fate {
    pub fn new(seed: u64) -> Self {
        Self { seed, part: 0, decided: [0; 2 * ROLLERS], stream: seed, dice: None }
    }

    /// From here on the dice are those of a decision.
    pub fn hand_to<G: Doctrine>(&mut self, game: &G, state: &G::State, decision: G::Decision) {
        self.hand(usize::from(game.roller(state, decision)) % ROLLERS, game.deal(state));
    }

    fn hand(&mut self, roller: usize, part: u32) {
        if part != self.part {
            self.part = part;
            self.decided.fill(0);
        }
        let before = self.decided[roller];
        self.decided[roller] = before.wrapping_add(1);
        let own = u64::from(part) << 32 | (roller as u64) << 16 | u64::from(before);
        self.stream = seed_for(self.seed, own);
        self.dice = None;
    }
}

impl Dice for Fate {
    fn roll(&mut self, sides: u8) -> u8 {
        self.dice.get_or_insert_with(|| SeededDice::new(self.stream)).roll(sides)
    }

    fn throw_for(&mut self, whom: u32) {
        self.hand(ROLLERS + whom as usize % ROLLERS, self.part);
    }
}

#[cfg(test)]
mod tests {
    use super::Fate;
    use kernel::Dice;

    fn throw(fate: &mut Fate, roller: usize, part: u32) -> [u8; 8] {
        fate.hand(roller, part);
        std::array::from_fn(|_| fate.roll(6))
    }

    #[test]
    fn the_luck_of_one_does_not_change_that_of_another() {
        let (mut one, mut other) = (Fate::new(7), Fate::new(7));
        throw(&mut one, 3, 1);
        throw(&mut one, 3, 1);
        throw(&mut other, 3, 1);
        assert_eq!(throw(&mut one, 4, 1), throw(&mut other, 4, 1), "the other one decided once less");
        assert_eq!(throw(&mut one, 3, 2), throw(&mut other, 3, 2), "a new phase begins anew");
    }

    #[test]
    fn throws_for_somebody_are_his_own_within_a_decision() {
        let (mut one, mut other) = (Fate::new(7), Fate::new(7));
        one.hand(0, 1);
        other.hand(0, 1);
        one.throw_for(4);
        one.roll(6);
        one.throw_for(9);
        other.throw_for(9);
        let of = |fate: &mut Fate| -> [u8; 8] { std::array::from_fn(|_| fate.roll(6)) };
        assert_eq!(of(&mut one), of(&mut other), "nobody was thrown for before");
        one.throw_for(9);
        other.hand(9, 1);
        assert_ne!(of(&mut one), of(&mut other), "whoever is thrown for is not whoever decides");
    }

    #[test]
    fn every_decision_has_dice_of_its_own() {
        let mut fate = Fate::new(7);
        let thrown =
            [throw(&mut fate, 3, 1), throw(&mut fate, 3, 1), throw(&mut fate, 4, 1), throw(&mut fate, 3, 2)];
        for (index, one) in thrown.iter().enumerate() {
            assert!(!thrown[..index].contains(one), "{thrown:?}");
        }
        assert_ne!(throw(&mut Fate::new(8), 3, 1), thrown[0], "another seed");
    }
}

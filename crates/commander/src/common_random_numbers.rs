//! Common random numbers, by owner: imagined dice that fall for every unit by itself.
//!
//! Plans are compared on the same dice. Were these one stream, one throw more or less would change the luck of
//! everybody who comes after it, and what a plan did would drown in that. So every decision of a unit has a stream of
//! its own: whatever others do, the unit that fires third in a turn fires with the same luck. A stream belongs to an
//! owner ([`Doctrine::stream_owner`], or the unit that a rule throws for: [`Dice::throw_for`]) and to an epoch of the game
//! ([`Doctrine::epoch`]), in which the decisions of the owner are counted.
//!
//! ```text
//!   seed ─┬─ epoch 1 ─┬─ owner 3 ─┬─ first decision: 4 2 6 ...
//!         │           │           └─ second decision: 1 1 5 ...
//!         │           └─ owner 4 ─── first decision: 3 6 2 ...
//!         └─ epoch 2 ...
//! ```

use crate::Doctrine;
use crate::streams::{Stream, seed_for};
use kernel::{Dice, SeededDice};

/// Owners are told apart up to this number; beyond it two share their luck.
const OWNERS: usize = 256;

/// The imagined dice of one simulation.
#[derive(Clone)]
pub(crate) struct CommonRandomNumbers {
    seed: u64,
    epoch: u32,
    /// How often each owner has decided in this epoch, and after that, how often each was thrown for.
    before: [u16; 2 * OWNERS],
    /// The stream of the decision at hand, and its dice once it throws any.
    stream: u64,
    dice: Option<SeededDice>,
}

impl CommonRandomNumbers {
    pub fn new(seed: u64) -> Self {
        Self { seed, epoch: 0, before: [0; 2 * OWNERS], stream: seed, dice: None }
    }

    /// From here on the dice are those of a decision.
    pub fn begin_decision<G: Doctrine>(&mut self, game: &G, state: &G::State, decision: G::Decision) {
        self.begin(usize::from(game.stream_owner(state, decision)) % OWNERS, game.epoch(state));
    }

    fn begin(&mut self, owner: usize, epoch: u32) {
        if epoch != self.epoch {
            self.epoch = epoch;
            self.before.fill(0);
        }
        let before = self.before[owner];
        self.before[owner] = before.wrapping_add(1);
        let owner = owner as u16;
        self.stream = seed_for(self.seed, Stream::Decision { epoch, owner, before });
        self.dice = None;
    }
}

impl Dice for CommonRandomNumbers {
    fn roll(&mut self, sides: u8) -> u8 {
        self.dice.get_or_insert_with(|| SeededDice::new(self.stream)).roll(sides)
    }

    fn throw_for(&mut self, whom: u32) {
        self.begin(OWNERS + whom as usize % OWNERS, self.epoch);
    }
}

#[cfg(test)]
mod tests {
    use super::CommonRandomNumbers;
    use kernel::Dice;

    fn throw(dice: &mut CommonRandomNumbers, owner: usize, epoch: u32) -> [u8; 8] {
        dice.begin(owner, epoch);
        std::array::from_fn(|_| dice.roll(6))
    }

    #[test]
    fn the_luck_of_one_does_not_change_that_of_another() {
        let (mut one, mut other) = (CommonRandomNumbers::new(7), CommonRandomNumbers::new(7));
        throw(&mut one, 3, 1);
        throw(&mut one, 3, 1);
        throw(&mut other, 3, 1);
        assert_eq!(throw(&mut one, 4, 1), throw(&mut other, 4, 1), "the other one decided once less");
        assert_eq!(throw(&mut one, 3, 2), throw(&mut other, 3, 2), "a new epoch begins anew");
    }

    #[test]
    fn throws_for_somebody_are_his_own_within_a_decision() {
        let (mut one, mut other) = (CommonRandomNumbers::new(7), CommonRandomNumbers::new(7));
        one.begin(0, 1);
        other.begin(0, 1);
        one.throw_for(4);
        one.roll(6);
        one.throw_for(9);
        other.throw_for(9);
        let of = |dice: &mut CommonRandomNumbers| -> [u8; 8] { std::array::from_fn(|_| dice.roll(6)) };
        assert_eq!(of(&mut one), of(&mut other), "nobody was thrown for before");
        one.throw_for(9);
        other.begin(9, 1);
        assert_ne!(
            of(&mut one),
            of(&mut other),
            "dice thrown for a unit are not those of the unit that decides"
        );
    }

    #[test]
    fn every_decision_has_dice_of_its_own() {
        let mut dice = CommonRandomNumbers::new(7);
        let thrown =
            [throw(&mut dice, 3, 1), throw(&mut dice, 3, 1), throw(&mut dice, 4, 1), throw(&mut dice, 3, 2)];
        for (index, one) in thrown.iter().enumerate() {
            assert!(!thrown[..index].contains(one), "{thrown:?}");
        }
        assert_ne!(throw(&mut CommonRandomNumbers::new(8), 3, 1), thrown[0], "another seed");
    }
}

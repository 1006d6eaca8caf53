use phrases::Text;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::fmt;
use thiserror::Error;

/// The only source of chance in a game.
pub trait Dice {
    /// One throw of a die with faces `1..=sides`.
    fn roll(&mut self, sides: u8) -> u8;

    /// A throw of which nothing matters but whether it is `up_to` at most. Whoever tries all dice needs to try two faces.
    fn roll_against(&mut self, sides: u8, _up_to: u8) -> u8 {
        self.roll(sides)
    }

    /// Tells for whom the next throws are: a unit, a place, by any number that stays the same. Said where one decision
    /// makes many throw. Dice on a table do not care; imagined ones may fall for each by itself, so that two plans
    /// can be compared on the same luck.
    fn throw_for(&mut self, _whom: u32) {}
}

/// Draws a face without favouring any, from a stream of uniform bytes.
pub(crate) fn fair_face(sides: u8, mut next_byte: impl FnMut() -> u8) -> u8 {
    assert!(sides > 0, "a die has at least one face");
    let limit = 256 / u16::from(sides) * u16::from(sides);
    loop {
        let byte = next_byte();
        // Bytes above the last full multiple would make the low faces likelier.
        if u16::from(byte) < limit {
            return byte % sides + 1;
        }
    }
}

/// Dice for simulations: quick, repeatable from a number, and not meant to be secret.
///
/// ```
/// use kernel::{Dice, SeededDice};
/// let (mut one, mut other) = (SeededDice::new(7), SeededDice::new(7));
/// assert!((0..100).all(|_| one.roll(6) == other.roll(6)));
/// ```
#[derive(Clone, Debug)]
pub struct SeededDice {
    stream: ChaCha8Rng,
    bytes: u64,
    left: u8,
}

impl SeededDice {
    /// The stream that belongs to `seed`.
    pub fn new(seed: u64) -> Self {
        Self { stream: ChaCha8Rng::seed_from_u64(seed), bytes: 0, left: 0 }
    }

    /// A uniform number below `bound`, for choosing among legal decisions.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        // The bias of a 64-bit product is beyond measurement for the short lists of a game.
        ((u128::from(self.stream.next_u64()) * bound as u128) >> 64) as usize
    }
}

impl Dice for SeededDice {
    fn roll(&mut self, sides: u8) -> u8 {
        fair_face(sides, || {
            if self.left == 0 {
                self.bytes = self.stream.next_u64();
                self.left = 8;
            }
            let byte = (self.bytes & 0xff) as u8;
            self.bytes >>= 8;
            self.left -= 1;
            byte
        })
    }
}

/// Dice that fall as written: for tests, and for dice thrown by hand on a real table.
///
/// When the list is at its end, or a number is not a face of the die that is asked for, the dice
/// show 1 and remember that they were not enough; [`ScriptedDice::fault`] tells.
#[derive(Clone, Debug)]
pub struct ScriptedDice {
    faces: Vec<u8>,
    next: usize,
    mismatch: Option<DiceMismatch>,
}

/// How dice that were given do not fit the rolls that were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum DiceMismatch {
    /// There were not enough.
    TooFew {
        /// How many there were.
        given: usize,
    },
    /// There were more than were rolled.
    TooMany {
        /// How many there were.
        given: usize,
        /// How many were rolled.
        rolled: usize,
    },
    /// One shows what no such die shows.
    NoSuchFace {
        /// What it shows.
        face: u8,
        /// The sides of the die that was rolled.
        sides: u8,
    },
}

impl DiceMismatch {
    /// For people.
    pub fn text(self) -> Text {
        match self {
            DiceMismatch::TooFew { given } => text!("dice-too-few", given = given),
            DiceMismatch::TooMany { given, rolled } => {
                text!("dice-too-many", given = given, rolled = rolled)
            }
            DiceMismatch::NoSuchFace { face, sides } => text!("dice-no-face", face = face, sides = sides),
        }
    }
}

impl fmt::Display for DiceMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl ScriptedDice {
    /// Dice that will show `faces`, one after the other.
    pub fn new(faces: impl Into<Vec<u8>>) -> Self {
        Self { faces: faces.into(), next: 0, mismatch: None }
    }

    /// What was wrong with the list, if anything: too short, too long, or a face that does not exist.
    pub fn fault(&self) -> Option<DiceMismatch> {
        let (given, rolled) = (self.faces.len(), self.next);
        self.mismatch.or_else(|| (rolled < given).then_some(DiceMismatch::TooMany { given, rolled }))
    }
}

impl Dice for ScriptedDice {
    fn roll(&mut self, sides: u8) -> u8 {
        let given = self.faces.get(self.next).copied();
        self.next += 1;
        match given {
            Some(face) if (1..=sides).contains(&face) => face,
            Some(face) => {
                self.mismatch.get_or_insert(DiceMismatch::NoSuchFace { face, sides });
                1
            }
            None => {
                self.mismatch.get_or_insert(DiceMismatch::TooFew { given: self.faces.len() });
                1
            }
        }
    }
}

/// Passes rolls through and keeps what fell.
pub struct Tape<'a> {
    dice: &'a mut dyn Dice,
    /// The faces that fell, in order.
    pub faces: Vec<u8>,
}

impl<'a> Tape<'a> {
    /// A tape over `dice`.
    pub fn over(dice: &'a mut dyn Dice) -> Self {
        Self { dice, faces: Vec::new() }
    }
}

impl Dice for Tape<'_> {
    fn roll(&mut self, sides: u8) -> u8 {
        let face = self.dice.roll(sides);
        self.faces.push(face);
        face
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_falls_about_equally_often() {
        let mut dice = SeededDice::new(1854);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(dice.roll(6)) - 1] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn bytes_beyond_the_last_full_multiple_are_thrown_away() {
        let mut bytes = [255, 252, 251].into_iter();
        assert_eq!(fair_face(6, || bytes.next().unwrap()), 251 % 6 + 1);
    }

    #[test]
    fn scripted_dice_tell_what_was_wrong() {
        let mut dice = ScriptedDice::new([4]);
        assert_eq!(dice.roll(6), 4);
        assert_eq!(dice.fault(), None);
        dice.roll(6);
        assert!(dice.fault().unwrap().to_string().contains("another one"));

        let mut dice = ScriptedDice::new([7, 2]);
        dice.roll(6);
        assert!(dice.fault().unwrap().to_string().contains("7 is not a face"));

        let dice = ScriptedDice::new([3]);
        assert!(dice.fault().unwrap().to_string().contains("only 0 are rolled"));
    }
}

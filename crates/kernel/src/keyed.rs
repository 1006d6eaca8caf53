use crate::Dice;
use crate::dice::fair_face;
use hmac::{Hmac, KeyInit, Mac};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::fmt;

/// The secret from which all dice of one game follow.
///
/// Its [`commitment`](DiceKey::commitment) is published when the game starts, the key itself when
/// it ends: nobody can know the dice before, and anybody can check them after.
#[derive(Clone, PartialEq, Eq)]
pub struct DiceKey([u8; 32]);

impl fmt::Debug for DiceKey {
    /// Never shows the key: a log line must not spoil a game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DiceKey(committed as {})", self.commitment())
    }
}

/// A text that is not a dice key.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a dice key is 64 hexadecimal digits, and this is not")]
pub struct NotAKey;

impl DiceKey {
    /// A fresh key from the operating system's source of randomness.
    ///
    /// # Errors
    /// If the operating system has no randomness to give.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The key that belongs to a number. Repeatable, so not secret: for tests and analysis.
    pub fn from_seed(seed: u64) -> Self {
        Self(digest(&[b"malakoff seeded key 1", &seed.to_be_bytes()]))
    }

    /// Reads the 64 hexadecimal digits that [`DiceKey::reveal`] writes.
    ///
    /// # Errors
    /// If the text is anything else.
    pub fn from_hex(text: &str) -> Result<Self, NotAKey> {
        if text.len() != 64 || !text.is_ascii() {
            return Err(NotAKey);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| NotAKey)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotAKey)?;
        }
        Ok(Self(bytes))
    }

    /// The key in the open. Only for the end of a game, and for saving one's own game.
    pub fn reveal(&self) -> String {
        to_hex(&self.0)
    }

    /// The hash that is published when the game starts.
    ///
    /// ```
    /// use kernel::DiceKey;
    /// let key = DiceKey::from_seed(7);
    /// assert_eq!(key.commitment(), DiceKey::from_hex(&key.reveal()).unwrap().commitment());
    /// assert_ne!(key.commitment(), DiceKey::from_seed(8).commitment());
    /// ```
    pub fn commitment(&self) -> String {
        to_hex(&digest(&[b"malakoff dice key 1", &self.0]))
    }
}

/// A link of the chain of hashes that runs through a game: it stands for everything that was
/// decided and rolled up to a point, so dice drawn with it belong to that point alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link([u8; 32]);

impl Link {
    /// The first link, from what is fixed before the first decision.
    pub fn first(header: &str) -> Self {
        Self(digest(&[b"malakoff record 1", header.as_bytes()]))
    }

    /// The link after one more thing.
    #[must_use]
    pub fn then(&self, what: &[u8]) -> Self {
        Self(digest(&[&self.0, &(what.len() as u64).to_be_bytes(), what]))
    }

    /// As hexadecimal digits.
    pub fn to_hex(&self) -> String {
        to_hex(&self.0)
    }
}

/// The dice of one decision: a ChaCha20 stream keyed by the game's key and bound to the decision
/// and to everything before it.
pub struct KeyedDice {
    stream: ChaCha20Rng,
}

impl KeyedDice {
    /// The dice for the decision that `link` stands for.
    pub fn new(key: &DiceKey, link: &Link) -> Self {
        let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("HMAC takes a key of any length");
        mac.update(&link.0);
        Self { stream: ChaCha20Rng::from_seed(mac.finalize().into_bytes().into()) }
    }
}

impl Dice for KeyedDice {
    fn roll(&mut self, sides: u8) -> u8 {
        fair_face(sides, || (self.stream.next_u32() & 0xff) as u8)
    }
}

/// The SHA-256 of some parts, one after the other.
fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

fn to_hex(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(key: &DiceKey, link: &Link) -> Vec<u8> {
        let mut dice = KeyedDice::new(key, link);
        (0..20).map(|_| dice.roll(6)).collect()
    }

    #[test]
    fn dice_depend_on_the_key_and_on_the_decision() {
        let (key, other) = (DiceKey::from_seed(1), DiceKey::from_seed(2));
        let link = Link::first("header").then(b"fire");
        assert_eq!(rolls(&key, &link), rolls(&key, &link));
        assert_ne!(rolls(&key, &link), rolls(&other, &link));
        assert_ne!(rolls(&key, &link), rolls(&key, &Link::first("header").then(b"melee")));
        assert_ne!(rolls(&key, &link), rolls(&key, &link.then(b"fire")));
    }

    #[test]
    fn a_key_survives_writing_and_reading_and_hides_in_debug_output() {
        let key = DiceKey::fresh().unwrap();
        assert_eq!(DiceKey::from_hex(&key.reveal()), Ok(key.clone()));
        assert!(!format!("{key:?}").contains(&key.reveal()));
        for nonsense in ["", "12", &"g".repeat(64), &"é".repeat(32), &key.reveal()[1..]] {
            assert_eq!(DiceKey::from_hex(nonsense), Err(NotAKey));
        }
    }
}

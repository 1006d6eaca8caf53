//! Results of the combat tables, as they are written in the file.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// A result of fire: steps lost, and a check or not (12.A.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FireResult {
    /// Steps lost.
    pub steps: u8,
    /// A check.
    pub check: bool,
}

impl FireResult {
    /// No effect.
    pub const NOTHING: FireResult = FireResult { steps: 0, check: false };

    /// Reads `-`, `c`, `2` or `2c`.
    pub fn parse(text: &str) -> Option<FireResult> {
        if text == "-" {
            return Some(Self::NOTHING);
        }
        let (number, check) = text.strip_suffix('c').map_or((text, false), |number| (number, true));
        let steps = if check && number.is_empty() { 0 } else { number.parse().ok()? };
        Some(FireResult { steps, check })
    }
}

impl<'de> Deserialize<'de> for FireResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        FireResult::parse(&text)
            .ok_or_else(|| D::Error::custom(format!("'{text}' is no result of fire, such as 1c")))
    }
}

/// A result of melee (12.A.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MeleeResult {
    /// Steps that the attacker loses.
    pub attacker: u8,
    /// The attacker goes back.
    pub attacker_retreats: bool,
    /// Steps that the defender loses.
    pub defender: u8,
    /// The defender retreats.
    pub defender_retreats: bool,
    /// The melee goes on.
    pub continues: bool,
}

impl MeleeResult {
    /// Reads `A2R D1`, `CM A1 D1` and the like.
    pub fn parse(text: &str) -> Option<MeleeResult> {
        let mut result = MeleeResult::default();
        for word in text.split(' ') {
            if word == "CM" {
                result.continues = true;
                continue;
            }
            let (number, retreats) = word.strip_suffix('R').map_or((word, false), |word| (word, true));
            let steps = number.get(1..)?.parse().ok()?;
            match number.chars().next()? {
                'A' => (result.attacker, result.attacker_retreats) = (steps, retreats),
                'D' => (result.defender, result.defender_retreats) = (steps, retreats),
                _ => return None,
            }
        }
        Some(result)
    }
}

impl<'de> Deserialize<'de> for MeleeResult {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        MeleeResult::parse(&text)
            .ok_or_else(|| D::Error::custom(format!("'{text}' is no result of melee, such as A1 D1R")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read() {
        assert_eq!(FireResult::parse("-"), Some(FireResult::NOTHING));
        assert_eq!(FireResult::parse("c"), Some(FireResult { steps: 0, check: true }));
        assert_eq!(FireResult::parse("2c"), Some(FireResult { steps: 2, check: true }));
        assert_eq!(FireResult::parse("x"), None);
        let result = MeleeResult::parse("A2R D1").unwrap();
        assert_eq!((result.attacker, result.attacker_retreats, result.defender), (2, true, 1));
        assert!(!result.defender_retreats && !result.continues);
        assert!(MeleeResult::parse("CM A1 D1").unwrap().continues);
        assert_eq!(MeleeResult::parse("B1"), None);
    }
}

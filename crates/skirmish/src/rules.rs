//! The numbers of the rules, read from `rules.toml`.

use kernel::{Fault, Source};
use serde::Deserialize;

/// All numbers, each with the case that it belongs to.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// How many turns a game has (1.2).
    pub turns: u8,
    /// Steps of a unit (4.3).
    pub steps: u8,
    /// Movement (2).
    pub movement: Movement,
    /// Fire (3).
    pub fire: Fire,
    /// Charges (4).
    pub charge: Charge,
}

/// Movement.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Movement {
    /// How far fusiliers go (2.1).
    pub fusilier: u8,
    /// How far riders go (2.1).
    pub rider: u8,
    /// What a hex costs (2.1).
    pub clear: u8,
    /// What a copse costs (2.1).
    pub copse: u8,
    /// What a step uphill costs besides (2.1).
    pub uphill: u8,
}

/// Fire.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fire {
    /// How far it reaches (3.1).
    pub range: u32,
    /// The least die that hits next to the unit (3.2).
    pub near: u8,
    /// The least die that hits farther away (3.2).
    pub far: u8,
    /// How much higher it has to be against a copse (3.2).
    pub copse: u8,
}

/// Charges.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Charge {
    /// What riders add to its die (4.1).
    pub rider: i8,
    /// What is taken from it for a target on higher ground (4.1).
    pub uphill: i8,
    /// What is taken from it for a target in a copse (4.1).
    pub copse: i8,
    /// From here on the target loses a step (4.1).
    pub wins: i8,
    /// Up to here the charging unit loses one (4.1).
    pub fails: i8,
}

/// Reads the numbers.
pub(crate) fn read(source: Source<'_>) -> Result<Rules, Vec<Fault>> {
    let rules: Rules = source.parse().map_err(|fault| vec![fault])?;
    if rules.turns == 0 || rules.steps == 0 || rules.charge.wins <= rules.charge.fails {
        return Err(vec![source.fault_anywhere("a game has turns, a unit steps, and no charge does both")]);
    }
    Ok(rules)
}

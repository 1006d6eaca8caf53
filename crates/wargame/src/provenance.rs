//! Where values of the data come from.

use serde::Deserialize;

/// Where a value comes from.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Stands legibly in the rulebook.
    Printed,
    /// The text is damaged, but the value follows from what is left.
    Decoded,
    /// Not in the text at all.
    Reconstructed,
}

impl Provenance {
    /// The word used in data.
    pub const fn id(self) -> &'static str {
        match self {
            Provenance::Printed => "printed",
            Provenance::Decoded => "decoded",
            Provenance::Reconstructed => "reconstructed",
        }
    }
}

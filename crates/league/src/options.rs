//! What players may choose before the battle.

kernel::house_rules! {
    /// What was chosen.
    pub struct HouseRules;

    players: Players = "players" {
        "two" => Players::Two,
        "nations" => Players::Nations,
        "commands" => Players::Commands,
        "two_dozen" => Players::TwoDozen,
    }

    length: Length = "length" {
        "full" => Length::Full,
        "shorter" => Length::Shorter,
        "evening" => Length::Evening,
    }
}

/// How many seats there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Players {
    /// One for each side.
    Two,
    /// One for each army.
    Nations,
    /// One for each brigade.
    Commands,
    /// Two to four units each.
    TwoDozen,
}

/// How long the battle lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// As long as the rules say.
    Full,
    /// Two turns less.
    Shorter,
    /// Half as long.
    Evening,
}

impl Length {
    /// How many turns there are, of so many.
    pub fn turns(self, full: u8) -> u8 {
        match self {
            Length::Full => full,
            Length::Shorter => full.saturating_sub(2).max(1),
            Length::Evening => (full / 2).max(1),
        }
    }
}

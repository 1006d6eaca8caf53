//! What players may choose before the battle.

use kernel::{OptionChoice, OptionSpec, Options};

/// The options.
pub const OPTIONS: [OptionSpec; 2] = [PLAYERS, LENGTH];

const PLAYERS: OptionSpec = OptionSpec {
    id: "players",
    text: "How many seats there are: the rulebook brings up to two dozen players to the table.",
    choices: &[
        OptionChoice { id: "two", text: "Two: one for each side." },
        OptionChoice { id: "nations", text: "Three: Russians, French with Turks, British." },
        OptionChoice { id: "commands", text: "Fourteen: one for each brigade." },
        OptionChoice { id: "two_dozen", text: "Twenty-four: two to four units each." },
    ],
};

const LENGTH: OptionSpec = OptionSpec {
    id: "length",
    text: "How long the battle lasts; the rulebook prints a session of four hours and no number of turns.",
    choices: &[
        OptionChoice { id: "full", text: "Sixteen turns." },
        OptionChoice { id: "shorter", text: "Fourteen turns, if the Allies win too often." },
        OptionChoice { id: "evening", text: "Eight turns, for a short evening." },
    ],
};

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

impl Players {
    /// As chosen.
    pub fn of(options: &Options) -> Self {
        match options.value(&PLAYERS) {
            "nations" => Players::Nations,
            "commands" => Players::Commands,
            "two_dozen" => Players::TwoDozen,
            _ => Players::Two,
        }
    }
}

/// How many turns there are, of so many.
pub fn turns(options: &Options, full: u8) -> u8 {
    match options.value(&LENGTH) {
        "shorter" => full.saturating_sub(2).max(1),
        "evening" => (full / 2).max(1),
        _ => full,
    }
}

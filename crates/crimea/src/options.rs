//! What players may choose before the game.

use kernel::{OptionChoice, OptionSpec, Options};

/// Every option, in the order in which people see them.
pub const OPTIONS: [OptionSpec; 5] = [SCENARIO, SIEGE_TRAIN, VICTORY, SUPPLY, BEATEN_STACKS];

/// Which game of the box is played (1, 20).
pub const SCENARIO: OptionSpec = OptionSpec {
    id: "scenario",
    text: "What is played: the campaign, or one of its battles.",
    choices: &[
        OptionChoice {
            id: "campaign",
            text: "The campaign: 23 turns from the landing to the autumn of 1855.",
        },
        OptionChoice { id: "alma", text: "The battle of the Alma, 20 September 1854." },
        OptionChoice { id: "balaklava", text: "The battle of Balaklava, 25 October 1854." },
        OptionChoice { id: "inkerman", text: "The battle of Inkerman, 5 November 1854." },
        OptionChoice { id: "evpatoria", text: "The battle of Evpatoria, 17 February 1855." },
        OptionChoice { id: "tchernaya", text: "The battle of the Tchernaya, 16 August 1855." },
        OptionChoice { id: "malakoff", text: "The assault on Sevastopol, 8 September 1855." },
        OptionChoice { id: "valley", text: "Into the Valley of Death: the smallest game of the box." },
    ],
};

/// The second addendum of the errata (X.2).
const SIEGE_TRAIN: OptionSpec = OptionSpec {
    id: "siege_train",
    text: "Whether the Allies must bombard a fortified city hex, or a work above level 1, before they enter it.",
    choices: &[
        OptionChoice { id: "no", text: "No." },
        OptionChoice {
            id: "yes",
            text: "Yes: siege fire has to be committed against it first, in the same action segment.",
        },
    ],
};

/// How the battles are won that the Russians hardly ever win by ground alone. The sheet of the printed game is lost, and
/// both ways are reconstructed.
const VICTORY: OptionSpec = OptionSpec {
    id: "victory",
    text: "What the Russians are after at Inkerman, Evpatoria and the Tchernaya.",
    choices: &[
        OptionChoice { id: "losses", text: "Ground, or losses that the Allies cannot afford." },
        OptionChoice { id: "ground", text: "Ground alone: hardly to be had against an equal." },
    ],
};

/// What enemy zones of control do to supply. Rule 8 lets them touch strategic movement alone; rule 18 measures supply lines
/// by strategic movement, and rule 13 lets zones block roads (ruling T3).
const SUPPLY: OptionSpec = OptionSpec {
    id: "supply",
    text: "Whether enemy zones of control cut supply lines.",
    choices: &[
        OptionChoice { id: "cut", text: "They do, except in a hex where a friendly unit stands." },
        OptionChoice {
            id: "open",
            text: "They do not: only hexes that the enemy occupies cut supply lines.",
        },
    ],
};

/// The letter of 12.B.1 where a stack is beaten in melee, against ruling M9.
const BEATEN_STACKS: OptionSpec = OptionSpec {
    id: "beaten_stacks",
    text: "Whether a stack that is beaten in melee may retire, and so rout only on a 1.",
    choices: &[
        OptionChoice { id: "roll", text: "No: it retreats, and its units rout on 1 to 3." },
        OptionChoice {
            id: "may_retire",
            text: "Yes: it may retire instead; units that do not rout are then checked.",
        },
    ],
};

/// The chosen options.
#[derive(Clone, Copy, Debug)]
pub struct HouseRules {
    /// The Siege Train (X.2).
    pub siege_train: bool,
    /// Some battles are also won by Allied losses.
    pub losses_count: bool,
    /// Supply lines do not pass through enemy zones (T3).
    pub zones_cut_supply: bool,
    /// Stacks that are beaten in melee may retire (12.B.1, against ruling M9).
    pub beaten_may_retire: bool,
}

impl HouseRules {
    /// From settled options.
    pub fn of(options: &Options) -> Self {
        HouseRules {
            siege_train: options.value(&SIEGE_TRAIN) == "yes",
            losses_count: options.value(&VICTORY) == "losses",
            zones_cut_supply: options.value(&SUPPLY) == "cut",
            beaten_may_retire: options.value(&BEATEN_STACKS) == "may_retire",
        }
    }
}

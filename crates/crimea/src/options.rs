//! What players may choose before the game.

use kernel::OptionSpec;

kernel::house_rules! {
    /// What was chosen.
    pub struct HouseRules;

    /// The id of the battle (1, 20); none for the campaign.
    battle: Option<&'static str> = "scenario" {
        "campaign" => None,
        "alma" => Some("alma"),
        "balaklava" => Some("balaklava"),
        "inkerman" => Some("inkerman"),
        "evpatoria" => Some("evpatoria"),
        "tchernaya" => Some("tchernaya"),
        "malakoff" => Some("malakoff"),
        "valley" => Some("valley"),
    }

    /// The second addendum of the errata: the Siege Train (X.2).
    siege_train: bool = "siege_train" {
        "no" => false,
        "yes" => true,
    }

    /// How the battles are won that the Russians hardly ever win by ground alone. The sheet of the printed game is lost,
    /// and both ways are reconstructed.
    losses_count: bool = "victory" {
        "losses" => true,
        "ground" => false,
    }

    /// Rule 8 lets zones touch strategic movement alone; rule 18 measures supply lines by strategic movement, and rule 13
    /// lets zones block roads (ruling T3).
    zones_cut_supply: bool = "supply" {
        "cut" => true,
        "open" => false,
    }

    /// The letter of 12.B.1 where a stack is beaten in melee, against ruling M9.
    beaten_may_retire: bool = "beaten_stacks" {
        "roll" => false,
        "may_retire" => true,
    }
}

/// Which game of the box is played (1, 20): the first option.
pub const SCENARIO: &OptionSpec = &HouseRules::OPTIONS[0];

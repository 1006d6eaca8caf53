//! Where the rulebook contradicts itself or is silent: named options, each with the ruling as its default.

use kernel::{OptionChoice, OptionSpec, Options};

/// The options, in the order of the rules.
pub const OPTIONS: [OptionSpec; 11] = [
    CRT_FLOOR,
    REDOUBT_REDUCTION,
    BRIDGED_HEX_PENALTY,
    PASS_THROUGH_FRIENDS,
    REINFORCEMENTS_COUNT,
    MARKERS_MAY_BE_KEPT,
    SHELL_HILL_ENTRY_SILENCES,
    SOUTH_EDGE_ANY_ENTRY,
    ROAD_NEGATES_STEEP,
    CAVALRY_SURVIVES_FLANK_ATTACK,
    SHIFT_AFTER_CLAMP,
];

const CRT_FLOOR: OptionSpec = OptionSpec {
    id: "crt_floor",
    text: "Where the weakest attacks are read: the printed table goes down to -2, the text stops at 0.",
    choices: &[
        OptionChoice { id: "minus_two", text: "Down to the column -2, as the table is printed." },
        OptionChoice { id: "zero", text: "Every attack below 0 uses the column 0." },
    ],
};

const REDOUBT_REDUCTION: OptionSpec = OptionSpec {
    id: "redoubt_reduction",
    text: "How much a redoubt takes off the defender's losses: 2 in the text, 1 in the chart.",
    choices: &[OptionChoice { id: "two", text: "Two steps." }, OptionChoice { id: "one", text: "One step." }],
};

const BRIDGED_HEX_PENALTY: OptionSpec = OptionSpec {
    id: "bridged_hex_penalty",
    text: "Whether attackers in river, aqueduct or marsh hexes suffer also where a road bridges the hex.",
    choices: &[
        OptionChoice { id: "always", text: "Always, as the text says." },
        OptionChoice {
            id: "needs_unbridged",
            text: "Only if one of them stands in a hex without a road, as the chart says.",
        },
    ],
};

const PASS_THROUGH_FRIENDS: OptionSpec = OptionSpec {
    id: "pass_through_friends",
    text: "Whether a unit may march through a hex that a friendly unit holds.",
    choices: &[
        OptionChoice { id: "no", text: "No: traffic matters." },
        OptionChoice { id: "yes", text: "Yes, as long as it does not stop there." },
    ],
};

const REINFORCEMENTS_COUNT: OptionSpec = OptionSpec {
    id: "reinforcements_count",
    text: "Whether reinforcements that could enter keep their side in a movement phase.",
    choices: &[
        OptionChoice {
            id: "enterable",
            text: "Yes, and one of them may be held back in place of an action.",
        },
        OptionChoice {
            id: "on_map_only",
            text: "No: only units on the map count, and without fresh ones the side is out, whoever waits.",
        },
    ],
};

const MARKERS_MAY_BE_KEPT: OptionSpec = OptionSpec {
    id: "markers_may_be_kept",
    text: "Whether the Russian, without fresh units, may keep his bombardments for the second phase of the turn.",
    choices: &[
        OptionChoice { id: "yes", text: "Yes." },
        OptionChoice { id: "no", text: "No: he fires or wastes them before he is done." },
    ],
};

const SHELL_HILL_ENTRY_SILENCES: OptionSpec = OptionSpec {
    id: "shell_hill_entry_silences",
    text: "Whether an Allied unit that marches into an empty hex of Shell Hill silences the Russian guns.",
    choices: &[
        OptionChoice { id: "yes", text: "Yes, as an attack there does." },
        OptionChoice { id: "no", text: "No: only attacks do." },
    ],
};

const SOUTH_EDGE_ANY_ENTRY: OptionSpec = OptionSpec {
    id: "south_edge_any_entry",
    text: "Whether a Russian unit that comes to the south edge by an advance or a flank attack wins the war.",
    choices: &[
        OptionChoice { id: "yes", text: "Yes, however it comes there." },
        OptionChoice { id: "no", text: "No: only a march does." },
    ],
};

const ROAD_NEGATES_STEEP: OptionSpec = OptionSpec {
    id: "road_negates_steep",
    text: "Whether roads take the extra points off steep slopes as off others.",
    choices: &[
        OptionChoice { id: "yes", text: "Yes." },
        OptionChoice { id: "no", text: "No: steep slopes are paid on roads too." },
    ],
};

const CAVALRY_SURVIVES_FLANK_ATTACK: OptionSpec = OptionSpec {
    id: "cavalry_survives_flank_attack",
    text: "Whether cavalry outlives a flank attack, in which nothing is fought.",
    choices: &[
        OptionChoice { id: "yes", text: "Yes." },
        OptionChoice { id: "no", text: "No: cavalry that attacks is lost, however it attacks." },
    ],
};

const SHIFT_AFTER_CLAMP: OptionSpec = OptionSpec {
    id: "shift_after_clamp",
    text: "Whether the shift of the Allied artillery counts from the lowest column or from the true difference.",
    choices: &[
        OptionChoice { id: "yes", text: "From the column: even a hopeless attack gains one." },
        OptionChoice { id: "no", text: "From the difference, before the table's ends are applied." },
    ],
};

/// The chosen options.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each is explained at its option")]
pub struct HouseRules {
    pub crt_floor: i32,
    pub redoubt_reduction: u8,
    pub bridges_always_penalised: bool,
    pub pass_through_friends: bool,
    pub reinforcements_count: bool,
    pub markers_may_be_kept: bool,
    pub shell_hill_entry_silences: bool,
    pub south_edge_any_entry: bool,
    pub road_negates_steep: bool,
    pub cavalry_survives_flank_attack: bool,
    pub shift_after_clamp: bool,
}

impl HouseRules {
    /// From settled options.
    pub fn of(options: &Options) -> Self {
        let is = |option: &OptionSpec, choice: &str| options.value(option) == choice;
        HouseRules {
            crt_floor: if is(&CRT_FLOOR, "zero") { 0 } else { -2 },
            redoubt_reduction: if is(&REDOUBT_REDUCTION, "one") { 1 } else { 2 },
            bridges_always_penalised: is(&BRIDGED_HEX_PENALTY, "always"),
            pass_through_friends: is(&PASS_THROUGH_FRIENDS, "yes"),
            reinforcements_count: is(&REINFORCEMENTS_COUNT, "enterable"),
            markers_may_be_kept: is(&MARKERS_MAY_BE_KEPT, "yes"),
            shell_hill_entry_silences: is(&SHELL_HILL_ENTRY_SILENCES, "yes"),
            south_edge_any_entry: is(&SOUTH_EDGE_ANY_ENTRY, "yes"),
            road_negates_steep: is(&ROAD_NEGATES_STEEP, "yes"),
            cavalry_survives_flank_attack: is(&CAVALRY_SURVIVES_FLANK_ATTACK, "yes"),
            shift_after_clamp: is(&SHIFT_AFTER_CLAMP, "yes"),
        }
    }
}

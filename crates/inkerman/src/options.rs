//! Where the rulebook contradicts itself or is silent: named options, each with the ruling as its default.

kernel::house_rules! {
    /// What was chosen, in the order of the rules.
    pub struct HouseRules;

    crt_floor: i32 = "crt_floor" {
        "minus_two" => -2,
        "zero" => 0,
    }

    redoubt_reduction: u8 = "redoubt_reduction" {
        "two" => 2,
        "one" => 1,
    }

    bridges_always_penalised: bool = "bridged_hex_penalty" {
        "always" => true,
        "needs_unbridged" => false,
    }

    pass_through_friends: bool = "pass_through_friends" {
        "no" => false,
        "yes" => true,
    }

    reinforcements_count: bool = "reinforcements_count" {
        "enterable" => true,
        "on_map_only" => false,
    }

    markers_may_be_kept: bool = "markers_may_be_kept" {
        "yes" => true,
        "no" => false,
    }

    shell_hill_entry_silences: bool = "shell_hill_entry_silences" {
        "yes" => true,
        "no" => false,
    }

    south_edge_any_entry: bool = "south_edge_any_entry" {
        "yes" => true,
        "no" => false,
    }

    road_negates_steep: bool = "road_negates_steep" {
        "yes" => true,
        "no" => false,
    }

    cavalry_survives_flank_attack: bool = "cavalry_survives_flank_attack" {
        "yes" => true,
        "no" => false,
    }

    shift_after_clamp: bool = "shift_after_clamp" {
        "yes" => true,
        "no" => false,
    }
}

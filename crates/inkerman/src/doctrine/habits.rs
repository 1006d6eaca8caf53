//! The habits of a player: names and places of their weights.

use commander::Trait;

/// Makes the list of habits and a struct that reads them by name.
macro_rules! habits {
    ($($name:ident: $words:literal),+ $(,)?) => {
        /// What makes a decision look good.
        pub(crate) const HABITS: &[Trait] = &[$(Trait { name: stringify!($name), words: $words }),+];

        /// The weights of the habits, by name.
        #[derive(Clone, Copy, Debug, Default)]
        pub(crate) struct Habits {
            $(pub $name: f32),+
        }

        impl Habits {
            pub fn of(weights: &[f32]) -> Self {
                let mut weights = weights.iter().copied();
                Habits { $($name: weights.next().unwrap_or(0.0)),+ }
            }
        }
    };
}

habits! {
    victory_hex: "a victory hex taken",
    spare_hex: "a victory hex beyond the two that win",
    garrison: "a victory hex kept by a garrison",
    take: "going to victory hexes of the enemy",
    soft_goal: "going where the enemy is weak",
    keep: "going to victory hexes in danger",
    south: "going to the south edge",
    raider: "going for a raider near the south edge",
    assault: "a place from which to attack",
    piquet: "an outpost out of the way",
    danger: "a place in danger",
    reserve: "enemies who are near",
    ground: "ground that is hard to attack",
    company: "friends who are near",
    inertia: "a march that is not worth while",
    enter: "reinforcements on the map",
    thrift: "losses in an attack",
    commit: "units kept for another attack",
    spoil: "an enemy who cannot attack any more",
    emptied: "a hex that is cleared",
    boldness: "an attack that is not worth while",
    silence: "silent guns",
    shell_step: "a step lost to the guns",
    shell_combat: "an attacker shaken by the guns",
    shell_march: "a march stopped by the guns",
    marker: "bombardments kept for later",
    advance: "going forward after a fight",
    late_losses: "losses in the last fights",
}

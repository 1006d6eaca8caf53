//! The ground in words.

use crate::battle::Battle;
use crate::phrasebook::text;
use crate::quad::Quad;
use hexmap::{GENTLE, Hex, HexInWords, STEEP};

/// Terrain in hexes, with the phrase for it.
const TERRAIN: [(&str, &str); 8] = [
    ("sea", "ground-sea"),
    ("burning", "ground-burning"),
    ("town", "ground-town"),
    ("woods", "ground-woods"),
    ("vineyard", "ground-vineyard"),
    ("swamp", "ground-swamp"),
    ("aqueduct_bridge", "ground-aqueduct-bridge"),
    ("aqueduct", "ground-aqueduct"),
];

/// Hexsides seen from a hex, with the phrase for them.
const SIDES: [(&str, &str); 8] = [
    ("cliff", "ground-cliff"),
    ("ridge", "ground-ridge"),
    ("ridge_mixed", "ground-ridge"),
    ("ridge_steep", "ground-steep-ridge"),
    ("river", "ground-river"),
    ("stream", "ground-stream"),
    ("bridge", "ground-bridge"),
    ("ford", "ground-ford"),
];

impl<B: Battle> Quad<B> {
    /// What is in a hex and round it, in a few words: `woods, level 2, major road, river north-east`.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> phrases::Text {
        let mut words = HexInWords::new(&self.map, hex);
        let kind = TERRAIN.iter().find(|(kind, _)| self.map.terrain(kind).contains(hex));
        words.say(text!(kind.map_or("ground-clear", |(_, phrase)| *phrase)));
        if let Some(level) = self.map.elevation(hex) {
            words.say(text!("ground-level", level = level));
        }
        for (kind, phrase) in [("major", "ground-major-road"), ("minor", "ground-minor-road")] {
            if self.map.road_chains(kind).iter().any(|chain| chain.contains(&hex)) {
                words.say(text!(phrase));
            }
        }
        for (kind, phrase) in SIDES {
            let sides = self.map.sides(kind);
            words.say_where(text!(phrase), |direction, other| {
                sides.contains(hex, direction) || sides.contains(other, direction.opposite())
            });
        }
        let walls = self.map.sides("redoubt");
        words.say_where(text!("ground-redoubt-wall"), |direction, _| walls.contains(hex, direction));
        for (kind, up, down) in [
            (GENTLE, "ground-gentle-up", "ground-gentle-down"),
            (STEEP, "ground-steep-up", "ground-steep-down"),
        ] {
            let sides = self.map.sides(kind);
            words.say_where(text!(up), |direction, _| sides.contains(hex, direction));
            words.say_where(text!(down), |direction, other| sides.contains(other, direction.opposite()));
        }
        words.finish()
    }
}

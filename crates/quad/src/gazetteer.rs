//! The ground in words.

use crate::battle::Battle;
use crate::quad::Quad;
use hexmap::{GENTLE, Hex, HexInWords, STEEP};

/// Terrain in hexes, with the word for it.
const TERRAIN: [(&str, &str); 8] = [
    ("sea", "sea"),
    ("burning", "burning town"),
    ("town", "town"),
    ("woods", "woods"),
    ("vineyard", "vineyard"),
    ("swamp", "swamp"),
    ("aqueduct_bridge", "bridge over the aqueduct"),
    ("aqueduct", "aqueduct"),
];

/// Hexsides seen from a hex, with the word for them.
const SIDES: [(&str, &str); 8] = [
    ("cliff", "cliff"),
    ("ridge", "ridge"),
    ("ridge_mixed", "ridge"),
    ("ridge_steep", "steep ridge"),
    ("river", "river"),
    ("stream", "stream"),
    ("bridge", "bridge"),
    ("ford", "ford"),
];

impl<B: Battle> Quad<B> {
    /// What is in a hex and round it, in a few words: `woods, level 2, major road, river north-east`.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> String {
        let mut words = HexInWords::new(&self.map, hex);
        let kind = TERRAIN.iter().find(|(kind, _)| self.map.terrain(kind).contains(hex));
        words.say(kind.map_or("clear", |(_, word)| *word));
        if let Some(level) = self.map.elevation(hex) {
            words.say(format!("level {level}"));
        }
        for (kind, word) in [("major", "major road"), ("minor", "minor road")] {
            if self.map.road_chains(kind).iter().any(|chain| chain.contains(&hex)) {
                words.say(word);
            }
        }
        for (kind, word) in SIDES {
            let sides = self.map.sides(kind);
            words.say_where(word, |direction, other| {
                sides.contains(hex, direction) || sides.contains(other, direction.opposite())
            });
        }
        words.say_where("redoubt wall", |direction, _| self.map.sides("redoubt").contains(hex, direction));
        for (kind, slope) in [(GENTLE, "gentle"), (STEEP, "steep")] {
            let sides = self.map.sides(kind);
            words.say_where(&format!("{slope} slope up"), |direction, _| sides.contains(hex, direction));
            words.say_where(&format!("{slope} slope down"), |direction, other| {
                sides.contains(other, direction.opposite())
            });
        }
        words.finish()
    }
}

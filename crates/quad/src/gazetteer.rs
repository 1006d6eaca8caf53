//! The ground in words.

use crate::battle::Battle;
use crate::quad::Quad;
use hexmap::{Direction, GENTLE, Hex, STEEP};

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

fn compass(direction: Direction) -> &'static str {
    ["north", "north-east", "south-east", "south", "south-west", "north-west"][direction.index()]
}

impl<B: Battle> Quad<B> {
    /// What is in a hex and round it, in a few words: `woods, level 2, major road, river north-east`.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> String {
        let mut words = Vec::new();
        let mut ground = TERRAIN.iter().filter(|(kind, _)| self.map.terrain(kind).contains(hex));
        words.push(ground.next().map_or("clear", |(_, word)| word).to_owned());
        if let Some(level) = self.map.elevation(hex) {
            words.push(format!("level {level}"));
        }
        for (kind, word) in [("major", "major road"), ("minor", "minor road")] {
            if self.map.road_chains(kind).iter().any(|chain| chain.contains(&hex)) {
                words.push(word.to_owned());
            }
        }
        let around = |holds: &dyn Fn(Direction, Hex) -> bool| -> Vec<&'static str> {
            Direction::ALL
                .into_iter()
                .filter(|direction| {
                    self.map.neighbour(hex, *direction).is_some_and(|other| holds(*direction, other))
                })
                .map(compass)
                .collect()
        };
        let mut tell = |word: &str, directions: Vec<&'static str>| {
            if !directions.is_empty() {
                words.push(format!("{word} {}", directions.join(", ")));
            }
        };
        for (kind, word) in SIDES {
            let sides = self.map.sides(kind);
            tell(
                word,
                around(&|direction, other| {
                    sides.contains(hex, direction) || sides.contains(other, direction.opposite())
                }),
            );
        }
        tell("redoubt wall", around(&|direction, _| self.map.sides("redoubt").contains(hex, direction)));
        for (kind, slope) in [(GENTLE, "gentle"), (STEEP, "steep")] {
            let sides = self.map.sides(kind);
            tell(&format!("{slope} slope up"), around(&|direction, _| sides.contains(hex, direction)));
            tell(
                &format!("{slope} slope down"),
                around(&|direction, other| sides.contains(other, direction.opposite())),
            );
        }
        words.join("; ")
    }

    /// The names that the map gives to a hex.
    pub(crate) fn names_of_hex(&self, hex: Hex) -> impl Iterator<Item = &str> {
        self.map.places().iter().filter(move |(_, hexes)| hexes.contains(&hex)).map(|(name, _)| name.as_str())
    }

    pub(crate) fn gazetteer_of(&self) -> Vec<(String, String)> {
        self.hexes()
            .map(|hex| {
                let names: Vec<&str> = self.names_of_hex(hex).collect();
                let ground = self.ground_in_words(hex);
                let text = if names.is_empty() { ground } else { format!("{}; {ground}", names.join(", ")) };
                (hex.to_string(), text)
            })
            .collect()
    }
}

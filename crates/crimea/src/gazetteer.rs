//! The ground in words.

use crate::crimea::Crimea;
use hexmap::{Direction, Hex};

const TERRAIN: [(&str, &str); 9] = [
    ("sea", "sea"),
    ("lake", "lake"),
    ("city", "city"),
    ("village", "village"),
    ("rough_crest", "rough crest"),
    ("rough", "rough"),
    ("river", "river"),
    ("river_mouth", "mouth of a river"),
    ("partial_sea", "coast"),
];

/// The direction on the compass.
pub(crate) const fn compass(direction: Direction) -> &'static str {
    ["north", "north-east", "south-east", "south", "south-west", "north-west"][direction.index()]
}

impl Crimea {
    /// What is in a hex and round it, in a few words.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> String {
        let mut words: Vec<String> = TERRAIN
            .iter()
            .filter(|(kind, _)| self.map.terrain(kind).contains(hex))
            .map(|(_, word)| (*word).to_owned())
            .collect();
        if words.is_empty() {
            words.push("clear".to_owned());
        }
        if let Some(level) = self.map.elevation(hex).filter(|_| self.ground.land.contains(hex)) {
            words.push(format!("level {level}"));
        }
        if self.ground.ports.contains(hex) {
            words.push("port".to_owned());
        }
        if self.ground.has_road(hex) {
            words.push(if self.ground.river.contains(hex) { "bridge" } else { "road" }.to_owned());
        }
        if self.ground.ferry.is_some_and(|ends| ends.contains(&hex)) {
            words.push("ferry".to_owned());
        }
        let around = |holds: &dyn Fn(Direction) -> bool| -> Vec<&'static str> {
            Direction::ALL
                .into_iter()
                .filter(|direction| self.map.neighbour(hex, *direction).is_some() && holds(*direction))
                .map(compass)
                .collect()
        };
        let mut tell = |word: &str, directions: Vec<&'static str>| {
            if !directions.is_empty() {
                words.push(format!("{word} {}", directions.join(", ")));
            }
        };
        tell("slope up", around(&|way| self.ground.climb(hex, way) == 1));
        tell("steep slope up", around(&|way| self.ground.climb(hex, way) == 2));
        tell("water", around(&|way| self.map.sides("water").contains(hex, way)));
        words.join("; ")
    }

    /// Every hex by name with its ground.
    pub(crate) fn gazetteer_of(&self) -> Vec<(String, String)> {
        let named = |hex: Hex| {
            let names: Vec<&str> = self
                .map
                .places()
                .iter()
                .filter(|(_, hexes)| hexes.contains(&hex))
                .map(|(name, _)| name.as_str())
                .collect();
            let ground = self.ground_in_words(hex);
            let text = if names.is_empty() { ground } else { format!("{}; {ground}", names.join(", ")) };
            (hex.to_string(), text)
        };
        self.hexes().map(named).collect()
    }
}

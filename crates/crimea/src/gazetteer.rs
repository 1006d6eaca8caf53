//! The ground in words.

use crate::crimea::Crimea;
use hexmap::{Hex, HexInWords};

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

impl Crimea {
    /// What is in a hex and round it, in a few words.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> String {
        let mut words = HexInWords::new(&self.map, hex);
        let kinds: Vec<&str> = TERRAIN
            .iter()
            .filter(|(kind, _)| self.map.terrain(kind).contains(hex))
            .map(|(_, word)| *word)
            .collect();
        if kinds.is_empty() {
            words.say("clear");
        }
        for kind in kinds {
            words.say(kind);
        }
        if let Some(level) = self.map.elevation(hex).filter(|_| self.ground.land.contains(hex)) {
            words.say(format!("level {level}"));
        }
        if self.ground.ports.contains(hex) {
            words.say("port");
        }
        if self.ground.has_road(hex) {
            words.say(if self.ground.river.contains(hex) { "bridge" } else { "road" });
        }
        if self.ground.ferry.is_some_and(|ends| ends.contains(&hex)) {
            words.say("ferry");
        }
        words.say_where("slope up", |way, _| self.ground.climb(hex, way) == 1);
        words.say_where("steep slope up", |way, _| self.ground.climb(hex, way) == 2);
        words.say_where("water", |way, _| self.map.sides("water").contains(hex, way));
        words.finish()
    }
}

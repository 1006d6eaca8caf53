//! The ground in words.

use crate::crimea::Crimea;
use crate::phrasebook::{PHRASES, text};
use hexmap::{Hex, HexInWords};
use phrases::Text;

/// Kinds of ground on the map, each with the message that names it.
const TERRAIN: [(&str, &str); 9] = [
    ("sea", "ground-sea"),
    ("lake", "ground-lake"),
    ("city", "ground-city"),
    ("village", "ground-village"),
    ("rough_crest", "ground-rough-crest"),
    ("rough", "ground-rough"),
    ("river", "ground-river"),
    ("river_mouth", "ground-river-mouth"),
    ("partial_sea", "ground-coast"),
];

impl Crimea {
    /// What is in a hex and round it, in a few words.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> Text {
        let mut words = HexInWords::new(&self.map, hex);
        let kinds: Vec<&str> = TERRAIN
            .iter()
            .filter(|(kind, _)| self.map.terrain(kind).contains(hex))
            .map(|(_, message)| *message)
            .collect();
        if kinds.is_empty() {
            words.say(text!("ground-clear"));
        }
        for kind in kinds {
            words.say(Text::message(&PHRASES, kind, []));
        }
        if let Some(level) = self.map.elevation(hex).filter(|_| self.ground.land.contains(hex)) {
            words.say(text!("ground-level", level = level));
        }
        if self.ground.ports.contains(hex) {
            words.say(text!("ground-port"));
        }
        if self.ground.has_road(hex) {
            words.say(match self.ground.river.contains(hex) {
                true => text!("ground-bridge"),
                false => text!("ground-road"),
            });
        }
        if self.ground.ferry.is_some_and(|ends| ends.contains(&hex)) {
            words.say(text!("ground-ferry"));
        }
        words.say_where(text!("ground-slope"), |way, _| self.ground.climb(hex, way) == 1);
        words.say_where(text!("ground-steep-slope"), |way, _| self.ground.climb(hex, way) == 2);
        words.say_where(text!("ground-water"), |way, _| self.map.sides("water").contains(hex, way));
        words.finish()
    }
}

//! The ground in words.

use crate::inkerman::Inkerman;
use hexmap::{Direction, Hex, HexInWords};

const TERRAIN: [(&str, &str); 5] = [
    ("sea", "sea"),
    ("river", "river"),
    ("aqueduct", "aqueduct"),
    ("marsh", "marsh"),
    ("forest", "brushwood"),
];

impl Inkerman {
    /// What is in a hex and round it, in a few words.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> String {
        let mut words = HexInWords::new(&self.map, hex);
        let kind = TERRAIN.iter().find(|(kind, _)| self.map.terrain(kind).contains(hex));
        words.say(kind.map_or("clear", |(_, word)| *word));
        if let Some(level) = self.map.elevation(hex) {
            words.say(format!("level {level}"));
        }
        let on_road = |kind: &&str| self.map.road_chains(kind).iter().any(|chain| chain.contains(&hex));
        if ["major", "minor"].iter().any(on_road) {
            words.say(if self.ground.is_wet(hex) { "bridge" } else { "road" });
        }
        let (rises, steep) =
            (|at: Direction| self.ground.rises(hex, at), |at: Direction| self.ground.is_steep(hex, at));
        words.say_where("slope up", |at, _| rises(at) && !steep(at));
        words.say_where("steep slope up", |at, _| rises(at) && steep(at));
        words.say_where("steep slope down", |at, _| !rises(at) && steep(at));
        words.say_where("wall", |at, _| self.map.sides("redoubt").contains(hex, at));
        words.finish()
    }
}

//! The ground in words.

use crate::inkerman::Inkerman;
use hexmap::{Direction, Hex};

const TERRAIN: [(&str, &str); 5] = [
    ("sea", "sea"),
    ("river", "river"),
    ("aqueduct", "aqueduct"),
    ("marsh", "marsh"),
    ("forest", "brushwood"),
];

fn compass(direction: Direction) -> &'static str {
    ["north", "north-east", "south-east", "south", "south-west", "north-west"][direction.index()]
}

impl Inkerman {
    /// What is in a hex and round it, in a few words.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> String {
        let kind = TERRAIN.iter().find(|(kind, _)| self.map.terrain(kind).contains(hex));
        let mut words = vec![kind.map_or("clear", |(_, word)| word).to_owned()];
        if let Some(level) = self.map.elevation(hex) {
            words.push(format!("level {level}"));
        }
        let on_road = |kind: &&str| self.map.road_chains(kind).iter().any(|chain| chain.contains(&hex));
        if ["major", "minor"].iter().any(on_road) {
            words.push(if self.ground.is_wet(hex) { "bridge" } else { "road" }.to_owned());
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
        let (rises, steep) =
            (|at: Direction| self.ground.rises(hex, at), |at: Direction| self.ground.is_steep(hex, at));
        tell("slope up", around(&|at| rises(at) && !steep(at)));
        tell("steep slope up", around(&|at| rises(at) && steep(at)));
        tell("steep slope down", around(&|at| !rises(at) && steep(at)));
        tell("wall", around(&|at| self.map.sides("redoubt").contains(hex, at)));
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

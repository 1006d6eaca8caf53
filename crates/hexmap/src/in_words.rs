//! A map in words, for people who cannot see it.

use crate::{Direction, Hex, HexMap};

/// What is in a hex and round it, said word by word.
pub struct HexInWords<'a> {
    map: &'a HexMap,
    hex: Hex,
    words: Vec<String>,
}

impl<'a> HexInWords<'a> {
    /// A hex of which nothing is said yet.
    pub fn new(map: &'a HexMap, hex: Hex) -> Self {
        Self { map, hex, words: Vec::new() }
    }

    /// Says what is in the hex.
    pub fn say(&mut self, word: impl Into<String>) {
        self.words.push(word.into());
    }

    /// Says in which directions something is so, towards neighbours on the map; nothing where it is so in none.
    pub fn say_where(&mut self, word: &str, is_so: impl Fn(Direction, Hex) -> bool) {
        let towards = |direction: &Direction| {
            self.map.neighbour(self.hex, *direction).is_some_and(|other| is_so(*direction, other))
        };
        let directions: Vec<&str> =
            Direction::ALL.into_iter().filter(towards).map(Direction::compass).collect();
        if !directions.is_empty() {
            self.words.push(format!("{word} {}", directions.join(", ")));
        }
    }

    /// All that was said.
    pub fn finish(self) -> String {
        self.words.join("; ")
    }
}

impl HexMap {
    /// Every hex by its number, with its names and what `ground` says about it.
    pub fn gazetteer(&self, ground: impl Fn(Hex) -> String) -> Vec<(String, String)> {
        let entry = |hex: Hex| {
            let (names, ground): (Vec<&str>, String) = (self.names_of(hex).collect(), ground(hex));
            let text = if names.is_empty() { ground } else { format!("{}; {ground}", names.join(", ")) };
            (hex.to_string(), text)
        };
        self.on_map().iter().map(entry).collect()
    }
}

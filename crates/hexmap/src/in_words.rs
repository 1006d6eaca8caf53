//! A map in words, for people who cannot see it.

use crate::{Direction, Hex, HexMap};
use phrases::{Arg, PHRASES, Phrasebook, Text, text_of};

/// What is in a hex and round it, said word by word.
pub struct HexInWords<'a> {
    map: &'a HexMap,
    hex: Hex,
    words: Option<Text>,
}

impl<'a> HexInWords<'a> {
    /// A hex of which nothing is said yet.
    pub fn new(map: &'a HexMap, hex: Hex) -> Self {
        Self { map, hex, words: None }
    }

    /// Says what is in the hex.
    pub fn say(&mut self, word: Text) {
        self.words = Some(match self.words.take() {
            Some(first) => text_of!(PHRASES, "hex-and-so-on", first = first, then = word),
            None => word,
        });
    }

    /// Says in which directions something is so, towards neighbours on the map; nothing where it is so in none.
    pub fn say_where(&mut self, word: Text, is_so: impl Fn(Direction, Hex) -> bool) {
        let towards = |direction: &Direction| {
            self.map.neighbour(self.hex, *direction).is_some_and(|other| is_so(*direction, other))
        };
        let directions: Vec<Arg> = Direction::ALL.into_iter().filter(towards).map(Direction::arg).collect();
        if !directions.is_empty() {
            self.say(text_of!(PHRASES, "hex-towards", what = word, directions = directions));
        }
    }

    /// All that was said.
    pub fn finish(self) -> Text {
        self.words.unwrap_or_default()
    }
}

impl Direction {
    /// The point of the compass in a message.
    pub fn arg(self) -> Arg {
        Arg::phrase(format!("direction-{}", self.compass()))
    }
}

impl HexMap {
    /// Every hex by its number, with its names as `book` has them and what `ground` says about it.
    pub fn gazetteer(&self, book: &'static Phrasebook, ground: impl Fn(Hex) -> Text) -> Vec<(String, Text)> {
        let entry = |hex: Hex| {
            let names = self.names_of(hex).map(|name| Text::place(book, name));
            let names =
                names.reduce(|first, then| text_of!(PHRASES, "hex-also-called", first = first, then = then));
            let mut words = HexInWords::new(self, hex);
            names.into_iter().for_each(|names| words.say(names));
            words.say(ground(hex));
            (hex.to_string(), words.finish())
        };
        self.on_map().iter().map(entry).collect()
    }
}

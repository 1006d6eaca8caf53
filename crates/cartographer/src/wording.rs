//! In whose words a drawing is lettered.

use declaration::TitleSpec;
use kernel::Counter;
use phrases::{Arg, COMMON, HasTexts, Language, Phrasebook, Reader, Text, phrase_files};
use std::borrow::Cow;

/// What the cartographer says by itself: the messages of `data/cartographer/words`.
pub static PHRASES: Phrasebook =
    Phrasebook::new("cartographer", &[phrase_files!("cartographer": "en", "fr", "ru"), COMMON]);

/// A message of the cartographer: `text!("legend-road")`.
macro_rules! text {
    ($($message:tt)*) => {{
        ::phrases::text_of!($crate::wording::PHRASES, $($message)*)
    }};
}
pub(crate) use text;

/// A game's words in a language.
#[derive(Clone, Copy, Debug)]
pub struct Wording {
    book: &'static Phrasebook,
    language: Language,
}

impl Wording {
    /// The words of a game.
    pub fn of(spec: &TitleSpec, language: Language) -> Self {
        Self { book: spec.phrases, language }
    }

    /// The title of a map, by its id: the message `map-<id>`.
    pub fn title(self, map: &str) -> String {
        self.about(map, "")
    }

    /// What stands below the title.
    pub(crate) fn subtitle(self, map: &str) -> String {
        self.about(map, "-subtitle")
    }

    /// Where a map comes from, in a sentence.
    pub(crate) fn note(self, map: &str) -> String {
        self.about(map, "-note")
    }

    /// Maps may go without.
    fn about(self, map: &str, what: &str) -> String {
        let id = format!("map-{map}{what}");
        if self.book.has(&id) { self.say(&Text::message(self.book, id, [])) } else { String::new() }
    }

    /// A text in this language.
    pub(crate) fn say(self, text: &Text) -> String {
        text.said_to(Reader::of(self.language)).into_owned()
    }

    /// Counters with all their words in this language.
    pub(crate) fn said(self, counters: &[Counter]) -> Vec<Counter> {
        counters.iter().map(|counter| counter.clone().settled(Reader::of(self.language))).collect()
    }

    /// A name on a map.
    pub(crate) fn place(self, name: &str) -> Cow<'_, str> {
        self.book.place(name, self.language)
    }

    /// What the game calls a kind of ground, if it has a word for it: the message `ground-<kind>`.
    pub(crate) fn ground(self, kind: &str) -> Option<String> {
        let id = format!("ground-{}", kind.replace('_', "-"));
        self.book.has(&id).then(|| capital(&self.say(&Text::message(self.book, id, []))))
    }

    /// A side.
    pub(crate) fn side(self, id: &'static str) -> Arg {
        Arg::from(Text::message(self.book, format!("side-{id}"), []))
    }
}

/// With a large first letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

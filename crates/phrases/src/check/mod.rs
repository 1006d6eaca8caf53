//! What is wrong with phrase files, and with the sources that use them.

mod files;
pub(crate) mod messages;
mod rust;
mod sources;

pub use files::{files, places, untranslated};
pub use rust::{Use, uses_in};
pub use sources::{unused, uses};

use std::fmt;

/// Something wrong, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PhraseFault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, in one sentence.
    pub what: String,
}

impl fmt::Display for PhraseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl std::error::Error for PhraseFault {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, PhraseFile, Phrasebook};

    const ENGLISH: PhraseFile<'static> = PhraseFile {
        language: "en",
        name: "toy/words/en.ftl",
        text: "moves = { $unit } moves to { $hex }.\nlost = { $who-is ->\n    [you] You lose { $n }.\n   *[other] { $who } lose { $n }.\n }\n",
    };
    const FRENCH: PhraseFile<'static> = PhraseFile {
        language: "fr",
        name: "toy/words/fr.ftl",
        text: "moves = { $unit } va en { $place }.\nwon = Gagné.\nlost = { $n ->\n",
    };
    static BOOK: Phrasebook = Phrasebook::new("toy", &[&[ENGLISH, FRENCH]]);

    #[test]
    fn files_are_compared_with_the_english_ones() {
        let found: Vec<String> = files(&[ENGLISH, FRENCH]).iter().map(ToString::to_string).collect();
        assert!(
            found.iter().any(|fault| fault == "toy/words/fr.ftl:1: moves has no argument $place in English")
        );
        assert!(found.iter().any(|fault| fault.contains("fr.ftl:2: won is translated")), "{found:?}");
        assert!(
            found.iter().any(|fault| fault.starts_with("toy/words/fr.ftl:4")),
            "what cannot be read: {found:?}"
        );
        assert_eq!(untranslated(&BOOK, Language::FRENCH), ["lost"]);
    }

    #[test]
    fn a_place_has_to_be_on_a_map() {
        let file = PhraseFile { text: "place-mill = Moulin\nplace-moon = Lune\n", ..FRENCH };
        let known = ["place-mill".to_owned()].into();
        let found: Vec<String> = places(&[file], &known).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["toy/words/fr.ftl:2: no map of this game has the place of place-moon"]);
        assert!(!files(&[ENGLISH, file]).iter().any(|fault| fault.what.contains("place-mill")));
    }

    #[test]
    fn sources_are_compared_with_the_files() {
        let source = "fn f() {\n    text!(\"moves\", unit = name(a, b), hex = x);\n    // text!(\"no\")\n    \
                      text!(\"lost\", who = side);\n    bar!(\"1.1\", \"gone\", unit = u)\n}\n";
        let toy = [("toy.rs".to_owned(), source.to_owned())];
        let found: Vec<String> = uses("toy", &[ENGLISH], &toy).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "toy.rs:4: the message 'lost' needs an argument $n",
                "toy.rs:5: there is no message 'gone' in toy"
            ]
        );
        assert_eq!(unused(&[ENGLISH, FRENCH], &toy, &[]), []);
        let other = [("toy.rs".to_owned(), "\"moves\"".to_owned())];
        assert_eq!(unused(&[ENGLISH], &other, &[])[0].to_string(), "toy/words/en.ftl:2: nothing says lost");
    }
}

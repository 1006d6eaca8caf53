//! Every text that a person reads is a message with an id and arguments. What it says stands in Fluent files, one for
//! each game and language, and is looked up when it is known who reads.
//!
//! ```text
//!   rules                        edge (server, engine, command line)        reader
//!   text!("loses", who, steps) ──► Text ──settle(Reader)──► "You lose 2 steps."
//!                                   │                       « Vous perdez 2 pas. »
//!   data/<game>/words/en.ftl ───────┘                       "The Russians lose 2 steps."
//! ```
//! A message sees each of its arguments by name, and more about some of them:
//!
//! | argument | `$who` | also |
//! |---|---|---|
//! | number | the number, for plurals too | |
//! | side or seat | its name | `$who-is`: `you` if the reader plays it, else its id |
//! | phrase | what that message says | `$what-is`: its id |
//! | side, seat, phrase, unit, place | | `$who-genitive`: the attribute `.genitive` of its message, if it has one |
//! | list | `a, b and c` | `$units-count`: how many |
//! | half points | `2½` | |
//!
//! What every game says (`data/words`) is found after what the game says itself; what a language lacks is said in English.

#![forbid(unsafe_code)]

mod arg;
mod grammar;
mod has_texts;
mod language;
mod names;
mod phrasebook;
mod pseudo;
mod quick;
mod reader;
mod readings;
mod text;

pub mod check;

pub use arg::Arg;
pub use has_texts::HasTexts;
pub use language::Language;
pub use names::place_message;
pub use phrasebook::{PhraseFile, Phrasebook, in_halves};
pub use reader::Reader;
pub use readings::readings;
pub use text::{Message, Text};

/// What every game says: the last group of files in every phrasebook.
pub const COMMON: &[PhraseFile<'static>] = &[
    PhraseFile { language: "en", name: "words/en.ftl", text: include_str!("../../../data/words/en.ftl") },
    PhraseFile { language: "fr", name: "words/fr.ftl", text: include_str!("../../../data/words/fr.ftl") },
    PhraseFile { language: "ru", name: "words/ru.ftl", text: include_str!("../../../data/words/ru.ftl") },
];

/// What is said above and below the games.
pub static PHRASES: Phrasebook = Phrasebook::new("common", &[COMMON]);

/// The phrase files of a folder below the data folder, built into the program: one for each language.
#[macro_export]
macro_rules! phrase_files {
    ($folder:literal: $($language:literal),* $(,)?) => {
        &[$($crate::PhraseFile {
            language: $language,
            name: concat!($folder, "/words/", $language, ".ftl"),
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/", $folder, "/words/", $language, ".ftl")),
        }),*]
    };
}

/// A message of a phrasebook: `phrases::text_of!(PHRASES, "loses", who = side, steps = 2)`.
#[macro_export]
macro_rules! text_of {
    ($book:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::message(&$book, $id, [$((stringify!($name), $crate::Arg::from($value))),*])
    };
}

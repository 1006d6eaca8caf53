//! What the game says: the messages of `data/skirmish/words`.

use phrases::{COMMON, Phrasebook, phrase_files};

/// All of it, in every language.
pub static PHRASES: Phrasebook =
    Phrasebook::new("skirmish", &[phrase_files!("skirmish": "en", "fr", "ru"), COMMON]);

/// A message of this game: `text!("moves", unit = .., hex = ..)`.
macro_rules! text {
    ($($message:tt)*) => {
        ::phrases::text_of!($crate::phrasebook::PHRASES, $($message)*)
    };
}
pub(crate) use text;

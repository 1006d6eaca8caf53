//! What the game says: the messages of `data/league/words`.

use phrases::{COMMON, Phrasebook, phrase_files};

/// All of it, in every language.
pub static PHRASES: Phrasebook =
    Phrasebook::new("league", &[phrase_files!("league": "en", "fr", "ru"), COMMON]);

/// A message of this game: `text!("moves", unit = .., hex = ..)`.
macro_rules! text {
    ($($message:tt)*) => {
        ::phrases::text_of!($crate::phrasebook::PHRASES, $($message)*)
    };
}
pub(crate) use text;

//! What the command line prints about games: the messages of `data/malakoff/words`.

use phrases::{COMMON, Phrasebook, phrase_files};

/// All of it, in every language.
pub static PHRASES: Phrasebook =
    Phrasebook::new("malakoff", &[phrase_files!("malakoff": "en", "fr", "ru"), COMMON]);

/// A message of the command line: `text!("odds-chances", chances = 6, of = 36)`.
macro_rules! text {
    ($($message:tt)*) => {{
        ::phrases::text_of!($crate::phrasebook::PHRASES, $($message)*)
    }};
}
pub(crate) use text;

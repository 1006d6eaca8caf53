//! What the lab says about many games: the messages of `data/lab/words`.

use phrases::{COMMON, Phrasebook, phrase_files};

/// All of it, in every language.
pub static PHRASES: Phrasebook = Phrasebook::new("lab", &[phrase_files!("lab": "en", "fr", "ru"), COMMON]);

/// A message of the lab: `text!("verdict-nobody")`.
macro_rules! text {
    ($($message:tt)*) => {{
        ::phrases::text_of!($crate::phrasebook::PHRASES, $($message)*)
    }};
}
pub(crate) use text;

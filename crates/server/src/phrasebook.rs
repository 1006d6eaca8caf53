//! What the server says by itself: the messages of `data/server/words`.

use phrases::{COMMON, Phrasebook, phrase_files};

/// All of it, in every language.
pub static PHRASES: Phrasebook =
    Phrasebook::new("server", &[phrase_files!("server": "en", "fr", "ru"), COMMON]);

/// A message of the server: `text!("nothing-to-take-back")`.
macro_rules! text {
    ($($message:tt)*) => {{
        ::phrases::text_of!($crate::phrasebook::PHRASES, $($message)*)
    }};
}
pub(crate) use text;

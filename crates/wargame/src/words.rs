//! Words that games share.

use phrases::{Arg, PHRASES, text_of};

/// The die of an event, behind it: ` (rolled 4)`; nothing if dice are not told.
pub fn rolled(die: Option<u8>) -> Arg {
    die.map_or_else(|| Arg::from(""), |die| text_of!(PHRASES, "rolled", die = die).into())
}

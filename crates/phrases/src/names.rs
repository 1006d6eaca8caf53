//! Names of places and units: as the game has them, and where a language has a form of its own, in that form.
//!
//! Such forms are messages that English does not need: `place-telegraph-hill` for "Telegraph Hill", `unit-br_93` for the
//! unit with that id.

use crate::{Language, Phrasebook};
use std::borrow::Cow;

impl Phrasebook {
    /// A place as a language calls it, or else as the map does.
    pub fn place<'n>(&'n self, name: &'n str, language: Language) -> Cow<'n, str> {
        self.own_form(|| place_message(name), name, language)
    }

    /// A unit as a language calls it, by its id, or else as its counter does.
    pub fn unit<'n>(&'n self, id: &str, name: &'n str, language: Language) -> Cow<'n, str> {
        self.own_form(|| Some(format!("unit-{id}")), name, language)
    }

    fn own_form<'n>(
        &'n self,
        id: impl FnOnce() -> Option<String>,
        name: &'n str,
        language: Language,
    ) -> Cow<'n, str> {
        if matches!(language, Language::ENGLISH | Language::PSEUDO) {
            return Cow::Borrowed(name);
        }
        id().and_then(|id| self.noun(&id, language)).unwrap_or(Cow::Borrowed(name))
    }
}

/// The message of a place: `place-st-georges-brow` for "St George's Brow". None for a hex, whose name is a number.
pub fn place_message(name: &str) -> Option<String> {
    if !name.starts_with(char::is_alphabetic) {
        return None;
    }
    let plain: String = name.chars().filter(|letter| !matches!(letter, '\'' | '’' | '.')).collect();
    let words = plain.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let slug: Vec<String> = words.map(str::to_ascii_lowercase).collect();
    Some(format!("place-{}", slug.join("-")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_has_a_message_whatever_its_signs_and_a_hex_has_none() {
        for name in ["St George's Brow", "St George’s Brow", "st. george's  brow"] {
            assert_eq!(place_message(name).as_deref(), Some("place-st-georges-brow"));
        }
        let redoubt = place_message("Redoubt No. 3 (Arabtabia)");
        assert_eq!(redoubt.as_deref(), Some("place-redoubt-no-3-arabtabia"));
        assert_eq!(place_message("1811"), None);
        assert_eq!(place_message("12, 7"), None);
    }
}

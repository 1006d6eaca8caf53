//! Languages.

use std::fmt;

/// A language that texts can be read in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Language(u8);

/// Their tags, by which files and browsers name them; the last one is nobody's.
const TAGS: [&str; 4] = ["en", "fr", "ru", "en-XA"];

impl Language {
    /// The language that every text exists in.
    pub const ENGLISH: Language = Language(0);
    /// French.
    pub const FRENCH: Language = Language(1);
    /// Russian.
    pub const RUSSIAN: Language = Language(2);
    /// English in brackets, with accents and a third longer: shows what is not in the phrase files, and what breaks the
    /// layout.
    pub const PSEUDO: Language = Language(3);

    /// How many people speak: all but the last.
    pub(crate) const SPOKEN: usize = TAGS.len() - 1;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..TAGS.len()).map(|place| Language(place as u8))
    }

    /// Those that people speak.
    pub fn spoken() -> impl Iterator<Item = Language> {
        Self::all().filter(|language| *language != Self::PSEUDO)
    }

    /// The tag: `fr`.
    pub const fn tag(self) -> &'static str {
        TAGS[self.0 as usize]
    }

    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }

    /// The language of a tag, region or not: `fr-CA` is French.
    pub fn read(tag: &str) -> Option<Language> {
        let find = |tag: &str| Self::all().find(|language| language.tag().eq_ignore_ascii_case(tag));
        find(tag).or_else(|| find(tag.split(['-', '_']).next()?))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag_with_or_without_a_region() {
        assert_eq!(Language::read("fr"), Some(Language::FRENCH));
        assert_eq!(Language::read("ru-RU"), Some(Language::RUSSIAN));
        assert_eq!(Language::read("en-US"), Some(Language::ENGLISH));
        assert_eq!(Language::read("en-xa"), Some(Language::PSEUDO));
        assert_eq!(Language::read("tlh"), None);
    }
}

//! What a language does to a word because of the next one, which no message can know: functions for phrase files.

use crate::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use std::sync::Arc;

/// Makes the functions of a language known to its messages.
pub(crate) fn add_functions(bundle: &mut FluentBundle<Arc<FluentResource>>, language: Language) {
    if language == Language::FRENCH {
        // A name that is taken already is the same function.
        let _ = bundle.add_function("DE", |words, _| elided("de", words));
        let _ = bundle.add_function("QUE", |words, _| elided("que", words));
    }
}

/// `DE($unit)`: « de Berlin », « d’Oslo », « du Col ».
fn elided<'v>(little: &str, words: &[FluentValue<'v>]) -> FluentValue<'v> {
    let word = match words.first() {
        Some(FluentValue::String(word)) => word.to_string(),
        Some(FluentValue::Number(number)) => number.as_string().into_owned(),
        _ => return FluentValue::Error,
    };
    // A place that has an article in its name.
    let merged = ["Le ", "Les "].into_iter().zip(["du", "des"]).filter(|_| little == "de");
    if let Some((rest, article)) = merged.into_iter().find_map(|(le, du)| Some((word.strip_prefix(le)?, du)))
    {
        return FluentValue::from(format!("{article} {rest}"));
    }
    FluentValue::from(match elides(&word) {
        true => format!("{}’{word}", &little[..little.len() - 1]),
        false => format!("{little} {word}"),
    })
}

/// Does a French word before this one lose its vowel? Not before a written number, nor before « uhlans » and « onze ».
fn elides(word: &str) -> bool {
    let word = word.trim_start_matches(['«', '“', ' ', '\u{a0}', '\u{202f}']).to_lowercase();
    let is_vowel = |letter: char| "aeiouàâäéèêëîïôöùûüœæ".contains(letter);
    let is_breathed = ["uhlan", "onz", "oui"].iter().any(|exception| word.starts_with(exception));
    word.starts_with(is_vowel) && !is_breathed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_words_lose_their_vowel_before_another_one() {
        let de = |word: &'static str| match elided("de", &[FluentValue::from(word)]) {
            FluentValue::String(said) => said.into_owned(),
            other => panic!("{other:?}"),
        };
        assert_eq!(de("Oslo 1"), "d’Oslo 1");
        assert_eq!(de("Écosse"), "d’Écosse");
        assert_eq!(de("Berlin"), "de Berlin");
        assert_eq!(de("11e hussards"), "de 11e hussards");
        assert_eq!(de("uhlans"), "de uhlans");
        assert_eq!(de("Le Col"), "du Col");
        assert_eq!(de("Les Dunes"), "des Dunes");
        assert_eq!(de("Leipzig"), "de Leipzig");
        assert!(
            matches!(elided("que", &[FluentValue::from("elle")]), FluentValue::String(said) if said == "qu’elle")
        );
    }
}

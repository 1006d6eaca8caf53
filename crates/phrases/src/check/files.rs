//! Phrase files by themselves.

use super::PhraseFault;
use super::messages::{Phrases, read, root};
use crate::{Language, PhraseFile, Phrasebook};
use std::collections::{BTreeMap, BTreeSet};

/// Everything that is wrong with the files of a phrasebook by themselves: what cannot be read, what stands twice, what is
/// translated but not said, arguments that the English message does not have, references to nothing.
pub fn files(files: &[PhraseFile<'_>]) -> Vec<PhraseFault> {
    let mut faults = Vec::new();
    let mut english = BTreeMap::new();
    for file in files.iter().filter(|file| file.language == Language::ENGLISH.tag()) {
        for (id, phrase) in read(file, &mut faults).phrases {
            english.entry(id).or_insert(phrase);
        }
    }
    let forms: BTreeMap<&str, BTreeSet<String>> = Language::spoken()
        .map(|language| {
            let own = files.iter().filter(|file| file.language == language.tag());
            let attributes = own.flat_map(|file| read(file, &mut Vec::new()).phrases.into_values());
            (language.tag(), attributes.flat_map(|phrase| phrase.attributes).collect())
        })
        .collect();
    let bent = bent(files);
    for file in files {
        // Those in English have been read above, with their faults.
        let mut known = Vec::new();
        let is_english = file.language == Language::ENGLISH.tag();
        let Phrases { file: name, phrases } = read(file, if is_english { &mut known } else { &mut faults });
        for (id, phrase) in &phrases {
            let mut fault =
                |what: String| faults.push(PhraseFault { file: name.clone(), line: phrase.line, what });
            if file.language == Language::FRENCH.tag() {
                for name in phrase.unbent.intersection(&bent) {
                    fault(format!(
                        "{id} says de or que before ${name}, which may begin with a vowel: DE(${name})"
                    ));
                }
            }
            for reference in &phrase.references {
                if !phrases.contains_key(reference) && !english.contains_key(reference) {
                    fault(format!("{id} refers to {reference}, which does not exist"));
                }
            }
            if file.language == Language::ENGLISH.tag() {
                continue;
            }
            let Some(original) = english.get(id) else {
                let needs_no_english = ["unit-", "place-", "-"].iter().any(|rule| id.starts_with(rule));
                if !needs_no_english {
                    fault(format!("{id} is translated, but there is no such message in English"));
                }
                continue;
            };
            let known: BTreeSet<&str> =
                original.variables.iter().map(|name| root(name, &BTreeSet::new())).collect();
            for variable in &phrase.variables {
                let root = root(variable, &forms[file.language]);
                if !known.contains(root) && !original.variables.contains(variable) {
                    fault(format!("{id} has no argument ${variable} in English"));
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

/// Names of places that are on no map: messages `place-...` beside those of `known` places.
pub fn places(files: &[PhraseFile<'_>], known: &BTreeSet<String>) -> Vec<PhraseFault> {
    let mut faults = Vec::new();
    for file in files {
        let Phrases { file, phrases } = read(file, &mut Vec::new());
        let places = phrases.into_iter().filter(|(id, _)| id.starts_with("place-") && !known.contains(id));
        faults.extend(places.map(|(id, phrase)| PhraseFault {
            file: file.clone(),
            line: phrase.line,
            what: format!("no map of this game has the place of {id}"),
        }));
    }
    faults
}

/// What French messages bend a word before, anywhere: the names of arguments that may begin with a vowel.
fn bent(files: &[PhraseFile<'_>]) -> BTreeSet<String> {
    let french = files.iter().filter(|file| file.language == Language::FRENCH.tag());
    let phrases = french.flat_map(|file| read(file, &mut Vec::new()).phrases.into_values());
    phrases.flat_map(|phrase| phrase.bent).collect()
}

/// What a language lacks, by id.
pub fn untranslated(book: &Phrasebook, language: Language) -> Vec<String> {
    let ids = |language: Language| -> BTreeSet<String> {
        let own = book.files().filter(|file| file.language == language.tag());
        own.flat_map(|file| read(&file, &mut Vec::new()).phrases.into_keys()).collect()
    };
    ids(Language::ENGLISH).difference(&ids(language)).cloned().collect()
}

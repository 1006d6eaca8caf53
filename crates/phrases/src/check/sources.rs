//! Phrase files beside the sources that speak by them. A source is its name and its text.

use super::PhraseFault;
use super::messages::{Phrases, read, root};
use super::rust::{Use, literals, uses_in};
use crate::{Language, PhraseFile};
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with the messages that sources name: those that do not exist, and those that need an argument which they
/// are not given. `book` is what the files are called together.
pub fn uses(book: &str, files: &[PhraseFile<'_>], sources: &[(String, String)]) -> Vec<PhraseFault> {
    let (mut english, mut forms) = (BTreeMap::new(), BTreeSet::new());
    for phrases in in_english(files) {
        for (id, phrase) in phrases.phrases {
            forms.extend(phrase.attributes);
            english.entry(id).or_insert(phrase.variables);
        }
    }
    let mut faults = Vec::new();
    for (file, text) in sources {
        for Use { line, id, args } in uses_in(text) {
            let mut fault = |what: String| faults.push(PhraseFault { file: file.clone(), line, what });
            match (english.get(&id), args) {
                (None, _) => fault(format!("there is no message '{id}' in {book}")),
                (Some(variables), Some(args)) => {
                    for variable in variables {
                        if !args.contains(root(variable, &forms)) && !args.contains(variable) {
                            fault(format!("the message '{id}' needs an argument ${variable}"));
                        }
                    }
                }
                (Some(_), None) => {}
            }
        }
    }
    faults
}

/// English messages that none of these sources names: those that are found by a rule of their names, such as `side-...`,
/// not counted.
pub fn unused(files: &[PhraseFile<'_>], sources: &[(String, String)], by_rule: &[&str]) -> Vec<PhraseFault> {
    let named: BTreeSet<String> = sources.iter().flat_map(|(_, text)| literals(text)).collect();
    let mut faults = Vec::new();
    for Phrases { file, phrases } in in_english(files) {
        let referred: BTreeSet<&String> = phrases.values().flat_map(|phrase| &phrase.references).collect();
        for (id, phrase) in &phrases {
            let found = by_rule.iter().any(|rule| id.starts_with(rule))
                || named.contains(id)
                || referred.contains(id);
            if !found {
                let what = format!("nothing says {id}");
                faults.push(PhraseFault { file: file.clone(), line: phrase.line, what });
            }
        }
    }
    faults
}

fn in_english<'f>(files: &'f [PhraseFile<'_>]) -> impl Iterator<Item = Phrases> + 'f {
    let english = files.iter().filter(|file| file.language == Language::ENGLISH.tag());
    english.map(|file| read(file, &mut Vec::new()))
}

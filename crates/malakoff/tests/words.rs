//! What the games and the server say and what stands in their phrase files agree: no message is missing, none lacks an
//! argument, none stands there for nobody; and every way in which a message can read was looked at.

use malakoff::texts::{self, books};
use phrases::check::{self, PhraseFault};
use proofs::Tree;
use std::path::Path;

fn tree() -> Tree {
    Tree::around(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the crate is in the workspace")
}

fn assert_none(faults: &[PhraseFault]) {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{} faults:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn phrase_files_can_be_read_and_agree_with_the_english_ones() {
    assert_none(&texts::faults_of_files(&tree().root().join("data")));
}

#[test]
fn every_message_exists_and_gets_its_arguments_and_is_said_by_somebody() {
    assert_none(&texts::faults_of_sources(&tree()).expect("the sources can be read"));
}

#[test]
fn every_map_has_a_title_and_every_place_that_a_language_names() {
    assert_none(&texts::faults_of_maps(&tree().root().join("data"), &games::built_in_data()));
}

/// A language that is offered says everything: what is new in English has to be translated before it goes in.
#[test]
fn every_language_says_everything() {
    for book in books() {
        for language in phrases::Language::spoken() {
            let lacking = check::untranslated(book, language);
            assert!(
                lacking.is_empty(),
                "{language} lacks {} messages of {}: {lacking:?}",
                lacking.len(),
                book.name()
            );
        }
    }
}

/// Each message in each of its ways to read, one file a phrasebook and language: so that a changed text is seen in review.
/// With `UPDATE_WORDS=1` in the environment the files are written anew.
#[test]
fn every_message_reads_as_it_was_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/words");
    let mut changed = Vec::new();
    for book in books() {
        for language in phrases::Language::spoken() {
            let readings: String =
                phrases::readings(book, language).iter().map(|line| format!("{line}\n")).collect();
            let file = folder.join(format!("{}.{language}.txt", book.name()));
            if std::env::var_os("UPDATE_WORDS").is_some() {
                std::fs::write(&file, &readings).expect("the file can be written");
            } else if std::fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n") != readings {
                changed.push(file);
            }
        }
    }
    assert!(changed.is_empty(), "texts have changed; review them with UPDATE_WORDS=1: {changed:?}");
}

/// Whatever reads the same in every language is made by `Text::name`, and there is no other way to make a text without a
/// message: what is no name, number or error of a program has a message.
#[test]
fn nothing_for_people_is_written_in_the_sources() {
    let mut found = Vec::new();
    for package in tree().crates().expect("the crates can be read") {
        for (path, text) in tree().sources(&package).expect("the sources can be read") {
            // Tests of a file stand at its end.
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let code: String = code
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .map(|line| format!("{line}\n"))
                .collect();
            let is_sentence = |rest: &str| {
                let literal = rest.trim_start().trim_start_matches("format!(").trim_start().strip_prefix('"');
                literal.and_then(|rest| rest.split('"').next()).is_some_and(|said| said.contains(' '))
            };
            let calls = code.match_indices("Text::name(").map(|(place, call)| &code[place + call.len()..]);
            found.extend(
                calls
                    .filter(|rest| is_sentence(rest))
                    .map(|rest| format!("{path}: {}", rest.chars().take(60).collect::<String>())),
            );
        }
    }
    assert!(found.is_empty(), "these need a message: {found:#?}");
}

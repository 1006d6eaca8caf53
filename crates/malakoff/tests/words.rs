//! What the games and the server say and what stands in their phrase files agree: no message is missing, none lacks an
//! argument, none stands there for nobody; and every way in which a message can read was looked at.

use phrases::check::{self, PhraseFault};
use phrases::{PHRASES, Phrasebook};
use std::path::{Path, PathBuf};

/// Messages that are found by a rule of their names.
const BY_RULE: [&str; 9] =
    ["about-", "arm-", "feature-", "nation-", "option-", "side-", "sources-", "survey-", "value-"];

/// Each phrasebook once, with the sources that speak by it: those of the crate of its name.
fn books() -> Vec<(&'static Phrasebook, Vec<(PathBuf, String)>)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates are in a folder");
    let mut books: Vec<&'static Phrasebook> = games::specs().map(|spec| spec.phrases).collect();
    books.dedup();
    books.push(&server::PHRASES);
    books.into_iter().map(|book| (book, sources(&crates.join(book.name()).join("src")))).collect()
}

fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = std::fs::read_dir(folder).expect("a phrasebook has the name of its crate");
    let mut sources = Vec::new();
    for path in entries.map(|entry| entry.expect("the folder can be read").path()) {
        if path.is_dir() {
            sources.extend(self::sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("the file can be read");
            sources.push((path, text));
        }
    }
    sources
}

fn assert_none(faults: &[PhraseFault]) {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{} faults:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn phrase_files_can_be_read_and_agree_with_the_english_ones() {
    for (book, _) in books() {
        assert_none(&check::files(&book.files().collect::<Vec<_>>()));
    }
}

#[test]
fn every_message_exists_and_gets_its_arguments() {
    let faults = books().into_iter().flat_map(|(book, sources)| {
        sources
            .into_iter()
            .flat_map(move |(path, text)| check::uses(book, &path.display().to_string(), &text))
    });
    assert_none(&faults.collect::<Vec<_>>());
}

#[test]
fn every_message_is_said_by_somebody() {
    let common: Vec<&str> = PHRASES.files().map(|file| file.name).collect();
    for (book, sources) in books() {
        let texts = sources.iter().map(|(_, text)| text.as_str());
        let unused = check::unused(book, texts, &BY_RULE).into_iter();
        assert_none(&unused.filter(|fault| !common.contains(&fault.file.as_str())).collect::<Vec<_>>());
    }
}

/// A language that is offered says everything: what is new in English has to be translated before it goes in.
#[test]
fn every_language_says_everything() {
    for (book, _) in books() {
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
    for (book, _) in books() {
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
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the crates are in a folder");
    let mut found = Vec::new();
    for folder in std::fs::read_dir(crates).expect("the crates can be read") {
        let source = folder.expect("the folder can be read").path().join("src");
        for (path, text) in sources(&source) {
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
                    .map(|rest| format!("{}: {}", path.display(), rest.chars().take(60).collect::<String>())),
            );
        }
    }
    assert!(found.is_empty(), "these need a message: {found:#?}");
}

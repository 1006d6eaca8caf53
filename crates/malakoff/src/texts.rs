//! What the phrase files say beside what the sources ask of them, for `malakoff check` and for the tests.

use games::DataSet;
use phrases::check::{self, PhraseFault};
use phrases::{PHRASES, PhraseFile, Phrasebook};
use proofs::Tree;
use server::assets::Sheets;
use std::collections::BTreeSet;
use std::path::Path;

/// Messages that are found by a rule of their names.
#[rustfmt::skip]
const BY_RULE: [&str; 16] = [
    "about-", "arm-", "direction-", "feature-", "kind-", "level-", "map-", "nation-", "option-", "short-", "side-",
    "provenance-", "sources-", "survey-", "thing-", "value-",
];

/// Each phrasebook once. It has the name of the crate that speaks by it.
pub fn books() -> Vec<&'static Phrasebook> {
    let mut books: Vec<&Phrasebook> = games::specs().map(|spec| spec.phrases).collect();
    books.dedup();
    books.extend([&server::PHRASES, &lab::PHRASES, &cartographer::PHRASES, &crate::phrasebook::PHRASES]);
    books
}

/// The files of a phrasebook as a folder has them; those that it lacks, as they are built in.
fn with_files<T>(
    data: &Path,
    files: impl Iterator<Item = PhraseFile<'static>>,
    look: impl FnOnce(&[PhraseFile<'_>]) -> T,
) -> T {
    let read = files.map(|file| (file, std::fs::read_to_string(data.join(file.name)).ok()));
    let read: Vec<_> = read.collect();
    let files =
        read.iter().map(|(file, text)| PhraseFile { text: text.as_deref().unwrap_or(file.text), ..*file });
    look(&files.collect::<Vec<_>>())
}

/// What is wrong with the phrase files of a data folder by themselves.
pub fn faults_of_files(data: &Path) -> Vec<PhraseFault> {
    let mut faults: Vec<_> =
        books().into_iter().flat_map(|book| with_files(data, book.files(), check::files)).collect();
    // Every book has the common files.
    faults.sort();
    faults.dedup();
    faults
}

/// Names of places in the phrase files of a data folder that are on no map of their games, and maps without a title. Data
/// with faults are left to others.
pub fn faults_of_maps(data: &Path, built: &DataSet) -> Vec<PhraseFault> {
    let mut faults = Vec::new();
    for book in books() {
        let mut places = BTreeSet::new();
        for spec in games::specs().filter(|spec| spec.phrases == book) {
            for sheets in Sheets::all(spec.id, built).unwrap_or_default() {
                places.extend(sheets.names().into_iter().filter_map(phrases::place_message));
                let title = format!("map-{}", sheets.id());
                if !book.has(&title) {
                    let (file, what) = (book.name().to_owned(), format!("there is no message {title}"));
                    faults.push(PhraseFault { file, line: 1, what });
                }
            }
        }
        faults.extend(with_files(data, book.own_files(), |files| check::places(files, &places)));
    }
    faults
}

/// Where sources and phrase files do not agree: a message that does not exist or lacks an argument, in the source; one that
/// is said by nobody, in the phrase file.
///
/// # Errors
/// A source that cannot be read.
pub fn faults_of_sources(tree: &Tree) -> Result<Vec<PhraseFault>, proofs::Fault> {
    let data = tree.root().join("data");
    let (mut faults, mut all) = (Vec::new(), Vec::new());
    for package in tree.crates()? {
        let sources = tree.sources(&package)?;
        all.extend(sources.iter().cloned());
        // Its tests name messages of their own.
        if package == "phrases" {
            continue;
        }
        let book = books().into_iter().find(|book| book.name() == package);
        faults.extend(with_files(&data, book.unwrap_or(&PHRASES).files(), |files| {
            check::uses(book.unwrap_or(&PHRASES).name(), files, &sources)
        }));
        if let Some(book) = book {
            faults.extend(with_files(&data, book.own_files(), |own| check::unused(own, &sources, &BY_RULE)));
        }
    }
    faults.extend(with_files(&data, PHRASES.files(), |files| check::unused(files, &all, &BY_RULE)));
    faults.sort();
    Ok(faults)
}

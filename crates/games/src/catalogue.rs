//! Which games there are.

use crate::data::built_in_data;
use crate::entry::Entry;
use crate::sheet::Sheet;
use crate::title::{Title, TitleError};
use declaration::{Book, DataSet, TitleSpec};
use kernel::{Fault, Ledger, Options, Record, Source};
use phrases::check::PhraseFault;
use phrases::{Language, PhraseFile};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The list of games: one line each.
#[rustfmt::skip]
static CATALOGUE: &[&dyn Entry] = &[
    &quad::balaclava::TITLE,
    &quad::alma::TITLE,
    &inkerman::TITLE,
    &league::TITLE,
    &crimea::TITLE,
    &skirmish::TITLE,
];

/// What every game says about itself, in the order of the list.
pub fn specs() -> impl Iterator<Item = &'static TitleSpec> {
    CATALOGUE.iter().map(|entry| entry.spec())
}

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    specs().map(|spec| spec.id)
}

fn entry(id: &str) -> Result<&'static dyn Entry, TitleError> {
    CATALOGUE.iter().copied().find(|entry| entry.spec().id == id).ok_or_else(|| {
        let known: Vec<_> = ids().collect();
        TitleError::UnknownGame(id.to_owned(), known.join(", "))
    })
}

/// What a game says about itself.
///
/// # Errors
/// If there is no such game.
pub fn spec(id: &str) -> Result<&'static TitleSpec, TitleError> {
    entry(id).map(Entry::spec)
}

/// The map or the table of a game with these options, from these data.
///
/// # Errors
/// If there is no such game or option, or its map has faults.
pub fn sheet(id: &str, data: &DataSet, options: &Options) -> Result<Sheet, TitleError> {
    let spec = spec(id)?;
    let options = options.settle(spec.options)?;
    Sheet::read(spec, spec.board_for(&options), data).map_err(TitleError::Data)
}

/// Every map or table of a game, the usual one first, from these data.
///
/// # Errors
/// If there is no such game, or a map has faults.
pub fn sheets(id: &str, data: &DataSet) -> Result<Vec<Sheet>, TitleError> {
    let spec = spec(id)?;
    spec.boards().map(|board| Sheet::read(spec, board, data).map_err(TitleError::Data)).collect()
}

/// The name of the map that a game is played on with these options: games with the same name have the same map.
///
/// # Errors
/// If there is no such game or option.
pub fn map_name(id: &str, options: &Options) -> Result<&'static str, TitleError> {
    let spec = spec(id)?;
    let options = options.settle(spec.options)?;
    Ok(spec.board_for(&options).file())
}

/// Games that were built already, by id and options. Surveying a map takes a moment, so it is done once.
static BUILT: Mutex<Shelf> = Mutex::new(Shelf::new());
type Shelf = BTreeMap<(&'static str, String), Arc<dyn Title>>;

/// The game with this id and these options, on the built-in data.
///
/// # Errors
/// If there is no such game or option.
pub fn find(id: &str, options: &Options) -> Result<Arc<dyn Title>, TitleError> {
    let entry = entry(id)?;
    let options = options.settle(entry.spec().options)?;
    let key = (entry.spec().id, options.to_string());
    let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(title) = built.get(&key) {
        return Ok(Arc::clone(title));
    }
    let title = entry.build(&built_in_data(), &options).map_err(TitleError::Data)?;
    built.insert(key, Arc::clone(&title));
    Ok(title)
}

/// The game with this id and, of these options, those that it offers: for a game that was begun when it offered others.
///
/// # Errors
/// If there is no such game.
pub fn find_for(record: &Record) -> Result<Arc<dyn Title>, TitleError> {
    let options = record.options.known(spec(&record.game)?.options);
    find(&record.game, &options)
}

/// The game with this id and these options, on other data than the built-in ones.
///
/// # Errors
/// If there is no such game or option, or the data have faults.
pub fn build(id: &str, data: &DataSet, options: &Options) -> Result<Arc<dyn Title>, TitleError> {
    let entry = entry(id)?;
    let options = options.settle(entry.spec().options)?;
    entry.build(data, &options).map_err(TitleError::Data)
}

/// The game with this id and its default options.
///
/// # Errors
/// If there is no such game.
pub fn title(id: &str) -> Result<Arc<dyn Title>, TitleError> {
    find(id, &Options::default())
}

/// Every fault of every data file.
pub fn check_data(data: &DataSet) -> Vec<Fault> {
    let mut faults = Vec::new();
    for book in books() {
        match ledger(&book, data) {
            Ok(ledger) => faults.extend(translation_faults(&book, &ledger, data)),
            Err(found) => faults.extend(found),
        }
    }
    for entry in CATALOGUE {
        faults.extend(entry.build(data, &Options::default()).err().into_iter().flatten());
        faults.extend(phrase_faults(entry.spec(), data));
        for other in entry.spec().other_boards {
            let mut options = Options::default();
            options.set(other.option.id, other.choice);
            faults.extend(entry.build(data, &options).err().into_iter().flatten());
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

/// What is wrong with the phrase files of a game.
fn phrase_faults(spec: &TitleSpec, data: &DataSet) -> Vec<Fault> {
    let files: Vec<PhraseFile<'_>> =
        spec.phrases.files().map(|file| PhraseFile { text: data.source(file.name).text, ..file }).collect();
    let faults = phrases::check::files(&files).into_iter();
    faults.map(|PhraseFault { file, line, what }| Fault { file, line, column: 1, what }).collect()
}

/// All rulebooks, each once: some games share one.
fn books() -> Vec<Book> {
    let mut books = Vec::new();
    for book in specs().flat_map(|spec| spec.books) {
        if !books.contains(book) {
            books.push(*book);
        }
    }
    books
}

/// The rule ledgers of all rulebooks.
///
/// # Errors
/// Every fault of the files.
pub fn ledgers(data: &DataSet) -> Result<Vec<Ledger>, Vec<Fault>> {
    books().iter().map(|book| ledger(book, data)).collect()
}

/// The rule ledgers of all rulebooks in a language; one that is not translated, in English.
///
/// # Errors
/// Every fault of the files.
pub fn ledgers_in(language: Language, data: &DataSet) -> Result<Vec<Ledger>, Vec<Fault>> {
    let in_language = |book: &Book| {
        let ledger = ledger(book, data)?;
        match book.translation(language).filter(|file| data.has(file)) {
            Some(file) => ledger.translated(data.source(&file)),
            None => Ok(ledger),
        }
    };
    books().iter().map(in_language).collect()
}

fn ledger(book: &Book, data: &DataSet) -> Result<Ledger, Vec<Fault>> {
    Ledger::read(book.name, data.source(book.ledger))
}

/// What is wrong with the translations of a ledger; that there is none, among it.
fn translation_faults(book: &Book, ledger: &Ledger, data: &DataSet) -> Vec<Fault> {
    let files = Language::spoken().filter_map(|language| book.translation(language));
    let faults = files.map(|file| match data.has(&file) {
        true => ledger.translated(data.source(&file)).err().unwrap_or_default(),
        false => vec![Source { file: &file, text: "" }.fault_anywhere("the game does not declare this file")],
    });
    faults.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Surface;
    use declaration::Board;

    #[test]
    fn maps_and_tables_are_read_from_their_files() {
        let data = built_in_data();
        for id in ids() {
            for sheet in sheets(id, &data).expect("good maps") {
                assert!(sheet.drawing.text.contains("[["), "{id}");
            }
        }
        let Sheet { surface: Surface::Table(table), drawing, .. } =
            sheet("league", &data, &Options::default()).expect("a good table")
        else {
            panic!("a table was asked for");
        };
        assert_eq!((table.width, table.depth), (192_000, 72_000));
        assert_eq!(drawing.name, "league/drawing.toml");
        let wrong = Board::Table { table: "alma/map.toml", drawing: "league/drawing.toml" };
        assert!(Sheet::read(spec("league").expect("a game"), &wrong, &data).is_err());
    }

    /// Each case of each rulebook has a sentence of its own in each language.
    #[test]
    fn every_ledger_is_translated_from_the_first_case_to_the_last() {
        let data = built_in_data();
        for book in books() {
            let english = ledger(&book, &data).expect("a sound ledger");
            assert_eq!(translation_faults(&book, &english, &data), []);
        }
        for language in Language::spoken().filter(|language| *language != Language::ENGLISH) {
            for (book, ledger) in books().iter().zip(ledgers_in(language, &data).expect("sound ledgers")) {
                let english = super::ledger(book, &data).expect("a sound ledger");
                let cases = english.cases.iter().zip(&ledger.cases);
                let same: Vec<_> = cases.filter(|(one, other)| one.rule == other.rule).collect();
                assert!(same.is_empty(), "{} in {language}: {same:?}", book.name);
            }
        }
        assert_eq!(
            ledgers_in(Language::PSEUDO, &data).expect("sound ledgers")[0].cases,
            ledgers(&data).expect("sound ledgers")[0].cases
        );
    }

    #[test]
    fn an_option_can_ask_for_another_map() {
        let data = built_in_data();
        let mut options = Options::default();
        let map = |options: &Options| match sheet("crimea", &data, options).expect("a good map").surface {
            Surface::Hexes(map) => map.id().to_owned(),
            Surface::Table(_) => panic!("a map was asked for"),
        };
        assert_eq!(map(&options), "sevastopol");
        assert_eq!(map_name("crimea", &options).expect("a map"), "crimea/sevastopol.toml");
        options.set("scenario", "evpatoria");
        assert_eq!(map(&options), "evpatoria");
        assert_eq!(map_name("crimea", &options).expect("a map"), "crimea/evpatoria.toml");
        options.set("scenario", "waterloo");
        assert!(map_name("crimea", &options).is_err());
        assert_eq!(sheets("crimea", &data).expect("good maps").len(), 2);
    }
}

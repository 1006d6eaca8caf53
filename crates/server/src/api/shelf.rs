use super::fault::Fault;
use super::unchanged::Kept;
use crate::assets;
use crate::wire::RuleBook;
use declaration::Book;
use kernel::Options;
use phrases::{HasTexts, Language, Reader};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What a game's page needs beside its table.
#[derive(Clone)]
pub(crate) struct Books {
    pub chart: Kept,
    pub map: Kept,
    pub rules: Kept,
}

/// Maps and rules, drawn and written when they are first asked for, and kept.
#[derive(Default)]
pub(crate) struct Shelf {
    /// By game, map and language: some games are played on several.
    games: Mutex<BTreeMap<(String, &'static str, &'static str), Books>>,
    counters: Mutex<BTreeMap<String, Kept>>,
}

impl Shelf {
    /// The books of a game with these options. Drawing a map takes a moment: not for an asynchronous thread.
    pub(crate) fn books(&self, id: &str, options: &Options, reader: Reader) -> Result<Books, Fault> {
        let key = (id.to_owned(), games::map_name(id, options)?, reader.language.tag());
        // Whoever comes second waits for the first instead of drawing the same map.
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(books) = games.get(&key) {
            return Ok(books.clone());
        }
        let board = assets::board(id, options, reader.language)?;
        let books = Books {
            chart: json(&board.chart.settled(reader)),
            map: Kept::new("image/svg+xml", board.svg),
            rules: json(&rules(id, reader.language)?),
        };
        games.insert(key, books.clone());
        Ok(books)
    }

    /// The parts that the counters of a game are drawn from.
    pub(crate) fn counters(&self, id: &str) -> Result<Kept, Fault> {
        let mut counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = counters.get(id) {
            return Ok(kept.clone());
        }
        let kept = Kept::new("image/svg+xml", assets::counter_sprite(id)?);
        counters.insert(id.to_owned(), kept.clone());
        Ok(kept)
    }
}

fn json(value: &impl serde::Serialize) -> Kept {
    Kept::new("application/json", serde_json::to_vec(value).expect("plain data"))
}

/// The books that a game is played by, in their order, in a language.
fn rules(id: &str, language: Language) -> Result<Vec<RuleBook>, Fault> {
    let wanted = games::spec(id)?.books;
    let ledgers = games::ledgers_in(language, &games::built_in_data())
        .map_err(|faults| Fault::inside(&format!("the ledgers have {} faults", faults.len())))?;
    let find = |book: &Book| ledgers.iter().find(|ledger| ledger.book == book.name);
    let books = wanted.iter().filter_map(find);
    Ok(books.map(|ledger| RuleBook { book: ledger.book.clone(), cases: ledger.cases.clone() }).collect())
}

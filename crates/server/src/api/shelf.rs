use super::fault::Fault;
use super::unchanged::Kept;
use crate::assets;
use crate::wire::RuleBook;
use games::DataSet;
use kernel::Options;
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

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
    /// By game and map: some games are played on several.
    games: Mutex<BTreeMap<(String, &'static str), Books>>,
    counters: OnceLock<Kept>,
}

impl Shelf {
    /// The books of a game with these options. Drawing a map takes a moment: not for an asynchronous thread.
    pub(crate) fn books(&self, id: &str, options: &Options) -> Result<Books, Fault> {
        let key = (id.to_owned(), games::map_name(id, options)?);
        // Whoever comes second waits for the first instead of drawing the same map.
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(books) = games.get(&key) {
            return Ok(books.clone());
        }
        let board = assets::board(id, options)?;
        let books = Books {
            chart: json(&board.chart),
            map: Kept::new("image/svg+xml", board.svg),
            rules: json(&rules(id)?),
        };
        games.insert(key, books.clone());
        Ok(books)
    }

    /// The parts that all counters are drawn from.
    pub(crate) fn counters(&self) -> &Kept {
        self.counters.get_or_init(|| Kept::new("image/svg+xml", assets::counter_sprite()))
    }
}

fn json(value: &impl serde::Serialize) -> Kept {
    Kept::new("application/json", serde_json::to_vec(value).expect("plain data"))
}

/// The books that a game is played by, in their order.
fn rules(id: &str) -> Result<Vec<RuleBook>, Fault> {
    let wanted = games::about(id)?.books;
    let ledgers = games::ledgers(&DataSet::built_in())
        .map_err(|faults| Fault::inside(&format!("the ledgers have {} faults", faults.len())))?;
    let find = |book: &&str| ledgers.iter().find(|ledger| ledger.book == **book);
    let books = wanted.iter().filter_map(find);
    Ok(books.map(|ledger| RuleBook { book: ledger.book.clone(), cases: ledger.cases.clone() }).collect())
}

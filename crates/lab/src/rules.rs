//! Which cases of the rulebooks happened.

use crate::Tally;
use crate::report::{BookUse, CaseUse, RulesSeen};
use crate::statistics::whole;
use games::DataSet;
use kernel::{Ledger, LedgerCase};
use phrases::Language;
use std::collections::BTreeMap;

/// The cases of a game's books beside what was counted.
pub(crate) fn rules_seen(game: &str, data: &DataSet, tally: &Tally) -> RulesSeen {
    // Whoever built the game has read its ledgers; without them there is nothing to set the counts against.
    let ledgers = games::ledgers(data).unwrap_or_default();
    let books = games::spec(game).map_or(&[][..], |spec| spec.books);
    let mut seen = RulesSeen { books: Vec::new(), cases: Vec::new() };
    for ledger in books.iter().filter_map(|book| ledgers.iter().find(|ledger| ledger.book == book.name)) {
        let all = ledger.cases.iter().map(|case| case_use(ledger, case, tally));
        // What is about cardboard has nothing to happen, unless an event names it all the same.
        let listed: Vec<CaseUse> = all.filter(|case| case.kind != "physical" || case.times > 0).collect();
        let happened = listed.iter().filter(|case| case.times > 0).count();
        seen.books.push(BookUse {
            book: ledger.book.clone(),
            cases: whole(listed.len() as u64),
            happened: whole(happened as u64),
        });
        seen.cases.extend(listed);
    }
    seen
}

/// Puts the sentences of the rules in a language. What is not translated stays as it is.
pub(crate) fn translate(rules: &mut RulesSeen, language: Language, data: &DataSet) {
    if language == Language::ENGLISH {
        return;
    }
    let ledgers = games::ledgers_in(language, data).unwrap_or_default();
    let mut sentences: BTreeMap<String, String> = BTreeMap::new();
    for ledger in ledgers {
        let named = ledger.cases.into_iter().map(|case| (format!("{}:{}", ledger.book, case.id), case.rule));
        sentences.extend(named);
    }
    for case in &mut rules.cases {
        if let Some(sentence) = sentences.remove(&case.case) {
            case.rule = sentence;
        }
    }
}

fn case_use(ledger: &Ledger, case: &LedgerCase, tally: &Tally) -> CaseUse {
    let name = format!("{}:{}", ledger.book, case.id);
    let happened = tally.cases.get(&name).copied().unwrap_or_default();
    CaseUse {
        case: name,
        kind: case.kind.clone(),
        rule: case.rule.clone(),
        games: whole(happened.games),
        times: happened.times,
    }
}

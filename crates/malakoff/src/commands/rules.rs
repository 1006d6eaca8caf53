use super::Result;
use crate::say;
use games::{DataSet, built_in_data, data_from_folder};
use kernel::{Ledger, LedgerCase};
use phrases::Language;
use proofs::{Place, Tree};
use std::collections::BTreeSet;
use std::fmt::Display;

/// Shows cases of the ledgers.
pub fn run(about: &[String], language: Language) -> Result {
    let ledgers = ledgers(language, &built_in_data())?;
    let cases = cases(&ledgers, about);
    for (book, case) in &cases {
        say!("{:<18} {}", format!("{book}:{}", case.id), case.rule);
    }
    if cases.is_empty() { Err(none(about)) } else { Ok(()) }
}

/// Shows cases of the ledgers with the lines of the code that cite them, their tests and their breakages.
pub fn locate(about: &[String], language: Language) -> Result {
    let here = std::env::current_dir().map_err(|error| error.to_string())?;
    let tree = Tree::around(&here).ok_or_else(|| {
        format!(
            "--where reads the sources, and {} is not in a checkout of Malakoff: start it in one",
            here.display()
        )
    })?;
    let data = data_from_folder(&tree.root().join("data")).map_err(|faults| super::lines(&faults))?;
    let ledgers = ledgers(language, &data)?;
    let books: BTreeSet<&str> = ledgers.iter().map(|ledger| ledger.book.as_str()).collect();
    let mut cases = cases(&ledgers, about);
    // Whoever names one case wants that one, and not 8.51 for 8.5.
    let is_named = |(book, case): &(&str, &LedgerCase)| {
        about.contains(&case.id) || about.contains(&full_name(book, case))
    };
    if cases.iter().any(is_named) {
        cases.retain(is_named);
    }
    if cases.is_empty() {
        return Err(none(about));
    }
    let tests = tree.tests().map_err(|fault| fault.to_string())?;
    let breakages = tree.breakages().map_err(|fault| fault.to_string())?;
    for (book, case) in cases {
        let name = full_name(book, case);
        let citations = tree.citations(book, &case.id, &books).map_err(|fault| fault.to_string())?;
        say!("{name:<18} {}", case.rule);
        let proving = tests.iter().filter(|test| test.proves.contains(&name));
        let breaking = breakages.iter().filter(|breakage| breakage.case == name);
        list("code", citations.iter().map(|place| (place, String::new())))?;
        list("test", proving.map(|test| (&test.place, test.name.clone())))?;
        let words = |test: &str, file: &str| format!("{test} notices a change of {file}");
        list("breakage", breaking.map(|it| (&it.place, words(&it.test, &it.file))))?;
    }
    Ok(())
}

/// Places under a heading, a line each.
fn list<'a>(heading: &str, places: impl Iterator<Item = (&'a Place, impl Display)>) -> Result {
    let mut heading = Some(heading);
    for (place, words) in places {
        let line = format!("  {:<9} {place}  {words}", heading.take().unwrap_or_default());
        say!("{}", line.trim_end());
    }
    if let Some(heading) = heading {
        say!("  {heading:<9} none");
    }
    Ok(())
}

fn ledgers(language: Language, data: &DataSet) -> std::result::Result<Vec<Ledger>, String> {
    games::ledgers_in(language, data)
        .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

/// The cases that all words fit: the beginning of a case, with or without its book, or a part of its sentence.
fn cases<'a>(ledgers: &'a [Ledger], about: &[String]) -> Vec<(&'a str, &'a LedgerCase)> {
    let words: Vec<String> = about.iter().map(|word| word.to_lowercase()).collect();
    let fits = |book: &str, case: &LedgerCase| {
        let name = full_name(book, case).to_lowercase();
        let (id, text) = (case.id.to_lowercase(), case.rule.to_lowercase());
        words.iter().all(|word| {
            name.starts_with(word.as_str()) || id.starts_with(word.as_str()) || text.contains(word.as_str())
        })
    };
    let of_ledger = |ledger: &'a Ledger| ledger.cases.iter().map(|case| (ledger.book.as_str(), case));
    ledgers.iter().flat_map(of_ledger).filter(|(book, case)| fits(book, case)).collect()
}

fn full_name(book: &str, case: &LedgerCase) -> String {
    format!("{book}:{}", case.id)
}

fn none(about: &[String]) -> String {
    format!("no case is about '{}'", about.join(" "))
}

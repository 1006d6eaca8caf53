//! The ledger is the promise, the tests are its proof: every case that is not about cardboard has a test
//! that names it and a breakage that was seen to make a test fail; and nothing names a case that does not
//! exist.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every file below a folder with one of these endings, with its text.
fn files(folder: &Path, endings: &[&str], found: &mut Vec<(PathBuf, String)>) {
    let mut entries: Vec<_> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, endings, found);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            let text = std::fs::read_to_string(&path).expect("a file of the repository can be read");
            found.push((path, text));
        }
    }
}

fn sources(endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&workspace().join("crates"), endings, &mut found);
    found
}

/// The cases of all ledgers: all, and those that need a test.
fn ledger() -> (BTreeSet<String>, BTreeSet<String>) {
    let ledgers = games::ledgers(&games::DataSet::built_in()).expect("the ledgers are sound");
    let names = |testable: bool| {
        ledgers
            .iter()
            .flat_map(|ledger| {
                let cases = ledger.cases.iter().filter(move |case| !testable || case.kind != "physical");
                cases.map(|case| format!("{}:{}", ledger.book, case.id))
            })
            .collect()
    };
    (names(false), names(true))
}

/// The string literals between `open` and `close`, for each occurrence.
fn literals_within(text: &str, open: &str, close: char) -> Vec<String> {
    let mut found = Vec::new();
    for part in text.split(open).skip(1) {
        let inside = part.split(close).next().unwrap_or_default();
        found.extend(inside.split('"').skip(1).step_by(2).map(str::to_owned));
    }
    found
}

/// The cases that tests say they prove, with the files that say so.
fn proved() -> BTreeMap<String, PathBuf> {
    let mut cases = BTreeMap::new();
    for (path, text) in sources(&["rs"]) {
        if path.components().any(|part| part.as_os_str() == "tests") && !path.ends_with("ledger_gate.rs") {
            for case in literals_within(&text, "proves!(", ')') {
                cases.insert(case, path.clone());
            }
        }
    }
    cases
}

#[test]
fn every_case_has_a_test_and_every_test_has_a_case() {
    let (all, testable) = ledger();
    let proved = proved();
    let missing: Vec<_> = testable.iter().filter(|case| !proved.contains_key(*case)).collect();
    assert!(missing.is_empty(), "{} cases have no test: {missing:?}", missing.len());
    let unknown: Vec<_> = proved.iter().filter(|(case, _)| !all.contains(*case)).collect();
    assert!(unknown.is_empty(), "tests name cases that do not exist: {unknown:?}");
}

#[test]
fn every_case_has_a_breakage() {
    let (all, testable) = ledger();
    let mut broken = BTreeSet::new();
    for (path, text) in sources(&["txt"]) {
        if path.components().any(|part| part.as_os_str() == "breakages") {
            broken.extend(
                text.lines().filter_map(|line| line.strip_prefix("case ")).map(|case| case.trim().to_owned()),
            );
        }
    }
    let missing: Vec<_> = testable.difference(&broken).collect();
    assert!(missing.is_empty(), "{} cases have no breakage: {missing:?}", missing.len());
    let unknown: Vec<_> = broken.difference(&all).collect();
    assert!(unknown.is_empty(), "breakages name cases that do not exist: {unknown:?}");
}

/// A breakage names a fragment of a source that must still be there, once.
#[test]
fn no_breakage_is_stale() {
    let mut stale = Vec::new();
    for (path, text) in sources(&["txt"]) {
        if !path.components().any(|part| part.as_os_str() == "breakages") {
            continue;
        }
        for block in text.split("\ncase ").map(|block| block.strip_prefix("case ").unwrap_or(block)) {
            let Some((head, rest)) = block.split_once("--- find\n") else { continue };
            let find = rest.split("\n--- break").next().unwrap_or_default();
            let case = head.lines().next().unwrap_or_default();
            let file = head.lines().find_map(|line| line.strip_prefix("file ")).unwrap_or_default();
            let source = std::fs::read_to_string(workspace().join(file.trim())).unwrap_or_default();
            if source.matches(find).count() != 1 {
                stale.push(format!("{case} in {file}"));
            }
        }
    }
    assert!(stale.is_empty(), "breakages whose fragment is not there exactly once: {stale:#?}");
}

#[test]
fn refusals_and_events_cite_cases_that_exist() {
    let (all, _) = ledger();
    let books: BTreeSet<&str> =
        all.iter().filter_map(|case| case.split_once(':')).map(|(book, _)| book).collect();
    let mut unknown = BTreeSet::new();
    for (path, text) in sources(&["rs"]) {
        let is_rules = |part: &std::ffi::OsStr| {
            ["quad", "inkerman", "league", "crimea"].iter().any(|book| part == *book)
        };
        if !path.components().any(|part| is_rules(part.as_os_str()))
            || !path.components().any(|part| part.as_os_str() == "src")
        {
            continue;
        }
        for literal in text.split('"').skip(1).step_by(2) {
            let book = literal.split_once(':').map(|(book, _)| book);
            let is_case = book.is_some_and(|book| books.contains(book)) && !literal.contains([' ', '<', '/']);
            if is_case && !all.contains(literal) {
                unknown.insert(format!("{literal} in {}", path.display()));
            }
        }
    }
    assert!(unknown.is_empty(), "cases that are cited and do not exist: {unknown:?}");
}

#[test]
fn the_ledger_is_as_long_as_the_rulebooks() {
    let (all, testable) = ledger();
    assert!(all.len() >= 550, "{} cases", all.len());
    assert!(testable.len() >= 490, "{} cases to test", testable.len());
}

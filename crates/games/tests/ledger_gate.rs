//! The ledger is the promise, the tests are its proof: every case that is not about cardboard has a test
//! that names it and a breakage that was seen to make a test fail; and nothing names a case that does not
//! exist.

use proofs::{Breakage, Test, Tree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

fn workspace() -> Tree {
    Tree::around(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the crate is in the workspace")
}

fn tests() -> Vec<Test> {
    workspace().tests().expect("the tests can be read")
}

fn breakages() -> Vec<Breakage> {
    workspace().breakages().expect("the breakages are well written")
}

/// The cases of all ledgers: all, and those that need a test.
fn ledger() -> (BTreeSet<String>, BTreeSet<String>) {
    let ledgers = games::ledgers(&games::built_in_data()).expect("the ledgers are sound");
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

#[test]
fn every_case_has_a_test_and_every_test_has_a_case() {
    let (all, testable) = ledger();
    let tests = tests();
    let proves = |test: &Test| -> Vec<_> {
        test.proves.iter().map(|case| (case.clone(), test.place.to_string())).collect()
    };
    let proved: BTreeMap<String, String> = tests.iter().flat_map(proves).collect();
    let missing: Vec<_> = testable.iter().filter(|case| !proved.contains_key(*case)).collect();
    assert!(missing.is_empty(), "{} cases have no test: {missing:?}", missing.len());
    let unknown: Vec<_> = proved.iter().filter(|(case, _)| !all.contains(*case)).collect();
    assert!(unknown.is_empty(), "tests name cases that do not exist: {unknown:?}");
}

#[test]
fn every_case_has_a_breakage() {
    let (all, testable) = ledger();
    let broken: BTreeSet<String> = breakages().into_iter().map(|breakage| breakage.case).collect();
    let missing: Vec<_> = testable.difference(&broken).collect();
    assert!(missing.is_empty(), "{} cases have no breakage: {missing:?}", missing.len());
    let unknown: Vec<_> = broken.difference(&all).collect();
    assert!(unknown.is_empty(), "breakages name cases that do not exist: {unknown:?}");
}

/// A breakage names a fragment of a source that must still be there, once. Whether its test then fails is for
/// `cargo xtask breakages` to see.
#[test]
fn every_breakage_finds_its_place() {
    let root = workspace().root().to_path_buf();
    let finds_it = |breakage: &Breakage| {
        std::fs::read_to_string(root.join(&breakage.file)).is_ok_and(|text| breakage.apply(&text).is_some())
    };
    let stale: Vec<_> = breakages().into_iter().filter(|breakage| !finds_it(breakage)).collect();
    let stale: Vec<_> = stale.iter().map(|breakage| format!("{}: {breakage}", breakage.place)).collect();
    assert!(stale.is_empty(), "breakages whose fragment is not there exactly once: {stale:#?}");
}

/// A breakage names a test of its package, by a name that only one program has.
#[test]
fn every_breakage_finds_its_test() {
    let tests = tests();
    let count = |breakage: &Breakage| {
        let is_meant = |test: &&Test| test.package == breakage.package && test.name == breakage.test;
        tests.iter().filter(is_meant).count()
    };
    let lost: Vec<_> = breakages().into_iter().filter(|breakage| count(breakage) != 1).collect();
    let lost: Vec<_> = lost.iter().map(|breakage| format!("{}: {breakage}", breakage.place)).collect();
    assert!(lost.is_empty(), "breakages whose test is not there exactly once: {lost:#?}");
}

#[test]
fn refusals_and_events_cite_cases_that_exist() {
    let (all, _) = ledger();
    let books: BTreeSet<&str> =
        all.iter().filter_map(|case| case.split_once(':')).map(|(book, _)| book).collect();
    let mut unknown = BTreeSet::new();
    for package in ["quad", "inkerman", "league", "crimea", "skirmish"] {
        for (file, text) in workspace().sources(package).expect("the sources can be read") {
            for (line, literal) in proofs::literals(&text) {
                let book = literal.split_once(':').map(|(book, _)| book);
                let is_case =
                    book.is_some_and(|book| books.contains(book)) && !literal.contains([' ', '<', '/']);
                if is_case && !all.contains(literal) {
                    unknown.insert(format!("{literal} in {file}:{line}"));
                }
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

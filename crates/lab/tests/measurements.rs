//! The dated files of measurements can be read, and the page about the computer opponent shows the current figures.

use kernel::Source;
use lab::{Measurements, Status};
use phrases::Reader;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> Measurements {
    let text = std::fs::read_to_string(path).expect("a file");
    let file = path.display().to_string();
    Measurements::read(Source { file: &file, text: &text }).unwrap_or_else(|fault| panic!("{fault}"))
}

/// By name, which begins with the date, so that the last is the latest.
fn files() -> Vec<PathBuf> {
    let folder = std::fs::read_dir(root().join("data/measurements")).expect("a folder");
    let mut files: Vec<PathBuf> = folder.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

#[test]
fn every_file_is_named_after_its_date_and_has_an_end_of_both_kinds() {
    let files = files();
    assert!(!files.is_empty());
    for path in files {
        let found = read(&path);
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        assert!(name.starts_with(&found.date), "{name} is of {}", found.date);
        for step in &found.steps {
            assert!(step.pairs > 0 && (0.0..=100.0).contains(&step.score), "{name}: {step:?}");
            if let Some([low, high]) = step.interval {
                assert!(low <= step.score && step.score <= high, "{name}: {step:?}");
            }
        }
        let text = found.markdown(Reader::ANYBODY);
        for step in &found.steps {
            assert!(
                text.contains(&format!("| {} | {} | {} |", step.game, step.step, step.pairs)),
                "{step:?}"
            );
        }
        for finding in &found.findings {
            assert!(text.contains(&format!("### {}\n", finding.subject)), "{finding:?}");
        }
    }
}

#[test]
fn the_page_shows_the_current_figures() {
    let latest = read(files().last().expect("a file"));
    let page = std::fs::read_to_string(root().join("docs/computer-opponent.md")).expect("the page");
    let summary = latest.summary(Reader::ANYBODY);
    assert!(summary.lines().count() > 5, "{summary}");
    assert!(page.contains(&summary), "the table of the page should be\n{summary}");
}

#[test]
fn a_file_without_current_figures_begins_with_its_steps() {
    let is_current = |line: &&str| line.starts_with("current =");
    let text: String = SMALL.lines().filter(|line| !is_current(line)).flat_map(|line| [line, "\n"]).collect();
    let found = Measurements::read(Source { file: "small.toml", text: &text }).expect("it can be read");
    assert_eq!(found.summary(Reader::ANYBODY), "");
    assert!(
        found.markdown(Reader::ANYBODY).starts_with("# Small, 2026-01-02\n\n## Steps of the ladder\n"),
        "{}",
        found.markdown(Reader::ANYBODY)
    );
}

const SMALL: &str = r#"
date = "2026-01-02"
title = "Small"
[[step]]
game = "Alma"
step = "captain v sergeant"
pairs = 12
first_seeds = [1, 101]
score = 75.0
interval = [60.4, 88.0]
lead = -1.5
lead_margin = 2.0
current = "captain v sergeant"
[[step]]
game = "Inkerman"
step = "general v captain"
pairs = 4
score = 50.0
current = "general v captain"
[[finding]]
subject = "Dice"
status = "not in use"
text = "Nothing came of it."
table = [["dice", "score"], ["8", "50 %"]]
"#;

#[test]
fn steps_and_findings_become_tables() {
    let found = Measurements::read(Source { file: "small.toml", text: SMALL }).unwrap();
    assert_eq!(
        found.summary(Reader::ANYBODY),
        "| game | captain v sergeant | general v captain |\n|---|---|---|\n\
         | Alma | 75.0 % (60 to 88); 12 | - |\n| Inkerman | - | 50.0 %; 4 |\n"
    );
    let text = found.markdown(Reader::ANYBODY);
    assert!(
        text.contains("| Alma | captain v sergeant | 12 | 1, 101 | 75.0 % (60.4 to 88) |  | -1.5 ±2 |  |  |")
    );
    assert!(text.contains(
        "## What was tried and is not in use\n\n### Dice\n\nNothing came of it.\n\n| dice | score |"
    ));
    assert!(!text.contains("Balance of the games"), "{text}");
    assert_eq!(found.findings[0].status, Status::NotInUse);
}

#[test]
fn what_does_not_fit_is_told() {
    let fault = |text: &str| Measurements::read(Source { file: "small.toml", text }).unwrap_err().to_string();
    let ragged = fault(&SMALL.replace(r#"["8", "50 %"]"#, r#"["8"]"#));
    assert!(
        ragged.contains("small.toml") && ragged.contains("'Dice': a row has 1 cells, the heading 2"),
        "{ragged}"
    );
    let unknown = fault(&SMALL.replace("lead_margin", "margin"));
    assert!(unknown.contains("small.toml:12") && unknown.contains("margin"), "{unknown}");
}

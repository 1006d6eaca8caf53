//! Finished games are kept in a file, and an experiment goes on from it.

mod common;

use commander::{Level, Player, Stop};
use common::{experiment, report};
use lab::{Checkpoint, CheckpointError, Experiment, Report};
use std::fs;
use std::path::{Path, PathBuf};

fn open(file: &Path, experiment: &Experiment) -> Result<Checkpoint, CheckpointError> {
    Checkpoint::open(file, experiment, &Stop::never())
}

/// Plays with a file, and gives the report as JSON.
fn play(file: &Path, experiment: &Experiment, threads: usize) -> String {
    let mut checkpoint = open(file, experiment).expect("a checkpoint");
    let tally = lab::run(experiment, threads, Some(&mut checkpoint), &Stop::never(), &mut |_, _| {});
    serde_json::to_string(&Report::new(experiment, &tally.expect("a run"))).expect("plain data")
}

struct Kept {
    _folder: tempfile::TempDir,
    file: PathBuf,
    experiment: Experiment,
    text: String,
}

/// A file with all games of an experiment.
fn kept() -> Kept {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let experiment = experiment("balaclava", 6);
    play(&file, &experiment, 2);
    let text = fs::read_to_string(&file).expect("text");
    assert_eq!(text.lines().count(), 7);
    Kept { _folder: folder, file, experiment, text }
}

#[test]
fn going_on_gives_the_report_of_an_uninterrupted_run() {
    let Kept { file, experiment, text, .. } = &kept();
    let wanted = report(experiment, 1);
    // However many lines were written, in whatever order, and also if the last one is cut off.
    for (lines, rest) in [(1, ""), (3, ""), (5, ""), (7, ""), (4, "{\"seed\":44,\"win")] {
        let mut some: Vec<&str> = text.lines().take(lines).collect();
        some[1..].reverse();
        fs::write(file, some.join("\n") + "\n" + rest).expect("written");
        assert_eq!(play(file, experiment, 3), wanted, "{lines} lines, then {rest:?}");
        let after = fs::read_to_string(file).expect("text");
        assert_eq!(after.lines().count(), 7);
        assert!(after.ends_with("}\n"));
    }
}

#[test]
fn finished_games_are_not_played_again_and_more_can_be_asked_for() {
    let Kept { file, experiment, .. } = &kept();
    let mut checkpoint = open(file, experiment).expect("a checkpoint");
    assert_eq!(checkpoint.len(), 6);
    let more = Experiment { games: 8, ..experiment.clone() };
    let mut seen = Vec::new();
    lab::run(&more, 1, Some(&mut checkpoint), &Stop::never(), &mut |done, _| {
        seen.push((done.known, done.done));
    })
    .expect("a run");
    assert_eq!(seen, [(6, 6), (6, 7), (6, 8), (6, 8)]);
    drop(checkpoint);
    let fewer = Experiment { games: 3, ..experiment.clone() };
    assert_eq!(play(file, &fewer, 2), report(&fewer, 2));
}

#[test]
fn a_file_that_was_killed_at_birth_is_begun_again() {
    let Kept { file, experiment, text, .. } = &kept();
    for begun in ["", &text[..30]] {
        fs::write(file, begun).expect("written");
        assert_eq!(play(file, experiment, 2), report(experiment, 1));
    }
}

#[test]
fn damage_is_told_with_its_line_and_the_file_stays_as_it_is() {
    let Kept { file, experiment, text, .. } = &kept();
    let lines: Vec<&str> = text.lines().collect();
    let broken = |index: usize, line: &str| {
        let mut lines = lines.clone();
        lines[index] = line;
        lines.join("\n") + "\n"
    };
    let unknown_unit = lines[1].replacen("\"unit\":\"", "\"unit\":\"zouave_", 1);
    let cases = [
        (broken(3, "{\"seed\":42,\"winn"), "line 4: no game"),
        (broken(6, &lines[6][..40]), "line 7: no game"),
        (broken(2, lines[1]), "line 3: this game stands in the file twice"),
        (broken(1, &unknown_unit), "line 2: there is no unit 'zouave_"),
        (broken(1, &lines[1].replacen("\"seed\":4", "\"seed\":3", 1)), "does not belong here"),
        (broken(1, &lines[1].replacen("\"points\":[", "\"points\":[1,", 1)), "line 2: a seat is missing"),
    ];
    for (text, told) in cases {
        fs::write(file, &text).expect("written");
        let error = open(file, experiment).expect_err(told).to_string();
        assert!(error.contains(told), "{error}, not {told}");
        assert_eq!(fs::read_to_string(file).expect("text"), text);
    }
}

#[test]
fn games_of_another_experiment_are_refused() {
    let Kept { file, experiment, .. } = &kept();
    let refusal = |experiment: &Experiment| open(file, experiment).expect_err("foreign").to_string();
    let others = [
        (common::experiment("alma", 6), "the game is balaclava there and alma here"),
        (Experiment { first_seed: 41, ..experiment.clone() }, "the first seed is 40 there and 41 here"),
        (
            Experiment {
                players: vec![Player::Random, Player::Level(Level::Sergeant)],
                ..experiment.clone()
            },
            "the list of players is random, random there and random, sergeant here",
        ),
        (
            Experiment { scrutiny: commander::Scrutiny::Result, ..experiment.clone() },
            "'losses and rules are written down' is true there and false here",
        ),
    ];
    for (other, told) in others {
        let error = refusal(&other);
        assert!(error.contains(told), "{error}");
    }
    let mut options = kernel::Options::default();
    options.set("broken_cavalry_stays", "yes");
    let other =
        Experiment::new("balaclava", &options, vec![Player::Random; 2], 6, 40).expect("an experiment");
    let error = refusal(&other);
    assert!(error.contains("set of options") && error.contains("broken_cavalry_stays=yes"), "{error}");
}

#[test]
fn games_that_go_another_way_now_are_refused() {
    let Kept { file, experiment, text, .. } = &kept();
    let first: lab::GameResult = {
        let mut games: Vec<lab::GameResult> =
            text.lines().skip(1).map(|line| serde_json::from_str(line).expect("a game")).collect();
        games.sort_by_key(|game| game.seed);
        games.remove(0)
    };
    // Only the first game is tried: change that one.
    let line = serde_json::to_string(&first).expect("plain data");
    let changed = lab::GameResult { decisions: first.decisions + 1, ..first };
    fs::write(file, text.replace(&line, &serde_json::to_string(&changed).expect("plain data")))
        .expect("written");
    let error = open(file, experiment).expect_err("another program");
    assert!(matches!(error, CheckpointError::OtherProgram { seed: 40, .. }), "{error}");
}

#[test]
fn what_is_no_checkpoint_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("letter.txt");
    let experiment = experiment("balaclava", 2);
    for text in ["Dear Raglan,\n", "Dear Raglan", "{\"format\":\"other\"}\n", "{}\n{}\n"] {
        fs::write(&file, text).expect("written");
        assert!(matches!(open(&file, &experiment), Err(CheckpointError::NotACheckpoint(_))), "{text}");
        assert_eq!(fs::read_to_string(&file).expect("text"), text);
    }
    fs::write(&file, [0xff, 0xfe, b'\n']).expect("written");
    assert!(matches!(open(&file, &experiment), Err(CheckpointError::NotACheckpoint(_))));
    let nowhere = folder.path().join("no/such/folder/games.jsonl");
    assert!(matches!(open(&nowhere, &experiment), Err(CheckpointError::File { .. })));
}

#[test]
fn two_runs_do_not_write_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let experiment = experiment("balaclava", 2);
    let first = open(&file, &experiment).expect("a checkpoint");
    assert!(matches!(open(&file, &experiment), Err(CheckpointError::Busy(_))));
    drop(first);
    assert!(open(&file, &experiment).is_ok());
}

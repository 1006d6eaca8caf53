//! `simulate`, `compare`, `ladder` and `gauge` as a person calls them.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn malakoff(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_malakoff")).args(arguments).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What it prints, if all is well.
fn told(arguments: &[&str]) -> String {
    let output = malakoff(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What it complains about.
fn refused(arguments: &[&str]) -> String {
    let output = malakoff(arguments);
    assert!(!output.status.success(), "{arguments:?}: {}", text(&output.stdout));
    text(&output.stderr)
}

/// A folder of this test alone, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

#[test]
fn simulate_tells_the_same_on_any_number_of_threads_and_after_a_rest() {
    let folder = folder("simulate");
    let file = folder.join("games.jsonl");
    let file = file.to_str().expect("a path");
    let simulate = |games: &str, more: &[&str]| {
        let all = [
            "simulate",
            "balaclava",
            "--games",
            games,
            "--player",
            "russian=random",
            "--player",
            "allied=random",
        ];
        told(&[&all[..], more].concat())
    };
    let whole = simulate("6", &["--threads", "1"]);
    assert!(whole.contains("6 games, seeds 1 to 6"), "{whole}");
    assert_eq!(whole, simulate("6", &["--threads", "3"]));
    simulate("2", &["--resume", file]);
    assert_eq!(whole, simulate("6", &["--resume", file]));
    assert_eq!(std::fs::read_to_string(file).expect("text").lines().count(), 7);
    let other = refused(&["simulate", "balaclava", "--games", "6", "--resume", file]);
    assert!(other.contains("another experiment: the list of players"), "{other}");
}

#[test]
fn simulate_writes_csv_json_and_a_page_with_the_map() {
    let folder = folder("outlets");
    let path = |name: &str| folder.join(name).to_str().expect("a path").to_owned();
    let (csv, json, html) = (path("tables"), path("report.json"), path("report.html"));
    let arguments =
        ["simulate", "alma", "--games", "2", "--player", "russian=random", "--player", "allied=random"];
    told(&[&arguments[..], &["--csv", &csv, "--json", &json, "--html", &html]].concat());
    let outcome = std::fs::read_to_string(Path::new(&csv).join("outcome.csv")).expect("a table");
    assert!(outcome.starts_with("winner,games,of,share,low_95,high_95\r\nrussian,"), "{outcome}");
    let report: Value = serde_json::from_str(&std::fs::read_to_string(&json).expect("a file")).expect("JSON");
    assert_eq!(report["setting"]["players"], serde_json::json!(["random", "random"]));
    let page = std::fs::read_to_string(&html).expect("a page");
    assert!(page.contains("<polygon") && page.contains("id=\"neat\""), "no map");
    let outside = page.replace("http://www.w3.org/2000/svg", "");
    assert!(!outside.contains("http://") && !outside.contains("https://"));
}

#[test]
fn bad_input_is_told_in_a_sentence() {
    let folder = folder("bad-input");
    let nowhere = folder.join("no/such/file");
    let nowhere = nowhere.to_str().expect("a path");
    for (arguments, sentence) in [
        (&["simulate", "waterloo"][..], "there is no game 'waterloo'; there is: balaclava"),
        (
            &["simulate", "alma", "--player", "french=captain"],
            "alma has no seat 'french'; it has: russian, allied",
        ),
        (&["simulate", "alma", "--player", "allied=marshal"], "there is no level 'marshal'"),
        (&["simulate", "alma", "--player", "allied"], "'allied' is not of the form seat=level"),
        (
            &["simulate", "alma", "--player", "allied=random", "--player", "allied=captain"],
            "two players are named",
        ),
        (&["simulate", "alma", "--option", "fog=yes"], "there is no option 'fog'"),
        (&["simulate", "alma", "--games", "0"], "0 games tell nothing"),
        (
            &["simulate", "alma", "--games", "5", "--seed", "18446744073709551615"],
            "more than there are seeds",
        ),
        (&["simulate", "alma", "--html", nowhere], "no/such/file"),
        (&["simulate", "alma", "--json", nowhere], "no/such/file"),
        (&["simulate", "alma", "--resume", nowhere], "no/such/file"),
        (&["simulate", "alma", "--data", nowhere], "alma/map.toml"),
        (&["compare", "alma"], "--with"),
        (
            &["compare", "alma", "--with", "weather=rain"],
            "'weather=rain' is no change; there is: russian=LEVEL",
        ),
        (&["compare", "alma", "--with", "option=fog"], "not of the form option=name=value"),
        (&["compare", "alma", "--with", "allied=sergeant"], "the two settings are the same"),
        (&["ladder", "waterloo"], "there is no game 'waterloo'"),
        (&["ladder", "--pairs", "0"], "0 pairs tell nothing"),
        (&["ladder", "--markdown", nowhere], "no/such/file"),
        (&["ladder", "--up-to", "marshal"], "there is no level 'marshal'"),
        (&["gauge", "alma"], "--player"),
        (&["gauge", "alma", "--player", "marshal"], "there is no level 'marshal'"),
        (&["gauge", "alma", "--player", "captain", "--games", "0"], "at least 1 game"),
        (&["ladder", "--render", nowhere], "no/such/file"),
        (&["ladder", "alma", "--render", "some.toml"], "cannot be used with"),
        (&["ladder", "--step", "captain"], "is not of the form captain:sergeant"),
        (&["ladder", "crimea", "--option", "scenario=waterloo"], "waterloo"),
    ] {
        let error = refused(arguments);
        assert!(error.contains(sentence), "{arguments:?}: {error}");
    }
}

#[test]
fn compare_tells_whether_an_option_a_player_or_other_data_matter() {
    let compare = |with: &[&str]| {
        let all =
            ["compare", "alma", "--games", "3", "--player", "russian=random", "--player", "allied=random"];
        told(&[&all[..], with].concat())
    };
    let option = compare(&["--with", "option=second_rifle_unit=no"]);
    assert!(option.contains("option second_rifle_unit: yes, then no"), "{option}");
    assert!(option.contains("3 pairs of games from the same seeds"), "{option}");
    let player = compare(&["--with", "allied=sergeant"]);
    assert!(player.contains("player allied: random, then sergeant"), "{player}");

    // Another value on a counter is another set of data.
    let data = folder("other-data");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data"), &data);
    let roster = data.join("alma/roster.toml");
    let before = std::fs::read_to_string(&roster).expect("a roster");
    let morale = before.lines().find(|line| line.starts_with("morale = ")).expect("a morale").to_owned();
    std::fs::write(&roster, before.replacen(&morale, "morale = 2", 1)).expect("written");
    let other = compare(&["--with", &format!("data={}", data.display())]);
    assert!(other.contains("data: "), "{other}");
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &name);
        } else {
            std::fs::copy(&path, name).expect("a copy");
        }
    }
}

#[test]
fn single_steps_are_played_in_a_scenario_of_choice() {
    let table = told(&[
        "ladder",
        "crimea",
        "--option",
        "scenario=valley",
        "--step",
        "recruit:random",
        "--step",
        "20x1:recruit",
        "--pairs",
        "1",
    ]);
    assert!(table.contains("crimea scenario=valley"), "{table}");
    assert!(table.contains("recruit v random") && table.contains("20x1 v recruit"), "{table}");
    assert!(table.contains("Russian ") && !table.contains("sergeant"), "{table}");
}

#[test]
fn what_thought_gains_in_a_turn_is_told_by_player_and_seat() {
    let table = told(&[
        "gauge",
        "crimea",
        "--option",
        "scenario=valley",
        "--player",
        "sergeant",
        "--player",
        "60x1",
        "--games",
        "3",
        "--every",
        "2",
    ]);
    assert!(table.contains("after 6") && table.contains("over the policy"), "{table}");
    assert!(table.contains("sergeant") && table.contains("60x1") && table.contains("all"), "{table}");
}

#[test]
fn measurements_are_rendered() {
    let file = folder("measurements").join("2026-01-02-small.toml");
    let name = file.to_str().expect("a path");
    let text = "date = \"2026-01-02\"\ntitle = \"Small\"\n[[step]]\ngame = \"Alma\"\nstep = \"captain v sergeant\"\n\
                pairs = 12\nscore = 75.0\n";
    std::fs::write(&file, text).expect("a file");
    let shown = told(&["ladder", "--render", name]);
    assert!(
        shown.contains("# Small, 2026-01-02") && shown.contains("| Alma | captain v sergeant | 12 |"),
        "{shown}"
    );
    std::fs::write(&file, text.replace("pairs = 12", "pairs = many")).expect("a file");
    let fault = refused(&["ladder", "--render", name]);
    assert!(fault.contains("2026-01-02-small.toml:6"), "{fault}");
}

#[test]
fn the_ladder_is_told_step_by_step_and_as_markdown() {
    let file = folder("ladder").join("ladder.md");
    let name = file.to_str().expect("a path");
    let table = told(&[
        "ladder",
        "balaclava",
        "--pairs",
        "2",
        "--seed",
        "5",
        "--up-to",
        "sergeant",
        "--markdown",
        name,
    ]);
    assert!(table.contains("recruit v random") && table.contains("sergeant v recruit"), "{table}");
    assert!(!table.contains("captain"), "{table}");
    let markdown = std::fs::read_to_string(file).expect("a file");
    assert!(markdown.contains("| balaclava | sergeant v recruit | 2 |"), "{markdown}");
    assert!(markdown.contains("first seed 5"), "{markdown}");
}

#[test]
fn what_is_said_about_games_is_said_in_the_language_that_is_asked_for() {
    let folder = folder("languages");
    let path = |name: &str| folder.join(name).to_str().expect("a path").to_owned();
    let (json, html) = (path("report.json"), path("report.html"));
    let arguments = ["simulate", "skirmish", "--games", "2", "--json", &json, "--html", &html];
    let english = told(&arguments);
    let plain = std::fs::read_to_string(&json).expect("a file");
    let french = told(&[&["--language", "fr"], &arguments[..]].concat());
    assert!(english.contains("2 games, seeds 1 to 2") && english.contains("losses a game"), "{english}");
    assert!(french.contains("2 parties, graines 1 à 2") && french.contains("pertes par partie"), "{french}");
    assert!(!french.contains("games") && !french.contains("losses"), "{french}");
    let page = std::fs::read_to_string(&html).expect("a page");
    assert!(page.contains("<html lang=\"fr\">") && page.contains("Qui gagne"), "{page}");
    // Programs read the same whoever asks.
    assert_eq!(plain, std::fs::read_to_string(&json).expect("a file"));

    assert!(told(&["games", "--language", "ru"]).contains("места: Русские, Союзники"));
    assert_ne!(told(&["rules", "quad:5.12"]), told(&["rules", "quad:5.12", "--language", "fr"]));
    assert!(refused(&["games", "--language", "tlh"]).contains("known languages: en, fr, ru"));
}

//! The program as a person calls it.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn malakoff(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_malakoff")).args(arguments).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A folder of this test alone, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A finished game, played by the engine at random, with its record.
fn finished_game(seed: u64) -> Value {
    let mut engine = malakoff::engine::Engine::default();
    let mut ask = |request: Value| engine.answer(&request.to_string()).0;
    ask(serde_json::json!({ "do": "new", "game": "balaclava", "seed": seed }));
    let mut dice = kernel::SeededDice::new(seed);
    loop {
        let options = ask(serde_json::json!({ "do": "options" }));
        let options = options["options"].as_array().expect("a list").clone();
        if options.is_empty() {
            return ask(serde_json::json!({ "do": "record" }))["record"].clone();
        }
        // Mostly the last option, which ends a phase where one can be ended: a short game.
        let index = if dice.below(3) == 0 { dice.below(options.len()) } else { options.len() - 1 };
        let answer = ask(serde_json::json!({ "do": "play", "decision": options[index]["decision"] }));
        assert_eq!(answer["ok"], true, "{answer}");
    }
}

#[test]
fn help_tells_what_every_command_does() {
    let help = malakoff(&["--help"]);
    assert!(help.status.success());
    for command in ["games", "units", "engine", "check", "verify", "odds", "soak", "bench", "print", "rules"]
    {
        assert!(text(&help.stdout).contains(command), "{command}");
        let about = malakoff(&[command, "--help"]);
        assert!(about.status.success() && about.stdout.len() > 80, "{command}");
    }
}

#[test]
fn games_and_rules_are_listed() {
    assert!(text(&malakoff(&["games"]).stdout).contains("balaclava: Balaclava"));
    let json: Value = serde_json::from_slice(&malakoff(&["games", "--json"]).stdout).expect("JSON");
    assert_eq!(json[0]["options"][0]["id"], "broken_cavalry_stays");
    assert!(text(&malakoff(&["rules", "quad:5.14"]).stdout).starts_with("quad:5.14"));
    let without_book = text(&malakoff(&["rules", "5.14"]).stdout);
    assert!(without_book.lines().any(|line| line.starts_with("quad:5.14 ")), "{without_book}");
    assert!(!malakoff(&["rules", "zeppelin"]).status.success());
}

#[test]
fn units_are_listed_with_what_is_printed_on_them_and_where_it_comes_from() {
    let units = text(&malakoff(&["units", "balaclava"]).stdout);
    let highlanders = units.lines().find(|line| line.starts_with("br_93: 93 Suth, british infantry; "));
    assert!(
        highlanders.is_some_and(|line| line.ends_with("front printed, back decoded, place printed")),
        "{units}"
    );
    // Whom the rules do not name is our own reading; made-up units come from nowhere.
    assert!(text(&malakoff(&["units", "crimea"]).stdout).contains("identity reconstructed"));
    assert!(!text(&malakoff(&["units", "skirmish"]).stdout).contains("reconstructed"));
}

#[test]
fn a_case_is_found_in_code_tests_and_breakages() {
    let told = text(&malakoff(&["rules", "--where", "quad:10.0"]).stdout);
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("quad:10.0 "), "{told}");
    assert!(!told.contains("quad:10.01"), "only the case that was named: {told}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // The line that a place names is the one that it should be.
    let shows = |start: &str, file: &str, what: &str| {
        lines.iter().filter(|line| line.starts_with(start)).any(|line| {
            let place = line[start.len()..].split_whitespace().next().unwrap_or_default();
            let (name, number) = place.rsplit_once(':').expect("a place");
            let source = std::fs::read_to_string(root.join(name)).expect("the file is there");
            let number: usize = number.parse().expect("a line");
            name == file && source.lines().nth(number - 1).is_some_and(|line| line.contains(what))
        })
    };
    // The first place stands behind its heading, the others below it.
    let tells = |heading: &str, file: &str, what: &str| {
        told.contains(heading) && (shows(heading, file, what) || shows("            ", file, what))
    };
    assert!(tells("  code      ", "crates/quad/src/rally.rs", "10.0"), "{told}");
    assert!(tells("  test      ", "crates/quad/tests/rules/rally.rs", "fn "), "{told}");
    assert!(tells("  breakage  ", "crates/quad/tests/breakages/rally.txt", "case quad:10.0"), "{told}");
    assert!(told.contains("rally::a_unit_rallies_on_its_morale_or_less"), "{told}");
}

#[test]
fn without_sources_no_case_has_a_place() {
    let elsewhere = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_malakoff"))
        .args(["rules", "--where", "8.5"])
        .current_dir(elsewhere.path())
        .output()
        .expect("the program starts");
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("is not in a checkout of Malakoff"));
}

#[test]
fn check_lists_every_fault_of_every_file_with_its_line() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let data = folder("broken-data");
    for name in games::built_in_data().names() {
        let to = data.join(name);
        std::fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
        std::fs::copy(source.join(name), to).expect("a copy");
    }
    let check = || malakoff(&["check", data.to_str().expect("a path")]);
    assert!(check().status.success(), "{}", text(&check().stdout));

    let edit = |name: &str, from: &str, to: &str| {
        let path = data.join(name);
        let before = std::fs::read_to_string(&path).expect("text");
        assert!(before.contains(from), "{name} has no {from}");
        std::fs::write(path, before.replacen(from, to, 1)).expect("written");
    };
    edit("balaclava/map.toml", "\"1223\"", "\"9923\"");
    edit("balaclava/map.toml", "\"2302|2303\"", "\"2302|2305\"");
    edit("balaclava/roster.toml", "fire = \"2\"", "fire = \"two\"");
    edit("quad/standard.toml", "\"A 3*\"", "\"B 3*\"");
    edit("quad/ledger.toml", "kind = \"zoc\"", "kind = \"mood\"");
    let found = check();
    assert!(!found.status.success());
    let report = text(&found.stdout);
    for part in [
        "balaclava/map.toml:",
        "2302 and 2305 are not adjacent",
        "balaclava/roster.toml:",
        "'two'",
        "quad/standard.toml:",
        "'B 3*'",
        "quad/ledger.toml:",
        "'mood'",
    ] {
        assert!(report.contains(part), "{part} is missing in:\n{report}");
    }
    for line in report.lines() {
        let mut parts = line.split(':').skip(1);
        let place = (parts.next().map(str::parse::<usize>), parts.next().map(str::parse::<usize>));
        assert!(matches!(place, (Some(Ok(1..)), Some(Ok(1..)))), "no line and column: {line}");
    }
    std::fs::write(data.join("quad/standard.toml"), "[fire_table\n").expect("written");
    assert!(text(&check().stdout).contains("quad/standard.toml:1:"));
    assert!(!malakoff(&["check", "/no/such/folder"]).status.success());
}

#[test]
fn verify_proves_every_die_and_finds_the_one_that_was_changed() {
    let folder = folder("records");
    let record = finished_game(42);
    let path = folder.join("game.json");
    let verify = |record: &Value| {
        std::fs::write(&path, record.to_string()).expect("written");
        malakoff(&["verify", path.to_str().expect("a path")])
    };
    let good = verify(&record);
    assert!(good.status.success(), "{}", text(&good.stderr));
    assert!(text(&good.stdout).contains("dice follow from the key"));

    let number =
        record["entries"].as_array().expect("entries").iter().position(|entry| entry.get("dice").is_some());
    let number = number.expect("somebody rolled");
    let mut loaded = record.clone();
    let die = loaded["entries"][number]["dice"][0].as_u64().expect("a die");
    loaded["entries"][number]["dice"][0] = Value::from(die % 6 + 1);
    let caught = verify(&loaded);
    assert!(!caught.status.success());
    let message = text(&caught.stderr);
    assert!(message.contains(&format!("die 1 of decision {} is wrong", number + 1)), "{message}");

    std::fs::write(&path, &record.to_string()[..record.to_string().len() / 2]).expect("written");
    let cut = malakoff(&["verify", path.to_str().expect("a path")]);
    assert!(text(&cut.stderr).contains("cut short"), "{}", text(&cut.stderr));
    let mut unfinished = record.clone();
    unfinished.as_object_mut().expect("an object").remove("key");
    assert!(text(&verify(&unfinished).stderr).contains("no dice key"));
    assert!(!malakoff(&["verify", "/no/such/file"]).status.success());
}

#[test]
fn odds_are_shown_for_a_position() {
    let folder = folder("odds");
    let path = folder.join("position.json");
    let position = r#"{"turn":3,"phasing":"allied","phase":"rally","units":{"br_93":{"hex":"1417","disrupted":true},"br_rm_1":{"hex":"1416"}}}"#;
    std::fs::write(&path, position).expect("written");
    let odds = malakoff(&["odds", path.to_str().expect("a path")]);
    let shown = text(&odds.stdout);
    assert!(odds.status.success(), "{}", text(&odds.stderr));
    assert!(
        shown.contains("Rally 93 Suth") && shown.contains("6 in 6") && shown.contains("quad:10.0"),
        "{shown}"
    );
    let none = malakoff(&["odds", path.to_str().expect("a path"), "--decision", "\"roll\""]);
    assert!(!none.status.success());
}

#[test]
fn a_short_soak_and_bench_run_through() {
    let soak = malakoff(&["soak", "--games", "3", "--threads", "1"]);
    assert!(soak.status.success(), "{}", text(&soak.stderr));
    for game in games::ids() {
        assert!(text(&soak.stdout).contains(&format!("3 games of {game}")), "{}", text(&soak.stdout));
    }
    assert!(!malakoff(&["soak", "chess"]).status.success());
    let with_option =
        malakoff(&["soak", "balaclava", "--games", "1", "--option", "broken_cavalry_stays=yes"]);
    assert!(with_option.status.success());
    let bench = malakoff(&["bench", "--seconds", "0.01", "--json"]);
    for (line, game) in text(&bench.stdout).lines().zip(games::ids()) {
        let measured: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(measured["game"], game, "{line}");
        assert!(measured["report"]["decisions"].as_u64().expect("a number") > 100, "{line}");
    }
}

#[test]
fn the_engine_speaks_over_pipes() {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_malakoff"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let requests = b"{\"do\":\"new\",\"game\":\"balaclava\",\"seed\":7}\nnonsense\n{\"do\":\"turn\"}\n";
    engine.stdin.take().expect("a pipe").write_all(requests).expect("written");
    let output = engine.wait_with_output().expect("it ends with its input");
    assert!(output.status.success());
    let answers: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.iter().map(|answer| answer["ok"] == true).collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn maps_and_counters_can_be_printed() {
    let folder = folder("print");
    let out = folder.to_str().expect("a plain path");
    let printed = malakoff(&["print", "balaclava", "--out", out, "--paper", "letter"]);
    assert!(printed.status.success(), "{}", text(&printed.stderr));
    for name in ["balaclava-map.pdf", "balaclava-counters.pdf"] {
        let pdf = std::fs::read(folder.join(name)).expect("the file");
        assert!(pdf.starts_with(b"%PDF"), "{name}");
    }
    assert!(!malakoff(&["print", "waterloo", "--out", out]).status.success());
}

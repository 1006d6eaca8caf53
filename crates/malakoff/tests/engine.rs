//! The engine protocol from outside: the documented session, round trips, hostile lines.

use kernel::{FaultKind, SeededDice};
use malakoff::engine::{Engine, serve};
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: Value) -> Value {
    engine.answer(&request.to_string()).0
}

fn new_game(seed: u64) -> Engine {
    new_game_of("balaclava", seed)
}

fn new_game_of(game: &str, seed: u64) -> Engine {
    let mut engine = Engine::default();
    let answer = ask(&mut engine, json!({ "do": "new", "game": game, "seed": seed }));
    assert_eq!(answer["ok"], true, "{answer}");
    engine
}

/// Does the answer show at least what is expected? `"…"` fits anything; as the last item of a list it
/// fits any rest.
fn fits(expected: &Value, answer: &Value) -> bool {
    match (expected, answer) {
        (Value::String(any), _) if any == "…" => true,
        (Value::Object(expected), Value::Object(answer)) => {
            expected.iter().all(|(key, value)| answer.get(key).is_some_and(|found| fits(value, found)))
        }
        (Value::Array(expected), Value::Array(answer)) => {
            let open = expected.last().is_some_and(|last| last == "…");
            let shown = if open { &expected[..expected.len() - 1] } else { &expected[..] };
            (open || shown.len() == answer.len())
                && shown.len() <= answer.len()
                && shown.iter().zip(answer).all(|(expected, answer)| fits(expected, answer))
        }
        _ => expected == answer,
    }
}

#[test]
fn the_documented_session_is_true() {
    let page = include_str!("../../../docs/engine-protocol.md");
    let mut engine = Engine::default();
    let (mut answer, mut lines, mut inside) = (Value::Null, 0, false);
    for line in page.lines() {
        if line.starts_with("```") {
            inside = line == "```session";
        } else if let Some(request) = line.strip_prefix("> ").filter(|_| inside) {
            answer = engine.answer(request).0;
        } else if let Some(expected) = line.strip_prefix("< ").filter(|_| inside) {
            let expected: Value = serde_json::from_str(expected).expect("the page shows JSON");
            assert!(fits(&expected, &answer), "the page says {expected}\nthe engine says {answer}");
            lines += 1;
        }
    }
    assert!(lines >= 24, "only {lines} answers were compared");
}

/// Plays random legal decisions.
fn play_on(engine: &mut Engine, dice: &mut SeededDice, decisions: usize) {
    for _ in 0..decisions {
        let options = ask(engine, json!({ "do": "options" }));
        let mut options = options["options"].as_array().expect("a list").clone();
        // Nobody gives up here.
        options.retain(|option| {
            ["capitulate", "concede"].iter().all(|word| option["decision"].get(word).is_none())
        });
        if options.is_empty() {
            return;
        }
        let decision = &options[dice.below(options.len())]["decision"];
        let answer = ask(engine, json!({ "do": "play", "decision": decision }));
        assert_eq!(answer["ok"], true, "{decision} is an option: {answer}");
    }
}

#[test]
fn show_then_setup_is_the_identity_and_undo_goes_all_the_way_back() {
    games::ids().for_each(shows_sets_up_and_undoes);
}

fn shows_sets_up_and_undoes(game: &str) {
    let mut engine = new_game_of(game, 3);
    let start = ask(&mut engine, json!({ "do": "show" }))["position"].clone();
    let mut dice = SeededDice::new(3);
    play_on(&mut engine, &mut dice, 150);
    let shown = ask(&mut engine, json!({ "do": "show" }))["position"].clone();
    let mut other = Engine::default();
    let answer = ask(&mut other, json!({ "do": "setup", "game": game, "position": shown }));
    assert_eq!(answer["ok"], true, "{answer}");
    assert_eq!(ask(&mut other, json!({ "do": "show" }))["position"], shown);
    assert_eq!(ask(&mut other, json!({ "do": "options" })), ask(&mut engine, json!({ "do": "options" })));
    while ask(&mut engine, json!({ "do": "undo" }))["ok"] == true {}
    assert_eq!(ask(&mut engine, json!({ "do": "show" }))["position"], start);
}

#[test]
fn records_are_saved_loaded_and_refused_when_edited() {
    games::ids().for_each(saves_and_loads);
}

fn saves_and_loads(game: &str) {
    let mut engine = new_game_of(game, 5);
    play_on(&mut engine, &mut SeededDice::new(5), 40);
    let public = ask(&mut engine, json!({ "do": "record" }))["record"].clone();
    assert!(public.get("key").is_none(), "the key is out before the game is over");
    let own = ask(&mut engine, json!({ "do": "record", "with_key": true }))["record"].clone();
    assert!(own["key"].is_string());
    let mut other = Engine::default();
    assert_eq!(ask(&mut other, json!({ "do": "load", "record": own }))["ok"], true);
    assert_eq!(ask(&mut other, json!({ "do": "show" })), ask(&mut engine, json!({ "do": "show" })));

    let mut edited = own.clone();
    edited["entries"].as_array_mut().expect("a list").remove(3);
    let answer = ask(&mut other, json!({ "do": "load", "record": edited }));
    assert!(answer["error"].as_str().expect("an error").contains("cut short"), "{answer}");
    let mut older = own.clone();
    older["rules"] = json!(99);
    let answer = ask(&mut other, json!({ "do": "load", "record": older }));
    assert!(answer["error"].as_str().expect("an error").contains("rules 99"), "{answer}");
    // The game that was going on is still there.
    assert_eq!(ask(&mut other, json!({ "do": "show" })), ask(&mut engine, json!({ "do": "show" })));
}

#[test]
fn a_record_without_its_key_is_continued_with_dice_given_by_hand() {
    let mut engine = new_game(7);
    for request in [
        json!("done"),
        json!("done"),
        json!({ "aim": { "at": "2313" } }),
        json!({ "join": { "unit": "ru_azov_2" } }),
    ] {
        assert_eq!(ask(&mut engine, json!({ "do": "play", "decision": request }))["ok"], true);
    }
    let record = ask(&mut engine, json!({ "do": "record" }))["record"].clone();
    let mut other = Engine::default();
    assert_eq!(ask(&mut other, json!({ "do": "load", "record": record }))["ok"], true);
    let answer = ask(&mut other, json!({ "do": "play", "decision": "roll" }));
    assert!(answer["error"].as_str().expect("an error").contains("no dice key"), "{answer}");
    let answer = ask(&mut other, json!({ "do": "play", "decision": "roll", "dice": [6] }));
    assert_eq!((&answer["ok"], &answer["rolled"]), (&json!(true), &json!([6])), "{answer}");
    let record = ask(&mut other, json!({ "do": "record" }))["record"].clone();
    assert_eq!(record["entries"][4]["forced"], true);
}

#[test]
fn wrong_dice_are_refused_and_nothing_is_played() {
    let mut engine = new_game(9);
    let before = ask(&mut engine, json!({ "do": "show" }));
    for dice in [json!([1]), json!([0]), json!([7, 7])] {
        let answer = ask(&mut engine, json!({ "do": "play", "decision": "done", "dice": dice }));
        assert_eq!(answer["ok"], false, "{answer}");
    }
    assert_eq!(ask(&mut engine, json!({ "do": "show" })), before);
}

#[test]
fn thinking_gives_a_legal_decision_and_changes_nothing() {
    games::ids().for_each(thinks);
}

fn thinks(game: &str) {
    let mut engine = new_game_of(game, 11);
    play_on(&mut engine, &mut SeededDice::new(11), 60);
    let before = ask(&mut engine, json!({ "do": "show" }));
    let thought = ask(&mut engine, json!({ "do": "think", "seconds": 0.05 }));
    assert_eq!(thought["ok"], true, "{thought}");
    assert_eq!(ask(&mut engine, json!({ "do": "show" })), before);
    let why = ask(&mut engine, json!({ "do": "why", "decision": thought["thought"]["decision"] }));
    assert_eq!(why["legal"], true, "{why}");
}

#[test]
fn hostile_lines_by_the_ten_thousand_do_no_harm() {
    games::ids().for_each(survives_hostile_lines);
}

fn survives_hostile_lines(game: &str) {
    let mut engine = new_game_of(game, 13);
    play_on(&mut engine, &mut SeededDice::new(13), 80);
    let mut dice = SeededDice::new(0xbad);
    let position = ask(&mut engine, json!({ "do": "show" }))["position"].clone();
    let mut seeds = trials::nonsense_lines();
    let options = ask(&mut engine, json!({ "do": "options" }))["options"].as_array().expect("a list").clone();
    for option in options.iter().take(40) {
        seeds.push(json!({ "do": "why", "decision": option["decision"] }).to_string());
        seeds.push(json!({ "do": "odds", "decision": option["decision"] }).to_string());
    }
    seeds.push(json!({ "do": "setup", "game": game, "position": position }).to_string());
    seeds.push(
        json!({ "do": "load", "record": ask(&mut engine, json!({ "do": "record" }))["record"] }).to_string(),
    );
    for number in 0..10_000 {
        let line = &seeds[dice.below(seeds.len())];
        let line = if number < seeds.len() { seeds[number].clone() } else { trials::mangle(line, &mut dice) };
        // A line that is still good may change the game; all others must not.
        let before = engine.answer(r#"{"do":"turn"}"#).0;
        let (answer, _) = engine.answer(&line);
        let ok = answer["ok"].as_bool().unwrap_or_else(|| panic!("no verdict on {line}: {answer}"));
        if !ok {
            assert!(answer["error"].is_string() || answer["refusal"].is_object(), "{answer}");
            assert_eq!(engine.answer(r#"{"do":"turn"}"#).0, before, "after {line}");
        }
    }
    assert_eq!(engine.answer(r#"{"do":"turn"}"#).0["ok"], true);
}

#[test]
fn positions_made_of_garbage_are_refused_or_playable() {
    games::ids().for_each(survives_garbage);
}

/// A position of a game whose words are not known here: its units change places, and some are left out.
fn has_other_form(whole: &Value) -> bool {
    ["allied_objectives", "player", "stage", "phasing"].iter().all(|key| whole.get(*key).is_none())
}

/// A position of the same form, with units, turn and sequence of play by chance.
fn scrambled(whole: &Value, units: serde_json::Map<String, Value>, dice: &mut SeededDice) -> Value {
    if has_other_form(whole) {
        let mut position = whole.clone();
        position["units"] = units.into();
        return position;
    }
    let (turn, side) = (dice.below(14), ["russian", "allied"][dice.below(2)]);
    if whole.get("allied_objectives").is_some() {
        let stages = ["initiative", "lead", "actions", "saves", "close_order", "over"];
        let stage = stages[dice.below(stages.len())];
        return json!({ "turn": turn, "stage": stage, "initiative": side, "active": side, "units": units });
    }
    if whole.get("player").is_some() {
        let stages = ["fortification", "arrivals", "movement", "handover", "reserves", "over"];
        let stage = stages[dice.below(stages.len())];
        return json!({ "turn": turn, "player": side, "stage": stage, "units": units });
    }
    if whole.get("stage").is_some() {
        let stage = ["order", "first", "second", "over"][dice.below(4)];
        let fight_first = dice.below(2) == 0;
        return json!({ "turn": turn % 7, "stage": stage, "fight_first": fight_first, "active": side, "units": units });
    }
    let phases = ["movement", "defensive_fire", "evasion", "offensive_fire", "melee", "rally", "over"];
    json!({ "turn": turn, "phasing": side, "phase": phases[dice.below(7)], "units": units })
}

/// A unit of miniatures somewhere on its table, or lost.
fn placed_anywhere(dice: &mut SeededDice) -> Value {
    if dice.below(3) > 0 {
        return json!({ "presence": "left" });
    }
    let at = json!({ "x": 20_000 + dice.below(150_000), "y": 5_000 + dice.below(60_000) });
    let formation = ["line", "column", "road", "square", "unlimbered"][dice.below(5)];
    json!({ "at": at, "heading": dice.below(361), "formation": formation, "chits": dice.below(9), "acted": dice.below(2) == 0 })
}

fn survives_garbage(game: &str) {
    // Units scattered over any hexes with any marks: whatever is accepted can be played on.
    let mut dice = SeededDice::new(0xcafe);
    let mut engine = new_game_of(game, 17);
    let whole = ask(&mut engine, json!({ "do": "show" }))["position"].clone();
    let ids: Vec<String> = whole["units"].as_object().expect("units").keys().cloned().collect();
    // Where every map has land.
    let west = if whole.get("player").is_some() { 18 } else { 8 };
    let (mut accepted, mut waived) = (0, 0);
    for _ in 0..1_500 {
        let mut units = serde_json::Map::new();
        for _ in 0..dice.below(14) {
            let hex = format!("{:02}{:02}", west + dice.below(5), 6 + dice.below(4));
            let mut unit = json!({ "hex": hex, "disrupted": dice.below(3) == 0 });
            if has_other_form(&whole) {
                unit = whole["units"][&ids[dice.below(ids.len())]].clone();
            } else if whole.get("allied_objectives").is_some() {
                unit = placed_anywhere(&mut dice);
            } else if dice.below(12) == 0 {
                let mark = [
                    "moved",
                    "fired",
                    "targeted",
                    "tried",
                    "in_woods",
                    "raised",
                    "spent_in_melee",
                    "reduced",
                ][dice.below(8)];
                unit[mark] = json!(true);
            }
            units.insert(ids[dice.below(ids.len())].clone(), unit);
        }
        let position = scrambled(&whole, units, &mut dice);
        let mut engine = Engine::default();
        let mut request = json!({ "do": "setup", "game": game, "seed": 1, "position": position });
        let answer = ask(&mut engine, request.clone());
        if answer["ok"] == true {
            accepted += 1;
            play_on(&mut engine, &mut dice, 12);
            continue;
        }
        let faults = answer["faults"].as_array().expect("reasons");
        let details = answer["details"].as_array().expect("the same by kind");
        assert!(!faults.is_empty() && faults.len() == details.len(), "{answer}");
        // The same with everything waived, also what cannot be: what is accepted then can be played on too.
        request["waive"] = json!(FaultKind::ALL);
        let answer = ask(&mut engine, request);
        if answer["ok"] == true {
            waived += 1;
            look_around(&mut engine);
            play_on(&mut engine, &mut dice, 12);
        } else {
            let is_waivable = |fault: &Value| {
                serde_json::from_value::<FaultKind>(fault["kind"].clone()).expect("a kind").is_waivable()
            };
            assert!(!answer["details"].as_array().expect("reasons").iter().any(is_waivable), "{answer}");
        }
    }
    assert!(accepted > 100 && waived > 20, "only {accepted} and {waived} positions were accepted");
}

/// Asks what can be asked of a position without playing.
fn look_around(engine: &mut Engine) {
    let is_over = ask(engine, json!({ "do": "turn" }))["turn"]["over"] == true;
    for (request, answers) in [
        (json!({ "do": "scene" }), true),
        (json!({ "do": "think", "seconds": 0, "level": "sergeant" }), !is_over),
        (json!({ "do": "record" }), true),
    ] {
        let answer = ask(engine, request);
        assert_eq!(answer["ok"], answers, "{answer}");
    }
    let options = ask(engine, json!({ "do": "options" }));
    for option in options["options"].as_array().expect("a list").iter().take(4) {
        let odds = ask(engine, json!({ "do": "odds", "decision": option["decision"] }));
        assert!(odds["ok"] == true || odds["error"].is_string(), "{odds}");
    }
}

#[test]
fn the_stream_survives_what_is_not_text_and_stops_on_quit() {
    let input = b"\xff\xfe\n\n{\"do\":\"games\"}\n{\"do\":\"quit\"}\n{\"do\":\"games\"}\n";
    let mut output = Vec::new();
    serve(&input[..], &mut output).expect("memory does not fail");
    let answers: Vec<Value> = String::from_utf8(output)
        .expect("UTF-8")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert_eq!(answers[0]["ok"], false);
    assert_eq!(answers[1]["games"][0]["id"], "balaclava");
    assert_eq!(answers[2]["ok"], true);
}

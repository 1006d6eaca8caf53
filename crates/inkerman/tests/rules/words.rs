//! What is said, and to whom.

use crate::harness::{Table, hex, inkerman};
use inkerman::Event;
use inkerman::tables::{Losses, Shelling};
use inkerman::unit::{Side, UnitSet};
use kernel::{Game, Log, Scenery, SeededDice, Surveys, Touches, Turn, Words};
use phrases::{Reader, Text};
use serde_json::json;

const RUSSIAN: Reader = Reader::ANYBODY.on_seat(0);
const ALLIED: Reader = Reader::ANYBODY.on_seat(1);

/// A text as the Russian player reads it, the Allied player, and somebody who watches.
fn said(text: &Text) -> [String; 3] {
    [RUSSIAN, ALLIED, Reader::ANYBODY].map(|reader| text.said_to(reader).into_owned())
}

#[test]
fn the_log_tells_of_an_attack_in_one_line() {
    let table = Table::opening();
    let attackers = |ids: &[&str]| ids.iter().map(|id| table.unit(id)).collect::<UnitSet>();
    let attack = |units: &[&str], losses: Losses, spared: u8| Event::Fought {
        attackers: attackers(units),
        target: hex("1521"),
        difference: 2,
        column: 3,
        die: 4,
        losses,
        spared,
    };
    let told = |event: &Event| table.game.narrate(event).text;
    assert_eq!(
        told(&attack(&["ru_1_to", "ru_2_to", "ru_3_to"], Losses { attacker: 2, defender: 1 }, 0)),
        "1-To, 2-To and 3-To attack 1521 at +2, column +3 (rolled 4): attacker loses 2 steps, defender 1 step."
    );
    assert_eq!(
        told(&attack(&["ru_1_to"], Losses { attacker: 0, defender: 3 }, 2)),
        "1-To attacks 1521 at +2, column +3 (rolled 4): attacker loses nothing, defender 3 steps, less 2 for terrain."
    );
}

#[test]
fn the_log_tells_of_a_bombardment_what_was_rolled_and_what_it_became() {
    let table = Table::opening();
    let shelled = |unit, die, modifier, result| {
        let event = Event::Bombarded { unit: table.unit(unit), die, modifier, result };
        (table.game.narrate(&event).text.english(), table.game.foretell(&event).text.english())
    };
    let (told, foretold) = shelled("br_30_2", 3, 0, Shelling::NoEffect);
    assert_eq!(told, "The Russian guns bombard 30-2 (rolled 3): no effect.");
    assert_eq!(foretold, "The Russian guns bombard 30-2: no effect.");
    let (told, foretold) = shelled("br_gg_g", 6, -1, Shelling::Disrupted);
    assert_eq!(told, "The Russian guns bombard GG-G (rolled 6, modified to 5): disrupted.");
    assert_eq!(foretold, "The Russian guns bombard GG-G: disrupted.");
}

#[test]
fn a_player_is_called_you() {
    let table = Table::opening();
    let taken = Event::Controlled { hex: hex("1910"), side: Side::Russian };
    assert_eq!(
        said(&table.game.narrate(&taken).text),
        [
            "You take Sandbag Battery (1910).",
            "The Russians take Sandbag Battery (1910).",
            "The Russians take Sandbag Battery (1910).",
        ]
    );
    let owing = Table::set_up(json!({ "turn": 2, "stage": "first", "fight_first": true,
        "units": {
            "ru_1_ok": { "hex": "1809" }, "ru_2_ok": { "hex": "1810" }, "pq_13": { "hex": "1910" },
            "br_30_2": { "hex": "1910" },
        },
        "battle": {
            "step": "defender_losses", "target": "1910", "attackers": ["ru_1_ok", "ru_2_ok"], "defender_owes": 2,
        },
    }));
    assert_eq!(
        said(&owing.game.prompt(&owing.state).text),
        [
            "The Allies lose 2 steps. Choose the unit that takes the next loss.",
            "You lose 2 steps. Choose the unit that takes the next loss.",
            "The Allies lose 2 steps. Choose the unit that takes the next loss.",
        ]
    );
    let mut given_up = Table::opening();
    given_up.capitulate_while_waiting(Side::Allied);
    assert_eq!(
        said(&given_up.game.outcome(&given_up.state).text),
        [
            "The Allies give up, and you win.",
            "You give up, and the Russians win.",
            "The Allies give up, and the Russians win.",
        ]
    );
}

/// Every text of a position.
fn texts(table: &Table, scratch: &mut inkerman::Scratch) -> Vec<Text> {
    let (game, state) = (table.game, &table.state);
    let mut texts = vec![game.heading(state), game.prompt(state).text, game.outcome(state).text];
    texts.extend(game.choices(state, scratch).into_iter().map(|(_, choice)| choice.text));
    let scene = game.scene(state, None);
    texts.extend(scene.tracks.into_iter().map(|track| track.name));
    texts.extend(scene.markers.into_iter().map(|marker| marker.text));
    for unit in game.roster.ids() {
        let id = game.roster.id(unit);
        texts.extend(game.why_idle(state, &format!("piece:{id}")).map(|refusal| refusal.text));
        if let Some(at) = state.hex(unit) {
            let lines = game.describe(state, None, &at.to_string(), Some(&id));
            texts.extend(lines.into_iter().map(|line| line.text));
        }
    }
    texts
}

#[test]
fn no_text_is_unfinished() {
    let finished = |text: &Text| {
        for said in said(text) {
            let is_whole = !said.is_empty() && !said.contains(['⟦', '{', '}']) && !said.contains("  ");
            assert!(is_whole, "{text:?}: {said}");
        }
    };
    let (mut dice, mut scratch) = (SeededDice::new(5), inkerman::Scratch::default());
    for seed in 0..3 {
        let mut table = Table::on(inkerman(), trials::walk(inkerman(), seed).state);
        for _ in 0..30 {
            if table.game.turn(&table.state) == Turn::Over {
                break;
            }
            texts(&table, &mut scratch).iter().for_each(finished);
            let decision = kernel::random_decision(table.game, &table.decisions(), &mut dice);
            let (mut state, mut log) = (table.state, Log::recording());
            table.game.resolve(&mut state, &mut scratch, decision, &mut dice, &mut log);
            table = Table::on(inkerman(), state);
            for event in log.events() {
                let text = table.game.narrate(event).text;
                finished(&text);
                assert!(text.english().ends_with('.'), "{text}");
            }
        }
    }
}

//! The rows of the odds: what follows, in a player's words.

use crate::combat::fight;
use crate::harness::{Table, aim, bombard, join, proves};
use inkerman::Decision;
use serde_json::json;

/// Chances and words of every row, in the order of the dice.
fn rows(table: &Table, decision: Decision<String>) -> Vec<(u64, String)> {
    let odds =
        kernel::odds(table.game, &table.state, table.seat(), table.read(&decision)).expect("it is allowed");
    assert_eq!(odds.of, 6);
    let row = |outcome: &kernel::OutcomeChance| {
        let texts: Vec<String> = outcome.events.iter().map(|event| event.text.english()).collect();
        (outcome.chances, texts.join(" "))
    };
    odds.outcomes.iter().map(row).collect()
}

fn expect(table: &Table, decision: Decision<String>, expected: &[(u64, &str)]) {
    let rows = rows(table, decision);
    let rows: Vec<(u64, &str)> = rows.iter().map(|(chances, text)| (*chances, text.as_str())).collect();
    assert_eq!(rows, expected);
}

#[test]
fn the_order_of_the_phases_has_two_rows() {
    proves!("inkerman:5.3a");
    let table = Table::set_up(json!({ "turn": 2, "stage": "order", "units": {
        "ru_1_to": { "hex": "1208" }, "br_30_2": { "hex": "1714" },
    } }));
    expect(&table, Decision::Roll, &[(3, "Movement first."), (3, "Combat first.")]);
}

#[test]
fn a_bombardment_says_what_becomes_of_the_unit() {
    proves!("inkerman:BT-2", "inkerman:BT-3");
    let shelled = |disrupted: bool, reduced: bool| {
        Table::set_up(json!({ "turn": 1, "stage": "first", "units": {
            "ru_1_to": { "hex": "1208" }, "br_55_2": { "hex": "1820" },
            "br_30_2": { "hex": "1714", "disrupted": disrupted, "reduced": reduced },
        } }))
    };
    expect(
        &shelled(false, false),
        bombard("br_30_2"),
        &[
            (3, "No effect on 30-2."),
            (2, "30-2 is disrupted."),
            (1, "30-2 is disrupted. 30-2 is reduced to one step."),
        ],
    );
    expect(
        &shelled(true, false),
        bombard("br_30_2"),
        &[(5, "No effect on 30-2."), (1, "30-2 is reduced to one step.")],
    );
    expect(&shelled(true, true), bombard("br_30_2"), &[(6, "No effect on 30-2.")]);
}

#[test]
fn an_attack_says_who_is_lost_and_who_has_the_hex() {
    proves!("inkerman:9.16a", "inkerman:9.16b");
    // One battalion against a detachment of one step: +1.
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "br_a_30_2": { "hex": "1521" }, "br_55_2": { "hex": "1820" },
    }));
    table.play(aim("1521"));
    table.play(join("ru_1_to"));
    let (gone, foot) = ("1-To is eliminated.", "A/30-2");
    expect(
        &table,
        Decision::Roll,
        &[(3, &format!("{gone} {foot} is eliminated.")), (3, &format!("{gone} {foot} holds 1521."))],
    );
    // Three against the same: only the last die costs them anything, and surplus losses make no other row.
    let mut table = fight(json!({
        "ru_1_to": { "hex": "1520" }, "ru_2_to": { "hex": "1420" }, "br_a_30_2": { "hex": "1521" },
        "br_55_2": { "hex": "1820" },
    }));
    table.play(aim("1521"));
    table.play(join("ru_1_to"));
    table.play(join("ru_2_to"));
    expect(
        &table,
        Decision::Roll,
        &[
            (2, &format!("{foot} is eliminated. An attacker may advance into 1521.")),
            (
                4,
                &format!(
                    "The Russians lose 1 step of their choice. {foot} is eliminated. An attacker may advance into 1521."
                ),
            ),
        ],
    );
}

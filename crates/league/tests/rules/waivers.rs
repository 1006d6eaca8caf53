//! Positions that the rules forbid, and that can be played all the same.

use crate::harness::league;
use kernel::FaultKind;
use serde_json::{Value, json};

/// A position in the Russians' actions with only these units on the table.
fn with_only(units: &Value) -> Value {
    let stands = |id: &str| units.get(id).cloned().unwrap_or_else(|| json!({ "presence": "left" }));
    let all = league().roster.ids().map(|unit| league().roster.unit(unit).id.clone());
    let all: serde_json::Map<String, Value> = all.map(|id| (id.clone(), stands(&id))).collect();
    json!({ "turn": 2, "active": "russian", "initiative": "russian", "stage": "actions", "units": all })
}

fn line(x: u32, y: u32) -> Value {
    json!({ "at": { "x": x, "y": y }, "heading": 0, "formation": "line" })
}

fn enemies() -> Value {
    json!({ "ru_moscow_1": line(90_000, 20_000), "br_7": line(90_000, 60_000) })
}

#[test]
fn stands_on_each_other() {
    let mut units = enemies();
    units["ru_moscow_2"] = line(91_000, 20_500);
    trials::waives(league(), &with_only(&units), FaultKind::Overlap);
}

#[test]
fn heavy_infantry_that_skirmishes() {
    let mut units = enemies();
    units["ru_moscow_1"]["formation"] = json!("skirmish");
    trials::waives(league(), &with_only(&units), FaultKind::Condition);
}

#[test]
fn a_broken_army_that_fights_on() {
    let mut position = with_only(&enemies());
    position["broken"] = json!(["russian"]);
    trials::waives(league(), &position, FaultKind::Unsettled);
}

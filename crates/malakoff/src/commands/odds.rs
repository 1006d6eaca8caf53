use super::Result;
use crate::say;
use games::Session;
use kernel::{DiceKey, Odds, Options, Record};
use serde_json::Value;
use std::path::Path;

/// Opens a record at its last position, or a position.
fn open(path: &Path, game: &str) -> std::result::Result<Box<dyn Session>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let value: Value = serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    if value.get("format").is_some() {
        let record = Record::from_value(value).map_err(|error| error.to_string())?;
        let title = games::find(&record.game, &record.options).map_err(|error| error.to_string())?;
        return title.load(&record).map_err(|error| error.to_string());
    }
    let title = games::find(game, &Options::default()).map_err(|error| error.to_string())?;
    title.set_up(&value, DiceKey::from_seed(0)).map_err(|faults| faults.join("\n"))
}

/// Shows exact odds.
pub fn run(path: &Path, game: &str, decision: Option<&str>, as_json: bool) -> Result {
    let session = open(path, game)?;
    let decisions: Vec<(Value, String)> = match decision {
        Some(text) => {
            let value =
                serde_json::from_str(text).map_err(|error| format!("'{text}' is not JSON: {error}"))?;
            vec![(value, text.to_owned())]
        }
        None => session.options().into_iter().map(|(value, choice)| (value, choice.text)).collect(),
    };
    let mut shown = 0;
    for (value, text) in decisions {
        let odds = session.odds(&value).map_err(|error| error.to_string())?;
        if odds.of > 1 || decision.is_some() {
            shown += 1;
            if as_json {
                say!("{}", serde_json::json!({ "decision": value, "odds": odds }));
            } else {
                print(&text, &odds)?;
            }
        }
    }
    if shown == 0 { Err("no decision rolls dice here".to_owned()) } else { Ok(()) }
}

fn print(text: &str, odds: &Odds) -> Result {
    say!("{text}");
    for factor in &odds.factors {
        let value = factor.value.map(|value| value.to_string()).unwrap_or_default();
        say!("  {:>4}  {} ({})", value, factor.text, factor.rule);
    }
    for outcome in &odds.outcomes {
        say!("  {:>3} in {}  ({:.1} %)", outcome.chances, odds.of, outcome.share * 100.0);
        for event in &outcome.events {
            say!("            {} ({})", event.text, event.rule);
        }
    }
    Ok(())
}

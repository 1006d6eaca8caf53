use super::Result;
use crate::phrasebook::text;
use crate::say;
use games::{Chosen, Intent, Session, SessionError};
use kernel::{Choice, DiceKey, FaultKinds, Odds, Options, Record};
use phrases::{Arg, HasTexts, Reader, Text};
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
    let session = title.set_up(&value, FaultKinds::NONE, DiceKey::from_seed(0));
    session.map_err(|faults| super::lines(&faults))
}

/// Shows exact odds.
pub fn run(path: &Path, game: &str, decision: Option<&str>, as_json: bool, reader: Reader) -> Result {
    let session = open(path, game)?;
    let decisions: Vec<(Value, Text)> = match decision {
        Some(text) => {
            let value =
                serde_json::from_str(text).map_err(|error| format!("'{text}' is not JSON: {error}"))?;
            vec![(value, Text::name(text))]
        }
        None => {
            let spell = |(chosen, choice): (Chosen, Choice)| Ok((session.spell(&chosen)?, choice.text));
            let spelled: std::result::Result<_, SessionError> =
                session.options().into_iter().map(spell).collect();
            spelled.map_err(|error| error.to_string())?
        }
    };
    let mut shown = 0;
    for (value, text) in decisions {
        let odds = session.odds(None, Intent::Named(&value)).map_err(|error| error.to_string())?;
        if odds.of > 1 || decision.is_some() {
            shown += 1;
            if as_json {
                say!("{}", serde_json::json!({ "decision": value, "odds": odds }));
            } else {
                print(&text, odds, reader)?;
            }
        }
    }
    if shown == 0 { Err("no decision rolls dice here".to_owned()) } else { Ok(()) }
}

fn print(text: &Text, odds: Odds, reader: Reader) -> Result {
    say!("{}", text.said_to(reader));
    let odds = odds.settled(reader);
    for factor in &odds.factors {
        let value = factor.value.map(|value| value.to_string()).unwrap_or_default();
        say!("  {:>4}  {} ({})", value, factor.text, factor.rule);
    }
    for outcome in &odds.outcomes {
        let chances = format!("{:>3}", outcome.chances);
        let chances = text!("odds-chances", chances = chances.as_str(), of = Arg::name(odds.of));
        say!("  {}  ({})", chances.said_to(reader), lab::percent(outcome.share, reader));
        for event in &outcome.events {
            say!("            {} ({})", event.text, event.rule);
        }
    }
    Ok(())
}

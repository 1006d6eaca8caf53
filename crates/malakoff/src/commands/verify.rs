use super::Result;
use crate::phrasebook::text;
use crate::say;
use kernel::Record;
use phrases::Reader;
use std::path::Path;

/// Reads a record file.
pub fn read_record(path: &Path) -> std::result::Result<Record, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Record::from_json(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Proves every die of a record. What is wrong with it is said in the language as well: it is what was asked.
pub fn run(path: &Path, reader: Reader) -> Result {
    let record = read_record(path)?;
    let title = games::find(&record.game, &record.options).map_err(|error| error.to_string())?;
    let found = title
        .verify(&record)
        .map_err(|error| format!("{}: {}", path.display(), error.text().said_to(reader)))?;
    if let Some(wrong) = found.proof.wrong.first() {
        let wrong = text!(
            "verified-wrong",
            die = wrong.die,
            decision = wrong.decision,
            recorded = wrong.recorded,
            proved = wrong.proved,
        );
        return Err(wrong.said_to(reader).into_owned());
    }
    let over = if found.over { "yes" } else { "no" };
    let mut lines = vec![
        text!("verified", game = record.game.as_str(), decisions = found.entries, over = over),
        text!("verified-dice", dice = found.proof.proved, key = record.commitment.as_str()),
    ];
    if found.proof.forced > 0 {
        lines.push(text!("verified-forced", dice = found.proof.forced));
    }
    for line in lines {
        say!("{}", line.said_to(reader));
    }
    Ok(())
}

use super::Result;
use crate::say;
use kernel::Record;
use std::path::Path;

/// Reads a record file.
pub fn read_record(path: &Path) -> std::result::Result<Record, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Record::from_json(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Proves every die of a record.
pub fn run(path: &Path) -> Result {
    let record = read_record(path)?;
    let title = games::find(&record.game, &record.options).map_err(|error| error.to_string())?;
    let found = title.verify(&record).map_err(|error| format!("{}: {error}", path.display()))?;
    if let Some(wrong) = found.proof.wrong.first() {
        return Err(format!(
            "die {} of decision {} is wrong: the record says {}, the key gives {}",
            wrong.die, wrong.decision, wrong.recorded, wrong.proved
        ));
    }
    let end = if found.over { "the game is over" } else { "the game is not over" };
    say!("{}: {} decisions, {end}", record.game, found.entries);
    say!("{} dice follow from the key {}", found.proof.proved, record.commitment);
    if found.proof.forced > 0 {
        say!("{} dice were given by hand and prove nothing", found.proof.forced);
    }
    Ok(())
}

use super::Result;
use crate::say;
use kernel::Counter;
use std::fmt::Display;

/// Lists the units of a game: what is printed on them, and where it comes from.
pub fn run(game: &str) -> Result {
    let title = games::title(game).map_err(|error| error.to_string())?;
    for counter in title.counters() {
        say!("{}", line(&counter));
    }
    Ok(())
}

/// `id: name, nation arm; fire 3, melee 2; back: fire 2, melee 1; front printed, back decoded`
fn line(counter: &Counter) -> String {
    let Counter { front, back, provenance } = counter;
    let mut parts =
        vec![format!("{}: {}, {} {}", front.id, front.name, front.nation, front.arm), listed(&front.values)];
    if !back.is_empty() {
        parts.push(format!("back: {}", listed(back)));
    }
    if !provenance.is_empty() {
        parts.push(listed(provenance));
    }
    parts.join("; ")
}

fn listed(values: &[(&'static str, impl Display)]) -> String {
    let named: Vec<String> = values.iter().map(|(name, value)| format!("{name} {value}")).collect();
    named.join(", ")
}

use super::Result;
use crate::say;
use games::GameInWords;
use serde_json::json;

/// Lists the games.
pub fn run(as_json: bool) -> Result {
    let mut list = Vec::new();
    for id in games::ids() {
        let title = games::title(id).map_err(|error| error.to_string())?;
        let game = GameInWords::of(&*title);
        if as_json {
            list.push(json!(game));
            continue;
        }
        let seats: Vec<_> = game.seats.iter().map(|seat| seat.name.english()).collect();
        say!("{id}: {} (rules {}; seats: {})", game.title, game.rules, seats.join(", "));
        for option in &game.options {
            let values: Vec<_> = option.choices.iter().map(|choice| choice.id).collect();
            say!("  option {}={}: {}", option.id, values.join("|"), option.text);
        }
    }
    if as_json {
        say!("{}", serde_json::to_string_pretty(&list).expect("plain data"));
    }
    Ok(())
}

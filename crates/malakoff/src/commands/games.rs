use super::Result;
use crate::phrasebook::text;
use crate::say;
use games::GameInWords;
use phrases::Reader;
use serde_json::json;

/// Lists the games.
pub fn run(as_json: bool, reader: Reader) -> Result {
    let mut list = Vec::new();
    for id in games::ids() {
        let title = games::title(id).map_err(|error| error.to_string())?;
        let game = GameInWords::of(&*title);
        if as_json {
            list.push(json!(game));
            continue;
        }
        let seats: Vec<_> = game.seats.iter().map(|seat| seat.name.said_to(reader).into_owned()).collect();
        let line = text!(
            "game",
            id = id,
            title = game.title.as_str(),
            rules = game.rules,
            seats = seats.join(", ").as_str(),
        );
        say!("{}", line.said_to(reader));
        for option in &game.options {
            let values: Vec<_> = option.choices.iter().map(|choice| choice.id).collect();
            let values = values.join("|");
            let line = text!(
                "game-option",
                option = option.id,
                values = values.as_str(),
                about = option.text.clone()
            );
            say!("  {}", line.said_to(reader));
        }
    }
    if as_json {
        say!("{}", serde_json::to_string_pretty(&list).expect("plain data"));
    }
    Ok(())
}

//! Lines that no friend would send.

use kernel::SeededDice;

/// Lines that are wrong in every way somebody thought of.
pub fn nonsense_lines() -> Vec<String> {
    let deep = "[".repeat(5_000);
    let mut lines: Vec<String> = [
        "", " ", "{", "}", "[]", "null", "42", "\"play\"", "{}", r#"{"do":null}"#, r#"{"do":"dance"}"#, r#"{"do":"play"}"#,
        r#"{"do":"new"}"#, r#"{"do":"new","game":"chess"}"#, r#"{"do":"new","game":"balaclava","options":{"x":1}}"#,
        r#"{"do":"new","game":"balaclava","seed":-1}"#, r#"{"do":"new","game":"balaclava","seed":1e99}"#,
        r#"{"do":"new","game":"balaclava","more":1}"#, r#"{"do":"play","decision":null}"#,
        r#"{"do":"play","decision":"fly"}"#, r#"{"do":"play","decision":{"march":{"unit":"nobody","to":"0101"}}}"#,
        r#"{"do":"play","decision":{"march":{"unit":"ru_azov_1","to":"9999"}}}"#,
        r#"{"do":"play","decision":{"march":{"unit":"ru_azov_1","to":"0000"}}}"#,
        r#"{"do":"play","decision":{"march":{"unit":"ru_azov_1","to":"4236"}}}"#,
        r#"{"do":"play","decision":{"march":{"unit":"ru_azov_1","to":101}}}"#,
        r#"{"do":"play","decision":{"march":{"unit":"ru_azov_1"}}}"#,
        r#"{"do":"play","decision":"roll","dice":[1]}"#, r#"{"do":"play","decision":"done","dice":[7]}"#,
        r#"{"do":"play","decision":"done","dice":[300]}"#, r#"{"do":"play","decision":"done","seat":"turkish"}"#,
        r#"{"do":"why","decision":{"retreat":{"unit":"br_93","to":"1417"}}}"#,
        r#"{"do":"odds","decision":"roll"}"#, r#"{"do":"odds","decision":[]}"#, r#"{"do":"think","seconds":-1}"#,
        r#"{"do":"think","seconds":1e308}"#, r#"{"do":"setup","game":"balaclava","position":{}}"#,
        r#"{"do":"setup","game":"balaclava","position":[]}"#,
        r#"{"do":"setup","game":"balaclava","position":{"turn":1,"phasing":"russian","phase":"rally","units":{}}}"#,
        r#"{"do":"load","record":{}}"#, r#"{"do":"load","record":{"format":"malakoff record 1"}}"#,
        r#"{"do":"scene","seat":"nobody"}"#, "\u{0}", "é", "\u{202e}{\"do\":\"games\"}",
    ]
    .map(str::to_owned)
    .to_vec();
    lines.push(deep.clone());
    lines.push(format!(r#"{{"do":"play","decision":{deep}"#));
    lines.push(format!(r#"{{"do":"new","game":"{}"}}"#, "x".repeat(100_000)));
    lines
}

/// A line with some of its characters dropped, doubled, swapped or replaced.
pub fn mangle(line: &str, dice: &mut SeededDice) -> String {
    let mut characters: Vec<char> = line.chars().collect();
    for _ in 0..=dice.below(4) {
        if characters.is_empty() {
            break;
        }
        let place = dice.below(characters.len());
        match dice.below(6) {
            0 => {
                characters.remove(place);
            }
            1 => characters.insert(place, characters[place]),
            2 => characters.truncate(place),
            3 => {
                characters[place] =
                    ['"', '{', '}', '[', ']', ':', ',', '0', '9', '-', 'é', '\\'][dice.below(12)];
            }
            4 => {
                let other = dice.below(characters.len());
                characters.swap(place, other);
            }
            _ => {
                let end = (place + dice.below(20)).min(characters.len());
                let piece: Vec<char> = characters[place..end].to_vec();
                characters.splice(place..place, piece);
            }
        }
    }
    characters.into_iter().collect()
}

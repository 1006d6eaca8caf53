//! What a Rust source names. It reads text, not Rust: it relies on the layout that rustfmt gives the sources.

use super::messages::line_at;
use std::collections::BTreeSet;

/// A message that a source names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Use {
    /// The line, from 1.
    pub line: usize,
    /// The message's id.
    pub id: String,
    /// The arguments it is given; nothing if that cannot be told from the source.
    pub args: Option<BTreeSet<String>>,
}

/// The messages that a Rust source names: `text!("id", who = ..)`, `bar!("case", "id", unit = ..)` and
/// `Arg::phrase("id")`.
pub fn uses_in(text: &str) -> Vec<Use> {
    let mut uses = Vec::new();
    let code = without_comments(text);
    for (opening, skipped) in [("text!(", 0), ("bar!(", 1), ("Arg::phrase(", 0)] {
        for (place, _) in code.match_indices(opening) {
            if code[..place].ends_with(|before: char| before.is_alphanumeric() || before == '_') {
                continue;
            }
            let (parts, rest) = parts(&code[place + opening.len()..]);
            let Some(id) = parts.get(skipped).and_then(|part| literal(part)) else { continue };
            let args = (!opening.starts_with("Arg")).then(|| {
                let named = parts[skipped + 1..].iter().filter_map(|part| Some(part.split_once('=')?.0));
                named.chain(chained(rest)).flat_map(|name| given(name.trim())).map(str::to_owned).collect()
            });
            uses.push(Use { line: line_at(&code, place), id: id.to_owned(), args });
        }
    }
    uses.sort_by_key(|one| one.line);
    uses
}

/// The arguments that a message is given by this part: a bar knows its number in two forms.
fn given(name: &str) -> Vec<&str> {
    if name == "number" { vec![name, "n", "points"] } else { vec![name] }
}

/// A string literal that is the whole of a part.
fn literal(part: &str) -> Option<&str> {
    let inner = part.trim().strip_prefix('"')?.strip_suffix('"')?;
    (!inner.contains('"')).then_some(inner)
}

/// Every string literal of a source without a quote in it.
pub(super) fn literals(text: &str) -> Vec<String> {
    without_comments(text).split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A source with its comments blanked out, as long as before.
fn without_comments(text: &str) -> String {
    let blank = |line: &str| {
        let mut in_string = false;
        let mut before = '\0';
        for (place, letter) in line.char_indices() {
            match letter {
                '"' if before != '\\' && before != '\'' => in_string = !in_string,
                '/' if before == '/' && !in_string => return line[..place - 1].to_owned(),
                _ => {}
            }
            before = letter;
        }
        line.to_owned()
    };
    text.lines().map(blank).collect::<Vec<_>>().join("\n")
}

/// The methods that are called on what a call gives: `.unit(u).number(2)`.
fn chained(rest: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut rest = rest.trim_start();
    while let Some((name, call)) = rest.strip_prefix('.').and_then(|rest| rest.split_once('(')) {
        if !name.chars().all(|letter| letter.is_alphanumeric() || letter == '_') {
            break;
        }
        names.push(name);
        rest = parts(call).1.trim_start();
    }
    names
}

/// The parts of a call, up to its closing bracket, and what follows it.
fn parts(text: &str) -> (Vec<String>, &str) {
    let (mut depth, mut in_string, mut before) = (0_u32, false, '\0');
    let mut parts = vec![String::new()];
    for (place, letter) in text.char_indices() {
        if letter == '"' && before != '\\' {
            in_string = !in_string;
        }
        if !in_string {
            match letter {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth == 0 => return (parts, &text[place + 1..]),
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => {
                    parts.push(String::new());
                    continue;
                }
                _ => {}
            }
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
        before = letter;
    }
    (parts, "")
}

//! What is wrong with phrase files, and with the sources that use them.

use crate::{Language, PhraseFile, Phrasebook};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Something wrong, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PhraseFault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, in one sentence.
    pub what: String,
}

impl fmt::Display for PhraseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl std::error::Error for PhraseFault {}

/// A message of a file.
struct Phrase {
    line: usize,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
    attributes: BTreeSet<String>,
}

/// The messages of a file.
struct Phrases {
    file: String,
    phrases: BTreeMap<String, Phrase>,
}

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

/// Everything that is wrong with the files of a phrasebook by themselves: what cannot be read, what stands twice, what is
/// translated but not said, arguments that the English message does not have, references to nothing.
pub fn files(files: &[PhraseFile<'_>]) -> Vec<PhraseFault> {
    let mut faults = Vec::new();
    let mut english = BTreeMap::new();
    for file in files.iter().filter(|file| file.language == Language::ENGLISH.tag()) {
        for (id, phrase) in read(file, &mut faults).phrases {
            english.entry(id).or_insert(phrase);
        }
    }
    let forms: BTreeMap<&str, BTreeSet<String>> = Language::spoken()
        .map(|language| {
            let own = files.iter().filter(|file| file.language == language.tag());
            let attributes = own.flat_map(|file| read(file, &mut Vec::new()).phrases.into_values());
            (language.tag(), attributes.flat_map(|phrase| phrase.attributes).collect())
        })
        .collect();
    for file in files {
        // Those in English have been read above, with their faults.
        let mut known = Vec::new();
        let is_english = file.language == Language::ENGLISH.tag();
        let Phrases { file: name, phrases } = read(file, if is_english { &mut known } else { &mut faults });
        for (id, phrase) in &phrases {
            let mut fault =
                |what: String| faults.push(PhraseFault { file: name.clone(), line: phrase.line, what });
            for reference in &phrase.references {
                if !phrases.contains_key(reference) && !english.contains_key(reference) {
                    fault(format!("{id} refers to {reference}, which does not exist"));
                }
            }
            if file.language == Language::ENGLISH.tag() {
                continue;
            }
            let Some(original) = english.get(id) else {
                if !id.starts_with("unit-") && !id.starts_with("-") {
                    fault(format!("{id} is translated, but there is no such message in English"));
                }
                continue;
            };
            let known: BTreeSet<&str> =
                original.variables.iter().map(|name| root(name, &BTreeSet::new())).collect();
            for variable in &phrase.variables {
                let root = root(variable, &forms[file.language]);
                if !known.contains(root) && !original.variables.contains(variable) {
                    fault(format!("{id} has no argument ${variable} in English"));
                }
            }
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

/// What a language lacks, by id.
pub fn untranslated(book: &Phrasebook, language: Language) -> Vec<String> {
    let ids = |language: Language| -> BTreeSet<String> {
        let own = book.files().filter(|file| file.language == language.tag());
        own.flat_map(|file| read(&file, &mut Vec::new()).phrases.into_keys()).collect()
    };
    ids(Language::ENGLISH).difference(&ids(language)).cloned().collect()
}

/// The argument that a variable is about: `who` for `who-is`.
fn root<'v>(variable: &'v str, forms: &BTreeSet<String>) -> &'v str {
    match variable.rsplit_once('-') {
        Some((root, form)) if matches!(form, "is" | "count") || forms.contains(form) => root,
        _ => variable,
    }
}

/// What is wrong with the messages that a source names: those that do not exist, and those that need an argument which
/// they are not given.
pub fn uses(book: &Phrasebook, file: &str, text: &str) -> Vec<PhraseFault> {
    let (english, forms) = english(book);
    let mut faults = Vec::new();
    for Use { line, id, args } in uses_in(text) {
        let mut fault = |what: String| faults.push(PhraseFault { file: file.to_owned(), line, what });
        match (english.get(&id), args) {
            (None, _) => fault(format!("there is no message '{id}' in {}", book.name())),
            (Some(variables), Some(args)) => {
                for variable in variables {
                    if !args.contains(root(variable, &forms)) && !args.contains(variable) {
                        fault(format!("the message '{id}' needs an argument ${variable}"));
                    }
                }
            }
            (Some(_), None) => {}
        }
    }
    faults
}

/// The variables of every English message, and the forms that nouns have.
fn english(book: &Phrasebook) -> (BTreeMap<String, BTreeSet<String>>, BTreeSet<String>) {
    let (mut variables, mut forms) = (BTreeMap::new(), BTreeSet::new());
    for file in book.files().filter(|file| file.language == Language::ENGLISH.tag()) {
        for (id, phrase) in read(&file, &mut Vec::new()).phrases {
            forms.extend(phrase.attributes);
            variables.entry(id).or_insert(phrase.variables);
        }
    }
    (variables, forms)
}

/// English messages of a phrasebook that none of these sources names, by file: those that are found by a rule of their
/// names, such as `side-...`, not counted.
pub fn unused<'s>(
    book: &Phrasebook,
    sources: impl Iterator<Item = &'s str>,
    by_rule: &[&str],
) -> Vec<PhraseFault> {
    let mut named = BTreeSet::new();
    for source in sources {
        named.extend(literals(source));
    }
    let mut faults = Vec::new();
    for file in book.files().filter(|file| file.language == Language::ENGLISH.tag()) {
        let Phrases { file, phrases } = read(&file, &mut Vec::new());
        let referred: BTreeSet<&String> = phrases.values().flat_map(|phrase| &phrase.references).collect();
        for (id, phrase) in &phrases {
            let found = by_rule.iter().any(|rule| id.starts_with(rule))
                || named.contains(id)
                || referred.contains(id);
            if !found {
                faults.push(PhraseFault {
                    file: file.clone(),
                    line: phrase.line,
                    what: format!("nothing says {id}"),
                });
            }
        }
    }
    faults
}

fn read(file: &PhraseFile<'_>, faults: &mut Vec<PhraseFault>) -> Phrases {
    let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(file.text);
    if let Err((_, errors)) = fluent_syntax::parser::parse(file.text) {
        for error in errors {
            let line = line_at(file.text, error.pos.start);
            faults.push(PhraseFault { file: file.name.to_owned(), line, what: error.kind.to_string() });
        }
    }
    let mut phrases = BTreeMap::new();
    for entry in resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            _ => continue,
        };
        let line = line_of(file.text, &id);
        let mut phrase = Phrase {
            line,
            variables: BTreeSet::new(),
            references: BTreeSet::new(),
            attributes: attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect(),
        };
        for pattern in value.iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            walk(pattern, &mut phrase);
        }
        if phrases.insert(id.clone(), phrase).is_some() {
            faults.push(PhraseFault { file: file.name.to_owned(), line, what: format!("{id} stands twice") });
        }
    }
    Phrases { file: file.name.to_owned(), phrases }
}

fn walk(pattern: &Pattern<&str>, phrase: &mut Phrase) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, phrase);
        }
    }
}

fn walk_expression(expression: &Expression<&str>, phrase: &mut Phrase) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, phrase),
        Expression::Select { selector, variants } => {
            walk_inline(selector, phrase);
            for variant in variants {
                walk(&variant.value, phrase);
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, phrase: &mut Phrase) {
    match inline {
        InlineExpression::VariableReference { id } => {
            phrase.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            phrase.references.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, .. } => {
            phrase.references.insert(format!("-{}", id.name));
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, phrase),
        _ => {}
    }
}

fn line_at(text: &str, place: usize) -> usize {
    text.bytes().take(place).filter(|byte| *byte == b'\n').count() + 1
}

/// The line on which a message begins.
fn line_of(text: &str, id: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(begins).map_or(1, |line| line + 1)
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
fn literals(text: &str) -> Vec<String> {
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

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: PhraseFile<'static> = PhraseFile {
        language: "en",
        name: "toy/words/en.ftl",
        text: "moves = { $unit } moves to { $hex }.\nlost = { $who-is ->\n    [you] You lose { $n }.\n   *[other] { $who } lose { $n }.\n }\n",
    };
    const FRENCH: PhraseFile<'static> = PhraseFile {
        language: "fr",
        name: "toy/words/fr.ftl",
        text: "moves = { $unit } va en { $place }.\nwon = Gagné.\nlost = { $n ->\n",
    };
    static BOOK: Phrasebook = Phrasebook::new("toy", &[&[ENGLISH, FRENCH]]);

    #[test]
    fn files_are_compared_with_the_english_ones() {
        let found: Vec<String> = files(&[ENGLISH, FRENCH]).iter().map(ToString::to_string).collect();
        assert!(
            found.iter().any(|fault| fault == "toy/words/fr.ftl:1: moves has no argument $place in English")
        );
        assert!(found.iter().any(|fault| fault.contains("fr.ftl:2: won is translated")), "{found:?}");
        assert!(
            found.iter().any(|fault| fault.starts_with("toy/words/fr.ftl:4")),
            "what cannot be read: {found:?}"
        );
        assert_eq!(untranslated(&BOOK, Language::FRENCH), ["lost"]);
    }

    #[test]
    fn sources_are_compared_with_the_files() {
        let source = "fn f() {\n    text!(\"moves\", unit = name(a, b), hex = x);\n    // text!(\"no\")\n    \
                      text!(\"lost\", who = side);\n    bar!(\"1.1\", \"gone\", unit = u)\n}\n";
        let found: Vec<String> = uses(&BOOK, "toy.rs", source).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "toy.rs:4: the message 'lost' needs an argument $n",
                "toy.rs:5: there is no message 'gone' in toy"
            ]
        );
        assert_eq!(unused(&BOOK, [source].into_iter(), &[]), []);
        assert_eq!(unused(&BOOK, ["\"moves\""].into_iter(), &[])[0].line, 2);
    }
}

//! The messages of a phrase file, with what each of them names.

use super::PhraseFault;
use crate::PhraseFile;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};

/// A message of a file.
#[derive(Default)]
pub(crate) struct Phrase {
    pub line: usize,
    pub variables: BTreeSet<String>,
    pub references: BTreeSet<String>,
    pub attributes: Vec<String>,
    /// Between what each variable chooses.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// Variables that stand behind a word which may depend on how they begin.
    pub touched: BTreeSet<String>,
    /// Those of them that stand behind a French word which is written differently before a vowel, and is not.
    pub unbent: BTreeSet<String>,
    /// Those that are given to a function.
    pub bent: BTreeSet<String>,
}

/// The messages of a file.
pub(super) struct Phrases {
    pub file: String,
    pub phrases: BTreeMap<String, Phrase>,
}

/// Reads a file, and notes what cannot be read and what stands twice.
pub(super) fn read(file: &PhraseFile<'_>, faults: &mut Vec<PhraseFault>) -> Phrases {
    let mut phrases = BTreeMap::new();
    for (id, phrase) in read_all(file, faults) {
        let line = phrase.line;
        if phrases.insert(id.clone(), phrase).is_some() {
            faults.push(PhraseFault { file: file.name.to_owned(), line, what: format!("{id} stands twice") });
        }
    }
    Phrases { file: file.name.to_owned(), phrases }
}

fn read_all(file: &PhraseFile<'_>, faults: &mut Vec<PhraseFault>) -> Vec<(String, Phrase)> {
    let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(file.text);
    if let Err((_, errors)) = fluent_syntax::parser::parse(file.text) {
        for error in errors {
            let line = line_at(file.text, error.pos.start);
            faults.push(PhraseFault { file: file.name.to_owned(), line, what: error.kind.to_string() });
        }
    }
    let mut phrases: Vec<(String, Phrase)> = Vec::new();
    for entry in resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            _ => continue,
        };
        let line = line_of(file.text, &id);
        let attributes_named = attributes.iter().map(|attribute| attribute.id.name.to_owned());
        let mut phrase = Phrase { line, attributes: attributes_named.collect(), ..Phrase::default() };
        for pattern in value.iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            walk(pattern, &mut phrase);
        }
        phrases.push((id, phrase));
    }
    phrases
}

/// The messages of a file, in their order.
pub(crate) fn in_order(file: &PhraseFile<'_>) -> Vec<(String, Phrase)> {
    let mut phrases = read_all(file, &mut Vec::new());
    phrases.retain(|(id, _)| !id.starts_with('-'));
    phrases
}

fn walk(pattern: &Pattern<&str>, phrase: &mut Phrase) {
    let mut before = "";
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => before = value,
            PatternElement::Placeable { expression } => {
                note_neighbour(before, expression, phrase);
                walk_expression(expression, phrase);
                before = "";
            }
        }
    }
}

/// Words that are written differently before a vowel, in one language or another.
const TOUCHY: [&str; 13] = ["a", "an", "l’", "d’", "qu’", "le", "la", "du", "au", "ce", "о", "об", "со"];
/// Those for which there is a function.
const UNBENT: [&str; 2] = ["de", "que"];

/// Notes a variable that stands behind a word which may depend on how it begins.
fn note_neighbour(before: &str, expression: &Expression<&str>, phrase: &mut Phrase) {
    let Expression::Inline(InlineExpression::VariableReference { id }) = expression else { return };
    let word = before.rsplit([' ', '\u{a0}', '(', '\n']).find(|word| !word.is_empty());
    let word = word.unwrap_or_default().to_lowercase();
    // A word that ends in an apostrophe touches what follows it; any other has a space behind it.
    if !word.ends_with('’') && !before.ends_with([' ', '\n']) {
        return;
    }
    if TOUCHY.contains(&word.as_str()) || TOUCHY.iter().any(|end| end.ends_with('’') && word.ends_with(end))
    {
        phrase.touched.insert(id.name.to_owned());
    }
    if UNBENT.contains(&word.as_str()) {
        phrase.unbent.insert(id.name.to_owned());
    }
}

fn walk_expression(expression: &Expression<&str>, phrase: &mut Phrase) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, phrase),
        Expression::Select { selector, variants } => {
            walk_inline(selector, phrase);
            if let InlineExpression::VariableReference { id } = selector {
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                phrase.choices.entry(id.name.to_owned()).or_default().extend(keys);
            }
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
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    phrase.touched.insert(id.name.to_owned());
                    phrase.bent.insert(id.name.to_owned());
                }
                walk_inline(argument, phrase);
            }
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, phrase),
        _ => {}
    }
}

/// The line of a place in a text, from 1.
pub(super) fn line_at(text: &str, place: usize) -> usize {
    text.bytes().take(place).filter(|byte| *byte == b'\n').count() + 1
}

/// The line on which a message begins.
fn line_of(text: &str, id: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(begins).map_or(1, |line| line + 1)
}

/// The argument that a variable is about: `who` for `who-is`.
pub(crate) fn root<'v>(variable: &'v str, forms: &BTreeSet<String>) -> &'v str {
    match variable.rsplit_once('-') {
        Some((root, form)) if matches!(form, "is" | "count") || forms.contains(form) => root,
        _ => variable,
    }
}

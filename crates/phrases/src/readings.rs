//! Every way in which a message can read, for those who review texts.

use crate::{Language, Phrasebook};
use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};

/// More ways than this are not told: then each choice is varied while the others stay as they are.
const MOST_WAYS: usize = 16;

/// The messages of a phrasebook in one language, one line for each way to read: `loses [who-is=you, n=1]: You lose one step`.
/// Arguments are told by their names.
pub fn readings(book: &Phrasebook, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    for file in book.own_files().filter(|file| file.language == language.tag()) {
        let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(file.text);
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = Variables::default();
            message.value.iter().for_each(|value| variables.note(value));
            for choice in variables.choices() {
                let said = book.format(language, message.id.name, &variables.args(&choice));
                let head = variables.heading(message.id.name, &choice);
                lines.push(format!("{head}: {}", said.unwrap_or_default().replace('\n', " / ")));
            }
            for attribute in &message.attributes {
                let id = format!("{}.{}", message.id.name, attribute.id.name);
                let said = book.format(language, &id, &FluentArgs::new());
                lines.push(format!("{id}: {}", said.unwrap_or_default()));
            }
        }
    }
    lines
}

/// The variables of a message, and between what each of them chooses.
#[derive(Default)]
struct Variables {
    all: BTreeSet<String>,
    chosen: BTreeMap<String, BTreeSet<String>>,
}

/// The words for the plural forms of languages, with numbers that have these forms in one of them.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
const NUMBERS: [&str; 5] = ["0", "1", "2", "5", "21"];

impl Variables {
    fn note(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.note_expression(expression);
            }
        }
    }

    fn note_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.note_inline(inline),
            Expression::Select { selector, variants } => {
                self.note_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    });
                    self.chosen.entry(id.name.to_owned()).or_default().extend(keys);
                }
                variants.iter().for_each(|variant| self.note(&variant.value));
            }
        }
    }

    fn note_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.all.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.note_expression(expression),
            _ => {}
        }
    }

    /// What a variable is tried with: numbers where it chooses between them, else the words.
    fn values(keys: &BTreeSet<String>, name: &str) -> Vec<String> {
        let is_number = !name.ends_with("-is")
            && keys.iter().all(|key| PLURALS.contains(&key.as_str()) || key.parse::<f64>().is_ok());
        if !is_number {
            return keys.iter().cloned().collect();
        }
        let exact = keys.iter().filter(|key| key.parse::<f64>().is_ok()).cloned();
        let mut values: Vec<String> = exact.chain(NUMBERS.map(str::to_owned)).collect();
        values.sort_by_key(|value| value.parse::<i64>().unwrap_or_default());
        values.dedup();
        values
    }

    /// The ways to choose: all, or where these are too many, each choice by itself.
    fn choices(&self) -> Vec<BTreeMap<&str, String>> {
        let values: Vec<(&str, Vec<String>)> =
            self.chosen.iter().map(|(name, keys)| (name.as_str(), Self::values(keys, name))).collect();
        let first: BTreeMap<&str, String> = values
            .iter()
            .map(|(name, values)| (*name, values.first().cloned().unwrap_or_default()))
            .collect();
        if values.iter().map(|(_, values)| values.len()).product::<usize>() > MOST_WAYS {
            let mut ways = vec![first.clone()];
            for (name, values) in &values {
                let others = values.iter().skip(1);
                ways.extend(others.map(|value| {
                    let mut way = first.clone();
                    way.insert(name, value.clone());
                    way
                }));
            }
            return ways;
        }
        values.iter().fold(vec![BTreeMap::new()], |ways, (name, values)| {
            let longer = ways.iter().flat_map(|way| {
                values.iter().map(move |value| {
                    let mut way = way.clone();
                    way.insert(*name, value.clone());
                    way
                })
            });
            longer.collect()
        })
    }

    fn args(&self, choice: &BTreeMap<&str, String>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for name in &self.all {
            let value = match choice.get(name.as_str()) {
                Some(value) if name.ends_with("-is") => FluentValue::from(value.clone()),
                Some(value) => FluentValue::try_number(value).into_owned(),
                None => FluentValue::from(format!("‹{name}›")),
            };
            args.set(name.clone(), value);
        }
        args
    }

    fn heading(&self, id: &str, choice: &BTreeMap<&str, String>) -> String {
        if choice.is_empty() {
            return id.to_owned();
        }
        let chosen: Vec<String> = choice.iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!("{id} [{}]", chosen.join(", "))
    }
}

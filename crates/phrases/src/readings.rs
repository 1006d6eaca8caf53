//! Every way in which a message can read, for those who review texts.

use crate::check::messages::{Phrase, in_order, root};
use crate::{Arg, Language, Phrasebook, Reader};
use fluent_bundle::{FluentArgs, FluentValue};
use std::collections::{BTreeMap, BTreeSet};

/// More ways than this are not told: then each choice is varied while the others stay as they are.
const MOST_WAYS: usize = 16;

/// The words for the plural forms of languages, with numbers that have these forms in one of them.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
const NUMBERS: [&str; 5] = ["0", "1", "2", "5", "21"];

/// Two names, the second of which begins with a vowel.
fn names(language: Language) -> [&'static str; 2] {
    if language == Language::RUSSIAN { ["Берлин", "Осло"] } else { ["Berlin", "Oslo"] }
}

/// The messages of a phrasebook in one language, one line for each way to read: `loses [who=you, n=1]: You lose one step`.
/// Sides, phrases and numbers are real where the message chooses by them or bends them; a name is, where a word before it
/// may depend on how it begins. Other arguments are told by their names.
pub fn readings(book: &Phrasebook, language: Language) -> Vec<String> {
    let nouns = Nouns::of(book, language);
    let mut lines = Vec::new();
    for file in book.own_files().filter(|file| file.language == language.tag()) {
        for (id, phrase) in in_order(&file) {
            let slots = nouns.slots(&phrase);
            for way in ways(&slots) {
                let said = nouns.said(&id, &phrase, &way).unwrap_or_default();
                lines.push(format!("{}: {}", heading(&id, &way), said.replace('\n', " / ")));
            }
            for attribute in &phrase.attributes {
                let id = format!("{id}.{attribute}");
                lines.push(format!("{id}: {}", book.noun(&id, language).unwrap_or_default()));
            }
        }
    }
    lines
}

/// One value of something that a message is told.
#[derive(Clone)]
enum Value {
    /// An argument as the code gives it.
    Given(String, Arg),
    /// What a choice is made by, as the message sees it.
    Seen(String),
}

/// What a message is told, and the values to try.
type Slot = (String, Vec<Value>);

/// The reader's seat, and that of somebody else.
const OWN: u64 = 1;
const OTHER: u64 = 2;

/// What of a phrasebook stands for sides and phrases.
struct Nouns<'b> {
    book: &'b Phrasebook,
    language: Language,
    sides: Vec<String>,
    /// By form, such as `genitive`: the messages that have it, in their order.
    forms: BTreeMap<String, Vec<String>>,
}

impl<'b> Nouns<'b> {
    fn of(book: &'b Phrasebook, language: Language) -> Self {
        let (mut sides, mut forms) = (Vec::new(), BTreeMap::<String, Vec<String>>::new());
        for file in book.files().filter(|file| file.language == language.tag()) {
            for (id, phrase) in in_order(&file) {
                // A seat of a side has the side's name before its own.
                let side = id.strip_prefix("side-").filter(|side| !side.contains('_'));
                if let Some(side) = side.filter(|_| phrase.variables.is_empty()) {
                    sides.push(side.to_owned());
                }
                for form in phrase.attributes {
                    forms.entry(form).or_default().push(id.clone());
                }
            }
        }
        Self { book, language, sides, forms }
    }

    /// What a message is told, in alphabetical order.
    fn slots(&self, phrase: &Phrase) -> Vec<Slot> {
        let forms: BTreeSet<String> = self.forms.keys().cloned().collect();
        let mut about: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
        for variable in &phrase.variables {
            about.entry(root(variable, &forms)).or_default().push(variable);
        }
        about.into_iter().filter_map(|(name, seen)| self.slot(phrase, name, &seen)).collect()
    }

    fn slot(&self, phrase: &Phrase, name: &str, seen: &[&String]) -> Option<Slot> {
        let is = phrase.choices.get(&format!("{name}-is"));
        let bent: Vec<&str> = seen
            .iter()
            .filter_map(|variable| variable.strip_prefix(name)?.strip_prefix('-'))
            .filter(|form| self.forms.contains_key(*form))
            .collect();
        let is_side = |key: &String| key == "you" || self.sides.contains(key);
        let named = |values: Vec<Value>| Some((name.to_owned(), values));
        if is.is_some_and(|keys| keys.iter().any(is_side)) || matches!(name, "side" | "seat") {
            return named(self.parties(is));
        }
        if let Some(keys) = is {
            let messages: Vec<&String> = keys.iter().filter(|key| self.book.has(key)).collect();
            let another = messages.first().and_then(|first| self.beside(first, keys));
            if !messages.is_empty() {
                return named(messages.into_iter().cloned().chain(another).map(phrase_value).collect());
            }
            return Some((format!("{name}-is"), keys.iter().cloned().map(Value::Seen).collect()));
        }
        if let Some(form) = bent.first() {
            return named(self.bending(name, form));
        }
        let count = format!("{name}-count");
        if let Some((variable, keys)) = [name, &count]
            .into_iter()
            .find_map(|variable| phrase.choices.get(variable).map(|keys| (variable, keys)))
        {
            return Some((variable.to_owned(), seen_values(keys).into_iter().map(Value::Seen).collect()));
        }
        let touched = phrase.touched.contains(name);
        let value = |name: &str| Value::Given(name.to_owned(), Arg::name(name));
        touched.then(|| (name.to_owned(), names(self.language).map(value).to_vec()))
    }

    /// Every side, and the reader where the message knows him.
    fn parties(&self, keys: Option<&BTreeSet<String>>) -> Vec<Value> {
        let party = |label: &str, side: &String, seats: u64| {
            // An id that the program knows is there for as long as it runs, and so are those of a review.
            Value::Given(label.to_owned(), Arg::Party(String::leak(side.clone()), seats))
        };
        let own = keys.filter(|keys| keys.contains("you")).and_then(|_| self.sides.first());
        let own = own.map(|side| party("you", side, OWN));
        own.into_iter().chain(self.sides.iter().map(|side| party(side, side, OTHER))).collect()
    }

    /// A message of the same kind that the message does not choose by: what stands for all others.
    fn beside(&self, first: &str, keys: &BTreeSet<String>) -> Option<String> {
        let kind = first.split_once('-')?.0;
        let files = self.book.own_files().filter(|file| file.language == Language::ENGLISH.tag());
        let mut ids = files.flat_map(|file| in_order(&file).into_iter());
        ids.find_map(|(id, phrase)| {
            let is_one = id.split_once('-').is_some_and(|(found, _)| found == kind);
            (is_one && phrase.variables.is_empty() && !keys.contains(&id)).then_some(id)
        })
    }

    /// Messages that have a form: of the kind that an argument is named after, if there are any; one that begins with a
    /// vowel and one that does not.
    fn bending(&self, name: &str, form: &str) -> Vec<Value> {
        let all = &self.forms[form];
        let kind: Vec<&String> =
            all.iter().filter(|id| id.strip_prefix(name).is_some_and(|rest| rest.starts_with('-'))).collect();
        let found = if kind.is_empty() { all.iter().collect() } else { kind };
        let starts_with_vowel = |id: &&&String| {
            let said = self.book.noun(id, self.language).unwrap_or_default().to_lowercase();
            said.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'а', 'е', 'и', 'о', 'у', 'э', 'ю', 'я'])
        };
        let vowel = found.iter().find(starts_with_vowel);
        let other = found.iter().find(|id| !starts_with_vowel(id));
        other.into_iter().chain(vowel).map(|id| phrase_value((*id).clone())).collect()
    }

    fn said(&self, id: &str, phrase: &Phrase, way: &[(&str, &Value)]) -> Option<String> {
        let reader = Reader { language: self.language, seats: OWN };
        let given: Vec<(&str, Arg)> = way
            .iter()
            .filter_map(|(name, value)| match value {
                Value::Given(_, arg) => Some((*name, arg.clone())),
                Value::Seen(_) => None,
            })
            .collect();
        let mut args: FluentArgs<'_> = self.book.args(&given, reader);
        for (name, value) in way {
            if let Value::Seen(seen) = value {
                let is_word = name.ends_with("-is");
                args.set(
                    (*name).to_owned(),
                    if is_word {
                        FluentValue::from(seen.clone())
                    } else {
                        FluentValue::try_number(seen).into_owned()
                    },
                );
            }
        }
        for variable in &phrase.variables {
            if args.get(variable.as_str()).is_none() {
                args.set(variable.clone(), format!("‹{variable}›"));
            }
        }
        self.book.format(self.language, id, &args).map(std::borrow::Cow::into_owned)
    }
}

fn phrase_value(id: String) -> Value {
    Value::Given(id.clone(), Arg::phrase(id))
}

/// What a choice is tried with: numbers where it is between them, else the words.
fn seen_values(keys: &BTreeSet<String>) -> Vec<String> {
    let is_number = keys.iter().all(|key| PLURALS.contains(&key.as_str()) || key.parse::<f64>().is_ok());
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
fn ways(slots: &[Slot]) -> Vec<Vec<(&str, &Value)>> {
    let slots: Vec<(&str, &Vec<Value>)> = slots
        .iter()
        .filter(|(_, values)| !values.is_empty())
        .map(|(name, values)| (name.as_str(), values))
        .collect();
    let first: Vec<(&str, &Value)> = slots.iter().map(|(name, values)| (*name, &values[0])).collect();
    if slots.iter().map(|(_, values)| values.len()).product::<usize>() > MOST_WAYS {
        let mut ways = vec![first.clone()];
        for (place, (_, values)) in slots.iter().enumerate() {
            ways.extend(values.iter().skip(1).map(|value| {
                let mut way = first.clone();
                way[place].1 = value;
                way
            }));
        }
        return ways;
    }
    slots.iter().fold(vec![Vec::new()], |ways, (name, values)| {
        let longer = ways.iter().flat_map(|way| {
            values.iter().map(move |value| {
                let mut way = way.clone();
                way.push((*name, value));
                way
            })
        });
        longer.collect()
    })
}

fn heading(id: &str, way: &[(&str, &Value)]) -> String {
    if way.is_empty() {
        return id.to_owned();
    }
    let chosen: Vec<String> = way
        .iter()
        .map(|(name, value)| match value {
            Value::Given(label, _) => format!("{name}={label}"),
            Value::Seen(seen) => format!("{name}={seen}"),
        })
        .collect();
    format!("{id} [{}]", chosen.join(", "))
}

use phrases::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// One rule that players may choose before the game. What people read of it stands in the phrase files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The word used in records and on the command line. `scenario` is for what is played, not for a rule: people
    /// choose it first.
    pub id: &'static str,
    /// The values it can have, by the words used in records and on the command line; the first one is the default.
    pub choices: &'static [&'static str],
}

/// The values chosen for a game. What is not named has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, OptionValue>);

/// A value as people write it: a word, or a plain yes and no.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum OptionValue {
    Flag(bool),
    Word(String),
}

impl OptionValue {
    fn word(&self) -> &str {
        match self {
            OptionValue::Flag(true) => "yes",
            OptionValue::Flag(false) => "no",
            OptionValue::Word(word) => word,
        }
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs: Vec<String> = self.0.iter().map(|(id, value)| format!("{id}={}", value.word())).collect();
        f.write_str(&pairs.join(" "))
    }
}

/// An option or a value that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// No option has this name.
    UnknownOption(String, String),
    /// The option cannot have this value.
    UnknownValue(String, String, String),
}

impl OptionError {
    /// For people.
    pub fn text(&self) -> Text {
        match self {
            OptionError::UnknownOption(option, known) => {
                text!("no-such-option", option = option.as_str(), known = known.as_str())
            }
            OptionError::UnknownValue(option, value, known) => {
                let [option, value, known] = [option, value, known].map(String::as_str);
                text!("no-such-value", option = option, value = value, known = known)
            }
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl<I: AsRef<str>, V: AsRef<str>> FromIterator<(I, V)> for Options {
    fn from_iter<T: IntoIterator<Item = (I, V)>>(pairs: T) -> Self {
        let mut options = Options::default();
        for (id, value) in pairs {
            options.set(id.as_ref(), value.as_ref());
        }
        options
    }
}

impl Options {
    /// Sets an option.
    pub fn set(&mut self, id: &str, value: &str) {
        self.0.insert(id.to_owned(), OptionValue::Word(value.to_owned()));
    }

    /// Was this option chosen, and not left to its default?
    pub fn names(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// Checks the names and values against what the game offers, and spells out every default.
    ///
    /// # Errors
    /// If an option or a value is unknown.
    pub fn settle(&self, specs: &[OptionSpec]) -> Result<Options, OptionError> {
        for (id, value) in &self.0 {
            let Some(spec) = specs.iter().find(|spec| spec.id == id) else {
                let known: Vec<_> = specs.iter().map(|spec| spec.id).collect();
                return Err(OptionError::UnknownOption(id.clone(), known.join(", ")));
            };
            if !spec.choices.contains(&value.word()) {
                let known = spec.choices.join(", ");
                return Err(OptionError::UnknownValue(id.clone(), value.word().to_owned(), known));
            }
        }
        let mut settled = Options::default();
        for spec in specs {
            settled.set(spec.id, self.value(spec));
        }
        Ok(settled)
    }

    /// Those of the values that the game offers: what it does not know has its default.
    pub fn known(&self, specs: &[OptionSpec]) -> Options {
        let chosen = specs.iter().filter_map(|spec| {
            let value = self.0.get(spec.id)?.word();
            spec.choices.contains(&value).then_some((spec.id, value))
        });
        chosen.collect()
    }

    /// Only what differs from the defaults.
    pub fn unusual(&self, specs: &[OptionSpec]) -> Options {
        let chosen = specs.iter().filter(|spec| self.value(spec) != spec.choices[0]);
        chosen.map(|spec| (spec.id, self.value(spec))).collect()
    }

    /// The value that an option has here.
    pub fn value<'a>(&'a self, spec: &'a OptionSpec) -> &'a str {
        self.0.get(spec.id).map_or(spec.choices[0], OptionValue::word)
    }

    /// The place of that value among the choices of the option; the default's, if it is none of them.
    pub fn place(&self, spec: &OptionSpec) -> usize {
        let value = self.value(spec);
        spec.choices.iter().position(|choice| *choice == value).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: [OptionSpec; 1] = [OptionSpec { id: "fog", choices: &["no", "yes"] }];

    #[test]
    fn defaults_are_spelled_out_and_flags_are_words() {
        let settled = Options::default().settle(&SPECS).unwrap();
        assert_eq!(settled.value(&SPECS[0]), "no");
        let options: Options = serde_json::from_str(r#"{"fog":true}"#).unwrap();
        assert_eq!(options.settle(&SPECS).unwrap().value(&SPECS[0]), "yes");
    }

    #[test]
    fn what_a_game_does_not_offer_any_more_is_left_out() {
        let options: Options = [("fog", "thick"), ("snow", "yes")].into_iter().collect();
        assert_eq!(options.known(&SPECS), Options::default());
        let options: Options = [("fog", "yes"), ("snow", "yes")].into_iter().collect();
        assert_eq!(options.known(&SPECS).value(&SPECS[0]), "yes");
    }

    #[test]
    fn what_is_unusual_is_what_differs_from_the_defaults() {
        let settled = Options::default().settle(&SPECS).unwrap();
        assert_eq!(settled.unusual(&SPECS).to_string(), "");
        let foggy: Options = [("fog", "yes")].into_iter().collect();
        assert_eq!(foggy.settle(&SPECS).unwrap().unusual(&SPECS).to_string(), "fog=yes");
    }

    #[test]
    fn unknown_names_and_values_are_refused() {
        let mut options = Options::default();
        options.set("fog", "perhaps");
        assert!(matches!(options.settle(&SPECS), Err(OptionError::UnknownValue(..))));
        let mut options = Options::default();
        options.set("frog", "yes");
        assert!(matches!(options.settle(&SPECS), Err(OptionError::UnknownOption(..))));
    }
}

//! Phrasebooks: what a game says, in every language.

use crate::grammar::add_functions;
use crate::names::place_message;
use crate::pseudo::pseudo;
use crate::quick::is;
use crate::{Arg, Language, Message, Reader, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use fluent_syntax::ast::{Pattern, PatternElement};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

/// A file with messages in one language.
#[derive(Clone, Copy, Debug)]
pub struct PhraseFile<'t> {
    /// The language's tag.
    pub language: &'static str,
    /// The file's name below the data folder.
    pub name: &'static str,
    /// Its text.
    pub text: &'t str,
}

/// All that a game says, in every language. Two of the same name are the same.
pub struct Phrasebook {
    name: &'static str,
    files: &'static [&'static [PhraseFile<'static>]],
    /// Each language is read when somebody first asks for it.
    bundles: [OnceLock<FluentBundle<Arc<FluentResource>>>; Language::SPOKEN],
}

impl Phrasebook {
    /// Messages are looked up in the first group of files that has them.
    pub const fn new(name: &'static str, files: &'static [&'static [PhraseFile<'static>]]) -> Self {
        Self { name, files, bundles: [const { OnceLock::new() }; Language::SPOKEN] }
    }

    /// Its name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The files that it is read from.
    pub fn files(&self) -> impl Iterator<Item = PhraseFile<'static>> {
        self.files.iter().flat_map(|files| files.iter().copied())
    }

    /// Those of them that no other phrasebook is read from: the first group.
    pub fn own_files(&self) -> impl Iterator<Item = PhraseFile<'static>> {
        self.files.iter().take(1).flat_map(|files| files.iter().copied())
    }

    /// Is there such a message?
    pub fn has(&self, id: &str) -> bool {
        self.bundle(Language::ENGLISH).has_message(id)
    }

    /// The messages whose ids begin with one of these words: names by which a program finds them.
    pub fn named(&'static self, beginnings: &[&str]) -> BTreeMap<String, Text> {
        let mut named = BTreeMap::new();
        for file in self.files().filter(|file| file.language == Language::ENGLISH.tag()) {
            for id in file.text.lines().filter_map(|line| Some(line.split_once(" = ")?.0)) {
                if beginnings.iter().any(|beginning| id.starts_with(beginning)) {
                    named.insert(id.to_owned(), Text::message(self, id.to_owned(), []));
                }
            }
        }
        named
    }

    fn bundle(&self, language: Language) -> &FluentBundle<Arc<FluentResource>> {
        let place = if language.place() < Language::SPOKEN { language.place() } else { 0 };
        self.bundles[place].get_or_init(|| self.read(language))
    }

    /// What cannot be read is left out: [`crate::check`] tells where and why.
    fn read(&self, language: Language) -> FluentBundle<Arc<FluentResource>> {
        let tag = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        add_functions(&mut bundle, language);
        for file in self.files().filter(|file| file.language == language.tag()) {
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(file.text.to_owned());
            // A message that stands in two files is that of the first one.
            let _ = bundle.add_resource(Arc::new(resource));
        }
        bundle
    }

    /// A message for a reader. One that no language has is told by its id, in brackets.
    pub(crate) fn say(&self, message: &Message, reader: Reader) -> Cow<'_, str> {
        if reader.language == Language::PSEUDO {
            return pseudo(&self.say(message, Reader { language: Language::ENGLISH, ..reader })).into();
        }
        // A message that is the same for everybody needs no arguments.
        let plain = message.args.is_empty().then(|| self.noun(&message.id, reader.language)).flatten();
        if let Some(said) = plain {
            return said;
        }
        let quick = self.say_quickly(message, reader);
        if let Some(said) = quick.filter(|said| self.agrees(said, message, reader)) {
            return said.into();
        }
        let args = self.args(&message.args, reader);
        let said = self.format(reader.language, &message.id, &args);
        said.unwrap_or_else(|| format!("⟦{}⟧", message.id).into())
    }

    /// Whatever is said quickly is said as Fluent says it: that is tested wherever a test says anything.
    fn agrees(&self, said: &str, message: &Message, reader: Reader) -> bool {
        if cfg!(debug_assertions) {
            let slowly = self.format(reader.language, &message.id, &self.args(&message.args, reader));
            assert_eq!(Some(said), slowly.as_deref(), "{}", message.id);
        }
        true
    }

    /// A message as a language has it.
    pub(crate) fn message(&self, id: &str, language: Language) -> Option<FluentMessage<'_>> {
        self.bundle(language).get_message(id)
    }

    /// A message in a language, or else in English. `side-day.title` is the attribute `title` of a message; where it has
    /// none, the message itself.
    pub(crate) fn format(&self, language: Language, id: &str, args: &FluentArgs<'_>) -> Option<Cow<'_, str>> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let format_in = |language: Language| {
            let bundle = self.bundle(language);
            let message = bundle.get_message(id)?;
            let attribute = attribute.and_then(|attribute| message.get_attribute(attribute));
            let pattern = attribute.map(|attribute| attribute.value()).or_else(|| message.value())?;
            // Nouns are said more often than anything else, and most of them are as they stand in the file.
            if let Some(text) = plain(pattern) {
                return Some(Cow::Borrowed(text));
            }
            let mut text = String::with_capacity(64);
            bundle.write_pattern(&mut text, pattern, Some(args), &mut Vec::new()).ok()?;
            Some(Cow::Owned(text))
        };
        format_in(language)
            .or_else(|| (language != Language::ENGLISH).then(|| format_in(Language::ENGLISH))?)
    }

    /// What a message sees of these arguments.
    pub(crate) fn args<'m>(&'m self, given: &'m [(&'m str, Arg)], reader: Reader) -> FluentArgs<'m> {
        let mut args = FluentArgs::with_capacity(given.len() * 2);
        for (name, arg) in given {
            match arg {
                Arg::Party(id, _) => {
                    args.set(format!("{name}-is"), is(arg, reader).unwrap_or(id));
                    self.add_noun(&mut args, name, &format!("side-{id}"), id, reader);
                }
                Arg::Phrase(id) => {
                    args.set(format!("{name}-is"), id.as_ref());
                    self.add_noun(&mut args, name, id, id, reader);
                }
                Arg::Unit(unit) if reader.language != Language::ENGLISH => {
                    self.add_noun(&mut args, name, &format!("unit-{}", unit.0), &unit.1, reader);
                }
                Arg::Place(place) if reader.language != Language::ENGLISH => match place_message(place) {
                    Some(id) => self.add_noun(&mut args, name, &id, place, reader),
                    None => args.set(*name, place.as_ref()),
                },
                Arg::List(items) => {
                    args.set(format!("{name}-count"), items.len());
                    args.set(*name, self.written(arg, reader));
                }
                Arg::Number(number) => args.set(*name, *number),
                other => args.set(*name, self.written(other, reader)),
            }
        }
        args
    }

    /// A noun by the name of an argument, and its forms behind that name.
    fn add_noun<'m>(
        &'m self,
        args: &mut FluentArgs<'m>,
        name: &'m str,
        id: &str,
        otherwise: &'m str,
        reader: Reader,
    ) {
        args.set(name, self.noun(id, reader.language).unwrap_or(Cow::Borrowed(otherwise)));
        let bundle = self.bundle(reader.language);
        for attribute in bundle.get_message(id).iter().flat_map(FluentMessage::attributes) {
            let said = plain(attribute.value()).map_or_else(
                || bundle.format_pattern(attribute.value(), None, &mut Vec::new()),
                Cow::Borrowed,
            );
            args.set(format!("{name}-{}", attribute.id()), said);
        }
    }

    /// A message that needs no arguments.
    pub(crate) fn noun(&self, id: &str, language: Language) -> Option<Cow<'_, str>> {
        self.format(language, id, &FluentArgs::new())
    }

    /// An argument as it is written where it stands.
    pub(crate) fn written<'m>(&'m self, arg: &'m Arg, reader: Reader) -> Cow<'m, str> {
        let noun =
            |id: &str, otherwise: &'m str| self.noun(id, reader.language).unwrap_or(Cow::Borrowed(otherwise));
        match arg {
            Arg::Number(number) => Cow::Owned(number.to_string()),
            Arg::Halves(halves) => Cow::Owned(in_halves(*halves)),
            Arg::Name(text) => Cow::Borrowed(text),
            Arg::Place(place) => self.place(place, reader.language),
            Arg::Unit(unit) => self.unit(&unit.0, &unit.1, reader.language),
            Arg::Party(id, _) => noun(&format!("side-{id}"), id),
            Arg::Phrase(id) => noun(id, id),
            Arg::Text(text) => text.said_to(reader),
            Arg::List(items) => Cow::Owned(self.joined(items, reader)),
        }
    }

    fn joined(&self, items: &[Arg], reader: Reader) -> String {
        let Some((last, before)) = items.split_last() else { return String::new() };
        let last = self.written(last, reader);
        if before.is_empty() {
            return last.into_owned();
        }
        let before: Vec<Cow<'_, str>> = before.iter().map(|item| self.written(item, reader)).collect();
        let mut args = FluentArgs::with_capacity(2);
        args.set("before", before.join(", "));
        args.set("last", last.as_ref());
        let said = self.format(reader.language, "list", &args);
        said.map_or_else(|| format!("{}, {last}", before.join(", ")), Cow::into_owned)
    }
}

/// The text of a message without arguments or choices.
fn plain<'t>(pattern: &Pattern<&'t str>) -> Option<&'t str> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}

/// Half points as people write them: `2½`.
pub fn in_halves(halves: i32) -> String {
    let sign = if halves < 0 { "-" } else { "" };
    match (halves.unsigned_abs() / 2, halves % 2 != 0) {
        (0, true) => format!("{sign}½"),
        (whole, true) => format!("{sign}{whole}½"),
        (whole, false) => format!("{sign}{whole}"),
    }
}

impl PartialEq for Phrasebook {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Phrasebook {}

impl Hash for Phrasebook {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for Phrasebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Phrasebook({})", self.name)
    }
}

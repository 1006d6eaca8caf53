//! Texts.

use crate::{Arg, Language, Phrasebook, Reader};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::fmt;

/// What a person reads: a message that is still to be said, or what was said.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Text(Inner);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Inner {
    Said(Cow<'static, str>),
    Unsaid(Box<Message>),
    Named(Box<Named>),
}

/// The name of a place or a unit by itself: most languages have it as it is.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Named {
    book: &'static Phrasebook,
    /// The id of a unit, and then the name: a scene has a hundred of them, so they are one string.
    text: String,
    /// How long the id is; a place has none.
    id: usize,
}

impl Named {
    fn name(&self) -> &str {
        &self.text[self.id..]
    }

    fn said(&self, language: Language) -> Cow<'_, str> {
        match &self.text[..self.id] {
            "" => self.book.place(self.name(), language),
            id => self.book.unit(id, self.name(), language),
        }
    }
}

/// A message of a phrasebook with its arguments.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Message {
    pub(crate) book: &'static Phrasebook,
    pub(crate) id: Cow<'static, str>,
    pub(crate) args: Vec<(&'static str, Arg)>,
}

impl Text {
    /// A message of a phrasebook. [`crate::text_of`] is shorter.
    pub fn message(
        book: &'static Phrasebook,
        id: impl Into<Cow<'static, str>>,
        args: impl IntoIterator<Item = (&'static str, Arg)>,
    ) -> Self {
        Text(Inner::Unsaid(Box::new(Message { book, id: id.into(), args: args.into_iter().collect() })))
    }

    /// Something that reads the same in every language: a name, a number.
    pub fn name(name: impl Into<String>) -> Self {
        Text(Inner::Said(Cow::Owned(name.into())))
    }

    /// The name of a place.
    pub fn place(book: &'static Phrasebook, name: impl Into<String>) -> Self {
        Text(Inner::Named(Box::new(Named { book, text: name.into(), id: 0 })))
    }

    /// The name of a unit, by its roster id and what its counter calls it.
    pub fn unit(book: &'static Phrasebook, id: &str, name: &str) -> Self {
        let text = [id, name].concat();
        Text(Inner::Named(Box::new(Named { book, text, id: id.len() })))
    }

    /// Nothing to read?
    pub fn is_empty(&self) -> bool {
        matches!(&self.0, Inner::Said(text) if text.is_empty())
    }

    /// For a reader.
    pub fn said_to(&self, reader: Reader) -> Cow<'_, str> {
        match &self.0 {
            Inner::Said(text) => Cow::Borrowed(text),
            Inner::Unsaid(message) => message.book.say(message, reader),
            Inner::Named(named) => named.said(reader.language),
        }
    }

    /// Says it: from now on it is the same for everybody.
    pub fn settle(&mut self, reader: Reader) {
        let said = match &mut self.0 {
            Inner::Said(_) => return,
            Inner::Unsaid(message) => message.book.say(message, reader),
            // Mostly as it stands: then it is moved.
            Inner::Named(named) => {
                let said = named.said(reader.language);
                if said == named.name() {
                    let mut text = std::mem::take(&mut named.text);
                    text.drain(..named.id);
                    Cow::Owned(text)
                } else {
                    Cow::Owned(said.into_owned())
                }
            }
        };
        self.0 = Inner::Said(said);
    }

    /// Does it read differently from one seat to another?
    pub fn depends_on_seat(&self) -> bool {
        match &self.0 {
            Inner::Said(_) | Inner::Named(_) => false,
            Inner::Unsaid(message) => message.args.iter().any(|(_, arg)| arg.depends_on_seat()),
        }
    }

    /// In English, to somebody who plays no seat.
    pub fn english(&self) -> String {
        self.said_to(Reader::ANYBODY).into_owned()
    }

    /// The message's id, as long as it is not said.
    pub fn id(&self) -> Option<&str> {
        match &self.0 {
            Inner::Said(_) | Inner::Named(_) => None,
            Inner::Unsaid(message) => Some(&message.id),
        }
    }

    /// For programs: `{"id":"loses","args":{"who":{"side":"day"},"steps":2}}`; a name is a string.
    pub fn to_json(&self) -> Value {
        match &self.0 {
            Inner::Said(text) => json!(text),
            Inner::Named(named) => json!(named.name()),
            Inner::Unsaid(message) => {
                let args: Map<String, Value> =
                    message.args.iter().map(|(name, arg)| ((*name).to_owned(), arg.to_json())).collect();
                json!({ "id": message.id, "args": args })
            }
        }
    }
}

impl Default for Text {
    fn default() -> Self {
        Text::name("")
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said_to(Reader::ANYBODY))
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Inner::Said(text) => write!(f, "{text:?}"),
            Inner::Named(named) => write!(f, "{:?}", named.name()),
            Inner::Unsaid(message) => write!(f, "{}: {:?}", message.id, self.english()),
        }
    }
}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.said_to(Reader::ANYBODY) == other
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self == *other
    }
}

/// As it was said; else in English, to nobody's seat.
impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.said_to(Reader::ANYBODY))
    }
}

/// As it was said.
impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Text::name(String::deserialize(deserializer)?))
    }
}

#[cfg(feature = "typescript")]
impl ts_rs::TS for Text {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        "string".to_owned()
    }
}

//! The arguments of messages.

use crate::Text;
use serde_json::{Value, json};
use std::borrow::Cow;

/// Something that a message is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number, also of a die.
    Number(i64),
    /// Half points: 5 is read as 2½.
    Halves(i32),
    /// A proper name, or a number that is written already.
    Name(Box<str>),
    /// A place, by its name on the map.
    Place(Box<str>),
    /// A unit, by its roster id and its name.
    Unit(Box<(Box<str>, Box<str>)>),
    /// A side or a seat: its id, and the seats that are called "you".
    Party(&'static str, u64),
    /// Another message of the same phrasebook, without arguments: the name of a phase, a kind of ground.
    Phrase(Cow<'static, str>),
    /// Another text.
    Text(Box<Text>),
    /// Several of these, joined as the language joins them.
    List(Vec<Arg>),
}

impl Arg {
    /// A place, by its name on the map.
    pub fn place(place: impl ToString) -> Self {
        Arg::Place(place.to_string().into())
    }

    /// A unit, by its roster id and its name.
    pub fn unit(id: impl Into<Box<str>>, name: impl Into<Box<str>>) -> Self {
        Arg::Unit(Box::new((id.into(), name.into())))
    }

    /// A name that is the same in every language.
    pub fn name(name: impl ToString) -> Self {
        Arg::Name(name.to_string().into())
    }

    /// Another message of the same phrasebook.
    pub fn phrase(id: impl Into<Cow<'static, str>>) -> Self {
        Arg::Phrase(id.into())
    }

    /// Several of these.
    pub fn list(args: impl IntoIterator<Item = Arg>) -> Self {
        Arg::List(args.into_iter().collect())
    }

    /// Does it read differently from one seat to another?
    pub(crate) fn depends_on_seat(&self) -> bool {
        match self {
            Arg::Party(_, seats) => *seats != 0,
            Arg::Text(text) => text.depends_on_seat(),
            Arg::List(args) => args.iter().any(Arg::depends_on_seat),
            _ => false,
        }
    }

    /// For programs.
    pub(crate) fn to_json(&self) -> Value {
        match self {
            Arg::Number(number) => json!(number),
            Arg::Halves(halves) => json!(f64::from(*halves) / 2.0),
            Arg::Name(name) => json!(name),
            Arg::Place(place) => json!({ "place": place }),
            Arg::Unit(unit) => json!({ "unit": unit.0, "name": unit.1 }),
            Arg::Party(id, _) => json!({ "side": id }),
            Arg::Phrase(id) => json!({ "phrase": id }),
            Arg::Text(text) => text.to_json(),
            Arg::List(args) => args.iter().map(Arg::to_json).collect(),
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Arg::Number(number as i64)
            }
        })*
    };
}

numbers!(u8, i8, u16, i16, u32, i32, u64, i64, usize);

/// A name that is the same in every language.
impl From<&str> for Arg {
    fn from(name: &str) -> Self {
        Arg::Name(name.into())
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Arg::Text(Box::new(text))
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(args: Vec<Arg>) -> Self {
        Arg::List(args)
    }
}

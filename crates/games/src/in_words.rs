//! What people read about a game before they play it, in their language.

use crate::title::Title;
use declaration::{SideSpec, Tint, TitleSpec};
use kernel::{OptionSpec, SeatInfo, SurveySpec, SurveySubject};
use phrases::{Phrasebook, Text, has_texts};
use serde::Serialize;

/// A rule that players may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OptionSpec"))]
pub struct OptionInWords {
    /// The word used in records and on the command line. `scenario` is for what is played, not for a rule: people
    /// choose it first.
    pub id: &'static str,
    /// One sentence about what it changes.
    pub text: Text,
    /// The values it can have; the first one is the default.
    pub choices: Vec<ChoiceInWords>,
}

/// One value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OptionChoice"))]
pub struct ChoiceInWords {
    /// The word used in records and on the command line.
    pub id: &'static str,
    /// What it means.
    pub text: Text,
}

/// A side with its colour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SideSpec"))]
pub struct SideInWords {
    /// The word used in data and records. The id of each of its seats is this word, or begins with it and
    /// an underscore.
    pub id: &'static str,
    /// What people call it.
    pub name: Text,
    /// Its colour on the page.
    pub tint: Tint,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SeatInfo"))]
pub struct SeatInWords {
    /// The word used in records and on the command line.
    pub id: &'static str,
    /// What people call it.
    pub name: Text,
}

/// Something that a player may ask to see on the map: zones of control, a field of fire, ...
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SurveySpec"))]
pub struct SurveyInWords {
    /// The word by which it is asked for.
    pub id: &'static str,
    /// The name shown to people.
    pub name: Text,
    /// What it is about.
    pub subject: SurveySubject,
}

/// A game as programs list it.
#[derive(Clone, Debug, Serialize)]
pub struct GameInWords {
    /// The word used on the command line and in records.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// The version of the rules.
    pub rules: u32,
    /// A fingerprint of the data files.
    pub data: String,
    /// The seats, in order.
    pub seats: Vec<SeatInWords>,
    /// The rules that players may choose.
    pub options: Vec<OptionInWords>,
}

has_texts!(GameInWords: seats, options);
has_texts!(OptionInWords: text, choices);
has_texts!(ChoiceInWords: text);
has_texts!(SideInWords: name);
has_texts!(SeatInWords: name);
has_texts!(SurveyInWords: name);

fn message(book: &'static Phrasebook, id: String) -> Text {
    Text::message(book, id, [])
}

impl GameInWords {
    /// What a game is, and what can be chosen.
    pub fn of(title: &dyn Title) -> Self {
        let (identity, book) = (title.identity(), title.phrasebook());
        Self {
            id: identity.id,
            title: identity.title.clone(),
            rules: identity.rules,
            data: identity.data.clone(),
            seats: identity.seats.iter().map(|seat| SeatInWords::of(seat, book)).collect(),
            options: identity.options.iter().map(|option| OptionInWords::of(option, book)).collect(),
        }
    }
}

impl OptionInWords {
    /// An option of a game that speaks by this book.
    pub fn of(option: &OptionSpec, book: &'static Phrasebook) -> Self {
        let choice = |id: &&'static str| ChoiceInWords {
            id,
            text: message(book, format!("option-{}-{id}", option.id)),
        };
        Self {
            id: option.id,
            text: message(book, format!("option-{}", option.id)),
            choices: option.choices.iter().map(choice).collect(),
        }
    }
}

impl SideInWords {
    /// A side of a game that speaks by this book.
    pub fn of(side: &SideSpec, book: &'static Phrasebook) -> Self {
        Self { id: side.id, name: message(book, format!("side-{}.title", side.id)), tint: side.tint }
    }
}

impl SeatInWords {
    /// A seat of a game that speaks by this book.
    pub fn of(seat: &SeatInfo, book: &'static Phrasebook) -> Self {
        Self { id: seat.id, name: message(book, format!("side-{}.title", seat.id)) }
    }
}

impl SurveyInWords {
    /// A survey of a game that speaks by this book.
    pub fn of(survey: &SurveySpec, book: &'static Phrasebook) -> Self {
        Self { id: survey.id, name: message(book, format!("survey-{}", survey.id)), subject: survey.subject }
    }
}

/// A few sentences about a game: what is fought over, how long it takes.
pub fn about(spec: &TitleSpec) -> Text {
    message(spec.phrases, format!("about-{}", spec.id))
}

/// What of a game is reconstructed.
pub fn sources(spec: &TitleSpec) -> Text {
    message(spec.phrases, format!("sources-{}", spec.id))
}

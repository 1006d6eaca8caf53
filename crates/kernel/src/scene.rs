use crate::{Case, Prompt, Refusal, Stance};
use phrases::{HasTexts, Text, has_texts};
use serde::Serialize;
use std::ops::Deref;

/// A legal decision as a chain of things to touch, with a label.
///
/// A client lights up the first links; a touch narrows the chains; when one is left it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// `piece:<unit id>`, `hex:<number>`, `button:<word>` or `pose:<words>`, in the order of touching.
    pub chain: Vec<String>,
    /// The label.
    pub text: Text,
    /// What it costs, as people write it: `2 1/2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cost: Option<String>,
    /// The way ends there: whoever enters must stop.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub stops: bool,
    /// Dice are rolled, so a client shows the odds before it is sent.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub rolls: bool,
}

impl Choice {
    /// A choice that costs nothing and rolls no dice.
    pub fn new(chain: Vec<String>, text: Text) -> Self {
        Self { chain, text, cost: None, stops: false, rolls: false }
    }

    /// The choices that begin with a touch.
    pub fn behind<D>(first: &str, choices: Vec<(D, Choice)>) -> Vec<Choice> {
        let choices = choices.into_iter().map(|(_, choice)| choice);
        choices.filter(|choice| choice.chain.first().is_some_and(|link| link == first)).collect()
    }
}

/// A thing that can be touched first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// `piece:<unit id>`, `hex:<number>` or `button:<word>`.
    pub link: String,
    /// How many choices lie behind it.
    pub count: usize,
    /// The choice, if there is only one.
    pub only: Option<Choice>,
}

impl Opening {
    /// Counts a choice in.
    pub fn add(openings: &mut Vec<Opening>, choice: Choice) {
        let Some(link) = choice.chain.first() else { return };
        // Choices come grouped, so the place of one is nearly always the last.
        match openings.iter_mut().rev().find(|opening| opening.link == *link) {
            Some(opening) => {
                opening.count += 1;
                opening.only = None;
            }
            None => openings.push(Opening { link: link.clone(), count: 1, only: Some(choice) }),
        }
    }
}

/// One thing that goes into the odds of a decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Factor {
    /// What it is: `1 Hvy Bty fires with 1 at range 5`.
    pub text: Text,
    /// Its rule.
    pub rule: Case,
    /// Its number, where it has one: a strength, a shift, a modifier.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub value: Option<i32>,
}

/// What bars a decision, as a line beside it.
impl From<Refusal> for Factor {
    fn from(refusal: Refusal) -> Self {
        Self { text: refusal.text, rule: refusal.rule, value: None }
    }
}

/// What a client draws. It holds no rule and needs none. Its counters may be written down already: they are most of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(Pieces = Vec<Piece>)))]
pub struct Scene<Pieces = Vec<Piece>> {
    /// The map to draw it on.
    pub map: String,
    /// The heading: turn, time, phase.
    pub heading: Text,
    /// What is asked.
    pub prompt: Prompt,
    /// Every counter that can be seen.
    pub pieces: Pieces,
    /// Things that lie on the map and are not units.
    pub markers: Vec<Marker>,
    /// Numbers and sequences beside the map.
    pub tracks: Vec<Track>,
    /// What the viewer has ordered and can still take out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub orders: Vec<Order>,
}

impl<Pieces> Scene<Pieces> {
    /// The counters, and the scene with others in their place.
    pub fn replace_pieces<Others>(self, others: Others) -> (Pieces, Scene<Others>) {
        let Scene { map, heading, prompt, pieces, markers, tracks, orders } = self;
        (pieces, Scene { map, heading, prompt, pieces: others, markers, tracks, orders })
    }
}

/// An order that was given and has not taken effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Order {
    /// What was ordered: `1st Division fires at 1807`.
    pub text: Text,
    /// The touches that take it out.
    pub chain: Vec<String>,
}

/// What is printed on a counter, each value by its name.
pub type Values = Vec<(&'static str, Text)>;

/// A value that is a number or a sign, and reads the same in every language.
pub fn printed(name: &'static str, shown: impl ToString) -> (&'static str, Text) {
    (name, Text::name(shown.to_string()))
}

/// One counter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Piece {
    /// Roster id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its name in a word or two, where there is little room; its whole name if none is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub short: Option<Text>,
    /// Its side's id.
    pub side: &'static str,
    /// Its nation's id, where the side has several.
    pub nation: &'static str,
    /// Its arm's id: the symbol on the counter.
    pub arm: &'static str,
    /// Where it is.
    pub place: Place,
    /// Whether the back of the counter shows.
    pub reversed: bool,
    /// The values printed on the face that shows, by name.
    pub values: Values,
    /// Small signs on it: moved, fired, fatigue.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub badges: Badges,
}

/// Small signs on a counter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Badges {
    /// In words.
    badges: Vec<Text>,
    /// What each is, in any language, so that it can be drawn: `moved`, `fired`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    signs: Vec<String>,
}

/// A badge is known by the id of its message: `badge-moved`.
impl From<Vec<Text>> for Badges {
    fn from(badges: Vec<Text>) -> Self {
        let sign = |badge: &Text| badge.id().map(|id| id.strip_prefix("badge-").unwrap_or(id).to_owned());
        let signs = badges.iter().map(|badge| sign(badge).unwrap_or_default()).collect();
        Self { badges, signs }
    }
}

impl Deref for Badges {
    type Target = [Text];

    fn deref(&self) -> &[Text] {
        &self.badges
    }
}

/// A counter as it is cut from the sheet: what is printed on it, front and back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Counter {
    /// The front, as it lies before the game.
    pub front: Piece,
    /// The values on the back; nothing if the back is blank.
    pub back: Values,
    /// Where these values come from: what, and the word for how we know it.
    pub provenance: Vec<(&'static str, &'static str)>,
}

/// Where a counter lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On the map, `level` counters above the ground.
    Hex {
        /// The hex's name.
        hex: String,
        /// 0 is the bottom of the stack.
        level: u8,
    },
    /// On a table without hexes.
    Table(Stance),
    /// In a box beside the map: not yet entered, eliminated, ...
    Box(Text),
}

/// Something on the map that is not a unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Marker {
    /// What it is.
    pub kind: &'static str,
    /// How it is drawn.
    pub sign: Sign,
    /// Where it lies.
    pub hex: String,
    /// What it says.
    pub text: Text,
    /// Whose it is, by side; nobody's if empty.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub side: &'static str,
    /// How strong it is, for things that have levels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub level: Option<u8>,
}

/// How a marker is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// The outline of the hex and a reticle.
    Target,
    /// Ramparts round the hex, one for each level, in the colour of the side.
    Rampart,
    /// A small flag.
    Flag,
    /// What it says, in letters.
    Words,
}

impl Marker {
    /// A marker that belongs to nobody.
    pub fn new(kind: &'static str, sign: Sign, hex: impl ToString, text: Text) -> Self {
        Self { kind, sign, hex: hex.to_string(), text, side: "", level: None }
    }
}

/// A number or a sequence beside the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Track {
    /// Its name.
    pub name: Text,
    /// Where it stands.
    pub value: i32,
    /// Where it ends, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub end: Option<i32>,
    /// How it came about, line by line.
    pub details: Vec<Factor>,
}

has_texts!(Choice: text);
has_texts!(Opening: only);
has_texts!(Factor: text);
has_texts!(Order: text);
has_texts!(Piece: name, short, place, values, badges);
has_texts!(Badges: badges);
has_texts!(Counter: front, back);
has_texts!(Marker: text);
has_texts!(Track: name, details);

impl<Pieces: HasTexts> HasTexts for Scene<Pieces> {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        self.heading.each_text(visit);
        self.prompt.each_text(visit);
        self.pieces.each_text(visit);
        self.markers.each_text(visit);
        self.tracks.each_text(visit);
        self.orders.each_text(visit);
    }
}

impl HasTexts for Place {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        if let Place::Box(text) = self {
            visit(text);
        }
    }
}

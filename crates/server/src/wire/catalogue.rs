//! What is asked over HTTP: games, charts, rules, new tables.

use super::computer::Pace;
use cartographer::CounterLayout;
use commander::Level;
use games::{OptionInWords, SeatInWords, SideInWords, SurveyInWords};
use kernel::LedgerCase;
use phrases::{Text, has_texts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A game as the start page shows it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// A few sentences: what is fought over, how long it takes.
    pub about: Text,
    /// What of it is reconstructed.
    pub provenance: Text,
    /// The seats, in order.
    pub seats: Vec<SeatInWords>,
    /// The sides with their colours, in the order of their seats.
    pub sides: Vec<SideInWords>,
    /// An example for those who write games: shown to those who ask for it.
    pub example: bool,
    /// The rules that players may choose.
    pub options: Vec<OptionInWords>,
    /// The rulebooks it is played by, in order.
    pub books: Vec<String>,
}

/// The board of a game: where everything is, in the units of the drawn map.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Chart {
    /// The width of the drawn map.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// From the centre of a hex to a corner. Hexes are flat-topped.
    pub radius: f64,
    /// Every hex of the map; none on a table without hexes.
    pub hexes: Vec<ChartHex>,
    /// The table, where a game is played on one without hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<TableSize>,
    /// The sides with their colours, in the order of their seats.
    pub sides: Vec<SideInWords>,
    /// What can be shown on demand.
    pub surveys: Vec<SurveyInWords>,
    /// How counters are laid out.
    pub counter: CounterLayout,
    /// What its arms, nations, values and formations are called: `arm-`, `nation-`, `value-` or `formation-` and the id.
    pub words: BTreeMap<String, Text>,
    /// Where the values of each unit come from, by its id.
    pub provenance: BTreeMap<String, Vec<Provenance>>,
}

/// Where some values of a unit come from.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Provenance {
    /// Which: `front`.
    pub what: Text,
    /// How we know them: `printed`.
    pub how: Text,
}

/// How large a table without hexes is, in thousandths of an inch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TableSize {
    /// From west to east.
    pub width: i32,
    /// From south to north.
    pub depth: i32,
}

/// One hex of a chart.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChartHex {
    /// Its name, four digits.
    pub name: String,
    /// Its centre.
    pub x: f64,
    /// Its centre.
    pub y: f64,
    /// What it is like, in a few words.
    pub text: Text,
    /// Its neighbours by name, clockwise from north; empty where the map ends.
    pub neighbours: Vec<String>,
}

/// The rules of one book, for the help page.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RuleBook {
    /// Its short name: what stands before the colon of a case.
    pub book: String,
    /// The cases, in the order of the book.
    pub cases: Vec<LedgerCase>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// A person at this screen.
    Here,
    /// A person elsewhere, who gets a link.
    Elsewhere,
}

/// What a new table is made from.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Options by id; what is not named has its default.
    #[serde(default)]
    #[ts(type = "Record<string, string>")]
    pub options: kernel::Options,
    /// Who sits where, by seat id; who is not named sits here.
    #[serde(default)]
    pub seats: BTreeMap<String, SeatPlan>,
    /// The seats that the computer plays, by seat id.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub computers: BTreeMap<String, Level>,
    /// How long the computer leaves between its decisions.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub pace: Pace,
}

/// The secret of each seat, by seat id. Whoever has it plays the seat.
pub type SeatKeys = BTreeMap<String, String>;

/// A table that was made.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TableMade {
    /// Its id: the last part of its address.
    pub table: String,
    /// The keys of all seats. Those of seats elsewhere go into the links for these people.
    pub keys: SeatKeys,
    /// Something to tell the player about it; often nothing.
    pub note: Text,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TableSummary {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// Its options, every default spelled out.
    #[ts(type = "Record<string, string>")]
    pub options: kernel::Options,
    /// Turn and phase, or the verdict.
    pub heading: Text,
    /// How many decisions were played.
    pub number: usize,
    /// The game is over.
    pub over: bool,
    /// The seats, with who sits there.
    pub seats: BTreeMap<String, SeatPlan>,
    /// The seats that the computer plays.
    pub computers: BTreeMap<String, Level>,
    /// When something was last played, in seconds since 1970.
    #[ts(type = "number")]
    pub touched: i64,
}

/// Why a request failed.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Problem {
    /// One sentence for a person.
    pub error: String,
}

has_texts!(TableSummary: heading);
has_texts!(GameInfo: about, provenance, seats, sides, options);
has_texts!(Chart: hexes, sides, surveys, words, provenance);
has_texts!(Provenance: what, how);
has_texts!(ChartHex: text);
has_texts!(TableMade: note);

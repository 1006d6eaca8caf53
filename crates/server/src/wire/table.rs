//! What travels over the WebSocket of a table.

use super::catalogue::{SeatKeys, SeatPlan};
use super::computer::{Pace, Player};
use commander::Level;
use games::{Step, Thought};
use kernel::{Choice, Factor, Odds, Opening, Prompt, Refusal, Scene, Sketch, Survey};
use phrases::{HasTexts, Text, has_texts};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use ts_rs::TS;

/// What a client asks.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The answer carries the same.
    #[ts(type = "number")]
    pub id: u64,
    /// What is asked.
    pub ask: Ask,
}

/// What can be asked. `state` is the number of the state that the client saw: whatever is about another
/// state than the table's is answered with [`Answer::Stale`] and changes nothing. Who plays a seat, and how
/// fast, can be changed in any state.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Sit down: the first request of a connection. Without keys one watches.
    Sit {
        /// The secrets of the seats.
        keys: SeatKeys,
        /// How many steps of the story the client knows already.
        known: usize,
        /// The state those steps belong to.
        #[ts(type = "number")]
        state: u64,
        /// The tag of the language that is read here; English, if it is not given or not known.
        #[serde(default)]
        #[ts(optional, as = "Option<_>")]
        language: String,
    },
    /// Play a decision: one of the chains that [`View::touches`] offers.
    Play {
        /// For whom.
        seat: String,
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// The things touched.
        chain: Vec<String>,
    },
    /// What can be touched after a thing that has [`Touch::more`] behind it?
    Narrow {
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// The thing touched first.
        first: String,
    },
    /// Why can these things not be touched?
    Why {
        /// For whom.
        seat: String,
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// The things touched.
        chain: Vec<String>,
    },
    /// The exact odds of a decision.
    Odds {
        /// For whom.
        seat: String,
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// The things to touch.
        chain: Vec<String>,
    },
    /// What is to be known about a hex.
    Describe {
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// The hex's name.
        hex: String,
        /// The unit in hand, by roster id.
        #[ts(optional)]
        in_hand: Option<String>,
    },
    /// Zones of control, a field of fire, ...
    Survey {
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// Which.
        survey: String,
        /// The hex's name or the unit's roster id that it is about.
        #[ts(optional)]
        subject: Option<String>,
    },
    /// On a table without hexes: what would become of a unit that is dragged somewhere?
    Sketch {
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// The unit, by roster id.
        piece: String,
        /// Where the middle of its front is wanted, in thousandths of an inch from the west.
        x: i32,
        /// The same from the south.
        y: i32,
        /// Where it is to face, in degrees clockwise from north; as the way leads it, if not given.
        #[ts(optional)]
        heading: Option<u16>,
    },
    /// The scene as it was after so many decisions.
    Look {
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// How many decisions.
        number: usize,
    },
    /// Take one's own last decisions back, down to so many. If that is not free, it is offered to the
    /// other seats.
    TakeBack {
        /// Who asks.
        seat: String,
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// How many decisions remain.
        to: usize,
    },
    /// Accept or decline an offer.
    Reply {
        /// Who answers.
        seat: String,
        #[ts(type = "number")]
        /// In which state.
        state: u64,
        /// Accepted?
        accept: bool,
    },
    /// What would the computer do in one's place? Answered when it has thought, at most two seconds later.
    /// Asking again stops it.
    Advise {
        /// Who asks.
        seat: String,
        #[ts(type = "number")]
        /// In which state.
        state: u64,
    },
    /// Give one's seat to the computer, or back to a person.
    SetPlayer {
        /// The seat.
        seat: String,
        /// Who plays it from now on.
        player: Player,
    },
    /// Set the pace of the computers. For whoever has a seat here.
    SetPace {
        /// How long a position stays.
        pace: Pace,
    },
    /// While the pace is [`Pace::Paused`]: let the computer take one decision.
    Step {},
}

/// What a server sends.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Message {
    /// The answer to a request.
    Answer {
        /// Which; 0 if the request could not even be read.
        #[ts(type = "number")]
        id: u64,
        /// The answer.
        answer: Answer,
    },
    /// The table has changed.
    View(Box<View>),
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Done; what is asked for comes as a view, or nothing more is to be said.
    Done,
    /// The rules refuse it.
    Refused(Refusal),
    /// The table is in another state by now. Nothing was done; the view is sent again.
    Stale,
    /// It cannot be done, and no rule is the reason.
    Failed(Text),
    /// What can be touched next.
    Narrowed(Vec<Touch>),
    /// Why something cannot be touched.
    Why(WhyAnswer),
    /// Exact odds.
    Odds(Odds),
    /// Lines about a hex.
    Described(Vec<Factor>),
    /// Hexes or areas to shade.
    Surveyed(Survey),
    /// What would become of a unit that is dragged; nothing if it is not to be dragged now.
    Sketched(Option<Box<Sketch>>),
    /// A scene of the past.
    Scene(Box<Scene>),
    /// What the computer would do.
    Advice(Box<Thought>),
}

/// Why something cannot be touched.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WhyAnswer {
    /// A rule forbids it.
    Refusal(Refusal),
    /// It is allowed.
    Allowed,
    /// It is no decision that could be taken at this moment.
    NoDecision(Text),
}

/// All that a person at the table sees.
#[derive(Clone, Debug, Serialize, TS)]
pub struct View {
    /// The game's id.
    pub game: String,
    /// The number of the state: it grows with every change, also when something is taken back.
    #[ts(type = "number")]
    pub state: u64,
    /// How many decisions have been played.
    pub number: usize,
    /// The seats that this connection plays.
    pub yours: Vec<String>,
    /// The seats whose player this connection may change: those, and its seats that the computer plays.
    pub keys_to: Vec<String>,
    /// All seats.
    pub seats: Vec<SeatView>,
    /// Whose decision it is, or how the game ended.
    pub turn: TurnView,
    /// What to draw.
    #[ts(as = "Scene")]
    pub scene: Arc<Shown>,
    /// What can be touched: a tree, empty if the decision is not yours.
    pub touches: Vec<Touch>,
    /// What your seats may decide while another one is asked: to give up, where the rules allow it at any time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub waiting: Vec<Waiting>,
    /// The steps of the story from number `story_from` on. What the client knew from there on is void.
    pub story: Vec<Step>,
    /// How many steps before these stay as they were.
    pub story_from: usize,
    /// What you may take back without asking, and what only with consent.
    pub take_back: Option<TakeBack>,
    /// An offer to take something back that waits for an answer.
    pub offer: Option<Offer>,
    /// How long the computer leaves between its decisions.
    pub pace: Pace,
    /// What is to be told to everybody if the rules have changed since the game began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub carried_over: Option<Text>,
}

/// A scene with its counters as JSON already: several people often see the same.
pub type Shown = Scene<WrittenPieces>;

/// Counters as JSON, with nothing left to say.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct WrittenPieces(pub Arc<RawValue>);

impl HasTexts for WrittenPieces {
    fn each_text(&mut self, _visit: &mut dyn FnMut(&mut Text)) {}
}

/// A seat that waits, and what it may decide all the same.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Waiting {
    /// The seat.
    pub seat: String,
    /// What can be touched for it: the whole tree.
    pub touches: Vec<Touch>,
}

/// A seat and who is on it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SeatView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Who sits there.
    pub plan: SeatPlan,
    /// The level at which the computer plays it; nothing if a person does.
    pub computer: Option<Level>,
    /// A connection holds it now.
    pub present: bool,
}

/// Whose decision it is.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TurnView {
    /// A seat is asked.
    Decide {
        /// The seat.
        seat: String,
        /// What is asked.
        prompt: Prompt,
        /// It is decided unseen: others may not look at this screen.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<_>")]
        secret: bool,
    },
    /// The game is over.
    Over {
        /// The winner; nobody in a draw.
        winner: Option<String>,
        /// The verdict.
        text: Text,
        /// Points by seat.
        points: Vec<i32>,
    },
}

/// One thing that can be touched, and what can be touched after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Touch {
    /// `piece:<unit id>`, `hex:<number>`, `button:<word>` or `pose:<words>`.
    pub link: String,
    /// The decision that is taken with this touch, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<Text>,
    /// What it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<String>,
    /// Whoever goes there must stop.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<_>")]
    pub stops: bool,
    /// Dice are rolled: show the odds first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<_>")]
    pub rolls: bool,
    /// So many choices lie behind it and have to be asked for: [`Ask::Narrow`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub more: Option<usize>,
    /// What can be touched next.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub then: Vec<Touch>,
}

impl Touch {
    /// The things that can be touched first. What is behind them is there if it is only one choice.
    pub fn first(openings: impl IntoIterator<Item = Opening>) -> Vec<Touch> {
        let mut roots = Vec::new();
        for Opening { link, count, only } in openings {
            match only {
                Some(choice) => Self::grow(&mut roots, choice),
                None => roots.push(Touch { more: Some(count), ..Self::bare(link) }),
            }
        }
        roots
    }

    /// The tree of all choices.
    pub fn tree(choices: impl IntoIterator<Item = Choice>) -> Vec<Touch> {
        let mut roots = Vec::new();
        for choice in choices {
            Self::grow(&mut roots, choice);
        }
        roots
    }

    fn bare(link: String) -> Touch {
        Touch { link, text: None, cost: None, stops: false, rolls: false, more: None, then: Vec::new() }
    }

    fn grow(roots: &mut Vec<Touch>, choice: Choice) {
        let Choice { chain, text, cost, stops, rolls } = choice;
        let mut level = roots;
        let last = chain.len().saturating_sub(1);
        for (depth, link) in chain.into_iter().enumerate() {
            // Choices come grouped, so the branch they belong to is nearly always the newest.
            let place = match level.iter().rposition(|touch| touch.link == link) {
                Some(place) => place,
                None => {
                    level.push(Self::bare(link));
                    level.len() - 1
                }
            };
            if depth == last {
                let leaf = &mut level[place];
                (leaf.text, leaf.cost, leaf.stops, leaf.rolls) = (Some(text), cost, stops, rolls);
                return;
            }
            level = &mut level[place].then;
        }
    }
}

/// What can be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TakeBack {
    /// The seat that may ask.
    pub seat: String,
    /// How many decisions would remain.
    pub to: usize,
    /// No consent is needed.
    pub free: bool,
    /// What is taken back, in sentences.
    pub what: Vec<Text>,
}

/// An offer to take something back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Offer {
    /// Who asks.
    pub by: String,
    /// How many decisions would remain.
    pub to: usize,
    /// What would be taken back, in sentences.
    pub what: Vec<Text>,
    /// The seats that have not answered yet.
    pub waits_for: Vec<String>,
}

// The scene is said already when it is written down.
has_texts!(View: seats, turn, touches, waiting, story, take_back, offer, carried_over);
has_texts!(SeatView: name);
has_texts!(Waiting: touches);
has_texts!(Touch: text, then);
has_texts!(TakeBack: what);
has_texts!(Offer: what);

impl HasTexts for TurnView {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        match self {
            TurnView::Decide { prompt, .. } => prompt.each_text(visit),
            TurnView::Over { text, .. } => visit(text),
        }
    }
}

impl HasTexts for Answer {
    fn each_text(&mut self, visit: &mut dyn FnMut(&mut Text)) {
        match self {
            Answer::Done | Answer::Stale => {}
            Answer::Refused(refusal) | Answer::Why(WhyAnswer::Refusal(refusal)) => refusal.each_text(visit),
            Answer::Failed(text) | Answer::Why(WhyAnswer::NoDecision(text)) => visit(text),
            Answer::Why(WhyAnswer::Allowed) => {}
            Answer::Narrowed(touches) => touches.each_text(visit),
            Answer::Odds(odds) => odds.each_text(visit),
            Answer::Described(lines) => lines.each_text(visit),
            Answer::Surveyed(survey) => survey.each_text(visit),
            Answer::Sketched(sketch) => sketch.each_text(visit),
            Answer::Scene(scene) => scene.each_text(visit),
            Answer::Advice(thought) => thought.each_text(visit),
        }
    }
}

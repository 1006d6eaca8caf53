//! What can be asked of the engine, and its answers.

use commander::Level;
use games::{Session, SessionError, TurnNow};
use kernel::{DiceKey, Options, Record};
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;

/// One request.
#[derive(Deserialize, Debug)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Games,
    New {
        game: String,
        #[serde(default)]
        options: Options,
        #[serde(default)]
        seed: Option<u64>,
    },
    Setup {
        game: String,
        #[serde(default)]
        options: Options,
        #[serde(default)]
        seed: Option<u64>,
        position: Value,
    },
    Show,
    Turn,
    Options {
        #[serde(default)]
        seat: Option<String>,
    },
    Scene {
        #[serde(default)]
        seat: Option<String>,
    },
    Play {
        decision: Value,
        #[serde(default)]
        seat: Option<String>,
        #[serde(default)]
        dice: Option<Vec<u8>>,
    },
    Why {
        decision: Value,
        #[serde(default)]
        seat: Option<String>,
    },
    Odds {
        decision: Value,
    },
    Think {
        #[serde(default = "one_second")]
        seconds: f64,
        #[serde(default = "best_level")]
        level: Level,
        #[serde(default)]
        seed: u64,
    },
    Undo,
    Record {
        #[serde(default)]
        with_key: bool,
    },
    Load {
        record: Value,
    },
    Quit,
}

fn one_second() -> f64 {
    1.0
}

fn best_level() -> Level {
    Level::General
}

/// The longest time to think.
const LONGEST_THOUGHT: f64 = 600.0;

/// A game in the engine, if one was started.
#[derive(Default)]
pub struct Engine {
    session: Option<Box<dyn Session>>,
}

/// An answer, or the sentence that goes into an answer that is not ok.
type Answer = Result<Value, Failure>;

enum Failure {
    Error(String),
    Faults(Vec<String>),
    Session(SessionError),
}

impl From<String> for Failure {
    fn from(error: String) -> Self {
        Failure::Error(error)
    }
}

impl From<SessionError> for Failure {
    fn from(error: SessionError) -> Self {
        Failure::Session(error)
    }
}

fn sentence(error: impl std::fmt::Display) -> Failure {
    Failure::Error(error.to_string())
}

impl Failure {
    fn answer(self) -> Value {
        match self {
            Failure::Error(error) => json!({ "ok": false, "error": error }),
            Failure::Faults(faults) => {
                json!({ "ok": false, "error": "this position cannot be", "faults": faults })
            }
            Failure::Session(SessionError::Refused(refusal)) => json!({ "ok": false, "refusal": refusal }),
            Failure::Session(error) => json!({ "ok": false, "error": error.to_string() }),
        }
    }
}

impl Engine {
    /// Answers one line. The second value is false when the session is to end.
    pub fn answer(&mut self, line: &str) -> (Value, bool) {
        let request = match serde_json::from_str::<Request>(line) {
            Ok(request) => request,
            Err(error) => return (json!({ "ok": false, "error": format!("not understood: {error}") }), true),
        };
        let goes_on = !matches!(request, Request::Quit);
        let answer = self.handle(request).unwrap_or_else(Failure::answer);
        (answer, goes_on)
    }

    fn handle(&mut self, request: Request) -> Answer {
        match request {
            Request::Games => games_list(),
            Request::New { game, options, seed } => {
                let title = games::find(&game, &options).map_err(sentence)?;
                let session = title.begin(key(seed)?);
                Ok(self.sit_down(session))
            }
            Request::Setup { game, options, seed, position } => {
                let title = games::find(&game, &options).map_err(sentence)?;
                let session = title.set_up(&position, key(seed)?).map_err(Failure::Faults)?;
                Ok(self.sit_down(session))
            }
            Request::Load { record } => {
                let record = Record::from_value(record).map_err(sentence)?;
                let title = games::find(&record.game, &record.options).map_err(sentence)?;
                let session = title.load(&record).map_err(sentence)?;
                Ok(self.sit_down(session))
            }
            Request::Quit => Ok(json!({ "ok": true })),
            request => self.handle_in_game(request),
        }
    }

    fn sit_down(&mut self, session: Box<dyn Session>) -> Value {
        let answer = json!({
            "ok": true, "game": session.game(), "commitment": session.commitment(), "turn": session.turn(),
        });
        self.session = Some(session);
        answer
    }

    fn handle_in_game(&mut self, request: Request) -> Answer {
        let session = self.session.as_deref_mut().ok_or_else(|| {
            sentence("no game is going on; start one with {\"do\":\"new\",\"game\":\"balaclava\"}")
        })?;
        match request {
            Request::Show => Ok(json!({ "ok": true, "position": session.show(), "turn": session.turn() })),
            Request::Turn => Ok(json!({ "ok": true, "turn": session.turn() })),
            Request::Options { seat } => {
                let is_asked = |seat: &String| matches!(session.turn_now(), TurnNow::Decide { seat: asked, .. } if asked == seat);
                let options = match seat.filter(|seat| !is_asked(seat)) {
                    Some(waiting) => session.options_while_waiting(&waiting)?,
                    None => session.options(),
                };
                let options: Vec<Value> = options
                    .into_iter()
                    .map(|(decision, choice)| json!({ "decision": decision, "chain": choice.chain, "text": choice.text }))
                    .collect();
                Ok(json!({ "ok": true, "options": options }))
            }
            Request::Scene { seat } => Ok(json!({ "ok": true, "scene": session.scene(seat.as_deref())? })),
            Request::Play { decision, seat, dice } => {
                let played = session.play(seat.as_deref(), &decision, dice.as_deref())?;
                Ok(json!({
                    "ok": true, "events": played.events, "rolled": played.rolled, "turn": session.turn(),
                }))
            }
            Request::Why { decision, seat } => Ok(match session.why(seat.as_deref(), &decision)? {
                Some(refusal) => json!({ "ok": true, "legal": false, "refusal": refusal }),
                None => json!({ "ok": true, "legal": true }),
            }),
            Request::Odds { decision } => Ok(json!({ "ok": true, "odds": session.odds(&decision)? })),
            Request::Think { seconds, level, seed } => {
                if !(0.0..=LONGEST_THOUGHT).contains(&seconds) {
                    return Err(sentence(format!("seconds are from 0 to {LONGEST_THOUGHT}")));
                }
                let thought = session.think(level, Duration::from_secs_f64(seconds), seed)?;
                Ok(json!({ "ok": true, "thought": thought }))
            }
            Request::Undo => {
                if session.undo() {
                    Ok(json!({ "ok": true, "turn": session.turn() }))
                } else {
                    Err(sentence("there is nothing to take back"))
                }
            }
            Request::Record { with_key } => Ok(json!({ "ok": true, "record": session.record(with_key) })),
            Request::Games
            | Request::New { .. }
            | Request::Setup { .. }
            | Request::Load { .. }
            | Request::Quit => Err(sentence("this request needs no game")),
        }
    }
}

fn games_list() -> Answer {
    let mut list = Vec::new();
    for id in games::ids() {
        list.push(json!(games::title(id).map_err(sentence)?.identity()));
    }
    Ok(json!({ "ok": true, "games": list }))
}

/// The key of a seed, or a fresh one.
fn key(seed: Option<u64>) -> Result<DiceKey, Failure> {
    match seed {
        Some(seed) => Ok(DiceKey::from_seed(seed)),
        None => {
            DiceKey::fresh().map_err(|error| sentence(format!("no randomness for the dice key: {error}")))
        }
    }
}

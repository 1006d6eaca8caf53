//! What can be asked of the engine, and its answers.

use commander::Level;
use games::{GameInWords, Intent, Judgement, Session, SessionError, TurnNow};
use kernel::{DiceKey, FaultKinds, Options, PositionFaults, Record};
use phrases::{HasTexts, Language, Reader};
use serde::{Deserialize, Serialize};
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
        #[serde(default)]
        waive: FaultKinds,
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

/// How the texts of an answer are wanted. Any request may say it.
#[derive(Deserialize, Debug, Default)]
#[serde(default)]
struct Wishes {
    /// The tag of a language; English if it is not given.
    language: Option<String>,
    /// The seat that is called "you"; nobody's if it is not given.
    reader: Option<String>,
    /// Also the id and the arguments of each text.
    messages: bool,
}

impl Wishes {
    /// Takes the wishes out of a request.
    fn take(request: &mut Value) -> serde_json::Result<Self> {
        let Some(fields) = request.as_object_mut() else { return Ok(Self::default()) };
        let wishes = ["language", "reader", "messages"].into_iter();
        let wishes = wishes.filter_map(|name| Some((name.to_owned(), fields.remove(name)?)));
        serde_json::from_value(Value::Object(wishes.collect()))
    }
}

/// Says the texts of an answer.
#[derive(Default)]
struct Speaker {
    reader: Reader,
    messages: Option<Vec<Value>>,
}

impl Speaker {
    fn new(wishes: &Wishes, session: Option<&dyn Session>) -> Result<Self, Failure> {
        let language = match &wishes.language {
            Some(tag) => Language::read(tag)
                .ok_or_else(|| sentence(format!("there is no language '{tag}'; there is: {}", tags())))?,
            None => Language::ENGLISH,
        };
        let mut reader = Reader::of(language);
        if let Some(id) = &wishes.reader {
            let session = session.ok_or_else(|| sentence("no game is going on, so nobody has a seat"))?;
            reader = reader.on_seat(session.seat_number(id)?);
        }
        Ok(Self { reader, messages: wishes.messages.then(Vec::new) })
    }

    /// Says what is in a part of the answer, in the order in which it is read.
    fn say<T: HasTexts + Serialize>(&mut self, mut part: T) -> Value {
        part.each_text(&mut |text| {
            if let Some(messages) = &mut self.messages {
                messages.push(text.to_json());
            }
            text.settle(self.reader);
        });
        json!(part)
    }

    /// The answer, with the messages if they are wanted.
    fn finish(self, mut answer: Value) -> Value {
        if let (Some(messages), Some(fields)) = (self.messages, answer.as_object_mut()) {
            fields.insert("messages".to_owned(), messages.into());
        }
        answer
    }
}

fn tags() -> String {
    Language::all().map(Language::tag).collect::<Vec<_>>().join(", ")
}

/// An answer, or the sentence that goes into an answer that is not ok.
type Answer = Result<Value, Failure>;

enum Failure {
    Error(String),
    Faults(PositionFaults),
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
    fn answer(self, speaker: &mut Speaker) -> Value {
        match self {
            Failure::Error(error) => json!({ "ok": false, "error": error }),
            Failure::Faults(mut faults) => {
                let details = speaker.say(faults.clone());
                faults.settle(speaker.reader);
                let sentences: Vec<String> = faults.iter().map(ToString::to_string).collect();
                json!({
                    "ok": false, "error": "this position cannot be", "faults": sentences, "details": details,
                })
            }
            Failure::Session(SessionError::Refused(refusal)) => {
                json!({ "ok": false, "refusal": speaker.say(refusal) })
            }
            Failure::Session(error) => json!({ "ok": false, "error": error.to_string() }),
        }
    }
}

impl Engine {
    /// Answers one line. The second value is false when the session is to end.
    pub fn answer(&mut self, line: &str) -> (Value, bool) {
        let not_understood = |error: serde_json::Error| {
            (json!({ "ok": false, "error": format!("not understood: {error}") }), true)
        };
        let read = |line| -> serde_json::Result<(Wishes, Request)> {
            let mut request: Value = serde_json::from_str(line)?;
            Ok((Wishes::take(&mut request)?, serde_json::from_value(request)?))
        };
        let (wishes, request) = match read(line) {
            Ok(read) => read,
            Err(error) => return not_understood(error),
        };
        let goes_on = !matches!(request, Request::Quit);
        let mut speaker = match Speaker::new(&wishes, self.session.as_deref()) {
            Ok(speaker) => speaker,
            Err(failure) => return (failure.answer(&mut Speaker::default()), true),
        };
        let answer =
            self.handle(request, &mut speaker).unwrap_or_else(|failure| failure.answer(&mut speaker));
        (speaker.finish(answer), goes_on)
    }

    fn handle(&mut self, request: Request, speaker: &mut Speaker) -> Answer {
        match request {
            Request::Games => games_list(speaker),
            Request::New { game, options, seed } => {
                let title = games::find(&game, &options).map_err(sentence)?;
                let session = title.begin(key(seed)?);
                Ok(self.sit_down(session, speaker))
            }
            Request::Setup { game, options, seed, position, waive } => {
                let title = games::find(&game, &options).map_err(sentence)?;
                let session = title.set_up(&position, waive, key(seed)?).map_err(Failure::Faults)?;
                Ok(self.sit_down(session, speaker))
            }
            Request::Load { record } => {
                let record = Record::from_value(record).map_err(sentence)?;
                let title = games::find(&record.game, &record.options).map_err(sentence)?;
                let session = title.load(&record).map_err(sentence)?;
                Ok(self.sit_down(session, speaker))
            }
            Request::Quit => Ok(json!({ "ok": true })),
            request => self.handle_in_game(request, speaker),
        }
    }

    fn sit_down(&mut self, session: Box<dyn Session>, speaker: &mut Speaker) -> Value {
        let answer = json!({
            "ok": true, "game": session.game(), "commitment": session.commitment(), "turn": turn(&*session, speaker),
        });
        self.session = Some(session);
        answer
    }

    fn handle_in_game(&mut self, request: Request, speaker: &mut Speaker) -> Answer {
        let session = self.session.as_deref_mut().ok_or_else(|| {
            sentence("no game is going on; start one with {\"do\":\"new\",\"game\":\"balaclava\"}")
        })?;
        match request {
            Request::Show => {
                Ok(json!({ "ok": true, "position": session.show(), "turn": turn(session, speaker) }))
            }
            Request::Turn => Ok(json!({ "ok": true, "turn": turn(session, speaker) })),
            Request::Options { seat } => {
                let is_asked = |seat: &String| matches!(session.turn_now(), TurnNow::Decide { seat: asked, .. } if asked == seat);
                let options = match seat.filter(|seat| !is_asked(seat)) {
                    Some(waiting) => session.options_while_waiting(&waiting)?,
                    None => session.options(),
                };
                let spelled = options.into_iter().map(|(chosen, choice)| {
                    let decision = session.spell(&chosen)?;
                    Ok(json!({ "decision": decision, "chain": choice.chain, "text": speaker.say(choice.text) }))
                });
                let options: Vec<Value> = spelled.collect::<Result<_, SessionError>>()?;
                Ok(json!({ "ok": true, "options": options }))
            }
            Request::Scene { seat } => {
                Ok(json!({ "ok": true, "scene": speaker.say(session.scene(seat.as_deref())?) }))
            }
            Request::Play { decision, seat, dice } => {
                let played = session.play(seat.as_deref(), Intent::Named(&decision), dice.as_deref())?;
                Ok(json!({
                    "ok": true, "events": speaker.say(played.events), "rolled": played.rolled, "turn": turn(session, speaker),
                }))
            }
            Request::Why { decision, seat } => {
                Ok(match session.why(seat.as_deref(), Intent::Named(&decision))? {
                    Judgement::Refused(refusal) => {
                        json!({ "ok": true, "legal": false, "refusal": speaker.say(refusal) })
                    }
                    Judgement::Allowed | Judgement::NoDecision => json!({ "ok": true, "legal": true }),
                })
            }
            Request::Odds { decision } => {
                Ok(json!({ "ok": true, "odds": speaker.say(session.odds(None, Intent::Named(&decision))?) }))
            }
            Request::Think { seconds, level, seed } => {
                if !(0.0..=LONGEST_THOUGHT).contains(&seconds) {
                    return Err(sentence(format!("seconds are from 0 to {LONGEST_THOUGHT}")));
                }
                let thought = session.think(level, Duration::from_secs_f64(seconds), seed)?;
                Ok(json!({ "ok": true, "thought": speaker.say(thought) }))
            }
            Request::Undo => {
                if session.undo() {
                    Ok(json!({ "ok": true, "turn": turn(session, speaker) }))
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

/// Whose decision it is and what is asked, or how the game ended.
fn turn(session: &dyn Session, speaker: &mut Speaker) -> Value {
    let number = session.number();
    match session.turn_now() {
        TurnNow::Decide { seat, prompt } => {
            json!({ "seat": seat, "prompt": speaker.say(prompt), "number": number })
        }
        TurnNow::Over { winner, text, points } => {
            json!({ "over": true, "winner": winner, "text": speaker.say(text), "points": points, "number": number })
        }
    }
}

fn games_list(speaker: &mut Speaker) -> Answer {
    let mut list = Vec::new();
    for id in games::ids() {
        list.push(speaker.say(GameInWords::of(&*games::title(id).map_err(sentence)?)));
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

//! A game that is being played.

use crate::think::think;
use kernel::{
    Choice, DiceKey, Game, KeyedDice, Log, Narration, Odds, OddsError, Outcome, Prompt, Proof, Record,
    RecordError, Refusal, Replay, Scene, ScriptedDice, Seat, Turn,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// Why a request to a session fails. The game is as it was before.
#[derive(Clone, Debug, Error)]
pub enum SessionError {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It cannot be understood.
    #[error("{0}")]
    Unclear(String),
}

/// What a decision led to.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    /// What happened, in order.
    pub events: Vec<Narration>,
    /// How the dice fell.
    pub rolled: Vec<u8>,
}

/// What the engine would do, and why.
#[derive(Clone, Debug, Serialize)]
pub struct Thought {
    /// The decision.
    pub decision: Value,
    /// In words.
    pub text: String,
    /// The lead in points that it expects for its seat a little later.
    pub expected_lead: f64,
    /// How many continuations it looked at.
    pub looked_at: u32,
    /// The other decisions it weighed, best first.
    pub alternatives: Vec<Alternative>,
}

/// A decision that was weighed and not taken.
#[derive(Clone, Debug, Serialize)]
pub struct Alternative {
    /// The decision.
    pub decision: Value,
    /// In words.
    pub text: String,
    /// The lead in points that was expected.
    pub expected_lead: f64,
}

/// What `verify` found.
#[derive(Clone, Debug, Serialize)]
pub struct Verification {
    /// Decisions in the record.
    pub entries: usize,
    /// The game is over.
    pub over: bool,
    /// The dice.
    pub proof: Proof,
}

/// A game that is being played, whatever its types.
pub trait Session: Send {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// The hash of the dice key.
    fn commitment(&self) -> String;

    /// Whose decision it is and what is asked, or how the game ended.
    fn turn(&self) -> Value;

    /// How many decisions have been played.
    fn number(&self) -> usize;

    /// The position, in the form that a set-up takes.
    fn show(&self) -> Value;

    /// What to draw for a seat.
    ///
    /// # Errors
    /// If there is no such seat.
    fn scene(&self, viewer: Option<&str>) -> Result<Scene, SessionError>;

    /// Every legal decision, with the things to touch and a label.
    fn options(&self) -> Vec<(Value, Choice)>;

    /// Plays a decision. Dice may be given; else they come from the key.
    ///
    /// # Errors
    /// The refusal, or what cannot be understood. Nothing has changed then.
    fn play(
        &mut self,
        seat: Option<&str>,
        decision: &Value,
        dice: Option<&[u8]>,
    ) -> Result<Played, SessionError>;

    /// Why a decision is not allowed; nothing if it is.
    ///
    /// # Errors
    /// If the decision cannot be understood.
    fn why(&self, seat: Option<&str>, decision: &Value) -> Result<Option<Refusal>, SessionError>;

    /// The exact odds of a decision.
    ///
    /// # Errors
    /// The refusal, or what cannot be understood.
    fn odds(&self, decision: &Value) -> Result<Odds, SessionError>;

    /// What the engine would do. It rolls its own imagined dice, never the game's.
    ///
    /// # Errors
    /// If the game is over.
    fn think(&self, limit: Duration, seed: u64) -> Result<Thought, SessionError>;

    /// Takes the last decision back; false if there is none.
    fn undo(&mut self) -> bool;

    /// The record. The key is in it if the game is over or if it is asked for.
    fn record(&self, with_key: bool) -> Record;
}

/// A game at the table, with its types.
pub(crate) struct Table<G: Game> {
    game: Arc<G>,
    replay: Replay<G>,
    key: Option<DiceKey>,
}

impl<G: Game> Table<G> {
    pub(crate) fn begin(game: Arc<G>, key: DiceKey) -> Self {
        let record = Record::begin(&*game, None, &key);
        let replay = Replay::begin(&*game, &record).expect("the game's own start is sound");
        Self { game, replay, key: Some(key) }
    }

    pub(crate) fn set_up(game: Arc<G>, position: &Value, key: DiceKey) -> Result<Self, Vec<String>> {
        let position: G::Position =
            serde_json::from_value(position.clone()).map_err(|error| vec![error.to_string()])?;
        game.set_up(&position).map_err(|faults| {
            let words = |fault: kernel::PositionFault| match fault.rule {
                Some(rule) => format!("{} ({rule})", fault.text),
                None => fault.text,
            };
            faults.into_iter().map(words).collect::<Vec<_>>()
        })?;
        let record = Record::begin(&*game, Some(&position), &key);
        let replay = Replay::begin(&*game, &record).map_err(|error| vec![error.to_string()])?;
        Ok(Self { game, replay, key: Some(key) })
    }

    pub(crate) fn load(game: Arc<G>, record: &Record) -> Result<Self, RecordError> {
        let replay = record.replay(&*game)?;
        let key = record.key()?;
        Ok(Self { game, replay, key })
    }

    fn state(&self) -> &G::State {
        self.replay.state()
    }

    fn decision(&self, value: &Value) -> Result<G::Decision, SessionError> {
        let spelling = serde_json::from_value(value.clone())
            .map_err(|error| SessionError::Unclear(format!("this is no decision of this game: {error}")))?;
        self.game.read(&spelling).map_err(SessionError::Unclear)
    }

    /// The seat that is named, or the one whose turn it is.
    fn seat(&self, named: Option<&str>) -> Result<Seat, SessionError> {
        match (named, self.game.turn(self.state())) {
            (Some(id), _) => self
                .game
                .identity()
                .seat(id)
                .ok_or_else(|| SessionError::Unclear(format!("there is no seat '{id}'"))),
            (None, Turn::Decide(seat)) => Ok(seat),
            (None, Turn::Over) => Ok(Seat(0)),
        }
    }

    fn spelled(&self, decision: G::Decision) -> Value {
        serde_json::to_value(self.game.spell(decision)).expect("a decision is plain data")
    }

    /// Tries a decision with given dice on a copy: are they the right ones?
    fn try_dice(&self, seat: Seat, decision: G::Decision, dice: &[u8]) -> Result<(), SessionError> {
        let mut scripted = ScriptedDice::new(dice);
        let mut state = self.state().clone();
        self.game.play(&mut state, seat, decision, &mut scripted, &mut Log::silent())?;
        match (scripted.fault(), self.key.is_some() || !dice.is_empty()) {
            (None, _) => Ok(()),
            (Some(fault), true) => Err(SessionError::Unclear(format!("the dice do not fit: {fault}"))),
            (Some(_), false) => Err(SessionError::Unclear(
                "this record carries no dice key, so the dice of this decision must be given".to_owned(),
            )),
        }
    }
}

#[derive(Serialize)]
struct Ask<'a> {
    seat: &'a str,
    prompt: Prompt,
    number: usize,
}

impl<G: Game> Session for Table<G> {
    fn game(&self) -> &'static str {
        self.game.identity().id
    }

    fn commitment(&self) -> String {
        self.replay.record(&*self.game, None).commitment
    }

    fn turn(&self) -> Value {
        match self.game.turn(self.state()) {
            Turn::Decide(seat) => {
                let seat = self.game.identity().seat_info(seat).map_or("", |info| info.id);
                let ask = Ask { seat, prompt: self.game.prompt(self.state()), number: self.number() };
                serde_json::to_value(ask).expect("plain data")
            }
            Turn::Over => {
                let Outcome { winner, text, points } = self.game.outcome(self.state());
                let winner = winner.and_then(|seat| self.game.identity().seat_info(seat)).map(|info| info.id);
                json!({ "over": true, "winner": winner, "text": text, "points": points, "number": self.number() })
            }
        }
    }

    fn number(&self) -> usize {
        self.replay.entries().len()
    }

    fn show(&self) -> Value {
        serde_json::to_value(self.game.position(self.state())).expect("a position is plain data")
    }

    fn scene(&self, viewer: Option<&str>) -> Result<Scene, SessionError> {
        let viewer = viewer.map(|id| self.seat(Some(id))).transpose()?;
        Ok(self.game.scene(self.state(), viewer))
    }

    fn options(&self) -> Vec<(Value, Choice)> {
        let mut decisions = Vec::new();
        self.game.decisions(self.state(), &mut G::Scratch::default(), &mut decisions);
        decisions
            .into_iter()
            .map(|decision| (self.spelled(decision), self.game.choice(self.state(), decision)))
            .collect()
    }

    fn play(
        &mut self,
        seat: Option<&str>,
        decision: &Value,
        dice: Option<&[u8]>,
    ) -> Result<Played, SessionError> {
        let seat = self.seat(seat)?;
        let decision = self.decision(decision)?;
        let mut log = Log::recording();
        let entry = match (dice, &self.key) {
            (None, Some(key)) => {
                let link = self.replay.rolling_link(&self.game, seat, decision);
                let mut keyed = KeyedDice::new(key, &link);
                self.replay.play(&self.game, seat, decision, &mut keyed, false, &mut log)?
            }
            (given, _) => {
                let given = given.unwrap_or_default();
                self.try_dice(seat, decision, given)?;
                let mut scripted = ScriptedDice::new(given);
                self.replay.play(&self.game, seat, decision, &mut scripted, true, &mut log)?
            }
        };
        let rolled = entry.dice.clone();
        let events = log.events().iter().map(|event| self.game.narrate(event)).collect();
        Ok(Played { events, rolled })
    }

    fn why(&self, seat: Option<&str>, decision: &Value) -> Result<Option<Refusal>, SessionError> {
        let seat = self.seat(seat)?;
        let decision = self.decision(decision)?;
        Ok(self.game.check(self.state(), seat, decision).err())
    }

    fn odds(&self, decision: &Value) -> Result<Odds, SessionError> {
        let seat = self.seat(None)?;
        let decision = self.decision(decision)?;
        kernel::odds(&*self.game, self.state(), seat, decision).map_err(|error| match error {
            OddsError::Refused(refusal) => SessionError::Refused(refusal),
            OddsError::TooMany(_) => SessionError::Unclear(error.to_string()),
        })
    }

    fn think(&self, limit: Duration, seed: u64) -> Result<Thought, SessionError> {
        let Turn::Decide(seat) = self.game.turn(self.state()) else {
            return Err(SessionError::Unclear("the game is over".to_owned()));
        };
        // It knows what its seat may know, and nothing else.
        let state = self.game.view(self.state(), seat);
        let weighed = think(&*self.game, &state, seat, limit, seed);
        let words = |decision: G::Decision| self.game.choice(&state, decision).text;
        let (best, others) = weighed
            .candidates
            .split_first()
            .ok_or_else(|| SessionError::Unclear("nothing can be decided here".to_owned()))?;
        Ok(Thought {
            decision: self.spelled(best.0),
            text: words(best.0),
            expected_lead: best.1,
            looked_at: weighed.looked_at,
            alternatives: others
                .iter()
                .take(3)
                .map(|(decision, lead)| Alternative {
                    decision: self.spelled(*decision),
                    text: words(*decision),
                    expected_lead: *lead,
                })
                .collect(),
        })
    }

    fn undo(&mut self) -> bool {
        self.replay.take_back()
    }

    fn record(&self, with_key: bool) -> Record {
        let reveal = with_key || self.replay.is_over(&self.game);
        self.replay.record(&*self.game, self.key.as_ref().filter(|_| reveal))
    }
}

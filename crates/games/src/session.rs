//! A game that is being played.

use crate::mind::{Mind, Sight, ThinkingPlayer, Thought};
use crate::story::{Judgement, Step, TurnNow};
use commander::{Doctrine, Level, Stop, Weights};
use kernel::{
    Audience, Choice, DiceKey, Entry, Factor, KeyedDice, Log, Narration, Odds, OddsError, Opening, Outcome,
    Presentable, Proof, Record, RecordError, Refusal, Replay, Scene, ScriptedDice, Seat, Sketch, Survey,
    Turn,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::cell::RefCell;
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

    /// How many decisions had been played before those that are now made unseen; nothing if everything is open.
    fn veil(&self) -> Option<usize>;

    /// The position, in the form that a set-up takes.
    fn show(&self) -> Value;

    /// What to draw for a seat.
    ///
    /// # Errors
    /// If there is no such seat.
    fn scene(&self, viewer: Option<&str>) -> Result<Scene, SessionError>;

    /// The scene as it was after so many decisions.
    ///
    /// # Errors
    /// If there is no such seat, or there were not so many decisions.
    fn scene_at(&self, number: usize, viewer: Option<&str>) -> Result<Scene, SessionError>;

    /// Every legal decision, with the things to touch and a label.
    fn options(&self) -> Vec<(Value, Choice)>;

    /// What a seat may decide while another one is asked, such as to give up; nothing in most games.
    ///
    /// # Errors
    /// If there is no such seat.
    fn options_while_waiting(&self, seat: &str) -> Result<Vec<(Value, Choice)>, SessionError>;

    /// The things that can be touched first.
    fn openings(&self) -> Vec<Opening>;

    /// The choices that begin with a touch.
    fn choices_behind(&self, first: &str) -> Vec<Choice>;

    /// Plays what these touches mean.
    ///
    /// # Errors
    /// The refusal, or that they mean nothing. Nothing has changed then.
    fn touch(&mut self, seat: &str, chain: &[&str]) -> Result<Played, SessionError>;

    /// The exact odds of what these touches mean.
    ///
    /// # Errors
    /// The refusal, or that they mean nothing.
    fn odds_of_touch(&self, seat: &str, chain: &[&str]) -> Result<Odds, SessionError>;

    /// Whose decision it is and what is asked, or how the game ended.
    fn turn_now(&self) -> TurnNow;

    /// What happened after the first `from` decisions, as these seats may know it; nobody's seat is for
    /// those who watch. Decisions that are made unseen are told when they are open.
    fn story(&self, viewers: &[&str], from: usize) -> Vec<Step>;

    /// Why these things cannot be touched.
    ///
    /// # Errors
    /// If there is no such seat.
    fn why_not(&self, seat: &str, chain: &[&str]) -> Result<Judgement, SessionError>;

    /// What is to be known about a hex; with a unit in hand also what it means to it.
    ///
    /// # Errors
    /// If there is no such seat.
    fn describe(
        &self,
        viewer: Option<&str>,
        hex: &str,
        in_hand: Option<&str>,
    ) -> Result<Vec<Factor>, SessionError>;

    /// What a player asked to see on the map.
    ///
    /// # Errors
    /// If there is no such survey, or nothing that it could be about.
    fn survey(&self, viewer: Option<&str>, id: &str, subject: Option<&str>) -> Result<Survey, SessionError>;

    /// What would become of a unit that is dragged to a place on a table without hexes; nothing if it is
    /// not to be dragged now.
    ///
    /// # Errors
    /// If there is no such seat.
    fn sketch(
        &self,
        viewer: Option<&str>,
        piece: &str,
        to: (i32, i32),
        heading: Option<u16>,
    ) -> Result<Option<Sketch>, SessionError>;

    /// How far a seat may take its decisions back without asking: while they are its own, rolled no
    /// dice and showed it nothing new, and nobody else has been asked since. Nothing if it may not.
    fn free_take_back(&self, seat: &str) -> Option<usize>;

    /// Takes back all decisions after so many; false if there were not so many.
    fn take_back_to(&mut self, number: usize) -> bool;

    /// The position after so many decisions, in the form that a set-up takes.
    fn position_at(&self, number: usize) -> Option<Value>;

    /// The decisions so far, as a record has them.
    fn entries(&self) -> &[Entry];

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

    /// A computer player of this game. The same level, seed and game give the same play.
    fn mind(&self, level: Level, seed: u64) -> Box<dyn Mind>;

    /// What the seat sees whose turn it is, for a mind to think about; nothing if the game is over.
    fn sight(&self) -> Option<Sight>;

    /// What the computer would do. It rolls its own imagined dice, never the game's.
    ///
    /// # Errors
    /// If the game is over.
    fn think(&self, level: Level, limit: Duration, seed: u64) -> Result<Thought, SessionError> {
        let sight = self.sight().ok_or_else(|| SessionError::Unclear("the game is over".to_owned()))?;
        self.mind(level, seed).advise(&sight, &Stop::after(limit))
    }

    /// Takes the last decision back; false if there is none.
    fn undo(&mut self) -> bool;

    /// The record. The key is in it if the game is over or if it is asked for.
    fn record(&self, with_key: bool) -> Record;
}

/// A game at the table, with its types.
pub(crate) struct Table<G: Doctrine + Presentable> {
    game: Arc<G>,
    weights: Arc<Weights>,
    replay: Replay<G>,
    key: Option<DiceKey>,
    /// What each decision led to.
    told: Vec<Vec<Narration>>,
    /// Memory for lists.
    scratch: RefCell<G::Scratch>,
}

impl<G: Doctrine + Presentable> Table<G> {
    pub(crate) fn begin(game: Arc<G>, weights: Arc<Weights>, key: DiceKey) -> Self {
        let record = Record::begin(&*game, None, &key);
        let replay = Replay::begin(&*game, &record).expect("the game's own start is sound");
        Self { game, weights, replay, key: Some(key), told: Vec::new(), scratch: RefCell::default() }
    }

    pub(crate) fn set_up(
        game: Arc<G>,
        weights: Arc<Weights>,
        position: &Value,
        key: DiceKey,
    ) -> Result<Self, Vec<String>> {
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
        Ok(Self { game, weights, replay, key: Some(key), told: Vec::new(), scratch: RefCell::default() })
    }

    pub(crate) fn load(game: Arc<G>, weights: Arc<Weights>, record: &Record) -> Result<Self, RecordError> {
        let table = Self::resume(game, weights, record)?;
        record.check_seal(&*table.game, &table.replay)?;
        Ok(table)
    }

    pub(crate) fn resume(game: Arc<G>, weights: Arc<Weights>, record: &Record) -> Result<Self, RecordError> {
        let mut told = Vec::new();
        let replay = record.resume(&*game, Log::recording, |log| {
            told.push(log.events().iter().map(|event| game.narrate(event)).collect());
        })?;
        let key = record.key()?;
        Ok(Self { game, weights, replay, key, told, scratch: RefCell::default() })
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

    /// The seat of a viewer; nobody's for those who watch.
    fn viewer(&self, named: Option<&str>) -> Result<Option<Seat>, SessionError> {
        named.map(|id| self.seat(Some(id))).transpose()
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        self.game.identity().seat_info(seat).map_or("", |info| info.id)
    }

    /// Did this decision show its seat something that it could not know? Then it would know it still
    /// after taking it back. What it knew leads to what it knows now, or something was revealed.
    fn revealed(&self, index: usize, seat: Seat) -> bool {
        let states = self.replay.states();
        let Ok(decision) = self.decision(&self.replay.entries()[index].decision) else { return true };
        let mut foreseen = self.game.view(&states[index], seat);
        self.game.resolve(&mut foreseen, decision, &mut ScriptedDice::new(Vec::new()), &mut Log::silent());
        self.game.view(&foreseen, seat) != self.game.view(&states[index + 1], seat)
    }

    /// What a seat may decide while another one is asked.
    fn while_waiting(&self, seat: Seat) -> Vec<(G::Decision, Choice)> {
        let mut decisions = Vec::new();
        self.game.decisions_while_waiting(self.state(), seat, &mut decisions);
        decisions.into_iter().map(|decision| (decision, self.game.choice(self.state(), decision))).collect()
    }

    /// What a seat means by these touches. One that waits may mean something else by them than the one that is asked.
    fn meant_by(&self, seat: Seat, chain: &[&str]) -> Option<G::Decision> {
        let waiting = self.while_waiting(seat).into_iter().find(|(_, choice)| choice.chain == chain);
        waiting.map(|(decision, _)| decision).or_else(|| self.game.meant(self.state(), chain))
    }

    fn meant(&self, seat: Seat, chain: &[&str]) -> Result<G::Decision, SessionError> {
        let nothing = || SessionError::Unclear("these touches mean nothing here".to_owned());
        self.meant_by(seat, chain).ok_or_else(nothing)
    }

    fn weigh(&self, seat: Seat, decision: G::Decision) -> Result<Odds, SessionError> {
        kernel::odds(&*self.game, self.state(), seat, decision).map_err(|error| match error {
            OddsError::Refused(refusal) => SessionError::Refused(refusal),
            OddsError::TooMany(_) => SessionError::Unclear(error.to_string()),
        })
    }

    /// Plays a decision and writes it down. Dice may be given; else they come from the key.
    fn decide(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        dice: Option<&[u8]>,
    ) -> Result<Played, SessionError> {
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
        let events: Vec<Narration> = log.events().iter().map(|event| self.game.narrate(event)).collect();
        self.told.push(events.clone());
        Ok(Played { events, rolled })
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

impl<G: Doctrine + Presentable> Session for Table<G> {
    fn game(&self) -> &'static str {
        self.game.identity().id
    }

    fn commitment(&self) -> String {
        self.replay.record(&*self.game, None).commitment
    }

    fn turn(&self) -> Value {
        let number = self.number();
        match self.turn_now() {
            TurnNow::Decide { seat, prompt } => json!({ "seat": seat, "prompt": prompt, "number": number }),
            TurnNow::Over { winner, text, points } => {
                json!({ "over": true, "winner": winner, "text": text, "points": points, "number": number })
            }
        }
    }

    fn number(&self) -> usize {
        self.replay.entries().len()
    }

    fn veil(&self) -> Option<usize> {
        let secret = |state: &&G::State| self.game.is_secret(state);
        let unseen = self.replay.states().iter().rev().take_while(secret).count();
        (unseen > 0).then(|| self.number() + 1 - unseen)
    }

    fn show(&self) -> Value {
        serde_json::to_value(self.game.position(self.state())).expect("a position is plain data")
    }

    fn scene(&self, viewer: Option<&str>) -> Result<Scene, SessionError> {
        self.scene_at(self.number(), viewer)
    }

    fn scene_at(&self, number: usize, viewer: Option<&str>) -> Result<Scene, SessionError> {
        let viewer = self.viewer(viewer)?;
        let state = self.replay.states().get(number).ok_or_else(|| {
            let played = self.number();
            SessionError::Unclear(format!("only {played} decisions were played, not {number}"))
        })?;
        Ok(self.game.scene(state, viewer))
    }

    fn openings(&self) -> Vec<Opening> {
        self.game.openings(self.state(), &mut self.scratch.borrow_mut())
    }

    fn choices_behind(&self, first: &str) -> Vec<Choice> {
        self.game.choices_behind(self.state(), &mut self.scratch.borrow_mut(), first)
    }

    fn touch(&mut self, seat: &str, chain: &[&str]) -> Result<Played, SessionError> {
        let seat = self.seat(Some(seat))?;
        let decision = self.meant(seat, chain)?;
        self.decide(seat, decision, None)
    }

    fn odds_of_touch(&self, seat: &str, chain: &[&str]) -> Result<Odds, SessionError> {
        let seat = self.seat(Some(seat))?;
        self.weigh(seat, self.meant(seat, chain)?)
    }

    fn turn_now(&self) -> TurnNow {
        match self.game.turn(self.state()) {
            Turn::Decide(seat) => {
                TurnNow::Decide { seat: self.seat_id(seat), prompt: self.game.prompt(self.state()) }
            }
            Turn::Over => {
                let Outcome { winner, text, points } = self.game.outcome(self.state());
                TurnNow::Over { winner: winner.map(|seat| self.seat_id(seat)), text, points }
            }
        }
    }

    fn story(&self, viewers: &[&str], from: usize) -> Vec<Step> {
        let seats: Vec<Seat> = viewers.iter().filter_map(|id| self.game.identity().seat(id)).collect();
        let may_read = |narration: &&Narration| match narration.audience {
            Audience::Everyone => true,
            Audience::Only(seat) => seats.contains(&seat),
        };
        let open = self.veil().unwrap_or(self.told.len());
        let steps = self.told[..open].iter().enumerate().skip(from);
        steps
            .map(|(index, told)| Step {
                number: index + 1,
                seat: self
                    .game
                    .identity()
                    .seat(&self.replay.entries()[index].seat)
                    .map_or("", |seat| self.seat_id(seat)),
                heading: self.game.heading(&self.replay.states()[index]),
                rolled: self.replay.entries()[index].dice.clone(),
                events: told.iter().filter(may_read).cloned().collect(),
            })
            .collect()
    }

    fn why_not(&self, seat: &str, chain: &[&str]) -> Result<Judgement, SessionError> {
        let seat = self.seat(Some(seat))?;
        let Some(decision) = self.meant_by(seat, chain) else { return Ok(Judgement::NoDecision) };
        Ok(match self.game.check(self.state(), seat, decision) {
            Ok(()) => Judgement::Allowed,
            Err(refusal) => Judgement::Refused(refusal),
        })
    }

    fn describe(
        &self,
        viewer: Option<&str>,
        hex: &str,
        in_hand: Option<&str>,
    ) -> Result<Vec<Factor>, SessionError> {
        Ok(self.game.describe(self.state(), self.viewer(viewer)?, hex, in_hand))
    }

    fn survey(&self, viewer: Option<&str>, id: &str, subject: Option<&str>) -> Result<Survey, SessionError> {
        let viewer = self.viewer(viewer)?;
        self.game.survey(self.state(), viewer, id, subject).map_err(SessionError::Unclear)
    }

    fn sketch(
        &self,
        viewer: Option<&str>,
        piece: &str,
        to: (i32, i32),
        heading: Option<u16>,
    ) -> Result<Option<Sketch>, SessionError> {
        Ok(self.game.sketch(self.state(), self.viewer(viewer)?, piece, to, heading))
    }

    fn free_take_back(&self, seat: &str) -> Option<usize> {
        let seat = self.game.identity().seat(seat)?;
        if self.game.turn(self.state()) != Turn::Decide(seat) {
            return None;
        }
        let own = |index: &usize| {
            let entry = &self.replay.entries()[*index];
            entry.seat == self.seat_id(seat) && entry.dice.is_empty() && !self.revealed(*index, seat)
        };
        (0..self.number()).rev().take_while(own).last()
    }

    fn take_back_to(&mut self, number: usize) -> bool {
        if number > self.number() {
            return false;
        }
        while self.number() > number {
            self.undo();
        }
        true
    }

    fn position_at(&self, number: usize) -> Option<Value> {
        let state = self.replay.states().get(number)?;
        Some(serde_json::to_value(self.game.position(state)).expect("a position is plain data"))
    }

    fn entries(&self) -> &[Entry] {
        self.replay.entries()
    }

    fn options(&self) -> Vec<(Value, Choice)> {
        let choices = self.game.choices(self.state(), &mut self.scratch.borrow_mut());
        choices.into_iter().map(|(decision, choice)| (self.spelled(decision), choice)).collect()
    }

    fn options_while_waiting(&self, seat: &str) -> Result<Vec<(Value, Choice)>, SessionError> {
        let choices = self.while_waiting(self.seat(Some(seat))?);
        Ok(choices.into_iter().map(|(decision, choice)| (self.spelled(decision), choice)).collect())
    }

    fn play(
        &mut self,
        seat: Option<&str>,
        decision: &Value,
        dice: Option<&[u8]>,
    ) -> Result<Played, SessionError> {
        let seat = self.seat(seat)?;
        let decision = self.decision(decision)?;
        self.decide(seat, decision, dice)
    }

    fn why(&self, seat: Option<&str>, decision: &Value) -> Result<Option<Refusal>, SessionError> {
        let seat = self.seat(seat)?;
        let decision = self.decision(decision)?;
        Ok(self.game.check(self.state(), seat, decision).err())
    }

    fn odds(&self, decision: &Value) -> Result<Odds, SessionError> {
        let seat = self.seat(None)?;
        self.weigh(seat, self.decision(decision)?)
    }

    fn mind(&self, level: Level, seed: u64) -> Box<dyn Mind> {
        let (game, weights) = (Arc::clone(&self.game), Arc::clone(&self.weights));
        Box::new(ThinkingPlayer::new(game, weights, level, seed))
    }

    fn sight(&self) -> Option<Sight> {
        let Turn::Decide(seat) = self.game.turn(self.state()) else { return None };
        // It knows what its seat may know, and nothing else.
        Some(Sight { state: Box::new(self.game.view(self.state(), seat)), seat })
    }

    fn undo(&mut self) -> bool {
        self.told.pop();
        self.replay.take_back()
    }

    fn record(&self, with_key: bool) -> Record {
        let reveal = with_key || self.replay.is_over(&self.game);
        self.replay.record(&*self.game, self.key.as_ref().filter(|_| reveal))
    }
}

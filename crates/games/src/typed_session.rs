//! A game that is being played, with its types.

use crate::computer_player::{ComputerPlayer, Observation, SearchingPlayer};
use crate::intent::{Chosen, Intent};
use crate::session::{Played, Session};
use crate::session_error::SessionError;
use crate::story::{Judgement, Step, TurnNow};
use commander::{Doctrine, Level, Weights};
use kernel::{
    Audience, Choice, Decided, DiceKey, Entry, Factor, FaultKinds, KeyedDice, Log, Narration, Odds, Opening,
    Outcome, PositionFaults, Presentable, Record, RecordError, Refusal, Replay, Scene, ScriptedDice, Seat,
    Sketch, Survey, Turn,
};
use serde::Deserialize;
use serde_json::Value;
use std::cell::RefCell;
use std::sync::Arc;

/// A session whose types are known.
pub(crate) struct TypedSession<G: Doctrine + Presentable> {
    game: Arc<G>,
    weights: Arc<Weights>,
    replay: Replay<G>,
    key: Option<DiceKey>,
    /// What each decision led to.
    told: Vec<Vec<Narration>>,
    /// Memory for lists, judgements and decisions.
    scratch: RefCell<G::Scratch>,
}

impl<G: Doctrine + Presentable> TypedSession<G> {
    pub(crate) fn begin(game: Arc<G>, weights: Arc<Weights>, key: DiceKey) -> Self {
        let record = Record::begin(&*game, &key);
        let replay = Replay::begin(&*game, &record).expect("the game's own start is sound");
        Self::at(game, weights, replay, key)
    }

    pub(crate) fn set_up(
        game: Arc<G>,
        weights: Arc<Weights>,
        position: &Value,
        waived: FaultKinds,
        key: DiceKey,
    ) -> Result<Self, PositionFaults> {
        let position = kernel::read_position::<G>(position)?;
        let record = Record::begin_at(&*game, &position, waived, &key);
        let replay = Replay::begin_at(&*game, &record, &position)?;
        Ok(Self::at(game, weights, replay, key))
    }

    /// Before the first decision.
    fn at(game: Arc<G>, weights: Arc<Weights>, replay: Replay<G>, key: DiceKey) -> Self {
        Self { game, weights, replay, key: Some(key), told: Vec::new(), scratch: RefCell::default() }
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

    /// Who wants to decide what: the one place where a decision from outside gets its type.
    fn read(&self, seat: Option<&str>, intent: Intent<'_>) -> Result<Decided<G::Decision>, SessionError> {
        let seat = self.seat(seat)?;
        let decision = match intent {
            Intent::Named(value) => {
                let spelling = G::Spelling::deserialize(value);
                self.game.read(&spelling.map_err(|error| SessionError::NotADecision(error.to_string()))?)?
            }
            Intent::Touched(chain) => self.meant_by(seat, chain).ok_or(SessionError::NoMeaning)?,
            Intent::Chosen(chosen) => self.opened(chosen)?,
        };
        Ok(Decided { seat, decision })
    }

    fn opened(&self, chosen: &Chosen) -> Result<G::Decision, SessionError> {
        chosen.open::<G>().ok_or(SessionError::OtherDecision)
    }

    /// The seat that is named, or the one whose turn it is.
    fn seat(&self, named: Option<&str>) -> Result<Seat, SessionError> {
        match (named, self.game.turn(self.state())) {
            (Some(id), _) => {
                self.game.identity().seat(id).ok_or_else(|| SessionError::NoSuchSeat(id.to_owned()))
            }
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
        let Decided { decision, .. } = self.replay.decided()[index];
        let mut foreseen = self.game.view(&states[index], seat);
        self.game.resolve(
            &mut foreseen,
            &mut self.scratch.borrow_mut(),
            decision,
            &mut ScriptedDice::new(Vec::new()),
            &mut Log::silent(),
        );
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

    /// Why a thing that the asked seat touches leads nowhere: of one that is touched first, or of the last one where all
    /// together are no decision.
    fn idle(&self, seat: Seat, chain: &[&str]) -> Option<Refusal> {
        let link = chain.last()?;
        let is_unlit = match chain {
            [_] => self.openings().iter().all(|opening| opening.link != *link),
            _ => self.meant_by(seat, chain).is_none(),
        };
        let is_asked = self.game.turn(self.state()) == Turn::Decide(seat);
        if is_asked && is_unlit { self.game.why_idle(self.state(), link) } else { None }
    }

    /// Tries a decision with given dice on a copy: are they the right ones?
    fn try_dice(&self, seat: Seat, decision: G::Decision, dice: &[u8]) -> Result<(), SessionError> {
        let mut scripted = ScriptedDice::new(dice);
        let mut state = self.state().clone();
        self.game.play(
            &mut state,
            &mut self.scratch.borrow_mut(),
            seat,
            decision,
            &mut scripted,
            &mut Log::silent(),
        )?;
        match (scripted.fault(), self.key.is_some() || !dice.is_empty()) {
            (None, _) => Ok(()),
            (Some(mismatch), true) => Err(mismatch.into()),
            (Some(_), false) => Err(SessionError::NoKey),
        }
    }
}

impl<G: Doctrine + Presentable> Session for TypedSession<G> {
    fn game(&self) -> &'static str {
        self.game.identity().id
    }

    fn seat_number(&self, seat: &str) -> Result<u8, SessionError> {
        Ok(self.seat(Some(seat))?.0)
    }

    fn commitment(&self) -> &str {
        self.replay.commitment()
    }

    fn entries(&self) -> &[Entry] {
        self.replay.entries()
    }

    fn record(&self, with_key: bool) -> Record {
        let reveal = with_key || self.replay.is_over(&self.game);
        self.replay.record(&*self.game, self.key.as_ref().filter(|_| reveal))
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

    fn hidden_since(&self) -> Option<usize> {
        let secret = |state: &&G::State| self.game.is_secret(state);
        let unseen = self.replay.states().iter().rev().take_while(secret).count();
        (unseen > 0).then(|| self.number() + 1 - unseen)
    }

    fn position_at(&self, number: usize) -> Option<Value> {
        let state = self.replay.states().get(number)?;
        Some(serde_json::to_value(self.game.position(state)).expect("a position is plain data"))
    }

    fn scene_at(&self, number: usize, viewer: Option<&str>) -> Result<Scene, SessionError> {
        let viewer = self.viewer(viewer)?;
        let state = self.replay.states().get(number);
        let state = state.ok_or(SessionError::NotPlayed { played: self.number(), number })?;
        Ok(self.game.scene(state, viewer))
    }

    fn eyes(&self, viewer: Option<&str>) -> Result<Option<Seat>, SessionError> {
        Ok(self.game.eyes(self.state(), self.viewer(viewer)?))
    }

    fn story(&self, viewers: &[&str], from: usize) -> Vec<Step> {
        let seats: Vec<Seat> = viewers.iter().filter_map(|id| self.game.identity().seat(id)).collect();
        let may_read = |narration: &&Narration| match narration.audience {
            Audience::Everyone => true,
            Audience::Only(seat) => seats.contains(&seat),
        };
        let open = self.hidden_since().unwrap_or(self.told.len());
        let steps = self.told[..open].iter().enumerate().skip(from);
        steps
            .map(|(index, told)| Step {
                number: index + 1,
                seat: self.seat_id(self.replay.decided()[index].seat),
                heading: self.game.heading(&self.replay.states()[index]),
                rolled: self.replay.entries()[index].dice.clone(),
                events: told.iter().filter(may_read).cloned().collect(),
            })
            .collect()
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
        Ok(self.game.survey(self.state(), viewer, id, subject)?)
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

    fn options(&self) -> Vec<(Chosen, Choice)> {
        let choices = self.game.choices(self.state(), &mut self.scratch.borrow_mut());
        choices.into_iter().map(|(decision, choice)| (Chosen::of::<G>(decision), choice)).collect()
    }

    fn options_while_waiting(&self, seat: &str) -> Result<Vec<(Chosen, Choice)>, SessionError> {
        let choices = self.while_waiting(self.seat(Some(seat))?);
        Ok(choices.into_iter().map(|(decision, choice)| (Chosen::of::<G>(decision), choice)).collect())
    }

    fn spell(&self, decision: &Chosen) -> Result<Value, SessionError> {
        let spelling = self.game.spell(self.opened(decision)?);
        Ok(serde_json::to_value(spelling).expect("a decision is plain data"))
    }

    fn openings(&self) -> Vec<Opening> {
        self.game.openings(self.state(), &mut self.scratch.borrow_mut())
    }

    fn choices_behind(&self, first: &str) -> Vec<Choice> {
        self.game.choices_behind(self.state(), &mut self.scratch.borrow_mut(), first)
    }

    fn why(&self, seat: Option<&str>, intent: Intent<'_>) -> Result<Judgement, SessionError> {
        if let Intent::Touched(chain) = intent {
            let seat = self.seat(seat)?;
            if let Some(refusal) = self.idle(seat, chain) {
                return Ok(Judgement::Refused(refusal));
            }
            if self.meant_by(seat, chain).is_none() {
                return Ok(Judgement::NoDecision);
            }
        }
        let Decided { seat, decision } = self.read(seat, intent)?;
        Ok(match self.game.check(self.state(), &mut self.scratch.borrow_mut(), seat, decision) {
            Ok(()) => Judgement::Allowed,
            Err(refusal) => Judgement::Refused(refusal),
        })
    }

    fn odds(&self, seat: Option<&str>, intent: Intent<'_>) -> Result<Odds, SessionError> {
        let Decided { seat, decision } = self.read(seat, intent)?;
        Ok(kernel::odds(&*self.game, self.state(), seat, decision)?)
    }

    fn play(
        &mut self,
        seat: Option<&str>,
        intent: Intent<'_>,
        dice: Option<&[u8]>,
    ) -> Result<Played, SessionError> {
        let Decided { seat, decision } = self.read(seat, intent)?;
        let mut log = Log::recording();
        let announced = self.replay.announce(&self.game, seat, decision);
        let scratch = self.scratch.get_mut();
        let entry = match (dice, &self.key) {
            (None, Some(key)) => {
                let mut keyed = KeyedDice::new(key, announced.link());
                self.replay.play(&self.game, scratch, announced, &mut keyed, false, &mut log)?
            }
            (given, _) => {
                let given = given.unwrap_or_default();
                self.try_dice(seat, decision, given)?;
                let mut scripted = ScriptedDice::new(given);
                let scratch = self.scratch.get_mut();
                self.replay.play(&self.game, scratch, announced, &mut scripted, true, &mut log)?
            }
        };
        let rolled = entry.dice.clone();
        let events: Vec<Narration> = log.events().iter().map(|event| self.game.narrate(event)).collect();
        self.told.push(events.clone());
        Ok(Played { events, rolled })
    }

    fn free_take_back(&self, seat: &str) -> Option<usize> {
        let seat = self.game.identity().seat(seat)?;
        if self.game.turn(self.state()) != Turn::Decide(seat) {
            return None;
        }
        let own = |index: &usize| {
            let entry = &self.replay.entries()[*index];
            self.replay.decided()[*index].seat == seat
                && entry.dice.is_empty()
                && !self.revealed(*index, seat)
        };
        (0..self.number()).rev().take_while(own).last()
    }

    fn take_back_to(&mut self, number: usize) -> bool {
        if number > self.number() {
            return false;
        }
        while self.number() > number {
            self.replay.take_back();
        }
        self.told.truncate(number);
        true
    }

    fn observation(&self) -> Option<Observation> {
        let Turn::Decide(seat) = self.game.turn(self.state()) else { return None };
        // It knows what its seat may know, and nothing else.
        Some(Observation { state: Box::new(self.game.view(self.state(), seat)), seat })
    }

    fn computer_player(&self, level: Level, seed: u64) -> Box<dyn ComputerPlayer> {
        let (game, weights) = (Arc::clone(&self.game), Arc::clone(&self.weights));
        Box::new(SearchingPlayer::new(game, weights, level, seed))
    }
}

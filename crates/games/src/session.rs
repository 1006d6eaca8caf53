//! A game that is being played.

use crate::computer_player::{ComputerPlayer, Observation, Thought};
use crate::intent::{Chosen, Intent};
use crate::session_error::SessionError;
use crate::story::{Judgement, Step, TurnNow};
use commander::{Level, Stop};
use kernel::{Choice, Entry, Factor, Narration, Odds, Opening, Proof, Record, Scene, Seat, Sketch, Survey};
use phrases::has_texts;
use serde::Serialize;
use serde_json::Value;
use std::time::Duration;

/// What a decision led to.
#[derive(Clone, Debug, Serialize)]
pub struct Played {
    /// What happened, in order.
    pub events: Vec<Narration>,
    /// How the dice fell.
    pub rolled: Vec<u8>,
}

has_texts!(Played: events);

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
///
/// | what | how |
/// |---|---|
/// | which game it is | [`game`](Session::game), [`commitment`](Session::commitment), [`entries`](Session::entries), [`record`](Session::record) |
/// | where it stands | [`turn_now`](Session::turn_now), [`hidden_since`](Session::hidden_since), [`position_at`](Session::position_at) |
/// | what people see | [`scene_at`](Session::scene_at), [`eyes`](Session::eyes), [`story`](Session::story), [`describe`](Session::describe), [`survey`](Session::survey), [`sketch`](Session::sketch) |
/// | what can be decided | [`options`](Session::options), [`options_while_waiting`](Session::options_while_waiting), [`spell`](Session::spell), [`openings`](Session::openings), [`choices_behind`](Session::choices_behind) |
/// | deciding | [`why`](Session::why), [`odds`](Session::odds), [`play`](Session::play) |
/// | taking back | [`free_take_back`](Session::free_take_back), [`take_back_to`](Session::take_back_to) |
/// | the computer | [`observation`](Session::observation), [`computer_player`](Session::computer_player) |
///
/// **Given**, from these: [`number`](Session::number), [`show`](Session::show), [`scene`](Session::scene),
/// [`undo`](Session::undo), [`think`](Session::think).
pub trait Session: Send {
    // Which game it is.

    /// The game's id.
    fn game(&self) -> &'static str;

    /// The place of a seat in the order of the game.
    ///
    /// # Errors
    /// If there is no such seat.
    fn seat_number(&self, seat: &str) -> Result<u8, SessionError>;

    /// The hash of the dice key.
    fn commitment(&self) -> &str;

    /// The decisions so far, as a record has them.
    fn entries(&self) -> &[Entry];

    /// The record. The key is in it if the game is over or if it is asked for.
    fn record(&self, with_key: bool) -> Record;

    // Where it stands.

    /// Whose decision it is and what is asked, or how the game ended.
    fn turn_now(&self) -> TurnNow;

    /// How many decisions had been played before those that are now made unseen; nothing if everything is open.
    fn hidden_since(&self) -> Option<usize>;

    /// The position after so many decisions, in the form that a set-up takes; nothing if there were not so many.
    fn position_at(&self, number: usize) -> Option<Value>;

    // What people see.

    /// What to draw for a seat, as it was after so many decisions.
    ///
    /// # Errors
    /// If there is no such seat, or there were not so many decisions.
    fn scene_at(&self, number: usize, viewer: Option<&str>) -> Result<Scene, SessionError>;

    /// Through whose eyes a viewer looks now: those with the same answer are shown the same scene.
    ///
    /// # Errors
    /// If there is no such seat.
    fn eyes(&self, viewer: Option<&str>) -> Result<Option<Seat>, SessionError>;

    /// What happened after the first `from` decisions, as these seats may know it; nobody's seat is for
    /// those who watch. Decisions that are made unseen are told when they are open.
    fn story(&self, viewers: &[&str], from: usize) -> Vec<Step>;

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

    // What can be decided.

    /// Every legal decision, with the things to touch and a label.
    fn options(&self) -> Vec<(Chosen, Choice)>;

    /// What a seat may decide while another one is asked, such as to give up; nothing in most games.
    ///
    /// # Errors
    /// If there is no such seat.
    fn options_while_waiting(&self, seat: &str) -> Result<Vec<(Chosen, Choice)>, SessionError>;

    /// A decision with names, as records and the engine protocol spell it.
    ///
    /// # Errors
    /// If it is of another game.
    fn spell(&self, decision: &Chosen) -> Result<Value, SessionError>;

    /// The things that can be touched first.
    fn openings(&self) -> Vec<Opening>;

    /// The choices that begin with a touch.
    fn choices_behind(&self, first: &str) -> Vec<Choice>;

    // Deciding. A seat that is not named is the one whose turn it is.

    /// May a seat do this, and if not, why?
    ///
    /// # Errors
    /// If it cannot be understood.
    fn why(&self, seat: Option<&str>, intent: Intent<'_>) -> Result<Judgement, SessionError>;

    /// The exact odds of a decision.
    ///
    /// # Errors
    /// The refusal, or what cannot be understood.
    fn odds(&self, seat: Option<&str>, intent: Intent<'_>) -> Result<Odds, SessionError>;

    /// Plays a decision. Dice may be given; else they come from the key.
    ///
    /// # Errors
    /// The refusal, or what cannot be understood. Nothing has changed then.
    fn play(
        &mut self,
        seat: Option<&str>,
        intent: Intent<'_>,
        dice: Option<&[u8]>,
    ) -> Result<Played, SessionError>;

    // Taking back.

    /// How far a seat may take its decisions back without asking: while they are its own, rolled no
    /// dice and showed it nothing new, and nobody else has been asked since. Nothing if it may not.
    fn free_take_back(&self, seat: &str) -> Option<usize>;

    /// Takes back all decisions after so many; false if there were not so many.
    fn take_back_to(&mut self, number: usize) -> bool;

    // The computer.

    /// What the seat sees whose turn it is, for a computer player; nothing if the game is over.
    fn observation(&self) -> Option<Observation>;

    /// A computer player of this game. The same level, seed and game give the same play.
    fn computer_player(&self, level: Level, seed: u64) -> Box<dyn ComputerPlayer>;

    // What is given.

    /// How many decisions have been played.
    fn number(&self) -> usize {
        self.entries().len()
    }

    /// The position, in the form that a set-up takes.
    fn show(&self) -> Value {
        self.position_at(self.number()).expect("so many decisions were played")
    }

    /// What to draw for a seat.
    ///
    /// # Errors
    /// If there is no such seat.
    fn scene(&self, viewer: Option<&str>) -> Result<Scene, SessionError> {
        self.scene_at(self.number(), viewer)
    }

    /// Takes the last decision back; false if there is none.
    fn undo(&mut self) -> bool {
        self.number().checked_sub(1).is_some_and(|number| self.take_back_to(number))
    }

    /// What the computer would do. It rolls its own imagined dice, never the game's.
    ///
    /// # Errors
    /// If the game is over.
    fn think(&self, level: Level, limit: Duration, seed: u64) -> Result<Thought, SessionError> {
        let observation = self.observation().ok_or(SessionError::Over)?;
        self.computer_player(level, seed).advise(&observation, &Stop::after(limit))
    }
}

use kernel::{DiceMismatch, OddsError, Refusal, SurveyError, UnknownName};
use phrases::Text;
use std::fmt;
use thiserror::Error;

/// Why a request to a session fails. The game is as it was before.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SessionError {
    /// The rules refuse it.
    Refused(#[from] Refusal),
    /// Nobody has this seat.
    NoSuchSeat(String),
    /// It is not in the form of a decision.
    NotADecision(String),
    /// It names something that the game does not have.
    UnknownName(#[from] UnknownName),
    /// The things that were touched are no decision.
    NoMeaning,
    /// A decision that was chosen in another game.
    OtherDecision,
    /// What a computer player is shown is not its game.
    OtherPosition,
    /// The game has not come so far.
    NotPlayed {
        /// How many were.
        played: usize,
        /// How many were asked for.
        number: usize,
    },
    /// A survey that cannot be made.
    Survey(#[from] SurveyError),
    /// Dice that were given are not those of the decision.
    Dice(#[from] DiceMismatch),
    /// No dice were given, and there is nothing to make them from.
    NoKey,
    /// The dice of a decision can fall in too many ways.
    TooManyWays(usize),
    /// Nobody is asked any more.
    Over,
    /// There is no decision to choose.
    NothingToDecide,
}

impl From<OddsError> for SessionError {
    fn from(error: OddsError) -> Self {
        match error {
            OddsError::Refused(refusal) => SessionError::Refused(refusal),
            OddsError::TooMany(ways) => SessionError::TooManyWays(ways),
        }
    }
}

impl SessionError {
    /// For people.
    pub fn text(&self) -> Text {
        match self {
            SessionError::Refused(refusal) => refusal.text.clone(),
            SessionError::NoSuchSeat(seat) => text!("no-seat", seat = seat.as_str()),
            SessionError::NotADecision(error) => text!("not-a-decision", error = error.as_str()),
            SessionError::UnknownName(unknown) => unknown.text(),
            SessionError::NoMeaning => text!("touches-mean-nothing"),
            SessionError::OtherDecision => text!("decision-of-another-game"),
            SessionError::OtherPosition => text!("position-of-another-game"),
            SessionError::NotPlayed { played, number } => {
                text!("not-played", played = *played, number = *number)
            }
            SessionError::Survey(error) => error.text(),
            SessionError::Dice(reason) => text!("dice-do-not-fit", reason = reason.text()),
            SessionError::NoKey => text!("dice-must-be-given"),
            SessionError::TooManyWays(ways) => text!("too-many-ways", ways = *ways),
            SessionError::Over => text!("game-is-over"),
            SessionError::NothingToDecide => text!("nothing-to-decide"),
        }
    }
}

/// A refusal with its case, which [`SessionError::text`] leaves to who shows it.
impl fmt::Display for SessionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SessionError::Refused(refusal) => refusal.fmt(f),
            other => other.text().fmt(f),
        }
    }
}

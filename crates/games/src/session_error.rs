use kernel::{DiceMismatch, OddsError, Refusal, SurveyError, UnknownName};
use phrases::Text;
use thiserror::Error;

/// Why a request to a session fails. The game is as it was before.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SessionError {
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Nobody has this seat.
    #[error("there is no seat '{0}'")]
    NoSuchSeat(String),
    /// It is not in the form of a decision.
    #[error("this is no decision of this game: {0}")]
    NotADecision(String),
    /// It names something that the game does not have.
    #[error(transparent)]
    UnknownName(#[from] UnknownName),
    /// The things that were touched are no decision.
    #[error("these touches mean nothing here")]
    NoMeaning,
    /// A decision that was chosen in another game.
    #[error("this decision is of another game")]
    OtherDecision,
    /// What a computer player is shown is not its game.
    #[error("this is a position of another game")]
    OtherPosition,
    /// The game has not come so far.
    #[error("only {played} decisions were played, not {number}")]
    NotPlayed {
        /// How many were.
        played: usize,
        /// How many were asked for.
        number: usize,
    },
    /// A survey that cannot be made.
    #[error(transparent)]
    Survey(#[from] SurveyError),
    /// Dice that were given are not those of the decision.
    #[error("the dice do not fit: {0}")]
    Dice(#[from] DiceMismatch),
    /// No dice were given, and there is nothing to make them from.
    #[error("this record carries no dice key, so the dice of this decision must be given")]
    NoKey,
    /// The dice of a decision can fall in too many ways.
    #[error("the dice of this decision can fall in more than {0} ways")]
    TooManyWays(usize),
    /// Nobody is asked any more.
    #[error("the game is over")]
    Over,
    /// There is no decision to choose.
    #[error("nothing can be decided here")]
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
    /// For people. What only a program can do wrong is said in English.
    pub fn text(&self) -> Text {
        match self {
            SessionError::Refused(refusal) => refusal.text.clone(),
            SessionError::UnknownName(unknown) => unknown.text(),
            SessionError::Survey(error) => error.text(),
            other => Text::name(other.to_string()),
        }
    }
}

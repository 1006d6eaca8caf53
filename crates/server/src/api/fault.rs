use crate::phrasebook::text;
use crate::wire::Problem;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use games::{SessionError, TitleError};
use kernel::RecordError;
use phrases::Text;
use store::StoreError;

/// Why a request fails: a status for programs and a sentence for people.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub status: StatusCode,
    pub sentence: Text,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, sentence: Text) -> Self {
        Self { status, sentence }
    }

    pub(crate) fn not_found(sentence: Text) -> Self {
        Self::new(StatusCode::NOT_FOUND, sentence)
    }

    pub(crate) fn bad(sentence: Text) -> Self {
        Self::new(StatusCode::BAD_REQUEST, sentence)
    }

    /// Something that cannot happen has happened. What, is for the log; the player only needs to know
    /// that it was not his fault.
    pub(crate) fn inside(what: &dyn std::fmt::Display) -> Self {
        tracing::error!("{what}");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, text!("server-fault"))
    }
}

/// The sentence travels beside the answer until [`super::language::say_faults`] says it in the language that was asked for.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let said = Json(Problem { error: self.sentence.english() });
        (self.status, Extension(Unsaid(self.sentence)), said).into_response()
    }
}

/// The sentence of a fault, before it is said.
#[derive(Clone)]
pub(super) struct Unsaid(pub Text);

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        let status = match error {
            StoreError::NoSuchTable(_) => StatusCode::NOT_FOUND,
            StoreError::Moved { .. } => StatusCode::CONFLICT,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        };
        if status == StatusCode::SERVICE_UNAVAILABLE {
            tracing::error!("{error}");
        }
        Self::new(status, error.text())
    }
}

impl From<TitleError> for Fault {
    fn from(error: TitleError) -> Self {
        match error {
            TitleError::UnknownGame(..) => Self::not_found(error.text()),
            TitleError::Option(_) => Self::bad(error.text()),
            TitleError::Data(_) => Self::inside(&error),
        }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error.text())
    }
}

impl From<SessionError> for Fault {
    fn from(error: SessionError) -> Self {
        Self::bad(error.text())
    }
}

impl From<getrandom::Error> for Fault {
    fn from(error: getrandom::Error) -> Self {
        Self::inside(&error)
    }
}

impl From<tokio::task::JoinError> for Fault {
    fn from(error: tokio::task::JoinError) -> Self {
        Self::inside(&error)
    }
}

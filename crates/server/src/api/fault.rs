use crate::wire::Problem;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::{SessionError, TitleError};
use kernel::RecordError;
use store::StoreError;

/// Why a request fails: a status for programs and a sentence for people.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub status: StatusCode,
    pub sentence: String,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, sentence: impl Into<String>) -> Self {
        Self { status, sentence: sentence.into() }
    }

    pub(crate) fn not_found(sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, sentence)
    }

    pub(crate) fn bad(sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, sentence)
    }

    /// Something that cannot happen has happened. What, is for the log; the player only needs to know
    /// that it was not his fault.
    pub(crate) fn inside(what: &dyn std::fmt::Display) -> Self {
        tracing::error!("{what}");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "Something went wrong inside the server; please try again.",
        )
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status, Json(Problem { error: self.sentence })).into_response()
    }
}

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
        Self::new(status, error.to_string())
    }
}

impl From<TitleError> for Fault {
    fn from(error: TitleError) -> Self {
        match error {
            TitleError::UnknownGame(..) => Self::not_found(error.to_string()),
            TitleError::Option(_) => Self::bad(error.to_string()),
            TitleError::Data(_) => Self::inside(&error),
        }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string())
    }
}

impl From<SessionError> for Fault {
    fn from(error: SessionError) -> Self {
        Self::bad(error.to_string())
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

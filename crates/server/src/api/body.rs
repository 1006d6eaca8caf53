use super::fault::Fault;
use crate::phrasebook::text;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use phrases::Arg;
use serde::de::DeserializeOwned;

/// A body that calls itself JSON. Pages of other sites cannot send such a thing without being asked, so
/// they cannot make tables behind a visitor's back.
pub(crate) struct JsonBytes(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for JsonBytes {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        if !is_json(request.headers()) {
            let sentence = text!("body-is-json");
            return Err(Fault::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, sentence));
        }
        let bytes = Bytes::from_request(request, state).await;
        bytes.map(Self).map_err(|rejection| {
            let sentence = match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => text!("body-too-large"),
                _ => text!("unreadable", error = Arg::name(rejection.body_text())),
            };
            Fault::new(rejection.status(), sentence)
        })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// A body of JSON that is a `T`.
pub(crate) struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let JsonBytes(bytes) = JsonBytes::from_request(request, state).await?;
        serde_json::from_slice(&bytes)
            .map(Self)
            .map_err(|error| Fault::bad(text!("unreadable", error = Arg::name(error))))
    }
}

//! The language that a browser asks for.

use super::fault::Unsaid;
use crate::wire::Problem;
use axum::Json;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use phrases::{Language, Reader};
use std::convert::Infallible;

/// Who reads the answer: nobody's seat, in the first language of `Accept-Language` that there is.
pub(crate) struct Asking(pub Reader);

impl<S: Sync> FromRequestParts<S> for Asking {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Asking(reader(&parts.headers)))
    }
}

fn reader(headers: &HeaderMap) -> Reader {
    let wanted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    Reader::of(preferred(wanted))
}

/// The language of a list such as `fr-CA, fr;q=0.9, en;q=0.8`, by its weights.
fn preferred(wanted: &str) -> Language {
    let weighed = wanted.split(',').filter_map(|part| {
        let (tag, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight: f32 = rest.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.parse().ok())?;
        Some((Language::read(tag.trim())?, weight))
    });
    // Of two that weigh the same, the first.
    let best = weighed.fold(None, |best: Option<(Language, f32)>, next| match best {
        Some(best) if best.1 >= next.1 => Some(best),
        _ => Some(next),
    });
    best.map(|(language, _)| language).unwrap_or_default()
}

/// Says the sentence of a fault in the language that was asked for, and tells caches that answers depend on it.
pub(crate) async fn say_faults(request: Request, next: Next) -> Response {
    let reader = reader(request.headers());
    let mut response = next.run(request).await;
    if let Some(Unsaid(sentence)) = response.extensions_mut().remove::<Unsaid>() {
        let said = Json(Problem { error: sentence.said_to(reader).into_owned() });
        response = (response.status(), said).into_response();
    }
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_greatest_weight_is_taken() {
        assert_eq!(preferred("fr-CA, fr;q=0.9, en;q=0.8"), Language::FRENCH);
        assert_eq!(preferred("tlh, en;q=0.5, ru;q=0.8"), Language::RUSSIAN);
        assert_eq!(preferred("de"), Language::ENGLISH);
        assert_eq!(preferred(""), Language::ENGLISH);
        assert_eq!(preferred("fr;q=high, ru"), Language::RUSSIAN);
    }
}

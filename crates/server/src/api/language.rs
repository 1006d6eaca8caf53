//! The language that a browser asks for.

use super::fault::Unsaid;
use crate::wire::Problem;
use axum::Json;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use phrases::{Language, Reader};
use std::convert::Infallible;

/// Who reads the answer: nobody's seat, in the language that the address asks for (`?language=fr`), as that of a page which a
/// browser opens by itself does, or else in the first one of `Accept-Language` that there is.
pub(crate) struct Asking(pub Reader);

impl<S: Sync> FromRequestParts<S> for Asking {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Asking(reader(&parts.uri, &parts.headers)))
    }
}

/// The language that an address asks for.
fn asked_in(query: &str) -> Option<Language> {
    Language::read(query.split('&').find_map(|part| part.strip_prefix("language="))?)
}

fn reader(uri: &Uri, headers: &HeaderMap) -> Reader {
    if let Some(language) = uri.query().and_then(asked_in) {
        return Reader::of(language);
    }
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
    let reader = reader(request.uri(), request.headers());
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
    fn an_address_can_ask_for_a_language() {
        assert_eq!(asked_in("seed=1&language=fr"), Some(Language::FRENCH));
        assert_eq!(asked_in("language=tlh"), None);
        assert_eq!(asked_in("seed=1"), None);
    }

    #[test]
    fn the_language_of_the_greatest_weight_is_taken() {
        assert_eq!(preferred("fr-CA, fr;q=0.9, en;q=0.8"), Language::FRENCH);
        assert_eq!(preferred("tlh, en;q=0.5, ru;q=0.8"), Language::RUSSIAN);
        assert_eq!(preferred("de"), Language::ENGLISH);
        assert_eq!(preferred(""), Language::ENGLISH);
        assert_eq!(preferred("fr;q=high, ru"), Language::RUSSIAN);
    }
}

//! Answers that a browser may keep: it asks whether its copy is still right, and is mostly told so.

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// Something that stays as it is while the server runs.
#[derive(Clone)]
pub(crate) struct Kept {
    pub kind: &'static str,
    pub bytes: Bytes,
    tag: String,
}

impl Kept {
    pub(crate) fn new(kind: &'static str, bytes: impl Into<Bytes>) -> Self {
        let bytes = bytes.into();
        let tag = tag(&bytes);
        Self { kind, bytes, tag }
    }

    /// All of it, or only that it has not changed.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        let common = [(header::ETAG, self.tag.as_str()), (header::CACHE_CONTROL, "no-cache")];
        if is_known(asked, &self.tag) {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        (common, [(header::CONTENT_TYPE, self.kind)], self.bytes.clone()).into_response()
    }
}

/// Does the browser have the version with this tag?
pub(crate) fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let known = asked.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or_default();
    known.split(',').any(|known| known.trim() == tag)
}

/// A weak tag, because the same thing may travel compressed in several ways. It need only differ when the
/// content does; nobody gains anything by making two contents alike.
fn tag(bytes: &[u8]) -> String {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("W/\"{:016x}-{:x}\"", hasher.finish(), bytes.len())
}

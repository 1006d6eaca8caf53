//! The client: files that are built into the program.

use super::unchanged::is_known;
use axum::body::Bytes;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The built client. In the dev profile its files are read from the folder at every request.
#[derive(RustEmbed)]
#[folder = "../../client/dist"]
#[allow_missing = true]
struct Client;

const NOT_BUILT: &str = "<!doctype html><meta charset=utf-8><title>Malakoff</title>\
    <h1>The page is not built yet</h1>\
    <p>The server runs, but this program was built without its client. \
    <code>cargo xtask serve</code> builds both and starts them.</p>";

/// Sends a file of the client; `/` is its page.
pub(crate) async fn file(method: Method, uri: Uri, asked: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    match Client::get(path) {
        Some(file) => send(path, file, &asked),
        None if path == "index.html" => (StatusCode::SERVICE_UNAVAILABLE, Html(NOT_BUILT)).into_response(),
        None => (StatusCode::NOT_FOUND, "There is no such page.\n").into_response(),
    }
}

fn send(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    // The builder writes a hash of the content into the names of these files: they never change.
    let lasting = path.starts_with("assets/");
    let keep = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let hash = file.metadata.sha256_hash();
    let tag = format!("W/\"{}\"", hash[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>());
    let common = [(header::CACHE_CONTROL, keep.to_owned()), (header::ETAG, tag.clone())];
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    let bytes = Bytes::from(file.data.into_owned());
    (common, [(header::CONTENT_TYPE, kind)], bytes).into_response()
}

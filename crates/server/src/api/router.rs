use super::fault::Fault;
use super::{catalogue, experiments, headers, language, page, records, tables};
use crate::app::App;
use crate::connection;
use crate::phrasebook::text;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::any::Any;
use std::sync::Arc;
use std::time::Duration;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

/// No request has more to say than this, except a record.
const BODY: usize = 64 * 1024;

/// The longest games have a few thousand decisions of some hundred bytes.
const RECORD: usize = 8 * 1024 * 1024;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything that can be asked.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/health", get(|| async { "ok\n" }))
        .route("/games", get(catalogue::games))
        .route("/levels", get(catalogue::levels))
        .route("/games/{id}/seats", get(catalogue::seats))
        .route("/games/{id}/chart", get(catalogue::chart))
        .route("/games/{id}/map.svg", get(catalogue::map))
        .route("/games/{id}/rules", get(catalogue::rules))
        .route("/provenance", get(catalogue::provenance))
        .route("/games/{id}/counters.svg", get(catalogue::counters))
        .route("/tables", post(tables::make))
        .route("/tables/{id}", get(tables::summary))
        .route("/tables/{id}/play", get(connection::upgrade))
        .route("/tables/{id}/record", get(records::export))
        .route("/tables/{id}/branch", post(records::branch))
        .route("/lab", get(experiments::limits).post(experiments::start))
        .route("/lab/{id}", get(experiments::progress).delete(experiments::stop))
        .route("/lab/{id}/page", get(experiments::page))
        .route("/import", post(records::import).layer(DefaultBodyLimit::max(RECORD)))
        .fallback(|| async { Fault::not_found(text!("no-such-address")) })
        .method_not_allowed_fallback(|| async {
            Fault::new(StatusCode::METHOD_NOT_ALLOWED, text!("wrong-method"))
        });
    let mut router = Router::new()
        .nest("/api", api)
        .fallback(page::file)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(axum::middleware::from_fn(language::say_faults))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(4)));
    for (name, value) in headers::SAFETY {
        router = router.layer(SetResponseHeaderLayer::overriding(name, value));
    }
    router.layer(TraceLayer::new_for_http()).with_state(app)
}

fn panicked(_: Box<dyn Any + Send>) -> Response {
    Fault::inside(&"a request has panicked").into_response()
}

//! Games, their maps and their rules.

use super::fault::Fault;
use super::shelf::Books;
use crate::app::App;
use crate::wire::{GameInfo, LevelInfo};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use commander::Level;
use kernel::{Options, SeatInfo};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// The games that can be played.
pub(crate) async fn games() -> Result<Json<Vec<GameInfo>>, Fault> {
    spawn_blocking(|| games::ids().map(info).collect::<Result<_, _>>()).await?.map(Json)
}

/// How well the computer can play, from the weakest level to the strongest.
pub(crate) async fn levels() -> Json<Vec<LevelInfo>> {
    Json(Level::ALL.map(|level| LevelInfo { level, text: level.words().to_owned() }).to_vec())
}

fn info(id: &str) -> Result<GameInfo, Fault> {
    let (title, about) = (games::title(id)?, games::about(id)?);
    let identity = title.identity();
    Ok(GameInfo {
        id: id.to_owned(),
        title: identity.title.clone(),
        about: about.text.to_owned(),
        provenance: about.provenance.to_owned(),
        seats: identity.seats.clone(),
        options: identity.options.clone(),
        books: about.books.iter().map(ToString::to_string).collect(),
    })
}

/// Options in an address.
type Asked = Result<Query<BTreeMap<String, String>>, QueryRejection>;

fn options(asked: Asked) -> Result<Options, Fault> {
    let Query(asked) = asked.map_err(|_| Fault::bad("These are no options."))?;
    Ok(asked.into_iter().collect())
}

/// The seats that a game has with these options: some options change them.
pub(crate) async fn seats(Path(id): Path<String>, asked: Asked) -> Result<Json<Vec<SeatInfo>>, Fault> {
    let options = options(asked)?;
    let title = spawn_blocking(move || games::find(&id, &options)).await??;
    Ok(Json(title.identity().seats.clone()))
}

async fn books(app: Arc<App>, id: String, options: Options) -> Result<Books, Fault> {
    let shelf = Arc::clone(&app.shelf);
    spawn_blocking(move || shelf.books(&id, &options)).await?
}

/// Where the hexes are: some options change the map.
pub(crate) async fn chart(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    Ok(books(app, id, options(asked)?).await?.chart.answer(&headers))
}

/// The drawn map.
pub(crate) async fn map(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    Ok(books(app, id, options(asked)?).await?.map.answer(&headers))
}

/// The rules, case by case.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: HeaderMap,
) -> Result<Response, Fault> {
    Ok(books(app, id, Options::default()).await?.rules.answer(&asked))
}

/// What of the games' data is printed, and what is ours.
pub(crate) async fn provenance() -> &'static str {
    include_str!("../../../../docs/provenance.md")
}

/// The parts that counters are drawn from.
pub(crate) async fn counters(State(app): State<Arc<App>>, asked: HeaderMap) -> Response {
    app.shelf.counters().answer(&asked)
}

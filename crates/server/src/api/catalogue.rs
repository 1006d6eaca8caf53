//! Games, their maps and their rules.

use super::fault::Fault;
use super::language::Asking;
use super::shelf::Books;
use crate::app::App;
use crate::phrasebook::text;
use crate::wire::{GameInfo, LevelInfo};
use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use commander::Level;
use games::{OptionInWords, SeatInWords, SideInWords};
use kernel::Options;
use phrases::{HasTexts, Reader, Text};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// The games that can be played.
pub(crate) async fn games(Asking(reader): Asking) -> Result<Json<Vec<GameInfo>>, Fault> {
    let infos = spawn_blocking(|| games::ids().map(info).collect::<Result<Vec<_>, _>>()).await??;
    Ok(Json(infos.settled(reader)))
}

/// How well the computer can play, from the weakest level to the strongest.
pub(crate) async fn levels(Asking(reader): Asking) -> Json<Vec<LevelInfo>> {
    let info = |level: Level| {
        let text = Text::message(&phrases::PHRASES, format!("level-{}", level.id()), []);
        LevelInfo { level, text }
    };
    Json(Level::ALL.map(info).to_vec().settled(reader))
}

fn info(id: &str) -> Result<GameInfo, Fault> {
    let (title, spec) = (games::title(id)?, games::spec(id)?);
    let identity = title.identity();
    Ok(GameInfo {
        id: id.to_owned(),
        title: identity.title.clone(),
        about: games::about(spec),
        provenance: games::sources(spec),
        seats: identity.seats.iter().map(|seat| SeatInWords::of(seat, spec.phrases)).collect(),
        sides: spec.sides.iter().map(|side| SideInWords::of(side, spec.phrases)).collect(),
        example: spec.example,
        options: identity.options.iter().map(|option| OptionInWords::of(option, spec.phrases)).collect(),
        books: spec.books.iter().map(|book| book.name.to_owned()).collect(),
    })
}

/// Options in an address, and perhaps a language beside them.
type Asked = Result<Query<BTreeMap<String, String>>, QueryRejection>;

fn options(asked: Asked) -> Result<Options, Fault> {
    let Query(mut asked) = asked.map_err(|_| Fault::bad(text!("no-options")))?;
    asked.remove("language");
    Ok(asked.into_iter().collect())
}

/// The seats that a game has with these options: some options change them.
pub(crate) async fn seats(
    Path(id): Path<String>,
    Asking(reader): Asking,
    asked: Asked,
) -> Result<Json<Vec<SeatInWords>>, Fault> {
    let options = options(asked)?;
    let title = spawn_blocking(move || games::find(&id, &options)).await??;
    let seats = title.identity().seats.iter().map(|seat| SeatInWords::of(seat, title.phrasebook()));
    Ok(Json(seats.collect::<Vec<_>>().settled(reader)))
}

async fn books(app: Arc<App>, id: String, options: Options, reader: Reader) -> Result<Books, Fault> {
    let shelf = Arc::clone(&app.shelf);
    spawn_blocking(move || shelf.books(&id, &options, reader)).await?
}

/// Where the hexes are: some options change the map.
pub(crate) async fn chart(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asking(reader): Asking,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    Ok(books(app, id, options(asked)?, reader).await?.chart.answer(&headers))
}

/// The drawn map.
pub(crate) async fn map(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asking(reader): Asking,
    asked: Asked,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    Ok(books(app, id, options(asked)?, reader).await?.map.answer(&headers))
}

/// The rules, case by case.
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asking(reader): Asking,
    asked: HeaderMap,
) -> Result<Response, Fault> {
    Ok(books(app, id, Options::default(), reader).await?.rules.answer(&asked))
}

/// What of the games' data is printed, and what is ours.
pub(crate) async fn provenance() -> &'static str {
    include_str!("../../../../docs/provenance.md")
}

/// The parts that counters are drawn from.
pub(crate) async fn counters(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    asked: HeaderMap,
) -> Result<Response, Fault> {
    Ok(app.shelf.counters(&id)?.answer(&asked))
}

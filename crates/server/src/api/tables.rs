//! Making tables, and asking about one.

use super::body::Body;
use super::fault::Fault;
use super::language::Asking;
use crate::app::App;
use crate::phrasebook::text;
use crate::tables::{Invitation, Players};
use crate::wire::{NewTable, TableMade, TableSummary};
use axum::Json;
use axum::extract::{Path, State};
use kernel::DiceKey;
use phrases::{HasTexts, Text};
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// Makes a table for a new game.
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    Body(wanted): Body<NewTable>,
) -> Result<Json<TableMade>, Fault> {
    let NewTable { game, options, seats, computers, pace } = wanted;
    let title = spawn_blocking(move || games::find(&game, &options)).await??;
    if let Some(unknown) = seats.keys().chain(computers.keys()).find(|id| title.identity().seat(id).is_none())
    {
        return Err(Fault::bad(text!("no-such-seat", seat = unknown.as_str())));
    }
    let record = title.begin(DiceKey::fresh()?).record(true);
    let players = Players { plans: &seats, computers: &computers, pace };
    Ok(Json(app.tables.make(&*title, &record, Invitation::Players(players), Text::default()).await?))
}

/// What is played at a table, and how far it has come.
pub(crate) async fn summary(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asking(reader): Asking,
) -> Result<Json<TableSummary>, Fault> {
    let table = app.tables.find(&id).await?;
    Ok(Json(table.summary().await?.settled(reader)))
}

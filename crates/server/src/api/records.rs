//! Games as files: out, in, and new games from a position of an old one.

use super::body::{Body, JsonBytes};
use super::fault::Fault;
use super::language::Asking;
use crate::app::App;
use crate::phrasebook::text;
use crate::tables::{Invitation, Players, Table};
use crate::wire::{Pace, TableMade};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use games::Title;
use kernel::{DiceKey, Record};
use phrases::{HasTexts, Text};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// The keys of seats that a request carries.
fn keys(headers: &HeaderMap) -> Vec<&str> {
    let value = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    value.strip_prefix("Bearer ").unwrap_or_default().split(',').map(str::trim).collect()
}

/// A record shows every secret of a game. It is open when the game is over, or to somebody who has all
/// seats and so knows everything anyway.
async fn open_record(table: &Table, headers: &HeaderMap) -> Result<Record, Fault> {
    let game = table.lock().await?;
    if game.is_over() || table.all_seats_are_held_by(&keys(headers)) {
        // Copying a long game takes less than a millisecond.
        return Ok(game.session.record(true));
    }
    let sentence = text!("record-in-play");
    Err(Fault::new(StatusCode::FORBIDDEN, sentence))
}

/// The record of a table's game, to keep.
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fault> {
    let table = app.tables.find(&id).await?;
    let record = open_record(&table, &headers).await?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.game);
    let about = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((about, record.to_json()))
}

/// Makes a table from a record.
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    Asking(reader): Asking,
    JsonBytes(bytes): JsonBytes,
) -> Result<Json<TableMade>, Fault> {
    let (title, record) = spawn_blocking(move || read(&bytes)).await??;
    let all_here = Players { plans: &BTreeMap::new(), computers: &BTreeMap::new(), pace: Pace::default() };
    let (invitation, note) = match (record.seal.over, &record.key) {
        (true, _) => (Invitation::Nobody, text!("replay-over")),
        (false, None) => (Invitation::Nobody, text!("replay-without-key")),
        (false, Some(_)) => (Invitation::Players(all_here), Text::default()),
    };
    Ok(Json(app.tables.make(&*title, &record, invitation, note).await?.settled(reader)))
}

/// Judges a record: only what replays to where its seal says is taken in.
fn read(bytes: &[u8]) -> Result<(Arc<dyn Title>, Record), Fault> {
    let text = std::str::from_utf8(bytes).map_err(|_| Fault::bad(text!("record-not-text")))?;
    let record = Record::from_json(text)?;
    let title = games::find(&record.game, &record.options)?;
    title.load(&record)?;
    Ok((title, record))
}

/// Where a new game starts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Branch {
    /// After so many decisions of the old one.
    number: usize,
}

/// Makes a table that starts from a position of another table's game, with dice of its own.
pub(crate) async fn branch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Asking(reader): Asking,
    Body(Branch { number }): Body<Branch>,
) -> Result<Json<TableMade>, Fault> {
    let table = app.tables.find(&id).await?;
    let Record { options, waived, .. } = open_record(&table, &headers).await?;
    let (position, computers, pace) = {
        let live = table.lock().await?;
        (live.session.position_at(number), live.computers.clone(), live.pace)
    };
    let position = position.ok_or_else(|| Fault::bad(text!("no-such-decision", number = number)))?;
    let (game, key) = (table.game.clone(), DiceKey::fresh()?);
    let (title, record) = spawn_blocking(move || {
        let title = games::find(&game, &options)?;
        let begun = title.set_up(&position, waived, key).map_err(|faults| {
            Fault::new(StatusCode::UNPROCESSABLE_ENTITY, text!("no-start-here", faults = faults.text()))
        })?;
        Ok::<_, Fault>((title, begun.record(true)))
    })
    .await??;
    let note = text!("branched", number = number);
    // The same players, all from here.
    let players = Players { plans: &BTreeMap::new(), computers: &computers, pace };
    Ok(Json(app.tables.make(&*title, &record, Invitation::Players(players), note).await?.settled(reader)))
}

//! The lab in the browser.

use super::body::Body;
use super::fault::Fault;
use super::language::Asking;
use crate::app::App;
use crate::assets;
use crate::experiments::BegunExperiment;
use crate::phrasebook::text;
use crate::wire::{ExperimentMade, LabLimit, LabPlayer, NewExperiment};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use games::Title;
use lab::{Experiment, ExperimentError, Progress};
use phrases::{Arg, HasTexts, Reader};
use std::sync::Arc;
use tokio::task::spawn_blocking;

/// How many games each player may play.
pub(crate) async fn limits() -> Json<Vec<LabLimit>> {
    Json(LabPlayer::ALL.map(|player| LabLimit { player, games: player.most_games() }).to_vec())
}

/// Begins an experiment.
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    Body(wanted): Body<NewExperiment>,
) -> Result<Json<ExperimentMade>, Fault> {
    let experiments = Arc::clone(&app.experiments);
    let trial = spawn_blocking(move || experiments.start(experiment(&wanted)?)).await??;
    let made = ExperimentMade { experiment: trial.id().to_owned() };
    tokio::spawn(async move { app.experiments.mind(&trial).await });
    Ok(Json(made))
}

fn experiment(wanted: &NewExperiment) -> Result<Experiment, Fault> {
    let title = games::find(&wanted.game, &wanted.options)?;
    let players = players(&*title, wanted)?;
    check_games(&players, wanted.games)?;
    let players = players.into_iter().map(LabPlayer::player).collect();
    let seed = wanted.seed.unwrap_or(1);
    Ok(Experiment::new(&wanted.game, &wanted.options, players, wanted.games.into(), seed.into())?)
}

/// Who plays, in the order of the seats.
fn players(title: &dyn Title, wanted: &NewExperiment) -> Result<Vec<LabPlayer>, Fault> {
    let identity = title.identity();
    if let Some(unknown) = wanted.players.keys().find(|id| identity.seat(id).is_none()) {
        return Err(Fault::bad(text!("no-such-seat", seat = unknown.as_str())));
    }
    let player = |id| wanted.players.get(id).copied().unwrap_or(LabPlayer::Sergeant);
    Ok(identity.seats.iter().map(|seat| player(seat.id)).collect())
}

fn check_games(players: &[LabPlayer], games: u32) -> Result<(), Fault> {
    if games == 0 {
        return Err(Fault::bad(text!("no-games")));
    }
    let slowest = players.iter().min_by_key(|player| player.most_games());
    match slowest.filter(|player| games > player.most_games()) {
        None => Ok(()),
        Some(slowest) => {
            let player = Arg::phrase(match slowest {
                LabPlayer::Random => "random-player".to_owned(),
                level => format!("level-{}-name", level.player()),
            });
            let most = slowest.most_games();
            Err(Fault::bad(text!("too-many-games", player = player, most = most, games = games)))
        }
    }
}

/// How far an experiment has come. Whoever asks keeps it going.
pub(crate) async fn progress(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asking(reader): Asking,
) -> Result<Json<Progress>, Fault> {
    look(app.experiments.find(&id)?, reader).await.map(Json)
}

/// Stops an experiment. What is done stays.
pub(crate) async fn stop(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asking(reader): Asking,
) -> Result<Json<Progress>, Fault> {
    let trial = app.experiments.find(&id)?;
    trial.stop().await;
    look(trial, reader).await.map(Json)
}

/// A report is made from counts and rulebooks: not for an asynchronous thread.
async fn look(trial: Arc<BegunExperiment>, reader: Reader) -> Result<Progress, Fault> {
    let look = move || {
        let mut progress = trial.look().settled(reader);
        progress.report.translate_rules(reader.language, &trial.experiment().data);
        progress
    };
    Ok(spawn_blocking(look).await?)
}

/// The whole report as a page that can be kept as a file.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asking(reader): Asking,
) -> Result<Response, Fault> {
    let report = look(app.experiments.find(&id)?, reader).await?.report;
    let page = spawn_blocking(move || {
        let map = assets::drawn_map(
            &report.setting.game,
            &report.setting.options.iter().cloned().collect(),
            reader.language,
        )?;
        Ok::<_, Fault>(lab::html::page(&report, Some(&map), reader))
    });
    Ok(([(header::CACHE_CONTROL, "no-store")], Html(page.await??)).into_response())
}

impl From<ExperimentError> for Fault {
    fn from(error: ExperimentError) -> Self {
        match error {
            ExperimentError::Title(error) => error.into(),
            other => Self::bad(other.text()),
        }
    }
}

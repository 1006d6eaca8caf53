//! What a seated connection asks.

use super::playing::links;
use super::presence::Seating;
use super::table::Table;
use crate::wire::{Answer, Ask};
use store::StoreError;
use tokio::task::spawn_blocking;

/// What came of a request.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub answer: Answer,
    /// The table has changed: everybody is to be shown.
    pub changed: bool,
}

impl Outcome {
    pub(super) fn quiet(answer: Answer) -> Self {
        Self { answer, changed: false }
    }

    pub(super) fn changed(answer: Answer) -> Self {
        Self { answer, changed: true }
    }

    pub(crate) fn failed(sentence: impl Into<String>) -> Self {
        Self::quiet(Answer::Failed(sentence.into()))
    }

    /// The store refused a change, so it was not made. Everybody is shown what the store has.
    pub(super) fn not_stored(error: StoreError) -> Self {
        match error {
            StoreError::Moved { .. } => Self::changed(Answer::Stale),
            error => {
                tracing::error!("a change was not stored: {error}");
                Self::changed(Answer::Failed(format!(
                    "This was not done, because it cannot be saved: {error}."
                )))
            }
        }
    }
}

/// The state that a request is about, and the seat it is made for, if it is made for one.
fn about(ask: &Ask) -> (u64, Option<&str>) {
    match ask {
        Ask::Sit { state, .. }
        | Ask::Narrow { state, .. }
        | Ask::Describe { state, .. }
        | Ask::Survey { state, .. }
        | Ask::Look { state, .. } => (*state, None),
        Ask::Play { state, seat, .. }
        | Ask::Why { state, seat, .. }
        | Ask::Odds { state, seat, .. }
        | Ask::TakeBack { state, seat, .. }
        | Ask::Reply { state, seat, .. } => (*state, Some(seat)),
    }
}

impl Table {
    /// Does what a connection asks. This must not be stopped half-way: give it a task of its own.
    pub(crate) async fn answer(&self, seating: &Seating, ask: Ask) -> Outcome {
        let (state, seat) = about(&ask);
        if let Some(seat) = seat.filter(|seat| !seating.holds(seat)) {
            return Outcome::failed(format!("You do not sit on the seat '{seat}'."));
        }
        let live = match self.lock().await {
            Ok(live) => live,
            Err(fault) => return Outcome::failed(fault.sentence),
        };
        if live.state != state {
            return Outcome::quiet(Answer::Stale);
        }
        let viewer = seating.viewer(live.deciding());
        let answer = match ask {
            Ask::Sit { .. } => Answer::Failed("You sit at this table already.".to_owned()),
            Ask::Play { seat, chain, .. } => return self.play(live, &seat, &chain).await,
            Ask::TakeBack { seat, to, .. } => return self.ask_back(live, &seat, to).await,
            Ask::Reply { seat, accept, .. } => return self.reply(live, &seat, accept).await,
            Ask::Narrow { first, .. } => self.narrow(&live, seating, &first),
            Ask::Why { seat, chain, .. } => self.why(&live, &seat, &chain),
            // Every roll of many dice takes a while: not on an asynchronous thread.
            Ask::Odds { seat, chain, .. } => {
                let odds = move || live.session.odds_of_touch(&seat, &links(&chain));
                match spawn_blocking(odds).await {
                    Ok(odds) => odds.map_or_else(Answer::from, Answer::Odds),
                    Err(_) => Answer::Failed("The odds cannot be worked out.".to_owned()),
                }
            }
            Ask::Describe { hex, in_hand, .. } => live
                .session
                .describe(viewer, &hex, in_hand.as_deref())
                .map_or_else(Answer::from, Answer::Described),
            Ask::Survey { survey, subject, .. } => live
                .session
                .survey(viewer, &survey, subject.as_deref())
                .map_or_else(Answer::from, Answer::Surveyed),
            Ask::Look { number, .. } => live
                .session
                .scene_at(number, viewer)
                .map_or_else(Answer::from, |scene| Answer::Scene(Box::new(scene))),
        };
        Outcome::quiet(answer)
    }
}

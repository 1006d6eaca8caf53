//! What a seated connection asks.

use super::live::Held;
use super::playing::links;
use super::presence::Seating;
use super::table::Table;
use crate::phrasebook::text;
use crate::wire::{Answer, Ask};
use games::Intent;
use phrases::{HasTexts, Reader, Text};
use store::StoreError;
use tokio::task::spawn_blocking;

/// What came of a request.
#[derive(Debug)]
pub(crate) struct Answered {
    pub answer: Answer,
    /// The table has changed: everybody is to be shown.
    pub changed: bool,
}

impl Answered {
    pub(super) fn quiet(answer: Answer) -> Self {
        Self { answer, changed: false }
    }

    pub(super) fn changed(answer: Answer) -> Self {
        Self { answer, changed: true }
    }

    pub(crate) fn failed(sentence: Text) -> Self {
        Self::quiet(Answer::Failed(sentence))
    }

    /// The store refused a change, so it was not made. Everybody is shown what the store has.
    pub(super) fn not_stored(error: StoreError) -> Self {
        match error {
            StoreError::Moved { .. } => Self::changed(Answer::Stale),
            error => {
                tracing::error!("a change was not stored: {error}");
                Self::changed(Answer::Failed(text!("not-saved", error = error.text())))
            }
        }
    }
}

/// The state that a request is about, if it is about one, and the seat it is made for, likewise.
fn about(ask: &Ask) -> (Option<u64>, Option<&str>) {
    match ask {
        Ask::Sit { state, .. }
        | Ask::Narrow { state, .. }
        | Ask::Describe { state, .. }
        | Ask::Survey { state, .. }
        | Ask::Sketch { state, .. }
        | Ask::Look { state, .. } => (Some(*state), None),
        Ask::Play { state, seat, .. }
        | Ask::Why { state, seat, .. }
        | Ask::Odds { state, seat, .. }
        | Ask::TakeBack { state, seat, .. }
        | Ask::Reply { state, seat, .. }
        | Ask::Advise { state, seat } => (Some(*state), Some(seat)),
        Ask::SetPlayer { seat, .. } => (None, Some(seat)),
        Ask::SetPace { .. } | Ask::Step {} => (None, None),
    }
}

/// A hundred feet to either side: no game needs more, and no sum of such lengths overflows.
const FARTHEST: i32 = 1_200_000;

fn is_on_a_table(x: i32, y: i32, heading: Option<u16>) -> bool {
    let near = -FARTHEST..=FARTHEST;
    near.contains(&x) && near.contains(&y) && heading.is_none_or(|heading| heading < 360)
}

impl Table {
    /// Does what a connection asks, and answers in its language. This must not be stopped half-way: give it a task of its
    /// own.
    pub(crate) async fn answer(&self, seating: &Seating, ask: Ask) -> Answered {
        let (mut answered, reader) = match self.lock().await {
            Ok(live) => {
                let plays = live.played_by_people(seating);
                let reader = self.reader(&plays);
                (self.answer_anybody(live, seating, plays, ask).await, reader)
            }
            Err(fault) => (Answered::failed(fault.sentence), Reader::of(seating.language)),
        };
        answered.answer.settle(reader);
        answered
    }

    /// The answer before it is known who reads it, to somebody who holds some seats and plays those of them that people
    /// play.
    async fn answer_anybody(&self, live: Held, seating: &Seating, plays: Seating, ask: Ask) -> Answered {
        let (state, seat) = about(&ask);
        if let Some(seat) = seat.filter(|seat| !seating.holds(seat)) {
            return Answered::failed(text!("not-your-seat", seat = seat));
        }
        if state.is_some_and(|state| state != live.state_for(&plays)) {
            return Answered::quiet(Answer::Stale);
        }
        let is_about_players = matches!(ask, Ask::SetPlayer { .. });
        if let Some(seat) = seat.filter(|seat| !is_about_players && !plays.holds(seat)) {
            let name = self.seat_name(seat);
            return Answered::failed(text!("computer-plays-it", seat = name));
        }
        let viewer = plays.viewer(live.deciding());
        let answer = match ask {
            Ask::Sit { .. } => Answer::Failed(text!("seated-already")),
            Ask::Play { seat, chain, .. } => return self.play(live, &seat, &chain).await,
            Ask::TakeBack { seat, to, .. } => {
                let to = to.saturating_add(live.hidden_from(&plays));
                return self.ask_back(live, &seat, to).await;
            }
            Ask::Reply { seat, accept, .. } => return self.reply(live, &seat, accept).await,
            Ask::SetPlayer { seat, player } => return self.set_player(live, &seat, player).await,
            Ask::SetPace { .. } | Ask::Step {} if seating.seats.is_empty() => {
                Answer::Failed(text!("watchers-set-no-pace"))
            }
            Ask::SetPace { pace } => return self.set_pace(live, pace).await,
            Ask::Step {} => return self.step(live),
            // It takes a while, so the connection asks for it while it goes on: `Table::advise`.
            Ask::Advise { .. } => Answer::Failed(text!("no-advice-here")),
            Ask::Narrow { first, .. } => self.narrow(&live, &plays, &first),
            Ask::Why { seat, chain, .. } => self.why(&live, &seat, &chain),
            // Every roll of many dice takes a while: not on an asynchronous thread.
            Ask::Odds { seat, chain, .. } => {
                let odds = move || live.session.odds(Some(&seat), Intent::Touched(&links(&chain)));
                match spawn_blocking(odds).await {
                    Ok(odds) => odds.map_or_else(Answer::from, Answer::Odds),
                    Err(_) => Answer::Failed(text!("no-odds")),
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
            Ask::Sketch { x, y, heading, .. } if !is_on_a_table(x, y, heading) => {
                Answer::Failed(text!("off-the-table"))
            }
            // Only who has to decide has a unit to drag.
            Ask::Sketch { .. } if !live.deciding().is_some_and(|seat| plays.holds(seat)) => {
                Answer::Sketched(None)
            }
            // A way is searched for: not on an asynchronous thread.
            Ask::Sketch { piece, x, y, heading, .. } => {
                let viewer = viewer.map(str::to_owned);
                let sketch = move || live.session.sketch(viewer.as_deref(), &piece, (x, y), heading);
                match spawn_blocking(sketch).await {
                    Ok(found) => {
                        found.map_or_else(Answer::from, |sketch| Answer::Sketched(sketch.map(Box::new)))
                    }
                    Err(_) => Answer::Failed(text!("no-sketch")),
                }
            }
            Ask::Look { number, .. } if number > live.number() => {
                Answer::Failed(text!("no-such-move", count = live.number()))
            }
            Ask::Look { number, .. } => live
                .session
                .scene_at(number, viewer)
                .map_or_else(Answer::from, |scene| Answer::Scene(Box::new(scene))),
        };
        Answered::quiet(answer)
    }
}

//! What the computer would do: for somebody who asks.

use super::presence::Seating;
use super::table::Table;
use super::thinkers::{StopWhenDropped, Thinkers};
use crate::phrasebook::text;
use crate::wire::Answer;
use commander::{Level, Stop};
use phrases::HasTexts;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The longest that is thought about advice.
const LONGEST: Duration = Duration::from_secs(2);

/// How long one waits until somebody has time to think about it.
const PATIENCE: Duration = Duration::from_secs(5);

impl Table {
    /// What the computer would do in the place of the seat whose turn it is. As soon as the table changes,
    /// or nobody waits for the answer any more, it stops thinking.
    pub(crate) async fn advise(
        &self,
        thinkers: &Thinkers,
        seating: &Seating,
        seat: &str,
        state: u64,
    ) -> Answer {
        let mut changes = self.listen();
        let (mut player, observation) = match self.lock().await {
            Err(fault) => return Answer::Failed(fault.sentence),
            Ok(live) => {
                let plays = live.played_by_people(seating);
                if live.state_for(&plays) != state {
                    return Answer::Stale;
                }
                let asked = plays.holds(seat) && live.deciding() == Some(seat);
                match live.session.observation().filter(|_| asked) {
                    Some(observation) => (live.session.computer_player(Level::General, state), observation),
                    None => return Answer::Failed(text!("not-your-turn")),
                }
            }
        };
        let stop = Stop::after(PATIENCE + LONGEST);
        let switch = StopWhenDropped(stop.clone());
        let thinking = async move {
            let Ok(place) = timeout(PATIENCE, thinkers.place()).await else {
                return Answer::Failed(text!("too-busy"));
            };
            let pondered = spawn_blocking(move || {
                let _place = place;
                player.advise(&observation, &stop.within(LONGEST))
            });
            match pondered.await {
                Ok(Ok(thought)) => Answer::Advice(Box::new(thought)),
                Ok(Err(error)) => error.into(),
                Err(error) => {
                    tracing::error!("advice has failed: {error}");
                    Answer::Failed(text!("no-suggestion"))
                }
            }
        };
        let moved = async {
            // Somebody who comes or goes changes nothing.
            while changes.changed().await.is_ok() {
                let now = self.lock().await.map(|live| live.state_for(&live.played_by_people(seating)));
                if now.is_ok_and(|now| now != state) {
                    break;
                }
            }
        };
        let mut answer = tokio::select! {
            answer = thinking => answer,
            () = moved => Answer::Stale,
        };
        drop(switch);
        answer.settle(self.reader_now(seating).await);
        answer
    }
}

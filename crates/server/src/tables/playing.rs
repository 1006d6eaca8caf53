//! Playing a decision.

use super::asking::Answered;
use super::live::{Held, Live};
use super::presence::Seating;
use super::table::Table;
use crate::phrasebook::text;
use crate::wire::{Answer, Touch, WhyAnswer};
use games::{Intent, Judgement, Played, Session, SessionError, TurnNow};
use phrases::Text;

impl Table {
    /// Plays what is touched, if the rules allow it to this seat now.
    pub(super) async fn play(&self, live: Held, seat: &str, chain: &[String]) -> Answered {
        self.write_down(live, |session| session.play(Some(seat), Intent::Touched(&links(chain)), None)).await
    }

    /// Has something played, and writes it down before anybody hears of it.
    pub(super) async fn write_down(
        &self,
        live: Held,
        play: impl FnOnce(&mut dyn Session) -> Result<Played, SessionError>,
    ) -> Answered {
        let (mut game, place) = live.take();
        if let Err(error) = play(&mut *game.session) {
            place.put(game);
            return Answered::quiet(error.into());
        }
        let entry = game.session.entries().last().expect("just played");
        match self.store.append(&self.id, game.state, entry).await {
            Ok(state) => {
                game.moved_to(state);
                place.put(game);
                Answered::changed(Answer::Done)
            }
            Err(error) => Answered::not_stored(error),
        }
    }

    /// What can be touched after a first touch.
    pub(super) fn narrow(&self, live: &Live, seating: &Seating, first: &str) -> Answer {
        if !live.deciding().is_some_and(|seat| seating.holds(seat)) {
            return Answer::Failed(text!("not-your-turn"));
        }
        let tree = Touch::tree(live.session.choices_behind(first));
        Answer::Narrowed(tree.into_iter().flat_map(|touch| touch.then).collect())
    }

    /// Why these things cannot be touched.
    pub(super) fn why(&self, live: &Live, seat: &str, chain: &[String]) -> Answer {
        match live.session.why(Some(seat), Intent::Touched(&links(chain))) {
            Ok(Judgement::Allowed) => Answer::Why(WhyAnswer::Allowed),
            Ok(Judgement::Refused(refusal)) => Answer::Why(WhyAnswer::Refusal(refusal)),
            Ok(Judgement::NoDecision) => {
                Answer::Why(WhyAnswer::NoDecision(nothing_to_do(&live.session.turn_now())))
            }
            Err(error) => error.into(),
        }
    }
}

/// What is said of a thing that has no part in what is asked now.
fn nothing_to_do(now: &TurnNow) -> Text {
    match now {
        TurnNow::Decide { prompt, .. } => text!("nothing-there", prompt = prompt.text.clone()),
        TurnNow::Over { text, .. } => text!("over-nothing-there", verdict = text.clone()),
    }
}

/// The things touched, as a game reads them.
pub(super) fn links(chain: &[String]) -> Vec<&str> {
    chain.iter().map(String::as_str).collect()
}

impl From<SessionError> for Answer {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Refused(refusal) => Answer::Refused(refusal),
            unclear => Answer::Failed(unclear.text()),
        }
    }
}

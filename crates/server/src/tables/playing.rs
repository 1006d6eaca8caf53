//! Playing a decision.

use super::asking::Outcome;
use super::live::{Held, Live};
use super::presence::Seating;
use super::table::Table;
use crate::wire::{Answer, Touch, WhyAnswer};
use games::{Judgement, Played, Session, SessionError};

impl Table {
    /// Plays what is touched, if the rules allow it to this seat now.
    pub(super) async fn play(&self, live: Held, seat: &str, chain: &[String]) -> Outcome {
        self.write_down(live, |session| session.touch(seat, &links(chain))).await
    }

    /// Has something played, and writes it down before anybody hears of it.
    pub(super) async fn write_down(
        &self,
        live: Held,
        play: impl FnOnce(&mut dyn Session) -> Result<Played, SessionError>,
    ) -> Outcome {
        let (mut game, place) = live.take();
        if let Err(error) = play(&mut *game.session) {
            place.put(game);
            return Outcome::quiet(error.into());
        }
        let entry = game.session.entries().last().expect("just played");
        match self.store.append(&self.id, game.state, entry).await {
            Ok(state) => {
                game.moved_to(state);
                place.put(game);
                Outcome::changed(Answer::Done)
            }
            Err(error) => Outcome::not_stored(error),
        }
    }

    /// What can be touched after a first touch.
    pub(super) fn narrow(&self, live: &Live, seating: &Seating, first: &str) -> Answer {
        if !live.deciding().is_some_and(|seat| seating.holds(seat)) {
            return Answer::Failed("It is not for you to decide now.".to_owned());
        }
        let tree = Touch::tree(live.session.choices_behind(first));
        Answer::Narrowed(tree.into_iter().flat_map(|touch| touch.then).collect())
    }

    /// Why these things cannot be touched.
    pub(super) fn why(&self, live: &Live, seat: &str, chain: &[String]) -> Answer {
        match live.session.why_not(seat, &links(chain)) {
            Ok(Judgement::Allowed) => Answer::Why(WhyAnswer::Allowed),
            Ok(Judgement::Refused(refusal)) => Answer::Why(WhyAnswer::Refusal(refusal)),
            Ok(Judgement::NoDecision) => {
                let sentence = "Nothing can be decided with that at this moment.";
                Answer::Why(WhyAnswer::NoDecision(sentence.to_owned()))
            }
            Err(error) => error.into(),
        }
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
            SessionError::Unclear(sentence) => Answer::Failed(sentence),
        }
    }
}

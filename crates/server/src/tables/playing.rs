//! Playing a decision.

use super::asking::Outcome;
use super::live::{Held, Live};
use super::table::Table;
use crate::wire::{Answer, WhyAnswer};
use games::{Judgement, SessionError};
use serde_json::Value;

impl Table {
    /// Plays what is touched, if it is among the legal decisions of this seat, and writes it down before
    /// anybody hears of it.
    pub(super) async fn play(&self, mut live: Held, seat: &str, chain: &[String]) -> Outcome {
        let decision = match self.choice(&mut live, seat, chain) {
            Ok(decision) => decision,
            Err(answer) => return Outcome::quiet(answer),
        };
        let (mut game, place) = live.take();
        if let Err(error) = game.session.play(Some(seat), &decision, None) {
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

    /// The decision that is taken by touching these things, or why there is none.
    pub(super) fn choice(&self, live: &mut Live, seat: &str, chain: &[String]) -> Result<Value, Answer> {
        let decides = live.deciding() == Some(seat);
        match live.chosen(chain).filter(|_| decides) {
            Some(decision) => Ok(decision),
            None => Err(match self.judge(live, seat, chain) {
                Ok(Judgement::Refused(refusal)) => Answer::Refused(refusal),
                Ok(_) if !decides => Answer::Failed(format!(
                    "It is not for the {} player to decide now.",
                    self.seat_name(seat)
                )),
                Ok(_) => Answer::Failed("This cannot be decided now.".to_owned()),
                Err(error) => error.into(),
            }),
        }
    }

    /// Why these things cannot be touched.
    pub(super) fn why(&self, live: &Live, seat: &str, chain: &[String]) -> Answer {
        match self.judge(live, seat, chain) {
            Ok(Judgement::Allowed) => Answer::Why(WhyAnswer::Allowed),
            Ok(Judgement::Refused(refusal)) => Answer::Why(WhyAnswer::Refusal(refusal)),
            Ok(Judgement::NoDecision) => {
                let sentence = "Nothing can be decided with that at this moment.";
                Answer::Why(WhyAnswer::NoDecision(sentence.to_owned()))
            }
            Err(error) => error.into(),
        }
    }

    fn judge(&self, live: &Live, seat: &str, chain: &[String]) -> Result<Judgement, SessionError> {
        let chain: Vec<&str> = chain.iter().map(String::as_str).collect();
        live.session.why_not(seat, &chain)
    }
}

impl From<SessionError> for Answer {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::Refused(refusal) => Answer::Refused(refusal),
            SessionError::Unclear(sentence) => Answer::Failed(sentence),
        }
    }
}

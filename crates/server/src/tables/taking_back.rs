//! Taking decisions back: freely where nobody has learnt anything, else by consent.

use super::asking::Answered;
use super::live::{Held, Live};
use super::presence::Seating;
use super::table::Table;
use crate::phrasebook::text;
use crate::wire::{Answer, Offer, TakeBack};
use phrases::Text;

/// No more sentences than a person reads before saying yes.
const SENTENCES: usize = 12;

/// An offer that waits for answers.
#[derive(Clone, Debug)]
pub(crate) struct OpenOffer {
    by: String,
    to: usize,
    what: Vec<Text>,
    waits_for: Vec<String>,
}

impl OpenOffer {
    pub(crate) fn shown(&self) -> Offer {
        let Self { by, to, what, waits_for } = self.clone();
        Offer { by, to, what, waits_for }
    }

    pub(super) fn waits_for(&self, seat: &str) -> bool {
        self.waits_for.iter().any(|waiting| waiting == seat)
    }

    pub(super) fn is_by(&self, seat: &str) -> bool {
        self.by == seat
    }
}

impl Table {
    /// What a connection could take back: one decision if that is free, else the last one of its seat and
    /// all that came after it.
    pub(super) fn take_back(
        &self,
        live: &Live,
        seating: &Seating,
        deciding: Option<&str>,
    ) -> Option<TakeBack> {
        // When a game is over its dice key is public, and whoever plays on knows the dice.
        deciding?;
        let entries = live.session.entries();
        if live.session.hidden_since().is_some() {
            return self.unseen_take_back(live, seating, deciding);
        }
        // Who has several seats thinks of the decision that was just made, whosever it was.
        let last = entries.last()?.seat.as_str();
        let seat = if seating.holds(last) { last } else { seating.viewer(deciding)? };
        let one = live.session.free_take_back(seat).is_some();
        let to =
            if one { entries.len() - 1 } else { entries.iter().rposition(|entry| entry.seat == seat)? };
        let free = one || self.to_agree(live, seat).is_empty();
        Some(TakeBack { seat: seat.to_owned(), to, free, what: self.what(live, to) })
    }

    /// The same while decisions are made unseen: whoever makes them may take his last one back, and nobody else
    /// anything, for what would be offered cannot be told.
    fn unseen_take_back(&self, live: &Live, seating: &Seating, deciding: Option<&str>) -> Option<TakeBack> {
        let seat = deciding.filter(|seat| seating.holds(seat))?;
        let to = live.session.number().checked_sub(1)?;
        live.session.free_take_back(seat).filter(|limit| to >= *limit)?;
        let to = to.checked_sub(live.hidden_from(seating))?;
        let what = vec![text!("somebodys-move", seat = self.seat_name(seat))];
        Some(TakeBack { seat: seat.to_owned(), to, free: true, what })
    }

    /// The seats that have to agree when somebody wants something back. The computer always agrees.
    fn to_agree(&self, live: &Live, seat: &str) -> Vec<String> {
        let others = self.seats.iter().map(|other| other.id).filter(|other| *other != seat);
        others.filter(|other| !live.computers.contains_key(*other)).map(str::to_owned).collect()
    }

    /// What would be taken back, in sentences that everybody may read.
    fn what(&self, live: &Live, to: usize) -> Vec<Text> {
        let mut what: Vec<Text> = Vec::new();
        for step in live.session.story(&[], to) {
            if step.events.is_empty() {
                what.push(text!("somebodys-move", seat = self.seat_name(step.seat)));
            }
            what.extend(step.events.into_iter().map(|event| event.text));
        }
        if what.len() > SENTENCES {
            let rest = what.len() - SENTENCES + 1;
            what.truncate(SENTENCES - 1);
            what.push(text!("and-more", count = rest));
        }
        what
    }

    /// Takes back, or offers to.
    pub(super) async fn ask_back(&self, mut live: Held, seat: &str, to: usize) -> Answered {
        let number = live.session.number();
        if live.is_over() {
            return Answered::failed(text!("over-no-take-back"));
        }
        if to >= number {
            return Answered::failed(text!("nothing-to-take-back"));
        }
        if live.session.free_take_back(seat).is_some_and(|limit| to >= limit) {
            return self.cut(live, to).await;
        }
        if live.session.hidden_since().is_some() {
            return Answered::failed(text!("no-take-back-in-secret"));
        }
        if live.session.entries()[to].seat != seat {
            return Answered::failed(text!("only-your-own"));
        }
        let waits_for = self.to_agree(&live, seat);
        if waits_for.is_empty() {
            return self.cut(live, to).await;
        }
        if live.offer.is_some() {
            return Answered::failed(text!("offer-open"));
        }
        let what = self.what(&live, to);
        live.offer = Some(OpenOffer { by: seat.to_owned(), to, what, waits_for });
        Answered::changed(Answer::Done)
    }

    /// Accepts or declines an offer, or withdraws one's own.
    pub(super) async fn reply(&self, mut live: Held, seat: &str, accept: bool) -> Answered {
        let Some(offer) = &mut live.offer else {
            return Answered::failed(text!("no-offer"));
        };
        if !accept {
            live.offer = None;
            return Answered::changed(Answer::Done);
        }
        if offer.by == seat {
            return Answered::failed(text!("others-must-agree"));
        }
        offer.waits_for.retain(|waiting| waiting != seat);
        if offer.waits_for.is_empty() {
            let to = offer.to;
            return self.cut(live, to).await;
        }
        Answered::changed(Answer::Done)
    }

    /// Cuts the game, on disk first.
    async fn cut(&self, live: Held, to: usize) -> Answered {
        let (mut game, place) = live.take();
        match self.store.cut(&self.id, game.state, to).await {
            Ok(state) => {
                game.cut_to(to, state);
                place.put(game);
                Answered::changed(Answer::Done)
            }
            Err(error) => Answered::not_stored(error),
        }
    }
}

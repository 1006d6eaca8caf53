//! Who plays which seat: people, or the computer at some level and pace.

use super::asking::Answered;
use super::live::{Held, Live};
use super::presence::Seating;
use super::table::Table;
use crate::api::Fault;
use crate::phrasebook::text;
use crate::wire::{Answer, Pace, Player};
use commander::Level;
use games::{Chosen, ComputerPlayer, Observation};
use std::time::Instant;

/// A decision that the computer has to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    /// In this state.
    state: u64,
    /// For this seat.
    pub seat: &'static str,
    /// As well as this.
    pub level: Level,
}

impl Live {
    /// What of these seats is played by people: those whose seats they are see and decide with them, and
    /// watch what the computer does with the others.
    pub(super) fn played_by_people(&self, seating: &Seating) -> Seating {
        let by_people = seating.seats.iter().filter(|seat| !self.computers.contains_key(seat.as_str()));
        Seating { seats: by_people.cloned().collect(), language: seating.language }
    }
}

impl Table {
    /// The decision that the computer has to take, and when it may be played; nothing if it waits for
    /// people: because it is their turn, because somebody wants a rest, or because nobody looks.
    pub(super) fn due(&self, live: &Live) -> Option<(Due, Instant)> {
        let seat = live.deciding()?;
        let level = *live.computers.get(seat)?;
        let at = match live.pace.interval() {
            // How long it takes would tell how many decisions it makes.
            Some(_) if live.session.hidden_since().is_some() => live.since,
            Some(interval) => live.since + interval,
            None if live.step => live.since,
            None => return None,
        };
        let nobody_plays = self.seats.iter().all(|seat| live.computers.contains_key(seat.id));
        if nobody_plays && self.presence.is_empty() {
            return None;
        }
        Some((Due { state: live.state, seat, level }, at))
    }

    /// The same, for somebody who does not hold the game.
    pub(crate) async fn due_now(&self) -> Result<Option<(Due, Instant)>, Fault> {
        let live = self.lock().await?;
        Ok(self.due(&live))
    }

    /// What is needed to think about a decision: the player that is known already, or a new one. Nothing if
    /// the decision is due no more.
    pub(crate) async fn ponder(
        &self,
        due: Due,
        known: Option<Box<dyn ComputerPlayer>>,
    ) -> Result<Option<(Box<dyn ComputerPlayer>, Observation)>, Fault> {
        let live = self.lock().await?;
        if self.due(&live).is_none_or(|(now, _)| now != due) {
            return Ok(None);
        }
        let player = known.unwrap_or_else(|| live.session.computer_player(due.level, self.seed(due.seat)));
        Ok(live.session.observation().map(|observation| (player, observation)))
    }

    /// Plays what the computer has thought, unless the table has changed meanwhile. This must not be
    /// stopped half-way: give it a task of its own.
    pub(crate) async fn play_thought(&self, due: Due, chosen: &Chosen) -> Answered {
        let live = match self.lock().await {
            Ok(live) => live,
            Err(fault) => return Answered::failed(fault.sentence),
        };
        if self.due(&live).is_none_or(|(now, _)| now != due) {
            return Answered::quiet(Answer::Stale);
        }
        self.write_down(live, |session| session.play(Some(due.seat), chosen.into(), None)).await
    }

    /// The computer's play is the same if everything else is.
    fn seed(&self, seat: &str) -> u64 {
        let bytes = self.id.bytes().chain(seat.bytes());
        bytes
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    /// Gives a seat to the computer, or to a person.
    pub(super) async fn set_player(&self, mut live: Held, seat: &str, player: Player) -> Answered {
        let level = match player {
            Player::Person => None,
            Player::Computer(level) => Some(level),
        };
        if let Err(error) = self.store.set_computer(&self.id, seat, level.map(Level::id)).await {
            return Answered::not_stored(error);
        }
        match level {
            Some(level) => live.computers.insert(seat.to_owned(), level),
            None => live.computers.remove(seat),
        };
        match &live.offer {
            // The computer lets people take back what they like, and asks nobody for it.
            Some(offer) if level.is_some() && offer.waits_for(seat) => self.reply(live, seat, true).await,
            Some(offer) if level.is_some() && offer.is_by(seat) => self.reply(live, seat, false).await,
            _ => Answered::changed(Answer::Done),
        }
    }

    /// Sets the pace of the computers.
    pub(super) async fn set_pace(&self, mut live: Held, pace: Pace) -> Answered {
        if let Err(error) = self.store.set_pace(&self.id, pace.id()).await {
            return Answered::not_stored(error);
        }
        live.pace = pace;
        live.step = false;
        Answered::changed(Answer::Done)
    }

    /// Lets a computer that rests take one decision.
    pub(super) fn step(&self, mut live: Held) -> Answered {
        if live.pace != Pace::Paused {
            return Answered::failed(text!("pause-first"));
        }
        if !live.deciding().is_some_and(|seat| live.computers.contains_key(seat)) {
            return Answered::failed(text!("not-the-computers-turn"));
        }
        live.step = true;
        Answered::changed(Answer::Done)
    }
}

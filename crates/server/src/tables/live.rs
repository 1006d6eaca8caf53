//! A game in memory.

use super::presence::Seating;
use super::scenes::Scenes;
use super::story::Cuts;
use super::taking_back::OpenOffer;
use crate::api::Fault;
use crate::wire::{Pace, Shown, Touch};
use commander::Level;
use games::{Session, TurnNow};
use phrases::{HasTexts, Reader};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Instant;
use store::CarriedOver;
use tokio::sync::OwnedMutexGuard;

/// A game in memory, with what belongs to its present state.
pub(crate) struct Live {
    pub session: Box<dyn Session>,
    /// The number of the state, as the store has it.
    pub state: u64,
    /// When it last changed, in seconds since 1970.
    pub touched: i64,
    /// Since when it is in this state.
    pub since: Instant,
    /// The seats that the computer plays.
    pub computers: BTreeMap<String, Level>,
    /// How fast it plays them.
    pub pace: Pace,
    /// One decision is asked of a computer that is paused.
    pub step: bool,
    /// How it came through the last change of its rules.
    pub carried_over: Option<CarriedOver>,
    pub cuts: Cuts,
    pub offer: Option<OpenOffer>,
    /// Changes that came of decisions which were made unseen and taken back again, by seat.
    unseen_cuts: BTreeMap<String, u64>,
    touches: Option<(Reader, Vec<Touch>)>,
    scenes: Scenes,
}

impl Live {
    pub(crate) fn new(session: Box<dyn Session>, state: u64, touched: i64) -> Self {
        Self {
            session,
            state,
            touched,
            since: Instant::now(),
            computers: BTreeMap::new(),
            pace: Pace::default(),
            step: false,
            carried_over: None,
            cuts: Cuts::since(state),
            offer: None,
            unseen_cuts: BTreeMap::new(),
            touches: None,
            scenes: Scenes::default(),
        }
    }

    /// The table is in another state now: everything that belonged to the old one is void.
    pub(crate) fn moved_to(&mut self, state: u64) {
        // Anybody may ask when the table last changed, and nobody may learn when something is decided unseen.
        if self.session.hidden_since().is_none() {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
            self.touched = now.map_or(self.touched, |passed| passed.as_secs() as i64);
        }
        self.state = state;
        self.since = Instant::now();
        self.step = false;
        self.offer = None;
        self.touches = None;
        self.scenes.clear();
        if self.session.hidden_since().is_none() {
            self.unseen_cuts.clear();
        }
    }

    /// Takes decisions back. What a seat takes back unseen, others have never heard of: neither of the decisions nor of
    /// the cut. (That is forgotten when the game is read anew, but then all connections are new as well.)
    pub(crate) fn cut_to(&mut self, to: usize, state: u64) {
        let taken = &self.session.entries()[to..];
        let changes = taken.len() as u64 + 1;
        let seat = taken.first().map(|entry| entry.seat.to_string());
        self.session.take_back_to(to);
        self.moved_to(state);
        self.cuts.add(state, to);
        if let Some(seat) = seat.filter(|_| self.session.hidden_since().is_some()) {
            *self.unseen_cuts.entry(seat).or_default() += changes;
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.session.turn_now(), TurnNow::Over { .. })
    }

    /// The seat whose decision it is.
    pub(crate) fn deciding(&self) -> Option<&'static str> {
        match self.session.turn_now() {
            TurnNow::Decide { seat, .. } => Some(seat),
            TurnNow::Over { .. } => None,
        }
    }

    /// How many decisions have been played, those not counted that are made unseen.
    pub(crate) fn number(&self) -> usize {
        self.session.hidden_since().unwrap_or_else(|| self.session.number())
    }

    /// How many decisions others than these seats have made unseen: nobody else may know of them.
    pub(crate) fn hidden_from(&self, plays: &Seating) -> usize {
        let unseen = self.session.hidden_since().map_or(&[][..], |open| &self.session.entries()[open..]);
        unseen.iter().filter(|entry| !plays.holds(&entry.seat)).count()
    }

    /// The number of the state as those who play these seats are told it: it grows whenever they are shown something
    /// new. A decision that others make unseen changes nothing for them, unless it passes the turn on.
    pub(crate) fn state_for(&self, plays: &Seating) -> u64 {
        let Some(open) = self.session.hidden_since() else { return self.state };
        let unseen = &self.session.entries()[open..];
        let next = unseen.iter().skip(1).map(|entry| entry.seat.as_str()).chain(self.deciding());
        let hidden =
            unseen.iter().zip(next).filter(|(entry, next)| !plays.holds(&entry.seat) && entry.seat == *next);
        let cuts =
            self.unseen_cuts.iter().filter(|(seat, _)| !plays.holds(seat)).map(|(_, changes)| *changes);
        self.state - hidden.count() as u64 - cuts.sum::<u64>()
    }

    /// What can be touched first; listed once in each state and for each reader.
    pub(crate) fn touches(&mut self, reader: Reader) -> Vec<Touch> {
        match &self.touches {
            Some((known, touches)) if *known == reader => touches.clone(),
            _ => {
                let touches = Touch::first(self.session.openings()).settled(reader);
                self.touches = Some((reader, touches.clone()));
                touches
            }
        }
    }

    /// What a viewer sees.
    pub(crate) fn scene(
        &mut self,
        viewer: Option<&'static str>,
        reader: Reader,
    ) -> Result<Arc<Shown>, Fault> {
        let Self { session, scenes, .. } = self;
        scenes.shown(&**session, viewer, reader)
    }
}

/// The right to use a table's game, which is in memory.
pub(crate) struct Held(OwnedMutexGuard<Option<Live>>);

impl Held {
    /// For a guard whose game was read in.
    pub(crate) fn new(guard: OwnedMutexGuard<Option<Live>>) -> Self {
        debug_assert!(guard.is_some());
        Self(guard)
    }

    /// Takes the game out to change it. Whoever does not put it back, because the store refused the change
    /// or because of a panic, leaves nothing: the next one reads the game from the store.
    pub(crate) fn take(mut self) -> (Live, Vacant) {
        let live = self.0.take().expect("in memory while it is held");
        (live, Vacant(self.0))
    }
}

impl Deref for Held {
    type Target = Live;

    fn deref(&self) -> &Live {
        self.0.as_ref().expect("in memory while it is held")
    }
}

impl DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Live {
        self.0.as_mut().expect("in memory while it is held")
    }
}

/// The place of a game that was taken out.
pub(crate) struct Vacant(OwnedMutexGuard<Option<Live>>);

impl Vacant {
    /// Puts the game back.
    pub(crate) fn put(mut self, live: Live) {
        *self.0 = Some(live);
    }
}

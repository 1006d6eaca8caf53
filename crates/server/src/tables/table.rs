//! One table.

use super::carried_over;
use super::live::{Held, Live};
use super::presence::{Presence, Seating};
use crate::api::Fault;
use crate::phrasebook::text;
use crate::wire::{Pace, SeatKeys, SeatPlan, SeatView, TableSummary};
use axum::http::StatusCode;
use commander::Level;
use games::{SeatInWords, Title, TurnNow};
use phrases::{HasTexts, Language, Reader, Text};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex as PlainMutex, PoisonError};
use std::time::{Duration, Instant};
use store::{KeyHash, Store, StoredSeat, StoredTable};
use tokio::sync::{Mutex, watch};
use tokio::task::spawn_blocking;

/// A seat, and who may sit on it.
#[derive(Debug)]
pub(crate) struct SeatPlace {
    pub id: &'static str,
    pub plan: SeatPlan,
    key: Option<KeyHash>,
    /// What it is called, in every language: each view of the table says it.
    names: Vec<(Language, Text)>,
}

impl SeatPlace {
    fn name_in(&self, language: Language) -> Text {
        let name = self.names.iter().find(|(known, _)| *known == language);
        name.map_or_else(|| Text::name(self.id), |(_, name)| name.clone())
    }
}

/// Why keys open no seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotSeated {
    NoSuchSeat(String),
    WrongKey(Text),
}

impl NotSeated {
    pub(crate) fn text(&self) -> Text {
        match self {
            NotSeated::NoSuchSeat(seat) => text!("no-such-seat-here", seat = seat.as_str()),
            NotSeated::WrongKey(seat) => text!("wrong-key", seat = seat.clone()),
        }
    }
}

/// One table: what never changes about it, its game, and who is there.
pub(crate) struct Table {
    pub id: String,
    pub game: String,
    pub seats: Vec<SeatPlace>,
    pub presence: Presence,
    pub(super) store: Store,
    title: Arc<dyn Title>,
    live: Arc<Mutex<Option<Live>>>,
    changes: watch::Sender<()>,
    used: PlainMutex<Instant>,
}

impl Table {
    /// A table from the store, with its game in memory.
    pub(crate) async fn open(store: Store, id: &str) -> Result<Self, Fault> {
        let (stored, title) = carried_over::load(&store, id).await?;
        let seats = places(&*title, &stored.seats)?;
        let game = stored.record.game.clone();
        let live = resume(Arc::clone(&title), stored).await?;
        Ok(Self {
            id: id.to_owned(),
            game,
            seats,
            presence: Presence::default(),
            store,
            title,
            live: Arc::new(Mutex::new(Some(live))),
            changes: watch::Sender::new(()),
            used: PlainMutex::new(Instant::now()),
        })
    }

    /// Waits until nobody else uses the game. If it was lost, it is read from the store.
    pub(crate) async fn lock(&self) -> Result<Held, Fault> {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        let mut guard = Arc::clone(&self.live).lock_owned().await;
        if guard.is_none() {
            let stored = self.store.load(&self.id).await?;
            *guard = Some(resume(Arc::clone(&self.title), stored).await?);
        }
        Ok(Held::new(guard))
    }

    /// Tells every connection that something has changed.
    pub(crate) fn announce(&self) {
        self.changes.send_replace(());
    }

    /// Hears of every change from now on. Changes that come faster than they are looked at are one.
    pub(crate) fn listen(&self) -> watch::Receiver<()> {
        self.changes.subscribe()
    }

    /// Nobody is here, and nothing was asked for so long.
    pub(crate) fn is_idle(&self, long: Duration) -> bool {
        let used = *self.used.lock().unwrap_or_else(PoisonError::into_inner);
        self.presence.is_empty() && used.elapsed() > long
    }

    pub(crate) fn seat(&self, id: &str) -> Option<&SeatPlace> {
        self.seats.iter().find(|seat| seat.id == id)
    }

    /// The name of a seat, as people say it.
    pub(crate) fn seat_name(&self, id: &str) -> Text {
        let seat = self.title.identity().seats.iter().find(|seat| seat.id == id);
        seat.map_or_else(|| Text::name(id), |seat| SeatInWords::of(seat, self.title.phrasebook()).name)
    }

    /// The seats that these keys open.
    pub(crate) fn sit(&self, keys: &SeatKeys) -> Result<Seating, NotSeated> {
        for (id, key) in keys {
            let seat = self.seat(id).ok_or_else(|| NotSeated::NoSuchSeat(id.clone()))?;
            if !seat.key.as_ref().is_some_and(|hash| hash.fits(key)) {
                return Err(NotSeated::WrongKey(self.seat_name(seat.id)));
            }
        }
        let held = self.seats.iter().filter(|seat| keys.contains_key(seat.id));
        Ok(Seating { seats: held.map(|seat| seat.id.to_owned()).collect(), ..Seating::default() })
    }

    /// Do these keys open every seat?
    pub(crate) fn all_seats_are_held_by(&self, keys: &[&str]) -> bool {
        let opens = |hash: &KeyHash| keys.iter().any(|key| hash.fits(key));
        self.seats.iter().all(|seat| seat.key.as_ref().is_some_and(opens))
    }

    /// The seats as they are shown in a language.
    pub(crate) fn seat_views(&self, live: &Live, language: Language) -> Vec<SeatView> {
        let view = |seat: &SeatPlace| SeatView {
            id: seat.id.to_owned(),
            name: seat.name_in(language),
            plan: seat.plan,
            computer: live.computers.get(seat.id).copied(),
            present: self.presence.is_taken(seat.id),
        };
        self.seats.iter().map(view).collect()
    }

    /// The table in a few words.
    pub(crate) async fn summary(&self) -> Result<TableSummary, Fault> {
        let live = self.lock().await?;
        let (heading, over) = match live.session.turn_now() {
            TurnNow::Decide { .. } => (live.session.scene(None)?.heading, false),
            TurnNow::Over { text, .. } => (text, true),
        };
        Ok(TableSummary {
            table: self.id.clone(),
            game: self.game.clone(),
            title: self.title.identity().title.clone(),
            options: self.title.options().clone(),
            heading,
            number: live.number(),
            over,
            seats: self.seats.iter().map(|seat| (seat.id.to_owned(), seat.plan)).collect(),
            computers: live.computers.clone(),
            touched: live.touched,
        })
    }
}

/// Plays a stored game again. A long one takes a while: not on an asynchronous thread.
async fn resume(title: Arc<dyn Title>, stored: StoredTable) -> Result<Live, Fault> {
    let StoredTable { record, seats, pace, state, touched, carried_over, .. } = stored;
    let computers = computers(&seats)?;
    let pace = Pace::read(&pace).unwrap_or_default();
    let session = spawn_blocking(move || title.resume(&record)).await?.map_err(|error| {
        tracing::error!("a stored game cannot be resumed: {error}");
        Fault::new(StatusCode::CONFLICT, text!("cannot-continue", error = error.text()))
    })?;
    let mut live = Live::new(session, state, touched);
    (live.computers, live.pace, live.carried_over) = (computers, pace, carried_over);
    Ok(live)
}

/// The seats that the computer plays.
fn computers(stored: &[StoredSeat]) -> Result<BTreeMap<String, Level>, Fault> {
    let level = |seat: &StoredSeat| {
        let level = seat.computer.as_deref()?.parse::<Level>();
        Some(level.map(|level| (seat.seat.clone(), level)).map_err(|error| Fault::inside(&error)))
    };
    stored.iter().filter_map(level).collect()
}

fn places(title: &dyn Title, stored: &[StoredSeat]) -> Result<Vec<SeatPlace>, Fault> {
    let place = |stored: &StoredSeat| {
        let info = title.identity().seats.iter().find(|seat| seat.id == stored.seat)?;
        let plan = serde_json::from_value(stored.plan.as_str().into()).ok()?;
        let name = SeatInWords::of(info, title.phrasebook()).name;
        let names = Language::all().map(|language| (language, name.clone().settled(Reader::of(language))));
        Some(SeatPlace { id: info.id, plan, key: stored.key.clone(), names: names.collect() })
    };
    let places: Option<Vec<_>> = stored.iter().map(place).collect();
    places.ok_or_else(|| Fault::inside(&"a stored table has a seat that its game does not have"))
}

#[cfg(test)]
mod tests {
    use super::super::{Invitation, Players, Tables, Thinkers};
    use super::*;
    use crate::wire::{Answer, Ask};
    use kernel::DiceKey;

    /// A request panics while it has the game in its hands: the next one finds it as it was stored.
    #[tokio::test]
    async fn a_game_that_was_lost_is_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("test.db")).await.unwrap();
        let (_running, stopping) = watch::channel(false);
        let tables = Tables::new(store, Thinkers::new(stopping));
        let title = games::title("balaclava").unwrap();
        let record = title.begin(DiceKey::from_seed(1)).record(true);
        let (plans, computers) = (BTreeMap::new(), BTreeMap::new());
        let players = Players { plans: &plans, computers: &computers, pace: Pace::default() };
        let made =
            tables.make(&*title, &record, Invitation::Players(players), Text::default()).await.unwrap();
        let table = tables.find(&made.table).await.unwrap();
        let seating = table.sit(&made.keys).unwrap();
        let play = Ask::Play { seat: "russian".to_owned(), state: 1, chain: vec!["button:done".to_owned()] };
        assert!(matches!(table.answer(&seating, play).await.answer, Answer::Done));

        let same = Arc::clone(&table);
        let panicked = tokio::spawn(async move {
            let (mut game, _place) = same.lock().await.unwrap().take();
            game.session.take_back_to(0);
            panic!("in the middle of a change");
        });
        assert!(panicked.await.is_err());
        let live = table.lock().await.unwrap();
        assert_eq!((live.session.number(), live.state), (1, 2));
    }
}

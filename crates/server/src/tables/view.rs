//! What a connection is shown.

use super::carried_over;
use super::live::Live;
use super::presence::Seating;
use super::story::Told;
use super::table::Table;
use super::taking_back::OpenOffer;
use crate::api::Fault;
use crate::wire::{Touch, TurnView, View, Waiting};
use games::TurnNow;
use phrases::{HasTexts, Reader};

impl Table {
    /// All that a connection may see now, and no more of the story than it does not know.
    pub(crate) async fn view(&self, seating: &Seating, told: &mut Told) -> Result<View, Fault> {
        let mut live = self.lock().await?;
        let plays = live.played_by_people(seating);
        let eyes = Some(self.bits(&plays));
        if told.eyes.is_some() && told.eyes != eyes {
            // A seat has changed hands: other eyes may know another story.
            *told = Told::default();
        }
        let view = self.compose(&mut live, seating, &plays, *told)?;
        *told = Told { steps: view.number, state: view.state, eyes };
        Ok(view)
    }

    /// One bit for each of these seats.
    fn bits(&self, seating: &Seating) -> u64 {
        let held = self.seats.iter().enumerate().filter(|(_, seat)| seating.holds(seat.id));
        held.fold(0, |bits, (place, _)| bits | 1 << place)
    }

    /// Who reads on a connection that plays these seats.
    pub(crate) fn reader(&self, plays: &Seating) -> Reader {
        Reader { language: plays.language, seats: self.bits(plays) }
    }

    /// Who reads on a connection that holds these seats.
    pub(crate) async fn reader_now(&self, seating: &Seating) -> Reader {
        match self.lock().await {
            Ok(live) => self.reader(&live.played_by_people(seating)),
            Err(_) => Reader::of(seating.language),
        }
    }

    /// The seat through whose eyes a connection looks.
    fn eyes(&self, seating: &Seating, deciding: Option<&str>) -> Option<&'static str> {
        seating.viewer(deciding).and_then(|id| self.seat(id)).map(|seat| seat.id)
    }

    /// The view of somebody who has the keys to some seats and plays those of them that people play.
    fn compose(
        &self,
        live: &mut Live,
        keys_to: &Seating,
        plays: &Seating,
        told: Told,
    ) -> Result<View, Fault> {
        let turn = live.session.turn_now();
        let deciding = match turn {
            TurnNow::Decide { seat, .. } => Some(seat),
            TurnNow::Over { .. } => None,
        };
        let (state, number) = (live.state_for(plays), live.number());
        let story_from = live.cuts.kept(told, state, number);
        let reader = self.reader(plays);
        let decides = deciding.is_some_and(|seat| plays.holds(seat));
        let view = View {
            game: self.game.clone(),
            state,
            number,
            yours: plays.seats.clone(),
            keys_to: keys_to.seats.clone(),
            seats: self.seat_views(live, reader.language),
            scene: live.scene(self.eyes(plays, deciding), reader)?,
            touches: if decides { live.touches(reader) } else { Vec::new() },
            waiting: waiting(live, plays)?,
            story: live.session.story(&plays.ids(), story_from),
            story_from,
            take_back: self.take_back(live, plays, deciding),
            offer: live.offer.as_ref().map(OpenOffer::shown),
            pace: live.pace,
            carried_over: carried_over::told(live),
            turn: shown(turn, live.session.hidden_since().is_some()),
        };
        Ok(view.settled(reader))
    }
}

/// What these seats may decide while another one is asked.
fn waiting(live: &Live, plays: &Seating) -> Result<Vec<Waiting>, Fault> {
    let mut open = Vec::new();
    for seat in &plays.seats {
        let choices = live.session.options_while_waiting(seat)?.into_iter().map(|(_, choice)| choice);
        let touches = Touch::tree(choices);
        if !touches.is_empty() {
            open.push(Waiting { seat: seat.clone(), touches });
        }
    }
    Ok(open)
}

fn shown(turn: TurnNow, secret: bool) -> TurnView {
    match turn {
        TurnNow::Decide { seat, prompt } => TurnView::Decide { seat: seat.to_owned(), prompt, secret },
        TurnNow::Over { winner, text, points } => {
            TurnView::Over { winner: winner.map(str::to_owned), text, points }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Invitation, Players, Tables, Thinkers};
    use super::*;
    use crate::wire::{Answer, Ask, Pace};
    use kernel::{DiceKey, Options};
    use std::collections::BTreeMap;
    use store::Store;
    use tokio::sync::watch;

    /// What a connection is sent, as text.
    async fn seen(table: &Table, seating: &Seating, told: &mut Told) -> String {
        serde_json::to_string(&table.view(seating, told).await.unwrap()).unwrap()
    }

    /// Plots the fire of the first unit that can be told to fire.
    async fn plot(table: &Table, seating: &Seating, seat: &str) {
        let view = table.view(seating, &mut Told::default()).await.unwrap();
        for piece in view.touches.iter().filter(|touch| touch.link.starts_with("piece:")) {
            let ask = Ask::Narrow { state: view.state, first: piece.link.clone() };
            let Answer::Narrowed(next) = table.answer(seating, ask).await.answer else { panic!("a list") };
            let Some(target) = next.iter().find(|touch| touch.link.starts_with("hex:")) else { continue };
            let chain = vec![piece.link.clone(), target.link.clone()];
            let play = Ask::Play { seat: seat.to_owned(), state: view.state, chain };
            assert!(matches!(table.answer(seating, play).await.answer, Answer::Done));
            return;
        }
        panic!("nobody can fire");
    }

    /// Takes the first of the orders out that the seat is shown.
    async fn recall(table: &Table, seating: &Seating, seat: &str) {
        let view = table.view(seating, &mut Told::default()).await.unwrap();
        let scene: serde_json::Value = serde_json::to_value(&*view.scene).unwrap();
        let chain = serde_json::from_value(scene["orders"][0]["chain"].clone()).unwrap();
        let play = Ask::Play { seat: seat.to_owned(), state: view.state, chain };
        assert!(matches!(table.answer(seating, play).await.answer, Answer::Done));
    }

    async fn done(table: &Table, seating: &Seating, seat: &str) {
        let state = table.view(seating, &mut Told::default()).await.unwrap().state;
        let play = Ask::Play { seat: seat.to_owned(), state, chain: vec!["button:done".to_owned()] };
        assert!(matches!(table.answer(seating, play).await.answer, Answer::Done));
    }

    /// Two players far apart plot their fire. Nothing that one of them, or somebody who watches, is sent tells what
    /// the other plots, or how much.
    #[tokio::test]
    async fn plots_are_made_unseen() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("test.db")).await.unwrap();
        let (_running, stopping) = watch::channel(false);
        let tables = Tables::new(store, Thinkers::new(stopping));
        let mut options = Options::default();
        options.set("scenario", "inkerman");
        let title = games::find("crimea", &options).unwrap();
        let record = title.begin(DiceKey::from_seed(1)).record(true);
        let (plans, computers) = (BTreeMap::new(), BTreeMap::new());
        let players = Players { plans: &plans, computers: &computers, pace: Pace::default() };
        let made = tables
            .make(&*title, &record, Invitation::Players(players), phrases::Text::default())
            .await
            .unwrap();
        let table = tables.find(&made.table).await.unwrap();
        let of = |seat: &str| {
            made.keys
                .iter()
                .filter(|(id, _)| *id == seat)
                .map(|(id, key)| (id.clone(), key.clone()))
                .collect()
        };
        let (russian, allied) = (table.sit(&of("russian")).unwrap(), table.sit(&of("allied")).unwrap());
        let watching = Seating::default();

        let (mut told, mut watched) = (Told::default(), Told::default());
        seen(&table, &allied, &mut told).await;
        seen(&table, &watching, &mut watched).await;
        let before = (seen(&table, &allied, &mut told).await, seen(&table, &watching, &mut watched).await);
        table.lock().await.unwrap().touched = 0;
        for _ in 0..3 {
            plot(&table, &russian, "russian").await;
            let now = (seen(&table, &allied, &mut told).await, seen(&table, &watching, &mut watched).await);
            assert_eq!(before, now);
            assert_eq!(table.summary().await.unwrap().touched, 0, "anybody can ask for the time of a plot");
        }
        recall(&table, &russian, "russian").await;
        let now = (seen(&table, &allied, &mut told).await, seen(&table, &watching, &mut watched).await);
        assert_eq!(before, now);
        // The plotter may take his last plot back, and nobody else anything.
        let own = table.view(&russian, &mut Told::default()).await.unwrap();
        assert!(own.take_back.is_some_and(|back| back.free));
        let look = Ask::Look { state: own.state, number: own.number + 1 };
        assert!(matches!(table.answer(&russian, look).await.answer, Answer::Failed(_)));

        // The other one learns that it is his turn, and not how often something was decided.
        let (state, number) = {
            let view = table.view(&allied, &mut Told::default()).await.unwrap();
            (view.state, view.number)
        };
        done(&table, &russian, "russian").await;
        let view = table.view(&allied, &mut Told::default()).await.unwrap();
        assert_eq!((view.state, view.number, view.story.len()), (state + 1, number, number));
        assert!(matches!(&view.turn, TurnView::Decide { seat, secret: true, .. } if seat == "allied"));
        assert!(!view.touches.is_empty());

        // When both are ready, everything is open.
        done(&table, &allied, "allied").await;
        let view = table.view(&allied, &mut Told::default()).await.unwrap();
        assert_eq!(view.number, number + 6);
        assert_eq!(view.story.len(), view.number);
        assert!(table.summary().await.unwrap().touched > 0);
    }
}

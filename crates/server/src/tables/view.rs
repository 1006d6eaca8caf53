//! What a connection is shown.

use super::live::Live;
use super::presence::Seating;
use super::story::Told;
use super::table::Table;
use super::taking_back::OpenOffer;
use crate::api::Fault;
use crate::wire::{TurnView, View};
use games::TurnNow;

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
        let decides = deciding.is_some_and(|seat| plays.holds(seat));
        Ok(View {
            game: self.game.clone(),
            state,
            number,
            yours: plays.0.clone(),
            keys_to: keys_to.0.clone(),
            seats: self.seat_views(live),
            scene: live.scene(self.eyes(plays, deciding))?,
            touches: if decides { live.touches().to_vec() } else { Vec::new() },
            story: live.session.story(&plays.ids(), story_from),
            story_from,
            take_back: self.take_back(live, plays, deciding),
            offer: live.offer.as_ref().map(OpenOffer::shown),
            pace: live.pace,
            turn: shown(turn, live.session.veil().is_some()),
        })
    }
}

fn shown(turn: TurnNow, secret: bool) -> TurnView {
    match turn {
        TurnNow::Decide { seat, prompt } => TurnView::Decide { seat: seat.to_owned(), prompt, secret },
        TurnNow::Over { winner, text, points } => {
            TurnView::Over { winner: winner.map(str::to_owned), text, points }
        }
    }
}

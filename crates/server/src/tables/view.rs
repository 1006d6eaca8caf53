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
        let view = self.compose(&mut live, seating, *told)?;
        *told = Told { steps: view.number, state: view.state };
        Ok(view)
    }

    /// The seat through whose eyes a connection looks.
    fn eyes(&self, seating: &Seating, deciding: Option<&str>) -> Option<&'static str> {
        seating.viewer(deciding).and_then(|id| self.seat(id)).map(|seat| seat.id)
    }

    fn compose(&self, live: &mut Live, seating: &Seating, told: Told) -> Result<View, Fault> {
        let turn = live.session.turn_now();
        let deciding = match turn {
            TurnNow::Decide { seat, .. } => Some(seat),
            TurnNow::Over { .. } => None,
        };
        let (state, number) = (live.state, live.session.number());
        let story_from = live.cuts.kept(told, state, number);
        let decides = deciding.is_some_and(|seat| seating.holds(seat));
        Ok(View {
            game: self.game.clone(),
            state,
            number,
            yours: seating.0.clone(),
            seats: self.seat_views(),
            scene: live.scene(self.eyes(seating, deciding))?,
            touches: if decides { live.touches().to_vec() } else { Vec::new() },
            story: live.session.story(&seating.ids(), story_from),
            story_from,
            take_back: self.take_back(live, seating, deciding),
            offer: live.offer.as_ref().map(OpenOffer::shown),
            turn: shown(turn),
        })
    }
}

fn shown(turn: TurnNow) -> TurnView {
    match turn {
        TurnNow::Decide { seat, prompt } => TurnView::Decide { seat: seat.to_owned(), prompt },
        TurnNow::Over { winner, text, points } => {
            TurnView::Over { winner: winner.map(str::to_owned), text, points }
        }
    }
}

use crate::{Counter, Game, Scene, Seat};
use phrases::Text;

/// What is drawn, printed and read aloud: the table as it is, the counters, the map in words.
pub trait Scenery: Game {
    /// What to draw for a seat, or for somebody who only watches.
    fn scene(&self, state: &Self::State, viewer: Option<Seat>) -> Scene;

    /// Through whose eyes a viewer looks: those with the same answer are shown the same scene, so that it is drawn once for
    /// all of them. Nobody's, where everything is open.
    fn eyes(&self, _state: &Self::State, viewer: Option<Seat>) -> Option<Seat> {
        viewer
    }

    /// Every counter of the game, as it is cut from the sheet.
    fn counters(&self) -> Vec<Counter>;

    /// Every place of the map by name, and what it is like in a few words: for people who cannot see
    /// the map.
    fn gazetteer(&self) -> Vec<(String, Text)>;
}

use crate::{Factor, Game, Seat, Sketch, Survey, SurveySpec};

/// What a player may ask about the position.
pub trait Surveys: Game {
    /// What is to be known about a hex beyond its ground and the pieces in it, line by line; with a unit
    /// in hand also what it means to it.
    fn describe(
        &self,
        state: &Self::State,
        viewer: Option<Seat>,
        hex: &str,
        in_hand: Option<&str>,
    ) -> Vec<Factor>;

    /// What players may ask to see on the map.
    fn surveys(&self) -> &'static [SurveySpec] {
        &[]
    }

    /// One of these, for what was pointed at.
    ///
    /// # Errors
    /// One sentence, if there is no such survey or nothing that it could be about.
    fn survey(
        &self,
        _state: &Self::State,
        _viewer: Option<Seat>,
        id: &str,
        _subject: Option<&str>,
    ) -> Result<Survey, String> {
        Err(format!("there is no survey '{id}'"))
    }

    /// What would become of a unit that is dragged to a place on a table without hexes, and turned to a
    /// heading. Nothing if it is not to be dragged now.
    fn sketch(
        &self,
        _state: &Self::State,
        _viewer: Option<Seat>,
        _piece: &str,
        _to: (i32, i32),
        _heading: Option<u16>,
    ) -> Option<Sketch> {
        None
    }
}

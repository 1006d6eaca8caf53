use crate::{Factor, Game, NamedSurvey, Seat, Sketch, Survey, SurveyError, SurveyQuestion};

/// What a player may ask about the position.
pub trait Surveys: Game + Sized {
    /// What players may ask to see on the map, each with the function that answers.
    const SURVEYS: &'static [NamedSurvey<Self>] = &[];

    /// What is to be known about a hex beyond its ground and the pieces in it, line by line; with a unit
    /// in hand also what it means to it.
    fn describe(
        &self,
        state: &Self::State,
        viewer: Option<Seat>,
        hex: &str,
        in_hand: Option<&str>,
    ) -> Vec<Factor>;

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

    /// Given: one of the surveys, for what was pointed at.
    ///
    /// # Errors
    /// If there is no such survey or nothing that it could be about.
    fn survey(
        &self,
        state: &Self::State,
        viewer: Option<Seat>,
        id: &str,
        subject: Option<&str>,
    ) -> Result<Survey, SurveyError> {
        let survey = Self::SURVEYS.iter().find(|survey| survey.spec.id == id);
        let survey = survey.ok_or_else(|| SurveyError::NoSuchSurvey(id.to_owned()))?;
        (survey.answer)(self, SurveyQuestion { state, viewer, subject })
    }
}

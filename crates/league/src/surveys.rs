//! What players may ask to see on the table.

use crate::league::League;
use crate::phrasebook::text;
use crate::reckoning::inches_arg;
use crate::state::State;
use crate::unit::{Side, UnitId};
use kernel::{Factor, NamedSurvey, Seat, Sketch, Survey, SurveyError, SurveyedShape, Surveys};
use tabletop::{Heading, Point};

impl League {
    fn subject(&self, state: &State, subject: Option<&str>) -> Result<UnitId, SurveyError> {
        let unit = self.roster.pointed_at(subject)?;
        if state.here(unit) { Ok(unit) } else { Err(SurveyError::absent(self.name_of(unit), "table")) }
    }

    fn arc_survey(&self, state: &State, subject: Option<&str>) -> Result<Survey, SurveyError> {
        let unit = self.subject(state, subject)?;
        let range = self.tables.range_of(self.roster.unit(unit).weapon);
        let text = text!(
            "survey-arc",
            unit = self.unit_arg(unit),
            range = inches_arg(range),
            degrees = self.tables.fire.arc,
            short = inches_arg(range / 2)
        );
        Ok(Survey { text, hexes: Vec::new(), shapes: self.arc_shapes(state, unit) })
    }

    fn all_arcs(&self, state: &State, side: Side) -> Survey {
        let units = self.present(state, side);
        let shapes = units.iter().flat_map(|unit| self.arc_shapes(state, unit)).collect();
        let text = text!("survey-arcs", side = self.side_arg(side));
        Survey { text, hexes: Vec::new(), shapes }
    }

    fn command_survey(&self, state: &State, subject: Option<&str>) -> Result<Survey, SurveyError> {
        let staff = subject.and_then(|id| self.roster.find_staff(id));
        let staff = match staff {
            Some(staff) => staff,
            None => self.roster.unit(self.subject(state, subject)?).command,
        };
        let figure = &state.staff[staff.index()];
        let name = self.staff_name(staff);
        if figure.back != 0 {
            return Err(SurveyError::absent(name, "table"));
        }
        let radius = self.tables.command.radius;
        let corners = (0..360).step_by(5).map(|degrees| figure.at + Heading::new(degrees).step(radius));
        let circle = SurveyedShape {
            corners: corners.map(|corner| (corner.x, corner.y)).collect(),
            shade: 1,
            label: self.staff_text(staff),
        };
        let text = text!("survey-command-found", staff = self.staff_arg(staff), radius = inches_arg(radius));
        Ok(Survey { text, hexes: Vec::new(), shapes: vec![circle] })
    }
}

impl Surveys for League {
    const SURVEYS: &'static [NamedSurvey<Self>] = &[
        NamedSurvey::of_piece("fire", |game, asked| game.arc_survey(asked.state, asked.subject)),
        NamedSurvey::of_piece("command", |game, asked| game.command_survey(asked.state, asked.subject)),
        NamedSurvey::of_map("russian_fire", |game, asked| Ok(game.all_arcs(asked.state, Side::Russian))),
        NamedSurvey::of_map("allied_fire", |game, asked| Ok(game.all_arcs(asked.state, Side::Allied))),
    ];

    fn describe(
        &self,
        state: &State,
        _viewer: Option<Seat>,
        place: &str,
        _in_hand: Option<&str>,
    ) -> Vec<Factor> {
        self.describe_place(state, place)
    }

    fn sketch(
        &self,
        state: &State,
        _viewer: Option<Seat>,
        piece: &str,
        (x, y): (i32, i32),
        heading: Option<u16>,
    ) -> Option<Sketch> {
        let to = Point::new(x, y);
        if let Some(staff) = self.roster.find_staff(piece) {
            return self.sketch_ride(state, staff, to);
        }
        let heading = heading.map(|degrees| Heading::new(degrees.into()));
        self.sketch_move(state, self.roster.find(piece)?, to, heading)
    }
}

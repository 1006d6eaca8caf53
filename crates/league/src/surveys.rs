//! What players may ask to see on the table.

use crate::league::League;
use crate::reckoning::inches;
use crate::state::State;
use crate::unit::{Side, UnitId};
use kernel::{Factor, Seat, Sketch, Survey, SurveySpec, SurveySubject, SurveyedShape, Surveys};
use tabletop::{Heading, Point};

/// The surveys, in the order of the switches.
const SURVEYS: [SurveySpec; 4] = [
    SurveySpec { id: "fire", name: "Arc of fire", subject: SurveySubject::Piece },
    SurveySpec { id: "command", name: "Command radius", subject: SurveySubject::Piece },
    SurveySpec { id: "russian_fire", name: "All Russian arcs", subject: SurveySubject::Map },
    SurveySpec { id: "allied_fire", name: "All Allied arcs", subject: SurveySubject::Map },
];

impl League {
    fn subject(&self, state: &State, subject: Option<&str>) -> Result<UnitId, String> {
        let id = subject.ok_or("Point at a unit.")?;
        let unit = self.roster.find(id).ok_or_else(|| format!("There is no unit '{id}'."))?;
        if state.here(unit) { Ok(unit) } else { Err(format!("{} is not on the table.", self.name_of(unit))) }
    }

    fn arc_survey(&self, state: &State, subject: Option<&str>) -> Result<Survey, String> {
        let unit = self.subject(state, subject)?;
        let range = self.tables.range_of(self.roster.unit(unit).weapon);
        let text = format!(
            "{} fires {} inches ahead, within 45 degrees to each side; up to {} inches is short range.",
            self.name_of(unit),
            inches(range),
            inches(range / 2)
        );
        Ok(Survey { text, hexes: Vec::new(), shapes: self.arc_shapes(state, unit) })
    }

    fn all_arcs(&self, state: &State, side: Side) -> Survey {
        let units = self.present(state, side);
        let shapes = units.iter().flat_map(|unit| self.arc_shapes(state, unit)).collect();
        let text = format!("What {} units have before their muzzles.", side.name());
        Survey { text, hexes: Vec::new(), shapes }
    }

    fn command_survey(&self, state: &State, subject: Option<&str>) -> Result<Survey, String> {
        let staff = subject.and_then(|id| self.roster.find_staff(id));
        let staff = match staff {
            Some(staff) => staff,
            None => self.roster.unit(self.subject(state, subject)?).command,
        };
        let figure = &state.staff[staff.index()];
        let name = self.staff_name(staff);
        if figure.back != 0 {
            return Err(format!("{name} is not on the table."));
        }
        let radius = self.tables.command.radius;
        let corners = (0..360).step_by(5).map(|degrees| figure.at + Heading::new(degrees).step(radius));
        let circle = SurveyedShape {
            corners: corners.map(|corner| (corner.x, corner.y)).collect(),
            shade: 1,
            label: name.to_owned(),
        };
        let text = format!("Units of {name} within {} inches can use their command points.", inches(radius));
        Ok(Survey { text, hexes: Vec::new(), shapes: vec![circle] })
    }
}

impl Surveys for League {
    fn describe(
        &self,
        state: &State,
        _viewer: Option<Seat>,
        place: &str,
        _in_hand: Option<&str>,
    ) -> Vec<Factor> {
        self.describe_place(state, place)
    }

    fn surveys(&self) -> &'static [SurveySpec] {
        &SURVEYS
    }

    fn survey(
        &self,
        state: &State,
        _viewer: Option<Seat>,
        id: &str,
        subject: Option<&str>,
    ) -> Result<Survey, String> {
        match id {
            "fire" => self.arc_survey(state, subject),
            "command" => self.command_survey(state, subject),
            "russian_fire" => Ok(self.all_arcs(state, Side::Russian)),
            "allied_fire" => Ok(self.all_arcs(state, Side::Allied)),
            _ => Err(format!("There is no survey '{id}'.")),
        }
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

//! What a player may ask.

use crate::phrasebook::{PHRASES, text};
use crate::skirmish::Skirmish;
use crate::state::State;
use hexmap::Hex;
use kernel::{Case, Factor, NamedSurvey, Seat, Survey, SurveyError, SurveyedHex, Surveys};
use phrases::Text;
use wargame::UnitId;

impl Skirmish {
    fn reach_survey(&self, state: &State, unit: UnitId) -> Result<Survey, SurveyError> {
        let from = state.units[unit].hex.ok_or_else(|| SurveyError::absent(self.name(unit), "map"))?;
        let reach = self.reach(state, unit, from);
        let text = text!("survey-reach-found", unit = self.unit_arg(unit), hexes = reach.len());
        let hex = |reached: &crate::movement::Reached| SurveyedHex {
            hex: reached.hex.to_string(),
            shade: if reached.stops { 3 } else { 2 },
            label: Text::name(reached.cost.to_string()),
        };
        Ok(Survey::of_hexes(text, reach.iter().map(hex).collect()))
    }
}

impl Surveys for Skirmish {
    const SURVEYS: &'static [NamedSurvey<Self>] = &[NamedSurvey::of_piece("reach", |game, asked| {
        game.reach_survey(asked.state, game.roster.pointed_at(asked.subject)?)
    })];

    fn describe(
        &self,
        state: &State,
        _viewer: Option<Seat>,
        hex: &str,
        in_hand: Option<&str>,
    ) -> Vec<Factor> {
        let Some(hex) = hex.parse::<Hex>().ok().filter(|hex| self.map.on_map().contains(*hex)) else {
            return Vec::new();
        };
        let line = |text, rule| Factor { text, rule: Case(rule), value: None };
        let mut lines = Vec::new();
        if let Some(unit) = self.unit_in(state, hex) {
            let (steps, all) = (state.units[unit].steps, self.rules.steps);
            let text = text!("describe-steps", unit = self.unit_arg(unit), steps = steps, all = all);
            lines.push(line(text, "skirmish:4.3"));
        }
        if let Some(unit) = in_hand.and_then(|id| self.roster.find(id)) {
            lines.push(match self.judge_move(state, unit, hex) {
                Ok(way) => {
                    let text = text!("describe-move", unit = self.unit_arg(unit), cost = way.cost);
                    line(text, "skirmish:2.1")
                }
                Err(bar) => bar.explain(&PHRASES, |unit| self.roster.names(unit)).into(),
            });
        }
        lines
    }
}

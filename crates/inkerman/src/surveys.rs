//! What a player may ask to see, from the judges and searches that play by it.

use crate::inkerman::Inkerman;
use crate::phrasebook::{PHRASES, text};
use crate::state::State;
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hex_wargame::{Flood, zone_survey};
use hexmap::{Hex, HexSet};
use kernel::{Case, Factor, NamedSurvey, Seat, Survey, SurveyError, SurveyedHex, Surveys};
use phrases::{Arg, Text};
use wargame::TwoSides;

impl Inkerman {
    fn zone_survey(&self, state: &State, side: Side) -> Survey {
        zone_survey(side, &self.zone_of(state, side), &PHRASES)
    }

    fn gun_survey(&self, state: &State) -> Survey {
        if state.silenced {
            return Survey::of_hexes(text!("survey-guns-silenced"), Vec::new());
        }
        let reached: HexSet = self.hexes().filter(|hex| self.is_in_range(*hex)).collect();
        let text = text!("survey-guns-found", bombardments = state.markers);
        Survey::of_hexes(text, SurveyedHex::shaded(&reached, 1))
    }

    fn reach_survey(&self, state: &State, unit: UnitId) -> Result<Survey, SurveyError> {
        let info = self.roster.unit(unit);
        let from = state.hex(unit).ok_or_else(|| SurveyError::absent(&info.name, "map"))?;
        if info.arm == Arm::Piquet {
            let text = text!("is-piquet-and-never-moves", unit = self.unit_arg(unit));
            return Ok(Survey::of_hexes(text, Vec::new()));
        }
        let obstacles = self.obstacles(state, info.side());
        let mut flood = Flood::default();
        let reach = self.flood(state, unit, from, &obstacles, &mut flood);
        let hexes: Vec<SurveyedHex> = reach
            .iter()
            .map(|to| SurveyedHex {
                hex: to.to_string(),
                shade: if obstacles.controlled.contains(to) { 3 } else { 2 },
                label: Text::name(flood.way_cost(from, to).map(|cost| cost.to_string()).unwrap_or_default()),
            })
            .collect();
        let text = text!("survey-reach-found", unit = self.unit_arg(unit), hexes = hexes.len());
        Ok(Survey::of_hexes(text, hexes))
    }

    /// The price of a move there, or what bars it.
    fn what_it_means(&self, state: &State, unit: UnitId, hex: Hex) -> Option<Factor> {
        if !state.is_movement_phase() || state.hex(unit).is_none() || state.hex(unit) == Some(hex) {
            return None;
        }
        Some(match self.judge_move(state, unit, hex) {
            Ok(way) => {
                let points = way.cost - state.spent;
                let text = text!("describe-move", unit = self.unit_arg(unit), points = points);
                Factor { text, rule: Case("inkerman:8.1"), value: None }
            }
            Err(bar) => bar.explain(&PHRASES, |unit| self.roster.names(unit)).into(),
        })
    }
}

impl Surveys for Inkerman {
    const SURVEYS: &'static [NamedSurvey<Self>] = &[
        NamedSurvey::of_map("zone_russian", |game, asked| Ok(game.zone_survey(asked.state, Side::Russian))),
        NamedSurvey::of_map("zone_allied", |game, asked| Ok(game.zone_survey(asked.state, Side::Allied))),
        NamedSurvey::of_map("guns", |game, asked| Ok(game.gun_survey(asked.state))),
        NamedSurvey::of_piece("reach", |game, asked| {
            game.reach_survey(asked.state, game.roster.pointed_at(asked.subject)?)
        }),
    ];

    /// Who stands in a hex, in full, who controls it, and what it means to the unit in hand.
    fn describe(
        &self,
        state: &State,
        _viewer: Option<Seat>,
        hex: &str,
        in_hand: Option<&str>,
    ) -> Vec<Factor> {
        let Some(hex) = hex.parse().ok().filter(|hex| self.map.on_map().contains(*hex)) else {
            return Vec::new();
        };
        let line = |text: Text, rule: &'static str| Factor { text, rule: Case(rule), value: None };
        let mut lines = Vec::new();
        for unit in self.units_in(state, hex).iter() {
            let info = self.roster.unit(unit);
            let (title, formation) = (Arg::name(&info.title), Arg::name(&info.formation));
            let text =
                text!("describe-unit", unit = self.unit_arg(unit), title = title, formation = formation);
            lines.push(line(text, "inkerman:2.6c"));
        }
        if let Some(side) = self.control(state, hex) {
            lines.push(line(text!("describe-victory-hex", side = side.arg()), "inkerman:4.3a"));
        }
        for side in Side::BOTH {
            let units: UnitSet = self.controllers(state, side, hex).collect();
            if !units.is_empty() {
                let text = text!("describe-zone", side = side.arg(), units = self.units_arg(units));
                lines.push(line(text, "inkerman:7.1a"));
            }
        }
        if let Some(unit) = in_hand.and_then(|id| self.roster.find(id)) {
            lines.extend(self.what_it_means(state, unit, hex));
        }
        lines
    }
}

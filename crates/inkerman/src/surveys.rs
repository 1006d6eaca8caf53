//! What a player may ask to see, from the judges and searches that play by it.

use crate::inkerman::Inkerman;
use crate::state::State;
use crate::unit::{Arm, Side, UnitId};
use hexmap::{Hex, HexSet};
use kernel::{Case, Factor, Seat, Survey, SurveySpec, SurveySubject, SurveyedHex, Surveys};
use manoeuvre::{Flood, zone_survey};

const SURVEYS: [SurveySpec; 4] = [
    SurveySpec { id: "zone_russian", name: "Russian zones of control", subject: SurveySubject::Map },
    SurveySpec { id: "zone_allied", name: "Allied zones of control", subject: SurveySubject::Map },
    SurveySpec { id: "guns", name: "Reach of the Russian guns", subject: SurveySubject::Map },
    SurveySpec { id: "reach", name: "Reach of a unit", subject: SurveySubject::Piece },
];

impl Inkerman {
    fn gun_survey(&self, state: &State) -> Survey {
        if state.silenced {
            return Survey::of_hexes("The Russian guns are silent for good.", Vec::new());
        }
        let reached: HexSet = self.hexes().filter(|hex| self.is_in_range(*hex)).collect();
        let text = format!("{} bombardments are left in this turn.", state.markers);
        Survey::of_hexes(text, SurveyedHex::shaded(&reached, 1))
    }

    fn reach_survey(&self, state: &State, unit: UnitId) -> Result<Survey, String> {
        let info = self.roster.unit(unit);
        let from = state.hex(unit).ok_or_else(|| format!("{} is not on the map", info.name))?;
        if info.arm == Arm::Piquet {
            return Ok(Survey::of_hexes(format!("{} never moves.", info.name), Vec::new()));
        }
        let obstacles = self.obstacles(state, info.side());
        let mut flood = Flood::default();
        let reach = self.flood(state, unit, from, &obstacles, &mut flood);
        let hexes: Vec<SurveyedHex> = reach
            .iter()
            .map(|to| SurveyedHex {
                hex: to.to_string(),
                shade: if obstacles.controlled.contains(to) { 3 } else { 2 },
                label: flood.way_cost(from, to).map(|cost| cost.to_string()).unwrap_or_default(),
            })
            .collect();
        let text = format!("{} reaches {} hexes; in the dark ones it must stop.", info.name, hexes.len());
        Ok(Survey::of_hexes(text, hexes))
    }

    /// The price of a move there, or what bars it.
    fn what_it_means(&self, state: &State, unit: UnitId, hex: Hex) -> Option<Factor> {
        if !state.is_movement_phase() || state.hex(unit).is_none() || state.hex(unit) == Some(hex) {
            return None;
        }
        let name = &self.roster.unit(unit).name;
        Some(match self.judge_move(state, unit, hex) {
            Ok(way) => {
                let text = format!("{name} moves here for {}", way.cost - state.spent);
                Factor { text, rule: Case("inkerman:8.1"), value: None }
            }
            Err(bar) => bar.explain(|unit| self.roster.names(unit)).into(),
        })
    }
}

impl Surveys for Inkerman {
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
            "zone_russian" => Ok(zone_survey(Side::Russian, &self.zone_of(state, Side::Russian))),
            "zone_allied" => Ok(zone_survey(Side::Allied, &self.zone_of(state, Side::Allied))),
            "guns" => Ok(self.gun_survey(state)),
            "reach" => self.reach_survey(state, self.roster.pointed_at(subject)?),
            _ => Err(format!("there is no survey '{id}'")),
        }
    }

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
        let line = |text: String, rule: &'static str| Factor { text, rule: Case(rule), value: None };
        let mut lines = Vec::new();
        for unit in self.units_in(state, hex).iter() {
            let info = self.roster.unit(unit);
            lines.push(line(format!("{}: {}, {}", info.name, info.title, info.formation), "inkerman:2.6c"));
        }
        if let Some(side) = self.control(state, hex) {
            lines.push(line(format!("Victory hex in {} hands", side.name()), "inkerman:4.3a"));
        }
        for side in Side::BOTH {
            let names: Vec<&str> =
                self.controllers(state, side, hex).map(|unit| self.roster.unit(unit).name.as_str()).collect();
            if !names.is_empty() {
                let text = format!("{} zone of control: {}", side.name(), names.join(", "));
                lines.push(line(text, "inkerman:7.1a"));
            }
        }
        if let Some(unit) = in_hand.and_then(|id| self.roster.find(id)) {
            lines.extend(self.what_it_means(state, unit, hex));
        }
        lines
    }
}

//! What a player may ask to see: zones of control, sight, fields of fire, reach, and all about a hex.
//!
//! Every answer comes from the judges and searches that play by it.

use crate::battle::Battle;
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::{Side, UnitId};
use hexmap::Hex;
use kernel::{Case, Factor, Seat, Survey, SurveySpec, SurveySubject, SurveyedHex, Surveys};
use manoeuvre::{Flood, Start, points, zone_survey};

const SURVEYS: [SurveySpec; 5] = [
    SurveySpec { id: "zone_russian", name: "Russian zones of control", subject: SurveySubject::Map },
    SurveySpec { id: "zone_allied", name: "Allied zones of control", subject: SurveySubject::Map },
    SurveySpec { id: "sight", name: "Line of sight from a hex", subject: SurveySubject::Hex },
    SurveySpec { id: "field_of_fire", name: "Field of fire of a unit", subject: SurveySubject::Piece },
    SurveySpec { id: "reach", name: "Reach of a unit", subject: SurveySubject::Piece },
];

/// The strengths from which fire is shaded more strongly.
const STRONG_FIRE: u8 = 3;
const MIDDLING_FIRE: u8 = 2;

impl<B: Battle> Quad<B> {
    fn subject_hex(&self, subject: Option<&str>) -> Result<Hex, String> {
        let name = subject.ok_or("point at a hex")?;
        let hex = name.parse().ok().filter(|hex| self.map.on_map().contains(*hex));
        hex.ok_or_else(|| format!("there is no hex '{name}' on the map"))
    }

    fn sight_survey(&self, from: Hex) -> Survey {
        let hexes = SurveyedHex::shaded(self.ground.sight.sees(from), 2);
        let range = self.tables.longest_range;
        let seen = hexes.len();
        let text =
            format!("From {from} {seen} hexes can be seen, up to {range} hexes away, the longest range.");
        Survey::of_hexes(text, hexes)
    }

    fn fire_survey(&self, state: &State<B::Exclusive>, unit: UnitId) -> Result<Survey, String> {
        let name = &self.roster.unit(unit).name;
        let from = state.hex(unit).ok_or_else(|| format!("{name} is not on the map"))?;
        let strength_at =
            |hex: Hex| self.judge_aim(state, unit, from, hex).ok().map(|strength| (hex, strength));
        let hexes: Vec<SurveyedHex> = self
            .hexes()
            .filter(|hex| *hex != from)
            .filter_map(strength_at)
            .map(|(hex, strength)| SurveyedHex {
                hex: hex.to_string(),
                shade: 1 + u8::from(strength >= MIDDLING_FIRE) + u8::from(strength >= STRONG_FIRE),
                label: strength.to_string(),
            })
            .collect();
        let text = format!("{name} can hit {} hexes; the number is its strength.", hexes.len());
        Ok(Survey::of_hexes(text, hexes))
    }

    fn reach_survey(&self, state: &State<B::Exclusive>, unit: UnitId) -> Result<Survey, String> {
        let name = &self.roster.unit(unit).name;
        let hex = state.hex(unit).ok_or_else(|| format!("{name} is not on the map"))?;
        let mut flood = Flood::default();
        let barrier = self.barrier_to(state, unit);
        let start = Start { hex, spent: 0, just_entered: false };
        let steps = self.ground.steps(self.gait(state, unit));
        let reach = flood.run(steps, start, self.allowance(state, unit), &barrier);
        let hexes: Vec<SurveyedHex> = reach
            .iter()
            .map(|to| SurveyedHex {
                hex: to.to_string(),
                shade: if barrier.controls(to) { 3 } else { 2 },
                label: flood.way_cost(hex, to).map(points).unwrap_or_default(),
            })
            .collect();
        let text = format!(
            "{name} reaches {} hexes with a full allowance; in the dark ones it must stop.",
            hexes.len()
        );
        Ok(Survey::of_hexes(text, hexes))
    }

    /// The price of a march there, or the strength of fire at it, or what bars it.
    fn what_it_means(&self, state: &State<B::Exclusive>, unit: UnitId, hex: Hex) -> Option<Factor> {
        let name = &self.roster.unit(unit).name;
        let (verdict, rule) = match state.phase {
            Phase::Movement if state.hex(unit).is_some() && state.hex(unit) != Some(hex) => {
                let price = self.judge_march(state, unit, hex).map(|way| way.cost - state.spent[unit]);
                (price.map(|cost| format!("{name} marches here for {}", points(cost))), "quad:5.0")
            }
            Phase::DefensiveFire | Phase::OffensiveFire if state.hex(unit) != Some(hex) => {
                let shot = self.judge_shot(state, unit, hex);
                (shot.map(|strength| format!("{name} fires here with {strength}")), "quad:7.0")
            }
            _ => return None,
        };
        Some(match verdict {
            Ok(text) => Factor { text, rule: Case(rule), value: None },
            Err(bar) => bar.explain(|unit| self.roster.names(unit)).into(),
        })
    }
}

impl<B: Battle> Surveys for Quad<B> {
    fn surveys(&self) -> &'static [SurveySpec] {
        &SURVEYS
    }

    fn survey(
        &self,
        state: &State<B::Exclusive>,
        _viewer: Option<Seat>,
        id: &str,
        subject: Option<&str>,
    ) -> Result<Survey, String> {
        match id {
            "zone_russian" => Ok(zone_survey(Side::Russian, &self.zone_of(state, Side::Russian))),
            "zone_allied" => Ok(zone_survey(Side::Allied, &self.zone_of(state, Side::Allied))),
            "sight" => Ok(self.sight_survey(self.subject_hex(subject)?)),
            "field_of_fire" => self.fire_survey(state, self.roster.pointed_at(subject)?),
            "reach" => self.reach_survey(state, self.roster.pointed_at(subject)?),
            _ => Err(format!("there is no survey '{id}'")),
        }
    }

    /// Who controls a hex, and what it means to the unit in hand.
    fn describe(
        &self,
        state: &State<B::Exclusive>,
        _viewer: Option<Seat>,
        hex: &str,
        in_hand: Option<&str>,
    ) -> Vec<Factor> {
        let Ok(hex) = self.subject_hex(Some(hex)) else { return Vec::new() };
        let line = |text: String, rule: &'static str| Factor { text, rule: Case(rule), value: None };
        let mut lines = self.battle.notes(hex);
        for side in Side::BOTH {
            let names: Vec<&str> =
                self.controllers(state, side, hex).map(|unit| self.roster.unit(unit).name.as_str()).collect();
            if !names.is_empty() {
                lines
                    .push(line(format!("{} zone of control: {}", side.name(), names.join(", ")), "quad:6.0"));
            }
        }
        if let Some(unit) = in_hand.and_then(|id| self.roster.find(id)) {
            lines.extend(self.what_it_means(state, unit, hex));
        }
        lines
    }
}

//! What a player may ask to see: zones of control, sight, fields of fire, reach, and all about a hex.
//!
//! Every answer comes from the judges and searches that play by it.

use crate::battle::BattlePresentation;
use crate::outlook::Outlook;
use crate::phrasebook::{PHRASES, text};
use crate::quad::Quad;
use crate::state::{Phase, State};
use crate::unit::{Side, UnitId, UnitSet};
use hex_wargame::{Start, zone_survey};
use hexmap::Hex;
use kernel::{Case, Factor, NamedSurvey, Seat, Survey, SurveyError, SurveyedHex, Surveys, UnknownName};
use phrases::{Arg, Text, in_halves};
use wargame::TwoSides;

/// The strengths from which fire is shaded more strongly.
const STRONG_FIRE: u8 = 3;
const MIDDLING_FIRE: u8 = 2;

impl<B: BattlePresentation> Quad<B> {
    fn subject_hex(&self, subject: Option<&str>) -> Result<Hex, SurveyError> {
        let name = subject.ok_or(SurveyError::PointAt("hex"))?;
        let hex = name.parse().ok().filter(|hex| self.map.on_map().contains(*hex));
        Ok(hex.ok_or_else(|| UnknownName::new("hex", name))?)
    }

    fn zone_survey(&self, state: &State<B::Exclusive>, side: Side) -> Survey {
        zone_survey(side, &self.zone_of(state, side), &PHRASES)
    }

    fn sight_survey(&self, from: Hex) -> Survey {
        let hexes = SurveyedHex::shaded(self.ground.sight.sees(from), 2);
        let range = self.tables.longest_range;
        let text = text!("survey-sight-found", hexes = hexes.len(), hex = Arg::place(from), range = range);
        Survey::of_hexes(text, hexes)
    }

    fn fire_survey(&self, state: &State<B::Exclusive>, unit: UnitId) -> Result<Survey, SurveyError> {
        let name = &self.roster.unit(unit).name;
        let from = state.hex(unit).ok_or_else(|| SurveyError::absent(name, "map"))?;
        let strength_at =
            |hex: Hex| self.judge_aim(state, unit, from, hex).ok().map(|strength| (hex, strength));
        let hexes: Vec<SurveyedHex> = self
            .hexes()
            .filter(|hex| *hex != from)
            .filter_map(strength_at)
            .map(|(hex, strength)| SurveyedHex {
                hex: hex.to_string(),
                shade: 1 + u8::from(strength >= MIDDLING_FIRE) + u8::from(strength >= STRONG_FIRE),
                label: Text::name(strength.to_string()),
            })
            .collect();
        let text = text!("survey-fire-found", unit = self.unit_arg(unit), hexes = hexes.len());
        Ok(Survey::of_hexes(text, hexes))
    }

    fn reach_survey(&self, state: &State<B::Exclusive>, unit: UnitId) -> Result<Survey, SurveyError> {
        let name = &self.roster.unit(unit).name;
        let hex = state.hex(unit).ok_or_else(|| SurveyError::absent(name, "map"))?;
        let mut outlook = Outlook::default();
        let (barrier, flood) = outlook.barrier_to(self, state, unit);
        let start = Start { spent: 0, ..self.march_from(state, unit, hex) };
        let steps = self.ground.steps(self.gait(state, unit));
        let reach = flood.run(steps, start, self.allowance(state, unit), barrier);
        let hexes: Vec<SurveyedHex> = reach
            .iter()
            .map(|to| SurveyedHex {
                hex: to.to_string(),
                shade: if barrier.controls(to) { 3 } else { 2 },
                label: Text::name(
                    flood.way_cost(hex, to).map(|cost| in_halves(cost.into())).unwrap_or_default(),
                ),
            })
            .collect();
        let text = text!("survey-reach-found", unit = self.unit_arg(unit), hexes = hexes.len());
        Ok(Survey::of_hexes(text, hexes))
    }

    /// The price of a march there, or the strength of fire at it, or what bars it.
    fn what_it_means(&self, state: &State<B::Exclusive>, unit: UnitId, hex: Hex) -> Option<Factor> {
        let (verdict, rule) = match state.phase {
            Phase::Movement if state.hex(unit).is_some() && state.hex(unit) != Some(hex) => {
                let march = self.judge_march(state, &mut Outlook::default(), unit, hex);
                let price = march.map(|way| way.cost - state.spent[unit]);
                let text = |cost: u8| {
                    text!("describe-move", unit = self.unit_arg(unit), points = Arg::Halves(cost.into()))
                };
                (price.map(text), "quad:5.0")
            }
            Phase::DefensiveFire | Phase::OffensiveFire if state.hex(unit) != Some(hex) => {
                let shot = self.judge_shot(state, unit, hex);
                let text =
                    |strength: u8| text!("describe-fire", unit = self.unit_arg(unit), strength = strength);
                (shot.map(text), "quad:7.0")
            }
            _ => return None,
        };
        Some(match verdict {
            Ok(text) => Factor { text, rule: Case(rule), value: None },
            Err(bar) => bar.explain(&PHRASES, |unit| self.roster.names(unit)).into(),
        })
    }
}

impl<B: BattlePresentation> Surveys for Quad<B> {
    const SURVEYS: &'static [NamedSurvey<Self>] = &[
        NamedSurvey::of_map("zone_russian", |quad, asked| Ok(quad.zone_survey(asked.state, Side::Russian))),
        NamedSurvey::of_map("zone_allied", |quad, asked| Ok(quad.zone_survey(asked.state, Side::Allied))),
        NamedSurvey::of_hex("sight", |quad, asked| Ok(quad.sight_survey(quad.subject_hex(asked.subject)?))),
        NamedSurvey::of_piece("field_of_fire", |quad, asked| {
            quad.fire_survey(asked.state, quad.roster.pointed_at(asked.subject)?)
        }),
        NamedSurvey::of_piece("reach", |quad, asked| {
            quad.reach_survey(asked.state, quad.roster.pointed_at(asked.subject)?)
        }),
    ];

    /// Who controls a hex, and what it means to the unit in hand.
    fn describe(
        &self,
        state: &State<B::Exclusive>,
        _viewer: Option<Seat>,
        hex: &str,
        in_hand: Option<&str>,
    ) -> Vec<Factor> {
        let Ok(hex) = self.subject_hex(Some(hex)) else { return Vec::new() };
        let mut lines = self.battle.notes(hex);
        for side in Side::BOTH {
            let units: UnitSet = self.controllers(state, side, hex).collect();
            if !units.is_empty() {
                let text = text!("describe-zone", side = side.arg(), units = self.units_arg(units));
                lines.push(Factor { text, rule: Case("quad:6.0"), value: None });
            }
        }
        if let Some(unit) = in_hand.and_then(|id| self.roster.find(id)) {
            lines.extend(self.what_it_means(state, unit, hex));
        }
        lines
    }
}

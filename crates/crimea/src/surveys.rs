//! What a player may ask to see, from the judges and searches that play by it.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::lists::Scratch;
use crate::phrasebook::{PHRASES, text};
use crate::state::{Stage, State};
use crate::unit::{Side, UnitId};
use hex_wargame::zone_survey;
use hexmap::{Hex, HexSet};
use kernel::{Case, Factor, NamedSurvey, Seat, Survey, SurveyError, SurveyedHex, Surveys};
use phrases::{Arg, Text};
use wargame::TwoSides;

impl Crimea {
    fn supply_survey(&self, state: &State, side: Side) -> Survey {
        if !self.is_campaign() {
            return Survey::of_hexes(text!("survey-no-supply"), Vec::new());
        }
        let limit = self.tables.march.supply;
        let lines = self.supply_lines(state, side);
        let hexes: Vec<SurveyedHex> = lines
            .iter()
            .map(|(hex, points)| SurveyedHex {
                hex: hex.to_string(),
                shade: match limit.saturating_sub(*points) {
                    0 | 1 => 1,
                    2 | 3 => 2,
                    _ => 3,
                },
                label: Text::name(points.to_string()),
            })
            .collect();
        let (short, isolated) = self.unsupplied(state, side);
        let [short, isolated] = [("and-short", short), ("and-isolated", isolated)].map(|(message, units)| {
            let told = || Text::message(&PHRASES, message, [("units", self.units_arg(&units))]);
            if units.is_empty() { Arg::from("") } else { told().into() }
        });
        let (side, count) = (side.arg(), hexes.len());
        let text = text!("survey-supply", side = side, hexes = count, short = short, isolated = isolated);
        Survey::of_hexes(text, hexes)
    }

    fn ground_survey(&self, state: &State) -> Survey {
        let hexes = SurveyedHex::shaded((state.allied_ground & self.ground.land).iter(), 1);
        let text = text!("survey-ground", side = Side::Allied.arg(), hexes = hexes.len());
        Survey::of_hexes(text, hexes)
    }

    fn reach_survey(&self, state: &State, unit: UnitId) -> Result<Survey, SurveyError> {
        let info = self.roster.unit(unit);
        if state.hex(unit).is_none() {
            return Err(SurveyError::absent(&info.known_as, "map"));
        }
        if self.deciding_side(state) != Some(info.side()) {
            return Ok(Survey::of_hexes(
                text!("survey-does-not-move", unit = self.unit_arg(unit)),
                Vec::new(),
            ));
        }
        let mut decisions = Vec::new();
        self.list(state, &mut Scratch::default(), &mut decisions);
        let mut hexes = Vec::new();
        for decision in decisions.into_iter().filter(|decision| decision.unit() == Some(unit)) {
            let (to, label) = match decision {
                Decision::March { to, .. } => {
                    let points = self.way(state, unit, to).map(|(_, points)| points.to_string());
                    (to, Text::name(points.unwrap_or_default()))
                }
                Decision::Step { to, .. } | Decision::Retreat { to, .. } | Decision::Refuse { to, .. } => {
                    (to, Text::default())
                }
                Decision::Charge { to, .. } => (to, text!("survey-charge")),
                Decision::Enter { at, .. } => (at, Text::default()),
                _ => continue,
            };
            let shade = if self.is_next_to_enemy(state, to, info.side()) { 3 } else { 2 };
            hexes.push(SurveyedHex { hex: to.to_string(), shade, label });
        }
        let text = text!("survey-reach-found", unit = self.unit_arg(unit), hexes = hexes.len());
        Ok(Survey::of_hexes(text, hexes))
    }

    fn fire_survey(&self, state: &State, unit: UnitId) -> Result<Survey, SurveyError> {
        let info = self.roster.unit(unit);
        let from = state.hex(unit).ok_or_else(|| SurveyError::absent(&info.known_as, "map"))?;
        let side = info.side();
        let near = self.ground.around(from);
        let targets: HexSet = near.iter().filter(|at| self.is_target(state, *at, side)).collect();
        let hexes: Vec<SurveyedHex> = targets
            .iter()
            .map(|at| {
                let from: HexSet = std::iter::once(from).collect();
                let label = format!("{:+}", self.fire_die_modifier(state, &from, at));
                SurveyedHex { hex: at.to_string(), shade: 2, label: Text::name(label) }
            })
            .collect();
        let (factors, hexes_found) = (self.fire_factor(state, unit), hexes.len());
        let unit = self.unit_arg(unit);
        let text = text!("survey-targets", unit = unit, factors = factors, hexes = hexes_found);
        Ok(Survey::of_hexes(text, hexes))
    }

    /// The price of a march there, or what bars it.
    fn what_it_means(&self, state: &State, unit: UnitId, hex: Hex) -> Option<Factor> {
        if !matches!(state.stage, Stage::Movement | Stage::Release) || state.hex(unit)? == hex {
            return None;
        }
        Some(match self.judge_march(state, unit, hex) {
            Ok(()) => {
                let points = self.way(state, unit, hex)?.1;
                Factor {
                    text: text!("describe-march", unit = self.unit_arg(unit), points = points),
                    rule: Case("crimea:11.p1.a"),
                    value: None,
                }
            }
            Err(bar) => bar.explain(&PHRASES, |unit| self.roster.names(unit)).into(),
        })
    }
}

impl Surveys for Crimea {
    const SURVEYS: &'static [NamedSurvey<Self>] = &[
        NamedSurvey::of_map("supply_russian", |game, asked| {
            Ok(game.supply_survey(asked.state, Side::Russian))
        }),
        NamedSurvey::of_map("supply_allied", |game, asked| Ok(game.supply_survey(asked.state, Side::Allied))),
        NamedSurvey::of_map("zone_russian", |game, asked| {
            Ok(zone_survey(Side::Russian, &game.zone_of(asked.state, Side::Russian), &PHRASES))
        }),
        NamedSurvey::of_map("zone_allied", |game, asked| {
            Ok(zone_survey(Side::Allied, &game.zone_of(asked.state, Side::Allied), &PHRASES))
        }),
        NamedSurvey::of_map("ground_allied", |game, asked| Ok(game.ground_survey(asked.state))),
        NamedSurvey::of_piece("reach", |game, asked| {
            game.reach_survey(asked.state, game.roster.pointed_at(asked.subject)?)
        }),
        NamedSurvey::of_piece("fire", |game, asked| {
            game.fire_survey(asked.state, game.roster.pointed_at(asked.subject)?)
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
            let division = self.roster.division(unit).filter(|_| self.is_absorbed(state, unit));
            let with = division.map_or("".into(), |division| {
                Arg::from(text!("describe-with", other = self.unit_arg(division.head)))
            });
            let (name, steps) = (Arg::unit(&*info.id, &*info.title), state.steps[unit]);
            let text =
                text!("describe-unit", unit = name, nation = info.nation.arg(), steps = steps, with = with);
            lines.push(line(text, "crimea:9.p3.b"));
        }
        if let Some(owner) = state.works.owner(hex) {
            let text = text!("marker-work", side = owner.arg(), level = state.works.level(hex));
            lines.push(line(text, "crimea:7.p4.a"));
        }
        if self.ground.ports.contains(hex) || self.ground.city.contains(hex) {
            let side = if self.controls(state, hex, Side::Allied) { Side::Allied } else { Side::Russian };
            lines.push(line(text!("describe-control", side = side.arg()), "crimea:13.p2.c"));
        }
        for side in Side::BOTH {
            if self.ground.land.contains(hex) && self.is_next_to_enemy(state, hex, side.enemy()) {
                lines.push(line(text!("describe-zone", side = side.arg()), "crimea:8.a"));
            }
        }
        if let Some(unit) = in_hand.and_then(|id| self.roster.find(id)) {
            lines.extend(self.what_it_means(state, unit, hex));
        }
        lines
    }
}

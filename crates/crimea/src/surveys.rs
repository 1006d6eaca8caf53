//! What a player may ask to see, from the judges and searches that play by it.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::lists::Scratch;
use crate::state::{Stage, State};
use crate::unit::{Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use kernel::{Case, Factor, Seat, Survey, SurveySpec, SurveySubject, SurveyedHex, Surveys};
use manoeuvre::zone_survey;

const SURVEYS: [SurveySpec; 7] = [
    SurveySpec { id: "supply_russian", name: "Russian supply", subject: SurveySubject::Map },
    SurveySpec { id: "supply_allied", name: "Allied supply", subject: SurveySubject::Map },
    SurveySpec { id: "zone_russian", name: "Russian zones of control", subject: SurveySubject::Map },
    SurveySpec { id: "zone_allied", name: "Allied zones of control", subject: SurveySubject::Map },
    SurveySpec { id: "ground_allied", name: "Ground in Allied hands", subject: SurveySubject::Map },
    SurveySpec { id: "reach", name: "Reach of a unit", subject: SurveySubject::Piece },
    SurveySpec { id: "fire", name: "Targets of a unit's fire", subject: SurveySubject::Piece },
];

impl Crimea {
    fn supply_survey(&self, state: &State, side: Side) -> Survey {
        if !self.is_campaign() {
            return Survey::of_hexes("Supply has no part in a battle game.", Vec::new());
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
                label: points.to_string(),
            })
            .collect();
        let (short, isolated) = self.unsupplied(state, side);
        let told = |units: &UnitSet, what: &str| {
            if units.is_empty() { String::new() } else { format!(" {what}: {}.", self.names_of(units)) }
        };
        let text = format!(
            "The {} side supplies {} hexes.{}{}",
            side.name(),
            hexes.len(),
            told(&short, "Out of supply"),
            told(&isolated, "Isolated")
        );
        Survey::of_hexes(text, hexes)
    }

    fn reach_survey(&self, state: &State, unit: UnitId) -> Result<Survey, String> {
        let info = self.roster.unit(unit);
        let name = &info.name;
        if state.hex(unit).is_none() {
            return Err(format!("{name} is not on the map"));
        }
        if self.deciding_side(state) != Some(info.side()) {
            return Ok(Survey::of_hexes(format!("{name} does not move now."), Vec::new()));
        }
        let mut decisions = Vec::new();
        self.list(state, &mut Scratch::default(), &mut decisions);
        let mut hexes = Vec::new();
        for decision in decisions.into_iter().filter(|decision| decision.unit() == Some(unit)) {
            let (to, label) = match decision {
                Decision::March { to, .. } => {
                    (to, self.way(state, unit, to).map(|(_, points)| points.to_string()).unwrap_or_default())
                }
                Decision::Step { to, .. } | Decision::Retreat { to, .. } | Decision::Refuse { to, .. } => {
                    (to, String::new())
                }
                Decision::Charge { to, .. } => (to, "charge".to_owned()),
                Decision::Enter { at, .. } => (at, String::new()),
                _ => continue,
            };
            let shade = if self.is_next_to_enemy(state, to, info.side()) { 3 } else { 2 };
            hexes.push(SurveyedHex { hex: to.to_string(), shade, label });
        }
        let text = format!("{name} reaches {} hexes; the dark ones are next to the enemy.", hexes.len());
        Ok(Survey::of_hexes(text, hexes))
    }

    fn fire_survey(&self, state: &State, unit: UnitId) -> Result<Survey, String> {
        let info = self.roster.unit(unit);
        let from = state.hex(unit).ok_or_else(|| format!("{} is not on the map", info.name))?;
        let side = info.side();
        let near = self.ground.around(from);
        let targets: HexSet = near.iter().filter(|at| self.is_target(state, *at, side)).collect();
        let hexes: Vec<SurveyedHex> = targets
            .iter()
            .map(|at| {
                let from: HexSet = std::iter::once(from).collect();
                let label = format!("{:+}", self.fire_die_modifier(state, &from, at));
                SurveyedHex { hex: at.to_string(), shade: 2, label }
            })
            .collect();
        let text = format!(
            "{} fires with {} at {} hexes; the numbers are added to the die.",
            info.name,
            self.fire_factor(state, unit),
            hexes.len()
        );
        Ok(Survey::of_hexes(text, hexes))
    }

    /// The price of a march there, or what bars it.
    fn what_it_means(&self, state: &State, unit: UnitId, hex: Hex) -> Option<Factor> {
        if !matches!(state.stage, Stage::Movement | Stage::Release) || state.hex(unit)? == hex {
            return None;
        }
        let name = &self.roster.unit(unit).name;
        Some(match self.judge_march(state, unit, hex) {
            Ok(()) => {
                let points = self.way(state, unit, hex)?.1;
                Factor {
                    text: format!("{name} marches here for {points}"),
                    rule: Case("crimea:11.p1.a"),
                    value: None,
                }
            }
            Err(bar) => bar.explain(|unit| self.roster.names(unit)).into(),
        })
    }
}

impl Surveys for Crimea {
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
            "supply_russian" => Ok(self.supply_survey(state, Side::Russian)),
            "supply_allied" => Ok(self.supply_survey(state, Side::Allied)),
            "zone_russian" => Ok(zone_survey(Side::Russian, &self.zone_of(state, Side::Russian))),
            "zone_allied" => Ok(zone_survey(Side::Allied, &self.zone_of(state, Side::Allied))),
            "ground_allied" => {
                let hexes = SurveyedHex::shaded((state.allied_ground & self.ground.land).iter(), 1);
                let text = format!("The Allies were the last to pass {} hexes.", hexes.len());
                Ok(Survey::of_hexes(text, hexes))
            }
            "reach" => self.reach_survey(state, self.roster.pointed_at(subject)?),
            "fire" => self.fire_survey(state, self.roster.pointed_at(subject)?),
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
            let mut text =
                format!("{}: {}, {}", info.title, info.nation.name(), crate::words::steps(state.steps[unit]));
            if let Some(division) = self.roster.division(unit).filter(|_| self.is_absorbed(state, unit)) {
                text.push_str(&format!(", with {}", self.roster.unit(division.head).name));
            }
            lines.push(line(text, "crimea:9.p3.b"));
        }
        if let Some(owner) = state.works.owner(hex) {
            let text = format!("{} work of level {}", owner.name(), state.works.level(hex));
            lines.push(line(text, "crimea:7.p4.a"));
        }
        if self.ground.ports.contains(hex) || self.ground.city.contains(hex) {
            let side = if self.controls(state, hex, Side::Allied) { Side::Allied } else { Side::Russian };
            lines.push(line(format!("In {} hands", side.name()), "crimea:13.p2.c"));
        }
        for side in Side::BOTH {
            if self.ground.land.contains(hex) && self.is_next_to_enemy(state, hex, side.enemy()) {
                lines.push(line(format!("{} zone of control", side.name()), "crimea:8.a"));
            }
        }
        if let Some(unit) = in_hand.and_then(|id| self.roster.find(id)) {
            lines.extend(self.what_it_means(state, unit, hex));
        }
        lines
    }
}

//! What a client draws.

use crate::inkerman::Inkerman;
use crate::phrasebook::{PHRASES, text};
use crate::state::{BattleStep, Place, State};
use crate::unit::{Side, UnitId};
use kernel::{Counter, Marker, Piece, Scene, Scenery, Seat, Sign, Track, Words, printed};
use phrases::Text;
use wargame::TwoSides;

impl Inkerman {
    fn piece(&self, state: &State, unit: UnitId) -> Piece {
        let info = self.roster.unit(unit);
        let place = match state.hex(unit) {
            Some(hex) => {
                // A mobile unit lies on top of the outpost whose hex it shares.
                let shares = self.roster.mobile.contains(unit) && self.units_in(state, hex).len() > 1;
                kernel::Place::Hex { hex: hex.to_string(), level: u8::from(shares) }
            }
            None if state.place[unit] == Place::Waiting => {
                kernel::Place::Box(text!("box-due", turn = info.turn.unwrap_or(0)))
            }
            None => kernel::Place::Box(text!("box-eliminated")),
        };
        let mut values = vec![printed("combat", self.combat(state, unit))];
        if info.reduced.is_some() {
            // A substitute carries a dot in place of the number of its steps.
            let steps = if state.reduced.contains(unit) {
                "•".to_owned()
            } else {
                self.steps(state, unit).to_string()
            };
            values.push(printed("steps", steps));
        }
        let mut badges = Vec::new();
        if state.battle.attackers.contains(unit) {
            badges.push(text!("badge-attacking"));
        }
        if state.in_hand == Some(unit) {
            badges.push(text!("badge-moving"));
        }
        Piece {
            id: info.id.clone(),
            name: Text::unit(&PHRASES, info.id.as_str(), info.name.as_str()),
            short: None,
            side: info.side().id(),
            nation: info.group.id(),
            arm: info.arm.id(),
            place,
            reversed: state.is_disrupted(unit),
            values,
            badges: badges.into(),
        }
    }
}

impl Scenery for Inkerman {
    fn eyes(&self, _state: &State, _viewer: Option<Seat>) -> Option<Seat> {
        None
    }

    fn scene(&self, state: &State, _viewer: Option<Seat>) -> Scene {
        let russian = || Side::Russian.arg();
        let mut markers = Vec::new();
        if state.battle.step != BattleStep::None && state.battle.step != BattleStep::Momentum {
            markers.push(Marker::new("target", Sign::Target, state.battle.target, text!("marker-target")));
        }
        for hex in &self.tables.victory_hexes {
            if self.control(state, *hex) == Some(Side::Russian) {
                markers.push(Marker::new(
                    "control",
                    Sign::Flag,
                    hex,
                    text!("marker-control", side = russian()),
                ));
            }
        }
        if !state.silenced {
            for hex in &self.tables.bombardment.batteries {
                markers.push(Marker::new("battery", Sign::Words, hex, text!("marker-battery")));
            }
        }
        let count = self.russian_count(state);
        let track = |name: Text, value: i32, end: Option<i32>, details| Track { name, value, end, details };
        Scene {
            map: self.map.id().to_owned(),
            heading: self.heading(state),
            prompt: self.prompt(state),
            pieces: self
                .roster
                .ids()
                .filter(|unit| state.place[*unit] != Place::Absent)
                .map(|unit| self.piece(state, unit))
                .collect(),
            markers,
            tracks: vec![
                track(text!("track-turn"), state.turn.into(), Some(self.tables.turns().into()), Vec::new()),
                track(text!("track-victory-hexes", side = russian()), count, None, self.russian_lines(state)),
                track(text!("track-bombardments", side = russian()), state.markers.into(), None, Vec::new()),
            ],
            orders: Vec::new(),
        }
    }

    /// Every counter, as it is before the battle; the back shows nothing but a flag.
    fn counters(&self) -> Vec<Counter> {
        let start = self.opening();
        let counter = |unit| Counter {
            front: self.piece(&start, unit),
            back: Vec::new(),
            provenance: self.roster.provenance(unit),
        };
        self.roster.ids().map(counter).collect()
    }

    fn gazetteer(&self) -> Vec<(String, Text)> {
        self.map.gazetteer(&PHRASES, |hex| self.ground_in_words(hex))
    }
}

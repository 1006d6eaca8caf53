//! What a client draws.

use crate::battle::BattlePresentation;
use crate::phrasebook::{PHRASES, text};
use crate::quad::Quad;
use crate::state::{Place, Stage, State};
use crate::unit::{Face, FireStrength, Side, UnitId};
use kernel::{Counter, Factor, Marker, Piece, Scene, Scenery, Seat, Sign, Track, Values, Words, printed};
use phrases::Text;
use wargame::TwoSides;

fn fire_text(face: &Face) -> String {
    let bracket = |text: String, brackets: bool| if brackets { format!("({text})") } else { text };
    match face.fire {
        FireStrength::None => "0".to_owned(),
        FireStrength::Points { strength, defensive_only } => bracket(strength.to_string(), defensive_only),
        FireStrength::Class { class, defensive_only } => {
            bracket(char::from(b'A' + class).to_string(), defensive_only)
        }
    }
}

fn melee_text(face: &Face) -> String {
    if face.melee.open { face.melee.points.to_string() } else { format!("({})", face.melee.points) }
}

/// A box beside the map.
fn box_in_words(place: Place) -> Text {
    match place {
        Place::Waiting => text!("box-waiting"),
        Place::Eliminated => text!("box-eliminated"),
        Place::Left => text!("box-left"),
        Place::Captured => text!("box-captured"),
        Place::Spiked => text!("box-spiked"),
        _ => text!("box-absent"),
    }
}

fn track_of_points(side: Side, value: i32, details: Vec<Factor>) -> Track {
    Track { name: text!("track-points", side = side.arg()), value, end: None, details }
}

/// The values on the face that shows, as they count now.
fn values<B: BattlePresentation>(quad: &Quad<B>, state: &State<B::Exclusive>, unit: UnitId) -> Values {
    let face = quad.face(state, unit);
    vec![
        printed("fire", fire_text(face)),
        printed("melee", melee_text(face)),
        printed("morale", quad.morale(state, unit)),
        printed("movement", quad.allowance(state, unit) / 2),
    ]
}

impl<B: BattlePresentation> Quad<B> {
    fn piece(&self, state: &State<B::Exclusive>, unit: UnitId) -> Piece {
        let info = self.roster.unit(unit);
        let place = match state.hex(unit) {
            Some(hex) => kernel::Place::Hex { hex: hex.to_string(), level: state.level[unit] },
            None => kernel::Place::Box(box_in_words(state.place[unit])),
        };
        let mut badges = self.battle.badges(state, unit);
        if state.moved.contains(unit) && info.side == state.phasing {
            badges.push(text!("badge-moved"));
        }
        if state.fired.contains(unit) {
            badges.push(text!("badge-fired"));
        }
        if state.must_attack.contains(unit) {
            badges.push(text!("badge-must-attack"));
        }
        if state.must_be_attacked.contains(unit) {
            badges.push(text!("badge-must-be-attacked"));
        }
        Piece {
            id: info.id.clone(),
            name: Text::unit(&PHRASES, info.id.as_str(), info.name.as_str()),
            short: None,
            side: info.side.id(),
            nation: info.nation.id(),
            arm: info.arm.id(),
            place,
            reversed: state.is_disrupted(unit),
            values: values(self, state, unit),
            badges: badges.into(),
        }
    }
}

impl<B: BattlePresentation> Scenery for Quad<B> {
    fn eyes(&self, _state: &State<B::Exclusive>, _viewer: Option<Seat>) -> Option<Seat> {
        None
    }

    fn scene(&self, state: &State<B::Exclusive>, _viewer: Option<Seat>) -> Scene {
        let [russian, allied] = self.battle.points(self, state);
        let [russian_total, allied_total] = self.points_of(state);
        let targets =
            if state.combat.stage == Stage::None { &[][..] } else { state.combat.targets.as_slice() };
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
            markers: targets
                .iter()
                .map(|hex| Marker::new("target", Sign::Target, hex, text!("marker-target")))
                .collect(),
            tracks: [
                Track {
                    name: text!("track-turn"),
                    value: state.turn.into(),
                    end: Some(self.calendar.turns.into()),
                    details: Vec::new(),
                },
                track_of_points(Side::Russian, russian_total, russian),
                track_of_points(Side::Allied, allied_total, allied),
            ]
            .into_iter()
            .chain(self.battle.tracks(self, state))
            .collect(),
            orders: Vec::new(),
        }
    }

    /// Every counter, front and back, as it is before the battle.
    fn counters(&self) -> Vec<Counter> {
        let front = self.opening();
        let mut back = front;
        back.disrupted = self.roster.ids().collect();
        let counter = |unit| Counter {
            front: self.piece(&front, unit),
            back: values(self, &back, unit),
            provenance: self.roster.provenance(unit),
        };
        self.roster.ids().map(counter).collect()
    }

    fn gazetteer(&self) -> Vec<(String, Text)> {
        self.map.gazetteer(&PHRASES, |hex| self.ground_in_words(hex))
    }
}

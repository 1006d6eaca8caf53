//! What is drawn.

use crate::phrasebook::{PHRASES, text};
use crate::skirmish::Skirmish;
use crate::state::State;
use hexmap::{Hex, HexInWords};
use kernel::{Counter, Factor, Marker, Piece, Place, Scene, Scenery, Seat, Sign, Track, Words, printed};
use phrases::Text;
use wargame::{TwoSides, UnitId};

impl Skirmish {
    fn piece(&self, state: &State, unit: UnitId) -> Piece {
        let (info, now) = (self.roster.unit(unit), state.units[unit]);
        let place = match now.hex {
            Some(hex) => Place::Hex { hex: hex.to_string(), level: 0 },
            None => Place::Box(text!("box-out")),
        };
        Piece {
            id: info.id.clone(),
            name: Text::unit(&PHRASES, info.id.as_str(), info.name.as_str()),
            short: None,
            side: info.side.id(),
            nation: info.side.id(),
            arm: info.arm.id(),
            place,
            reversed: now.steps < self.rules.steps,
            values: vec![printed("steps", now.steps), printed("march", self.allowance(info.arm))],
            badges: if now.acted { vec![text!("badge-acted")] } else { Vec::new() }.into(),
        }
    }

    /// What is in a hex, in a few words.
    pub(crate) fn ground_in_words(&self, hex: Hex) -> Text {
        let mut words = HexInWords::new(&self.map, hex);
        words.say(if self.is_copse(hex) { text!("ground-copse") } else { text!("ground-clear") });
        words.say_where(text!("ground-slope-up"), |_, other| self.is_uphill(hex, other));
        words.say_where(text!("ground-lane"), |direction, _| self.map.road("lane").contains(hex, direction));
        words.finish()
    }
}

impl Scenery for Skirmish {
    fn eyes(&self, _state: &State, _viewer: Option<Seat>) -> Option<Seat> {
        None
    }

    fn scene(&self, state: &State, _viewer: Option<Seat>) -> Scene {
        let track = |name: Text, value: i32, end: Option<i32>| Track {
            name,
            value,
            end,
            details: Vec::<Factor>::new(),
        };
        let mut tracks = vec![track(text!("track-turn"), state.turn.into(), Some(self.rules.turns.into()))];
        tracks.extend(
            <crate::side::Side as TwoSides>::BOTH
                .map(|side| track(text!("track-points", side = side.arg()), self.points(state, side), None)),
        );
        let flag = state.holder.map(|side| Marker {
            side: side.id(),
            ..Marker::new("holder", Sign::Flag, self.hill, text!("marker-holder", side = side.arg()))
        });
        Scene {
            map: self.map.id().to_owned(),
            heading: self.heading(state),
            prompt: self.prompt(state),
            pieces: self.roster.ids().map(|unit| self.piece(state, unit)).collect(),
            markers: flag.into_iter().collect(),
            tracks,
            orders: Vec::new(),
        }
    }

    fn counters(&self) -> Vec<Counter> {
        let start = self.opening();
        let mut worn = start;
        self.roster.ids().for_each(|unit| worn.units[unit].steps = 1);
        let counter = |unit| Counter {
            front: self.piece(&start, unit),
            back: self.piece(&worn, unit).values,
            provenance: self.roster.provenance(unit),
        };
        self.roster.ids().map(counter).collect()
    }

    fn gazetteer(&self) -> Vec<(String, Text)> {
        self.map.gazetteer(&PHRASES, |hex| self.ground_in_words(hex))
    }
}

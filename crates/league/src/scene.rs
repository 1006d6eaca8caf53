//! What a client draws.

use crate::league::League;
use crate::phrasebook::{PHRASES, text};
use crate::reckoning::inches_arg;
use crate::state::{Presence, State};
use crate::unit::{Arm, Role, Side, StaffId, UnitId};
use kernel::{Case, Counter, Factor, Piece, Place, Scene, Scenery, Seat, Stance, Track, Words, printed};
use phrases::{Arg, Text};

/// What fits beside a unit on the table.
fn short_name(id: &str) -> Option<Text> {
    Some(Text::message(&PHRASES, format!("short-{id}"), []))
}

impl League {
    fn piece(&self, state: &State, unit: UnitId) -> Piece {
        let (now, info) = (&state.units[unit], self.roster.unit(unit));
        let place = match now.presence {
            Presence::Here => Place::Table(self.stance(state, unit, now.pose())),
            Presence::Destroyed => Place::Box(text!("box-destroyed")),
            Presence::Left => Place::Box(text!("box-left")),
            Presence::GunsLost | Presence::GunsSpiked => Place::Box(text!("box-guns-lost")),
        };
        let range = inches_arg(self.tables.range_of(info.weapon));
        let weapon = text!("weapon-with-range", weapon = Arg::phrase(info.weapon.phrase()), inches = range);
        let values = vec![
            printed("strength", self.strength(state, unit)),
            printed("figures", now.figures),
            printed("chits", now.chits),
            printed("command_points", now.points),
            ("formation", Text::message(&PHRASES, now.formation.phrase(), [])),
            ("weapon", weapon),
            ("command", self.staff_text(info.command)),
        ];
        let mut badges = Vec::new();
        let mut badge = |holds: bool, phrase: &'static str| {
            if holds {
                badges.push(Text::message(&PHRASES, phrase, []));
            }
        };
        badge(now.routing, "badge-routing");
        badge(now.knot != 0, "badge-in-close-combat");
        badge(now.acted && self.side(unit) == state.active, "badge-acted");
        badge(now.moving, "badge-moving");
        badge(now.dismounted, "badge-dismounted");
        badge(now.guns_left.is_some(), "badge-without-guns");
        badge(now.veteran, "badge-veteran");
        badge(info.arm != Arm::Artillery && now.commander_back != 0, "badge-no-commander");
        Piece {
            id: info.id.clone(),
            name: self.unit_text(unit),
            short: short_name(&info.id),
            side: info.side.id(),
            nation: info.nation.id(),
            arm: info.arm.id(),
            place,
            reversed: now.routing,
            values,
            badges: badges.into(),
        }
    }

    /// The guns that a battery has left.
    fn guns_piece(&self, state: &State, unit: UnitId) -> Option<Piece> {
        let (pose, battery) = (self.guns_of(state, unit)?, self.piece(state, unit));
        let mut stance = self.stance(state, unit, pose);
        stance.stands.iter_mut().for_each(|stand| stand.figures = 0);
        Some(Piece {
            id: format!("{}_guns", battery.id),
            name: text!("guns-of", unit = self.unit_arg(unit)),
            place: Place::Table(stance),
            reversed: false,
            values: Vec::new(),
            badges: vec![text!("badge-without-men")].into(),
            ..battery
        })
    }

    fn staff_piece(&self, state: &State, staff: StaffId) -> Piece {
        let (now, info) = (&state.staff[staff.index()], self.roster.staff(staff));
        let place = if now.back == 0 {
            Place::Table(Stance {
                x: now.at.x,
                y: now.at.y,
                heading: 0,
                formation: "staff",
                stands: Vec::new(),
            })
        } else {
            Place::Box(text!("box-back-on-turn", turn = now.back))
        };
        let post = if info.role == Role::Army { text!("post-army") } else { text!("post-brigade") };
        let mut values = vec![("post", post)];
        if let Some(unit) = now.with {
            values.push(("with", self.unit_text(unit)));
        }
        let acted = now.moved && info.side == state.active;
        Piece {
            id: info.id.clone(),
            name: self.staff_text(staff),
            short: short_name(&info.id),
            side: info.side.id(),
            nation: info.nation.id(),
            arm: "staff",
            place,
            reversed: false,
            values,
            badges: if acted { vec![text!("badge-acted")] } else { Vec::new() }.into(),
        }
    }
}

impl Scenery for League {
    fn eyes(&self, _state: &State, _viewer: Option<Seat>) -> Option<Seat> {
        None
    }

    fn scene(&self, state: &State, _viewer: Option<Seat>) -> Scene {
        let units = self.roster.ids().map(|unit| self.piece(state, unit));
        let staff = self.roster.staff_ids().map(|staff| self.staff_piece(state, staff));
        let guns = self.roster.ids().filter_map(|unit| self.guns_piece(state, unit));
        let track = |name: Text, value: i32, end: Option<i32>, details| Track { name, value, end, details };
        let held = self.table.objectives.iter().enumerate().map(|(index, objective)| {
            let allied = state.allied_objectives >> index & 1 == 1;
            let side = self.side_arg(if allied { Side::Allied } else { Side::Russian });
            Factor {
                text: text!("objective-held", objective = Arg::place(&objective.name), side = side),
                rule: Case("league:N.1"),
                value: Some(objective.points),
            }
        });
        let mut tracks = vec![
            track(text!("track-turn"), state.turn.into(), Some(self.tables.victory.turns.into()), Vec::new()),
            track(text!("track-points"), self.allied_points(state), Some(self.all_points()), held.collect()),
        ];
        for side in Side::BOTH {
            let name = text!("track-losses", side = self.side_arg(side));
            let (out, end) = (self.units_out(state, side) as i32, self.breaking_point(side) as i32);
            tracks.push(track(name, out, Some(end), Vec::new()));
        }
        Scene {
            map: self.table.id.clone(),
            heading: self.heading(state),
            prompt: self.prompt(state),
            pieces: units.chain(staff).chain(guns).collect(),
            markers: Vec::new(),
            tracks,
            orders: Vec::new(),
        }
    }

    /// Every unit as it is before the battle.
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
        self.gazetteer_of()
    }
}

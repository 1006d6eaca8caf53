//! What a client draws.

use crate::league::League;
use crate::reckoning::inches;
use crate::state::{Presence, State};
use crate::unit::{Arm, Role, Side, StaffId, UnitId};
use kernel::{Case, Counter, Factor, Piece, Place, Scene, Scenery, Seat, Stance, Track, Words};

impl League {
    fn piece(&self, state: &State, unit: UnitId) -> Piece {
        let (now, info) = (&state.units[unit], self.roster.unit(unit));
        let place = match now.presence {
            Presence::Here => Place::Table(self.stance(state, unit, now.pose())),
            Presence::Destroyed => Place::Box("destroyed".to_owned()),
            Presence::Left => Place::Box("left the field".to_owned()),
            Presence::GunsLost | Presence::GunsSpiked => Place::Box("guns lost".to_owned()),
        };
        let range = self.tables.range_of(info.weapon);
        let values = vec![
            ("strength", self.strength(state, unit).to_string()),
            ("figures", now.figures.to_string()),
            ("chits", now.chits.to_string()),
            ("command_points", now.points.to_string()),
            ("formation", now.formation.name().to_owned()),
            ("weapon", format!("{}, {} inches", info.weapon.name(), inches(range))),
            ("command", self.staff_name(info.command).to_owned()),
        ];
        let mut badges = Vec::new();
        let mut badge = |holds: bool, text: &str| {
            if holds {
                badges.push(text.to_owned());
            }
        };
        badge(now.routing, "routing");
        badge(now.knot != 0, "in close combat");
        badge(now.acted && self.side(unit) == state.active, "acted");
        badge(now.moving, "moving");
        badge(now.dismounted, "dismounted");
        badge(now.guns_left.is_some(), "without its guns");
        badge(now.veteran, "veteran");
        badge(info.arm != Arm::Artillery && now.commander_back != 0, "no commander");
        Piece {
            id: info.id.clone(),
            name: info.name.clone(),
            side: info.side.id(),
            nation: info.nation.id(),
            arm: info.arm.id(),
            place,
            reversed: now.routing,
            values,
            badges,
        }
    }

    /// The guns that a battery has left.
    fn guns_piece(&self, state: &State, unit: UnitId) -> Option<Piece> {
        let (pose, battery) = (self.guns_of(state, unit)?, self.piece(state, unit));
        let mut stance = self.stance(state, unit, pose);
        stance.stands.iter_mut().for_each(|stand| stand.figures = 0);
        Some(Piece {
            id: format!("{}_guns", battery.id),
            name: format!("Guns of {}", battery.name),
            place: Place::Table(stance),
            reversed: false,
            values: Vec::new(),
            badges: vec!["without men".to_owned()],
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
            Place::Box(format!("back on turn {}", now.back))
        };
        let post = if info.role == Role::Army { "army commander" } else { "brigadier" };
        let mut values = vec![("post", post.to_owned())];
        if let Some(unit) = now.with {
            values.push(("with", self.name_of(unit).to_owned()));
        }
        let acted = now.moved && info.side == state.active;
        Piece {
            id: info.id.clone(),
            name: info.name.clone(),
            side: info.side.id(),
            nation: info.nation.id(),
            arm: "staff",
            place,
            reversed: false,
            values,
            badges: if acted { vec!["acted".to_owned()] } else { Vec::new() },
        }
    }
}

impl Scenery for League {
    fn scene(&self, state: &State, _viewer: Option<Seat>) -> Scene {
        let units = self.roster.ids().map(|unit| self.piece(state, unit));
        let staff = self.roster.staff_ids().map(|staff| self.staff_piece(state, staff));
        let guns = self.roster.ids().filter_map(|unit| self.guns_piece(state, unit));
        let track = |name: &str, value: i32, end: Option<i32>, details| Track {
            name: name.to_owned(),
            value,
            end,
            details,
        };
        let held = self.table.objectives.iter().enumerate().map(|(index, objective)| {
            let allied = state.allied_objectives >> index & 1 == 1;
            Factor {
                text: format!("{}: {}", objective.name, if allied { "Allied" } else { "Russian" }),
                rule: Case("league:N.1"),
                value: Some(objective.points),
            }
        });
        let mut tracks = vec![
            track("Turn", state.turn.into(), Some(self.tables.victory.turns.into()), Vec::new()),
            track(
                "Points in Allied hands",
                self.allied_points(state),
                Some(self.all_points()),
                held.collect(),
            ),
        ];
        for side in Side::BOTH {
            let name = format!("{} units lost or routing", side.name());
            let (out, end) = (self.units_out(state, side) as i32, self.breaking_point(side) as i32);
            tracks.push(track(&name, out, Some(end), Vec::new()));
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
        self.roster.ids().map(|unit| Counter { front: self.piece(&start, unit), back: Vec::new() }).collect()
    }

    fn gazetteer(&self) -> Vec<(String, String)> {
        self.gazetteer_of()
    }
}

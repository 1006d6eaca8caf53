//! What a client draws.

use crate::battles::Victory;
use crate::crimea::Crimea;
use crate::phrasebook::{PHRASES, text};
use crate::state::{MeleeStep, Phase, Place, Stage, State, TollStep};
use crate::unit::{Nation, Side, UnitId};
use hexmap::{CELLS, Hex};
use kernel::{
    Case, Counter, Factor, Marker, Piece, Scene, Scenery, Seat, Sign, Track, Values, Words, printed,
};
use phrases::{Text, in_halves};
use wargame::TwoSides;

impl Crimea {
    /// The counters in play, stack by stack: who is absorbed lies below, and who leads a division on top.
    fn pieces(&self, state: &State, viewer: Option<Side>) -> Vec<Piece> {
        let mut heights = vec![0u8; CELLS];
        let mut units: Vec<UnitId> =
            self.roster.ids().filter(|unit| state.place[*unit] != Place::Absent).collect();
        units.sort_by_key(|unit| match self.roster.unit(*unit) {
            info if info.heads => 2,
            _ if self.is_absorbed(state, *unit) => 0,
            _ => 1,
        });
        let mut pieces: Vec<(UnitId, Piece)> = units
            .into_iter()
            .map(|unit| {
                let mut piece = self.piece(state, unit, viewer);
                if let (kernel::Place::Hex { level, .. }, Some(hex)) = (&mut piece.place, state.hex(unit)) {
                    *level = heights[hex.index()];
                    heights[hex.index()] += 1;
                }
                (unit, piece)
            })
            .collect();
        pieces.sort_by_key(|(unit, _)| *unit);
        pieces.into_iter().map(|(_, piece)| piece).collect()
    }

    fn piece(&self, state: &State, unit: UnitId, viewer: Option<Side>) -> Piece {
        let info = self.roster.unit(unit);
        let place = match state.place[unit] {
            Place::Lost => kernel::Place::Box(text!("box-lost")),
            Place::Due => kernel::Place::Box(text!("box-due")),
            place => match (place.hex(), info.entry) {
                (Some(hex), _) => kernel::Place::Hex { hex: hex.to_string(), level: 0 },
                (None, Some((turn, _))) => kernel::Place::Box(text!("box-turn", turn = turn)),
                (None, None) => kernel::Place::Box(text!("box-not-in-play")),
            },
        };
        Piece {
            id: info.id.clone(),
            name: Text::unit(&PHRASES, info.id.as_str(), info.name.as_str()),
            short: None,
            side: info.side().id(),
            nation: info.nation.id(),
            arm: info.arm.id(),
            place,
            reversed: state.is_disrupted(unit),
            values: if info.heads {
                self.division_values(state, unit)
            } else {
                self.values(unit, state.steps[unit].max(1))
            },
            badges: self.badges(state, unit, viewer).into(),
        }
    }

    /// What a division is worth where its head stands: the sums of everybody whom it has absorbed, so that a stack is
    /// read at a glance.
    fn division_values(&self, state: &State, head: UnitId) -> Values {
        let info = self.roster.unit(head);
        if state.hex(head).is_none() {
            return self.values(head, state.steps[head].max(1));
        }
        let units = self.with_absorbed(state, head);
        let fire: u32 = units.iter().map(|unit| u32::from(self.fire_factor(state, unit))).sum();
        let halves: u32 = units.iter().map(|unit| self.melee_halves(state, unit)).sum();
        vec![
            printed("fire", fire),
            printed("melee", in_halves(halves as i32)),
            printed("movement", info.allowance),
            printed("size", info.size.sign()),
        ]
    }

    /// What stands on the counter with so many steps left.
    fn values(&self, unit: UnitId, steps: u8) -> Values {
        let info = self.roster.unit(unit);
        let left = usize::from(steps);
        vec![
            printed("fire", info.fire[left]),
            printed("melee", info.melee[left]),
            printed("movement", info.allowance),
            printed("size", info.size.sign()),
        ]
    }

    fn badges(&self, state: &State, unit: UnitId, viewer: Option<Side>) -> Vec<Text> {
        let action = &state.action;
        let mut badges: Vec<Text> = Vec::new();
        let mut badge = |shows: bool, message: &'static str| {
            if shows {
                badges.push(Text::message(&PHRASES, message, []));
            }
        };
        let Some(hex) = state.hex(unit) else { return badges };
        let info = self.roster.unit(unit);
        badge(state.is_disrupted(unit), "badge-disrupted");
        badge(action.checked.contains(unit), "badge-checked");
        badge(action.locked.contains(unit), "badge-locked");
        badge(action.reserve.contains(unit), "badge-reserve");
        badge(action.released.contains(unit), "badge-released");
        badge(state.isolated.contains(unit), "badge-isolated");
        badge(state.charged.contains(unit), "badge-charged");
        badge(state.in_action() && action.moved.contains(unit), "badge-moved");
        badge(action.melee.step != MeleeStep::None && action.melee.attackers.contains(unit), "badge-attacks");
        badge(action.melee.step != MeleeStep::None && action.melee.defenders.contains(unit), "badge-defends");
        let steps = state.steps[unit];
        if info.steps > 1 && steps < info.steps {
            badges.push(text!("badge-steps", steps = steps, all = info.steps));
        }
        if let Some(aim) = action.aims[unit].direction() {
            let hidden = self.are_plots_hidden(state) && viewer != Some(info.side());
            let fires = state.stage == Stage::Action && action.phase <= Phase::Fire;
            if fires && !hidden {
                badges.push(text!("badge-fires", direction = aim.arg()));
            }
        } else {
            let later = state.stage == Stage::Action && action.phase > Phase::Fire;
            let able = later
                && !state.is_disrupted(unit)
                && !action.locked.contains(unit)
                && !action.shot.contains(unit)
                && self.fire_factor(state, unit) > 0
                && self.is_next_to_enemy(state, hex, info.side());
            if able {
                badges.push(text!("badge-holds-fire"));
            }
        }
        let place = self.roster.siege.iter().position(|siege| *siege == unit);
        if place.is_some_and(|index| action.commitments[index].is_some()) {
            badges.push(text!("badge-committed"));
        }
        badges
    }

    /// Fire orders are written and not yet revealed.
    pub(crate) fn are_plots_hidden(&self, state: &State) -> bool {
        state.stage == Stage::Action
            && matches!(state.action.phase, Phase::AttackerPlot | Phase::DefenderPlot)
    }

    fn markers(&self, state: &State) -> Vec<Marker> {
        let marker =
            |kind: &'static str, sign: Sign, hex: Hex, text: Text| Marker::new(kind, sign, hex, text);
        let mut markers: Vec<Marker> = state
            .works
            .all()
            .iter()
            .map(|hex| {
                let (owner, level) = (state.works.owner(hex), state.works.level(hex));
                let side = owner.unwrap_or(Side::Russian).arg();
                let text = text!("marker-work", side = side, level = level);
                Marker {
                    side: owner.map_or("", Side::id),
                    level: Some(level),
                    ..marker("work", Sign::Rampart, hex, text)
                }
            })
            .collect();
        if self.is_campaign() {
            for port in self.ground.ports.iter() {
                if self.controls(state, port, Side::Allied) {
                    markers.push(marker(
                        "control",
                        Sign::Flag,
                        port,
                        text!("marker-port", side = Side::Allied.arg()),
                    ));
                }
            }
        }
        for hex in self.objectives() {
            if self.controls(state, hex, Side::Allied) && !self.ground.ports.contains(hex) {
                markers.push(marker(
                    "control",
                    Sign::Flag,
                    hex,
                    text!("marker-control", side = Side::Allied.arg()),
                ));
            }
        }
        if state.toll.step != TollStep::None && self.map.on_map().contains(state.toll.at) {
            let land = self.ground.land.contains(state.toll.at);
            markers
                .extend(land.then(|| marker("target", Sign::Target, state.toll.at, text!("marker-losses"))));
        } else if state.action.melee.step != MeleeStep::None {
            markers.push(marker("target", Sign::Target, state.action.melee.at, text!("marker-melee")));
        }
        let mut targets: Vec<Hex> = state.action.commitments.iter().flatten().copied().collect();
        targets.sort();
        targets.dedup();
        markers.extend(
            targets.into_iter().map(|hex| marker("target", Sign::Target, hex, text!("marker-siege-fire"))),
        );
        markers
    }

    fn tracks(&self, state: &State) -> Vec<Track> {
        let mut tracks = Vec::new();
        let mut track = |name: Text, value: u8, end: Option<i32>, details: Vec<Factor>| {
            tracks.push(Track { name, value: value.into(), end, details });
        };
        if self.is_campaign() {
            track(text!("track-turn"), state.turn, Some(self.tables.calendar.turns.len() as i32), Vec::new());
        }
        if state.in_action() {
            track(text!("track-quiet"), state.action.quiet, Some(3), Vec::new());
        }
        let held = self.objectives().filter(|hex| self.controls(state, *hex, Side::Allied));
        let details: Vec<Factor> = held
            .map(|hex| Factor { text: self.place_text(hex), rule: Case("crimea:5.p2"), value: None })
            .collect();
        let count = details.len() as u8;
        let name = match self.is_campaign() {
            true => text!("track-city", side = Side::Allied.arg()),
            false => text!("track-objectives", side = Side::Allied.arg()),
        };
        track(name, count, Some(self.objectives().count() as i32), details);
        if self.is_campaign() || state.ammunition > 0 {
            track(text!("track-ammunition"), state.ammunition, None, Vec::new());
        }
        // What they count for: the nerve of the British (15), or the price of the Alma. Nothing in other battles.
        let british = match self.battle.as_ref().map(|battle| &battle.victory) {
            None => Some(self.tables.morale.british_steady_until),
            Some(Victory::Ground { british_losses, .. }) => Some(*british_losses),
            Some(_) => None,
        };
        if let Some(end) = british {
            track(text!("track-british-losses"), state.british_losses, Some(end.into()), Vec::new());
        }
        if let Some(losses) = self.losses_that_count() {
            let lost = u8::try_from(self.steps_lost(state, Side::Allied)).unwrap_or(u8::MAX);
            let line = |text| Factor { text, rule: Case("crimea:BG.8"), value: None };
            let details = vec![
                line(text!("track-losses-for-draw", steps = losses.draw)),
                line(text!("track-losses-for-defeat", steps = losses.defeat)),
            ];
            track(text!("track-losses", side = Side::Allied.arg()), lost, None, details);
        }
        if state.stage == Stage::Fortification {
            track(text!("track-fort-points"), state.fort_points, None, Vec::new());
        }
        if self.is_campaign() {
            for (nation, steps) in Nation::ALLIES.into_iter().zip(state.replacements) {
                if steps > 0 {
                    track(text!("track-replacements", nation = nation.arg()), steps, None, Vec::new());
                }
            }
        }
        tracks
    }

    /// The ground that decides the game: the town, or the aims of a battle game.
    pub(crate) fn objectives(&self) -> impl Iterator<Item = Hex> {
        let town: Vec<Hex> = match &self.battle {
            None => self.ground.city.iter().collect(),
            Some(battle) => match &battle.victory {
                Victory::Ground { hexes, .. }
                | Victory::Heights { hexes }
                | Victory::Town { hexes }
                | Victory::Guns { hexes, .. } => hexes.clone(),
                Victory::Redoubts { hexes, harbour } => hexes.iter().chain(harbour).copied().collect(),
                Victory::Breach { hexes, town } => hexes.iter().chain(town).copied().collect(),
            },
        };
        town.into_iter()
    }
}

impl Scenery for Crimea {
    fn scene(&self, state: &State, viewer: Option<Seat>) -> Scene {
        let viewer = Self::viewer_side(viewer);
        Scene {
            map: self.map.id().to_owned(),
            heading: self.heading(state),
            prompt: self.prompt(state),
            pieces: self.pieces(state, viewer),
            markers: self.markers(state),
            tracks: self.tracks(state),
            orders: viewer.map_or_else(Vec::new, |side| self.orders_of(state, side)),
        }
    }

    /// Only who gives orders sees what others do not.
    fn eyes(&self, state: &State, viewer: Option<Seat>) -> Option<Seat> {
        let side = Self::viewer_side(viewer)?;
        let has_orders = self.are_plots_hidden(state) || self.ordering_side(state) == Some(side);
        viewer.filter(|_| has_orders)
    }

    /// Every counter, as it is before the game; the back shows what is left after a lost step.
    fn counters(&self) -> Vec<Counter> {
        let start = self.opening();
        self.roster
            .ids()
            .map(|unit| {
                let info = self.roster.unit(unit);
                let back = if info.steps > 1 { self.values(unit, info.steps - 1) } else { Vec::new() };
                let mut front = self.piece(&start, unit, None);
                front.values = self.values(unit, info.steps);
                Counter { front, back, provenance: self.roster.provenance(unit) }
            })
            .collect()
    }

    fn gazetteer(&self) -> Vec<(String, Text)> {
        self.map.gazetteer(&PHRASES, |hex| self.ground_in_words(hex))
    }
}

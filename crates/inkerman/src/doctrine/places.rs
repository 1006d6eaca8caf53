//! What a place is worth to a unit: goals, garrisons, danger, and what can be attacked from there.

use super::Memory;
use super::atlas::{MOST_GOALS, NO_GOAL};
use super::policy_terms::PolicyWeights;
use crate::inkerman::Inkerman;
use crate::state::State;
use crate::unit::{Side, UnitId};
use hexmap::{CELLS, Direction, Hex};

/// Beyond so many points of march a goal does not draw anybody.
const HORIZON: f32 = 60.0;
/// Columns by which the ground helps the defender, for each step that it takes off.
pub(crate) const COLUMNS_A_STEP: f32 = 2.5;

/// A position as the side sees it whose decision it is.
pub(crate) struct View<'a> {
    pub game: &'a Inkerman,
    pub state: &'a State,
    pub side: Side,
    pub policy: PolicyWeights,
    pub memory: &'a mut Memory,
    /// By victory hex, how much it draws.
    draw: [f32; MOST_GOALS],
    /// By victory hex, what being there is worth.
    goal: [f32; MOST_GOALS],
    /// What the raider draws.
    raider: Option<(Hex, f32)>,
    /// Fights that are still to come, this phase included.
    pub fights_left: u8,
    /// What a step lost is worth by now.
    pub step_worth: f32,
}

/// A place as any unit of a side sees it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sight {
    /// The round of questions in which it was looked at.
    pub round: u32,
    /// What it is worth.
    pub worth: f32,
    /// Factors of enemies that may come next to it, less what the ground does for the defence.
    pub coming: f32,
}

/// A unit that looks for a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Marcher {
    from: Option<Hex>,
    combat: u8,
    group: u8,
    attacks: bool,
}

/// Combat phases that are still to come, a present one included.
pub(crate) fn fights_left(game: &Inkerman, state: &State) -> u8 {
    let later = game.tables.turns().saturating_sub(state.turn);
    let fought = state.is_movement_phase() && state.fight_first;
    later + u8::from(!fought && state.stage != crate::state::Stage::Over)
}

/// From nothing at the lower end to all at the upper.
pub(crate) fn ramp(value: f32, low: f32, high: f32) -> f32 {
    ((value - low) / (high - low)).clamp(0.0, 1.0)
}

impl<'a> View<'a> {
    pub fn new(
        game: &'a Inkerman,
        state: &'a State,
        side: Side,
        policy: PolicyWeights,
        memory: &'a mut Memory,
    ) -> Self {
        memory.round = memory.round.wrapping_add(1);
        if memory.round == 0 {
            memory.sights.fill(Sight::default());
            memory.round = 1;
        }
        let picture = &memory.picture;
        let (mut draw, mut goal) = ([0.0; MOST_GOALS], [0.0; MOST_GOALS]);
        let russian = game.russian_count(state);
        // The first two hexes decide the game: to take them, or to take them back.
        let matters = match side {
            Side::Russian => russian < 2,
            Side::Allied => russian <= 2,
        };
        let time = f32::from(state.turn) / f32::from(game.tables.turns());
        for index in 0..game.tables.victory_hexes.len() {
            let own = f32::from(picture.near_goal[side.index()][index]);
            let enemy = f32::from(picture.near_goal[side.enemy().index()][index]);
            let share = enemy / (own + enemy + 4.0);
            let is_russian = state.russian_hexes >> index & 1 == 1;
            if is_russian == (side == Side::Russian) {
                draw[index] = policy.keep * share;
                goal[index] = policy.garrison * ramp(enemy, 0.0, 16.0);
            } else {
                let hex = if matters { policy.victory_hex } else { policy.spare_hex };
                goal[index] = hex * (0.5 + 0.5 * time);
                draw[index] = policy.take * (1.0 - policy.soft_goal * share) * (0.5 + 0.5 * time);
            }
        }
        let raider = picture.raider.filter(|_| side == Side::Allied).and_then(|(hex, march)| {
            let urgency = 1.0 - ramp(f32::from(march), 8.0, 40.0);
            (urgency > 0.0).then_some((hex, policy.raider * urgency))
        });
        let fights_left = fights_left(game, state);
        let step_worth = if fights_left > 1 { 1.0 } else { policy.late_losses };
        View { game, state, side, policy, memory, draw, goal, raider, fights_left, step_worth }
    }

    /// A Russian unit that comes here wins.
    pub fn wins_at(&self, hex: Hex) -> bool {
        self.side == Side::Russian && self.game.tables.south_edge.contains(hex)
    }

    /// An Allied unit that comes here silences the guns.
    pub fn silences(&self, hex: Hex) -> bool {
        self.side == Side::Allied
            && !self.state.silenced
            && self.game.tables.bombardment.batteries.contains(&hex)
    }

    /// What a victory hex brings whoever enters it; nothing elsewhere.
    pub fn goal_value(&self, hex: Hex) -> f32 {
        match self.game.atlas.goal_at[hex.index()] {
            NO_GOAL => 0.0,
            goal => self.goal[usize::from(goal)],
        }
    }

    /// What a place is to any unit of the side.
    pub fn look(&mut self, hex: Hex) -> Sight {
        let known = self.memory.sights[hex.index()];
        if known.round == self.memory.round {
            return known;
        }
        let sight = self.look_closely(hex);
        self.memory.sights[hex.index()] = sight;
        sight
    }

    fn look_closely(&self, hex: Hex) -> Sight {
        let (atlas, cell) = (&self.game.atlas, hex.index());
        let mut draw = 0.0f32;
        for (march, pull) in atlas.to_goals[cell].iter().zip(&self.draw) {
            draw = draw.max(pull * (1.0 - f32::from(*march) * (1.0 / HORIZON)));
        }
        if self.side == Side::Russian {
            draw = draw.max(self.policy.south * (1.0 - f32::from(atlas.to_south[cell]) / HORIZON));
        }
        if let Some((raider, pull)) = self.raider {
            draw = draw.max(pull * (1.0 - hex.distance(raider) as f32 / 20.0));
        }
        let picture = &self.memory.picture;
        let mut worth = draw + self.goal_value(hex);
        let enemies = picture.crowd_near(self.side.enemy(), hex);
        if enemies > 0.0 {
            let friends = picture.crowd_near(self.side, hex);
            worth += self.policy.company * ramp(friends - enemies, -30.0, 30.0)
                + self.policy.ground * atlas.strength_of_ground[cell];
        }
        let open = 6.0 - f32::from(picture.held_round(self.side, cell).min(6));
        let coming = self.policy.reserve * enemies.min(30.0) * open / 6.0
            - atlas.strength_of_ground[cell] * COLUMNS_A_STEP;
        Sight { round: self.memory.round, worth, coming }
    }

    /// A unit that looks for a place.
    pub fn marcher(&self, unit: UnitId) -> Marcher {
        let kind = &self.game.atlas.kinds[unit];
        Marcher {
            from: self.state.hex(unit),
            combat: self.game.combat(self.state, unit),
            group: kind.group,
            attacks: !kind.is_cavalry,
        }
    }

    /// What a place is worth to a unit: it may stand there, or have to march there.
    pub fn place(&mut self, marcher: &Marcher, hex: Hex) -> f32 {
        let Sight { worth, coming, .. } = self.look(hex);
        if self.fights_left == 0 {
            return worth;
        }
        let (picture, cell) = (&self.memory.picture, hex.index());
        let adjacent = f32::from(picture.strength_round(self.side.enemy(), cell));
        let combat = f32::from(marcher.combat);
        let danger = self.policy.danger * combat * ramp(adjacent + coming - combat, -2.0, 10.0);
        worth + self.prospects(marcher, hex) - danger
    }

    /// What the unit would add to an attack from there in the next combat phase: the best of them.
    fn prospects(&self, marcher: &Marcher, hex: Hex) -> f32 {
        let picture = &self.memory.picture;
        if picture.held_round(self.side.enemy(), hex.index()) == 0 || !marcher.attacks {
            return 0.0;
        }
        let neighbours = self.game.map.neighbour_indices(hex);
        let covers = &self.game.atlas.cover[hex.index()];
        let mut best = 0.0f32;
        for (target, cover) in neighbours.iter().zip(covers) {
            let target = usize::from(*target);
            if target < CELLS && picture.defence(target) > 0 && self.enemy_in(target) {
                best = best.max(self.addition(marcher, *cover, target));
            }
        }
        self.policy.assault * best
    }

    /// An enemy stands in a cell.
    pub fn enemy_in(&self, cell: usize) -> bool {
        let picture = &self.memory.picture;
        let found = picture.mobile(cell).or_else(|| picture.outpost(cell));
        found.is_some_and(|unit| self.game.side(unit) != self.side)
    }

    /// What is gained by one more unit next to a target.
    fn addition(&self, marcher: &Marcher, cover: u8, target: usize) -> f32 {
        let (atlas, picture) = (&self.game.atlas, &self.memory.picture);
        let (mut others, common) = picture.group_round(self.side, marcher.group, target);
        let hex = Hex::from_index(target);
        if marcher.from.is_some_and(|from| self.game.ground.around(from).contains(hex)) {
            // In a combat phase one that has acted does not count as it is.
            others = others.saturating_sub(marcher.combat);
        }
        let defence = f32::from(picture.defence(target));
        let outpost = picture.outpost(target).map_or(0.0, |_| self.policy.piquet - 1.0);
        let value = self.goal_value(hex) + defence + outpost;
        let promise = |strength: u8, cover: u8| {
            let spared = COLUMNS_A_STEP * f32::from(atlas.spared[usize::from(cover)]);
            ramp(f32::from(strength) - defence - spared, -4.0, 10.0)
        };
        let before = if others > 0 { promise(others, common) } else { 0.0 };
        value * (promise(others + marcher.combat, common & cover) - before)
    }

    /// The best that could still be done in this phase, for one who is offered its end.
    pub fn best_prospect(&mut self) -> f32 {
        let mut best = f32::NEG_INFINITY;
        if self.state.is_combat_phase() {
            let enemies = self.game.held_by(self.state, self.side.enemy());
            for hex in enemies.iter() {
                if self.memory.picture.held_round(self.side, hex.index()) > 0 {
                    best = best.max(self.assault(hex) - self.policy.boldness);
                }
            }
            return best;
        }
        if self.side == Side::Allied && !self.game.enterable(self.state).is_empty() {
            return self.policy.enter;
        }
        for unit in self.game.fresh(self.state, self.side).iter() {
            let Some(from) = self.state.hex(unit) else { continue };
            let marcher = self.marcher(unit);
            let stays = self.place(&marcher, from);
            let picture = &self.memory.picture;
            let in_zone = picture.held_round(self.side.enemy(), from.index()) > 0;
            for direction in Direction::ALL {
                let Some(to) = self.game.map.neighbour(from, direction) else { continue };
                let picture = &self.memory.picture;
                let is_open = picture.mobile(to.index()).is_none() && !self.enemy_in(to.index());
                let is_zone = picture.held_round(self.side.enemy(), to.index()) > 0;
                if is_open && !(in_zone && is_zone) {
                    best = best.max(self.place(&marcher, to) - stays - self.policy.inertia);
                }
            }
        }
        best
    }
}

//! What a place is worth to a unit.

use super::picture::{FAR, Picture};
use super::policy_terms::PolicyWeights;
use crate::crimea::Crimea;
use crate::state::State;
use crate::unit::{Arm, Side, UnitId};
use hexmap::Hex;

/// A division's melee value: more of it in a hex cannot fight at once.
const FULL: f32 = 16.0;
/// What is enough to guard a port.
const PORT_GUARD: f32 = 2.0;
/// How much more urgent it is to close in a battle game, where every step counts, than in the campaign.
const HASTE: f32 = 6.0;
/// How much stronger whoever leaves the works has to be.
const SALLY: f32 = 1.5;

/// A position as one side looks at it.
pub(crate) struct View<'a> {
    pub game: &'a Crimea,
    pub state: &'a State,
    pub side: Side,
    pub policy: PolicyWeights,
    pub picture: &'a Picture,
    /// It has to take ground; else it has to keep what it has.
    pub attacks: bool,
}

/// What a unit brings to a place.
#[derive(Clone, Copy)]
pub(crate) struct Marcher {
    pub unit: UnitId,
    /// Its melee value; of the head of a division, that of the division.
    pub strength: f32,
    /// The hex of its headquarters, if it is not that itself.
    home: Option<Hex>,
    /// It cannot fight in a melee and is better off behind the line.
    weak: bool,
    /// What field guns that cannot fight in a melee fire with.
    guns: f32,
    siege: bool,
    /// Where it stands now.
    at: Option<Hex>,
}

impl<'a> View<'a> {
    pub(crate) fn new(
        game: &'a Crimea,
        state: &'a State,
        side: Side,
        policy: PolicyWeights,
        picture: &'a Picture,
    ) -> Self {
        View { game, state, side, policy, picture, attacks: picture.presses[side.index()] }
    }

    pub(crate) fn marcher(&self, unit: UnitId) -> Marcher {
        let info = self.game.roster.unit(unit);
        let group = self.game.with_absorbed(self.state, unit);
        let strength = group.iter().map(|unit| super::picture::power(self.game, self.state, unit)).sum();
        let home = self
            .game
            .roster
            .division(unit)
            .filter(|division| division.head != unit)
            .and_then(|division| self.state.hex(division.head));
        Marcher {
            unit,
            strength,
            home,
            weak: strength <= 0.0,
            guns: if info.arm.is_artillery() && !info.arm.is_siege() {
                f32::from(self.game.fire_factor(self.state, unit))
            } else {
                0.0
            },
            siege: info.arm.is_siege(),
            at: self.state.hex(unit),
        }
    }

    /// How strong the enemies are who could come into a hex.
    pub(crate) fn threat(&self, hex: Hex) -> f32 {
        let punch = &self.picture.punch[self.side.enemy().index()];
        let mut threat = 0.0f32;
        self.game.ground.walkable(hex).for_each(|ring| threat = threat.max(punch[ring.index()]));
        threat
    }

    /// How much the enemy presses on the ground near a hex, from 0 to 1.
    fn pressure(&self, cell: usize) -> f32 {
        let own = self.picture.near[self.side.index()][cell];
        let enemy = self.picture.near[self.side.enemy().index()][cell];
        enemy / (own + enemy + 10.0)
    }

    /// What a place is worth to a unit. The unit itself may already be counted in it.
    pub(crate) fn place(&self, marcher: &Marcher, hex: Hex) -> f32 {
        let (policy, picture, cell) = (&self.policy, self.picture, hex.index());
        let (own, enemy) = (self.side.index(), self.side.enemy().index());
        let mut worth = 0.0;
        let way = picture.to_goal[own][cell].min(FAR);
        let is_goal = picture.goals.contains(hex);
        if self.attacks {
            // A battle is over after three action turns without a melee.
            let haste = if self.game.is_campaign() { 1.0 } else { HASTE };
            worth -= haste * policy.approach * way.min(60.0);
            if self.side == Side::Allied && !picture.closed_ports.is_empty() {
                worth -= policy.port * picture.to_port[cell].min(60.0);
            }
        } else {
            worth -= 0.4 * policy.approach * (way - 2.0).clamp(0.0, 40.0);
            let pressure = picture.goals.iter().map(|goal| self.pressure(goal.index())).fold(0.0, f32::max);
            worth += policy.guard * pressure * (3.0 - way).max(0.0) / 3.0;
        }
        // Friends who stand there besides: a division counts as one with its headquarters.
        let mass = picture.mass[own][cell];
        let others = if marcher.at == Some(hex) { (mass - marcher.strength).max(0.0) } else { mass };
        if is_goal {
            // Whoever comes first is needed most.
            let needed = 1.0 + (1.0 - others / FULL).max(0.0);
            worth += policy.hold * if marcher.weak { 0.3 } else { needed };
        }
        let faces = picture.zone[enemy].contains(hex);
        if marcher.home != Some(hex) {
            // Guns fire beside a division (9). Whoever stands in a crowd under fire runs with it (12.B.1).
            let room = match (marcher.guns > 0.0, faces && !self.game.is_campaign()) {
                (true, _) => 0.3,
                (false, true) => 2.0,
                (false, false) => 1.0,
            };
            worth -= room * policy.crowd * (others / FULL).min(6.0);
        }
        if self.game.is_campaign() {
            worth += self.campaign_ground(marcher, hex, others);
        }
        let cover = -self.game.ground.melee_modifier(hex) as f32;
        worth += policy.cover * cover;
        worth += policy.work * f32::from(self.state.works.level_for(hex, self.side));
        if marcher.home == Some(hex) {
            worth += policy.company;
        }
        if faces {
            if !self.game.is_campaign() {
                worth += policy.cover * self.game.ground.fire_modifier(hex) as f32;
                if picture.punch[own][cell] > 0.0 {
                    worth += policy.contact * marcher.guns / 6.0;
                }
            }
            let threat = self.threat(hex);
            let here = picture.punch[own][cell].max(marcher.strength);
            if self.attacks && !marcher.weak && here > 0.6 * threat {
                worth += policy.contact;
            }
            let odds = threat / (threat + here + 1.0);
            let care = match (self.attacks, is_goal) {
                (true, _) if !self.game.is_campaign() => 2.0,
                (true, _) => 4.0,
                (false, true) => 1.5,
                (false, false) => 5.0,
            };
            worth -= policy.danger * (odds - 0.45).max(0.0) * care;
            if marcher.weak && picture.punch[own][cell] <= 0.0 {
                worth -= policy.danger * 2.0;
            }
        }
        if !picture.supplied[own].contains(hex) && !self.lives_off_the_land(marcher.unit) {
            worth -= policy.supply;
        }
        if marcher.siege && picture.punch[own][cell] <= 0.0 && picture.near[enemy][cell] > 0.0 {
            worth -= policy.danger;
        }
        if marcher.siege && !faces {
            // Siege guns belong within two hexes of the works they are to breach.
            let target = (1..=2).contains(&self.nearest_goal(hex));
            worth += if target { policy.siege } else { 0.0 };
        }
        worth
    }

    /// What the campaign adds: the line before the town, ports that want a garrison, chances for a sally.
    fn campaign_ground(&self, marcher: &Marcher, hex: Hex, others: f32) -> f32 {
        let (policy, ground) = (&self.policy, &self.game.ground);
        if marcher.weak {
            return 0.0;
        }
        let mut worth = 0.0;
        let need = (1.0 - others / FULL).max(0.0);
        let before_town = ground.full_land.contains(hex) && ground.walkable(hex).intersects(&ground.city);
        match self.side {
            Side::Russian => {
                if before_town {
                    worth += policy.line * need;
                }
                let threat = self.threat(hex);
                if threat > 0.0 && marcher.strength >= SALLY * threat && self.is_open_to_attack(hex) {
                    worth += policy.sally;
                }
            }
            Side::Allied => {
                if before_town {
                    worth += 0.5 * policy.line * need;
                }
                let is_port = ground.ports.contains(hex) && !ground.city.contains(hex);
                if is_port && others < PORT_GUARD {
                    worth += policy.garrison;
                }
            }
        }
        worth
    }

    /// Does an enemy stand next to a hex with no work round him?
    fn is_open_to_attack(&self, hex: Hex) -> bool {
        let enemy = self.side.enemy();
        let held = *self.game.ground.walkable(hex) & self.picture.held[enemy.index()];
        held.iter().any(|at| self.state.works.level_for(at, enemy) == 0)
    }

    fn lives_off_the_land(&self, unit: UnitId) -> bool {
        let arm = self.game.roster.unit(unit).arm;
        arm.lives_off_the_land() || arm == Arm::Ship
    }

    fn nearest_goal(&self, hex: Hex) -> u32 {
        self.picture.wanted[self.side.index()].iter().map(|goal| goal.distance(hex)).min().unwrap_or(99)
    }
}

//! What fire, charges and close combats are worth.

use super::View;
use super::picture::likely;
use crate::decision::{Aims, Benefit};
use crate::state::{ChargeStep, Stage};
use crate::unit::{Arm, UnitId};

/// What it costs that a second line can do nothing else.
const TIED_UP: f32 = 0.5;

impl View<'_> {
    /// Figures and chits that a fire may cost the enemy.
    pub(super) fn fire(&self, unit: UnitId, benefit: Benefit, aims: Aims) -> f32 {
        let volley = self.game.volley(self.state, &self.memory.field, unit, benefit, &aims);
        let mut worth = 0.0;
        for target in volley.targets() {
            let (mut hits, mut dice) = (0.0, 0.0);
            for part in volley.at(target) {
                let chance = (1..=6).filter(|face| part.hits(*face)).count() as f32 / 6.0;
                let long = if part.shot.long { 0.55 } else { 1.0 };
                hits += f32::from(part.dice) * chance * long;
                dice += f32::from(part.dice);
            }
            let unsaved = self.game.unsaved(self.state, target);
            let dear = self.dear(target);
            let pairs = dice * (dice - 1.0) / 72.0;
            worth += hits * unsaved * dear * self.policy.fire + pairs * self.policy.shake;
        }
        worth
    }

    /// What a figure of a unit is worth: a gunner is more than a man of 24.
    pub(super) fn dear(&self, unit: UnitId) -> f32 {
        match self.game.roster.unit(unit).arm {
            Arm::Artillery => self.policy.gunnery,
            Arm::Cavalry => 1.5,
            Arm::Infantry => 1.0,
        }
    }

    /// The chance that a charge wins, with the ground under it.
    fn chance(&self, unit: UnitId, target: UnitId, second: Option<UnitId>, behind: Option<UnitId>) -> f32 {
        let plain = self.game.prospect(self.state, unit, target, second, behind);
        let (own, theirs) = self.game.footings(self.state, unit, target);
        let step = |holds: bool, value: f32| if holds { value } else { 0.0 };
        let ours = step(own.behind_cover, 1.0) + step(own.on_crest, 1.0);
        let enemy = step(theirs.behind_cover, 1.0) + step(theirs.on_crest, 1.0) - step(theirs.from_rear, 1.0);
        let dice = |unit: UnitId| f32::from(self.game.close_dice(self.state, unit));
        let (n, m) = (dice(unit) + second.map_or(0.0, dice), dice(target) + behind.map_or(0.0, dice));
        // The same odds with the ground added.
        let odds = (plain / (1.0 - plain).max(1e-6)).max(1e-6).ln();
        let shift = likely((n, n * ours), (m, m * enemy));
        let more = (shift / (1.0 - shift).max(1e-6)).max(1e-6).ln();
        1.0 / (1.0 + (-(odds + more)).exp())
    }

    pub(super) fn charge(&self, unit: UnitId, target: UnitId, second: Option<UnitId>) -> f32 {
        let goes = (1..=6).filter(|die| self.game.passes(self.state, unit, *die)).count() as f32 / 6.0;
        let wins = self.chance(unit, target, second, None);
        let ground = self
            .game
            .table
            .objectives
            .iter()
            .filter(|objective| objective.polygon.holds(self.memory.picture.centres[target.index()]))
            .map(|objective| objective.points as f32)
            .sum::<f32>();
        // Guns that are overrun are lost with all their gunners.
        let guns = match self.game.roster.unit(target).arm {
            Arm::Artillery => self.policy.gunnery * f32::from(self.state.units[target].figures) * 0.5,
            _ => 0.0,
        };
        let prize = self.policy.charge + self.policy.ground * ground + guns;
        let tied_up = if second.is_some() { TIED_UP } else { 0.0 };
        goes * (wins * prize - (1.0 - wins) * self.policy.boldness) - (1.0 - goes) - tied_up
    }

    /// Who is asked what it does about a charge.
    pub(super) fn charged(&self) -> Option<UnitId> {
        self.state.charge.asked.or(self.state.charge.target)
    }

    /// To stand, or to fall back before a charge.
    pub(super) fn answer(&self, stands: bool) -> f32 {
        let (Some(attacker), Some(target)) = (self.state.charge.attacker, self.charged()) else {
            return 0.0;
        };
        let held = 1.0 - self.chance(attacker, target, self.state.charge.second, None);
        let guns = self.game.roster.unit(target).arm == Arm::Artillery;
        // Guns are lost either way.
        let retreat = if guns { -self.policy.stand } else { -0.35 * self.policy.stand };
        if stands { (held - 1.0) * self.policy.stand } else { retreat }
    }

    /// Whether a second line joins: where it turns the fight, and not to be beaten along with the first.
    pub(super) fn support(&self, joins: bool) -> f32 {
        let (Some(attacker), Some(second)) = (self.state.charge.attacker, self.state.charge.asked) else {
            return 0.0;
        };
        if self.state.stage == Stage::Charge(ChargeStep::Consent) {
            return if joins { self.consent(attacker, second) } else { 0.0 };
        }
        let Some(line) = self.game.line_before(self.state, second).filter(|_| joins) else { return 0.0 };
        let lost = |behind: Option<UnitId>| self.chance(attacker, line, self.state.charge.second, behind);
        let (alone, together) = (lost(None), lost(Some(second)));
        (alone - together - 0.35 * together) * self.policy.stand
    }

    /// What a second line is worth to the charge of somebody else.
    fn consent(&self, attacker: UnitId, second: UnitId) -> f32 {
        let Some(target) = self.state.charge.target else { return 0.0 };
        let wins = |second: Option<UnitId>| self.chance(attacker, target, second, None);
        (wins(Some(second)) - wins(None)) * self.policy.charge - TIED_UP
    }

    /// Whether a command point goes into a close combat: where it is close.
    pub(super) fn commit(&self, benefit: Benefit) -> f32 {
        let (Some(attacker), Some(target)) = (self.state.charge.attacker, self.state.charge.target) else {
            return 0.0;
        };
        let Some(unit) = self.state.charge.asked else { return 0.0 };
        let behind = self.game.support_of_target(self.state);
        let wins = self.chance(attacker, target, self.state.charge.second, behind);
        let doubt = 4.0 * wins * (1.0 - wins);
        // One more on each die moves an even fight by about a third.
        0.35 * f32::from(benefit.count()) * doubt * self.policy.charge - self.price(unit, benefit)
    }

    /// How far a winner goes: onto objectives, and not into the arms of others.
    pub(super) fn advance(&self, length: u16) -> f32 {
        let Some(unit) = self.game.goes_forward(self.state) else { return 0.0 };
        let step = match self.state.stage {
            Stage::Advance { step, .. } | Stage::Follow { step, .. } => step,
            _ => self.state.charge.contact,
        };
        let at = self.memory.picture.centres[unit.index()];
        let to = at + step.stretched(length.into());
        let Some((goal, weight)) = self.wanted(unit) else { return -f32::from(length) / 10_000.0 };
        weight * (super::picture::apart(at, goal) - super::picture::apart(to, goal))
    }
}

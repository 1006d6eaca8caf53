//! What the computer opponent has to know about the battles of the quad beyond their rules: the features of a position
//! ([`evaluation`]) and the policy's scores of decisions ([`marches`], [`fights`]). What a battle is fought for, its
//! exclusive rules say ([`BattleDoctrine::objectives`], [`BattleDoctrine::tally`], [`BattleDoctrine::worth`]).

mod evaluation;
mod fields;
mod fights;
mod harm;
mod marches;
mod melees;
mod memory;
mod pens;

use crate::battle::BattleDoctrine;
use crate::decision::Decision;
use crate::quad::Quad;
use crate::state::{Phase, Stage, State};
use crate::unit::{Side, UnitId};
use commander::{Budget, Doctrine, Horizon, Level, Term};
use kernel::Seat;

pub use memory::Memory;

/// Gives each term a constant with its place in the list.
macro_rules! terms {
    ($list:ident: $($constant:ident $name:literal $words:literal,)*) => {
        terms!(@place 0usize; $($constant)*);
        pub(super) const $list: &[Term] = &[$(Term { name: $name, words: $words }),*];
    };
    (@place $at:expr; $constant:ident $($rest:ident)*) => {
        pub(super) const $constant: usize = $at;
        terms!(@place $at + 1; $($rest)*);
    };
    (@place $at:expr;) => {};
}

/// Features of a position.
mod feature {
    use commander::Term;

    terms! { LIST:
        LEAD "lead" "points scored",
        PROSPECT "prospect" "what time brings",
        INFANTRY "infantry" "infantry in order",
        INFANTRY_SHAKEN "infantry_shaken" "disrupted infantry",
        CAVALRY "cavalry" "cavalry in order",
        CAVALRY_SHAKEN "cavalry_shaken" "disrupted cavalry",
        GUNS "guns" "batteries in order",
        GUNS_SHAKEN "guns_shaken" "disrupted batteries",
        GROUND "ground" "ground held",
        NEAR_RUSSIAN "near_russian" "Russians near their aims",
        NEAR_ALLIED "near_allied" "Allies near their aims",
        PRESS_RUSSIAN "press_russian" "Russians close to the enemy",
        PRESS_ALLIED "press_allied" "Allies close to the enemy",
        EXPOSED_RUSSIAN "exposed_russian" "Russians who can be overrun",
        EXPOSED_ALLIED "exposed_allied" "Allies who can be overrun",
        UNDER_FIRE_RUSSIAN "under_fire_russian" "Russians under fire",
        UNDER_FIRE_ALLIED "under_fire_allied" "Allies under fire",
        CONTACT_RUSSIAN "contact_russian" "Russians next to the enemy",
        CONTACT_ALLIED "contact_allied" "Allies next to the enemy",
        PENNED_RUSSIAN "penned_russian" "Russians without a way back",
        PENNED_ALLIED "penned_allied" "Allies without a way back",
        COVER "cover" "units in good positions",
        MELEE_POINTS "melee_points" "points from the melees to come",
        MELEE_MEN "melee_men" "losses in the melees to come",
        MELEE_GROUND "melee_ground" "ground to be won in melee",
    }
}

/// Terms of the policy.
mod term {
    use commander::Term;

    terms! { LIST:
        GOAL_RUSSIAN "goal_russian" "Russians go for their aims",
        GOAL_ALLIED "goal_allied" "Allies go for their aims",
        PRESS_RUSSIAN "press_russian" "Russians close with the enemy",
        PRESS_ALLIED "press_allied" "Allies close with the enemy",
        STRIKE "strike" "attacking where it pays",
        CONFIDENCE "confidence" "counting on others to join an attack",
        SHUN_FIRE "shun_fire" "keeping out of fire",
        SHUN_ATTACK "shun_attack" "keeping out of reach",
        SUPPORT "support" "counting on neighbours for defence",
        COVER "cover" "seeking cover near the enemy",
        RANGE "range" "bringing guns into range",
        STILL "still" "leaving guns that bear where they are",
        TOGETHER "together" "keeping together",
        INERTIA "inertia" "moving only for a good reason",
        STRENGTH "strength" "what a point of strength is worth beyond its points",
        TAKE "take" "taking ground in melee",
        VOLLEY "volley" "fire before the melee",
        PEN "pen" "shutting the enemy in",
        CAUTION_ALLIED "caution_allied" "what fire and danger mean to the Allies",
    }
}

impl<B: BattleDoctrine> Doctrine for Quad<B> {
    type Memory = Memory;

    const FEATURES: &'static [Term] = feature::LIST;

    const POLICY: &'static [Term] = term::LIST;

    fn features(&self, state: &State<B::Exclusive>, seat: Seat, memory: &mut Memory, features: &mut [f32]) {
        self.fill_features(state, memory, features);
        if seat != Side::Russian.seat() {
            features.iter_mut().for_each(|feature| *feature = -*feature);
        }
    }

    fn score(
        &self,
        state: &State<B::Exclusive>,
        decisions: &[Decision],
        policy: &[f32],
        memory: &mut Memory,
        scores: &mut Vec<f32>,
    ) {
        memory.open(self);
        let marches = state.phase == Phase::Movement
            && state.arriving.is_none()
            && matches!(state.combat.stage, Stage::None);
        if marches {
            self.score_marches(state, decisions, policy, memory, scores);
        } else {
            self.score_fights(state, decisions, policy, memory, scores);
        }
    }

    /// Marches roll no dice, and what fire and melee will make of them is among the features.
    fn has_deterministic_plan(&self, state: &State<B::Exclusive>) -> bool {
        state.phase == Phase::Movement && self.battle.due_roll(state).is_none()
    }

    fn planning_phase(&self, state: &State<B::Exclusive>) -> u32 {
        self.player_turn(state) * 8 + state.phase as u32
    }

    fn horizon(&self, state: &State<B::Exclusive>, with_reply: bool) -> Horizon {
        Horizon { player_turn: self.player_turn(state) + 1 + u32::from(with_reply), decisions: 1_000 }
    }

    fn budget(&self, level: Level) -> Budget {
        self.battle.budget(level)
    }

    fn player_turn(&self, state: &State<B::Exclusive>) -> u32 {
        u32::from(state.turn) * 2 + u32::from(state.phasing != self.calendar.first)
    }

    /// Every phase: whoever marched otherwise fires with the same luck.
    fn epoch(&self, state: &State<B::Exclusive>) -> u32 {
        self.planning_phase(state)
    }

    fn subject(&self, decision: Decision) -> Option<u16> {
        decision.unit().map(|unit| unit.index() as u16)
    }
}

impl<B: BattleDoctrine> Quad<B> {
    /// What a unit is worth to its side: the points of its loss, and its strength.
    #[inline]
    fn unit_value(&self, unit: UnitId, policy: &[f32]) -> f32 {
        let info = self.roster.unit(unit);
        let strength = if info.arm.is_artillery() { 4.0 } else { f32::from(info.front.melee.points) };
        self.battle.worth(self, unit) + strength * policy[term::STRENGTH]
    }
}

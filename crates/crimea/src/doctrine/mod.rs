//! What the computer opponent has to know about Crimea.
//!
//! | subject | module |
//! |---|---|
//! | the position by hex | `picture` |
//! | the weights of the policy, by name | `policy_terms` |
//! | what a place is worth to a unit | `places` |
//! | what fire and melee are likely to bring | `fights` |
//! | what makes a position good | `features` |

mod features;
mod fights;
mod picture;
mod places;
mod policy_terms;

use crate::action::QUIET_TURNS;
use crate::battles::Victory;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::state::{Phase, Stage, State, TollStep};
use crate::unit::{Arm, Nation, Side, UnitId};
use commander::{Budget, Doctrine, Horizon, Level, Term};
use fights::{fire_prospect, melee_prospect};
use hexmap::{Hex, HexSet};
use kernel::Seat;
use picture::Picture;
use places::{Marcher, View};
use policy_terms::PolicyWeights;

/// What is worked out about a position: memory that is used again and again.
#[derive(Default)]
pub struct Memory {
    picture: Picture,
}

/// The score of what the policy never does.
const NEVER: f32 = -1_000.0;

/// What winning a battle game is worth beside its points.
const BATTLE_STAKE: f32 = 40.0;

/// Factors of siege artillery that are worth a bombardment.
const HEAVY: f32 = 60.0;

impl Doctrine for Crimea {
    type Memory = Memory;

    const FEATURES: &'static [Term] = features::FEATURES;

    const POLICY: &'static [Term] = policy_terms::POLICY;

    fn features(&self, state: &State, seat: Seat, memory: &mut Memory, features: &mut [f32]) {
        memory.picture.draw(self, state);
        features::fill(self, state, &memory.picture, features);
        if seat != Side::Russian.seat() {
            features.iter_mut().for_each(|feature| *feature = -*feature);
        }
    }

    fn score(
        &self,
        state: &State,
        decisions: &[Decision],
        policy: &[f32],
        memory: &mut Memory,
        scores: &mut Vec<f32>,
    ) {
        let Some(side) = self.deciding_side(state) else { return };
        memory.picture.draw(self, state);
        let view = View::new(self, state, side, PolicyWeights::of(policy), &memory.picture);
        view.score(decisions, scores);
    }

    fn planning_phase(&self, state: &State) -> u32 {
        let side = self.deciding_side(state).map_or(2, |side| side as u32);
        let toll = u32::from(state.toll.step != TollStep::None);
        (self.player_turn(state) << 12)
            | ((state.stage as u32) << 8)
            | ((state.action.phase as u32) << 4)
            | (toll << 2)
            | side
    }

    fn has_deterministic_plan(&self, state: &State) -> bool {
        state.stage == Stage::Movement
    }

    fn horizon(&self, state: &State, with_reply: bool) -> Horizon {
        if !self.is_campaign() {
            // Up to the same half of the next action turn and through it: plans are compared at the same moment,
            // however many decisions they take. As long as there is no melee, farther: to where its want ends the
            // battle (12.B.2), which is a question of tempo from the first step on.
            let (now, action) = (self.player_turn(state), &state.action);
            let is_quiet = !action.fought && (action.quiet > 0 || action.turn <= 1);
            let left = if is_quiet { QUIET_TURNS.saturating_sub(action.quiet) } else { 0 };
            let player_turn = (now + 3).max(2 * (u32::from(action.turn) + u32::from(left)) + 1);
            return Horizon { player_turn, decisions: 400 };
        }
        let decisions = match (state.stage, with_reply) {
            (Stage::Action, false) => 30,
            (Stage::Action, true) => 60,
            (_, false) => 60,
            (_, true) => 120,
        };
        Horizon { player_turn: self.player_turn(state) + 1, decisions }
    }

    fn budget(&self, level: Level) -> Budget {
        let common = level.budget();
        match (level, self.is_campaign()) {
            // With the common share he was too near to a sergeant: 61 % against him, and 81 % for him against chance.
            (Level::Recruit, _) => Budget { careless: 0.8, ..common },
            (Level::Sergeant, _) => common,
            (Level::Captain, true) => Budget { nodes: 400, dice: 2, ..common },
            (Level::General, true) => Budget { nodes: 3_000, dice: 4, ..common },
            (Level::Captain, false) => common,
            // A small battle is thought out long before the nodes are: there more dice seem to gain more.
            (Level::General, false) => Budget { nodes: 120_000, dice: 16, ..common },
        }
    }

    /// A battle is counted by its action turns, each of which is the attacker's first and then the defender's.
    fn player_turn(&self, state: &State) -> u32 {
        if self.is_campaign() {
            let is_second = state.player == Side::Russian && state.stage != Stage::SetUp;
            return u32::from(state.turn) * 2 + u32::from(is_second);
        }
        match state.stage {
            Stage::Over => 2 * (u32::from(u8::MAX) + 1),
            _ => 2 * u32::from(state.action.turn) + u32::from(state.action.phase >= Phase::DefenderMovement),
        }
    }

    /// Every phase of an action turn of a battle game has dice of its own. In the campaign that made plans worse.
    fn epoch(&self, state: &State) -> u32 {
        if self.is_campaign() {
            return self.player_turn(state);
        }
        let phase = match state.stage {
            Stage::Action => state.action.phase as u32,
            Stage::Release => 14,
            Stage::Over => 15,
            _ => 0,
        };
        (u32::from(state.action.turn) << 4) | phase
    }

    /// A battle game is about who wins it; what is lost on the way matters less.
    fn stake(&self) -> f32 {
        if self.is_campaign() { 0.0 } else { BATTLE_STAKE }
    }

    fn subject(&self, decision: Decision) -> Option<u16> {
        decision.unit().map(|unit| unit.index() as u16)
    }
}

impl View<'_> {
    /// A score for each decision.
    fn score(&self, decisions: &[Decision], scores: &mut Vec<f32>) {
        // The decisions of a unit stand together in the list.
        let mut known: Option<(UnitId, Marcher, f32)> = None;
        for decision in decisions {
            let marcher = decision.unit().map(|unit| match known {
                Some((before, marcher, stays)) if before == unit => (marcher, stays),
                _ => {
                    let marcher = self.marcher(unit);
                    let stays = self.state.hex(unit).map_or(0.0, |hex| self.place(&marcher, hex));
                    known = Some((unit, marcher, stays));
                    (marcher, stays)
                }
            });
            scores.push(match marcher {
                Some((marcher, stays)) => self.score_of_unit(*decision, &marcher, stays),
                None => self.score_of_side(*decision),
            });
        }
    }

    fn score_of_unit(&self, decision: Decision, marcher: &Marcher, stays: f32) -> f32 {
        let (state, policy) = (self.state, &self.policy);
        match decision {
            Decision::Place { .. } | Decision::Exchange { .. } | Decision::Reserve { .. } => -1.0,
            Decision::Enter { at, .. } => policy.enter + 0.1 * self.place(marcher, at),
            Decision::Revive { at, .. } => 0.5 * policy.enter + 0.1 * self.place(marcher, at),
            Decision::Replace { unit } => {
                let info = self.game.roster.unit(unit);
                1.0 + 0.1 * f32::from(info.melee[usize::from(info.steps)])
            }
            Decision::March { to, .. } => self.place(marcher, to) - stays - policy.inertia,
            Decision::Feed { to, .. } => {
                let worth =
                    f32::from(self.game.roster.unit(to).melee[usize::from(self.game.roster.unit(to).steps)]);
                0.2 + 0.1 * worth
            }
            Decision::Release { .. } => 1.0,
            Decision::Aim { unit, at } => self.aim(unit, at),
            Decision::Commit { unit, at } => self.commit(unit, at),
            Decision::Disrupt { unit } => self.breaks_off(unit),
            Decision::Step { to, .. } if self.picture.held[self.side.enemy().index()].contains(to) => {
                self.assault(marcher, state.hex(marcher.unit), to)
            }
            Decision::Step { to, .. } => self.place(marcher, to) - stays - policy.inertia,
            Decision::Charge { to, .. } => self.assault(marcher, None, to) - 0.2,
            Decision::FireHeld { .. } => 1.0,
            Decision::Refuse { unit, to } => self.refuse(unit) + 0.05 * self.place(marcher, to),
            Decision::Join { unit } => 1.0 + self.strength(unit),
            Decision::Lose { unit } => -self.step_cost(unit),
            Decision::Retreat { to, .. } => self.place(marcher, to),
            _ => NEVER,
        }
    }

    fn score_of_side(&self, decision: Decision) -> f32 {
        let state = self.state;
        match decision {
            Decision::PlaceRest => 10.0,
            Decision::Build { at } => self.build(at),
            Decision::DeclareSiege => {
                if self.wants_siege() {
                    self.policy.siege
                } else {
                    -1.0
                }
            }
            Decision::AimFort { at } => {
                let work = &self.game.tables.campaign;
                self.fire_at(at, f32::from(work.star_fort_guns), self.game.star_fort())
            }
            Decision::Repair { at } => 1.0 + f32::from(state.works.level(at)),
            Decision::FireFort { .. } => 1.0,
            Decision::Fight { at } => self.fight(at),
            Decision::Stand => self.stand(),
            Decision::Retire { to } => self.retire(to),
            Decision::Done => 0.0,
            _ => NEVER,
        }
    }

    /// What a unit fights with.
    fn strength(&self, unit: UnitId) -> f32 {
        self.game
            .with_absorbed(self.state, unit)
            .iter()
            .map(|unit| picture::power(self.game, self.state, unit))
            .sum()
    }

    /// How much a step of a unit would be missed.
    fn step_cost(&self, unit: UnitId) -> f32 {
        let policy = &self.policy;
        let info = self.game.roster.unit(unit);
        let left = usize::from(self.state.steps[unit]);
        let after = left.saturating_sub(1);
        let lost = |values: &[u8]| f32::from(values[left]) - f32::from(values[after]);
        let mut cost = lost(&info.melee) + policy.step_fire * lost(&info.fire);
        if info.breaks_at.is_some_and(|breaks| after <= usize::from(breaks)) && after > 0 {
            cost += policy.step_breaking;
        }
        if after == 0 && !info.is_extra_battalion() {
            cost += policy.step_last;
        }
        if matches!(info.arm, Arm::Detachment | Arm::Reserve) {
            cost -= policy.step_detached;
        }
        let is_counted = match self.game.battle.as_ref().map(|battle| &battle.victory) {
            Some(Victory::Guns { guns, chargers, .. }) => unit == *guns || unit == *chargers,
            _ => false,
        };
        if is_counted { cost + policy.step_counted } else { cost }
    }

    /// Fire of a unit at a hex.
    fn aim(&self, unit: UnitId, at: Hex) -> f32 {
        let Some(from) = self.state.hex(unit) else { return NEVER };
        let own: f32 = self
            .game
            .with_absorbed(self.state, unit)
            .iter()
            .map(|unit| f32::from(self.game.fire_factor(self.state, unit)))
            .sum();
        self.fire_at(at, own, from)
    }

    /// Fire with so many factors, together with whoever else could fire at the hex.
    fn fire_at(&self, at: Hex, own: f32, from: Hex) -> f32 {
        let mine = &self.picture.fire[self.side.index()];
        let mut together = 0.0f32;
        self.game.ground.around(at).for_each(|ring| together += mine[ring.index()]);
        let together = together.max(own).min(26.0);
        let from: HexSet = std::iter::once(from).collect();
        let modifier = self.game.fire_die_modifier(self.state, &from, at);
        let (steps, checks) = fire_prospect(self.game, together, modifier);
        let enemy = self.picture.punch[self.side.enemy().index()][at.index()];
        let policy = &self.policy;
        let worth = (steps + policy.fire_checks * checks) * (1.0 + policy.fire_at_strength * enemy);
        let kept = if self.attacks { 0.0 } else { policy.keep_fire };
        policy.fire * worth - kept
    }

    fn commit(&self, unit: UnitId, at: Hex) -> f32 {
        let state = self.state;
        let begun =
            !state.action.bombarded.is_empty() || state.action.commitments.iter().any(Option::is_some);
        if !begun && !self.wants_siege() {
            return -1.0;
        }
        let level = f32::from(state.works.level(at));
        let mortars = self.game.roster.unit(unit).arm == Arm::SiegeMortars;
        let garrison = self.picture.punch[self.side.enemy().index()][at.index()];
        // A breach that is begun is finished first.
        let policy = &self.policy;
        let by_garrison = policy.bombard_garrison;
        let mut worth = 2.5 - policy.bombard_works * level
            + if mortars { by_garrison * garrison } else { -by_garrison * garrison };
        // One heavy bombardment does more than several light ones.
        let same = self.game.roster.siege.iter().zip(state.action.commitments).filter(|(other, target)| {
            *target == Some(at) && (self.game.roster.unit(**other).arm == Arm::SiegeMortars) == mortars
        });
        worth += policy.bombard_again * same.count() as f32;
        worth += 0.02 * self.guns_in_reach(at);
        if self.state.action.commitments.contains(&Some(at)) {
            worth += policy.bombard_again;
        }
        let mut ready = 0.0f32;
        let own = &self.picture.punch[self.side.index()];
        self.game.ground.walkable(at).for_each(|ring| ready = ready.max(own[ring.index()]));
        worth += 0.1 * ready;
        if self.picture.goals.contains(at) {
            worth += 1.0;
        }
        policy.siege * worth - 0.5
    }

    /// All siege guns and mortars that reach a work.
    fn guns_in_reach(&self, at: Hex) -> f32 {
        let range = 1..=u32::from(self.game.tables.siege.range);
        let reaches =
            |gun: &&UnitId| self.state.hex(**gun).is_some_and(|hex| range.contains(&hex.distance(at)));
        let guns = self.game.roster.siege.iter().filter(reaches);
        guns.map(|gun| self.game.siege_factor(self.state, *gun) as f32).sum()
    }

    /// Siege fire is for a season in which an assault can follow, with powder for several days of it.
    fn wants_siege(&self) -> bool {
        let (game, state) = (self.game, self.state);
        if !game.can_bombard(state) || game.is_winter(state) {
            return false;
        }
        let last = game.tables.calendar.turns.len() as f32;
        let saved = self.policy.thrift_of_powder.min(last - f32::from(state.turn));
        let works = state.works.all();
        let heaviest = works.iter().map(|at| self.guns_in_reach(at)).fold(0.0, f32::max);
        f32::from(state.ammunition) >= saved.max(1.0) && heaviest >= HEAVY
    }

    /// By how much the siege fire that is committed at a hex is likely to ease a melee there.
    fn eased(&self, at: Hex) -> i32 {
        let level = self.state.works.level_for(at, self.side.enemy());
        let factors: u32 = self.game.committed_at(self.state, at, false).map(|(_, factor)| factor).sum();
        if level == 0 || factors == 0 {
            return 0;
        }
        let siege = &self.game.tables.siege;
        let mut left = 0u32;
        for die in 1..=6 {
            let off = u32::from(siege.result(factors, die)).min(u32::from(level));
            for repair in 1..=6 {
                left += u32::from(level) - off + off.min(u32::from(siege.repaired(repair)));
            }
        }
        i32::from(level) - (left as f32 / 36.0).round() as i32
    }

    /// Whether a unit had better leave in disorder.
    fn breaks_off(&self, unit: UnitId) -> f32 {
        let Some(hex) = self.state.hex(unit) else { return NEVER };
        if !self.state.action.locked.contains(unit) {
            return -1.0;
        }
        let own = self.picture.punch[self.side.index()][hex.index()];
        let enemy = self.picture.punch[self.side.enemy().index()][hex.index()];
        if own * 2.5 < enemy && !self.picture.goals.contains(hex) { 0.3 } else { -1.0 }
    }

    /// What an attack on a hex is worth, with the best that can come.
    fn assault(&self, marcher: &Marcher, from: Option<Hex>, at: Hex) -> f32 {
        let (game, state, policy) = (self.game, self.state, &self.policy);
        let (own, enemy) =
            (&self.picture.punch[self.side.index()], &self.picture.punch[self.side.enemy().index()]);
        let inside = own[at.index()];
        if marcher.strength <= 0.0 {
            return -1.0;
        }
        if inside >= marcher.strength {
            // Somebody as strong fights there already.
            return -0.5;
        }
        // The division comes as one, by its headquarters.
        let apart = game.is_absorbed(state, marcher.unit)
            && from.is_some_and(|from| own[from.index()] > marcher.strength);
        if apart {
            return -0.5;
        }
        // Whoever keeps ground does not leave it to make a sally, unless others stay.
        let leaves = from.filter(|from| {
            !self.attacks && !game.is_campaign() && self.picture.wanted[self.side.index()].contains(*from)
        });
        let post = leaves.map_or(0.0, |from| {
            let stay = self.picture.mass[self.side.index()][from.index()] - marcher.strength;
            policy.hold * (1.0 - stay / marcher.strength).clamp(0.0, 1.0)
        });
        let defence = enemy[at.index()];
        let Some(prospect) = melee_prospect(
            game,
            state,
            self.side,
            from,
            at,
            (marcher.strength.max(inside), defence),
            self.eased(at),
        ) else {
            return NEVER;
        };
        let fire = self.picture.fire[self.side.enemy().index()][at.index()];
        let (steps, checks) = fire_prospect(game, fire, game.tables.fire.held);
        let came = 1.0 - policy.met_by_checks * checks;
        let worth = if self.picture.goals.contains(at) { policy.storm } else { policy.take };
        let mut aggression = if self.attacks { 0.0 } else { policy.patience };
        let mut thrift = policy.thrift;
        if self.attacks && !game.is_campaign() {
            // Whoever does not attack has lost.
            aggression -= policy.urgency + self.alarm();
            thrift *= self.dearness(marcher.unit);
        }
        if self.side == Side::Allied && game.is_winter(state) {
            aggression += policy.winter;
        }
        came * (prospect.enemy_steps + worth * prospect.taken - thrift * prospect.own_steps)
            - policy.repelled * prospect.repelled
            - policy.met_by_losses * thrift * steps
            - policy.boldness
            - aggression
            - post
    }

    /// Three action turns without a melee end a battle (12.B.2): how much that frightens whoever has still to win it.
    fn alarm(&self) -> f32 {
        let quiet = f32::from(self.state.action.quiet);
        if self.attacks && !self.game.is_campaign() { self.policy.urgency * quiet * quiet } else { 0.0 }
    }

    /// How much the losses of a unit matter to whoever has to win the battle with it. Only those who are counted in the
    /// victory conditions are dear.
    fn dearness(&self, unit: UnitId) -> f32 {
        let is_counted = match self.game.battle.as_ref().map(|battle| &battle.victory) {
            Some(Victory::Ground { .. }) => self.game.roster.unit(unit).nation == Nation::British,
            Some(Victory::Guns { chargers, .. }) => {
                self.game.with_absorbed(self.state, unit).contains(*chargers)
            }
            _ => false,
        };
        if is_counted { 1.0 } else { self.policy.ruthlessness }
    }

    /// What the next melee is worth.
    fn fight(&self, at: Hex) -> f32 {
        let own = self.picture.punch[self.side.index()][at.index()];
        let enemy = self.picture.punch[self.side.enemy().index()][at.index()];
        let from = self
            .game
            .troops_in(self.state, at, self.side)
            .iter()
            .find_map(|unit| self.state.action.came_from[unit].hex());
        melee_prospect(self.game, self.state, self.side, from, at, (own, enemy), 0).map_or(-0.1, |prospect| {
            prospect.enemy_steps + self.policy.take * prospect.taken - self.policy.thrift * prospect.own_steps
        })
    }

    /// Whether mounted units go out of the way of infantry.
    fn refuse(&self, unit: UnitId) -> f32 {
        let Some(hex) = self.state.hex(unit) else { return NEVER };
        let own = self.picture.punch[self.side.index()][hex.index()];
        let enemy = self.picture.punch[self.side.enemy().index()][hex.index()];
        if own < enemy { 1.0 } else { -1.0 }
    }

    fn build(&self, at: Hex) -> f32 {
        let (state, game) = (self.state, self.game);
        let level = f32::from(state.works.level(at));
        let town = game.ground.city.contains(at);
        let faces = self.picture.zone[self.side.enemy().index()].contains(at);
        let troops = self.picture.punch[self.side.index()][at.index()];
        let pressure = self.picture.near[self.side.enemy().index()][at.index()];
        let mut worth = -0.5;
        if self.side == Side::Russian {
            if town {
                worth += self.policy.build * (2.0 + 0.05 * pressure);
            } else if game.ground.walkable(at).intersects(&game.ground.city) && troops > 0.0 {
                worth += self.policy.build * (1.7 + 0.02 * pressure);
            }
        } else if game.ground.ports.contains(at) && troops > 0.0 {
            worth += self.policy.dig_in;
        }
        if faces && troops > 0.0 {
            worth += self.policy.dig_in * (1.0 + 0.05 * troops);
        }
        worth - 0.2 * level
    }

    /// The hex where morale is rolled for, as a place to keep.
    fn worth_keeping(&self, hex: Hex) -> f32 {
        let goal = if self.picture.goals.contains(hex) { 1.0 } else { 0.0 };
        goal + 0.4 * f32::from(self.state.works.level_for(hex, self.side))
    }

    fn stand(&self) -> f32 {
        let toll = &self.state.toll;
        let tests: u16 = self.game.roster.of(self.side).map(|unit| u16::from(toll.tests[unit])).sum();
        let dread = self.policy.dread * f32::from(tests);
        if self.game.is_beaten(self.state) {
            // It goes back all the same, and keeps nothing by standing.
            return -0.5 - dread;
        }
        self.policy.stand + self.worth_keeping(toll.at) + self.alarm() - dread
    }

    fn retire(&self, to: Hex) -> f32 {
        let is_next = self.picture.zone[self.side.enemy().index()].contains(to);
        let ways = &self.picture.to_goal[self.side.index()];
        let way = ways[to.index()] - ways[self.state.toll.at.index()];
        let away = if self.attacks { -0.02 } else { -0.05 } * way;
        if is_next { -0.2 + away } else { away }
    }
}

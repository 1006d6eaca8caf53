//! Why a thing that is touched cannot be ordered now: what keeps a unit from everything that it could be wanted for.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::state::{MeleeStep, Phase, Place, Stage, State, TollStep};
use crate::unit::{Side, UnitId};
use crate::{Bar, Verdict};
use hex_wargame::bar;
use hexmap::{Direction, Hex, HexSet};

impl Crimea {
    /// What keeps a unit from being ordered now; nothing if nothing does.
    pub(crate) fn why_unit_idles(&self, state: &State, unit: UnitId) -> Option<Bar> {
        let asked = self.deciding_side(state)?;
        if self.side(unit) != asked {
            return Some(self.not_asked(state, unit));
        }
        if state.toll.step != TollStep::None {
            return self.judge_toll_of(state, unit).err();
        }
        if state.place[unit].hex().is_none() && !matches!(state.stage, Stage::SetUp | Stage::Arrivals) {
            return Some(self.off_the_map(state, unit));
        }
        match state.stage {
            Stage::Action => self.judge_in_phase(state, unit),
            _ => self.judge_in_stage(state, unit),
        }
        .err()
    }

    /// What keeps whoever stands in a hex; nothing for an empty one.
    pub(crate) fn why_hex_idles(&self, state: &State, at: Hex) -> Option<Bar> {
        if state.toll.step == TollStep::None
            && let Some(decision) = self.meant_by_hex(state, at)
            && let Err(bar) = self.judge(state, decision)
        {
            return Some(bar);
        }
        let asked = self.deciding_side(state)?;
        let here = self.units_in(state, at);
        let own = here.and(self.roster.set_of(asked));
        let unit = own.first().or(here.first())?;
        self.why_unit_idles(state, unit)
    }

    /// A unit of the side that is not asked.
    fn not_asked(&self, state: &State, unit: UnitId) -> Bar {
        if state.toll.step != TollStep::None {
            return bar!("crimea:12.A.1.p2.d", "other-side-settles-losses", unit = unit);
        }
        match (state.stage, state.action.phase) {
            (Stage::Action, Phase::AttackerPlot | Phase::DefenderPlot) => {
                bar!("crimea:12.A.1.p1.a", "is-enemy-choose-shooter-and-hex", unit = unit)
            }
            (Stage::Action, Phase::DefenderHeldFire | Phase::AttackerHeldFire) => {
                bar!("crimea:12.A.7.a", "is-enemy-choose-shooter", unit = unit)
            }
            (Stage::Action, Phase::AttackerMelee | Phase::DefenderMelee) => state
                .hex(unit)
                .and_then(|at| self.judge_fight(state, at).err())
                .unwrap_or(bar!("crimea:12.A.8.p1.a", "is-enemy-choose-melee", unit = unit)),
            (Stage::Action, Phase::Commitment) => {
                bar!("crimea:12.A.2.e", "is-enemy-choose-siege-artillery", unit = unit)
            }
            (Stage::SetUp, _) => {
                bar!("crimea:19.b", "is-allied-russians-set-up", unit = unit)
            }
            (stage, _) => {
                let rule = match (stage, state.player) {
                    (Stage::Action, _) => "crimea:12.A.4",
                    (Stage::Fortification | Stage::Movement, _) => "crimea:11.p1.d",
                    (_, Side::Allied) => "crimea:6.A.2",
                    (_, Side::Russian) => "crimea:6.B.2",
                };
                Bar::new(rule, "belongs-to-other-side").unit(unit)
            }
        }
    }

    fn off_the_map(&self, state: &State, unit: UnitId) -> Bar {
        match (state.place[unit], self.roster.unit(unit).entry) {
            (Place::Waiting, Some((turn, _))) if turn > state.turn => {
                bar!("crimea:13.p3", "arrives-in-turn", unit = unit, number = turn.into())
            }
            (Place::Waiting | Place::Due, _) => {
                bar!("crimea:13.p3", "arrives-before-movement", unit = unit)
            }
            (Place::Lost, _) => bar!("crimea:14.C.b", "is-destroyed", unit = unit),
            _ => bar!("crimea:11.p1.a", "is-not-in-play", unit = unit),
        }
    }

    /// Losses, morale and retreats.
    fn judge_toll_of(&self, state: &State, unit: UnitId) -> Verdict {
        match state.toll.step {
            TollStep::Losses => self.judge_lose(state, unit),
            TollStep::Morale => Err(bar!("crimea:12.B.1.p5.a", "stand-or-retire-first", hex = state.toll.at)),
            _ => match state.hex(unit) {
                Some(from) => self.judge_retreat(state, unit, from),
                None => Err(self.off_the_map(state, unit)),
            },
        }
    }

    /// Stages of the player turn.
    fn judge_in_stage(&self, state: &State, unit: UnitId) -> Verdict {
        match state.stage {
            Stage::SetUp if state.hex(unit).is_some() => {
                Err(bar!("crimea:19.a", "is-set-up-already", unit = unit))
            }
            Stage::SetUp if state.place[unit] != Place::Due => Err(self.off_the_map(state, unit)),
            Stage::Fortification => Err(match state.player {
                Side::Allied => {
                    bar!("crimea:6.A.2", "works-come-first", unit = unit)
                }
                Side::Russian => {
                    bar!("crimea:6.B.2", "works-come-first", unit = unit)
                }
            }),
            Stage::Arrivals => self.judge_any_arrival(state, unit),
            Stage::Movement => self.judge_any_march(state, unit),
            Stage::Handover => self.judge_any_feed(state, unit),
            Stage::SiegeDeclaration => Err(bar!("crimea:12.p1.b", "decide-siege-fire-first", unit = unit)),
            Stage::Reserves => self.judge_reserve(state, unit),
            Stage::Release if state.action.reserve.contains(unit) => self.judge_release(state, unit),
            Stage::Release => self.judge_any_march(state, unit),
            _ => Ok(()),
        }
    }

    fn judge_any_arrival(&self, state: &State, unit: UnitId) -> Verdict {
        match state.place[unit] {
            place if place.hex().is_some() => self.judge_replace(state, unit),
            Place::Due => {
                let entries = self.entries(state, unit);
                let mut found = Err(bar!("crimea:13.p3", "no-hex-to-arrive-in", unit = unit));
                for at in &entries {
                    found = self.judge_enter(state, unit, at);
                    if found.is_ok() {
                        break;
                    }
                }
                found
            }
            Place::Lost if self.judge_lost_guns(state, unit).is_ok() => {
                let mut others = self.roster.of(self.side(unit));
                match others.find(|given| self.judge_exchange(state, unit, *given).is_ok()) {
                    Some(_) => Ok(()),
                    None => Err(bar!("crimea:14.B.f", "no-artillery-to-replace", unit = unit)),
                }
            }
            Place::Lost => {
                // Where it would come in matters only if there is a step for it.
                let entries = self.entries(state, unit);
                entries.first().map_or_else(
                    || Err(self.off_the_map(state, unit)),
                    |at| self.judge_revive(state, unit, at),
                )
            }
            _ => Err(self.off_the_map(state, unit)),
        }
    }

    /// Phases of the action turn.
    fn judge_in_phase(&self, state: &State, unit: UnitId) -> Verdict {
        match state.action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => self.judge_any_aim(state, unit),
            Phase::Commitment => self.judge_any_commitment(state, unit),
            Phase::DisruptedMovement | Phase::AttackerMovement | Phase::DefenderMovement => {
                self.judge_any_step(state, unit)
            }
            Phase::Repair => Err(bar!("crimea:12.A.6.b", "works-are-repaired-now", unit = unit)),
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => self.judge_any_held_fire(state, unit),
            Phase::AttackerMelee | Phase::DefenderMelee => self.judge_any_melee(state, unit),
            Phase::Fire | Phase::SiegeFire => Ok(()),
        }
    }

    /// May a unit be given any target in phase 1?
    pub(crate) fn judge_any_aim(&self, state: &State, unit: UnitId) -> Verdict {
        self.judge_shooter(state, unit)?;
        let Some(from) = state.hex(unit) else { return Ok(()) };
        let enemy = self.held_by(state, self.side(unit).enemy());
        if self.holds(state, from, self.side(unit).enemy()) {
            return Err(bar!("crimea:R.F5", "no-fire-out-of", hex = from));
        }
        if !enemy.intersects(self.ground.around(from)) {
            return Err(bar!("crimea:12.A.1.p1.a", "has-no-enemy-next-to-it", unit = unit));
        }
        let targets = *self.ground.around(from) & enemy;
        first_open(targets.iter(), |at| self.judge_aim(state, unit, at))
    }

    /// May a unit be committed against any work?
    pub(crate) fn judge_any_commitment(&self, state: &State, unit: UnitId) -> Verdict {
        let Some(from) = state.hex(unit).filter(|_| self.siege_place(unit).is_some()) else {
            return Err(bar!("crimea:12.A.2.b", "is-no-siege-artillery", unit = unit));
        };
        let judge = |at: Hex| self.judge_commit(state, unit, at);
        let works: HexSet = state.works.all().iter().filter(|at| judge(*at).is_ok()).collect();
        if !works.is_empty() {
            return Ok(());
        }
        match judge(from) {
            Err(bar) if bar.rule().0 == "crimea:R.G2" => {
                Err(bar!("crimea:12.A.2.c", "no-work-in-reach", unit = unit))
            }
            verdict => verdict,
        }
    }

    /// May a unit go anywhere in a movement phase of the action turn?
    pub(crate) fn judge_any_step(&self, state: &State, unit: UnitId) -> Verdict {
        let from = self.judge_mover(state, unit)?;
        // What keeps it from the enemy says more than water does.
        let enemy = self.held_by(state, self.side(unit).enemy());
        let mut near: Vec<Hex> =
            Direction::ALL.into_iter().filter_map(|way| self.map.neighbour(from, way)).collect();
        near.sort_by_key(|hex| !enemy.contains(*hex));
        first_open(near.into_iter(), |to| self.judge_step(state, unit, to))
    }

    /// May a unit fire at anybody with held fire?
    pub(crate) fn judge_any_held_fire(&self, state: &State, unit: UnitId) -> Verdict {
        let Some(from) = state.hex(unit) else { return Ok(()) };
        let targets = self.held_targets(state, from, self.side(unit));
        if targets.is_empty() {
            return Err(bar!("crimea:12.A.7.a", "no-target-for-held-fire", unit = unit));
        }
        first_open(targets.iter(), |at| self.judge_fire_held(state, unit, at))
    }

    /// May a unit do anything for the melees?
    fn judge_any_melee(&self, state: &State, unit: UnitId) -> Verdict {
        let Some(at) = state.hex(unit) else { return Ok(()) };
        let melee = &state.action.melee;
        match melee.step {
            MeleeStep::None => self.judge_fight(state, at),
            _ if at != melee.at => {
                Err(bar!("crimea:12.A.8.3", "finish-other-melee-first", unit = unit, hex = melee.at))
            }
            MeleeStep::Refusals => {
                let ways = self.retreats(state, unit);
                let to = ways.first().unwrap_or(at);
                self.judge_refuse(state, unit, to)
            }
            _ => self.judge_join(state, unit),
        }
    }

    /// The decision that a hex alone stands for.
    pub(crate) fn meant_by_hex(&self, state: &State, at: Hex) -> Option<Decision> {
        match (state.stage, state.action.phase) {
            (Stage::Fortification, _) => Some(Decision::Build { at }),
            (Stage::Action, Phase::Repair) => Some(Decision::Repair { at }),
            (Stage::Action, Phase::AttackerMelee | Phase::DefenderMelee) => Some(Decision::Fight { at }),
            _ => None,
        }
    }
}

/// Allowed if any hex is; else what bars the first.
fn first_open(mut hexes: impl Iterator<Item = Hex>, judge: impl Fn(Hex) -> Verdict) -> Verdict {
    let Some(first) = hexes.next() else { return Ok(()) };
    let verdict = judge(first);
    if verdict.is_ok() || hexes.any(|hex| judge(hex).is_ok()) { Ok(()) } else { verdict }
}

//! Everything that can be wrong with a state.

use crate::battle::Battle;
use crate::phrasebook::{PHRASES, text};
use crate::quad::Quad;
use crate::state::{Combat, Phase, Place, Stage, State};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hex_wargame::Bar;
use hexmap::{Hex, HexSet};
use kernel::FaultKind::{
    BeyondEdge, BothSides, Condition, Contradiction, Misplaced, Range, Sequence, Stacking,
};
use kernel::{FaultKind, PositionFault, PositionFaults};
use phrases::Arg;

impl<B: Battle> Quad<B> {
    /// What is wrong with a state; nothing if it is sound.
    pub fn audit_state(&self, state: &State<B::Exclusive>) -> PositionFaults {
        let mut faults = PositionFaults::default();
        self.audit_places(state, &mut faults);
        self.audit_stacks(state, &mut faults);
        self.audit_marks(state, &mut faults);
        self.audit_sequence(state, &mut faults);
        self.audit_combat(state, &mut faults);
        self.audit_retreat(state, &mut faults);
        self.battle.audit(self, state, &mut faults);
        faults
    }

    /// Something that is wrong with a unit: a message that needs nothing but the unit.
    pub(crate) fn unit_fault(&self, kind: FaultKind, unit: UnitId, message: &'static str) -> PositionFault {
        kind.fault(text!(message, unit = self.unit_arg(unit))).unit(self.roster.id(unit))
    }

    /// A unit that is in a hex off the map.
    pub(crate) fn off_map_fault(&self, unit: UnitId, hex: Hex) -> PositionFault {
        let text = text!("fault-unit-off-map-hex", unit = self.unit_arg(unit), hex = Arg::place(hex));
        BeyondEdge.fault(text).by("quad:5.17").at(hex).unit(self.roster.id(unit))
    }

    /// What a judge forbids, in a state in which it has happened.
    fn barred(&self, bar: Bar) -> PositionFault {
        PositionFault::refused(Sequence, bar.explain(&PHRASES, |unit| self.roster.names(unit)))
    }

    fn audit_places(&self, state: &State<B::Exclusive>, faults: &mut PositionFaults) {
        for unit in self.roster.ids() {
            let info = self.roster.unit(unit);
            if let Some(hex) = state.hex(unit) {
                if !self.map.on_map().contains(hex) {
                    faults.push(self.off_map_fault(unit, hex));
                } else if self.ground.closed().contains(hex) {
                    let text = text!("fault-closed-hex", unit = self.unit_arg(unit), hex = Arg::place(hex));
                    let fault = Misplaced.fault(text).by(self.ground.closed_by()).at(hex);
                    faults.push(fault.unit(self.roster.id(unit)));
                }
            }
            faults.check(state.place[unit] != Place::Waiting || info.entry.is_some(), || {
                self.unit_fault(Misplaced, unit, "fault-no-reinforcement").by("quad:12.0")
            });
        }
        let both = self.held_by(state, Side::Russian) & self.held_by(state, Side::Allied);
        for hex in both.iter() {
            let text = text!("fault-both-sides", hex = Arg::place(hex));
            faults.push(BothSides.fault(text).by("quad:5.34").at(hex));
        }
    }

    /// Stacks are legal, save for a unit on its way through and for two that change places, and the heights are 0, 1, 2, ...
    fn audit_stacks(&self, state: &State<B::Exclusive>, faults: &mut PositionFaults) {
        let passing =
            state.retreat.as_ref().filter(|retreat| retreat.walked.is_some()).map(|retreat| retreat.unit);
        let meeting = self.crowded_hex(state);
        for side in Side::BOTH {
            for hex in self.held_by(state, side).iter() {
                let stack = self.stack(state, side, hex);
                let load = stack
                    .iter()
                    .filter(|unit| Some(**unit) != passing)
                    .fold(crate::stacking::StackLoad::default(), |load, unit| load.with(self.loads[*unit]));
                let is_legal = load.line + load.guns == 0 || self.battle.is_legal_stack(load);
                let is_meeting =
                    Some(hex) == meeting && self.is_crowd(load) && self.can_be_settled(state, hex);
                faults.check(is_legal || is_meeting, || {
                    let fault = Stacking.fault(text!("fault-stack", hex = Arg::place(hex)));
                    stack.iter().fold(fault.by("quad:5.32").at(hex), |fault, unit| {
                        fault.unit(&self.roster.unit(*unit).id)
                    })
                });
                let heights = stack.iter().map(|unit| usize::from(state.level[*unit]));
                faults.check(heights.eq(0..stack.len()), || {
                    let text = text!("fault-stack-order", hex = Arg::place(hex));
                    Contradiction.fault(text).by("quad:5.37").at(hex)
                });
            }
        }
    }

    fn audit_marks(&self, state: &State<B::Exclusive>, faults: &mut PositionFaults) {
        let on_map: UnitSet = self.roster.ids().filter(|unit| state.hex(*unit).is_some()).collect();
        let own = self.roster.set_of(state.phasing);
        let enemy = self.roster.set_of(state.phasing.enemy());
        let movement = state.phase == Phase::Movement;
        let fire = state.phase.is_fire();
        let melee = state.phase == Phase::Melee;
        let firing = self.roster.set_of(self.firing_side(state));
        let marks: [(&'static str, UnitSet, UnitSet, bool); 10] = [
            ("fault-mark-disrupted", state.disrupted, on_map, true),
            ("fault-mark-moved", state.moved, on_map, true),
            ("fault-mark-in-woods", state.in_woods, on_map.and(own), movement),
            ("fault-mark-fired", state.fired, on_map.and(firing), fire),
            ("fault-mark-targeted", state.targeted, on_map.without(firing), fire || melee),
            ("fault-mark-tried", state.tried, on_map, matches!(state.phase, Phase::Evasion | Phase::Rally)),
            ("fault-mark-spent-in-melee", state.spent_in_melee, on_map.and(own), melee),
            ("fault-mark-must-attack", state.must_attack, on_map.and(own), melee),
            ("fault-mark-must-be-attacked", state.must_be_attacked, on_map.and(enemy), melee),
            ("fault-mark-left-to-disrupted", state.left_to_disrupted, state.must_be_attacked, melee),
        ];
        for (message, set, allowed, phase_fits) in marks {
            for unit in set.iter() {
                faults.check(allowed.contains(unit) && phase_fits, || {
                    self.unit_fault(Condition, unit, message)
                });
            }
        }
        for unit in self.roster.ids() {
            let spent = state.spent[unit];
            let moves = movement && own.contains(unit) && state.moved.contains(unit);
            faults.check(spent == 0 || moves, || {
                self.unit_fault(Condition, unit, "fault-spent-without-moving")
            });
            // Cavalry that rode hard is disrupted after it moved, so its full allowance counts.
            let info = self.roster.unit(unit);
            let rode_hard = info.arm == Arm::Cavalry && state.in_hand != Some(unit);
            let most = if rode_hard { info.movement * 2 } else { self.allowance(state, unit) };
            faults.check(spent <= most, || self.unit_fault(Range, unit, "fault-overspent").by("quad:5.16"));
        }
    }

    /// Who is on the march or has just arrived, who has entered and what was attacked fit the phase.
    fn audit_sequence(&self, state: &State<B::Exclusive>, faults: &mut PositionFaults) {
        let own = self.roster.set_of(state.phasing);
        let movement = state.phase == Phase::Movement;
        let attacks = state.phase.is_fire() || state.phase == Phase::Melee;
        if let Some(unit) = state.in_hand {
            let marches = movement && own.contains(unit) && state.moved.contains(unit);
            faults.check(marches && state.hex(unit).is_some(), || {
                self.unit_fault(Sequence, unit, "fault-in-hand")
            });
        }
        if let Some(unit) = state.arriving {
            let elsewhere = movement || matches!(state.phase, Phase::Rally | Phase::Over);
            faults.check(state.level[unit] > 0 && !elsewhere, || {
                self.unit_fault(Sequence, unit, "fault-arriving")
            });
        }
        let entered: usize = state.entries.iter().map(|(_, count)| usize::from(count)).sum();
        let on_map = state.entries.iter().all(|(hex, _)| self.map.on_map().contains(hex));
        faults.check(entered <= state.moved.and(own).len() as usize && on_map, || {
            Sequence.fault(text!("fault-too-many-entered")).by("quad:12.13")
        });
        faults.check(movement || state.entries.iter().next().is_none(), || {
            Sequence.fault(text!("fault-entered-in-wrong-phase")).by("quad:12.0")
        });
        for hex in (state.attacked - *self.map.on_map()).iter() {
            let text = text!("fault-attacked-off-map", hex = Arg::place(hex));
            faults.push(BeyondEdge.fault(text).by("quad:5.17").at(hex));
        }
        faults.check(attacks || state.attacked.is_empty(), || {
            Sequence.fault(text!("fault-attacked-in-wrong-phase")).by("quad:4.0")
        });
        let is_last = state.turn == self.calendar.turns && state.phasing != self.calendar.first;
        faults.check(state.phase != Phase::Over || is_last, || {
            Sequence.fault(text!("fault-over-too-soon")).by("quad:4.0")
        });
    }

    fn audit_combat(&self, state: &State<B::Exclusive>, faults: &mut PositionFaults) {
        let combat = &state.combat;
        if combat.stage == Stage::None {
            faults.check(*combat == Combat::NONE, || Sequence.fault(text!("fault-no-combat")));
            return;
        }
        let phase_fits = match combat.stage {
            Stage::None => true,
            Stage::Openings => state.phase.is_fire() || matches!(state.phase, Phase::Evasion | Phase::Melee),
            Stage::Declaring | Stage::Retreats => state.phase.is_fire() || state.phase == Phase::Melee,
            Stage::Advance => state.phase == Phase::Melee,
        };
        if !phase_fits {
            faults.push(Sequence.fault(text!("fault-combat-in-wrong-phase")).by("quad:4.0"));
            return;
        }
        if combat.stage == Stage::Declaring {
            self.audit_declaration(state, faults);
        }
        for unit in combat.fleeing.iter().filter(|unit| state.hex(*unit).is_none()) {
            faults.push(self.unit_fault(Sequence, unit, "fault-retreats-off-map"));
        }
        let flee = |side: Side| combat.fleeing.iter().any(|unit| self.side(unit) == side);
        faults.check(!Side::BOTH.into_iter().all(flee), || Sequence.fault(text!("fault-both-sides-retreat")));
        let somebody_flees = !combat.fleeing.is_empty() || state.arriving.is_some();
        faults.check(combat.stage != Stage::Retreats || somebody_flees, || {
            Sequence.fault(text!("fault-nobody-retreats")).by("quad:8.5")
        });
        for unit in combat.fleeing.iter() {
            faults.check(combat.distance > 0 && self.retreat_length(state, unit) > 0, || {
                self.unit_fault(Sequence, unit, "fault-no-distance-to-retreat").by("quad:8.5")
            });
            let rule = if state.phase == Phase::Melee { "quad:8.55" } else { "quad:7.17" };
            faults.check(self.arm(unit) != Arm::Artillery, || {
                self.unit_fault(Sequence, unit, "fault-artillery-retreats").by(rule)
            });
        }
        let advances = matches!(combat.stage, Stage::Openings | Stage::Advance);
        faults.check(!advances || self.any_advance(state) || state.arriving.is_some(), || {
            Sequence.fault(text!("fault-nobody-advances")).by("quad:8.71")
        });
    }

    fn audit_declaration(&self, state: &State<B::Exclusive>, faults: &mut PositionFaults) {
        let combat = &state.combat;
        let targets = combat.targets.as_slice();
        let distinct: HexSet = targets.iter().copied().collect();
        if targets.is_empty()
            || distinct.len() != targets.len()
            || (state.phase.is_fire() && targets.len() > 1)
        {
            faults.push(Sequence.fault(text!("fault-targets")));
            return;
        }
        let mut plain = *state;
        plain.combat = Combat::NONE;
        if state.phase.is_fire() {
            let target: Hex = targets[0];
            let aimed = self.judge_target(&plain, target).err();
            let shots = combat.attackers.iter().map(|unit| self.judge_shot(&plain, unit, target).err());
            let bars = std::iter::once(aimed).chain(shots).flatten();
            faults.extend(bars.map(|bar| self.barred(bar)));
            return;
        }
        let muster = self.muster(state);
        let declared = muster.declared(combat.attackers, targets);
        if declared.attackers.count_ones() != combat.attackers.len()
            || declared.hexes.count_ones() as usize != targets.len()
        {
            faults.push(Sequence.fault(text!("fault-melee-parts")).by("quad:8.15"));
        } else if (declared.attackers != 0 && muster.closure(declared).is_none())
            || (declared.attackers == 0 && muster.addable_attackers(declared).next().is_none())
        {
            faults.push(Sequence.fault(text!("fault-melee-unfinished")).by("quad:8.24"));
        }
    }

    fn audit_retreat(&self, state: &State<B::Exclusive>, faults: &mut PositionFaults) {
        let Some(retreat) = &state.retreat else { return };
        let unit = retreat.unit;
        if state.combat.stage != Stage::Retreats || !state.combat.fleeing.contains(unit) {
            faults.push(self.unit_fault(Sequence, unit, "fault-not-retreating").by("quad:8.5"));
            return;
        }
        let path = retreat.path.as_slice();
        let adjacent = path.windows(2).all(|step| step[0].direction_to(step[1]).is_some());
        let here = path.get(usize::from(retreat.walked.unwrap_or(0)));
        faults.check(adjacent && here.copied() == state.hex(unit), || {
            self.unit_fault(Sequence, unit, "fault-path-elsewhere").by("quad:8.5")
        });
        for displaced in retreat.chain.as_slice() {
            let from = state.hex(displaced.unit);
            let beside = from.is_some_and(|hex| hex.direction_to(displaced.to).is_some());
            faults.check(beside, || {
                self.unit_fault(Sequence, displaced.unit, "fault-displaced").by("quad:8.61")
            });
        }
    }
}

//! Everything that can be wrong with a state.

use crate::battle::Battle;
use crate::quad::Quad;
use crate::state::{Combat, Phase, Place, Stage, State};
use crate::unit::{Arm, Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use manoeuvre::Bar;

impl<B: Battle> Quad<B> {
    /// What is wrong with a state, in sentences; nothing if it is sound.
    pub fn audit_state(&self, state: &State<B::Exclusive>) -> Vec<String> {
        let mut faults = Vec::new();
        self.audit_places(state, &mut faults);
        self.audit_stacks(state, &mut faults);
        self.audit_marks(state, &mut faults);
        self.audit_combat(state, &mut faults);
        self.audit_retreat(state, &mut faults);
        faults.extend(self.battle.audit(self, state));
        faults
    }

    fn name(&self, unit: UnitId) -> &str {
        &self.roster.unit(unit).name
    }

    fn audit_places(&self, state: &State<B::Exclusive>, faults: &mut Vec<String>) {
        for unit in self.roster.ids() {
            let info = self.roster.unit(unit);
            match state.hex(unit) {
                Some(hex) if !self.map.on_map().contains(hex) => {
                    faults.push(format!("{} stands on {hex}, which is not on the map.", info.name));
                }
                Some(hex) if self.ground.closed().contains(hex) => {
                    faults.push(format!("{} stands in {hex}, which nobody can enter.", info.name));
                }
                _ => {}
            }
            if state.place[unit] == Place::Waiting && info.entry.is_none() {
                faults.push(format!("{} is no reinforcement and cannot be waiting.", info.name));
            }
        }
        let both = self.held_by(state, Side::Russian) & self.held_by(state, Side::Allied);
        for hex in both.iter() {
            faults.push(format!("Both sides stand in {hex} (quad:5.34)."));
        }
    }

    /// Stacks are legal, save for a unit on its way through, and the heights are 0, 1, 2, ...
    fn audit_stacks(&self, state: &State<B::Exclusive>, faults: &mut Vec<String>) {
        let passing =
            state.retreat.as_ref().filter(|retreat| retreat.walked.is_some()).map(|retreat| retreat.unit);
        for side in Side::BOTH {
            for hex in self.held_by(state, side).iter() {
                let stack = self.stack(state, side, hex);
                let load = stack
                    .iter()
                    .filter(|unit| Some(**unit) != passing)
                    .fold(crate::stacking::StackLoad::default(), |load, unit| load.with(self.loads[*unit]));
                if !self.battle.is_legal_stack(load) && load.line + load.guns > 0 {
                    faults.push(format!("The units in {hex} may not stand together (quad:5.32)."));
                }
                if stack.iter().enumerate().any(|(height, unit)| usize::from(state.level[*unit]) != height) {
                    faults.push(format!("The order of the stack in {hex} is broken."));
                }
            }
        }
    }

    fn audit_marks(&self, state: &State<B::Exclusive>, faults: &mut Vec<String>) {
        let on_map: UnitSet = self.roster.ids().filter(|unit| state.hex(*unit).is_some()).collect();
        let own = self.roster.set_of(state.phasing);
        let enemy = self.roster.set_of(state.phasing.enemy());
        let movement = state.phase == Phase::Movement;
        let fire = state.phase.is_fire();
        let melee = state.phase == Phase::Melee;
        let firing = self.roster.set_of(self.firing_side(state));
        let marks: [(&str, UnitSet, UnitSet, bool); 10] = [
            ("is disrupted", state.disrupted, on_map, true),
            ("has moved", state.moved, on_map, true),
            ("has entered woods", state.in_woods, on_map.and(own), movement),
            ("was put on top", state.raised, on_map.and(own), movement),
            ("has fired", state.fired, on_map.and(firing), fire),
            ("was a target", state.targeted, on_map.without(firing), fire || melee),
            (
                "has used its one try",
                state.tried,
                on_map,
                matches!(state.phase, Phase::Evasion | Phase::Rally),
            ),
            ("is spent in melee", state.spent_in_melee, on_map.and(own), melee),
            ("must attack", state.must_attack, on_map.and(own), melee),
            ("must be attacked", state.must_be_attacked, on_map.and(enemy), melee),
        ];
        for (what, set, allowed, phase_fits) in marks {
            for unit in set.iter() {
                if !allowed.contains(unit) || !phase_fits {
                    faults.push(format!("{} {what}, which cannot be here and now.", self.name(unit)));
                }
            }
        }
        for unit in self.roster.ids() {
            let spent = state.spent[unit];
            if spent > 0 && (!movement || !own.contains(unit) || !state.moved.contains(unit)) {
                faults.push(format!("{} has spent movement points without moving now.", self.name(unit)));
            }
            // Cavalry that rode hard is disrupted after it moved, so its full allowance counts.
            let info = self.roster.unit(unit);
            let rode_hard = info.arm == Arm::Cavalry && state.in_hand != Some(unit);
            let most = if rode_hard { info.movement * 2 } else { self.allowance(state, unit) };
            if spent > most {
                faults.push(format!("{} has spent more than its allowance (quad:5.16).", self.name(unit)));
            }
        }
        if let Some(unit) = state.in_hand
            && (!movement || !own.contains(unit) || !state.moved.contains(unit) || state.hex(unit).is_none())
        {
            faults.push(format!("{} is in hand, which cannot be here and now.", self.name(unit)));
        }
        if let Some(unit) = state.arriving
            && (state.level[unit] == 0 || movement || matches!(state.phase, Phase::Rally | Phase::Over))
        {
            faults.push(format!("{} has not just come on top of anybody.", self.name(unit)));
        }
        let entered: usize = state.entries.iter().map(|(_, count)| usize::from(count)).sum();
        let on_edge = |hex: Hex| self.map.on_map().contains(hex);
        if entered > state.moved.and(own).len() as usize || !state.entries.iter().all(|(hex, _)| on_edge(hex))
        {
            faults
                .push("More units have entered than have moved, or somewhere else (quad:12.13).".to_owned());
        }
        if !state.attacked.is_subset(self.map.on_map()) {
            faults.push("A hex that is not on the map cannot have been attacked.".to_owned());
        }
        if state.phase == Phase::Over
            && (state.turn != self.calendar.turns || state.phasing == self.calendar.first)
        {
            faults.push("The battle is over only after its last Player-Turn (quad:4.0).".to_owned());
        }
        if !movement && state.entries.iter().next().is_some() {
            faults.push("Units enter in the Movement Phase only (quad:12.0).".to_owned());
        }
        if !fire && !melee && !state.attacked.is_empty() {
            faults.push("Hexes are attacked in fire and melee phases only.".to_owned());
        }
    }

    fn audit_combat(&self, state: &State<B::Exclusive>, faults: &mut Vec<String>) {
        let combat = &state.combat;
        if combat.stage == Stage::None {
            if *combat != Combat::NONE {
                faults.push("There is no combat, but it has parts.".to_owned());
            }
            return;
        }
        let phase_fits = match combat.stage {
            Stage::None => true,
            Stage::Openings => state.phase.is_fire() || matches!(state.phase, Phase::Evasion | Phase::Melee),
            Stage::Declaring | Stage::Retreats => state.phase.is_fire() || state.phase == Phase::Melee,
            Stage::Advance => state.phase == Phase::Melee,
        };
        if !phase_fits {
            faults.push("A combat of this kind cannot go on in this phase.".to_owned());
            return;
        }
        if combat.stage == Stage::Declaring {
            self.audit_declaration(state, faults);
        }
        for unit in combat.fleeing.iter().filter(|unit| state.hex(*unit).is_none()) {
            faults.push(format!("{} is not on the map and cannot retreat.", self.name(unit)));
        }
        let sides: Vec<Side> = Side::BOTH
            .into_iter()
            .filter(|side| combat.fleeing.iter().any(|unit| self.side(unit) == *side))
            .collect();
        if sides.len() > 1 {
            faults.push("Units of both sides cannot retreat from one combat.".to_owned());
        }
        if combat.stage == Stage::Retreats && combat.fleeing.is_empty() && state.arriving.is_none() {
            faults.push("Nobody has to retreat.".to_owned());
        }
        for unit in combat.fleeing.iter() {
            if combat.distance == 0 || self.retreat_length(state, unit) == 0 {
                faults.push(format!("{} has no hexes to retreat.", self.name(unit)));
            }
        }
        let guns = combat.fleeing.iter().filter(|unit| self.arm(*unit) == Arm::Artillery);
        for unit in guns {
            faults
                .push(format!("{} is artillery and never retreats (quad:7.17, quad:8.55).", self.name(unit)));
        }
        if matches!(combat.stage, Stage::Openings | Stage::Advance)
            && !self.any_advance(state)
            && state.arriving.is_none()
        {
            faults.push("Nobody can advance.".to_owned());
        }
    }

    fn audit_declaration(&self, state: &State<B::Exclusive>, faults: &mut Vec<String>) {
        let combat = &state.combat;
        let targets = combat.targets.as_slice();
        let distinct: HexSet = targets.iter().copied().collect();
        if targets.is_empty()
            || distinct.len() != targets.len()
            || (state.phase.is_fire() && targets.len() > 1)
        {
            faults.push("A combat that is declared has its targets, each once; fire has one.".to_owned());
            return;
        }
        let mut plain = *state;
        plain.combat = Combat::NONE;
        let complain = |bar: Bar, faults: &mut Vec<String>| {
            faults.push(bar.explain(|unit| self.roster.names(unit)).to_string());
        };
        if state.phase.is_fire() {
            let target: Hex = targets[0];
            if let Err(bar) = self.judge_target(&plain, target) {
                complain(bar, faults);
            }
            for unit in combat.attackers.iter() {
                if let Err(bar) = self.judge_shot(&plain, unit, target) {
                    complain(bar, faults);
                }
            }
            return;
        }
        let muster = self.muster(state);
        let declared = muster.declared(combat.attackers, targets);
        if declared.attackers.count_ones() != combat.attackers.len()
            || declared.hexes.count_ones() as usize != targets.len()
        {
            faults.push(
                "The declared melee names units or hexes that cannot take part (quad:8.15).".to_owned(),
            );
        } else if (declared.attackers != 0 && muster.closure(declared).is_none())
            || (declared.attackers == 0 && muster.addable_attackers(declared).next().is_none())
        {
            faults.push("The declared melee cannot be finished (quad:8.24).".to_owned());
        }
    }

    fn audit_retreat(&self, state: &State<B::Exclusive>, faults: &mut Vec<String>) {
        let Some(retreat) = &state.retreat else { return };
        let unit = retreat.unit;
        if state.combat.stage != Stage::Retreats || !state.combat.fleeing.contains(unit) {
            faults.push(format!("{} does not have to retreat.", self.name(unit)));
            return;
        }
        let path = retreat.path.as_slice();
        let adjacent = path.windows(2).all(|step| step[0].direction_to(step[1]).is_some());
        let here = path.get(usize::from(retreat.walked.unwrap_or(0)));
        if !adjacent || here.copied() != state.hex(unit) {
            faults.push(format!(
                "The path of {} does not lead through where it is (quad:8.5).",
                self.name(unit)
            ));
        }
        for displaced in retreat.chain.as_slice() {
            let from = state.hex(displaced.unit);
            if from.is_none_or(|hex| hex.direction_to(displaced.to).is_none()) {
                faults.push(format!("{} cannot make room that way (quad:8.61).", self.name(displaced.unit)));
            }
        }
    }
}

//! Why a thing that is touched leads nowhere now, and why a phase is passed over.

use crate::battle::Battle;
use crate::decision::Decision;
use crate::event::{Event, Skip};
use crate::outlook::Outlook;
use crate::quad::Quad;
use crate::state::{Phase, Place, Stage, State};
use crate::unit::{Side, UnitId};
use hex_wargame::{Bar, Verdict, bar};
use hexmap::Hex;
use kernel::{Case, Log};

impl<B: Battle> Quad<B> {
    /// What keeps a unit from everything that it could be wanted for now.
    pub(crate) fn why_unit_idles(&self, state: &State<B::Exclusive>, unit: UnitId) -> Option<Bar> {
        let mut outlook = Outlook::default();
        if state.arriving.is_some() || self.roll_asked(state).is_some() {
            return self.judge(state, &mut outlook, Decision::Done).err();
        }
        match state.combat.stage {
            Stage::Retreats => match state.hex(unit) {
                Some(hex) => self.judge(state, &mut outlook, Decision::Retreat { unit, to: hex }),
                None => Err(self.off_the_map(state, unit)),
            },
            Stage::Openings | Stage::Advance => self.judge_any_advance(state, unit),
            Stage::None | Stage::Declaring => self.judge_in_this_phase(state, &mut outlook, unit),
        }
        .err()
    }

    /// What keeps whoever stands in a hex, or keeps it from being attacked; nothing for an empty one.
    pub(crate) fn why_hex_idles(&self, state: &State<B::Exclusive>, at: Hex) -> Option<Bar> {
        let asked = self.deciding_side(state)?;
        let unit = [asked, asked.enemy()].into_iter().find_map(|side| self.top_of(state, side, at))?;
        self.why_unit_idles(state, unit)
    }

    fn off_the_map(&self, state: &State<B::Exclusive>, unit: UnitId) -> Bar {
        match state.place[unit] {
            Place::Waiting => bar!("quad:12.0", "has-not-entered-map", unit = unit),
            _ => bar!("quad:5.0", "is-out-of-battle", unit = unit),
        }
    }

    fn judge_any_advance(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        let Some(hex) = state.hex(unit) else { return Err(self.off_the_map(state, unit)) };
        if self.candidates_to_advance(state).contains(unit) && self.advance_choices(state, unit).is_empty() {
            return Err(bar!("quad:8.71", "has-no-hex-to-advance-into", unit = unit));
        }
        self.judge_advance(state, unit, hex)
    }

    fn judge_in_this_phase(
        &self,
        state: &State<B::Exclusive>,
        outlook: &mut Outlook,
        unit: UnitId,
    ) -> Verdict {
        match state.phase {
            Phase::Movement => self.judge_any_march(state, outlook, unit),
            Phase::DefensiveFire | Phase::OffensiveFire => self.judge_any_fire(state, unit),
            Phase::Evasion => {
                self.judge_evader(state, unit)?;
                Err(bar!("quad:11.26", "has-no-hex-to-withdraw-to", unit = unit))
            }
            Phase::Melee => self.judge_any_melee(state, unit),
            Phase::Rally => self.judge_rally(state, unit),
            Phase::Over => Err(bar!("quad:4.0", "battle-is-over")),
        }
    }

    fn judge_any_march(&self, state: &State<B::Exclusive>, outlook: &mut Outlook, unit: UnitId) -> Verdict {
        self.judge_crowd(state, Some(unit))?;
        if state.place[unit] == Place::Waiting {
            let open = self.entry_hexes(state, outlook, unit)?;
            let Some(at) = open.first() else {
                return Err(bar!("quad:12.22", "every-entry-is-blocked", unit = unit));
            };
            return self.judge_entry(state, outlook, unit, at, at).map(|_| ());
        }
        let from = self.judge_mover(state, unit)?;
        // What keeps it from the next hexes keeps it from all others.
        let mut near = self.neighbours(from).map(|to| self.judge_march(state, outlook, unit, to).map(|_| ()));
        near.find(Result::is_err).unwrap_or(Ok(()))
    }

    fn judge_any_fire(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        let side = self.firing_side(state);
        if self.side(unit) != side {
            return match state.hex(unit) {
                Some(at) => self.judge_fire_aim(state, at),
                None => Err(self.off_the_map(state, unit)),
            };
        }
        if state.combat.stage == Stage::Declaring {
            return self.judge_fire_join(state, unit);
        }
        let from = self.judge_firer(state, unit)?;
        let held = self.held_by(state, side.enemy());
        let shot = |at: Hex| self.judge_aim(state, unit, from, at).and_then(|_| self.judge_target(state, at));
        if held.iter().any(|at| shot(at).is_ok()) {
            return Err(bar!("quad:7.12", "choose-target-before-unit", unit = unit));
        }
        // The nearest enemy is the one that somebody would fire at.
        match held.iter().min_by_key(|at| from.distance(*at)) {
            Some(at) => shot(at),
            None => Err(bar!("quad:7.0", "has-no-enemy-to-fire-at", unit = unit)),
        }
    }

    fn judge_any_melee(&self, state: &State<B::Exclusive>, unit: UnitId) -> Verdict {
        let Some(at) = state.hex(unit) else { return Err(self.off_the_map(state, unit)) };
        if self.side(unit) != state.phasing {
            return self.judge_melee_aim(state, at);
        }
        let joins = self.judge_melee_join(state, unit);
        if state.combat.stage == Stage::Declaring {
            return joins;
        }
        if !self.face(state, unit).melee.open {
            return Err(bar!("quad:8.17", "has-melee-strength-for-defence-only", unit = unit));
        }
        if state.spent_in_melee.contains(unit) {
            return Err(bar!("quad:8.14", "cannot-attack-again", unit = unit));
        }
        if self.muster(state).attacker(unit).is_none() {
            return Err(bar!("quad:8.15", "has-no-enemy-to-attack", unit = unit));
        }
        Err(bar!("quad:8.15", "choose-defender-before-unit", unit = unit))
    }

    /// Says that the phase is passed over, in one line with those that were just before it; or that it is over, if somebody
    /// has done something in it.
    pub(crate) fn tell_idle_phase(&self, state: &State<B::Exclusive>, log: &mut Log<Event>) {
        log.amend(|told| {
            let (phase, side) = (state.phase, self.deciding_side(state).unwrap_or(state.phasing));
            if self.was_played(state) {
                told.push(Event::PhaseSpent { phase, side });
                return;
            }
            let (rule, why) = self.why_phase_idles(state, side);
            let skip = Skip { phase, side, rule: Case(rule), why };
            if matches!(told.last(), Some(Event::PhaseBegan { phase: begun, .. }) if *begun == phase) {
                told.pop();
            }
            match told.last_mut() {
                Some(Event::PhasesSkipped { skips }) => skips.push(skip),
                _ => told.push(Event::PhasesSkipped { skips: vec![skip] }),
            }
        });
    }

    fn was_played(&self, state: &State<B::Exclusive>) -> bool {
        let sets = [state.fired, state.targeted, state.tried, state.spent_in_melee];
        !state.attacked.is_empty() || sets.iter().any(|set| !set.is_empty())
    }

    fn why_phase_idles(&self, state: &State<B::Exclusive>, side: Side) -> (&'static str, &'static str) {
        match state.phase {
            Phase::Evasion if self.roster.of(side).any(|unit| self.judge_evader(state, unit).is_ok()) => {
                ("quad:11.26", "why-no-hex-to-withdraw-to")
            }
            Phase::Evasion => ("quad:11.26", "why-no-cavalry-threatened"),
            Phase::Melee => ("quad:8.15", "why-no-attacker"),
            Phase::Rally if state.disrupted.iter().all(|unit| self.side(unit) != side) => {
                ("quad:10.0", "why-nobody-disrupted")
            }
            Phase::Rally => {
                let mut bars = state.disrupted.iter().filter_map(|unit| self.judge_rally(state, unit).err());
                let other = |bar: &Bar| bar.rule().0 != "quad:10.0";
                (bars.find(other).map_or("quad:10.0", |bar| bar.rule().0), "why-nobody-may-rally")
            }
            _ => self.why_no_fire(state, side),
        }
    }

    fn why_no_fire(&self, state: &State<B::Exclusive>, side: Side) -> (&'static str, &'static str) {
        let held = self.held_by(state, side.enemy());
        let mut bars = Vec::new();
        for unit in self.roster.of(side) {
            let Ok(from) = self.judge_firer(state, unit) else { continue };
            bars.extend(held.iter().filter_map(|at| self.judge_aim(state, unit, from, at).err()));
            if held.is_empty() {
                return ("quad:7.0", "why-no-enemy-on-map");
            }
        }
        let is_reach = |bar: &Bar| matches!(bar.rule().0, "quad:7.27" | "quad:7.41");
        match bars.iter().find(|bar| !is_reach(bar)) {
            _ if bars.is_empty() => ("quad:7.0", "why-nobody-ready-to-fire"),
            Some(_) => ("quad:7.25", "why-no-enemy-in-sight"),
            None => ("quad:7.27", "why-no-enemy-in-range"),
        }
    }
}

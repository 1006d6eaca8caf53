//! What is wrong with a state: for positions that are set up, and for the soak.

use crate::phrasebook::text;
use crate::roster::Arm;
use crate::side::Side;
use crate::skirmish::Skirmish;
use crate::state::State;
use kernel::FaultKind::{BeyondEdge, BothSides, Condition, Misplaced, Range, Sequence, Stacking, Unsettled};
use kernel::PositionFaults;
use phrases::Arg;
use wargame::{TwoSides, UnitId};

impl Skirmish {
    /// Every fault of a state.
    pub(crate) fn faults(&self, state: &State) -> PositionFaults {
        let mut faults = PositionFaults::default();
        faults.check((1..=self.rules.turns).contains(&state.turn), || {
            Sequence.fault(text!("fault-no-such-turn", turn = state.turn)).by("skirmish:1.2")
        });
        for unit in self.roster.ids() {
            self.audit_unit(state, unit, &mut faults);
        }
        let is_gone = Side::BOTH.iter().any(|side| self.is_gone(state, *side));
        faults.check(state.over || !is_gone, || {
            Unsettled.fault(text!("fault-side-is-gone")).by("skirmish:5.2")
        });
        faults
    }

    fn audit_unit(&self, state: &State, unit: UnitId, faults: &mut PositionFaults) {
        let (info, now) = (self.roster.unit(unit), state.units[unit]);
        let Some(hex) = now.hex else { return };
        let id = &info.id;
        faults.check(self.map.on_map().contains(hex), || {
            BeyondEdge
                .fault(text!("fault-off-map", unit = self.unit_arg(unit), hex = Arg::place(hex)))
                .at(hex)
                .unit(id)
        });
        if let Some(other) = self.unit_in(state, hex).filter(|other| *other != unit) {
            let kind = if self.roster.side(other) == info.side { Stacking } else { BothSides };
            let fault = kind.fault(text!("fault-two-units", hex = Arg::place(hex))).by("skirmish:2.3");
            faults.push(fault.at(hex).unit(self.roster.id(other)).unit(id));
        }
        faults.check((1..=self.rules.steps).contains(&now.steps), || {
            Range
                .fault(text!("fault-steps", unit = self.unit_arg(unit), steps = now.steps))
                .by("skirmish:4.3")
                .unit(id)
        });
        faults.check(info.arm != Arm::Rider || !self.is_copse(hex), || {
            Misplaced
                .fault(text!("fault-in-copse", unit = self.unit_arg(unit), hex = Arg::place(hex)))
                .by("skirmish:2.2")
                .at(hex)
                .unit(id)
        });
        faults.check(!now.acted || info.side == state.active, || {
            Condition.fault(text!("fault-acted", unit = self.unit_arg(unit))).by("skirmish:1.3").unit(id)
        });
        faults.check(hex != self.hill || state.holder == Some(info.side), || {
            Unsettled
                .fault(text!("fault-holder", unit = self.unit_arg(unit)))
                .by("skirmish:5.1")
                .at(hex)
                .unit(id)
        });
    }
}

//! Russian reserves and sailors feed other regiments (14.A).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Place, Stage, State};
use crate::unit::{Arm, Side, Size, UnitId};
use hexmap::HexSet;
use kernel::Log;
use manoeuvre::bar;

impl Crimea {
    /// May a reserve or naval regiment give a step to another regiment (14.A)?
    pub(crate) fn judge_feed(&self, state: &State, unit: UnitId, to: UnitId) -> Verdict {
        if state.stage != Stage::Handover {
            return Err(bar!("crimea:14.A.p1.b", "Steps are handed over when the Russian movement is over."));
        }
        let zone = self.zone_of(state, Side::Allied);
        self.judge_giver(state, unit, &zone)?;
        self.judge_receiver(state, unit, to)
    }

    fn judge_giver(&self, state: &State, unit: UnitId, zone: &HexSet) -> Verdict {
        let info = self.roster.unit(unit);
        let gives = matches!(info.arm, Arm::Reserve | Arm::ReserveCavalry | Arm::NavalInfantry);
        let Some(hex) = state.hex(unit).filter(|_| gives && info.size == Size::Regiment) else {
            return Err(bar!("crimea:14.A.p3.a", "{unit} feeds nobody.", unit = unit));
        };
        if zone.contains(hex) {
            return Err(bar!("crimea:14.A.p1.e", "{unit} is next to the enemy.", unit = unit));
        }
        if info.arm == Arm::NavalInfantry && !self.ground.city.contains(hex) {
            return Err(bar!("crimea:14.A.2", "{unit} feeds others in Sevastopol only.", unit = unit));
        }
        Ok(())
    }

    fn judge_receiver(&self, state: &State, unit: UnitId, to: UnitId) -> Verdict {
        let (giver, info) = (self.roster.unit(unit), self.roster.unit(to));
        let fits = match giver.arm {
            Arm::ReserveCavalry => matches!(info.arm, Arm::Cavalry | Arm::Cossacks),
            _ => info.arm == Arm::Infantry,
        };
        if !fits || info.size != Size::Regiment || self.side(to) != Side::Russian {
            return Err(bar!("crimea:14.A.p3.b", "{unit} cannot feed {other}.", unit = unit, other = to));
        }
        if state.replenished.contains(to) {
            return Err(bar!("crimea:14.C.a", "{unit} has taken a step in this turn already.", unit = to));
        }
        if state.place[to] == Place::Lost {
            return if giver.arm == Arm::NavalInfantry {
                Err(bar!("crimea:14.A.1", "Sailors do not bring back a regiment that is destroyed."))
            } else {
                Ok(())
            };
        }
        if state.place[to] != state.place[unit] {
            return Err(bar!(
                "crimea:14.A.p1.b",
                "{unit} and {other} are not in the same hex.",
                unit = unit,
                other = to
            ));
        }
        if state.steps[to] >= info.steps {
            return Err(bar!("crimea:14.A.p1.b", "{unit} is at full strength.", unit = to));
        }
        Ok(())
    }

    /// The giver loses a step, and leaves the game with its last one.
    pub(crate) fn feed(&self, state: &mut State, unit: UnitId, to: UnitId, log: &mut Log<Event>) {
        if state.place[to] == Place::Lost {
            state.place[to] = state.place[unit];
            state.steps[to] = 1;
        } else {
            state.steps[to] += 1;
        }
        state.replenished.insert(to);
        state.steps[unit] -= 1;
        if state.steps[unit] == 0 {
            self.take_off(state, unit, Place::Absent);
        }
        log.tell(|| Event::Fed { unit, to });
    }

    pub(crate) fn offer_handover(&self, state: &State, out: &mut Vec<Decision>) {
        if state.player != Side::Russian {
            return;
        }
        let zone = self.zone_of(state, Side::Allied);
        for unit in self.roster.of(Side::Russian) {
            if self.judge_giver(state, unit, &zone).is_err() {
                continue;
            }
            for to in self.roster.of(Side::Russian) {
                if self.judge_receiver(state, unit, to).is_ok() {
                    out.push(Decision::Feed { unit, to });
                }
            }
        }
    }
}

//! Russian reserves and sailors feed other regiments (14.A).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Place, Stage, State};
use crate::unit::{Arm, Side, Size, UnitId};
use hex_wargame::bar;
use hexmap::HexSet;
use kernel::Log;

impl Crimea {
    /// May a reserve or naval regiment give a step to another regiment (14.A)?
    pub(crate) fn judge_feed(&self, state: &State, unit: UnitId, to: UnitId) -> Verdict {
        if state.stage != Stage::Handover {
            return Err(bar!("crimea:14.A.p1.b", "handover-follows-movement"));
        }
        let zone = self.zone_of(state, Side::Allied);
        self.judge_giver(state, unit, &zone)?;
        self.judge_receiver(state, unit, to)
    }

    /// May a unit feed anybody?
    pub(crate) fn judge_any_feed(&self, state: &State, unit: UnitId) -> Verdict {
        self.judge_giver(state, unit, &self.zone_of(state, Side::Allied))?;
        if self.roster.of(Side::Russian).any(|to| self.judge_receiver(state, unit, to).is_ok()) {
            return Ok(());
        }
        Err(bar!("crimea:14.A.p1.b", "nobody-needs-a-step", unit = unit))
    }

    fn judge_giver(&self, state: &State, unit: UnitId, zone: &HexSet) -> Verdict {
        let info = self.roster.unit(unit);
        let gives = matches!(info.arm, Arm::Reserve | Arm::ReserveCavalry | Arm::NavalInfantry);
        let Some(hex) = state.hex(unit).filter(|_| gives && info.size == Size::Regiment) else {
            return Err(bar!("crimea:14.A.p3.a", "cannot-give-steps", unit = unit));
        };
        if zone.contains(hex) {
            return Err(bar!("crimea:14.A.p1.e", "is-next-to-enemy", unit = unit));
        }
        if info.arm == Arm::NavalInfantry && !self.ground.city.contains(hex) {
            return Err(bar!("crimea:14.A.2", "gives-steps-in-sevastopol", unit = unit));
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
            return Err(bar!("crimea:14.A.p3.b", "cannot-give-steps-to", unit = unit, other = to));
        }
        if state.replenished.contains(to) {
            return Err(bar!("crimea:14.C.a", "has-taken-a-step", unit = to));
        }
        if state.place[to] == Place::Lost {
            return if giver.arm == Arm::NavalInfantry {
                Err(bar!("crimea:14.A.1", "sailors-rebuild-no-regiment"))
            } else {
                Ok(())
            };
        }
        if state.place[to] != state.place[unit] {
            return Err(bar!("crimea:14.A.p1.b", "are-not-together", unit = unit, other = to));
        }
        if state.steps[to] >= info.steps {
            return Err(bar!("crimea:14.A.p1.b", "is-at-full-strength", unit = to));
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

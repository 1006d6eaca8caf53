//! Flank attacks (9.18): into an empty hex that the enemy controls, without a fight.

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::state::{BattleStep, Place, State};
use crate::unit::{Arm, UnitId, UnitSet};
use hex_wargame::{Verdict, bar};
use hexmap::{Hex, HexSet};
use kernel::Log;

impl Inkerman {
    /// May the unit make a flank attack from where it is? Says where that is.
    fn judge_flanker(&self, state: &State, unit: UnitId) -> Verdict<Hex> {
        let from = match state.battle.step {
            BattleStep::None => self.judge_attacker(state, unit)?,
            BattleStep::Momentum if state.battle.attackers.contains(unit) => {
                if state.battle.flanked {
                    return Err(bar!("inkerman:9.18d", "has-made-its-flank-attack", unit = unit));
                }
                state.hex(unit).ok_or(bar!("inkerman:9.18a", "unit-is-not-on-map", unit = unit))?
            }
            _ => return Err(bar!("inkerman:9.4", "finish-attack-first")),
        };
        let enemies = self.held_by(state, state.active.enemy());
        if !self.ground.around(from).intersects(&enemies) {
            return Err(bar!("inkerman:9.18a", "is-next-to-no-enemy", unit = unit));
        }
        Ok(from)
    }

    /// Judges a flank attack.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_flank(&self, state: &State, unit: UnitId, to: Hex) -> Verdict {
        let from = self.judge_flanker(state, unit)?;
        let Some(direction) = from.direction_to(to).filter(|_| self.map.on_map().contains(to)) else {
            return Err(bar!("inkerman:9.18a", "is-not-next-to", unit = unit, hex = to));
        };
        if let Some(other) = self.units_in(state, to).first() {
            return Err(bar!("inkerman:9.18a", "hex-is-not-empty", other = other, hex = to));
        }
        if !self.zone_of(state, state.active.enemy()).contains(to) {
            return Err(bar!("inkerman:9.18a", "is-in-no-enemy-zone-of-control", hex = to));
        }
        if self.ground.is_steep(from, direction) || self.ground.enters_redoubt(from, direction) {
            return Err(bar!(
                "inkerman:9.18e",
                "no-flank-attack-over-steep-slope-or-wall",
                unit = unit,
                hex = to
            ));
        }
        self.judge_blow(unit, from, to)?;
        // 9.19: an advance keeps the prohibitions of a march.
        if !self.ground.is_open(self.gaits[unit], from, direction) {
            return Err(self.why_closed(unit, from, to));
        }
        Ok(())
    }

    /// The hexes that a unit can take by a flank attack.
    pub(crate) fn flanks(&self, state: &State, unit: UnitId) -> HexSet {
        let Ok(from) = self.judge_flanker(state, unit) else { return HexSet::EMPTY };
        self.ground.around(from).iter().filter(|to| self.judge_flank(state, unit, *to).is_ok()).collect()
    }

    pub(crate) fn flank(&self, state: &mut State, unit: UnitId, to: Hex, log: &mut Log<Event>) {
        let Some(from) = state.hex(unit) else { return };
        state.place[unit] = Place::at(to);
        log.tell(|| Event::Flanked { unit, from, to });
        self.silence_if_attacked(state, state.active, to, log);
        state.battle.step = BattleStep::Momentum;
        state.battle.flanked = true;
        state.battle.attackers = UnitSet::only(unit);
        self.after_entry(state, unit, to, false, log);
        let rides_to_its_death =
            self.roster.unit(unit).arm == Arm::Cavalry && !self.house_rules.cavalry_survives_flank_attack;
        if rides_to_its_death && state.hex(unit).is_some() {
            self.eliminate(state, unit, "inkerman:9.14a", log);
        }
        if state.battle.step == BattleStep::None {
            return; // the game ended on the way
        }
        if rides_to_its_death {
            self.end_battle(state, log);
        } else {
            self.offer_momentum(state, unit, log);
        }
    }
}

//! Fire (3).

use crate::event::Event;
use crate::roster::Arm;
use crate::skirmish::Skirmish;
use crate::state::State;
use hex_wargame::{Verdict, bar};
use hexmap::Hex;
use kernel::{Dice, Log};
use wargame::UnitId;

impl Skirmish {
    /// The enemy's hex, and the unit's own: for fire and charges alike.
    pub(crate) fn judge_target(&self, state: &State, unit: UnitId, target: UnitId) -> Verdict<(Hex, Hex)> {
        let from = self.judge_actor(state, unit)?;
        let known = target.index() < self.roster.len();
        match known.then(|| state.units[target].hex).flatten() {
            None => Err(bar!("skirmish:4.3", "there-is-no-such-target")),
            Some(_) if self.roster.side(target) == state.active => {
                Err(bar!("skirmish:3.1", "is-on-same-side", other = target))
            }
            Some(at) => Ok((from, at)),
        }
    }

    /// The least die with which a unit hits, or what bars its fire (3).
    pub(crate) fn judge_fire(&self, state: &State, unit: UnitId, target: UnitId) -> Verdict<u8> {
        let (from, at) = self.judge_target(state, unit, target)?;
        if self.roster.unit(unit).arm != Arm::Fusilier {
            return Err(bar!("skirmish:3.1", "has-no-firearms", unit = unit));
        }
        let (fire, distance) = (&self.rules.fire, from.distance(at));
        if distance > fire.range {
            return Err(bar!("skirmish:3.1", "is-out-of-range", other = target));
        }
        let least = if distance == 1 { fire.near } else { fire.far };
        Ok(least + if self.is_copse(at) { fire.copse } else { 0 })
    }

    pub(crate) fn carry_out_fire(
        &self,
        state: &mut State,
        unit: UnitId,
        target: UnitId,
        dice: &mut dyn Dice,
        log: &mut Log<Event>,
    ) {
        let least = self.judge_fire(state, unit, target).unwrap_or(u8::MAX);
        let die = dice.roll(6);
        let hit = die >= least;
        log.tell(|| Event::Fired { unit, target, die, hit });
        if hit {
            self.lose_step(state, target, "loss-fire", log);
        }
    }
}

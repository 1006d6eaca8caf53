//! Fire: who may, and what comes of it (G).

use crate::decision::{Aims, Benefit};
use crate::event::Event;
use crate::field::Field;
use crate::league::League;
use crate::play::Play;
use crate::state::{AfterLosses, Loss, State};
use crate::unit::{Formation, UnitId};
use crate::volley::Volley;
use wargame::{Verdict, bar};

impl League {
    /// May a unit fire at all: as its action, or in reaction to a charge?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_firer(&self, state: &State, unit: UnitId, reaction: bool) -> Verdict {
        let now = &state.units[unit];
        if reaction && now.reacted {
            return Err(bar!("league:C.a.7", "has-already-reacted", unit = unit));
        }
        self.judge_able(state, unit, reaction)?;
        if now.guns_left.is_some() {
            return Err(bar!("league:M.e.5", "has-left-its-guns-behind", unit = unit));
        }
        match now.formation {
            Formation::Road => Err(bar!("league:G.a", "cannot-fire-in-road-column", unit = unit)),
            Formation::Limbered => Err(bar!("league:F.c", "cannot-fire-limbered", unit = unit)),
            _ => Ok(()),
        }
    }

    /// May a unit fire like this?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_fire(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        benefit: Benefit,
        aims: Aims,
        reaction: bool,
    ) -> Verdict {
        self.judge_firer(state, unit, reaction)?;
        self.judge_benefit(state, unit, benefit)?;
        self.judge_aims(state, field, unit, &aims, reaction)
    }

    /// Fires: at one target after the other, in the order of the first stand that aims at each. Saves, leader rolls
    /// and chits wait in the state's losses (G.a, G.d, G.o). It is not judged here.
    pub fn fire(
        &self,
        state: &mut State,
        unit: UnitId,
        benefit: Benefit,
        aims: Aims,
        reaction: bool,
        play: &mut Play<'_>,
    ) {
        self.spend(state, unit, benefit, play.log);
        let volley = self.volley(state, play.field.refresh(self, state), unit, benefit, &aims);
        for target in volley.targets() {
            self.fire_at(state, unit, &volley, target, play);
        }
        let now = &mut state.units[unit];
        if reaction {
            now.reacted = true;
            state.losses.then = AfterLosses::Charge;
        } else {
            now.acted = true;
            now.moving = false;
            now.came_from = None;
            state.losses.then = AfterLosses::Actions;
        }
    }

    fn fire_at(&self, state: &mut State, unit: UnitId, volley: &Volley, target: UnitId, play: &mut Play<'_>) {
        let mut faces = [0_u8; 6];
        let (mut short, mut long) = (0, 0);
        for part in volley.at(target) {
            for _ in 0..part.dice {
                let face = play.dice.roll(6);
                faces[usize::from(face - 1)] += 1;
                if part.hits(face) {
                    if part.shot.long { long += 1 } else { short += 1 }
                }
            }
        }
        // Sixes are natural: nothing makes or unmakes one (G.d).
        let toll = self.toll(short, long, faces[5]);
        state.losses.push(Loss {
            unit: target,
            hits: toll.hits,
            leader_rolls: toll.leader_rolls,
            chits: toll.chits,
        });
        state.fired_at_by[target].insert(unit);
        play.log.tell(|| Event::Fired { unit, target, faces, hits: toll.hits });
    }
}

//! What becomes of a unit that is turned where it stands.

use crate::field::Field;
use crate::footprint::Pose;
use crate::league::League;
use crate::phrasebook::text;
use crate::state::{Stage, State};
use crate::unit::UnitId;
use kernel::{Case, Factor, Sketch};
use tabletop::Heading;

impl League {
    /// What would become of a unit of the active side if it were turned to a heading: the allowed turn that comes nearest
    /// to it, and whether that uses its action (A.a.2). Nothing outside the actions of its side.
    pub fn sketch_turn(&self, state: &State, unit: UnitId, wish: Heading) -> Option<Sketch> {
        let now = state.units[unit].pose();
        if state.stage != Stage::Actions || !state.here(unit) || self.side(unit) != state.active {
            return None;
        }
        let turn = now.heading.turn_to(wish);
        let field = Field::new(self, state);
        let judge = |heading: Heading| self.judge_face(state, &field, unit, heading, false);
        let refused = judge(wish).err();
        let found = match refused {
            None => Some(wish),
            Some(_) => (1..turn.abs())
                .rev()
                .map(|degrees| now.heading.turned(degrees * turn.signum()))
                .find(|heading| judge(*heading).is_ok()),
        };
        let pose = found.map_or(now, |heading| self.turned(state, unit, heading));
        let reckoning = found.map(|heading| {
            let degrees = now.heading.apart(heading);
            let (text, rule) = if self.is_slight(state, unit, heading) {
                (text!("turn-is-free", degrees = degrees), Case("league:A.a.2"))
            } else {
                (text!("turn-is-action", degrees = degrees), Case("league:A.a.1"))
            };
            Factor { text, rule, value: None }
        });
        Some(Sketch {
            stance: self.stance(state, unit, Pose { formation: now.formation, ..pose }),
            way: vec![(pose.at.x, pose.at.y)],
            used: 0,
            allowed: 0,
            reckoning: reckoning.into_iter().collect(),
            stopped: refused.filter(|_| turn != 0).map(|bar| self.factor(bar)),
            link: found.map(|heading| format!("pose:f{}", heading.degrees())),
        })
    }
}

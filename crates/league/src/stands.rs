//! Fire stand by stand, besides the ways to fire that are listed. Whom a stand may fire at does not depend on the others,
//! so a client can put any part of a volley together from these.

use crate::decision::{Aims, Decision};
use crate::league::League;
use crate::phrasebook::text;
use crate::unit::{MAX_STANDS, UnitId};
use phrases::{Arg, Text};

/// A fire with one stand alone.
const fn alone(stand: usize, target: UnitId) -> Aims {
    let mut aims = [None; MAX_STANDS];
    aims[stand] = Some(target);
    aims
}

/// The same fire with other aims; nothing if it is none.
const fn aimed(decision: Decision, aims: Aims) -> Option<Decision> {
    match decision {
        Decision::Fire { unit, benefit, .. } => Some(Decision::Fire { unit, benefit, aims }),
        Decision::ReactFire { .. } => Some(Decision::ReactFire { aims }),
        _ => None,
    }
}

/// Every fire of a single stand that a list stands for and does not name. The listed ways of a unit show each target of
/// each of its stands; they stand together in the list.
pub(crate) fn single_stands(listed: &[Decision]) -> Vec<Decision> {
    let mut found: Vec<Decision> = Vec::new();
    for ways in listed.chunk_by(|one, other| one.unit() == other.unit()) {
        let first = found.len();
        for decision in ways {
            let (Decision::Fire { aims, .. } | Decision::ReactFire { aims }) = decision else { continue };
            for (stand, target) in aims.iter().enumerate() {
                let fire = target.and_then(|target| aimed(*decision, alone(stand, target)));
                let Some(fire) = fire.filter(|fire| !ways.contains(fire)) else { continue };
                if !found[first..].contains(&fire) {
                    found.push(fire);
                }
            }
        }
    }
    found
}

impl League {
    /// Which stands fire at whom: `Kazan 1 with stands 1 and 2, and at Kazan 2 with stand 4`.
    pub(crate) fn aims_by_stands(&self, aims: Aims) -> Arg {
        let part = |target: UnitId| {
            let stands = (1..=MAX_STANDS).filter(|stand| aims[stand - 1] == Some(target)).map(Arg::from);
            text!("aim-with-stands", target = self.unit_arg(target), stands = Arg::list(stands))
        };
        let parts = self.aimed_at(aims).iter().map(part).collect::<Vec<_>>();
        let both = |first: Text, then: Text| text!("aim-and-aim", first = first, then = then);
        parts.into_iter().reduce(both).unwrap_or_default().into()
    }
}

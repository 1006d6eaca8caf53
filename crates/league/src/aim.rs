//! Whom a stand has to fire at: the order of targets, and a list of ways to split the fire (G.c, G.f).

use crate::decision::Aims;
use crate::field::Field;
use crate::footprint::Footprint;
use crate::league::League;
use crate::sight::Eye;
use crate::state::State;
use crate::unit::{Formation, MAX_STANDS, MAX_UNITS, UnitId, UnitSet};
use tabletop::Base;
use wargame::{Bar, Verdict, bar};

/// Why a target comes before others (G.c).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Priority {
    /// It charges.
    Charging,
    /// It fired at the unit.
    Firing,
    /// It came nearer.
    Advancing,
    /// It is the nearest.
    Nearest,
}

/// A unit that came so much nearer advances on another one, in thousandths of an inch.
const ADVANCE: i32 = 1000;
/// More than a stand is wide.
pub(crate) const MARGIN: i32 = 3000;
/// The front zone of a stand, in degrees to each side.
const FRONT_ZONE: i32 = 45;

/// What a unit that wants to fire sees around it: the same for all its stands.
struct Outlook {
    reach: i32,
    /// Enemies that may be in range, whether they stand or run.
    enemies: UnitSet,
    /// Those who fired at the unit.
    firing: UnitSet,
    /// Those who advance on it.
    advancing: UnitSet,
    /// Units that may be in the way.
    around: UnitSet,
}

/// Whom a stand may fire at, and why them.
#[derive(Clone, Copy, Debug)]
struct Choice {
    targets: UnitSet,
    why: Priority,
}

impl Choice {
    const NONE: Choice = Choice { targets: UnitSet::EMPTY, why: Priority::Nearest };
}

/// Is any part of a unit before the front of a base, however far to the side?
#[inline]
fn is_ahead(base: &Base, print: &Footprint) -> bool {
    let (east, north) = base.heading.vector();
    let away = print.centre - base.centre;
    i64::from(away.x) * east + i64::from(away.y) * north >= -i64::from(print.reach) * tabletop::UNIT
}

impl League {
    /// The units that a stand may fire at: those of the first class of targets that is not empty (G.c). In a reaction
    /// that is the charger alone.
    pub fn targets_of_stand(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        stand: usize,
        reaction: bool,
    ) -> UnitSet {
        let outlook = self.outlook(state, field, unit, reaction);
        self.choice(state, field, &outlook, unit, stand, reaction, &mut None).targets
    }

    fn outlook(&self, state: &State, field: &Field, unit: UnitId, reaction: bool) -> Outlook {
        let (own, reach) = (field.print(unit), self.reach_of(unit));
        let enemies = field.of(self.side(unit).enemy());
        let (mut targets, mut advancing, mut around) = (UnitSet::EMPTY, UnitSet::EMPTY, UnitSet::EMPTY);
        for other in field.all().iter() {
            // A little more than the range, which ends at the near side of a target.
            if !own.may_be_within(field.print(other), reach + MARGIN) {
                continue;
            }
            around.insert(other);
            let now = &state.units[other];
            // Nobody fires into a close combat.
            if !enemies.contains(other) || now.knot != 0 || (reaction && state.charge.attacker != Some(other))
            {
                continue;
            }
            targets.insert(other);
            if self.advances_on(state, field, other, unit) {
                advancing.insert(other);
            }
        }
        Outlook { reach, enemies: targets, firing: state.fired_at_by[unit], advancing, around }
    }

    /// Did a unit's last action bring it nearer to another one, and has it the other before its front?
    fn advances_on(&self, state: &State, field: &Field, unit: UnitId, on: UnitId) -> bool {
        let Some(from) = state.units[unit].came_from else { return false };
        let (print, other) = (field.print(unit), field.print(on));
        let nearer = from.distance(other.centre) - state.units[unit].at.distance(other.centre);
        if nearer < ADVANCE {
            return false;
        }
        // The nearest stand decides; but mostly all of them, or none, lie in a front zone.
        let mut before = [false; MAX_STANDS];
        for base in print.bases() {
            let front = base.heading.sector(FRONT_ZONE);
            for (before, goal) in before.iter_mut().zip(other.bases()) {
                *before |= front.holds(goal.centre - base.centre);
            }
        }
        let before = &before[..other.bases().len()];
        match before.iter().filter(|before| **before).count() {
            0 => false,
            all if all == before.len() => true,
            _ => before[print.nearest(other).1],
        }
    }

    #[expect(clippy::too_many_arguments, reason = "a question asked in one breath, stand by stand")]
    fn choice(
        &self,
        state: &State,
        field: &Field,
        outlook: &Outlook,
        unit: UnitId,
        stand: usize,
        reaction: bool,
        last: &mut Option<UnitId>,
    ) -> Choice {
        if stand >= field.print(unit).bases().len() || outlook.enemies.is_empty() {
            return Choice::NONE;
        }
        let base = &field.print(unit).bases()[stand];
        let ahead: UnitSet =
            outlook.around.iter().filter(|other| is_ahead(base, field.print(*other))).collect();
        let eye = self.eye(field, unit, stand, ahead);
        let group = outlook.enemies.and(ahead);
        let found = self.first_class(state, field, outlook, &eye, group, last);
        let mut choice = found.unwrap_or(Choice::NONE);
        if reaction {
            choice.why = Priority::Charging;
        }
        choice
    }

    fn first_class(
        &self,
        state: &State,
        field: &Field,
        outlook: &Outlook,
        eye: &Eye<'_>,
        group: UnitSet,
        last: &mut Option<UnitId>,
    ) -> Option<Choice> {
        let classes = [(outlook.firing, Priority::Firing), (outlook.advancing, Priority::Advancing)];
        for (class, why) in classes {
            let sees =
                |target: &UnitId| self.sighted(state, field, eye, outlook.reach, *target, last).is_ok();
            let targets: UnitSet = class.and(group).iter().filter(sees).collect();
            if !targets.is_empty() {
                return Some(Choice { targets, why });
            }
        }
        let targets = self.nearest_seen(state, field, outlook.reach, eye, group, last);
        (!targets.is_empty()).then_some(Choice { targets, why: Priority::Nearest })
    }

    /// The nearest units that a stand can fire at; several only if they are equally near.
    fn nearest_seen(
        &self,
        state: &State,
        field: &Field,
        reach: i32,
        eye: &Eye<'_>,
        group: UnitSet,
        last: &mut Option<UnitId>,
    ) -> UnitSet {
        // None of them can be nearer than this; so most need not be looked at.
        let mut waiting = [(i32::MAX, UnitId(0)); MAX_UNITS];
        let mut len = 0;
        for target in group.iter() {
            let print = field.print(target);
            let least = print.centre.distance(eye.apex) - print.reach - 1;
            if least <= reach {
                waiting[len] = (least, target);
                len += 1;
            }
        }
        let waiting = &mut waiting[..len];
        waiting.sort_unstable();
        let (mut nearest, mut targets) = (i32::MAX, UnitSet::EMPTY);
        for (least, target) in waiting.iter().copied() {
            if least > nearest {
                break;
            }
            let Ok(seen) = self.sighted(state, field, eye, reach, target, last) else { continue };
            if seen.range < nearest {
                (nearest, targets) = (seen.range, UnitSet::EMPTY);
            }
            if seen.range == nearest {
                targets.insert(target);
            }
        }
        targets
    }

    /// May the stands of a unit fire like this? At least one has to.
    pub(crate) fn judge_aims(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        aims: &Aims,
        reaction: bool,
    ) -> Verdict {
        if aims.iter().all(Option::is_none) {
            return Err(bar!("league:G.a", "no-stand-fires", unit = unit));
        }
        let outlook = self.outlook(state, field, unit, reaction);
        let stands = field.print(unit).bases().len();
        let mut last = None;
        for (stand, target) in aims.iter().enumerate() {
            let Some(target) = *target else { continue };
            if stand >= stands {
                return Err(bar!("league:G.a", "no-such-stand-left", unit = unit));
            }
            let choice = self.choice(state, field, &outlook, unit, stand, reaction, &mut last);
            if !choice.targets.contains(target) {
                return Err(self.why_not(state, field, unit, stand, target, choice, reaction));
            }
        }
        Ok(())
    }

    #[expect(clippy::too_many_arguments, reason = "it explains what the caller has just found out")]
    fn why_not(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        stand: usize,
        target: UnitId,
        choice: Choice,
        reaction: bool,
    ) -> Bar {
        if target.index() >= self.roster.len() || !state.here(target) {
            return bar!("league:G.a", "target-not-on-table", unit = unit);
        }
        if self.side(target) == self.side(unit) {
            return bar!("league:G.c", "is-friendly", unit = unit, other = target);
        }
        if reaction && state.charge.attacker != Some(target) {
            return bar!("league:C.a.7", "reacts-only-to-charger", unit = unit);
        }
        if state.units[target].knot != 0 {
            return bar!("league:G.c", "no-fire-into-close-combat", other = target);
        }
        if let Err(bar) = self.shot(state, field, unit, stand, target) {
            return bar;
        }
        let first = choice.targets.first().unwrap_or(target);
        match choice.why {
            Priority::Charging => bar!("league:G.c", "charger-comes-first", unit = unit, other = first),
            Priority::Firing => bar!("league:G.c", "must-answer-fire", unit = unit, other = first),
            Priority::Advancing => bar!("league:G.c", "must-stop-advance", unit = unit, other = first),
            Priority::Nearest => bar!("league:G.c", "nearer-target-first", unit = unit, other = first),
        }
    }

    /// Whom each stand of a unit may fire at.
    fn targets(&self, state: &State, field: &Field, unit: UnitId, reaction: bool) -> [UnitSet; MAX_STANDS] {
        let outlook = self.outlook(state, field, unit, reaction);
        let mut last = None;
        let mut allowed = [UnitSet::EMPTY; MAX_STANDS];
        let stands = self.firing_stands(state, field, unit);
        for (stand, targets) in allowed.iter_mut().enumerate().take(stands) {
            *targets = self.choice(state, field, &outlook, unit, stand, reaction, &mut last).targets;
        }
        allowed
    }

    /// How many stands of a unit can fire in its formation: in column the front rank.
    pub(crate) fn firing_stands(&self, state: &State, field: &Field, unit: UnitId) -> usize {
        let stands = field.print(unit).bases().len();
        if state.units[unit].formation == Formation::Column { stands.min(2) } else { stands }
    }

    /// Some ways to fire: every stand at the target that most of them may take; and for each other target, all stands
    /// at it that may. Nothing if no stand has a target.
    pub fn list_fire(&self, state: &State, field: &Field, unit: UnitId, reaction: bool, out: &mut Vec<Aims>) {
        if self.judge_firer(state, unit, reaction).is_err() {
            return;
        }
        list_ways(&self.targets(state, field, unit, reaction), |aims| out.push(aims));
    }
}

/// The ways to fire at these targets, each once: first the plain one.
fn list_ways(allowed: &[UnitSet; MAX_STANDS], mut tell: impl FnMut(Aims)) {
    let all = allowed.iter().fold(UnitSet::EMPTY, |all, targets| all.or(*targets));
    if all.is_empty() {
        return;
    }
    // Of equally good ones the first of the roster.
    let takers = |target: UnitId| allowed.iter().filter(|targets| targets.contains(target)).count();
    let best = |targets: UnitSet| targets.iter().reduce(|a, b| if takers(b) > takers(a) { b } else { a });
    let plain: Aims = allowed.map(best);
    tell(plain);
    for target in all.iter() {
        let mut aims = plain;
        for (aim, targets) in aims.iter_mut().zip(allowed) {
            if targets.contains(target) {
                *aim = Some(target);
            }
        }
        // Two variants differ: in each the stands that were turned from the plain way aim at its own target.
        if aims != plain {
            tell(aims);
        }
    }
}

//! How units stand in a close combat: what is judged when they come into contact.

use crate::event::Event;
use crate::league::League;
use crate::state::{Footing, State};
use crate::unit::{Side, UnitId, UnitSet};
use kernel::Log;
use tabletop::{Base, LineKind, Point, Segment};

impl League {
    /// Brings attackers into contact and into one fight with everybody they meet (C.b).
    pub(crate) fn join_fight(
        &self,
        state: &mut State,
        attacker: UnitId,
        target: UnitId,
        second: Option<UnitId>,
        step: Point,
        log: &mut Log<Event>,
    ) {
        let behind_target = self.second_line(state, target).filter(|_| state.units[target].knot == 0);
        let (own, theirs) = self.footings(state, attacker, target);
        let knot = match state.units[target].knot {
            0 => self.free_knot(state),
            knot => knot,
        };
        self.slide_into(state, attacker, step, log);
        let enter = |state: &mut State, unit: UnitId, footing: Footing| {
            state.units[unit].knot = knot;
            state.units[unit].footing = footing;
        };
        enter(state, attacker, Footing { double_line: second.is_some(), in_contact: true, ..own });
        if let Some(second) = second {
            self.slide_into(state, second, step, log);
            enter(state, second, Footing { double_line: true, in_contact: false, ..own });
        }
        // A unit that is charged again keeps what was found before, unless it is worse now.
        let before = state.units[target].footing;
        let fresh = !before.in_contact;
        let doubled = before.double_line || behind_target.is_some();
        let theirs = Footing {
            behind_cover: theirs.behind_cover && (fresh || before.behind_cover),
            on_crest: theirs.on_crest && (fresh || before.on_crest),
            from_rear: theirs.from_rear || before.from_rear,
            double_line: doubled,
            in_contact: true,
        };
        enter(state, target, theirs);
        if let Some(behind) = behind_target {
            enter(state, behind, Footing { in_contact: false, ..theirs });
        }
        log.tell(|| Event::Contact { unit: attacker, target });
    }

    fn slide_into(&self, state: &mut State, unit: UnitId, step: Point, log: &mut Log<Event>) {
        let now = &mut state.units[unit];
        now.at = now.at + step;
        self.carry_staff(state, unit);
        self.ride_down(state, unit, log);
    }

    fn free_knot(&self, state: &State) -> u8 {
        let taken = |knot: &u8| self.roster.ids().any(|unit| state.units[unit].knot == *knot);
        (1..=u8::MAX).find(|knot| !taken(knot)).unwrap_or(u8::MAX)
    }

    /// What ground and direction give to an attacker and to its target (X.b.1, X.b.2, X.e).
    pub(crate) fn footings(&self, state: &State, attacker: UnitId, target: UnitId) -> (Footing, Footing) {
        let (print, other) = (self.footprint(state, attacker), self.footprint(state, target));
        let (i, j, _) = print.nearest(&other);
        let (ours, theirs) = (&print.bases()[i], &other.bases()[j]);
        let line = Segment::new(ours.centre, theirs.centre);
        let footing = |own: &Base, enemy: &Base| Footing {
            behind_cover: self.lines_a_work(own, line),
            on_crest: self.holds_crest(own, enemy),
            ..Footing::default()
        };
        let struck = Footing {
            from_rear: !theirs.heading.sees(ours.centre - theirs.centre, 90)
                && theirs.heading.opposite().sees(ours.centre - theirs.centre, 45),
            ..footing(theirs, ours)
        };
        (footing(ours, theirs), struck)
    }

    /// Is a stand behind a wall, a stream or a trench that the line to its enemy crosses?
    fn lines_a_work(&self, own: &Base, line: Segment) -> bool {
        let near = self.table.along(line);
        self.table.courses.iter().enumerate().any(|(number, course)| {
            near.has(self.table.course_feature(number))
                && matches!(course.kind, LineKind::Wall | LineKind::Trench | LineKind::Stream)
                && self.is_behind_work(own, line, course)
        })
    }

    /// Does a stand hold the crest of a high hill against an enemy below?
    fn holds_crest(&self, own: &Base, enemy: &Base) -> bool {
        self.table.hills.iter().any(|hill| {
            let on = |base: &Base| self.lines_crest(base, hill);
            hill.high && on(own) && !on(enemy) && !hill.top.holds(enemy.centre)
        })
    }

    /// A unit leaves the fight it is in; those it leaves without an enemy are free again.
    pub(crate) fn leave_fight(&self, state: &mut State, unit: UnitId) {
        let knot = state.units[unit].knot;
        let release = |state: &mut State, unit: UnitId| {
            let now = &mut state.units[unit];
            (now.knot, now.fight_bonus, now.footing) = (0, 0, Footing::default());
        };
        release(state, unit);
        if knot == 0 {
            return;
        }
        let [russians, allies] = Side::BOTH.map(|side| self.in_fight(state, knot, side));
        let fights = |units: UnitSet| units.iter().any(|unit| state.units[unit].footing.in_contact);
        if !fights(russians) || !fights(allies) {
            russians.or(allies).iter().for_each(|unit| release(state, unit));
        }
    }

    /// The units of a side in a fight.
    pub(crate) fn in_fight(&self, state: &State, knot: u8, side: Side) -> UnitSet {
        self.present(state, side).iter().filter(|unit| state.units[*unit].knot == knot).collect()
    }
}

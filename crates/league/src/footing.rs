//! How units stand in a close combat: what is judged when they come into contact.

use crate::event::Event;
use crate::league::League;
use crate::staff::Stretch;
use crate::state::{Charge, Footing, State};
use crate::unit::{Side, UnitId, UnitSet};
use kernel::Log;
use tabletop::{Base, Course, LineKind, Point, Segment, base_gap};

/// Stands so near to each other touch, in thousandths of an inch: places are rounded.
const TOUCH: i32 = 2;

impl League {
    /// Brings attackers into contact and into one fight with everybody they meet (C.b).
    pub(crate) fn join_fight(&self, state: &mut State, charge: Charge, log: &mut Log<Event>) {
        let Charge { attacker: Some(attacker), target: Some(target), second, contact: step, .. } = charge
        else {
            return;
        };
        let (own, theirs) = self.footings(state, attacker, target);
        let bystanders = self.also_touched(state, attacker, target, step);
        let knot = match state.units[target].knot {
            0 => self.free_knot(state),
            knot => knot,
        };
        for (unit, in_contact) in [(Some(attacker), true), (second, false)] {
            if let Some(unit) = unit {
                self.slide_into(state, unit, step, log);
                state.units[unit].knot = knot;
                state.units[unit].footing = Footing { double_line: second.is_some(), in_contact, ..own };
            }
        }
        let met: Vec<(UnitId, Footing)> = [(target, theirs)].into_iter().chain(bystanders).collect();
        let touched: UnitSet = met.iter().map(|(unit, _)| *unit).collect();
        let ready = charge.support.without(touched);
        let lines = self.with_second_lines(state, met.iter().map(|(unit, _)| *unit), ready);
        for ((unit, footing), (_, behind)) in met.into_iter().zip(lines) {
            self.receive(state, knot, unit, behind, footing);
            log.tell(|| Event::Contact { unit: attacker, target: unit });
        }
    }

    /// Enemies that an attacker touches besides its target, and how they stand: they fight too (C.b.2).
    pub(crate) fn also_touched(
        &self,
        state: &State,
        attacker: UnitId,
        target: UnitId,
        step: Point,
    ) -> Vec<(UnitId, Footing)> {
        let print = self.footprint(state, attacker).shifted(step);
        let touches = |enemy: &UnitId| {
            let other = self.footprint(state, *enemy);
            print.may_be_within(&other, TOUCH) && print.gap(&other) <= TOUCH
        };
        let others = self.present(state, self.side(attacker).enemy()).without(UnitSet::only(target));
        others.iter().filter(touches).map(|enemy| (enemy, self.footings(state, attacker, enemy).1)).collect()
    }

    /// Brings a unit that is touched into a fight, with the second line behind it that joins. A fight that it is in
    /// already becomes part of this one.
    fn receive(&self, state: &mut State, knot: u8, unit: UnitId, behind: Option<UnitId>, theirs: Footing) {
        let (before, fights) = (state.units[unit].footing, state.units[unit].knot);
        if fights != 0 {
            let comrades: UnitSet =
                self.roster.ids().filter(|one| state.units[*one].knot == fights).collect();
            comrades.iter().for_each(|one| state.units[one].knot = knot);
        }
        // A unit that is charged again keeps what was found before, unless it is worse now.
        let fresh = !before.in_contact;
        let theirs = Footing {
            behind_cover: theirs.behind_cover && (fresh || before.behind_cover),
            on_crest: theirs.on_crest && (fresh || before.on_crest),
            from_rear: theirs.from_rear || before.from_rear,
            double_line: before.double_line || behind.is_some(),
            in_contact: true,
        };
        for (unit, in_contact) in [(Some(unit), true), (behind, false)] {
            if let Some(unit) = unit {
                state.units[unit].knot = knot;
                state.units[unit].footing = Footing { in_contact, ..theirs };
            }
        }
    }

    fn slide_into(&self, state: &mut State, unit: UnitId, step: Point, log: &mut Log<Event>) {
        let now = &mut state.units[unit];
        let pose = now.pose();
        now.at = now.at + step;
        self.carry_staff(state, unit);
        self.ride_over(state, unit, &[Stretch { pose, step }], log);
    }

    fn free_knot(&self, state: &State) -> u8 {
        let taken = |knot: &u8| self.roster.ids().any(|unit| state.units[unit].knot == *knot);
        (1..=u8::MAX).find(|knot| !taken(knot)).unwrap_or(u8::MAX)
    }

    /// What ground and direction give to an attacker and to its target (X.b.2, X.e). A wall, stream or trench between
    /// the two helps who is charged and never who charges (X.b.1).
    pub(crate) fn footings(&self, state: &State, attacker: UnitId, target: UnitId) -> (Footing, Footing) {
        let (print, other) = (self.footprint(state, attacker), self.footprint(state, target));
        let (i, j, _) = print.nearest(&other);
        let (ours, theirs) = (&print.bases()[i], &other.bases()[j]);
        let line = Segment::new(ours.centre, theirs.centre);
        let charging = Footing { on_crest: self.holds_crest(ours, theirs), ..Footing::default() };
        let struck = Footing {
            behind_cover: self.lines_a_work(theirs, line),
            on_crest: self.holds_crest(theirs, ours),
            from_rear: !theirs.heading.sees(ours.centre - theirs.centre, 90)
                && theirs.heading.opposite().sees(ours.centre - theirs.centre, 45),
            ..Footing::default()
        };
        (charging, struck)
    }

    /// Is a stand behind a wall, a stream or a trench that the line to its enemy crosses? Whoever stands in the water is
    /// not behind it.
    fn lines_a_work(&self, own: &Base, line: Segment) -> bool {
        let near = self.table.along(line);
        let wades = |stream: &Course| stream.pieces().any(|piece| base_gap(own, piece) <= stream.width / 2);
        self.table.courses.iter().enumerate().any(|(number, course)| {
            near.has(self.table.course_feature(number))
                && match course.kind {
                    LineKind::Wall | LineKind::Trench => true,
                    LineKind::Stream => !wades(course),
                    LineKind::Road | LineKind::Track => false,
                }
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

    /// The enemy that a unit is in contact with; of several the nearest.
    pub(crate) fn met_by(&self, state: &State, unit: UnitId, enemies: UnitSet) -> Option<UnitId> {
        let (print, at) = (self.footprint(state, unit), self.centre(state, unit));
        let met = enemies.iter().filter(|enemy| state.units[*enemy].footing.in_contact);
        met.min_by_key(|enemy| {
            let gap = print.gap(&self.footprint(state, *enemy));
            (gap.max(TOUCH), (self.centre(state, *enemy) - at).square())
        })
    }

    /// The units of a side in a fight.
    pub(crate) fn in_fight(&self, state: &State, knot: u8, side: Side) -> UnitSet {
        self.present(state, side).iter().filter(|unit| state.units[*unit].knot == knot).collect()
    }
}

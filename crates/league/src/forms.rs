//! New formations, new facings, mounting and dismounting (F, A.a.1).

use crate::blocks::Bounds;
use crate::decision::Decision;
use crate::event::Event;
use crate::field::Field;
use crate::footprint::Pose;
use crate::league::League;
use crate::reckoning::MOST_DICE;
use crate::state::{Gait, Stage, State};
use crate::unit::{Arm, Formation, UnitId};
use crate::ways::{Mover, Surface};
use kernel::Log;
use tabletop::{Heading, Point, root};
use wargame::{Verdict, bar};

/// Stands that a square needs.
const SQUARE: u8 = 4;
/// How far away an enemy is worth facing.
pub(crate) const IN_VIEW: i32 = 30_000;
/// The roundings of the corners of a unit never add up to so much.
const ROUNDING: i32 = 10;

impl League {
    /// May an arm take a formation at all (F.a, F.b, F.c, F.s5)?
    fn judge_formation(&self, state: &State, unit: UnitId, formation: Formation) -> Verdict {
        let info = self.roster.unit(unit);
        let gun_formation = matches!(formation, Formation::Limbered | Formation::Unlimbered);
        match info.arm {
            Arm::Artillery if !self.has_guns(state, unit) => {
                Err(bar!("league:M.e.5", "has-left-its-guns-behind", unit = unit))
            }
            Arm::Artillery if !gun_formation => {
                Err(bar!("league:F.c", "artillery-only-limbers", unit = unit))
            }
            Arm::Cavalry if gun_formation || formation == Formation::Square => {
                Err(bar!("league:F.b", "cavalry-lacks-formation", unit = unit))
            }
            Arm::Infantry if gun_formation => Err(bar!("league:F.a", "infantry-has-no-guns", unit = unit)),
            Arm::Infantry if formation == Formation::Skirmish && !info.light => {
                Err(bar!("league:F.s5", "only-light-infantry-skirmishes", unit = unit))
            }
            Arm::Infantry if formation == Formation::Square && self.stands(state, unit) < SQUARE => {
                Err(bar!("league:F.a", "too-few-stands-for-square", unit = unit, number = SQUARE.into()))
            }
            _ => Ok(()),
        }
    }

    /// The pose of a unit in a new formation: the middle of its front stays; guns that turn about keep their centre.
    fn formed(&self, state: &State, unit: UnitId, formation: Formation, about: bool) -> Pose {
        let now = &state.units[unit];
        if about {
            self.laid_around(state, unit, now.heading.opposite(), formation)
        } else {
            Pose { formation, ..now.pose() }
        }
    }

    /// Is there such a change of formation for a unit, whenever it may make it and wherever it stands?
    fn judge_change(&self, state: &State, unit: UnitId, formation: Formation, about: bool) -> Verdict {
        self.judge_formation(state, unit, formation)?;
        if state.units[unit].formation == formation {
            return Err(bar!("league:Q.25", "already-in-formation", unit = unit));
        }
        if about && self.roster.unit(unit).arm != Arm::Artillery {
            return Err(bar!("league:Q.26", "only-guns-turn-about", unit = unit));
        }
        Ok(())
    }

    /// May a unit stand like this, without having moved?
    pub(crate) fn judge_rest(&self, state: &State, field: &Field, unit: UnitId, pose: Pose) -> Verdict {
        let mover = self.at_rest(state, field, unit, None);
        mover.rest(pose)?;
        mover.judge_lying(pose)
    }

    /// A unit that is about to stand otherwise where it is; within bounds, if they are known.
    fn at_rest<'a>(
        &'a self,
        state: &'a State,
        field: &'a Field,
        unit: UnitId,
        within: Option<&Bounds>,
    ) -> Mover<'a> {
        Mover::standing(self, state, field, unit, Gait::Forward, Surface::Open, [0; MOST_DICE], within)
    }

    /// May a unit take a formation? Guns may turn about at the same time. A reaction asks not whether it has acted.
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_form(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        formation: Formation,
        about: bool,
        reaction: bool,
    ) -> Verdict {
        self.judge_mover(state, unit, reaction)?;
        self.judge_change(state, unit, formation, about)?;
        self.judge_rest(state, field, unit, self.formed(state, unit, formation, about))
    }

    /// Takes a formation (Q.25, Q.26).
    pub fn form(
        &self,
        state: &mut State,
        unit: UnitId,
        formation: Formation,
        about: bool,
        reaction: bool,
        log: &mut Log<Event>,
    ) {
        let pose = self.formed(state, unit, formation, about);
        self.place(state, unit, pose, reaction);
        log.tell(|| Event::Formed { unit, formation });
        self.carry_staff(state, unit);
        self.ride_down(state, unit, log);
    }

    /// Is a change of facing so small that it is no action (A.a.2)?
    pub(crate) fn is_slight(&self, state: &State, unit: UnitId, heading: Heading) -> bool {
        i32::from(state.units[unit].heading.apart(heading)) <= self.tables.angles.free_turn
    }

    /// May a unit turn a little besides its action, once in its side's turn (A.a.2)?
    pub(crate) fn judge_slight_turn(&self, state: &State, unit: UnitId) -> Verdict {
        if state.stage != Stage::Actions {
            return Err(bar!("league:A.a.1", "turns-only-in-own-actions", unit = unit));
        }
        self.judge_turn_of_side(state, unit)?;
        self.judge_able(state, unit, true)?;
        if state.units[unit].turned {
            return Err(bar!(
                "league:A.a.2",
                "has-already-turned",
                unit = unit,
                number = self.tables.angles.free_turn
            ));
        }
        Ok(())
    }

    fn judge_turn(&self, state: &State, unit: UnitId, heading: Heading, reaction: bool) -> Verdict {
        if reaction || !self.is_slight(state, unit, heading) {
            self.judge_mover(state, unit, reaction)?;
        } else {
            self.judge_slight_turn(state, unit)?;
        }
        if state.units[unit].heading == heading {
            return Err(bar!("league:A.a.1", "already-faces-that-way", unit = unit));
        }
        Ok(())
    }

    /// May a unit face another way, about its centre?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_face(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        heading: Heading,
        reaction: bool,
    ) -> Verdict {
        self.judge_turn(state, unit, heading, reaction)?;
        self.judge_rest(state, field, unit, self.turned(state, unit, heading))
    }

    /// Faces another way. A small turn leaves the unit its action, and cavalry its momentum (A.a.2).
    pub fn face(
        &self,
        state: &mut State,
        unit: UnitId,
        heading: Heading,
        reaction: bool,
        log: &mut Log<Event>,
    ) {
        let pose = self.turned(state, unit, heading);
        let slight = !reaction && self.is_slight(state, unit, heading);
        if slight {
            let now = &mut state.units[unit];
            (now.at, now.heading, now.turned) = (pose.at, pose.heading, true);
        } else {
            self.place(state, unit, pose, reaction);
        }
        log.tell(|| Event::Faced { unit, heading, slight });
        self.carry_staff(state, unit);
        self.ride_down(state, unit, log);
    }

    pub(crate) fn place(&self, state: &mut State, unit: UnitId, pose: Pose, reaction: bool) {
        self.act(state, unit, reaction);
        let now = &mut state.units[unit];
        now.at = pose.at;
        now.heading = pose.heading;
        now.formation = pose.formation;
    }

    /// May cavalry mount, or dismount?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_saddle(&self, state: &State, field: &Field, unit: UnitId, mount: bool) -> Verdict {
        self.judge_mover(state, unit, false)?;
        if self.roster.unit(unit).arm != Arm::Cavalry {
            return Err(bar!("league:A.a.1", "is-not-cavalry", unit = unit));
        }
        match (mount, state.units[unit].dismounted) {
            (true, false) => Err(bar!("league:A.a.1", "already-mounted", unit = unit)),
            (false, true) => Err(bar!("league:A.a.1", "already-dismounted", unit = unit)),
            (true, true) => self.judge_mounting_ground(state, field, unit),
            (false, false) => Ok(()),
        }
    }

    /// Nobody mounts on ground where horses cannot go, but on a track (V.t.2).
    fn judge_mounting_ground(&self, state: &State, field: &Field, unit: UnitId) -> Verdict {
        let mut mover = self.at_rest(state, field, unit, None);
        mover.arm = Arm::Cavalry;
        let closed = mover.lies_across(mover.start);
        if closed.0 == 0 || self.judge_road(state, unit).is_ok() {
            return Ok(());
        }
        Err(bar!("league:V.t.2", "cannot-mount-on-cliff", unit = unit))
    }

    /// Mounts or dismounts: the stands stay where they are.
    pub fn saddle(&self, state: &mut State, unit: UnitId, mount: bool, log: &mut Log<Event>) {
        self.act(state, unit, false);
        state.units[unit].dismounted = !mount;
        log.tell(|| Event::Saddle { unit, mounted: mount });
    }

    /// Does nothing; the action is used.
    pub fn hold(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        self.act(state, unit, false);
        log.tell(|| Event::Holds { unit });
    }

    /// The formations and some of the headings that a unit can take where it stands, when it may: whether it has acted or
    /// turned is not asked. Tells the bounds that it does not leave in any of them; nobody outside of them matters, but
    /// enemies who are too near to them.
    pub(crate) fn list_stances(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        reaction: bool,
        out: &mut Vec<Decision>,
    ) -> Bounds {
        let (own, now) = (field.print(unit), state.units[unit].pose());
        let turning = own.reach + ROUNDING;
        let mut bounds = Bounds::around(own.centre, turning);
        let mut forms = [None; 2 * Formation::ALL.len()];
        for (index, form) in forms.iter_mut().enumerate() {
            let (formation, about) = (Formation::ALL[index / 2], index % 2 == 1);
            // A reaction has no word for guns that turn about.
            if reaction && about || self.judge_change(state, unit, formation, about).is_err() {
                continue;
            }
            let pose = self.formed(state, unit, formation, about);
            let corners = self.outline(state, unit, pose);
            bounds = bounds.joined(Bounds::of(corners).wider(ROUNDING));
            let furthest = corners.iter().map(|corner| (*corner - own.centre).square()).max().unwrap_or(0);
            *form = Some((formation, about, pose, root(furthest) + ROUNDING));
        }
        let mover = self.at_rest(state, field, unit, Some(&bounds));
        let room = mover.room();
        let open = mover.closed_within(&bounds).0 == 0;
        for (formation, about, pose, far) in forms.into_iter().flatten() {
            if (far <= room || mover.rest(pose).is_ok()) && (open || mover.judge_lying(pose).is_ok()) {
                out.push(if reaction {
                    Decision::ReactForm { formation }
                } else {
                    Decision::Form { unit, formation, about }
                });
            }
        }
        let stands = |heading: Heading| {
            let laid = || self.laid_about(state, unit, own.centre, heading, now.formation);
            (turning <= room || mover.rest(laid()).is_ok()) && (open || mover.judge_lying(laid()).is_ok())
        };
        self.list_faces(state, field, unit, reaction, stands, out);
        bounds
    }

    /// Some headings: the nearest enemies, as far as a unit turns without an action, the quarters and their halves, about.
    fn list_faces(
        &self,
        state: &State,
        field: &Field,
        unit: UnitId,
        reaction: bool,
        stands: impl Fn(Heading) -> bool,
        out: &mut Vec<Decision>,
    ) {
        let now = state.units[unit].heading;
        let mut offered = [None; 10];
        let mut many = 0;
        let enemies = self.headings_to_enemies(field, unit).into_iter().flatten();
        let slight = self.tables.angles.free_turn;
        let turns = [slight, -slight, 45, -45, 90, -90, 180].into_iter().map(|degrees| now.turned(degrees));
        for heading in enemies.chain(turns) {
            if many == offered.len() || heading == now || offered.contains(&Some(heading)) {
                continue;
            }
            if stands(heading) {
                offered[many] = Some(heading);
                many += 1;
                out.push(if reaction {
                    Decision::ReactFace { heading }
                } else {
                    Decision::Face { unit, heading }
                });
            }
        }
    }

    /// The directions of the three nearest enemies in view, the nearest first.
    pub(crate) fn headings_to_enemies(&self, field: &Field, unit: UnitId) -> [Option<Heading>; 3] {
        let centre = field.print(unit).centre;
        let mut nearest: [Option<(i64, Point)>; 3] = [None; 3];
        for enemy in field.of(self.side(unit).enemy()).iter() {
            let away = field.print(enemy).centre - centre;
            let far = away.square();
            if far > i64::from(IN_VIEW) * i64::from(IN_VIEW) {
                continue;
            }
            let place = nearest.iter().position(|known| known.is_none_or(|(less, _)| far < less));
            if let Some(place) = place {
                nearest[place..].rotate_right(1);
                nearest[place] = Some((far, away));
            }
        }
        nearest.map(|known| known.map(|(_, away)| Heading::of(away)))
    }
}

//! Moves of units: the dice first, then the way (V).

use crate::decision::{Benefit, Direction, Legs};
use crate::event::Event;
use crate::field::Field;
use crate::footprint::Pose;
use crate::league::League;
use crate::play::Play;
use crate::reckoning::MOST_DICE;
use crate::roads::OnRoad;
use crate::staff::Stretch;
use crate::state::{Gait, Stage, State};
use crate::tables::DiceOf;
use crate::unit::{Arm, Formation, UnitId};
use crate::ways::{Mover, Outcome, Surface, wheeled};
use kernel::Log;
use tabletop::{Heading, Point};
use wargame::{Verdict, bar};

impl League {
    /// May a unit take another place on the table: as an action of its side, or in reaction to a charge?
    pub(crate) fn judge_mover(&self, state: &State, unit: UnitId, reaction: bool) -> Verdict {
        if reaction {
            return self.judge_able(state, unit, true);
        }
        if state.stage != Stage::Actions {
            return Err(bar!("league:A.a.1", "acts-only-in-own-actions", unit = unit));
        }
        self.judge_action(state, unit)
    }

    /// The row of the move chart that a unit uses: dismounted cavalry and gunners without guns move as infantry.
    pub(crate) fn marching_arm(&self, state: &State, unit: UnitId) -> Arm {
        match self.roster.unit(unit).arm {
            Arm::Cavalry if state.units[unit].dismounted => Arm::Infantry,
            Arm::Artillery if !self.has_guns(state, unit) => Arm::Infantry,
            arm => arm,
        }
    }

    const fn dice_of(&self, arm: Arm) -> &DiceOf {
        match arm {
            Arm::Infantry => &self.tables.march_dice.infantry,
            Arm::Cavalry => &self.tables.march_dice.cavalry,
            Arm::Artillery => &self.tables.march_dice.artillery,
        }
    }

    /// How many dice a unit rolls that moves like this, before benefits.
    ///
    /// # Errors
    /// Why it cannot move like this.
    pub fn judge_gait(&self, state: &State, unit: UnitId, gait: Gait) -> Verdict<u8> {
        let formation = state.units[unit].formation;
        let row = self.dice_of(self.marching_arm(state, unit));
        if formation == Formation::Square {
            return Err(bar!("league:V.d", "cannot-move-in-square", unit = unit));
        }
        if formation == Formation::Unlimbered && gait != Gait::Prolonge {
            return Err(bar!("league:V.e.1", "cannot-move-unlimbered", unit = unit));
        }
        match gait {
            Gait::Forward => Ok(match formation {
                Formation::Line => row.line,
                _ => row.column,
            }),
            Gait::Road => Ok(match self.judge_road(state, unit)?.surface {
                Surface::Road => row.road,
                Surface::Track | Surface::Open => row.column,
            }),
            Gait::Prolonge if formation != Formation::Unlimbered => {
                Err(bar!("league:V.e.1", "only-unlimbered-guns-by-prolonge", unit = unit))
            }
            Gait::Sideways | Gait::Prolonge => Ok(self.tables.march_dice.sideways),
        }
    }

    /// May a unit roll for a move?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_march(&self, state: &State, unit: UnitId, gait: Gait, benefit: Benefit) -> Verdict {
        self.judge_mover(state, unit, false)?;
        self.judge_gait(state, unit, gait)?;
        self.judge_benefit(state, unit, benefit)
    }

    /// Rolls for a move (V.a.1): one more die for each benefit (L.mv).
    pub fn march(&self, state: &mut State, unit: UnitId, gait: Gait, benefit: Benefit, play: &mut Play<'_>) {
        let count = self.judge_gait(state, unit, gait).unwrap_or(0) + benefit.count();
        self.spend(state, unit, benefit, play.log);
        let mut rolled = [0; MOST_DICE];
        rolled.iter_mut().take(usize::from(count)).for_each(|die| *die = play.dice.roll(6));
        state.stage = Stage::March { unit, gait, dice: rolled };
        play.log.tell(|| Event::Rolled { unit, gait, dice: rolled });
    }

    /// The unit on the march, with everything that could be in its way.
    pub(crate) fn mover<'a>(&'a self, state: &'a State, field: &'a Field) -> Option<Marching<'a>> {
        let Stage::March { unit, gait, dice } = state.stage else { return None };
        let road = match gait {
            Gait::Road => Some(self.judge_road(state, unit).ok()?),
            _ => None,
        };
        let surface = road.map_or(Surface::Open, |road| road.surface);
        Some(Marching { mover: Mover::new(self, state, field, unit, gait, surface, dice), road })
    }

    /// May the unit that rolled go this way?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_way(&self, state: &State, field: &Field, legs: Legs) -> Verdict<Outcome> {
        self.marching(state, field)?.way(&legs)
    }

    /// May the unit that rolled move to a side, backward or about, or its guns by hand?
    ///
    /// # Errors
    /// What bars it.
    pub fn judge_shift(
        &self,
        state: &State,
        field: &Field,
        direction: Direction,
        length: u16,
    ) -> Verdict<Outcome> {
        self.marching(state, field)?.shift(direction, length)
    }

    /// The unit on the march.
    ///
    /// # Errors
    /// Nobody has rolled for a move.
    pub(crate) fn marching<'a>(&'a self, state: &'a State, field: &'a Field) -> Verdict<Marching<'a>> {
        self.mover(state, field).ok_or(bar!("league:V.a.1", "roll-before-moving"))
    }

    /// May the dice be left unused (V.a.2)?
    ///
    /// # Errors
    /// Nobody has rolled.
    pub fn judge_stay(&self, state: &State) -> Verdict {
        match state.stage {
            Stage::March { .. } | Stage::Ride { .. } => Ok(()),
            _ => Err(bar!("league:V.a.2", "no-move-rolled")),
        }
    }

    /// Goes the way that was judged.
    pub fn lay_way(&self, state: &mut State, field: &Field, legs: Legs, log: &mut Log<Event>) {
        let Ok(marching) = self.marching(state, field) else { return };
        let Ok(outcome) = marching.way(&legs) else { return };
        let way = if marching.may_meet_prey(&outcome) { marching.stretches(&legs) } else { Vec::new() };
        self.arrive(state, &outcome, true, &way, log);
    }

    /// Goes to a side, backward or about, or guns by hand.
    pub fn shift(
        &self,
        state: &mut State,
        field: &Field,
        direction: Direction,
        length: u16,
        log: &mut Log<Event>,
    ) {
        let Ok(marching) = self.marching(state, field) else { return };
        let Ok(outcome) = marching.shift(direction, length) else { return };
        let way = [marching.shifted_stretch(direction, length)];
        let forward = matches!(direction, Direction::Forward | Direction::About);
        self.arrive(state, &outcome, forward, &way, log);
    }

    /// Stays where it is; the action is used.
    pub fn stay(&self, state: &mut State, log: &mut Log<Event>) {
        match state.stage {
            Stage::March { unit, .. } => {
                self.act(state, unit, false);
                log.tell(|| Event::Holds { unit });
            }
            Stage::Ride { staff, .. } => {
                let figure = &mut state.staff[staff.index()];
                figure.moved = true;
                let (to, with) = (figure.at, figure.with);
                log.tell(|| Event::Rode { staff, to, with });
            }
            _ => return,
        }
        state.stage = Stage::Actions;
    }

    /// A unit has used its action, and it was no move forward: cavalry stands (V.h.2). A reaction is no action.
    pub(crate) fn act(&self, state: &mut State, unit: UnitId, reaction: bool) {
        let now = &mut state.units[unit];
        now.acted |= !reaction;
        now.moving = false;
        now.came_from = None;
    }

    fn arrive(
        &self,
        state: &mut State,
        outcome: &Outcome,
        forward: bool,
        way: &[Stretch],
        log: &mut Log<Event>,
    ) {
        let Stage::March { unit, gait, .. } = state.stage else { return };
        self.act(state, unit, false);
        let now = &mut state.units[unit];
        let (from, to) = (now.at, outcome.at);
        now.at = to;
        now.heading = outcome.heading;
        now.came_from = forward.then_some(from);
        let mounted = self.roster.unit(unit).arm == Arm::Cavalry && !now.dismounted;
        let marched = matches!(gait, Gait::Forward | Gait::Road);
        now.moving = mounted && marched && outcome.forward >= self.tables.distances.cavalry_moving;
        state.stage = Stage::Actions;
        log.tell(|| Event::Moved { unit, from, to, used: outcome.reckoning.used });
        self.carry_staff(state, unit);
        self.ride_over(state, unit, way, log);
    }
}

/// A unit on the march, and the road it may be on.
pub(crate) struct Marching<'a> {
    pub mover: Mover<'a>,
    pub road: Option<OnRoad>,
}

impl Marching<'_> {
    /// Could anybody be ridden over on the way? False is certain.
    fn may_meet_prey(&self, outcome: &Outcome) -> bool {
        let Mover { game, state, field, unit, .. } = self.mover;
        // Wheels and bends swing a unit by its own size.
        game.prey_near(state, unit, outcome.reckoning.used + 4 * field.print(unit).reach)
    }

    /// A way stretch by stretch; of a wheel each degree is one.
    fn stretches(&self, legs: &Legs) -> Vec<Stretch> {
        let mover = &self.mover;
        let mut pose = mover.start;
        if let Some(road) = self.road {
            let bends = mover.game.bends(road, i32::from(legs[0].ahead));
            let along = |ends: &[Point]| {
                let step = ends[1] - ends[0];
                Stretch { pose: Pose { at: ends[0], heading: Heading::of(step), ..pose }, step }
            };
            return bends.windows(2).map(along).collect();
        }
        let mut way = Vec::new();
        for leg in legs {
            let turns = 1..=leg.wheel.unsigned_abs() as i8;
            let wheel = |degree: i8| wheeled(pose, mover.frontage, leg.wheel.signum() * degree);
            way.extend(turns.map(|degree| Stretch { pose: wheel(degree), step: Point::default() }));
            pose = wheel(leg.wheel.abs());
            let step = pose.heading.step(i32::from(leg.ahead));
            way.push(Stretch { pose, step });
            pose.at = pose.at + step;
        }
        way
    }

    /// A move to another side as a stretch.
    fn shifted_stretch(&self, direction: Direction, length: u16) -> Stretch {
        let (pose, quarter) = self.mover.shift_from(direction);
        let way = pose.heading.turned(90 * i32::from(quarter));
        Stretch { pose, step: way.step(i32::from(length)) }
    }

    /// Where a way leads.
    ///
    /// # Errors
    /// What bars it.
    pub fn way(&self, legs: &Legs) -> Verdict<Outcome> {
        let mover = &self.mover;
        if !matches!(mover.gait, Gait::Forward | Gait::Road) {
            return Err(bar!("league:V.c", "rolled-for-another-kind-of-move", unit = mover.unit));
        }
        let trace = match self.road {
            Some(road) => mover.follow_road(road, i32::from(legs[0].ahead))?,
            None => mover.follow(legs, None)?,
        };
        if trace.used == 0 {
            return Err(bar!("league:V.a.2", "would-not-move-at-all", unit = mover.unit));
        }
        mover.arrive(&trace)
    }

    /// Where a move to another side leads.
    ///
    /// # Errors
    /// What bars it.
    pub fn shift(&self, direction: Direction, length: u16) -> Verdict<Outcome> {
        let mover = &self.mover;
        let fits = match mover.gait {
            Gait::Sideways => direction != Direction::Forward,
            Gait::Prolonge => direction != Direction::About,
            Gait::Forward | Gait::Road => false,
        };
        if !fits {
            return Err(bar!("league:V.c", "rolled-for-another-kind-of-move", unit = mover.unit));
        }
        if length == 0 && direction != Direction::About {
            return Err(bar!("league:V.a.2", "would-not-move-at-all", unit = mover.unit));
        }
        mover.arrive(&mover.shift(direction, i32::from(length))?)
    }
}

//! Game turns and player turns (5, 6): what follows when nobody has to be asked.

use crate::Verdict;
use crate::crimea::Crimea;
use crate::event::Event;
use crate::skips::Moment;
use crate::state::{Action, Cause, Melee, Place, Stage, State, Toll, TollStep};
use crate::tables::TURNS;
use crate::unit::{PerUnit, Side, UnitSet};
use hex_wargame::bar;
use kernel::{Dice, Log};

impl Crimea {
    /// Goes on until somebody has to be asked, or the game is over. Settles tolls first (`proceed_toll`), then the stage;
    /// stages without a decision but Done are passed over; in Stage::Action it calls `proceed_action`.
    /// `played` is when somebody has just decided something: what is over by that was not passed over.
    pub(crate) fn proceed(
        &self,
        state: &mut State,
        dice: &mut dyn Dice,
        played: &mut Option<Moment>,
        log: &mut Log<Event>,
    ) {
        while state.stage != Stage::Over {
            let is_settling = state.toll.step != TollStep::None || !state.toll.waiting.is_empty();
            if is_settling && self.proceed_toll(state, dice, log) {
                return;
            }
            if state.stage == Stage::Action {
                if self.proceed_action(state, dice, played, log) {
                    return;
                }
            } else if self.has_a_choice(state) {
                return;
            } else {
                self.tell_skip(state, played, log);
                self.leave_stage(state, dice, log);
            }
        }
    }

    /// Is there anything to decide in the stage but that it is over? Action turns see to themselves.
    fn has_a_choice(&self, state: &State) -> bool {
        match state.stage {
            Stage::SetUp => self.unplaced(state).next().is_some(),
            Stage::Fortification => self.can_build(state),
            Stage::Arrivals => {
                let mut choices = Vec::new();
                self.offer_arrivals(state, &mut choices);
                if choices.is_empty() {
                    self.offer_replacements(state, &mut choices);
                }
                !choices.is_empty()
            }
            Stage::Movement => self.can_march(state),
            Stage::Handover => {
                let mut choices = Vec::new();
                self.offer_handover(state, &mut choices);
                !choices.is_empty()
            }
            Stage::SiegeDeclaration => self.judge_declaration(state).is_ok(),
            Stage::Reserves => self.can_reserve(state),
            Stage::Release => self.can_release(state) || self.can_march(state),
            Stage::WinterLosses | Stage::Attrition | Stage::Isolation | Stage::Action | Stage::Over => false,
        }
    }

    /// Goes from a stage of the player turn to the next (6).
    fn leave_stage(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        match state.stage {
            Stage::SetUp => self.begin_turn(state, 1, log),
            Stage::Fortification => {
                // What was not built is lost (7.p1.b).
                state.fort_points = 0;
                state.stage = Stage::WinterLosses;
                self.roll_winter_losses(state, dice, log);
            }
            Stage::WinterLosses => {
                state.stage = Stage::Attrition;
                self.roll_attrition(state, Cause::Attrition, dice, log);
            }
            Stage::Attrition => {
                state.stage = Stage::Isolation;
                self.roll_attrition(state, Cause::Isolation, dice, log);
            }
            Stage::Isolation => {
                state.stage = Stage::Arrivals;
                self.call_up(state, log);
            }
            Stage::Arrivals => state.stage = Stage::Movement,
            Stage::Movement if state.player == Side::Russian => state.stage = Stage::Handover,
            Stage::Movement => state.stage = Stage::SiegeDeclaration,
            Stage::Handover | Stage::SiegeDeclaration => self.after_movement(state, log),
            Stage::Reserves => self.begin_action_turn(state),
            Stage::Release => self.end_release(state, log),
            Stage::Action | Stage::Over => {}
        }
    }

    /// The action segment follows if somebody has come next to an enemy (12).
    fn after_movement(&self, state: &mut State, log: &mut Log<Event>) {
        if state.contact {
            state.contact = false;
            self.begin_segment(state, log);
        } else {
            self.tell_no_segment(state, log);
            self.end_player_turn(state, log);
        }
    }

    fn begin_turn(&self, state: &mut State, turn: u8, log: &mut Log<Event>) {
        state.turn = turn;
        state.replenished = UnitSet::EMPTY;
        log.tell(|| Event::TurnBegan { turn });
        self.begin_player_turn(state, Side::Allied, log);
    }

    /// Everybody recovers from disruption (12.B.1.p3.c), and works are built.
    fn begin_player_turn(&self, state: &mut State, side: Side, log: &mut Log<Event>) {
        state.player = side;
        state.disrupted = UnitSet::EMPTY;
        state.charged = UnitSet::EMPTY;
        state.isolated = UnitSet::EMPTY;
        state.spent = PerUnit::all(0);
        state.road_from = PerUnit::all(Place::Absent);
        state.road_turns = PerUnit::all(0);
        state.contact = false;
        state.action = Action::NONE;
        state.toll = Toll::NONE;
        state.fort_points = self.tables.appearance.forts(side, state.turn);
        state.stage = Stage::Fortification;
        log.tell(|| Event::PlayerTurnBegan { side });
    }

    fn end_player_turn(&self, state: &mut State, log: &mut Log<Event>) {
        self.remove_isolated(state, log);
        match state.player {
            Side::Allied => self.begin_player_turn(state, Side::Russian, log),
            Side::Russian if usize::from(state.turn) < TURNS => self.begin_turn(state, state.turn + 1, log),
            Side::Russian => self.end_game(state, log),
        }
    }

    fn end_game(&self, state: &mut State, log: &mut Log<Event>) {
        state.stage = Stage::Over;
        state.action.melee = Melee::NONE;
        state.toll = Toll::NONE;
        log.tell(|| Event::Ended);
    }

    /// Is Done allowed now?
    pub(crate) fn judge_done(&self, state: &State) -> Verdict {
        if state.toll.step != TollStep::None {
            return Err(bar!("crimea:12.A.1.p1.b", "settle-first"));
        }
        match state.stage {
            Stage::Action => self.judge_phase_done(state),
            Stage::SetUp => Err(bar!("crimea:19.a", "set-up-all-first")),
            Stage::Release => self.judge_release_done(state),
            Stage::Over => Err(bar!("crimea:5.p2", "game-is-over")),
            _ => Ok(()),
        }
    }

    /// Done, in every stage and phase; in Stage::Action it calls `end_phase`.
    pub(crate) fn done(&self, state: &mut State, dice: &mut dyn Dice, log: &mut Log<Event>) {
        if state.stage == Stage::Action {
            if let Some(side) = self.plotter(state) {
                log.tell(|| Event::Plotted { side });
            }
            self.end_phase(state, dice, log);
        } else {
            self.leave_stage(state, dice, log);
        }
    }

    /// May the Allied player announce siege fire (12, ruling G1)? There is no need to if a segment follows anyway.
    pub(crate) fn judge_declaration(&self, state: &State) -> Verdict {
        if state.stage != Stage::SiegeDeclaration || state.player != Side::Allied {
            return Err(bar!("crimea:12.p1.b", "siege-fire-follows-allied-movement"));
        }
        if state.contact {
            return Err(bar!("crimea:12.p1.a", "no-announcement-needed"));
        }
        if !self.can_bombard(state) {
            return Err(bar!("crimea:12.p1.b", "siege-fire-needs-ammunition"));
        }
        Ok(())
    }

    pub(crate) fn declare_siege(&self, state: &mut State, log: &mut Log<Event>) {
        log.tell(|| Event::SiegeDeclared);
        self.begin_segment(state, log);
    }

    pub(crate) fn concede(&self, state: &mut State, side: Side, log: &mut Log<Event>) {
        state.conceded = Some(side);
        log.tell(|| Event::Conceded { side });
        self.end_game(state, log);
    }

    /// The action segment is over: what follows in the player turn, or the end of a battle game.
    pub(crate) fn after_segment(&self, state: &mut State, log: &mut Log<Event>) {
        if self.is_campaign() {
            self.end_player_turn(state, log);
        } else {
            self.end_game(state, log);
        }
    }
}

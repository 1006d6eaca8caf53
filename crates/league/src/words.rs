//! The battle in words: prompts and the log.

use crate::decision::Benefit;
use crate::event::{ChitReason, Event, Leader};
use crate::league::League;
use crate::phrasebook::{PHRASES, text};
use crate::reckoning::inches_arg;
use crate::state::{ChargeStep, Gait, Stage, State};
use crate::unit::{Side, StaffId, UnitId};
use kernel::{Audience, Narration, Prompt, Seat, Words};
use phrases::{Arg, Phrasebook, Text};

/// The dice that there are.
pub(crate) fn faces(dice: &[u8]) -> Arg {
    Arg::list(dice.iter().filter(|die| **die > 0).map(|die| Arg::from(*die)))
}

/// The id of the message that says who helps; nothing if nobody does.
pub(crate) const fn help_phrase(benefit: Benefit) -> Option<&'static str> {
    match benefit {
        Benefit::None => None,
        Benefit::Commander => Some("help-commander"),
        Benefit::Brigadier => Some("help-brigadier"),
        Benefit::Both => Some("help-both"),
    }
}

impl ChitReason {
    /// The id of its words.
    const fn phrase(self) -> &'static str {
        match self {
            ChitReason::Sixes => "chit-sixes",
            ChitReason::Leader => "chit-leader",
            ChitReason::RoutNearby => "chit-rout-nearby",
            ChitReason::PassedThrough => "chit-passed-through",
            ChitReason::Lost => "chit-lost",
            ChitReason::Withdrew => "chit-withdrew",
            ChitReason::Guns => "chit-guns",
        }
    }
}

impl League {
    pub(crate) fn name_of(&self, unit: UnitId) -> &str {
        &self.roster.unit(unit).name
    }

    pub(crate) fn staff_name(&self, staff: StaffId) -> &str {
        &self.roster.staff(staff).name
    }

    /// A unit by itself.
    pub(crate) fn unit_text(&self, unit: UnitId) -> Text {
        let (name, id) = self.roster.names(unit);
        Text::unit(&PHRASES, id, name)
    }

    /// A staff figure by itself.
    pub(crate) fn staff_text(&self, staff: StaffId) -> Text {
        let staff = self.roster.staff(staff);
        Text::unit(&PHRASES, staff.id.as_str(), staff.name.as_str())
    }

    /// A unit in a message.
    pub(crate) fn unit_arg(&self, unit: UnitId) -> Arg {
        let (name, id) = self.roster.names(unit);
        Arg::unit(id, name)
    }

    /// A staff figure in a message.
    pub(crate) fn staff_arg(&self, staff: StaffId) -> Arg {
        let staff = self.roster.staff(staff);
        Arg::unit(staff.id.as_str(), staff.name.as_str())
    }

    /// A seat in a message: "you" for the one who plays it.
    pub(crate) fn seat_arg(&self, seat: Seat) -> Arg {
        Arg::Party(self.seats.id(seat), 1 << seat.0)
    }

    /// A side in a message: "you" for everybody on it.
    pub(crate) fn side_arg(&self, side: Side) -> Arg {
        Arg::Party(side.id(), self.seats.of_side(side).map(|seat| 1 << seat.0).sum())
    }

    fn charge_prompt(&self, state: &State, step: ChargeStep) -> Text {
        let arg = |unit: Option<UnitId>| unit.map_or_else(|| Arg::from(""), |unit| self.unit_arg(unit));
        let attacker = || arg(state.charge.attacker);
        let asked = || arg(self.charge_speaker(state, step));
        match step {
            ChargeStep::Consent => {
                let target = arg(state.charge.target);
                text!("prompt-charge-consent", attacker = attacker(), target = target, unit = asked())
            }
            ChargeStep::Answer => text!("prompt-charge-answer", attacker = attacker(), unit = asked()),
            ChargeStep::AttackerCheck => text!("prompt-charge-attacker-check", attacker = attacker()),
            ChargeStep::DefenderCheck => text!("prompt-charge-defender-check", unit = asked()),
            ChargeStep::Support => {
                let second = state.charge.asked;
                let line = second.and_then(|second| self.line_before(state, second));
                text!("prompt-charge-support", unit = arg(second), line = arg(line))
            }
            ChargeStep::DefenderBenefit | ChargeStep::AttackerBenefit => {
                text!("prompt-charge-benefit", unit = asked())
            }
            ChargeStep::React => text!("prompt-charge-react", attacker = attacker(), unit = asked()),
            ChargeStep::MoveUp => {
                text!("prompt-charge-move-up", target = arg(state.charge.target), attacker = attacker())
            }
            ChargeStep::Follow => {
                text!("prompt-charge-follow", attacker = attacker(), unit = arg(state.charge.second))
            }
        }
    }

    fn actions_prompt(&self, state: &State) -> Text {
        let units = self.seats.units(Seat(state.floor));
        match units.iter().filter(|unit| self.judge_action(state, *unit).is_ok()).count() {
            0 => text!("prompt-actions-done", degrees = self.tables.angles.free_turn),
            left => text!("prompt-actions", left = left),
        }
    }

    fn march_prompt(&self, unit: UnitId, gait: Gait, dice: &[u8]) -> Text {
        let (unit, dice) = (self.unit_arg(unit), faces(dice));
        match gait {
            Gait::Forward => {
                let degrees = self.tables.angles.free_turn;
                text!("prompt-march-forward", unit = unit, degrees = degrees, dice = dice)
            }
            Gait::Road => text!("prompt-march-road", unit = unit, dice = dice),
            Gait::Sideways => text!("prompt-march-sideways", unit = unit, dice = dice),
            Gait::Prolonge => text!("prompt-march-prolonge", unit = unit, dice = dice),
        }
    }

    /// Leaders after a roll, with the die if it is told.
    fn leader_rolled(&self, leader: Leader, die: u8, rolled: Arg) -> Text {
        let fate = Arg::phrase(match die {
            1 => "fate-killed",
            2 => "fate-wounded",
            _ => "fate-unhurt",
        });
        match leader {
            Leader::Commander(unit) => {
                text!("commander-rolled", unit = self.unit_arg(unit), fate = fate, rolled = rolled)
            }
            Leader::Staff(staff) => {
                text!("staff-rolled", staff = self.staff_arg(staff), fate = fate, rolled = rolled)
            }
        }
    }

    fn initiative(&self, dice: [u8; 2], totals: [i8; 2], with_dice: bool) -> Text {
        let (winner, loser) = if totals[0] > totals[1] { (0, 1) } else { (1, 0) };
        let rolled = if with_dice {
            text!("rolled-two", first = dice[winner], second = dice[loser]).into()
        } else {
            Arg::from("")
        };
        if totals[0] == totals[1] {
            return text!("initiative-tied", total = totals[0], rolled = rolled);
        }
        let side = self.side_arg(Side::BOTH[winner]);
        text!("initiative-won", side = side, won = totals[winner], lost = totals[loser], rolled = rolled)
    }

    fn fought(&self, unit: UnitId, target: UnitId, totals: Option<[i16; 2]>, winner: Option<Side>) -> Text {
        let (unit, target) = (self.unit_arg(unit), self.unit_arg(target));
        match (winner, totals) {
            (Some(side), Some(totals)) => text!(
                "fought-won-by",
                unit = unit,
                target = target,
                side = self.side_arg(side),
                won = totals[side.index()],
                lost = totals[side.enemy().index()]
            ),
            (Some(side), None) => {
                text!("fought-won", unit = unit, target = target, side = self.side_arg(side))
            }
            (None, Some(totals)) => {
                text!("fought-tied-at", unit = unit, target = target, total = totals[0])
            }
            (None, None) => text!("fought-tied", unit = unit, target = target),
        }
    }
}

impl Words for League {
    fn phrasebook(&self) -> &'static Phrasebook {
        &PHRASES
    }

    /// What is asked.
    fn prompt(&self, state: &State) -> Prompt {
        let (kind, text) = match state.stage {
            Stage::Over => ("over", self.outcome_of(state).text),
            Stage::Initiative => ("initiative", text!("prompt-initiative")),
            Stage::Lead => {
                let side = state.initiative.unwrap_or(Side::Russian);
                ("lead", text!("prompt-lead", side = self.side_arg(side)))
            }
            Stage::Rally { unit } => ("rally", text!("prompt-rally", unit = self.unit_arg(unit))),
            Stage::Actions => ("actions", self.actions_prompt(state)),
            Stage::March { unit, gait, dice } => ("march", self.march_prompt(unit, gait, &dice)),
            Stage::Ride { staff, dice } => {
                ("ride", text!("prompt-ride", staff = self.staff_arg(staff), dice = faces(&dice)))
            }
            Stage::Saves => {
                let text = state.losses.first().map_or_else(Text::default, |loss| {
                    let (unit, hits) = (self.unit_arg(loss.unit), loss.hits);
                    if self.has_benefit(state, loss.unit) {
                        text!("prompt-saves-with-help", unit = unit, hits = hits)
                    } else {
                        text!("prompt-saves", unit = unit, hits = hits)
                    }
                });
                ("saves", text)
            }
            Stage::Charge(step) => ("charge", self.charge_prompt(state, step)),
            Stage::CloseOrder => ("close", text!("prompt-close")),
            Stage::Advance { unit, .. } => ("advance", text!("prompt-advance", unit = self.unit_arg(unit))),
            Stage::Follow { unit, .. } => ("advance", text!("prompt-follow", unit = self.unit_arg(unit))),
        };
        Prompt { kind, text }
    }

    /// Turn, side, what is going on.
    fn heading(&self, state: &State) -> Text {
        let (turn, turns) = (state.turn, self.tables.victory.turns);
        let side = || self.side_arg(state.active);
        match state.stage {
            Stage::Over => text!("heading-over"),
            Stage::Initiative | Stage::Lead => text!("heading-initiative", turn = turn, turns = turns),
            Stage::Rally { .. } => text!("heading-rally", turn = turn, turns = turns, side = side()),
            Stage::CloseOrder | Stage::Advance { .. } | Stage::Follow { .. } => {
                text!("heading-close", turn = turn, turns = turns, side = side())
            }
            _ => text!("heading-actions", turn = turn, turns = turns, side = side()),
        }
    }

    /// An event in words; of one that may come, without the faces of its dice.
    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        let mut units: Vec<UnitId> = Vec::new();
        let mut about = |unit: UnitId| {
            units.push(unit);
            self.unit_arg(unit)
        };
        let rolled = |die: u8| wargame::rolled(with_dice.then_some(die));
        let text = match *event {
            Event::Turn { turn } => text!("turn-begins", turn = turn),
            Event::LeaderBack { leader: Leader::Commander(unit) } => {
                text!("commander-back", unit = self.unit_arg(unit))
            }
            Event::LeaderBack { leader: Leader::Staff(staff) } => {
                text!("staff-back", staff = self.staff_arg(staff))
            }
            Event::Initiative { dice, totals } => self.initiative(dice, totals, with_dice),
            Event::Leads { side } => text!("leads", side = self.side_arg(side)),
            Event::SideTurn { side } => text!("side-turn", side = self.side_arg(side)),
            Event::Idle { seat } => text!("idle", seat = self.seat_arg(seat)),
            Event::Benefit { unit, benefit } => match benefit {
                Benefit::None | Benefit::Commander => text!("helped-by-commander", unit = about(unit)),
                Benefit::Brigadier => text!("helped-by-brigadier", unit = about(unit)),
                Benefit::Both => text!("helped-by-both", unit = about(unit)),
            },
            Event::Rally { unit, die, rallied: true } => {
                text!("rallies", unit = about(unit), rolled = rolled(die))
            }
            Event::Rally { unit, die, rallied: false } => {
                text!("fails-to-rally", unit = about(unit), rolled = rolled(die))
            }
            Event::Routs { unit, length } => {
                text!("routs", unit = about(unit), inches = inches_arg(length))
            }
            Event::Leaves { unit } => text!("leaves-field", unit = about(unit)),
            Event::Chits { unit, count, reason } => {
                let reason = Arg::phrase(reason.phrase());
                text!("takes-chits", unit = about(unit), chits = count, reason = reason)
            }
            Event::Steadied { unit, count } => text!("removes-chits", unit = about(unit), chits = count),
            Event::Rolled { unit, dice, .. } if with_dice => {
                text!("rolls-dice-to-move", unit = about(unit), dice = faces(&dice))
            }
            Event::Rolled { unit, .. } => text!("rolls-to-move", unit = about(unit)),
            Event::Moved { unit, used, .. } => {
                text!("moves", unit = about(unit), inches = inches_arg(used))
            }
            Event::Formed { unit, formation } => {
                text!("forms", unit = about(unit), formation = formation.arg())
            }
            Event::Faced { unit, heading, .. } => {
                text!("faces", unit = about(unit), degrees = heading.degrees())
            }
            Event::Saddle { unit, mounted: true } => text!("mounts", unit = about(unit)),
            Event::Saddle { unit, mounted: false } => text!("dismounts", unit = about(unit)),
            Event::Holds { unit } => text!("holds", unit = about(unit)),
            Event::Rode { staff, with: Some(unit), .. } => {
                text!("rides-to", staff = self.staff_arg(staff), unit = about(unit))
            }
            Event::Rode { staff, with: None, .. } => text!("rides", staff = self.staff_arg(staff)),
            Event::Fired { unit, target, faces, hits } => {
                let dice: u8 = faces.iter().sum();
                let sixes = if with_dice { faces[5] } else { 0 };
                let (unit, target) = (about(unit), about(target));
                text!("fires", unit = unit, target = target, dice = dice, hits = hits, sixes = sixes)
            }
            Event::Saved { unit, hits, lost, .. } => {
                let saved = hits.saturating_sub(lost);
                text!("saves", unit = about(unit), saved = saved, hits = hits, lost = lost)
            }
            Event::LeaderRoll { leader, die } => self.leader_rolled(leader, die, rolled(die)),
            Event::Displaced { staff, with: Some(unit) } => {
                text!("staff-escapes", staff = self.staff_arg(staff), unit = self.unit_arg(unit))
            }
            Event::Displaced { staff, with: None } => {
                text!("staff-captured", staff = self.staff_arg(staff))
            }
            Event::Destroyed { unit } => text!("is-destroyed", unit = about(unit)),
            Event::Charges { unit, target, second: Some(second) } => {
                let (unit, target) = (about(unit), about(target));
                text!("charges-double", unit = unit, target = target, second = self.unit_arg(second))
            }
            Event::Charges { unit, target, second: None } => {
                text!("charges", unit = about(unit), target = about(target))
            }
            Event::Answers { unit, stands: true } => text!("stands", unit = about(unit)),
            Event::Answers { unit, stands: false } => text!("falls-back", unit = about(unit)),
            Event::Supports { unit, joins: true } => text!("joins", unit = about(unit)),
            Event::Supports { unit, joins: false } => text!("stays-out", unit = about(unit)),
            Event::Checks { unit, die, passed } => {
                let rolled = wargame::rolled(die.filter(|_| with_dice));
                match passed {
                    true => text!("passes-check", unit = about(unit), rolled = rolled),
                    false => text!("fails-check", unit = about(unit), rolled = rolled),
                }
            }
            Event::Reacts { unit } => text!("reacts", unit = about(unit)),
            Event::Contact { unit, target } => {
                text!("contact", unit = about(unit), target = about(target))
            }
            Event::Fought { unit, target, totals, winner } => {
                let _ = (about(unit), about(target));
                self.fought(unit, target, with_dice.then_some(totals), winner)
            }
            Event::WinnerDie { side, die, hits } => {
                text!("victory-costs", side = self.side_arg(side), hits = hits, rolled = rolled(die))
            }
            Event::GunsLost { unit, die, spiked: true } => {
                text!("guns-spiked", unit = about(unit), rolled = rolled(die))
            }
            Event::GunsLost { unit, die, spiked: false } => {
                text!("guns-abandoned", unit = about(unit), rolled = rolled(die))
            }
            Event::LeavesGuns { unit } => text!("leaves-guns", unit = about(unit)),
            Event::MansGuns { unit } => text!("mans-guns", unit = about(unit)),
            Event::GunsTaken { unit, by } => text!("takes-guns", unit = about(unit), by = about(by)),
            Event::Withdraws { unit, length } => {
                text!("withdraws", unit = about(unit), inches = inches_arg(length))
            }
            Event::Advances { unit, .. } => text!("advances", unit = about(unit)),
            Event::Taken { objective, side } => {
                let objective = Arg::place(&self.table.objectives[usize::from(objective)].name);
                text!("takes-objective", side = self.side_arg(side), objective = objective)
            }
            Event::Passes { seat } => text!("passes", seat = self.seat_arg(seat)),
            Event::Yields { seat, to } => {
                text!("yields", seat = self.seat_arg(seat), to = self.seat_arg(to))
            }
            Event::Breaks { side } => text!("army-breaks", side = self.side_arg(side)),
            Event::Ends { points } => text!("battle-ends", points = points),
        };
        Narration {
            text,
            rule: event.rule(),
            hexes: Vec::new(),
            units: units.iter().map(|unit| self.roster.unit(*unit).id.clone()).collect(),
            audience: Audience::Everyone,
        }
    }
}

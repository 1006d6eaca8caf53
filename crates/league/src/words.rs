//! The battle in words: prompts and the log.

use crate::decision::Benefit;
use crate::event::{ChitReason, Event, Leader};
use crate::league::League;
use crate::reckoning::inches;
use crate::state::{ChargeStep, Gait, Stage, State};
use crate::unit::{Side, StaffId, UnitId};
use kernel::{Audience, Narration, Prompt, Words};
use manoeuvre::counted;

fn faces(dice: &[u8]) -> String {
    let faces: Vec<String> = dice.iter().filter(|die| **die > 0).map(u8::to_string).collect();
    faces.join(", ")
}

impl League {
    pub(crate) fn name_of(&self, unit: UnitId) -> &str {
        &self.roster.unit(unit).name
    }

    pub(crate) fn staff_name(&self, staff: StaffId) -> &str {
        &self.roster.staff(staff).name
    }

    fn leader_name(&self, leader: Leader) -> String {
        match leader {
            Leader::Commander(unit) => format!("the commander of {}", self.name_of(unit)),
            Leader::Staff(staff) => self.staff_name(staff).to_owned(),
        }
    }
}

impl Words for League {
    /// What is asked.
    fn prompt(&self, state: &State) -> Prompt {
        let (kind, text) = match state.stage {
            Stage::Over => ("over", self.outcome_of(state).text),
            Stage::Initiative => ("initiative", "Roll for the initiative.".to_owned()),
            Stage::Lead => {
                ("lead", "You have the initiative: does your side act first or second?".to_owned())
            }
            Stage::Rally { unit } => {
                ("rally", format!("{} is routing and tries to rally.", self.name_of(unit)))
            }
            Stage::Actions => {
                let seat = kernel::Seat(state.floor);
                let left =
                    self.seats.units(seat).iter().filter(|unit| self.judge_action(state, *unit).is_ok());
                let text = match left.count() {
                    0 => "All your units have acted. Turn units by up to 30 degrees, ride with your generals, or end your actions.".to_owned(),
                    left => {
                        let units = counted(left as i64, "unit", "units");
                        format!("One action for each unit: {units} can still act. Choose one.")
                    }
                };
                ("actions", text)
            }
            Stage::March { unit, gait, dice } => {
                let how = match gait {
                    Gait::Forward => "forward, with wheels of up to 30 degrees in all",
                    Gait::Road => "along the road",
                    Gait::Sideways => "back, to a side, or about and on",
                    Gait::Prolonge => "with the guns drawn by hand",
                };
                ("march", format!("{} moves {how}: the dice are {}.", self.name_of(unit), faces(&dice)))
            }
            Stage::Ride { staff, dice } => {
                ("ride", format!("{} rides: the dice are {}.", self.staff_name(staff), faces(&dice)))
            }
            Stage::Saves => {
                let text = state.losses.first().map_or_else(String::new, |loss| {
                    let hits = counted(loss.hits, "possible hit", "possible hits");
                    format!(
                        "{} has {hits}: roll saves, with a command benefit or without.",
                        self.name_of(loss.unit)
                    )
                });
                ("saves", text)
            }
            Stage::Charge(step) => {
                let attacker = state.charge.attacker.map_or("", |unit| self.name_of(unit));
                let target = state.charge.target.map_or("", |unit| self.name_of(unit));
                let asked = self.charge_speaker(state, step).map_or("", |unit| self.name_of(unit));
                let text = match step {
                    ChargeStep::Consent => {
                        format!("{attacker} wants to charge {target}: does {asked} join as its second line?")
                    }
                    ChargeStep::Answer => format!("{attacker} charges {asked}: stand, or retreat?"),
                    ChargeStep::AttackerCheck => format!("{attacker} checks its morale for the charge."),
                    ChargeStep::DefenderCheck => format!("{asked} is outnumbered and checks its morale."),
                    ChargeStep::Support => {
                        let second = state.charge.asked;
                        let line = second.and_then(|second| self.line_before(state, second));
                        let names = [second, line].map(|unit| unit.map_or("", |unit| self.name_of(unit)));
                        format!("{} stands behind {}: does it join as its second line?", names[0], names[1])
                    }
                    ChargeStep::DefenderBenefit | ChargeStep::AttackerBenefit => {
                        format!("Does the commander of {asked} help in the close combat?")
                    }
                    ChargeStep::React => format!("{asked} may react before {attacker} is upon it."),
                    ChargeStep::MoveUp => format!("{target} has gone: how far does {attacker} move up?"),
                    ChargeStep::Follow => {
                        let second = state.charge.second.map_or("", |unit| self.name_of(unit));
                        format!("{attacker} has moved up: does {second} follow as its second line?")
                    }
                };
                ("charge", text)
            }
            Stage::CloseOrder => ("close", "Which close combat is fought next?".to_owned()),
            Stage::Advance { unit, .. } => {
                ("advance", format!("{} has won: how far does it advance?", self.name_of(unit)))
            }
            Stage::Follow { unit, .. } => {
                ("advance", format!("The first line has advanced: does {} follow it?", self.name_of(unit)))
            }
        };
        Prompt { kind, text }
    }

    /// Turn, side, what is going on.
    fn heading(&self, state: &State) -> String {
        let (turn, turns) = (state.turn, self.tables.victory.turns);
        let side = state.active.name();
        let what = match state.stage {
            Stage::Over => return "The battle is over".to_owned(),
            Stage::Initiative | Stage::Lead => "initiative".to_owned(),
            Stage::Rally { .. } => format!("{side} rallies"),
            Stage::CloseOrder | Stage::Advance { .. } | Stage::Follow { .. } => {
                format!("{side} close combats")
            }
            _ => format!("{side} actions"),
        };
        format!("Turn {turn} of {turns}, {what}")
    }

    /// An event in words; of one that may come, without the faces of its dice.
    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        let name = |unit: &UnitId| self.name_of(*unit);
        let mut units: Vec<UnitId> = Vec::new();
        let mut about = |unit: &UnitId| units.push(*unit);
        let die = |value: u8| if with_dice { format!(" (die {value})") } else { String::new() };
        let text = match event {
            Event::Turn { turn } => format!("Turn {turn} begins."),
            Event::LeaderBack { leader } => {
                let who = self.leader_name(*leader);
                format!("{}{} is back, or replaced.", who[..1].to_uppercase(), &who[1..])
            }
            Event::Initiative { dice, totals } => {
                if totals[0] == totals[1] {
                    format!("Initiative: {} against {}, rolled again.", totals[0], totals[1])
                } else {
                    let winner = if totals[0] > totals[1] { Side::Russian } else { Side::Allied };
                    let rolls =
                        if with_dice { format!(" (dice {}, {})", dice[0], dice[1]) } else { String::new() };
                    format!(
                        "Initiative: Russians {}, Allies {}{rolls}. The {} side chooses.",
                        totals[0],
                        totals[1],
                        winner.name()
                    )
                }
            }
            Event::Leads { side } => format!("The {} side acts first.", side.name()),
            Event::SideTurn { side } => format!("The {} side acts.", side.name()),
            Event::Benefit { unit, benefit } => {
                about(unit);
                let who = match benefit {
                    Benefit::None => "nobody",
                    Benefit::Commander => "its commander, for a command point",
                    Benefit::Brigadier => "the brigadier with it",
                    Benefit::Both => "its commander and the brigadier with it",
                };
                format!("{} is helped by {who}.", name(unit))
            }
            Event::Rally { unit, die: face, rallied } => {
                about(unit);
                let result = if *rallied { "rallies" } else { "does not rally" };
                format!("{} {result}{}.", name(unit), die(*face))
            }
            Event::Routs { unit, length } => {
                about(unit);
                format!("{} routs and runs {} inches.", name(unit), inches(*length))
            }
            Event::Leaves { unit } => {
                about(unit);
                format!("{} leaves the field.", name(unit))
            }
            Event::Chits { unit, count, reason } => {
                about(unit);
                let why = match reason {
                    ChitReason::Sixes => "pairs of sixes in the fire on it",
                    ChitReason::Leader => "a leader lost",
                    ChitReason::RoutNearby => "a rout nearby",
                    ChitReason::PassedThrough => "friends falling back through it",
                    ChitReason::Lost => "the lost close combat",
                    ChitReason::Withdrew => "its withdrawal",
                    ChitReason::Guns => "the disorder among the guns",
                };
                format!("{} takes {} for {why}.", name(unit), counted(*count, "chit", "chits"))
            }
            Event::Steadied { unit, count } => {
                about(unit);
                format!("{} steadies itself: {} off.", name(unit), counted(*count, "chit", "chits"))
            }
            Event::Rolled { unit, dice, .. } => {
                about(unit);
                if with_dice {
                    format!("{} rolls {} for its move.", name(unit), faces(dice))
                } else {
                    format!("{} rolls for its move.", name(unit))
                }
            }
            Event::Moved { unit, used, .. } => {
                about(unit);
                format!("{} moves {} inches.", name(unit), inches(*used))
            }
            Event::Formed { unit, formation } => {
                about(unit);
                format!("{} forms: {}.", name(unit), formation.name())
            }
            Event::Faced { unit, heading, .. } => {
                about(unit);
                format!("{} faces {} degrees.", name(unit), heading.degrees())
            }
            Event::Saddle { unit, mounted } => {
                about(unit);
                format!("{} {}.", name(unit), if *mounted { "mounts" } else { "dismounts" })
            }
            Event::Holds { unit } => {
                about(unit);
                format!("{} holds its ground.", name(unit))
            }
            Event::Rode { staff, with, .. } => match with {
                Some(unit) => {
                    about(unit);
                    format!("{} rides to {}.", self.staff_name(*staff), name(unit))
                }
                None => format!("{} rides.", self.staff_name(*staff)),
            },
            Event::Fired { unit, target, faces, hits } => {
                about(unit);
                about(target);
                let dice: u8 = faces.iter().sum();
                let sixes = if faces[5] > 0 && with_dice {
                    format!(", {}", counted(faces[5], "six", "sixes"))
                } else {
                    String::new()
                };
                format!(
                    "{} fires at {} with {}: {}{sixes}.",
                    name(unit),
                    name(target),
                    counted(dice, "die", "dice"),
                    counted(*hits, "possible hit", "possible hits")
                )
            }
            Event::Saved { unit, hits, lost, .. } => {
                about(unit);
                let saved = hits.saturating_sub(*lost);
                format!(
                    "{} saves {saved} of {hits} and loses {}.",
                    name(unit),
                    counted(*lost, "figure", "figures")
                )
            }
            Event::LeaderRoll { leader, die: face } => {
                let who = self.leader_name(*leader);
                let fate = match face {
                    1 => "is killed",
                    2 => "is wounded",
                    _ => "is unhurt",
                };
                format!("{}{} {fate}{}.", who[..1].to_uppercase(), &who[1..], die(*face))
            }
            Event::Displaced { staff, with } => match with {
                Some(unit) => format!("{} escapes to {}.", self.staff_name(*staff), name(unit)),
                None => format!("{} is taken.", self.staff_name(*staff)),
            },
            Event::Destroyed { unit } => {
                about(unit);
                format!("{} is destroyed.", name(unit))
            }
            Event::Charges { unit, target, second } => {
                about(unit);
                about(target);
                let behind = second
                    .map_or_else(String::new, |second| format!(", with {} behind it", self.name_of(second)));
                format!("{} charges {}{behind}.", name(unit), name(target))
            }
            Event::Answers { unit, stands } => {
                about(unit);
                format!("{} {}.", name(unit), if *stands { "stands" } else { "falls back before the charge" })
            }
            Event::Supports { unit, joins } => {
                about(unit);
                let does = if *joins { "joins as second line" } else { "stays out of the close combat" };
                format!("{} {does}.", name(unit))
            }
            Event::Checks { unit, die: face, passed } => {
                about(unit);
                let result = if *passed { "holds firm" } else { "loses heart" };
                format!("{} {result}{}.", name(unit), face.map_or_else(String::new, die))
            }
            Event::Reacts { unit } => {
                about(unit);
                format!("{} reacts with fire.", name(unit))
            }
            Event::Contact { unit, target } => {
                about(unit);
                about(target);
                format!("{} closes with {}.", name(unit), name(target))
            }
            Event::Fought { unit, target, totals, winner } => {
                about(unit);
                about(target);
                let result = winner.map_or("Equal: all dice again.".to_owned(), |side| {
                    format!("The {} side wins.", side.name())
                });
                let totals = if with_dice {
                    format!(" Russians {}, Allies {}.", totals[0], totals[1])
                } else {
                    String::new()
                };
                format!("{} fights {}.{totals} {result}", name(unit), name(target))
            }
            Event::WinnerDie { side, die: face, hits } => {
                format!(
                    "The victory costs the {} side {}{}.",
                    side.name(),
                    counted(*hits, "possible hit", "possible hits"),
                    die(*face)
                )
            }
            Event::GunsLost { unit, die: face, spiked } => {
                about(unit);
                let guns = if *spiked { "are spiked and taken off" } else { "stand abandoned" };
                format!("The gunners of {} run; the guns {guns}{}.", name(unit), die(*face))
            }
            Event::LeavesGuns { unit } => {
                about(unit);
                format!("The gunners of {} run and leave their guns.", name(unit))
            }
            Event::MansGuns { unit } => {
                about(unit);
                format!("{} mans its guns again.", name(unit))
            }
            Event::GunsTaken { unit, by } => {
                about(unit);
                about(by);
                format!("{} takes the guns of {}.", name(by), name(unit))
            }
            Event::Withdraws { unit, length } => {
                about(unit);
                format!("{} withdraws {} inches.", name(unit), inches(*length))
            }
            Event::Advances { unit, .. } => {
                about(unit);
                format!("{} advances.", name(unit))
            }
            Event::Taken { objective, side } => {
                format!(
                    "The {} side takes {}.",
                    side.name(),
                    self.table.objectives[usize::from(*objective)].name
                )
            }
            Event::Passes { seat } => format!("{}: no more actions.", self.seats.name(*seat)),
            Event::Yields { seat, to } => {
                format!("{} lets {} go first.", self.seats.name(*seat), self.seats.name(*to))
            }
            Event::Breaks { side } => format!("The {} army breaks.", side.name()),
            Event::Ends { points } => {
                format!("The battle ends. The Allies hold {}.", counted(*points, "point", "points"))
            }
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

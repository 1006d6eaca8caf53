//! Decisions as things to touch, and what a player means who touches something.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::flood::Flood;
use crate::lists::Scratch;
use crate::state::{MeleeStep, Phase, Place, Stage, State, TollStep};
use crate::unit::UnitId;
use hexmap::Hex;
use kernel::{Choice, Game, Opening, Touches};
use manoeuvre::{Thing, openings};

impl Crimea {
    /// Are dice rolled for a decision by itself?
    fn rolls_at_once(&self, state: &State, decision: Decision) -> bool {
        match decision {
            Decision::Fight { .. } | Decision::Stand | Decision::Retire { .. } => true,
            Decision::Step { unit, to } => state
                .hex(unit)
                .and_then(|from| Some((from, from.direction_to(to)?)))
                .is_some_and(|(from, way)| self.ground.obstacles(from, way).next().is_some()),
            _ => false,
        }
    }

    /// What it means that somebody is done.
    fn done_words(&self, state: &State) -> &'static str {
        match state.stage {
            Stage::SetUp => "The army is set up",
            Stage::Fortification => "Build no more",
            Stage::Arrivals => "No more arrivals",
            Stage::Movement => "End the movement",
            Stage::Handover => "Hand over no more",
            Stage::SiegeDeclaration => "No siege fire",
            Stage::Reserves => "No more reserves",
            Stage::Release => "Release and move no more",
            Stage::Action => match state.action.phase {
                Phase::AttackerPlot | Phase::DefenderPlot => "Fire orders done: the others hold fire",
                Phase::Commitment => "Siege fire orders done",
                Phase::Repair => "Repair no more",
                Phase::DefenderHeldFire | Phase::AttackerHeldFire => "Held fire orders done: roll",
                Phase::AttackerMelee | Phase::DefenderMelee => match state.action.melee.step {
                    MeleeStep::Refusals => "Nobody else refuses",
                    MeleeStep::Attackers | MeleeStep::Defenders => "These fight",
                    _ => "Fight no more melees",
                },
                _ => "End the phase",
            },
            _ => "Done",
        }
    }

    /// Every legal decision that counts, with its label; marches with their price and whether they end next to the
    /// enemy.
    pub(crate) fn choices_of(
        &self,
        state: &State,
        scratch: &mut Scratch,
        counts: impl Fn(Decision) -> bool,
    ) -> Vec<(Decision, Choice)> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        decisions.retain(|decision| counts(*decision));
        // The marches of a unit stand together.
        let mut measured: Option<(UnitId, Option<Flood>)> = None;
        decisions
            .into_iter()
            .map(|decision| {
                let mut choice = self.choice(state, decision);
                if let Decision::March { unit, to } = decision {
                    if measured.as_ref().is_none_or(|(known, _)| *known != unit) {
                        measured = Some((unit, self.marches_of(state, unit)));
                    }
                    let flood = measured.as_ref().and_then(|(_, flood)| flood.as_ref());
                    choice.cost =
                        flood.and_then(|flood| flood.cost(to)).map(|(points, _)| points.to_string());
                    choice.stops = self.is_next_to_enemy(state, to, self.side(unit));
                }
                (decision, choice)
            })
            .collect()
    }

    fn meant_by_hex(&self, state: &State, at: Hex) -> Option<Decision> {
        match (state.stage, state.action.phase) {
            (Stage::Fortification, _) => Some(Decision::Build { at }),
            (Stage::Action, Phase::Repair) => Some(Decision::Repair { at }),
            (Stage::Action, Phase::AttackerMelee | Phase::DefenderMelee) => Some(Decision::Fight { at }),
            _ => None,
        }
    }

    /// A piece alone: for whoever cannot act, the judge says what keeps it.
    fn meant_by_piece(&self, state: &State, unit: UnitId) -> Option<Decision> {
        match state.toll.step {
            TollStep::Losses => return Some(Decision::Lose { unit }),
            TollStep::Morale => return None,
            TollStep::Retreats => return state.hex(unit).map(|to| Decision::Retreat { unit, to }),
            TollStep::None => {}
        }
        let melee = state.action.melee.step;
        match (state.stage, state.action.phase) {
            (Stage::Arrivals, _) => match state.place[unit] {
                place if place.hex().is_some() => Some(Decision::Replace { unit }),
                _ => None,
            },
            (Stage::Reserves, _) => Some(Decision::Reserve { unit }),
            (Stage::Release, _) if state.action.reserve.contains(unit) => Some(Decision::Release { unit }),
            (Stage::Action, Phase::AttackerMelee | Phase::DefenderMelee) if melee != MeleeStep::None => {
                Some(Decision::Join { unit })
            }
            (Stage::Action, Phase::AttackerMelee | Phase::DefenderMelee) => {
                state.hex(unit).map(|at| Decision::Fight { at })
            }
            _ => state.hex(unit).and_then(|to| self.meant_by_way(state, unit, to)),
        }
    }

    /// To retire, as things to touch: a button, and a hex unless everybody goes back whence he came, to several hexes.
    fn retire_choice(&self, state: &State, to: Hex) -> (Vec<String>, String) {
        let button = "button:retire".to_owned();
        let chain = vec![button.clone(), format!("hex:{to}")];
        if self.retire_hexes(state, to).len() == 1 {
            (chain, format!("The whole stack retires to {to}"))
        } else if self.ways_to_retire(state).len() == 1 {
            (vec![button], "The whole stack retires, each unit to the hex it came from".to_owned())
        } else {
            (chain, format!("The stack retires to {to}, newcomers to the hexes they came from"))
        }
    }

    fn meant_by_way(&self, state: &State, unit: UnitId, to: Hex) -> Option<Decision> {
        if state.toll.step == TollStep::Retreats {
            return Some(Decision::Retreat { unit, to });
        }
        Some(match state.stage {
            Stage::SetUp => Decision::Place { unit, at: to },
            Stage::Arrivals if state.place[unit] == Place::Lost => Decision::Revive { unit, at: to },
            Stage::Arrivals => Decision::Enter { unit, at: to },
            Stage::Movement | Stage::Release => Decision::March { unit, to },
            Stage::Action => match state.action.phase {
                Phase::AttackerPlot | Phase::DefenderPlot => Decision::Aim { unit, at: to },
                Phase::Commitment => Decision::Commit { unit, at: to },
                Phase::DisruptedMovement | Phase::AttackerMovement | Phase::DefenderMovement => {
                    Decision::Step { unit, to }
                }
                Phase::DefenderHeldFire | Phase::AttackerHeldFire => Decision::FireHeld { unit, at: to },
                Phase::AttackerMelee | Phase::DefenderMelee => match state.action.melee.step {
                    MeleeStep::Refusals => Decision::Refuse { unit, to },
                    MeleeStep::None => Decision::Fight { at: to },
                    _ => return None,
                },
                _ => return None,
            },
            _ => return None,
        })
    }
}

impl Touches for Crimea {
    /// A decision as things to touch.
    fn choice(&self, state: &State, decision: Decision) -> Choice {
        let piece = |unit: UnitId| format!("piece:{}", self.roster.unit(unit).id);
        let hex = |hex: Hex| format!("hex:{hex}");
        let button = |word: &str| format!("button:{word}");
        let name = |unit: UnitId| self.name_of(unit);
        let (chain, text) = match decision {
            Decision::Place { unit, at } => {
                (vec![piece(unit), hex(at)], format!("{} is set up in {at}", name(unit)))
            }
            Decision::PlaceRest => {
                (vec![button("place_rest")], "Everybody else is set up where he usually stands".to_owned())
            }
            Decision::Build { at } => {
                (vec![hex(at)], format!("Raise the work in {at} to level {}", state.works.level(at) + 1))
            }
            Decision::Enter { unit, at } => {
                (vec![piece(unit), hex(at)], format!("{} arrives in {at}", name(unit)))
            }
            Decision::Replace { unit } => {
                (vec![piece(unit), button("replace")], format!("{} gets a replacement step", name(unit)))
            }
            Decision::Revive { unit, at } => {
                (vec![piece(unit), hex(at)], format!("{} is raised again in {at}", name(unit)))
            }
            Decision::Exchange { unit, given } => (
                vec![piece(unit), piece(given)],
                format!("{} takes the place of {}", name(unit), name(given)),
            ),
            Decision::March { unit, to } => {
                (vec![piece(unit), hex(to)], format!("{} marches to {to}", name(unit)))
            }
            Decision::Feed { unit, to } => {
                (vec![piece(unit), piece(to)], format!("{} hands a step over to {}", name(unit), name(to)))
            }
            Decision::DeclareSiege => (vec![button("declare_siege")], "Announce siege fire".to_owned()),
            Decision::Reserve { unit } => (vec![piece(unit)], format!("{} is held in reserve", name(unit))),
            Decision::Release { unit } => {
                (vec![piece(unit), button("release")], format!("{} is released", name(unit)))
            }
            Decision::Aim { unit, at } => {
                (vec![piece(unit), hex(at)], format!("{} is to fire at {at}", name(unit)))
            }
            Decision::AimFort { at } => (
                vec![button("star_fort"), hex(at)],
                format!("Ten factors of the Star Fort are to fire at {at}"),
            ),
            Decision::Commit { unit, at } => {
                (vec![piece(unit), hex(at)], format!("{} is committed against {at}", name(unit)))
            }
            Decision::Disrupt { unit } => {
                (vec![piece(unit), button("disrupt")], format!("{} disrupts itself", name(unit)))
            }
            Decision::Step { unit, to } => {
                let verb =
                    if self.holds(state, to, self.side(unit).enemy()) { "attacks" } else { "moves to" };
                (vec![piece(unit), hex(to)], format!("{} {verb} {to}", name(unit)))
            }
            Decision::Charge { unit, through, to } if state.hex(unit) == Some(through) => {
                (vec![piece(unit), button("charge"), hex(to)], format!("{} charges into {to}", name(unit)))
            }
            Decision::Charge { unit, through, to } => (
                vec![piece(unit), button("charge"), hex(through), hex(to)],
                format!("{} charges by {through} into {to}", name(unit)),
            ),
            Decision::Repair { at } => (vec![hex(at)], format!("Repair a level in {at}")),
            Decision::FireHeld { unit, at } => {
                (vec![piece(unit), hex(at)], format!("{} fires at the enemies in {at}", name(unit)))
            }
            Decision::FireFort { at } => (
                vec![button("star_fort"), hex(at)],
                format!("Ten factors of the Star Fort fire at the enemies in {at}"),
            ),
            Decision::Recall { unit } => {
                (vec![piece(unit), button("recall")], format!("Take out the order of {}", name(unit)))
            }
            Decision::RecallFort { at } => (
                vec![button("recall_star_fort"), hex(at)],
                format!("Take out ten factors of the Star Fort against {at}"),
            ),
            Decision::Fight { at } => (vec![hex(at)], format!("Fight the melee in {at}")),
            Decision::Refuse { unit, to } => (
                vec![piece(unit), hex(to)],
                format!("{} refuses the melee and goes back to {to}", name(unit)),
            ),
            Decision::Join { unit } => (vec![piece(unit)], format!("{} fights", name(unit))),
            Decision::Lose { unit } => (vec![piece(unit)], format!("{} loses a step", name(unit))),
            Decision::Stand => (vec![button("stand")], "Stand, and roll for morale".to_owned()),
            Decision::Retire { to } => self.retire_choice(state, to),
            Decision::Retreat { unit, to } => {
                let along = if state.toll.retreating.contains(unit) { "" } else { " with its units" };
                (vec![piece(unit), hex(to)], format!("{} goes back to {to}{along}", name(unit)))
            }
            Decision::Done => (vec![button("done")], self.done_words(state).to_owned()),
            Decision::Concede { .. } => {
                (vec![button("concede"), button("give_up")], "Give up the game".to_owned())
            }
        };
        Choice { rolls: self.rolls_at_once(state, decision), ..Choice::new(chain, text) }
    }

    fn choices(&self, state: &State, scratch: &mut Scratch) -> Vec<(Decision, Choice)> {
        self.choices_of(state, scratch, |_| true)
    }

    /// The things that can be touched first. The decisions of a unit stand together where there are many.
    fn openings(&self, state: &State, scratch: &mut Scratch) -> Vec<Opening> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        openings(&decisions, Decision::unit, |decision| self.choice(state, decision))
    }

    /// The choices behind a thing; marches with their price.
    fn choices_behind(&self, state: &State, scratch: &mut Scratch, first: &str) -> Vec<Choice> {
        let Some(thing) = Thing::read(first, |id| self.roster.find(id)) else { return Vec::new() };
        let choices = self.choices_of(state, scratch, |decision| decision.unit() == thing.unit());
        Choice::behind(first, choices)
    }

    /// The decision that these touches stand for at this moment, legal or not.
    fn meant(&self, state: &State, chain: &[&str]) -> Option<Decision> {
        let things = Thing::read_all(chain, |id| self.roster.find(id))?;
        self.deciding_side(state)?;
        match things.as_slice() {
            [Thing::Button(word)] => match *word {
                "place_rest" => Some(Decision::PlaceRest),
                "declare_siege" => Some(Decision::DeclareSiege),
                "stand" => Some(Decision::Stand),
                "retire" => self.ways_to_retire(state).first().map(|to| Decision::Retire { to }),
                "done" => Some(Decision::Done),
                _ => None,
            },
            [Thing::Button("concede"), Thing::Button("give_up")] => {
                self.deciding_side(state).map(|side| Decision::Concede { side })
            }
            [Thing::Button("retire"), Thing::Hex(to)] => Some(Decision::Retire { to: *to }),
            [Thing::Button("star_fort"), Thing::Hex(at)] => Some(match state.action.phase {
                Phase::DefenderHeldFire | Phase::AttackerHeldFire => Decision::FireFort { at: *at },
                _ => Decision::AimFort { at: *at },
            }),
            [Thing::Hex(at)] => self.meant_by_hex(state, *at),
            [Thing::Piece(unit)] => self.meant_by_piece(state, *unit),
            [Thing::Piece(unit), Thing::Button("replace")] => Some(Decision::Replace { unit: *unit }),
            [Thing::Piece(unit), Thing::Button("release")] => Some(Decision::Release { unit: *unit }),
            [Thing::Piece(unit), Thing::Button("recall")] => Some(Decision::Recall { unit: *unit }),
            [Thing::Button("recall_star_fort"), Thing::Hex(at)] => Some(Decision::RecallFort { at: *at }),
            [Thing::Piece(unit), Thing::Button("disrupt")] => Some(Decision::Disrupt { unit: *unit }),
            [Thing::Piece(unit), Thing::Button("charge"), Thing::Hex(to)] => {
                Some(Decision::Charge { unit: *unit, through: state.hex(*unit)?, to: *to })
            }
            [Thing::Piece(unit), Thing::Button("charge"), Thing::Hex(through), Thing::Hex(to)] => {
                Some(Decision::Charge { unit: *unit, through: *through, to: *to })
            }
            [Thing::Piece(unit), Thing::Hex(to)] => self.meant_by_way(state, *unit, *to),
            [Thing::Piece(unit), Thing::Piece(other)] => match state.stage {
                Stage::Handover => Some(Decision::Feed { unit: *unit, to: *other }),
                Stage::Arrivals if state.place[*unit] == Place::Lost => {
                    Some(Decision::Exchange { unit: *unit, given: *other })
                }
                _ => state.hex(*other).and_then(|to| self.meant_by_way(state, *unit, to)),
            },
            _ => None,
        }
    }
}

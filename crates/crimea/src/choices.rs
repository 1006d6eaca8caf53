//! Decisions as things to touch, and what a player means who touches something.

use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::flood::Flood;
use crate::lists::Scratch;
use crate::phrasebook::{PHRASES, text};
use crate::state::{MeleeStep, Phase, Place, Stage, State, TollStep};
use crate::unit::UnitId;
use hex_wargame::{Thing, openings};
use hexmap::Hex;
use kernel::{Choice, Game, Opening, Refusal, Touches};
use phrases::{Arg, Text};

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

    /// The message that says what it means that somebody is done.
    fn done_words(&self, state: &State) -> &'static str {
        match state.stage {
            Stage::SetUp => "done-set-up",
            Stage::Fortification => "done-fortification",
            Stage::Arrivals => "done-arrivals",
            Stage::Movement => "done-march",
            Stage::Handover => "done-handover",
            Stage::SiegeDeclaration => "done-declaration",
            Stage::Reserves => "done-reserves",
            Stage::Release => "done-release",
            Stage::Action => match state.action.phase {
                Phase::AttackerPlot | Phase::DefenderPlot => "done-plot",
                Phase::Commitment => "done-commitment",
                Phase::Repair => "done-repair",
                Phase::DefenderHeldFire | Phase::AttackerHeldFire => "done-held-fire",
                Phase::AttackerMelee | Phase::DefenderMelee => match state.action.melee.step {
                    MeleeStep::Refusals => "done-refusals",
                    MeleeStep::Attackers | MeleeStep::Defenders => "done-fighters",
                    _ => "done-melee",
                },
                _ => "done-phase",
            },
            _ => "done",
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
    fn retire_choice(&self, state: &State, to: Hex) -> (Vec<String>, Text) {
        let button = "button:retire".to_owned();
        let chain = vec![button.clone(), format!("hex:{to}")];
        if self.retire_hexes(state, to).len() == 1 {
            (chain, text!("choice-retire", to = Arg::place(to)))
        } else if self.ways_to_retire(state).len() == 1 {
            (vec![button], text!("choice-retire-back"))
        } else {
            (chain, text!("choice-retire-and-back", to = Arg::place(to)))
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
        let name = |unit: UnitId| self.unit_arg(unit);
        let place = |hex: Hex| Arg::place(hex);
        let (chain, text) = match decision {
            Decision::Place { unit, at } => {
                (vec![piece(unit), hex(at)], text!("choice-place", unit = name(unit), at = place(at)))
            }
            Decision::PlaceRest => (vec![button("place_rest")], text!("choice-place-rest")),
            Decision::Build { at } => {
                let level = state.works.level(at) + 1;
                (vec![hex(at)], text!("choice-build", at = place(at), level = level))
            }
            Decision::Enter { unit, at } => {
                (vec![piece(unit), hex(at)], text!("choice-enter", unit = name(unit), at = place(at)))
            }
            Decision::Replace { unit } => {
                (vec![piece(unit), button("replace")], text!("choice-replace", unit = name(unit)))
            }
            Decision::Revive { unit, at } => {
                (vec![piece(unit), hex(at)], text!("choice-revive", unit = name(unit), at = place(at)))
            }
            Decision::Exchange { unit, given } => (
                vec![piece(unit), piece(given)],
                text!("choice-exchange", unit = name(unit), other = name(given)),
            ),
            Decision::March { unit, to } => {
                (vec![piece(unit), hex(to)], text!("choice-march", unit = name(unit), to = place(to)))
            }
            Decision::Feed { unit, to } => {
                (vec![piece(unit), piece(to)], text!("choice-feed", unit = name(unit), other = name(to)))
            }
            Decision::DeclareSiege => (vec![button("declare_siege")], text!("choice-declare-siege")),
            Decision::Reserve { unit } => (vec![piece(unit)], text!("choice-reserve", unit = name(unit))),
            Decision::Release { unit } => {
                (vec![piece(unit), button("release")], text!("choice-release", unit = name(unit)))
            }
            Decision::Aim { unit, at } => {
                (vec![piece(unit), hex(at)], text!("choice-aim", unit = name(unit), at = place(at)))
            }
            Decision::AimFort { at } => {
                (vec![button("star_fort"), hex(at)], text!("choice-aim-fort", at = place(at)))
            }
            Decision::Commit { unit, at } => {
                (vec![piece(unit), hex(at)], text!("choice-commit", unit = name(unit), at = place(at)))
            }
            Decision::Disrupt { unit } => {
                (vec![piece(unit), button("disrupt")], text!("choice-disrupt", unit = name(unit)))
            }
            Decision::Step { unit, to } => {
                let text = match self.holds(state, to, self.side(unit).enemy()) {
                    true => text!("choice-attack", unit = name(unit), to = place(to)),
                    false => text!("choice-move", unit = name(unit), to = place(to)),
                };
                (vec![piece(unit), hex(to)], text)
            }
            Decision::Charge { unit, through, to } if state.hex(unit) == Some(through) => (
                vec![piece(unit), button("charge"), hex(to)],
                text!("choice-charge", unit = name(unit), to = place(to)),
            ),
            Decision::Charge { unit, through, to } => (
                vec![piece(unit), button("charge"), hex(through), hex(to)],
                text!("choice-charge-through", unit = name(unit), through = place(through), to = place(to)),
            ),
            Decision::Repair { at } => {
                let level = state.works.level(at) + 1;
                (vec![hex(at)], text!("choice-repair", at = place(at), level = level))
            }
            Decision::FireHeld { unit, at } => {
                (vec![piece(unit), hex(at)], text!("choice-fire-held", unit = name(unit), at = place(at)))
            }
            Decision::FireFort { at } => {
                (vec![button("star_fort"), hex(at)], text!("choice-fire-fort", at = place(at)))
            }
            Decision::Recall { unit } => {
                (vec![piece(unit), button("recall")], text!("choice-recall", unit = name(unit)))
            }
            Decision::RecallFort { at } => {
                (vec![button("recall_star_fort"), hex(at)], text!("choice-recall-fort", at = place(at)))
            }
            Decision::Fight { at } => (vec![hex(at)], text!("choice-fight", at = place(at))),
            Decision::Refuse { unit, to } => {
                (vec![piece(unit), hex(to)], text!("choice-refuse", unit = name(unit), to = place(to)))
            }
            Decision::Join { unit } => (vec![piece(unit)], text!("choice-join", unit = name(unit))),
            Decision::Lose { unit } => (vec![piece(unit)], text!("choice-lose", unit = name(unit))),
            Decision::Stand => (vec![button("stand")], text!("choice-stand")),
            Decision::Retire { to } => self.retire_choice(state, to),
            Decision::Retreat { unit, to } => {
                let text = match state.toll.retreating.contains(unit) {
                    true => text!("choice-retreat", unit = name(unit), to = place(to)),
                    false => text!("choice-retreat-together", unit = name(unit), to = place(to)),
                };
                (vec![piece(unit), hex(to)], text)
            }
            Decision::Done => (vec![button("done")], Text::message(&PHRASES, self.done_words(state), [])),
            Decision::Concede { .. } => (vec![button("concede"), button("give_up")], text!("choice-concede")),
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

    /// What keeps a unit, or whoever stands in a hex.
    fn why_idle(&self, state: &State, link: &str) -> Option<Refusal> {
        let bar = match Thing::read(link, |id| self.roster.find(id))? {
            Thing::Piece(unit) => self.why_unit_idles(state, unit),
            Thing::Hex(at) => self.why_hex_idles(state, at),
            Thing::Button(_) => None,
        };
        bar.map(|bar| bar.explain(&PHRASES, |unit| self.roster.names(unit)))
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

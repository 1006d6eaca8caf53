//! Decisions as things to touch, and what a player means who touches something.

use crate::decision::Decision;
use crate::inkerman::Inkerman;
use crate::lists::Scratch;
use crate::phrasebook::{PHRASES, text};
use crate::state::{BattleStep, Offer, Place, Stage, State};
use crate::unit::{Side, UnitId};
use hex_wargame::{Flood, Thing, openings};
use hexmap::Hex;
use kernel::{Choice, Game, Opening, Refusal, Touches};
use phrases::Arg;

impl Inkerman {
    /// Every legal decision with its label; moves and entries with their price and whether the unit must stop.
    pub(crate) fn choices_of(
        &self,
        state: &State,
        scratch: &mut Scratch,
        counts: impl Fn(Decision) -> bool,
    ) -> Vec<(Decision, Choice)> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        decisions.retain(|decision| counts(*decision));
        let obstacles = self.obstacles(state, state.active);
        let mut flood = Flood::default();
        let mut measured = None;
        let before = state.spent;
        let mut price = |decision: Decision| match decision {
            Decision::Move { unit, to } => {
                let from = state.hex(unit)?;
                if measured != Some(unit) {
                    self.flood(state, unit, from, &obstacles, &mut flood);
                    measured = Some(unit);
                }
                Some((flood.way_cost(from, to)? - before, to))
            }
            Decision::Step { unit, to } => Some((self.judge_step(state, unit, to).ok()?, to)),
            Decision::Enter { unit, at } => Some((self.entry_price(unit, at)?, at)),
            _ => None,
        };
        decisions
            .into_iter()
            .map(|decision| {
                let mut choice = self.choice(state, decision);
                if let Some((cost, to)) = price(decision) {
                    choice.cost = Some(cost.to_string());
                    choice.stops = obstacles.controlled.contains(to);
                }
                (decision, choice)
            })
            .collect()
    }

    fn meant_by_piece(&self, state: &State, side: Side, unit: UnitId) -> Option<Decision> {
        match state.battle.step {
            BattleStep::AttackerLosses | BattleStep::DefenderLosses => Some(Decision::Lose { unit }),
            BattleStep::Advance => Some(Decision::Advance { unit }),
            BattleStep::Declaring if self.side(unit) == side => Some(Decision::Join { unit }),
            BattleStep::None | BattleStep::Momentum | BattleStep::Declaring if state.is_combat_phase() => {
                if self.side(unit) == side {
                    // Nowhere to go yet: the judge says what keeps the unit from attacking.
                    state.hex(unit).map(|to| Decision::Flank { unit, to })
                } else {
                    state.hex(unit).map(|at| Decision::Aim { at })
                }
            }
            _ => state.hex(unit).map(|to| Decision::Move { unit, to }),
        }
    }

    fn meant_by_way(&self, state: &State, unit: UnitId, to: Hex) -> Option<Decision> {
        if state.offer == Offer::Made || state.stage == Stage::Order {
            return None;
        }
        Some(if state.is_combat_phase() {
            match self.holder(state, to) {
                Some(side) if side != state.active && state.battle.step == BattleStep::Declaring => {
                    Decision::Join { unit }
                }
                Some(side) if side != state.active => Decision::Aim { at: to },
                _ => Decision::Flank { unit, to },
            }
        } else if state.place[unit] == Place::Waiting {
            Decision::Enter { unit, at: to }
        } else {
            Decision::Move { unit, to }
        })
    }
}

impl Touches for Inkerman {
    /// A decision as things to touch.
    fn choice(&self, state: &State, decision: Decision) -> Choice {
        let piece = |unit: UnitId| format!("piece:{}", self.roster.unit(unit).id);
        let hex = |hex: Hex| format!("hex:{hex}");
        let button = |word: &str| format!("button:{word}");
        let name = |unit: UnitId| self.unit_arg(unit);
        let (chain, text) = match decision {
            Decision::Move { unit, to } => {
                (vec![piece(unit), hex(to)], text!("choice-move", unit = name(unit), hex = Arg::place(to)))
            }
            Decision::Step { unit, to } => (
                vec![piece(unit), button("step_by_step"), hex(to)],
                text!("choice-step", unit = name(unit), hex = Arg::place(to)),
            ),
            Decision::Enter { unit, at } => {
                (vec![piece(unit), hex(at)], text!("choice-enter", unit = name(unit), hex = Arg::place(at)))
            }
            Decision::Halt => (vec![button("halt")], text!("choice-halt")),
            Decision::Aim { at } => (vec![hex(at)], text!("choice-aim", hex = Arg::place(at))),
            Decision::Join { unit } => (vec![piece(unit)], text!("choice-join", unit = name(unit))),
            Decision::Roll if state.stage == Stage::Order => {
                (vec![button("roll")], text!("choice-roll-order"))
            }
            Decision::Roll => (vec![button("roll")], text!("choice-roll")),
            Decision::Lose { unit } => (vec![piece(unit)], text!("choice-lose", unit = name(unit))),
            Decision::Advance { unit } => {
                let to = Arg::place(state.battle.target);
                (vec![piece(unit)], text!("choice-advance", unit = name(unit), hex = to))
            }
            Decision::Flank { unit, to } => {
                (vec![piece(unit), hex(to)], text!("choice-flank", unit = name(unit), hex = Arg::place(to)))
            }
            Decision::Decline if state.battle.step == BattleStep::Advance => {
                (vec![button("decline")], text!("choice-no-advance"))
            }
            Decision::Decline => (vec![button("decline")], text!("choice-no-further-attack")),
            Decision::Bombard { unit } => {
                (vec![piece(unit), button("bombard")], text!("choice-bombard", unit = name(unit)))
            }
            Decision::Hold { unit } => {
                (vec![piece(unit), button("hold")], text!("choice-hold", unit = name(unit)))
            }
            Decision::SpendMarker => (vec![button("spend_marker")], text!("choice-spend-marker")),
            Decision::KeepMarkers => (vec![button("keep_markers")], text!("choice-keep-markers")),
            Decision::OfferEnd => (vec![button("offer_end")], text!("choice-offer-end")),
            Decision::Accept => (vec![button("accept")], text!("choice-accept")),
            Decision::Refuse => (vec![button("refuse")], text!("choice-refuse")),
            Decision::Stop => (vec![button("stop")], text!("choice-stop")),
            Decision::Capitulate { .. } => {
                (vec![button("capitulate"), button("give_up")], text!("choice-capitulate"))
            }
        };
        Choice {
            rolls: matches!(decision, Decision::Roll | Decision::Bombard { .. }),
            ..Choice::new(chain, text)
        }
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
        let side = self.deciding_side(state)?;
        match things.as_slice() {
            [Thing::Button(word)] => match *word {
                "halt" => Some(Decision::Halt),
                "roll" => Some(Decision::Roll),
                "decline" => Some(Decision::Decline),
                "spend_marker" => Some(Decision::SpendMarker),
                "keep_markers" => Some(Decision::KeepMarkers),
                "offer_end" => Some(Decision::OfferEnd),
                "accept" => Some(Decision::Accept),
                "refuse" => Some(Decision::Refuse),
                "stop" => Some(Decision::Stop),
                _ => None,
            },
            [Thing::Button("capitulate"), Thing::Button("give_up")] => Some(Decision::Capitulate { side }),
            [Thing::Hex(at)] if state.is_combat_phase() => Some(Decision::Aim { at: *at }),
            [Thing::Piece(unit)] => self.meant_by_piece(state, side, *unit),
            [Thing::Piece(unit), Thing::Button("bombard")] => Some(Decision::Bombard { unit: *unit }),
            [Thing::Piece(unit), Thing::Button("hold")] => Some(Decision::Hold { unit: *unit }),
            [Thing::Piece(unit), Thing::Button("step_by_step"), Thing::Hex(to)] => {
                Some(Decision::Step { unit: *unit, to: *to })
            }
            [Thing::Piece(unit), Thing::Hex(to)] => self.meant_by_way(state, *unit, *to),
            [Thing::Piece(unit), Thing::Piece(other)] => {
                state.hex(*other).and_then(|to| self.meant_by_way(state, *unit, to))
            }
            _ => None,
        }
    }
}

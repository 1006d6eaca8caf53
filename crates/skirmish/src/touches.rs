//! Decisions as things to touch.

use crate::decision::Decision;
use crate::phrasebook::{PHRASES, text};
use crate::skirmish::Skirmish;
use crate::state::State;
use hex_wargame::{Bar, Thing, bar, openings};
use hexmap::Hex;
use kernel::{Choice, Opening, Refusal, Touches};
use phrases::Arg;
use wargame::UnitId;

impl Touches for Skirmish {
    fn choice(&self, state: &State, decision: Decision) -> Choice {
        let piece = |unit: UnitId| format!("piece:{}", self.roster.id(unit));
        match decision {
            Decision::Move { unit, to } => {
                let text = text!("choice-move", unit = self.unit_arg(unit), to = Arg::place(to));
                let choice = Choice::new(vec![piece(unit), format!("hex:{to}")], text);
                match self.judge_move(state, unit, to) {
                    Ok(way) => Choice { cost: Some(way.cost.to_string()), stops: way.stops, ..choice },
                    Err(_) => choice,
                }
            }
            Decision::Fire { unit, target } => {
                let text = text!("choice-fire", unit = self.unit_arg(unit), target = self.unit_arg(target));
                let chain = vec![piece(unit), piece(target), "button:fire".to_owned()];
                Choice { rolls: true, ..Choice::new(chain, text) }
            }
            Decision::Charge { unit, target } => {
                let text = text!("choice-charge", unit = self.unit_arg(unit), target = self.unit_arg(target));
                let chain = vec![piece(unit), piece(target), "button:charge".to_owned()];
                Choice { rolls: true, ..Choice::new(chain, text) }
            }
            Decision::Done => Choice::new(vec!["button:done".to_owned()], text!("choice-done")),
        }
    }

    fn openings(&self, state: &State, scratch: &mut ()) -> Vec<Opening> {
        let mut decisions = Vec::new();
        kernel::Game::decisions(self, state, scratch, &mut decisions);
        openings(&decisions, Decision::unit, |decision| self.choice(state, decision))
    }

    fn meant(&self, state: &State, chain: &[&str]) -> Option<Decision> {
        let things = Thing::read_all(chain, |id| self.roster.find(id))?;
        match *things.as_slice() {
            [Thing::Button("done")] => Some(Decision::Done),
            [Thing::Piece(unit), Thing::Hex(to)] => Some(Decision::Move { unit, to }),
            [Thing::Piece(unit), Thing::Piece(target), Thing::Button("charge")] => {
                Some(Decision::Charge { unit, target })
            }
            [Thing::Piece(unit), Thing::Piece(target), Thing::Button("fire")] => {
                Some(Decision::Fire { unit, target })
            }
            // Somebody asks why not: next to it a charge was meant, from afar fire.
            [Thing::Piece(unit), Thing::Piece(target)] => {
                let at = |unit: UnitId| -> Option<Hex> { state.units[unit].hex };
                let near = at(unit)?.distance(at(target)?) == 1;
                Some(if near { Decision::Charge { unit, target } } else { Decision::Fire { unit, target } })
            }
            _ => None,
        }
    }

    fn why_idle(&self, state: &State, link: &str) -> Option<Refusal> {
        let unit = match Thing::read(link, |id| self.roster.find(id))? {
            Thing::Piece(unit) => unit,
            Thing::Hex(hex) => self.unit_in(state, hex)?,
            Thing::Button(_) => return None,
        };
        let bar: Bar = match self.judge_actor(state, unit) {
            Err(bar) => bar,
            Ok(_) => bar!("skirmish:2.1", "has-nowhere-to-go", unit = unit),
        };
        Some(bar.explain(&PHRASES, |unit| self.roster.names(unit)))
    }
}

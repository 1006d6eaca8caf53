//! Decisions as things to touch: what marches cost, and what a player means who touches something.

use crate::battle::Battle;
use crate::decision::Decision;
use crate::lists::Scratch;
use crate::quad::Quad;
use crate::state::{Phase, Place, Stage, State};
use crate::unit::{Side, UnitId};
use hexmap::Hex;
use kernel::{Choice, Game, Opening, Touches};
use manoeuvre::{Barrier, Flood, Start, Thing, openings, points};

/// Whose ways a flood has measured, and from where: marches of one unit stand together in a list.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Setting {
    unit: UnitId,
    entry: Option<Hex>,
}

impl<B: Battle> Quad<B> {
    /// Every legal decision with its label; marches and entries with their price and whether the unit
    /// must stop there.
    pub(crate) fn choices_of(
        &self,
        state: &State<B::Exclusive>,
        scratch: &mut Scratch,
        counts: impl Fn(Decision) -> bool,
    ) -> Vec<(Decision, Choice)> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        decisions.retain(|decision| counts(*decision));
        let mut barrier = Barrier::none();
        let mut flood = Flood::default();
        let mut measured = None;
        let price = |decision: Decision| {
            let (unit, entry, to) = match decision {
                Decision::March { unit, to } => (unit, None, to),
                Decision::Enter { unit, at, to } => (unit, Some(at), to),
                _ => return None,
            };
            let setting = Setting { unit, entry };
            if measured != Some(setting) {
                barrier = self.barrier_to(state, unit);
                self.flood_for(state, setting, &barrier, &mut flood);
                measured = Some(setting);
            }
            let from = entry.or(state.hex(unit))?;
            let cost = match entry {
                Some(at) if at == to => self.entry_price(state, unit, at)?,
                _ => flood.way_cost(from, to)?,
            };
            Some((cost - state.spent[unit], barrier.controls(to)))
        };
        let mut price = price;
        decisions
            .into_iter()
            .map(|decision| {
                let mut choice = self.choice(state, decision);
                if let Some((cost, stops)) = price(decision) {
                    (choice.cost, choice.stops) = (Some(points(cost)), stops);
                }
                (decision, choice)
            })
            .collect()
    }

    fn done_label(&self, state: &State<B::Exclusive>) -> &'static str {
        match (state.combat.stage, state.phase) {
            (Stage::Openings | Stage::Advance, _) => "No advance",
            (_, Phase::Movement) => "End the Movement Phase",
            (_, Phase::DefensiveFire | Phase::OffensiveFire) => "No more fire",
            (_, Phase::Evasion) => "No more withdrawals",
            (_, Phase::Melee) => "End the Melee Phase",
            _ => "End the Rally Phase",
        }
    }

    fn flood_for(
        &self,
        state: &State<B::Exclusive>,
        Setting { unit, entry }: Setting,
        barrier: &Barrier,
        flood: &mut Flood,
    ) {
        match (entry, state.hex(unit)) {
            (Some(at), _) => {
                self.entry_reach(state, unit, at, barrier, flood);
            }
            (None, Some(hex)) => {
                let start = Start { hex, spent: state.spent[unit], just_entered: false };
                flood.run(
                    self.ground.steps(self.gait(state, unit)),
                    start,
                    self.allowance(state, unit),
                    barrier,
                );
            }
            (None, None) => {}
        }
    }

    fn meant_by_piece(&self, state: &State<B::Exclusive>, side: Side, unit: UnitId) -> Option<Decision> {
        if state.phase == Phase::Rally {
            return Some(Decision::Rally { unit });
        }
        let hex = state.hex(unit);
        if !is_combat(state) {
            // Nowhere to go yet: the judge says what keeps the unit where it is.
            return self.meant_by_way(state, unit, hex?);
        }
        match hex {
            Some(at) if self.side(unit) != side => Some(Decision::Aim { at }),
            _ => Some(Decision::Join { unit }),
        }
    }

    fn meant_by_way(&self, state: &State<B::Exclusive>, unit: UnitId, to: Hex) -> Option<Decision> {
        match (state.combat.stage, state.phase) {
            (Stage::Retreats, _) if self.displaced_next(state) == Some(unit) => {
                Some(Decision::Displace { unit, to })
            }
            (Stage::Retreats, _) => Some(Decision::Retreat { unit, to }),
            (Stage::Openings | Stage::Advance, _) => Some(Decision::Advance { unit, to }),
            (_, Phase::Evasion) => Some(Decision::Evade { unit, to }),
            (Stage::None, Phase::DefensiveFire)
                if self.battle.steps_back().contains(unit)
                    && self.side(unit) == self.firing_side(state)
                    && self.holder(state, to) != Some(state.phasing) =>
            {
                Some(Decision::Evade { unit, to })
            }
            (_, Phase::Movement) if state.place[unit] == Place::Waiting => {
                Some(Decision::Enter { unit, at: to, to })
            }
            (_, Phase::Movement) => Some(Decision::March { unit, to }),
            _ if is_combat(state) => Some(Decision::Join { unit }),
            _ => None,
        }
    }
}

impl<B: Battle> Touches for Quad<B> {
    /// A decision as things to touch.
    fn choice(&self, state: &State<B::Exclusive>, decision: Decision) -> Choice {
        let piece = |unit: UnitId| format!("piece:{}", self.roster.unit(unit).id);
        let hex = |hex: Hex| format!("hex:{hex}");
        let button = |word: &str| format!("button:{word}");
        let name = |unit: UnitId| self.name_of(unit);
        let (chain, text) = match decision {
            Decision::March { unit, to } => {
                (vec![piece(unit), hex(to)], format!("{} marches to {to}", name(unit)))
            }
            Decision::Enter { unit, at, to } if at == to => {
                (vec![piece(unit), hex(at), hex(to)], format!("{} enters at {at}", name(unit)))
            }
            Decision::Enter { unit, at, to } => (
                vec![piece(unit), hex(at), hex(to)],
                format!("{} enters at {at} and marches to {to}", name(unit)),
            ),
            Decision::Leave { unit } => {
                (vec![piece(unit), button("leave")], format!("{} leaves the map", name(unit)))
            }
            Decision::Raise { unit } => {
                (vec![piece(unit), button("raise")], format!("{} goes on top", name(unit)))
            }
            Decision::Spike { unit } => {
                (vec![piece(unit), button("spike")], format!("Spike the gun {}", name(unit)))
            }
            Decision::Aim { at } if state.phase == Phase::Melee => (vec![hex(at)], format!("Attack {at}")),
            Decision::Aim { at } => (vec![hex(at)], format!("Fire at {at}")),
            Decision::Join { unit } => (vec![piece(unit)], format!("{} takes part", name(unit))),
            Decision::Roll => {
                let text = self.roll_asked(state).map_or("Roll the die", |due| due.text);
                (vec![button("roll")], text.to_owned())
            }
            Decision::Retreat { unit, to } => {
                (vec![piece(unit), hex(to)], format!("{} retreats to {to}", name(unit)))
            }
            Decision::Displace { unit, to } => {
                (vec![piece(unit), hex(to)], format!("{} makes room and goes to {to}", name(unit)))
            }
            Decision::OnTop => (vec![button("on_top")], "On top".to_owned()),
            Decision::Below => (vec![button("below")], "Below".to_owned()),
            Decision::Evade { unit, to } => {
                (vec![piece(unit), hex(to)], format!("{} withdraws to {to}", name(unit)))
            }
            Decision::Advance { unit, to } => {
                (vec![piece(unit), hex(to)], format!("{} advances to {to}", name(unit)))
            }
            Decision::Rally { unit } => (vec![piece(unit)], format!("{} tries to rally", name(unit))),
            Decision::Done => (vec![button("done")], self.done_label(state).to_owned()),
        };
        Choice {
            rolls: matches!(decision, Decision::Roll | Decision::Rally { .. }),
            ..Choice::new(chain, text)
        }
    }

    fn choices(&self, state: &Self::State, scratch: &mut Scratch) -> Vec<(Decision, Choice)> {
        self.choices_of(state, scratch, |_| true)
    }

    /// The units, hexes and buttons that can be touched first. The decisions of a unit stand together,
    /// so one label does for all of them.
    fn openings(&self, state: &State<B::Exclusive>, scratch: &mut Scratch) -> Vec<Opening> {
        let mut decisions = Vec::new();
        self.decisions(state, scratch, &mut decisions);
        openings(&decisions, Decision::unit, |decision| self.choice(state, decision))
    }

    /// The choices that begin with a touch.
    fn choices_behind(&self, state: &State<B::Exclusive>, scratch: &mut Scratch, first: &str) -> Vec<Choice> {
        let Some(thing) = Thing::read(first, |id| self.roster.find(id)) else { return Vec::new() };
        let choices = self.choices_of(state, scratch, |decision| decision.unit() == thing.unit());
        Choice::behind(first, choices)
    }

    /// The decision that these touches stand for at this moment, legal or not.
    fn meant(&self, state: &State<B::Exclusive>, chain: &[&str]) -> Option<Decision> {
        let things = Thing::read_all(chain, |id| self.roster.find(id))?;
        let side = self.deciding_side(state)?;
        match things.as_slice() {
            [Thing::Button("done")] => Some(Decision::Done),
            [Thing::Button("roll")] => Some(Decision::Roll),
            [Thing::Button("on_top")] => Some(Decision::OnTop),
            [Thing::Button("below")] => Some(Decision::Below),
            [Thing::Hex(at)] if is_combat(state) => Some(Decision::Aim { at: *at }),
            [Thing::Piece(unit)] => self.meant_by_piece(state, side, *unit),
            [Thing::Piece(unit), Thing::Button("leave")] => Some(Decision::Leave { unit: *unit }),
            [Thing::Piece(unit), Thing::Button("raise")] => Some(Decision::Raise { unit: *unit }),
            [Thing::Piece(unit), Thing::Button("spike")] => Some(Decision::Spike { unit: *unit }),
            [Thing::Piece(unit), Thing::Hex(to)] => self.meant_by_way(state, *unit, *to),
            // Whoever points at a unit means the hex where it stands.
            [Thing::Piece(unit), Thing::Piece(other)] => {
                state.hex(*other).and_then(|to| self.meant_by_way(state, *unit, to))
            }
            [Thing::Piece(unit), Thing::Hex(at), Thing::Hex(to)] => {
                Some(Decision::Enter { unit: *unit, at: *at, to: *to })
            }
            _ => None,
        }
    }
}

/// Fire or melee is being declared.
fn is_combat<X>(state: &State<X>) -> bool {
    matches!(state.combat.stage, Stage::None | Stage::Declaring)
        && (state.phase.is_fire() || state.phase == Phase::Melee)
}

//! Decisions as things to touch: what marches cost, and what a player means who touches something.

use crate::battle::Battle;
use crate::decision::Decision;
use crate::phrasebook::{PHRASES, text};
use crate::quad::Quad;
use crate::scratch::Scratch;
use crate::state::{Phase, Place, Stage, State};
use crate::unit::{Side, UnitId};
use hex_wargame::{Barrier, Flood, Thing, openings};
use hexmap::Hex;
use kernel::{Choice, Game, Opening, Refusal, Touches};
use phrases::in_halves;
use phrases::{Arg, Text};

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
        let mut measured = None;
        let price = |decision: Decision| {
            let (unit, entry, to) = match decision {
                Decision::March { unit, to } => (unit, None, to),
                Decision::Enter { unit, at, to } => (unit, Some(at), to),
                _ => return None,
            };
            let setting = Setting { unit, entry };
            let (barrier, flood) = scratch.outlook.barrier_to(self, state, unit);
            if measured != Some(setting) {
                self.flood_for(state, setting, barrier, flood);
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
                    (choice.cost, choice.stops) = (Some(in_halves(cost.into())), stops);
                }
                (decision, choice)
            })
            .collect()
    }

    fn done_label(&self, state: &State<B::Exclusive>) -> Text {
        match state.combat.stage {
            Stage::Openings | Stage::Advance => text!("choice-end-advance"),
            _ => text!("choice-end-phase", phase = state.phase.arg()),
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
                let start = self.march_from(state, unit, hex);
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
                if self.steps_back.contains(unit)
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

impl<B: Battle> Quad<B> {
    /// The touches and the label of a march: where it leads to a friend who then has to move on, that is asked for by a
    /// button, so that nobody marches there who only wanted to touch the friend.
    fn coming_to(
        &self,
        state: &State<B::Exclusive>,
        (unit, to): (UnitId, Hex),
        mut chain: Vec<String>,
        mut text: Text,
    ) -> (Vec<String>, Text) {
        if let Some(friend) = self.must_make_way(state, unit, to) {
            chain.push("button:meet".to_owned());
            text = text!("choice-and-move-on", choice = text, unit = self.unit_arg(friend));
        }
        (chain, text)
    }
}

impl<B: Battle> Touches for Quad<B> {
    /// A decision as things to touch.
    fn choice(&self, state: &State<B::Exclusive>, decision: Decision) -> Choice {
        let piece = |unit: UnitId| format!("piece:{}", self.roster.unit(unit).id);
        let hex = |hex: Hex| format!("hex:{hex}");
        let button = |word: &str| format!("button:{word}");
        let name = |unit: UnitId| self.unit_arg(unit);
        let is_melee = state.phase == Phase::Melee;
        let (chain, text) = match decision {
            Decision::March { unit, to } => {
                let text = text!("choice-move", unit = name(unit), hex = Arg::place(to));
                self.coming_to(state, (unit, to), vec![piece(unit), hex(to)], text)
            }
            Decision::Enter { unit, at, to } => {
                let (who, at_arg) = (name(unit), Arg::place(at));
                let text = match at == to {
                    true => text!("choice-enter", unit = who, at = at_arg),
                    false => text!("choice-enter-and-move", unit = who, at = at_arg, hex = Arg::place(to)),
                };
                self.coming_to(state, (unit, to), vec![piece(unit), hex(at), hex(to)], text)
            }
            Decision::Leave { unit } => {
                (vec![piece(unit), button("leave")], text!("choice-leave", unit = name(unit)))
            }
            Decision::Raise { unit } => {
                (vec![piece(unit), button("raise")], text!("choice-raise", unit = name(unit)))
            }
            Decision::Spike { unit } => {
                (vec![piece(unit), button("spike")], text!("choice-spike", unit = name(unit)))
            }
            Decision::Aim { at } if is_melee => (vec![hex(at)], text!("choice-attack", hex = Arg::place(at))),
            Decision::Aim { at } => (vec![hex(at)], text!("choice-fire", hex = Arg::place(at))),
            Decision::Join { unit } if is_melee => {
                (vec![piece(unit)], text!("choice-join-attack", unit = name(unit)))
            }
            Decision::Join { unit } => (vec![piece(unit)], text!("choice-join-fire", unit = name(unit))),
            Decision::Roll => {
                let due = self.roll_asked(state);
                (vec![button("roll")], due.map_or_else(|| text!("choice-roll"), |due| text!(due.phrase)))
            }
            Decision::Retreat { unit, to } => {
                let text = text!("choice-retreat", unit = name(unit), hex = Arg::place(to));
                (vec![piece(unit), hex(to)], text)
            }
            Decision::Displace { unit, to } => {
                let text = text!("choice-displace", unit = name(unit), hex = Arg::place(to));
                (vec![piece(unit), hex(to)], text)
            }
            Decision::OnTop => (vec![button("on_top")], text!("choice-on-top")),
            Decision::Below => (vec![button("below")], text!("choice-below")),
            Decision::Evade { unit, to } => {
                let text = text!("choice-withdraw", unit = name(unit), hex = Arg::place(to));
                (vec![piece(unit), hex(to)], text)
            }
            Decision::Advance { unit, to } => {
                let text = text!("choice-advance", unit = name(unit), hex = Arg::place(to));
                (vec![piece(unit), hex(to)], text)
            }
            Decision::Rally { unit } => (vec![piece(unit)], text!("choice-rally", unit = name(unit))),
            Decision::Done => (vec![button("done")], self.done_label(state)),
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

    /// What keeps a unit, or whoever stands in a hex.
    fn why_idle(&self, state: &State<B::Exclusive>, link: &str) -> Option<Refusal> {
        let bar = match Thing::read(link, |id| self.roster.find(id))? {
            Thing::Piece(unit) => self.why_unit_idles(state, unit),
            Thing::Hex(at) => self.why_hex_idles(state, at),
            Thing::Button(_) => None,
        };
        bar.map(|bar| bar.explain(&PHRASES, |unit| self.roster.names(unit)))
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
            [Thing::Piece(unit), Thing::Hex(to)]
            | [Thing::Piece(unit), Thing::Hex(to), Thing::Button("meet")] => {
                self.meant_by_way(state, *unit, *to)
            }
            // Whoever points at a unit means the hex where it stands.
            [Thing::Piece(unit), Thing::Piece(other)] => {
                state.hex(*other).and_then(|to| self.meant_by_way(state, *unit, to))
            }
            [Thing::Piece(unit), Thing::Hex(at), Thing::Hex(to)]
            | [Thing::Piece(unit), Thing::Hex(at), Thing::Hex(to), Thing::Button("meet")] => {
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

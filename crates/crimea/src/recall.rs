//! Orders that are given one by one and carried out together: fire, siege fire, held fire, and who fights in a melee.
//! Until their owner says that he is done, each of them can be taken out again (ruling O1).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::phrasebook::text;
use crate::state::{Aim, MeleeStep, Phase, Stage, State, TollStep};
use crate::unit::{Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::{Log, Order, Touches};
use phrases::{Arg, Text};

impl Crimea {
    /// The side that gives orders now which take effect when it is done.
    pub(crate) fn ordering_side(&self, state: &State) -> Option<Side> {
        if state.stage != Stage::Action || state.toll.step != TollStep::None {
            return None;
        }
        match state.action.phase {
            Phase::AttackerPlot | Phase::Commitment | Phase::AttackerHeldFire => Some(state.attacker()),
            Phase::DefenderPlot | Phase::DefenderHeldFire => Some(state.defender()),
            Phase::AttackerMelee | Phase::DefenderMelee => {
                let names = matches!(state.action.melee.step, MeleeStep::Attackers | MeleeStep::Defenders);
                names.then(|| self.melee_decider(state))
            }
            _ => None,
        }
    }

    /// Was a unit of the side that gives orders given one in this phase?
    fn is_ordered(&self, state: &State, unit: UnitId) -> bool {
        let action = &state.action;
        match action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => action.aims[unit] != Aim::HOLD,
            Phase::Commitment => {
                self.siege_place(unit).is_some_and(|place| action.commitments[place].is_some())
            }
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => action.shot.contains(unit),
            _ if action.melee.step == MeleeStep::Attackers => action.melee.attackers.contains(unit),
            _ => action.melee.defenders.contains(unit),
        }
    }

    /// Who loses his order when a unit is named.
    fn recalled(&self, state: &State, unit: UnitId) -> UnitSet {
        self.with_absorbed(state, unit).iter().filter(|member| self.is_ordered(state, *member)).collect()
    }

    pub(crate) fn judge_recall(&self, state: &State, unit: UnitId) -> Verdict {
        let Some(side) = self.ordering_side(state) else {
            return Err(bar!("crimea:R.O1", "nothing-to-cancel"));
        };
        if self.side(unit) != side || state.hex(unit).is_none() {
            return Err(bar!("crimea:R.O1", "not-yours-to-order", unit = unit));
        }
        if self.recalled(state, unit).is_empty() {
            return Err(bar!("crimea:R.O1", "has-no-order", unit = unit));
        }
        Ok(())
    }

    /// Lists that the order of a unit is taken out, if it has one. The list keeps the decisions of a unit together.
    pub(crate) fn offer_recall(&self, state: &State, unit: UnitId, out: &mut Vec<Decision>) {
        if !self.recalled(state, unit).is_empty() {
            out.push(Decision::Recall { unit });
        }
    }

    pub(crate) fn recall(&self, state: &mut State, unit: UnitId, log: &mut Log<Event>) {
        for member in self.recalled(state, unit).iter() {
            let at = self.ordered_target(state, member);
            let action = &mut state.action;
            match action.phase {
                Phase::AttackerPlot | Phase::DefenderPlot => {
                    action.aims[member] = Aim::HOLD;
                    log.tell(|| Event::AimRecalled { unit: member, at });
                }
                Phase::Commitment => {
                    if let Some(place) = self.siege_place(member) {
                        action.commitments[place] = None;
                        log.tell(|| Event::CommitmentRecalled { unit: member, at });
                    }
                }
                Phase::DefenderHeldFire | Phase::AttackerHeldFire => {
                    action.aims[member] = Aim::HOLD;
                    action.shot.remove(member);
                }
                _ if action.melee.step == MeleeStep::Attackers => action.melee.attackers.remove(member),
                _ => action.melee.defenders.remove(member),
            }
        }
    }

    /// The tens of the Star Fort that have an order of this phase: they stand after those that were told before.
    fn fort_orders(&self, state: &State) -> std::ops::Range<usize> {
        let told = state.action.fort_aims.iter().filter(|aim| **aim != Aim::HOLD).count();
        match state.action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => 0..told,
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => {
                told.saturating_sub(state.action.fort_shot.into())..told
            }
            _ => 0..0,
        }
    }

    fn fort_target(&self, aim: Aim) -> Option<Hex> {
        let fort = self.star_fort();
        aim.direction().map_or(Some(fort), |way| self.map.neighbour(fort, way))
    }

    /// The last ten that was told to fire at a hex in this phase.
    fn fort_order_at(&self, state: &State, at: Hex) -> Option<usize> {
        let aims = &state.action.fort_aims;
        self.fort_orders(state).rev().find(|place| self.fort_target(aims[*place]) == Some(at))
    }

    pub(crate) fn judge_recall_fort(&self, state: &State, at: Hex) -> Verdict {
        let is_theirs = self.ordering_side(state) == Some(Side::Russian);
        if !is_theirs || self.fort_order_at(state, at).is_none() {
            return Err(bar!("crimea:R.O1", "star-fort-has-no-order-at", hex = at));
        }
        Ok(())
    }

    /// Lists the orders of the Star Fort that can be taken out.
    pub(crate) fn offer_fort_recalls(&self, state: &State, out: &mut Vec<Decision>) {
        let orders = &state.action.fort_aims[self.fort_orders(state)];
        let targets: HexSet = orders.iter().filter_map(|aim| self.fort_target(*aim)).collect();
        targets.for_each(|at| out.push(Decision::RecallFort { at }));
    }

    pub(crate) fn recall_fort(&self, state: &mut State, at: Hex, log: &mut Log<Event>) {
        let Some(place) = self.fort_order_at(state, at) else { return };
        let action = &mut state.action;
        action.fort_aims[place..].rotate_left(1);
        action.fort_aims[action.fort_aims.len() - 1] = Aim::HOLD;
        if matches!(action.phase, Phase::DefenderHeldFire | Phase::AttackerHeldFire) {
            action.fort_shot -= 1;
        } else {
            log.tell(|| Event::FortAimRecalled { at });
        }
    }

    /// What a unit with an order is to fire at; where it fights in a melee.
    fn ordered_target(&self, state: &State, unit: UnitId) -> Hex {
        let action = &state.action;
        let from = state.hex(unit).unwrap_or(action.melee.at);
        match action.phase {
            Phase::Commitment => {
                self.siege_place(unit).and_then(|place| action.commitments[place]).unwrap_or(from)
            }
            Phase::AttackerMelee | Phase::DefenderMelee => action.melee.at,
            _ => action.aims[unit].direction().and_then(|way| self.map.neighbour(from, way)).unwrap_or(from),
        }
    }

    /// The orders of a side that can be taken out, for people: a division that was ordered as one is one of them.
    pub(crate) fn orders_of(&self, state: &State, side: Side) -> Vec<Order> {
        if self.ordering_side(state) != Some(side) {
            return Vec::new();
        }
        let target = |unit: UnitId| self.ordered_target(state, unit);
        let mut left: UnitSet = self
            .roster
            .of(side)
            .filter(|unit| state.hex(*unit).is_some() && self.is_ordered(state, *unit))
            .collect();
        let mut named = Vec::new();
        for head in self.roster.of(side).filter(|unit| self.roster.unit(*unit).heads) {
            let Some(first) = self.recalled(state, head).first() else { continue };
            let together = self.recalled(state, head);
            if together.iter().all(|unit| target(unit) == target(first)) {
                named.push((head, target(first)));
                left = left.without(together);
            }
        }
        named.extend(left.iter().map(|unit| (unit, target(unit))));
        let mut orders: Vec<Order> = named
            .into_iter()
            .map(|(unit, at)| Order {
                text: self.order_words(state, self.unit_arg(unit), at),
                chain: self.choice(state, Decision::Recall { unit }).chain,
            })
            .collect();
        if side == Side::Russian {
            let tens =
                self.fort_orders(state).filter_map(|place| self.fort_target(state.action.fort_aims[place]));
            orders.extend(tens.map(|at| Order {
                text: self.order_words(state, Arg::phrase("star-fort-guns"), at),
                chain: self.choice(state, Decision::RecallFort { at }).chain,
            }));
        }
        orders
    }

    #[expect(clippy::unused_self, reason = "it stands beside its caller")]
    fn order_words(&self, state: &State, who: Arg, at: Hex) -> Text {
        let at = Arg::place(at);
        match state.action.phase {
            Phase::Commitment => text!("order-siege-fire", who = who, at = at),
            Phase::AttackerMelee | Phase::DefenderMelee => text!("order-fight", who = who, at = at),
            _ => text!("order-fire", who = who, at = at),
        }
    }
}

//! Hex control and victory (3.4, 4.0).

use crate::event::Event;
use crate::inkerman::Inkerman;
use crate::phrasebook::text;
use crate::state::{Battle, Ending, Offer, Stage, State};
use crate::unit::{Side, UnitId};
use hexmap::Hex;
use kernel::{Case, Factor, Log, Outcome};
use phrases::Text;
use wargame::TwoSides;

impl Inkerman {
    /// Who controls a victory hex; nothing if it is none.
    pub fn control(&self, state: &State, hex: Hex) -> Option<Side> {
        let index = self.tables.victory_hexes.iter().position(|known| *known == hex)?;
        Some(if state.russian_hexes >> index & 1 == 1 { Side::Russian } else { Side::Allied })
    }

    /// A unit has come into a hex, if only in passing: control changes at once, and the south edge ends the
    /// game (3.4, 4.2). `by_march` tells moves from advances and flank attacks.
    pub(crate) fn after_entry(
        &self,
        state: &mut State,
        unit: UnitId,
        hex: Hex,
        by_march: bool,
        log: &mut Log<Event>,
    ) {
        if state.stage == Stage::Over {
            return;
        }
        let side = self.side(unit);
        if let Some(index) = self.tables.victory_hexes.iter().position(|known| *known == hex) {
            let before = state.russian_hexes;
            match side {
                Side::Russian => state.russian_hexes |= 1 << index,
                Side::Allied => state.russian_hexes &= !(1 << index),
            }
            if state.russian_hexes != before {
                log.tell(|| Event::Controlled { hex, side });
            }
        }
        if by_march && self.house_rules.shell_hill_entry_silences {
            self.silence_if_attacked(state, side, hex, log);
        }
        let wins = by_march || self.house_rules.south_edge_any_entry;
        if side == Side::Russian && wins && self.tables.south_edge.contains(hex) {
            self.end_game(state, Ending::SouthEdge, "inkerman:4.2", log);
        }
    }

    pub(crate) fn capitulate(&self, state: &mut State, side: Side, log: &mut Log<Event>) {
        let ending = match side {
            Side::Russian => Ending::RussianCapitulation,
            Side::Allied => Ending::AlliedCapitulation,
        };
        self.end_game(state, ending, "inkerman:4.4", log);
    }

    pub(crate) fn end_game(
        &self,
        state: &mut State,
        ending: Ending,
        rule: &'static str,
        log: &mut Log<Event>,
    ) {
        state.stage = Stage::Over;
        state.ending = ending;
        state.out = [false; 2];
        state.battle = Battle::NONE;
        state.in_hand = None;
        state.spent = 0;
        state.offer = Offer::None;
        let russian_hexes = self.russian_count(state);
        log.tell(|| Event::Over { ending, russian_hexes, rule: Case(rule) });
    }

    /// Victory hexes in Russian hands.
    pub fn russian_count(&self, state: &State) -> i32 {
        state.russian_hexes.count_ones() as i32
    }

    /// The verdict, as if the game ended now (4.1 to 4.4).
    pub(crate) fn outcome_of(&self, state: &State) -> Outcome {
        let count = self.russian_count(state);
        let points = vec![count, self.tables.victory_hexes.len() as i32 - count];
        let (winner, text) = self.verdict(state.ending, count);
        Outcome { winner: winner.map(Side::seat), text, points }
    }

    /// Who wins, and how; nobody in a draw.
    pub(crate) fn verdict(&self, ending: Ending, russian_hexes: i32) -> (Option<Side>, Text) {
        let (russian, allied) = (Side::Russian.arg(), Side::Allied.arg());
        match (ending, russian_hexes) {
            (Ending::SouthEdge, _) => (Some(Side::Russian), text!("verdict-south-edge", side = russian)),
            (Ending::RussianCapitulation, _) => {
                (Some(Side::Allied), text!("verdict-gives-up", side = russian, winner = allied))
            }
            (Ending::AlliedCapitulation, _) => {
                (Some(Side::Russian), text!("verdict-gives-up", side = allied, winner = russian))
            }
            (Ending::None, 0) => {
                (Some(Side::Allied), text!("verdict-allied", side = allied, enemy = russian))
            }
            (Ending::None, 1) => (None, text!("verdict-draw", side = russian)),
            (Ending::None, 2) => (Some(Side::Russian), text!("verdict-operational", side = russian)),
            (Ending::None, hexes) => {
                (Some(Side::Russian), text!("verdict-war-winning", side = russian, hexes = hexes))
            }
        }
    }

    /// The victory hexes in Russian hands, line by line.
    pub(crate) fn russian_lines(&self, state: &State) -> Vec<Factor> {
        let held = |index: &usize| state.russian_hexes >> index & 1 == 1;
        (0..self.tables.victory_hexes.len())
            .filter(held)
            .map(|index| {
                let hex = self.tables.victory_hexes[index];
                Factor { text: self.place(hex), rule: Case("inkerman:4.3a"), value: Some(1) }
            })
            .collect()
    }
}

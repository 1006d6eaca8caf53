//! Close combat, from the dice to the withdrawal of the losers (C.c to C.h, X).

use crate::event::{ChitReason, Event};
use crate::league::League;
use crate::phrasebook::PHRASES;
use crate::play::Play;
use crate::state::{AfterLosses, Loss, Losses, Stage, State};
use crate::unit::{Arm, Formation, Side, UnitId, UnitSet};
use kernel::{Case, Dice, Factor};
use phrases::Text;
use wargame::{Verdict, bar};

/// The dice of one side of a close combat.
#[derive(Clone, Copy, Debug, Default)]
struct Throw {
    total: i16,
    twos: u8,
    sixes: u8,
}

/// Ties are rolled again so often at most; then the defender has held.
const MOST_TIES: u32 = 64;

impl League {
    /// The fights that wait to be resolved.
    pub(crate) fn knots(&self, state: &State) -> impl Iterator<Item = u8> {
        let mut knots: Vec<u8> =
            self.roster.ids().map(|unit| state.units[unit].knot).filter(|knot| *knot != 0).collect();
        knots.sort_unstable();
        knots.dedup();
        knots.into_iter()
    }

    /// May the fight that a unit is in be resolved now?
    pub(crate) fn judge_fight(&self, state: &State, unit: UnitId) -> Verdict {
        if state.stage != Stage::CloseOrder {
            return Err(bar!("league:A.b", "close-combats-come-last", unit = unit));
        }
        if unit.index() >= self.roster.len()
            || state.units[unit].knot == 0
            || self.side(unit) != state.active
            || !state.units[unit].footing.in_contact
        {
            return Err(bar!("league:A.b", "has-no-close-combat-to-fight", unit = unit));
        }
        Ok(())
    }

    /// What is added to each die of a unit in its fight, line by line (X).
    pub(crate) fn close_modifiers(&self, state: &State, unit: UnitId) -> Vec<Factor> {
        let mut factors = Vec::new();
        self.each_close_modifier(state, unit, |value, rule, phrase| {
            let text = Text::message(&PHRASES, phrase, []);
            factors.push(Factor { text, rule: Case(rule), value: Some(value.into()) });
        });
        factors
    }

    /// What is added to each die of a unit in its fight, with the case and the id of the words (X).
    fn each_close_modifier(
        &self,
        state: &State,
        unit: UnitId,
        mut each: impl FnMut(i8, &'static str, &'static str),
    ) {
        let (now, info, numbers) = (&state.units[unit], self.roster.unit(unit), &self.tables.close);
        let attacks = self.side(unit) == state.active;
        let mut add = |holds: bool, value: i8, rule: &'static str, phrase: &'static str| {
            if holds && value != 0 {
                each(value, rule, phrase);
            }
        };
        let footing = now.footing;
        let mounted = info.arm == Arm::Cavalry && !now.dismounted;
        let on_foot = info.arm == Arm::Infantry;
        let line = now.formation == Formation::Line;
        let charging_double = mounted && footing.double_line && attacks;
        add(charging_double, numbers.cavalry_double_line, "league:X.a", "close-cavalry-double-line");
        add(footing.behind_cover, numbers.behind_cover, "league:X.b.1", "close-behind-cover");
        add(footing.on_crest, numbers.crest, "league:X.b.2", "close-on-crest");
        add(
            on_foot && attacks && now.formation == Formation::Column,
            numbers.infantry_column,
            "league:X.b.3",
            "close-infantry-column",
        );
        add(
            on_foot && footing.double_line,
            numbers.infantry_double_line,
            "league:X.b.4",
            "close-infantry-double-line",
        );
        add(on_foot && now.formation == Formation::Square, numbers.square, "league:X.b.5", "close-square");
        add(
            mounted && line && now.moving && !charging_double,
            numbers.moving_cavalry_line,
            "league:X.b.6",
            "close-moving-cavalry",
        );
        // Routers hit from the rear suffer once for it (X.h has its own).
        add(now.routing, numbers.routing, "league:X.h", "close-routing");
        add(
            footing.from_rear,
            numbers.rear,
            if now.routing { "league:X.h" } else { "league:X.e" },
            "close-from-rear",
        );
        let weak =
            self.has_guns(state, unit) || (info.arm == Arm::Cavalry && (now.dismounted || !now.moving));
        let why = match info.arm {
            Arm::Artillery => "close-guns",
            _ if now.dismounted => "close-dismounted",
            _ => "close-standing-cavalry",
        };
        add(weak, numbers.weak, if info.arm == Arm::Artillery { "league:C.h.1" } else { "league:X.f" }, why);
        add(now.formation == Formation::Skirmish, numbers.skirmish, "league:X.i", "close-skirmish");
        add(now.chits > 0, -(now.chits as i8), "league:X.g", "close-chits");
        add(now.fight_bonus > 0, now.fight_bonus as i8 * numbers.benefit, "league:L.cc", "close-benefit");
    }

    /// The sum of what is added to each die of a unit.
    pub(crate) fn close_modifier(&self, state: &State, unit: UnitId) -> i16 {
        let mut sum = 0;
        self.each_close_modifier(state, unit, |value, _, _| sum += i16::from(value));
        sum
    }

    /// The dice of a unit: one for each stand or gun, one for the commander (C.c, C.h.1).
    pub(crate) fn close_dice(&self, state: &State, unit: UnitId) -> u8 {
        self.stands(state, unit) + u8::from(self.has_commander(state, unit))
    }

    fn throw(&self, state: &State, units: UnitSet, dice: &mut dyn Dice) -> Throw {
        let mut throw = Throw::default();
        for unit in self.contact_first(state, units) {
            let modifier = self.close_modifier(state, unit);
            let stands = self.stands(state, unit);
            for die in 0..self.close_dice(state, unit) {
                let face = dice.roll(6);
                throw.twos += u8::from(face == 2);
                throw.sixes += u8::from(face == 6);
                throw.total += i16::from(face) + modifier;
                if die >= stands {
                    throw.total += i16::from(self.tables.close.commander);
                }
            }
        }
        throw
    }

    /// The units of a fight, those in contact before those behind them.
    pub(crate) fn contact_first(
        &self,
        state: &State,
        units: UnitSet,
    ) -> impl Iterator<Item = UnitId> + use<> {
        let (front, rear): (Vec<UnitId>, Vec<UnitId>) =
            units.iter().partition(|unit| state.units[*unit].footing.in_contact);
        front.into_iter().chain(rear)
    }

    /// Does a side win ties (X.c)?
    pub(crate) fn wins_ties(&self, state: &State, units: UnitSet) -> bool {
        units.iter().any(|unit| self.roster.unit(unit).elite || state.units[unit].veteran)
    }

    /// Rolls a fight and lets the losses wait for their saves.
    pub(crate) fn fight(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let knot = state.units[unit].knot;
        let attacker = state.active;
        let sides = [attacker, attacker.enemy()];
        let units = sides.map(|side| self.in_fight(state, knot, side));
        let Some(target) = self.met_by(state, unit, units[1]) else { return };
        let ties = units.map(|units| self.wins_ties(state, units));
        let mut throws = [Throw::default(); 2];
        let mut won = 1;
        for _ in 0..MOST_TIES {
            throws = units.map(|units| self.throw(state, units, play.dice));
            let (first, second) = (throws[0].total, throws[1].total);
            let decided = match first.cmp(&second) {
                std::cmp::Ordering::Greater => Some(0),
                std::cmp::Ordering::Less => Some(1),
                std::cmp::Ordering::Equal if ties[0] != ties[1] => Some(usize::from(ties[1])),
                std::cmp::Ordering::Equal => None,
            };
            let mut totals = [0; 2];
            totals[sides[0].index()] = first;
            totals[sides[1].index()] = second;
            let winner = decided.map(|index| sides[index]);
            play.log.tell(|| Event::Fought { unit, target, totals, winner });
            if let Some(index) = decided {
                won = index;
                break;
            }
        }
        let lost = 1 - won;
        let winner = sides[won];
        let hits = throws[lost].twos;
        let die = play.dice.roll(6);
        let (cost, leaders) = match die {
            1 => (hits * 2, true),
            die if die < self.tables.close.winner_third_from => (hits, false),
            _ => (hits.div_ceil(3), false),
        };
        play.log.tell(|| Event::WinnerDie { side: winner, die, hits: cost });
        state.losses = Losses { then: AfterLosses::Close { knot, winner }, ..Losses::NONE };
        if winner == attacker {
            self.note_ground(state, units[0], units[1]);
        }
        let leader_rolls = throws[won].sixes / self.tables.close.sixes_a_leader_roll;
        self.spread(state, units[lost], hits, leader_rolls);
        let first = usize::from(state.losses.len);
        self.spread(state, units[won], cost, 0);
        if leaders {
            for entry in &mut state.losses.entries[first..] {
                entry.leader_rolls = 1;
            }
            let len = usize::from(state.losses.len);
            for entry in &mut state.losses.entries[len..] {
                entry.leader_rolls = 0;
            }
        }
        if self.settle_losses(state, play) {
            self.after_losses(state, play);
        }
    }

    /// Each winner in contact has won the ground of the enemy before it, wherever others fought (C.f.1).
    fn note_ground(&self, state: &mut State, winners: UnitSet, losers: UnitSet) {
        for unit in winners.iter() {
            let in_contact = state.units[unit].footing.in_contact;
            let beaten = self.met_by(state, unit, losers).filter(|_| in_contact);
            state.units[unit].ground_won = beaten.map(|enemy| self.centre(state, enemy));
        }
    }

    /// Spreads possible hits and leader rolls over the units of a side, one at a time, those in contact first (C.d.2).
    fn spread(&self, state: &mut State, units: UnitSet, hits: u8, leader_rolls: u8) {
        let order: Vec<UnitId> = self.contact_first(state, units).collect();
        let many = order.len() as u8;
        let with_leader: Vec<UnitId> = (order.iter().copied())
            .filter(|unit| self.has_commander(state, *unit) || self.attached(state, *unit).is_some())
            .collect();
        for (index, unit) in order.iter().enumerate() {
            let share = |amount: u8, many: u8, index: u8| amount / many + u8::from(amount % many > index);
            let rolls = with_leader
                .iter()
                .position(|leader| leader == unit)
                .map_or(0, |place| share(leader_rolls, with_leader.len() as u8, place as u8));
            let hits = share(hits, many, index as u8);
            state.losses.push(Loss { unit: *unit, hits, leader_rolls: rolls, chits: 0 });
        }
    }

    /// The losers withdraw, the winners are veterans and may advance (C.f, C.g, C.h).
    pub(crate) fn end_close(&self, state: &mut State, knot: u8, winner: Side, play: &mut Play<'_>) {
        // Those who did not survive it fought too.
        let fought = |side: Side| -> UnitSet {
            self.roster.of(side).iter().filter(|unit| state.units[*unit].knot == knot).collect()
        };
        let (losers, winners) = (fought(winner.enemy()), fought(winner));
        state.won[winner.index()] += 1;
        state.stage = Stage::CloseOrder;
        let guns: UnitSet = losers.iter().filter(|unit| self.has_guns(state, *unit)).collect();
        let front: UnitSet = winners.iter().filter(|unit| state.units[*unit].footing.in_contact).collect();
        let attacked = winner == state.active;
        for unit in winners.or(losers).iter() {
            self.leave_fight(state, unit);
        }
        let ran_before = losers.iter().filter(|unit| state.units[*unit].routing).collect::<UnitSet>();
        for unit in losers.iter() {
            // The rout of a comrade may have carried it away already: then it has made its move.
            let carried_away = state.units[unit].routing && !ran_before.contains(unit);
            if state.here(unit) && !carried_away {
                self.withdraw(state, unit, front, true, losers, play);
                self.test_rout(state, unit, play);
            }
        }
        // Going over guns is no ordinary close combat (X.c.2).
        let ordinary = guns != losers;
        for unit in winners.iter() {
            state.units[unit].veteran |= ordinary;
        }
        if attacked && !guns.is_empty() {
            // All who attacked have won, whoever stood in front (C.h.4).
            for unit in winners.iter() {
                self.add_chits(state, unit, 1, ChitReason::Guns, play.log);
            }
        }
        for unit in winners.iter() {
            self.test_rout(state, unit, play);
        }
        if attacked {
            state.following = winners.without(front).iter().filter(|unit| state.here(*unit)).collect();
        }
    }
}

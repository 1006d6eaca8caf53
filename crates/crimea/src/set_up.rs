//! Setting up (19, 20).

use crate::Verdict;
use crate::crimea::Crimea;
use crate::decision::Decision;
use crate::event::Event;
use crate::state::{Action, Place, Stage, State, Toll, Works};
use crate::unit::{Entry, PerUnit, Side, UnitId, UnitSet};
use hex_wargame::bar;
use hexmap::{Hex, HexSet};
use kernel::{Log, ScriptedDice};

impl Crimea {
    /// The position before the first decision: the campaign waits for the Russian set-up, a battle game for the first
    /// decision of its action segment.
    pub fn opening(&self) -> State {
        let mut state = self.empty_board();
        match &self.battle {
            None => {
                let campaign = &self.tables.campaign;
                state.works.set(campaign.star_fort, campaign.star_fort_level, Side::Russian);
                for unit in self.roster.ids() {
                    state.place[unit] = match self.roster.unit(unit).entry {
                        Some((_, Entry::SetUp | Entry::SetUpInTown)) => Place::Due,
                        Some(_) => Place::Waiting,
                        None => Place::Absent,
                    };
                }
            }
            Some(battle) => {
                state.turn = battle.turn;
                state.player = battle.attacker;
                state.ammunition = battle.ammunition;
                state.allied_ground.extend(battle.allied_ground.iter().copied());
                for (hex, level) in &battle.forts {
                    let is_allied = state.allied_ground.contains(*hex);
                    state.works.set(*hex, *level, if is_allied { Side::Allied } else { Side::Russian });
                }
                for (unit, hex, lost) in &battle.units {
                    state.steps[*unit] -= lost;
                    self.put(&mut state, *unit, *hex);
                }
                // No die is rolled before somebody has decided something.
                let (mut dice, mut log) = (ScriptedDice::new([]), Log::silent());
                self.begin_segment(&mut state, &mut log);
                self.proceed(&mut state, &mut dice, &mut None, &mut log);
            }
        }
        state
    }

    /// Nobody anywhere, everybody at full strength.
    pub fn empty_board(&self) -> State {
        let mut steps = PerUnit::all(0);
        for unit in self.roster.ids() {
            steps[unit] = self.roster.unit(unit).steps;
        }
        State {
            turn: 1,
            player: Side::Allied,
            stage: Stage::SetUp,
            place: PerUnit::all(Place::Absent),
            steps,
            spent: PerUnit::all(0),
            road_from: PerUnit::all(Place::Absent),
            road_turns: PerUnit::all(0),
            disrupted: UnitSet::EMPTY,
            charged: UnitSet::EMPTY,
            replenished: UnitSet::EMPTY,
            isolated: UnitSet::EMPTY,
            works: Works::NONE,
            allied_ground: HexSet::EMPTY,
            fort_points: 0,
            ammunition: 0,
            british_losses: 0,
            replacements: [0; 4],
            cossack_step: false,
            contact: false,
            action: Action::NONE,
            toll: Toll::NONE,
            conceded: None,
        }
    }

    /// Russians that are still to be set up.
    pub(crate) fn unplaced(&self, state: &State) -> impl Iterator<Item = UnitId> {
        self.roster.of(Side::Russian).filter(|unit| state.place[*unit] == Place::Due)
    }

    /// Where a unit may be set up.
    fn set_up_ground(&self, unit: UnitId) -> &HexSet {
        match self.roster.unit(unit).entry {
            Some((_, Entry::SetUpInTown)) => &self.ground.city,
            _ => &self.set_up_zone,
        }
    }

    /// May the Russian set a unit up there (19, ruling U2)?
    pub(crate) fn judge_place(&self, state: &State, unit: UnitId, at: Hex) -> Verdict {
        if state.stage != Stage::SetUp {
            return Err(bar!("crimea:19.a", "set-up-is-over"));
        }
        if self.side(unit) != Side::Russian || state.place[unit] != Place::Due {
            return Err(bar!("crimea:19.a", "is-not-to-be-set-up", unit = unit));
        }
        if self.set_up_ground(unit).contains(at) {
            return Ok(());
        }
        Err(match self.roster.unit(unit).entry {
            Some((_, Entry::SetUpInTown)) => {
                bar!("crimea:19.a", "must-set-up-in-sevastopol", unit = unit)
            }
            _ => bar!("crimea:19.a", "must-set-up-south-of-alma", unit = unit),
        })
    }

    /// The head of a division takes along whoever of it is still to be set up.
    pub(crate) fn place(&self, state: &mut State, unit: UnitId, at: Hex, log: &mut Log<Event>) {
        for member in self.due_with(state, unit).iter() {
            if self.set_up_ground(member).contains(at) {
                self.put(state, member, at);
                log.tell(|| Event::SetUp { unit: member, at });
            }
        }
    }

    pub(crate) fn judge_place_rest(&self, state: &State) -> Verdict {
        if state.stage == Stage::SetUp { Ok(()) } else { Err(bar!("crimea:19.a", "set-up-is-over")) }
    }

    pub(crate) fn place_rest(&self, state: &mut State, log: &mut Log<Event>) {
        let rest: UnitSet = self.unplaced(state).collect();
        for unit in rest.iter() {
            let usual = self.tables.campaign.usual.iter().find(|(known, _)| *known == unit);
            let ground = self.set_up_ground(unit);
            let at =
                usual.map(|(_, hex)| *hex).filter(|hex| ground.contains(*hex)).or_else(|| ground.first());
            if let Some(at) = at {
                self.put(state, unit, at);
                log.tell(|| Event::SetUp { unit, at });
            }
        }
    }

    /// Lists what can be decided in the stage.
    pub(crate) fn offer_set_up(&self, state: &State, out: &mut Vec<Decision>) {
        for unit in self.unplaced(state) {
            self.set_up_ground(unit).for_each(|at| out.push(Decision::Place { unit, at }));
        }
        out.push(Decision::PlaceRest);
    }
}

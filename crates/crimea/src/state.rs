//! The position of the war: plain data, copied by memcpy.

pub use hex_wargame::Place;

use crate::unit::{PerUnit, Side, UnitId, UnitSet};
use hexmap::{Hex, HexSet};
use serde::{Deserialize, Serialize};

/// Everything that changes during play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The turn, from 1.
    pub turn: u8,
    /// Whose player turn it is; in the action segment he is the attacker (12).
    pub player: Side,
    /// How far the player turn has come.
    pub stage: Stage,
    /// Where each unit is, or why it is nowhere.
    pub place: PerUnit<Place>,
    /// Steps that each unit has left.
    pub steps: PerUnit<u8>,
    /// Movement points that each unit of the player has spent in this segment.
    pub spent: PerUnit<u8>,
    /// Of units that have paid for the road in this segment (ruling T1): where each last spent points or turned back, and
    /// its free march along the road began (ruling T9).
    pub road_from: PerUnit<Place>,
    /// How often each of them has turned back on the road since it last spent points (ruling T9).
    pub road_turns: PerUnit<u8>,
    /// Disrupted units (12.B.1).
    pub disrupted: UnitSet,
    /// Cavalry that has charged in this player turn (12.B.4).
    pub charged: UnitSet,
    /// Units that have taken a replacement step in this game turn (14.C).
    pub replenished: UnitSet,
    /// Units of the player that were isolated when his movement began (18).
    pub isolated: UnitSet,
    /// Levels of works.
    pub works: Works,
    /// Ground that the Allies were the last to pass (ruling C1).
    pub allied_ground: HexSet,
    /// Fort points left in this segment.
    pub fort_points: u8,
    /// Issues of siege ammunition (17.A).
    pub ammunition: u8,
    /// British steps lost since the first turn (15).
    pub british_losses: u8,
    /// Replacement steps in hand, by nation in the order of [`crate::unit::Nation::ALLIES`].
    pub replacements: [u8; 4],
    /// The Cossack step of this month is still to be had (14.A).
    pub cossack_step: bool,
    /// A unit of the player has moved next to an enemy in this strategic movement (12).
    pub contact: bool,
    /// The action segment.
    pub action: Action,
    /// Losses, morale and retreats that are being settled.
    pub toll: Toll,
    /// Who has given up.
    pub conceded: Option<Side>,
}

/// How far a player turn has come (6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The Russians set up (19).
    SetUp,
    /// Works are built (7).
    Fortification,
    /// The British lose steps to the winter (16.B).
    WinterLosses,
    /// Unsupplied units lose steps (18).
    Attrition,
    /// Isolated units lose steps (18).
    Isolation,
    /// New units, replacements (13, 14).
    Arrivals,
    /// Strategic movement (11).
    Movement,
    /// Russian reserves hand over steps (14.A).
    Handover,
    /// The Allied player says whether he will fire siege artillery (12).
    SiegeDeclaration,
    /// The attacker marks reserves (12.B.3).
    Reserves,
    /// An action turn, in the phase of [`Action::phase`].
    Action,
    /// Reserves are released and move (12.B.3).
    Release,
    /// The game is over.
    Over,
}

/// The phases of an action turn (12.A).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// 1: the attacker plots his fire, unseen.
    AttackerPlot,
    /// 1: the defender plots his, unseen.
    DefenderPlot,
    /// 1: the fire takes effect.
    Fire,
    /// 2: siege fire is committed.
    Commitment,
    /// 3: disrupted defenders move.
    DisruptedMovement,
    /// 4: the attacker moves.
    AttackerMovement,
    /// 5: siege fire takes effect.
    SiegeFire,
    /// 6: works are repaired.
    Repair,
    /// 7: the defender's held fire.
    DefenderHeldFire,
    /// 8: the attacker's melees.
    AttackerMelee,
    /// 9: undisrupted defenders move.
    DefenderMovement,
    /// 10: the attacker's held fire.
    AttackerHeldFire,
    /// 11: the defender's melees.
    DefenderMelee,
}

/// The action segment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action {
    /// The phase of the action turn.
    pub phase: Phase,
    /// The action turn of the segment, from 1.
    pub turn: u8,
    /// Action turns in a row without a melee (12.B.2).
    pub quiet: u8,
    /// A melee was rolled in this action turn.
    pub fought: bool,
    /// Checked units.
    pub checked: UnitSet,
    /// Units in a continuing melee (12.A.8.4).
    pub locked: UnitSet,
    /// Strategic reserves.
    pub reserve: UnitSet,
    /// Reserves that are being released after this action turn.
    pub released: UnitSet,
    /// What each unit was told to do in the simultaneous fire phase. Whoever has no target holds fire (ruling F1).
    pub aims: PerUnit<Aim>,
    /// The same for the tens of the Star Fort, one for each level (7).
    pub fort_aims: [Aim; 3],
    /// Units whose held fire is spent, or assigned in this phase.
    pub shot: UnitSet,
    /// Tens of the Star Fort whose held fire is spent or assigned.
    pub fort_shot: u8,
    /// Targets of siege fire, by the place of the gun in [`crate::roster::Roster::siege`].
    pub commitments: [Option<Hex>; SIEGE_ROOM],
    /// Hexes against which siege fire was committed in this segment (X.2).
    pub bombarded: HexSet,
    /// Works that lost levels in this action turn, and how many can be repaired.
    pub breaches: [Option<(Hex, u8)>; BREACH_ROOM],
    /// Levels that the Russian may still repair.
    pub repairs: u8,
    /// Units that have moved in this movement phase.
    pub moved: UnitSet,
    /// Units whose class failed a roll in this movement phase: they stay.
    pub failed: UnitSet,
    /// Units whose class made the roll for an obstacle in this movement phase, by [`crate::ground::Obstacle`].
    pub passed: [UnitSet; 3],
    /// The hex next to it from which each unit entered the enemy's hex it stands in.
    pub came_from: PerUnit<Place>,
    /// Where the charge of each unit began that has charged in this movement phase.
    pub charged_from: PerUnit<Place>,
    /// Ways into melees of units that have died or left since.
    pub tracks: Tracks,
    /// Hexes whose melee is done in this melee phase, or is none.
    pub settled: HexSet,
    /// Hexes into which the mover of this action turn's movement phases brought troops.
    pub reinforced: HexSet,
    /// The melee that is being fought.
    pub melee: Melee,
}

/// Room for commitments: more siege units than there are.
pub const SIEGE_ROOM: usize = 24;
/// Room for works that are breached in one phase: more than there are siege units.
pub const BREACH_ROOM: usize = 24;

/// What a unit was told to do in the simultaneous fire phase: a direction, or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Aim(u8);

impl Aim {
    /// No target: it holds fire.
    pub const HOLD: Aim = Aim(7);

    /// Held fire at newcomers in its own hex (12.A.7).
    pub const HERE: Aim = Aim(6);

    /// A neighbouring hex.
    #[inline]
    pub const fn at(direction: hexmap::Direction) -> Aim {
        Aim(direction.index() as u8)
    }

    /// The direction, if there is a target.
    #[inline]
    pub fn direction(self) -> Option<hexmap::Direction> {
        hexmap::Direction::ALL.get(usize::from(self.0)).copied()
    }
}

/// A melee (12.A.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Melee {
    /// How far it has come.
    pub step: MeleeStep,
    /// Where.
    pub at: Hex,
    /// Who fights on the attacking side of this melee.
    pub attackers: UnitSet,
    /// Who fights on the defending side.
    pub defenders: UnitSet,
    /// Steps that the attackers have still to lose.
    pub attacker_owes: u8,
    /// The attackers go back.
    pub attackers_retreat: bool,
    /// The defenders retreat.
    pub defenders_retreat: bool,
    /// It goes on in the next action turn.
    pub continues: bool,
}

/// How far a melee has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MeleeStep {
    /// There is none.
    None,
    /// Mounted defenders may refuse (12.A.8.5).
    Refusals,
    /// The attacker names who fights.
    Attackers,
    /// The defender names who fights.
    Defenders,
    /// The defender's losses and morale are settled.
    DefenderLosses,
    /// The attacker's losses and morale are settled.
    AttackerLosses,
    /// Whoever has to, retreats.
    Retreats,
}

impl Melee {
    /// No melee.
    pub const NONE: Melee = Melee {
        step: MeleeStep::None,
        at: NO_HEX,
        attackers: UnitSet::EMPTY,
        defenders: UnitSet::EMPTY,
        attacker_owes: 0,
        attackers_retreat: false,
        defenders_retreat: false,
        continues: false,
    };
}

/// Room for tracks: more ways into melees than are in use at a time.
pub const TRACK_ROOM: usize = 32;

/// A way by which units of a side came into a hex where both sides stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Track {
    /// Where they came to.
    pub at: Hex,
    /// Whose units.
    pub side: Side,
    /// The hex next to it that they came from.
    pub from: Hex,
}

/// Ways into melees that are remembered after the units are gone, as long as both sides stand there: a defender may not
/// retreat by them (12.A.8). In order, so that two memories of the same ways are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tracks {
    ways: [Option<Track>; TRACK_ROOM],
    count: u8,
}

impl Tracks {
    /// None.
    pub const NONE: Tracks = Tracks { ways: [None; TRACK_ROOM], count: 0 };

    /// None are remembered.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All, in order.
    pub fn iter(&self) -> impl Iterator<Item = Track> {
        self.ways[..usize::from(self.count)].iter().filter_map(|way| *way)
    }

    /// Remembers a way.
    pub fn add(&mut self, track: Track) {
        let count = usize::from(self.count);
        let place = match self.ways[..count].binary_search(&Some(track)) {
            Err(place) if count < TRACK_ROOM => place,
            _ => return,
        };
        self.ways.copy_within(place..count, place + 1);
        self.ways[place] = Some(track);
        self.count += 1;
    }

    /// Forgets the ways into all hexes but those where it is so.
    pub fn keep(&mut self, is_kept: impl Fn(Hex) -> bool) {
        let mut kept = Tracks::NONE;
        for track in self.iter().filter(|track| is_kept(track.at)) {
            kept.add(track);
        }
        *self = kept;
    }
}

/// Losses, morale and retreats that are being settled in one hex, and those that wait.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Toll {
    /// How far it has come.
    pub step: TollStep,
    /// Why.
    pub cause: Cause,
    /// Whose units suffer.
    pub side: Side,
    /// Where; without meaning for winter, attrition and isolation.
    pub at: Hex,
    /// Steps that are still to be lost.
    pub owed: u8,
    /// A check follows for whoever is left.
    pub check: bool,
    /// Units that the losses fall on: newcomers of held fire, chargers, the unsupplied. Nobody: all of the side in the hex.
    pub among: UnitSet,
    /// Units that fight the melee: losses fall on them first. In winter, units without supply.
    pub engaged: UnitSet,
    /// Units that fire out of the hex, and those that the owner has taken steps off: they count against the fighting
    /// limit, and whoever fits beside them suffers before the rest (12.A.1).
    pub chosen: UnitSet,
    /// Units that went back while the hits of this phase are settled: the fire at the hex they are in now was not at them.
    pub fled: UnitSet,
    /// Morale rolls that each unit in the hex still has to make (12.B.1).
    pub tests: PerUnit<u8>,
    /// Disrupted units that were fired on, and rout again.
    pub routed_again: UnitSet,
    /// Units beaten in melee that go back when the morale rolls are made.
    pub leaving: UnitSet,
    /// Units that have to go back one hex now, one after the other: routed, or beaten in melee.
    pub retreating: UnitSet,
    /// Those of them that are disrupted by it.
    pub routing: UnitSet,
    /// Hits of the same phase that wait, in order.
    pub waiting: Hits,
}

/// How far a toll has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TollStep {
    /// There is none.
    None,
    /// The owner picks the steps.
    Losses,
    /// The owner stands or retires (12.B.1).
    Morale,
    /// The owner says where the next unit of [`Toll::retreating`] goes.
    Retreats,
}

/// Why steps are lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Simultaneous fire.
    Fire,
    /// Held fire at units that came into the hex.
    HeldFire,
    /// Held fire at cavalry that charged past.
    PassingFire,
    /// Siege guns, beyond the levels of the work.
    SiegeGuns,
    /// Mortars.
    Mortars,
    /// A melee.
    Melee,
    /// The winter.
    Winter,
    /// No supply.
    Attrition,
    /// No supply line at all.
    Isolation,
}

/// A result of fire that waits to take effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// The target.
    pub at: Hex,
    /// Whose units are hit.
    pub side: Side,
    /// Steps.
    pub steps: u8,
    /// A check.
    pub check: bool,
    /// Why.
    pub cause: Cause,
}

/// Room for hits: more target hexes than two armies have.
pub const HIT_ROOM: usize = 96;

/// Hits that wait, in order. What waits stands at the front, so that two queues of the same hits are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hits {
    queue: [Option<Hit>; HIT_ROOM],
    end: u8,
}

impl Hits {
    /// None.
    pub const NONE: Hits = Hits { queue: [None; HIT_ROOM], end: 0 };

    /// Adds one at the end.
    pub fn push(&mut self, hit: Hit) {
        if usize::from(self.end) < HIT_ROOM {
            self.queue[usize::from(self.end)] = Some(hit);
            self.end += 1;
        }
    }

    /// Takes the first one.
    pub fn pop(&mut self) -> Option<Hit> {
        let hit = self.queue[0]?;
        let end = usize::from(self.end);
        self.queue.copy_within(1..end, 0);
        self.queue[end - 1] = None;
        self.end -= 1;
        Some(hit)
    }

    /// Those that wait, in order.
    pub fn iter(&self) -> impl Iterator<Item = Hit> {
        self.queue[..usize::from(self.end)].iter().filter_map(|hit| *hit)
    }

    /// None wait.
    pub const fn is_empty(&self) -> bool {
        self.end == 0
    }
}

impl Toll {
    /// Nothing to settle.
    pub const NONE: Toll = Toll {
        step: TollStep::None,
        cause: Cause::Fire,
        side: Side::Russian,
        at: NO_HEX,
        owed: 0,
        check: false,
        among: UnitSet::EMPTY,
        engaged: UnitSet::EMPTY,
        chosen: UnitSet::EMPTY,
        fled: UnitSet::EMPTY,
        tests: PerUnit::all(0),
        routed_again: UnitSet::EMPTY,
        leaving: UnitSet::EMPTY,
        retreating: UnitSet::EMPTY,
        routing: UnitSet::EMPTY,
        waiting: Hits::NONE,
    };
}

impl Action {
    /// No action segment.
    pub const NONE: Action = Action {
        phase: Phase::AttackerPlot,
        turn: 0,
        quiet: 0,
        fought: false,
        checked: UnitSet::EMPTY,
        locked: UnitSet::EMPTY,
        reserve: UnitSet::EMPTY,
        released: UnitSet::EMPTY,
        aims: PerUnit::all(Aim::HOLD),
        fort_aims: [Aim::HOLD; 3],
        shot: UnitSet::EMPTY,
        fort_shot: 0,
        commitments: [None; SIEGE_ROOM],
        bombarded: HexSet::EMPTY,
        breaches: [None; BREACH_ROOM],
        repairs: 0,
        moved: UnitSet::EMPTY,
        failed: UnitSet::EMPTY,
        passed: [UnitSet::EMPTY; 3],
        came_from: PerUnit::all(Place::Absent),
        charged_from: PerUnit::all(Place::Absent),
        tracks: Tracks::NONE,
        settled: HexSet::EMPTY,
        reinforced: HexSet::EMPTY,
        melee: Melee::NONE,
    };
}

/// Levels of works, and whose they are (7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Works {
    /// Bit 0 of the level.
    low: HexSet,
    /// Bit 1 of the level.
    high: HexSet,
    /// Those of the Allies.
    allied: HexSet,
}

impl Works {
    /// None.
    pub const NONE: Works = Works { low: HexSet::EMPTY, high: HexSet::EMPTY, allied: HexSet::EMPTY };

    /// The level in a hex; 0 without a work.
    #[inline]
    pub fn level(&self, hex: Hex) -> u8 {
        u8::from(self.low.contains(hex)) + 2 * u8::from(self.high.contains(hex))
    }

    /// Whose work it is; nobody's without one.
    #[inline]
    pub fn owner(&self, hex: Hex) -> Option<Side> {
        (self.level(hex) > 0).then(|| if self.allied.contains(hex) { Side::Allied } else { Side::Russian })
    }

    /// The level of a work of this side in a hex; 0 otherwise.
    #[inline]
    pub fn level_for(&self, hex: Hex, side: Side) -> u8 {
        if self.owner(hex) == Some(side) { self.level(hex) } else { 0 }
    }

    /// Sets the level, 0 to 3. A work that is new belongs to `side`, any other one stays whose it is.
    pub fn set(&mut self, hex: Hex, level: u8, side: Side) {
        if self.level(hex) == 0 {
            self.give(hex, side);
        }
        set_bit(&mut self.low, hex, level & 1 != 0);
        set_bit(&mut self.high, hex, level & 2 != 0);
        if level == 0 {
            self.allied.remove(hex);
        }
    }

    /// Gives a work to a side.
    pub fn give(&mut self, hex: Hex, side: Side) {
        set_bit(&mut self.allied, hex, side == Side::Allied);
    }

    /// All hexes with a work.
    pub fn all(&self) -> HexSet {
        self.low | self.high
    }
}

fn set_bit(set: &mut HexSet, hex: Hex, on: bool) {
    if on {
        set.insert(hex);
    } else {
        set.remove(hex);
    }
}

/// Stands where no hex is.
pub const NO_HEX: Hex = Hex::from_index(0);

impl State {
    /// The hex of a unit, if it is on the map.
    #[inline]
    pub fn hex(&self, unit: UnitId) -> Option<Hex> {
        self.place[unit].hex()
    }

    /// Has it paid for the road in this segment?
    #[inline]
    pub fn is_on_road(&self, unit: UnitId) -> bool {
        self.road_from[unit] != Place::Absent
    }

    /// Whatever it has paid for the road is forgotten.
    pub(crate) fn leave_road(&mut self, unit: UnitId) {
        self.road_from[unit] = Place::Absent;
        self.road_turns[unit] = 0;
    }

    /// Is it disrupted?
    #[inline]
    pub fn is_disrupted(&self, unit: UnitId) -> bool {
        self.disrupted.contains(unit)
    }

    /// The attacker of the action segment.
    #[inline]
    pub const fn attacker(&self) -> Side {
        self.player
    }

    /// The defender of the action segment.
    #[inline]
    pub const fn defender(&self) -> Side {
        self.player.enemy()
    }

    /// An action segment is going on.
    #[inline]
    pub const fn in_action(&self) -> bool {
        matches!(self.stage, Stage::Reserves | Stage::Action | Stage::Release)
    }

    /// An action turn is being played, in this phase.
    #[inline]
    pub fn is_phase(&self, phase: Phase) -> bool {
        self.stage == Stage::Action && self.action.phase == phase
    }
}

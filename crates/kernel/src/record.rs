//! Records: a game as its decisions and dice, sealed by a chain of hashes.
//!
//! ```text
//!  header ──► link 0 ──seat, decision──► roll link 1 ──dice──► link 1 ──► ...
//!                                          │
//!                    key ──── HMAC ────────┴──► the dice of decision 1
//! ```
//! The dice of a decision depend on the key, on the decision and on everything before it, so they
//! cannot be moved elsewhere; the last link seals the whole record.

use crate::Dice;
use crate::{
    DiceKey, DiceMismatch, FaultKinds, Game, KeyedDice, Link, Log, Options, PositionFaults, Refusal,
    ScriptedDice, Seat, Turn, UnknownName, read_position,
};
use phrases::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;
use thiserror::Error;

/// The first words of every record.
const FORMAT: &str = "malakoff record 1";

/// A game as it is saved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format's name and version.
    pub format: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The fingerprint of the data it was played with.
    pub data: String,
    /// The options, every default spelled out.
    pub options: Options,
    /// The position it started from, if it was not the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// What is waived in that position ([`Game::set_up`]).
    #[serde(default, skip_serializing_if = "FaultKinds::is_empty")]
    pub waived: FaultKinds,
    /// The hash of the dice key.
    pub commitment: String,
    /// The dice key: present when the game is over, or when a player saves a game of his own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The decisions, in order.
    pub entries: Vec<Entry>,
    /// What makes an edited or shortened record show.
    pub seal: Seal,
}

/// One decision of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Who decided.
    pub seat: String,
    /// What, spelled with names.
    pub decision: Value,
    /// How the dice fell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The dice were given by hand and do not come from the key.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
}

/// The end of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// How many decisions there are.
    pub entries: usize,
    /// The last link of the chain.
    pub chain: String,
    /// The fingerprint of the position they lead to.
    pub state: String,
    /// The game is over.
    pub over: bool,
}

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// Not JSON, or not all of it.
    Unreadable(String),
    /// The JSON ends in the middle.
    CutShort(String),
    /// Some other file.
    Format(String),
    /// For another game.
    OtherGame(String, &'static str),
    /// Played by another version of the rules.
    OtherRules {
        /// The game.
        game: &'static str,
        /// The record's version.
        found: u32,
        /// This program's version.
        ours: u32,
    },
    /// Played with other data files.
    OtherData,
    /// The starting position cannot be.
    Start(PositionFaults),
    /// Fewer or more decisions than the seal says.
    Length {
        /// Decisions in the file.
        found: usize,
        /// Decisions by the seal.
        sealed: usize,
    },
    /// A decision that cannot be understood.
    Decision {
        /// Counted from 1.
        number: usize,
        /// Why.
        reason: EntryError,
    },
    /// A decision that the rules refuse.
    Illegal {
        /// Counted from 1.
        number: usize,
        /// The judge's word.
        refusal: Refusal,
    },
    /// Too many or too few dice.
    Dice {
        /// Counted from 1.
        number: usize,
        /// Why.
        reason: DiceMismatch,
    },
    /// The chain does not end where the seal says.
    Edited,
    /// The replay ends elsewhere.
    OtherState,
    /// The key in the file is no key, or not the one that was committed.
    WrongKey,
    /// There is no key, so nothing can be proved.
    NoKey,
}

impl RecordError {
    /// For people.
    pub fn text(&self) -> Text {
        match self {
            RecordError::Unreadable(error) => text!("record-unreadable", error = error.as_str()),
            RecordError::CutShort(error) => text!("record-cut-short", error = error.as_str()),
            RecordError::Format(found) => text!("record-format", found = found.as_str(), known = FORMAT),
            RecordError::OtherGame(found, wanted) => {
                text!("record-other-game", found = found.as_str(), wanted = *wanted)
            }
            RecordError::OtherRules { game, found, ours } => {
                text!("record-other-rules", game = *game, found = *found, ours = *ours)
            }
            RecordError::OtherData => text!("record-other-data"),
            RecordError::Start(faults) => text!("record-start", faults = faults.text()),
            RecordError::Length { found, sealed } => {
                text!("record-length", found = *found, sealed = *sealed)
            }
            RecordError::Decision { number, reason } => {
                text!("record-decision", number = *number, reason = reason.text())
            }
            RecordError::Illegal { number, refusal } => {
                text!("record-illegal", number = *number, refusal = refusal.cited())
            }
            RecordError::Dice { number, reason } => {
                text!("record-dice", number = *number, reason = reason.text())
            }
            RecordError::Edited => text!("record-edited"),
            RecordError::OtherState => text!("record-other-state"),
            RecordError::WrongKey => text!("record-wrong-key"),
            RecordError::NoKey => text!("record-no-key"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// Why an entry of a record is no decision of its game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EntryError {
    /// Nobody has this seat.
    NoSuchSeat(String),
    /// It is not in the form of a decision.
    Unreadable(String),
    /// It names something that the game does not have.
    UnknownName(#[from] UnknownName),
}

impl EntryError {
    /// For people.
    pub fn text(&self) -> Text {
        match self {
            EntryError::NoSuchSeat(seat) => text!("no-seat", seat = seat.as_str()),
            // What the reader of the file says of its form.
            EntryError::Unreadable(what) => Text::name(what.as_str()),
            EntryError::UnknownName(unknown) => unknown.text(),
        }
    }
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// What [`Record::prove`] found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proof {
    /// Dice that follow from the key.
    pub proved: usize,
    /// Dice that were given by hand.
    pub forced: usize,
    /// Dice that do not follow from the key.
    pub wrong: Vec<DiceFault>,
}

/// A die that is not what the key makes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DiceFault {
    /// The decision, counted from 1.
    pub decision: usize,
    /// The die within the decision, counted from 1.
    pub die: usize,
    /// What the record says.
    pub recorded: u8,
    /// What the key gives.
    pub proved: u8,
}

impl Record {
    /// A record without decisions yet, from the game's own start.
    pub fn begin<G: Game>(game: &G, key: &DiceKey) -> Self {
        Self::begin_from(game, None, FaultKinds::NONE, key)
    }

    /// The same from a position, with what is waived in it.
    pub fn begin_at<G: Game>(game: &G, start: &G::Position, waived: FaultKinds, key: &DiceKey) -> Self {
        let start = serde_json::to_value(start).expect("a position is plain data");
        Self::begin_from(game, Some(start), waived, key)
    }

    fn begin_from<G: Game>(game: &G, start: Option<Value>, waived: FaultKinds, key: &DiceKey) -> Self {
        let identity = game.identity();
        let mut record = Record {
            format: FORMAT.to_owned(),
            game: identity.id.to_owned(),
            rules: identity.rules,
            data: identity.data.clone(),
            options: game.options().clone(),
            start,
            waived,
            commitment: key.commitment(),
            key: None,
            entries: Vec::new(),
            seal: Seal { entries: 0, chain: String::new(), state: String::new(), over: false },
        };
        record.seal.chain = record.first_link().to_hex();
        record
    }

    /// Reads a record file. Only its form is judged; [`Record::replay`] judges its content.
    ///
    /// # Errors
    /// If it is not JSON, cut off in the middle, or something else altogether.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        let value: Value = serde_json::from_str(text).map_err(|error| {
            let what = error.to_string();
            if error.is_eof() { RecordError::CutShort(what) } else { RecordError::Unreadable(what) }
        })?;
        Self::from_value(value)
    }

    /// The same from JSON that was read already.
    ///
    /// # Errors
    /// As [`Record::from_json`].
    pub fn from_value(value: Value) -> Result<Self, RecordError> {
        match value.get("format").and_then(Value::as_str) {
            Some(FORMAT) => {}
            other => return Err(RecordError::Format(other.unwrap_or("none").to_owned())),
        }
        serde_json::from_value(value).map_err(|error| RecordError::Unreadable(error.to_string()))
    }

    /// The record as a file.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data")
    }

    /// The link before the first decision.
    pub fn first_link(&self) -> Link {
        let mut header = serde_json::json!({
            "game": self.game, "rules": self.rules, "data": self.data, "options": self.options,
            "start": self.start, "commitment": self.commitment,
        });
        // A record in which nothing is waived has the link that it would have if nothing could be.
        if !self.waived.is_empty() {
            header["waived"] = serde_json::json!(self.waived);
        }
        Link::first(&header.to_string())
    }

    /// Judges form and origin: is this a record of `game`, by these rules and with this data?
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn fits<G: Game>(&self, game: &G) -> Result<(), RecordError> {
        let identity = game.identity();
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format.clone()));
        }
        if self.game != identity.id {
            return Err(RecordError::OtherGame(self.game.clone(), identity.id));
        }
        if self.rules != identity.rules {
            return Err(RecordError::OtherRules {
                game: identity.id,
                found: self.rules,
                ours: identity.rules,
            });
        }
        if self.data != identity.data {
            return Err(RecordError::OtherData);
        }
        if self.entries.len() != self.seal.entries {
            return Err(RecordError::Length { found: self.entries.len(), sealed: self.seal.entries });
        }
        Ok(())
    }

    /// Plays the record again and judges every part of it.
    ///
    /// # Errors
    /// What is wrong with it. A record is never replayed to something else than was played.
    pub fn replay<G: Game>(&self, game: &G) -> Result<Replay<G>, RecordError> {
        let replay = self.resume(game, Log::silent, |_| ())?;
        self.check_seal(game, &replay)?;
        Ok(replay)
    }

    /// Plays the record again without asking whether it ends as its seal says: for a store that guards its
    /// games in its own way. For each decision a log is opened, written and handed over.
    ///
    /// # Errors
    /// What is wrong with the record, its seal apart.
    pub fn resume<G: Game>(
        &self,
        game: &G,
        open: impl Fn() -> Log<G::Event>,
        mut tell: impl FnMut(Log<G::Event>),
    ) -> Result<Replay<G>, RecordError> {
        self.fits(game)?;
        self.key()?;
        let (mut replay, mut scratch) = (Replay::begin(game, self)?, G::Scratch::default());
        for entry in &self.entries {
            let mut log = open();
            replay.follow(game, &mut scratch, entry, &mut log)?;
            tell(log);
        }
        Ok(replay)
    }

    /// The key in the record, if there is one.
    ///
    /// # Errors
    /// If it is not the key that was committed to.
    pub fn key(&self) -> Result<Option<DiceKey>, RecordError> {
        let Some(text) = &self.key else { return Ok(None) };
        let key = DiceKey::from_hex(text).map_err(|_| RecordError::WrongKey)?;
        if key.commitment() == self.commitment { Ok(Some(key)) } else { Err(RecordError::WrongKey) }
    }

    /// Plays the record again and checks every die against its key.
    ///
    /// # Errors
    /// If the record carries no key, or is wrong in another way than in its dice. A wrong die is
    /// not an error but the answer: see [`Proof::wrong`].
    pub fn prove<G: Game>(&self, game: &G) -> Result<Proof, RecordError> {
        self.fits(game)?;
        let key = self.key()?.ok_or(RecordError::NoKey)?;
        let mut replay = Replay::begin(game, self)?;
        let mut scratch = G::Scratch::default();
        let mut proof = Proof { proved: 0, forced: 0, wrong: Vec::new() };
        for (index, entry) in self.entries.iter().enumerate() {
            let announced = replay.read(game, entry)?;
            let mut dice = ProvingDice {
                recorded: ScriptedDice::new(entry.dice.clone()),
                keyed: KeyedDice::new(&key, announced.link()),
                pairs: Vec::new(),
            };
            let followed = replay.follow_with(game, &mut scratch, announced, &mut dice, &mut Log::silent());
            for (place, &(recorded, proved)) in dice.pairs.iter().enumerate() {
                if entry.forced {
                    proof.forced += 1;
                } else if recorded == proved {
                    proof.proved += 1;
                } else {
                    proof.wrong.push(DiceFault { decision: index + 1, die: place + 1, recorded, proved });
                }
            }
            // After a wrong die the rest follows from another history: the first one is the answer.
            if !proof.wrong.is_empty() {
                return Ok(proof);
            }
            followed?;
            if let Some(reason) = dice.recorded.fault() {
                return Err(RecordError::Dice { number: index + 1, reason });
            }
        }
        self.check_seal(game, &replay)?;
        Ok(proof)
    }

    /// Does the replay end where the seal says?
    ///
    /// # Errors
    /// If it does not: the record was edited.
    pub fn check_seal<G: Game>(&self, game: &G, replay: &Replay<G>) -> Result<(), RecordError> {
        if replay.last_link().to_hex() != self.seal.chain {
            return Err(RecordError::Edited);
        }
        let state = state_fingerprint(game, replay.state());
        if state != self.seal.state || replay.is_over(game) != self.seal.over {
            return Err(RecordError::OtherState);
        }
        Ok(())
    }
}

/// Rolls what the record says, and beside it what the key says.
struct ProvingDice {
    recorded: ScriptedDice,
    keyed: KeyedDice,
    pairs: Vec<(u8, u8)>,
}

impl Dice for ProvingDice {
    fn roll(&mut self, sides: u8) -> u8 {
        let (recorded, proved) = (self.recorded.roll(sides), self.keyed.roll(sides));
        self.pairs.push((recorded, proved));
        recorded
    }
}

impl Entry {
    /// Who decides what in it.
    fn read<G: Game>(&self, game: &G) -> Result<Decided<G::Decision>, EntryError> {
        let seat = game.identity().seat(&self.seat);
        let seat = seat.ok_or_else(|| EntryError::NoSuchSeat(self.seat.clone()))?;
        let spelling = G::Spelling::deserialize(&self.decision)
            .map_err(|error| EntryError::Unreadable(error.to_string()))?;
        Ok(Decided { seat, decision: game.read(&spelling)? })
    }

    /// The bytes that stand for who decided what.
    fn decided(&self) -> Vec<u8> {
        format!("{} {}", self.seat, self.decision).into_bytes()
    }

    /// The bytes that stand for how the dice fell.
    fn rolled(&self) -> Vec<u8> {
        let mut bytes = vec![u8::from(self.forced)];
        bytes.extend(&self.dice);
        bytes
    }
}

/// The fingerprint of a state: of its position in words, so that it is the same on every machine.
fn state_fingerprint<G: Game>(game: &G, state: &G::State) -> String {
    let position = serde_json::to_value(game.position(state)).expect("a position is plain data");
    Link::first(&position.to_string()).to_hex()
}

/// A game followed decision by decision: every state since the start, and the chain of links.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    states: Vec<G::State>,
    links: Vec<Link>,
    decided: Vec<Decided<G::Decision>>,
    record: Record,
}

/// Who decided what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided<D> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub decision: D,
}

/// A decision that is about to be played: spelled for the record, and bound to everything before it.
#[derive(Clone, Debug)]
pub struct Announced<D> {
    decided: Decided<D>,
    entry: Entry,
    rolling: Link,
}

impl<D> Announced<D> {
    /// The link that its dice come from.
    pub fn link(&self) -> &Link {
        &self.rolling
    }
}

impl<G: Game> Replay<G> {
    /// Before the first decision of a record.
    ///
    /// # Errors
    /// If the record starts from a position that cannot be.
    pub fn begin(game: &G, record: &Record) -> Result<Self, RecordError> {
        let Some(start) = &record.start else { return Ok(Self::from_state(game.start(), record)) };
        let position = read_position::<G>(start).map_err(RecordError::Start)?;
        Self::begin_at(game, record, &position).map_err(RecordError::Start)
    }

    /// The same of a record whose start was read already.
    ///
    /// # Errors
    /// If there cannot be such a position.
    pub fn begin_at(game: &G, record: &Record, start: &G::Position) -> Result<Self, PositionFaults> {
        Ok(Self::from_state(game.set_up(start, record.waived)?, record))
    }

    fn from_state(state: G::State, record: &Record) -> Self {
        let mut empty = record.clone();
        empty.entries.clear();
        Self { states: vec![state], links: vec![record.first_link()], decided: Vec::new(), record: empty }
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        self.states.last().expect("the first state is always there")
    }

    /// Every position since the start.
    pub fn states(&self) -> &[G::State] {
        &self.states
    }

    /// The decisions so far, as the record has them.
    pub fn entries(&self) -> &[Entry] {
        &self.record.entries
    }

    /// The decisions so far.
    pub fn decided(&self) -> &[Decided<G::Decision>] {
        &self.decided
    }

    /// The hash of the dice key.
    pub fn commitment(&self) -> &str {
        &self.record.commitment
    }

    /// Nobody has a decision any more.
    pub fn is_over(&self, game: &G) -> bool {
        game.turn(self.state()) == Turn::Over
    }

    fn last_link(&self) -> &Link {
        self.links.last().expect("the first link is always there")
    }

    /// Spells a decision for the record and binds it to everything before it. Whether it is legal is judged when it is
    /// played.
    pub fn announce(&self, game: &G, seat: Seat, decision: G::Decision) -> Announced<G::Decision> {
        let name = game.identity().seat_info(seat).map_or("nobody", |info| info.id).to_owned();
        let spelled = serde_json::to_value(game.spell(decision)).expect("a decision is plain data");
        let entry = Entry { seat: name, decision: spelled, dice: Vec::new(), forced: false };
        self.bind(Decided { seat, decision }, entry)
    }

    fn bind(&self, decided: Decided<G::Decision>, entry: Entry) -> Announced<G::Decision> {
        let rolling = self.last_link().then(&entry.decided());
        Announced { decided, entry, rolling }
    }

    /// Plays the decision that was announced last, with dice, and writes it down.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub fn play(
        &mut self,
        game: &G,
        scratch: &mut G::Scratch,
        mut announced: Announced<G::Decision>,
        dice: &mut dyn Dice,
        forced: bool,
        log: &mut Log<G::Event>,
    ) -> Result<&Entry, Refusal> {
        let Decided { seat, decision } = announced.decided;
        let mut state = self.state().clone();
        let mut tape = crate::Tape::over(dice);
        game.play(&mut state, scratch, seat, decision, &mut tape, log)?;
        announced.entry.forced = forced && !tape.faces.is_empty();
        announced.entry.dice = tape.faces;
        self.push(state, announced);
        Ok(self.record.entries.last().expect("just written"))
    }

    /// Takes the last decision back; false if there is none.
    pub fn take_back(&mut self) -> bool {
        if self.record.entries.pop().is_none() {
            return false;
        }
        self.states.pop();
        self.links.pop();
        self.decided.pop();
        true
    }

    /// The record up to now, sealed, with the key if it is to be in.
    pub fn record(&self, game: &G, key: Option<&DiceKey>) -> Record {
        let mut record = self.record.clone();
        record.key = key.map(DiceKey::reveal);
        record.seal = Seal {
            entries: record.entries.len(),
            chain: self.last_link().to_hex(),
            state: state_fingerprint(game, self.state()),
            over: self.is_over(game),
        };
        record
    }

    /// Plays a recorded decision with its recorded dice.
    pub(crate) fn follow(
        &mut self,
        game: &G,
        scratch: &mut G::Scratch,
        entry: &Entry,
        log: &mut Log<G::Event>,
    ) -> Result<(), RecordError> {
        let announced = self.read(game, entry)?;
        let mut dice = ScriptedDice::new(entry.dice.clone());
        self.follow_with(game, scratch, announced, &mut dice, log)?;
        match dice.fault() {
            Some(reason) => Err(RecordError::Dice { number: self.record.entries.len(), reason }),
            None => Ok(()),
        }
    }

    /// The decision that an entry stands for.
    fn read(&self, game: &G, entry: &Entry) -> Result<Announced<G::Decision>, RecordError> {
        let number = self.record.entries.len() + 1;
        let decided = entry.read(game).map_err(|reason| RecordError::Decision { number, reason })?;
        Ok(self.bind(decided, entry.clone()))
    }

    fn follow_with(
        &mut self,
        game: &G,
        scratch: &mut G::Scratch,
        announced: Announced<G::Decision>,
        dice: &mut dyn Dice,
        log: &mut Log<G::Event>,
    ) -> Result<(), RecordError> {
        let Decided { seat, decision } = announced.decided;
        let mut state = self.state().clone();
        game.play(&mut state, scratch, seat, decision, dice, log)
            .map_err(|refusal| RecordError::Illegal { number: self.record.entries.len() + 1, refusal })?;
        self.push(state, announced);
        Ok(())
    }

    fn push(&mut self, state: G::State, announced: Announced<G::Decision>) {
        let Announced { decided, entry, rolling } = announced;
        self.links.push(rolling.then(&entry.rolled()));
        self.states.push(state);
        self.decided.push(decided);
        self.record.entries.push(entry);
    }
}

use crate::{
    Case, Dice, FaultKind, FaultKinds, Link, Log, Loss, OptionSpec, Options, PositionFaults, Refusal, Seat,
    SeatInfo, SeededDice, Source, UnknownName,
};
use phrases::{Text, has_texts};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A game by its complete rules, with everything that never changes during play: map, roster,
/// tables, options. One value of the implementing type serves any number of tables and threads.
///
/// The state is plain data and lives outside: a copy is a short memcpy, because the computer
/// opponent and the simulations copy it millions of times.
///
/// This is all that a program needs in order to play; what people see besides is
/// [`Presentable`](crate::Presentable).
///
/// An implementer **writes**
///
/// | method | says |
/// |---|---|
/// | six types | state, decision and event; memory; decision and position with names |
/// | [`identity`](Game::identity), [`options`](Game::options) | name, version of the rules, seats; the options in use |
/// | [`start`](Game::start), [`turn`](Game::turn), [`round`](Game::round), [`outcome`](Game::outcome) | the opening, whose decision it is, the game-turn, who is ahead or has won |
/// | [`decisions`](Game::decisions), [`check`](Game::check), [`resolve`](Game::resolve) | every legal decision; the judge; what a legal decision does |
/// | [`spell`](Game::spell), [`read`](Game::read) | a decision with names in place of indices, and back |
/// | [`position`](Game::position), [`lay_out`](Game::lay_out), [`audit`](Game::audit) | a state with names, and back; everything that is wrong with a state |
/// | [`rule`](Game::rule) | the case behind an event |
///
/// **may change**, where the default does not fit the game
///
/// | method | default |
/// |---|---|
/// | [`decisions_while_waiting`](Game::decisions_while_waiting) | a seat that waits decides nothing |
/// | [`concedes`](Game::concedes), [`recalls`](Game::recalls) | no decision is a surrender, or takes an order back |
/// | [`view`](Game::view), [`is_secret`](Game::is_secret) | everybody sees everything |
/// | [`loss`](Game::loss), [`moments`](Game::moments), [`note_moments`](Game::note_moments) | nothing is counted but wins and points |
///
/// and is **given** [`play`](Game::play) and [`set_up`](Game::set_up), which nobody overrides.
pub trait Game: Send + Sync + 'static {
    // What a game writes.

    /// The whole position: what is on the table, whose decision it is, what is pending.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One small choice of one seat.
    type Decision: Copy + Eq + Hash + Debug + Send + Sync;
    /// Something that happened.
    type Event: Clone + Debug + Send + Sync;
    /// Memory that the caller keeps between calls, so that a list, a judgement or a decision need not find out again what
    /// has not changed. It never changes an answer, and may be of another state or game.
    type Scratch: Default + Send;
    /// A decision with names in place of indices: what records and the engine protocol carry.
    type Spelling: Serialize + DeserializeOwned + Clone + Debug;
    /// A position with names in place of indices: what a person can write and read.
    type Position: Serialize + DeserializeOwned + Clone + Debug;

    /// Name, version, seats, options.
    fn identity(&self) -> &Identity;

    /// The options this game was made with, every default spelled out.
    fn options(&self) -> &Options;

    /// The position before the first decision.
    fn start(&self) -> Self::State;

    /// Whose decision it is, or that the game is over.
    fn turn(&self, state: &Self::State) -> Turn;

    /// The game-turn, from 1; of a game that is over, the last one.
    fn round(&self, state: &Self::State) -> u32;

    /// How the game ended, or how it would end if it ended now.
    fn outcome(&self, state: &Self::State) -> Outcome;

    /// Puts every legal decision into `out`: nothing legal is missing, nothing illegal is in.
    /// A game with continuous poses lists a finite set that represents them.
    fn decisions(&self, state: &Self::State, scratch: &mut Self::Scratch, out: &mut Vec<Self::Decision>);

    /// The judge: may `seat` decide this now?
    ///
    /// # Errors
    /// The refusal, with the rule's case and the reason.
    fn check(
        &self,
        state: &Self::State,
        scratch: &mut Self::Scratch,
        seat: Seat,
        decision: Self::Decision,
    ) -> Result<(), Refusal>;

    /// Carries out a decision that [`Game::check`] accepts. What it does with any other decision is
    /// not defined, except that it does no harm beyond the state it was given.
    fn resolve(
        &self,
        state: &mut Self::State,
        scratch: &mut Self::Scratch,
        decision: Self::Decision,
        dice: &mut dyn Dice,
        log: &mut Log<Self::Event>,
    );

    /// The decision with names.
    fn spell(&self, decision: Self::Decision) -> Self::Spelling;

    /// The decision that a spelling means.
    ///
    /// # Errors
    /// If it names something that does not exist.
    fn read(&self, spelling: &Self::Spelling) -> Result<Self::Decision, UnknownName>;

    /// The position with names, in the form that [`Game::set_up`] takes.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// The state that a position describes, as it is told: whether there can be such a state is for [`Game::audit`] to
    /// say, and for [`Game::set_up`] to ask.
    ///
    /// # Errors
    /// What keeps a position from being a state at all, which cannot be waived: names that mean nothing, two things
    /// that exclude each other, more than a state can hold.
    fn lay_out(&self, position: &Self::Position) -> Result<Self::State, PositionFaults>;

    /// Everything that is wrong with a state: of a position that is set up, and of every state that the soak and the
    /// tests come to. A sound state has nothing.
    fn audit(&self, state: &Self::State) -> PositionFaults;

    /// The rule that made an event happen.
    fn rule(&self, event: &Self::Event) -> Case;

    // What a game may change.

    /// Puts into `out` what a seat may decide while another one is asked: such as to give up at any time. The judge
    /// accepts just these from it; they roll no dice. Nothing for the seat that is asked, nothing when the game is
    /// over, and nothing at all in a game that keeps this.
    fn decisions_while_waiting(&self, _state: &Self::State, _seat: Seat, out: &mut Vec<Self::Decision>) {
        out.clear();
    }

    /// Is it a surrender? Whoever decides at random leaves it alone, or games would end before they begin.
    fn concedes(&self, _decision: Self::Decision) -> bool {
        false
    }

    /// Does it only take back what its own seat has ordered and what has not happened yet? That is for people, who
    /// look their orders over; whoever plays by himself leaves it alone, or he would go back and forth for ever.
    fn recalls(&self, _decision: Self::Decision) -> bool {
        false
    }

    /// The state as a seat may know it. Games that hide nothing keep this.
    fn view(&self, state: &Self::State, _seat: Seat) -> Self::State {
        state.clone()
    }

    /// Is the decision that is asked for now made unseen? Until decisions are made openly again, nobody else may
    /// learn what was decided, or how many decisions it took.
    fn is_secret(&self, _state: &Self::State) -> bool {
        false
    }

    /// What was lost for good in an event, for statistics. The states are those before and after the decision that
    /// the event came of.
    fn loss(&self, _before: &Self::State, _after: &Self::State, _event: &Self::Event) -> Option<Loss> {
        None
    }

    /// The moments that statistics over many games are about, in the order in which they are listed, each by the message
    /// that names it: `moment-city-falls`. All that can come in this game, whether they do or not.
    fn moments(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Notes each of [`Game::moments`] that a decision brought about, as often as it did: from the states before and
    /// after it, and what happened between them.
    fn note_moments(
        &self,
        _before: &Self::State,
        _after: &Self::State,
        _events: &[Self::Event],
        _note: &mut dyn FnMut(&'static str),
    ) {
    }

    // What is given.

    /// Given: plays a decision, or refuses it and leaves the state untouched.
    ///
    /// # Errors
    /// The refusal of [`Game::check`].
    fn play(
        &self,
        state: &mut Self::State,
        scratch: &mut Self::Scratch,
        seat: Seat,
        decision: Self::Decision,
        dice: &mut dyn Dice,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(state, scratch, seat, decision)?;
        self.resolve(state, scratch, decision, dice, log);
        Ok(())
    }

    /// Given: the state that a position describes, if there can be such a state. Somebody who wants the impossible all
    /// the same, such as a hex with too many units in it, names the kinds of faults that are to be waived.
    ///
    /// # Errors
    /// Every fault that is left: those of [`Game::lay_out`], else those of [`Game::audit`].
    fn set_up(&self, position: &Self::Position, waived: FaultKinds) -> Result<Self::State, PositionFaults> {
        let state = self.lay_out(position)?;
        let mut faults = self.audit(&state).unless_waived(waived);
        if faults.is_empty() {
            faults.check(can_go_on(self, &state), || FaultKind::DeadEnd.fault(text!("dead-end")));
        }
        faults.or(state)
    }
}

/// Is the game over, or can somebody do something else than give up?
fn can_go_on<G: Game + ?Sized>(game: &G, state: &G::State) -> bool {
    if game.turn(state) == Turn::Over {
        return true;
    }
    let mut decisions = Vec::new();
    game.decisions(state, &mut G::Scratch::default(), &mut decisions);
    !decisions.iter().all(|decision| game.concedes(*decision))
}

/// A decision of a list at random; a surrender, or an order taken back, only if there is nothing else. The same dice
/// and the same list give the same decision.
///
/// # Panics
/// If the list is empty.
pub fn random_decision<G: Game>(game: &G, options: &[G::Decision], dice: &mut SeededDice) -> G::Decision {
    let first = dice.below(options.len());
    let from_there = options[first..].iter().chain(&options[..first]);
    let goes_on = |decision: &&G::Decision| !game.concedes(**decision) && !game.recalls(**decision);
    *from_there.clone().find(goes_on).unwrap_or(&options[first])
}

/// What a game is called and who plays it.
#[derive(Clone, Debug)]
pub struct Identity {
    /// The word used on the command line and in records.
    pub id: &'static str,
    /// The title shown to people.
    pub title: String,
    /// The version of the rules. It grows when the same decisions and dice could lead elsewhere.
    pub rules: u32,
    /// A fingerprint of the data files, so that a record never replays on other values.
    pub data: String,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// The rules that players may choose.
    pub options: Vec<OptionSpec>,
}

impl Identity {
    /// The fingerprint of data files. How their lines end does not count.
    pub fn fingerprint(files: &[Source<'_>]) -> String {
        let texts: Vec<String> = files.iter().map(|file| file.text.replace("\r\n", "\n")).collect();
        Link::first(&texts.join("\u{0}")).to_hex()[..16].to_owned()
    }

    /// The seat with this id.
    pub fn seat(&self, id: &str) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.id == id).map(|index| Seat(index as u8))
    }

    /// What is known about a seat.
    pub fn seat_info(&self, seat: Seat) -> Option<&SeatInfo> {
        self.seats.get(usize::from(seat.0))
    }
}

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One seat is asked.
    Decide(Seat),
    /// Nobody is: the game is over.
    Over,
}

/// What is asked of the seat whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prompt {
    /// The kind of question, for programs: `movement`, `retreat`, ...
    pub kind: &'static str,
    /// The question, for people.
    pub text: Text,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Seat>,
    /// The verdict in one sentence.
    pub text: Text,
    /// Points by seat.
    pub points: Vec<i32>,
}

has_texts!(Prompt: text);
has_texts!(Outcome: text);

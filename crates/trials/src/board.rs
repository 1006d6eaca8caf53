//! A game at a table, for tests of rules: set up, decide, look.

use crate::list;
use kernel::{FaultKinds, Game, Log, PositionFaults, Refusal, ScriptedDice, Seat, Turn};
use serde_json::Value;
use std::cell::RefCell;

/// A game and where it stands. Decisions are given with names, as in records; whatever is wrong panics with a
/// sentence.
pub struct Board<G: Game> {
    /// The rules.
    pub game: &'static G,
    /// The position.
    pub state: G::State,
    /// Memory between decisions, as a table has it.
    scratch: RefCell<G::Scratch>,
}

impl<G: Game> Board<G> {
    /// The game's own start.
    pub fn opening(game: &'static G) -> Self {
        Self::at(game, game.start())
    }

    /// Any state.
    pub fn at(game: &'static G, state: G::State) -> Self {
        Self { game, state, scratch: RefCell::default() }
    }

    /// Any position, in the form of the engine protocol.
    pub fn set_up(game: &'static G, position: Value) -> Self {
        match Self::try_set_up(game, position) {
            Ok(board) => board,
            Err(faults) => panic!("this position cannot be: {faults:#?}"),
        }
    }

    /// Any position.
    ///
    /// # Errors
    /// The reasons why it cannot be.
    pub fn try_set_up(game: &'static G, position: Value) -> Result<Self, PositionFaults> {
        let position = kernel::read_position::<G>(&position)?;
        Ok(Self::at(game, game.set_up(&position, FaultKinds::NONE)?))
    }

    /// The decision that a spelling means.
    pub fn read(&self, decision: &G::Spelling) -> G::Decision {
        self.game.read(decision).expect("the test names a unit that exists")
    }

    /// The seat that is asked; of a game that is over, the first.
    pub fn seat(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Decide(seat) => seat,
            Turn::Over => Seat(0),
        }
    }

    /// Plays a decision that rolls no dice.
    pub fn play(&mut self, decision: G::Spelling) -> Vec<G::Event> {
        self.play_with(decision, &[])
    }

    /// Plays a decision with these dice, exactly so many.
    pub fn play_with(&mut self, decision: G::Spelling, dice: &[u8]) -> Vec<G::Event> {
        let (seat, played) = (self.seat(), self.read(&decision));
        let (mut scripted, mut log) = (ScriptedDice::new(dice), Log::recording());
        if let Err(refusal) =
            self.game.play(&mut self.state, self.scratch.get_mut(), seat, played, &mut scripted, &mut log)
        {
            panic!("{decision:?} is refused: {refusal}");
        }
        assert_eq!(scripted.fault(), None, "the dice of {decision:?}");
        let faults = self.game.audit(&self.state);
        assert!(faults.is_empty(), "after {decision:?}: {faults:?}");
        log.into_events()
    }

    /// The refusal of a decision; panics if it is allowed. It must not be in the list either.
    pub fn refusal(&self, decision: G::Spelling) -> Refusal {
        let read = self.read(&decision);
        assert!(!self.decisions().contains(&read), "{decision:?} is in the list of legal decisions");
        match self.game.check(&self.state, &mut self.scratch.borrow_mut(), self.seat(), read) {
            Ok(()) => panic!("{decision:?} is allowed"),
            Err(refusal) => refusal,
        }
    }

    /// Asserts that a decision is refused by a case.
    pub fn refused_by(&self, decision: G::Spelling, case: &str) {
        let refusal = self.refusal(decision.clone());
        assert_eq!(refusal.rule.0, case, "{decision:?}: {refusal}");
    }

    /// Is the decision allowed? The judge and the list have to agree.
    pub fn allows(&self, decision: G::Spelling) -> bool {
        let read = self.read(&decision);
        let judged = self.game.check(&self.state, &mut self.scratch.borrow_mut(), self.seat(), read).is_ok();
        assert_eq!(judged, self.decisions().contains(&read), "judge and list disagree about {decision:?}");
        judged
    }

    /// Every legal decision.
    pub fn decisions(&self) -> Vec<G::Decision> {
        list(self.game, &self.state)
    }
}

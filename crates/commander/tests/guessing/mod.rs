//! A game with a secret, as small as can be: each side hides a number from 1 to 6. Six times by turns a seat
//! guesses the other's number, or asks how many guesses are still worth it (a die), or passes. A right guess
//! brings 5 points, a wrong one costs 1.

use commander::{Doctrine, Horizon, Term};
use kernel::{
    Case, Dice, Game, Identity, Log, Options, Outcome, PositionFaults, Refusal, Seat, SeatInfo, Turn,
    UnknownName,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What each seat hides; 0 where it cannot be known.
    pub hidden: [u8; 2],
    pub turn: u8,
    pub points: [i32; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Decision {
    Guess(u8),
    Gamble,
    Pass,
}

pub struct Guessing {
    /// Plans are evaluated without dice, as if guesses and gambles were marches.
    deterministic: bool,
    identity: Identity,
    options: Options,
}

pub const LAST: u8 = 6;

impl Guessing {
    pub fn new() -> Self {
        let seats = vec![SeatInfo { id: "one" }, SeatInfo { id: "two" }];
        let identity = Identity {
            id: "guessing",
            title: "Guessing".to_owned(),
            rules: 1,
            data: String::new(),
            seats,
            options: Vec::new(),
        };
        Self { deterministic: false, identity, options: Options::default() }
    }
}

impl Guessing {
    /// The same game for those who evaluate their plans without dice.
    pub fn without_dice() -> Self {
        Self { deterministic: true, ..Self::new() }
    }
}

impl Game for Guessing {
    type State = State;
    type Decision = Decision;
    type Event = ();
    type Scratch = ();
    type Spelling = Decision;
    type Position = ();

    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> State {
        State { hidden: [3, 5], turn: 0, points: [0; 2] }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.turn < LAST { Turn::Decide(Seat(state.turn % 2)) } else { Turn::Over }
    }

    fn round(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn decisions(&self, state: &State, _scratch: &mut (), out: &mut Vec<Decision>) {
        out.clear();
        if state.turn < LAST {
            out.extend((1..=6).map(Decision::Guess));
            out.extend([Decision::Gamble, Decision::Pass]);
        }
    }

    fn check(
        &self,
        state: &State,
        _scratch: &mut Self::Scratch,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let legal = !matches!(decision, Decision::Guess(number) if !(1..=6).contains(&number));
        if legal && self.turn(state) == Turn::Decide(seat) {
            Ok(())
        } else {
            Err(Refusal::new(Case("guessing:1"), phrases::Text::name("Not now.")))
        }
    }

    fn resolve(
        &self,
        state: &mut State,
        _scratch: &mut Self::Scratch,
        decision: Decision,
        dice: &mut dyn Dice,
        _log: &mut Log<()>,
    ) {
        let seat = usize::from(state.turn % 2);
        state.points[seat] += match decision {
            // Whoever does not know the number imagines one.
            Decision::Guess(number) => {
                let hidden = match state.hidden[1 - seat] {
                    0 => dice.roll(6),
                    known => known,
                };
                if number == hidden { 5 } else { -1 }
            }
            Decision::Gamble => i32::from(dice.roll(6)) - 4,
            Decision::Pass => 0,
        };
        state.turn += 1;
    }

    fn outcome(&self, state: &State) -> Outcome {
        let [one, two] = state.points;
        let winner = (one != two).then_some(Seat(u8::from(two > one)));
        Outcome { winner, text: phrases::Text::name("Over."), points: state.points.to_vec() }
    }

    fn spell(&self, decision: Decision) -> Decision {
        decision
    }

    fn read(&self, spelling: &Decision) -> Result<Decision, UnknownName> {
        Ok(*spelling)
    }

    fn rule(&self, (): &()) -> Case {
        Case("guessing:1")
    }

    fn position(&self, _state: &State) {}

    fn lay_out(&self, (): &()) -> Result<State, PositionFaults> {
        Ok(self.start())
    }

    fn view(&self, state: &State, seat: Seat) -> State {
        let mut view = *state;
        view.hidden[usize::from(1 - seat.0)] = 0;
        view
    }

    fn audit(&self, _state: &State) -> PositionFaults {
        PositionFaults::default()
    }
}

impl Doctrine for Guessing {
    type Memory = ();

    const FEATURES: &'static [Term] = &[Term { name: "lead", words: "points" }];

    const POLICY: &'static [Term] = &[Term { name: "pass", words: "passing" }];

    fn features(&self, state: &State, seat: Seat, (): &mut (), features: &mut [f32]) {
        let own = usize::from(seat.0);
        features[0] = (state.points[own] - state.points[1 - own]) as f32;
    }

    fn score(&self, _: &State, decisions: &[Decision], policy: &[f32], (): &mut (), scores: &mut Vec<f32>) {
        let score = |decision: &Decision| if *decision == Decision::Pass { policy[0] } else { 0.0 };
        scores.extend(decisions.iter().map(score));
    }

    fn planning_phase(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn has_deterministic_plan(&self, _state: &State) -> bool {
        self.deterministic
    }

    fn horizon(&self, state: &State, with_reply: bool) -> Horizon {
        Horizon { player_turn: u32::from(state.turn) + 1 + u32::from(with_reply), decisions: 4 }
    }

    fn player_turn(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn subject(&self, _decision: Decision) -> Option<u16> {
        None
    }
}

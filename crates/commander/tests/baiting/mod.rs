//! A game of two single actions: One lays a bait or waits, and Two may spring a trap that the policy never tells him of. A bait
//! that is left alone brings One 2 points, one that is sprung costs 10.

use commander::{Doctrine, Horizon, Term};
use kernel::{
    Case, Dice, Game, Identity, Log, Options, Outcome, PositionFaults, Refusal, Seat, SeatInfo, Turn,
    UnknownName,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct State {
    pub turn: u8,
    pub baited: bool,
    pub lead: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Decision {
    Wait,
    Bait,
    Spring,
}

pub struct Baiting {
    identity: Identity,
    options: Options,
}

impl Baiting {
    pub fn new() -> Self {
        let identity = Identity {
            id: "baiting",
            title: "Baiting".to_owned(),
            rules: 1,
            data: String::new(),
            seats: vec![SeatInfo { id: "one" }, SeatInfo { id: "two" }],
            options: Vec::new(),
        };
        Self { identity, options: Options::default() }
    }
}

impl Game for Baiting {
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
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        if state.turn < 2 { Turn::Decide(Seat(state.turn)) } else { Turn::Over }
    }

    fn round(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn decisions(&self, state: &State, (): &mut (), out: &mut Vec<Decision>) {
        out.clear();
        match state.turn {
            0 => out.extend([Decision::Wait, Decision::Bait]),
            1 => out.extend([Decision::Wait, Decision::Spring]),
            _ => {}
        }
    }

    fn check(
        &self,
        state: &State,
        _scratch: &mut Self::Scratch,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.decisions(state, &mut (), &mut legal);
        if self.turn(state) == Turn::Decide(seat) && legal.contains(&decision) {
            return Ok(());
        }
        Err(Refusal::new(Case("baiting:1"), phrases::Text::name("Not now.")))
    }

    fn resolve(
        &self,
        state: &mut State,
        _scratch: &mut Self::Scratch,
        decision: Decision,
        _dice: &mut dyn Dice,
        _log: &mut Log<()>,
    ) {
        match (state.turn, decision) {
            (0, Decision::Bait) => state.baited = true,
            (1, Decision::Spring) if state.baited => state.lead = -10,
            (1, _) if state.baited => state.lead = 2,
            _ => {}
        }
        state.turn += 1;
    }

    fn outcome(&self, state: &State) -> Outcome {
        let winner = (state.lead != 0).then_some(Seat(u8::from(state.lead < 0)));
        Outcome { winner, text: phrases::Text::name("Over."), points: vec![state.lead, 0] }
    }

    fn spell(&self, decision: Decision) -> Decision {
        decision
    }

    fn read(&self, spelling: &Decision) -> Result<Decision, UnknownName> {
        Ok(*spelling)
    }

    fn rule(&self, (): &()) -> Case {
        Case("baiting:1")
    }

    fn position(&self, _state: &State) {}

    fn lay_out(&self, (): &()) -> Result<State, PositionFaults> {
        Ok(self.start())
    }

    fn audit(&self, _state: &State) -> PositionFaults {
        PositionFaults::default()
    }
}

impl Doctrine for Baiting {
    type Memory = ();

    const FEATURES: &'static [Term] = &[Term { name: "lead", words: "points" }];

    const POLICY: &'static [Term] = &[Term { name: "wait", words: "waiting" }];

    const SINGLE_ACTION: bool = true;

    fn features(&self, state: &State, seat: Seat, (): &mut (), features: &mut [f32]) {
        features[0] = if seat == Seat(0) { state.lead } else { -state.lead } as f32;
    }

    fn score(&self, _: &State, decisions: &[Decision], policy: &[f32], (): &mut (), scores: &mut Vec<f32>) {
        let score = |decision: &Decision| if *decision == Decision::Wait { policy[0] } else { 0.0 };
        scores.extend(decisions.iter().map(score));
    }

    fn planning_phase(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn horizon(&self, state: &State, _with_reply: bool) -> Horizon {
        Horizon { player_turn: u32::from(state.turn) + 2, decisions: 2 }
    }

    fn player_turn(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn subject(&self, _decision: Decision) -> Option<u16> {
        None
    }
}

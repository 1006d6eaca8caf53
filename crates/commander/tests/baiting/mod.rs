//! A game of two single actions: One lays a bait or waits, and Two may spring a trap that habit never tells him of. A bait
//! that is left alone brings One 2 points, one that is sprung costs 10.

use commander::{Doctrine, Horizon, Trait};
use kernel::{
    Case, Dice, Game, Identity, Log, Options, Outcome, PositionFault, Refusal, Seat, SeatInfo, Turn,
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
            seats: vec![SeatInfo { id: "one", name: "One" }, SeatInfo { id: "two", name: "Two" }],
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

    fn check(&self, state: &State, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.decisions(state, &mut (), &mut legal);
        if self.turn(state) == Turn::Decide(seat) && legal.contains(&decision) {
            return Ok(());
        }
        Err(Refusal::new(Case("baiting:1"), "Not now."))
    }

    fn resolve(&self, state: &mut State, decision: Decision, _dice: &mut dyn Dice, _log: &mut Log<()>) {
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
        Outcome { winner, text: "Over.".to_owned(), points: vec![state.lead, 0] }
    }

    fn spell(&self, decision: Decision) -> Decision {
        decision
    }

    fn read(&self, spelling: &Decision) -> Result<Decision, String> {
        Ok(*spelling)
    }

    fn rule(&self, (): &()) -> Case {
        Case("baiting:1")
    }

    fn position(&self, _state: &State) {}

    fn set_up(&self, (): &()) -> Result<State, Vec<PositionFault>> {
        Ok(self.start())
    }

    fn audit(&self, _state: &State) -> Vec<String> {
        Vec::new()
    }
}

impl Doctrine for Baiting {
    type Staff = ();

    const FEATURES: &'static [Trait] = &[Trait { name: "lead", words: "points" }];

    const HABITS: &'static [Trait] = &[Trait { name: "wait", words: "waiting" }];

    const ACTS_SINGLY: bool = true;

    fn assess(&self, state: &State, seat: Seat, (): &mut (), features: &mut [f32]) {
        features[0] = if seat == Seat(0) { state.lead } else { -state.lead } as f32;
    }

    fn score(&self, _: &State, decisions: &[Decision], habits: &[f32], (): &mut (), scores: &mut Vec<f32>) {
        let score = |decision: &Decision| if *decision == Decision::Wait { habits[0] } else { 0.0 };
        scores.extend(decisions.iter().map(score));
    }

    fn chapter(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn horizon(&self, state: &State, _with_reply: bool) -> Horizon {
        Horizon { beat: u32::from(state.turn) + 2, decisions: 2 }
    }

    fn beat(&self, state: &State) -> u32 {
        state.turn.into()
    }

    fn subject(&self, _decision: Decision) -> Option<u16> {
        None
    }
}

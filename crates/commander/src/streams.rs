//! Random streams, by name. Every purpose draws from a stream of its own, so that one draw more for one purpose leaves
//! all others as they were.
//!
//! Streams branch off a seed, and a stream's number can be the seed of further ones: a game has a stream for each
//! agent, an agent one for each plan, a plan one for each simulation.

/// What a stream is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stream {
    /// Of a game: the dice of the table.
    World,
    /// Of a game: the player of this seat.
    Agent(u64),
    /// Of a game that is sampled: its random choices among those of the policy.
    Exploration,
    /// Of a game that is sampled: how careless the policy is on this seat.
    Carelessness(u64),
    /// Of a game that is sampled: a turn of a player, or a phase, that is looked into.
    Sampled(u64),
    /// Of a turn that is measured: the player that takes the place of the policy.
    Substitute(u64),
    /// Of an agent: its random choices.
    Noise,
    /// Of an agent: a plan.
    Plan(u64),
    /// Of a plan: the choices of hill climbing.
    HillClimbing,
    /// Of a plan: dice that are new after so many tries.
    NewDice(u64),
    /// Of a plan: a simulation.
    Simulation(u64),
    /// Of a plan: the dice of its last evaluation.
    FreshDice,
    /// Of a plan: the jitter of the weights for a restart.
    RestartWeights(u64),
    /// Of a plan: a restart.
    Restart(u64),
    /// Of a phase that is sampled: one of its plans.
    SampledPlan(u64),
    /// Of a phase that is sampled: one of the rollouts, the same for all its plans.
    SampledRollout(u64),
    /// Of a plan that is sampled: the jitter of its weights.
    SampledWeights,
    /// Of a simulation: a decision, by epoch, owner and how often that owner decided before in this epoch.
    Decision { epoch: u32, owner: u16, before: u16 },
    /// Of a step of SPSA: the direction.
    Spsa,
}

impl Stream {
    /// Numbers need differ only among streams that branch off the same seed. They never change: with them would all
    /// results that a seed stands for.
    const fn number(self) -> u64 {
        match self {
            Stream::World | Stream::Noise => 1,
            Stream::Agent(seat) => 2 + seat,
            Stream::Exploration => 2,
            Stream::Carelessness(seat) => 50 + seat,
            Stream::Sampled(number) => 100 + number,
            Stream::Substitute(number) => 10 + number,
            Stream::Plan(number) | Stream::NewDice(number) => 1_000 + number,
            Stream::HillClimbing => 7,
            Stream::Simulation(number) => 10_000 + number,
            Stream::FreshDice => 99,
            Stream::RestartWeights(number) | Stream::SampledRollout(number) => 500 + number,
            Stream::Restart(number) => 600 + number,
            Stream::SampledPlan(number) => number,
            Stream::SampledWeights => 3,
            Stream::Decision { epoch, owner, before } => {
                (epoch as u64) << 32 | (owner as u64) << 16 | before as u64
            }
            Stream::Spsa => 77,
        }
    }
}

/// The seed of a stream that branches off another seed.
pub(crate) fn seed_for(seed: u64, stream: Stream) -> u64 {
    // SplitMix64: neighbouring seeds give unrelated streams.
    let mut z = seed.wrapping_add(stream.number().wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::{Stream, seed_for};

    #[test]
    fn streams_of_the_same_seed_differ() {
        let of_a_game = [Stream::World, Stream::Agent(0), Stream::Agent(1), Stream::Carelessness(0)];
        let of_a_plan = [
            Stream::HillClimbing,
            Stream::FreshDice,
            Stream::RestartWeights(1),
            Stream::Restart(1),
            Stream::NewDice(40),
            Stream::Simulation(0),
        ];
        for streams in [&of_a_game[..], &of_a_plan[..]] {
            for (index, one) in streams.iter().enumerate() {
                for other in &streams[..index] {
                    assert_ne!(seed_for(5, *one), seed_for(5, *other), "{one:?} and {other:?}");
                }
            }
        }
    }

    /// Records of measurements name their seeds: what a seed stands for has to stay the same.
    #[test]
    fn a_seed_stands_for_the_same_numbers_as_ever() {
        assert_eq!(seed_for(0, Stream::World), 0xe220_a839_7b1d_cdaf);
        assert_ne!(seed_for(1, Stream::World), seed_for(0, Stream::World));
        let decision = Stream::Decision { epoch: 1, owner: 2, before: 3 };
        assert_eq!(decision.number(), 0x1_0002_0003);
    }
}

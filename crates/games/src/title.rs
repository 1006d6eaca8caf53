//! A game that can be played.

use crate::bench::{BenchReport, bench};
use crate::session::{Session, Verification};
use crate::soak::{SoakFault, SoakReport, soak};
use crate::typed_session::TypedSession;
use commander::{
    Budget, Contender, Doctrine, Level, Match, PlanSample, PlanSampling, Player, PositionSample, RolloutGain,
    Scrutiny, Stop, Term, Weights, play_match,
};
use kernel::{
    Counter, DiceKey, Fault, FaultKinds, Identity, OptionError, Options, PositionFaults, Presentable, Record,
    RecordError, Source, SurveySpec,
};
use phrases::{Phrasebook, Text};
use serde_json::Value;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// Why there is no such game.
#[derive(Clone, Debug, Error)]
pub enum TitleError {
    /// No game has this id.
    UnknownGame(String, String),
    /// The game has no such option, or the option no such value.
    Option(#[from] OptionError),
    /// The game's data files have faults.
    Data(Vec<Fault>),
}

impl TitleError {
    /// For people. The faults of data files themselves are for those who write them, in English.
    pub fn text(&self) -> Text {
        match self {
            TitleError::UnknownGame(game, known) => {
                text!("no-such-game", game = game.as_str(), known = known.as_str())
            }
            TitleError::Option(error) => error.text(),
            TitleError::Data(faults) => {
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                text!("data-faults", faults = faults.join("; ").as_str())
            }
        }
    }
}

impl fmt::Display for TitleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// A game that can be played, whatever its types.
pub trait Title: Send + Sync {
    /// Name, version, seats, options.
    fn identity(&self) -> &Identity;

    /// What the game says.
    fn phrasebook(&self) -> &'static Phrasebook;

    /// The options it was made with, every default spelled out.
    fn options(&self) -> &Options;

    /// A fingerprint of what the computer plays by: it changes when a weight of its doctrine does.
    fn doctrine(&self) -> String;

    /// Every counter, as it is cut from the sheet.
    fn counters(&self) -> Vec<Counter>;

    /// Every place of the map by name, and what it is like in a few words.
    fn gazetteer(&self) -> Vec<(String, Text)>;

    /// What players may ask to see on the map.
    fn surveys(&self) -> Vec<SurveySpec>;

    /// A new game.
    fn begin(&self, key: DiceKey) -> Box<dyn Session>;

    /// A game from any position, with some kinds of faults waived ([`kernel::Game::set_up`]).
    ///
    /// # Errors
    /// Every reason why the position cannot be.
    fn set_up(
        &self,
        position: &Value,
        waived: FaultKinds,
        key: DiceKey,
    ) -> Result<Box<dyn Session>, PositionFaults>;

    /// A recorded game, played again to where it was left.
    ///
    /// # Errors
    /// What is wrong with the record.
    fn load(&self, record: &Record) -> Result<Box<dyn Session>, RecordError>;

    /// A game from a store, played again to where it was left. Its record is not sealed.
    ///
    /// # Errors
    /// What is wrong with the record.
    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, RecordError>;

    /// A game that was played by other rules or data, as far as it can be gone on with by these
    /// ([`Record::carried_over`]).
    fn carry_over(&self, record: &Record, key: &DiceKey) -> Record;

    /// Checks every die of a finished game.
    ///
    /// # Errors
    /// What is wrong with the record, its dice apart.
    fn verify(&self, record: &Record) -> Result<Verification, RecordError>;

    /// One random game, with every invariant checked after every decision.
    ///
    /// # Errors
    /// The first fault.
    fn soak(&self, seed: u64) -> Result<SoakReport, Box<SoakFault>>;

    /// Random games for about so long, and how fast they went.
    fn bench(&self, duration: Duration, seed: u64) -> BenchReport;

    /// The moments that statistics over many games are about ([`kernel::Game::moments`]).
    fn moments(&self) -> Vec<&'static str>;

    /// One whole game between computers, one player a seat. The same players and seed give the same game.
    /// Nothing if it was stopped.
    fn play_match(&self, players: &[Player], seed: u64, scrutiny: Scrutiny, stop: &Stop) -> Option<Match>;

    /// How much a level of the computer opponent searches for a plan of this game.
    fn budget(&self, level: Level) -> Budget;

    /// What the computer opponent weighs: the features of its evaluation and the terms of its policy.
    fn terms(&self) -> (&'static [Term], &'static [Term]);

    /// How it weighs them.
    fn weights(&self) -> &Weights;

    /// Positions of a game with these weights, and what became of them ([`commander::sample_positions`]).
    fn sample_positions(&self, weights: &Weights, seed: u64) -> Vec<PositionSample>;

    /// Plans for some phases of a game, and what came of them ([`commander::sample_plans`]).
    fn sample_plans(&self, weights: &Weights, sampling: &PlanSampling, seed: u64) -> Vec<PlanSample>;

    /// What players gain over the policy in some turns of a game ([`commander::rollout_gain`]).
    fn rollout_gain(
        &self,
        players: &[Player],
        every: usize,
        seed: u64,
        stop: &Stop,
    ) -> Option<Vec<RolloutGain>>;

    /// Two games of two players with their weights, sides swapped ([`commander::play_pair`]).
    fn pair(&self, first: Contender<'_>, second: Contender<'_>, seed: u64, stop: &Stop)
    -> Option<(f32, f32)>;
}

/// A game with its types.
pub(crate) struct Playable<G: Doctrine + Presentable> {
    game: Arc<G>,
    weights: Arc<Weights>,
}

impl<G: Doctrine + Presentable> Playable<G> {
    /// A game, and the file with the weights of its doctrine.
    pub(crate) fn new(game: G, doctrine: Source<'_>) -> Result<Self, Vec<Fault>> {
        let weights = Weights::read(doctrine, G::FEATURES, G::POLICY)?;
        Ok(Self { game: Arc::new(game), weights: Arc::new(weights) })
    }

    fn parts(&self) -> (Arc<G>, Arc<Weights>) {
        (Arc::clone(&self.game), Arc::clone(&self.weights))
    }
}

impl<G: Doctrine + Presentable> Title for Playable<G> {
    fn identity(&self) -> &Identity {
        self.game.identity()
    }

    fn phrasebook(&self) -> &'static Phrasebook {
        self.game.phrasebook()
    }

    fn options(&self) -> &Options {
        self.game.options()
    }

    fn doctrine(&self) -> String {
        // FNV-1a over the bits of all weights.
        let Weights { evaluation, policy, plan } = &*self.weights;
        let weights = evaluation.iter().chain(policy).chain(plan.values().flatten());
        let bytes = weights.flat_map(|weight| weight.to_bits().to_le_bytes());
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    fn counters(&self) -> Vec<Counter> {
        self.game.counters()
    }

    fn gazetteer(&self) -> Vec<(String, Text)> {
        self.game.gazetteer()
    }

    fn surveys(&self) -> Vec<SurveySpec> {
        G::SURVEYS.iter().map(|survey| survey.spec).collect()
    }

    fn begin(&self, key: DiceKey) -> Box<dyn Session> {
        let (game, weights) = self.parts();
        Box::new(TypedSession::begin(game, weights, key))
    }

    fn set_up(
        &self,
        position: &Value,
        waived: FaultKinds,
        key: DiceKey,
    ) -> Result<Box<dyn Session>, PositionFaults> {
        let (game, weights) = self.parts();
        Ok(Box::new(TypedSession::set_up(game, weights, position, waived, key)?))
    }

    fn load(&self, record: &Record) -> Result<Box<dyn Session>, RecordError> {
        let (game, weights) = self.parts();
        Ok(Box::new(TypedSession::load(game, weights, record)?))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Session>, RecordError> {
        let (game, weights) = self.parts();
        Ok(Box::new(TypedSession::resume(game, weights, record)?))
    }

    fn carry_over(&self, record: &Record, key: &DiceKey) -> Record {
        record.carried_over(&*self.game, key)
    }

    fn verify(&self, record: &Record) -> Result<Verification, RecordError> {
        let proof = record.prove(&*self.game)?;
        Ok(Verification { entries: record.entries.len(), over: record.seal.over, proof })
    }

    fn soak(&self, seed: u64) -> Result<SoakReport, Box<SoakFault>> {
        soak(&*self.game, seed)
    }

    fn bench(&self, duration: Duration, seed: u64) -> BenchReport {
        bench(&*self.game, duration, seed)
    }

    fn moments(&self) -> Vec<&'static str> {
        self.game.moments()
    }

    fn play_match(&self, players: &[Player], seed: u64, scrutiny: Scrutiny, stop: &Stop) -> Option<Match> {
        let weights = vec![&*self.weights; players.len()];
        play_match(&*self.game, &weights, players, seed, scrutiny, stop)
    }

    fn budget(&self, level: Level) -> Budget {
        self.game.budget(level)
    }

    fn terms(&self) -> (&'static [Term], &'static [Term]) {
        (G::FEATURES, G::POLICY)
    }

    fn weights(&self) -> &Weights {
        &self.weights
    }

    fn sample_positions(&self, weights: &Weights, seed: u64) -> Vec<PositionSample> {
        commander::sample_positions(&*self.game, weights, seed)
    }

    fn sample_plans(&self, weights: &Weights, sampling: &PlanSampling, seed: u64) -> Vec<PlanSample> {
        commander::sample_plans(&*self.game, weights, sampling, seed)
    }

    fn rollout_gain(
        &self,
        players: &[Player],
        every: usize,
        seed: u64,
        stop: &Stop,
    ) -> Option<Vec<RolloutGain>> {
        commander::rollout_gain(&*self.game, &self.weights, players, every, seed, stop)
    }

    fn pair(
        &self,
        first: Contender<'_>,
        second: Contender<'_>,
        seed: u64,
        stop: &Stop,
    ) -> Option<(f32, f32)> {
        commander::play_pair(&*self.game, first, second, seed, stop)
    }
}

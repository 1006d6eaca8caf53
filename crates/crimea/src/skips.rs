//! Phases and segments that are passed over because nothing can be decided in them, and why.

use crate::crimea::Crimea;
use crate::event::Event;
use crate::phrasebook::{PHRASES, text};
use crate::state::{Phase, Stage, State};
use crate::unit::{Side, UnitId};
use crate::words::clauses;
use crate::{Bar, Verdict};
use hexmap::Hex;
use kernel::{Case, Log};
use phrases::{Arg, Text};
use wargame::TwoSides;

/// When something is decided: a stage of the player turn, or a phase of the action turn.
pub(crate) type Moment = (Stage, Phase);

/// A phase that was passed over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Skip {
    /// Whose it is.
    pub side: Side,
    /// The message that says what it is for.
    pub what: &'static str,
    /// Every reason why nothing can be decided.
    pub whys: Vec<Why>,
}

/// A reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why {
    /// The rule that forbids it.
    pub rule: Case,
    /// The message that says what in the position makes it apply: half a sentence.
    pub message: &'static str,
}

const fn why(rule: &'static str, message: &'static str) -> Why {
    Why { rule: Case(rule), message }
}

/// What bars single units, said of all of them.
fn of_all(bar: Bar) -> Why {
    let message = match bar.rule().0 {
        "crimea:7.p3.b" => "why-works-shelter",
        "crimea:R.F5" => "why-contested",
        "crimea:12.B.1.p3.b" => "why-disrupted",
        "crimea:12.A.1.p1.a" => "why-no-fire-factor",
        "crimea:12.A.1.p3.b" => "why-checked",
        "crimea:12.A.3.b" => "why-failed",
        "crimea:12.A.7.a" => "why-fired",
        "crimea:12.A.8.4.a" => "why-locked",
        "crimea:12.A.9" => "why-good-order",
        "crimea:E.23.H" => "why-harbour",
        "crimea:17.B" => "why-siege-stays",
        "crimea:17.C.c" => "why-cannot-hold-fire",
        "crimea:17.A.b" => "why-no-ammunition",
        "crimea:12.A.2.c" => "why-no-work-in-reach",
        "crimea:9.p1.b" => "why-fire-limit",
        "crimea:11.p1.f" => "why-next-to-enemy",
        "crimea:12.B.3.p1.a" => "why-no-reserve",
        rule if rule.split_once(':').is_some_and(|(_, case)| case.starts_with("11.")) => "why-no-points",
        _ => "why-nowhere",
    };
    Why { rule: bar.rule(), message }
}

/// Each reason once, in the order in which it is met.
fn distinct(found: impl Iterator<Item = Bar>) -> Vec<Why> {
    let mut whys: Vec<Why> = Vec::new();
    for why in found.map(of_all) {
        if !whys.iter().any(|known| known.message == why.message) {
            whys.push(why);
        }
    }
    whys
}

impl Crimea {
    /// Says that the phase or segment is passed over, in one line with those that were just before it; not of one in which
    /// its player had already decided something.
    pub(crate) fn tell_skip(&self, state: &State, played: &mut Option<Moment>, log: &mut Log<Event>) {
        let was_played = played.take() == Some((state.stage, state.action.phase));
        let fought = matches!(state.action.phase, Phase::AttackerMelee | Phase::DefenderMelee)
            && !state.action.settled.is_empty();
        let is_over = was_played || state.stage == Stage::Action && fought;
        log.amend(|told| {
            if let Some(skip) = self.skip(state).filter(|_| !is_over) {
                add_to(told, skip);
            }
        });
    }

    /// Says that the player turn has no action segment (12.p1.c).
    pub(crate) fn tell_no_segment(&self, state: &State, log: &mut Log<Event>) {
        let whys = vec![why("crimea:12.p1.c", "why-no-contact")];
        log.amend(|told| add_to(told, Skip { side: state.player, what: "skip-segment", whys }));
    }

    /// What is passed over now, and why; nothing of what is no player's to decide.
    fn skip(&self, state: &State) -> Option<Skip> {
        let side = self.deciding_side(state)?;
        let (what, whys) = match state.stage {
            Stage::Fortification if state.fort_points == 0 => {
                ("skip-fortification", vec![why("crimea:7.p1.a", "why-no-fort-points")])
            }
            Stage::Fortification => ("skip-fortification", vec![why("crimea:7.p1.c", "why-no-hex-to-build")]),
            Stage::Arrivals => ("skip-arrivals", vec![why("crimea:13.p3", "why-nobody-due")]),
            Stage::Movement => ("skip-march", self.whys_of_units(state, side, Crimea::judge_any_march)),
            Stage::Handover => ("skip-handover", vec![why("crimea:14.A.p1.b", "why-nobody-to-feed")]),
            // The segment follows anyway: nobody misses the question.
            Stage::SiegeDeclaration if state.contact => return None,
            Stage::SiegeDeclaration => ("skip-declaration", vec![why("crimea:12.p1.b", "why-no-siege-fire")]),
            Stage::Reserves if self.is_campaign() => {
                ("skip-reserves", self.whys_of_units(state, side, Crimea::judge_reserve))
            }
            Stage::Release if !state.action.reserve.is_empty() => {
                ("skip-release", vec![why("crimea:12.B.3.p2.d", "why-too-few-reserves")])
            }
            Stage::Action => return self.skipped_phase(state, side),
            _ => return None,
        };
        Some(Skip { side, what, whys })
    }

    fn skipped_phase(&self, state: &State, side: Side) -> Option<Skip> {
        let (what, whys) = match state.action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => ("skip-plot", self.whys_no_fire(state, side)),
            Phase::Commitment => ("skip-siege-fire", self.whys_no_siege_fire(state)),
            Phase::DisruptedMovement => ("skip-disrupted-movement", self.whys_no_disrupted(state, side)),
            Phase::AttackerMovement | Phase::DefenderMovement => {
                ("skip-movement", self.whys_of_units(state, side, Crimea::judge_any_step))
            }
            // What was shot down has been rolled for.
            Phase::Repair if state.action.breaches.iter().any(Option::is_some) => return None,
            Phase::Repair => ("skip-repair", vec![why("crimea:12.A.6.a", "why-nothing-to-repair")]),
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => {
                ("skip-held-fire", self.whys_no_held_fire(state, side))
            }
            Phase::AttackerMelee | Phase::DefenderMelee => ("skip-melee", self.whys_no_melee(state)),
            Phase::Fire | Phase::SiegeFire => return None,
        };
        Some(Skip { side, what, whys })
    }

    /// What keeps the units of a side on the map, each reason once.
    fn whys_of_units(
        &self,
        state: &State,
        side: Side,
        judge: impl Fn(&Self, &State, UnitId) -> Verdict,
    ) -> Vec<Why> {
        let units = self.roster.of(side).filter(|unit| state.hex(*unit).is_some());
        let whys = distinct(units.filter_map(|unit| judge(self, state, unit).err()));
        if whys.is_empty() { vec![why("crimea:12.A.4", "why-no-unit")] } else { whys }
    }

    fn whys_no_fire(&self, state: &State, side: Side) -> Vec<Why> {
        let enemy = self.held_by(state, side.enemy());
        let beside =
            |unit: &UnitId| state.hex(*unit).is_some_and(|hex| enemy.intersects(self.ground.around(hex)));
        let whys = distinct(
            self.roster.of(side).filter(beside).filter_map(|unit| self.judge_any_aim(state, unit).err()),
        );
        if whys.is_empty() { vec![why("crimea:12.A.1.p1.a", "why-no-enemy")] } else { whys }
    }

    fn whys_no_siege_fire(&self, state: &State) -> Vec<Why> {
        if state.player != Side::Allied {
            return vec![why("crimea:12.A.2.a", "why-allied-turn")];
        }
        let guns = self.roster.siege.iter().copied().filter(|gun| state.hex(*gun).is_some());
        let whys = distinct(guns.filter_map(|gun| self.judge_any_commitment(state, gun).err()));
        if whys.is_empty() { vec![why("crimea:12.A.2.b", "why-no-siege-artillery")] } else { whys }
    }

    fn whys_no_disrupted(&self, state: &State, side: Side) -> Vec<Why> {
        let disrupted = self.roster.of(side).filter(|unit| state.is_disrupted(*unit));
        let whys = distinct(disrupted.filter_map(|unit| self.judge_any_step(state, unit).err()));
        if whys.is_empty() { vec![why("crimea:12.A.3.a", "why-nobody-disrupted")] } else { whys }
    }

    fn whys_no_held_fire(&self, state: &State, side: Side) -> Vec<Why> {
        let has_target = |unit: &UnitId| {
            state.hex(*unit).is_some_and(|hex| !self.held_targets(state, hex, side).is_empty())
        };
        let whys = distinct(
            self.roster
                .of(side)
                .filter(has_target)
                .filter_map(|unit| self.judge_any_held_fire(state, unit).err()),
        );
        if whys.is_empty() { vec![why("crimea:12.A.7.a", "why-no-newcomers")] } else { whys }
    }

    fn whys_no_melee(&self, state: &State) -> Vec<Why> {
        let is_contested = |hex: &Hex| self.is_contested(state, *hex);
        if self.held_by(state, Side::Allied).iter().any(|hex| is_contested(&hex)) {
            vec![why("crimea:E.CRT.1", "why-low-odds")]
        } else {
            vec![why("crimea:12.A.8.p1.a", "why-no-melee")]
        }
    }
}

/// Phases that follow each other are told in one line.
fn add_to(told: &mut Vec<Event>, skip: Skip) {
    match told.last_mut() {
        Some(Event::Skipped { skips }) => skips.push(skip),
        _ => told.push(Event::Skipped { skips: vec![skip] }),
    }
}

impl Skip {
    /// What it is for.
    fn title(&self) -> Text {
        Text::message(&PHRASES, self.what, [("side", self.side.arg())])
    }

    /// Its reasons, each with its case if so wanted.
    fn reasons(&self, with_cases: bool) -> Arg {
        Arg::list(self.whys.iter().map(|why| {
            let case = why.rule.0.split_once(':').map_or("", |(_, case)| case);
            let words = Arg::phrase(why.message);
            if with_cases { text!("why-with-case", why = words, case = case).into() } else { words }
        }))
    }
}

/// Phases that were passed over, in one sentence.
pub(crate) fn skip_words(skips: &[Skip]) -> Text {
    if let [skip] = skips {
        return text!("skipped", what = skip.title(), why = skip.reasons(skip.whys.len() > 1));
    }
    let parts = skips.iter().map(|skip| text!("skip", what = skip.title(), why = skip.reasons(true)));
    text!("skipped-in-a-row", skips = clauses(parts).unwrap_or_default())
}

//! The war in words: headings, prompts and the log.

use crate::crimea::Crimea;
use crate::event::Event;
use crate::ground::Obstacle;
use crate::phrasebook::{PHRASES, text};
use crate::results::{FireResult, MeleeResult};
use crate::state::{Cause, MeleeStep, Phase, Stage, State, TollStep};
use crate::unit::{Class, Nation, Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::{Audience, Narration, Prompt, Words};
use phrases::{Arg, Phrasebook, Text};
use wargame::{TwoSides, rolled};

/// What fire does, in a few words.
pub(crate) fn fire_words(FireResult { steps, check }: FireResult) -> Text {
    match check {
        false => text!("effect", steps = steps),
        true => text!("effect-checked", steps = steps),
    }
}

/// What siege fire does: levels of a work, or steps of the garrison.
fn siege_words(result: u8, mortars: bool) -> Text {
    match mortars {
        true => text!("effect-of-mortars", steps = result),
        false => text!("effect-of-guns", levels = result),
    }
}

fn melee_words(result: MeleeResult) -> Text {
    let part = |who: &'static str, lost: u8, back: bool| match (lost, back) {
        (0, false) => None,
        (_, true) => Some(text!("melee-retreats", who = Arg::phrase(who), steps = lost)),
        (_, false) => Some(text!("melee-loses", who = Arg::phrase(who), steps = lost)),
    };
    let parts = [
        part("role-attacker", result.attacker, result.attacker_retreats),
        part("role-defender", result.defender, result.defender_retreats),
        result.continues.then(|| text!("melee-goes-on")),
    ];
    clauses(parts.into_iter().flatten()).unwrap_or_else(|| text!("effect", steps = 0))
}

/// One after the other: "the attacker retreats; the melee goes on".
pub(crate) fn clauses(parts: impl Iterator<Item = Text>) -> Option<Text> {
    parts.reduce(|before, last| text!("clauses", before = before, last = last))
}

/// The time of a turn.
fn season(turn: u8) -> Text {
    text!("season", turn = turn)
}

/// Halves in a message.
pub(crate) fn halves(sum: u32) -> Arg {
    Arg::Halves(i32::try_from(sum).unwrap_or(i32::MAX))
}

/// A number that is added to a die, with its sign.
pub(crate) fn signed(modifier: i32) -> Arg {
    Arg::name(format!("{modifier:+}"))
}

impl Class {
    const fn phrase(self) -> &'static str {
        match self {
            Class::Infantry => "class-infantry",
            Class::Cavalry => "class-cavalry",
            Class::Artillery => "class-artillery",
        }
    }
}

impl Obstacle {
    const fn phrase(self) -> &'static str {
        match self {
            Obstacle::Slope => "obstacle-slope",
            Obstacle::SteepSlope => "obstacle-steep-slope",
            Obstacle::River => "obstacle-river",
        }
    }
}

impl Nation {
    /// The phrase that names it.
    pub(crate) const fn phrase(self) -> &'static str {
        match self {
            Nation::Russian => "nation-russian",
            Nation::British => "nation-british",
            Nation::French => "nation-french",
            Nation::Turkish => "nation-turkish",
            Nation::Sardinian => "nation-sardinian",
        }
    }

    /// In a message.
    pub(crate) fn arg(self) -> Arg {
        Arg::phrase(self.phrase())
    }
}

impl Cause {
    /// What takes the steps, in a message.
    pub(crate) fn arg(self) -> Arg {
        Arg::phrase(match self {
            Cause::Fire => "cause-fire",
            Cause::HeldFire => "cause-held-fire",
            Cause::PassingFire => "cause-passing-fire",
            Cause::SiegeGuns => "cause-siege-guns",
            Cause::Mortars => "cause-mortars",
            Cause::Melee => "cause-melee",
            Cause::Winter => "cause-winter",
            Cause::Attrition => "cause-attrition",
            Cause::Isolation => "cause-isolation",
        })
    }
}

impl Phase {
    /// The phase of an action turn, and its number.
    const fn phrase(self) -> (&'static str, u8) {
        match self {
            Phase::AttackerPlot => ("phase-attacker-plot", 1),
            Phase::DefenderPlot => ("phase-defender-plot", 1),
            Phase::Fire => ("phase-fire", 1),
            Phase::Commitment => ("phase-commitment", 2),
            Phase::DisruptedMovement => ("phase-disrupted-movement", 3),
            Phase::AttackerMovement => ("phase-attacker-movement", 4),
            Phase::SiegeFire => ("phase-siege-fire", 5),
            Phase::Repair => ("phase-repair", 6),
            Phase::DefenderHeldFire => ("phase-defender-held-fire", 7),
            Phase::AttackerMelee => ("phase-attacker-melee", 8),
            Phase::DefenderMovement => ("phase-defender-movement", 9),
            Phase::AttackerHeldFire => ("phase-attacker-held-fire", 10),
            Phase::DefenderMelee => ("phase-defender-melee", 11),
        }
    }
}

impl Crimea {
    /// A unit in a message.
    pub(crate) fn unit_arg(&self, unit: UnitId) -> Arg {
        let info = self.roster.unit(unit);
        Arg::unit(&*info.id, &*info.known_as)
    }

    /// A unit by its full name, as refusals call it.
    pub(crate) fn full_arg(&self, unit: UnitId) -> Arg {
        let (name, id) = self.roster.names(unit);
        Arg::unit(id, name)
    }

    /// Units in a message: "Vladimir, Minsk and Moscow".
    pub(crate) fn units_arg(&self, units: &UnitSet) -> Arg {
        Arg::list(units.iter().map(|unit| self.unit_arg(unit)))
    }

    /// A hex with its name on the map: "Malakoff (1224)".
    pub(crate) fn place_text(&self, hex: Hex) -> Text {
        match self.map.names_of(hex).next() {
            Some(name) => text!("named-place", name = Arg::place(name), hex = Arg::place(hex)),
            None => Text::place(&PHRASES, hex.to_string()),
        }
    }

    /// The same in a message.
    pub(crate) fn place_arg(&self, hex: Hex) -> Arg {
        Arg::from(self.place_text(hex))
    }

    /// Where something happens: "in 1807", "at Malakoff (1224)".
    pub(crate) fn spot_arg(&self, hex: Hex) -> Arg {
        Arg::from(match self.map.names_of(hex).next() {
            Some(name) => text!("spot-named", name = Arg::place(name), hex = Arg::place(hex)),
            None => text!("spot", hex = Arg::place(hex)),
        })
    }

    fn toll_prompt(&self, state: &State) -> Prompt {
        let toll = &state.toll;
        let at = || self.spot_arg(toll.at);
        let off_field = matches!(toll.cause, Cause::Winter | Cause::Attrition | Cause::Isolation);
        let (kind, text) = match toll.step {
            TollStep::Losses if off_field => {
                ("losses", text!("prompt-losses-anywhere", steps = toll.owed, cause = toll.cause.arg()))
            }
            TollStep::Losses => {
                ("losses", text!("prompt-losses", place = at(), steps = toll.owed, cause = toll.cause.arg()))
            }
            TollStep::Morale => {
                let shaken: UnitSet = self.roster.ids().filter(|unit| toll.tests[*unit] > 0).collect();
                ("morale", text!("prompt-morale", place = at(), units = self.units_arg(&shaken)))
            }
            _ => ("retreat", text!("prompt-retreat", place = at())),
        };
        Prompt { kind, text }
    }

    fn phase_prompt(&self, state: &State) -> Prompt {
        let action = &state.action;
        let at = || self.spot_arg(action.melee.at);
        let (kind, text) = match action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => ("plot", text!("prompt-plot")),
            Phase::Commitment => ("commitment", text!("prompt-commitment", issues = state.ammunition)),
            Phase::DisruptedMovement => ("movement", text!("prompt-disrupted-movement")),
            Phase::AttackerMovement => ("movement", text!("prompt-attacker-movement")),
            Phase::DefenderMovement => ("movement", text!("prompt-defender-movement")),
            Phase::Repair => ("repair", text!("prompt-repair", levels = action.repairs)),
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => ("held_fire", text!("prompt-held-fire")),
            Phase::AttackerMelee | Phase::DefenderMelee => match action.melee.step {
                MeleeStep::None if self.judge_done(state).is_ok() => ("melee", text!("prompt-melee-or-none")),
                MeleeStep::None => ("melee", text!("prompt-melee")),
                MeleeStep::Refusals => ("refusal", text!("prompt-refusal", place = at())),
                MeleeStep::Attackers => ("fighters", text!("prompt-attackers", place = at())),
                MeleeStep::Defenders => ("fighters", text!("prompt-defenders", place = at())),
                _ => ("melee", text!("prompt-melee-settled", place = at())),
            },
            Phase::Fire | Phase::SiegeFire => ("fire", text!("prompt-fire")),
        };
        Prompt { kind, text }
    }
}

impl Words for Crimea {
    fn phrasebook(&self) -> &'static Phrasebook {
        &PHRASES
    }

    /// What is asked.
    fn prompt(&self, state: &State) -> Prompt {
        if state.stage == Stage::Over {
            return Prompt { kind: "over", text: self.outcome_of(state).text };
        }
        if state.toll.step != TollStep::None {
            return self.toll_prompt(state);
        }
        let (kind, text) = match state.stage {
            Stage::SetUp => ("set_up", text!("prompt-set-up")),
            Stage::Fortification => ("build", text!("prompt-build", points = state.fort_points)),
            Stage::Arrivals => ("arrivals", text!("prompt-arrivals")),
            Stage::Movement => ("movement", text!("prompt-march")),
            Stage::Handover => ("handover", text!("prompt-handover")),
            Stage::SiegeDeclaration => ("declaration", text!("prompt-declaration")),
            Stage::Reserves => ("reserves", text!("prompt-reserves")),
            Stage::Release => ("release", text!("prompt-release")),
            Stage::Action => return self.phase_prompt(state),
            Stage::WinterLosses | Stage::Attrition | Stage::Isolation | Stage::Over => {
                ("losses", text!("prompt-settling"))
            }
        };
        Prompt { kind, text }
    }

    /// Turn, time, player turn, phase.
    fn heading(&self, state: &State) -> Text {
        let what = match state.stage {
            Stage::Over => return text!("heading-over"),
            Stage::SetUp => return text!("heading-set-up"),
            Stage::Fortification => text!("stage-fortification"),
            Stage::WinterLosses => text!("stage-winter"),
            Stage::Attrition => text!("stage-attrition"),
            Stage::Isolation => text!("stage-isolation"),
            Stage::Arrivals => text!("stage-arrivals"),
            Stage::Movement => text!("stage-movement"),
            Stage::Handover => text!("stage-handover"),
            Stage::SiegeDeclaration => text!("stage-declaration"),
            Stage::Reserves => text!("stage-reserves"),
            Stage::Release => text!("stage-release"),
            Stage::Action => {
                let (phase, number) = state.action.phase.phrase();
                let turn = state.action.turn.max(1);
                text!("stage-action", turn = turn, phase = Arg::phrase(phase), number = number)
            }
        };
        let side = state.player.arg();
        match &self.battle {
            Some(battle) => {
                let battle = text!("battle", battle = battle.id.as_str());
                text!("heading-battle", battle = battle, side = side, what = what)
            }
            None => {
                let season = season(state.turn);
                text!("heading", turn = state.turn, season = season, side = side, what = what)
            }
        }
    }

    /// An event in words, with the faces of the dice or without.
    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        let mut units: Vec<UnitId> = Vec::new();
        let mut hexes: Vec<Hex> = Vec::new();
        let mut audience = Audience::Everyone;
        let unit_arg = |unit| self.unit_arg(unit);
        let place = |hex| self.place_arg(hex);
        let spot = |hex| self.spot_arg(hex);
        let rolled = |die: u8| rolled(with_dice.then_some(die));
        let rolled_with = |die: u8, modifier: i32| match (with_dice, modifier) {
            (false, _) | (true, 0) => rolled(die),
            (true, _) => text!("rolled-with", die = die, modifier = signed(modifier)).into(),
        };
        let text = match *event {
            Event::TurnBegan { turn } => text!("turn-begins", turn = turn, season = season(turn)),
            Event::PlayerTurnBegan { side } => text!("player-turn-begins", side = side.arg()),
            Event::SetUp { unit, at } => {
                units.push(unit);
                hexes.push(at);
                text!("is-set-up", unit = unit_arg(unit), place = spot(at))
            }
            Event::Built { side, at, level } => {
                hexes.push(at);
                text!("builds", side = side.arg(), place = spot(at), level = level)
            }
            Event::WinterRolled { die, steps } => text!("winter-takes", steps = steps, rolled = rolled(die)),
            Event::AttritionRolled { side, cause: Cause::Isolation, die } => {
                text!("isolated-lose", side = side.arg(), steps = die, rolled = rolled(die))
            }
            Event::AttritionRolled { side, die, .. } => {
                text!("unsupplied-lose", side = side.arg(), steps = die, rolled = rolled(die))
            }
            Event::StepLost { unit, at, left, cause } => {
                units.push(unit);
                hexes.extend(at);
                text!("loses-a-step", unit = unit_arg(unit), cause = cause.arg(), left = left)
            }
            Event::Destroyed { unit, at, cause, .. } => {
                units.push(unit);
                hexes.extend(at);
                text!("is-destroyed-by", unit = unit_arg(unit), cause = cause.arg())
            }
            Event::AmmunitionIssued { now } => text!("ammunition-is-issued", issues = now),
            Event::ReplacementsCame { steps } => {
                let came = Nation::ALLIES.iter().zip(steps).filter(|(_, count)| *count > 0);
                let came = came.map(|(nation, count)| {
                    Arg::from(text!("steps-of-nation", count = count, nation = nation.arg()))
                });
                text!("replacements-arrive", steps = Arg::list(came))
            }
            Event::Entered { unit, at } => {
                units.push(unit);
                hexes.push(at);
                text!("arrives", unit = unit_arg(unit), place = spot(at))
            }
            Event::Replaced { unit, steps } => {
                units.push(unit);
                text!("is-replenished", unit = unit_arg(unit), steps = steps)
            }
            Event::Revived { unit, at } => {
                units.push(unit);
                hexes.push(at);
                text!("is-rebuilt", unit = unit_arg(unit), place = spot(at))
            }
            Event::Exchanged { unit, given, at } => {
                units.extend([unit, given]);
                hexes.push(at);
                text!("replaces", unit = unit_arg(unit), other = unit_arg(given), place = spot(at))
            }
            Event::Marched { unit, from, to, points } => {
                units.push(unit);
                hexes.extend([from, to]);
                let (from, to) = (Arg::place(from), Arg::place(to));
                text!("marches", unit = unit_arg(unit), from = from, to = to, points = points)
            }
            Event::Fed { unit, to } => {
                units.extend([unit, to]);
                text!("hands-over", unit = unit_arg(unit), other = unit_arg(to))
            }
            Event::SiegeDeclared => text!("siege-fire-is-announced", side = Side::Allied.arg()),
            Event::SegmentBegan { attacker } => text!("segment-begins", side = attacker.arg()),
            Event::SegmentEnded => text!("segment-ends"),
            Event::ActionTurnEnded { quiet } => text!("action-turn-ends", quiet = quiet),
            Event::Reserved { unit } => {
                units.push(unit);
                text!("goes-into-reserve", unit = unit_arg(unit))
            }
            Event::ReserveLost { unit } => {
                units.push(unit);
                text!("leaves-reserve", unit = unit_arg(unit))
            }
            Event::Released { unit } => {
                units.push(unit);
                text!("is-released", unit = unit_arg(unit))
            }
            Event::Aimed { unit, at } => {
                units.push(unit);
                hexes.push(at);
                audience = Audience::Only(self.side(unit).seat());
                text!("will-fire", unit = unit_arg(unit), at = Arg::place(at))
            }
            Event::FortAimed { at } => {
                hexes.push(at);
                audience = Audience::Only(Side::Russian.seat());
                text!("fort-will-fire", at = Arg::place(at))
            }
            Event::AimRecalled { unit, at } => {
                units.push(unit);
                hexes.push(at);
                audience = Audience::Only(self.side(unit).seat());
                text!("will-not-fire", unit = unit_arg(unit), at = Arg::place(at))
            }
            Event::FortAimRecalled { at } => {
                hexes.push(at);
                audience = Audience::Only(Side::Russian.seat());
                text!("fort-will-not-fire", at = Arg::place(at))
            }
            Event::Plotted { side } => text!("orders-are-written", side = side.arg()),
            Event::FireRolled { side, at, factors, modifier, die, result } => {
                hexes.push(at);
                text!(
                    "fires",
                    side = side.arg(),
                    at = place(at),
                    factors = factors,
                    effect = fire_words(result),
                    rolled = rolled_with(die, modifier)
                )
            }
            Event::Committed { unit, at } => {
                units.push(unit);
                hexes.push(at);
                text!("is-committed", unit = unit_arg(unit), at = place(at))
            }
            Event::CommitmentRecalled { unit, at } => {
                units.push(unit);
                hexes.push(at);
                text!("is-not-committed", unit = unit_arg(unit), at = place(at))
            }
            Event::AmmunitionSpent { left } => text!("siege-train-fires", left = left),
            Event::SiegeRolled { at, mortars, factors, die, result } => {
                hexes.push(at);
                let (at, effect, rolled) = (place(at), siege_words(result, mortars), rolled(die));
                match mortars {
                    true => {
                        text!("mortars-fire", at = at, factors = factors, effect = effect, rolled = rolled)
                    }
                    false => text!("guns-fire", at = at, factors = factors, effect = effect, rolled = rolled),
                }
            }
            Event::Breached { at, level } => {
                hexes.push(at);
                text!("work-falls", place = spot(at), level = level)
            }
            Event::RepairRolled { die, levels } => {
                text!("may-repair", side = Side::Russian.arg(), levels = levels, rolled = rolled(die))
            }
            Event::Repaired { at, level } => {
                hexes.push(at);
                text!("work-is-repaired", place = spot(at), level = level)
            }
            Event::DisruptedItself { unit } => {
                units.push(unit);
                text!("disrupts-itself", unit = unit_arg(unit))
            }
            Event::ClimbRolled { at, class, obstacle, die, needed } => {
                hexes.push(at);
                let rolled: Arg = match with_dice {
                    true => text!("rolled-for", die = die, needed = needed).into(),
                    false => "".into(),
                };
                let (class, obstacle) = (Arg::phrase(class.phrase()), Arg::phrase(obstacle.phrase()));
                let at = Arg::place(at);
                match die >= needed {
                    true => text!("can-pass", class = class, at = at, obstacle = obstacle, rolled = rolled),
                    false => {
                        text!("cannot-pass", class = class, at = at, obstacle = obstacle, rolled = rolled)
                    }
                }
            }
            Event::Stepped { unit, from, to } => {
                units.push(unit);
                hexes.extend([from, to]);
                text!("moves", unit = unit_arg(unit), from = Arg::place(from), to = Arg::place(to))
            }
            Event::Charged { unit, through, to } => {
                units.push(unit);
                hexes.extend([through, to]);
                text!("charges", unit = unit_arg(unit), through = Arg::place(through), to = place(to))
            }
            Event::HeldFireRolled { side, at, passing, factors, die, result } => {
                hexes.push(at);
                let whom = Arg::phrase(if passing { "whom-chargers" } else { "whom-newcomers" });
                text!(
                    "fires-held",
                    side = side.arg(),
                    whom = whom,
                    place = spot(at),
                    factors = factors,
                    effect = fire_words(result),
                    rolled = rolled_with(die, self.tables.fire.held)
                )
            }
            Event::Checked { side, at } => {
                hexes.push(at);
                text!("are-checked", side = side.arg(), place = spot(at))
            }
            Event::ThrownBack { unit, to } => {
                units.push(unit);
                hexes.push(to);
                text!("is-thrown-back", unit = unit_arg(unit), to = Arg::place(to))
            }
            Event::Refused { unit, to } => {
                units.push(unit);
                hexes.push(to);
                text!("refuses", unit = unit_arg(unit), to = Arg::place(to))
            }
            Event::DrivenOut { unit, to } => {
                units.push(unit);
                hexes.push(to);
                text!("is-driven-out", unit = unit_arg(unit), to = Arg::place(to))
            }
            Event::MeleeRolled { attacker, at, attack, defence, modifier, die, result } => {
                hexes.push(at);
                let column = self.tables.melee.column(attack, defence);
                let odds = column.map(|column| self.tables.melee.odds(column));
                let odds = odds
                    .map_or("".into(), |(one, other)| Arg::from(text!("at-odds", one = one, other = other)));
                text!(
                    "fights",
                    side = attacker.arg(),
                    place = spot(at),
                    attack = halves(attack),
                    defence = halves(defence),
                    odds = odds,
                    effect = melee_words(result),
                    rolled = rolled_with(die, modifier)
                )
            }
            Event::MeleeImpossible { at } => {
                hexes.push(at);
                text!("are-too-weak", place = spot(at))
            }
            Event::MeleeContinues { at } => {
                hexes.push(at);
                text!("are-locked", place = spot(at))
            }
            Event::MoraleRolled { unit, die, routs } => {
                units.push(unit);
                match routs {
                    true => text!("routs", unit = unit_arg(unit), rolled = rolled(die)),
                    false => text!("stands", unit = unit_arg(unit), rolled = rolled(die)),
                }
            }
            Event::Retired { side, from, to } => {
                hexes.extend([from, to]);
                text!("retire", side = side.arg(), from = Arg::place(from), to = Arg::place(to))
            }
            Event::Retreated { unit, from, to, routed } => {
                units.push(unit);
                hexes.extend([from, to]);
                let (unit, from, to) = (unit_arg(unit), Arg::place(from), Arg::place(to));
                match routed {
                    true => text!("routs-to", unit = unit, from = from, to = to),
                    false => text!("retreats-to", unit = unit, from = from, to = to),
                }
            }
            Event::WorkTaken { at, side } => {
                hexes.push(at);
                text!("work-is-taken", side = side.arg(), place = spot(at))
            }
            Event::SiegeGunsTaken { unit, .. } => {
                units.push(unit);
                text!("guns-are-taken", unit = unit_arg(unit))
            }
            Event::ShipTaken { unit, at, .. } => {
                units.push(unit);
                hexes.push(at);
                text!("ship-is-taken", unit = unit_arg(unit), at = place(at))
            }
            Event::Removed { unit, .. } => {
                units.push(unit);
                text!("is-cut-off", unit = unit_arg(unit))
            }
            Event::BritishShaken => text!("british-are-shaken"),
            Event::Skipped { ref skips } => crate::skips::skip_words(skips),
            Event::Conceded { side } => text!("concedes", side = side.arg()),
            Event::Ended => text!("game-ends"),
        };
        Narration {
            text,
            rule: event.rule(),
            hexes: hexes.iter().map(Hex::to_string).collect(),
            units: units.iter().map(|unit| self.roster.id(*unit)).collect(),
            audience,
        }
    }
}

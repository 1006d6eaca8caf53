//! The war in words: headings, prompts and the log.

use crate::crimea::Crimea;
use crate::event::Event;
use crate::ground::Obstacle;
use crate::results::{FireResult, MeleeResult};
use crate::state::{Cause, MeleeStep, Phase, Stage, State, TollStep};
use crate::unit::{Class, Nation, Side, UnitId, UnitSet};
use hexmap::Hex;
use kernel::{Audience, Narration, Prompt, Words};
use manoeuvre::counted;

/// Steps as people say them.
pub(crate) fn steps(count: u8) -> String {
    counted(count, "step", "steps")
}

/// A side, as its people are called.
pub(crate) const fn people(side: Side) -> &'static str {
    match side {
        Side::Russian => "Russians",
        Side::Allied => "Allies",
    }
}

/// What siege fire does: levels of a work, or steps of the garrison.
pub(crate) fn siege_words(result: u8, mortars: bool) -> String {
    match (result, mortars) {
        (0, _) => "no effect".to_owned(),
        (count, true) => format!("up to {} lost", steps(count)),
        (count, false) => counted(count, "level", "levels"),
    }
}

pub(crate) fn fire_words(result: FireResult) -> String {
    match result {
        FireResult { steps: 0, check: false } => "no effect".to_owned(),
        FireResult { steps: 0, check: true } => "a check".to_owned(),
        FireResult { steps: lost, check: false } => format!("{} lost", steps(lost)),
        FireResult { steps: lost, check: true } => format!("{} lost and a check", steps(lost)),
    }
}

fn melee_words(result: MeleeResult) -> String {
    let part = |who: &str, lost: u8, back: bool| match (lost, back) {
        (0, false) => None,
        (0, true) => Some(format!("{who} goes back")),
        (lost, false) => Some(format!("{who} loses {}", steps(lost))),
        (lost, true) => Some(format!("{who} loses {} and goes back", steps(lost))),
    };
    let mut parts: Vec<String> = [
        part("the attacker", result.attacker, result.attacker_retreats),
        part("the defender", result.defender, result.defender_retreats),
    ]
    .into_iter()
    .flatten()
    .collect();
    if result.continues {
        parts.push("the melee goes on".to_owned());
    }
    if parts.is_empty() { "no effect".to_owned() } else { parts.join(", ") }
}

/// A sum that is kept in halves.
fn halves(sum: u32) -> String {
    if sum.is_multiple_of(2) { (sum / 2).to_string() } else { format!("{} 1/2", sum / 2) }
}

/// A number that is added to a die, with a space before it; nothing for 0.
fn added(modifier: i32) -> String {
    if modifier == 0 { String::new() } else { format!(" {modifier:+}") }
}

const fn class_words(class: Class) -> &'static str {
    match class {
        Class::Infantry => "infantry",
        Class::Cavalry => "cavalry",
        Class::Artillery => "artillery",
    }
}

const fn obstacle_words(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Slope => "climb a slope",
        Obstacle::SteepSlope => "climb a steep slope",
        Obstacle::River => "leave the river",
    }
}

impl Crimea {
    /// What stands on a counter.
    pub(crate) fn name_of(&self, unit: UnitId) -> &str {
        &self.roster.unit(unit).name
    }

    pub(crate) fn names_of(&self, units: &UnitSet) -> String {
        let names: Vec<&str> = units.iter().map(|unit| self.name_of(unit)).collect();
        names.join(", ")
    }

    /// A hex with its name on the map.
    pub(crate) fn place_name(&self, hex: Hex) -> String {
        self.map.place_name(hex)
    }

    /// The time of a turn.
    fn season(&self, turn: u8) -> &str {
        usize::from(turn)
            .checked_sub(1)
            .and_then(|index| self.tables.calendar.turns.get(index))
            .map_or("", String::as_str)
    }

    /// The phase of an action turn with its number.
    pub(crate) fn phase_words(&self, state: &State) -> (&'static str, u8) {
        match state.action.phase {
            Phase::AttackerPlot => ("attacker's fire orders", 1),
            Phase::DefenderPlot => ("defender's fire orders", 1),
            Phase::Fire => ("simultaneous fire", 1),
            Phase::Commitment => ("siege fire is committed", 2),
            Phase::DisruptedMovement => ("movement of disrupted defenders", 3),
            Phase::AttackerMovement => ("attacker's movement", 4),
            Phase::SiegeFire => ("siege fire", 5),
            Phase::Repair => ("repair of works", 6),
            Phase::DefenderHeldFire => ("defender's held fire", 7),
            Phase::AttackerMelee => ("attacker's melees", 8),
            Phase::DefenderMovement => ("defender's movement", 9),
            Phase::AttackerHeldFire => ("attacker's held fire", 10),
            Phase::DefenderMelee => ("defender's melees", 11),
        }
    }

    fn toll_prompt(&self, state: &State) -> Prompt {
        let ask = |kind: &'static str, text: String| Prompt { kind, text };
        let toll = &state.toll;
        let at = self.place_name(toll.at);
        let off_field = matches!(toll.cause, Cause::Winter | Cause::Attrition | Cause::Isolation);
        match toll.step {
            TollStep::Losses if off_field => ask(
                "losses",
                format!("You lose {} {}: which unit bears the next?", steps(toll.owed), toll.cause.words()),
            ),
            TollStep::Losses => ask(
                "losses",
                format!(
                    "You lose {} {} in {at}: which unit bears the next?",
                    steps(toll.owed),
                    toll.cause.words()
                ),
            ),
            TollStep::Morale => {
                let shaken: UnitSet = self.roster.ids().filter(|unit| toll.tests[*unit] > 0).collect();
                ask(
                    "morale",
                    format!(
                        "Morale in {at}: stand and roll for {}, or take the whole stack back one hex.",
                        self.names_of(&shaken)
                    ),
                )
            }
            _ => ask("retreat", format!("Where do your units in {at} go back to?")),
        }
    }

    fn phase_prompt(&self, state: &State, who: &str) -> Prompt {
        let action = &state.action;
        let at = self.place_name(action.melee.at);
        let (kind, text) = match action.phase {
            Phase::AttackerPlot | Phase::DefenderPlot => (
                "plot",
                format!("{who} fire orders, unseen by the enemy: give units a target next to them. Whoever gets none holds his fire."),
            ),
            Phase::Commitment => (
                "commitment",
                format!("Commit siege guns and mortars against works within two hexes; that takes one of {} issues of ammunition.", state.ammunition),
            ),
            Phase::DisruptedMovement => (
                "movement",
                "Move your disrupted units one hex. A checked or locked unit may disrupt itself to leave.".to_owned(),
            ),
            Phase::AttackerMovement => (
                "movement",
                "Move each unit one hex; into an enemy's hex to fight him there. Cavalry may charge. A checked or locked unit may disrupt itself to leave.".to_owned(),
            ),
            Phase::DefenderMovement => (
                "movement",
                "Move each undisrupted unit one hex; into an enemy's hex to fight him there. Cavalry may charge.".to_owned(),
            ),
            Phase::Repair => ("repair", format!("Repair works: {} to be given back.", match action.repairs {
                1 => "1 level".to_owned(),
                count => format!("{count} levels"),
            })),
            Phase::DefenderHeldFire | Phase::AttackerHeldFire => (
                "held_fire",
                "Let units that held their fire shoot at enemies who came into their hex, or rode past.".to_owned(),
            ),
            Phase::AttackerMelee | Phase::DefenderMelee => match action.melee.step {
                MeleeStep::None if self.judge_done(state).is_ok() => {
                    ("melee", "Which melee is fought next? Where you brought nobody in you may let it rest.".to_owned())
                }
                MeleeStep::None => ("melee", "Which melee is fought next?".to_owned()),
                MeleeStep::Refusals => ("refusal", format!("Melee in {at}: your mounted units may refuse it and go back.")),
                MeleeStep::Attackers => ("fighters", format!("Melee in {at}: who attacks? More stand there than can fight.")),
                MeleeStep::Defenders => ("fighters", format!("Melee in {at}: who defends? More stand there than can fight.")),
                _ => ("melee", format!("The melee in {at} is settled.")),
            },
            Phase::Fire | Phase::SiegeFire => ("fire", "The fire takes effect.".to_owned()),
        };
        Prompt { kind, text }
    }
}

impl Words for Crimea {
    /// What is asked.
    fn prompt(&self, state: &State) -> Prompt {
        let ask = |kind: &'static str, text: String| Prompt { kind, text };
        if state.stage == Stage::Over {
            return ask("over", self.outcome_of(state).text);
        }
        if state.toll.step != TollStep::None {
            return self.toll_prompt(state);
        }
        let who = self.deciding_side(state).map_or("", Side::name);
        let (kind, text) = match state.stage {
            Stage::SetUp => {
                ("set_up", "Set your units up south of the Alma, sailors and their guns in the town; or leave the rest to custom.".to_owned())
            }
            Stage::Fortification => {
                let left = counted(state.fort_points, "point", "points");
                ("build", format!("Build works: {left} left. Touch a hex to raise it by one level; what is not built is lost."))
            }
            Stage::Arrivals => {
                ("arrivals", "Bring new units in and give replacement steps; whoever is left waits for the next turn.".to_owned())
            }
            Stage::Movement => {
                ("movement", "March, unit by unit. A unit stops next to the enemy, and coming there opens an action segment.".to_owned())
            }
            Stage::Handover => {
                ("handover", "A reserve or naval regiment may hand a step to a regiment in its hex.".to_owned())
            }
            Stage::SiegeDeclaration => {
                ("declaration", "No unit has come next to the enemy. Do you announce siege fire, and open an action segment by it?".to_owned())
            }
            Stage::Reserves => {
                ("reserves", "Mark reserves: units that are not next to the enemy and can march on later in this segment.".to_owned())
            }
            Stage::Release => {
                ("release", "Release reserves, a division or its like at a time, and march with them; or keep them.".to_owned())
            }
            Stage::Action => return self.phase_prompt(state, who),
            Stage::WinterLosses | Stage::Attrition | Stage::Isolation | Stage::Over => {
                ("losses", "Losses are settled.".to_owned())
            }
        };
        ask(kind, text)
    }

    /// Turn, time, player turn, phase.
    fn heading(&self, state: &State) -> String {
        let what = match state.stage {
            Stage::Over => return "The game is over".to_owned(),
            Stage::SetUp => return "Set-up: the Russian army takes its places".to_owned(),
            Stage::Fortification => "works are built".to_owned(),
            Stage::WinterLosses => "losses of the winter".to_owned(),
            Stage::Attrition => "losses for want of supply".to_owned(),
            Stage::Isolation => "losses of the isolated".to_owned(),
            Stage::Arrivals => "new units and replacements".to_owned(),
            Stage::Movement => "strategic movement".to_owned(),
            Stage::Handover => "reserves hand over steps".to_owned(),
            Stage::SiegeDeclaration => "siege fire is announced".to_owned(),
            Stage::Reserves => "reserves are marked before the action".to_owned(),
            Stage::Release => "reserves are released".to_owned(),
            Stage::Action => {
                let (phase, number) = self.phase_words(state);
                format!("action turn {}: {phase} (phase {number} of 11)", state.action.turn.max(1))
            }
        };
        match &self.battle {
            Some(battle) => {
                format!("{}. {} attack, {what}", battle.title, state.player.name())
            }
            None => format!(
                "Turn {}, {}. {} player turn, {what}",
                state.turn,
                self.season(state.turn),
                state.player.name()
            ),
        }
    }

    /// An event in words, with the faces of the dice or without.
    fn tell(&self, event: &Event, with_dice: bool) -> Narration {
        let mut units: Vec<UnitId> = Vec::new();
        let mut hexes: Vec<Hex> = Vec::new();
        let mut audience = Audience::Everyone;
        let die = |die: u8| if with_dice { format!(", die {die}") } else { String::new() };
        let die_with = |die: u8, modifier: i32| {
            if with_dice { format!(", die {die}{}", added(modifier)) } else { String::new() }
        };
        let text = match *event {
            Event::TurnBegan { turn } => format!("Turn {turn}, {}, begins", self.season(turn)),
            Event::PlayerTurnBegan { side } => format!("The {} player turn begins", side.name()),
            Event::SetUp { unit, at } => {
                units.push(unit);
                hexes.push(at);
                format!("{} is set up in {}", self.name_of(unit), self.place_name(at))
            }
            Event::Built { side, at, level } => {
                hexes.push(at);
                format!("The {} side builds a work of level {level} in {}", side.name(), self.place_name(at))
            }
            Event::WinterRolled { die: face, steps: lost } => {
                format!("The winter takes {} from the British{}", steps(lost), die(face))
            }
            Event::AttritionRolled { side, cause, die: face } => {
                let who = if cause == Cause::Isolation { "that are isolated" } else { "without supply" };
                let lost = if with_dice { steps(face) } else { "steps".to_owned() };
                format!("{} units {who} lose {lost}{}", side.name(), die(face))
            }
            Event::StepLost { unit, at, left, cause } => {
                units.push(unit);
                hexes.extend(at);
                format!("{} loses a step {} and has {left} left", self.name_of(unit), cause.words())
            }
            Event::Destroyed { unit, at, cause, .. } => {
                units.push(unit);
                hexes.extend(at);
                format!("{} is destroyed {}", self.name_of(unit), cause.words())
            }
            Event::AmmunitionIssued { now } => {
                format!("The siege train has ammunition for {now} bombardments")
            }
            Event::ReplacementsCame { steps: came } => {
                let parts: Vec<String> = Nation::ALLIES
                    .iter()
                    .zip(came)
                    .filter(|(_, count)| *count > 0)
                    .map(|(nation, count)| format!("{count} {}", nation.name()))
                    .collect();
                format!("Replacement steps arrive: {}", parts.join(", "))
            }
            Event::Entered { unit, at } => {
                units.push(unit);
                hexes.push(at);
                format!("{} arrives in {}", self.name_of(unit), self.place_name(at))
            }
            Event::Replaced { unit, steps: now } => {
                units.push(unit);
                format!("{} is brought up to {}", self.name_of(unit), steps(now))
            }
            Event::Revived { unit, at } => {
                units.push(unit);
                hexes.push(at);
                format!("{} is raised again in {}", self.name_of(unit), self.place_name(at))
            }
            Event::Exchanged { unit, given, at } => {
                units.extend([unit, given]);
                hexes.push(at);
                format!("{} takes the place of {} in {at}", self.name_of(unit), self.name_of(given))
            }
            Event::Marched { unit, from, to, points: spent } => {
                units.push(unit);
                hexes.extend([from, to]);
                format!(
                    "{} marches from {from} to {to} for {}",
                    self.name_of(unit),
                    counted(spent, "point", "points")
                )
            }
            Event::Fed { unit, to } => {
                units.extend([unit, to]);
                format!("{} hands a step over to {}", self.name_of(unit), self.name_of(to))
            }
            Event::SiegeDeclared => "The Allies announce siege fire".to_owned(),
            Event::SegmentBegan { attacker } => {
                format!("An action segment begins; the {} side attacks", attacker.name())
            }
            Event::SegmentEnded => "The fighting dies down: the action segment is over".to_owned(),
            Event::ActionTurnEnded { quiet: 0 } => "An action turn is over".to_owned(),
            Event::ActionTurnEnded { quiet } => {
                format!("An action turn is over, {quiet} of 3 in a row without a melee")
            }
            Event::Reserved { unit } => {
                units.push(unit);
                format!("{} is held in reserve", self.name_of(unit))
            }
            Event::ReserveLost { unit } => {
                units.push(unit);
                format!("{} has the enemy near and is no reserve any more", self.name_of(unit))
            }
            Event::Released { unit } => {
                units.push(unit);
                format!("{} is released from the reserve", self.name_of(unit))
            }
            Event::Aimed { unit, at } => {
                units.push(unit);
                hexes.push(at);
                audience = Audience::Only(self.side(unit).seat());
                format!("{} is to fire at {at}", self.name_of(unit))
            }
            Event::FortAimed { at } => {
                hexes.push(at);
                audience = Audience::Only(Side::Russian.seat());
                format!("Guns of the Star Fort are to fire at {at}")
            }
            Event::AimRecalled { unit, at } => {
                units.push(unit);
                hexes.push(at);
                audience = Audience::Only(self.side(unit).seat());
                format!("{} is no longer to fire at {at}", self.name_of(unit))
            }
            Event::FortAimRecalled { at } => {
                hexes.push(at);
                audience = Audience::Only(Side::Russian.seat());
                format!("Guns of the Star Fort are no longer to fire at {at}")
            }
            Event::Plotted { side } => format!("The {} fire orders are written", side.name()),
            Event::FireRolled { side, at, factors, modifier, die: face, result } => {
                hexes.push(at);
                format!(
                    "{} fire at {} with {factors}{}: {}",
                    side.name(),
                    self.place_name(at),
                    die_with(face, modifier),
                    fire_words(result)
                )
            }
            Event::Committed { unit, at } => {
                units.push(unit);
                hexes.push(at);
                format!("{} is committed against {}", self.name_of(unit), self.place_name(at))
            }
            Event::CommitmentRecalled { unit, at } => {
                units.push(unit);
                hexes.push(at);
                format!("{} is no longer committed against {}", self.name_of(unit), self.place_name(at))
            }
            Event::AmmunitionSpent { left: 1 } => {
                "The siege train opens fire; 1 issue of ammunition is left".to_owned()
            }
            Event::AmmunitionSpent { left } => {
                format!("The siege train opens fire; {left} issues of ammunition are left")
            }
            Event::SiegeRolled { at, mortars, factors, die: face, result } => {
                hexes.push(at);
                let guns = if mortars { "Mortars" } else { "Siege guns" };
                let effect = siege_words(result, mortars);
                format!("{guns} bombard {} with {factors}{}: {effect}", self.place_name(at), die(face))
            }
            Event::Breached { at, level: 0 } => {
                hexes.push(at);
                format!("The work in {} is levelled", self.place_name(at))
            }
            Event::Breached { at, level } => {
                hexes.push(at);
                format!("The work in {} is shot down to level {level}", self.place_name(at))
            }
            Event::RepairRolled { die: face, levels } => {
                let count = if levels == 1 { "1 level".to_owned() } else { format!("{levels} levels") };
                format!("The Russians can repair {count}{}", die(face))
            }
            Event::Repaired { at, level } => {
                hexes.push(at);
                format!("The work in {} is repaired to level {level}", self.place_name(at))
            }
            Event::DisruptedItself { unit } => {
                units.push(unit);
                format!("{} falls into disorder so that it can leave", self.name_of(unit))
            }
            Event::ClimbRolled { at, class, obstacle, die: face, needed } => {
                hexes.push(at);
                let verdict = if face >= needed { "can" } else { "cannot" };
                format!(
                    "The {} in {at} {verdict} {}{}",
                    class_words(class),
                    obstacle_words(obstacle),
                    if with_dice { format!(", die {face} for {needed}") } else { String::new() }
                )
            }
            Event::Stepped { unit, from, to } => {
                units.push(unit);
                hexes.extend([from, to]);
                format!("{} moves from {from} to {to}", self.name_of(unit))
            }
            Event::Charged { unit, through, to } => {
                units.push(unit);
                hexes.extend([through, to]);
                format!("{} charges by {through} into {}", self.name_of(unit), self.place_name(to))
            }
            Event::HeldFireRolled { side, at, passing, factors, die: face, result } => {
                hexes.push(at);
                let whom = if passing { "the chargers" } else { "the newcomers" };
                format!(
                    "{} held fire at {whom} in {} with {factors}{}: {}",
                    side.name(),
                    self.place_name(at),
                    die_with(face, self.tables.fire.held),
                    fire_words(result)
                )
            }
            Event::Checked { side, at } => {
                hexes.push(at);
                format!("The {} units in {} are checked", side.name(), self.place_name(at))
            }
            Event::ThrownBack { unit, to } => {
                units.push(unit);
                hexes.push(to);
                format!("{} is thrown back to {to} and checked", self.name_of(unit))
            }
            Event::Refused { unit, to } => {
                units.push(unit);
                hexes.push(to);
                format!("{} refuses the melee and goes back to {to}", self.name_of(unit))
            }
            Event::DrivenOut { unit, to } => {
                units.push(unit);
                hexes.push(to);
                format!("{} is driven out of the work to {to}", self.name_of(unit))
            }
            Event::MeleeRolled { attacker, at, attack, defence, modifier, die: face, result } => {
                hexes.push(at);
                let odds =
                    self.tables.melee.column(attack, defence).map(|column| self.tables.melee.odds(column));
                let odds = odds.map_or(String::new(), |(one, other)| format!(", {one}:{other}"));
                format!(
                    "{} melee in {}: {} against {}{odds}{}: {}",
                    attacker.name(),
                    self.place_name(at),
                    halves(attack),
                    halves(defence),
                    die_with(face, modifier),
                    melee_words(result)
                )
            }
            Event::MeleeImpossible { at } => {
                hexes.push(at);
                format!("The attackers in {} are too weak for a melee and go back", self.place_name(at))
            }
            Event::MeleeContinues { at } => {
                hexes.push(at);
                format!("Both sides are locked in melee in {}", self.place_name(at))
            }
            Event::MoraleRolled { unit, die: face, routs } => {
                units.push(unit);
                let verdict = if routs { "routs" } else { "stands" };
                format!("{} {verdict}{}", self.name_of(unit), die(face))
            }
            Event::Retired { side, from, to } => {
                hexes.extend([from, to]);
                format!("The {} units in {from} retire to {to}", side.name())
            }
            Event::Retreated { unit, from, to, routed } => {
                units.push(unit);
                hexes.extend([from, to]);
                let how = if routed { "routs" } else { "retreats" };
                format!("{} {how} from {from} to {to}", self.name_of(unit))
            }
            Event::WorkTaken { at, side } => {
                hexes.push(at);
                format!("The work in {} is in {} hands", self.place_name(at), side.name())
            }
            Event::SiegeGunsTaken { unit, .. } => {
                units.push(unit);
                format!("{} stays in Russian hands and is lost", self.name_of(unit))
            }
            Event::ShipTaken { unit, at, .. } => {
                units.push(unit);
                hexes.push(at);
                format!("{} is lost: the enemy alone holds {}", self.name_of(unit), self.place_name(at))
            }
            Event::Removed { unit, .. } => {
                units.push(unit);
                format!("{} was cut off all through its turn and is lost", self.name_of(unit))
            }
            Event::BritishShaken => {
                "The British have lost too many: from now on they roll for morale".to_owned()
            }
            Event::Conceded { side } => format!("The {} player gives up", side.name()),
            Event::Ended => "The game is over".to_owned(),
        };
        Narration {
            text: format!("{text}."),
            rule: event.rule(),
            hexes: hexes.iter().map(Hex::to_string).collect(),
            units: units.iter().map(|unit| self.roster.unit(*unit).id.clone()).collect(),
            audience,
        }
    }
}

//! A table for tests: set up, decide, look.

use kernel::{Log, ScriptedDice};
use league::decision::{Aims, Benefit};
use league::state::{Loss, Presence, State};
use league::unit::{Formation, MAX_STANDS, UnitId};
use league::{Event, Field, League, Play};
use std::sync::OnceLock;
use tabletop::{Heading, Point};

/// Names the cases of the ledger that a test proves. The ledger gate reads it.
macro_rules! proves {
    ($($case:literal),+ $(,)?) => {};
}
pub(crate) use proves;

pub const TABLE: &str = include_str!("../../../../data/league/table.toml");
pub const ROSTER: &str = include_str!("../../../../data/league/roster.toml");
pub const RULES: &str = include_str!("../../../../data/league/rules.toml");

/// A table of the same size without anything on it.
const BARE: &str = r#"
id = "bare"
title = "A bare table"
source = "reconstructed"
table = { width = 192.0, depth = 72.0 }
edge = { russian = "south", allied = "north" }
"#;

/// The game on any data, with options such as `[("players", "two_dozen")]`.
pub fn league_on(table: &str, roster: &str, rules: &str, options: &[(&str, &str)]) -> &'static League {
    let texts = [("league/table.toml", table), ("league/roster.toml", roster), ("league/rules.toml", rules)];
    Box::leak(Box::new(trials::game_on(&league::TITLE, &texts, options)))
}

/// The game as it comes.
pub fn league() -> &'static League {
    static GAME: OnceLock<&'static League> = OnceLock::new();
    GAME.get_or_init(|| league_on(TABLE, ROSTER, RULES, &[]))
}

/// The game on a bare table.
fn bare_league() -> &'static League {
    static GAME: OnceLock<&'static League> = OnceLock::new();
    GAME.get_or_init(|| league_on(BARE, ROSTER, RULES, &[]))
}

/// Inches as thousandths.
pub fn inches(value: f64) -> i32 {
    (value * 1000.0).round() as i32
}

pub fn point(x: f64, y: f64) -> Point {
    Point::new(inches(x), inches(y))
}

/// A game at a table.
pub struct Table {
    pub game: &'static League,
    pub state: State,
}

impl Table {
    /// The game's own start.
    pub fn opening() -> Self {
        Table { game: league(), state: league().opening() }
    }

    /// The real ground without troops.
    pub fn empty() -> Self {
        Table::without_troops(league())
    }

    /// No ground and no troops.
    pub fn bare() -> Self {
        Table::without_troops(bare_league())
    }

    /// Only this ground, in the words of a table file, and no troops.
    pub fn on(ground: &str) -> Self {
        Table::without_troops(league_on(&format!("{BARE}{ground}"), ROSTER, RULES, &[]))
    }

    pub fn without_troops(game: &'static League) -> Self {
        let mut state = game.opening();
        for unit in game.roster.ids() {
            state.units[unit].presence = Presence::Left;
        }
        Table { game, state }
    }

    pub fn unit(&self, id: &str) -> UnitId {
        self.game.roster.find(id).unwrap_or_else(|| panic!("there is no unit {id}"))
    }

    pub fn name(&self, unit: UnitId) -> &'static str {
        &self.game.roster.unit(unit).id
    }

    /// Puts a whole unit on the table: the middle of its front, in inches, and where it faces.
    pub fn place(&mut self, id: &str, x: f64, y: f64, heading: i32, formation: Formation) -> UnitId {
        let unit = self.unit(id);
        let now = &mut self.state.units[unit];
        now.presence = Presence::Here;
        now.at = point(x, y);
        now.heading = Heading::new(heading);
        now.formation = formation;
        unit
    }

    /// The same with so many figures.
    pub fn place_few(
        &mut self,
        id: &str,
        (x, y): (f64, f64),
        heading: i32,
        formation: Formation,
        figures: u8,
    ) -> UnitId {
        let unit = self.place(id, x, y, heading, formation);
        self.state.units[unit].figures = figures;
        unit
    }

    pub fn field(&self) -> Field {
        let mut field = Field::default();
        field.refresh(self.game, &self.state);
        field
    }

    /// Every stand at one target.
    pub fn all_at(&self, unit: UnitId, target: UnitId) -> Aims {
        let stands = usize::from(self.game.stands(&self.state, unit));
        let mut aims = [None; MAX_STANDS];
        aims[..stands].fill(Some(target));
        aims
    }

    /// The case that bars a fire; nothing if it is allowed.
    pub fn fire_barred(&self, unit: UnitId, aims: Aims) -> Option<&'static str> {
        self.fire_barred_with(unit, Benefit::None, aims, false)
    }

    pub fn fire_barred_with(
        &self,
        unit: UnitId,
        benefit: Benefit,
        aims: Aims,
        reaction: bool,
    ) -> Option<&'static str> {
        let verdict = self.game.judge_fire(&self.state, &self.field(), unit, benefit, aims, reaction);
        verdict.err().map(|bar| self.case_of(bar))
    }

    pub fn case_of(&self, bar: wargame::Bar) -> &'static str {
        bar.explain(&league::PHRASES, |unit| self.game.roster.names(unit)).rule.0
    }

    /// Fires with dice as written, each of which has to be used; what waits for saves.
    pub fn fire(&mut self, unit: UnitId, aims: Aims, dice: &[u8]) -> Vec<Loss> {
        self.fire_with(unit, Benefit::None, aims, false, dice).0
    }

    pub fn fire_with(
        &mut self,
        unit: UnitId,
        benefit: Benefit,
        aims: Aims,
        reaction: bool,
        dice: &[u8],
    ) -> (Vec<Loss>, Vec<Event>) {
        let barred = self.fire_barred_with(unit, benefit, aims, reaction);
        assert_eq!(barred, None, "{} may not fire like this", self.name(unit));
        let mut dice = ScriptedDice::new(dice);
        let mut log = Log::recording();
        let play = &mut Play { dice: &mut dice, log: &mut log, field: &mut Field::default() };
        self.game.fire(&mut self.state, unit, benefit, aims, reaction, play);
        assert_eq!(dice.fault(), None);
        let losses = std::iter::from_fn(|| self.state.losses.pop()).collect();
        (losses, log.into_events())
    }
}

//! A table for tests: set up, decide, look.

use kernel::{Options, Source};
use league::state::{Presence, State};
use league::unit::{Formation, UnitId};
use league::{Field, Files, League};
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

fn source(file: &'static str, text: &str) -> Source<'static> {
    Source { file, text: String::leak(text.to_owned()) }
}

/// The game on any data, with options such as `[("players", "two_dozen")]`.
pub fn league_on(table: &str, roster: &str, rules: &str, options: &[(&str, &str)]) -> &'static League {
    let files = Files {
        table: source("table.toml", table),
        roster: source("roster.toml", roster),
        rules: source("rules.toml", rules),
    };
    let mut chosen = Options::default();
    for (option, choice) in options {
        chosen.set(option, choice);
    }
    Box::leak(Box::new(League::read(files, &chosen).expect("the data are sound")))
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

    pub fn case_of(&self, bar: manoeuvre::Bar) -> &'static str {
        bar.explain(|unit| self.game.roster.names(unit)).rule.0
    }
}

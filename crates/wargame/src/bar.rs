//! What bars a decision: cheap enough for the makers of lists, and explained when somebody asks.

use crate::units::UnitId;
use kernel::{Case, Refusal};
use phrases::{Arg, Phrasebook, Text};
use std::fmt;

/// The place in the reasons of a game that names none: there is no such thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPlace {}

impl fmt::Display for NoPlace {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// A rule that forbids something here and now, with the message that says so. `$unit`, `$other`, `$hex`, `$what` and `$n`
/// in the message stand for what it is about; `$points` is the number as half points. `U` is how a game counts its
/// units, `H` what a place is: a hex, for games that have them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar<U = UnitId, H = NoPlace> {
    rule: Case,
    message: &'static str,
    unit: Option<U>,
    other: Option<U>,
    hex: Option<H>,
    what: &'static str,
    number: i32,
}

/// Allowed, or barred.
pub type Verdict<T = (), U = UnitId, H = NoPlace> = Result<T, Bar<U, H>>;

impl<U: Copy, H: Copy> Bar<U, H> {
    /// A bar by the standard rules or by a battle's own.
    #[inline]
    pub const fn new(rule: &'static str, message: &'static str) -> Self {
        Bar { rule: Case(rule), message, unit: None, other: None, hex: None, what: "", number: 0 }
    }

    /// The unit it is about.
    #[inline]
    #[must_use]
    pub const fn unit(mut self, unit: U) -> Self {
        self.unit = Some(unit);
        self
    }

    /// A second unit it is about.
    #[inline]
    #[must_use]
    pub const fn other(mut self, unit: U) -> Self {
        self.other = Some(unit);
        self
    }

    /// The hex it is about.
    #[inline]
    #[must_use]
    pub const fn hex(mut self, hex: H) -> Self {
        self.hex = Some(hex);
        self
    }

    /// A thing it is about: the id of the phrase that names it.
    #[inline]
    #[must_use]
    pub const fn what(mut self, what: &'static str) -> Self {
        self.what = what;
        self
    }

    /// A number it is about.
    #[inline]
    #[must_use]
    pub const fn number(mut self, number: i32) -> Self {
        self.number = number;
        self
    }

    /// The rule's case.
    #[inline]
    pub const fn rule(self) -> Case {
        self.rule
    }

    /// In words. `name` tells what a unit is called, and its id.
    pub fn explain<'a>(self, book: &'static Phrasebook, name: impl Fn(U) -> (&'a str, &'a str)) -> Refusal
    where
        H: fmt::Display,
    {
        let mut args = Vec::new();
        let mut refusal = Refusal::new(self.rule, Text::default());
        for (mark, unit) in [("unit", self.unit), ("other", self.other)] {
            if let Some(unit) = unit {
                let (name, id) = name(unit);
                args.push((mark, Arg::unit(id, name)));
                refusal = refusal.unit(id);
            }
        }
        if let Some(hex) = self.hex {
            args.push(("hex", Arg::place(hex)));
            refusal = refusal.at(hex);
        }
        if !self.what.is_empty() {
            args.push(("what", Arg::phrase(self.what)));
        }
        args.push(("n", Arg::from(self.number)));
        args.push(("points", Arg::Halves(self.number)));
        refusal.text = Text::message(book, self.message, args);
        refusal
    }
}

/// Bars a decision with a rule and the id of a message; what it is about follows as named parts.
#[macro_export]
macro_rules! bar {
    ($rule:literal, $message:literal $(, $part:ident = $value:expr)*) => {
        $crate::Bar::new($rule, $message)$(.$part($value))*
    };
}

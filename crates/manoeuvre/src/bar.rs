//! What bars a decision: cheap enough for the makers of lists, and explained when somebody asks.

use crate::units::UnitId;
use hexmap::Hex;
use kernel::{Case, Refusal};

/// A rule that forbids something here and now. `{unit}`, `{other}`, `{hex}`, `{what}` and `{n}` in the
/// text stand for what it is about; `{points}` is the number as half points. `U` is how a game counts its units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar<U = UnitId> {
    rule: Case,
    text: &'static str,
    unit: Option<U>,
    other: Option<U>,
    hex: Option<Hex>,
    what: &'static str,
    number: i32,
}

/// Allowed, or barred.
pub type Verdict<T = (), U = UnitId> = Result<T, Bar<U>>;

impl<U: Copy> Bar<U> {
    /// A bar by the standard rules or by a battle's own.
    #[inline]
    pub const fn new(rule: &'static str, text: &'static str) -> Self {
        Bar { rule: Case(rule), text, unit: None, other: None, hex: None, what: "", number: 0 }
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
    pub const fn hex(mut self, hex: Hex) -> Self {
        self.hex = Some(hex);
        self
    }

    /// A thing it is about, in words.
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

    /// In words. `name` tells what a unit is called, and its id.
    pub fn explain<'a>(self, name: impl Fn(U) -> (&'a str, &'a str)) -> Refusal {
        let mut text = self.text.to_owned();
        let mut refusal = Refusal::new(self.rule, "");
        for (mark, unit) in [("{unit}", self.unit), ("{other}", self.other)] {
            if let Some(unit) = unit {
                let (name, id) = name(unit);
                text = text.replace(mark, name);
                refusal = refusal.unit(id);
            }
        }
        if let Some(hex) = self.hex {
            text = text.replace("{hex}", &hex.to_string());
            refusal = refusal.at(hex);
        }
        text = text.replace("{what}", self.what);
        text = text.replace("{points}", &points(self.number.clamp(0, u8::MAX.into()) as u8));
        refusal.text = text.replace("{n}", &self.number.to_string());
        refusal
    }
}

/// Bars a decision with a rule and a text; what it is about follows as named parts.
#[macro_export]
macro_rules! bar {
    ($rule:literal, $text:literal $(, $part:ident = $value:expr)*) => {
        $crate::Bar::new($rule, $text)$(.$part($value))*
    };
}

/// Half points as people say them: `2 1/2`.
pub fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "1/2".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole} 1/2"),
    }
}

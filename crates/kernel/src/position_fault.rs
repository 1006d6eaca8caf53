//! What is wrong with a position, as data: for people who set one up, and for programs that play on.
//!
//! ```text
//!  position ──lay_out──► state ──audit──► faults ──waive──► state, or every fault that is left
//!  (names)     │
//!              └─ a name that means nothing, more than a state can hold: never waived
//! ```
//!
//! ```
//! use kernel::{FaultKind, PositionFaults};
//! use phrases::Text;
//! let mut faults = PositionFaults::default();
//! faults.push(FaultKind::Stacking.fault(Text::name("Three units stand in 2313.")).by("quad:5.32").at("2313"));
//! assert_eq!(faults.to_string(), "Three units stand in 2313. (quad:5.32)");
//! assert!(faults.clone().unless_waived(FaultKind::Stacking.into()).is_empty());
//!
//! faults.push(FaultKind::UnknownName.fault(Text::name("There is no unit 'nobody'.")));
//! let left = faults.unless_waived(FaultKind::Stacking | FaultKind::UnknownName);
//! assert_eq!(left.kinds(), FaultKind::UnknownName.into());
//! ```

use crate::refusal::cited;
use crate::{Case, FaultKind, FaultKinds, Refusal};
use phrases::{Text, has_texts};
use serde::Serialize;
use std::fmt;
use std::ops::Deref;

/// One reason why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PositionFault {
    /// What kind of reason it is.
    pub kind: FaultKind,
    /// The rule that forbids it, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Case>,
    /// One sentence for a person.
    pub text: Text,
    /// The places at fault, by their names on the map.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<String>,
    /// The units at fault, by roster id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<String>,
}

impl PositionFault {
    /// What a judge refuses, as a fault of a position in which it has happened.
    pub fn refused(kind: FaultKind, Refusal { rule, text, hexes, units }: Refusal) -> Self {
        Self { kind, rule: Some(rule), text, hexes, units }
    }

    /// The rule that forbids it.
    #[must_use]
    pub fn by(mut self, case: &'static str) -> Self {
        self.rule = Some(Case(case));
        self
    }

    /// Adds a place that is at fault.
    #[must_use]
    pub fn at(mut self, place: impl fmt::Display) -> Self {
        self.hexes.push(place.to_string());
        self
    }

    /// Adds a unit that is at fault.
    #[must_use]
    pub fn unit(mut self, id: impl fmt::Display) -> Self {
        self.units.push(id.to_string());
        self
    }
}

impl PositionFault {
    /// The sentence with its case, where it has one.
    pub fn cited(&self) -> Text {
        self.rule.map_or_else(|| self.text.clone(), |rule| cited(&self.text, rule))
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cited().fmt(f)
    }
}

/// Everything that is wrong with a position; of a sound one, nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct PositionFaults(Vec<PositionFault>);

impl PositionFaults {
    /// Adds a fault.
    pub fn push(&mut self, fault: PositionFault) {
        self.0.push(fault);
    }

    /// Adds a fault if something does not hold. The words are made only then: states are audited by the million.
    pub fn check(&mut self, holds: bool, fault: impl FnOnce() -> PositionFault) {
        if !holds {
            self.0.push(fault());
        }
    }

    /// What was found; or nothing, and why not is added.
    pub fn note<T, E: Into<PositionFault>>(&mut self, found: Result<T, E>) -> Option<T> {
        found.map_err(|error| self.0.push(error.into())).ok()
    }

    /// All sentences, one after the other.
    pub fn text(&self) -> Text {
        let sentences = self.iter().map(PositionFault::cited);
        sentences.reduce(|first, then| text!("one-more", first = first, then = then)).unwrap_or_default()
    }

    /// Their kinds.
    pub fn kinds(&self) -> FaultKinds {
        self.iter().map(|fault| fault.kind).collect()
    }

    /// The faults that count all the same when some kinds are waived. Not every kind can be
    /// ([`FaultKind::is_waivable`]).
    #[must_use]
    pub fn unless_waived(mut self, waived: FaultKinds) -> Self {
        self.0.retain(|fault| !(fault.kind.is_waivable() && waived.contains(fault.kind)));
        self
    }

    /// What was made, if nothing is wrong with it.
    ///
    /// # Errors
    /// All that is wrong.
    pub fn or<T>(self, made: T) -> Result<T, Self> {
        if self.is_empty() { Ok(made) } else { Err(self) }
    }
}

impl Deref for PositionFaults {
    type Target = [PositionFault];

    fn deref(&self) -> &[PositionFault] {
        &self.0
    }
}

impl From<PositionFault> for PositionFaults {
    fn from(fault: PositionFault) -> Self {
        Self(vec![fault])
    }
}

impl Extend<PositionFault> for PositionFaults {
    fn extend<T: IntoIterator<Item = PositionFault>>(&mut self, faults: T) {
        self.0.extend(faults);
    }
}

impl IntoIterator for PositionFaults {
    type Item = PositionFault;
    type IntoIter = std::vec::IntoIter<PositionFault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a PositionFaults {
    type Item = &'a PositionFault;
    type IntoIter = std::slice::Iter<'a, PositionFault>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for PositionFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for PositionFaults {}

has_texts!(PositionFault: text);
has_texts!(PositionFaults: 0);

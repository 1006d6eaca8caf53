use crate::{Case, Seat};
use phrases::{Text, has_texts};
use serde::Serialize;

/// Where a game writes what happened. A silent log costs nothing: searches and simulations use it.
#[derive(Clone, Debug)]
pub struct Log<E> {
    entries: Option<Vec<E>>,
}

impl<E> Log<E> {
    /// A log that keeps what it is told.
    pub fn recording() -> Self {
        Self { entries: Some(Vec::new()) }
    }

    /// A log that forgets everything at once.
    pub fn silent() -> Self {
        Self { entries: None }
    }

    /// Writes an event down. The closure runs only if somebody listens.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if let Some(entries) = &mut self.entries {
            entries.push(event());
        }
    }

    /// Lets the last entries be told anew, such as a line that goes on. The closure runs only if somebody listens.
    #[inline]
    pub fn amend(&mut self, change: impl FnOnce(&mut Vec<E>)) {
        if let Some(entries) = &mut self.entries {
            change(entries);
        }
    }

    /// What was told so far.
    pub fn events(&self) -> &[E] {
        self.entries.as_deref().unwrap_or_default()
    }

    /// What was told, as a list of its own.
    pub fn into_events(self) -> Vec<E> {
        self.entries.unwrap_or_default()
    }
}

/// Who may read an event. A hidden plot is told to its own seat alone until it is revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody at the table and everybody who watches.
    Everyone,
    /// One seat only.
    Only(Seat),
}

/// An event in words, with the rule that made it happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Narration {
    /// One sentence.
    pub text: Text,
    /// The rule's case.
    pub rule: Case,
    /// The places it happened at, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub hexes: Vec<String>,
    /// The units it happened to, by roster id.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub units: Vec<String>,
    /// Who may read it.
    #[serde(skip)]
    pub audience: Audience,
}

has_texts!(Narration: text);

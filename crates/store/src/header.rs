use crate::StoreError;
use kernel::{Entry, FaultKinds, Options, Record, Seal};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What of a record is fixed when the game starts.
#[derive(Serialize, Deserialize)]
pub(crate) struct Header {
    format: String,
    game: String,
    rules: u32,
    data: String,
    options: Options,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Value>,
    #[serde(default, skip_serializing_if = "FaultKinds::is_empty")]
    waived: FaultKinds,
    commitment: String,
}

impl Header {
    pub(crate) fn of(record: &Record) -> Self {
        Self {
            format: record.format.clone(),
            game: record.game.clone(),
            rules: record.rules,
            data: record.data.clone(),
            options: record.options.clone(),
            start: record.start.clone(),
            waived: record.waived,
            commitment: record.commitment.clone(),
        }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a header is plain data")
    }

    pub(crate) fn from_json(text: &str) -> Result<Self, StoreError> {
        serde_json::from_str(text)
            .map_err(|error| StoreError::Damaged(format!("a header is unreadable: {error}")))
    }

    /// The record with these decisions, not sealed: the file guards them in its own way.
    pub(crate) fn with(self, entries: Vec<Entry>, key: Option<String>) -> Record {
        let seal = Seal { entries: entries.len(), chain: String::new(), state: String::new(), over: false };
        let Self { format, game, rules, data, options, start, waived, commitment } = self;
        Record { format, game, rules, data, options, start, waived, commitment, key, entries, seal }
    }
}

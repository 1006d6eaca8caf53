use crate::{Fault, Source};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The list of every case of a rulebook, one testable sentence each.
///
/// The tests prove it, case by case; the help page shows it; refusals and events cite it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ledger {
    /// The book's short name: what stands before the colon of a [`crate::Case`].
    pub book: String,
    /// The cases, in the order of the rulebook.
    pub cases: Vec<LedgerCase>,
}

/// One case of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LedgerCase {
    /// Its number. Errata start with `E:`.
    pub id: String,
    /// What the engine does, in one testable sentence.
    pub rule: String,
    /// What it is about. `physical` is about cardboard, and has nothing to test.
    pub kind: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LedgerFile {
    case: Vec<toml::Spanned<LedgerCase>>,
}

impl Ledger {
    /// The kinds a case can have.
    pub const KINDS: [&'static str; 11] = [
        "move", "zoc", "fire", "melee", "morale", "supply", "victory", "setup", "siege", "sequence",
        "physical",
    ];

    /// Reads a ledger file.
    ///
    /// # Errors
    /// Every fault of the file: syntax, a number that stands twice, an empty sentence, an unknown kind.
    pub fn read(book: &str, source: Source<'_>) -> Result<Self, Vec<Fault>> {
        let file: LedgerFile = source.parse().map_err(|fault| vec![fault])?;
        let (mut seen, mut faults, mut cases) = (BTreeSet::new(), Vec::new(), Vec::new());
        for spanned in file.case {
            let span = spanned.span();
            let case = spanned.into_inner();
            if !seen.insert(case.id.clone()) {
                faults.push(source.fault(span.clone(), format!("case {} stands twice", case.id)));
            }
            if case.rule.trim().is_empty() {
                faults.push(source.fault(span.clone(), format!("case {} says nothing", case.id)));
            }
            if !Self::KINDS.contains(&case.kind.as_str()) {
                let known = Self::KINDS.join(", ");
                faults.push(source.fault(
                    span,
                    format!("case {} has the unknown kind '{}'; known: {known}", case.id, case.kind),
                ));
            }
            cases.push(case);
        }
        if faults.is_empty() { Ok(Self { book: book.to_owned(), cases }) } else { Err(faults) }
    }

    /// The case with this number.
    pub fn case(&self, id: &str) -> Option<&LedgerCase> {
        self.cases.iter().find(|case| case.id == id)
    }

    /// The cases that need a test.
    pub fn testable(&self) -> impl Iterator<Item = &LedgerCase> {
        self.cases.iter().filter(|case| case.kind != "physical")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_listed_with_its_line() {
        let text = "[[case]]\nid = \"1.1\"\nrule = \"A.\"\nkind = \"move\"\n\n[[case]]\nid = \"1.1\"\nrule = \" \"\nkind = \"mood\"\n";
        let faults = Ledger::read("test", Source { file: "ledger.toml", text }).unwrap_err();
        assert_eq!(faults.len(), 3);
        assert!(faults.iter().all(|fault| fault.line == 6), "{faults:?}");
    }
}

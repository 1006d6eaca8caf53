use crate::{Fault, Source};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

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

    /// The same ledger in another language, from a file with a sentence for each number: `"5.14" = "..."`.
    ///
    /// # Errors
    /// Every fault of the file: syntax, a number that the ledger does not have or the file lacks, an empty sentence.
    pub fn translated(&self, source: Source<'_>) -> Result<Self, Vec<Fault>> {
        let mut sentences: BTreeMap<toml::Spanned<String>, String> =
            source.parse().map_err(|fault| vec![fault])?;
        let (mut faults, mut place) = (Vec::new(), 0..0);
        let mut cases = self.cases.clone();
        for case in &mut cases {
            let Some((number, sentence)) = sentences.remove_entry(case.id.as_str()) else {
                // Where it would stand: behind the case before it.
                faults
                    .push(source.fault(place.clone(), format!("case {} is missing after this one", case.id)));
                continue;
            };
            place = number.span();
            if sentence.trim().is_empty() {
                faults.push(source.fault(place.clone(), format!("case {} says nothing", case.id)));
            }
            case.rule = sentence;
        }
        let unknown = sentences.keys();
        faults.extend(unknown.map(|number| {
            source.fault(number.span(), format!("{} has no case {}", self.book, number.get_ref()))
        }));
        if faults.is_empty() { Ok(Self { book: self.book.clone(), cases }) } else { Err(faults) }
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

    fn ledger() -> Ledger {
        let text = "[[case]]\nid = \"1.1\"\nrule = \"A.\"\nkind = \"move\"\n\n[[case]]\nid = \"1.2\"\nrule = \"B.\"\nkind = \"fire\"\n";
        Ledger::read("test", Source { file: "ledger.toml", text }).unwrap()
    }

    #[test]
    fn a_translation_says_the_same_cases_in_other_words() {
        let text = "\"1.2\" = \"Bé.\"\n\"1.1\" = \"Ah.\"\n";
        let french = ledger().translated(Source { file: "ledger.fr.toml", text }).unwrap();
        let told: Vec<_> = french.cases.iter().map(|case| (&*case.id, &*case.rule, &*case.kind)).collect();
        assert_eq!(told, [("1.1", "Ah.", "move"), ("1.2", "Bé.", "fire")]);
    }

    #[test]
    fn every_fault_of_a_translation_is_listed_with_its_line() {
        let faults = |text| {
            let faults = ledger().translated(Source { file: "ledger.fr.toml", text }).unwrap_err();
            faults.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(
            faults("# A draft.\n\"1.1\" = \" \"\n\"1.3\" = \"C.\"\n"),
            [
                "ledger.fr.toml:2:1: case 1.1 says nothing",
                "ledger.fr.toml:2:1: case 1.2 is missing after this one",
                "ledger.fr.toml:3:1: test has no case 1.3",
            ]
        );
        let twice = faults("\"1.1\" = \"Ah.\"\n\"1.1\" = \"Bé.\"\n");
        assert!(twice[0].starts_with("ledger.fr.toml:2:"), "{twice:?}");
    }
}

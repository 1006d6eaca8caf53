use kernel::{Fault, Source};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Something that a doctrine weighs: a feature of a position, or a term of the policy.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Term {
    /// The word used in the file of weights.
    pub name: &'static str,
    /// What it is, for those who read the file of weights.
    pub words: &'static str,
}

/// The weights of a doctrine, in the order of its features and policy terms.
///
/// ```
/// use commander::{Term, Weights};
/// let features = [Term { name: "lead", words: "points" }];
/// let source = kernel::Source { file: "doctrine.toml", text: "[evaluation]\nlead = 1.5\n[policy]\n" };
/// let weights = Weights::read(source, &features, &[]).unwrap();
/// assert_eq!(weights.evaluation, [1.5]);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// What each feature of a position is worth, in points.
    pub evaluation: Vec<f32>,
    /// How strong each term of the policy is.
    pub policy: Vec<f32>,
    /// Plan weights: what each feature is worth where a deterministic plan is evaluated, by the id of the seat whose plan it
    /// is. A seat that is not here has those of the evaluation.
    pub plan: BTreeMap<String, Vec<f32>>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    evaluation: BTreeMap<String, toml::Spanned<f64>>,
    policy: BTreeMap<String, toml::Spanned<f64>>,
    #[serde(default)]
    plan: BTreeMap<String, BTreeMap<String, toml::Spanned<f64>>>,
}

impl Weights {
    /// The plan weights of a seat, which is named by its id.
    pub fn plan_weights(&self, seat: &str) -> &[f32] {
        self.plan.get(seat).unwrap_or(&self.evaluation)
    }

    /// Reads a file of weights: a table `evaluation` with a number for every feature, and a table `policy` with one for
    /// every term of the policy. A table `plan.<seat>` may say which features are worth something else in that seat's
    /// plans.
    ///
    /// # Errors
    /// Every fault: a term without a weight, a weight without a term, a weight that is no finite number.
    pub fn read(source: Source<'_>, features: &[Term], policy: &[Term]) -> Result<Self, Vec<Fault>> {
        let file: File = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let mut pick = |table: &str, terms: &[Term], given: &BTreeMap<String, toml::Spanned<f64>>| {
            for (name, value) in given {
                if !terms.iter().any(|known| known.name == name) {
                    let what = format!("this game has no '{name}' in [{table}]");
                    faults.push(source.fault(value.span(), what));
                }
            }
            let mut values = Vec::with_capacity(terms.len());
            for wanted in terms {
                match given.get(wanted.name) {
                    Some(value) if value.get_ref().is_finite() => values.push(*value.get_ref() as f32),
                    Some(value) => {
                        let what = format!("'{}' is not a finite number", wanted.name);
                        faults.push(source.fault(value.span(), what));
                    }
                    None => {
                        faults.push(
                            source.fault_anywhere(format!("'{}' is missing in [{table}]", wanted.name)),
                        );
                    }
                }
            }
            values
        };
        let mut weights = Weights {
            evaluation: pick("evaluation", features, &file.evaluation),
            policy: pick("policy", policy, &file.policy),
            plan: BTreeMap::new(),
        };
        for (seat, given) in &file.plan {
            // What is not named is worth what it is anywhere else.
            let known = file.evaluation.iter().filter(|(name, _)| !given.contains_key(*name));
            let all = known.chain(given).map(|(name, value)| (name.clone(), value.clone())).collect();
            weights.plan.insert(seat.clone(), pick(&format!("plan.{seat}"), features, &all));
        }
        if faults.is_empty() { Ok(weights) } else { Err(faults) }
    }

    /// The file that [`Weights::read`] reads.
    pub fn write(&self, features: &[Term], policy: &[Term], heading: &str) -> String {
        let mut text = String::new();
        for line in heading.lines() {
            let _ = writeln!(text, "# {line}");
        }
        for (table, terms, values) in
            [("evaluation", features, &self.evaluation), ("policy", policy, &self.policy)]
        {
            let _ = writeln!(text, "\n[{table}]");
            for (known, value) in terms.iter().zip(values) {
                let _ = writeln!(text, "{} = {value:.4} # {}", known.name, known.words);
            }
        }
        for (seat, plan) in &self.plan {
            let _ = writeln!(text, "\n[plan.{seat}]");
            for ((known, value), anywhere) in features.iter().zip(plan).zip(&self.evaluation) {
                if value != anywhere {
                    let _ = writeln!(text, "{} = {value:.4} # {}", known.name, known.words);
                }
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: [Term; 2] = [Term { name: "lead", words: "points" }, Term { name: "men", words: "men" }];
    const POLICY: [Term; 1] = [Term { name: "push", words: "going forward" }];

    fn read(text: &str) -> Result<Weights, Vec<Fault>> {
        Weights::read(Source { file: "doctrine.toml", text }, &FEATURES, &POLICY)
    }

    #[test]
    fn what_is_written_can_be_read() {
        let weights = Weights { evaluation: vec![1.0, -0.25], policy: vec![3.5], plan: BTreeMap::new() };
        let text = weights.write(&FEATURES, &POLICY, "Tuned.\nTwice.");
        assert!(text.starts_with("# Tuned.\n# Twice.\n"), "{text}");
        assert_eq!(read(&text).unwrap(), weights);
    }

    #[test]
    fn plan_weights_differ_from_the_evaluation_in_what_they_name() {
        let text = "[evaluation]\nlead = 1\nmen = 2\n[policy]\npush = 3\n[plan.allied]\nmen = 0.5\n";
        let weights = read(text).unwrap();
        assert_eq!(weights.plan_weights("allied"), [1.0, 0.5]);
        assert_eq!(weights.plan_weights("russian"), [1.0, 2.0]);
        assert_eq!(read(&weights.write(&FEATURES, &POLICY, "")).unwrap(), weights);
        let faults = read(&text.replace("0.5", "inf\nmice = 1")).unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(
            told.iter().any(|fault| fault.contains(":7") && fault.contains("'men' is not a finite number"))
        );
        assert!(
            told.iter().any(|fault| fault.contains(":8") && fault.contains("no 'mice' in [plan.allied]"))
        );
    }

    #[test]
    fn every_fault_is_told_with_its_line() {
        let faults = read("[evaluation]\nlead = 1\nmice = 2\n[policy]\npush = nan\n").unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told.iter().any(|fault| fault.contains("doctrine.toml:3") && fault.contains("'mice'")));
        assert!(told.iter().any(|fault| fault.contains("'men' is missing")));
        assert!(told.iter().any(|fault| fault.contains("'push' is not a finite number")));
        assert!(read("evaluation = 3").unwrap_err()[0].to_string().contains("doctrine.toml:1"));
    }
}

use kernel::{Fault, Source};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Something that a doctrine weighs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trait {
    /// The word used in the file of weights.
    pub name: &'static str,
    /// For people, after "because of": `losses`, `ground held`.
    pub words: &'static str,
}

/// The weights of a doctrine, in the order of its traits.
///
/// ```
/// use commander::{Trait, Weights};
/// let features = [Trait { name: "lead", words: "points" }];
/// let source = kernel::Source { file: "doctrine.toml", text: "[features]\nlead = 1.5\n[habits]\n" };
/// let weights = Weights::read(source, &features, &[]).unwrap();
/// assert_eq!(weights.features, [1.5]);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// What each feature of a position is worth, in points.
    pub features: Vec<f32>,
    /// How strong each habit is.
    pub habits: Vec<f32>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    features: BTreeMap<String, toml::Spanned<f64>>,
    habits: BTreeMap<String, toml::Spanned<f64>>,
}

impl Weights {
    /// Reads a file of weights: a table `features` and a table `habits`, each with a number for every trait.
    ///
    /// # Errors
    /// Every fault: a trait without a weight, a weight without a trait, a weight that is no finite number.
    pub fn read(source: Source<'_>, features: &[Trait], habits: &[Trait]) -> Result<Self, Vec<Fault>> {
        let file: File = source.parse().map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let mut pick = |table: &str, traits: &[Trait], given: &BTreeMap<String, toml::Spanned<f64>>| {
            for (name, value) in given {
                if !traits.iter().any(|known| known.name == name) {
                    let what = format!("there is no '{name}' among the {table} of this game");
                    faults.push(source.fault(value.span(), what));
                }
            }
            let mut values = Vec::with_capacity(traits.len());
            for wanted in traits {
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
        let weights = Weights {
            features: pick("features", features, &file.features),
            habits: pick("habits", habits, &file.habits),
        };
        if faults.is_empty() { Ok(weights) } else { Err(faults) }
    }

    /// The file that [`Weights::read`] reads.
    pub fn write(&self, features: &[Trait], habits: &[Trait], heading: &str) -> String {
        let mut text = String::new();
        for line in heading.lines() {
            let _ = writeln!(text, "# {line}");
        }
        for (table, traits, values) in
            [("features", features, &self.features), ("habits", habits, &self.habits)]
        {
            let _ = writeln!(text, "\n[{table}]");
            for (known, value) in traits.iter().zip(values) {
                let _ = writeln!(text, "{} = {value:.4} # {}", known.name, known.words);
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: [Trait; 2] =
        [Trait { name: "lead", words: "points" }, Trait { name: "men", words: "men" }];
    const HABITS: [Trait; 1] = [Trait { name: "push", words: "going forward" }];

    fn read(text: &str) -> Result<Weights, Vec<Fault>> {
        Weights::read(Source { file: "doctrine.toml", text }, &FEATURES, &HABITS)
    }

    #[test]
    fn what_is_written_can_be_read() {
        let weights = Weights { features: vec![1.0, -0.25], habits: vec![3.5] };
        let text = weights.write(&FEATURES, &HABITS, "Tuned.\nTwice.");
        assert!(text.starts_with("# Tuned.\n# Twice.\n"), "{text}");
        assert_eq!(read(&text).unwrap(), weights);
    }

    #[test]
    fn every_fault_is_told_with_its_line() {
        let faults = read("[features]\nlead = 1\nmice = 2\n[habits]\npush = nan\n").unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told.iter().any(|fault| fault.contains("doctrine.toml:3") && fault.contains("'mice'")));
        assert!(told.iter().any(|fault| fault.contains("'men' is missing")));
        assert!(told.iter().any(|fault| fault.contains("'push' is not a finite number")));
        assert!(read("features = 3").unwrap_err()[0].to_string().contains("doctrine.toml:1"));
    }
}

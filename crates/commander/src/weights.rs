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
    /// What each feature is worth in the look of a plan, by the id of the seat whose plan it is. A seat that is not
    /// here values them as anywhere else.
    pub looks: BTreeMap<String, Vec<f32>>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    features: BTreeMap<String, toml::Spanned<f64>>,
    habits: BTreeMap<String, toml::Spanned<f64>>,
    #[serde(default)]
    looks: BTreeMap<String, BTreeMap<String, toml::Spanned<f64>>>,
}

impl Weights {
    /// What the features are worth in the look of a plan of a seat, which is named by its id.
    pub(crate) fn looks_of(&self, seat: &str) -> &[f32] {
        self.looks.get(seat).unwrap_or(&self.features)
    }

    /// Reads a file of weights: a table `features` and a table `habits`, each with a number for every trait. A table
    /// `looks.<seat>` may say which features are worth something else in the look of a plan.
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
        let mut weights = Weights {
            features: pick("features", features, &file.features),
            habits: pick("habits", habits, &file.habits),
            looks: BTreeMap::new(),
        };
        for (seat, given) in &file.looks {
            // What is not named is worth what it is anywhere else.
            let known = file.features.iter().filter(|(name, _)| !given.contains_key(*name));
            let all = known.chain(given).map(|(name, value)| (name.clone(), value.clone())).collect();
            weights.looks.insert(seat.clone(), pick("looks", features, &all));
        }
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
        for (seat, looks) in &self.looks {
            let _ = writeln!(text, "\n[looks.{seat}]");
            for ((known, value), anywhere) in features.iter().zip(looks).zip(&self.features) {
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

    const FEATURES: [Trait; 2] =
        [Trait { name: "lead", words: "points" }, Trait { name: "men", words: "men" }];
    const HABITS: [Trait; 1] = [Trait { name: "push", words: "going forward" }];

    fn read(text: &str) -> Result<Weights, Vec<Fault>> {
        Weights::read(Source { file: "doctrine.toml", text }, &FEATURES, &HABITS)
    }

    #[test]
    fn what_is_written_can_be_read() {
        let weights = Weights { features: vec![1.0, -0.25], habits: vec![3.5], looks: BTreeMap::new() };
        let text = weights.write(&FEATURES, &HABITS, "Tuned.\nTwice.");
        assert!(text.starts_with("# Tuned.\n# Twice.\n"), "{text}");
        assert_eq!(read(&text).unwrap(), weights);
    }

    #[test]
    fn looks_differ_from_the_features_in_what_they_name() {
        let text = "[features]\nlead = 1\nmen = 2\n[habits]\npush = 3\n[looks.allied]\nmen = 0.5\n";
        let weights = read(text).unwrap();
        assert_eq!(weights.looks_of("allied"), [1.0, 0.5]);
        assert_eq!(weights.looks_of("russian"), [1.0, 2.0]);
        assert_eq!(read(&weights.write(&FEATURES, &HABITS, "")).unwrap(), weights);
        let faults = read(&text.replace("0.5", "inf\nmice = 1")).unwrap_err();
        let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(
            told.iter().any(|fault| fault.contains(":7") && fault.contains("'men' is not a finite number"))
        );
        assert!(told.iter().any(|fault| fault.contains(":8") && fault.contains("no 'mice' among the looks")));
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

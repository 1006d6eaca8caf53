//! Stamps of proof: which breakage was seen to make its test fail, and on which sources.
//!
//! ```text
//! crates/<crate>/tests/breakages/proved.stamps
//!
//! quad:10.0 0f3a6b... 91c2d4...
//! case      breakage  proof
//! ```
//!
//! A line a breakage, in the order of the cases. `breakage` is a hash of what is written down; `proof` is a
//! hash of that, of the whole file that is broken and of the text of the test. A stamp is valid while all three
//! are as they were. A merge may keep the lines of both sides (`.gitattributes` says so): a breakage is stamped
//! if one of its lines is valid, and the next run throws the other away.
//!
//! Why the whole file, and not only the function that is broken: the rest of the file is what most likely hides
//! a breakage from its test, by a second check of the same thing. That costs little, because nearly all
//! breakages are tried in one build a package (`switch.rs`). What a stamp does not cover is the rest of the way
//! between the two: helpers of the test and other files of the rules. The whole run finds what it misses.
//!
//! The hash is FNV-1a with 64 bits: ten lines, the same on every machine. Nobody attacks a stamp, and that two
//! of some thousand texts share one by chance is out of the question.

use super::copy;
use proofs::{Breakage, Test};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What the stamps say about a breakage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Proved, on these very sources.
    Stamped,
    /// Proved once; the file or the test has changed since.
    Changed,
    /// Not proved in this wording.
    Never,
}

/// A breakage in its wording.
type Key = (String, u64);

/// All stamp files.
pub struct Stamps {
    root: PathBuf,
    files: BTreeMap<PathBuf, BTreeMap<Key, BTreeSet<u64>>>,
}

impl Stamps {
    /// Reads the stamps beside these breakages. Lines of breakages that are no longer there are dropped.
    pub fn read(root: &Path, breakages: &[Breakage]) -> Result<Self, String> {
        let mut stamps = Self { root: root.to_path_buf(), files: BTreeMap::new() };
        let mut known: BTreeMap<PathBuf, BTreeSet<Key>> = BTreeMap::new();
        for breakage in breakages {
            known.entry(stamps.file(breakage)).or_default().insert(key(breakage));
        }
        for (file, keys) in known {
            let text = if file.is_file() { copy::read(&file)? } else { String::new() };
            let mut lines: BTreeMap<Key, BTreeSet<u64>> = BTreeMap::new();
            for (number, line) in text.lines().enumerate() {
                let (key, proof) = parse(line)
                    .ok_or_else(|| format!("{}:{}: not a stamp: `{line}`", file.display(), number + 1))?;
                if keys.contains(&key) {
                    lines.entry(key).or_default().insert(proof);
                }
            }
            stamps.files.insert(file, lines);
        }
        Ok(stamps)
    }

    /// What the stamps say about a breakage whose proof would be this.
    pub fn state(&self, breakage: &Breakage, proof: u64) -> State {
        let proofs = self.files.get(&self.file(breakage)).and_then(|lines| lines.get(&key(breakage)));
        match proofs {
            Some(proofs) if proofs.contains(&proof) => State::Stamped,
            Some(_) => State::Changed,
            None => State::Never,
        }
    }

    /// Writes down at once that a breakage is proved, or that it is not.
    pub fn note(&mut self, breakage: &Breakage, proof: Option<u64>) -> Result<(), String> {
        let file = self.file(breakage);
        let lines = self.files.entry(file.clone()).or_default();
        match proof {
            Some(proof) => lines.insert(key(breakage), BTreeSet::from([proof])),
            None => lines.remove(&key(breakage)),
        };
        let mut text = String::new();
        for ((case, wording), proofs) in lines.iter() {
            for proof in proofs.iter() {
                text.push_str(&format!("{case} {wording:016x} {proof:016x}\n"));
            }
        }
        copy::write(&file, text.as_bytes())
    }

    /// The stamp file beside the file in which a breakage is written down.
    fn file(&self, breakage: &Breakage) -> PathBuf {
        self.root.join(&breakage.place.file).with_file_name("proved.stamps")
    }
}

fn parse(line: &str) -> Option<(Key, u64)> {
    let mut words = line.split(' ');
    let case = words.next()?.to_owned();
    let mut hash = || u64::from_str_radix(words.next()?, 16).ok();
    let (wording, proof) = (hash()?, hash()?);
    words.next().is_none().then_some(((case, wording), proof))
}

fn key(breakage: &Breakage) -> Key {
    (breakage.case.clone(), wording(breakage))
}

fn wording(breakage: &Breakage) -> u64 {
    let Breakage { case, file, package, test, find, replacement, place: _ } = breakage;
    hash(&[case, file, package, test, find, replacement])
}

/// The proof of a breakage on this text of the file and this test.
pub fn proof(breakage: &Breakage, file: &str, test: &Test) -> u64 {
    hash(&[&wording(breakage).to_string(), file, &test.text])
}

/// FNV-1a over texts, each with an end that no text contains.
fn hash(texts: &[&str]) -> u64 {
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([0xff]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proofs::{Place, Target};

    fn breakage(find: &str) -> Breakage {
        Breakage {
            case: "quad:10.0".into(),
            file: "crates/quad/src/rally.rs".into(),
            package: "quad".into(),
            test: "rally::holds".into(),
            find: find.into(),
            replacement: String::new(),
            place: Place { file: "crates/quad/tests/breakages/rally.txt".into(), line: 1 },
        }
    }

    fn test(text: &str) -> Test {
        Test {
            package: "quad".into(),
            target: Target::Integration("rules".into()),
            name: "rally::holds".into(),
            place: Place { file: "crates/quad/tests/rules/rally.rs".into(), line: 1 },
            text: text.into(),
            proves: Vec::new(),
        }
    }

    /// A root with room for the stamps of quad, empty.
    fn root(name: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("xtask-stamps-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&root);
        std::fs::create_dir_all(root.join("crates/quad/tests/breakages")).unwrap();
        root
    }

    #[test]
    fn the_hash_is_fnv_1a() {
        // Published values of FNV-1a for `a` and `foobar`, here each with the end mark folded in.
        let end = |hash: u64| (hash ^ 0xff).wrapping_mul(0x0100_0000_01b3);
        assert_eq!(hash(&["a"]), end(0xaf63_dc4c_8601_ec8c));
        assert_eq!(hash(&["foobar"]), end(0x8594_4171_f739_67e8));
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
    }

    #[test]
    fn a_stamp_is_valid_while_breakage_file_and_test_stay() {
        let root = root("valid");
        let breakages = [breakage("a"), breakage("b")];
        let now = proof(&breakages[0], "file", &test("test"));
        let mut stamps = Stamps::read(&root, &breakages).unwrap();
        assert_eq!(stamps.state(&breakages[0], now), State::Never);
        stamps.note(&breakages[0], Some(now)).unwrap();

        let stamps = Stamps::read(&root, &breakages).unwrap();
        assert_eq!(stamps.state(&breakages[0], now), State::Stamped);
        assert_eq!(stamps.state(&breakages[0], proof(&breakages[0], "FILE", &test("test"))), State::Changed);
        assert_eq!(stamps.state(&breakages[0], proof(&breakages[0], "file", &test("TEST"))), State::Changed);
        let other = proof(&breakages[1], "file", &test("test"));
        assert_eq!(stamps.state(&breakages[1], other), State::Never);
        std::fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn what_is_no_longer_proved_or_written_down_loses_its_line() {
        let root = root("lost");
        let breakages = [breakage("a"), breakage("b"), breakage("c")];
        let mut stamps = Stamps::read(&root, &breakages).unwrap();
        for (index, breakage) in breakages.iter().enumerate() {
            stamps.note(breakage, Some(index as u64)).unwrap();
        }
        let mut stamps = Stamps::read(&root, &breakages[1..]).unwrap();
        stamps.note(&breakages[1], None).unwrap();
        let file = root.join("crates/quad/tests/breakages/proved.stamps");
        let left = format!("quad:10.0 {:016x} {:016x}\n", wording(&breakages[2]), 2);
        assert_eq!(copy::read(&file).unwrap(), left);
        std::fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn a_merge_may_leave_the_lines_of_both_sides() {
        let root = root("merge");
        let one = breakage("a");
        let file = root.join("crates/quad/tests/breakages/proved.stamps");
        let line = |proof: u64| format!("quad:10.0 {:016x} {proof:016x}\n", wording(&one));
        std::fs::write(&file, line(1) + &line(2)).unwrap();
        let stamps = Stamps::read(&root, std::slice::from_ref(&one)).unwrap();
        assert_eq!(stamps.state(&one, 1), State::Stamped);
        assert_eq!(stamps.state(&one, 2), State::Stamped);
        assert_eq!(stamps.state(&one, 3), State::Changed);
        std::fs::write(&file, "<<<<<<< ours\n").unwrap();
        let fault = Stamps::read(&root, std::slice::from_ref(&one)).err().unwrap();
        assert!(fault.ends_with("proved.stamps:1: not a stamp: `<<<<<<< ours`"), "{fault}");
        std::fs::remove_dir_all(&root).unwrap();
    }
}

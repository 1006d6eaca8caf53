use sha2::{Digest, Sha256};

/// The hash of a seat's key: whoever reads the data file can sit nowhere with it.
///
/// A plain SHA-256 is right here, where a slow password hash would be wrong: the keys are random and have
/// 128 bits, so there is nothing to guess, and checking one must cost the server nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyHash(pub(crate) [u8; 32]);

impl KeyHash {
    /// The hash of a key.
    pub fn of(key: &str) -> Self {
        Self(Sha256::digest(key.as_bytes()).into())
    }

    /// Is it the hash of this key? Takes the same time wherever the two differ.
    pub fn fits(&self, key: &str) -> bool {
        let other = Self::of(key);
        self.0.iter().zip(other.0).fold(0, |differences, (ours, theirs)| differences | (ours ^ theirs)) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_key_itself_fits() {
        let hash = KeyHash::of("7kq2");
        assert!(hash.fits("7kq2"));
        for other in ["", "7kq", "7kq3", "7kq22"] {
            assert!(!hash.fits(other), "{other}");
        }
    }
}

//! Names and keys that nobody can guess.

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The id of a table: 60 bits. Whoever knows it may watch.
pub(crate) fn table_id() -> Result<String, getrandom::Error> {
    word(12)
}

/// The key of a seat: 130 bits. Whoever knows it plays the seat.
pub(crate) fn seat_key() -> Result<String, getrandom::Error> {
    word(26)
}

fn word(length: usize) -> Result<String, getrandom::Error> {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes)?;
    // 256 is a multiple of 32, so every letter is as likely as any other.
    Ok(bytes.into_iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_keys_are_alike() {
        let keys: std::collections::BTreeSet<_> = (0..1000).map(|_| seat_key().unwrap()).collect();
        assert_eq!(keys.len(), 1000);
        assert!(keys.iter().all(|key| key.len() == 26 && key.bytes().all(|byte| ALPHABET.contains(&byte))));
    }
}

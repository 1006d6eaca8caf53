//! Lines from a stream, with a limit, and answers back.

use super::requests::Engine;
use serde_json::json;
use std::io::{BufRead, Read, Write};

/// A longer line is not read but answered with an error. Records of long games stay far below it.
const LONGEST_LINE: u64 = 64 * 1024 * 1024;

/// Answers every line until the stream ends or somebody quits.
///
/// # Errors
/// If reading or writing fails.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let whole = line.ends_with(b"\n") || (read as u64) < LONGEST_LINE;
        let (answer, goes_on) = if whole {
            match std::str::from_utf8(&line) {
                Ok(text) if text.trim().is_empty() => continue,
                Ok(text) => engine.answer(text),
                Err(_) => (json!({ "ok": false, "error": "the line is not UTF-8" }), true),
            }
        } else {
            skip_line(&mut input)?;
            (json!({ "ok": false, "error": format!("the line is longer than {LONGEST_LINE} bytes") }), true)
        };
        serde_json::to_writer(&mut output, &answer)?;
        output.write_all(b"\n")?;
        output.flush()?;
        if !goes_on {
            return Ok(());
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => {
                input.consume(end + 1);
                return Ok(());
            }
            None => {
                let length = buffer.len();
                input.consume(length);
            }
        }
    }
}

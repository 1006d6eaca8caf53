use super::Result;
use crate::engine::serve;

/// Speaks the engine protocol on standard input and output.
pub fn run() -> Result {
    serve(std::io::stdin().lock(), std::io::stdout().lock())
        .map_err(|error| format!("the engine stops: {error}"))
}

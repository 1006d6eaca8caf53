use crate::settings::Limits;
use std::time::Instant;

/// Lets so many requests through at once and so many a second in the long run.
pub(super) struct Bucket {
    tokens: f64,
    filled: Instant,
    limits: Limits,
}

impl Bucket {
    pub(super) fn full(limits: Limits, now: Instant) -> Self {
        Self { tokens: limits.burst, filled: now, limits }
    }

    /// May a request pass?
    pub(super) fn take(&mut self, now: Instant) -> bool {
        let passed = now.duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + passed * self.limits.requests_per_second).min(self.limits.burst);
        self.filled = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_burst_passes_and_then_a_steady_stream() {
        let limits = Limits { requests_per_second: 8.0, burst: 5.0, patience: Duration::ZERO };
        let start = Instant::now();
        let mut bucket = Bucket::full(limits, start);
        assert_eq!((0..20).filter(|_| bucket.take(start)).count(), 5);
        let mut passed = 0;
        // Sixteen times a second, of which every second one passes. These fractions are exact.
        for sixteenth in 1..=32 {
            passed += usize::from(bucket.take(start + Duration::from_secs(1) * sixteenth / 16));
        }
        assert_eq!(passed, 16);
        let rested = start + Duration::from_secs(60);
        assert_eq!((0..20).filter(|_| bucket.take(rested)).count(), 5);
    }
}

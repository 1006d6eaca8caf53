use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A way to stop somebody who thinks: at once, or after some time. Clones share the switch.
///
/// ```
/// let stop = commander::Stop::after(std::time::Duration::from_secs(60));
/// let switch = stop.clone();
/// assert!(!stop.is_due());
/// switch.now();
/// assert!(stop.is_due());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop {
    switch: Arc<AtomicBool>,
    deadline: Option<Instant>,
}

impl Stop {
    /// Nobody stops it but [`Stop::now`].
    pub fn never() -> Self {
        Self::default()
    }

    /// Stops after some time.
    pub fn after(limit: Duration) -> Self {
        Self { switch: Arc::default(), deadline: Instant::now().checked_add(limit) }
    }

    /// The same switch, with an earlier deadline.
    #[must_use]
    pub fn within(&self, limit: Duration) -> Self {
        let sooner = Instant::now().checked_add(limit);
        let deadline = match (self.deadline, sooner) {
            (Some(known), Some(sooner)) => Some(known.min(sooner)),
            (known, sooner) => known.or(sooner),
        };
        Self { switch: Arc::clone(&self.switch), deadline }
    }

    /// Stops it now.
    pub fn now(&self) {
        self.switch.store(true, Ordering::Relaxed);
    }

    /// Is it time to stop?
    #[inline]
    pub fn is_due(&self) -> bool {
        self.switch.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

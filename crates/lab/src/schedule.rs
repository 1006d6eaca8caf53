//! Work for many threads, with results in order.

use commander::Stop;
use games::Title;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// So many threads; as many as there are cores if 0.
pub(crate) fn thread_count(wanted: usize) -> usize {
    if wanted > 0 { wanted } else { thread::available_parallelism().map_or(1, NonZero::get) }
}

/// The scenario whose turn it is: a game with several has a title for each.
pub(crate) fn in_turn(titles: &[Arc<dyn Title>], number: u64) -> &dyn Title {
    &*titles[(number % titles.len() as u64) as usize]
}

/// What is done with results.
pub(crate) trait Harvest<R, E> {
    /// A result has come in, in any order.
    fn arrived(&mut self, number: u64, result: &R) -> Result<(), E>;

    /// The next result in order, from 0 on without a gap.
    fn next(&mut self, number: u64, result: R);
}

/// Does the pieces of work `0..count` but for those that are known, each on the next free thread. A piece that
/// gives nothing was stopped. When it is stopped, only results before the first gap have been harvested in order.
///
/// # Errors
/// The first error of the harvest; it stops the work.
pub(crate) fn work<R: Send, E>(
    count: u64,
    threads: usize,
    stop: &Stop,
    known: BTreeMap<u64, R>,
    piece: &(dyn Fn(u64) -> Option<R> + Sync),
    harvest: &mut dyn Harvest<R, E>,
) -> Result<(), E> {
    let skip: BTreeSet<u64> = known.keys().copied().collect();
    let mut waiting = known;
    let mut due = 0;
    let mut outcome = Ok(());
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..thread_count(threads) {
            let (sender, next, skip) = (sender.clone(), &next, &skip);
            scope.spawn(move || {
                while !stop.is_due() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    if skip.contains(&number) {
                        continue;
                    }
                    let Some(result) = piece(number) else { return };
                    if sender.send((number, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        loop {
            while due < count
                && let Some(result) = waiting.remove(&due)
            {
                harvest.next(due, result);
                due += 1;
            }
            let Ok((number, result)) = results.recv() else { return };
            if let Err(error) = harvest.arrived(number, &result) {
                stop.now();
                outcome = Err(error);
                return;
            }
            waiting.insert(number, result);
        }
    });
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Basket {
        arrived: BTreeSet<u64>,
        in_order: Vec<(u64, u64)>,
        full_at: Option<usize>,
    }

    impl Harvest<u64, &'static str> for Basket {
        fn arrived(&mut self, number: u64, _: &u64) -> Result<(), &'static str> {
            self.arrived.insert(number);
            if self.full_at == Some(self.arrived.len()) { Err("full") } else { Ok(()) }
        }

        fn next(&mut self, number: u64, result: u64) {
            self.in_order.push((number, result));
        }
    }

    fn square(number: u64) -> Option<u64> {
        // Later pieces are quicker, so that they overtake.
        thread::sleep(std::time::Duration::from_micros(200 - number));
        Some(number * number)
    }

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        for threads in [1, 2, 7] {
            let mut basket = Basket::default();
            work(100, threads, &Stop::never(), BTreeMap::new(), &square, &mut basket).unwrap();
            let wanted: Vec<_> = (0..100).map(|number| (number, number * number)).collect();
            assert_eq!(basket.in_order, wanted);
            assert_eq!(basket.arrived.len(), 100);
        }
    }

    #[test]
    fn known_results_are_not_done_again() {
        let mut basket = Basket::default();
        let known = [(3, 900), (0, 901), (50, 902)].into();
        work(10, 3, &Stop::never(), known, &square, &mut basket).unwrap();
        assert_eq!(basket.in_order[0], (0, 901));
        assert_eq!(basket.in_order[3], (3, 900));
        assert_eq!(basket.in_order.len(), 10);
        assert!(!basket.arrived.contains(&3) && basket.arrived.len() == 8);
    }

    #[test]
    fn a_stop_leaves_no_gap_and_an_error_ends_the_work() {
        let stop = Stop::never();
        let mut basket = Basket::default();
        let piece = |number| {
            if number == 20 {
                stop.now();
                return None;
            }
            square(number)
        };
        work(100, 4, &stop, BTreeMap::new(), &piece, &mut basket).unwrap();
        assert!(basket.in_order.iter().enumerate().all(|(index, (number, _))| index as u64 == *number));
        assert!(basket.in_order.len() <= 20);

        let (stop, mut basket) = (Stop::never(), Basket { full_at: Some(5), ..Basket::default() });
        assert_eq!(work(100, 4, &stop, BTreeMap::new(), &square, &mut basket), Err("full"));
        assert!(stop.is_due());
    }
}

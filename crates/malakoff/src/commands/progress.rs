use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Where nobody watches a bar, a line is written so often.
const LINE_EVERY: Duration = Duration::from_secs(30);

/// How far long work has come, on the error stream: a bar on a terminal, else a line now and then.
pub struct Progress {
    bar: ProgressBar,
    what: String,
    begin: Instant,
    last_line: Option<Instant>,
}

impl Progress {
    /// Nothing done yet. `what` is being done, in a word or two.
    pub fn new(what: &str) -> Self {
        let per_minute = |state: &ProgressState, text: &mut dyn Write| {
            let _ = write!(text, "{:.0}", state.per_sec() * 60.0);
        };
        let style = ProgressStyle::with_template(
            "{msg}{bar:32.cyan/blue} {pos}/{len} games, {per_minute} a minute, {eta} left",
        )
        .expect("a fixed template")
        .with_key("per_minute", per_minute);
        let last_line = (!std::io::stderr().is_terminal()).then(Instant::now);
        let (bar, message) = (ProgressBar::no_length().with_style(style), what.to_owned());
        bar.set_message(if what.is_empty() { message } else { format!("{what}  ") });
        Self { bar, what: what.to_owned(), begin: Instant::now(), last_line }
    }

    /// So far.
    pub fn show(&mut self, done: lab::Done) {
        if self.bar.length().is_none() {
            self.bar.set_length(done.total);
            self.bar.set_position(done.known);
            self.bar.reset_eta();
        }
        self.bar.set_position(done.done);
        let Some(last) = self.last_line.filter(|last| last.elapsed() >= LINE_EVERY) else { return };
        let fresh = (done.done - done.known) as f64;
        let rate = fresh / (last.duration_since(self.begin) + last.elapsed()).as_secs_f64();
        let left = if rate > 0.0 { (done.total - done.done) as f64 / rate } else { f64::INFINITY };
        let what = if self.what.is_empty() { String::new() } else { format!("{}: ", self.what) };
        eprintln!(
            "{what}{} of {} games, {:.0} a minute, {left:.0} s left",
            done.done,
            done.total,
            rate * 60.0
        );
        self.last_line = Some(Instant::now());
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

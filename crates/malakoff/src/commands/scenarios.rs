//! Where the games of a measurement come from, as it is typed.

use games::{DataSet, Title, TitleError};
use kernel::Options;
use std::path::PathBuf;
use std::sync::Arc;

/// Seeds, options and data, and the threads on which it is played.
#[derive(clap::Args, Clone, Debug)]
pub struct ScenariosArguments {
    /// The first seed; each game, or pair of games, has the next one.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; all cores if 0.
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// An option of the game, as name=value; may be given several times. A game with several scenarios goes through
    /// them in turn, or through those that are named: scenario=alma,inkerman.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A data folder; the data built into the program if none is given.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl ScenariosArguments {
    /// Each of these games, with a title for each of its scenarios.
    pub fn titles<'a>(
        &self,
        games: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<Vec<Arc<dyn Title>>>, String> {
        let mut settings: Vec<Options> = Vec::new();
        for words in several(&self.options) {
            settings.push(super::options(&words)?);
        }
        let data = super::data_of(self.data.as_deref())?;
        let titles = |game: &str| {
            let of_one = |options: &Options| of_scenarios(game, options, data.as_ref());
            let found: Result<Vec<_>, TitleError> = settings.iter().map(of_one).collect();
            found.map(|found| found.concat()).map_err(|error| error.to_string())
        };
        games.into_iter().map(titles).collect()
    }

    /// The same of one game.
    pub fn titles_of(&self, game: &str) -> Result<Vec<Arc<dyn Title>>, String> {
        Ok(self.titles([game])?.remove(0))
    }

    /// Are there so many seeds from the first on?
    pub fn check_seeds(&self, count: u64) -> super::Result {
        self.seed.checked_add(count).map(|_| ()).ok_or_else(|| "there are not so many seeds".to_owned())
    }
}

/// The options once for each of several scenarios that are named together: `scenario=alma,inkerman`.
fn several(options: &[String]) -> Vec<Vec<String>> {
    let named = options.iter().rposition(|option| option.starts_with("scenario="));
    let Some(at) = named else { return vec![options.to_vec()] };
    let with = |scenario: &str| {
        let mut options = options.to_vec();
        options[at] = format!("scenario={scenario}");
        options
    };
    options[at]["scenario=".len()..].split(',').map(with).collect()
}

/// A game with these options, on these data or the built-in ones; one title for each of its scenarios, if it has several
/// and none is chosen.
fn of_scenarios(
    game: &str,
    options: &Options,
    data: Option<&DataSet>,
) -> Result<Vec<Arc<dyn Title>>, TitleError> {
    let title_of = |options: &Options| match data {
        Some(data) => games::build(game, data, options),
        None => games::find(game, options),
    };
    let title = title_of(options)?;
    let scenario = title.identity().options.iter().find(|option| option.id == "scenario");
    let Some(scenario) = scenario.filter(|option| !options.names(option.id)) else { return Ok(vec![title]) };
    let played_as = |choice: &&str| {
        let mut options = options.clone();
        options.set(scenario.id, choice);
        title_of(&options)
    };
    scenario.choices.iter().map(played_as).collect()
}

#[cfg(test)]
mod tests {
    use super::several;

    #[test]
    fn scenarios_that_are_named_together_come_one_after_the_other() {
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(several(&words(&["a=1"])), [words(&["a=1"])]);
        assert_eq!(several(&[]), [Vec::<String>::new()]);
        assert_eq!(
            several(&words(&["scenario=alma,inkerman", "a=1"])),
            [words(&["scenario=alma", "a=1"]), words(&["scenario=inkerman", "a=1"])]
        );
    }
}

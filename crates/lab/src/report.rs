use crate::statistics::{Counts, Mean, Share, Spread, Sums, whole};
use crate::tally::{CauseTally, MomentTally};
use crate::{Experiment, Tally, rules};
use commander::Scrutiny;
use declaration::PlaceWords;
use games::{DataSet, SeatInWords};
use phrases::{Language, Phrasebook, Text, has_texts};
use serde::{Deserialize, Serialize};

/// What an experiment tells: everything that tables, charts and pages are made from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabReport"))]
pub struct Report {
    /// What was played.
    pub setting: Setting,
    /// How many games are counted: from the first seed on, without a gap.
    pub games: u32,
    /// The seats, in order.
    pub seats: Vec<SeatReport>,
    /// Games that nobody won.
    pub draws: Share,
    /// How long they took.
    pub length: Length,
    /// What was lost, if it was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub losses: Option<Losses>,
    /// The moments that the game is watched for, in its order, if it was written down and the game names any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub moments: Option<Vec<Moment>>,
    /// Which rules happened, if it was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rules: Option<RulesSeen>,
}

/// What was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabSetting"))]
pub struct Setting {
    /// The game's id.
    pub game: String,
    /// Its title.
    pub title: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its data.
    pub data: String,
    /// The fingerprint of what the computer plays by.
    pub doctrine: String,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// Who played, by seat: `random`, a level, or a number of imagined decisions.
    pub players: Vec<String>,
    /// How many games were asked for.
    pub games: u32,
    /// The seed of the first; each game has the next one.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub first_seed: u64,
    /// Losses and rules were written down.
    pub everything: bool,
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabSeat"))]
pub struct SeatReport {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Who played it.
    pub player: String,
    /// Games that it won.
    pub wins: Share,
    /// Its points.
    pub points: Mean,
    /// How often it had how many points, from the fewest on.
    pub points_seen: Vec<Bar>,
    /// Its points less those of the best of the others.
    pub lead: Mean,
    /// How often it led by how much, from the least on.
    pub leads_seen: Vec<Bar>,
}

/// A value, and in how many games it came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabBar"))]
pub struct Bar {
    /// The value.
    pub value: i32,
    /// The games.
    pub games: u32,
}

/// How long games took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabLength"))]
pub struct Length {
    /// In game-turns.
    pub rounds: Mean,
    /// How often a game ended in which game-turn.
    pub last_rounds: Vec<Bar>,
    /// In decisions.
    pub decisions: Mean,
}

/// What was lost: units, or steps or figures of them where units have several.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabLosses"))]
pub struct Losses {
    /// The sides, in order.
    pub sides: Vec<LosingSide>,
    /// Every unit of the game.
    pub units: Vec<UnitLosses>,
    /// Every game-turn in which something was lost.
    pub turns: Vec<TurnLosses>,
    /// Every hex in which something was lost.
    pub hexes: Vec<HexLosses>,
    /// Losses of units that stood nowhere on the map.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub off_map: u64,
    /// What took them, the most deadly first. Empty if the game does not tell.
    #[serde(default)]
    pub causes: Vec<CauseLosses>,
}

/// What one cause took: fire, melee, the winter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabCause"))]
pub struct CauseLosses {
    /// Its name.
    pub cause: Text,
    /// What each side lost to it in a game.
    pub sides: Vec<Mean>,
    /// Every game-turn in which it took something.
    pub turns: Vec<CauseTurn>,
}

/// What one cause took in a game-turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabCauseTurn"))]
pub struct CauseTurn {
    /// Its number.
    pub turn: u32,
    /// What each side lost to it in a game, on average over all games.
    pub sides: Vec<f64>,
}

/// A moment that a game is watched for: how often it came, and when.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabMoment"))]
pub struct Moment {
    /// What it is.
    pub moment: Text,
    /// The games in which it came.
    pub games: Share,
    /// How often it came in a game.
    pub times: Mean,
    /// The game-turn in which it came first, of the games in which it came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub first: Option<Spread>,
    /// How often it came first in which game-turn.
    pub first_turns: Vec<Bar>,
}

/// A side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabSide"))]
pub struct LosingSide {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it lost in a game.
    pub losses: Mean,
}

/// A unit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabUnit"))]
pub struct UnitLosses {
    /// Its roster id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Its side, as an index of the sides.
    pub side: u32,
    /// The games in which it lost something.
    pub games: Share,
    /// What it lost in a game, on average: more than 1 only if it has steps, or can come back.
    pub mean: f64,
}

/// A game-turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabTurn"))]
pub struct TurnLosses {
    /// Its number.
    pub turn: u32,
    /// What each side lost in it, by all games: one that ended before has lost nothing.
    pub sides: Vec<Mean>,
}

/// A hex.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabHex"))]
pub struct HexLosses {
    /// Its name.
    pub hex: String,
    /// What each side lost there in all games.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub sides: Vec<u64>,
    /// What was lost there in a game, on average.
    pub mean: f64,
}

/// Which rules happened: cases that an event of a game named. A case that forbids something never does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabRules"))]
pub struct RulesSeen {
    /// The game's books.
    pub books: Vec<BookUse>,
    /// Every case of them that can be tested, in the order of the books, happened or not.
    pub cases: Vec<CaseUse>,
}

/// A rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabBook"))]
pub struct BookUse {
    /// Its short name.
    pub book: String,
    /// Its cases that can be tested.
    pub cases: u32,
    /// Those of them that happened.
    pub happened: u32,
}

/// A case of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LabCase"))]
pub struct CaseUse {
    /// Book and number.
    pub case: String,
    /// What it is about.
    pub kind: String,
    /// The ledger's sentence.
    pub rule: String,
    /// In so many games.
    pub games: u32,
    /// So many times.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub times: u64,
}

impl Setting {
    /// What an experiment plays.
    pub fn of(experiment: &Experiment) -> Self {
        let (title, identity) = (&experiment.title, experiment.title.identity());
        let value = |spec| title.options().value(spec).to_owned();
        Self {
            game: identity.id.to_owned(),
            title: identity.title.clone(),
            rules: identity.rules,
            data: identity.data.clone(),
            doctrine: title.doctrine(),
            options: identity.options.iter().map(|spec| (spec.id.to_owned(), value(spec))).collect(),
            players: experiment.players.iter().map(ToString::to_string).collect(),
            games: whole(experiment.games),
            first_seed: experiment.first_seed,
            everything: experiment.scrutiny == Scrutiny::Everything,
        }
    }
}

impl Setting {
    /// What a place on the map of the game is called. A report may be older than the list of games.
    pub fn place_words(&self) -> PlaceWords {
        let unknown = PlaceWords { one: "place", many: "places" };
        games::spec(&self.game).map_or(unknown, |spec| spec.board.place_words())
    }
}

has_texts!(Report: seats, losses, moments);
has_texts!(SeatReport: name);
has_texts!(Losses: sides, units, causes);
has_texts!(LosingSide: name);
has_texts!(UnitLosses: name);
has_texts!(CauseLosses: cause);
has_texts!(Moment: moment);

impl Report {
    /// The rules of the game in a language, where the ledgers of these data are translated.
    pub fn translate_rules(&mut self, language: Language, data: &DataSet) {
        if let Some(rules) = &mut self.rules {
            rules::translate(rules, language, data);
        }
    }

    /// The seeds of the first and of the last game that is counted.
    pub fn seeds(&self) -> [u64; 2] {
        let first = self.setting.first_seed;
        [first, first + u64::from(self.games.max(1)) - 1]
    }

    /// What the counts of an experiment tell so far.
    pub fn new(experiment: &Experiment, tally: &Tally) -> Self {
        let setting = Setting::of(experiment);
        let (identity, everything) = (experiment.title.identity(), setting.everything);
        let book = experiment.title.phrasebook();
        let seats = identity.seats.iter().zip(&tally.seats).zip(&setting.players);
        let seats = seats.map(|((seat, counts), player)| SeatReport {
            id: seat.id.to_owned(),
            name: SeatInWords::of(seat, book).name,
            player: player.clone(),
            wins: Share::new(counts.wins, tally.games),
            points: counts.points.mean(),
            points_seen: bars(&counts.points_seen),
            lead: counts.leads.mean(),
            leads_seen: bars(&counts.leads_seen),
        });
        Self {
            games: whole(tally.games),
            seats: seats.collect(),
            draws: Share::new(tally.draws, tally.games),
            length: Length {
                rounds: tally.rounds.mean(),
                last_rounds: bars(&tally.last_rounds),
                decisions: tally.decisions.mean(),
            },
            losses: everything.then(|| losses(experiment, tally)),
            moments: everything.then(|| moments(experiment, tally)).filter(|moments| !moments.is_empty()),
            rules: everything.then(|| rules::rules_seen(identity.id, &experiment.data, tally)),
            setting,
        }
    }
}

fn bars<K: Copy + TryInto<i32>>(counts: &Counts<K>) -> Vec<Bar> {
    let bar = |(value, games): (&K, &u64)| Bar {
        value: (*value).try_into().unwrap_or(i32::MAX),
        games: whole(*games),
    };
    counts.iter().map(bar).collect()
}

fn moments(experiment: &Experiment, tally: &Tally) -> Vec<Moment> {
    let book = experiment.title.phrasebook();
    let moment = |name: &'static str| {
        let MomentTally { times, first } = tally.moments.get(name).cloned().unwrap_or_default();
        Moment {
            moment: Text::message(book, name, []),
            games: Share::new(times.count(), tally.games),
            times: times.with_zeros(tally.games).mean(),
            first: Spread::of(&first),
            first_turns: bars(&first),
        }
    };
    experiment.title.moments().into_iter().map(moment).collect()
}

/// Losses by cause, the most deadly first.
fn causes(tally: &Tally, book: &'static Phrasebook) -> Vec<CauseLosses> {
    let all = |tally: &CauseTally| tally.sides.iter().map(Sums::sum).sum::<i128>();
    let mut known: Vec<_> = tally.causes.iter().collect();
    known.sort_by_key(|(_, cause)| std::cmp::Reverse(all(cause)));
    let each = |count: &u64| *count as f64 / tally.games.max(1) as f64;
    let losses = |(cause, known): (&String, &CauseTally)| CauseLosses {
        cause: Text::message(book, cause.clone(), []),
        sides: known.sides.iter().map(|sums| sums.with_zeros(tally.games).mean()).collect(),
        turns: known
            .turns
            .iter()
            .map(|(turn, sides)| CauseTurn { turn: *turn, sides: sides.iter().map(each).collect() })
            .collect(),
    };
    known.into_iter().map(losses).collect()
}

fn losses(experiment: &Experiment, tally: &Tally) -> Losses {
    let games = tally.games;
    let each = |count: u64| if games == 0 { 0.0 } else { count as f64 / games as f64 };
    let book = experiment.title.phrasebook();
    let name_of = |side: &str| Text::message(book, format!("side-{side}.title"), []);
    let sides = tally.sides.iter().zip(&tally.losses);
    let units = experiment.title.counters().into_iter().filter_map(|counter| {
        let unit = counter.front;
        let side = tally.side_of(&unit.id)?;
        let happened = tally.units.get(&unit.id).copied().unwrap_or_default();
        Some(UnitLosses {
            id: unit.id,
            name: unit.name,
            side: whole(side as u64),
            games: Share::new(happened.games, games),
            mean: each(happened.times),
        })
    });
    let turns = tally.turns.iter().map(|(turn, sides)| TurnLosses {
        turn: *turn,
        sides: sides.iter().map(|sums| sums.with_zeros(games).mean()).collect(),
    });
    let hexes = tally.hexes.iter().map(|(hex, sides)| HexLosses {
        hex: hex.clone(),
        sides: sides.clone(),
        mean: each(sides.iter().sum()),
    });
    Losses {
        sides: sides
            .map(|(side, losses)| LosingSide { id: side.clone(), name: name_of(side), losses: losses.mean() })
            .collect(),
        units: units.collect(),
        turns: turns.collect(),
        hexes: hexes.collect(),
        off_map: tally.off_map,
        causes: causes(tally, book),
    }
}

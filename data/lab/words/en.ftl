### What the lab says about many games, in English.

## Numbers and players

decimal-sign = .
range = { $from } to { $to }
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
player-random = random
# The stronger player first.
step = { $stronger } v { $weaker }

## Columns of tables

column-about = about
column-all = all
column-book = book
column-by-side = by side
column-case = case
column-cases = cases
column-cause = cause
column-difference = difference
column-first = first in turn
column-from-to = from, to
column-game = game
column-games = games
column-goal = goal
column-happened = happened
column-interval = 95 %
column-lead = lead
column-lead-both = lead, both sides
column-lead-first = lead first
column-losses-a-game = losses a game
column-middle-half = middle half
column-nodes = nodes
column-note = note
column-pair-score = score of pairs
column-pairs = pairs
column-pairs-won = pairs won
column-plan-time = a plan
column-player = player
column-points = points
column-rule = rule
column-score = score
column-seat = seat
column-seeds = first seeds
column-share = share
column-share-of-games = share of games
column-side = side
column-speed = games/s
column-step = step
column-then = then
column-times = times
column-times-a-game = times a game
column-turn = turn
column-turns = turns
column-after = after { $turns }
column-unit = unit
column-wins = wins
column-wins-first = wins first
column-with-bid = with a bid

## Kinds of rules

kind-fire = fire
kind-melee = melee
kind-morale = morale
kind-move = move
kind-physical = physical
kind-sequence = sequence
kind-setup = setup
kind-siege = siege
kind-supply = supply
kind-victory = victory
kind-zoc = zoc

## The report as text

report-begun = { $title }: no game is finished
report-of-games = { $games ->
    [one] { $title }: 1 game, seed { $last }
   *[other] { $title }: { $games } games, seeds { $first } to { $last }
}
report-options = options: { $options }
report-draws = draws
report-length = length: { $turns } game-turns ({ $turn_range }), { $decisions } decisions ({ $decision_range })
report-losses = losses a game
report-all = all
report-units = { $side } units most often hit
report-a-game = { $losses } a game
report-in-games = in { $share } of games
report-places = bloodiest { $place ->
    [square] squares
   *[hex] hexes
}, with losses a game: { $places }
report-causes = what takes them, losses a game
report-moments = moments
report-never = never
report-rules = rules
report-cases = { $happened } of { $cases } cases happened
report-single = { $cases } of them in a single game

## Comparison of two settings

change = { $what }: { $before }, then { $after }
change-option = option { $option }
change-player = player { $seat }
change-data = data
change-doctrine = doctrine
compared = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} of games from the same seeds, { $alike } of them ended alike. { $verdict }
verdict-nobody = Nobody plays.
verdict-too-few = { $pairs ->
    [one] 1 pair of games tells nothing: at least 2 are needed.
   *[other] { $pairs } pairs of games tell nothing: at least 2 are needed.
}
verdict-alike = All { $pairs } pairs of games ended alike: no difference could be shown.
verdict-unsure = The { $side } side leads by { $points } points more (±{ $margin }, 95 %): no difference could be shown.
verdict-sure = The { $side } side leads by { $points } points more (±{ $margin }, 95 %): it matters.

## Ladder

ladder-pairs = Two games a pair, from the same seed, each player once on each side; first seed { $seeds }. Intervals are for 95 %, and come from the pairs.
ladder-scores = Score: 1 for a win, one half for a draw. Score of pairs: 1 if the sum of the two leads is above zero, one half if it is zero. Games/s and time a plan (a decision, where no plans are made) are of processor time; they are measured, all else comes from the seed.
ladder-bid = With a bid: whoever leads by more than his side usually does between sergeants has won.
ladder-note = { $game }, { $step }: { $note }
ladder-search = { $nodes } nodes a plan are 0.1 s of processor time, { $how ->
    [measured] as measured before
   *[given] as given
}

## Measurements

measured-steps = Steps of the ladder
measured-in-use = What is in use
measured-not-in-use = What was tried and is not in use
measured-balance = Balance of the games

## Rollout gain and tuning

gain-all-seats = all
gain-about = Points gained over the policy in one turn of a player, after so many turns of players; intervals are for 95 %.
tuned-plan-weights = { $seat }: { $plans } plans for { $phases } phases; correlation { $before } before, { $after } on unseen phases
tuned-evaluation = the evaluation explains { $now } of how games end, { $before } before
tuned-policy = the new policy against the old: { $score } of the games ({ $range }), lead { $lead } a pair

## The report as a page

page-title = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
page-about = { $games ->
    [one] 1 game between computers, seed { $last }.
   *[other] { $games } games between computers, seeds { $first } to { $last }.
} { $players }.
page-seat = { $seat }: { $player }
page-options = Options: { $options }
page-footer = Rules { $rules }, data { $data }, doctrine { $doctrine }. The same seeds and players give the same games on any machine. Intervals are for 95 %: Wilson’s for shares, Student’s for means.

who-wins = Who wins
who-wins-about = Share of games, with intervals for 95 %.
who-wins-label = Share of games won, with intervals
who-wins-bar = { $seat }, { $player }
who-wins-draw = draw
by-how-much = By how much
by-how-much-about = Lead of the { $side } side in points at the end, by games. Left of zero it is behind.
by-how-much-label = How often each lead came
by-how-much-bar = points { $value }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
how-long = How long
how-long-about = Last game-turn, by games. On average { $turns } game-turns and { $decisions } decisions ({ $range }).
how-long-label = How often games ended in which game-turn
how-long-bar = game-turn { $value }: { $games ->
    [one] 1 game
   *[other] { $games } games
}

what-is-lost = What is lost
what-is-lost-key = { $side }: { $losses } a game
what-is-lost-about = Losses a game by game-turn: units, or steps or figures where units have several.
what-is-lost-label = Losses a game by game-turn
what-is-lost-bar = turn { $turn }, { $side }: { $losses }
what-takes-them = What takes them
what-takes-them-about = Losses a game by cause, with intervals for 95 %.
what-takes-them-label = Losses a game by cause
what-takes-them-bar = { $cause }, { $side }: { $losses }
causes-by-turn = Causes by game-turn
units-of-side = { $side } units
units-of-side-some = { $side } units: { $shown } of { $all }
units-label = Losses a game by unit
units-bar = { $unit }: in { $share } of games ({ $interval })
units-all = All units
units-of-games = Of { $games ->
    [one] 1 game.
   *[other] { $games } games.
}

where-it-is-lost = Where it is lost
where-scale = Losses a game by { $place ->
    [square] square
   *[hex] hex
}:
where-about = The worst { $place ->
    [square] squares
   *[hex] hexes
} carry their number; point at a { $place ->
    [square] square
   *[hex] hex
} for more.
where-off-map = { $losses ->
    [one] 1 loss was of a unit
   *[other] { $losses } losses were of units
} that stood in no { $place ->
    [square] square
   *[hex] hex
}.
where-label = Losses by { $place ->
    [square] square
   *[hex] hex
}
where-bar = { $place }: { $losses } a game ({ $sides })
where-side = { $side } { $losses }

moments = Moments
moments-about = First in turn: the median of the games in which it came, the middle half of them, and all.

which-rules = Which rules happened
which-rules-about = A case has happened if an event of a game names it. Cases that forbid something, or only say how something is counted, name no event, so they never stand here as happened.
which-rules-seen = { $cases ->
    [one] 1 case that happened
   *[other] { $cases } cases that happened
}
which-rules-unseen = { $cases ->
    [one] 1 case that no event named
   *[other] { $cases } cases that no event named
}

## Why an experiment cannot be

experiment-players = { $game } has { $seats } seats, but { $players ->
    [one] 1 player was named
   *[other] { $players } players were named
}
experiment-no-games = 0 games tell nothing: at least 1 is needed
experiment-too-many = { $games } games from seed { $seed } on are more than there are seeds, or can be counted

### What the client says, in English. Texts of the games come from the server: data/<game>/words.

## Everywhere

page-title = { $title } – Malakoff
home = Malakoff: start page
go-home = Go to the start page
page-not-found = Page not found
try-again = Try again
close = Close
cancel = Cancel
done = Done
dismiss = Dismiss
ok = OK
ask-name = { $what }?
and-more = and { $count } more
language = Language
theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: automatic
}
theme-change = { $theme ->
    [light] Colours: light. Change.
    [dark] Colours: dark. Change.
   *[auto] Colours: automatic. Change.
}
rule = Rule { $rule }
rules = Rules
map = Map
setting-up = Setting up the map …
loading-games = Loading games …

seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
just-now = just now
seconds = { $count } s
minutes = { $count } min
range = { $from } to { $to }

## Who plays, and how well

level = { $level ->
    [recruit] Recruit
    [sergeant] Sergeant
    [captain] Captain
   *[general] General
}
player-computer = { $level ->
    [recruit] computer, recruit
    [sergeant] computer, sergeant
    [captain] computer, captain
   *[general] computer, general
}
player-level = { $level ->
    [recruit] recruit
    [sergeant] sergeant
    [captain] captain
   *[general] general
}
player-any-computer = computer
player-person = person
who-plays = Player for { $seat }
choose-computer = Computer: { $level }
all-computer = All computer

## Trouble with the server

server-unreachable = The server cannot be reached.
server-status = The server answered with error { $status }.

## Start page

start-over = Board wargames of the
start-title = Crimean War
start-under = by their complete rules, in your browser
start-games = Games
start-no-game = This server has no games.
start-read-rules = Read the rules
start-simulate = Simulate 100 games
start-scenario = Scenario
start-against = Against the computer
start-level = Computer level
start-level-is = { $level }: { $about }.
start-play = Play { $side }
start-custom = Custom game
start-here = Local player
start-elsewhere = Remote player
start-computer = Computer
start-level-of = Level of { $seat }
start-all-here = All local
start-sum-here = { $count } local
start-sum-elsewhere = { $count } remote
start-sum-computer = { $count } computer
start-begin = Begin
start-rule-options = Rule options
start-default = (default)
start-sources = Sources and reconstruction
start-provenance = What is printed, and what we reconstructed

## Start page: what the choice of players comes to

start-you-invite = You get an invite link for { $seats }.
start-you-watch = You watch at the speed you choose, and can take over at any time.
start-you-play = You play { $seats }.
start-all-local = Everyone plays on this screen: take turns, or play all sides.

## Start page: tables and saved games

tables = Your tables
tables-moves = { $count ->
    [one] { $count } move, { $ago }
   *[other] { $count } moves, { $ago }
}
tables-computer = { $level ->
    [recruit] { $seat }: computer, recruit
    [sergeant] { $seat }: computer, sergeant
    [captain] { $seat }: computer, captain
   *[general] { $seat }: computer, general
}
record-open = Open a saved game
record-about = Replay a saved game, or play on from any point.
record-choose = Choose a file
record-opening = Loading …

## Rules

rules-of = Rules of { $game }
rules-about = Every case that the game plays by, one sentence each, in our own words.
rules-loading = Loading rules …
rules-search = Search the rules
rules-search-hint = Search: a word or a number
rules-count = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
rules-not-found = Case { $rule } is not in these books.
rules-none = No case has all of these words.
rules-chapter = Chapter { $number }
rules-other = Other
rules-open-tab = Open in a tab
rules-close = Close the rules

## Lab: what to play

lab = Lab
lab-about = Many games between computers: who wins, by how much, and at what cost.
lab-random = Random
lab-random-about = plays any legal move
lab-games = Number of games
lab-limit = { $player ->
    [captain] At most { $games } games with a captain, who thinks longer.
    [general] At most { $games } games with a general, who thinks longest.
   *[other] At most { $games } games.
}
lab-run = Run
lab-stop = Stop
lab-rules-and-dice = Rules and dice
lab-seed = Seed of the first game
lab-seed-about = Each game uses the next seed. The same seed, players and rules give the same games.

## Lab: progress

lab-progress = Games played
lab-first = { $total ->
    [one] Playing { $total } game …
   *[other] Playing the first of { $total } games …
}
lab-running = { $total ->
    [one] { $done } of { $total } game, { $rate } a minute, about { $left } left
   *[other] { $done } of { $total } games, { $rate } a minute, about { $left } left
}
lab-stopped = { $total ->
    [one] Stopped after { $done } of { $total } game in { $time }.
   *[other] Stopped after { $done } of { $total } games in { $time }.
}
lab-played = { $total ->
    [one] Played { $total } game in { $time }.
   *[other] Played { $total } games in { $time }.
}

## Lab: results

lab-results = { $count ->
    [one] Results of { $count } game.
   *[other] Results of { $count } games.
}
lab-report = Full report with a map of losses
lab-as-table = Show as a table
lab-table-of = Show as a table: { $title }
lab-nothing-yet = Nothing yet.
lab-draw = Draw
lab-column-games = games
lab-column-share = share
lab-column-share-of-games = share of games
lab-column-interval = 95%
lab-column-winner = winner
lab-column-cause = cause
lab-column-unit = unit
lab-column-losses = losses per game
lab-lead = lead
lab-turn = game-turn
lab-mean = { $mean } ± { $margin }

lab-wins = Who wins
lab-wins-player = { $player ->
    [random] { $seat }, random
    [recruit] { $seat }, recruit
    [sergeant] { $seat }, sergeant
    [captain] { $seat }, captain
   *[general] { $seat }, general
}
lab-wins-share = { $name }: { $share } of games
lab-wins-about = Share of games. The line on each bar is the 95% confidence interval: more games make it shorter.

lab-margin = Winning margin
lab-margin-about = Points lead of { $seat } at the end of the game. Average { $mean }; below zero it is behind. Points: { $points }.
lab-margin-points = { $seat } { $points }
lab-length = Game length
lab-length-about = Last game-turn played. Average { $rounds } game-turns and { $moves } moves.
lab-most-often = { $games ->
    [one] Most often { $unit } { $value }: { $games } game. { $caption }
   *[other] Most often { $unit } { $value }: { $games } games. { $caption }
}

lab-turns = Losses by game-turn
lab-turns-label = { $turns ->
    [one] Average losses in { $turns } game-turn, for { $sides }
   *[other] Average losses in each of { $turns } game-turns, for { $sides }
}
lab-turns-about = Average losses in units, or in steps or figures where units have them. In each turn from left to right: { $sides }.
lab-causes = Losses by cause
lab-causes-label = Losses per game by cause, for { $sides }: { $causes }
lab-causes-about = Losses per game by cause. For each cause from top to bottom: { $sides }.
lab-units = Losses: { $side }
lab-units-label = Highest losses per game: { $units }
lab-units-about = { $count ->
    [one] Losses per game of the unit that loses most. The whole side loses { $mean }.
   *[other] Losses per game of the { $count } units that lose most. The whole side loses { $mean }.
}

lab-moments = Key moments
lab-moment = moment
lab-moment-times = times per game
lab-moment-first = first in turn
lab-moment-half = middle half
lab-moment-all = all
lab-moment-never = never
lab-moments-about = First in turn: the median of the games in which it happened, the middle half of them, and all.

lab-rules = Rules in play
lab-rules-about = A case is in play if an event of a game cites it. Cases that forbid something, or only say how to count, cause no event.
lab-rules-seen = { $count ->
    [one] { $count } case came into play
   *[other] { $count } cases came into play
}
lab-rules-unseen = { $count ->
    [one] { $count } case did not come into play
   *[other] { $count } cases did not come into play
}
lab-rules-share = { $times ->
    [one] In { $share } of games, once in all.
   *[other] In { $share } of games, { $times } times in all.
}

## Table: on the way there

table-not-found = Table not found
table-unreachable = Cannot reach the table

## Table: top bar

table-tools = Table
take-back = Take back
take-back-ask = Ask to take back
take-back-what = Take back: { $what }
take-back-nothing = Nothing to take back
share = Share
keys = Keyboard shortcuts

## Table: news

news = Notices
connection-lost = Connection lost, trying again. Your game is safe.
connection-hurry = Try now

## Table: whose turn

turn-yours = Your turn: { $seat }
turn-waiting = Waiting for { $seat }
turn-computer = { $seat } (computer) is moving
turn-computer-paused = { $seat } (computer) is paused
turn-watching = { $seat } to move; you are watching
turn-thinking = { $seat } is thinking
turn-offline = { $seat } is offline
secret-orders = Secret orders: { $seat }
secret-about = Pass the screen to the { $seat } player, and look away until all secret orders are given.
secret-open = I am the { $seat } player

## Table: what to decide

decide = Current decision
game-panel = Game panel
suggest = Suggest a move
selected = Selected
selected-next = Choose the next step
orders = Orders given
orders-count = Orders given: { $count }
order-remove = Remove
order-remove-what = Remove { $order }
stands-choose = Choose stands
stand = Stand { $number }
stand-hold = Hold fire
stand-fire = Fire at { $unit }
stands-fire = { $count ->
    [one] Fire with { $count } stand
   *[other] Fire with { $count } stands
}
waiting-seat = { $what } ({ $seat })
waiting-final = You cannot take this back.

## Table: odds and dice

odds = Odds
odds-counting = Calculating the odds …
odds-failed = The odds could not be calculated.
odds-or-more = or more: { $share }
odds-factors = Factors
odds-roll = Roll
odds-rolling = Rolling …
die = die: { $face }
result = Result
result-close = Close the result

## Table: a suggestion of the computer

advice = Suggestion
advice-close = Close the suggestion
advice-thinking = Thinking …
advice-habit = Routine move, without looking ahead.
advice-level = Expected: both sides level.
advice-ahead = { $points ->
    [one] Expected: { $seat } { $points } point ahead.
   *[other] Expected: { $seat } { $points } points ahead.
}
advice-behind = { $points ->
    [one] Expected: { $seat } { $points } point behind.
   *[other] Expected: { $seat } { $points } points behind.
}
advice-compared = Compared with the second-best move
advice-others = Other moves considered
advice-plan = Planned next moves
advice-play = Play this move
advice-changed = The position has changed. Ask again.
advice-none = No suggestion right now. Ask again.

## Table: why something cannot be done

cannot-past = This is a replay. Return to the present to play.
cannot-offline = The connection is lost; trying again.
cannot-over = The game is over.
cannot-computer = The computer plays { $seat }. You can take over under “Players”.
cannot-watching = You are watching this table. Only players with a seat can move.
cannot-not-yours = Waiting for { $seat }.
cannot-learn = The moves of this unit could not be loaded. Select it again.
this-seat = this seat
other-seat = the other player
changed = The table has changed. Please look again.
why-lost = The connection was lost before the server answered.
why-allowed = That is allowed.
why-nothing = Nothing to do there now. Choose a lit unit.
play-lost = The connection was lost while sending “{ $move }”.
play-not-played = “{ $move }” did not reach the table. Please choose again.
play-played = Connected again. Your move was played.

## Table: taking back

offer = Take-back request
offer-asks = { $seat } asks to take back:
offer-seat = { $seat }:
offer-agree = Agree
offer-decline = Decline
offer-waiting = Waiting for { $seats }.
offer-withdraw = Withdraw the request
take-back-title = Ask to take back?
take-back-about = { $count ->
    [one] Dice have been rolled, or the turn has passed. { $seats } must agree to take back:
   *[other] Dice have been rolled, or the turn has passed. { $seats } must all agree to take back:
}
take-back-send = Ask

## Table: replay

replay = Replay
replay-start = Replay: before the first move
replay-at = Replay: move { $number } of { $last }
replay-return = Return
replay-branch = Play on from here
timeline = Timeline
timeline-start = Go to the start of the game
timeline-back = One move back
timeline-forward = One move forward
timeline-play = Replay move by move
timeline-pause = Pause
timeline-slider = Move
timeline-at = move { $number } of { $last }
timeline-now = the present
timeline-return = Return to the present

## Table: players and the computer's speed

players = Players
players-change = Change players
players-some = { $people } of { $count } seats: people
player-thinking = is thinking
players-person = Person
players-all-people = All people
players-taken-computer = { $level ->
    [recruit] Computer (recruit), set by somebody else.
    [sergeant] Computer (sergeant), set by somebody else.
    [captain] Computer (captain), set by somebody else.
   *[general] Computer (general), set by somebody else.
}
players-taken = Taken by somebody else.
speed-label = Speed of the computer
speed = Speed
speed-pause = Pause
speed-resume = Resume
speed-step = Step
pace = { $pace ->
    [slow] Slow (3 s)
    [calm] Normal (1 s)
    [quick] Fast
   *[at_once] Instant
}

## Table: tabs

tabs = Views
tab-info = Info
tab-log = Log
tab-off-map = Off-map
tab-moves = All moves
tab-available = can be chosen
units-to-place = { $count ->
    [one] { $count } unit to place
   *[other] { $count } units to place
}
moves-none = You have nothing to decide now.
move-cost = { $move }, cost { $cost }
move-stops = { $move } (must stop)
tray = { $side }: { $box }
tray-unit = { $unit }, can be chosen
trays-none = All units are on the map.
track = { $name } { $value } of { $end }

## Table: information

about-hex = About the hex
# Where values come from: "front printed".
provenance-of = { $what } { $how }
about-hex-hint = Point at a hex or a unit for details.
about-unit = About the unit
about-unit-hint = Point at a unit or the ground for details.
about-open-ground = Open ground.
about-ground = Ground at { $place }
about-figures = figures
about-figures-on = { $stands ->
    [one] { $figures } on { $stands } stand
   *[other] { $figures } on { $stands } stands
}
about-at = at
about-place = { $place } in.
overlays = Show on the map
overlay-point = { $subject ->
    [hex] Now point at a hex. Escape cancels.
   *[piece] Now point at a unit. Escape cancels.
}
overlay-not-that = { $subject ->
    [hex] Point at a hex.
   *[piece] Point at a unit.
}
overlay-another = Choose another

## Table: log

log = Log
log-of-game = Game log
log-empty = Nothing has happened yet.
log-replay = Replay from move { $number }

## Table: sharing

share-title = Share and save
share-play = Invite link: { $seat }
share-watch = Spectator link
share-copy = Copy
share-copied = Copied
share-record = Game record
share-download = Download
share-later = You can save it when the game is over.

## Table: the end

over = Game over
over-replay = Replay from the start
over-close = View the map

## Table: keys

keys-hexes = On the map, arrow keys move from hex to hex; Enter or Space selects.
keys-table = On the table, Tab and the arrow keys move from unit to unit; Enter or Space selects. When a selected unit may move, the arrow keys move its ghost by half an inch, with Shift by a tenth; Q and E turn it by one degree, with Shift by five; Enter places it. With a mouse, drag the unit; turn it by its handle or with Shift and the wheel. Q and E also turn a selected unit that has not rolled.
key-text = { $command ->
    [primary] Press the first button: roll, end the phase
    [escape] Cancel, close, return
    [next] Next unit or hex to choose
    [previous] Previous one
    [take-back] Take back
    [advice] Suggest a move
    [players] Players: people or the computer
    [halt] Pause or resume the computer
    [step] One move of a paused computer
    [log] Log
    [choices] All moves as a list
    [rules] Rules
    [step-back] Replay: one move back
    [step-forward] Replay: one move forward
    [zoom-in] Zoom in
    [zoom-out] Zoom out
    [fit] Whole map
   *[help] This list
}

## Board: zoom

zoom = Zoom
zoom-in = Zoom in
zoom-in-key = Zoom in (+)
zoom-out = Zoom out
zoom-out-key = Zoom out (-)
zoom-fit = Whole map
zoom-fit-key = Whole map (0)

## Board: for screen readers

board-hexes = hex map
board-hexes-help = Arrow keys move from hex to hex, Home to the first lit one. Enter selects, Escape cancels. Plus, minus and zero zoom; Shift with an arrow key moves the map.
board-edge = Edge of the map
board-table = Table
board-table-sort = table without hexes
board-table-help = Tab and the arrow keys move from unit to unit, Home to the first lit one. Enter selects, Escape cancels. With a unit selected, the arrow keys move its ghost by half an inch, with Shift by a tenth; Q and E turn it. Plus, minus and zero zoom.
board-no-unit = No unit that way
hex = hex { $hex }
hex-itself = Hex { $hex } itself
hex-word = hex
hex-is = { $hex }: { $text }
marker-in = { $marker } in { $hex }
lit = Lit: { $what }
lit-not = Not lit
lit-plain = can be chosen
lit-costs = costs { $cost }
lit-stops = must stop there
lit-rolls = rolls dice
unit-lit = { $unit }, lit
unit-kind = { $nation } { $arm }
unit-disrupted = disrupted
unit-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
units-in-stack = { $count ->
    [one] { $count } unit
   *[other] { $count } units, from the top
}
fan-place = { $number } of { $count }

## Board: on a table without hexes

compass = { $point ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
compass-degrees = { $compass } ({ $degrees }°)
place = { $x }, { $y }
at-place = at { $place }
stance = { $formation }, facing { $compass }, at { $place }
stance-leader = leader, at { $place }
facing = { $formation }, facing { $compass }
pose = { $move }, at { $place }
pose-facing = { $move }, at { $place }, facing { $compass }
sketch = Move of { $unit }
sketch-measure = { $used } of { $allowed } in.
sketch-first = First choose how it is to move.
sketch-place = Place here
sketch-key-enter = Enter
sketch-key-escape = Esc
sketch-keys = Turn with Q, E or the handle; move with the arrow keys, finely with Shift.
sketch-stands = Would stand { $stance }
sketch-inches = { $used } of { $allowed } inches
sketch-can = Enter places it, Escape cancels
sketch-cannot = It cannot be placed there
move-to = { $unit } to { $place }
move-by = { $unit }: { $inches } in. to { $place }

### What Skirmish says, in English.

## Names

side-amber = Amber
side-slate = Slate

## Prompts and headings

prompt-turn = Move your units, fire or charge, then end the turn.
heading = Turn { $turn } of { $turns }: { $side }
heading-over = Turn { $turn } of { $turns }: the game is over

## Choices

choice-move = Move { $unit } to { $to }
choice-fire = { $unit } fires at { $target }
choice-charge = { $unit } charges { $target }
choice-done = End the turn

## Events

moves = { $unit } moves to { $to }
hits = { $unit } hits { $target }{ $rolled }
misses = { $unit } misses { $target }{ $rolled }
charge-won = { $unit } charges { $target } and breaks in{ $rolled }
charge-stalled = { $unit } charges { $target }; neither gives way{ $rolled }
charge-failed = { $unit } charges { $target } and is thrown back{ $rolled }
loses-a-step = { $unit } loses a step
is-eliminated = { $unit } is eliminated
advances = { $unit } advances into { $to }
hill-taken = { $side-is ->
    [you] You take Crow Hill
   *[other] { $side } takes Crow Hill
}
turn-begins = Turn { $turn }: { $side-is ->
    [you] your move
   *[other] { $side } to move
}
game-is-over = The game is over

## Verdicts

verdict-alone = { $side-is ->
    [you] You win: no enemy is left.
   *[other] { $side } wins: no enemy is left.
}
verdict-hill = { $side-is ->
    [you] You hold Crow Hill and win.
   *[other] { $side } holds Crow Hill and wins.
}
verdict-draw = A draw: nobody has held Crow Hill.

## Odds

factor-hits-from = Hits on this die or more
factor-wins-from = Breaks in on this total or more
factor-fails-to = Thrown back on this total or less
factor-riders = Riders
factor-sum = Added to the die

## On the map and beside it

badge-acted = acted
track-turn = Turn
track-points = Points: { $side }
marker-holder = { $side-is ->
    [you] You hold the hill
   *[other] { $side } holds the hill
}
survey-reach-found = { $unit } can reach { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}; it must stop in the dark ones.
describe-steps = { $unit }: { $steps } of { $all } steps
describe-move = { $unit } can move here for { $cost }

## The ground, and off the map

ground-copse = copse
ground-clear = clear
ground-slope-up = slope up
ground-lane = lane
box-out = Out of the game

## Refusals

is-not-next-to = { $other } is not next to { $unit }.
cannot-charge-into-copse = { $unit } cannot charge into the copse in { $hex }.
there-is-no-such-target = There is no such target on the map.
is-on-same-side = { $other } is on the same side.
has-no-firearms = { $unit } has no firearms.
is-out-of-range = { $other } is out of range.
there-is-no-such-unit = There is no such unit on the map.
it-is-not-turn = It is not { $unit }’s turn.
has-acted-in-this-turn = { $unit } has already acted this turn.
stands-in = { $other } is in { $hex }.
cannot-enter-copse = { $unit } cannot enter the copse in { $hex }.
cannot-reach = { $unit } cannot reach { $hex }.
has-nowhere-to-go = { $unit } has nowhere to go and nothing to attack.

## What the map can show

survey-reach = Reach of a unit

## What the computer weighs

feature-standing = steps near the hill

## On the start page: skirmish

about-skirmish = Two small forces meet at Crow Hill. Ten turns of fusiliers and riders, a quarter of an hour: whoever stood on the hill last has won. Made up as an example for those who write games.
sources-skirmish = Everything is made up: no printed game, no battle.

## Positions

refused-game-is-over = The game is over.
fault-no-such-turn = There is no turn { $turn }.
fault-side-is-gone = A side is gone, but the game goes on.
fault-off-map = { $unit } is in { $hex }, off the map.
fault-two-units = Two units are in { $hex }.
fault-steps = { $unit } cannot have { $steps } steps.
fault-in-copse = { $unit } is in the copse in { $hex }.
fault-acted = { $unit } has acted, but it is not its side’s turn.
fault-holder = { $unit } is on the hill, but the other side holds it.

## What stands on counters

arm-fusilier = fusiliers
arm-rider = riders
nation-amber = Amber
nation-slate = Slate
value-march = march
value-steps = steps

## In reports of many games: what took losses, and moments

loss-fire = fire
loss-charge = charge

## Maps

map-crow_hill = Crow Hill
map-crow_hill-subtitle = A skirmish that never was
map-crow_hill-note = Made up as an example.

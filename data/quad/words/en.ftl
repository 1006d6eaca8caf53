### What Balaclava and Alma say, in English.

## Names

side-russian = Russian
side-allied = Allied

phase-movement = Movement Phase
phase-defensive-fire = Defensive Fire Phase
phase-evasion = Cavalry Withdrawal
phase-offensive-fire = Offensive Fire Phase
phase-melee = Melee Phase
phase-rally = Rally Phase

## Prompts and headings

heading = Game-Turn { $turn } of { $turns } ({ $clock }): { $side-is ->
    [you] your
   *[other] { $side }
} Player-Turn, { $phase }
heading-over = The battle is over

prompt-order = Place { $unit } on top of its stack or at the bottom.
prompt-displace = Choose a hex for { $unit }, which is displaced.
prompt-retreat = { $units } must retreat: choose { $units-count ->
    [one] the next hex
   *[other] a unit and its next hex
}.
prompt-opening = You may advance one unit into { $hex } at once.
prompt-advance = You may advance your attackers along the path of retreat.
prompt-declare-melee = Choose attackers against { $hexes } or add hexes to attack, then roll.
prompt-declare-fire = Choose units to fire at { $hexes }, then roll.
prompt-due-roll = { $what }.
prompt-crowd = { $unit } and { $other } cannot stay together in { $hex }: move one of them on.
prompt-movement = Move your units, bring in reinforcements, or end the phase.
prompt-fire = Choose a hex to fire at, or end the phase.
prompt-fire-or-step-back = Choose a hex to fire at, step back threatened guns, or end the phase.
prompt-evasion = Withdraw threatened cavalry one hex, or end the phase.
prompt-melee = Choose a hex to attack.
prompt-rally = Choose a disrupted unit to rally, or end the phase.

## Choices

choice-move = Move { $unit } to { $hex }
choice-enter = Bring in { $unit } at { $at }
choice-enter-and-move = Bring in { $unit } at { $at } and move it to { $hex }
# The unit that is in the way leaves the hex afterwards.
choice-and-move-on = { $choice }; { $unit } must then move on
choice-leave = Move { $unit } off the map
choice-raise = Put { $unit } on top of its stack
choice-spike = Spike the gun { $unit }
choice-attack = Attack { $hex }
choice-fire = Fire at { $hex }
choice-join-attack = Attack with { $unit }
choice-join-fire = Fire with { $unit }
choice-roll = Roll the die
choice-retreat = Retreat { $unit } to { $hex }
choice-displace = Displace { $unit } to { $hex }
choice-on-top = Place on top
choice-below = Place at the bottom
choice-withdraw = Withdraw { $unit } to { $hex }
choice-advance = Advance { $unit } to { $hex }
choice-rally = Rally { $unit }
choice-end-advance = End advance
choice-end-phase = End { $phase }

## Events: the sequence of play

phase-begins = Game-Turn { $turn }, { $side-is ->
    [you] your
   *[other] { $side }
} Player-Turn: { $phase }.
phase-of-side = { $side-is ->
    [you] your
   *[other] { $side }
} { $phase }
phase-is-over = { $side-is ->
    [you] Your
   *[other] { $side }
} { $phase } ends: nothing is left to do.
phase-is-skipped = { $side-is ->
    [you] Your
   *[other] { $side }
} { $phase } skipped: { $why }.
phases-are-skipped = Skipped: { $phases }.
skipped-phase = { $side-is ->
    [you] your
   *[other] { $side }
} { $phase } ({ $why }, { $case })

# Why a phase is skipped: half a sentence.
why-no-hex-to-withdraw-to = threatened cavalry has no hex to withdraw to
why-no-cavalry-threatened = no cavalry is threatened by infantry or artillery
why-no-attacker = no unit that can attack is adjacent to an enemy
why-nobody-disrupted = no unit is disrupted
why-nobody-may-rally = no disrupted unit may try to rally
why-no-enemy-on-map = no enemy is on the map
why-nobody-ready-to-fire = no unit is ready to fire
why-no-enemy-in-sight = no enemy in range is in sight
why-no-enemy-in-range = no enemy is in range

## Events: movement

moves = { $unit } moves { $via-count ->
    [0] to { $hex }
   *[other] via { $via } to { $hex }
} ({ $points } MP).
enters = { $unit } enters at { $hex } ({ $points } MP).
leaves = { $unit } leaves the map.
goes-on-top = { $unit } goes to the top of its stack.
goes-below = { $unit } goes to the bottom of its stack.

## Events: combat

# Dice behind an event, where a modifier is added to the die.
rolled-with-modifier = {" "}(rolled { $die }, modifier { $modifier })
fires = { $units } { $units-count ->
    [one] fires
   *[other] fire
} at { $hex } with strength { $strength }{ $rolled }.
is-hit = { $unit } is hit: result { $result } against morale { $morale } (column { $column }).
stands = { $unit } stands: result { $result } against morale { $morale } (column { $column }).
fights = { $units } { $units-count ->
    [one] attacks
   *[other] attack
} { $defenders } at { $odds } ({ $attack } to { $defence }), column { $column }: { $result }, { $meaning }.
fights-with-die = { $units } { $units-count ->
    [one] attacks
   *[other] attack
} { $defenders } at { $odds } ({ $attack } to { $defence }), column { $column }, line { $line } (rolled { $die }): { $result }, { $meaning }.

# What a result of the Melee Table means, as half a sentence.
melee-side-attackers = the attackers
melee-side-defenders = the defenders
melee-eliminated = { $whom } are eliminated
melee-retreat = { $whom } retreat 1 hex
melee-disrupted = { $whom } are disrupted and retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
melee-disrupted-star = { $whom } are disrupted and retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}; cavalry and units already disrupted are eliminated

is-now-disrupted = { $unit } is disrupted.
is-eliminated = { $unit } is eliminated.
retreats = { $unit } retreats { $via-count ->
    [0] to { $hex }
   *[other] via { $via } to { $hex }
}.
is-displaced = { $unit } is displaced from { $from } to { $hex }.
withdraws = { $unit } withdraws from { $from } to { $hex }.
advances = { $unit } advances from { $from } to { $hex }.
rallies = { $unit } rallies.
stays-disrupted = { $unit } stays disrupted.
# The modifier is left out if it is 0; signed is written with its sign.
rallies-with-die = { $unit } rallies (rolled { $die }{ $modifier ->
    [0] {""}
   *[other] , modifier { $signed }
}, morale { $morale }).
stays-disrupted-with-die = { $unit } stays disrupted (rolled { $die }{ $modifier ->
    [0] {""}
   *[other] , modifier { $signed }
}, morale { $morale }).
# What an exclusive rule rolled for, and the die.
rolled-for = { $what }{ $rolled }.

## What follows from a roll

fate-eliminated = { $units } { $units-count ->
    [one] is
   *[other] are
} eliminated.
fate-disrupted = { $units } { $units-count ->
    [one] is
   *[other] are
} disrupted.
fate-retreats = { $units } { $units-count ->
    [one] retreats
   *[other] retreat
} { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.
fate-disrupted-and-retreats = { $units } { $units-count ->
    [one] is disrupted and retreats
   *[other] are disrupted and retreat
} { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.
no-effect = No effect on { $units }.
neither-side-gives-way = Neither side gives way.
may-enter = { $unit } may enter { $hex }.
one-attacker-may-enter = One of the attackers may enter { $hex }.
may-advance = { $unit } may advance.
attackers-may-advance = The attackers may advance.

## Odds

factor-fires = { $unit } fires with strength { $strength } at range { $range }
factor-total-fire = Total fire strength { $strength }
factor-shift-town = { $unit } is in a town
factor-shift-redoubt = All fire at { $unit } crosses a redoubt wall
factor-shift-cavalry = { $unit } is cavalry
factor-shift-disrupted = { $unit } is disrupted
factor-shift-silenced = { $unit } cannot fire back
factor-fire-column = { $unit }: column { $column }, morale { $morale }
factor-attacks = { $unit } attacks with { $strength }
factor-defends = { $unit } defends with { $strength }
factor-disrupted-cavalry = { $unit } is disrupted cavalry and is eliminated after the melee
factor-cavalry = { $unit } is cavalry and is disrupted after the melee
factor-odds = { $attack } to { $defence }: odds { $odds }
factor-terrain = Defender’s best terrain: { $terrain }
factor-melee-column = Column { $column }
factor-attack-morale = Attackers’ best morale { $morale }: line = die{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
}
factor-rally = { $unit } rallies on { $morale } or less
factor-rally-enemy = Adjacent to an undisrupted enemy
factor-rally-friend = Adjacent to an undisrupted friend
factor-rally-redoubt = In a redoubt

melee-terrain-town = town, redoubt or vineyard
melee-terrain-river = river or steep slope
melee-terrain-woods = woods, gentle slope or stream
melee-terrain-clear = clear ground
melee-terrain-swamp = swamp
melee-terrain-none = none

## On the map and beside it

badge-moved = moved
badge-fired = fired
badge-must-attack = must attack
badge-must-be-attacked = must be attacked
track-turn = Game-Turn
track-points = { $side } points
marker-target = Target
box-waiting = Waiting to enter
box-eliminated = Eliminated
box-left = Left the map
box-captured = Captured
box-spiked = Spiked
box-absent = Not in play

survey-sight-found = { $hexes ->
    [one] 1 hex is
   *[other] { $hexes } hexes are
} in sight of { $hex }, out to the longest range of { $range } hexes.
survey-fire-found = { $unit } can hit { $hexes ->
    [one] 1 hex; the number is
   *[other] { $hexes } hexes; the numbers are
} its strength there.
survey-reach-found = With its full movement allowance { $unit } can reach { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}; it must stop in the dark ones.
describe-zone = { $side-is ->
    [you] Your
   *[other] { $side }
} zone of control: { $units }
describe-move = { $unit } can move here for { $points } MP
describe-fire = { $unit } can fire here with strength { $strength }

## The ground

ground-clear = clear
ground-sea = sea
ground-burning = burning town
ground-town = town
ground-woods = woods
ground-vineyard = vineyard
ground-swamp = swamp
ground-aqueduct = aqueduct
ground-aqueduct-bridge = bridge over the aqueduct
ground-level = level { $level }
ground-major-road = major road
ground-minor-road = minor road
ground-cliff = cliff
ground-ridge = ridge
ground-steep-ridge = steep ridge
ground-river = river
ground-stream = stream
ground-bridge = bridge
ground-ford = ford
ground-redoubt-wall = redoubt wall
ground-gentle-up = gentle slope up
ground-gentle-down = gentle slope down
ground-steep-up = steep slope up
ground-steep-down = steep slope down

# What blocks a line of sight.
obstacle-ridge = a ridge
obstacle-town = a town
obstacle-height = a height, where the line rises and falls again
obstacle-steep-edge = the edge of a steep slope
obstacle-woods-or-town = woods or a town
obstacle-both-sides = woods or towns on both sides of the line

## Faults of a position

fault-no-such-turn = There is no Game-Turn { $turn }.
fault-entry-hexes = Units can enter at { $most } hexes at most.
fault-points = The points follow from the losses: Russian { $russian }, Allied { $allied }.
fault-stack-levels = The levels in the stack of { $hex } have a gap or a duplicate.
fault-unit-off-map-hex = { $unit } is in { $hex }, which is not on the map.
fault-unit-without-place = { $unit } needs a hex or a place off the map.
fault-unit-in-two-places = { $unit } has both a hex and a place off the map.
fault-spent = { $unit } cannot have spent { $spent } movement points.
fault-marks-off-map = { $unit } is off the map but has the marks of a unit on it.
fault-combat-too-long = The combat has too many target hexes or openings, or too long a retreat.
fault-retreat-path = The path of the retreat is empty, too long, or walked past its end.

fault-closed-hex = { $unit } is in { $hex }, which no unit can enter.
fault-no-reinforcement = { $unit } is not a reinforcement and cannot be waiting to enter.
fault-both-sides = Both sides have units in { $hex }.
fault-stack = The units in { $hex } may not stack together.
fault-stack-order = The order of the stack in { $hex } is broken.
fault-mark-disrupted = { $unit } is marked as disrupted, which is impossible here and now.
fault-mark-moved = { $unit } is marked as having moved, which is impossible here and now.
fault-mark-in-woods = { $unit } is marked as having entered woods, which is impossible here and now.
fault-mark-fired = { $unit } is marked as having fired, which is impossible here and now.
fault-mark-targeted = { $unit } is marked as fired at, which is impossible here and now.
fault-mark-tried = { $unit } is marked as having used its one try, which is impossible here and now.
fault-mark-spent-in-melee = { $unit } is marked as spent in melee, which is impossible here and now.
fault-mark-must-attack = { $unit } is marked as having to attack, which is impossible here and now.
fault-mark-must-be-attacked = { $unit } is marked as having to be attacked, which is impossible here and now.
fault-mark-left-to-disrupted = { $unit } is marked as left to disrupted units, which is impossible here and now.
fault-spent-without-moving = { $unit } has spent movement points without moving in this phase.
fault-overspent = { $unit } has spent more than its movement allowance.
fault-in-hand = { $unit } cannot be on the move here and now.
fault-arriving = { $unit } has not just arrived on top of another unit.
fault-too-many-entered = More units have entered than have moved, or some entered off the map.
fault-entered-in-wrong-phase = Units enter only in the Movement Phase.
fault-attacked-off-map = { $hex } is not on the map and cannot have been attacked.
fault-attacked-in-wrong-phase = Hexes are attacked only in fire and melee phases.
fault-over-too-soon = The battle is over only after its last Player-Turn.
fault-no-combat = There is no combat, but parts of one are given.
fault-combat-in-wrong-phase = A combat at this stage cannot be going on in this phase.
fault-retreats-off-map = { $unit } is not on the map and cannot retreat.
fault-both-sides-retreat = Units of both sides cannot retreat from one combat.
fault-nobody-retreats = No unit has to retreat.
fault-no-distance-to-retreat = { $unit } has no hexes to retreat.
fault-artillery-retreats = { $unit } is artillery and never retreats.
fault-nobody-advances = No unit can advance.
fault-targets = A declared combat needs targets, each of them once; fire has one target.
fault-melee-parts = The declared melee names units or hexes that cannot take part.
fault-melee-unfinished = The declared melee cannot be completed.
fault-not-retreating = { $unit } does not have to retreat.
fault-path-elsewhere = The path of { $unit } does not lead through its hex.
fault-displaced = { $unit } cannot be displaced that way.

## Alma

due-roll-preservation = Roll for Russian Preservation
parents-fire-together = Units of several parent units fire together; the die counts at least 1
preservation-impossible = No roll for Preservation: { $lost } Russian infantry { $lost ->
    [one] unit
   *[other] units
} lost, and no die brings that to { $total }.
preservation-triggered = Preservation is triggered: { $lost } Russian infantry { $lost ->
    [one] unit
   *[other] units
} lost, and the die brings that to { $total } or more
preservation-not-yet = No Preservation yet: { $lost } Russian infantry { $lost ->
    [one] unit
   *[other] units
} lost, and the die does not bring that to { $total }
enough-exits = { $units } Russian units have left the map this turn.
too-few-exits = { $units ->
    [0] No Russian unit has left the map this turn.
    [one] Only 1 Russian unit has left the map this turn.
   *[other] Only { $units } Russian units have left the map this turn.
}

factor-infantry-lost = { $lost ->
    [one] 1 Russian infantry unit
   *[other] { $lost } Russian infantry units
} eliminated so far
factor-preservation-total = Triggered if the die brings that to { $total }

points-allied-infantry = { $count ->
    [one] 1 Allied infantry unit
   *[other] { $count } Allied infantry units
} eliminated before Preservation
points-turns-before-preservation = { $count ->
    [one] 1 complete turn
   *[other] { $count } complete turns
} before Preservation
points-turns-without-exits = { $count ->
    [one] 1 turn
   *[other] { $count } turns
} in which too few units left the map
points-russian-infantry = { $count ->
    [one] 1 Russian infantry unit
   *[other] { $count } Russian infantry units
} eliminated
points-early-preservation = Preservation triggered on turn { $turn }
points-turns-with-exits = { $count ->
    [one] 1 turn
   *[other] { $count } turns
} in which Russian units left the map

alma-won = { $side-is ->
    [you] You win
    [russian] The Russians win
   *[other] The Allies win
}: Allied { $allied }, Russian { $russian }.
alma-drawn = A draw: Allied { $allied }, Russian { $russian }.

badge-stepped-back = stepped back
track-russian-infantry-lost = Russian infantry lost
preservation-is-triggered = Preservation triggered on turn { $turn }
preservation-is-not-triggered = Preservation not triggered
describe-south-of-alma = { $depth ->
    [one] 1 hex
   *[other] { $depth } hexes
} south of the Alma

fault-parent-not-bound = The crossing of the Alma does not bind { $parent }.
fault-depth-kept = A depth is kept only in an Allied Movement Phase.
fault-not-artillery = { $unit } is not an artillery unit.
fault-losses-kept = Losses are kept only once Preservation is triggered, and it is not.
fault-parents-bound = Parent units are bound only in the Allied Movement Phase.
fault-roll-in-wrong-phase = The roll for Preservation is due only in the Russian Movement Phase.
fault-roll-not-due = No roll for Preservation is due yet.
fault-guns-stepped-back = Some guns that have stepped back could not have.
fault-left-before-preservation = Units have left the map before Preservation.
fault-booked-before-preservation = Exits or losses are recorded before Preservation.
fault-roll-after-preservation = No roll is due once Preservation is triggered.
fault-turn-of-preservation = Preservation cannot have been triggered on that turn.
fault-turns-of-exits = More turns of exits are recorded than there were.
fault-too-many-losses = More Allied infantry was lost before Preservation than in the whole battle.
fault-too-many-left = More units left before this turn than have left in the whole battle.
fault-depth-in-hand = The moving unit cannot have started that far south.
fault-cannot-have-left = { $unit } cannot have left the map.
fault-cannot-be-taken = { $unit } cannot be captured or spiked in this battle.

## Balaclava

tires-by-marching = { $unit } moved its full allowance and tires: endurance { $left }.
tires-by-disruption = { $unit } was disrupted and tires: endurance { $left }.
tires-by-attacking = { $unit } attacked in melee and tires: endurance { $left }.
gun-is-spiked = The gun { $unit } is spiked.
gun-is-captured = The gun { $unit } is captured.
french-are-called = The Russians threaten the Sapoune Heights: more French battalions may enter.
british-demoralized = The British have lost { $lost } melee points and are demoralized.

points-eliminated = { $unit } eliminated
points-gun-captured = Gun { $unit } captured
points-left-map = { $units } units have left the map at { $hex }
points-east-held = Three eastern redoubts held
points-gun-remains = Gun { $unit } still in play
points-west-held = Three western redoubts last held by the Allies

balaclava-won = { $side-is ->
    [you] You win
    [russian] The Russians win
   *[other] The Allies win
}: Russian { $russian }, Allied { $allied }.
balaclava-drawn = A draw: Russian { $russian }, Allied { $allied }; a lead of { $margin } would win.

badge-endurance = endurance { $left }

fault-endurance = The endurance of { $unit } is at most { $most }, its morale.
fault-does-not-tire = { $unit } is not one of the battalions that tire.
fault-no-redoubt = { $hex } is not a redoubt.
fault-endurance-above-morale = { $unit } has more endurance than morale.
fault-worn-out = { $unit } is worn out and must be disrupted.
fault-gun-not-captured = { $unit } is alone in { $hex }, in a Russian zone of control, and must be captured.
fault-not-demoralized = The British have lost { $lost } points and must be demoralized.
fault-cannot-have-moved = { $unit } cannot be anywhere but where it started.
fault-not-a-redoubt-gun = Only redoubt guns can be captured or spiked, and { $unit } is not one.

## Refusals: advance

defenders-do-not-advance = { $unit } defended; defenders do not advance.
nobody-advances-after-fire = No unit advances after fire.
may-not-advance-now = { $unit } may not advance now.
is-not-on-path-of-retreat = { $hex } is not on a path of retreat.
cannot-stop-overstacked = { $unit } cannot stop in { $hex }: the hex would be overstacked.
cannot-advance = { $unit } cannot advance to { $hex }: it must stop in an enemy-controlled hex before it, or cannot cross into it.

## Refusals: Alma

phasing-guns-do-not-step-back = { $unit } belongs to the phasing player; only the other side’s guns step back.
is-disrupted-and-cannot-step-back = { $unit } is disrupted and cannot step back.
has-fired-and-cannot-step-back = { $unit } has fired this phase and cannot step back.
has-stepped-back-already = { $unit } has already stepped back.
guns-not-threatened = { $unit } is not in an enemy zone of control and cannot step back.
has-stepped-back-and-cannot-fire = { $unit } has stepped back and cannot fire in this Player-Turn.
may-not-enter = { $unit } may not enter { $hex }.
is-too-deep-already = { $unit } is { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} south of the Alma and cannot go farther south, to { $hex }, until the rest of its parent unit has crossed.
bound-by-unit = { $unit } may go only { $n } hexes south of the Alma, not to { $hex }: { $other } of its parent unit was still north of the river when the phase began.
bound-by-guns = { $unit } may go only { $n } hexes south of the Alma, not to { $hex }: the guns of its division, { $other }, were still north of the river when the phase began.
bound-by-parent = { $unit } may go only { $n } hexes south of the Alma, not to { $hex }: part of its parent unit was still north of the river when the phase began.
bound-by-artillery = { $unit } may go only { $n } hexes south of the Alma, not to { $hex }: the guns of its division were still north of the river when the phase began.
french-wait = { $unit } is French and cannot move before Game-Turn { $n }.
division-enters-together = { $unit } must enter this phase too: the whole division enters on the same Game-Turn.
did-not-enter-with-rest = { $unit } did not enter with the rest of its division and stays out of the battle.
only-russian-units-leave-map = Only Russian units may leave the map; { $unit } may not.
may-not-leave-map-before-preservation = { $unit } may not leave the map before Preservation is triggered.

## Refusals: Balaclava

is-worn-out = { $unit } is worn out and can no longer rally.
enters-only-after-russian-unit = { $unit } enters only after a Russian unit has moved west of column 04.
enters-on-game-turn-or-later = { $unit } enters on Game-Turn { $n } or later.
is-no-reinforcement = { $unit } is not a reinforcement.
is-no-redoubt-gun = { $unit } is not a redoubt gun.
guns-are-spiked-in-allied-movement-phase = Guns are spiked only in an Allied Movement Phase.
is-no-longer-in-play = { $unit } is no longer in play.

## Refusals: rules that a battle may change

may-not-enter-now = { $unit } may not enter { $hex } now.
no-guns-are-spiked = { $unit } cannot be spiked: this battle has no guns to spike.

## Refusals: stacking

cannot-stay-together = { $unit } and { $other } cannot stay together in { $hex }: first move one of them on.
is-not-being-displaced = { $unit } is not being displaced now.
cannot-be-displaced-to = { $unit } cannot be displaced to { $hex }.
would-be-three-units = With { $unit } there would be three units in { $hex }.
cannot-share-hex = { $unit } cannot stay in { $hex } with { $other }, which cannot move away now.
stacks-are-reordered-in-movement = Stacks are reordered only in their owner’s Movement Phase.
is-on-top-already = { $unit } is already on top of its stack.
choose-order-first = First place { $unit } on top of its stack or at the bottom.
nobody-has-just-arrived = No unit has just entered a stack.

## Refusals: withdrawal

cavalry-withdraws-after-defensive-fire = Cavalry withdraws only at the end of its own side’s Defensive Fire Phase, in the enemy Player-Turn.
only-cavalry-on-map-withdraws = Only cavalry on the map may withdraw; { $unit } may not.
has-withdrawn-already = { $unit } has already withdrawn.
is-disrupted-and-cannot-withdraw = { $unit } is disrupted and cannot withdraw.
cavalry-not-threatened = { $unit } is not in a zone of control of enemy infantry or artillery.
cannot-withdraw-in-this-phase = { $unit } cannot withdraw in this phase.
cannot-step-back-there = { $unit } must step back one hex as in a retreat, out of every enemy zone of control; { $hex } is no such hex.
withdraws-to-adjacent-hex = { $unit } withdraws one hex, and { $hex } is not adjacent to it.
cannot-withdraw-into-zone = { $unit } cannot withdraw into { $hex }, which the enemy controls.
cannot-withdraw-into-occupied-hex = { $unit } cannot withdraw into { $hex }, which is occupied.
cannot-cross-into = { $unit } cannot cross into { $hex }.

## Refusals: fire

cannot-fire-in-this-phase = { $unit } cannot fire in this phase.
unit-not-on-map = { $unit } is not on the map.
has-fired-already = { $unit } has already fired this phase.
is-disrupted-artillery-and-cannot-fire = { $unit } is disrupted artillery and cannot fire.
has-no-fire-strength = { $unit } has no fire strength.
fires-only-in-defence = { $unit } fires only in the Defensive Fire Phase.
moved-in-this-player-turn = { $unit } has moved this Player-Turn and cannot fire in it.
has-moved-and-is-not-ready = { $unit } has moved and is not ready to fire yet.
is-below-and-cannot-fire = { $unit } is below { $other } in its stack and cannot fire.
fires-only-at-adjacent-hexes = { $unit } fires only at adjacent hexes.
is-out-of-range = { $hex } is { $n } hexes away, out of range of { $unit }.
line-of-sight-is-blocked = { $unit } has no line of sight: it is blocked at { $hex } by { $what }.
cannot-see = { $unit } has no line of sight to { $hex }.
stands-before-redoubt-wall = { $unit } is right in front of a redoubt wall and can hit only the hex behind it, not { $hex }.
hex-not-on-map = { $hex } is not on the map.
no-enemy-in-hex = There is no enemy in { $hex }.
hex-was-fired-at = { $hex } has already been fired at this phase: all fire at a hex is combined.
unit-was-fired-at = { $unit } has already been fired at this phase.
roll-fire-first = First roll for the fire at { $hex }.
nobody-can-fire-at = No unit can fire at { $hex }.
choose-target-first = First choose a hex to fire at.
choose-target-before-unit = First choose the hex to fire at, then { $unit }.
has-no-enemy-to-fire-at = { $unit } has no enemy to fire at.
is-firing-already = { $unit } is already firing.
nobody-fires-yet = First choose a unit to fire.

## Refusals: the sequence of play

there-is-no-such-unit = There is no such unit.
has-not-entered-map = { $unit } has not entered the map.
is-out-of-battle = { $unit } is out of the battle.
retreat-comes-first = A retreat comes first.
advance-is-decided-first = First decide about the advance.
due-roll-first = { $what } first.
battle-is-over = The battle is over.
is-not-yours = { $unit } is not yours.
no-combat-takes-place-in-movement = There is no combat in the Movement Phase.
no-combat-in-this-phase = No combat can be declared in this phase.
nothing-to-follow-up = No unit is retreating, advancing or joining a stack.
roll-declared-combat-first = First roll for the combat you have declared.

## Refusals: melee

has-melee-strength-for-defence-only = { $unit } uses its melee strength only in defence.
cannot-attack-again = { $unit } has already attacked, advanced or been displaced this Melee Phase.
has-no-enemy-to-attack = { $unit } is not adjacent to an enemy it can attack.
choose-defender-before-unit = First choose the hex to attack, then { $unit }.
has-no-hex-to-advance-into = { $unit } has no hex to advance into.
has-no-hex-to-withdraw-to = { $unit } has no hex to withdraw to.
hex-was-attacked = { $hex } has already been attacked this Melee Phase.
nobody-can-attack-hex = No unit can attack { $hex }.
is-being-attacked-already = { $hex } is already being attacked.
attacker-is-not-adjacent = { $unit } is attacking and is not adjacent to { $hex }.
no-attacker-is-adjacent = No unit that may attack is adjacent to { $hex }.
any-attack-would-bar-compulsory-one = Any attack on { $hex } would make a compulsory attack elsewhere impossible.
hex-cannot-join-combat = { $hex } cannot be added to this combat: some unit that would have to fight is not adjacent to all its hexes.
choose-defender-first = First choose a hex to attack.
only-phasing-units-attack = { $unit } cannot attack: only the phasing player’s units on the map can.
is-attacking-already = { $unit } is already attacking.
is-not-adjacent-to = { $unit } is not adjacent to { $hex }.
is-not-adjacent-to-every-hex = { $unit } is not adjacent to every attacked hex.
is-needed-elsewhere = { $unit } is needed elsewhere, against an enemy that must be attacked and would be left over.
nobody-attacks-yet = First choose an attacker.
must-attack-too = { $unit } must attack too: it would have no enemy left to attack.
must-be-attacked-too = { $hex } must be attacked too: no unit would be left to attack it.
combat-would-bar-compulsory-one = This combat would make a compulsory attack impossible.
must-attack = { $unit } is in an enemy zone of control and must attack.
must-be-attacked = The enemy in { $hex } must be attacked.

## Refusals: movement

moves-only-in-own-phase = { $unit } moves only in its own side’s Movement Phase.
must-enter-first = { $unit } has not entered the map: bring it in first.
has-finished-its-move = { $unit } has finished its move.
cannot-move = { $unit } cannot move.
is-disrupted-artillery-and-cannot-move = { $unit } is disrupted artillery and cannot move.
is-already-there = { $unit } is already in { $hex }.
is-held-by = { $other } holds { $hex }.
must-stop-in-zone = { $unit } must stop in { $hex }, which { $other } controls.
cannot-afford-way = { $unit } has { $points } MP left; the way to { $hex } costs more.
cannot-reach = { $unit } cannot reach { $hex }.
cannot-move-from-zone-to-zone = { $unit } is in an enemy zone of control and cannot move straight to { $hex }, which { $other } controls.
cannot-afford-step = The step to { $hex } costs { $points } MP, more than { $unit } has left.
is-sea = { $hex } is sea.
nobody-may-enter = No unit may enter { $hex }.
cliff-bars = A cliff bars { $unit } from { $hex }.
is-disrupted-and-cannot-enter-aqueduct = { $unit } is disrupted and cannot enter the Aqueduct in { $hex }.
enters-aqueduct-only-by-road = { $unit } can enter the Aqueduct in { $hex } only by road or at a bridge.
enters-swamp-only-by-road = { $unit } can enter the swamp in { $hex } only by road.
cannot-cross-redoubt-wall = { $unit } cannot cross the redoubt wall into { $hex }.
must-stop-and-cannot-leave = { $unit } must stop in { $hex }, which the enemy controls, and cannot leave the map this phase.
cannot-reach-and-leave-map = { $unit } cannot reach { $hex } and leave the map this phase.

## Refusals: rally

rallies-only-in-own-phase = { $unit } rallies only in its own side’s Rally Phase.
is-not-disrupted = { $unit } is not disrupted.
has-tried-to-rally-already = { $unit } has already tried to rally this phase.

## Refusals: reinforcements

enters-only-in-own-phase = { $unit } enters only in its own side’s Movement Phase.
is-not-waiting-to-enter = { $unit } is not waiting to enter.
entry-hex-is-closed = No more units can enter at { $hex } this phase.
entry-hex-is-blocked = The entry hex { $hex } is blocked: use another entry hex or, if all are blocked, the nearest open hex of the map edge.
every-entry-is-blocked = Every hex where { $unit } could enter is blocked.
does-not-enter-at = { $unit } does not enter at { $hex }.
is-too-far-back-in-column = { $unit } is too far back in the column at { $hex } to enter this phase.
must-stop-on-entering = { $unit } must stop on entering { $hex }, which the enemy controls.
cannot-reach-after-entering = { $unit } cannot reach { $hex } after entering.

## Refusals: retreat

does-not-have-to-retreat-now = { $unit } does not have to retreat now.
cannot-retreat-to = { $unit } retreats hex by hex; { $hex } is not the next hex of a retreat.
is-controlled-by = { $other } controls { $hex }.
enemy-holds-hex = The enemy holds { $hex }.
must-avoid-friends = { $unit } must avoid the friends in { $hex }: another way is open.
retreat-is-too-short = By way of { $hex } { $unit } would not retreat the required distance, or not as far from the enemy as it can.

## Rule options

option-broken_cavalry_stays = Disrupted cavalry may not withdraw before a melee (the optional case 11.27 of the errata).
option-broken_cavalry_stays-no = Disrupted cavalry may withdraw.
option-broken_cavalry_stays-yes = Disrupted cavalry stays and fights.

option-over_own_slope = Can a steep slope or cliff on a side of the firer's own hex block its line of sight? Case 7.31 says no, case 7.32 makes no exception.
option-over_own_slope-yes = The firer sees over the slopes of its own hex.
option-over_own_slope-no = Steep slopes are judged by distance alone, the firer's own too.

option-second_rifle_unit = The counters have a second unit of the Rifle Brigade, which the list of the set-up seems to have lost.
option-second_rifle_unit-yes = It starts on 2511, ahead of the Light Division.
option-second_rifle_unit-no = It is left out: the set-up as the list prints it.

## What the map can show

survey-zone_russian = Russian zones of control
survey-zone_allied = Allied zones of control
survey-sight = Line of sight from a hex
survey-field_of_fire = Field of fire of a unit
survey-reach = Reach of a unit

## What the computer weighs

feature-lead = points scored
feature-prospect = what time brings
feature-infantry = infantry in order
feature-infantry-shaken = disrupted infantry
feature-cavalry = cavalry in order
feature-cavalry-shaken = disrupted cavalry
feature-guns = batteries in order
feature-guns-shaken = disrupted batteries
feature-ground = ground held
feature-near-russian = Russians near their aims
feature-near-allied = Allies near their aims
feature-press-russian = Russians close to the enemy
feature-press-allied = Allies close to the enemy
feature-exposed-russian = Russians who can be overrun
feature-exposed-allied = Allies who can be overrun
feature-under-fire-russian = Russians under fire
feature-under-fire-allied = Allies under fire
feature-contact-russian = Russians next to the enemy
feature-contact-allied = Allies next to the enemy
feature-penned-russian = Russians without a way back
feature-penned-allied = Allies without a way back
feature-cover = units in good positions
feature-melee-points = points from the melees to come
feature-melee-men = losses in the melees to come
feature-melee-ground = ground to be won in melee

## On the start page: alma

about-alma = 20 September 1854. Menshikov's Russians hold the heights behind the Alma, with the Great Redoubt over the bridge; the British and the French must wade the river, keep their divisions together and storm the slopes. Twelve turns without cavalry: infantry, batteries, vineyards and cliffs, an evening's game. The Allies move first, most of the French from the third turn on.
sources-alma = Rules and set-up follow the printed game of 1978. Its map is not in our sources: ours is redrawn from the printed set-up hexes and from history. Most values of counters are decoded from a damaged picture of the sheet, and the place of the second Rifle unit is ours.

## On the start page: balaclava

about-balaclava = 25 October 1854. Liprandi's Russians come down on the redoubts that guard the British harbour; the Thin Red Line, the Heavy and the Light Brigade stand in their way. Twelve turns of battalions, squadrons and batteries, an evening's game. The Russians move first.
sources-balaclava = Rules, units and set-up follow the printed game of 1978. Its map is not in our sources: ours is redrawn from the printed set-up hexes and from history. Some values of counters and tables are worked out from the rest of the game.

## What stands on counters

arm-artillery = artillery
arm-cavalry = cavalry
arm-horse_artillery = horse artillery
arm-infantry = infantry
nation-british = British
nation-french = French
nation-russian = Russian
nation-turkish = Turkish
value-fire = fire
value-melee = melee
value-morale = morale
value-movement = movement

## In reports of many games: what took losses, and moments

loss-fire = fire
loss-melee = melee
loss-no-retreat = no way to retreat
loss-guns-overrun = guns overrun
loss-cavalry-worn-out = cavalry worn out

## Maps

map-alma = Alma
map-alma-subtitle = The First Battle, 20th September 1854
map-alma-note = Drawn after the rules of the game and accounts of the ground; what the rules do not fix is reconstructed.
map-balaclava = Balaclava
map-balaclava-subtitle = The Charge of the Light Brigade, 25th October 1854
map-balaclava-note = Drawn after the rules of the game and accounts of the ground; what the rules do not fix is reconstructed.

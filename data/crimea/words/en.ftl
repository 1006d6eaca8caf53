### What Crimea says, in English.

## Names

side-russian = Russian
    .people = Russians
side-allied = Allied
    .people = Allies

nation-russian = Russian
nation-british = British
nation-french = French
nation-turkish = Turkish
nation-sardinian = Sardinian
nation-cossack = Cossack

class-infantry = infantry
class-cavalry = cavalry
class-artillery = artillery

star-fort-guns = Star Fort (10 factors)

battle = { $battle ->
    [alma] Battle of the Alma, 20 September 1854
    [balaklava] Battle of Balaklava, 25 October 1854
    [inkerman] Battle of Inkerman, 5 November 1854
    [evpatoria] Battle of Evpatoria, 17 February 1855
    [tchernaya] Battle of the Tchernaya, 16 August 1855
    [malakoff] Assault on Sevastopol, 8 September 1855
   *[valley] Into the Valley of Death, 25 October 1854
}

season = { $turn ->
    [1] late September 1854
    [2] early October 1854
    [3] late October 1854
    [4] early November 1854
    [5] late November 1854
    [6] December 1854
    [7] January 1855
    [8] February 1855
    [9] March 1855
    [10] early April 1855
    [11] late April 1855
    [12] early May 1855
    [13] late May 1855
    [14] early June 1855
    [15] late June 1855
    [16] early July 1855
    [17] late July 1855
    [18] early August 1855
    [19] late August 1855
    [20] early September 1855
    [21] late September 1855
    [22] early October 1855
   *[other] late October 1855
}

## Headings

# "Turn 3 (late October 1854): Russian player turn, strategic movement".
heading = Turn { $turn } ({ $season }): { $side } player turn, { $what }
# "Battle of the Alma, 20 September 1854: Allied attack, action turn 2, attacker’s movement (phase 4 of 11)".
heading-battle = { $battle }: { $side } attack, { $what }
heading-over = The game is over
heading-set-up = Set-up: the Russian army deploys

stage-fortification = building works
stage-winter = winter losses
stage-attrition = losses for lack of supply
stage-isolation = losses of isolated units
stage-arrivals = arrivals and replacements
stage-movement = strategic movement
stage-handover = handing over steps
stage-declaration = announcing siege fire
stage-reserves = marking reserves
stage-release = releasing reserves
stage-action = action turn { $turn }, { $phase } (phase { $number } of 11)

phase-attacker-plot = attacker’s fire orders
phase-defender-plot = defender’s fire orders
phase-fire = simultaneous fire
phase-commitment = commitment of siege fire
phase-disrupted-movement = movement of disrupted defenders
phase-attacker-movement = attacker’s movement
phase-siege-fire = siege fire
phase-repair = repair of works
phase-defender-held-fire = defender’s held fire
phase-attacker-melee = attacker’s melees
phase-defender-movement = defender’s movement
phase-attacker-held-fire = attacker’s held fire
phase-defender-melee = defender’s melees

## Prompts

prompt-set-up = Set up your units south of the Alma, sailors and naval guns in Sevastopol. Or place the rest in their usual hexes.
prompt-build = Build works: choose a hex to raise its work by one level. { $points ->
    [one] 1 fort point
   *[other] { $points } fort points
} left; unused points are lost.
prompt-arrivals = Bring in new units and assign replacement steps. Whatever you leave waits for the next turn.
prompt-march = March your units one by one. A unit must stop next to the enemy, which leads to an action segment.
prompt-handover = Hand steps from reserve or naval regiments to regiments in the same hex.
prompt-declaration = No unit has come next to the enemy. Announce siege fire to open an action segment, or decline.
prompt-reserves = Mark reserves: units not next to the enemy, which can march on later in this segment.
prompt-release = Release reserves, a division or its equivalent at a time, and march with them. Or keep them in reserve.
prompt-settling = Losses are being settled.
prompt-plot = Give fire orders in secret: choose a unit, then an enemy hex next to it. Units without orders hold their fire.
prompt-commitment = Commit siege guns and mortars against works within two hexes. { $issues ->
    [1] This uses your last issue of ammunition.
   *[other] This uses 1 of your { $issues } issues of ammunition.
}
prompt-disrupted-movement = Move your disrupted units one hex each. A checked or locked unit may disrupt itself to leave.
prompt-attacker-movement = Move your units one hex each; enter an enemy hex to fight there. Cavalry may charge. A checked or locked unit may disrupt itself to leave.
prompt-defender-movement = Move your undisrupted units one hex each; enter an enemy hex to fight there. Cavalry may charge.
prompt-repair = Choose works to repair: { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} left.
prompt-held-fire = Fire with units that held their fire, at enemies who entered their hex or charged past.
prompt-melee = Choose the next melee.
prompt-melee-or-none = Choose the next melee, or end the phase. Where you sent nobody in, you need not fight.
prompt-refusal = Melee { $place }: your mounted units may refuse and retreat.
prompt-attackers = Melee { $place }: choose who attacks. More units are there than can fight.
prompt-defenders = Melee { $place }: choose who defends. More units are there than can fight.
prompt-melee-settled = The melee { $place } is being settled.
prompt-fire = The fire takes effect.
prompt-losses = { $steps ->
    [1] Choose a unit { $place } to lose a step { $cause }.
   *[other] Choose a unit { $place } to lose a step { $cause } ({ $steps } steps to lose).
}
prompt-losses-anywhere = { $steps ->
    [1] Choose a unit to lose a step { $cause }.
   *[other] Choose a unit to lose a step { $cause } ({ $steps } steps to lose).
}
prompt-morale = Morale { $place }: stand and roll for { $units }, or retire the whole stack one hex.
prompt-retreat = Choose where your units { $place } retreat.

## Choices

choice-place = Set up { $unit } in { $at }
choice-place-rest = Place the rest in their usual hexes
choice-build = { $level ->
    [1] Build a work in { $at }
   *[other] Raise the work in { $at } to level { $level }
}
choice-enter = Bring in { $unit } at { $at }
choice-replace = Give { $unit } a replacement step
choice-revive = Rebuild { $unit } in { $at }
choice-exchange = Replace { $other } with { $unit }
choice-march = March { $unit } to { $to }
choice-feed = Hand a step from { $unit } to { $other }
choice-declare-siege = Announce siege fire
choice-reserve = Put { $unit } in reserve
choice-release = Release { $unit }
choice-aim = Order { $unit } to fire at { $at }
choice-aim-fort = Order the Star Fort to fire at { $at } (10 factors)
choice-commit = Commit { $unit } against { $at }
choice-disrupt = Disrupt { $unit } so that it can leave
choice-move = Move { $unit } to { $to }
choice-attack = Attack { $to } with { $unit }
choice-charge = Charge { $to } with { $unit }
choice-charge-through = Charge { $to } via { $through } with { $unit }
choice-repair = Repair the work in { $at } to level { $level }
choice-fire-held = Fire at the enemies in { $at } with { $unit }
choice-fire-fort = Fire at the enemies in { $at } from the Star Fort (10 factors)
choice-recall = Cancel { $unit }’s order
choice-recall-fort = Cancel the Star Fort’s order against { $at } (10 factors)
choice-fight = Fight the melee in { $at }
choice-refuse = Refuse the melee: { $unit } retreats to { $to }
choice-join = Fight with { $unit }
choice-lose = Take a step from { $unit }
choice-stand = Stand and roll for morale
choice-retire = Retire the whole stack to { $to }
choice-retire-back = Retire the whole stack, each unit to the hex it came from
choice-retire-and-back = Retire the stack to { $to }, newcomers to the hexes they came from
choice-retreat = Retreat { $unit } to { $to }
choice-retreat-together = Retreat { $unit } to { $to } with its units
choice-concede = Concede the game

done = Done
done-set-up = End set-up
done-fortification = Finish building
done-arrivals = End arrivals
done-march = End movement
done-handover = Finish handing over steps
done-declaration = Decline siege fire
done-reserves = Finish marking reserves
done-release = Finish releasing and moving reserves
done-plot = Done: the others hold fire
done-commitment = Finish siege fire orders
done-repair = Finish repairs
done-held-fire = Roll for held fire
done-refusals = Done: the others stay
done-fighters = Fight with these
done-melee = End melee phase
done-phase = End phase

# Orders that can be cancelled.
order-fire = { $who }: fire at { $at }
order-siege-fire = { $who }: siege fire at { $at }
order-fight = { $who }: fight in { $at }

## Dice

# "(rolled 4, +1)"
rolled-with = {" "}(rolled { $die }, { $modifier })
rolled-for = {" "}(rolled { $die }, needed { $needed }+)

## Events

turn-begins = Turn { $turn } ({ $season }) begins.
player-turn-begins = { $side-is ->
    [you] Your
   *[other] The { $side }
} player turn begins.
is-set-up = { $unit } is set up { $place }.
builds = { $level ->
    [1] { $side-is ->
        [you] You
       *[other] The { $side-people }
    } build a work { $place }.
   *[other] { $side-is ->
        [you] You
       *[other] The { $side-people }
    } raise the work { $place } to level { $level }.
}
winter-takes = The winter costs the British { $steps ->
    [0] no steps
    [one] 1 step
   *[other] { $steps } steps
}{ $rolled }.
unsupplied-lose = { $side-is ->
    [you] Your
   *[other] { $side }
} units without supply lose { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $rolled }.
isolated-lose = { $side-is ->
    [you] Your isolated units
   *[other] Isolated { $side } units
} lose { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $rolled }.
loses-a-step = { $unit } loses a step { $cause } ({ $left } left).
is-destroyed-by = { $unit } is destroyed { $cause-by }.

# What takes steps: "loses a step to mortars", "is destroyed by mortars".
cause-fire = under fire
    .by = under fire
cause-held-fire = to held fire
    .by = by held fire
cause-passing-fire = to held fire during the charge
    .by = by held fire during the charge
cause-siege-guns = to siege guns
    .by = by siege guns
cause-mortars = to mortars
    .by = by mortars
cause-melee = in melee
    .by = in melee
cause-winter = to the winter
    .by = by the winter
cause-attrition = for lack of supply
    .by = for lack of supply
cause-isolation = while isolated
    .by = while isolated

ammunition-is-issued = The siege train has ammunition for { $issues ->
    [one] 1 bombardment
   *[other] { $issues } bombardments
}.
replacements-arrive = Replacement steps arrive: { $steps }.
steps-of-nation = { $count } { $nation }
arrives = { $unit } arrives { $place }.
is-replenished = { $unit } is brought up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
is-rebuilt = { $unit } is rebuilt { $place }.
replaces = { $unit } replaces { $other } { $place }.
marches = { $unit } marches from { $from } to { $to } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
hands-over = { $unit } hands a step to { $other }.
siege-fire-is-announced = { $side-is ->
    [you] You
   *[other] The { $side-people }
} announce siege fire.
segment-begins = An action segment begins: { $side-is ->
    [you] you
   *[other] the { $side-people }
} attack.
segment-ends = The action segment ends.
action-turn-ends = { $quiet ->
    [0] The action turn ends.
   *[other] The action turn ends without a melee ({ $quiet } of 3 in a row).
}
goes-into-reserve = { $unit } goes into reserve.
leaves-reserve = { $unit } is next to the enemy and no longer in reserve.
is-released = { $unit } is released from reserve.
will-fire = { $unit } is ordered to fire at { $at }.
fort-will-fire = The Star Fort is ordered to fire at { $at } (10 factors).
will-not-fire = { $unit }’s order to fire at { $at } is cancelled.
fort-will-not-fire = The Star Fort’s order to fire at { $at } is cancelled (10 factors).
orders-are-written = { $side-is ->
    [you] Your
   *[other] The { $side }
} fire orders are written.
fires = { $side-is ->
    [you] Your
   *[other] { $side }
} fire at { $at } with { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
}: { $effect }{ $rolled }.
fires-held = { $side-is ->
    [you] Your
   *[other] { $side }
} held fire at { $whom } { $place } with { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
}: { $effect }{ $rolled }.
whom-newcomers = the newcomers
whom-chargers = the chargers
is-committed = { $unit } is committed against { $at }.
is-not-committed = { $unit } is no longer committed against { $at }.
siege-train-fires = The siege train opens fire; { $left ->
    [0] no ammunition is left.
    [one] 1 issue of ammunition is left.
   *[other] { $left } issues of ammunition are left.
}
guns-fire = Siege guns bombard { $at } with { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
}: { $effect }{ $rolled }.
mortars-fire = Mortars bombard { $at } with { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
}: { $effect }{ $rolled }.
work-falls = { $level ->
    [0] The work { $place } is levelled.
   *[other] The work { $place } falls to level { $level }.
}
may-repair = { $side-is ->
    [you] You
   *[other] The { $side-people }
} can repair { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}{ $rolled }.
work-is-repaired = The work { $place } is repaired to level { $level }.
work-is-repaired-at-once = The work { $place } is breached and repaired at once.
disrupts-itself = { $unit } disrupts itself so that it can leave.
can-pass = The { $class } in { $at } can { $obstacle }{ $rolled }.
cannot-pass = The { $class } in { $at } cannot { $obstacle }{ $rolled }.
obstacle-slope = climb the slope
obstacle-steep-slope = climb the steep slope
obstacle-river = leave the river
moves = { $unit } moves from { $from } to { $to }.
charges = { $unit } charges via { $through } into { $to }.
are-checked = { $side-is ->
    [you] Your
   *[other] The { $side }
} units { $place } are checked.
is-thrown-back = { $unit } is thrown back to { $to } and checked.
refuses = { $unit } refuses the melee and retreats to { $to }.
is-driven-out = { $unit } is driven out of the work to { $to }.
fights = { $side-is ->
    [you] Your
   *[other] { $side }
} melee { $place }, { $attack } against { $defence }{ $odds }: { $effect }{ $rolled }.
at-odds = {" "}at { $one }:{ $other }
are-too-weak = The attackers { $place } are too weak for a melee and retreat.
are-locked = Both sides are locked in melee { $place }.
stands = { $unit } stands{ $rolled }.
routs = { $unit } routs{ $rolled }.
retire = { $side-is ->
    [you] Your
   *[other] The { $side }
} units in { $from } retire to { $to }.
retreats-to = { $unit } retreats from { $from } to { $to }.
routs-to = { $unit } routs from { $from } to { $to }.
work-is-taken = { $side-is ->
    [you] You
   *[other] The { $side-people }
} take the work { $place }.
guns-are-taken = { $unit } is captured by the Russians and lost.
ship-is-taken = { $unit } is lost: only the enemy holds { $at }.
is-cut-off = { $unit } was isolated for its whole player turn and is lost.
british-are-shaken = The British have lost too many steps: they roll for morale from now on.
concedes = { $side-is ->
    [you] You concede.
   *[other] The { $side } player concedes.
}
game-ends = The game is over.

## Where

spot = in { $hex }
named-place = { $name } ({ $hex })
spot-named = at { $name } ({ $hex })

# Clauses one after the other: "the attacker retreats; the melee goes on".
clauses = { $before }; { $last }

## Effects of fire and melee

effect = { $steps ->
    [0] no effect
    [one] 1 step lost
   *[other] { $steps } steps lost
}
effect-checked = { $steps ->
    [0] check
    [one] 1 step lost and a check
   *[other] { $steps } steps lost and a check
}
effect-of-guns = { $levels ->
    [0] no effect
    [one] 1 level lost
   *[other] up to { $levels } levels lost
}
effect-on-work = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} lost
effect-of-mortars = { $steps ->
    [0] no effect
    [one] up to 1 step lost
   *[other] up to { $steps } steps lost
}
effect-on-both = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} and { $effect }

role-attacker = the attacker
role-defender = the defender
melee-loses = { $who } loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
melee-retreats = { $who } { $steps ->
    [0] retreats
    [one] loses 1 step and retreats
   *[other] loses { $steps } steps and retreats
}
melee-goes-on = the melee goes on

## Phases passed over

# "Skipped: Allied fire orders (no unit has an enemy next to it)."
skipped = Skipped: { $what } ({ $why }).
skipped-in-a-row = Skipped: { $skips }.
skip = { $what } ({ $why })
# A reason with its rule: "no defender is disrupted, 12.A.3.a".
why-with-case = { $why }, { $case }

skip-segment = { $side-is ->
    [you] your
   *[other] { $side }
} action segment
skip-fortification = building of { $side-is ->
    [you] your
   *[other] { $side }
} works
skip-arrivals = { $side-is ->
    [you] your
   *[other] { $side }
} arrivals and replacements
skip-march = { $side-is ->
    [you] your
   *[other] { $side }
} strategic movement
skip-handover = handing over steps
skip-declaration = announcing siege fire
skip-reserves = { $side-is ->
    [you] your
   *[other] { $side }
} reserves
skip-release = release of reserves
skip-plot = { $side-is ->
    [you] your
   *[other] { $side }
} fire orders
skip-siege-fire = siege fire
skip-disrupted-movement = movement of disrupted { $side-is ->
    [you] your
   *[other] { $side }
} units
skip-movement = { $side-is ->
    [you] your
   *[other] { $side }
} movement
skip-repair = repair of works
skip-held-fire = { $side-is ->
    [you] your
   *[other] { $side }
} held fire
skip-melee = { $side-is ->
    [you] your
   *[other] { $side }
} melees

why-works-shelter = only siege fire can hurt enemies in works of level 2 or 3
why-contested = no unit fires into or out of a hex that holds both sides
why-disrupted = disrupted units neither fire nor attack
why-no-fire-factor = no unit next to an enemy has a fire factor
why-checked = checked units stay where they are
why-failed = units that failed to move on stay for the phase
why-fired = units that have fired cannot fire again this action turn
why-locked = units in a continuing melee must disrupt themselves to leave
why-good-order = only undisrupted units move in this phase
why-harbour = ships in harbour fire only across water
why-siege-stays = siege artillery does not move in the action segment
why-cannot-hold-fire = siege guns and ships cannot hold their fire
why-no-ammunition = the siege artillery has no ammunition
why-no-work-in-reach = no Russian work is within two hexes of the siege artillery
why-fire-limit = no more units may fire from their hexes
why-next-to-enemy = units next to the enemy march no further
why-no-reserve = no unit with movement points left is away from the enemy
why-no-points = no unit has the movement points for another hex
why-nowhere = no unit has a hex to go to
why-no-contact = no unit has come next to an enemy
why-no-fort-points = the order of appearance gives no fort points
why-no-hex-to-build = no hex can take another level
why-nobody-due = no unit is due that could arrive, and no step can be replaced
why-nobody-to-feed = no regiment that may give a step is with one that needs it
why-no-siege-fire = no siege artillery has ammunition and a Russian work in reach
why-too-few-reserves = the reserves are less than a division or its equivalent
why-nothing-to-repair = no work has lost a level this action turn
why-no-unit = no unit is on the map
why-no-enemy = no unit has an enemy next to it
why-allied-turn = it belongs to the Allied player turn
why-no-siege-artillery = no siege artillery is on the map
why-nobody-disrupted = no defender is disrupted
why-no-newcomers = no enemy has entered their hexes or charged past
why-low-odds = the odds would be below 1:4
why-no-melee = no hex holds units of both sides

## What dice may lead to

nothing-changes = Nothing changes.
units-move = { $units } { $units-count ->
    [one] moves
   *[other] move
} to { $to }.
units-are-destroyed = { $units } { $units-count ->
    [one] is
   *[other] are
} destroyed.
# "Minsk and Moscow lose 2 steps each."
units-lose = { $units } { $units-count ->
    [one] loses { $steps ->
        [one] 1 step.
       *[other] { $steps } steps.
    }
   *[other] lose { $steps ->
        [one] 1 step each.
       *[other] { $steps } steps each.
    }
}
units-rout = { $units } { $units-count ->
    [one] routs.
   *[other] rout.
}
units-rout-to = { $units } { $units-count ->
    [one] routs
   *[other] rout
} to { $to }.
units-retreat = { $units } { $units-count ->
    [one] retreats.
   *[other] retreat.
}
units-retreat-to = { $units } { $units-count ->
    [one] retreats
   *[other] retreat
} to { $to }.
units-are-disrupted = { $units } { $units-count ->
    [one] is
   *[other] are
} disrupted.
units-stand = { $units } { $units-count ->
    [one] stands.
   *[other] stand.
}
units-are-thrown-back = { $units } { $units-count ->
    [one] is
   *[other] are
} thrown back to { $to }.
test-morale = { $side-is ->
    [you] You
   *[other] The { $side-people }
} test morale { $place }.
units-test-again = { $units } { $units-count ->
    [one] tests
   *[other] test
} morale again.

# "Melee in 2208: the Allies lose 1 step; the Russians lose 1 step and retreat."
melee-ends = Melee { $place }: { $fate }.
side-loses = { $side-is ->
    [you] you
   *[other] the { $side-people }
} lose { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
side-goes-back = { $side-is ->
    [you] you
   *[other] the { $side-people }
} { $steps ->
    [0] retreat
    [one] lose 1 step and retreat
   *[other] lose { $steps } steps and retreat
}
nobody-gives-way = neither side gives way

# Whom fire hits.
struck-troops = { $side-is ->
    [you] Your troops
   *[other] The { $side-people }
} { $place }
struck-newcomers = { $side-is ->
    [you] Your troops
   *[other] The { $side-people }
} who enter { $at }
struck-chargers = { $side-is ->
    [you] Your
   *[other] The { $side }
} chargers who pass through { $at }

are-destroyed = { $whom } are destroyed{ $also }.
lose-steps = { $whom } { $steps ->
    [0] lose nothing
    [one] lose 1 step
   *[other] lose { $steps } steps
}{ $also }.
lose-steps-and-are-checked = { $whom } { $steps ->
    [0] are checked
    [one] lose 1 step and are checked
   *[other] lose { $steps } steps and are checked
}{ $also }.
lose-steps-and-are-thrown-back = { $whom } { $steps ->
    [0] are thrown back
    [one] lose 1 step and are thrown back
   *[other] lose { $steps } steps and are thrown back
}{ $also }.
and-rout-again = ; disrupted units rout again

work-holds = The work { $place } holds.
work-falls-garrison-loses = The work { $place } { $level ->
    [0] is levelled
   *[other] falls to level { $level }
}, and its garrison loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
work-falls-garrison-destroyed = The work { $place } { $level ->
    [0] is levelled
   *[other] falls to level { $level }
}, and its garrison is destroyed.
garrison-loses = The garrison of { $at } loses { $steps ->
    [0] nothing
    [one] 1 step
   *[other] { $steps } steps
}.
garrison-destroyed = The garrison of { $at } is destroyed.

sum = { $side-is ->
    [you] You
   *[other] The { $side-people }
} lose { $steps ->
    [0] nothing
    [one] 1 step in all
   *[other] { $steps } steps in all
}{ $works }{ $checks }.
sum-of-works = { $levels ->
    [0] , and the works hold
    [one] , and the works lose 1 level
   *[other] , and the works lose { $levels } levels
}
sum-of-checks = { $checks ->
    [one] , and 1 hex is checked
   *[other] , and { $checks } hexes are checked
}

# "2208: no effect (3 in 6), check (2 in 6) and 1 step lost (1 in 6)"
chances-at = { $at }: { $chances }
chance = { $effect } ({ $count } in { $ways })

## Odds

factor-unit-fires = { $unit } fires with { $factors }
factor-fort-fires = The Star Fort fires with { $factors }
factor-column = { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
}: column { $column }
factor-modifier = { $what }: { $modifier } to the die
modifier-uphill = uphill
modifier-rough = rough ground
modifier-rough-crest = rough crest
modifier-village = village
modifier-town = city
modifier-river = river
modifier-work = work
modifier-held = held fire
factor-against-garrison = { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
} against steps of the garrison
factor-against-work = { $factors ->
    [one] 1 factor
   *[other] { $factors } factors
} against levels of the work
factor-stand = { $unit } rolls { $rolls ->
    [one] once
   *[other] { $rolls } times
} and routs on { $most ->
    [1] 1
   *[other] 1–{ $most }
}
factor-retire = { $unit } rolls and is disrupted on { $most ->
    [1] 1
   *[other] 1–{ $most }
}
factor-attack = { $side-is ->
    [you] Your
   *[other] { $side }
} attackers melee with { $factors }
factor-defence = { $side-is ->
    [you] Your
   *[other] { $side }
} defenders melee with { $factors }
factor-no-defence = Nobody there can defend: all are lost without a roll
factor-no-odds = The odds are below 1:4: no melee
factor-odds = Odds of { $one }:{ $other }
factor-ground = Ground in { $at }
factor-work = Work of level { $level }
factor-uphill = Uphill
factor-river = Out of a river

## Verdicts

verdict-concession = { $side-is ->
    [you] You win: your opponent concedes.
    [russian] A Russian victory: the Allied player concedes.
   *[other] An Allied victory: the Russian player concedes.
}
verdict-sevastopol-fallen = { $side-is ->
    [you] You win:
   *[other] An Allied victory:
} Sevastopol has fallen.
verdict-sevastopol-holds = { $side-is ->
    [you] You win:
   *[other] A Russian victory:
} Sevastopol holds out.
verdict-allied-losses = { $side-is ->
    [you] You win:
   *[other] A Russian victory:
} the Allies cannot afford such losses.
verdict-dear-ground = A draw: the Allies have paid too much for their ground.
verdict-heights-stand = { $side-is ->
    [you] You win:
   *[other] A Russian victory:
} Russian infantry still stands on the heights.
verdict-heights-cleared = { $side-is ->
    [you] You win:
   *[other] An Allied victory:
} the heights are cleared.
verdict-heights-too-dear = A draw: the heights are cleared, but at too high a price for the British.
verdict-harbour = { $side-is ->
    [you] You win decisively: your troops are at the harbour.
   *[other] A decisive Russian victory: they are at the harbour.
}
verdict-redoubts-held = { $side-is ->
    [you] You win:
   *[other] An Allied victory:
} the Russians hold no redoubt.
verdict-one-redoubt = A draw: the Russians hold one redoubt.
verdict-redoubts-lost = { $side-is ->
    [you] You win marginally: you hold the redoubts.
   *[other] A marginal Russian victory: they hold the redoubts.
}
verdict-heights-allied = { $side-is ->
    [you] You win:
   *[other] An Allied victory:
} the Russians hold none of the heights.
verdict-one-height = A draw: the Russians hold one of the heights.
verdict-heights-russian = { $side-is ->
    [you] You win:
   *[other] A Russian victory:
} the heights are in Russian hands.
verdict-town-taken = { $side-is ->
    [you] You win:
   *[other] A Russian victory:
} the town is taken.
verdict-town-held = { $side-is ->
    [you] You win:
   *[other] An Allied victory:
} the town is held.
verdict-breach-closed = { $side-is ->
    [you] You win:
   *[other] A Russian victory:
} the breach is closed.
verdict-breach-only = A draw: the Allies hold the breach but not the town.
verdict-in-town = { $side-is ->
    [you] You win:
   *[other] An Allied victory:
} Allied troops hold the breach and are in the town.
verdict-charge-succeeds = { $side-is ->
    [you] You win:
   *[other] An Allied victory:
} the guns are silenced and the brigade survives.
verdict-guns-for-brigade = A draw: the guns are silenced, but the brigade is destroyed.
verdict-guns-still-fire = A draw: the brigade survives, but the guns still fire.
verdict-charge-fails = { $side-is ->
    [you] You win:
   *[other] A Russian victory:
} the guns still fire and the brigade is destroyed.

## On the map and beside it

box-lost = Lost
box-due = Due
box-turn = Turn { $turn }
box-not-in-play = Not in play

badge-disrupted = disrupted
badge-checked = checked
badge-locked = locked
badge-reserve = reserve
badge-released = released
badge-isolated = isolated
badge-charged = charged
badge-moved = moved
badge-attacks = attacks
badge-defends = defends
badge-steps = { $steps } of { $all } steps
badge-fires = fires { $direction }
badge-holds-fire = holds fire
badge-committed = committed

marker-work = { $side-is ->
    [you] Your
   *[other] { $side }
} work, level { $level }
marker-port = { $side-is ->
    [you] Your
   *[other] { $side }
} port
marker-control = Under { $side-is ->
    [you] your
   *[other] { $side }
} control
marker-losses = Losses are settled here
marker-melee = Melee
marker-siege-fire = Siege fire

track-turn = Turn
track-quiet = Turns without melee
track-city = City hexes in { $side-is ->
    [you] your
   *[other] { $side }
} hands
track-objectives = Objectives in { $side-is ->
    [you] your
   *[other] { $side }
} hands
track-ammunition = Ammunition
track-british-losses = British losses
track-losses = { $side-is ->
    [you] Your
   *[other] { $side }
} losses
track-losses-for-draw = At { $steps }, an Allied victory becomes a draw
track-losses-for-defeat = At { $steps }, the Russians win
track-fort-points = Fort points
track-replacements = { $nation } replacement steps

ground-clear = clear
ground-sea = sea
ground-lake = lake
ground-city = city
ground-village = village
ground-rough = rough
ground-rough-crest = rough crest
ground-river = river
ground-river-mouth = river mouth
ground-coast = coast
ground-level = level { $level }
ground-port = port
ground-bridge = bridge
ground-road = road
ground-ferry = ferry
ground-slope = slope up
ground-steep-slope = steep slope up
ground-water = water

## Surveys

survey-no-supply = Supply plays no part in a battle game.
survey-supply = { $side-is ->
    [you] You
   *[other] The { $side-people }
} supply { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.{ $short }{ $isolated }
and-short = {" "}Out of supply: { $units }.
and-isolated = {" "}Isolated: { $units }.
survey-ground = { $side-is ->
    [you] You
   *[other] The { $side-people }
} were the last to pass through { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.
survey-does-not-move = { $unit } does not move now.
survey-reach-found = { $unit } can reach { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}; the dark ones are next to the enemy.
survey-targets = { $unit } can fire with { $factors } at { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}; the numbers are added to the die.
survey-charge = charge
describe-unit = { $unit }: { $nation }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $with }
describe-with = , with { $other }
describe-control = In { $side-is ->
    [you] your
   *[other] { $side }
} hands
describe-zone = { $side-is ->
    [you] Your
   *[other] { $side }
} zone of control
describe-march = { $unit } can march here for { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Faults of positions

fault-work-level = The work in { $hex } must have a level from 1 to 3.
fault-no-such-turn = There is no turn { $turn }.
fault-off-map-in-hex = { $unit } is off the map and cannot be in a hex.
fault-road-not-paid = { $unit } has not paid for the road.
fault-too-many-tracks = There are too many tracks.
fault-too-many-breaches = There are too many breaches.
fault-too-many-hits = Too many hits are waiting.
fault-too-many-steps = { $unit } cannot have more than { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
fault-too-many-points = { $unit } has spent more points than it has.
fault-siege-disrupted = { $unit } is siege artillery and cannot be disrupted.
fault-no-step-left = { $unit } has no steps left and cannot be on the map.
fault-cannot-be-in = { $unit } cannot be in { $hex }.
fault-not-in-campaign = { $unit } plays no part in the basic campaign.
fault-marked-off-map = { $unit } is off the map and cannot carry markers.
fault-never-arrives = { $unit } never arrives and cannot be awaited.
fault-should-be-due = { $unit } should be due by now.
fault-work-in-water = The work in { $hex } is in the water.
fault-work-too-strong = The work in { $hex } is too strong for its place.
fault-both-sides = Both sides are in { $hex } and do not fight.
fault-hex-owner = The wrong side controls { $hex }.
fault-work-owner = The wrong side owns the work in { $hex }.
fault-fort-points = There are more fort points than this turn gives.
fault-battle-turn = A battle game has one turn of its own.
fault-battle-attacker = A battle game has one attacker of its own.
fault-battle-segment = A battle game is a single action segment.
fault-conceded = A side has conceded, but the game goes on.
fault-allied-stage = This stage belongs to the Allied player turn.
fault-russian-stage = Only the Russians hand over steps.
fault-not-winter = It is not winter.
fault-no-losses = Losses are being settled, but there are none.
fault-quiet = The segment ends after three action turns without melee.
fault-star-fort = The Star Fort has only three batteries.
fault-checks-outlast = Checks end with the action segment.
fault-locks-outlast = A locked melee outlasts the action segment.
fault-reserves-outlast = Reserves outlast the action segment.
fault-melee-outlasts = A melee is fought outside the action segment.
fault-reserves = Only the attacker has reserves.
fault-repairs = Works are repaired only in their phase.
fault-commitment = Only an Allied attacker commits siege fire.
fault-losses-owed = Losses are owed, but nobody is asked to take them.
fault-no-losses-owed = Losses are asked for, but none are owed.
fault-nobody-retreats = Retreats are asked for, but no unit has to retreat.
fault-nobody-rolls = Morale is asked for, but no unit has to roll.
fault-retreat-before-morale = Beaten units retreat only after their morale rolls.
fault-wrong-retreat = The wrong side retreats.
fault-retreat-of-lost = A unit that is off the map has to retreat.
fault-wrong-morale = A unit has to roll for morale that cannot.
fault-locked-alone = { $unit } is locked in melee with nobody.
fault-came-outside-segment = { $unit } has entered a hex outside an action segment.
fault-cannot-have-come = { $unit } cannot have come from { $from } to { $hex }.
fault-cannot-have-charged = { $unit } cannot have charged that far to { $hex }.
fault-left-of-melee = No melee is being fought, but something is left of one.
fault-melee-phase = A melee goes on outside its phase.
fault-melee-attackers = The wrong side attacks in the melee.
fault-melee-defenders = The wrong side defends in the melee.
fault-nobody-to-fight = There is nobody to fight in { $hex }.

## Refusals: arrivals

is-not-due = { $unit } is not due.
arrivals-come-before-movement = New units and replacements arrive only at the start of strategic movement.
must-arrive-in-sevastopol = { $unit } must arrive in a city hex of Sevastopol.
must-arrive-at-port-or-evpatoria = { $unit } must arrive at a friendly port or on the Evpatoria road.
must-arrive-on-evpatoria-road = { $unit } must arrive on the Evpatoria road.
must-arrive-on-a-road = { $unit } must arrive on the Simferopol or Evpatoria road.
lacks-points-to-arrive = { $unit } lacks the movement points to arrive there.

## Refusals: charge

no-charges-in-this-phase = Units cannot charge in this phase.
is-no-cavalry = { $unit } is not cavalry and cannot charge.
has-charged = { $unit } has already charged this player turn.
is-disrupted-cannot-charge = { $unit } is disrupted and cannot charge.
is-no-ground-for-charge = { $hex } is no ground for a charge: cavalry cannot charge into villages, cities, rough crests or works.
charge-does-not-reach = { $unit } cannot reach { $hex } this way in a charge of two hexes.
charge-needs-an-enemy = A charge must end in an enemy hex, and { $hex } is empty.
cannot-charge-through = Cavalry cannot charge through the enemy in { $hex }.
has-no-cavalry-to-charge = { $unit } has no cavalry with it that can charge.

## Refusals: contract

game-is-over = The game is over.
there-is-no-such-unit = There is no such unit.
is-not-on-map = { $hex } is not on the map.
nothing-to-settle = There are no losses, morale rolls or retreats to settle.
settle-first = Settle losses, morale and retreats first.
only-its-player-concedes = Only the { $side } player can concede for the { $side } side.

## Refusals: fire

no-enemy-in = There is no enemy in { $hex }.
friends-in = Friendly units are in { $hex } too.
only-siege-fire-hurts-work = Only siege fire can hurt the work in { $hex } and its garrison.

## Refusals: fortification

not-the-time-to-build = Works are built only at the start of a player turn.
no-fort-points-left = There are no fort points left this turn.
has-no-land-for-work = { $hex } has no land for a work.
enemy-is-in = The enemy is in { $hex }.
cannot-build-in = You cannot build in { $hex }: have troops there, or control it with no enemy next to it.
work-is-at-highest-level = The work in { $hex } is already at the highest level.
higher-works-need-a-city = Works above level 1 are built only in cities and, by the Russians, next to a fortified hex of Sevastopol.

## Refusals: handover

handover-follows-movement = Steps are handed over only after Russian movement.
nobody-needs-a-step = No regiment in { $unit }’s hex needs a step from it.
cannot-give-steps = { $unit } cannot hand over steps.
is-next-to-enemy = { $unit } is next to the enemy.
gives-steps-in-sevastopol = { $unit } can hand over steps only in Sevastopol.
cannot-give-steps-to = { $unit } cannot hand a step to { $other }.
has-taken-a-step = { $unit } has already taken a step this turn.
sailors-rebuild-no-regiment = Sailors cannot rebuild a destroyed regiment.
are-not-together = { $unit } and { $other } are not in the same hex.
is-at-full-strength = { $unit } is at full strength.

## Refusals: held fire

cannot-hold-its-fire = { $unit } cannot hold its fire.
has-fired = { $unit } has already fired this action turn.
no-enemy-has-entered = No enemy has entered { $hex }.
held-fire-has-no-target-there = Held fire from { $hex } is only for enemies who enter that hex and cavalry that charges past it.
too-many-would-fire = With { $unit }, more units would fire from { $hex } than may fight there.
held-fire-follows-enemy-movement = Held fire comes after the enemy has moved.
not-yours-to-fire = { $unit } is not yours to fire with.
star-fort-holds-fire-for-russians = Only the Russians have held fire from the Star Fort.
star-fort-has-no-fire-left = The Star Fort has no fire left.
star-fort-is-in-melee = There is a melee inside the Star Fort.

## Refusals: choosing a unit

other-side-settles-losses = { $unit } is not on the side that has losses to settle.
is-enemy-choose-shooter-and-hex = { $unit } is the enemy’s. First choose who fires, then the hex to fire at.
is-enemy-choose-shooter = { $unit } is the enemy’s. First choose who fires.
is-enemy-choose-melee = { $unit } is the enemy’s. Choose the hex of the melee.
is-enemy-choose-siege-artillery = { $unit } is the enemy’s. First choose siege artillery, then the work.
is-allied-russians-set-up = { $unit } is Allied. The Russians set up first.
belongs-to-other-side = { $unit } belongs to the other side. Choose one of your own units.
arrives-in-turn = { $unit } arrives in turn { $n }.
arrives-before-movement = { $unit } arrives at the start of its side’s strategic movement.
is-destroyed = { $unit } is destroyed.
is-not-in-play = { $unit } is not in play.
stand-or-retire-first = First decide whether the units in { $hex } stand or retire.
is-set-up-already = { $unit } is already set up.
works-come-first = Build works first. { $unit } marches after that.
decide-siege-fire-first = First decide whether to announce siege fire. Then { $unit } can act.
no-hex-to-arrive-in = No hex is open for { $unit } to arrive in.
no-artillery-to-replace = No artillery of the same size, type and nation as { $unit } is on the map to make way for it.
works-are-repaired-now = { $unit } has to wait while works are repaired. Choose a lit hex.
no-fire-out-of = Nobody fires out of { $hex }: both sides are in it.
has-no-enemy-next-to-it = { $unit } has no enemy next to it.
is-no-siege-artillery = { $unit } is not siege artillery.
no-work-in-reach = No Russian work is within two hexes of { $unit }.
no-target-for-held-fire = No enemy has entered { $unit }’s hex, and no cavalry has charged past it.
finish-other-melee-first = Finish the melee in { $hex } first. { $unit } is not there.

## Refusals: march

not-strategic-movement = It is not time for strategic movement.
not-yours-to-move = { $unit } is not yours to move.
unit-is-not-on-map = { $unit } is not on the map.
cannot-march = { $unit } cannot march.
is-no-released-reserve = { $unit } is not a released reserve.
has-no-movement-points-left = { $unit } has no movement points left.
has-stopped-next-to-enemy = { $unit } is next to the enemy and marches no further.
lacks-points-for-next-hex = { $unit } has { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
} left. Every hex next to it costs more or is closed.
is-there-already = { $unit } is already there.
is-no-land = { $hex } is not land.
enemy-holds-hex = The enemy holds { $hex }.
cannot-reach = { $unit } cannot reach { $hex }: it has { $n ->
    [one] 1 movement point
   *[other] { $n } movement points
} left and must stop next to the enemy.
has-turned-back-too-often = { $unit } has turned back on the road { $n ->
    [one] once
   *[other] { $n } times
} without spending points and can now only go on.

## Refusals: melee

not-a-melee-phase = Melees are fought only in a melee phase.
finish-this-melee-first = Finish the melee that has begun first.
not-both-sides-in = { $hex } does not hold units of both sides.
melee-has-been-fought = The melee in { $hex } has already been fought this phase.
odds-too-low = The odds in { $hex } would be below 1:4.
not-the-time-to-refuse = Only the defender can refuse a melee, just before it begins.
cannot-refuse = { $unit } cannot refuse this melee: only mounted units attacked by infantry alone can.
cannot-retreat-to = { $unit } cannot retreat to { $hex }.
nobody-to-choose = There is nobody to choose for a melee now.
is-not-yours = { $unit } is not yours.
cannot-join-melee = { $unit } cannot fight in { $hex }, or is already chosen.
too-many-would-fight = With { $unit }, you would choose more units than can fight from one hex.
driven-out-must-leave = { $unit } is driven out of the work and must leave.
choose-all-who-can-fight = Choose as many units as can fight.
troops-must-attack = Your troops in { $hex } must attack.
newcomers-must-attack = You moved troops into { $hex } and must attack there.

## Refusals: morale

no-morale-rolls = There are no morale rolls to make now.
stack-must-retreat-anyway = The stack must retreat from the melee anyway.
stack-cannot-retire-to = The stack cannot retire to { $hex }.

## Refusals: fire orders

has-no-fire-factor = { $unit } has no fire factor.
is-disrupted-cannot-fire = { $unit } is disrupted and cannot fire.
is-in-melee-cannot-fire = { $unit } is in a melee and cannot fire.
not-the-time-for-fire-orders = Fire orders are given only at the start of an action turn.
fires-only-next-to-it = { $unit } fires only at a hex next to it.
has-a-target = { $unit } already has a target.
star-fort-fires-only-for-russians = The Star Fort fires only for the Russians, by their fire orders.
star-fort-has-no-guns-left = The Star Fort has no guns left to aim.
star-fort-fires-only-next-to-it = The Star Fort fires only at hexes next to it.

## Refusals: orders taken back

nothing-to-cancel = There are no orders to cancel now.
not-yours-to-order = { $unit } is not yours to give orders to.
has-no-order = { $unit } has no order to cancel.
star-fort-has-no-order-at = The Star Fort has no order to fire at { $hex }.

## Refusals: replacements

is-the-enemys = { $unit } is the enemy’s.
takes-steps-from-reserves = { $unit } takes steps only from reserve regiments.
takes-no-replacements = Replacement steps are for infantry and cavalry, not for { $unit }.
no-replacement-step = There is no { $what } replacement step.
is-out-of-supply = { $unit } is out of supply.
is-not-your-destroyed-unit = { $unit } is not one of your destroyed units.
hq-returns-near-friends = A headquarters returns only in or next to a hex with a friendly unit.
is-no-destroyed-allied-artillery = { $unit } is not destroyed artillery of an Allied division.
replaces-only-like-artillery = { $unit } can replace only artillery of its own size, type and nation on the map.

## Refusals: reserves

not-the-time-to-mark-reserves = Reserves are marked only when an action segment begins.
no-reserves-in-battle = A battle game has no strategic movement for reserves to resume.
is-not-attacking = { $unit } is not one of the attacker’s units on the map.
ships-are-no-reserves = Ships cannot be reserves.
siege-artillery-is-no-reserve = { $unit } is siege artillery and cannot move before the next strategic movement.
is-in-reserve-already = { $unit } is already in reserve.
not-the-time-to-release = Reserves are released only at the end of an action turn.
is-no-reserve = { $unit } is not in reserve.
reserves-below-a-division = All reserves together are less than a division, two brigades or four Russian regiments.
release-at-least-a-division = Release at least a division, two brigades or four Russian regiments.

## Refusals: retreat

does-not-retreat-now = { $unit } does not retreat now.
retreats-where-it-came-from = { $unit } must retreat to the hex it came from.
enemy-came-from = The enemy came from { $hex }.

## Refusals: sequence

set-up-all-first = Set up every Russian unit first.
siege-fire-follows-allied-movement = Only the Allied player announces siege fire, after Allied movement.
no-announcement-needed = An action segment follows anyway: no announcement is needed.
siege-fire-needs-ammunition = Siege fire needs ammunition, and siege artillery in reach of a Russian work.

## Refusals: set-up

set-up-is-over = Units are set up only before the first turn.
is-not-to-be-set-up = { $unit } is not to be set up.
must-set-up-in-sevastopol = { $unit } must be set up in a city hex of Sevastopol.
must-set-up-south-of-alma = { $unit } must be set up on land south of the Alma.

## Refusals: ships

harbour-has-land-between = { $unit } is in harbour, with land between it and { $hex }.

## Refusals: siege

not-the-time-to-commit = Siege fire is committed only after simultaneous fire.
no-russian-work-in = There is no Russian work in { $hex }.
is-out-of-reach = { $hex } is out of reach of { $unit }.
siege-fire-is-allied = Only the Allies use siege fire, in their own player turn.
siege-artillery-has-no-ammunition-left = The siege artillery has no ammunition left.
russians-among-guns = { $unit } has Russians among its guns.
has-fired-at-troops = { $unit } has fired at troops this turn.
no-repairs-left = There are no repairs to make now.
work-lost-no-level = No work in { $hex } lost a level this turn.

## Refusals: movement in the action segment

not-its-movement-phase = { $unit } moves only in a movement phase of its own side.
other-side-moves = { $unit } belongs to the side that does not move in this phase.
disrupting-gains-nothing = Only undisrupted units move in this phase, so disrupting { $unit } gains nothing.
is-disrupted-already = { $unit } is already disrupted.
cannot-disrupt-itself = Only a checked unit, or one in a continuing melee, may disrupt itself, and { $unit } is neither.
siege-artillery-stays = { $unit } is siege artillery and does not move in the action segment.
has-moved = { $unit } has already moved this phase.
has-failed-to-move-on = { $unit } has failed to move on this phase.
is-undisrupted = { $unit } is undisrupted, and only disrupted defenders move in this phase.
is-disrupted-cannot-move = { $unit } is disrupted, and only undisrupted defenders move in this phase.
is-locked = { $unit } is in a continuing melee and must disrupt itself to leave.
is-checked = { $unit } is checked and must disrupt itself to move.
is-disrupted-cannot-enter = { $unit } is disrupted and cannot enter { $hex }, an enemy hex.
no-assault-in-winter = Cities and works cannot be assaulted in winter, and the enemy holds { $hex }.
is-mounted-cannot-assault = { $unit } is mounted and cannot assault the work in { $hex }.
needs-siege-fire-first = Commit siege fire against { $hex } before anyone enters it.
moves-one-hex = { $unit } moves one hex, and { $hex } is not next to it.
water-between = There is water between { $unit } and { $hex }.
cannot-sail-to = { $unit } cannot sail to { $hex }.
enters-only-behind-fighters = { $unit } cannot melee and enters { $hex } only behind a unit from its own hex that can.
odds-too-low-with-all = The odds in { $hex } would be below 1:4, whichever units joined in.

## Refusals: losses

no-steps-to-lose = There are no steps to lose now.
losses-fall-on-others = The losses do not fall on { $unit }.
is-lost-last = { $unit } is lost only when no other unit is left.
is-inside-division = { $unit } is inside its division and takes no losses.
fighters-lose-first = Units that may fight here lose steps before { $unit }.

## Rule options

option-scenario = What is played: the campaign, or one of its battles.
option-scenario-campaign = The campaign: 23 turns from the landing to the autumn of 1855.
option-scenario-alma = The battle of the Alma, 20 September 1854.
option-scenario-balaklava = The battle of Balaklava, 25 October 1854.
option-scenario-inkerman = The battle of Inkerman, 5 November 1854.
option-scenario-evpatoria = The battle of Evpatoria, 17 February 1855.
option-scenario-tchernaya = The battle of the Tchernaya, 16 August 1855.
option-scenario-malakoff = The assault on Sevastopol, 8 September 1855.
option-scenario-valley = Into the Valley of Death: the smallest game of the box.

option-siege_train = Whether the Allies must bombard a fortified city hex, or a work above level 1, before they enter it.
option-siege_train-no = No.
option-siege_train-yes = Yes: siege fire has to be committed against it first, in the same action segment.

option-victory = What the Russians are after at Inkerman, Evpatoria and the Tchernaya.
option-victory-losses = Ground, or losses that the Allies cannot afford.
option-victory-ground = Ground alone: hardly to be had against an equal.

option-supply = Whether enemy zones of control cut supply lines.
option-supply-cut = They do, except in a hex where a friendly unit stands.
option-supply-open = They do not: only hexes that the enemy occupies cut supply lines.

option-beaten_stacks = Whether a stack that is beaten in melee may retire, and so rout only on a 1.
option-beaten_stacks-roll = No: it retreats, and its units rout on 1 to 3.
option-beaten_stacks-may_retire = Yes: it may retire instead; units that do not rout are then checked.

## What the map can show

survey-supply_russian = Russian supply
survey-supply_allied = Allied supply
survey-zone_russian = Russian zones of control
survey-zone_allied = Allied zones of control
survey-ground_allied = Ground in Allied hands
survey-reach = Reach of a unit
survey-fire = Targets of a unit's fire

## What the computer weighs

feature-lead = the lead in points
feature-verdict = who would win if the battle ended now
feature-result = who has won the battle
feature-russian-men = Russian strength
feature-allied-men = Allied strength
feature-russian-disorder = disrupted Russians
feature-allied-disorder = disrupted Allies
feature-russian-grip = Russians near the ground that decides
feature-allied-grip = Allies near the ground that decides
feature-russian-way = the way of the Russians to it, if they have to take it
feature-allied-way = the way of the Allies to it, if they have to take it
feature-works = Russian works
feature-siege-works = Allied works
feature-ports = ports in Allied hands
feature-ammunition = siege ammunition
feature-contact = the better odds where armies touch
feature-lost-in-melee = continuing melees

## On the start page: crimea

about-crimea = September 1854 to October 1855. The whole war before Sevastopol by brigades and regiments, two weeks or a winter month a turn: landings, marches, supply, works, the siege train and the winter. Whenever the armies meet, both fire, move and fight hand to hand until the fighting dies down. Whoever holds the town after 23 turns has won: a game of many evenings. Seven of its battles can be played by themselves, from the Alma to the assault of September, the smallest in half an hour.
sources-crimea = The rules follow the printed game of 1975 with its errata. Maps, counters and charts are not in our sources: the ground is redrawn from the hexes that the rules name and from history, and most values of units, tables and set-ups are reconstructed from what the text says of them. The advanced game, with the fleets and the other sections of the map, is not in yet.

## What stands on counters

arm-artillery = artillery
arm-black_sea_cossacks = Black Sea Cossacks
arm-cavalry = cavalry
arm-cavalry_hq = cavalry headquarters
arm-cossacks = Cossacks
arm-detachment = detachment
arm-dragoons = dragoons
arm-greeks = Greek volunteers
arm-horse_artillery = horse artillery
arm-infantry = infantry
arm-infantry_hq = infantry headquarters
arm-marines = marines
arm-naval_artillery = naval artillery
arm-naval_infantry = naval infantry
arm-reserve = reserve
arm-reserve_cavalry = reserve cavalry
arm-siege_guns = siege guns
arm-siege_mortars = siege mortars
arm-ship = ship
value-fire = fire
value-melee = melee
value-movement = movement
value-size = size

## In reports of many games: what took losses, and moments

loss-fire = fire
loss-held-fire = held fire
loss-passing-fire = fire at passing cavalry
loss-siege-guns = siege guns
loss-mortars = mortars
loss-melee = melee
loss-winter = winter
loss-attrition = want of supply
loss-isolation = isolation
loss-capture = capture
moment-siege-fire = siege fire is announced
moment-ammunition-spent = an issue of siege ammunition is spent
moment-ammunition-exhausted = the siege ammunition is exhausted
moment-city-hex-taken = the Allies take a city hex
moment-sevastopol-falls = Sevastopol falls
moment-british-shaken = the British army is shaken

## Maps

map-sevastopol = Crimea
map-sevastopol-subtitle = The country round Sevastopol
map-sevastopol-note = Drawn after the rules of the game and the real ground; what the rules do not fix is reconstructed.
map-evpatoria = Evpatoria
map-evpatoria-subtitle = The town on its bay, February 1855
map-evpatoria-note = Drawn after the rules of the game and the real ground; what the rules do not fix is reconstructed.

### What Inkerman says, in English.

## Names

side-russian = Russian
    .plural = Russians
side-allied = Allied
    .plural = Allies
phase-movement = movement
phase-combat = combat

# A hex that has a name: "Home Ridge (1614)".
named-place = { $name } ({ $hex })

## Headings

heading-order = Turn { $turn } of { $turns } ({ $clock }): order of the phases
heading-first = Turn { $turn } of { $turns } ({ $clock }): { $phase }, first phase
heading-second = Turn { $turn } of { $turns } ({ $clock }): { $phase }, second phase
heading-over = The battle is over

## Prompts

prompt-order = Roll to see whether movement or combat comes first.
prompt-move = Take one action: move a unit, or pass with one.
prompt-move-or-bombard = Take one action: move a unit, bombard, or pass with a unit.
prompt-fight = Take one action: attack a hex, or pass with a unit.
prompt-fight-or-bombard = Take one action: attack a hex, bombard, or pass with a unit.
prompt-march = { $unit } has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} left. Move on, or halt.
prompt-offer = { $side-is ->
    [you] You have offered to end the phase.
   *[other] The { $side-plural } offer to end the phase. Accept or refuse.
}
prompt-attack = Choose attackers against { $hex }, then roll.
prompt-momentum-attack = Roll for the momentum attack on { $hex }.
prompt-losses = { $side-is ->
    [you] You lose { $steps ->
        [one] 1 step. Choose the unit that takes the loss.
       *[other] { $steps } steps. Choose the unit that takes the next loss.
    }
   *[other] The { $side-plural } lose { $steps ->
        [one] 1 step. Choose the unit that takes the loss.
       *[other] { $steps } steps. Choose the unit that takes the next loss.
    }
}
prompt-advance = { $hex } is empty. Advance one of the attackers, or decline.
prompt-continue = { $unit } may continue its attack. Choose a momentum or flank attack, or decline.
prompt-continue-momentum = { $unit } may continue its attack. Choose a momentum attack, or decline.
prompt-continue-flank = { $unit } may continue its attack. Choose a flank attack, or decline.

## Choices

choice-move = Move { $unit } to { $hex }
choice-step = Move { $unit } one hex to { $hex } (may move on)
choice-enter = Enter { $unit } at { $hex } (may move on)
choice-halt = Halt here
choice-aim = Attack { $hex }
choice-join = Add { $unit } to the attack
choice-roll-order = Roll for the order of the phases
choice-roll = Roll the die
choice-lose = Take a step from { $unit }
choice-advance = Advance { $unit } to { $hex }
choice-no-advance = Do not advance
choice-flank = Make a flank attack with { $unit } into { $hex }
choice-no-further-attack = End the attack
choice-bombard = Bombard { $unit }
choice-hold = Pass with { $unit } (it becomes disrupted)
choice-spend-marker = Forgo a bombardment
choice-keep-markers = Stop bombarding in this phase
choice-offer-end = Offer to end the phase
choice-accept = Accept: end the phase
choice-refuse = Refuse: play on
choice-stop = End the phase
choice-capitulate = Give up the game

## Events

# The die behind a bombardment, where modifiers change it.
rolled-modified = {" "}(rolled { $die }, modified to { $result })

combat-comes-first = Turn { $turn }: combat comes before movement{ $rolled }.
movement-comes-first = Turn { $turn }: movement comes before combat{ $rolled }.
phase-begins = Turn { $turn }: the { $phase } phase begins.
all-recover = All units recover.
is-out-of-units = { $side-is ->
    [you] You have no undisrupted unit left to act with.
   *[other] The { $side-plural } have no undisrupted unit left to act with.
}
is-out-of-units-and-guns = { $side-is ->
    [you] You have no undisrupted unit and no bombardment left.
   *[other] The { $side-plural } have no undisrupted unit and no bombardment left.
}
moves = { $unit } moves from { $from } to { $to } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
moves-via = { $unit } moves from { $from } via { $via } to { $to } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
enters = { $unit } enters at { $hex } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
is-disrupted = { $unit } is disrupted.
passes = { $unit } passes and is disrupted.
is-reduced = { $unit } is reduced to one step.
is-eliminated = { $unit } is eliminated.
# The ground spares the defender $spared of the steps that the table takes.
attacks = { $units } { $units-count ->
    [one] attacks
   *[other] attack
} { $hex } at { $difference }, column { $column }{ $rolled }: attacker loses { $attacker ->
    [0] nothing
    [one] 1 step
   *[other] { $attacker } steps
}, defender { $defender ->
    [0] nothing
    [one] 1 step
   *[other] { $defender } steps
}{ $spared ->
    [0] {""}
   *[other] , less { $spared } for terrain
}.
advances = { $unit } advances from { $from } to { $to }.
makes-flank-attack = { $unit } makes a flank attack from { $from } into { $to }.
guns-miss = The Russian guns bombard { $unit }{ $rolled }: no effect.
guns-disrupt = The Russian guns bombard { $unit }{ $rolled }: disrupted.
guns-reduce = The Russian guns bombard { $unit }{ $rolled }: disrupted, and it loses a step if it has two.
guns-are-silenced = The Allied thrust at Shell Hill ({ $hex }) silences the Russian guns for good.
keeps-bombardments = { $side-is ->
    [you] You stop bombarding for this phase.
   *[other] The { $side-plural } stop bombarding for this phase.
}
forgoes-bombardment = { $side-is ->
    [you] You forgo a bombardment.
   *[other] The { $side-plural } forgo a bombardment.
}
offers-end = { $side-is ->
    [you] You offer to end the phase.
   *[other] The { $side-plural } offer to end the phase.
}
accepts-end = { $side-is ->
    [you] You accept.
   *[other] The { $side-plural } accept.
}
refuses-end = { $side-is ->
    [you] You refuse.
   *[other] The { $side-plural } refuse.
}
ends-phase = { $side-is ->
    [you] You end the phase.
   *[other] The { $side-plural } end the phase.
}
takes = { $side-is ->
    [you] You take { $place }.
   *[other] The { $side-plural } take { $place }.
}

## Verdicts

verdict-south-edge = { $side-is ->
    [you] You achieve a war-winning victory: the Allied rear is broken.
   *[other] A Russian war-winning victory: the Allied rear is broken.
}
verdict-gives-up = { $side-is ->
    [you] You give up, and the { $winner-plural } win.
   *[other] { $winner-is ->
        [you] The { $side-plural } give up, and you win.
       *[other] The { $side-plural } give up, and the { $winner-plural } win.
    }
}
verdict-allied = { $side-is ->
    [you] You win: the Russians hold no victory hex.
   *[other] { $enemy-is ->
        [you] An Allied victory: you hold no victory hex.
       *[other] An Allied victory: the Russians hold no victory hex.
    }
}
verdict-draw = { $side-is ->
    [you] A draw: you hold one victory hex.
   *[other] A draw: the Russians hold one victory hex.
}
verdict-operational = { $side-is ->
    [you] You achieve an operational victory: you hold two victory hexes.
   *[other] A Russian operational victory: the Russians hold two victory hexes.
}
verdict-war-winning = { $side-is ->
    [you] You achieve a war-winning victory: you hold { $hexes } victory hexes.
   *[other] A Russian war-winning victory: the Russians hold { $hexes } victory hexes.
}

## Odds

factor-movement-first = 1–3: movement first
factor-combat-first = 4–6: combat first
factor-attacks = { $unit } attacks with { $strength }
factor-defends = { $unit } defends with { $strength }
factor-artillery = Allied artillery: one column to the right
factor-column = Column { $column }
factor-all-upslope = Defender’s losses: all attack upslope
factor-all-from-water = Defender’s losses: all attack from river, aqueduct or marsh
factor-all-over-wall = Defender’s losses: all attack over redoubt walls
factor-disrupted-from = Disrupted on { $least }+
factor-steadfast = Guards that stand fast
factor-next-to-battery = Next to a battery

combat-first = Combat first.
movement-first = Movement first.
no-effect = No effect on { $unit }.
holds = { $unit } holds { $hex }.
defenders-hold = The defenders hold { $hex }.
loses-of-choice = { $side-is ->
    [you] You lose { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } of your choice.
   *[other] The { $side-plural } lose { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } of their choice.
}
attacker-may-advance = An attacker may advance into { $hex }.

## On the map and beside it

box-due = due on turn { $turn }
box-eliminated = eliminated
badge-attacking = attacking
badge-moving = moving
marker-target = Target
marker-control = { $side-is ->
    [you] You hold this victory hex
   *[other] The { $side-plural } hold this victory hex
}
marker-battery = Russian battery
track-turn = Turn
track-victory-hexes = { $side-is ->
    [you] Victory hexes you hold
   *[other] Victory hexes held by the { $side-plural }
}
track-bombardments = { $side-is ->
    [you] Your bombardments left
   *[other] { $side } bombardments left
}

## Surveys and hexes

survey-guns-silenced = The Russian guns are silent for good.
survey-guns-found = { $bombardments ->
    [0] No bombardments are left this turn.
    [one] One bombardment is left this turn.
   *[other] { $bombardments } bombardments are left this turn.
}
survey-reach-found = { $unit } can reach { $hexes ->
    [0] no hex.
    [one] one hex; if it is dark, the unit must stop there.
   *[other] { $hexes } hexes; it must stop in the dark ones.
}
describe-unit = { $unit }: { $title }, { $formation }
describe-victory-hex = { $side-is ->
    [you] Victory hex, held by you
   *[other] Victory hex, held by the { $side-plural }
}
describe-zone = { $side-is ->
    [you] Your zone of control: { $units }
   *[other] { $side } zone of control: { $units }
}
describe-move = { $unit } can move here for { $points ->
    [one] 1 point
   *[other] { $points } points
}

ground-clear = clear
ground-forest = brushwood
ground-river = river
ground-aqueduct = aqueduct
ground-marsh = marsh
ground-sea = sea
ground-level = level { $level }
ground-road = road
ground-bridge = bridge
ground-slope-up = slope up
ground-steep-slope-up = steep slope up
ground-steep-slope-down = steep slope down
ground-wall = wall

## Refusals: whose turn it is

there-is-no-such-unit = There is no such unit.
battle-is-over = The battle is over.
only-own-side-gives-up = Only the { $side } player can give up for the { $side-plural }.
roll-for-order-first = First roll for the order of the phases.
answer-offer-first = First answer the offer to end the phase.
no-offer-to-answer = Nobody has offered to end the phase.
offer-was-refused = Your offer was refused. Take an action before you offer again.
no-offer-needed = The other side has no actions left. Just end the phase.
other-side-can-still-act = The other side can still act. The phase ends only if you both agree.
is-not-yours = { $unit } is not yours.
is-piquet-and-is-never-disrupted = { $unit } is a piquet and is never disrupted.
is-disrupted-already = { $unit } is already disrupted.
is-off-map-and-cannot-pass = { $unit } is off the map and cannot pass now.
unit-is-not-on-map = { $unit } is not on the map.
hex-is-not-on-map = { $hex } is not on the map.
is-not-on-map-yet = { $unit } is not on the map yet.
is-out-of-battle = { $unit } is out of the battle.

## Refusals: movement

moves-only-in-movement-phase = { $unit } can move only in a movement phase.
is-not-yours-to-move = { $unit } is not yours to move.
is-piquet-and-never-moves = { $unit } is a piquet and never moves.
is-disrupted-and-cannot-move = { $unit } is disrupted and cannot move.
must-enter-map-first = { $unit } must enter the map first.
finish-move-first = Finish the current move first.
nobody-is-moving = No unit is moving.
can-reach-no-other-hex = { $unit } cannot reach any other hex.
is-in-hex-already = { $unit } is in { $hex } already.
is-not-next-to = { $hex } is not next to { $unit }.
is-held-by = { $hex } is held by { $other }.
only-one-mobile-unit-in-hex = { $hex } has room for one mobile unit, and { $other } is there.
is-sea = { $hex } is sea.
must-stop-in-zone = { $unit } must stop in { $hex }, in the zone of control of { $other }.
no-step-from-zone-to-zone = { $unit } is in an enemy zone of control and cannot move straight into that of { $other } in { $hex }.
cannot-pass = { $unit } cannot pass through { $other } in { $hex }.
is-too-far = { $unit } cannot reach { $hex } with { $n ->
    [one] the 1 movement point
   *[other] the { $n } movement points
} it has left.
step-costs-too-much = The step to { $hex } costs { $n ->
    [one] 1 point
   *[other] { $n } points
}, more than { $unit } has left.
is-cavalry-and-crosses-water-by-road = { $unit } is cavalry. It enters and leaves river, aqueduct and marsh only by road, and no road leads to { $hex }.
is-cavalry-and-crosses-wall-by-road = { $unit } is cavalry and can cross the wall to { $hex } only by road.

## Refusals: reinforcements

enters-only-in-allied-movement = { $unit } can enter only as an Allied action in a movement phase.
is-not-waiting-to-enter = { $unit } is not waiting to enter.
enters-later = { $unit } cannot enter before turn { $n }.
is-held-back-in-this-phase = { $unit } is held back for this phase.
is-not-in-entry-area = { $hex } is not in the entry area.
entry-hex-is-occupied = { $hex } is occupied. Choose another entry hex.
is-cavalry-and-enters-by-road = { $unit } is cavalry and can enter at { $hex } only by road.

## Refusals: bombardment

bombardments-are-russian-actions = Only the Russians bombard, and each bombardment is an action.
russian-guns-are-silenced = The Allies have attacked Shell Hill: the Russian guns are silent for good.
no-bombardments-are-left = No bombardments are left this turn.
is-not-allied-unit = { $unit } is not an Allied unit.
is-piquet-and-bombardment-does-nothing = { $unit } is a piquet: bombardment does not affect it.
is-out-of-range-of-shell-hill = { $unit } is more than { $n } hexes from Shell Hill.
bombardments-cannot-be-kept = Under the rule options of this game, bombardments cannot be kept.
can-still-act = { $unit } can still act.

## Refusals: attacks

attacks-only-in-combat = Attacks are made only in a combat phase.
attacks-only-in-combat-phase = { $unit } can attack only in a combat phase.
is-piquet-and-never-attacks = { $unit } is a piquet and never attacks.
is-disrupted-and-cannot-attack = { $unit } is disrupted and cannot attack.
is-cavalry-and-cannot-attack-wet-hex = { $unit } is cavalry and cannot attack { $hex }, a river, aqueduct or marsh hex.
no-enemy-is-in-hex = There is no enemy in { $hex }.
nobody-can-attack-hex = No unit of yours can attack { $hex }.
resolve-declared-attack-first = Resolve the declared attack first.
finish-attack-first = Finish the current attack first.
choose-hex-to-attack-first = First choose a hex to attack.
add-an-attacker-first = First add a unit to the attack.
is-in-attack-already = { $unit } is already in the attack.
cannot-attack-together = { $unit } and { $other } cannot attack together.
nothing-to-roll-for = There is nothing to roll for now.
no-losses-to-take = There are no losses to take now.
cannot-take-this-loss = { $unit } cannot take this loss.

## Refusals: advance, momentum and flank attacks

nobody-advances-now = No unit can advance now.
is-no-victor-or-cannot-advance = { $unit } is not one of the victorious attackers that can enter { $hex }.
nothing-to-decline = There is no advance or further attack to decline.
nobody-has-advanced = No unit has advanced.
only-other-goes-on = Only { $other } may attack now. { $unit } must wait.
has-made-its-momentum-attack = { $unit } has already made its momentum attack.
has-made-its-flank-attack = { $unit } has already made its flank attack.
momentum-attack-is-made-alone = A momentum attack is made by one unit alone.
no-dash-over-steep-slope = { $unit } cannot make a flank or momentum attack over the steep slope to { $hex }.
no-dash-over-wall = { $unit } cannot make a flank or momentum attack over the wall into { $hex }.
is-next-to-no-enemy = { $unit } is not next to an enemy unit.
hex-is-not-empty = { $hex } is not empty: { $other } is there.
is-in-no-enemy-zone-of-control = { $hex } is not in an enemy zone of control.
no-flank-attack-over-steep-slope-or-wall = { $unit } cannot make a flank attack into { $hex } over a steep slope or a redoubt wall.

## Faults of positions: units and hexes

fault-eliminated-on-map = { $unit } is eliminated and cannot be on the map.
fault-in-sea = { $unit } is in { $hex }, which is sea.
fault-off-map = { $unit } is in { $hex }, which is off the map.
fault-piquet-has-moved = { $unit } is a piquet and cannot have left its hex.
fault-no-reinforcement = { $unit } is not a reinforcement and cannot be waiting to enter.
fault-has-one-step = { $unit } has only one step and cannot be reduced.
fault-marks-on-eliminated = { $unit } is out of the battle and cannot be disrupted or reduced.
fault-reduced-off-map = { $unit } cannot have lost a step off the map.
fault-both-sides = Both sides are in { $hex }.
fault-too-many-units = There are too many units in { $hex }.
fault-no-victory-hex = { $hex } is not a victory hex.
fault-in-wrong-hands = { $hex } is held by the side that is not there.

## Faults of positions: sequence of play

fault-no-such-turn = There is no such turn.
fault-turn-1-begins-with-movement = Turn 1 begins with movement.
fault-no-roll-on-turn-1 = There is no roll for the order on turn 1.
fault-order-not-rolled = The order of the phases has not been rolled for yet.
fault-russians-roll = The Russians roll for the order of the phases.
fault-too-many-bombardments = There are too many bombardments left.
fault-silenced-guns-can-fire = The Russian guns are silenced but have bombardments left.
fault-too-many-victory-hexes = There are not that many victory hexes.
fault-ended-and-not-over = The game has ended but is not over.
fault-out-between-phases = A side is out of actions outside a phase.
fault-disrupted-between-phases = Units are disrupted after recovery.
fault-offer-between-phases = There is an offer to end the phase outside a phase.
fault-active-side-is-out = The active side is out of actions.
fault-offer-to-side-that-is-out = There is an offer to a side that is out of actions.
fault-offer-during-action = There is an offer to end the phase in the middle of an action.
fault-out-and-can-act = A side counts as out of actions but can still act.
fault-bombardments-not-back = The Russians regain their bombardments before the order of the phases is rolled for.
fault-over-too-early = The game is over before its last turn for no reason.
fault-points-without-move = Movement points are spent but no unit is moving, or a unit is moving but has spent none.
fault-too-many-points-spent = The moving unit has no movement points left.
fault-cannot-be-moving = The moving unit cannot be moving.
fault-should-have-stopped = The moving unit should have stopped in the enemy zone of control.
fault-nothing-to-act-with = The active side has nothing to act with.
fault-russian-on-south-edge = A Russian unit is on the south edge, but the game is not over.
fault-no-russian-on-south-edge = There is no Russian unit on the south edge.

## Faults of positions: attacks

fault-attack-left-over = There is no attack, but part of one is left over.
fault-attack-outside-combat = There is an attack outside a combat phase.
fault-attacker-cannot-attack = One of the attackers cannot attack.
fault-mixed-attack = Units of different groups are attacking together.
fault-no-target = The attack has no target.
fault-attacker-too-far = One of the attackers is not next to the target.
fault-momentum-not-alone = More than one unit is making a momentum attack.
fault-attack-after-flank = Only a momentum attack can follow a flank attack.
fault-cavalry-survived = Cavalry has survived its attack.
fault-no-enemy-attacked = There is no enemy in the target hex.
fault-losses-before-roll = Losses are owed before the roll.
fault-disrupted-attacker = A disrupted unit is attacking.
fault-ground-forbids-attack = The terrain does not allow the attack.
fault-attacker-losses = The losses that the attacker owes are not possible here.
fault-defender-losses = The losses that the defender owes are not possible here.
fault-no-choice-of-losses = There is no choice of losses to make.
fault-attacker-not-disrupted = One of the attackers is not disrupted.
fault-losses-still-owed = Losses are still owed.
fault-target-not-empty = The target hex is not empty.
fault-no-further-attack = No further attack can follow.
fault-has-not-advanced = The unit has not advanced.
fault-more-than-one-goes-on = Only the one unit that has advanced can continue the attack.

## Rule options

option-crt_floor = Where the weakest attacks are read: the printed table goes down to -2, the text stops at 0.
option-crt_floor-minus_two = Down to the column -2, as the table is printed.
option-crt_floor-zero = Every attack below 0 uses the column 0.

option-redoubt_reduction = How much a redoubt takes off the defender's losses: 2 in the text, 1 in the chart.
option-redoubt_reduction-two = Two steps.
option-redoubt_reduction-one = One step.

option-bridged_hex_penalty = Whether attackers in river, aqueduct or marsh hexes suffer also where a road bridges the hex.
option-bridged_hex_penalty-always = Always, as the text says.
option-bridged_hex_penalty-needs_unbridged = Only if one of them stands in a hex without a road, as the chart says.

option-pass_through_friends = Whether a unit may march through a hex that a friendly unit holds.
option-pass_through_friends-no = No: traffic matters.
option-pass_through_friends-yes = Yes, as long as it does not stop there.

option-reinforcements_count = Whether reinforcements that could enter keep their side in a movement phase.
option-reinforcements_count-enterable = Yes, and one of them may be held back in place of an action.
option-reinforcements_count-on_map_only = No: only units on the map count, and without fresh ones the side is out, whoever waits.

option-markers_may_be_kept = Whether the Russian, without fresh units, may keep his bombardments for the second phase of the turn.
option-markers_may_be_kept-yes = Yes.
option-markers_may_be_kept-no = No: he fires or wastes them before he is done.

option-shell_hill_entry_silences = Whether an Allied unit that marches into an empty hex of Shell Hill silences the Russian guns.
option-shell_hill_entry_silences-yes = Yes, as an attack there does.
option-shell_hill_entry_silences-no = No: only attacks do.

option-south_edge_any_entry = Whether a Russian unit that comes to the south edge by an advance or a flank attack wins the war.
option-south_edge_any_entry-yes = Yes, however it comes there.
option-south_edge_any_entry-no = No: only a march does.

option-road_negates_steep = Whether roads take the extra points off steep slopes as off others.
option-road_negates_steep-yes = Yes.
option-road_negates_steep-no = No: steep slopes are paid on roads too.

option-cavalry_survives_flank_attack = Whether cavalry outlives a flank attack, in which nothing is fought.
option-cavalry_survives_flank_attack-yes = Yes.
option-cavalry_survives_flank_attack-no = No: cavalry that attacks is lost, however it attacks.

option-shift_after_clamp = Whether the shift of the Allied artillery counts from the lowest column or from the true difference.
option-shift_after_clamp-yes = From the column: even a hopeless attack gains one.
option-shift_after_clamp-no = From the difference, before the table's ends are applied.

## What the map can show

survey-zone_russian = Russian zones of control
survey-zone_allied = Allied zones of control
survey-guns = Reach of the Russian guns
survey-reach = Reach of a unit

## What the computer weighs

feature-result = the result
feature-side = the Russian side
feature-side-late = the Russian side, late
feature-first-hex = the first victory hex
feature-first-hex-late = the first victory hex, late
feature-second-hex = the second victory hex
feature-second-hex-late = the second victory hex, late
feature-more-hexes = further victory hexes
feature-russian-men = Russian strength
feature-allied-men = Allied strength
feature-to-come = reinforcements still off the map
feature-siege = Russians near victory hexes
feature-relief = Allies near lost victory hexes
feature-open-goals = victory hexes that the Allies left open
feature-open-gains = victory hexes that the Russians left open
feature-storms = Russian attacks on victory hexes
feature-returns = Allied attacks on lost victory hexes
feature-russian-attacks = Russian attacks at hand
feature-allied-attacks = Allied attacks at hand
feature-advance = the Russian advance
feature-raid = Russians near the south edge
feature-guns = bombardments left
feature-outposts = outposts

## On the start page: inkerman

about-inkerman = 5 November 1854. Two Russian columns climb out of the fog against the right of the siege line; a thin chain of piquets and a few British battalions hold Home Ridge until the French come up. Five turns of alternating actions, one unit or one attack at a time: two or three hours. The Russians act first.
sources-inkerman = The rules and tables follow the printed game. Its map and its counters are not in our sources, but for one: the orders of battle, the set-up and most of the map are reconstructed from history and from the hexes that the rules name. Where the rules contradict themselves there is an option.

## What stands on counters

arm-cavalry = cavalry
arm-infantry = infantry
arm-piquet = piquet
arm-zouave = Zouaves
nation-british = British
nation-french = French
nation-pavlov = Russian (Pavlov)
nation-soimonov = Russian (Soimonov)
value-combat = combat
value-steps = steps

## In reports of many games: what took losses, and moments

loss-combat = combat
loss-bombardment = bombardment
loss-cavalry-spent = cavalry spent
moment-hex-changes-hands = a victory hex changes hands
moment-guns-silenced = the Russian guns are silenced

## Maps

map-inkerman = Inkerman
map-inkerman-subtitle = Bloody Retribution, 5th November 1854
map-inkerman-note = Drawn after the rules of the game and accounts of the ground; what the rules do not fix is reconstructed.

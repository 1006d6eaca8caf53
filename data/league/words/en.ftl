### What Half a League says, in English. A unit is "it", a general "he". A side is an adjective; its people are in the
### attribute "plural". "Your side" is right whether a side has one seat or twelve.

## Sides and seats

side-russian = Russian
    .plural = Russians
side-allied = Allied
    .plural = Allies
side-allied_british = British
side-allied_french = French and Turkish
side-russian_left = Kiryakov (Moscow)
side-russian_centre = Gorchakov (Borodino)
side-russian_redoubt = Shchelkanov (Kazan)
side-russian_kourgane = Kvitsinsky (Vladimir)
side-russian_cossacks = Popov (Cossacks)
side-russian_cavalry = Khaletsky (cavalry)
side-allied_bosquet = Bosquet
side-allied_canrobert = Canrobert
side-allied_napoleon = Prince Napoleon
side-allied_turks = Suleiman Pasha
side-allied_light = Codrington
side-allied_guards = Bentinck (Guards)
side-allied_highland = Campbell (Highlanders)
side-allied_cavalry = Lucan (cavalry)
side-russian_1 = Moscow 1 and 2
side-russian_2 = Moscow 3 and 4
side-russian_3 = Borodino 1 and 2
side-russian_4 = Borodino 3 and 4
side-russian_5 = Kazan 1 and 2
side-russian_6 = Kazan 3 and 4
side-russian_7 = Vladimir 1 and 2
side-russian_8 = Vladimir 3 and 4
side-russian_9 = 57th Cossacks
side-russian_10 = 60th Cossacks
side-russian_11 = Hussars and dragoons
side-russian_12 = Lancers and horse battery
side-allied_13 = 3rd Zouaves and 50th
side-allied_14 = Tirailleurs and 7th Light
side-allied_15 = 1st Zouaves and 7th Line
side-allied_16 = Chasseurs and 27th Line
side-allied_17 = Prince Napoleon
side-allied_18 = Turks
side-allied_19 = 7th and 33rd
side-allied_20 = 23rd and E Battery
side-allied_21 = Guards
side-allied_22 = Highlanders
side-allied_23 = British cavalry
side-allied_24 = Horse artillery and Rifles

## Formations, weapons, ground

formation-line = line
formation-skirmish = skirmish order
formation-column = column
formation-road = road column
formation-square = square
formation-limbered = limbered
formation-unlimbered = unlimbered

weapon-musket = muskets
weapon-rifle = rifles
weapon-carbine = carbines
weapon-field = field guns
weapon-horse = horse artillery
weapon-siege = siege guns

terrain-gentle = a gentle slope
terrain-steep = a steep slope
terrain-cliff = a cliff
terrain-stream = a stream
terrain-woods = woods
terrain-village = houses
terrain-wall = a wall
terrain-trench = a trench
terrain-sea = the sea
terrain-high-crest = the crest of a high hill
terrain-friends = passing through friends

area-sea = sea
area-cliff = cliff (on foot, or by the track)
area-steep = steep slope
area-gentle = gentle slope
area-woods = woods (cover; sight only into and out of the edge)
area-village = village (cover; counts as walls for movement)
area-vineyard = vineyard (cover)
course-stream = stream
course-wall = wall (cover; blocks sight)
course-trench = parapet (cover)
course-road = road
course-track = track (takes guns and cavalry up the cliff)
hill-top = flat hilltop
hill-crest = crest

## Prompts and headings

prompt-initiative = Roll for initiative.
prompt-lead = { $side-is ->
    [you] Your side has the initiative: act first or second?
   *[other] The { $side-plural } have the initiative: act first or second?
}
prompt-rally = { $unit } is routing: try to rally it.
prompt-actions = { $left ->
    [one] One unit can still act: choose its action.
   *[other] Choose a unit to act: { $left } can still act, once each.
}
prompt-actions-done = No more units can act. Turn units by up to { $degrees } degrees, ride with your generals, or end your actions.
prompt-march-forward = Move { $unit } forward, wheeling up to { $degrees } degrees in all. Dice: { $dice }.
prompt-march-road = Move { $unit } along the road. Dice: { $dice }.
prompt-march-sideways = Move { $unit } back or sideways, or turn it about. Dice: { $dice }.
prompt-march-prolonge = Move { $unit } by prolonge. Dice: { $dice }.
prompt-ride = Ride with { $staff }. Dice: { $dice }.
prompt-saves = Roll saves for { $unit } against { $hits ->
    [one] 1 possible hit
   *[other] { $hits } possible hits
}.
prompt-saves-with-help = Roll saves for { $unit } against { $hits ->
    [one] 1 possible hit
   *[other] { $hits } possible hits
}. A command benefit can help.
prompt-charge-consent = { $attacker } is about to charge { $target }: join as its second line with { $unit }?
prompt-charge-answer = { $attacker } charges { $unit }: stand or fall back?
prompt-charge-attacker-check = Check the morale of { $attacker } for its charge.
prompt-charge-defender-check = { $unit } is outnumbered: check its morale.
prompt-charge-support = { $unit } stands behind { $line }: join the close combat as its second line?
prompt-charge-benefit = Spend a command benefit on { $unit } in the close combat?
prompt-charge-react = { $attacker } charges { $unit }: react before contact?
prompt-charge-move-up = { $target } has gone: how far does { $attacker } move up?
prompt-charge-follow = { $attacker } has moved up: follow it with { $unit }, its second line?
prompt-close = Choose the close combat to fight next.
prompt-advance = { $unit } has won: how far does it advance?
prompt-follow = The first line has advanced: follow it with { $unit }?

heading-over = The battle is over
heading-initiative = Turn { $turn } of { $turns }: initiative
heading-rally = Turn { $turn } of { $turns }: { $side } rally rolls
heading-close = Turn { $turn } of { $turns }: { $side } close combats
heading-actions = Turn { $turn } of { $turns }: { $side } actions

## Choices

# Who helps: "Try to rally, with its commander’s help (1 command point)".
help-commander = {", "}with its commander’s help (1 command point)
help-brigadier = {", "}with the brigadier’s help
help-both = {", "}with help from its commander and the brigadier (1 command point)

choice-roll = Roll for initiative
choice-first = Act first
choice-second = Act second
choice-rally = Try to rally{ $help }
choice-march = { $unit }: advance{ $help }
choice-march-road = { $unit }: move along the road{ $help }
choice-sideways = { $unit }: move back or sideways, or turn about{ $help }
choice-prolonge = { $unit }: move by prolonge{ $help }
choice-way-straight = { $unit }: move { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
} straight on
choice-way-right = { $unit }: move { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}, wheeling { $degrees } degrees right
choice-way-left = { $unit }: move { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}, wheeling { $degrees } degrees left
choice-shift-forward = { $unit }: move { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
} forward
choice-shift-back = { $unit }: move { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
} back
choice-shift-left = { $unit }: move { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
} to the left
choice-shift-right = { $unit }: move { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
} to the right
choice-shift-about = { $unit }: turn about and move { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}
choice-stay = Stay
choice-stay-unit = { $unit }: stay
choice-stay-staff = { $staff }: stay
choice-form = { $unit }: { $formation-is ->
    [formation-limbered] limber
    [formation-unlimbered] unlimber
   *[other] form { $formation }
}
choice-form-about = { $unit }: { $formation-is ->
    [formation-limbered] limber, facing about
    [formation-unlimbered] unlimber, facing about
   *[other] form { $formation }, facing about
}
choice-face = { $unit }: turn to face { $degrees } degrees
choice-face-free = { $unit }: turn to face { $degrees } degrees (no action)
choice-mount = { $unit }: mount
choice-dismount = { $unit }: dismount
choice-fire = { $unit }: fire at { $whom }{ $help }
# Stand by stand: "Kazan 1 with stands 1 and 2, and at Kazan 2 with stand 4".
aim-with-stands = { $target } with { $stands-count ->
    [one] stand { $stands }
   *[other] stands { $stands }
}
aim-and-aim = { $first }, and at { $then }
choice-charge = { $unit }: charge { $target }
choice-charge-double = { $unit }: charge { $target } with { $second } as second line
choice-man = { $unit }: man the guns again
choice-steady = { $unit }: remove { $chits ->
    [one] a morale chit
   *[other] { $chits } morale chits
}{ $help }
choice-hold = { $unit }: hold
choice-ride = { $staff }: ride
choice-post = { $staff }: ride there
choice-attach = { $staff }: join { $unit }
choice-yield = Let { $seat } go first
choice-pass = End your actions
choice-save = Roll saves{ $help }
choice-stand = Stand
choice-retreat = Fall back before the charge (1 chit)
choice-support = { $unit }: join as second line
choice-stay-out = { $unit }: stay out
choice-check = Roll the morale check
choice-check-sure = Pass the check{ $help }
choice-commit-none = Use no command benefit
choice-commit = Add { $n } to every die{ $help }
choice-react-fire = Fire at the charging unit
choice-react-fire-at = Fire at { $whom }
choice-react-form = React: form { $formation }
choice-react-face = React: face { $degrees } degrees
choice-let-come = Do not react
choice-fight = Fight the close combat of { $unit }
choice-no-advance = { $unit }: stay
choice-advance = { $unit }: advance { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}

## Events

# The dice behind the initiative: "win the initiative 6 to 4 (rolled 5 and 4)".
rolled-two = {" "}(rolled { $first } and { $second })

turn-begins = Turn { $turn } begins.
commander-back = { $unit } has a commander again.
staff-back = { $staff } or his successor takes command again.
initiative-tied = The initiative is tied at { $total }{ $rolled }. Both sides roll again.
initiative-won = { $side-is ->
    [you] Your side wins
   *[other] The { $side-plural } win
} the initiative { $won } to { $lost }{ $rolled }.
leads = { $side-is ->
    [you] Your side acts first.
   *[other] The { $side-plural } act first.
}
side-turn = { $side-is ->
    [you] Your side acts.
   *[other] The { $side-plural } act.
}
idle = { $seat-is ->
    [you] Your actions are skipped: all your units are routing, in close combat or off the table.
    [russian] Russian actions are skipped: every unit is routing, in close combat or off the table.
    [allied] Allied actions are skipped: every unit is routing, in close combat or off the table.
   *[other] { $seat }: actions skipped. Every unit is routing, in close combat or off the table.
}
helped-by-commander = { $unit } spends a command point.
helped-by-brigadier = The brigadier helps { $unit }.
helped-by-both = { $unit } spends a command point, and the brigadier helps it too.
rallies = { $unit } rallies{ $rolled }.
fails-to-rally = { $unit } fails to rally{ $rolled }.
routs = { $unit } routs and runs { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}.
leaves-field = { $unit } leaves the field.
takes-chits = { $unit } takes { $chits ->
    [one] a chit
   *[other] { $chits } chits
}: { $reason }.
chit-sixes = pairs of sixes in enemy fire
chit-leader = a leader lost
chit-rout-nearby = a rout nearby
chit-passed-through = friends falling back through it
chit-lost = close combat lost
chit-withdrew = withdrawal
chit-guns = disorder among the captured guns
removes-chits = { $unit } removes { $chits ->
    [one] a chit
   *[other] { $chits } chits
}.
rolls-to-move = { $unit } rolls to move.
rolls-dice-to-move = { $unit } rolls { $dice } to move.
moves = { $unit } moves { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}.
forms = { $formation-is ->
    [formation-limbered] { $unit } limbers.
    [formation-unlimbered] { $unit } unlimbers.
   *[other] { $unit } forms { $formation }.
}
faces = { $unit } turns to face { $degrees } degrees.
mounts = { $unit } mounts.
dismounts = { $unit } dismounts.
holds = { $unit } holds its ground.
rides = { $staff } rides.
rides-to = { $staff } joins { $unit }.
fires = { $unit } fires at { $target } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $hits ->
    [0] no hits
    [one] 1 possible hit
   *[other] { $hits } possible hits
}{ $sixes ->
    [0] {"."}
    [one] , 1 six.
   *[other] , { $sixes } sixes.
}
saves = { $unit } saves { $saved } of { $hits } and loses { $lost ->
    [0] no figures
    [one] 1 figure
   *[other] { $lost } figures
}.
commander-rolled = The commander of { $unit } is { $fate }{ $rolled }.
staff-rolled = { $staff } is { $fate }{ $rolled }.
fate-killed = killed
fate-wounded = wounded
fate-unhurt = unhurt
staff-escapes = { $staff } escapes to { $unit }.
staff-captured = { $staff } is captured.
is-destroyed = { $unit } is destroyed.
charges = { $unit } charges { $target }.
charges-double = { $unit } charges { $target }, with { $second } as its second line.
stands = { $unit } stands to receive the charge.
falls-back = { $unit } falls back before the charge.
joins = { $unit } joins as second line.
stays-out = { $unit } stays out of the close combat.
passes-check = { $unit } passes its morale check{ $rolled }.
fails-check = { $unit } fails its morale check{ $rolled }.
reacts = { $unit } reacts with fire.
contact = { $unit } closes with { $target }.
fought-won = { $unit } fights { $target }. { $side-is ->
    [you] Your side wins.
   *[other] The { $side-plural } win.
}
fought-won-by = { $unit } fights { $target }. { $side-is ->
    [you] Your side wins
   *[other] The { $side-plural } win
} { $won } to { $lost }.
fought-tied = { $unit } fights { $target }. A tie: all dice are rolled again.
fought-tied-at = { $unit } fights { $target }. A tie at { $total }: all dice are rolled again.
victory-costs = Victory costs { $side-is ->
    [you] your side
   *[other] the { $side-plural }
} { $hits ->
    [0] no hits
    [one] 1 possible hit
   *[other] { $hits } possible hits
}{ $rolled }.
guns-spiked = The gunners of { $unit } flee. Their guns are spiked and removed{ $rolled }.
guns-abandoned = The gunners of { $unit } flee. Their guns are abandoned{ $rolled }.
leaves-guns = The gunners of { $unit } flee and leave their guns.
mans-guns = { $unit } mans its guns again.
takes-guns = { $by } captures the guns of { $unit }.
withdraws = { $unit } withdraws { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}.
advances = { $unit } advances.
takes-objective = { $side-is ->
    [you] Your side takes
   *[other] The { $side-plural } take
} an objective: { $objective }.
passes = { $seat-is ->
    [you] You end your actions.
    [russian] The Russians end their actions.
    [allied] The Allies end their actions.
   *[other] { $seat }: actions over.
}
yields = { $seat-is ->
    [you] You let { $to } go first.
   *[other] { $to-is ->
        [you] { $seat }: you go first.
       *[other] { $seat }: { $to } to go first.
    }
}
army-breaks = { $side-is ->
    [you] Your army breaks.
   *[other] The { $side } army breaks.
}
battle-ends = The battle ends. The Allies hold { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Verdicts

verdict-now = If the battle ended now: { $verdict }
# The winner's side.
verdict-broken = { $side-is ->
    [you] The enemy army breaks: your side wins.
    [russian] The Allied army breaks: the Russians win.
   *[allied] The Russian army breaks: the Allies win.
}
verdict-decisive = A decisive Allied victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
verdict-allied = An Allied victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
verdict-russian = A Russian victory: the Allies have only { $points ->
    [one] 1 point
   *[other] { $points } points
}.
verdict-draw = A draw: the Allies have { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## Odds: what goes into them

factor-initiative = { $side-is ->
    [you] Your modifier
   *[other] { $side } modifier
}
factor-march-dice = Dice of { $unit }
factor-march-benefit = Extra dice for the command benefit
factor-march-chits = Chits, off each die
factor-ride-dice = Dice of a staff figure
factor-strength = Strength of { $unit }
factor-chits = Chits
factor-check-needs = Passes on { $n }+ (the die plus these)
factor-saves-on = { $unit } saves on { $n }+
factor-no-save = { $unit } has no save
factor-benefit = Command benefit
factor-close-dice = { $unit }: dice
factor-close-modifier = { $unit }: { $what }
close-cavalry-double-line = cavalry charging in double line
close-behind-cover = behind a wall, stream or trench
close-on-crest = on the crest
close-infantry-column = attacking in column
close-infantry-double-line = double line
close-square = in square
close-moving-cavalry = moving cavalry in line
close-routing = routing
close-from-rear = hit from the rear
close-guns = guns
close-dismounted = dismounted cavalry
close-standing-cavalry = standing cavalry
close-skirmish = skirmish order
close-chits = chits
close-benefit = command benefit
factor-gun-dice = { $guns ->
    [one] 1 gun
   *[other] { $guns } guns
} at { $target }: dice
factor-stand-dice = { $stands ->
    [one] 1 stand
   *[other] { $stands } stands
} at { $target }: dice
factor-each-die-chits = Chits, off each die
factor-each-die-benefit = Command benefit, on each die
# A length in inches: 19.9".
length = { $inches }"
length-between = { $least }" to { $most }"
factor-shot-short = { $stands ->
    [one] 1 stand
   *[other] { $stands } stands
} at short range, { $range }; target { $target }: hits on { $n }+
factor-shot-long = { $stands ->
    [one] 1 stand
   *[other] { $stands } stands
} at long range, { $range }; target { $target }: hits on { $n }+
target-line = in line
target-column = in column
target-double-line = in double line
target-enfiladed = enfiladed
target-square = in square
target-skirmishers = in skirmish order
target-in-cover = { $target }, in cover
factor-long-range = Possible hits at long range are halved, rounded up
factor-pivot = Stands that turn ({ $stands }), on each of their dice

## Odds: what may come of it

odds-chooses = { $side-is ->
    [you] Your side chooses who acts first.
   *[other] The { $side-plural } choose who acts first.
}
odds-rallies = { $unit } rallies.
odds-runs-on = { $unit } runs on.
odds-march = { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
} on open ground.
odds-ride = { $inches ->
    [one] 1 inch
   *[other] { $inches } inches
}.
odds-charges-on = { $unit } passes its check and charges home.
odds-stands = { $unit } passes its check and stands.
odds-falls-back = { $unit } fails its check and falls back.
odds-wins = { $units-count ->
    [one] { $units } wins.
   *[other] { $units } win.
}
odds-unharmed = { $unit } is unharmed.
odds-chits = { $unit } takes { $chits ->
    [one] a chit
   *[other] { $chits } chits
}.
odds-figures = { $unit } loses { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}.
odds-figures-and-chits = { $unit } loses { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} and takes { $chits ->
    [one] a chit
   *[other] { $chits } chits
}.
odds-commander-falls = Its commander falls.
odds-brigadier-falls = The brigadier with it falls.
odds-routs = It routs.
odds-not-hit = { $unit } is not hit.
odds-hits-without-save = { $unit } takes { $hits ->
    [one] 1 possible hit
   *[other] { $hits } possible hits
} without a save.
odds-hits-all-saved = { $unit } takes { $hits ->
    [one] 1 possible hit, which is saved.
   *[other] { $hits } possible hits, all saved.
}
odds-hits-saved-on = { $unit } takes { $hits ->
    [one] 1 possible hit, saved on { $n }+.
   *[other] { $hits } possible hits, each saved on { $n }+.
}
odds-hits-saved-with-help = { $unit } takes { $hits ->
    [one] 1 possible hit
   *[other] { $hits } possible hits
}, saved only with a command benefit.
odds-it-takes-chits = It takes { $chits ->
    [one] a chit
   *[other] { $chits } chits
}.
odds-leaders-in-danger = Its leaders are in danger.

## What a move costs

move-dice = Dice: { $dice }
move-dice-ride = Dice: { $dice } (ground takes none away)
move-chits = { $chits ->
    [one] 1 chit: each die counts 1 less
   *[other] { $chits } chits: each die counts { $chits } less
} ({ $dice })
move-loses-nothing = For { $what }: lose nothing, because the last die always counts
move-loses-dice = For { $what }: lose the { $dice }
move-used = { $used } of { $allowed } inches used
move-no-nearer = No legal move comes closer to this place and facing.
turn-is-free = Turn of { $degrees ->
    [one] 1 degree
   *[other] { $degrees } degrees
}: uses no action
turn-is-action = Turn of { $degrees ->
    [one] 1 degree
   *[other] { $degrees } degrees
}: uses the unit’s action

## On the table and beside it

box-destroyed = Destroyed
box-left = Left the field
box-guns-lost = Guns lost
box-back-on-turn = Back on turn { $turn }
badge-routing = routing
badge-in-close-combat = in close combat
badge-acted = acted
badge-moving = moving
badge-dismounted = dismounted
badge-without-guns = without its guns
badge-veteran = veteran
badge-no-commander = no commander
badge-without-men = without gunners
guns-of = Guns of { $unit }
weapon-with-range = { $weapon }, { $inches } inches
post-army = army commander
post-brigade = brigadier
track-turn = Turn
track-points = Allied points
track-losses = { $side-is ->
    [you] Your units lost or routing
   *[other] { $side } units lost or routing
}
objective-held = { $objective }: { $side-is ->
    [you] yours
   *[other] { $side }
}

survey-arc = { $unit } fires up to { $range } inches, { $degrees } degrees to each side. Up to { $short } inches is short range.
survey-arcs = Arcs of fire of all { $side } units, ignoring what blocks their sight.
survey-command-found = Units of { $staff } within { $radius } inches can use their command points.

lies-from-to = { $what }; from ({ $from }) to ({ $to })
hill-lies = flat hilltop with a crest; from ({ $from }) to ({ $to })
objective-lies = objective for { $points ->
    [one] 1 point
   *[other] { $points } points
}; from ({ $from }) to ({ $to })
describe-place = { $place }: { $what }
describe-objective = { $place }: objective

## Faults of positions

fault-dice = { $dice } cannot be the dice of a move.
fault-too-many-figures = { $unit } has more figures than it started with.
fault-too-many-points = { $unit } has more command points than it started with.
fault-formation-of-arm = { $unit } is in a formation that its arm does not have.
fault-gunners-in-line = { $unit } must be in line if its gunners have left their guns, and only then.
fault-skirmishes = { $unit } is not light infantry and cannot skirmish.
fault-dismounted = { $unit } is not cavalry and cannot be dismounted.
fault-moving = { $unit } is not mounted cavalry in good order and cannot be moving.
fault-battery-commander = { $unit } is a battery and has no commander to lose.
fault-no-figures = { $unit } is on the table without a figure.
fault-gone-with-marks = { $unit } is off the table but still carries markers.
fault-destroyed-with-figures = { $unit } is destroyed but has figures left.
fault-should-rout = { $unit } has as many chits as strength but is not routing.
fault-routs-with-more-chits = { $unit } is routing with more chits than strength.
fault-routs-with-fewer-chits = { $unit } is routing with fewer chits than strength.
fault-routs-in-second-line = { $unit } is routing in a second line.
fault-ground-won = { $unit } has won ground without a fight.
fault-fired-at-by-friends = { $unit } was fired at by friends.
fault-off-table = { $unit } is off the edge of the table.
fault-in-sea = { $unit } is in the sea.
fault-overlap = { $unit } and { $other } overlap.
fault-staff-off-table = { $staff } is off the edge of the table.
fault-staff-lost-and-attached = { $staff } is both lost and attached.
fault-staff-since-start = { $staff } has been attached since the start of the turn, but to nobody.
fault-staff-with-nobody = { $staff } is with a unit that is not there.
fault-staff-elsewhere = { $staff } is not where his unit is.
fault-staff-second = { $staff } is the second staff figure with the same unit.
fault-nobody-in-contact = In a close combat no { $side } unit is in contact.
fault-footing = { $unit } is in no close combat but has a place in one.
fault-broken = An army has broken, but the battle goes on.
fault-no-such-turn = There is no such turn.
fault-no-such-seat = There is no such seat.
fault-objectives = There are fewer objectives than that.
fault-charge = The charge does not fit the decision to be made.
fault-losses = The losses do not fit the decision to be made.
fault-losses-left = Something is left over from earlier losses.
fault-nobody-to-rally = No unit has to rally.
fault-cannot-move = The moving unit cannot act.
fault-no-initiative = Neither side has the initiative.
fault-seat-idle = The deciding seat has nothing to do.
fault-no-close-combat = There is no close combat.
fault-nobody-advances = No unit can advance.
fault-nobody-follows = No unit can follow.
fault-nobody-asked = Nobody is asked in the charge.

## Refusals: whose decision it is

not-your-decision = { $seat-is ->
    [you] This is your decision.
    [russian] This decision is the Russians’, not yours.
    [allied] This decision is the Allies’, not yours.
   *[other] This is not your decision. Now deciding: { $seat }.
}
not-possible-now = That is not possible now.
battle-is-over = The battle is over.
roll-initiative-first = Roll for initiative first.
choose-lead-first = First choose whether your side acts first or second.
rally-comes-first = Routing units must try to rally first.
roll-saves-first = Roll the saves first.
settle-charge-first = Finish the current charge first.
choose-advance-first = First choose how far the winner advances.
choose-follow-first = First choose whether { $unit } follows its first line.
fight-close-combats-now = Only close combats can be fought now.
finish-move-first = { $unit } has rolled its dice: first move it, or let it stay.
finish-ride-first = First choose where the ride ends.
unit-of-another-seat = { $unit } is under another player’s command.
staff-of-another-seat = This staff figure is under another player’s command.
there-is-no-such-unit = There is no such unit.
there-is-no-such-staff-figure = There is no such staff figure.
there-is-no-such-seat = There is no such seat on your side.
already-yielded = You have already let another player go first.
nothing-left-for-seat = That player has nothing left to do.

## Refusals: who can act

not-turn-of-its-side = { $unit } must wait for its side’s turn.
acts-only-in-own-actions = { $unit } can act only during its own side’s actions.
turns-only-in-own-actions = { $unit } can turn only during its own side’s actions.
is-not-on-table = { $unit } is not on the table.
is-routing = { $unit } is routing and must rally first.
is-in-close-combat = { $unit } is in close combat.
has-already-acted = { $unit } has already acted this turn.
has-already-reacted = { $unit } has already reacted this turn.

## Refusals: fire

no-stand-fires = Choose a target for at least one stand of { $unit }.
no-such-stand-left = { $unit } no longer has that stand.
target-not-on-table = The target of { $unit } is not on the table.
is-friendly = { $other } is on the same side as { $unit }.
reacts-only-to-charger = { $unit } can fire only at the unit that charges it.
no-fire-into-close-combat = { $other } is in close combat: no unit can fire at it.
charger-comes-first = { $other } is charging { $unit }: fire at it first.
must-answer-fire = { $other } fired at { $unit }: this stand must fire back at such units first.
must-stop-advance = { $other } is advancing on { $unit }: this stand must fire at such units first.
nearer-target-first = { $other } is nearer: this stand of { $unit } must fire at it.
has-left-its-guns-behind = { $unit } has left its guns behind.
cannot-fire-in-road-column = { $unit } is in road column and cannot fire.
cannot-fire-limbered = { $unit } is limbered and cannot fire.
is-behind-stand = { $other } is not in front of this stand of { $unit }.
is-out-of-arc = { $other } is too far to the side for this stand of { $unit }, even if it turns.
is-out-of-range = { $other } is more than { $n } inches away.
own-stands-in-way = The front stands of { $unit } block the fire of those behind them.
stands-in-way = { $other } blocks the line of sight of { $unit }.
trees-or-houses-hide = Trees or houses hide { $other } from { $unit }.
seen-only-at-edge = Troops can be seen into or out of woods and houses only at the edge: { $unit } does not see { $other }.
sees-six-inches-in-woods = In woods or among houses { $unit } sees no further than 6 inches.
wall-hides = A wall hides { $other } from { $unit }.
crest-lies-between = A crest lies between { $unit } and { $other }, and neither is on it.

## Refusals: movement

cannot-move-in-square = { $unit } is in square and cannot move.
cannot-move-unlimbered = { $unit } is unlimbered: move it by prolonge, or limber it first.
only-unlimbered-guns-by-prolonge = Only unlimbered guns can move by prolonge.
roll-before-moving = Roll the dice for a move first.
no-move-rolled = No dice have been rolled for a move.
rolled-for-another-kind-of-move = { $unit } rolled for another kind of move.
would-not-move-at-all = { $unit } would not move at all.
road-takes-road-column = { $unit } can move along a road only in road column.
road-takes-limbered-guns = { $unit } can move along a road only when limbered.
too-far-from-road = { $unit } is more than an inch from any road or track.
road-ends = The road ends before { $unit } gets that far.
cannot-cross = { $unit } cannot cross { $what }.
passes-houses-only-on-road = { $unit } can pass houses only on a road.
climbs-cliff-only-on-track = { $unit } can climb the cliff only on a track.
wheels-too-far = { $unit } can wheel by up to { $n } degrees in a move. More is a change of facing.
way-through-friends-too-long = Passing through friends leaves { $unit } only { $n ->
    [one] 1 inch
   *[other] { $n } inches
} for this move.
way-too-long = { $unit } has only { $n ->
    [one] 1 inch
   *[other] { $n } inches
} for this move.
would-lie-across = { $unit } would end up across { $what }.
would-end-on-ground = { $unit } would end up on { $what }, where it cannot go.
cannot-move-into-sea = No unit can move into the sea.
cannot-stand-in-sea = { $unit } cannot stand in the sea.
needs-even-die = { $unit } needs an even die to cross { $what } by prolonge.
cannot-leave-table = { $unit } cannot choose to leave the table.
cannot-end-on-unit = { $unit } cannot end on { $other }.
cannot-pass-close-combat = { $other } is in close combat: no unit can pass through it.
nearer-takes-a-charge = { $unit } can come within 2 inches of { $other } only by charging.

## Refusals: formations and facing

artillery-only-limbers = { $unit } is artillery: it can only limber or unlimber.
cavalry-lacks-formation = { $unit } is cavalry and cannot take this formation.
infantry-has-no-guns = { $unit } is infantry and has no guns.
only-light-infantry-skirmishes = { $unit } is not light infantry and cannot skirmish.
too-few-stands-for-square = { $unit } needs { $n } stands to form square.
already-in-formation = { $unit } is already in this formation.
only-guns-turn-about = Only guns can turn about while changing formation.
has-already-turned = { $unit } has already turned this turn. A turn of more than { $n } degrees would be its action.
already-faces-that-way = { $unit } already faces that way.
is-not-cavalry = { $unit } is not cavalry.
already-mounted = { $unit } is already mounted.
already-dismounted = { $unit } is already dismounted.
cannot-mount-on-cliff = { $unit } is on a cliff, where horses cannot go.
has-left-no-guns-behind = { $unit } has left no guns behind.
is-more-than-2-inches-from-its-guns = { $unit } is more than 2 inches from its guns.

## Refusals: charges and close combat

charge-needs-enemy = Choose an enemy unit on the table to charge.
too-far-to-charge = { $unit } is more than 2 inches from { $other }.
is-not-in-front = { $other } is not in front of { $unit }.
guns-cannot-charge = Guns cannot charge.
cannot-charge-in-this-formation = { $unit } cannot charge in { $what }.
there-is-no-such-second-line = There is no such second line.
there-is-no-second-line = There is no second line.
has-stayed-out-of-charge = { $unit } has already stayed out of a charge this turn.
is-not-second-line = { $other } is not the second line of { $unit }.
no-charge-under-way = There is no charge to settle.
would-overlap = { $unit } would end up on top of { $other }.
no-ground-there = There is no ground for { $unit } there.
moves-up-no-further = { $unit } can move up no further than the point of contact.
advances-no-further-than-ground = { $unit } can advance no further than the ground it has won.
follows-by-same-step = { $unit } must follow exactly as far as its first line advanced, or stay.
close-combats-come-last = Close combats are fought after all actions.
has-no-close-combat-to-fight = { $unit } has no close combat to fight.
no-saves-now = There are no saves to roll now.

## Refusals: command and morale

has-no-command-points-left = { $unit } has no command points left.
commander-already-helped = The commander of { $unit } has already helped this turn.
has-no-commander = { $unit } has no commander at present.
too-far-from-brigadier = { $unit } is more than 24 inches from its brigadier.
no-brigadier-since-start = No brigadier has been with { $unit } since the turn began.
brigadier-already-helped = The brigadier with { $unit } has already helped this turn.
one-benefit-is-enough = One command benefit is enough to pass the check.
nobody-to-rally = No unit has to rally now.
at-most-two-chits = No more than two chits can be removed at once.
has-no-morale-chit = { $unit } has no chit to remove.
no-second-chit = A command benefit removes a second chit, and { $unit } has only one.

## Refusals: staff

staff-rides-in-actions = Staff figures ride only during their side’s actions.
not-turn-of-his-side = It is not his side’s turn.
successor-not-here = He is lost, and his successor has not arrived yet.
has-already-ridden = He has already ridden this turn.
has-helped-and-stays = He has helped { $unit } this turn and must stay with it.
no-ride-rolled = No dice have been rolled for a ride.
off-table = That place is off the table.
ride-too-long = His dice take him only { $n ->
    [one] 1 inch
   *[other] { $n } inches
}.
cannot-ride-through-sea = He cannot ride through the sea.
too-near-enemy-alone = On his own he must stay more than 2 inches away from { $other }.
is-not-under-his-command = { $unit } is not under his command.
already-with-unit = He is already with { $unit }.
another-general-is-there = Another general is already with { $unit }.

## Rule options

option-players = How many seats there are: the rulebook brings up to two dozen players to the table.
option-players-two = Two: one for each side.
option-players-nations = Three: Russians, French with Turks, British.
option-players-commands = Fourteen: one for each brigade.
option-players-two_dozen = Twenty-four: two to four units each.

option-length = How long the battle lasts; the rulebook prints a session of four hours and no number of turns.
option-length-full = Sixteen turns.
option-length-shorter = Fourteen turns, if the Allies win too often.
option-length-evening = Eight turns, for a short evening.

## What the map can show

survey-fire = Arc of fire
survey-command = Command radius
survey-russian_fire = All Russian arcs
survey-allied_fire = All Allied arcs

## What the computer weighs

feature-held = objectives held
feature-late = objectives held, with few turns left
feature-grip = objectives that change hands when the turn ends
feature-near = being near objectives
feature-worn = units worn down, for the turns to come
feature-brink = armies near their breaking point
feature-chits = morale chits
feature-guns = batteries left
feature-points = command points left
feature-fire = fire that can be given and taken
feature-melees = close combats that have been joined
feature-strikes = charges that can be made at once
feature-closing = enemies to close with who would lose

## On the start page: league

about-league = 20 September 1854, with miniatures: the Alma on a table of sixteen feet. No hexes: stands and formations, arcs and inches, and handfuls of dice. The Allies must take the heights, the Russians hold them and keep the pass closed. Sixteen turns, one action a turn for each of 69 units, for two players or up to twenty-four.
sources-league = Rules and charts follow the play sheet of the convention game of 2006; some cells of the charts are decoded. The table, the set-up, the names of units, command points and the points for victory are reconstructed: the sheet prints none of them.

## What stands on counters

arm-artillery = artillery
arm-cavalry = cavalry
arm-infantry = infantry
arm-staff = staff
nation-british = British
nation-french = French
nation-russian = Russian
nation-turkish = Turkish
value-chits = morale chits
value-command = command
value-command_points = command points
value-figures = figures
value-post = post
value-strength = strength
value-weapon = weapon

## In reports of many games: what took losses, and moments

loss-fire = fire
loss-close-combat = close combat
loss-rout = rout off the table
loss-guns-abandoned = guns abandoned
moment-objective-taken = an objective changes hands
moment-russians-break = the Russian army breaks
moment-allies-break = the Allied army breaks

## Maps

map-league = Half a League
map-league-subtitle = The Battle of the Alma, 20 September 1854

## Units in a word or two, as they fit beside them on the table

short-ru_menshikov = Menshikov
short-ru_left = Kiryakov
short-ru_centre = Gorchakov
short-ru_redoubt = Shchelkanov
short-ru_kourgane = Kvitsinsky
short-ru_cossacks = Popov
short-ru_cavalry = Khaletsky
short-fr_arnaud = Saint-Arnaud
short-fr_bosquet = Bosquet
short-fr_canrobert = Canrobert
short-fr_napoleon = Napoleon
short-tu_suleiman = Suleiman Pasha
short-br_raglan = Raglan
short-br_light = Codrington
short-br_guards = Bentinck
short-br_highland = Campbell
short-br_cavalry = Lucan
short-ru_moscow_1 = Moscow 1
short-ru_moscow_2 = Moscow 2
short-ru_moscow_3 = Moscow 3
short-ru_moscow_4 = Moscow 4
short-ru_bat_17_4 = Bty 17/4
short-ru_bat_17_5 = Bty 17/5
short-ru_borodino_1 = Borodino 1
short-ru_borodino_2 = Borodino 2
short-ru_borodino_3 = Borodino 3
short-ru_borodino_4 = Borodino 4
short-ru_bat_16_1 = Bty 16/1
short-ru_bat_16_2 = Bty 16/2
short-ru_kazan_1 = Kazan 1
short-ru_kazan_2 = Kazan 2
short-ru_kazan_3 = Kazan 3
short-ru_kazan_4 = Kazan 4
short-ru_bat_16_pos = Pos Bty 16/1
short-ru_bat_16_3 = Bty 16/3
short-ru_vladimir_1 = Vladimir 1
short-ru_vladimir_2 = Vladimir 2
short-ru_vladimir_3 = Vladimir 3
short-ru_vladimir_4 = Vladimir 4
short-ru_bat_14_3 = Bty 14/3
short-ru_bat_don_3 = Don Bty 3
short-ru_cossack_57a = 57th Don Cossacks 1
short-ru_cossack_57b = 57th Don Cossacks 2
short-ru_cossack_60a = 60th Don Cossacks 1
short-ru_cossack_60b = 60th Don Cossacks 2
short-ru_hussars = Ingermanland Hussars
short-ru_dragoons = Dragoons
short-ru_lancers = Lancers
short-ru_bat_horse_12 = Horse Bty 12
short-fr_zouaves_3 = 3rd Zouaves
short-fr_tirailleurs = Algerian Tirailleurs
short-fr_50_line = 50th Line
short-fr_7_light = 7th Light
short-fr_bat_fievet = Bty Fievet
short-fr_bat_marcy = Bty Marcy
short-fr_zouaves_1 = 1st Zouaves
short-fr_chasseurs_1 = 1st Chasseurs
short-fr_7_line = 7th Line
short-fr_27_line = 27th Line
short-fr_bat_can_1 = Canrobert Bty 1
short-fr_bat_can_2 = Canrobert Bty 2
short-fr_zouaves_2 = 2nd Zouaves
short-fr_marine_3 = 3rd Marines
short-fr_bat_nap = Prince Napoleon Bty 1
short-tu_nizam_1 = Nizam 1
short-tu_nizam_2 = Nizam 2
short-tu_nizam_3 = Nizam 3
short-tu_battery = Turkish Bty
short-br_7 = 7th Fusiliers
short-br_33 = 33rd Wellington's
short-br_23 = 23rd Welch Fusiliers
short-br_bat_e = E Bty
short-br_grenadiers = Grenadier Guards
short-br_scots_fusiliers = Scots Fusilier Guards
short-br_coldstream = Coldstream Guards
short-br_bat_h = H Bty
short-br_42 = 42nd Black Watch
short-br_93 = 93rd Highlanders
short-br_79 = 79th Camerons
short-br_bat_a = A Bty
short-br_light_dragoons = 4/13th Light Dragoons
short-br_hussars = 8/11th Hussars
short-br_lancers = 17th Lancers
short-br_rha_i = I Troop
short-br_rha_c = C Troop
short-br_rifles = Rifle Brigade 2

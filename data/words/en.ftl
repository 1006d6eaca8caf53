### What every game says, in English.

list = { $before } and { $last }

# The die behind an event: "1 Azov fires at 2313 (rolled 4)".
rolled = {" "}(rolled { $die })

## The ground in words

# Things about a hex: "woods; river north and south".
hex-and-so-on = { $first }; { $then }
hex-towards = { $what } { $directions }
direction-north = north
direction-north-east = north-east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-north-west = north-west

## Levels of the computer

level-recruit = plays by rules of thumb, careless with some units
level-sergeant = plays by rules of thumb, without looking ahead
level-captain = plans a phase and one reply ahead
level-general = plans a phase and one reply ahead, on many dice
level-recruit-name = recruit
level-sergeant-name = sergeant
level-captain-name = captain
level-general-name = general

## Positions and questions

dead-end = No decision is possible in this position.
no-such-name = { $what-is ->
    [thing-unit] There is no unit “{ $name }”.
    [thing-hex] There is no hex “{ $name }”.
    [thing-seat] There is no seat “{ $name }”.
    [thing-objective] There is no objective “{ $name }”.
    [thing-staff-figure] There is no staff figure “{ $name }”.
   *[other] There is no { $what } “{ $name }”.
}
no-such-survey = There is nothing called “{ $name }” to show.
point-at = { $what-is ->
    [thing-hex] Point at a hex.
   *[other] Point at a unit.
}
is-absent = { $board-is ->
    [board-table] { $name } is not on the table.
   *[other] { $name } is not on the map.
}
thing-parent-unit = parent unit

# A seat that is not asked wants to decide.
not-asked = It is the { $side } player’s decision.

zone-found = { $side-is ->
    [you] Your units control
   *[other] { $side } units control
} { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.

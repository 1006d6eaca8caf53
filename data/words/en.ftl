### What every game says, in English.

list = { $before } and { $last }

# The die behind an event: "1 Azov fires at 2313 (rolled 4)".
rolled = {" "}(rolled { $die })

## The ground in words

# Things about a hex: "woods; river north and south".
hex-also-called = { $first }, { $then }
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

## Errors: games, options, records, the data file

with-rule = { $text } ({ $rule })
one-more = { $first } { $then }
no-such-game = there is no game '{ $game }'; there is: { $known }
no-such-option = there is no option '{ $option }'; the game has: { $known }
no-such-value = option '{ $option }' cannot be '{ $value }'; it can be: { $known }
data-faults = the data files have faults: { $faults }
no-seat = there is no seat '{ $seat }'
record-unreadable = the record cannot be read: { $error }
record-cut-short = the record cannot be read: { $error }; the file is cut short
record-format = this is not a record that this program knows: its format is '{ $found }', not '{ $known }'
record-other-game = the record is of the game '{ $found }', not '{ $wanted }'
record-other-rules = the record was played by rules { $found } of { $game }; this program has rules { $ours }, which may judge differently, so it is not replayed
record-other-data = the record was played with other data (map, units or tables have changed since), so it is not replayed
record-start = the record starts from a position that cannot be: { $faults }
record-length = the record is cut short or lengthened: it has { $found } decisions, its seal says { $sealed }
record-decision = decision { $number } cannot be understood: { $reason }
record-illegal = decision { $number } is not legal: { $refusal }
record-dice = the dice of decision { $number } do not fit: { $reason }
record-edited = the record was edited: its chain of hashes does not end as its seal says
record-other-state = the replay leads to another position than the seal says
record-wrong-key = the dice key is not the one that was committed to at the start of the game
record-no-key = the record carries no dice key (it is revealed when the game ends), so its dice cannot be proved yet
dice-too-few = only { $given } dice were given, and another one is rolled
dice-too-many = { $given } dice were given, but only { $rolled } are rolled
dice-no-face = { $face } is not a face of a die with { $sides } sides
not-a-decision = this is no decision of this game: { $error }
touches-mean-nothing = these touches mean nothing here
decision-of-another-game = this decision is of another game
position-of-another-game = this is a position of another game
not-played = only { $played } decisions were played, not { $number }
dice-do-not-fit = the dice do not fit: { $reason }
dice-must-be-given = this record carries no dice key, so the dice of this decision must be given
too-many-ways = the dice of this decision can fall in more than { $ways } ways
game-is-over = the game is over
nothing-to-decide = nothing can be decided here
store-no-table = there is no table '{ $table }'
store-moved = the table has changed meanwhile: it is in state { $found }, not { $expected }
store-folder = the folder { $folder } cannot be made: { $error }
store-cannot-open = the data file cannot be opened; is its folder readable and writable?
store-read-only = the data file cannot be written; it or its folder is read-only
store-full = the disk is full, so nothing was saved
store-locked = another program keeps the data file locked; try again when it has finished
store-not-ours = this is not a data file of Malakoff
store-damaged = the data file is damaged: { $error }
store-newer = this data file was written by a newer version of Malakoff; please update
store-closed = the data file is closed, because the server stops
store-disk = the disk could not be read or written: { $error }
store-other = the data file could not be used: { $error }

## Where the values on counters come from

provenance-front = front
provenance-back = back
provenance-place = place
provenance-identity = identity
provenance-strength = strength
provenance-unit = unit
provenance-printed = printed
provenance-decoded = decoded
provenance-reconstructed = reconstructed

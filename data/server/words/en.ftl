### What the server says by itself, in English.

## At the table

not-saved = Nothing was played: it could not be saved ({ $error }).
not-your-seat = You do not have the seat “{ $seat }”.
computer-plays-it = The computer is playing { $seat }; take over first.
seated-already = You already have a seat at this table.
watchers-set-no-pace = You are watching: only players set the speed.
no-advice-here = No suggestions here.
no-odds = The odds could not be worked out.
off-the-table = That is off the table.
no-sketch = The move could not be worked out.
no-such-move = There are only { $count } moves to look back at.
not-your-turn = It is not your turn.
nothing-there = Nothing to do there now. { $prompt }
over-nothing-there = The game is over. { $verdict }
too-busy = The server is busy; ask again in a moment.
no-suggestion = The computer has no suggestion here.
pause-first = Pause the game first, then step through it.
not-the-computers-turn = It is not the computer’s turn.
somebodys-move = A move by { $seat }.
over-no-take-back = The game is over and its dice are public: nothing can be taken back.
nothing-to-take-back = There is nothing to take back.
no-take-back-in-secret = Secret orders are being given: nothing else can be taken back now.
only-your-own = You can take back only your own moves, with everything that followed them.
offer-open = A take-back offer is already waiting for an answer.
no-offer = There is no offer to answer.
others-must-agree = The other players must agree.
and-more = And { $count } more.
too-many-requests = Too many requests; wait a moment.
unreadable = This request cannot be read: { $error }.
server-fault-nothing-played = Something went wrong on the server; nothing was played.
asked-again = A newer question came first.
sit-first = Sit down first.
carried-over-secret = The rules were corrected since this game began. Its moves replay with the same dice up to these secret orders; the game continues from there. Check the position: a corrected rule may have changed it.
carried-over-whole = The rules were corrected since this game began. All its moves replay with the same dice; the game continues from there. Check the position: a corrected rule may have changed it.
carried-over-nothing = The rules were corrected since this game began. None of its moves can be replayed, so it starts again.
carried-over-part = The rules were corrected since this game began. { $kept ->
    [one] Move 1 replays
   *[other] Moves 1–{ $kept } replay
} with the same dice; the game continues from there. Check the position: a corrected rule may have changed it.
no-such-seat-here = There is no seat “{ $seat }” at this table.
wrong-key = The key to the seat { $seat } is wrong.
cannot-continue = This game cannot be continued: { $error }.
no-such-address = There is nothing at this address.
wrong-method = This address does not take such a request.
body-is-json = The body of this request must be JSON, with that content type.
body-too-large = This file is too large.
no-options = These are not options of a game.
record-in-play = While a game is on, its record is only for somebody who plays all its seats.
replay-over = This game is over. Step through it with the timeline.
replay-without-key = This record has no dice key: you can watch the game but not continue it.
record-not-text = This record is not text.
no-such-decision = This game has no move { $number }.
no-start-here = No game can start here: { $faults }
branched = A new game from the position after move { $number }.
no-such-seat = This game has no seat “{ $seat }”.
no-games = At least one game is needed.
server-fault = Something went wrong on the server; please try again.
stopping = The server is about to stop.
experiment-running = Another experiment is running ({ $title }). Try again when it is done.
no-such-experiment = There is no such experiment here. Only the last few are kept, until the server stops.
random-player = random player
too-many-games = With a { $player } at most { $most } games can be simulated here, not { $games }. “malakoff simulate” plays any number.

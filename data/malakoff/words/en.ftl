### What the command line prints about games, in English. Help, progress and errors are in the program.

game = { $id }: { $title } (rules { $rules }; seats: { $seats })
game-option = option { $option }={ $values }: { $about }

odds-chances = { $chances } in { $of }

verified = { $over ->
    [yes] { $game }: { $decisions } decisions, the game is over
   *[no] { $game }: { $decisions } decisions, the game is not over
}
verified-dice = { $dice } dice follow from the key { $key }
verified-forced = { $dice } dice were given by hand and prove nothing
verified-wrong = die { $die } of decision { $decision } is wrong: the record says { $recorded }, the key gives { $proved }

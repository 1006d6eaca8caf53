### Ce que disent tous les jeux, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

list = { $before } et { $last }
rolled = {" "}(dé : { $die })

hex-and-so-on = { $first } ; { $then }
hex-towards = { $what } : { $directions }
direction-north = nord
direction-north-east = nord-est
direction-south-east = sud-est
direction-south = sud
direction-south-west = sud-ouest
direction-north-west = nord-ouest

level-recruit = joue à vue de nez, sans soin pour certaines unités
level-sergeant = joue à vue de nez, sans rien prévoir
level-captain = prépare une phase et prévoit une réponse
level-general = prépare une phase et prévoit une réponse, sur de nombreux dés
level-recruit-name = recrue
level-sergeant-name = sergent
level-captain-name = capitaine
level-general-name = général

dead-end = Aucune décision n’est possible dans cette position.
no-such-name = { $what-is ->
    [thing-unit] L’unité « { $name } » n’existe pas.
    [thing-hex] L’hexagone « { $name } » n’existe pas.
    [thing-seat] La place « { $name } » n’existe pas.
    [thing-objective] L’objectif « { $name } » n’existe pas.
    [thing-staff-figure] La figurine d’état-major « { $name } » n’existe pas.
   *[other] « { $name } » n’existe pas.
}
no-such-survey = Il n’y a rien à montrer du nom de « { $name } ».
point-at = { $what-is ->
    [thing-hex] Désignez un hexagone.
   *[other] Désignez une unité.
}
is-absent = { $board-is ->
    [board-table] { $name } n’est pas sur la table.
   *[other] { $name } n’est pas sur la carte.
}
thing-parent-unit = unité mère

not-asked = C’est à l’autre joueur de décider : { $side }.

zone-found = { $side-is ->
    [you] Vos unités contrôlent
   *[other] { $side } : zones de contrôle sur
} { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.

### Ce que disent tous les jeux, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

list = { $before } et { $last }
rolled = {" "}(dé : { $die })

hex-also-called = { $first }, { $then }
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

## Erreurs : jeux, options, enregistrements, fichier de données

with-rule = { $text } ({ $rule })
one-more = { $first } { $then }
no-such-game = il n’y a pas de jeu « { $game } » ; il y a : { $known }
no-such-option = il n’y a pas d’option « { $option } » ; le jeu a : { $known }
no-such-value = l’option « { $option } » ne peut pas valoir « { $value } », mais : { $known }
data-faults = les fichiers de données ont des défauts : { $faults }
no-seat = il n’y a pas de place « { $seat } »
record-unreadable = l’enregistrement est illisible : { $error }
record-cut-short = l’enregistrement est illisible : { $error } ; le fichier est coupé
record-format = ce n’est pas un enregistrement que ce programme connaît : son format est « { $found } » et non « { $known } »
record-other-game = l’enregistrement est du jeu « { $found } », et non « { $wanted } »
record-other-rules = l’enregistrement a été joué selon les règles { $found } de { $game } ; ce programme a les règles { $ours }, qui peuvent juger autrement : il n’est donc pas rejoué
record-other-data = l’enregistrement a été joué avec d’autres données (la carte, les unités ou les tables ont changé depuis) : il n’est donc pas rejoué
record-start = l’enregistrement part d’une position impossible : { $faults }
record-length = l’enregistrement a été coupé ou allongé : il contient { $found } décisions, son sceau en annonce { $sealed }
record-decision = la décision { $number } est incompréhensible : { $reason }
record-illegal = la décision { $number } n’est pas permise : { $refusal }
record-dice = les dés de la décision { $number } ne conviennent pas : { $reason }
record-edited = l’enregistrement a été modifié : sa chaîne d’empreintes ne finit pas comme le dit son sceau
record-other-state = rejouée, la partie mène à une autre position que celle du sceau
record-wrong-key = la clé des dés n’est pas celle qui a été engagée au début de la partie
record-no-key = l’enregistrement n’a pas de clé des dés (elle est révélée à la fin de la partie) : ses dés ne peuvent pas encore être prouvés
dice-too-few = { $given ->
    [one] un seul dé a été donné, et il en faut un de plus
   *[other] { $given } dés seulement ont été donnés, et il en faut un de plus
}
dice-too-many = { $given } dés ont été donnés, mais { $rolled } seulement sont jetés
dice-no-face = un dé à { $sides } faces n’a pas de { $face }
not-a-decision = ce n’est pas une décision de ce jeu : { $error }
touches-mean-nothing = ces gestes ne veulent rien dire ici
decision-of-another-game = cette décision est d’un autre jeu
position-of-another-game = c’est une position d’un autre jeu
not-played = seules { $played } décisions ont été jouées, et non { $number }
dice-do-not-fit = les dés ne conviennent pas : { $reason }
dice-must-be-given = cet enregistrement n’a pas de clé des dés : les dés de cette décision doivent être donnés
too-many-ways = les dés de cette décision peuvent tomber de plus de { $ways } façons
game-is-over = la partie est terminée
nothing-to-decide = il n’y a rien à décider ici
store-no-table = il n’y a pas de table « { $table } »
store-moved = la table a changé entre-temps : elle est à l’état { $found }, et non { $expected }
store-folder = le dossier { $folder } ne peut pas être créé : { $error }
store-cannot-open = le fichier de données ne s’ouvre pas ; son dossier est-il accessible en lecture et en écriture ?
store-read-only = le fichier de données ne peut pas être écrit ; lui ou son dossier est en lecture seule
store-full = le disque est plein : rien n’a été enregistré
store-locked = un autre programme verrouille le fichier de données ; réessayez quand il aura fini
store-not-ours = ce n’est pas un fichier de données de Malakoff
store-damaged = le fichier de données est endommagé : { $error }
store-newer = ce fichier de données vient d’une version plus récente de Malakoff ; mettez le programme à jour
store-closed = le fichier de données est fermé, car le serveur s’arrête
store-disk = le disque n’a pas pu être lu ou écrit : { $error }
store-other = le fichier de données n’a pas pu servir : { $error }

## D’où viennent les valeurs des pions

provenance-front = recto
provenance-back = verso
provenance-place = emplacement
provenance-identity = identité
provenance-strength = force
provenance-unit = unité
provenance-printed = imprimé dans la règle
provenance-decoded = déchiffré
provenance-reconstructed = reconstitué

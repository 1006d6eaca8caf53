### Ce que dit le serveur lui-même, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

not-saved = Rien n’a été joué : l’enregistrement a échoué ({ $error }).
not-your-seat = Vous n’occupez pas la place « { $seat } ».
computer-plays-it = L’ordinateur joue cette place ({ $seat }) ; reprenez-la d’abord.
seated-already = Vous avez déjà une place à cette table.
watchers-set-no-pace = Vous êtes spectateur : seuls les joueurs règlent la vitesse.
no-advice-here = Pas de suggestion ici.
no-odds = Les probabilités n’ont pas pu être calculées.
off-the-table = C’est hors de la table.
no-sketch = Le mouvement n’a pas pu être calculé.
no-such-move = { $count ->
    [one] Il n’y a qu’un coup à revoir.
   *[other] Il n’y a que { $count } coups à revoir.
}
not-your-turn = Ce n’est pas à vous de jouer.
nothing-there = Rien à faire là pour l’instant. { $prompt }
over-nothing-there = La partie est terminée. { $verdict }
too-busy = Le serveur est occupé ; redemandez dans un instant.
no-suggestion = L’ordinateur n’a rien à suggérer ici.
pause-first = Mettez d’abord la partie en pause, puis avancez pas à pas.
not-the-computers-turn = Ce n’est pas à l’ordinateur de jouer.
somebodys-move = Un coup ({ $seat }).
over-no-take-back = La partie est terminée et ses dés sont publics : rien ne peut plus être repris.
nothing-to-take-back = Il n’y a rien à reprendre.
no-take-back-in-secret = Des ordres secrets sont en cours : rien d’autre ne peut être repris maintenant.
only-your-own = Vous ne pouvez reprendre que vos propres coups, avec tout ce qui les a suivis.
offer-open = Une demande de reprise attend déjà une réponse.
no-offer = Il n’y a pas de demande à laquelle répondre.
others-must-agree = Les autres joueurs doivent être d’accord.
and-more = Et { $count ->
    [one] un autre
   *[other] { $count } autres
}.
too-many-requests = Trop de demandes ; attendez un instant.
unreadable = Cette demande est illisible : { $error }.
server-fault-nothing-played = Une erreur s’est produite sur le serveur ; rien n’a été joué.
asked-again = Une question plus récente est passée devant.
sit-first = Asseyez-vous d’abord.
carried-over-secret = Les règles ont été corrigées depuis le début de cette partie. Ses coups se rejouent avec les mêmes dés jusqu’à ces ordres secrets ; la partie continue à partir de là. Vérifiez la position : une règle corrigée a pu la changer.
carried-over-whole = Les règles ont été corrigées depuis le début de cette partie. Tous ses coups se rejouent avec les mêmes dés ; la partie continue à partir de là. Vérifiez la position : une règle corrigée a pu la changer.
carried-over-nothing = Les règles ont été corrigées depuis le début de cette partie. Aucun de ses coups ne peut être rejoué ; elle recommence donc.
carried-over-part = Les règles ont été corrigées depuis le début de cette partie. { $kept ->
    [one] Le coup 1 se rejoue
   *[other] Les coups 1 à { $kept } se rejouent
} avec les mêmes dés ; la partie continue à partir de là. Vérifiez la position : une règle corrigée a pu la changer.
no-such-seat-here = Il n’y a pas de place « { $seat } » à cette table.
wrong-key = La clé de la place { $seat } est fausse.
cannot-continue = Cette partie ne peut pas continuer : { $error }.
no-such-address = Il n’y a rien à cette adresse.
wrong-method = Cette adresse n’accepte pas une telle demande.
body-is-json = Le corps de cette demande doit être du JSON, avec ce type de contenu.
body-too-large = Ce fichier est trop volumineux.
no-options = Ce ne sont pas des options d’un jeu.
record-in-play = Tant que la partie dure, son enregistrement n’est donné qu’à celui qui joue toutes les places.
replay-over = Cette partie est terminée. Parcourez-la avec la frise.
replay-without-key = Cet enregistrement n’a pas de clé des dés : vous pouvez voir la partie, mais non la continuer.
record-not-text = Cet enregistrement n’est pas du texte.
no-such-decision = Cette partie n’a pas de coup { $number }.
no-start-here = Aucune partie ne peut commencer ici : { $faults }
branched = Une nouvelle partie à partir de la position après le coup { $number }.
no-such-seat = Ce jeu n’a pas de place « { $seat } ».
no-games = Il faut au moins une partie.
server-fault = Une erreur s’est produite sur le serveur ; réessayez.
stopping = Le serveur va s’arrêter.
experiment-running = Une autre expérience est en cours ({ $title }). Réessayez quand elle sera finie.
no-such-experiment = Il n’y a pas d’expérience de ce nom ici. Seules les dernières sont gardées, jusqu’à l’arrêt du serveur.
random-player = joueur au hasard
too-many-games = Avec ce joueur ({ $player }), { $most } parties au plus peuvent être simulées ici, pas { $games }. « malakoff simulate » en joue autant qu’on veut.

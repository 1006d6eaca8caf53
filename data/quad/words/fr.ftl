### Ce que disent Balaclava et Alma, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

## Noms

side-russian = Russe
    .adjective = russe
    .feminine = russe
    .plural = russes
side-allied = Allié
    .adjective = allié
    .feminine = alliée
    .plural = alliés

phase-movement = phase de mouvement
    .definite = la phase de mouvement
    .genitive = de la phase de mouvement
phase-defensive-fire = phase de tir défensif
    .definite = la phase de tir défensif
    .genitive = de la phase de tir défensif
phase-evasion = phase de repli de la cavalerie
    .definite = la phase de repli de la cavalerie
    .genitive = de la phase de repli de la cavalerie
phase-offensive-fire = phase de tir offensif
    .definite = la phase de tir offensif
    .genitive = de la phase de tir offensif
phase-melee = phase de mêlée
    .definite = la phase de mêlée
    .genitive = de la phase de mêlée
phase-rally = phase de ralliement
    .definite = la phase de ralliement
    .genitive = de la phase de ralliement

## Invites et titres

heading = Tour de jeu { $turn } sur { $turns } ({ $clock }) : tour du joueur { $side-adjective }, { $phase }
heading-over = La bataille est terminée

prompt-order = Placez { $unit } en haut ou en bas de sa pile.
prompt-displace = Choisissez un hexagone pour { $unit }, qui est refoulée.
prompt-retreat = { $units } { $units-count ->
    [one] doit reculer : choisissez l’hexagone suivant
   *[other] doivent reculer : choisissez une unité et son hexagone suivant
}.
prompt-opening = Vous pouvez faire avancer aussitôt une unité en { $hex }.
prompt-advance = Vous pouvez faire avancer vos attaquants le long du chemin de recul.
prompt-declare-melee = Choisissez les attaquants contre { $hexes } ou ajoutez des hexagones à attaquer, puis lancez le dé.
prompt-declare-fire = Choisissez les unités qui tirent sur { $hexes }, puis lancez le dé.
prompt-due-roll = { $what }.
prompt-crowd = { $unit } et { $other } ne peuvent pas rester ensemble en { $hex } : déplacez l’une des deux.
prompt-movement = Déplacez vos unités, faites entrer des renforts ou terminez la phase.
prompt-fire = Choisissez un hexagone sur lequel tirer ou terminez la phase.
prompt-fire-or-step-back = Choisissez un hexagone sur lequel tirer, repliez l’artillerie menacée ou terminez la phase.
prompt-evasion = Repliez d’un hexagone la cavalerie menacée ou terminez la phase.
prompt-melee = Choisissez un hexagone à attaquer.
prompt-rally = Choisissez une unité désorganisée à rallier ou terminez la phase.

## Choix

choice-move = { $unit } : aller en { $hex }
choice-enter = Faire entrer { $unit } en { $at }
choice-enter-and-move = Faire entrer { $unit } en { $at } et aller en { $hex }
# L’unité qui gêne quitte ensuite l’hexagone.
choice-and-move-on = { $choice } ; { $unit } doit alors repartir
choice-leave = Faire sortir { $unit } de la carte
choice-raise = Mettre { $unit } en haut de sa pile
choice-spike = Enclouer le canon { $unit }
choice-attack = Attaquer { $hex }
choice-fire = Tirer sur { $hex }
choice-join-attack = Attaquer avec { $unit }
choice-join-fire = Tirer avec { $unit }
choice-roll = Lancer le dé
choice-retreat = Faire reculer { $unit } en { $hex }
choice-displace = Refouler { $unit } en { $hex }
choice-on-top = Placer en haut
choice-below = Placer en bas
choice-withdraw = Replier { $unit } en { $hex }
choice-advance = Faire avancer { $unit } en { $hex }
choice-rally = Rallier { $unit }
choice-end-advance = Terminer l’avance
choice-end-phase = Terminer { $phase-definite }

## Événements : la séquence de jeu

phase-begins = Tour de jeu { $turn }, tour du joueur { $side-adjective } : { $phase }.
phase-of-side = { $phase } { $side-feminine }
phase-is-over = Fin { $phase-genitive } { $side-feminine } : il n’y a plus rien à faire.
phase-is-skipped = On saute { $phase-definite } { $side-feminine } : { $why }.
phases-are-skipped = On saute : { $phases }.
skipped-phase = { $phase } { $side-feminine } ({ $why }, { $case })

# Pourquoi on saute une phase : une moitié de phrase.
why-no-hex-to-withdraw-to = la cavalerie menacée n’a aucun hexagone où se replier
why-no-cavalry-threatened = aucune cavalerie n’est menacée par de l’infanterie ou de l’artillerie
why-no-attacker = aucune unité capable d’attaquer n’est adjacente à un ennemi
why-nobody-disrupted = aucune unité n’est désorganisée
why-nobody-may-rally = aucune unité désorganisée ne peut tenter de se rallier
why-no-enemy-on-map = aucun ennemi n’est sur la carte
why-nobody-ready-to-fire = aucune unité n’est prête à tirer
why-no-enemy-in-sight = aucun ennemi à portée n’est en vue
why-no-enemy-in-range = aucun ennemi n’est à portée

## Événements : mouvement

moves = { $unit } { $via-count ->
    [0] va en { $hex }
   *[other] va en { $hex } par { $via }
} ({ $points } PM).
enters = { $unit } entre en { $hex } ({ $points } PM).
leaves = { $unit } sort de la carte.
goes-on-top = { $unit } passe en haut de sa pile.
goes-below = { $unit } passe en bas de sa pile.

## Événements : combat

# Le dé d’un événement, quand un modificateur s’y ajoute.
rolled-with-modifier = {" "}(dé : { $die }, modificateur : { $modifier })
fires = { $units } { $units-count ->
    [one] tire
   *[other] tirent
} sur { $hex } avec une force de { $strength }{ $rolled }.
is-hit = { $unit } est touchée : résultat { $result } contre un moral de { $morale } (colonne { $column }).
stands = { $unit } tient : résultat { $result } contre un moral de { $morale } (colonne { $column }).
fights = { $units } { $units-count ->
    [one] attaque
   *[other] attaquent
} { $defenders } à { $odds } ({ $attack } contre { $defence }), colonne { $column } : { $result }, { $meaning }.
fights-with-die = { $units } { $units-count ->
    [one] attaque
   *[other] attaquent
} { $defenders } à { $odds } ({ $attack } contre { $defence }), colonne { $column }, ligne { $line } (dé : { $die }) : { $result }, { $meaning }.

# Ce que veut dire un résultat de la table de mêlée : une moitié de phrase.
melee-side-attackers = les attaquants
melee-side-defenders = les défenseurs
melee-eliminated = { $whom } sont éliminés
melee-retreat = { $whom } reculent de 1 hexagone
melee-disrupted = { $whom } sont désorganisés et reculent de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}
melee-disrupted-star = { $whom } sont désorganisés et reculent de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} ; la cavalerie et les unités déjà désorganisées sont éliminées

is-now-disrupted = { $unit } est désorganisée.
is-eliminated = { $unit } est éliminée.
retreats = { $unit } { $via-count ->
    [0] recule en { $hex }
   *[other] recule en { $hex } par { $via }
}.
is-displaced = { $unit } est refoulée de { $from } en { $hex }.
withdraws = { $unit } se replie de { $from } en { $hex }.
advances = { $unit } avance de { $from } en { $hex }.
rallies = { $unit } se rallie.
stays-disrupted = { $unit } reste désorganisée.
# Le modificateur est omis s’il est nul ; signed l’écrit avec son signe.
rallies-with-die = { $unit } se rallie (dé : { $die }{ $modifier ->
    [0] {""}
   *[other] , modificateur : { $signed }
}, moral : { $morale }).
stays-disrupted-with-die = { $unit } reste désorganisée (dé : { $die }{ $modifier ->
    [0] {""}
   *[other] , modificateur : { $signed }
}, moral : { $morale }).
# Ce qu’une règle exclusive a fait jouer au dé, et le dé.
rolled-for = { $what }{ $rolled }.

## Ce qui suit d’un jet

fate-eliminated = { $units } { $units-count ->
    [one] est éliminée
   *[other] sont éliminées
}.
fate-disrupted = { $units } { $units-count ->
    [one] est désorganisée
   *[other] sont désorganisées
}.
fate-retreats = { $units } { $units-count ->
    [one] recule
   *[other] reculent
} de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.
fate-disrupted-and-retreats = { $units } { $units-count ->
    [one] est désorganisée et recule
   *[other] sont désorganisées et reculent
} de { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.
no-effect = Aucun effet sur { $units }.
neither-side-gives-way = Personne ne cède.
may-enter = { $unit } peut entrer en { $hex }.
one-attacker-may-enter = L’un des attaquants peut entrer en { $hex }.
may-advance = { $unit } peut avancer.
attackers-may-advance = Les attaquants peuvent avancer.

## Probabilités

factor-fires = { $unit } tire avec une force de { $strength } à une portée de { $range }
factor-total-fire = Force de tir totale : { $strength }
factor-shift-town = { $unit } est dans un village
factor-shift-redoubt = Tous les tirs sur { $unit } franchissent un parapet de redoute
factor-shift-cavalry = { $unit } est de la cavalerie
factor-shift-disrupted = { $unit } est désorganisée
factor-shift-silenced = { $unit } ne peut pas riposter
factor-fire-column = { $unit } : colonne { $column }, moral { $morale }
factor-attacks = { $unit } attaque avec { $strength }
factor-defends = { $unit } défend avec { $strength }
factor-disrupted-cavalry = Cavalerie désorganisée : { $unit } est éliminée après la mêlée
factor-cavalry = Cavalerie : { $unit } est désorganisée après la mêlée
factor-odds = { $attack } contre { $defence } : rapport { $odds }
factor-terrain = Meilleur terrain du défenseur : { $terrain }
factor-melee-column = Colonne { $column }
factor-attack-morale = Meilleur moral des attaquants : { $morale } ; ligne = dé{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
}
factor-rally = { $unit } se rallie avec { $morale } ou moins
factor-rally-enemy = Adjacente à un ennemi en ordre
factor-rally-friend = Adjacente à une unité amie en ordre
factor-rally-redoubt = Dans une redoute

melee-terrain-town = village, redoute ou vignes
melee-terrain-river = rivière ou pente raide
melee-terrain-woods = bois, pente douce ou ruisseau
melee-terrain-clear = terrain dégagé
melee-terrain-swamp = marais
melee-terrain-none = aucun

## Sur la carte et à côté

badge-moved = a bougé
badge-fired = a tiré
badge-must-attack = doit attaquer
badge-must-be-attacked = doit être attaquée
track-turn = Tour de jeu
track-points = Points { $side-plural }
marker-target = Cible
box-waiting = Unités en attente
box-eliminated = Unités éliminées
box-left = Unités sorties
box-captured = Canons pris
box-spiked = Canons encloués
box-absent = Hors jeu

survey-sight-found = { $hexes ->
    [one] { $hexes } hexagone est
   *[other] { $hexes } hexagones sont
} en vue de { $hex }, jusqu’à la plus longue portée : { $range } hexagones.
survey-fire-found = { $unit } peut toucher { $hexes ->
    [one] { $hexes } hexagone ; le chiffre y indique sa force
   *[other] { $hexes } hexagones ; les chiffres y indiquent sa force
}.
survey-reach-found = Avec toute sa capacité de mouvement, { $unit } peut atteindre { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} ; elle doit s’arrêter dans les plus foncés.
describe-zone = Zone de contrôle { $side-feminine } : { $units }
describe-move = { $unit } peut venir ici pour { $points } PM
describe-fire = { $unit } peut tirer ici avec une force de { $strength }

## Le terrain

ground-clear = terrain dégagé
ground-sea = mer
ground-burning = village en flammes
ground-town = village
ground-woods = bois
ground-vineyard = vignes
ground-swamp = marais
ground-aqueduct = aqueduc
ground-aqueduct-bridge = pont sur l’aqueduc
ground-level = niveau { $level }
ground-major-road = grande route
ground-minor-road = petite route
ground-cliff = falaise
ground-ridge = crête
ground-steep-ridge = crête escarpée
ground-river = rivière
ground-stream = ruisseau
ground-bridge = pont
ground-ford = gué
ground-redoubt-wall = parapet de redoute
ground-gentle-up = pente douce montante
ground-gentle-down = pente douce descendante
ground-steep-up = pente raide montante
ground-steep-down = pente raide descendante

# Ce qui bloque une ligne de vue.
obstacle-ridge = une crête
obstacle-town = un village
obstacle-height = une hauteur, où la ligne monte et redescend
obstacle-steep-edge = le bord d’une pente raide
obstacle-woods-or-town = un bois ou un village
obstacle-both-sides = des bois ou des villages des deux côtés de la ligne

## Défauts d’une position

fault-no-such-turn = Il n’y a pas de tour de jeu { $turn }.
fault-entry-hexes = Les unités peuvent entrer par { $most } hexagones au plus.
fault-points = Les points découlent des pertes : Russes { $russian }, Alliés { $allied }.
fault-stack-levels = Les niveaux de la pile en { $hex } ont un trou ou un doublon.
fault-unit-off-map-hex = { $unit } est en { $hex }, qui n’est pas sur la carte.
fault-unit-without-place = { $unit } doit avoir un hexagone ou une place hors carte.
fault-unit-in-two-places = { $unit } a à la fois un hexagone et une place hors carte.
fault-spent = { $unit } ne peut pas avoir dépensé { $spent } points de mouvement.
fault-marks-off-map = { $unit } n’est pas sur la carte, mais porte les marques d’une unité qui y serait.
fault-combat-too-long = Le combat a trop d’hexagones cibles ou d’ouvertures, ou un recul trop long.
fault-retreat-path = Le chemin de recul est vide, trop long ou parcouru au-delà de sa fin.

fault-closed-hex = { $unit } est en { $hex }, où aucune unité ne peut entrer.
fault-no-reinforcement = { $unit } n’est pas un renfort et ne peut pas attendre d’entrer.
fault-both-sides = Les deux camps ont des unités en { $hex }.
fault-stack = Les unités en { $hex } ne peuvent pas être empilées ensemble.
fault-stack-order = L’ordre de la pile en { $hex } n’est pas respecté.
fault-mark-disrupted = { $unit } ne peut pas être désorganisée dans cette position.
fault-mark-moved = { $unit } ne peut pas avoir bougé dans cette position.
fault-mark-in-woods = { $unit } ne peut pas être entrée dans un bois dans cette position.
fault-mark-fired = { $unit } ne peut pas avoir tiré dans cette position.
fault-mark-targeted = { $unit } ne peut pas avoir été prise pour cible dans cette position.
fault-mark-tried = { $unit } ne peut pas avoir utilisé son unique essai dans cette position.
fault-mark-spent-in-melee = { $unit } ne peut pas avoir épuisé sa mêlée dans cette position.
fault-mark-must-attack = { $unit } ne peut pas être obligée d’attaquer dans cette position.
fault-mark-must-be-attacked = { $unit } ne peut pas devoir être attaquée dans cette position.
fault-mark-left-to-disrupted = { $unit } ne peut pas être laissée aux unités désorganisées dans cette position.
fault-spent-without-moving = { $unit } a dépensé des points de mouvement sans bouger dans cette phase.
fault-overspent = { $unit } a dépensé plus que sa capacité de mouvement.
fault-in-hand = { $unit } ne peut pas être en mouvement dans cette position.
fault-arriving = { $unit } ne vient pas d’arriver sur une autre unité.
fault-too-many-entered = Il est entré plus d’unités qu’il n’en a bougé, ou certaines sont entrées hors de la carte.
fault-entered-in-wrong-phase = Les unités n’entrent que pendant la phase de mouvement.
fault-attacked-off-map = { $hex } n’est pas sur la carte et ne peut pas avoir été attaqué.
fault-attacked-in-wrong-phase = On n’attaque des hexagones que pendant les phases de tir et de mêlée.
fault-over-too-soon = La bataille ne se termine qu’après son dernier tour de joueur.
fault-no-combat = Il n’y a pas de combat, mais des éléments d’un combat sont donnés.
fault-combat-in-wrong-phase = Un combat ne peut pas en être à ce stade dans cette phase.
fault-retreats-off-map = { $unit } n’est pas sur la carte et ne peut pas reculer.
fault-both-sides-retreat = Des unités des deux camps ne peuvent pas reculer à la suite d’un même combat.
fault-nobody-retreats = Aucune unité ne doit reculer.
fault-no-distance-to-retreat = { $unit } n’a aucun hexagone à parcourir en recul.
fault-artillery-retreats = { $unit } est de l’artillerie et ne recule jamais.
fault-nobody-advances = Aucune unité ne peut avancer.
fault-targets = Un combat déclaré doit avoir des cibles, chacune une seule fois ; un tir n’a qu’une cible.
fault-melee-parts = La mêlée déclarée nomme des unités ou des hexagones qui ne peuvent pas y participer.
fault-melee-unfinished = La mêlée déclarée ne peut pas être complétée.
fault-not-retreating = { $unit } n’est pas obligée de reculer.
fault-path-elsewhere = Le chemin { DE($unit) } ne passe pas par son hexagone.
fault-displaced = { $unit } ne peut pas être refoulée ainsi.

## Alma

due-roll-preservation = Lancez le dé pour la Préservation russe
    .infinitive = lancer le dé pour la Préservation russe
parents-fire-together = Des unités de plusieurs unités mères tirent ensemble ; le dé compte au moins 1
preservation-impossible = Pas de jet de Préservation : { $lost ->
    [one] { $lost } unité d’infanterie russe perdue
   *[other] { $lost } unités d’infanterie russes perdues
}, et aucun dé ne porte le total à { $total }.
preservation-triggered = La Préservation est déclenchée : { $lost ->
    [one] { $lost } unité d’infanterie russe perdue
   *[other] { $lost } unités d’infanterie russes perdues
}, et le total avec le dé est de { $total } ou plus
preservation-not-yet = Pas encore de Préservation : { $lost ->
    [one] { $lost } unité d’infanterie russe perdue
   *[other] { $lost } unités d’infanterie russes perdues
}, et le total avec le dé n’atteint pas { $total }
enough-exits = { $units ->
    [one] { $units } unité russe est sortie
   *[other] { $units } unités russes sont sorties
} de la carte ce tour-ci.
too-few-exits = { $units ->
    [0] Aucune unité russe n’est sortie de la carte ce tour-ci.
    [one] Seulement { $units } unité russe est sortie de la carte ce tour-ci.
   *[other] Seulement { $units } unités russes sont sorties de la carte ce tour-ci.
}

factor-infantry-lost = { $lost ->
    [one] { $lost } unité d’infanterie russe éliminée
   *[other] { $lost } unités d’infanterie russes éliminées
} jusqu’ici
factor-preservation-total = Déclenchée si le total avec le dé atteint { $total }

points-allied-infantry = { $count ->
    [one] { $count } unité d’infanterie alliée éliminée
   *[other] { $count } unités d’infanterie alliées éliminées
} avant la Préservation
points-turns-before-preservation = { $count ->
    [one] { $count } tour complet
   *[other] { $count } tours complets
} avant la Préservation
points-turns-without-exits = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} où trop peu d’unités sont sorties de la carte
points-russian-infantry = { $count ->
    [one] { $count } unité d’infanterie russe éliminée
   *[other] { $count } unités d’infanterie russes éliminées
}
points-early-preservation = Préservation déclenchée au tour { $turn }
points-turns-with-exits = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} où des unités russes sont sorties de la carte

alma-won = { $side-is ->
    [you] Vous gagnez
    [russian] Les Russes gagnent
   *[other] Les Alliés gagnent
} : Alliés { $allied }, Russes { $russian }.
alma-drawn = Match nul : Alliés { $allied }, Russes { $russian }.

badge-stepped-back = s’est repliée
track-russian-infantry-lost = Infanterie russe perdue
preservation-is-triggered = Préservation déclenchée au tour { $turn }
preservation-is-not-triggered = Préservation non déclenchée
describe-south-of-alma = { $depth ->
    [one] { $depth } hexagone
   *[other] { $depth } hexagones
} au sud de l’Alma

fault-parent-not-bound = Le passage de l’Alma ne limite pas { $parent }.
fault-depth-kept = Une profondeur n’est notée que pendant une phase de mouvement alliée.
fault-not-artillery = { $unit } n’est pas une unité d’artillerie.
fault-losses-kept = Les pertes ne sont notées qu’une fois la Préservation déclenchée, et elle ne l’est pas.
fault-parents-bound = Les unités mères ne sont limitées que pendant la phase de mouvement alliée.
fault-roll-in-wrong-phase = Le jet de Préservation ne se fait que pendant la phase de mouvement russe.
fault-roll-not-due = Aucun jet de Préservation n’est encore à faire.
fault-guns-stepped-back = De l’artillerie qui s’est repliée n’aurait pas pu le faire.
fault-left-before-preservation = Des unités sont sorties de la carte avant la Préservation.
fault-booked-before-preservation = Des sorties ou des pertes sont notées avant la Préservation.
fault-roll-after-preservation = Il n’y a plus de jet à faire une fois la Préservation déclenchée.
fault-turn-of-preservation = La Préservation ne peut pas avoir été déclenchée à ce tour.
fault-turns-of-exits = Il est noté plus de tours de sortie qu’il n’y en a eu.
fault-too-many-losses = Il y a plus de pertes d’infanterie alliée avant la Préservation que dans toute la bataille.
fault-too-many-left = Il est sorti plus d’unités avant ce tour que dans toute la bataille.
fault-depth-in-hand = L’unité en mouvement ne peut pas être partie d’aussi loin au sud.
fault-cannot-have-left = { $unit } ne peut pas être sortie de la carte.
fault-cannot-be-taken = { $unit } ne peut être ni prise ni enclouée dans cette bataille.

## Balaclava

tires-by-marching = { $unit } a utilisé toute sa capacité de mouvement et se fatigue : endurance { $left }.
tires-by-disruption = { $unit } a été désorganisée et se fatigue : endurance { $left }.
tires-by-attacking = { $unit } a attaqué en mêlée et se fatigue : endurance { $left }.
gun-is-spiked = Le canon { $unit } est encloué.
gun-is-captured = Le canon { $unit } est pris.
french-are-called = Les Russes menacent les hauteurs de Sapoun : d’autres bataillons français peuvent entrer.
british-demoralized = Les Britanniques ont perdu { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} de mêlée et sont démoralisés.

points-eliminated = { $unit } éliminée
points-gun-captured = Canon { $unit } pris
points-left-map = { $units ->
    [one] { $units } unité sortie
   *[other] { $units } unités sorties
} de la carte en { $hex }
points-east-held = Trois redoutes de l’est tenues
points-gun-remains = Canon { $unit } encore en jeu
points-west-held = Trois redoutes de l’ouest tenues en dernier par les Alliés

balaclava-won = { $side-is ->
    [you] Vous gagnez
    [russian] Les Russes gagnent
   *[other] Les Alliés gagnent
} : Russes { $russian }, Alliés { $allied }.
balaclava-drawn = Match nul : Russes { $russian }, Alliés { $allied } ; une avance de { $margin } donnerait la victoire.

badge-endurance = endurance { $left }

fault-endurance = L’endurance { DE($unit) } est de { $most } au plus, son moral.
fault-does-not-tire = { $unit } n’est pas un des bataillons qui se fatiguent.
fault-no-redoubt = { $hex } n’est pas une redoute.
fault-endurance-above-morale = { $unit } a une endurance supérieure à son moral.
fault-worn-out = { $unit } est épuisée et doit être désorganisée.
fault-gun-not-captured = { $unit } est sans escorte en { $hex }, dans une zone de contrôle russe, et doit être prise.
fault-not-demoralized = Les Britanniques ont perdu { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} et doivent être démoralisés.
fault-cannot-have-moved = { $unit } ne peut pas être ailleurs qu’à son point de départ.
fault-not-a-redoubt-gun = Seuls les canons de redoute peuvent être pris ou encloués, et { $unit } n’en est pas un.

## Refus : avance

defenders-do-not-advance = { $unit } défendait ; les défenseurs n’avancent pas.
nobody-advances-after-fire = Aucune unité n’avance après un tir.
may-not-advance-now = { $unit } ne peut pas avancer maintenant.
is-not-on-path-of-retreat = { $hex } n’est pas sur un chemin de recul.
cannot-stop-overstacked = { $unit } ne peut pas s’arrêter en { $hex } : la limite d’empilement y serait dépassée.
cannot-advance = { $unit } ne peut pas avancer en { $hex } : elle doit s’arrêter avant, dans un hexagone contrôlé par l’ennemi, ou ne peut pas y passer.

## Refus : Alma

phasing-guns-do-not-step-back = { $unit } appartient au joueur actif ; seule l’artillerie de l’autre camp se replie.
is-disrupted-and-cannot-step-back = { $unit } est désorganisée et ne peut pas se replier.
has-fired-and-cannot-step-back = { $unit } a tiré pendant cette phase et ne peut pas se replier.
has-stepped-back-already = { $unit } s’est déjà repliée.
guns-not-threatened = { $unit } n’est pas dans une zone de contrôle ennemie et ne peut pas se replier.
has-stepped-back-and-cannot-fire = { $unit } s’est repliée et ne peut pas tirer pendant ce tour de joueur.
may-not-enter = { $unit } n’a pas le droit d’entrer en { $hex }.
is-too-deep-already = { $unit } est à { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
} au sud de l’Alma et ne peut pas aller plus au sud, en { $hex }, tant que le reste de son unité mère n’a pas passé la rivière.
bound-by-unit = { $unit } ne peut aller qu’à { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
} au sud de l’Alma, pas en { $hex } : { $other }, de son unité mère, était encore au nord de la rivière au début de la phase.
bound-by-guns = { $unit } ne peut aller qu’à { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
} au sud de l’Alma, pas en { $hex } : l’artillerie de sa division, { $other }, était encore au nord de la rivière au début de la phase.
bound-by-parent = { $unit } ne peut aller qu’à { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
} au sud de l’Alma, pas en { $hex } : une partie de son unité mère était encore au nord de la rivière au début de la phase.
bound-by-artillery = { $unit } ne peut aller qu’à { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
} au sud de l’Alma, pas en { $hex } : l’artillerie de sa division était encore au nord de la rivière au début de la phase.
french-wait = { $unit } est française et ne peut pas bouger avant le tour de jeu { $n }.
division-enters-together = { $unit } doit entrer elle aussi pendant cette phase : toute la division entre au même tour de jeu.
did-not-enter-with-rest = { $unit } n’est pas entrée avec le reste de sa division et reste hors de la bataille.
only-russian-units-leave-map = Seules les unités russes peuvent sortir de la carte, pas { $unit }.
may-not-leave-map-before-preservation = { $unit } ne peut pas sortir de la carte tant que la Préservation n’est pas déclenchée.

## Refus : Balaclava

is-worn-out = { $unit } est épuisée et ne peut plus se rallier.
enters-only-after-russian-unit = { $unit } n’entre qu’après qu’une unité russe est passée à l’ouest de la colonne 04.
enters-on-game-turn-or-later = { $unit } entre au tour de jeu { $n } ou plus tard.
is-no-reinforcement = { $unit } n’est pas un renfort.
is-no-redoubt-gun = { $unit } n’est pas un canon de redoute.
guns-are-spiked-in-allied-movement-phase = Les canons ne s’enclouent que pendant une phase de mouvement alliée.
is-no-longer-in-play = { $unit } n’est plus en jeu.

## Refus : règles qu’une bataille peut changer

may-not-enter-now = { $unit } ne peut pas entrer en { $hex } maintenant.
no-guns-are-spiked = { $unit } ne peut pas être enclouée : on n’encloue pas de canons dans cette bataille.

## Refus : empilement

cannot-stay-together = { $unit } et { $other } ne peuvent pas rester ensemble en { $hex } : déplacez d’abord l’une des deux.
is-not-being-displaced = { $unit } n’est pas refoulée en ce moment.
cannot-be-displaced-to = { $unit } ne peut pas être refoulée en { $hex }.
would-be-three-units = Avec { $unit }, il y aurait trois unités en { $hex }.
cannot-share-hex = { $unit } ne peut pas rester en { $hex } avec { $other }, qui ne peut pas s’en aller maintenant.
stacks-are-reordered-in-movement = L’ordre d’une pile ne se change que pendant la phase de mouvement de son camp.
is-on-top-already = { $unit } est déjà en haut de sa pile.
choose-order-first = Placez d’abord { $unit } en haut ou en bas de sa pile.
nobody-has-just-arrived = Aucune unité ne vient d’entrer dans une pile.

## Refus : repli

cavalry-withdraws-after-defensive-fire = La cavalerie ne se replie qu’à la fin du tir défensif de son camp, pendant le tour du joueur ennemi.
only-cavalry-on-map-withdraws = Seule la cavalerie sur la carte peut se replier, pas { $unit }.
has-withdrawn-already = { $unit } s’est déjà repliée.
is-disrupted-and-cannot-withdraw = { $unit } est désorganisée et ne peut pas se replier.
cavalry-not-threatened = { $unit } n’est pas dans une zone de contrôle d’infanterie ou d’artillerie ennemie.
cannot-withdraw-in-this-phase = { $unit } ne peut pas se replier pendant cette phase.
cannot-step-back-there = { $unit } doit se replier d’un hexagone comme pour un recul, hors de toute zone de contrôle ennemie ; { $hex } ne convient pas.
withdraws-to-adjacent-hex = { $unit } se replie d’un hexagone, et { $hex } ne lui est pas adjacent.
cannot-withdraw-into-zone = { $unit } ne peut pas se replier en { $hex }, que l’ennemi contrôle.
cannot-withdraw-into-occupied-hex = { $unit } ne peut pas se replier en { $hex }, qui est occupé.
cannot-cross-into = { $unit } ne peut pas passer en { $hex }.

## Refus : tir

cannot-fire-in-this-phase = { $unit } ne peut pas tirer pendant cette phase.
unit-not-on-map = { $unit } n’est pas sur la carte.
has-fired-already = { $unit } a déjà tiré pendant cette phase.
is-disrupted-artillery-and-cannot-fire = { $unit } est de l’artillerie désorganisée et ne peut pas tirer.
has-no-fire-strength = { $unit } n’a pas de force de tir.
fires-only-in-defence = { $unit } ne tire que pendant la phase de tir défensif.
moved-in-this-player-turn = { $unit } a bougé pendant ce tour de joueur et ne peut donc pas y tirer.
has-moved-and-is-not-ready = { $unit } a bougé et n’est pas encore prête à tirer.
is-below-and-cannot-fire = { $unit } est sous { $other } dans sa pile et ne peut pas tirer.
fires-only-at-adjacent-hexes = { $unit } ne tire que sur des hexagones adjacents.
is-out-of-range = { $hex } est à { $n ->
    [one] { $n } hexagone
   *[other] { $n } hexagones
}, hors de portée { DE($unit) }.
line-of-sight-is-blocked = { $unit } n’a pas de ligne de vue : elle est bloquée en { $hex } par { $what }.
cannot-see = { $unit } n’a pas de ligne de vue jusqu’en { $hex }.
stands-before-redoubt-wall = { $unit } est juste devant un parapet de redoute et ne peut toucher que l’hexagone derrière lui, pas { $hex }.
hex-not-on-map = { $hex } n’est pas sur la carte.
no-enemy-in-hex = Il n’y a pas d’ennemi en { $hex }.
hex-was-fired-at = On a déjà tiré sur { $hex } pendant cette phase : tous les tirs sur un hexagone se font ensemble.
unit-was-fired-at = On a déjà tiré sur { $unit } pendant cette phase.
roll-fire-first = Lancez d’abord le dé pour le tir sur { $hex }.
nobody-can-fire-at = Aucune unité ne peut tirer sur { $hex }.
choose-target-first = Choisissez d’abord un hexagone sur lequel tirer.
choose-target-before-unit = Choisissez d’abord l’hexagone sur lequel tirer, puis { $unit }.
has-no-enemy-to-fire-at = { $unit } n’a pas d’ennemi sur lequel tirer.
is-firing-already = { $unit } tire déjà.
nobody-fires-yet = Choisissez d’abord une unité qui tire.

## Refus : la séquence de jeu

there-is-no-such-unit = Cette unité n’existe pas.
has-not-entered-map = { $unit } n’est pas entrée sur la carte.
is-out-of-battle = { $unit } est hors de la bataille.
retreat-comes-first = Un recul doit d’abord être effectué.
advance-is-decided-first = Décidez d’abord de l’avance.
due-roll-first = Il faut d’abord { $what-infinitive }.
battle-is-over = La bataille est terminée.
is-not-yours = { $unit } n’est pas à vous.
no-combat-takes-place-in-movement = On ne combat pas pendant la phase de mouvement.
no-combat-in-this-phase = Aucun combat ne peut être déclaré pendant cette phase.
nothing-to-follow-up = Aucune unité ne recule, n’avance ni ne rejoint une pile.
roll-declared-combat-first = Lancez d’abord le dé pour le combat que vous avez déclaré.

## Refus : mêlée

has-melee-strength-for-defence-only = { $unit } n’utilise sa force de mêlée qu’en défense.
cannot-attack-again = { $unit } a déjà attaqué, avancé ou été refoulée pendant cette phase de mêlée.
has-no-enemy-to-attack = { $unit } n’est adjacente à aucun ennemi qu’elle puisse attaquer.
choose-defender-before-unit = Choisissez d’abord l’hexagone à attaquer, puis { $unit }.
has-no-hex-to-advance-into = { $unit } n’a aucun hexagone où avancer.
has-no-hex-to-withdraw-to = { $unit } n’a aucun hexagone où se replier.
hex-was-attacked = { $hex } a déjà été attaqué pendant cette phase de mêlée.
nobody-can-attack-hex = Aucune unité ne peut attaquer { $hex }.
is-being-attacked-already = { $hex } est déjà attaqué.
attacker-is-not-adjacent = { $unit } attaque et n’est pas adjacente à { $hex }.
no-attacker-is-adjacent = Aucune unité pouvant attaquer n’est adjacente à { $hex }.
any-attack-would-bar-compulsory-one = Toute attaque contre { $hex } rendrait impossible une attaque obligatoire ailleurs.
hex-cannot-join-combat = { $hex } ne peut pas être ajouté à ce combat : une unité qui devrait y combattre n’est pas adjacente à tous ses hexagones.
choose-defender-first = Choisissez d’abord un hexagone à attaquer.
only-phasing-units-attack = { $unit } ne peut pas attaquer : seules les unités du joueur actif sur la carte le peuvent.
is-attacking-already = { $unit } attaque déjà.
is-not-adjacent-to = { $unit } n’est pas adjacente à { $hex }.
is-not-adjacent-to-every-hex = { $unit } n’est pas adjacente à tous les hexagones attaqués.
is-needed-elsewhere = { $unit } est nécessaire ailleurs, contre un ennemi qui doit être attaqué et qui ne le serait pas.
nobody-attacks-yet = Choisissez d’abord un attaquant.
must-attack-too = { $unit } doit attaquer aussi : il ne lui resterait aucun ennemi à attaquer.
must-be-attacked-too = { $hex } doit être attaqué aussi : il ne resterait aucune unité pour l’attaquer.
combat-would-bar-compulsory-one = Ce combat rendrait impossible une attaque obligatoire.
must-attack = { $unit } est dans une zone de contrôle ennemie et doit attaquer.
must-be-attacked = L’ennemi en { $hex } doit être attaqué.

## Refus : mouvement

moves-only-in-own-phase = { $unit } ne bouge que pendant la phase de mouvement de son camp.
must-enter-first = { $unit } n’est pas encore sur la carte : faites-la d’abord entrer.
has-finished-its-move = { $unit } a terminé son mouvement.
cannot-move = { $unit } ne peut pas bouger.
is-disrupted-artillery-and-cannot-move = { $unit } est de l’artillerie désorganisée et ne peut pas bouger.
is-already-there = { $unit } est déjà en { $hex }.
is-held-by = { $other } tient { $hex }.
must-stop-in-zone = { $unit } doit s’arrêter en { $hex }, { QUE($other) } contrôle.
cannot-afford-way = Il reste { $points } PM à { $unit } ; le chemin jusqu’en { $hex } coûte plus cher.
cannot-reach = { $unit } ne peut pas atteindre { $hex }.
cannot-move-from-zone-to-zone = { $unit } est dans une zone de contrôle ennemie et ne peut pas aller directement en { $hex }, { QUE($other) } contrôle.
cannot-afford-step = Passer en { $hex } coûte { $points } PM, plus qu’il n’en reste à { $unit }.
is-sea = { $hex } est en mer.
nobody-may-enter = Aucune unité ne peut entrer en { $hex }.
cliff-bars = Une falaise barre le passage { DE($unit) } vers { $hex }.
is-disrupted-and-cannot-enter-aqueduct = { $unit } est désorganisée et ne peut pas entrer dans l’aqueduc en { $hex }.
enters-aqueduct-only-by-road = { $unit } ne peut entrer dans l’aqueduc en { $hex } que par une route ou à un pont.
enters-swamp-only-by-road = { $unit } ne peut entrer dans le marais en { $hex } que par une route.
cannot-cross-redoubt-wall = { $unit } ne peut pas franchir le parapet de redoute vers { $hex }.
must-stop-and-cannot-leave = { $unit } doit s’arrêter en { $hex }, que l’ennemi contrôle, et ne peut pas sortir de la carte pendant cette phase.
cannot-reach-and-leave-map = { $unit } ne peut pas atteindre { $hex } et sortir de la carte pendant cette phase.

## Refus : ralliement

rallies-only-in-own-phase = { $unit } ne se rallie que pendant la phase de ralliement de son camp.
is-not-disrupted = { $unit } n’est pas désorganisée.
has-tried-to-rally-already = { $unit } a déjà tenté de se rallier pendant cette phase.

## Refus : renforts

enters-only-in-own-phase = { $unit } n’entre que pendant la phase de mouvement de son camp.
is-not-waiting-to-enter = { $unit } n’attend pas d’entrer.
entry-hex-is-closed = Aucune autre unité ne peut entrer en { $hex } pendant cette phase.
entry-hex-is-blocked = L’hexagone d’entrée { $hex } est bloqué : prenez un autre hexagone d’entrée ou, si tous sont bloqués, l’hexagone libre le plus proche au bord de la carte.
every-entry-is-blocked = Tous les hexagones où { $unit } pourrait entrer sont bloqués.
does-not-enter-at = { $unit } n’entre pas en { $hex }.
is-too-far-back-in-column = { $unit } est trop loin dans la colonne en { $hex } pour entrer pendant cette phase.
must-stop-on-entering = { $unit } doit s’arrêter en entrant en { $hex }, que l’ennemi contrôle.
cannot-reach-after-entering = { $unit } ne peut pas atteindre { $hex } après son entrée.

## Refus : recul

does-not-have-to-retreat-now = { $unit } n’a pas à reculer maintenant.
cannot-retreat-to = { $unit } recule hexagone par hexagone ; { $hex } n’est pas l’hexagone suivant d’un recul.
is-controlled-by = { $other } contrôle { $hex }.
enemy-holds-hex = L’ennemi tient { $hex }.
must-avoid-friends = { $unit } doit éviter les unités amies en { $hex } : un autre chemin est libre.
retreat-is-too-short = En passant par { $hex }, { $unit } ne reculerait pas de la distance requise, ou pas aussi loin de l’ennemi que possible.

## Options de règles

option-broken_cavalry_stays = La cavalerie désorganisée ne peut pas se replier avant une mêlée (point facultatif 11.27 des errata).
option-broken_cavalry_stays-no = La cavalerie désorganisée peut se replier.
option-broken_cavalry_stays-yes = La cavalerie désorganisée reste et combat.

option-over_own_slope = Une pente raide ou une falaise d’un côté de l’hexagone du tireur peut-elle bloquer sa ligne de vue ? Le point 7.31 dit que non, le point 7.32 ne fait pas d’exception.
option-over_own_slope-yes = Le tireur voit par-dessus les pentes de son propre hexagone.
option-over_own_slope-no = Seule la distance compte pour les pentes raides, même celles du tireur.

option-second_rifle_unit = Les pions comptent une deuxième unité de la Rifle Brigade, que la liste de mise en place semble avoir perdue.
option-second_rifle_unit-yes = Elle commence en 2511, devant la division légère.
option-second_rifle_unit-no = Elle est laissée de côté : la mise en place suit la liste imprimée.

## Ce que la carte peut montrer

survey-zone_russian = Zones de contrôle russes
survey-zone_allied = Zones de contrôle alliées
survey-sight = Ligne de vue depuis un hexagone
survey-field_of_fire = Champ de tir d’une unité
survey-reach = Rayon d’action d’une unité

## Ce que pèse l’ordinateur

feature-lead = points marqués
feature-prospect = ce qu’apporte le temps
feature-infantry = infanterie en ordre
feature-infantry-shaken = infanterie désorganisée
feature-cavalry = cavalerie en ordre
feature-cavalry-shaken = cavalerie désorganisée
feature-guns = batteries en ordre
feature-guns-shaken = batteries désorganisées
feature-ground = terrain tenu
feature-near-russian = Russes près de leurs objectifs
feature-near-allied = Alliés près de leurs objectifs
feature-press-russian = Russes proches de l’ennemi
feature-press-allied = Alliés proches de l’ennemi
feature-exposed-russian = Russes qui peuvent être submergés
feature-exposed-allied = Alliés qui peuvent être submergés
feature-under-fire-russian = Russes sous le feu
feature-under-fire-allied = Alliés sous le feu
feature-contact-russian = Russes au contact de l’ennemi
feature-contact-allied = Alliés au contact de l’ennemi
feature-penned-russian = Russes sans ligne de recul
feature-penned-allied = Alliés sans ligne de recul
feature-cover = unités en bonne position
feature-melee-points = points des mêlées à venir
feature-melee-men = pertes dans les mêlées à venir
feature-melee-ground = terrain à gagner en mêlée

## Sur la page d’accueil : alma

about-alma = 20 septembre 1854. Les Russes de Menchikov tiennent les hauteurs derrière l’Alma, avec la Grande Redoute au-dessus du pont ; Britanniques et Français doivent passer la rivière à gué, garder leurs divisions groupées et enlever les pentes. Douze tours sans cavalerie : infanterie, batteries, vignes et falaises, le temps d’une soirée. Les Alliés jouent en premier, la plupart des Français à partir du troisième tour.
sources-alma = Les règles et la mise en place suivent le jeu imprimé de 1978. Sa carte n’est pas dans nos sources : la nôtre est redessinée d’après les hexagones de mise en place imprimés et d’après l’histoire. La plupart des valeurs des pions sont déchiffrées d’après une image abîmée de la planche, et l’emplacement de la deuxième unité de Rifles est de nous.

## Sur la page d’accueil : balaclava

about-balaclava = 25 octobre 1854. Les Russes de Liprandi fondent sur les redoutes qui gardent le port britannique ; la mince ligne rouge, la brigade lourde et la brigade légère leur barrent la route. Douze tours de bataillons, d’escadrons et de batteries, le temps d’une soirée. Les Russes jouent en premier.
sources-balaclava = Les règles, les unités et la mise en place suivent le jeu imprimé de 1978. Sa carte n’est pas dans nos sources : la nôtre est redessinée d’après les hexagones de mise en place imprimés et d’après l’histoire. Certaines valeurs des pions et des tables sont déduites du reste du jeu.

## Ce qui est écrit sur les pions

arm-artillery = artillerie
arm-cavalry = cavalerie
arm-horse_artillery = artillerie à cheval
arm-infantry = infanterie
nation-british = Britanniques
nation-french = Français
nation-russian = Russes
nation-turkish = Turcs
value-fire = feu
value-melee = mêlée
value-morale = moral
value-movement = mouvement

## Dans les rapports : causes des pertes et moments clés

loss-fire = feu
loss-melee = mêlée
loss-no-retreat = retraite coupée
loss-guns-overrun = canons submergés
loss-cavalry-worn-out = cavalerie épuisée

## Cartes

map-alma = L’Alma
map-alma-subtitle = La première bataille, 20 septembre 1854
map-alma-note = Dessinée d’après les règles du jeu et les descriptions du terrain ; ce que les règles ne fixent pas est reconstitué.
map-balaclava = Balaclava
map-balaclava-subtitle = La charge de la brigade légère, 25 octobre 1854
map-balaclava-note = Dessinée d’après les règles du jeu et les descriptions du terrain ; ce que les règles ne fixent pas est reconstitué.

## Noms de lieux

# Les lieux qui ont un nom français ; les autres gardent celui de la carte.
place-bourliuk = Bourliouk
place-bridge = Pont
place-almatamack = Almatamak
place-white-homestead = La Maison Blanche
place-great-redoubt = Grande Redoute
place-lesser-redoubt = Petite Redoute
place-telegraph-hill = Colline du Télégraphe
place-ulukul-akles = Oulou-Koul Aklès
place-ulukul-tiouets = Oulou-Koul Tiouets
place-raglans-knoll = Tertre de Raglan
place-west-cliff = Falaise ouest
place-kourgane-hill = Colline du Kourgane
place-telegraph-height = Hauteur du Télégraphe
place-the-pass = Le Défilé
place-post-road = Route de poste
place-to-sevastopol = Vers Sébastopol
place-from-eupatoria = D’Eupatoria
place-alma = L’Alma
place-black-sea = Mer Noire
place-the-post-road = Route de poste
place-redoubt-no-1-canroberts-hill = Redoute n° 1 (colline Canrobert)
place-redoubt-no-1 = Redoute n° 1
place-redoubt-no-2 = Redoute n° 2
place-redoubt-no-4 = Redoute n° 4
place-redoubt-no-5 = Redoute n° 5
place-redoubt-no-6 = Redoute n° 6
place-redoubt-no-3-arabtabia = Redoute n° 3 (Arab Tabia)
place-no-2 = N° 2
place-no-3 = N° 3
place-no-4 = N° 4
place-no-5 = N° 5
place-no-6 = N° 6
place-sapoune-heights = Hauteurs de Sapoune
place-fedioukine-heights = Monts Fédioukine
place-causeway-heights = Hauteurs de la Chaussée
place-north-valley = Vallée nord
place-south-valley = Vallée sud
place-kadikoi = Kadikoï
place-balaclava-gorge = Gorge de Balaclava
place-to-balaclava = Vers Balaclava
place-balaclava-harbour = Port de Balaclava
place-marine-heights = Hauteurs des Marines
place-mount-hiblak = Mont Hiblak
place-kamara-heights = Hauteurs de Kamara
place-mount-hasfort = Mont Hasfort
place-tractir-bridge = Pont de Traktir
place-the-col = Le Col
place-woronzoff-road = Route Woronzoff
place-aqueduct = Aqueduc
place-the-aqueduct = Aqueduc
place-tchernaya = La Tchernaïa
place-the-thin-red-line = La Mince Ligne rouge
place-canroberts-hill = Colline Canrobert

### Ce que dit Crimea, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

## Noms

side-russian = Russes
side-allied = Alliés

nation-russian = russe
    .plural = russes
    .feminine = russe
nation-british = britannique
    .plural = britanniques
    .feminine = britannique
nation-french = français
    .plural = français
    .feminine = française
nation-turkish = turc
    .plural = turcs
    .feminine = turque
nation-sardinian = sarde
    .plural = sardes
    .feminine = sarde
nation-cossack = cosaque
    .plural = cosaques
    .feminine = cosaque

class-infantry = infanterie
    .definite = l’infanterie
class-cavalry = cavalerie
    .definite = la cavalerie
class-artillery = artillerie
    .definite = l’artillerie

star-fort-guns = Star Fort (10 facteurs)

battle = { $battle ->
    [alma] Bataille de l’Alma, 20 septembre 1854
    [balaklava] Bataille de Balaklava, 25 octobre 1854
    [inkerman] Bataille d’Inkerman, 5 novembre 1854
    [evpatoria] Bataille d’Eupatoria, 17 février 1855
    [tchernaya] Bataille de la Tchernaïa, 16 août 1855
    [malakoff] Assaut de Sébastopol, 8 septembre 1855
   *[valley] La vallée de la Mort, 25 octobre 1854
}

season = { $turn ->
    [1] fin septembre 1854
    [2] début octobre 1854
    [3] fin octobre 1854
    [4] début novembre 1854
    [5] fin novembre 1854
    [6] décembre 1854
    [7] janvier 1855
    [8] février 1855
    [9] mars 1855
    [10] début avril 1855
    [11] fin avril 1855
    [12] début mai 1855
    [13] fin mai 1855
    [14] début juin 1855
    [15] fin juin 1855
    [16] début juillet 1855
    [17] fin juillet 1855
    [18] début août 1855
    [19] fin août 1855
    [20] début septembre 1855
    [21] fin septembre 1855
    [22] début octobre 1855
   *[other] fin octobre 1855
}

## En-têtes

# « Tour 3 (fin octobre 1854) : tour des Russes, mouvement stratégique ».
heading = Tour { $turn } ({ $season }) : tour des { $side }, { $what }
# « Bataille de l’Alma, 20 septembre 1854 : attaque des Alliés, tour d’action 2, mouvement de l’attaquant (phase 4 sur 11) ».
heading-battle = { $battle } : attaque des { $side }, { $what }
heading-over = La partie est terminée
heading-set-up = Mise en place : l’armée russe se déploie

stage-fortification = construction d’ouvrages
stage-winter = pertes de l’hiver
stage-attrition = pertes faute de ravitaillement
stage-isolation = pertes des unités isolées
stage-arrivals = arrivées et remplacements
stage-movement = mouvement stratégique
stage-handover = cession de pas
stage-declaration = annonce d’un tir de siège
stage-reserves = choix des réserves
stage-release = engagement des réserves
stage-action = tour d’action { $turn }, { $phase } (phase { $number } sur 11)

phase-attacker-plot = ordres de tir de l’attaquant
phase-defender-plot = ordres de tir du défenseur
phase-fire = tir simultané
phase-commitment = ordres de tir de siège
phase-disrupted-movement = mouvement des défenseurs désorganisés
phase-attacker-movement = mouvement de l’attaquant
phase-siege-fire = tir de siège
phase-repair = réparation des ouvrages
phase-defender-held-fire = tir retenu du défenseur
phase-attacker-melee = mêlées de l’attaquant
phase-defender-movement = mouvement du défenseur
phase-attacker-held-fire = tir retenu de l’attaquant
phase-defender-melee = mêlées du défenseur

## Invites

prompt-set-up = Placez vos unités au sud de l’Alma, les marins et les canons de marine à Sébastopol. Ou placez le reste dans les hexagones habituels.
prompt-build = Construisez des ouvrages : choisissez un hexagone pour y élever l’ouvrage d’un niveau. Il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
} de fortification ; les points inutilisés sont perdus.
prompt-arrivals = Faites entrer les nouvelles unités et répartissez les pas de remplacement. Ce que vous laissez attend le tour suivant.
prompt-march = Faites marcher vos unités une à une. Une unité doit s’arrêter au contact de l’ennemi, ce qui mène à un segment d’action.
prompt-handover = Cédez des pas des régiments de réserve ou de marine à des régiments du même hexagone.
prompt-declaration = Aucune unité n’est venue au contact de l’ennemi. Annoncez un tir de siège pour ouvrir un segment d’action, ou renoncez.
prompt-reserves = Choisissez vos réserves : des unités sans contact avec l’ennemi, qui pourront reprendre leur marche plus tard dans ce segment.
prompt-release = Engagez vos réserves, par division ou équivalent au moins, et faites-les marcher. Ou gardez-les en réserve.
prompt-settling = On règle les pertes.
prompt-plot = Donnez vos ordres de tir en secret : choisissez une unité, puis un hexagone ennemi adjacent. Les unités sans ordre retiennent leur tir.
prompt-commitment = Engagez les canons de siège et les mortiers contre des ouvrages à deux hexagones au plus. { $issues ->
    [1] Vous y dépensez votre dernière dotation de munitions.
   *[other] Vous y dépensez 1 de vos { $issues } dotations de munitions.
}
prompt-disrupted-movement = Déplacez d’un hexagone chacune de vos unités désorganisées. Une unité clouée ou aux prises peut se désorganiser pour partir.
prompt-attacker-movement = Déplacez d’un hexagone chacune de vos unités ; entrez dans un hexagone ennemi pour y combattre. La cavalerie peut charger. Une unité clouée ou aux prises peut se désorganiser pour partir.
prompt-defender-movement = Déplacez d’un hexagone chacune de vos unités en ordre ; entrez dans un hexagone ennemi pour y combattre. La cavalerie peut charger.
prompt-repair = Choisissez les ouvrages à réparer : encore { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
}.
prompt-held-fire = Tirez, avec les unités qui ont retenu leur tir, sur les ennemis entrés dans leur hexagone ou passés devant elles en chargeant.
prompt-melee = Choisissez la mêlée suivante.
prompt-melee-or-none = Choisissez la mêlée suivante, ou terminez la phase. Là où vous n’avez fait entrer personne, rien ne vous oblige à combattre.
prompt-refusal = Mêlée { $place } : vos unités montées peuvent la refuser et reculer.
prompt-attackers = Mêlée { $place } : choisissez qui attaque. Il y a là plus d’unités qu’il n’en peut combattre.
prompt-defenders = Mêlée { $place } : choisissez qui défend. Il y a là plus d’unités qu’il n’en peut combattre.
prompt-melee-settled = On règle la mêlée { $place }.
prompt-fire = Le tir fait son effet.
prompt-losses = { $steps ->
    [1] Choisissez l’unité { $place } qui perd un pas { $cause }.
   *[other] Choisissez l’unité { $place } qui perd un pas { $cause } ({ $steps } pas à perdre).
}
prompt-losses-anywhere = { $steps ->
    [1] Choisissez l’unité qui perd un pas { $cause }.
   *[other] Choisissez l’unité qui perd un pas { $cause } ({ $steps } pas à perdre).
}
prompt-morale = Moral { $place } : tenez et jetez le dé pour { $units }, ou retirez toute la pile d’un hexagone.
prompt-retreat = Choisissez où reculent vos unités { $place }.

## Choix

choice-place = Placer { $unit } en { $at }
choice-place-rest = Placer le reste dans les hexagones habituels
choice-build = { $level ->
    [1] Construire un ouvrage en { $at }
   *[other] Porter l’ouvrage en { $at } au niveau { $level }
}
choice-enter = Faire entrer { $unit } en { $at }
choice-replace = Donner un pas de remplacement à { $unit }
choice-revive = Reconstituer { $unit } en { $at }
choice-exchange = Remplacer { $other } par { $unit }
choice-march = { $unit } : marcher jusqu’en { $to }
choice-feed = { $unit } : céder un pas à { $other }
choice-declare-siege = Annoncer un tir de siège
choice-reserve = Mettre { $unit } en réserve
choice-release = Engager la réserve { $unit }
choice-aim = { $unit } : ordre de tirer sur { $at }
choice-aim-fort = Star Fort : ordre de tirer sur { $at } (10 facteurs)
choice-commit = Engager { $unit } contre { $at }
choice-disrupt = Désorganiser { $unit } pour qu’elle puisse partir
choice-move = Déplacer { $unit } en { $to }
choice-attack = Attaquer { $to } avec { $unit }
choice-charge = Charger { $to } avec { $unit }
choice-charge-through = Charger { $to } par { $through } avec { $unit }
choice-repair = Réparer l’ouvrage en { $at } jusqu’au niveau { $level }
choice-fire-held = Tirer sur les ennemis en { $at } avec { $unit }
choice-fire-fort = Tirer sur les ennemis en { $at } depuis le Star Fort (10 facteurs)
choice-recall = Annuler l’ordre { DE($unit) }
choice-recall-fort = Annuler l’ordre du Star Fort contre { $at } (10 facteurs)
choice-fight = Livrer la mêlée en { $at }
choice-refuse = Refuser la mêlée : { $unit } recule en { $to }
choice-join = Combattre avec { $unit }
choice-lose = Retirer un pas à { $unit }
choice-stand = Tenir et tester le moral
choice-retire = Retirer toute la pile en { $to }
choice-retire-back = Retirer toute la pile, chaque unité dans l’hexagone d’où elle est venue
choice-retire-and-back = Retirer la pile en { $to }, les nouvelles venues dans les hexagones d’où elles sont venues
choice-retreat = Faire reculer { $unit } en { $to }
choice-retreat-together = Faire reculer { $unit } en { $to } avec ses unités
choice-concede = Abandonner la partie

done = Terminé
done-set-up = Terminer la mise en place
done-fortification = Terminer la construction
done-arrivals = Terminer les arrivées
done-march = Terminer le mouvement
done-handover = Ne plus céder de pas
done-declaration = Renoncer au tir de siège
done-reserves = Terminer le choix des réserves
done-release = Terminer l’engagement et la marche des réserves
done-plot = Terminé : les autres retiennent leur tir
done-commitment = Terminer les ordres de tir de siège
done-repair = Terminer les réparations
done-held-fire = Jeter les dés du tir retenu
done-refusals = Terminé : les autres restent
done-fighters = Combattre avec ces unités
done-melee = Terminer la phase de mêlée
done-phase = Terminer la phase

# Les ordres qui peuvent être annulés.
order-fire = { $who } : tirer sur { $at }
order-siege-fire = { $who } : tir de siège sur { $at }
order-fight = { $who } : combattre en { $at }

## Dés

# « (dé : 4, +1) »
rolled-with = {" "}(dé : { $die }, { $modifier })
rolled-for = {" "}(dé : { $die }, il fallait { $needed }+)

## Événements

turn-begins = Le tour { $turn } ({ $season }) commence.
player-turn-begins = { $side-is ->
    [you] Votre tour commence.
   *[other] Le tour des { $side } commence.
}
is-set-up = { $unit } est placée { $place }.
builds = { $level ->
    [1] { $side-is ->
        [you] Vous construisez un ouvrage { $place }.
       *[other] Les { $side } construisent un ouvrage { $place }.
    }
   *[other] { $side-is ->
        [you] Vous portez l’ouvrage { $place } au niveau { $level }.
       *[other] Les { $side } portent l’ouvrage { $place } au niveau { $level }.
    }
}
winter-takes = { $steps ->
    [0] L’hiver ne coûte aucun pas aux Britanniques{ $rolled }.
   *[other] L’hiver coûte { $steps } pas aux Britanniques{ $rolled }.
}
unsupplied-lose = { $side-is ->
    [you] Vos unités non ravitaillées perdent { $steps } pas{ $rolled }.
   *[other] Les unités non ravitaillées des { $side } perdent { $steps } pas{ $rolled }.
}
isolated-lose = { $side-is ->
    [you] Vos unités isolées perdent { $steps } pas{ $rolled }.
   *[other] Les unités isolées des { $side } perdent { $steps } pas{ $rolled }.
}
loses-a-step = { $unit } perd un pas { $cause } (reste { $left }).
is-destroyed-by = { $unit } est détruite { $cause-by }.

# Ce qui coûte des pas : « perd un pas sous les mortiers », « est détruite par les mortiers ».
cause-fire = sous le feu
    .by = par le feu
cause-held-fire = sous un tir retenu
    .by = par un tir retenu
cause-passing-fire = sous un tir retenu pendant la charge
    .by = par un tir retenu pendant la charge
cause-siege-guns = sous les canons de siège
    .by = par les canons de siège
cause-mortars = sous les mortiers
    .by = par les mortiers
cause-melee = en mêlée
    .by = en mêlée
cause-winter = à cause de l’hiver
    .by = par l’hiver
cause-attrition = faute de ravitaillement
    .by = faute de ravitaillement
cause-isolation = du fait de son isolement
    .by = du fait de son isolement

ammunition-is-issued = Le parc de siège a des munitions pour { $issues ->
    [one] { $issues } bombardement
   *[other] { $issues } bombardements
}.
replacements-arrive = Des pas de remplacement arrivent : { $steps }.
steps-of-nation = { $count ->
    [one] { $count } { $nation }
   *[other] { $count } { $nation-plural }
}
arrives = { $unit } arrive { $place }.
is-replenished = { $unit } est complétée à { $steps } pas.
is-rebuilt = { $unit } est reconstituée { $place }.
replaces = { $unit } remplace { $other } { $place }.
marches = { $unit } marche de { $from } en { $to } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
hands-over = { $unit } cède un pas à { $other }.
siege-fire-is-announced = { $side-is ->
    [you] Vous annoncez un tir de siège.
   *[other] Les { $side } annoncent un tir de siège.
}
segment-begins = Un segment d’action commence : { $side-is ->
    [you] vous attaquez.
   *[other] les { $side } attaquent.
}
segment-ends = Le segment d’action se termine.
action-turn-ends = { $quiet ->
    [0] Le tour d’action se termine.
   *[other] Le tour d’action se termine sans mêlée ({ $quiet } sur 3 de suite).
}
goes-into-reserve = { $unit } passe en réserve.
leaves-reserve = { $unit } est au contact de l’ennemi et n’est plus en réserve.
is-released = La réserve { $unit } est engagée.
will-fire = { $unit } a l’ordre de tirer sur { $at }.
fort-will-fire = Le Star Fort a l’ordre de tirer sur { $at } (10 facteurs).
will-not-fire = L’ordre { DE($unit) } de tirer sur { $at } est annulé.
fort-will-not-fire = L’ordre du Star Fort de tirer sur { $at } est annulé (10 facteurs).
orders-are-written = { $side-is ->
    [you] Vos ordres de tir sont écrits.
   *[other] Les ordres de tir des { $side } sont écrits.
}
fires = { $side-is ->
    [you] Votre tir
   *[other] Tir des { $side }
} sur { $at } avec { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
} : { $effect }{ $rolled }.
fires-held = { $side-is ->
    [you] Votre tir retenu
   *[other] Tir retenu des { $side }
} sur { $whom } { $place } avec { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
} : { $effect }{ $rolled }.
whom-newcomers = les nouveaux venus
whom-chargers = la cavalerie qui charge
is-committed = { $unit } est engagée contre { $at }.
is-not-committed = { $unit } n’est plus engagée contre { $at }.
siege-train-fires = Le parc de siège ouvre le feu ; { $left ->
    [0] il ne reste plus de munitions.
    [one] il reste { $left } dotation de munitions.
   *[other] il reste { $left } dotations de munitions.
}
guns-fire = Les canons de siège bombardent { $at } avec { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
} : { $effect }{ $rolled }.
mortars-fire = Les mortiers bombardent { $at } avec { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
} : { $effect }{ $rolled }.
work-falls = { $level ->
    [0] L’ouvrage { $place } est rasé.
   *[other] L’ouvrage { $place } tombe au niveau { $level }.
}
may-repair = { $side-is ->
    [you] Vous pouvez
   *[other] Les { $side } peuvent
} réparer { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
}{ $rolled }.
work-is-repaired = L’ouvrage { $place } est réparé jusqu’au niveau { $level }.
work-is-repaired-at-once = L’ouvrage { $place } est battu en brèche et aussitôt réparé.
disrupts-itself = { $unit } se désorganise pour pouvoir partir.
can-pass = En { $at }, { $class-definite } peut { $obstacle }{ $rolled }.
cannot-pass = En { $at }, { $class-definite } ne peut pas { $obstacle }{ $rolled }.
obstacle-slope = gravir la pente
obstacle-steep-slope = gravir la pente raide
obstacle-river = sortir de la rivière
moves = { $unit } va de { $from } en { $to }.
charges = { $unit } charge vers { $to } par { $through }.
are-checked = { $side-is ->
    [you] Vos unités { $place } sont clouées.
   *[other] Les unités des { $side } { $place } sont clouées.
}
is-thrown-back = { $unit } est repoussée en { $to } et clouée.
refuses = { $unit } refuse la mêlée et recule en { $to }.
is-driven-out = { $unit } est chassée de l’ouvrage vers { $to }.
fights = { $side-is ->
    [you] Votre mêlée
   *[other] Mêlée des { $side }
} { $place }, { $attack } contre { $defence }{ $odds } : { $effect }{ $rolled }.
at-odds = , à { $one }:{ $other }
are-too-weak = Les attaquants { $place } sont trop faibles pour une mêlée et reculent.
are-locked = Les deux camps sont aux prises { $place }.
stands = { $unit } tient{ $rolled }.
routs = { $unit } est en déroute{ $rolled }.
retire = { $side-is ->
    [you] Vos unités
   *[other] Les unités des { $side }
} en { $from } se retirent en { $to }.
retreats-to = { $unit } recule de { $from } en { $to }.
routs-to = { $unit } fuit en déroute de { $from } en { $to }.
work-is-taken = { $side-is ->
    [you] Vous prenez l’ouvrage { $place }.
   *[other] Les { $side } prennent l’ouvrage { $place }.
}
guns-are-taken = { $unit } est capturée par les Russes et perdue.
ship-is-taken = { $unit } est perdue : seul l’ennemi tient { $at }.
is-cut-off = { $unit } est restée isolée pendant tout le tour de son camp et est perdue.
british-are-shaken = Les Britanniques ont perdu trop de pas : désormais, ils testent leur moral.
concedes = { $side-is ->
    [you] Vous abandonnez.
   *[other] Les { $side } abandonnent.
}
game-ends = La partie est terminée.

## Où

spot = en { $hex }
named-place = { $name } ({ $hex })
spot-named = en { $hex } ({ $name })

# Des propositions l’une après l’autre : « l’attaquant recule ; la mêlée continue ».
clauses = { $before } ; { $last }

## Effets du tir et de la mêlée

effect = { $steps ->
    [0] sans effet
    [one] { $steps } pas perdu
   *[other] { $steps } pas perdus
}
effect-checked = { $steps ->
    [0] cible clouée
    [one] { $steps } pas perdu et cible clouée
   *[other] { $steps } pas perdus et cible clouée
}
effect-of-guns = { $levels ->
    [0] sans effet
    [one] { $levels } niveau perdu
   *[other] jusqu’à { $levels } niveaux perdus
}
effect-on-work = { $levels ->
    [one] { $levels } niveau perdu
   *[other] { $levels } niveaux perdus
}
effect-of-mortars = { $steps ->
    [0] sans effet
    [one] { $steps } pas perdu au plus
   *[other] jusqu’à { $steps } pas perdus
}
effect-on-both = { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} et { $effect }

role-attacker = l’attaquant
role-defender = le défenseur
melee-loses = { $who } perd { $steps } pas
melee-retreats = { $steps ->
    [0] { $who } recule
   *[other] { $who } perd { $steps } pas et recule
}
melee-goes-on = la mêlée continue

## Phases sautées

# « On saute : ordres de tir des Alliés (aucune unité n’a d’ennemi adjacent). »
skipped = On saute : { $what } ({ $why }).
skipped-in-a-row = On saute : { $skips }.
skip = { $what } ({ $why })
# Une raison avec sa règle : « aucun défenseur n’est désorganisé, 12.A.3.a ».
why-with-case = { $why }, { $case }

skip-segment = { $side-is ->
    [you] votre segment d’action
   *[other] segment d’action des { $side }
}
skip-fortification = { $side-is ->
    [you] construction de vos ouvrages
   *[other] construction d’ouvrages des { $side }
}
skip-arrivals = { $side-is ->
    [you] vos arrivées et remplacements
   *[other] arrivées et remplacements des { $side }
}
skip-march = { $side-is ->
    [you] votre mouvement stratégique
   *[other] mouvement stratégique des { $side }
}
skip-handover = cession de pas
skip-declaration = annonce d’un tir de siège
skip-reserves = { $side-is ->
    [you] vos réserves
   *[other] réserves des { $side }
}
skip-release = engagement des réserves
skip-plot = { $side-is ->
    [you] vos ordres de tir
   *[other] ordres de tir des { $side }
}
skip-siege-fire = tir de siège
skip-disrupted-movement = { $side-is ->
    [you] mouvement de vos unités désorganisées
   *[other] mouvement des unités désorganisées des { $side }
}
skip-movement = { $side-is ->
    [you] votre mouvement
   *[other] mouvement des { $side }
}
skip-repair = réparation des ouvrages
skip-held-fire = { $side-is ->
    [you] votre tir retenu
   *[other] tir retenu des { $side }
}
skip-melee = { $side-is ->
    [you] vos mêlées
   *[other] mêlées des { $side }
}

why-works-shelter = seul un tir de siège peut atteindre l’ennemi dans un ouvrage de niveau 2 ou 3
why-contested = aucune unité ne tire depuis un hexagone où sont les deux camps, ni sur lui
why-disrupted = les unités désorganisées ne tirent ni n’attaquent
why-no-fire-factor = aucune unité au contact de l’ennemi n’a de facteur de tir
why-checked = les unités clouées restent sur place
why-failed = les unités qui n’ont pas réussi à avancer restent là pour la phase
why-fired = les unités qui ont tiré ne peuvent pas tirer de nouveau pendant ce tour d’action
why-locked = les unités dont la mêlée continue doivent se désorganiser pour partir
why-good-order = seules les unités en ordre se déplacent pendant cette phase
why-harbour = les navires au port ne tirent que par-dessus l’eau
why-siege-stays = l’artillerie de siège ne se déplace pas pendant le segment d’action
why-cannot-hold-fire = les canons de siège et les navires ne peuvent pas retenir leur tir
why-no-ammunition = l’artillerie de siège n’a pas de munitions
why-no-work-in-reach = aucun ouvrage russe n’est à deux hexagones ou moins de l’artillerie de siège
why-fire-limit = leurs hexagones ne permettent pas à plus d’unités de tirer
why-next-to-enemy = les unités au contact de l’ennemi ne vont pas plus loin
why-no-reserve = aucune unité qui a encore des points de mouvement n’est à l’écart de l’ennemi
why-no-points = aucune unité n’a assez de points de mouvement pour un hexagone de plus
why-nowhere = aucune unité n’a d’hexagone où aller
why-no-contact = aucune unité n’est venue au contact de l’ennemi
why-no-fort-points = l’ordre d’arrivée ne donne pas de points de fortification
why-no-hex-to-build = aucun hexagone ne peut recevoir un niveau de plus
why-nobody-due = aucune unité attendue ne peut arriver et aucun pas ne peut être remplacé
why-nobody-to-feed = aucun régiment qui peut céder un pas n’est avec un régiment qui en a besoin
why-no-siege-fire = aucune artillerie de siège n’a à la fois des munitions et un ouvrage russe à portée
why-too-few-reserves = les réserves ne font pas une division ou l’équivalent
why-nothing-to-repair = aucun ouvrage n’a perdu de niveau pendant ce tour d’action
why-no-unit = aucune unité n’est sur la carte
why-no-enemy = aucune unité n’a d’ennemi adjacent
why-allied-turn = il n’a lieu que pendant le tour des Alliés
why-no-siege-artillery = aucune artillerie de siège n’est sur la carte
why-nobody-disrupted = aucun défenseur n’est désorganisé
why-no-newcomers = aucun ennemi n’est entré dans leurs hexagones ni n’est passé devant en chargeant
why-low-odds = le rapport serait inférieur à 1:4
why-no-melee = aucun hexagone ne contient des unités des deux camps

## Ce que les dés peuvent donner

nothing-changes = Rien ne change.
units-move = { $units-count ->
    [one] { $units } gagne { $to }.
   *[other] { $units } gagnent { $to }.
}
units-are-destroyed = { $units-count ->
    [one] { $units } est détruite.
   *[other] { $units } sont détruites.
}
# « Minsk et Moscow perdent 2 pas chacune. »
units-lose = { $units-count ->
    [one] { $units } perd { $steps } pas.
   *[other] { $units } perdent { $steps } pas chacune.
}
units-rout = { $units-count ->
    [one] { $units } est en déroute.
   *[other] { $units } sont en déroute.
}
units-rout-to = { $units-count ->
    [one] { $units } fuit en déroute vers { $to }.
   *[other] { $units } fuient en déroute vers { $to }.
}
units-retreat = { $units-count ->
    [one] { $units } recule.
   *[other] { $units } reculent.
}
units-retreat-to = { $units-count ->
    [one] { $units } recule vers { $to }.
   *[other] { $units } reculent vers { $to }.
}
units-are-disrupted = { $units-count ->
    [one] { $units } est désorganisée.
   *[other] { $units } sont désorganisées.
}
units-stand = { $units-count ->
    [one] { $units } tient.
   *[other] { $units } tiennent.
}
units-are-thrown-back = { $units-count ->
    [one] { $units } est repoussée vers { $to }.
   *[other] { $units } sont repoussées vers { $to }.
}
test-morale = { $side-is ->
    [you] Vous testez le moral { $place }.
   *[other] Les { $side } testent le moral { $place }.
}
units-test-again = { $units-count ->
    [one] { $units } teste de nouveau son moral.
   *[other] { $units } testent de nouveau leur moral.
}

# « Mêlée en 2208 : les Alliés perdent 1 pas ; les Russes perdent 1 pas et reculent. »
melee-ends = Mêlée { $place } : { $fate }.
side-loses = { $side-is ->
    [you] vous perdez { $steps } pas
   *[other] les { $side } perdent { $steps } pas
}
side-goes-back = { $side-is ->
    [you] { $steps ->
        [0] vous reculez
       *[other] vous perdez { $steps } pas et reculez
    }
   *[other] { $steps ->
        [0] les { $side } reculent
       *[other] les { $side } perdent { $steps } pas et reculent
    }
}
nobody-gives-way = personne ne cède

# Qui est touché par le tir ; toujours au féminin pluriel.
struck-troops = { $side-is ->
    [you] Vos troupes
   *[other] Les troupes des { $side }
} { $place }
struck-newcomers = { $side-is ->
    [you] Vos troupes
   *[other] Les troupes des { $side }
} qui entrent dans { $at }
struck-chargers = { $side-is ->
    [you] Vos troupes
   *[other] Les troupes des { $side }
} qui chargent en passant par { $at }

are-destroyed = { $whom } sont détruites{ $also }.
lose-steps = { $steps ->
    [0] { $whom } ne perdent rien{ $also }.
   *[other] { $whom } perdent { $steps } pas{ $also }.
}
lose-steps-and-are-checked = { $steps ->
    [0] { $whom } sont clouées{ $also }.
   *[other] { $whom } perdent { $steps } pas et sont clouées{ $also }.
}
lose-steps-and-are-thrown-back = { $steps ->
    [0] { $whom } sont repoussées{ $also }.
   *[other] { $whom } perdent { $steps } pas et sont repoussées{ $also }.
}
and-rout-again = {" "}; les unités désorganisées fuient de nouveau en déroute

work-holds = L’ouvrage { $place } tient.
work-falls-garrison-loses = { $level ->
    [0] L’ouvrage { $place } est rasé, et sa garnison perd { $steps } pas.
   *[other] L’ouvrage { $place } tombe au niveau { $level }, et sa garnison perd { $steps } pas.
}
work-falls-garrison-destroyed = { $level ->
    [0] L’ouvrage { $place } est rasé, et sa garnison est détruite.
   *[other] L’ouvrage { $place } tombe au niveau { $level }, et sa garnison est détruite.
}
garrison-loses = { $steps ->
    [0] La garnison { DE($at) } ne perd rien.
   *[other] La garnison { DE($at) } perd { $steps } pas.
}
garrison-destroyed = La garnison { DE($at) } est détruite.

sum = { $side-is ->
    [you] { $steps ->
        [0] Vous ne perdez rien
       *[other] Vous perdez { $steps } pas en tout
    }
   *[other] { $steps ->
        [0] Les { $side } ne perdent rien
       *[other] Les { $side } perdent { $steps } pas en tout
    }
}{ $works }{ $checks }.
sum-of-works = { $levels ->
    [0] , et les ouvrages tiennent
    [one] , et les ouvrages perdent { $levels } niveau
   *[other] , et les ouvrages perdent { $levels } niveaux
}
sum-of-checks = { $checks ->
    [one] , mais des unités sont clouées dans { $checks } hexagone
   *[other] , mais des unités sont clouées dans { $checks } hexagones
}

# « 2208 : sans effet (3 sur 6), cible clouée (2 sur 6) et 1 pas perdu (1 sur 6) »
chances-at = { $at } : { $chances }
chance = { $effect } ({ $count } sur { $ways })

## Probabilités

factor-unit-fires = { $unit } tire avec { $factors }
factor-fort-fires = Le Star Fort tire avec { $factors }
factor-column = { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
} : colonne { $column }
factor-modifier = { $what } : { $modifier } au dé
modifier-uphill = en montée
modifier-rough = terrain accidenté
modifier-rough-crest = crête accidentée
modifier-village = village
modifier-town = ville
modifier-river = rivière
modifier-work = ouvrage
modifier-held = tir retenu
factor-against-garrison = { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
} contre les pas de la garnison
factor-against-work = { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
} contre les niveaux de l’ouvrage
factor-stand = { $unit } teste son moral { $rolls } fois ; déroute sur { $most ->
    [1] 1
   *[other] 1–{ $most }
}
factor-retire = { $unit } teste son moral ; désorganisée sur { $most ->
    [1] 1
   *[other] 1–{ $most }
}
factor-attack = { $side-is ->
    [you] Vos attaquants en mêlée : { $factors }
   *[other] Attaquants des { $side } en mêlée : { $factors }
}
factor-defence = { $side-is ->
    [you] Vos défenseurs en mêlée : { $factors }
   *[other] Défenseurs des { $side } en mêlée : { $factors }
}
factor-no-defence = Personne ne peut y défendre : tout y est perdu sans jet de dé
factor-no-odds = Rapport inférieur à 1:4 : pas de mêlée
factor-odds = Rapport { $one }:{ $other }
factor-ground = Terrain en { $at }
factor-work = Ouvrage de niveau { $level }
factor-uphill = En montée
factor-river = Depuis une rivière

## Verdicts

verdict-concession = { $side-is ->
    [you] Vous gagnez : votre adversaire abandonne.
    [russian] Victoire russe : les Alliés abandonnent.
   *[other] Victoire alliée : les Russes abandonnent.
}
verdict-sevastopol-fallen = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire alliée :
} Sébastopol est tombée.
verdict-sevastopol-holds = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire russe :
} Sébastopol tient toujours.
verdict-allied-losses = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire russe :
} les Alliés ne peuvent pas se permettre de telles pertes.
verdict-dear-ground = Match nul : les Alliés ont payé leur terrain trop cher.
verdict-heights-stand = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire russe :
} l’infanterie russe tient encore sur les hauteurs.
verdict-heights-cleared = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire alliée :
} les hauteurs sont dégagées.
verdict-heights-too-dear = Match nul : les hauteurs sont dégagées, mais elles ont coûté trop cher aux Britanniques.
verdict-harbour = { $side-is ->
    [you] Vous remportez une victoire décisive : vos troupes sont au port.
   *[other] Victoire russe décisive : les Russes sont au port.
}
verdict-redoubts-held = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire alliée :
} les Russes ne tiennent aucune redoute.
verdict-one-redoubt = Match nul : les Russes tiennent une redoute.
verdict-redoubts-lost = { $side-is ->
    [you] Vous remportez une victoire marginale : vous tenez les redoutes.
   *[other] Victoire russe marginale : les Russes tiennent les redoutes.
}
verdict-heights-allied = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire alliée :
} les Russes ne tiennent aucune des hauteurs.
verdict-one-height = Match nul : les Russes tiennent une des hauteurs.
verdict-heights-russian = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire russe :
} les hauteurs sont aux mains des Russes.
verdict-town-taken = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire russe :
} la ville est prise.
verdict-town-held = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire alliée :
} la ville est tenue.
verdict-breach-closed = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire russe :
} la brèche est refermée.
verdict-breach-only = Match nul : les Alliés tiennent la brèche, mais pas la ville.
verdict-in-town = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire alliée :
} les troupes alliées tiennent la brèche et sont dans la ville.
verdict-charge-succeeds = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire alliée :
} les canons se taisent et la brigade survit.
verdict-guns-for-brigade = Match nul : les canons se taisent, mais la brigade est détruite.
verdict-guns-still-fire = Match nul : la brigade survit, mais les canons tirent encore.
verdict-charge-fails = { $side-is ->
    [you] Vous gagnez :
   *[other] Victoire russe :
} les canons tirent encore et la brigade est détruite.

## Sur la carte et à côté

box-lost = Perdues
box-due = Attendues
box-turn = Tour { $turn }
box-not-in-play = Hors jeu

badge-disrupted = désorganisée
badge-checked = clouée
badge-locked = aux prises
badge-reserve = réserve
badge-released = engagée
badge-isolated = isolée
badge-charged = a chargé
badge-moved = a bougé
badge-attacks = attaque
badge-defends = défend
badge-steps = { $steps } pas sur { $all }
badge-fires = tire vers le { $direction }
badge-holds-fire = retient son tir
badge-committed = tir de siège ordonné

marker-work = { $side-is ->
    [you] Votre ouvrage, niveau { $level }
   *[other] Ouvrage des { $side }, niveau { $level }
}
marker-port = { $side-is ->
    [you] Votre port
   *[other] Port des { $side }
}
marker-control = { $side-is ->
    [you] Sous votre contrôle
   *[other] Sous le contrôle des { $side }
}
marker-losses = On règle ici les pertes
marker-melee = Mêlée
marker-siege-fire = Tir de siège

track-turn = Tour
track-quiet = Tours sans mêlée
track-city = { $side-is ->
    [you] Hexagones de ville entre vos mains
   *[other] Hexagones de ville aux mains des { $side }
}
track-objectives = { $side-is ->
    [you] Objectifs entre vos mains
   *[other] Objectifs aux mains des { $side }
}
track-ammunition = Munitions
track-british-losses = Pertes britanniques
track-losses = { $side-is ->
    [you] Vos pertes
   *[other] Pertes des { $side }
}
track-losses-for-draw = À { $steps }, une victoire alliée devient un match nul
track-losses-for-defeat = À { $steps }, les Russes gagnent
track-fort-points = Points de fortification
track-replacements = Pas de remplacement { $nation-plural }

ground-clear = terrain dégagé
ground-sea = mer
ground-lake = lac
ground-city = ville
ground-village = village
ground-rough = terrain accidenté
ground-rough-crest = crête accidentée
ground-river = rivière
ground-river-mouth = embouchure
ground-coast = côte
ground-level = niveau { $level }
ground-port = port
ground-bridge = pont
ground-road = route
ground-ferry = bac
ground-slope = montée
ground-steep-slope = montée raide
ground-water = eau

## Aperçus

survey-no-supply = Le ravitaillement ne compte pas dans une bataille jouée seule.
survey-supply = { $side-is ->
    [you] Vous ravitaillez
   *[other] Les { $side } ravitaillent
} { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.{ $short }{ $isolated }
and-short = {" "}Non ravitaillées : { $units }.
and-isolated = {" "}Isolées : { $units }.
survey-ground = { $side-is ->
    [you] Vos troupes
   *[other] Les troupes des { $side }
} sont passées les dernières par { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.
survey-does-not-move = { $unit } ne se déplace pas maintenant.
survey-reach-found = { $unit } peut atteindre { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} ; les plus foncés sont au contact de l’ennemi.
survey-targets = { $unit } peut tirer avec { $factors } sur { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} ; les chiffres s’ajoutent au dé.
survey-charge = charge
describe-unit = { $unit } : { $nation-feminine }, { $steps } pas{ $with }
describe-with = , avec { $other }
describe-control = { $side-is ->
    [you] Entre vos mains
   *[other] Aux mains des { $side }
}
describe-zone = { $side-is ->
    [you] Votre zone de contrôle
   *[other] Zone de contrôle des { $side }
}
describe-march = { $unit } peut venir ici pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Défauts d’une position

fault-work-level = L’ouvrage en { $hex } doit avoir un niveau de 1 à 3.
fault-no-such-turn = Il n’y a pas de tour { $turn }.
fault-off-map-in-hex = { $unit } est hors de la carte et ne peut pas être dans un hexagone.
fault-road-not-paid = { $unit } n’a pas payé la route.
fault-too-many-tracks = Il y a trop de trajets notés.
fault-too-many-breaches = Il y a trop de brèches.
fault-too-many-hits = Trop de coups au but attendent.
fault-too-many-steps = { $unit } ne peut pas avoir plus de { $steps } pas.
fault-too-many-points = { $unit } a dépensé plus de points qu’elle n’en a.
fault-siege-disrupted = { $unit } est de l’artillerie de siège et ne peut pas être désorganisée.
fault-no-step-left = { $unit } n’a plus de pas et ne peut pas être sur la carte.
fault-cannot-be-in = { $unit } ne peut pas être en { $hex }.
fault-not-in-campaign = { $unit } ne joue pas dans la campagne de base.
fault-marked-off-map = { $unit } est hors de la carte et ne peut pas porter de marqueurs.
fault-never-arrives = { $unit } n’arrive jamais et ne peut pas être attendue.
fault-should-be-due = { $unit } devrait déjà être attendue.
fault-work-in-water = L’ouvrage en { $hex } est dans l’eau.
fault-work-too-strong = L’ouvrage en { $hex } est trop fort pour son emplacement.
fault-both-sides = Les deux camps sont en { $hex } et ne combattent pas.
fault-hex-owner = { $hex } est contrôlé par le mauvais camp.
fault-work-owner = L’ouvrage en { $hex } appartient au mauvais camp.
fault-fort-points = Il y a plus de points de fortification que ce tour n’en donne.
fault-battle-turn = Une bataille jouée seule a son propre tour.
fault-battle-attacker = Une bataille jouée seule a son propre attaquant.
fault-battle-segment = Une bataille jouée seule tient en un seul segment d’action.
fault-conceded = Un camp a abandonné, mais la partie continue.
fault-allied-stage = Cette étape fait partie du tour des Alliés.
fault-russian-stage = Seuls les Russes cèdent des pas.
fault-not-winter = Ce n’est pas l’hiver.
fault-no-losses = On règle des pertes, mais il n’y en a pas.
fault-quiet = Le segment se termine après trois tours d’action sans mêlée.
fault-star-fort = Le Star Fort n’a que trois batteries.
fault-checks-outlast = Les unités cessent d’être clouées à la fin du segment d’action.
fault-locks-outlast = Une mêlée en cours dure au-delà du segment d’action.
fault-reserves-outlast = Des réserves durent au-delà du segment d’action.
fault-melee-outlasts = Une mêlée a lieu hors d’un segment d’action.
fault-reserves = Seul l’attaquant a des réserves.
fault-repairs = Les ouvrages ne se réparent que pendant leur phase.
fault-commitment = Seul un attaquant allié ordonne un tir de siège.
fault-losses-owed = Des pertes sont dues, mais personne n’est appelé à les subir.
fault-no-losses-owed = Des pertes sont demandées, mais aucune n’est due.
fault-nobody-retreats = Des reculs sont demandés, mais aucune unité ne doit reculer.
fault-nobody-rolls = Un test de moral est demandé, mais aucune unité n’a à le passer.
fault-retreat-before-morale = Les unités battues ne reculent qu’après leurs tests de moral.
fault-wrong-retreat = C’est le mauvais camp qui recule.
fault-retreat-of-lost = Une unité hors de la carte doit reculer.
fault-wrong-morale = Une unité doit tester son moral, mais ne le peut pas.
fault-locked-alone = { $unit } est marquée aux prises, mais n’a pas d’adversaire.
fault-came-outside-segment = { $unit } est entrée dans un hexagone hors d’un segment d’action.
fault-cannot-have-come = { $unit } ne peut pas être venue de { $from } en { $hex }.
fault-cannot-have-charged = { $unit } ne peut pas avoir chargé aussi loin, jusqu’en { $hex }.
fault-left-of-melee = Aucune mêlée n’est en cours, mais il en reste des traces.
fault-melee-phase = Une mêlée est en cours hors de sa phase.
fault-melee-attackers = C’est le mauvais camp qui attaque dans la mêlée.
fault-melee-defenders = C’est le mauvais camp qui défend dans la mêlée.
fault-nobody-to-fight = Il n’y a personne à combattre en { $hex }.

## Refus : arrivées

is-not-due = { $unit } n’est pas attendue.
arrivals-come-before-movement = Les nouvelles unités et les remplacements n’arrivent qu’au début du mouvement stratégique.
must-arrive-in-sevastopol = { $unit } doit arriver dans un hexagone de ville de Sébastopol.
must-arrive-at-port-or-evpatoria = { $unit } doit arriver dans un port ami ou sur la route d’Eupatoria.
must-arrive-on-evpatoria-road = { $unit } doit arriver sur la route d’Eupatoria.
must-arrive-on-a-road = { $unit } doit arriver sur la route de Simferopol ou d’Eupatoria.
lacks-points-to-arrive = { $unit } n’a pas assez de points de mouvement pour arriver là.

## Refus : charge

no-charges-in-this-phase = On ne charge pas pendant cette phase.
is-no-cavalry = { $unit } n’est pas de la cavalerie et ne peut pas charger.
has-charged = { $unit } a déjà chargé pendant ce tour de joueur.
is-disrupted-cannot-charge = { $unit } est désorganisée et ne peut pas charger.
is-no-ground-for-charge = { $hex } n’est pas un terrain de charge : la cavalerie ne charge ni dans un village, ni dans une ville, ni sur une crête accidentée, ni contre un ouvrage.
charge-does-not-reach = { $unit } ne peut pas atteindre { $hex } par là en une charge de deux hexagones.
charge-needs-an-enemy = Une charge doit finir dans un hexagone ennemi, et { $hex } est vide.
cannot-charge-through = La cavalerie ne peut pas charger à travers l’ennemi en { $hex }.
has-no-cavalry-to-charge = { $unit } n’a pas avec elle de cavalerie qui puisse charger.

## Refus : à qui de jouer

game-is-over = La partie est terminée.
there-is-no-such-unit = Cette unité n’existe pas.
is-not-on-map = { $hex } n’est pas sur la carte.
nothing-to-settle = Il n’y a ni pertes, ni tests de moral, ni reculs à régler.
settle-first = Réglez d’abord les pertes, le moral et les reculs.
only-its-player-concedes = Seul celui qui joue les { $side } peut abandonner pour eux.

## Refus : tir

no-enemy-in = Il n’y a pas d’ennemi en { $hex }.
friends-in = Des unités amies sont aussi en { $hex }.
only-siege-fire-hurts-work = Seul un tir de siège peut atteindre l’ouvrage en { $hex } et sa garnison.

## Refus : fortification

not-the-time-to-build = On ne construit des ouvrages qu’au début d’un tour de joueur.
no-fort-points-left = Il ne reste plus de points de fortification ce tour-ci.
has-no-land-for-work = { $hex } n’a pas de terre ferme pour un ouvrage.
enemy-is-in = L’ennemi est en { $hex }.
cannot-build-in = Vous ne pouvez pas construire en { $hex } : ayez-y des troupes, ou contrôlez-le sans ennemi adjacent.
work-is-at-highest-level = L’ouvrage en { $hex } est déjà au plus haut niveau.
higher-works-need-a-city = Les ouvrages au-dessus du niveau 1 ne se construisent que dans les villes et, pour les Russes, à côté d’un hexagone fortifié de Sébastopol.

## Refus : cession de pas

handover-follows-movement = On ne cède des pas qu’après le mouvement russe.
nobody-needs-a-step = Aucun régiment dans l’hexagone { DE($unit) } n’a besoin d’un de ses pas.
cannot-give-steps = { $unit } ne peut pas céder de pas.
is-next-to-enemy = { $unit } est au contact de l’ennemi.
gives-steps-in-sevastopol = { $unit } ne peut céder des pas qu’à Sébastopol.
cannot-give-steps-to = { $unit } ne peut pas céder de pas à { $other }.
has-taken-a-step = { $unit } a déjà reçu un pas ce tour-ci.
sailors-rebuild-no-regiment = Des marins ne peuvent pas reconstituer un régiment détruit.
are-not-together = { $unit } et { $other } ne sont pas dans le même hexagone.
is-at-full-strength = { $unit } est au complet.

## Refus : tir retenu

cannot-hold-its-fire = { $unit } ne peut pas retenir son tir.
has-fired = { $unit } a déjà tiré pendant ce tour d’action.
no-enemy-has-entered = Aucun ennemi n’est entré en { $hex }.
held-fire-has-no-target-there = Le tir retenu depuis { $hex } ne vise que les ennemis qui entrent dans cet hexagone et la cavalerie qui passe devant en chargeant.
too-many-would-fire = Avec { $unit }, il tirerait depuis { $hex } plus d’unités qu’il n’en peut combattre là.
held-fire-follows-enemy-movement = Le tir retenu vient après le mouvement de l’ennemi.
not-yours-to-fire = Vous ne pouvez pas tirer avec { $unit }, qui n’est pas à vous.
star-fort-holds-fire-for-russians = Seuls les Russes ont le tir retenu du Star Fort.
star-fort-has-no-fire-left = Le Star Fort n’a plus de tir.
star-fort-is-in-melee = Il y a une mêlée dans le Star Fort.

## Refus : choix d’une unité

other-side-settles-losses = { $unit } n’est pas du camp qui doit régler des pertes.
is-enemy-choose-shooter-and-hex = { $unit } est à l’ennemi. Choisissez d’abord qui tire, puis l’hexagone visé.
is-enemy-choose-shooter = { $unit } est à l’ennemi. Choisissez d’abord qui tire.
is-enemy-choose-melee = { $unit } est à l’ennemi. Choisissez l’hexagone de la mêlée.
is-enemy-choose-siege-artillery = { $unit } est à l’ennemi. Choisissez d’abord l’artillerie de siège, puis l’ouvrage.
is-allied-russians-set-up = { $unit } est alliée. Les Russes se placent d’abord.
belongs-to-other-side = { $unit } est de l’autre camp. Choisissez une de vos unités.
arrives-in-turn = { $unit } arrive au tour { $n }.
arrives-before-movement = { $unit } arrive au début du mouvement stratégique de son camp.
is-destroyed = { $unit } est détruite.
is-not-in-play = { $unit } n’est pas en jeu.
stand-or-retire-first = Décidez d’abord si les unités en { $hex } tiennent ou se retirent.
is-set-up-already = { $unit } est déjà placée.
works-come-first = Construisez d’abord les ouvrages. { $unit } marche ensuite.
decide-siege-fire-first = Décidez d’abord d’annoncer ou non un tir de siège. Ensuite, { $unit } pourra agir.
no-hex-to-arrive-in = Aucun hexagone n’est ouvert à l’arrivée { DE($unit) }.
no-artillery-to-replace = Il n’y a pas sur la carte d’artillerie de même taille, type et nation { QUE($unit) } pour lui céder la place.
works-are-repaired-now = { $unit } doit attendre pendant la réparation des ouvrages. Choisissez un hexagone en surbrillance.
no-fire-out-of = Personne ne tire depuis { $hex } : les deux camps y sont.
has-no-enemy-next-to-it = { $unit } n’a pas d’ennemi adjacent.
is-no-siege-artillery = { $unit } n’est pas de l’artillerie de siège.
no-work-in-reach = Aucun ouvrage russe n’est à deux hexagones ou moins { DE($unit) }.
no-target-for-held-fire = Aucun ennemi n’est entré dans l’hexagone { DE($unit) } et aucune cavalerie n’est passée devant en chargeant.
finish-other-melee-first = Terminez d’abord la mêlée en { $hex }. { $unit } n’y est pas.

## Refus : marche

not-strategic-movement = Ce n’est pas le moment du mouvement stratégique.
not-yours-to-move = { $unit } n’est pas à vous : vous ne pouvez pas la déplacer.
unit-is-not-on-map = { $unit } n’est pas sur la carte.
cannot-march = { $unit } ne peut pas marcher.
is-no-released-reserve = { $unit } n’est pas une réserve engagée.
has-no-movement-points-left = { $unit } n’a plus de points de mouvement.
has-stopped-next-to-enemy = { $unit } est au contact de l’ennemi et ne va pas plus loin.
lacks-points-for-next-hex = Il reste à { $unit } { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mouvement. Tous les hexagones adjacents coûtent plus cher ou sont fermés.
is-there-already = { $unit } est déjà là.
is-no-land = { $hex } n’est pas de la terre ferme.
enemy-holds-hex = L’ennemi tient { $hex }.
cannot-reach = { $unit } ne peut pas atteindre { $hex } : il lui reste { $n ->
    [one] { $n } point
   *[other] { $n } points
} de mouvement et elle doit s’arrêter au contact de l’ennemi.
has-turned-back-too-often = { $unit } a fait { $n } fois demi-tour sur la route sans dépenser de points et ne peut plus qu’avancer.

## Refus : mêlée

not-a-melee-phase = Les mêlées ne se livrent que pendant une phase de mêlée.
finish-this-melee-first = Terminez d’abord la mêlée en cours.
not-both-sides-in = { $hex } ne contient pas d’unités des deux camps.
melee-has-been-fought = La mêlée en { $hex } a déjà été livrée pendant cette phase.
odds-too-low = Le rapport en { $hex } serait inférieur à 1:4.
not-the-time-to-refuse = Seul le défenseur peut refuser une mêlée, juste avant qu’elle commence.
cannot-refuse = { $unit } ne peut pas refuser cette mêlée : seules le peuvent les unités montées attaquées uniquement par de l’infanterie.
cannot-retreat-to = { $unit } ne peut pas reculer en { $hex }.
nobody-to-choose = Il n’y a personne à choisir pour une mêlée en ce moment.
is-not-yours = { $unit } n’est pas à vous.
cannot-join-melee = { $unit } ne peut pas combattre en { $hex }, ou est déjà choisie.
too-many-would-fight = Avec { $unit }, vous choisiriez plus d’unités qu’il n’en peut combattre depuis un hexagone.
driven-out-must-leave = { $unit } est chassée de l’ouvrage et doit partir.
choose-all-who-can-fight = Choisissez autant d’unités qu’il en peut combattre.
troops-must-attack = Vos troupes en { $hex } doivent attaquer.
newcomers-must-attack = Vous avez fait entrer des troupes en { $hex } et devez y attaquer.

## Refus : moral

no-morale-rolls = Il n’y a pas de test de moral à faire maintenant.
stack-must-retreat-anyway = La pile doit de toute façon reculer de la mêlée.
stack-cannot-retire-to = La pile ne peut pas se retirer en { $hex }.

## Refus : ordres de tir

has-no-fire-factor = { $unit } n’a pas de facteur de tir.
is-disrupted-cannot-fire = { $unit } est désorganisée et ne peut pas tirer.
is-in-melee-cannot-fire = { $unit } est dans une mêlée et ne peut pas tirer.
not-the-time-for-fire-orders = Les ordres de tir ne se donnent qu’au début d’un tour d’action.
fires-only-next-to-it = { $unit } ne tire que sur un hexagone adjacent.
has-a-target = { $unit } a déjà une cible.
star-fort-fires-only-for-russians = Le Star Fort ne tire que pour les Russes, par leurs ordres de tir.
star-fort-has-no-guns-left = Le Star Fort n’a plus de canons à pointer.
star-fort-fires-only-next-to-it = Le Star Fort ne tire que sur des hexagones adjacents.

## Refus : ordres annulés

nothing-to-cancel = Il n’y a pas d’ordre à annuler maintenant.
not-yours-to-order = { $unit } n’est pas à vous : vous ne pouvez pas lui donner d’ordres.
has-no-order = { $unit } n’a pas d’ordre à annuler.
star-fort-has-no-order-at = Le Star Fort n’a pas d’ordre de tirer sur { $hex }.

## Refus : remplacements

is-the-enemys = { $unit } est à l’ennemi.
takes-steps-from-reserves = { $unit } ne reçoit de pas que des régiments de réserve.
takes-no-replacements = Les pas de remplacement sont pour l’infanterie et la cavalerie, pas pour { $unit }.
no-replacement-step = Aucun pas de remplacement { $what } n’est disponible.
is-out-of-supply = { $unit } n’est pas ravitaillée.
is-not-your-destroyed-unit = { $unit } n’est pas une de vos unités détruites.
hq-returns-near-friends = Un quartier général ne revient que dans l’hexagone d’une unité amie ou à côté.
is-no-destroyed-allied-artillery = { $unit } n’est pas l’artillerie détruite d’une division alliée.
replaces-only-like-artillery = { $unit } ne peut remplacer que de l’artillerie de même taille, type et nation sur la carte.

## Refus : réserves

not-the-time-to-mark-reserves = Les réserves ne se choisissent qu’au début d’un segment d’action.
no-reserves-in-battle = Une bataille jouée seule n’a pas de mouvement stratégique que des réserves pourraient reprendre.
is-not-attacking = { $unit } n’est pas une unité de l’attaquant sur la carte.
ships-are-no-reserves = Les navires ne peuvent pas être des réserves.
siege-artillery-is-no-reserve = { $unit } est de l’artillerie de siège et ne peut pas se déplacer avant le prochain mouvement stratégique.
is-in-reserve-already = { $unit } est déjà en réserve.
not-the-time-to-release = Les réserves ne s’engagent qu’à la fin d’un tour d’action.
is-no-reserve = { $unit } n’est pas en réserve.
reserves-below-a-division = Toutes les réserves ensemble ne font pas une division, deux brigades ou quatre régiments russes.
release-at-least-a-division = Engagez au moins une division, deux brigades ou quatre régiments russes.

## Refus : recul

does-not-retreat-now = { $unit } ne recule pas maintenant.
retreats-where-it-came-from = { $unit } doit reculer dans l’hexagone d’où elle est venue.
enemy-came-from = L’ennemi est venu de { $hex }.

## Refus : la séquence de jeu

set-up-all-first = Placez d’abord toutes les unités russes.
siege-fire-follows-allied-movement = Seul le joueur allié annonce un tir de siège, après le mouvement allié.
no-announcement-needed = Un segment d’action suit de toute façon : aucune annonce n’est nécessaire.
siege-fire-needs-ammunition = Un tir de siège demande des munitions, et une artillerie de siège à portée d’un ouvrage russe.

## Refus : mise en place

set-up-is-over = Les unités ne se placent qu’avant le premier tour.
is-not-to-be-set-up = { $unit } n’a pas à être placée.
must-set-up-in-sevastopol = { $unit } doit être placée dans un hexagone de ville de Sébastopol.
must-set-up-south-of-alma = { $unit } doit être placée à terre, au sud de l’Alma.

## Refus : navires

harbour-has-land-between = { $unit } est au port, et de la terre la sépare de { $hex }.

## Refus : siège

not-the-time-to-commit = Un tir de siège ne s’ordonne qu’après le tir simultané.
no-russian-work-in = Il n’y a pas d’ouvrage russe en { $hex }.
is-out-of-reach = { $hex } est hors de portée { DE($unit) }.
siege-fire-is-allied = Seuls les Alliés utilisent le tir de siège, pendant leur propre tour.
siege-artillery-has-no-ammunition-left = L’artillerie de siège n’a plus de munitions.
russians-among-guns = { $unit } a des Russes parmi ses canons.
has-fired-at-troops = { $unit } a tiré sur des troupes ce tour-ci.
no-repairs-left = Il n’y a pas de réparation à faire maintenant.
work-lost-no-level = Aucun ouvrage en { $hex } n’a perdu de niveau ce tour-ci.

## Refus : mouvement dans le segment d’action

not-its-movement-phase = { $unit } ne se déplace que pendant une phase de mouvement de son camp.
other-side-moves = { $unit } est du camp qui ne se déplace pas pendant cette phase.
disrupting-gains-nothing = Seules les unités en ordre se déplacent pendant cette phase : désorganiser { $unit } ne sert à rien.
is-disrupted-already = { $unit } est déjà désorganisée.
cannot-disrupt-itself = Seule une unité clouée, ou dont la mêlée continue, peut se désorganiser, et { $unit } n’est dans aucun de ces cas.
siege-artillery-stays = { $unit } est de l’artillerie de siège et ne se déplace pas pendant le segment d’action.
has-moved = { $unit } s’est déjà déplacée pendant cette phase.
has-failed-to-move-on = { $unit } n’a pas réussi à avancer pendant cette phase.
is-undisrupted = { $unit } est en ordre, et seuls les défenseurs désorganisés se déplacent pendant cette phase.
is-disrupted-cannot-move = { $unit } est désorganisée, et seuls les défenseurs en ordre se déplacent pendant cette phase.
is-locked = { $unit } est dans une mêlée qui continue et doit se désorganiser pour partir.
is-checked = { $unit } est clouée et doit se désorganiser pour se déplacer.
is-disrupted-cannot-enter = { $unit } est désorganisée et ne peut pas entrer en { $hex }, un hexagone ennemi.
no-assault-in-winter = En hiver, on ne peut pas donner l’assaut aux villes ni aux ouvrages, et l’ennemi tient { $hex }.
is-mounted-cannot-assault = { $unit } est montée et ne peut pas donner l’assaut à l’ouvrage en { $hex }.
needs-siege-fire-first = Ordonnez un tir de siège contre { $hex } avant d’y faire entrer qui que ce soit.
moves-one-hex = { $unit } se déplace d’un hexagone, et { $hex } ne lui est pas adjacent.
water-between = Il y a de l’eau entre { $unit } et { $hex }.
cannot-sail-to = { $unit } ne peut pas naviguer jusqu’en { $hex }.
enters-only-behind-fighters = { $unit } ne peut pas combattre en mêlée et n’entre en { $hex } que derrière une unité de son hexagone qui le peut.
odds-too-low-with-all = Le rapport en { $hex } serait inférieur à 1:4, quelles que soient les unités qui s’y joindraient.

## Refus : pertes

no-steps-to-lose = Il n’y a pas de pas à perdre maintenant.
losses-fall-on-others = Les pertes ne touchent pas { $unit }.
is-lost-last = { $unit } n’est perdue que s’il ne reste aucune autre unité.
is-inside-division = { $unit } fait corps avec sa division et ne subit pas de pertes.
fighters-lose-first = Les unités qui peuvent combattre ici perdent des pas avant { $unit }.

## Options de règles

option-scenario = Ce qui se joue : la campagne, ou une de ses batailles.
option-scenario-campaign = La campagne : 23 tours, du débarquement à l’automne 1855.
option-scenario-alma = La bataille de l’Alma, 20 septembre 1854.
option-scenario-balaklava = La bataille de Balaklava, 25 octobre 1854.
option-scenario-inkerman = La bataille d’Inkerman, 5 novembre 1854.
option-scenario-evpatoria = La bataille d’Eupatoria, 17 février 1855.
option-scenario-tchernaya = La bataille de la Tchernaïa, 16 août 1855.
option-scenario-malakoff = L’assaut de Sébastopol, 8 septembre 1855.
option-scenario-valley = La vallée de la Mort : le plus petit jeu de la boîte.

option-siege_train = Les Alliés doivent-ils bombarder un hexagone de ville fortifié, ou un ouvrage au-dessus du niveau 1, avant d’y entrer ?
option-siege_train-no = Non.
option-siege_train-yes = Oui : un tir de siège doit d’abord être ordonné contre lui, dans le même segment d’action.

option-victory = Ce que cherchent les Russes à Inkerman, à Eupatoria et sur la Tchernaïa.
option-victory-losses = Du terrain, ou des pertes que les Alliés ne peuvent pas se permettre.
option-victory-ground = Du terrain seulement : presque impossible à obtenir contre un adversaire de même force.

option-supply = Les zones de contrôle ennemies coupent-elles les lignes de ravitaillement ?
option-supply-cut = Oui, sauf dans un hexagone où se trouve une unité amie.
option-supply-open = Non : seuls les hexagones occupés par l’ennemi coupent les lignes de ravitaillement.

option-beaten_stacks = Une pile battue en mêlée peut-elle se retirer, et n’être ainsi en déroute que sur un 1 ?
option-beaten_stacks-roll = Non : elle recule, et ses unités sont en déroute sur 1 à 3.
option-beaten_stacks-may_retire = Oui : elle peut se retirer à la place ; les unités qui ne sont pas en déroute sont alors clouées.

## Ce que la carte peut montrer

survey-supply_russian = Ravitaillement russe
survey-supply_allied = Ravitaillement allié
survey-zone_russian = Zones de contrôle russes
survey-zone_allied = Zones de contrôle alliées
survey-ground_allied = Terrain aux mains des Alliés
survey-reach = Rayon d’action d’une unité
survey-fire = Cibles du tir d’une unité

## Ce que pèse l’ordinateur

feature-lead = avance en points
feature-verdict = qui gagnerait si la bataille finissait maintenant
feature-result = qui a gagné la bataille
feature-russian-men = effectifs russes
feature-allied-men = effectifs alliés
feature-russian-disorder = Russes désorganisés
feature-allied-disorder = Alliés désorganisés
feature-russian-grip = Russes près du terrain décisif
feature-allied-grip = Alliés près du terrain décisif
feature-russian-way = chemin des Russes jusqu’au terrain décisif, s’ils doivent le prendre
feature-allied-way = chemin des Alliés jusqu’au terrain décisif, s’ils doivent le prendre
feature-works = ouvrages russes
feature-siege-works = ouvrages alliés
feature-ports = ports aux mains des Alliés
feature-ammunition = munitions de siège
feature-contact = le meilleur rapport là où les armées se touchent
feature-lost-in-melee = mêlées qui continuent

## Sur la page d’accueil : crimea

about-crimea = De septembre 1854 à octobre 1855. Toute la guerre devant Sébastopol par brigades et régiments, un tour valant deux semaines ou un mois d’hiver : débarquements, marches, ravitaillement, ouvrages, parc de siège et hiver. Chaque fois que les armées se rencontrent, toutes deux tirent, manœuvrent et se battent au corps à corps jusqu’à ce que le combat s’éteigne. Qui tient la ville après 23 tours a gagné : un jeu de nombreuses soirées. Sept de ses batailles peuvent se jouer seules, de l’Alma à l’assaut de septembre, la plus petite en une demi-heure.
sources-crimea = Les règles suivent le jeu imprimé de 1975 avec ses errata. Cartes, pions et tables ne sont pas dans nos sources : le terrain est redessiné d’après les hexagones que nomment les règles et d’après l’histoire, et la plupart des valeurs des unités, des tables et des mises en place sont reconstituées d’après ce qu’en dit le texte. Le jeu avancé, avec les flottes et les autres sections de la carte, n’y est pas encore.

## Ce qui est écrit sur les pions

arm-artillery = artillerie
arm-black_sea_cossacks = cosaques de la mer Noire
arm-cavalry = cavalerie
arm-cavalry_hq = QG de cavalerie
arm-cossacks = cosaques
arm-detachment = détachement
arm-dragoons = dragons
arm-greeks = volontaires grecs
arm-horse_artillery = artillerie à cheval
arm-infantry = infanterie
arm-infantry_hq = QG d’infanterie
arm-marines = infanterie de marine
arm-naval_artillery = artillerie de marine
arm-naval_infantry = marins à terre
arm-reserve = réserve
arm-reserve_cavalry = cavalerie de réserve
arm-siege_guns = canons de siège
arm-siege_mortars = mortiers de siège
arm-ship = navire
value-fire = feu
value-melee = mêlée
value-movement = mouvement
value-size = taille

## Dans les rapports : causes des pertes et moments clés

loss-fire = feu
loss-held-fire = tir retenu
loss-passing-fire = tir sur la cavalerie
loss-siege-guns = canons de siège
loss-mortars = mortiers
loss-melee = mêlée
loss-winter = hiver
loss-attrition = manque de ravitaillement
loss-isolation = isolement
loss-capture = capture
moment-siege-fire = un tir de siège est annoncé
moment-ammunition-spent = une dotation de munitions de siège est consommée
moment-ammunition-exhausted = les munitions de siège sont épuisées
moment-city-hex-taken = les Alliés prennent un hexagone de la ville
moment-sevastopol-falls = Sébastopol tombe
moment-british-shaken = l’armée britannique est ébranlée

## Cartes

map-sevastopol = Crimée
map-sevastopol-subtitle = Les environs de Sébastopol
map-sevastopol-note = Dessinée d’après les règles du jeu et le terrain réel ; ce que les règles ne fixent pas est reconstitué.
map-evpatoria = Eupatoria
map-evpatoria-subtitle = La ville et sa baie, février 1855
map-evpatoria-note = Dessinée d’après les règles du jeu et le terrain réel ; ce que les règles ne fixent pas est reconstitué.

## Noms des unités

# Les désignations restent telles qu’elles sont sur les pions.
unit-br_1_1 = Gardes
unit-br_l_hq = Div. légère
unit-br_c_hq = Div. de cavalerie
unit-br_c_lb = Brigade légère
unit-br_c_hb = Brigade lourde
unit-br_m1 = Mortiers
unit-br_m2 = Mortiers
unit-br_m3 = Mortiers
unit-br_c_hu = Hussards
unit-fr_r1 = Art. de réserve
unit-fr_r2 = Art. de réserve
unit-fr_r3 = Art. de réserve
unit-fr_ha1 = Art. à cheval
unit-fr_ig_a = Art. de la Garde
unit-fr_ig_h = Art. à cheval Garde
unit-tk_3_hq = Div. égyptienne
unit-tk_c1 = Cav. ottomane
unit-sa_r = Réserve
unit-sa_ra = Art. de réserve
unit-ru_grk = Grecs
unit-br_nv1 = Flotte brit.
unit-fr_nv1 = Flotte franç.

## Noms de lieux

# Les lieux qui ont un nom français ; les autres gardent celui de la carte.
place-sevastopol = Sébastopol
place-star-fort = Fort du Nord
place-fort-constantine = Fort Constantin
place-north-side = Rive nord
place-karabelnaya = Karabelnaïa
place-quarantine = La Quarantaine
place-flagstaff-bastion = Bastion du Mât
place-white-works = Ouvrages Blancs
place-mount-inkerman = Mont Inkerman
place-inkerman-bridge = Pont d’Inkerman
place-sapoune-heights = Hauteurs de Sapoune
place-kadikoi = Kadikoï
place-marine-heights = Hauteurs des Marines
place-causeway-heights = Hauteurs de la Chaussée
place-fedioukine-heights = Monts Fédioukine
place-the-valley-of-death = La Vallée de la Mort
place-valley-of-death = Vallée de la Mort
place-canroberts-hill = Colline Canrobert
place-mount-hasfort = Mont Hasfort
place-traktir-bridge = Pont de Traktir
place-chorgun = Tchorgoun
place-baidar = Baïdar
place-cape-chersonese = Cap Chersonèse
place-cape-fiolent = Cap Fiolent
place-mackenzies-farm = Ferme Mackenzie
place-duvankoi = Douvankoï
place-mamaschai = Mamachaï
place-ulukul = Oulou-Koul
place-alma-bridge = Pont de l’Alma
place-telegraph-hill = Colline du Télégraphe
place-kourgane-hill = Colline du Kourgane
place-river-alma = L’Alma
place-river-katcha = La Katcha
place-river-belbek = Le Belbek
place-river-tchernaya = La Tchernaïa
place-the-black-sea = Mer Noire
place-kalamita-bay = Baie de Kalamita
place-the-roadstead = La Rade
place-the-chersonese = La Chersonèse
place-to-evpatoria = Vers Eupatoria
place-to-simferopol = Vers Simferopol
place-causeway = La Chaussée
place-road-off-the-map = Route sortant de la carte
place-evpatoria = Eupatoria
place-lake-sasyk = Lac Sasyk
place-orta-mamai = Orta Mamaï
place-lake-saki = Lac de Saki
place-to-perekop = Vers Pérékop
place-to-sevastopol = Vers Sébastopol

### Ce que dit Inkerman, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

## Noms

side-russian = Russes
side-allied = Alliés
phase-movement = mouvement
phase-combat = combat

named-place = { $name } ({ $hex })

## En-têtes

heading-order = Tour { $turn } sur { $turns } ({ $clock }) : ordre des phases
heading-first = Tour { $turn } sur { $turns } ({ $clock }) : { $phase }, première phase
heading-second = Tour { $turn } sur { $turns } ({ $clock }) : { $phase }, seconde phase
heading-over = La bataille est terminée

## Questions

prompt-order = Jetez le dé : mouvement ou combat d’abord ?
prompt-move = Une action : déplacez une unité, ou passez avec une unité.
prompt-move-or-bombard = Une action : déplacez une unité, bombardez, ou passez avec une unité.
prompt-fight = Une action : attaquez un hexagone, ou passez avec une unité.
prompt-fight-or-bombard = Une action : attaquez un hexagone, bombardez, ou passez avec une unité.
prompt-march = { $unit } a encore { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mouvement. Continuez ou arrêtez-la.
prompt-offer = { $side-is ->
    [you] Vous avez proposé de terminer la phase.
   *[other] Les { $side } proposent de terminer la phase. Acceptez ou refusez.
}
prompt-attack = Choisissez qui attaque { $hex }, puis jetez le dé.
prompt-momentum-attack = Jetez le dé pour l’attaque d’élan contre { $hex }.
prompt-losses = { $side-is ->
    [you] Vous perdez { $steps ->
        [one] { $steps } pas. Choisissez l’unité qui subit la perte.
       *[other] { $steps } pas. Choisissez l’unité qui subit la prochaine perte.
    }
   *[other] Les { $side } perdent { $steps ->
        [one] { $steps } pas. Choisissez l’unité qui subit la perte.
       *[other] { $steps } pas. Choisissez l’unité qui subit la prochaine perte.
    }
}
prompt-advance = { $hex } est vide. Faites-y avancer une unité attaquante, ou renoncez.
prompt-continue = { $unit } peut poursuivre son attaque. Choisissez une attaque d’élan ou de flanc, ou renoncez.
prompt-continue-momentum = { $unit } peut poursuivre son attaque. Choisissez une attaque d’élan, ou renoncez.
prompt-continue-flank = { $unit } peut poursuivre son attaque. Choisissez une attaque de flanc, ou renoncez.

## Choix

choice-move = Déplacer { $unit } en { $hex }
choice-step = Déplacer { $unit } d’un hexagone, en { $hex } (peut continuer)
choice-enter = Faire entrer { $unit } en { $hex } (peut continuer)
choice-halt = S’arrêter ici
choice-aim = Attaquer { $hex }
choice-join = Ajouter { $unit } à l’attaque
choice-roll-order = Jeter le dé pour l’ordre des phases
choice-roll = Jeter le dé
choice-lose = Retirer un pas à { $unit }
choice-advance = Faire avancer { $unit } en { $hex }
choice-no-advance = Ne pas avancer
choice-flank = Attaquer de flanc en { $hex } avec { $unit }
choice-no-further-attack = Terminer l’attaque
choice-bombard = Bombarder { $unit }
choice-hold = Passer avec { $unit } (qui sera désorganisée)
choice-spend-marker = Renoncer à un bombardement
choice-keep-markers = Ne plus bombarder pendant cette phase
choice-offer-end = Proposer de terminer la phase
choice-accept = Accepter : terminer la phase
choice-refuse = Refuser : continuer à jouer
choice-stop = Terminer la phase
choice-capitulate = Abandonner la partie

## Événements

rolled-modified = {" "}(dé : { $die }, modifié en { $result })

combat-comes-first = Tour { $turn } : le combat précède le mouvement{ $rolled }.
movement-comes-first = Tour { $turn } : le mouvement précède le combat{ $rolled }.
phase-begins = Tour { $turn } : la phase { DE($phase) } commence.
all-recover = Toutes les unités se réorganisent.
is-out-of-units = { $side-is ->
    [you] Vous n’avez plus d’unité en ordre pour agir.
   *[other] Les { $side } n’ont plus d’unité en ordre pour agir.
}
is-out-of-units-and-guns = { $side-is ->
    [you] Vous n’avez plus ni unité en ordre ni bombardement.
   *[other] Les { $side } n’ont plus ni unité en ordre ni bombardement.
}
moves = { $unit } va de { $from } en { $to } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
moves-via = { $unit } va de { $from } en { $to } par { $via } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
enters = { $unit } entre en { $hex } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
is-disrupted = { $unit } est désorganisée.
passes = { $unit } passe et est désorganisée.
is-reduced = { $unit } est réduite à un pas.
is-eliminated = { $unit } est éliminée.
attacks = { $units } { $units-count ->
    [one] attaque
   *[other] attaquent
} { $hex } à { $difference }, colonne { $column }{ $rolled } : l’attaquant { $attacker ->
    [0] ne perd rien
   *[other] perd { $attacker } pas
}, le défenseur { $defender ->
    [0] ne perd rien
   *[other] perd { $defender } pas
}{ $spared ->
    [0] {""}
   *[other] , moins { $spared } grâce au terrain
}.
advances = { $unit } avance de { $from } en { $to }.
makes-flank-attack = { $unit } attaque de flanc, de { $from } en { $to }.
guns-miss = Les canons russes bombardent { $unit }{ $rolled } : sans effet.
guns-disrupt = Les canons russes bombardent { $unit }{ $rolled } : désorganisée.
guns-reduce = Les canons russes bombardent { $unit }{ $rolled } : désorganisée, et elle perd un pas si elle en a deux.
guns-are-silenced = La poussée des Alliés contre Shell Hill ({ $hex }) réduit les canons russes au silence pour de bon.
keeps-bombardments = { $side-is ->
    [you] Vous ne bombardez plus pendant cette phase.
   *[other] Les { $side } ne bombardent plus pendant cette phase.
}
forgoes-bombardment = { $side-is ->
    [you] Vous renoncez à un bombardement.
   *[other] Les { $side } renoncent à un bombardement.
}
offers-end = { $side-is ->
    [you] Vous proposez de terminer la phase.
   *[other] Les { $side } proposent de terminer la phase.
}
accepts-end = { $side-is ->
    [you] Vous acceptez.
   *[other] Les { $side } acceptent.
}
refuses-end = { $side-is ->
    [you] Vous refusez.
   *[other] Les { $side } refusent.
}
ends-phase = { $side-is ->
    [you] Vous terminez la phase.
   *[other] Les { $side } terminent la phase.
}
takes = { $side-is ->
    [you] Vous prenez { $place }.
   *[other] Les { $side } prennent { $place }.
}

## Verdicts

verdict-south-edge = { $side-is ->
    [you] Vous remportez une victoire qui décide de la guerre : les arrières alliés sont enfoncés.
   *[other] Victoire russe qui décide de la guerre : les arrières alliés sont enfoncés.
}
verdict-gives-up = { $side-is ->
    [you] Vous abandonnez et les { $winner } gagnent.
   *[other] { $winner-is ->
        [you] Les { $side } abandonnent et vous gagnez.
       *[other] Les { $side } abandonnent et les { $winner } gagnent.
    }
}
verdict-allied = { $side-is ->
    [you] Vous gagnez : les Russes ne tiennent aucun hexagone de victoire.
   *[other] { $enemy-is ->
        [you] Victoire alliée : vous ne tenez aucun hexagone de victoire.
       *[other] Victoire alliée : les Russes ne tiennent aucun hexagone de victoire.
    }
}
verdict-draw = { $side-is ->
    [you] Match nul : vous tenez un hexagone de victoire.
   *[other] Match nul : les Russes tiennent un hexagone de victoire.
}
verdict-operational = { $side-is ->
    [you] Vous remportez une victoire opérationnelle : vous tenez deux hexagones de victoire.
   *[other] Victoire opérationnelle russe : les Russes tiennent deux hexagones de victoire.
}
verdict-war-winning = { $side-is ->
    [you] Vous remportez une victoire qui décide de la guerre : vous tenez { $hexes } hexagones de victoire.
   *[other] Victoire russe qui décide de la guerre : les Russes tiennent { $hexes } hexagones de victoire.
}

## Chances

factor-movement-first = 1–3 : mouvement d’abord
factor-combat-first = 4–6 : combat d’abord
factor-attacks = { $unit } attaque avec { $strength }
factor-defends = { $unit } défend avec { $strength }
factor-artillery = Artillerie alliée : une colonne à droite
factor-column = Colonne { $column }
factor-all-upslope = Pertes du défenseur : toutes attaquent en montée
factor-all-from-water = Pertes du défenseur : toutes attaquent depuis une rivière, un aqueduc ou un marais
factor-all-over-wall = Pertes du défenseur : toutes attaquent par-dessus un parapet de redoute
factor-disrupted-from = Désorganisée à partir de { $least }
factor-steadfast = La Garde tient bon
factor-next-to-battery = À côté d’une batterie

combat-first = Combat d’abord.
movement-first = Mouvement d’abord.
no-effect = Aucun effet sur { $unit }.
holds = { $unit } tient { $hex }.
defenders-hold = Les défenseurs tiennent { $hex }.
loses-of-choice = { $side-is ->
    [you] Vous perdez { $steps } pas, à votre choix.
   *[other] Les { $side } perdent { $steps } pas, à leur choix.
}
attacker-may-advance = Une unité attaquante peut avancer en { $hex }.

## Sur la carte et à côté

box-due = attendues au tour { $turn }
box-eliminated = éliminées
badge-attacking = attaque
badge-moving = en marche
marker-target = Cible
marker-control = { $side-is ->
    [you] Vous tenez cet hexagone de victoire
   *[other] Les { $side } tiennent cet hexagone de victoire
}
marker-battery = Batterie russe
track-turn = Tour
track-victory-hexes = { $side-is ->
    [you] Hexagones de victoire que vous tenez
   *[other] Hexagones de victoire tenus par les { $side }
}
track-bombardments = { $side-is ->
    [you] Bombardements qui vous restent
   *[other] Bombardements qui restent aux { $side }
}

## Aperçus et hexagones

survey-guns-silenced = Les canons russes se taisent pour de bon.
describe-unit = { $unit } : { $title }, { $formation }
describe-victory-hex = { $side-is ->
    [you] Hexagone de victoire que vous tenez
   *[other] Hexagone de victoire tenu par les { $side }
}
describe-zone = { $side-is ->
    [you] Votre zone de contrôle : { $units }
   *[other] Zone de contrôle des { $side } : { $units }
}
describe-move = { $unit } peut venir ici pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

ground-clear = terrain dégagé
ground-forest = broussailles
ground-river = rivière
ground-aqueduct = aqueduc
ground-marsh = marais
ground-sea = mer
ground-level = niveau { $level }
ground-road = route
ground-bridge = pont
ground-slope-up = montée
ground-steep-slope-up = montée raide
ground-steep-slope-down = descente raide
ground-wall = parapet

## Refus : à qui de jouer

there-is-no-such-unit = Cette unité n’existe pas.
battle-is-over = La bataille est terminée.
only-own-side-gives-up = Seul celui qui joue les { $side } peut abandonner pour eux.
roll-for-order-first = Jetez d’abord le dé pour l’ordre des phases.
answer-offer-first = Répondez d’abord à la proposition de terminer la phase.
no-offer-to-answer = Personne n’a proposé de terminer la phase.
offer-was-refused = Votre proposition a été refusée. Faites une action avant d’en refaire une.
no-offer-needed = L’autre camp ne peut plus rien faire. Terminez simplement la phase.
other-side-can-still-act = L’autre camp peut encore agir. La phase ne se termine que d’un commun accord.
is-not-yours = { $unit } n’est pas à vous.
is-piquet-and-is-never-disrupted = { $unit } est un piquet, jamais désorganisé.
is-disrupted-already = { $unit } est déjà désorganisée.
is-off-map-and-cannot-pass = { $unit } est hors de la carte et ne peut pas passer maintenant.
unit-is-not-on-map = { $unit } n’est pas sur la carte.
hex-is-not-on-map = { $hex } n’est pas sur la carte.
is-not-on-map-yet = { $unit } n’est pas encore sur la carte.
is-out-of-battle = { $unit } est hors de combat.

## Refus : mouvement

moves-only-in-movement-phase = { $unit } ne se déplace que dans une phase de mouvement.
is-not-yours-to-move = { $unit } n’est pas à vous : vous ne pouvez pas la déplacer.
is-piquet-and-never-moves = { $unit } est un piquet et ne se déplace jamais.
is-disrupted-and-cannot-move = { $unit } est désorganisée et ne peut pas se déplacer.
must-enter-map-first = { $unit } doit d’abord entrer sur la carte.
finish-move-first = Terminez d’abord le mouvement en cours.
nobody-is-moving = Aucune unité n’est en marche.
can-reach-no-other-hex = { $unit } ne peut atteindre aucun autre hexagone.
is-in-hex-already = { $unit } est déjà en { $hex }.
is-not-next-to = { $hex } n’est pas à côté { DE($unit) }.
is-held-by = { $hex } est tenu par { $other }.
only-one-mobile-unit-in-hex = { $hex } n’a de place que pour une unité mobile, et { $other } y est.
is-sea = { $hex } est en mer.
must-stop-in-zone = { $unit } doit s’arrêter en { $hex }, dans la zone de contrôle { DE($other) }.
no-step-from-zone-to-zone = { $unit } est dans une zone de contrôle ennemie et ne peut pas passer directement dans celle { DE($other) } en { $hex }.
cannot-pass = { $unit } ne peut pas traverser { $other } en { $hex }.
is-too-far = { $unit } ne peut pas atteindre { $hex } avec { $n ->
    [1] le point de mouvement qui lui reste
   *[other] les { $n } points de mouvement qui lui restent
}.
step-costs-too-much = Aller en { $hex } coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
}, plus qu’il n’en reste à { $unit }.
is-cavalry-and-crosses-water-by-road = { $unit } est de la cavalerie. Elle n’entre dans une rivière, un aqueduc ou un marais et n’en sort que par une route, et aucune route ne mène en { $hex }.
is-cavalry-and-crosses-wall-by-road = { $unit } est de la cavalerie et ne franchit le parapet vers { $hex } que par une route.

## Refus : renforts

enters-only-in-allied-movement = { $unit } ne peut entrer que par une action alliée dans une phase de mouvement.
is-not-waiting-to-enter = { $unit } n’attend pas d’entrer.
enters-later = { $unit } ne peut pas entrer avant le tour { $n }.
is-held-back-in-this-phase = { $unit } est retenue pour cette phase.
is-not-in-entry-area = { $hex } n’est pas dans la zone d’entrée.
entry-hex-is-occupied = { $hex } est occupé. Choisissez un autre hexagone d’entrée.
is-cavalry-and-enters-by-road = { $unit } est de la cavalerie et ne peut entrer en { $hex } que par une route.

## Refus : bombardement

bombardments-are-russian-actions = Seuls les Russes bombardent, et chaque bombardement est une action.
russian-guns-are-silenced = Les Alliés ont attaqué Shell Hill : les canons russes se taisent pour de bon.
no-bombardments-are-left = Il ne reste aucun bombardement ce tour-ci.
is-not-allied-unit = { $unit } n’est pas une unité alliée.
is-piquet-and-bombardment-does-nothing = { $unit } est un piquet : le bombardement est sans effet.
is-out-of-range-of-shell-hill = { $unit } est à plus de { $n } hexagones de Shell Hill.
bombardments-cannot-be-kept = Selon les options de règles de cette partie, on ne peut pas garder les bombardements.
can-still-act = { $unit } peut encore agir.

## Refus : attaques

attacks-only-in-combat = On n’attaque que dans une phase de combat.
attacks-only-in-combat-phase = { $unit } ne peut attaquer que dans une phase de combat.
is-piquet-and-never-attacks = { $unit } est un piquet et n’attaque jamais.
is-disrupted-and-cannot-attack = { $unit } est désorganisée et ne peut pas attaquer.
is-cavalry-and-cannot-attack-wet-hex = { $unit } est de la cavalerie et ne peut pas attaquer { $hex }, un hexagone de rivière, d’aqueduc ou de marais.
no-enemy-is-in-hex = Il n’y a pas d’ennemi en { $hex }.
nobody-can-attack-hex = Aucune de vos unités ne peut attaquer { $hex }.
resolve-declared-attack-first = Résolvez d’abord l’attaque déclarée.
finish-attack-first = Terminez d’abord l’attaque en cours.
choose-hex-to-attack-first = Choisissez d’abord un hexagone à attaquer.
add-an-attacker-first = Ajoutez d’abord une unité à l’attaque.
is-in-attack-already = { $unit } participe déjà à l’attaque.
cannot-attack-together = { $unit } et { $other } ne peuvent pas attaquer ensemble.
nothing-to-roll-for = Il n’y a rien à jouer au dé maintenant.
no-losses-to-take = Il n’y a pas de pertes à subir maintenant.
cannot-take-this-loss = { $unit } ne peut pas subir cette perte.

## Refus : avance, attaques d’élan et de flanc

nobody-advances-now = Aucune unité ne peut avancer maintenant.
is-no-victor-or-cannot-advance = { $unit } n’est pas une des unités victorieuses qui peuvent entrer en { $hex }.
nothing-to-decline = Il n’y a ni avance ni nouvelle attaque à laquelle renoncer.
nobody-has-advanced = Aucune unité n’a avancé.
only-other-goes-on = Seule { $other } peut attaquer maintenant. { $unit } doit attendre.
has-made-its-momentum-attack = { $unit } a déjà fait son attaque d’élan.
has-made-its-flank-attack = { $unit } a déjà fait son attaque de flanc.
momentum-attack-is-made-alone = Une attaque d’élan est faite par une seule unité.
no-dash-over-steep-slope = { $unit } ne peut faire ni attaque de flanc ni attaque d’élan par la pente raide vers { $hex }.
no-dash-over-wall = { $unit } ne peut faire ni attaque de flanc ni attaque d’élan par-dessus le parapet, vers { $hex }.
is-next-to-no-enemy = { $unit } n’est à côté d’aucune unité ennemie.
hex-is-not-empty = { $hex } n’est pas vide : { $other } y est.
is-in-no-enemy-zone-of-control = { $hex } n’est pas dans une zone de contrôle ennemie.
no-flank-attack-over-steep-slope-or-wall = { $unit } ne peut pas attaquer de flanc en { $hex } par une pente raide ou un parapet de redoute.

## Défauts de positions : unités et hexagones

fault-eliminated-on-map = { $unit } est éliminée et ne peut pas être sur la carte.
fault-in-sea = { $unit } est en { $hex }, en pleine mer.
fault-off-map = { $unit } est en { $hex }, hors de la carte.
fault-piquet-has-moved = { $unit } est un piquet et ne peut pas avoir quitté son hexagone.
fault-no-reinforcement = { $unit } n’est pas un renfort et ne peut pas attendre d’entrer.
fault-has-one-step = { $unit } n’a qu’un pas et ne peut pas être réduite.
fault-marks-on-eliminated = { $unit } est hors de combat et ne peut être ni désorganisée ni réduite.
fault-reduced-off-map = { $unit } ne peut pas avoir perdu un pas hors de la carte.
fault-both-sides = Les deux camps sont en { $hex }.
fault-too-many-units = Il y a trop d’unités en { $hex }.
fault-no-victory-hex = { $hex } n’est pas un hexagone de victoire.
fault-in-wrong-hands = { $hex } est aux mains du camp qui n’y est pas.

## Défauts de positions : déroulement du tour

fault-no-such-turn = Ce tour n’existe pas.
fault-turn-1-begins-with-movement = Le tour 1 commence par le mouvement.
fault-no-roll-on-turn-1 = Au tour 1, l’ordre des phases ne se joue pas au dé.
fault-order-not-rolled = L’ordre des phases n’a pas encore été joué au dé.
fault-russians-roll = Ce sont les Russes qui jettent le dé pour l’ordre des phases.
fault-too-many-bombardments = Il reste trop de bombardements.
fault-silenced-guns-can-fire = Les canons russes sont réduits au silence mais ont encore des bombardements.
fault-too-many-victory-hexes = Il n’y a pas autant d’hexagones de victoire.
fault-ended-and-not-over = La partie a pris fin mais n’est pas terminée.
fault-out-between-phases = Un camp est à court d’actions en dehors d’une phase.
fault-disrupted-between-phases = Des unités sont désorganisées après la réorganisation.
fault-offer-between-phases = On propose de terminer la phase en dehors d’une phase.
fault-active-side-is-out = Le camp qui joue est à court d’actions.
fault-offer-to-side-that-is-out = On propose de terminer la phase à un camp à court d’actions.
fault-offer-during-action = On propose de terminer la phase au milieu d’une action.
fault-out-and-can-act = Un camp passe pour être à court d’actions mais peut encore agir.
fault-bombardments-not-back = Les Russes retrouvent leurs bombardements avant que l’ordre des phases soit joué au dé.
fault-over-too-early = La partie est terminée avant son dernier tour sans raison.
fault-points-without-move = Des points de mouvement sont dépensés mais aucune unité n’est en marche, ou une unité en marche n’en a dépensé aucun.
fault-too-many-points-spent = L’unité en marche n’a plus de points de mouvement.
fault-cannot-be-moving = L’unité en marche ne peut pas être en marche.
fault-should-have-stopped = L’unité en marche aurait dû s’arrêter dans la zone de contrôle ennemie.
fault-nothing-to-act-with = Le camp qui joue n’a rien pour agir.
fault-russian-on-south-edge = Une unité russe est au bord sud, mais la partie n’est pas terminée.
fault-no-russian-on-south-edge = Il n’y a aucune unité russe au bord sud.

## Défauts de positions : attaques

fault-attack-left-over = Il n’y a pas d’attaque, mais il en reste quelque chose.
fault-attack-outside-combat = Une attaque a lieu en dehors d’une phase de combat.
fault-attacker-cannot-attack = Une des unités attaquantes ne peut pas attaquer.
fault-mixed-attack = Des unités de groupes différents attaquent ensemble.
fault-no-target = L’attaque n’a pas de cible.
fault-attacker-too-far = Une des unités attaquantes n’est pas à côté de la cible.
fault-momentum-not-alone = Plus d’une unité fait une attaque d’élan.
fault-attack-after-flank = Seule une attaque d’élan peut suivre une attaque de flanc.
fault-cavalry-survived = De la cavalerie a survécu à son attaque.
fault-no-enemy-attacked = Il n’y a pas d’ennemi dans l’hexagone visé.
fault-losses-before-roll = Des pertes sont dues avant le jet de dé.
fault-disrupted-attacker = Une unité désorganisée attaque.
fault-ground-forbids-attack = Le terrain ne permet pas l’attaque.
fault-attacker-losses = Les pertes dues par l’attaquant sont impossibles ici.
fault-defender-losses = Les pertes dues par le défenseur sont impossibles ici.
fault-no-choice-of-losses = Il n’y a pas de pertes à choisir.
fault-attacker-not-disrupted = Une des unités attaquantes n’est pas désorganisée.
fault-losses-still-owed = Des pertes sont encore dues.
fault-target-not-empty = L’hexagone visé n’est pas vide.
fault-no-further-attack = Aucune autre attaque ne peut suivre.
fault-has-not-advanced = L’unité n’a pas avancé.
fault-more-than-one-goes-on = Seule l’unité qui a avancé peut poursuivre l’attaque.

## Options de règles

option-crt_floor = Où se lisent les attaques les plus faibles ? La table imprimée descend à -2, le texte s’arrête à 0.
option-crt_floor-minus_two = Jusqu’à la colonne -2, comme dans la table imprimée.
option-crt_floor-zero = Toute attaque au-dessous de 0 se lit dans la colonne 0.

option-redoubt_reduction = De combien une redoute réduit-elle les pertes du défenseur ? De 2 dans le texte, de 1 dans le tableau.
option-redoubt_reduction-two = De deux pas.
option-redoubt_reduction-one = D’un pas.

option-bridged_hex_penalty = Qui attaque depuis une rivière, un aqueduc ou un marais est-il pénalisé même là où une route franchit l’hexagone sur un pont ?
option-bridged_hex_penalty-always = Toujours, comme le dit le texte.
option-bridged_hex_penalty-needs_unbridged = Seulement si une des unités se trouve dans un hexagone sans route, comme le dit le tableau.

option-pass_through_friends = Une unité peut-elle traverser un hexagone tenu par une unité amie ?
option-pass_through_friends-no = Non : les encombrements comptent.
option-pass_through_friends-yes = Oui, pourvu qu’elle ne s’y arrête pas.

option-reinforcements_count = Des renforts qui pourraient entrer suffisent-ils à maintenir leur camp en jeu dans une phase de mouvement ?
option-reinforcements_count-enterable = Oui, et l’un d’eux peut être retenu au lieu d’une action.
option-reinforcements_count-on_map_only = Non : seules comptent les unités sur la carte, et sans unité fraîche le camp est à court d’actions, quels que soient les renforts qui attendent.

option-markers_may_be_kept = Le Russe, sans unités fraîches, peut-il garder ses bombardements pour la seconde phase du tour ?
option-markers_may_be_kept-yes = Oui.
option-markers_may_be_kept-no = Non : il les tire ou les gaspille avant d’avoir fini.

option-shell_hill_entry_silences = Une unité alliée qui marche dans un hexagone vide de Shell Hill réduit-elle les canons russes au silence ?
option-shell_hill_entry_silences-yes = Oui, comme une attaque à cet endroit.
option-shell_hill_entry_silences-no = Non : seulement une attaque.

option-south_edge_any_entry = Une unité russe qui atteint le bord sud par une avance ou une attaque de flanc gagne-t-elle la guerre ?
option-south_edge_any_entry-yes = Oui, de quelque façon qu’elle y arrive.
option-south_edge_any_entry-no = Non : seulement par une marche.

option-road_negates_steep = Les routes dispensent-elles des points supplémentaires sur les pentes raides comme sur les autres ?
option-road_negates_steep-yes = Oui.
option-road_negates_steep-no = Non : les pentes raides se paient aussi sur les routes.

option-cavalry_survives_flank_attack = La cavalerie survit-elle à une attaque de flanc, où l’on ne se bat pas ?
option-cavalry_survives_flank_attack-yes = Oui.
option-cavalry_survives_flank_attack-no = Non : la cavalerie qui attaque est perdue, de quelque façon qu’elle attaque.

option-shift_after_clamp = Le décalage dû à l’artillerie alliée part-il de la colonne la plus basse ou de la différence réelle ?
option-shift_after_clamp-yes = De la colonne : même une attaque désespérée en gagne une.
option-shift_after_clamp-no = De la différence, avant de la ramener aux bords de la table.

## Ce que la carte peut montrer

survey-zone_russian = Zones de contrôle russes
survey-zone_allied = Zones de contrôle alliées
survey-guns = Portée des canons russes
survey-reach = Rayon d’action d’une unité

## Ce que l’ordinateur pèse

feature-result = le résultat
feature-side = le camp russe
feature-side-late = le camp russe, vers la fin
feature-first-hex = le premier hexagone de victoire
feature-first-hex-late = le premier hexagone de victoire, vers la fin
feature-second-hex = le deuxième hexagone de victoire
feature-second-hex-late = le deuxième hexagone de victoire, vers la fin
feature-more-hexes = les autres hexagones de victoire
feature-russian-men = les forces russes
feature-allied-men = les forces alliées
feature-to-come = les renforts encore hors de la carte
feature-siege = les Russes près des hexagones de victoire
feature-relief = les Alliés près des hexagones de victoire perdus
feature-open-goals = les hexagones de victoire laissés ouverts par les Alliés
feature-open-gains = les hexagones de victoire laissés ouverts par les Russes
feature-storms = les attaques russes contre des hexagones de victoire
feature-returns = les attaques alliées contre des hexagones de victoire perdus
feature-russian-attacks = les attaques russes possibles
feature-allied-attacks = les attaques alliées possibles
feature-advance = la progression des Russes
feature-raid = les Russes près du bord sud
feature-guns = les bombardements restants
feature-outposts = les avant-postes

## Sur la page d’accueil : inkerman

about-inkerman = 5 novembre 1854. Deux colonnes russes montent du brouillard contre la droite des lignes de siège ; un mince cordon de piquets et quelques bataillons britanniques tiennent Home Ridge jusqu’à l’arrivée des Français. Cinq tours d’actions alternées, une unité ou une attaque à la fois : deux ou trois heures. Les Russes commencent.
sources-inkerman = Les règles et les tables suivent le jeu imprimé. Sa carte et ses pions, sauf un, ne figurent pas dans nos sources : les ordres de bataille, la mise en place et la plus grande partie de la carte sont reconstitués d’après l’histoire et les hexagones que nomment les règles. Là où les règles se contredisent, il y a une option.

survey-guns-found = { $bombardments ->
    [0] Il ne reste aucun bombardement ce tour-ci.
    [one] Il reste un bombardement ce tour-ci.
   *[other] Il reste { $bombardments } bombardements ce tour-ci.
}
survey-reach-found = { $unit } { $hexes ->
    [0] ne peut atteindre aucun hexagone.
    [one] peut atteindre un hexagone ; s’il est foncé, l’unité doit s’y arrêter.
   *[other] peut atteindre { $hexes } hexagones ; elle doit s’arrêter dans les plus foncés.
}

## Ce qui est écrit sur les pions

arm-cavalry = cavalerie
arm-infantry = infanterie
arm-piquet = piquet
arm-zouave = zouaves
nation-british = Britanniques
nation-french = Français
nation-pavlov = Russes (Pavlov)
nation-soimonov = Russes (Soïmonov)
value-combat = combat
value-steps = pas

## Dans les rapports : causes des pertes et moments clés

loss-combat = combat
loss-bombardment = bombardement
loss-cavalry-spent = cavalerie épuisée
moment-hex-changes-hands = un hexagone de victoire change de mains
moment-guns-silenced = les canons russes sont réduits au silence

## Cartes

map-inkerman = Inkerman
map-inkerman-subtitle = Châtiment sanglant, 5 novembre 1854
map-inkerman-note = Dessinée d’après les règles du jeu et les descriptions du terrain ; ce que les règles ne fixent pas est reconstitué.

## Noms de lieux

# Les lieux qui ont un nom français ; les autres gardent celui de la carte.
place-shell-hill = Colline des Obus
place-home-ridge = Crête Home
place-sandbag-battery = Batterie des Sacs
place-barrier = La Barrière
place-the-barrier = La Barrière
place-lancaster-battery = Batterie Lancaster
place-fore-ridge = Crête Fore
place-inkerman-tusk = Dent d’Inkerman
place-quarry-ravine = Ravin des Carrières
place-st-clements-gorge = Gorge de Saint-Clément
place-saddle-top-reach = La Selle
place-east-jut = Éperon est
place-west-jut = Éperon ouest
place-cossack-knoll = Tertre des Cosaques
place-cossack-rise = Montée des Cosaques
place-st-georges-brow = Front de Saint-Georges
place-troitsky-peak = Pic Troïtski
place-st-georges-ravine = Ravin de Saint-Georges
place-volovia-gully = Ravin de Volovia
place-mikriukoff-glen = Vallon Mikrioukoff
place-the-wellway = Wellway
place-careenage-ravine = Ravin du Carénage
place-careenage-bay = Baie du Carénage
place-victoria-ridge = Crête Victoria
place-middle-ravine = Ravin central
place-inkerman-bridge = Pont d’Inkerman
place-old-city-heights = Hauteurs de la Vieille Ville
place-tchernaya = La Tchernaïa
place-second-division-camp = Camp de la 2e division
place-guards-camp = Camp des Gardes
place-light-division-camp = Camp de la division légère
place-windmill = Moulin
place-post-road = Route de poste
place-the-post-road = Route de poste
place-sapoune-heights = Hauteurs de Sapoune
place-aqueduct = Aqueduc
place-east-sapper-road = Route des Sapeurs est
place-west-sapper-road = Route des Sapeurs ouest
place-to-sevastopol = vers Sébastopol
place-to-bakchiserai = vers Bakhtchissaraï
place-to-the-woronzoff-road = vers la route Woronzoff
place-victory-hex = Hexagone de victoire
place-battery = Batterie
place-allied-entry = Entrée des Alliés

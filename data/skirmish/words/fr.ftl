### Ce que dit Skirmish, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

side-amber = Ambre
side-slate = Ardoise

prompt-turn = Déplacez vos unités, tirez ou chargez, puis terminez le tour.
heading = Tour { $turn } sur { $turns } : { $side }
heading-over = Tour { $turn } sur { $turns } : la partie est terminée

choice-move = { $unit } : aller en { $to }
choice-fire = { $unit } tire sur { $target }
choice-charge = { $unit } charge { $target }
choice-done = Terminer le tour

moves = { $unit } va en { $to }
hits = { $unit } touche { $target }{ $rolled }
misses = { $unit } manque { $target }{ $rolled }
charge-won = { $unit } charge { $target } et perce{ $rolled }
charge-stalled = { $unit } charge { $target } ; personne ne cède{ $rolled }
charge-failed = { $unit } charge { $target } et est repoussée{ $rolled }
loses-a-step = { $unit } perd un pas
is-eliminated = { $unit } est éliminée
advances = { $unit } avance en { $to }
hill-taken = { $side-is ->
    [you] Vous prenez Crow Hill
   *[other] { $side } prend Crow Hill
}
turn-begins = Tour { $turn } : { $side-is ->
    [you] à vous de jouer
   *[other] à { $side } de jouer
}
game-is-over = La partie est terminée

verdict-alone = { $side-is ->
    [you] Vous gagnez : il ne reste aucun ennemi.
   *[other] { $side } gagne : il ne reste aucun ennemi.
}
verdict-hill = { $side-is ->
    [you] Vous tenez Crow Hill et gagnez.
   *[other] { $side } tient Crow Hill et gagne.
}
verdict-draw = Match nul : personne n’a tenu Crow Hill.

factor-hits-from = Touche à partir de
factor-wins-from = Perce à partir d’un total de
factor-fails-to = Repoussée jusqu’à un total de
factor-riders = Cavaliers
factor-sum = Ajouté au dé

badge-acted = a agi
track-turn = Tour
track-points = Points : { $side }
marker-holder = { $side-is ->
    [you] Vous tenez la colline
   *[other] { $side } tient la colline
}
survey-reach-found = { $unit } peut atteindre { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} ; elle doit s’arrêter dans les plus foncés.
describe-steps = { $unit } : { $steps } pas sur { $all }
describe-move = { $unit } peut venir ici pour { $cost }

ground-copse = taillis
ground-clear = terrain libre
ground-slope-up = pente montante
ground-lane = chemin
box-out = Hors de la partie

is-not-next-to = { $other } n’est pas à côté { DE($unit) }.
cannot-charge-into-copse = { $unit } ne peut pas charger dans le taillis en { $hex }.
there-is-no-such-target = Il n’y a pas de telle cible sur la carte.
is-on-same-side = { $other } est du même camp.
has-no-firearms = { $unit } n’a pas d’armes à feu.
is-out-of-range = { $other } est hors de portée.
there-is-no-such-unit = Il n’y a pas de telle unité sur la carte.
it-is-not-turn = Ce n’est pas le tour { DE($unit) }.
has-acted-in-this-turn = { $unit } a déjà agi ce tour-ci.
stands-in = { $other } est en { $hex }.
cannot-enter-copse = { $unit } ne peut pas entrer dans le taillis en { $hex }.
cannot-reach = { $unit } ne peut pas atteindre { $hex }.
has-nowhere-to-go = { $unit } n’a nulle part où aller et rien à attaquer.

survey-reach = Portée d’une unité
feature-standing = pas près de la colline
about-skirmish = Deux petites forces se rencontrent à Crow Hill. Dix tours de fusiliers et de cavaliers, un quart d’heure : qui a tenu la colline en dernier a gagné. Inventé comme exemple pour ceux qui écrivent des jeux.
sources-skirmish = Tout est inventé : ni jeu imprimé, ni bataille.

## Positions

refused-game-is-over = La partie est terminée.
fault-no-such-turn = Il n’y a pas de tour { $turn }.
fault-side-is-gone = Un camp a disparu, mais la partie continue.
fault-off-map = { $unit } est en { $hex }, hors de la carte.
fault-two-units = Deux unités sont en { $hex }.
fault-steps = { $unit } ne peut pas avoir { $steps } pas.
fault-in-copse = { $unit } est dans le taillis en { $hex }.
fault-acted = { $unit } a agi, mais ce n’est pas le tour de son camp.
fault-holder = { $unit } est sur la colline, mais l’autre camp la tient.

## Ce qui est écrit sur les pions

arm-fusilier = fusiliers
arm-rider = cavaliers
nation-amber = Ambre
nation-slate = Ardoise
value-march = marche
value-steps = pas

## Dans les rapports : causes des pertes et moments clés

loss-fire = feu
loss-charge = charge

## Cartes

map-crow_hill = Crow Hill
map-crow_hill-subtitle = Une escarmouche qui n’a jamais eu lieu
map-crow_hill-note = Inventée pour servir d’exemple.

### Ce que dit le laboratoire, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

## Nombres et joueurs

decimal-sign = ,
range = { $from } à { $to }
games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
player-random = au hasard
step = { $stronger } contre { $weaker }

## Colonnes des tableaux

column-about = sujet
column-all = tous
column-book = livre
column-by-side = par camp
column-case = point
column-cases = points
column-cause = cause
column-difference = différence
column-first = premier tour
column-from-to = de, à
column-game = jeu
column-games = parties
column-goal = but
column-happened = en jeu
column-interval = 95 %
column-lead = avance
column-lead-both = avance, deux camps
column-lead-first = avance avant
column-losses-a-game = pertes par partie
column-middle-half = moitié centrale
column-nodes = nœuds
column-note = remarque
column-pair-score = score des paires
column-pairs = paires
column-pairs-won = paires gagnées
column-plan-time = un plan
column-player = joueur
column-points = points
column-rule = règle
column-score = score
column-seat = place
column-seeds = premières graines
column-share = part
column-share-of-games = part des parties
column-side = camp
column-speed = parties/s
column-step = duel
column-then = après
column-times = fois
column-times-a-game = fois par partie
column-turn = tour
column-turns = tours
column-after = après { $turns }
column-unit = unité
column-wins = victoires
column-wins-first = victoires avant
column-with-bid = avec handicap

## Sortes de règles

kind-fire = tir
kind-melee = mêlée
kind-morale = moral
kind-move = mouvement
kind-physical = matériel
kind-sequence = déroulement
kind-setup = mise en place
kind-siege = siège
kind-supply = ravitaillement
kind-victory = victoire
kind-zoc = zone de contrôle

## Le rapport en texte

report-begun = { $title } : aucune partie n’est finie
report-of-games = { $games ->
    [one] { $title } : { $games } partie, graine { $last }
   *[other] { $title } : { $games } parties, graines { $first } à { $last }
}
report-options = options : { $options }
report-draws = parties nulles
report-length = durée : { $turns } tours de jeu ({ $turn_range }), { $decisions } décisions ({ $decision_range })
report-losses = pertes par partie
report-all = total
report-units = unités les plus éprouvées : { $side }
report-a-game = { $losses } par partie
report-in-games = dans { $share } des parties
report-places = { $place ->
    [square] cases les plus sanglantes
   *[hex] hexagones les plus sanglants
}, avec leurs pertes par partie : { $places }
report-causes = causes, pertes par partie
report-moments = moments clés
report-never = jamais
report-rules = règles
report-cases = { $happened } points sur { $cases } entrés en jeu
report-single = dont { $cases } dans une seule partie

## Comparaison de deux réglages

change = { $what } : { $before }, puis { $after }
change-option = option { $option }
change-player = joueur { $seat }
change-data = données
change-doctrine = doctrine
compared = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} de parties sur les mêmes graines, dont { $alike } au même résultat. { $verdict }
verdict-nobody = Personne ne joue.
verdict-too-few = { $pairs ->
    [one] { $pairs } paire de parties ne dit rien : il en faut au moins 2.
   *[other] { $pairs } paires de parties ne disent rien : il en faut au moins 2.
}
verdict-alike = Les { $pairs } paires de parties ont toutes fini de même : aucune différence n’a pu être établie.
verdict-unsure = { $side } : { $points } points d’avance de plus (±{ $margin }, 95 %) ; aucune différence n’a pu être établie.
verdict-sure = { $side } : { $points } points d’avance de plus (±{ $margin }, 95 %) ; la différence est établie.

## Échelle

ladder-pairs = Deux parties par paire, sur la même graine, chaque joueur une fois dans chaque camp ; première graine { $seeds }. Les intervalles sont à 95 % et viennent des paires.
ladder-scores = Score : 1 pour une victoire, un demi pour une partie nulle. Score des paires : 1 si la somme des deux avances est positive, un demi si elle est nulle. Les parties par seconde et le temps d’un plan (d’une décision, là où il n’y a pas de plans) sont en temps de processeur ; ils sont mesurés, tout le reste vient de la graine.
ladder-bid = Avec handicap : gagne celui dont l’avance dépasse celle que son camp a d’habitude entre sergents.
ladder-note = { $game }, { $step } : { $note }
ladder-search = { $nodes } nœuds par plan font 0,1 s de temps de processeur, { $how ->
    [measured] comme mesuré auparavant
   *[given] comme indiqué
}

## Mesures

measured-steps = Duels de l’échelle
measured-in-use = Ce qui sert
measured-not-in-use = Ce qui a été essayé et ne sert pas
measured-balance = Équilibre des jeux

## Gain des simulations et réglage

gain-all-seats = toutes
gain-about = Points gagnés sur la politique en un tour d’un joueur, après autant de tours de joueurs ; intervalles à 95 %.
tuned-plan-weights = { $seat } : { $plans } plans pour { $phases } phases ; corrélation { $before } avant, { $after } sur des phases nouvelles
tuned-evaluation = l’évaluation explique { $now } de l’issue des parties, { $before } avant
tuned-policy = la nouvelle politique contre l’ancienne : { $score } des parties ({ $range }), avance { $lead } par paire

## Le rapport en page

page-title = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
page-about = { $games ->
    [one] { $games } partie entre ordinateurs, graine { $last }.
   *[other] { $games } parties entre ordinateurs, graines { $first } à { $last }.
} { $players }.
page-seat = { $seat } : { $player }
page-options = Options : { $options }
page-footer = Règles { $rules }, données { $data }, doctrine { $doctrine }. Les mêmes graines et les mêmes joueurs donnent les mêmes parties sur toute machine. Intervalles à 95 % : de Wilson pour les parts, de Student pour les moyennes.

who-wins = Qui gagne
who-wins-about = Part des parties, avec intervalles à 95 %.
who-wins-label = Part des parties gagnées, avec intervalles
who-wins-bar = { $seat }, { $player }
who-wins-draw = partie nulle
by-how-much = De combien
by-how-much-about = Avance en points à la fin, en nombre de parties : { $side }. À gauche de zéro, c’est un retard.
by-how-much-label = Fréquence de chaque avance
by-how-much-bar = points { $value } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
how-long = Durée
how-long-about = Dernier tour de jeu, en nombre de parties. En moyenne { $turns } tours de jeu et { $decisions } décisions ({ $range }).
how-long-label = Fréquence de chaque dernier tour de jeu
how-long-bar = tour de jeu { $value } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

what-is-lost = Ce qui est perdu
what-is-lost-key = { $side } : { $losses } par partie
what-is-lost-about = Pertes par partie et par tour de jeu : en unités, ou en pas ou figurines lorsque les unités en ont.
what-is-lost-label = Pertes par partie et par tour de jeu
what-is-lost-bar = tour { $turn }, { $side } : { $losses }
what-takes-them = Causes des pertes
what-takes-them-about = Pertes par partie selon la cause, avec intervalles à 95 %.
what-takes-them-label = Pertes par partie selon la cause
what-takes-them-bar = { $cause }, { $side } : { $losses }
causes-by-turn = Causes par tour de jeu
units-of-side = Unités : { $side }
units-of-side-some = Unités : { $side }, { $shown } sur { $all }
units-label = Pertes par partie selon l’unité
units-bar = { $unit } : dans { $share } des parties ({ $interval })
units-all = Toutes les unités
units-of-games = Sur { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
}

where-it-is-lost = Où sont les pertes
where-scale = Pertes par partie selon { $place ->
    [square] la case
   *[hex] l’hexagone
} :
where-about = { $place ->
    [square] Les cases les plus sanglantes portent leur nombre ; pointez une case
   *[hex] Les hexagones les plus sanglants portent leur nombre ; pointez un hexagone
} pour en savoir plus.
where-off-map = { $losses ->
    [one] { $losses } perte est celle d’une unité qui n’était
   *[other] { $losses } pertes sont celles d’unités qui n’étaient
} dans { $place ->
    [square] aucune case
   *[hex] aucun hexagone
}.
where-label = Pertes selon { $place ->
    [square] la case
   *[hex] l’hexagone
}
where-bar = { $place } : { $losses } par partie ({ $sides })
where-side = { $side } { $losses }

moments = Moments clés
moments-about = Premier tour : la médiane des parties où le moment est survenu, leur moitié centrale, et toutes.

which-rules = Règles en jeu
which-rules-about = Un point est en jeu si un événement d’une partie le cite. Les points qui interdisent quelque chose, ou qui disent seulement comment compter, ne causent aucun événement et ne figurent donc jamais ici comme étant en jeu.
which-rules-seen = { $cases ->
    [one] { $cases } point entré en jeu
   *[other] { $cases } points entrés en jeu
}
which-rules-unseen = { $cases ->
    [one] { $cases } point qu’aucun événement n’a cité
   *[other] { $cases } points qu’aucun événement n’a cités
}

## Pourquoi une expérience est impossible

experiment-players = { $game } a { $seats } places, mais { $players ->
    [one] { $players } joueur a été nommé
   *[other] { $players } joueurs ont été nommés
}
experiment-no-games = 0 partie ne dit rien : il en faut au moins 1
experiment-too-many = { $games } parties à partir de la graine { $seed }, c’est plus qu’il n’y a de graines ou que l’on ne peut compter

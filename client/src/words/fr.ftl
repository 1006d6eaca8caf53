### What the client says, in French: a draft. Those who speak it are welcome to better it.

## Everywhere

page-title = { $title } – Malakoff
home = Malakoff : accueil
go-home = Retour à l’accueil
page-not-found = Page introuvable
try-again = Réessayer
close = Fermer
cancel = Annuler
done = Terminé
dismiss = Masquer
ok = OK
ask-name = { $what } ?
and-more = et { $count } de plus
language = Langue
theme = { $theme ->
    [light] Couleurs : claires
    [dark] Couleurs : sombres
   *[auto] Couleurs : automatiques
}
theme-change = { $theme ->
    [light] Couleurs : claires. Changer.
    [dark] Couleurs : sombres. Changer.
   *[auto] Couleurs : automatiques. Changer.
}
rule = Règle { $rule }
rules = Règles
map = Carte
setting-up = Mise en place de la carte…
loading-games = Chargement des jeux…

seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
just-now = à l’instant
seconds = { $count } s
minutes = { $count } min
range = { $from } à { $to }

## Who plays, and how well

level = { $level ->
    [recruit] Recrue
    [sergeant] Sergent
    [captain] Capitaine
   *[general] Général
}
player-computer = { $level ->
    [recruit] ordinateur, recrue
    [sergeant] ordinateur, sergent
    [captain] ordinateur, capitaine
   *[general] ordinateur, général
}
player-level = { $level ->
    [recruit] recrue
    [sergeant] sergent
    [captain] capitaine
   *[general] général
}
player-any-computer = ordinateur
player-person = humain
who-plays = Joueur pour { $seat }
choose-computer = Ordinateur : { $level }
all-computer = Tous à l’ordinateur

## Trouble with the server

server-unreachable = Le serveur est injoignable.
server-status = Le serveur a répondu par l’erreur { $status }.

## Start page

start-over = Jeux d’histoire sur la
start-title = Guerre de Crimée
start-under = avec leurs règles complètes, dans votre navigateur
start-games = Jeux
start-no-game = Ce serveur ne propose aucun jeu.
start-read-rules = Lire les règles
start-simulate = Simuler 100 parties
start-scenario = Scénario
start-against = Contre l’ordinateur
start-level = Niveau de l’ordinateur
start-level-is = { $level } : { $about }.
start-play = Jouer { $side }
start-custom = Partie personnalisée
start-here = Joueur local
start-elsewhere = Joueur à distance
start-computer = Ordinateur
start-level-of = Niveau de { $seat }
start-all-here = Tous locaux
start-sum-here = { $count ->
    [one] { $count } local
   *[other] { $count } locaux
}
start-sum-elsewhere = { $count } à distance
start-sum-computer = { $count } à l’ordinateur
start-begin = Commencer
start-rule-options = Options de règles
start-default = (par défaut)
start-sources = Sources et reconstitution
start-provenance = Ce qui est imprimé et ce que nous avons reconstitué

## Start page: what the choice of players comes to

start-you-invite = Vous recevrez un lien d’invitation pour { $seats }.
start-you-watch = Vous regardez à la vitesse de votre choix et pouvez prendre la main à tout moment.
start-you-play = Vous jouez { $seats }.
start-all-local = Tout le monde joue sur cet écran : à tour de rôle, ou seul pour tous les camps.

## Start page: tables and saved games

tables = Vos tables
tables-moves = { $count ->
    [one] { $count } coup, { $ago }
   *[other] { $count } coups, { $ago }
}
tables-computer = { $level ->
    [recruit] { $seat } : ordinateur, recrue
    [sergeant] { $seat } : ordinateur, sergent
    [captain] { $seat } : ordinateur, capitaine
   *[general] { $seat } : ordinateur, général
}
record-open = Ouvrir une partie enregistrée
record-about = Revoyez une partie enregistrée, ou reprenez-la à n’importe quel coup.
record-choose = Choisir un fichier
record-opening = Chargement…

## Rules

rules-of = Règles de { $game }
rules-about = Chaque point des règles du jeu en une phrase, dans nos propres mots.
rules-loading = Chargement des règles…
rules-search = Chercher dans les règles
rules-search-hint = Chercher : un mot ou un numéro
rules-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rules-not-found = Le point { $rule } n’est pas dans ces livrets.
rules-none = Aucun point ne contient tous ces mots.
rules-chapter = Chapitre { $number }
rules-other = Autres
rules-open-tab = Ouvrir dans un onglet
rules-close = Fermer les règles

## Lab: what to play

lab = Laboratoire
lab-about = De nombreuses parties entre ordinateurs : qui gagne, de combien et à quel prix.
lab-random = Au hasard
lab-random-about = joue n’importe quel coup permis
lab-games = Nombre de parties
lab-limit = { $player ->
    [captain] { $games ->
        [one] Au plus { $games } partie avec un capitaine, qui réfléchit plus longtemps.
       *[other] Au plus { $games } parties avec un capitaine, qui réfléchit plus longtemps.
    }
    [general] { $games ->
        [one] Au plus { $games } partie avec un général, qui réfléchit le plus longtemps.
       *[other] Au plus { $games } parties avec un général, qui réfléchit le plus longtemps.
    }
   *[other] { $games ->
        [one] Au plus { $games } partie.
       *[other] Au plus { $games } parties.
    }
}
lab-run = Lancer
lab-stop = Arrêter
lab-rules-and-dice = Règles et dés
lab-seed = Graine de la première partie
lab-seed-about = Chaque partie prend la graine suivante. Avec la même graine, les mêmes joueurs et les mêmes règles, on retrouve les mêmes parties.

## Lab: progress

lab-progress = Parties jouées
lab-first = { $total ->
    [one] { $total } partie en cours…
   *[other] Première de { $total } parties en cours…
}
lab-running = { $total ->
    [one] { $done } partie sur { $total }, { $rate } par minute, encore { $left } environ
   *[other] { $done } parties sur { $total }, { $rate } par minute, encore { $left } environ
}
lab-stopped = { $total ->
    [one] Arrêté après { $done } partie sur { $total } en { $time }.
   *[other] Arrêté après { $done } parties sur { $total } en { $time }.
}
lab-played = { $total ->
    [one] { $total } partie jouée en { $time }.
   *[other] { $total } parties jouées en { $time }.
}

## Lab: results

lab-results = { $count ->
    [one] Résultat de { $count } partie.
   *[other] Résultats de { $count } parties.
}
lab-report = Rapport complet avec la carte des pertes
lab-as-table = Afficher en tableau
lab-table-of = Afficher en tableau : { $title }
lab-nothing-yet = Rien pour l’instant.
lab-draw = Partie nulle
lab-column-games = parties
lab-column-share = part
lab-column-share-of-games = part des parties
lab-column-interval = 95 %
lab-column-winner = vainqueur
lab-column-cause = cause
lab-column-unit = unité
lab-column-losses = pertes par partie
lab-lead = avance
lab-turn = tour de jeu
lab-mean = { $mean } ± { $margin }

lab-wins = Qui gagne
lab-wins-player = { $player ->
    [random] { $seat }, au hasard
    [recruit] { $seat }, recrue
    [sergeant] { $seat }, sergent
    [captain] { $seat }, capitaine
   *[general] { $seat }, général
}
lab-wins-share = { $name } : { $share } des parties
lab-wins-about = Part des parties. Le trait sur chaque barre est l’intervalle de confiance à 95 % : plus il y a de parties, plus il est court.

lab-margin = Écart à l’arrivée
lab-margin-about = Avance de { $seat } en points à la fin de la partie. Moyenne : { $mean } ; sous zéro, c’est un retard. Points : { $points }.
lab-margin-points = { $seat } { $points }
lab-length = Durée des parties
lab-length-about = Dernier tour joué. En moyenne { $rounds } tours de jeu et { $moves } coups.
lab-most-often = { $games ->
    [one] Le plus souvent : { $unit } { $value }, { $games } partie. { $caption }
   *[other] Le plus souvent : { $unit } { $value }, { $games } parties. { $caption }
}

lab-turns = Pertes par tour de jeu
lab-turns-label = { $turns ->
    [one] Pertes moyennes en { $turns } tour de jeu, pour { $sides }
   *[other] Pertes moyennes à chacun des { $turns } tours de jeu, pour { $sides }
}
lab-turns-about = Pertes moyennes en unités, ou en pas ou figurines lorsque les unités en ont. Pour chaque tour, de gauche à droite : { $sides }.
lab-causes = Pertes par cause
lab-causes-label = Pertes par partie selon la cause, pour { $sides } : { $causes }
lab-causes-about = Pertes par partie selon la cause. Pour chaque cause, de haut en bas : { $sides }.
lab-units = Pertes : { $side }
lab-units-label = Plus fortes pertes par partie : { $units }
lab-units-about = { $count ->
    [one] Pertes par partie de l’unité la plus éprouvée. Le camp entier perd { $mean }.
   *[other] Pertes par partie des { $count } unités les plus éprouvées. Le camp entier perd { $mean }.
}

lab-moments = Moments clés
lab-moment = moment
lab-moment-times = fois par partie
lab-moment-first = premier tour
lab-moment-half = moitié centrale
lab-moment-all = tous
lab-moment-never = jamais
lab-moments-about = Premier tour : la médiane des parties où le moment est survenu, leur moitié centrale, et toutes.

lab-rules = Règles en jeu
lab-rules-about = Un point est en jeu si un événement d’une partie le cite. Les points qui interdisent quelque chose, ou qui disent seulement comment compter, ne causent aucun événement.
lab-rules-seen = { $count ->
    [one] { $count } point est entré en jeu
   *[other] { $count } points sont entrés en jeu
}
lab-rules-unseen = { $count ->
    [one] { $count } point n’est pas entré en jeu
   *[other] { $count } points ne sont pas entrés en jeu
}
lab-rules-share = { $times ->
    [one] Dans { $share } des parties, { $times } fois en tout.
   *[other] Dans { $share } des parties, { $times } fois en tout.
}

## Table: on the way there

table-not-found = Table introuvable
table-unreachable = La table est injoignable

## Table: top bar

table-tools = Table
take-back = Reprendre le coup
take-back-ask = Demander à reprendre
take-back-what = Reprendre : { $what }
take-back-nothing = Rien à reprendre
share = Partager
keys = Raccourcis clavier

## Table: news

news = Avis
connection-lost = Connexion perdue, nouvelle tentative. Votre partie est en sécurité.
connection-hurry = Réessayer maintenant

## Table: whose turn

turn-yours = À vous : { $seat }
turn-waiting = En attente : { $seat }
turn-computer = { $seat } (ordinateur) joue
turn-computer-paused = { $seat } (ordinateur) est en pause
turn-watching = { $seat } doit jouer ; vous regardez
turn-thinking = { $seat } réfléchit
turn-offline = Hors ligne : { $seat }
secret-orders = Ordres secrets : { $seat }
secret-about = Passez l’écran au joueur « { $seat } » et détournez le regard jusqu’à ce que tous les ordres secrets soient donnés.
secret-open = Je suis le joueur « { $seat } »

## Table: what to decide

decide = Décision en cours
game-panel = Panneau de jeu
suggest = Proposer un coup
selected = Sélection
selected-next = Choisissez la suite
orders = Ordres donnés
orders-count = Ordres donnés : { $count }
order-remove = Retirer
order-remove-what = Retirer : { $order }
stands-choose = Choisir les socles
stand = Socle { $number }
stand-hold = Ne pas tirer
stand-fire = Tirer sur { $unit }
stands-fire = { $count ->
    [one] Tirer avec { $count } socle
   *[other] Tirer avec { $count } socles
}
waiting-seat = { $what } ({ $seat })
waiting-final = Ce coup ne peut pas être repris.

## Table: odds and dice

odds = Probabilités
odds-counting = Calcul des probabilités…
odds-failed = Les probabilités n’ont pas pu être calculées.
odds-or-more = ou plus : { $share }
odds-factors = Facteurs
odds-roll = Lancer les dés
odds-rolling = Les dés roulent…
die = dé : { $face }
result = Résultat
result-close = Fermer le résultat

## Table: a suggestion of the computer

advice = Suggestion
advice-close = Fermer la suggestion
advice-thinking = Réflexion en cours…
advice-habit = Coup de routine, sans anticipation.
advice-level = Les deux camps devraient être à égalité.
advice-ahead = { $points ->
    [one] Avance prévue pour « { $seat } » : { $points } point.
   *[other] Avance prévue pour « { $seat } » : { $points } points.
}
advice-behind = { $points ->
    [one] Retard prévu pour « { $seat } » : { $points } point.
   *[other] Retard prévu pour « { $seat } » : { $points } points.
}
advice-compared = Par rapport au deuxième meilleur coup
advice-others = Autres coups envisagés
advice-plan = Coups suivants prévus
advice-play = Jouer ce coup
advice-changed = La position a changé. Demandez de nouveau.
advice-none = Pas de suggestion pour l’instant. Demandez de nouveau.

## Table: why something cannot be done

cannot-past = Vous revoyez la partie. Revenez au présent pour jouer.
cannot-offline = La connexion est perdue ; nouvelle tentative en cours.
cannot-over = La partie est terminée.
cannot-computer = L’ordinateur joue { $seat }. Vous pouvez prendre la main sous « Joueurs ».
cannot-watching = Vous regardez cette table. Seuls ceux qui y ont une place peuvent jouer.
cannot-not-yours = En attente : { $seat }.
cannot-learn = Les coups de cette unité n’ont pas pu être chargés. Sélectionnez-la de nouveau.
this-seat = cette place
other-seat = l’autre joueur
changed = La situation a changé. Regardez de nouveau.
why-lost = La connexion a été perdue avant la réponse du serveur.
why-allowed = C’est permis.
why-nothing = Rien à faire ici pour l’instant. Choisissez une unité éclairée.
play-lost = La connexion a été perdue pendant l’envoi de « { $move } ».
play-not-played = « { $move } » n’est pas parvenu à la table. Choisissez de nouveau.
play-played = Connexion rétablie. Votre coup a été joué.

## Table: taking back

offer = Demande de reprise
offer-asks = { $seat } demande à reprendre :
offer-seat = { $seat } :
offer-agree = Accepter
offer-decline = Refuser
offer-waiting = En attente : { $seats }.
offer-withdraw = Retirer la demande
take-back-title = Demander à reprendre ?
take-back-about = { $count ->
    [one] Des dés ont été lancés, ou la main a passé. { $seats } doit accepter la reprise de :
   *[other] Des dés ont été lancés, ou la main a passé. { $seats } doivent tous accepter la reprise de :
}
take-back-send = Demander

## Table: replay

replay = Relecture
replay-start = Relecture : avant le premier coup
replay-at = Relecture : coup { $number } sur { $last }
replay-return = Revenir
replay-branch = Jouer à partir d’ici
timeline = Chronologie
timeline-start = Aller au début de la partie
timeline-back = Un coup en arrière
timeline-forward = Un coup en avant
timeline-play = Revoir coup par coup
timeline-pause = Pause
timeline-slider = Coup
timeline-at = coup { $number } sur { $last }
timeline-now = le présent
timeline-return = Revenir au présent

## Table: players and the computer's speed

players = Joueurs
players-change = Changer les joueurs
players-some = { $people } places sur { $count } : humains
player-thinking = réfléchit
players-person = Humain
players-all-people = Tous humains
players-taken-computer = { $level ->
    [recruit] Ordinateur (recrue), choisi par quelqu’un d’autre.
    [sergeant] Ordinateur (sergent), choisi par quelqu’un d’autre.
    [captain] Ordinateur (capitaine), choisi par quelqu’un d’autre.
   *[general] Ordinateur (général), choisi par quelqu’un d’autre.
}
players-taken = Prise par quelqu’un d’autre.
speed-label = Vitesse de l’ordinateur
speed = Vitesse
speed-pause = Pause
speed-resume = Continuer
speed-step = Un coup
pace = { $pace ->
    [slow] Lente (3 s)
    [calm] Normale (1 s)
    [quick] Rapide
   *[at_once] Immédiate
}

## Table: tabs

tabs = Vues
tab-info = Infos
tab-log = Journal
tab-off-map = Hors carte
tab-moves = Tous les coups
tab-available = peut être choisi
units-to-place = { $count ->
    [one] { $count } unité à placer
   *[other] { $count } unités à placer
}
moves-none = Vous n’avez rien à décider maintenant.
move-cost = { $move }, coût { $cost }
move-stops = { $move } (doit s’arrêter)
tray = { $side } : { $box }
tray-unit = { $unit }, peut être choisie
trays-none = Toutes les unités sont sur la carte.
track = { $name } { $value } sur { $end }

## Table: information

about-hex = À propos de l’hexagone
provenance-of = { $what } : { $how }
about-hex-hint = Pointez un hexagone ou une unité pour en savoir plus.
about-unit = À propos de l’unité
about-unit-hint = Pointez une unité ou le terrain pour en savoir plus.
about-open-ground = Terrain dégagé.
about-ground = Terrain en { $place }
about-figures = figurines
about-figures-on = { $stands ->
    [one] { $figures } sur { $stands } socle
   *[other] { $figures } sur { $stands } socles
}
about-at = en
about-place = { $place } po
overlays = Afficher sur la carte
overlay-point = { $subject ->
    [hex] Pointez maintenant un hexagone. Échap annule.
   *[piece] Pointez maintenant une unité. Échap annule.
}
overlay-not-that = { $subject ->
    [hex] Pointez un hexagone.
   *[piece] Pointez une unité.
}
overlay-another = En choisir une autre

## Table: log

log = Journal
log-of-game = Journal de la partie
log-empty = Il ne s’est encore rien passé.
log-replay = Revoir à partir du coup { $number }

## Table: sharing

share-title = Partager et enregistrer
share-play = Lien d’invitation : { $seat }
share-watch = Lien pour spectateurs
share-copy = Copier
share-copied = Copié
share-record = Enregistrement de la partie
share-download = Télécharger
share-later = Vous pourrez l’enregistrer à la fin de la partie.

## Table: the end

over = Partie terminée
over-replay = Revoir depuis le début
over-close = Voir la carte

## Table: keys

keys-hexes = Sur la carte, les flèches vont d’un hexagone à l’autre ; Entrée ou Espace sélectionne.
keys-table = Sur la table, Tab et les flèches vont d’une unité à l’autre ; Entrée ou Espace sélectionne. Quand l’unité sélectionnée peut se déplacer, les flèches déplacent son fantôme d’un demi-pouce, avec Maj d’un dixième ; Q et E le tournent d’un degré, avec Maj de cinq ; Entrée le pose. À la souris, faites glisser l’unité ; tournez-la par sa poignée ou avec Maj et la molette. Q et E tournent aussi une unité sélectionnée qui n’a pas encore lancé les dés.
key-text = { $command ->
    [primary] Presser le premier bouton : lancer les dés, finir la phase
    [escape] Annuler, fermer, revenir
    [next] Unité ou hexagone suivant à choisir
    [previous] Le précédent
    [take-back] Reprendre le coup
    [advice] Proposer un coup
    [players] Joueurs : humains ou ordinateur
    [halt] Mettre l’ordinateur en pause ou continuer
    [step] Un coup de l’ordinateur en pause
    [log] Journal
    [choices] Liste de tous les coups
    [rules] Règles
    [step-back] Relecture : un coup en arrière
    [step-forward] Relecture : un coup en avant
    [zoom-in] Zoom avant
    [zoom-out] Zoom arrière
    [fit] Carte entière
   *[help] Cette liste
}

## Board: zoom

zoom = Zoom
zoom-in = Zoom avant
zoom-in-key = Zoom avant (+)
zoom-out = Zoom arrière
zoom-out-key = Zoom arrière (-)
zoom-fit = Carte entière
zoom-fit-key = Carte entière (0)

## Board: for screen readers

board-hexes = carte à hexagones
board-hexes-help = Les flèches vont d’un hexagone à l’autre, Origine au premier qui est éclairé. Entrée sélectionne, Échap annule. Plus, moins et zéro zooment ; Maj avec une flèche déplace la carte.
board-edge = Bord de la carte
board-table = Table
board-table-sort = table sans hexagones
board-table-help = Tab et les flèches vont d’une unité à l’autre, Origine à la première qui est éclairée. Entrée sélectionne, Échap annule. Avec une unité sélectionnée, les flèches déplacent son fantôme d’un demi-pouce, avec Maj d’un dixième ; Q et E le tournent. Plus, moins et zéro zooment.
board-no-unit = Aucune unité dans cette direction
hex = hexagone { $hex }
hex-itself = L’hexagone { $hex } lui-même
hex-word = hex
hex-is = { $hex } : { $text }
marker-in = { $marker } en { $hex }
lit = Éclairé : { $what }
lit-not = Non éclairé
lit-plain = peut être choisi
lit-costs = coûte { $cost }
lit-stops = doit s’y arrêter
lit-rolls = lance les dés
unit-lit = { $unit }, éclairée
unit-kind = { $nation } { $arm }
unit-disrupted = désorganisée
unit-figures = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
units-in-stack = { $count ->
    [one] { $count } unité
   *[other] { $count } unités, de haut en bas
}
fan-place = { $number } sur { $count }

## Board: on a table without hexes

compass = { $point ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [w] ouest
   *[nw] nord-ouest
}
compass-degrees = { $compass } ({ $degrees }°)
place = { $x } ; { $y }
at-place = en { $place }
stance = { $formation }, face : { $compass }, en { $place }
stance-leader = chef, en { $place }
facing = { $formation }, face : { $compass }
pose = { $move }, en { $place }
pose-facing = { $move }, en { $place }, face : { $compass }
sketch = Mouvement de { $unit }
sketch-measure = { $used } po sur { $allowed }
sketch-first = Choisissez d’abord le mode de déplacement.
sketch-place = Placer ici
sketch-key-enter = Entrée
sketch-key-escape = Échap
sketch-keys = Tournez avec Q, E ou la poignée ; déplacez avec les flèches, plus finement avec Maj.
sketch-stands = Position : { $stance }
sketch-inches = { $used } pouces sur { $allowed }
sketch-can = Entrée la place, Échap annule
sketch-cannot = Impossible de la placer ici
move-to = { $unit } en { $place }
move-by = { $unit } : { $inches } po jusqu’en { $place }

### Ce que dit Half a League, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.
### Une unité est « elle », un général « il ». « Votre camp » convient qu’un camp ait une place ou douze.

## Camps et places

side-russian = Russes
    .genitive = des Russes
    .dative = aux Russes
    .feminine = russe
    .feminines = russes
side-allied = Alliés
    .genitive = des Alliés
    .dative = aux Alliés
    .feminine = alliée
    .feminines = alliées
side-allied_british = Britanniques
side-allied_french = Français et Turcs
side-russian_left = Kiryakov (Moscow)
side-russian_centre = Gorchakov (Borodino)
side-russian_redoubt = Shchelkanov (Kazan)
side-russian_kourgane = Kvitsinsky (Vladimir)
side-russian_cossacks = Popov (cosaques)
side-russian_cavalry = Khaletsky (cavalerie)
side-allied_bosquet = Bosquet
side-allied_canrobert = Canrobert
side-allied_napoleon = Prince Napoléon
side-allied_turks = Suleiman Pacha
side-allied_light = Codrington
side-allied_guards = Bentinck (Guards)
side-allied_highland = Campbell (Highlanders)
side-allied_cavalry = Lucan (cavalerie)
side-russian_1 = Moscow 1 et 2
side-russian_2 = Moscow 3 et 4
side-russian_3 = Borodino 1 et 2
side-russian_4 = Borodino 3 et 4
side-russian_5 = Kazan 1 et 2
side-russian_6 = Kazan 3 et 4
side-russian_7 = Vladimir 1 et 2
side-russian_8 = Vladimir 3 et 4
side-russian_9 = 57e cosaques
side-russian_10 = 60e cosaques
side-russian_11 = Hussards et dragons
side-russian_12 = Lanciers et batterie à cheval
side-allied_13 = 3e zouaves et 50e
side-allied_14 = Tirailleurs et 7e léger
side-allied_15 = 1er zouaves et 7e de ligne
side-allied_16 = Chasseurs et 27e de ligne
side-allied_17 = Prince Napoléon
side-allied_18 = Turcs
side-allied_19 = 7e et 33e
side-allied_20 = 23e et batterie E
side-allied_21 = Guards
side-allied_22 = Highlanders
side-allied_23 = Cavalerie britannique
side-allied_24 = Artillerie à cheval et Rifles

## Formations, armes, terrain

# Derrière « en », sauf les deux dernières : celles de l’artillerie.
formation-line = ligne
formation-skirmish = ordre dispersé
formation-column = colonne
formation-road = colonne de route
formation-square = carré
formation-limbered = attelée
formation-unlimbered = en batterie

weapon-musket = mousquets
weapon-rifle = fusils rayés
weapon-carbine = carabines
weapon-field = canons de campagne
weapon-horse = artillerie à cheval
weapon-siege = canons de siège

terrain-gentle = une pente douce
terrain-steep = une pente raide
terrain-cliff = une falaise
terrain-stream = un cours d’eau
terrain-woods = des bois
terrain-village = des maisons
terrain-wall = un mur
terrain-trench = une tranchée
terrain-sea = la mer
terrain-high-crest = la crête d’une haute colline
terrain-friends = le passage à travers des amis

area-sea = mer
area-cliff = falaise (à pied, ou par le chemin)
area-steep = pente raide
area-gentle = pente douce
area-woods = bois (couvert ; vue seulement vers la lisière et depuis elle)
area-village = village (couvert ; compte comme des murs pour le mouvement)
area-vineyard = vigne (couvert)
course-stream = cours d’eau
course-wall = mur (couvert ; bloque la vue)
course-trench = parapet (couvert)
course-road = route
course-track = chemin (mène canons et cavalerie en haut de la falaise)
hill-top = sommet plat
hill-crest = crête

## Questions et titres

prompt-initiative = Lancez les dés pour l’initiative.
prompt-lead = { $side-is ->
    [you] Votre camp a l’initiative : agir en premier ou en second ?
    [russian] Les Russes ont l’initiative : agir en premier ou en second ?
   *[allied] Les Alliés ont l’initiative : agir en premier ou en second ?
}
prompt-rally = { $unit } est en déroute : tentez de la rallier.
prompt-actions = { $left ->
    [one] Une unité peut encore agir : choisissez son action.
   *[other] Choisissez une unité à faire agir : { $left } le peuvent encore, une fois chacune.
}
prompt-actions-done = Plus aucune unité ne peut agir. Tournez des unités de { $degrees } degrés au plus, déplacez vos généraux ou terminez vos actions.
prompt-march-forward = Faites avancer { $unit }, avec { $degrees } degrés de conversion au plus en tout. Dés : { $dice }.
prompt-march-road = Déplacez { $unit } le long de la route. Dés : { $dice }.
prompt-march-sideways = Déplacez { $unit } en arrière ou de côté, ou faites-lui faire demi-tour. Dés : { $dice }.
prompt-march-prolonge = Déplacez { $unit } à la prolonge. Dés : { $dice }.
prompt-ride = Déplacez { $staff }. Dés : { $dice }.
prompt-saves = Lancez les sauvegardes { DE($unit) } contre { $hits ->
    [one] { $hits } touche possible
   *[other] { $hits } touches possibles
}.
prompt-saves-with-help = Lancez les sauvegardes { DE($unit) } contre { $hits ->
    [one] { $hits } touche possible
   *[other] { $hits } touches possibles
}. Un bonus de commandement peut aider.
prompt-charge-consent = { $attacker } va charger { $target } : suivre en seconde ligne avec { $unit } ?
prompt-charge-answer = { $attacker } charge { $unit } : tenir ou se replier ?
prompt-charge-attacker-check = Testez le moral { DE($attacker) } pour sa charge.
prompt-charge-defender-check = { $unit } est en infériorité numérique : testez son moral.
prompt-charge-support = { $unit } se tient derrière { $line } : se joindre à la mêlée comme seconde ligne ?
prompt-charge-benefit = Dépenser un bonus de commandement pour { $unit } dans la mêlée ?
prompt-charge-react = { $attacker } charge { $unit } : réagir avant le contact ?
prompt-charge-move-up = { $target } n’est plus là : jusqu’où faire avancer { $attacker } ?
prompt-charge-follow = { $attacker } s’est avancée : la faire suivre par { $unit }, sa seconde ligne ?
prompt-close = Choisissez la prochaine mêlée à livrer.
prompt-advance = { $unit } a gagné : jusqu’où avancer ?
prompt-follow = La première ligne a avancé : la suivre avec { $unit } ?

heading-over = La bataille est terminée
heading-initiative = Tour { $turn } sur { $turns } : initiative
heading-rally = Tour { $turn } sur { $turns } : ralliements { $side-genitive }
heading-close = Tour { $turn } sur { $turns } : mêlées { $side-genitive }
heading-actions = Tour { $turn } sur { $turns } : actions { $side-genitive }

## Choix

# Qui aide : « Tenter de rallier, avec l’aide de son commandant (1 point de commandement) ».
help-commander = {", "}avec l’aide de son commandant (1 point de commandement)
help-brigadier = {", "}avec l’aide du chef de brigade
help-both = {", "}avec l’aide de son commandant et du chef de brigade (1 point de commandement)

choice-roll = Lancer les dés pour l’initiative
choice-first = Agir en premier
choice-second = Agir en second
choice-rally = Tenter de rallier{ $help }
choice-march = { $unit } : avancer{ $help }
choice-march-road = { $unit } : suivre la route{ $help }
choice-sideways = { $unit } : aller en arrière ou de côté, ou faire demi-tour{ $help }
choice-prolonge = { $unit } : aller à la prolonge{ $help }
choice-way-straight = { $unit } : avancer de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
} tout droit
choice-way-right = { $unit } : avancer de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}, conversion à droite de { $degrees ->
    [one] { $degrees } degré
   *[other] { $degrees } degrés
}
choice-way-left = { $unit } : avancer de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}, conversion à gauche de { $degrees ->
    [one] { $degrees } degré
   *[other] { $degrees } degrés
}
choice-shift-forward = { $unit } : aller de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
} en avant
choice-shift-back = { $unit } : aller de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
} en arrière
choice-shift-left = { $unit } : aller de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
} à gauche
choice-shift-right = { $unit } : aller de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
} à droite
choice-shift-about = { $unit } : faire demi-tour et aller de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}
choice-stay = Rester sur place
choice-stay-unit = { $unit } : rester sur place
choice-stay-staff = { $staff } : rester sur place
choice-form = { $unit } : { $formation-is ->
    [formation-limbered] atteler
    [formation-unlimbered] mettre en batterie
   *[other] se former en { $formation }
}
choice-form-about = { $unit } : { $formation-is ->
    [formation-limbered] atteler avec demi-tour
    [formation-unlimbered] mettre en batterie avec demi-tour
   *[other] se former en { $formation } avec demi-tour
}
choice-face = { $unit } : s’orienter à { $degrees ->
    [one] { $degrees } degré
   *[other] { $degrees } degrés
}
choice-face-free = { $unit } : s’orienter à { $degrees ->
    [one] { $degrees } degré
   *[other] { $degrees } degrés
} (sans action)
choice-mount = { $unit } : monter à cheval
choice-dismount = { $unit } : mettre pied à terre
choice-fire = { $unit } : tirer sur { $whom }{ $help }
# Socle par socle : « Kazan 1 avec les socles 1 et 2, et sur Kazan 2 avec le socle 4 ».
aim-with-stands = { $target } avec { $stands-count ->
    [one] le socle { $stands }
   *[other] les socles { $stands }
}
aim-and-aim = { $first }, et sur { $then }
choice-charge = { $unit } : charger { $target }
choice-charge-double = { $unit } : charger { $target }, avec { $second } en seconde ligne
choice-man = { $unit } : servir de nouveau les canons
choice-steady = { $unit } : retirer { $chits ->
    [one] un jeton de moral
   *[other] { $chits } jetons de moral
}{ $help }
choice-hold = { $unit } : tenir la position
choice-ride = { $staff } : chevaucher
choice-post = { $staff } : s’y rendre
choice-attach = { $staff } : rejoindre { $unit }
choice-yield = Laisser d’abord la main à { $seat }
choice-pass = Terminer vos actions
choice-save = Lancer les sauvegardes{ $help }
choice-stand = Tenir
choice-retreat = Se replier devant la charge (1 jeton)
choice-support = { $unit } : se joindre en seconde ligne
choice-stay-out = { $unit } : rester à l’écart
choice-check = Faire le test de moral
choice-check-sure = Réussir le test d’office{ $help }
choice-commit-none = N’employer aucun bonus de commandement
choice-commit = Ajouter { $n } à chaque dé{ $help }
choice-react-fire = Tirer sur l’unité qui charge
choice-react-fire-at = Tirer sur { $whom }
choice-react-form = Réagir : { $formation-is ->
    [formation-limbered] atteler
    [formation-unlimbered] mettre en batterie
   *[other] se former en { $formation }
}
choice-react-face = Réagir : s’orienter à { $degrees ->
    [one] { $degrees } degré
   *[other] { $degrees } degrés
}
choice-let-come = Ne pas réagir
choice-fight = Livrer la mêlée { DE($unit) }
choice-no-advance = { $unit } : rester sur place
choice-advance = { $unit } : avancer de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}

## Événements

# Les dés derrière l’initiative : « gagne l’initiative par 6 contre 4 (dés : 5 et 4) ».
rolled-two = {" "}(dés : { $first } et { $second })

turn-begins = Le tour { $turn } commence.
commander-back = { $unit } a de nouveau un commandant.
staff-back = { $staff } ou son successeur reprend le commandement.
initiative-tied = Initiative : égalité à { $total }{ $rolled }. Les deux camps relancent.
initiative-won = { $side-is ->
    [you] Votre camp gagne
    [russian] Les Russes gagnent
   *[allied] Les Alliés gagnent
} l’initiative par { $won } contre { $lost }{ $rolled }.
leads = { $side-is ->
    [you] Votre camp agit en premier.
    [russian] Les Russes agissent en premier.
   *[allied] Les Alliés agissent en premier.
}
side-turn = { $side-is ->
    [you] Votre camp agit.
    [russian] Les Russes agissent.
   *[allied] Les Alliés agissent.
}
idle = { $seat-is ->
    [you] Vos actions sont sautées : toutes vos unités sont en déroute, en mêlée ou hors de la table.
    [russian] Les actions des Russes sont sautées : toutes leurs unités sont en déroute, en mêlée ou hors de la table.
    [allied] Les actions des Alliés sont sautées : toutes leurs unités sont en déroute, en mêlée ou hors de la table.
   *[other] { $seat } : actions sautées. Toutes les unités sont en déroute, en mêlée ou hors de la table.
}
helped-by-commander = { $unit } dépense un point de commandement.
helped-by-brigadier = Le chef de brigade aide { $unit }.
helped-by-both = { $unit } dépense un point de commandement, et le chef de brigade l’aide aussi.
rallies = { $unit } se rallie{ $rolled }.
fails-to-rally = { $unit } ne se rallie pas{ $rolled }.
routs = { $unit } est en déroute et fuit de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}.
leaves-field = { $unit } quitte le champ de bataille.
takes-chits = { $unit } prend { $chits ->
    [one] un jeton
   *[other] { $chits } jetons
} : { $reason }.
chit-sixes = paires de 6 au tir ennemi
chit-leader = perte d’un chef
chit-rout-nearby = déroute à proximité
chit-passed-through = traversée par des amis qui se replient
chit-lost = mêlée perdue
chit-withdrew = retraite
chit-guns = désordre parmi les canons pris
removes-chits = { $unit } retire { $chits ->
    [one] un jeton
   *[other] { $chits } jetons
}.
rolls-to-move = { $unit } lance les dés de mouvement.
rolls-dice-to-move = { $unit } lance les dés de mouvement : { $dice }.
moves = { $unit } se déplace de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}.
forms = { $formation-is ->
    [formation-limbered] { $unit } attelle.
    [formation-unlimbered] { $unit } se met en batterie.
   *[other] { $unit } se forme en { $formation }.
}
faces = { $unit } s’oriente à { $degrees ->
    [one] { $degrees } degré
   *[other] { $degrees } degrés
}.
mounts = { $unit } monte à cheval.
dismounts = { $unit } met pied à terre.
holds = { $unit } tient sa position.
rides = { $staff } chevauche.
rides-to = { $staff } rejoint { $unit }.
fires = { $unit } tire sur { $target } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : { $hits ->
    [0] aucune touche
    [one] { $hits } touche possible
   *[other] { $hits } touches possibles
}{ $sixes ->
    [0] {"."}
    [one] , { $sixes } six.
   *[other] , { $sixes } six.
}
saves = { $unit } sauve { $saved ->
    [one] { $saved } touche
   *[other] { $saved } touches
} sur { $hits } et { $lost ->
    [0] ne perd aucune figurine
    [one] perd { $lost } figurine
   *[other] perd { $lost } figurines
}.
commander-rolled = Le commandant { DE($unit) } est { $fate }{ $rolled }.
staff-rolled = { $staff } est { $fate }{ $rolled }.
fate-killed = tué
fate-wounded = blessé
fate-unhurt = indemne
staff-escapes = { $staff } s’échappe et rejoint { $unit }.
staff-captured = { $staff } est capturé.
is-destroyed = { $unit } est détruite.
charges = { $unit } charge { $target }.
charges-double = { $unit } charge { $target }, avec { $second } en seconde ligne.
stands = { $unit } attend la charge de pied ferme.
falls-back = { $unit } se replie devant la charge.
joins = { $unit } se joint en seconde ligne.
stays-out = { $unit } reste à l’écart de la mêlée.
passes-check = { $unit } réussit son test de moral{ $rolled }.
fails-check = { $unit } rate son test de moral{ $rolled }.
reacts = { $unit } réagit par le feu.
contact = { $unit } aborde { $target }.
fought-won = { $unit } combat { $target }. { $side-is ->
    [you] Votre camp gagne.
    [russian] Les Russes gagnent.
   *[allied] Les Alliés gagnent.
}
fought-won-by = { $unit } combat { $target }. { $side-is ->
    [you] Votre camp gagne
    [russian] Les Russes gagnent
   *[allied] Les Alliés gagnent
} par { $won } contre { $lost }.
fought-tied = { $unit } combat { $target }. Égalité : tous les dés sont relancés.
fought-tied-at = { $unit } combat { $target }. Égalité à { $total } : tous les dés sont relancés.
victory-costs = { $hits ->
    [0] La victoire ne coûte aucune touche { $side-is ->
        [you] à votre camp
       *[other] { $side-dative }
    }{ $rolled }.
    [one] La victoire coûte { $hits } touche possible { $side-is ->
        [you] à votre camp
       *[other] { $side-dative }
    }{ $rolled }.
   *[other] La victoire coûte { $hits } touches possibles { $side-is ->
        [you] à votre camp
       *[other] { $side-dative }
    }{ $rolled }.
}
guns-spiked = Les canonniers { DE($unit) } fuient. Leurs canons sont encloués et retirés{ $rolled }.
guns-abandoned = Les canonniers { DE($unit) } fuient. Leurs canons sont abandonnés{ $rolled }.
leaves-guns = Les canonniers { DE($unit) } fuient et laissent leurs canons.
mans-guns = { $unit } sert de nouveau ses canons.
takes-guns = { $by } prend les canons { DE($unit) }.
withdraws = { $unit } se retire de { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}.
advances = { $unit } avance.
takes-objective = { $side-is ->
    [you] Votre camp prend
    [russian] Les Russes prennent
   *[allied] Les Alliés prennent
} un objectif : { $objective }.
passes = { $seat-is ->
    [you] Vous terminez vos actions.
    [russian] Les Russes terminent leurs actions.
    [allied] Les Alliés terminent leurs actions.
   *[other] { $seat } : fin des actions.
}
yields = { $seat-is ->
    [you] Vous laissez d’abord la main à { $to }.
   *[other] { $to-is ->
        [you] { $seat } : à vous d’abord.
       *[other] { $seat } : la main d’abord à { $to }.
    }
}
army-breaks = { $side-is ->
    [you] Votre armée s’effondre.
   *[other] L’armée { $side-feminine } s’effondre.
}
battle-ends = La bataille prend fin. Les Alliés tiennent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Verdicts

verdict-now = Si la bataille finissait maintenant : { $verdict }
# Le camp du vainqueur.
verdict-broken = { $side-is ->
    [you] L’armée ennemie s’effondre : votre camp gagne.
    [russian] L’armée alliée s’effondre : les Russes gagnent.
   *[allied] L’armée russe s’effondre : les Alliés gagnent.
}
verdict-decisive = Victoire décisive des Alliés, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-allied = Victoire des Alliés, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
verdict-russian = Victoire des Russes : les Alliés { $points ->
    [0] n’ont aucun point
    [one] n’ont qu’un point
   *[other] n’ont que { $points } points
}.
verdict-draw = Match nul : les Alliés ont { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Probabilités : ce qui y entre

factor-initiative = { $side-is ->
    [you] Votre modificateur
   *[other] Modificateur { $side-genitive }
}
factor-march-dice = Dés { DE($unit) }
factor-march-benefit = Dés en plus par bonus de commandement
factor-march-chits = Jetons, retirés de chaque dé
factor-ride-dice = Dés d’une figurine d’état-major
factor-strength = Force { DE($unit) }
factor-chits = Jetons
factor-check-needs = Réussi à { $n }+ (le dé plus ce qui précède)
factor-saves-on = { $unit } : sauvegarde à { $n }+
factor-no-save = { $unit } : pas de sauvegarde
factor-benefit = Bonus de commandement
factor-close-dice = { $unit } : dés
factor-close-modifier = { $unit } : { $what }
close-cavalry-double-line = cavalerie chargeant sur deux lignes
close-behind-cover = derrière un mur, un cours d’eau ou une tranchée
close-on-crest = sur la crête
close-infantry-column = attaque en colonne
close-infantry-double-line = sur deux lignes
close-square = en carré
close-moving-cavalry = cavalerie en mouvement, en ligne
close-routing = en déroute
close-from-rear = prise à revers
close-guns = canons
close-dismounted = cavalerie à pied
close-standing-cavalry = cavalerie à l’arrêt
close-skirmish = ordre dispersé
close-chits = jetons
close-benefit = bonus de commandement
factor-gun-dice = { $guns ->
    [one] { $guns } canon
   *[other] { $guns } canons
} sur { $target } : dés
factor-stand-dice = { $stands ->
    [one] { $stands } socle
   *[other] { $stands } socles
} sur { $target } : dés
factor-each-die-chits = Jetons, retirés de chaque dé
factor-each-die-benefit = Bonus de commandement, sur chaque dé
# Une longueur en pouces : 19.9".
length = { $inches }"
length-between = { $least }" à { $most }"
factor-shot-short = { $stands ->
    [one] { $stands } socle
   *[other] { $stands } socles
} à courte portée, { $range } ; cible { $target } : touche à { $n }+
factor-shot-long = { $stands ->
    [one] { $stands } socle
   *[other] { $stands } socles
} à longue portée, { $range } ; cible { $target } : touche à { $n }+
# Derrière « cible ».
target-line = en ligne
target-column = en colonne
target-double-line = sur deux lignes
target-enfiladed = prise d’enfilade
target-square = en carré
target-skirmishers = en ordre dispersé
target-in-cover = { $target }, à couvert
factor-long-range = Les touches possibles à longue portée comptent pour moitié, arrondie au-dessus
factor-pivot = Socles qui pivotent ({ $stands }), sur chacun de leurs dés

## Probabilités : ce qui peut en sortir

odds-chooses = { $side-is ->
    [you] Votre camp choisit qui agit en premier.
    [russian] Les Russes choisissent qui agit en premier.
   *[allied] Les Alliés choisissent qui agit en premier.
}
odds-rallies = { $unit } se rallie.
odds-runs-on = { $unit } continue de fuir.
odds-march = { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
} en terrain libre.
odds-ride = { $inches ->
    [one] { $inches } pouce
   *[other] { $inches } pouces
}.
odds-charges-on = { $unit } réussit son test et charge à fond.
odds-stands = { $unit } réussit son test et tient.
odds-falls-back = { $unit } rate son test et se replie.
odds-wins = { $units-count ->
    [one] { $units } gagne.
   *[other] { $units } gagnent.
}
odds-unharmed = { $unit } reste intacte.
odds-chits = { $unit } prend { $chits ->
    [one] un jeton
   *[other] { $chits } jetons
}.
odds-figures = { $unit } perd { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}.
odds-figures-and-chits = { $unit } perd { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
} et prend { $chits ->
    [one] un jeton
   *[other] { $chits } jetons
}.
odds-commander-falls = Son commandant tombe.
odds-brigadier-falls = Le chef de brigade présent tombe.
odds-routs = Elle est mise en déroute.
odds-not-hit = { $unit } n’est pas touchée.
odds-hits-without-save = { $unit } subit { $hits ->
    [one] { $hits } touche possible
   *[other] { $hits } touches possibles
}, sans sauvegarde.
odds-hits-all-saved = { $unit } subit { $hits ->
    [one] { $hits } touche possible, qui est sauvée.
   *[other] { $hits } touches possibles, toutes sauvées.
}
odds-hits-saved-on = { $unit } subit { $hits ->
    [one] { $hits } touche possible, sauvée à { $n }+.
   *[other] { $hits } touches possibles, chacune sauvée à { $n }+.
}
odds-hits-saved-with-help = { $unit } subit { $hits ->
    [one] { $hits } touche possible, sauvée seulement avec un bonus de commandement.
   *[other] { $hits } touches possibles, sauvées seulement avec un bonus de commandement.
}
odds-it-takes-chits = Elle prend { $chits ->
    [one] un jeton
   *[other] { $chits } jetons
}.
odds-leaders-in-danger = Ses chefs sont en danger.

## Ce que coûte un mouvement

move-dice = Dés : { $dice }
move-dice-ride = Dés : { $dice } (le terrain n’en retire aucun)
move-chits = { $chits ->
    [one] { $chits } jeton : chaque dé compte { $chits } de moins
   *[other] { $chits } jetons : chaque dé compte { $chits } de moins
} ({ $dice })
move-loses-nothing = Pour { $what } : rien à perdre, car le dernier dé compte toujours
move-loses-dice = Pour { $what } : { $dice-count ->
    [one] perdre le { $dice }
   *[other] perdre les dés { $dice }
}
move-used = Pouces utilisés : { $used } sur { $allowed }
move-no-nearer = Aucun mouvement permis ne s’approche davantage de ce lieu et de cette orientation.
turn-is-free = Rotation de { $degrees ->
    [one] { $degrees } degré
   *[other] { $degrees } degrés
} : sans action
turn-is-action = Rotation de { $degrees ->
    [one] { $degrees } degré
   *[other] { $degrees } degrés
} : prend l’action de l’unité

## Sur la table et à côté

box-destroyed = Détruites
box-left = Sorties du champ de bataille
box-guns-lost = Canons perdus
box-back-on-turn = De retour au tour { $turn }
badge-routing = en déroute
badge-in-close-combat = en mêlée
badge-acted = a agi
badge-moving = en mouvement
badge-dismounted = pied à terre
badge-without-guns = sans ses canons
badge-veteran = vétérans
badge-no-commander = sans commandant
badge-without-men = sans canonniers
guns-of = Canons { DE($unit) }
weapon-with-range = { $weapon }, { $inches } pouces
post-army = commandant d’armée
post-brigade = chef de brigade
track-turn = Tour
track-points = Points des Alliés
track-losses = { $side-is ->
    [you] Vos unités perdues ou en déroute
   *[other] Unités { $side-feminines } perdues ou en déroute
}
objective-held = { $objective } : { $side-is ->
    [you] à vous
   *[other] { $side-dative }
}

survey-arc = { $unit } tire jusqu’à { $range } pouces, à { $degrees } degrés de chaque côté. Jusqu’à { $short } pouces, c’est la courte portée.
survey-arcs = Champs de tir de toutes les unités { $side-feminines }, sans tenir compte de ce qui leur bloque la vue.
survey-command-found = Dans un rayon de { $radius } pouces, les unités { DE($staff) } peuvent employer leurs points de commandement.

lies-from-to = { $what } ; de ({ $from }) à ({ $to })
hill-lies = sommet plat avec une crête ; de ({ $from }) à ({ $to })
objective-lies = objectif de { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; de ({ $from }) à ({ $to })
describe-place = { $place } : { $what }
describe-objective = { $place } : objectif

## Défauts des positions

fault-dice = { $dice } ne peuvent pas être les dés d’un mouvement.
fault-too-many-figures = { $unit } a plus de figurines qu’au départ.
fault-too-many-points = { $unit } a plus de points de commandement qu’au départ.
fault-formation-of-arm = { $unit } est dans une formation que son arme n’a pas.
fault-gunners-in-line = { $unit } doit être en ligne si ses canonniers ont quitté leurs canons, et seulement alors.
fault-skirmishes = { $unit } n’est pas de l’infanterie légère et ne peut pas être en ordre dispersé.
fault-dismounted = { $unit } n’est pas de la cavalerie et ne peut pas être à pied.
fault-moving = { $unit } n’est pas de la cavalerie montée et en bon ordre, et ne peut pas être en mouvement.
fault-battery-commander = { $unit } est une batterie et n’a pas de commandant à perdre.
fault-no-figures = { $unit } est sur la table sans une figurine.
fault-gone-with-marks = { $unit } est hors de la table mais porte encore des marqueurs.
fault-destroyed-with-figures = { $unit } est détruite mais a encore des figurines.
fault-should-rout = { $unit } a autant de jetons que de force mais n’est pas en déroute.
fault-routs-with-more-chits = { $unit } est en déroute avec plus de jetons que de force.
fault-routs-with-fewer-chits = { $unit } est en déroute avec moins de jetons que de force.
fault-routs-in-second-line = { $unit } est en déroute dans une seconde ligne.
fault-ground-won = { $unit } a gagné du terrain sans combat.
fault-fired-at-by-friends = { $unit } a essuyé le tir d’amis.
fault-off-table = { $unit } dépasse le bord de la table.
fault-in-sea = { $unit } est dans la mer.
fault-overlap = { $unit } et { $other } se chevauchent.
fault-staff-off-table = { $staff } est au-delà du bord de la table.
fault-staff-lost-and-attached = { $staff } est à la fois perdu et rattaché.
fault-staff-since-start = { $staff } est rattaché depuis le début du tour, mais à aucune unité.
fault-staff-with-nobody = { $staff } est avec une unité qui n’est pas là.
fault-staff-elsewhere = { $staff } n’est pas là où est son unité.
fault-staff-second = { $staff } est la deuxième figurine d’état-major avec la même unité.
fault-nobody-in-contact = Dans une mêlée, aucune unité { $side-feminine } n’est au contact.
fault-footing = { $unit } n’est dans aucune mêlée mais y a une place.
fault-broken = Une armée s’est effondrée, mais la bataille continue.
fault-no-such-turn = Ce tour n’existe pas.
fault-no-such-seat = Cette place n’existe pas.
fault-objectives = Il y a moins d’objectifs que cela.
fault-charge = La charge ne correspond pas à la décision à prendre.
fault-losses = Les pertes ne correspondent pas à la décision à prendre.
fault-losses-left = Il reste quelque chose de pertes antérieures.
fault-nobody-to-rally = Aucune unité ne doit se rallier.
fault-cannot-move = L’unité en mouvement ne peut pas agir.
fault-no-initiative = Aucun camp n’a l’initiative.
fault-seat-idle = La place qui décide n’a rien à faire.
fault-no-close-combat = Il n’y a pas de mêlée.
fault-nobody-advances = Aucune unité ne peut avancer.
fault-nobody-follows = Aucune unité ne peut suivre.
fault-nobody-asked = La charge n’interroge personne.

## Refus : à qui de décider

not-your-decision = { $seat-is ->
    [you] Cette décision est la vôtre.
    [russian] Cette décision revient aux Russes, pas à vous.
    [allied] Cette décision revient aux Alliés, pas à vous.
   *[other] Cette décision n’est pas la vôtre. La main est à : { $seat }.
}
not-possible-now = Ce n’est pas possible maintenant.
battle-is-over = La bataille est terminée.
roll-initiative-first = Lancez d’abord les dés pour l’initiative.
choose-lead-first = Choisissez d’abord si votre camp agit en premier ou en second.
rally-comes-first = Les unités en déroute doivent d’abord tenter de se rallier.
roll-saves-first = Lancez d’abord les sauvegardes.
settle-charge-first = Terminez d’abord la charge en cours.
choose-advance-first = Choisissez d’abord jusqu’où avance le vainqueur.
choose-follow-first = Choisissez d’abord si { $unit } suit sa première ligne.
fight-close-combats-now = Seules les mêlées peuvent être livrées maintenant.
finish-move-first = { $unit } a lancé ses dés : déplacez-la d’abord, ou laissez-la sur place.
finish-ride-first = Choisissez d’abord où finit la chevauchée.
unit-of-another-seat = { $unit } est sous les ordres d’un autre joueur.
staff-of-another-seat = Cette figurine d’état-major est sous les ordres d’un autre joueur.
there-is-no-such-unit = Cette unité n’existe pas.
there-is-no-such-staff-figure = Cette figurine d’état-major n’existe pas.
there-is-no-such-seat = Votre camp n’a pas de telle place.
already-yielded = Vous avez déjà laissé la main à un autre joueur.
nothing-left-for-seat = Ce joueur n’a plus rien à faire.

## Refus : qui peut agir

not-turn-of-its-side = { $unit } doit attendre le tour de son camp.
acts-only-in-own-actions = { $unit } ne peut agir que pendant les actions de son camp.
turns-only-in-own-actions = { $unit } ne peut tourner que pendant les actions de son camp.
is-not-on-table = { $unit } n’est pas sur la table.
is-routing = { $unit } est en déroute et doit d’abord se rallier.
is-in-close-combat = { $unit } est en mêlée.
has-already-acted = { $unit } a déjà agi ce tour-ci.
has-already-reacted = { $unit } a déjà réagi ce tour-ci.

## Refus : tir

no-stand-fires = Choisissez une cible pour au moins un socle { DE($unit) }.
no-such-stand-left = { $unit } n’a plus ce socle.
target-not-on-table = La cible { DE($unit) } n’est pas sur la table.
is-friendly = { $other } est du même camp { QUE($unit) }.
reacts-only-to-charger = { $unit } ne peut tirer que sur l’unité qui la charge.
no-fire-into-close-combat = { $other } est en mêlée : aucune unité ne peut tirer dessus.
charger-comes-first = { $other } charge { $unit } : tirez d’abord dessus.
must-answer-fire = { $other } a tiré sur { $unit } : ce socle doit d’abord riposter contre de telles unités.
must-stop-advance = { $other } s’avance vers { $unit } : ce socle doit d’abord tirer sur de telles unités.
nearer-target-first = { $other } est plus près : ce socle { DE($unit) } doit tirer dessus.
has-left-its-guns-behind = { $unit } a laissé ses canons derrière elle.
cannot-fire-in-road-column = { $unit } est en colonne de route et ne peut pas tirer.
cannot-fire-limbered = { $unit } est attelée et ne peut pas tirer.
is-behind-stand = { $other } n’est pas devant ce socle { DE($unit) }.
is-out-of-arc = { $other } est trop sur le côté pour ce socle { DE($unit) }, même s’il pivote.
is-out-of-range = { $other } est à plus de { $n } pouces.
own-stands-in-way = Les socles de tête { DE($unit) } bloquent le tir de ceux qui sont derrière.
stands-in-way = { $other } bloque la ligne de vue { DE($unit) }.
trees-or-houses-hide = Des arbres ou des maisons cachent { $other } à { $unit }.
seen-only-at-edge = Dans les bois et entre les maisons, on ne voit ou n’est vu qu’à la lisière : { $unit } ne voit pas { $other }.
sees-six-inches-in-woods = Dans les bois ou entre les maisons, { $unit } ne voit pas à plus de 6 pouces.
wall-hides = Un mur cache { $other } à { $unit }.
crest-lies-between = Une crête sépare { $unit } et { $other }, et aucune des deux n’est dessus.

## Refus : mouvement

cannot-move-in-square = { $unit } est en carré et ne peut pas se déplacer.
cannot-move-unlimbered = { $unit } est en batterie : déplacez-la à la prolonge, ou attelez d’abord.
only-unlimbered-guns-by-prolonge = Seuls des canons en batterie peuvent aller à la prolonge.
roll-before-moving = Lancez d’abord les dés d’un mouvement.
no-move-rolled = Aucun dé n’a été lancé pour un mouvement.
rolled-for-another-kind-of-move = { $unit } a lancé ses dés pour une autre sorte de mouvement.
would-not-move-at-all = { $unit } ne bougerait pas du tout.
road-takes-road-column = { $unit } ne peut suivre une route qu’en colonne de route.
road-takes-limbered-guns = { $unit } ne peut suivre une route qu’attelée.
too-far-from-road = { $unit } est à plus d’un pouce de toute route et de tout chemin.
road-ends = La route finit avant { QUE($unit) } n’aille aussi loin.
cannot-cross = { $unit } ne peut pas franchir { $what }.
passes-houses-only-on-road = { $unit } ne peut passer entre les maisons que par une route.
climbs-cliff-only-on-track = { $unit } ne peut gravir la falaise que par un chemin.
wheels-too-far = { $unit } peut faire une conversion de { $n } degrés au plus dans un mouvement. Au-delà, c’est un changement d’orientation.
way-through-friends-too-long = Le passage à travers des amis ne laisse à { $unit } que { $n ->
    [one] { $n } pouce
   *[other] { $n } pouces
} pour ce mouvement.
way-too-long = { $unit } n’a que { $n ->
    [one] { $n } pouce
   *[other] { $n } pouces
} pour ce mouvement.
would-lie-across = { $unit } se retrouverait à cheval sur { $what }.
would-end-on-ground = { $unit } finirait sur un terrain où elle ne peut pas aller : { $what }.
cannot-move-into-sea = Aucune unité ne peut entrer dans la mer.
cannot-stand-in-sea = { $unit } ne peut pas se tenir dans la mer.
needs-even-die = Il faut un dé pair pour { QUE($unit) } franchisse { $what } à la prolonge.
cannot-leave-table = { $unit } ne peut pas choisir de quitter la table.
cannot-end-on-unit = { $unit } ne peut pas s’arrêter sur { $other }.
cannot-pass-close-combat = { $other } est en mêlée : aucune unité ne peut la traverser.
nearer-takes-a-charge = { $unit } ne peut s’approcher à moins de 2 pouces { DE($other) } qu’en chargeant.

## Refus : formations et orientation

artillery-only-limbers = { $unit } est de l’artillerie : elle ne peut qu’atteler ou se mettre en batterie.
cavalry-lacks-formation = { $unit } est de la cavalerie et ne peut pas prendre cette formation.
infantry-has-no-guns = { $unit } est de l’infanterie et n’a pas de canons.
only-light-infantry-skirmishes = { $unit } n’est pas de l’infanterie légère et ne peut pas prendre l’ordre dispersé.
too-few-stands-for-square = Il faut { $n } socles à { $unit } pour former le carré.
already-in-formation = { $unit } est déjà dans cette formation.
only-guns-turn-about = Seuls des canons peuvent faire demi-tour en changeant de formation.
has-already-turned = { $unit } a déjà tourné ce tour-ci. Une rotation de plus de { $n } degrés serait son action.
already-faces-that-way = { $unit } a déjà cette orientation.
is-not-cavalry = { $unit } n’est pas de la cavalerie.
already-mounted = { $unit } est déjà à cheval.
already-dismounted = { $unit } a déjà mis pied à terre.
cannot-mount-on-cliff = { $unit } est sur une falaise, où les chevaux ne peuvent pas aller.
has-left-no-guns-behind = { $unit } n’a pas laissé de canons derrière elle.
is-more-than-2-inches-from-its-guns = { $unit } est à plus de 2 pouces de ses canons.

## Refus : charges et mêlée

charge-needs-enemy = Choisissez une unité ennemie à charger sur la table.
too-far-to-charge = { $unit } est à plus de 2 pouces { DE($other) }.
is-not-in-front = { $other } n’est pas devant { $unit }.
guns-cannot-charge = Les canons ne peuvent pas charger.
cannot-charge-in-this-formation = { $unit } ne peut pas charger en { $what }.
there-is-no-such-second-line = Cette seconde ligne n’existe pas.
there-is-no-second-line = Il n’y a pas de seconde ligne.
has-stayed-out-of-charge = { $unit } est déjà restée à l’écart d’une charge ce tour-ci.
is-not-second-line = { $other } n’est pas la seconde ligne { DE($unit) }.
no-charge-under-way = Il n’y a pas de charge à résoudre.
would-overlap = { $unit } finirait par-dessus { $other }.
no-ground-there = Il n’y a pas de terrain pour { $unit } à cet endroit.
moves-up-no-further = { $unit } ne peut pas s’avancer au-delà du point de contact.
advances-no-further-than-ground = { $unit } ne peut pas avancer au-delà du terrain qu’elle a gagné.
follows-by-same-step = { $unit } doit suivre exactement d’autant que sa première ligne a avancé, ou rester sur place.
close-combats-come-last = Les mêlées se livrent après toutes les actions.
has-no-close-combat-to-fight = { $unit } n’a pas de mêlée à livrer.
no-saves-now = Il n’y a pas de sauvegardes à lancer maintenant.

## Refus : commandement et moral

has-no-command-points-left = { $unit } n’a plus de points de commandement.
commander-already-helped = Le commandant { DE($unit) } a déjà aidé ce tour-ci.
has-no-commander = { $unit } n’a pas de commandant pour l’instant.
too-far-from-brigadier = { $unit } est à plus de 24 pouces de son chef de brigade.
no-brigadier-since-start = Aucun chef de brigade n’est avec { $unit } depuis le début du tour.
brigadier-already-helped = Le chef de brigade qui est avec { $unit } a déjà aidé ce tour-ci.
one-benefit-is-enough = Un seul bonus de commandement suffit pour réussir le test.
nobody-to-rally = Aucune unité ne doit se rallier maintenant.
at-most-two-chits = On ne peut pas retirer plus de deux jetons à la fois.
has-no-morale-chit = { $unit } n’a pas de jeton à retirer.
no-second-chit = Un bonus de commandement retire un deuxième jeton, et { $unit } n’en a qu’un.

## Refus : état-major

staff-rides-in-actions = Les figurines d’état-major ne chevauchent que pendant les actions de leur camp.
not-turn-of-his-side = Ce n’est pas le tour de son camp.
successor-not-here = Il est perdu, et son successeur n’est pas encore arrivé.
has-already-ridden = Il a déjà chevauché ce tour-ci.
has-helped-and-stays = Il a aidé { $unit } ce tour-ci et doit rester avec elle.
no-ride-rolled = Aucun dé n’a été lancé pour une chevauchée.
off-table = Cet endroit est hors de la table.
ride-too-long = Ses dés ne le mènent qu’à { $n ->
    [one] { $n } pouce
   *[other] { $n } pouces
}.
cannot-ride-through-sea = Il ne peut pas chevaucher dans la mer.
too-near-enemy-alone = Seul, il doit rester à plus de 2 pouces { DE($other) }.
is-not-under-his-command = { $unit } n’est pas sous ses ordres.
already-with-unit = Il est déjà avec { $unit }.
another-general-is-there = Un autre général est déjà avec { $unit }.

## Options de règles

option-players = Nombre de places : le livret réunit jusqu’à deux douzaines de joueurs autour de la table.
option-players-two = Deux : une pour chaque camp.
option-players-nations = Trois : Russes, Français avec les Turcs, Britanniques.
option-players-commands = Quatorze : une pour chaque brigade.
option-players-two_dozen = Vingt-quatre : deux à quatre unités chacune.

option-length = Durée de la bataille ; le livret indique une séance de quatre heures et aucun nombre de tours.
option-length-full = Seize tours.
option-length-shorter = Quatorze tours, si les Alliés gagnent trop souvent.
option-length-evening = Huit tours, pour une courte soirée.

## Ce que la carte peut montrer

survey-fire = Champ de tir
survey-command = Rayon de commandement
survey-russian_fire = Tous les champs de tir russes
survey-allied_fire = Tous les champs de tir alliés

## Ce que pèse l’ordinateur

feature-held = objectifs tenus
feature-late = objectifs tenus, quand il reste peu de tours
feature-grip = objectifs qui changent de mains à la fin du tour
feature-near = proximité des objectifs
feature-worn = unités usées, pour les tours à venir
feature-brink = armées près de s’effondrer
feature-chits = jetons de moral
feature-guns = batteries restantes
feature-points = points de commandement restants
feature-fire = tir à donner et à recevoir
feature-melees = mêlées engagées
feature-strikes = charges possibles tout de suite
feature-closing = ennemis qui perdraient si on les abordait

## Sur la page d’accueil : league

about-league = 20 septembre 1854, avec des figurines : l’Alma sur une table de seize pieds. Pas d’hexagones : des socles et des formations, des champs de tir et des pouces, et des poignées de dés. Les Alliés doivent prendre les hauteurs, les Russes les tenir et garder le passage fermé. Seize tours, une action par tour pour chacune des 69 unités, pour deux joueurs et jusqu’à vingt-quatre.
sources-league = Règles et tableaux suivent la feuille de jeu de la partie de convention de 2006 ; certaines cases des tableaux sont déchiffrées. La table, la mise en place, les noms des unités, les points de commandement et les points de victoire sont reconstitués : la feuille n’en imprime aucun.

## Ce qui est écrit sur les pions

arm-artillery = artillerie
arm-cavalry = cavalerie
arm-infantry = infanterie
arm-staff = état-major
nation-british = Britanniques
nation-french = Français
nation-russian = Russes
nation-turkish = Turcs
value-chits = jetons
value-command = commandement
value-command_points = points de commandement
value-figures = figurines
value-post = poste
value-strength = force
value-weapon = arme

## Dans les rapports : causes des pertes et moments clés

loss-fire = feu
loss-close-combat = corps à corps
loss-rout = fuite hors de la table
loss-guns-abandoned = canons abandonnés
moment-objective-taken = un objectif change de mains
moment-russians-break = l’armée russe se débande
moment-allies-break = l’armée alliée se débande

## Cartes

map-league = Half a League
map-league-subtitle = La bataille de l’Alma, 20 septembre 1854

## Unités en un mot ou deux, pour la table

short-ru_menshikov = Menchikov
short-ru_left = Kiriakov
short-ru_centre = Gortchakov
short-ru_redoubt = Chtchelkanov
short-ru_kourgane = Kvitsinski
short-ru_cossacks = Popov
short-ru_cavalry = Khaletski
short-fr_arnaud = Saint-Arnaud
short-fr_bosquet = Bosquet
short-fr_canrobert = Canrobert
short-fr_napoleon = Napoléon
short-tu_suleiman = Soliman Pacha
short-br_raglan = Raglan
short-br_light = Codrington
short-br_guards = Bentinck
short-br_highland = Campbell
short-br_cavalry = Lucan
short-ru_moscow_1 = Moscou 1
short-ru_moscow_2 = Moscou 2
short-ru_moscow_3 = Moscou 3
short-ru_moscow_4 = Moscou 4
short-ru_bat_17_4 = Bie 17/4
short-ru_bat_17_5 = Bie 17/5
short-ru_borodino_1 = Borodino 1
short-ru_borodino_2 = Borodino 2
short-ru_borodino_3 = Borodino 3
short-ru_borodino_4 = Borodino 4
short-ru_bat_16_1 = Bie 16/1
short-ru_bat_16_2 = Bie 16/2
short-ru_kazan_1 = Kazan 1
short-ru_kazan_2 = Kazan 2
short-ru_kazan_3 = Kazan 3
short-ru_kazan_4 = Kazan 4
short-ru_bat_16_pos = Bie pos. 16/1
short-ru_bat_16_3 = Bie 16/3
short-ru_vladimir_1 = Vladimir 1
short-ru_vladimir_2 = Vladimir 2
short-ru_vladimir_3 = Vladimir 3
short-ru_vladimir_4 = Vladimir 4
short-ru_bat_14_3 = Bie 14/3
short-ru_bat_don_3 = Bie Don 3
short-ru_cossack_57a = 57e cosaques 1
short-ru_cossack_57b = 57e cosaques 2
short-ru_cossack_60a = 60e cosaques 1
short-ru_cossack_60b = 60e cosaques 2
short-ru_hussars = Hussards d’Ingermanland
short-ru_dragoons = Dragons
short-ru_lancers = Lanciers
short-ru_bat_horse_12 = Bie à cheval 12
short-fr_zouaves_3 = 3e zouaves
short-fr_tirailleurs = Tirailleurs
short-fr_50_line = 50e de ligne
short-fr_7_light = 7e léger
short-fr_bat_fievet = Bie Fiévet
short-fr_bat_marcy = Bie Marcy
short-fr_zouaves_1 = 1er zouaves
short-fr_chasseurs_1 = 1er chasseurs
short-fr_7_line = 7e de ligne
short-fr_27_line = 27e de ligne
short-fr_bat_can_1 = Bie Canrobert 1
short-fr_bat_can_2 = Bie Canrobert 2
short-fr_zouaves_2 = 2e zouaves
short-fr_marine_3 = 3e de marine
short-fr_bat_nap = Bie Napoléon 1
short-tu_nizam_1 = Nizam 1
short-tu_nizam_2 = Nizam 2
short-tu_nizam_3 = Nizam 3
short-tu_battery = Bie turque
short-br_7 = 7th Fusiliers
short-br_33 = 33rd Wellington’s
short-br_23 = 23rd Welch Fusiliers
short-br_bat_e = Bie E
short-br_grenadiers = Grenadier Guards
short-br_scots_fusiliers = Scots Fusilier Guards
short-br_coldstream = Coldstream Guards
short-br_bat_h = Bie H
short-br_42 = 42nd Black Watch
short-br_93 = 93rd Highlanders
short-br_79 = 79th Camerons
short-br_bat_a = Bie A
short-br_light_dragoons = 4/13th Light Dragoons
short-br_hussars = 8/11th Hussars
short-br_lancers = 17th Lancers
short-br_rha_i = Troupe I
short-br_rha_c = Troupe C
short-br_rifles = Rifle Brigade 2

## Noms des unités

unit-ru_menshikov = Prince Menchikov
unit-ru_left = Lieutenant-général Kiriakov
unit-ru_centre = Prince P. D. Gortchakov
unit-ru_redoubt = Major-général Chtchelkanov
unit-ru_kourgane = Lieutenant-général Kvitsinski
unit-ru_cavalry = Major-général Khaletski
unit-fr_arnaud = Maréchal de Saint-Arnaud
unit-fr_bosquet = Général Bosquet
unit-fr_canrobert = Général Canrobert
unit-fr_napoleon = Prince Napoléon
unit-tu_suleiman = Soliman Pacha
unit-br_light = Général de brigade Codrington
unit-br_guards = Major-général Bentinck
unit-br_highland = Major-général sir Colin Campbell
unit-br_cavalry = Lieutenant-général comte de Lucan
unit-ru_moscow_1 = Infanterie de Moscou, 1er bataillon
unit-ru_moscow_2 = Infanterie de Moscou, 2e bataillon
unit-ru_moscow_3 = Infanterie de Moscou, 3e bataillon
unit-ru_moscow_4 = Infanterie de Moscou, 4e bataillon
unit-ru_bat_17_4 = 17e brigade, batterie légère n° 4
unit-ru_bat_17_5 = 17e brigade, batterie légère n° 5
unit-ru_borodino_1 = Chasseurs de Borodino, 1er bataillon
unit-ru_borodino_2 = Chasseurs de Borodino, 2e bataillon
unit-ru_borodino_3 = Chasseurs de Borodino, 3e bataillon
unit-ru_borodino_4 = Chasseurs de Borodino, 4e bataillon
unit-ru_bat_16_1 = 16e brigade, batterie légère n° 1
unit-ru_bat_16_2 = 16e brigade, batterie légère n° 2
unit-ru_kazan_1 = Chasseurs de Kazan, 1er bataillon
unit-ru_kazan_2 = Chasseurs de Kazan, 2e bataillon
unit-ru_kazan_3 = Chasseurs de Kazan, 3e bataillon
unit-ru_kazan_4 = Chasseurs de Kazan, 4e bataillon
unit-ru_bat_16_pos = 16e brigade, batterie de position n° 1
unit-ru_bat_16_3 = 16e brigade, batterie légère n° 3
unit-ru_vladimir_1 = Infanterie de Vladimir, 1er bataillon
unit-ru_vladimir_2 = Infanterie de Vladimir, 2e bataillon
unit-ru_vladimir_3 = Infanterie de Vladimir, 3e bataillon
unit-ru_vladimir_4 = Infanterie de Vladimir, 4e bataillon
unit-ru_bat_14_3 = 14e brigade, batterie légère n° 3
unit-ru_bat_don_3 = Cosaques du Don, batterie de position n° 3
unit-ru_cossack_57a = 57e cosaques du Don, 1re aile
unit-ru_cossack_57b = 57e cosaques du Don, 2e aile
unit-ru_cossack_60a = 60e cosaques du Don, 1re aile
unit-ru_cossack_60b = 60e cosaques du Don, 2e aile
unit-ru_hussars = Hussards d’Ingermanland (Saxe-Weimar)
unit-ru_dragoons = Dragons de marche
unit-ru_lancers = Lanciers de marche de la réserve
unit-ru_bat_horse_12 = Batterie légère à cheval n° 12
unit-fr_zouaves_3 = 3e zouaves
unit-fr_tirailleurs = Tirailleurs algériens
unit-fr_50_line = 50e de ligne
unit-fr_7_light = 7e léger
unit-fr_bat_fievet = Batterie Fiévet
unit-fr_bat_marcy = Batterie Marcy
unit-fr_zouaves_1 = 1er zouaves
unit-fr_chasseurs_1 = 1er chasseurs à pied
unit-fr_7_line = 7e de ligne
unit-fr_27_line = 27e de ligne
unit-fr_bat_can_1 = Canrobert, 1re batterie
unit-fr_bat_can_2 = Canrobert, 2e batterie
unit-fr_zouaves_2 = 2e zouaves
unit-fr_marine_3 = 3e infanterie de marine
unit-fr_bat_nap = Prince Napoléon, 1re batterie
unit-tu_nizam_1 = Infanterie du nizam, 1er bataillon
unit-tu_nizam_2 = Infanterie du nizam, 2e bataillon
unit-tu_nizam_3 = Infanterie du nizam, 3e bataillon
unit-tu_battery = Batterie de campagne turque
unit-br_33 = 33rd Duke of Wellington’s
unit-br_bat_e = Batterie de campagne E (Anderson)
unit-br_bat_h = Batterie de campagne H (Wodehouse)
unit-br_bat_a = Batterie de campagne A (Paynter)
unit-br_light_dragoons = 4th et 13th Light Dragoons
unit-br_hussars = 8th et 11th Hussars
unit-br_rha_i = Royal Horse Artillery, troupe I (Maude)
unit-br_rha_c = Royal Horse Artillery, troupe C
unit-br_rifles = Rifle Brigade, 2e bataillon

## Noms de lieux

# Les lieux qui ont un nom français ; les autres gardent celui de la carte.
place-black-sea = Mer Noire
place-the-cliffs = Les falaises
place-telegraph-hill-north-face = Colline du Télégraphe, versant nord
place-telegraph-hill-east-face = Colline du Télégraphe, versant est
place-kourgane-hill-slopes = Colline du Kourgane, pentes
place-almatamack = Almatamak
place-western-orchard = Verger ouest
place-eastern-orchard = Verger est
place-western-vineyard = Vigne ouest
place-eastern-vineyard = Vigne est
place-river-alma = L’Alma
place-vineyard-wall = Mur de vigne
place-greater-redoubt = Grande Redoute
place-lesser-redoubt = Petite Redoute
place-post-road-to-sevastopol = Route de poste de Sébastopol
place-almatamack-wagon-track = Chemin d’Almatamak
place-the-heights-and-telegraph-hill = Les Hauteurs et la colline du Télégraphe
place-kourgane-hill = Colline du Kourgane
place-bridge = Pont
place-ford = Gué
place-telegraph-hill = Colline du Télégraphe
place-the-pass = Le Défilé
place-post-road = Route de poste
place-wagon-track = Chemin de chariots
place-vineyards = Vignes
place-raglans-knoll = Tertre de Raglan

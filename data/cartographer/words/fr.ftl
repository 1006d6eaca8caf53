### Ce qui est écrit sur les cartes et les planches, en français.

## La légende

legend-gentle-slope = Pente douce
legend-steep-slope = Pente raide
legend-cliff = Falaise
legend-ridge = Crête
legend-crest = Crête
legend-road = Route
legend-track = Chemin
legend-river = Rivière, pont
legend-stream = Ruisseau
legend-aqueduct = Aqueduc
legend-woods = Bois
legend-brushwood = Forêt
legend-orchard = Verger
legend-vineyard = Vigne
legend-marsh = Marais
legend-rough = Terrain accidenté
legend-rough-crest = Crête accidentée
legend-fort = Fort étoilé
legend-redoubt = Redoute
legend-parapet = Parapet
legend-wall = Mur
legend-town = Ville
legend-burning = Ville en feu
legend-objective = Objectif, ses points

## Le cadre

scale-of-miles = Échelle en milles
scale-of-yards = Échelle en yards ; un hexagone fait { $yards } yards
scale-of-inches = pouces
letter-north = N
table-edge = Bord de table : { $side }

## Planches à imprimer

caption-sheet = Feuille { $sheet } sur { $count }
caption-fronts = { $title } : rectos, feuille { $sheet } sur { $count }
caption-backs = { $title } : versos, feuille { $sheet } sur { $count }
caption-stands = { $title } : socles, feuille { $sheet } sur { $count }
number-of-stand = { $number } sur { $count }

### What stands on drawn maps and printed sheets, in English.

## The legend

legend-gentle-slope = Gentle slope
legend-steep-slope = Steep slope
legend-cliff = Cliff
legend-ridge = Ridge
legend-crest = Crest
legend-road = Road
legend-track = Track
legend-river = River, bridge
legend-stream = Stream
legend-aqueduct = Aqueduct
legend-woods = Woods
legend-brushwood = Forest
legend-orchard = Orchard
legend-vineyard = Vineyard
legend-marsh = Marsh
legend-rough = Rough
legend-rough-crest = Rough crest
legend-fort = Star fort
legend-redoubt = Redoubt
legend-parapet = Parapet
legend-wall = Wall
legend-town = Town
legend-burning = Town on fire
legend-objective = Objective, its points

## Frame

scale-of-miles = Scale of Miles
scale-of-yards = Scale of Yards; one hex is { $yards } yards
scale-of-inches = inches
# The letter above the needle.
letter-north = N
table-edge = { $side } table edge

## Sheets to print

caption-sheet = Sheet { $sheet } of { $count }
caption-fronts = { $title }: fronts, sheet { $sheet } of { $count }
caption-backs = { $title }: backs, sheet { $sheet } of { $count }
caption-stands = { $title }: stands, sheet { $sheet } of { $count }
# On a paper stand: the second of the four of its unit.
number-of-stand = { $number } of { $count }

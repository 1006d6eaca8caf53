### Ce que la ligne de commande dit des jeux, en français. Un brouillon : ceux qui parlent cette langue sont invités à l’améliorer.

game = { $id } : { $title } (règles { $rules } ; places : { $seats })
game-option = option { $option }={ $values } : { $about }

odds-chances = { $chances } sur { $of }

verified = { $over ->
    [yes] { $game } : { $decisions } décisions, la partie est terminée
   *[no] { $game } : { $decisions } décisions, la partie n’est pas terminée
}
verified-dice = { $dice } dés découlent de la clé { $key }
verified-forced = { $dice } dés ont été donnés à la main et ne prouvent rien
verified-wrong = le dé { $die } de la décision { $decision } est faux : l’enregistrement dit { $recorded }, la clé donne { $proved }

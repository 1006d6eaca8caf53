### Что командная строка говорит об играх, по-русски. Черновик: знающие язык приглашаются его исправить.

game = { $id }: { $title } (правила { $rules }; места: { $seats })
game-option = настройка { $option }={ $values }: { $about }

odds-chances = { $chances } из { $of }

verified = { $over ->
    [yes] { $game }: решений { $decisions }, игра окончена
   *[no] { $game }: решений { $decisions }, игра не окончена
}
verified-dice = из ключа { $key } следуют все броски: { $dice }
verified-forced = бросков задано вручную: { $dice }; они ничего не доказывают
verified-wrong = кубик { $die } решения { $decision } неверен: в записи { $recorded }, по ключу { $proved }

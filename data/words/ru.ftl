### Что говорят все игры, по-русски. Черновик: знающие язык приглашаются его исправить.

list = { $before } и { $last }
rolled = {" "}(выпало { $die })

hex-and-so-on = { $first }; { $then }
hex-towards = { $what }: { $directions }
direction-north = север
direction-north-east = северо-восток
direction-south-east = юго-восток
direction-south = юг
direction-south-west = юго-запад
direction-north-west = северо-запад

level-recruit = играет на глазок и не бережёт часть отрядов
level-sergeant = играет на глазок, не заглядывая вперёд
level-captain = планирует фазу и один ответ противника
level-general = планирует фазу и один ответ противника, перебирая много бросков
level-recruit-name = рекрут
level-sergeant-name = сержант
level-captain-name = капитан
level-general-name = генерал

dead-end = В этой позиции нет ни одного возможного решения.
no-such-name = { $what-is ->
    [thing-unit] Нет отряда «{ $name }».
    [thing-hex] Нет гекса «{ $name }».
    [thing-seat] Нет места «{ $name }».
    [thing-objective] Нет цели «{ $name }».
    [thing-staff-figure] Нет штабной фигурки «{ $name }».
   *[other] «{ $name }» не существует.
}
no-such-survey = Нечего показать под именем «{ $name }».
point-at = { $what-is ->
    [thing-hex] Укажите гекс.
   *[other] Укажите отряд.
}
is-absent = { $board-is ->
    [board-table] { $name }: нет на столе.
   *[other] { $name }: нет на карте.
}
thing-parent-unit = соединение

not-asked = Решает другой игрок: { $side }.

zone-found = { $side-is ->
    [you] Под контролем ваших отрядов
   *[other] { $side }: под контролем
} { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}.

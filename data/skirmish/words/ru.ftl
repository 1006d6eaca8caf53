### Что говорит «Стычка», по-русски. Черновик: знающие язык приглашаются его исправить.

side-amber = Янтарь
    .genitive = Янтаря
side-slate = Сланец
    .genitive = Сланца

prompt-turn = Двигайте отряды, стреляйте или атакуйте, затем завершите ход.
heading = Ход { $turn } из { $turns }: { $side }
heading-over = Ход { $turn } из { $turns }: игра окончена

choice-move = { $unit }: идти в { $to }
choice-fire = { $unit } стреляет: цель — { $target }
choice-charge = { $unit } атакует: цель — { $target }
choice-done = Завершить ход

moves = { $unit } идёт в { $to }
hits = { $unit } попадает: { $target }{ $rolled }
misses = { $unit } промахивается: { $target }{ $rolled }
charge-won = { $unit } атакует ({ $target }) и прорывается{ $rolled }
charge-stalled = { $unit } атакует ({ $target }); никто не уступает{ $rolled }
charge-failed = { $unit } атакует ({ $target }) и отбит{ $rolled }
loses-a-step = { $unit } теряет ступень
is-eliminated = { $unit } уничтожен
advances = { $unit } занимает { $to }
hill-taken = { $side-is ->
    [you] Вы занимаете Вороний холм
   *[other] { $side } занимает Вороний холм
}
turn-begins = Ход { $turn }: { $side-is ->
    [you] ваш черёд
   *[other] черёд { $side-genitive }
}
game-is-over = Игра окончена

verdict-alone = { $side-is ->
    [you] Вы победили: противника больше нет.
   *[other] { $side } побеждает: противника больше нет.
}
verdict-hill = { $side-is ->
    [you] Вороний холм ваш, вы победили.
   *[other] { $side } держит Вороний холм и побеждает.
}
verdict-draw = Ничья: Вороний холм никто не занимал.

factor-hits-from = Попадание от
factor-wins-from = Прорыв от суммы
factor-fails-to = Отбит до суммы
factor-riders = Всадники
factor-sum = Прибавляется к броску

badge-acted = действовал
track-turn = Ход
track-points = Очки: { $side }
marker-holder = { $side-is ->
    [you] Холм ваш
   *[other] { $side } держит холм
}
survey-reach-found = { $unit } может дойти до { $hexes ->
    [one] { $hexes } гекса
   *[other] { $hexes } гексов
}; в тёмных он должен остановиться.
describe-steps = { $unit }: ступеней { $steps } из { $all }
describe-move = { $unit } может прийти сюда за { $cost }

ground-copse = роща
ground-clear = чистое поле
ground-slope-up = подъём
ground-lane = просёлок
box-out = Выбыл из игры

is-not-next-to = { $other }: не рядом, где { $unit }.
cannot-charge-into-copse = { $unit } не может атаковать в рощу { $hex }.
there-is-no-such-target = На карте нет такой цели.
is-on-same-side = { $other } на той же стороне.
has-no-firearms = У отряда { $unit } нет ружей.
is-out-of-range = { $other } вне досягаемости.
there-is-no-such-unit = На карте нет такого отряда.
it-is-not-turn = Сейчас не черёд отряда { $unit }.
has-acted-in-this-turn = { $unit } уже действовал в этот ход.
stands-in = { $other } стоит в { $hex }.
cannot-enter-copse = { $unit } не может войти в рощу { $hex }.
cannot-reach = { $unit } не может дойти до { $hex }.
has-nowhere-to-go = Отряду { $unit } некуда идти и не на кого нападать.

survey-reach = Досягаемость отряда
feature-standing = ступени у холма
about-skirmish = Два небольших отряда встречаются у Вороньего холма. Десять ходов стрелков и всадников, четверть часа: побеждает тот, кто последним стоял на холме. Придумано как пример для тех, кто пишет игры.
sources-skirmish = Всё придумано: ни печатной игры, ни сражения.

## Позиции

refused-game-is-over = Игра окончена.
fault-no-such-turn = Хода { $turn } нет.
fault-side-is-gone = Одной стороны больше нет, а игра продолжается.
fault-off-map = { $unit } стоит в { $hex }, за пределами карты.
fault-two-units = В { $hex } стоят два отряда.
fault-steps = У отряда { $unit } не может быть ступеней: { $steps }.
fault-in-copse = { $unit } стоит в роще { $hex }.
fault-acted = { $unit } уже действовал, но сейчас ход другой стороны.
fault-holder = { $unit } стоит на холме, но холм за другой стороной.

## Что написано на фишках

arm-fusilier = стрелки
arm-rider = всадники
nation-amber = Янтарь
nation-slate = Сланец
value-march = марш
value-steps = ступени

## В отчётах о многих партиях: причины потерь и ключевые моменты

loss-fire = огонь
loss-charge = атака

## Карты

map-crow_hill = Вороний холм
map-crow_hill-subtitle = Стычка, которой никогда не было
map-crow_hill-note = Выдумано для примера.

## Названия мест

# Места, у которых есть русское название; остальные называются как на карте.
place-crow-hill = Вороний холм

### Что говорят «Балаклава» и «Альма», по-русски. Черновик: знающие язык приглашаются его исправить.

## Имена

side-russian = русские
    .title = Русские
    .genitive = русских
side-allied = союзники
    .title = Союзники
    .genitive = союзников

phase-movement = фаза движения
    .accusative = фазу движения
phase-defensive-fire = фаза оборонительного огня
    .accusative = фазу оборонительного огня
phase-evasion = фаза отхода кавалерии
    .accusative = фазу отхода кавалерии
phase-offensive-fire = фаза наступательного огня
    .accusative = фазу наступательного огня
phase-melee = фаза рукопашной
    .accusative = фазу рукопашной
phase-rally = фаза восстановления
    .accusative = фазу восстановления

## Подсказки и заголовки

heading = Ход { $turn } из { $turns } ({ $clock }): { $side-is ->
    [you] ваш ход
   *[other] { $side }
}, { $phase }
heading-over = Сражение окончено

prompt-order = Положите { $unit } на верх стопки или вниз.
prompt-displace = Отряд { $unit } потеснён: выберите для него гекс.
prompt-retreat = Отступление: { $units }. Выберите { $units-count ->
    [1] следующий гекс
   *[other] отряд и его следующий гекс
}.
prompt-opening = Можно сразу занять { $hex } одним отрядом.
prompt-advance = Атаковавшие могут продвинуться по пути отступления.
prompt-declare-melee = Выберите, кто атакует { $hexes }, или добавьте гексы для атаки, затем бросайте кубик.
prompt-declare-fire = Выберите, кто стреляет по { $hexes }, затем бросайте кубик.
prompt-due-roll = { $what }.
prompt-crowd = { $unit } и { $other } не могут остаться вместе в { $hex }: один из отрядов должен уйти дальше.
prompt-movement = Двигайте отряды, вводите подкрепления или завершите фазу.
prompt-fire = Выберите гекс для обстрела или завершите фазу.
prompt-fire-or-step-back = Выберите гекс для обстрела, отведите орудия из-под угрозы или завершите фазу.
prompt-evasion = Отведите кавалерию из-под угрозы на один гекс или завершите фазу.
prompt-melee = Выберите гекс для атаки.
prompt-rally = Выберите отряд, который восстановит порядок, или завершите фазу.

## Выбор

choice-move = { $unit }: идти в { $hex }
choice-enter = Ввести { $unit } через { $at }
choice-enter-and-move = Ввести { $unit } через { $at } и идти в { $hex }
# Отряд, который мешает, потом уходит из гекса.
choice-and-move-on = { $choice }; затем отряд { $unit } должен уйти дальше
choice-leave = { $unit }: уйти с карты
choice-raise = { $unit }: на верх стопки
choice-spike = Заклепать орудие { $unit }
choice-attack = Атаковать { $hex }
choice-fire = Стрелять по { $hex }
choice-join-attack = Атаковать отрядом { $unit }
choice-join-fire = Стрелять отрядом { $unit }
choice-roll = Бросить кубик
choice-retreat = { $unit }: отступить в { $hex }
choice-displace = Потеснить { $unit } в { $hex }
choice-on-top = Положить сверху
choice-below = Положить снизу
choice-withdraw = { $unit }: отойти в { $hex }
choice-advance = { $unit }: продвинуться в { $hex }
choice-rally = { $unit }: восстановить порядок
choice-end-advance = Завершить продвижение
choice-end-phase = Завершить { $phase-accusative }

## События: порядок хода

phase-begins = Ход { $turn }, { $side-is ->
    [you] ваш ход
   *[other] { $side }
}: { $phase }.
phase-of-side = { $side-is ->
    [you] ваша { $phase }
   *[other] { $phase } { $side-genitive }
}
phase-is-over = Закончилась { $side-is ->
    [you] ваша { $phase }
   *[other] { $phase } { $side-genitive }
}: делать больше нечего.
phase-is-skipped = Пропущена { $side-is ->
    [you] ваша { $phase }
   *[other] { $phase } { $side-genitive }
}: { $why }.
phases-are-skipped = Пропущено: { $phases }.
skipped-phase = { $side-is ->
    [you] ваша { $phase }
   *[other] { $phase } { $side-genitive }
} ({ $why }, { $case })

# Почему фаза пропущена: половина фразы.
why-no-hex-to-withdraw-to = кавалерии под угрозой некуда отойти
why-no-cavalry-threatened = пехота и артиллерия не угрожают кавалерии
why-no-attacker = рядом с противником нет отряда, способного атаковать
why-nobody-disrupted = нет отрядов в расстройстве
why-nobody-may-rally = ни один отряд в расстройстве не может пытаться восстановить порядок
why-no-enemy-on-map = на карте нет противника
why-nobody-ready-to-fire = ни один отряд не готов стрелять
why-no-enemy-in-sight = в пределах дальности противника не видно
why-no-enemy-in-range = противник вне дальности огня

## События: движение

moves = { $unit } идёт { $via-count ->
    [0] в { $hex }
   *[other] через { $via } в { $hex }
} ({ $points } ОД).
enters = { $unit } вступает на карту в { $hex } ({ $points } ОД).
leaves = { $unit } уходит с карты.
goes-on-top = { $unit } теперь наверху стопки.
goes-below = { $unit } теперь внизу стопки.

## События: бой

rolled-with-modifier = {" "}(выпало { $die }, поправка { $modifier })
fires = { $units } { $units-count ->
    [1] стреляет
   *[other] стреляют
} по { $hex }, сила огня { $strength }{ $rolled }.
is-hit = Попадание в { $unit }: результат { $result } при морали { $morale } (столбец { $column }).
stands = { $unit } держится: результат { $result } при морали { $morale } (столбец { $column }).
fights = { $units } { $units-count ->
    [1] атакует
   *[other] атакуют
} { $defenders }: соотношение { $odds } ({ $attack } к { $defence }), столбец { $column }; { $result }, { $meaning }.
fights-with-die = { $units } { $units-count ->
    [1] атакует
   *[other] атакуют
} { $defenders }: соотношение { $odds } ({ $attack } к { $defence }), столбец { $column }, строка { $line } (выпало { $die }); { $result }, { $meaning }.

# Что значит результат таблицы рукопашной: половина фразы.
melee-side-attackers = атакующие
melee-side-defenders = обороняющиеся
melee-eliminated = { $whom } уничтожены
melee-retreat = { $whom } отступают на 1 гекс
melee-disrupted = { $whom } приходят в расстройство и отступают на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}
melee-disrupted-star = { $whom } приходят в расстройство и отступают на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}; кавалерия и отряды, уже бывшие в расстройстве, уничтожены

is-now-disrupted = { $unit } приходит в расстройство.
is-eliminated = Отряд { $unit } уничтожен.
retreats = { $unit } отступает { $via-count ->
    [0] в { $hex }
   *[other] через { $via } в { $hex }
}.
is-displaced = Отряд { $unit } потеснён из { $from } в { $hex }.
withdraws = { $unit } отходит из { $from } в { $hex }.
advances = { $unit } продвигается из { $from } в { $hex }.
rallies = { $unit } восстанавливает порядок.
stays-disrupted = { $unit } остаётся в расстройстве.
# Нулевая поправка не называется; signed пишется со знаком.
rallies-with-die = { $unit } восстанавливает порядок (выпало { $die }{ $modifier ->
    [0] {""}
   *[other] , поправка { $signed }
}, мораль { $morale }).
stays-disrupted-with-die = { $unit } остаётся в расстройстве (выпало { $die }{ $modifier ->
    [0] {""}
   *[other] , поправка { $signed }
}, мораль { $morale }).
rolled-for = { $what }{ $rolled }.

## Что следует из броска

fate-eliminated = { $units-count ->
    [1] Отряд { $units } уничтожен
   *[other] Отряды { $units } уничтожены
}.
fate-disrupted = { $units } { $units-count ->
    [1] приходит
   *[other] приходят
} в расстройство.
fate-retreats = { $units } { $units-count ->
    [1] отступает
   *[other] отступают
} на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}.
fate-disrupted-and-retreats = { $units } { $units-count ->
    [1] приходит в расстройство и отступает
   *[other] приходят в расстройство и отступают
} на { $hexes ->
    [one] { $hexes } гекс
    [few] { $hexes } гекса
   *[many] { $hexes } гексов
}.
no-effect = Без последствий: { $units }.
neither-side-gives-way = Ни одна сторона не уступает.
may-enter = { $unit } может занять { $hex }.
one-attacker-may-enter = Один из атакующих может занять { $hex }.
may-advance = { $unit } может продвинуться.
attackers-may-advance = Атакующие могут продвинуться.

## Расчёт

factor-fires = { $unit } стреляет: сила огня { $strength }, дальность { $range }
factor-total-fire = Общая сила огня { $strength }
factor-shift-town = { $unit } в селении
factor-shift-redoubt = Весь огонь по { $unit } идёт через вал редута
factor-shift-cavalry = { $unit } — кавалерия
factor-shift-disrupted = { $unit } в расстройстве
factor-shift-silenced = { $unit } не может отвечать огнём
factor-fire-column = { $unit }: столбец { $column }, мораль { $morale }
factor-attacks = { $unit } атакует: сила { $strength }
factor-defends = { $unit } обороняется: сила { $strength }
factor-disrupted-cavalry = { $unit } — кавалерия в расстройстве: после рукопашной будет уничтожена
factor-cavalry = { $unit } — кавалерия: после рукопашной придёт в расстройство
factor-odds = { $attack } к { $defence }: соотношение { $odds }
factor-terrain = Лучшая местность для обороны: { $terrain }
factor-melee-column = Столбец { $column }
factor-attack-morale = Лучшая мораль атакующих { $morale }: строка = бросок{ $added ->
    [0] {""}
   *[other] {" "}+ { $added }
}
factor-rally = { $unit } восстанавливает порядок при { $morale } и меньше
factor-rally-enemy = Рядом противник не в расстройстве
factor-rally-friend = Рядом свой отряд не в расстройстве
factor-rally-redoubt = В редуте

melee-terrain-town = селение, редут или виноградник
melee-terrain-river = река или крутой склон
melee-terrain-woods = лес, пологий склон или ручей
melee-terrain-clear = открытая местность
melee-terrain-swamp = болото
melee-terrain-none = нет

## На карте и рядом

badge-moved = двигался
badge-fired = стрелял
badge-must-attack = должен атаковать
badge-must-be-attacked = должен быть атакован
track-turn = Ход
track-points = Очки { $side-genitive }
marker-target = Цель
box-waiting = Ждут ввода
box-eliminated = Уничтожены
box-left = Ушли с карты
box-captured = Захвачены
box-spiked = Заклёпаны
box-absent = Не участвуют

survey-sight-found = Из { $hex } { $hexes ->
    [one] виден { $hexes } гекс
    [few] видны { $hexes } гекса
   *[many] видно { $hexes } гексов
} в пределах наибольшей дальности огня ({ $range ->
    [one] { $range } гекс
    [few] { $range } гекса
   *[many] { $range } гексов
}).
survey-fire-found = { $unit } достаёт огнём до { $hexes ->
    [one] { $hexes } гекса
   *[other] { $hexes } гексов
}; число — сила огня по этому гексу.
survey-reach-found = С полным запасом ОД { $unit } может дойти до { $hexes ->
    [one] { $hexes } гекса
   *[other] { $hexes } гексов
}; в тёмных надо остановиться.
describe-zone = { $side-is ->
    [you] Ваша зона контроля
   *[other] Зона контроля { $side-genitive }
}: { $units }
describe-move = { $unit } может прийти сюда за { $points } ОД
describe-fire = { $unit } может стрелять сюда, сила огня { $strength }

## Местность

ground-clear = открытая местность
ground-sea = море
ground-burning = горящее селение
ground-town = селение
ground-woods = лес
ground-vineyard = виноградник
ground-swamp = болото
ground-aqueduct = акведук
ground-aqueduct-bridge = мост через акведук
ground-level = уровень { $level }
ground-major-road = большая дорога
ground-minor-road = малая дорога
ground-cliff = обрыв
ground-ridge = гребень
ground-steep-ridge = крутой гребень
ground-river = река
ground-stream = ручей
ground-bridge = мост
ground-ford = брод
ground-redoubt-wall = вал редута
ground-gentle-up = пологий подъём
ground-gentle-down = пологий спуск
ground-steep-up = крутой подъём
ground-steep-down = крутой спуск

# Что закрывает линию видимости.
obstacle-ridge = гребень
obstacle-town = селение
obstacle-height = высота, на которой линия поднимается и снова опускается
obstacle-steep-edge = край крутого склона
obstacle-woods-or-town = лес или селение
obstacle-both-sides = лес или селение по обе стороны линии

## Ошибки позиции

fault-no-such-turn = Хода { $turn } нет.
fault-entry-hexes = Число гексов, через которые вступают отряды, не больше { $most }.
fault-points = Очки следуют из потерь: русские — { $russian }, союзники — { $allied }.
fault-stack-levels = В стопке { $hex } ярусы идут с пропуском или повтором.
fault-unit-off-map-hex = { $unit } стоит в { $hex }, а этого гекса на карте нет.
fault-unit-without-place = Отряду { $unit } нужен гекс или место вне карты.
fault-unit-in-two-places = У отряда { $unit } есть и гекс, и место вне карты.
fault-spent = { $unit } не может истратить столько ОД: { $spent }.
fault-marks-off-map = { $unit } вне карты, но носит отметки отряда на карте.
fault-combat-too-long = В этом бою слишком много гексов-целей или открытых гексов либо слишком длинное отступление.
fault-retreat-path = Путь отступления пуст, слишком длинен или пройден дальше своего конца.

fault-closed-hex = { $unit } стоит в { $hex }, куда входить нельзя никому.
fault-no-reinforcement = { $unit } — не подкрепление и не может ждать ввода.
fault-both-sides = В { $hex } стоят отряды обеих сторон.
fault-stack = Отряды в { $hex } не могут стоять вместе.
fault-stack-order = Порядок стопки в { $hex } нарушен.
fault-mark-disrupted = У отряда { $unit } отметка «в расстройстве», а здесь и сейчас это невозможно.
fault-mark-moved = У отряда { $unit } отметка «двигался», а здесь и сейчас это невозможно.
fault-mark-in-woods = У отряда { $unit } отметка «вошёл в лес», а здесь и сейчас это невозможно.
fault-mark-fired = У отряда { $unit } отметка «стрелял», а здесь и сейчас это невозможно.
fault-mark-targeted = У отряда { $unit } отметка «обстрелян», а здесь и сейчас это невозможно.
fault-mark-tried = У отряда { $unit } отметка «попытка истрачена», а здесь и сейчас это невозможно.
fault-mark-spent-in-melee = У отряда { $unit } отметка «сразился в рукопашной», а здесь и сейчас это невозможно.
fault-mark-must-attack = У отряда { $unit } отметка «должен атаковать», а здесь и сейчас это невозможно.
fault-mark-must-be-attacked = У отряда { $unit } отметка «должен быть атакован», а здесь и сейчас это невозможно.
fault-mark-left-to-disrupted = У отряда { $unit } отметка «оставлен отрядам в расстройстве», а здесь и сейчас это невозможно.
fault-spent-without-moving = Отряд { $unit } истратил ОД, не двигаясь в эту фазу.
fault-overspent = Отряд { $unit } истратил больше своего запаса ОД.
fault-in-hand = { $unit } здесь и сейчас не может быть на марше.
fault-arriving = Отряд { $unit } не пришёл только что на верх другого отряда.
fault-too-many-entered = Вступило больше отрядов, чем двигалось, или кто-то вступил вне карты.
fault-entered-in-wrong-phase = Отряды вступают на карту только в фазу движения.
fault-attacked-off-map = Гекса { $hex } на карте нет, атаковать его не могли.
fault-attacked-in-wrong-phase = Гексы атакуют только в фазы огня и рукопашной.
fault-over-too-soon = Сражение кончается, только когда сыграны все ходы обеих сторон.
fault-no-combat = Боя нет, но указаны его части.
fault-combat-in-wrong-phase = Бой на этой стадии не может идти в эту фазу.
fault-retreats-off-map = { $unit } вне карты и не может отступать.
fault-both-sides-retreat = Отряды обеих сторон не могут отступать после одного боя.
fault-nobody-retreats = Отступать никому не нужно.
fault-no-distance-to-retreat = У отряда { $unit } нет гексов на отступление.
fault-artillery-retreats = { $unit } — артиллерия и никогда не отступает.
fault-nobody-advances = Продвинуться никто не может.
fault-targets = Объявленному бою нужны цели, каждая по одному разу; у огня цель одна.
fault-melee-parts = В объявленной рукопашной названы отряды или гексы, которые в ней участвовать не могут.
fault-melee-unfinished = Объявленную рукопашную нельзя завершить.
fault-not-retreating = Отряду { $unit } отступать не нужно.
fault-path-elsewhere = Путь отряда { $unit } не проходит через его гекс.
fault-displaced = Отряд { $unit } нельзя так потеснить.

## Альма

due-roll-preservation = Бросок на сохранение русской армии
    .inline = бросок на сохранение русской армии
parents-fire-together = Вместе стреляют отряды разных соединений; бросок считается не меньше 1
preservation-impossible = Броска на сохранение армии нет: русские потеряли { $lost ->
    [one] { $lost } отряд
    [few] { $lost } отряда
   *[many] { $lost } отрядов
} пехоты, и никакой бросок не доведёт сумму до { $total }.
preservation-triggered = Начинается сохранение армии: русские потеряли { $lost ->
    [one] { $lost } отряд
    [few] { $lost } отряда
   *[many] { $lost } отрядов
} пехоты, и с броском сумма не меньше { $total }
preservation-not-yet = Сохранение армии ещё не начато: русские потеряли { $lost ->
    [one] { $lost } отряд
    [few] { $lost } отряда
   *[many] { $lost } отрядов
} пехоты, и с броском сумма меньше { $total }
enough-exits = В этот ход с карты ушло русских отрядов: { $units }.
too-few-exits = { $units ->
    [0] В этот ход с карты не ушёл ни один русский отряд.
    [one] В этот ход с карты ушёл только { $units } русский отряд.
    [few] В этот ход с карты ушли только { $units } русских отряда.
   *[many] В этот ход с карты ушло только { $units } русских отрядов.
}

factor-infantry-lost = Уже уничтожено: { $lost ->
    [one] { $lost } отряд
    [few] { $lost } отряда
   *[many] { $lost } отрядов
} русской пехоты
factor-preservation-total = Начнётся, если с броском сумма не меньше { $total }

points-allied-infantry = До сохранения армии уничтожено: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
} союзной пехоты
points-turns-before-preservation = { $count ->
    [one] { $count } полный ход
    [few] { $count } полных хода
   *[many] { $count } полных ходов
} до сохранения армии
points-turns-without-exits = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, когда с карты ушло слишком мало отрядов
points-russian-infantry = Уничтожено: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
} русской пехоты
points-early-preservation = Сохранение армии начато на ходу { $turn }
points-turns-with-exits = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, когда русские отряды уходили с карты

alma-won = { $side-is ->
    [you] Вы победили
    [russian] Победили русские
   *[other] Победили союзники
}: союзники — { $allied }, русские — { $russian }.
alma-drawn = Ничья: союзники — { $allied }, русские — { $russian }.

badge-stepped-back = отошёл
track-russian-infantry-lost = Потери русской пехоты
preservation-is-triggered = Сохранение армии начато на ходу { $turn }
preservation-is-not-triggered = Сохранение армии не начато
describe-south-of-alma = { $depth ->
    [one] { $depth } гекс
    [few] { $depth } гекса
   *[many] { $depth } гексов
} к югу от Альмы

fault-parent-not-bound = Переправа через Альму не связывает соединение { $parent }.
fault-depth-kept = Удаление от Альмы хранится только в фазу движения союзников.
fault-not-artillery = { $unit } — не артиллерия.
fault-losses-kept = Потери хранятся лишь после начала сохранения армии, а оно не начато.
fault-parents-bound = Соединения связаны только в фазу движения союзников.
fault-roll-in-wrong-phase = Бросок на сохранение армии бывает только в фазу движения русских.
fault-roll-not-due = Для броска на сохранение армии ещё рано.
fault-guns-stepped-back = Среди отошедших орудий есть такие, что отойти не могли.
fault-left-before-preservation = Отряды ушли с карты до сохранения армии.
fault-booked-before-preservation = Уход с карты или потери записаны до сохранения армии.
fault-roll-after-preservation = Когда сохранение армии начато, бросок больше не нужен.
fault-turn-of-preservation = На этом ходу сохранение армии начаться не могло.
fault-turns-of-exits = Ходов с уходом с карты записано больше, чем их было.
fault-too-many-losses = До сохранения армии потеряно больше союзной пехоты, чем за всё сражение.
fault-too-many-left = До этого хода ушло больше отрядов, чем за всё сражение.
fault-depth-in-hand = Идущий отряд не мог начать так далеко на юге.
fault-cannot-have-left = Отряд { $unit } не мог уйти с карты.
fault-cannot-be-taken = { $unit } в этом сражении нельзя захватить или заклепать.

## Балаклава

tires-by-marching = { $unit } тратит весь запас ОД и устаёт: выносливость { $left }.
tires-by-disruption = { $unit } после расстройства устаёт: выносливость { $left }.
tires-by-attacking = { $unit } после атаки в рукопашной устаёт: выносливость { $left }.
gun-is-spiked = Орудие { $unit } заклёпано.
gun-is-captured = Орудие { $unit } захвачено.
french-are-called = Русские угрожают Сапун-горе: могут вступить новые французские батальоны.
british-demoralized = Британцы потеряли { $lost ->
    [one] { $lost } очко
    [few] { $lost } очка
   *[many] { $lost } очков
} силы в рукопашной и деморализованы.

points-eliminated = Отряд { $unit } уничтожен
points-gun-captured = Орудие { $unit } захвачено
points-left-map = Отрядов, ушедших с карты через { $hex }: { $units }
points-east-held = Заняты три восточных редута
points-gun-remains = Орудие { $unit } ещё в игре
points-west-held = Три западных редута последними занимали союзники

balaclava-won = { $side-is ->
    [you] Вы победили
    [russian] Победили русские
   *[other] Победили союзники
}: русские — { $russian }, союзники — { $allied }.
balaclava-drawn = Ничья: русские — { $russian }, союзники — { $allied }; для победы нужен перевес в { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[many] { $margin } очков
}.

badge-endurance = выносливость { $left }

fault-endurance = Выносливость отряда { $unit } не больше { $most }, его морали.
fault-does-not-tire = { $unit } — не из тех батальонов, которые устают.
fault-no-redoubt = { $hex } — не редут.
fault-endurance-above-morale = У отряда { $unit } выносливость больше морали.
fault-worn-out = Силы отряда { $unit } исчерпаны: он должен быть в расстройстве.
fault-gun-not-captured = { $unit } без прикрытия в { $hex }, в зоне контроля русских: орудие должно быть захвачено.
fault-not-demoralized = Британцы потеряли { $lost ->
    [one] { $lost } очко
    [few] { $lost } очка
   *[many] { $lost } очков
} и должны быть деморализованы.
fault-cannot-have-moved = { $unit } может быть только там, где начинает.
fault-not-a-redoubt-gun = Захватить или заклепать можно только орудия редутов, а { $unit } — не из них.

## Отказы: продвижение

defenders-do-not-advance = Отряд { $unit } оборонялся; обороняющиеся не продвигаются.
nobody-advances-after-fire = После огня не продвигаются.
may-not-advance-now = { $unit } сейчас не может продвинуться.
is-not-on-path-of-retreat = { $hex } не лежит на пути отступления.
cannot-stop-overstacked = { $unit } не может остановиться в { $hex }: стопка превысила бы предел.
cannot-advance = { $unit } не может продвинуться в { $hex }: раньше надо остановиться в зоне контроля противника или туда нет перехода.

## Отказы: Альма

phasing-guns-do-not-step-back = { $unit } — отряд активного игрока; отходят только орудия другой стороны.
is-disrupted-and-cannot-step-back = { $unit } в расстройстве и не может отойти.
has-fired-and-cannot-step-back = Отряд { $unit } уже стрелял в эту фазу и не может отойти.
has-stepped-back-already = Отряд { $unit } уже отошёл.
guns-not-threatened = { $unit } не в зоне контроля противника и отойти не может.
has-stepped-back-and-cannot-fire = Отряд { $unit } отошёл и в этот ход игрока стрелять не может.
may-not-enter = { $unit } не может войти в { $hex }.
is-too-deep-already = { $unit } уже на { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
} южнее Альмы и не может идти дальше на юг, в { $hex }, пока не переправится остальная часть его соединения.
bound-by-unit = { $unit } может уйти от Альмы на юг только на { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}, не в { $hex }: в начале фазы отряд { $other } из его соединения был ещё к северу от реки.
bound-by-guns = { $unit } может уйти от Альмы на юг только на { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}, не в { $hex }: в начале фазы артиллерия его дивизии, { $other }, была ещё к северу от реки.
bound-by-parent = { $unit } может уйти от Альмы на юг только на { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}, не в { $hex }: в начале фазы часть его соединения была ещё к северу от реки.
bound-by-artillery = { $unit } может уйти от Альмы на юг только на { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}, не в { $hex }: в начале фазы артиллерия его дивизии была ещё к северу от реки.
french-wait = { $unit } — французы: до хода { $n } они не двигаются.
division-enters-together = Отряд { $unit } должен вступить тоже в эту фазу: вся дивизия вступает на одном ходу.
did-not-enter-with-rest = Отряд { $unit } не вступил со своей дивизией и в сражении не участвует.
only-russian-units-leave-map = Уходить с карты могут только русские отряды, а { $unit } — нет.
may-not-leave-map-before-preservation = { $unit } не может уйти с карты, пока не начато сохранение армии.

## Отказы: Балаклава

is-worn-out = Силы отряда { $unit } исчерпаны: восстановить порядок он больше не может.
enters-only-after-russian-unit = { $unit } вступает только после того, как русский отряд зайдёт западнее колонки 04.
enters-on-game-turn-or-later = { $unit } вступает на ходу { $n } или позже.
is-no-reinforcement = { $unit } — не подкрепление.
is-no-redoubt-gun = { $unit } — не орудие редута.
guns-are-spiked-in-allied-movement-phase = Орудия заклёпывают только в фазу движения союзников.
is-no-longer-in-play = { $unit } уже вне игры.

## Отказы: правила, которые сражение может изменить

may-not-enter-now = { $unit } сейчас не может войти в { $hex }.
no-guns-are-spiked = { $unit } нельзя заклепать: в этом сражении таких орудий нет.

## Отказы: стопки

cannot-stay-together = { $unit } и { $other } не могут остаться вместе в { $hex }: сначала один из отрядов должен уйти дальше.
is-not-being-displaced = Отряд { $unit } сейчас никто не теснит.
cannot-be-displaced-to = Отряд { $unit } нельзя потеснить в { $hex }.
would-be-three-units = Вместе с { $unit } в { $hex } было бы три отряда.
cannot-share-hex = { $unit } не может остаться в { $hex } вместе с { $other }: тому отряду сейчас не уйти.
stacks-are-reordered-in-movement = Порядок в стопках меняет их хозяин, и только в свою фазу движения.
is-on-top-already = { $unit } уже наверху стопки.
choose-order-first = Сначала положите { $unit } на верх стопки или вниз.
nobody-has-just-arrived = В стопку только что никто не вошёл.

## Отказы: отход

cavalry-withdraws-after-defensive-fire = Кавалерия отходит только в ход противника, в конце фазы оборонительного огня своей стороны.
only-cavalry-on-map-withdraws = Отходит только кавалерия на карте, а { $unit } — нет.
has-withdrawn-already = Отряд { $unit } уже отошёл.
is-disrupted-and-cannot-withdraw = { $unit } в расстройстве и не может отойти.
cavalry-not-threatened = { $unit } не в зоне контроля вражеской пехоты или артиллерии.
cannot-withdraw-in-this-phase = { $unit } не может отойти в эту фазу.
cannot-step-back-there = { $unit } отходит на один гекс, как при отступлении, из всех вражеских зон контроля; { $hex } не подходит.
withdraws-to-adjacent-hex = { $unit } отходит на один гекс, а { $hex } не рядом.
cannot-withdraw-into-zone = { $unit } не может отойти в { $hex }: там зона контроля противника.
cannot-withdraw-into-occupied-hex = { $unit } не может отойти в { $hex }: гекс занят.
cannot-cross-into = { $unit } не может перейти в { $hex }.

## Отказы: огонь

cannot-fire-in-this-phase = { $unit } не может стрелять в эту фазу.
unit-not-on-map = { $unit } вне карты.
has-fired-already = Отряд { $unit } уже стрелял в эту фазу.
is-disrupted-artillery-and-cannot-fire = { $unit } — артиллерия в расстройстве и стрелять не может.
has-no-fire-strength = У отряда { $unit } нет силы огня.
fires-only-in-defence = { $unit } стреляет только в фазу оборонительного огня.
moved-in-this-player-turn = Отряд { $unit } двигался в этот ход игрока и стрелять в нём не может.
has-moved-and-is-not-ready = Отряд { $unit } двигался и ещё не готов стрелять.
is-below-and-cannot-fire = { $unit } стоит в стопке под { $other } и стрелять не может.
fires-only-at-adjacent-hexes = { $unit } стреляет только по соседним гексам.
is-out-of-range = { $hex } в { $n ->
    [one] { $n } гексе
   *[other] { $n } гексах
} — слишком далеко для { $unit }.
line-of-sight-is-blocked = У отряда { $unit } нет линии видимости: в { $hex } её закрывает { $what }.
cannot-see = { $unit } не видит { $hex }.
stands-before-redoubt-wall = { $unit } стоит прямо перед валом редута и может стрелять только по гексу за ним, не по { $hex }.
hex-not-on-map = Гекса { $hex } на карте нет.
no-enemy-in-hex = В { $hex } нет противника.
hex-was-fired-at = По { $hex } в эту фазу уже стреляли: весь огонь по гексу ведётся сразу.
unit-was-fired-at = По отряду { $unit } в эту фазу уже стреляли.
roll-fire-first = Сначала разыграйте огонь по { $hex }.
nobody-can-fire-at = По { $hex } стрелять некому.
choose-target-first = Сначала выберите гекс для обстрела.
choose-target-before-unit = Сначала выберите гекс для обстрела, затем { $unit }.
has-no-enemy-to-fire-at = Отряду { $unit } не в кого стрелять.
is-firing-already = { $unit } уже стреляет.
nobody-fires-yet = Сначала выберите, кто стреляет.

## Отказы: порядок хода

there-is-no-such-unit = Такого отряда нет.
has-not-entered-map = Отряд { $unit } ещё не вступил на карту.
is-out-of-battle = { $unit } вне сражения.
retreat-comes-first = Сначала отступление.
advance-is-decided-first = Сначала решите, кто продвигается.
due-roll-first = Сначала — { $what-inline }.
battle-is-over = Сражение окончено.
is-not-yours = { $unit } — не ваш отряд.
no-combat-takes-place-in-movement = В фазу движения боя нет.
no-combat-in-this-phase = В эту фазу бой не объявляют.
nothing-to-follow-up = Никто не отступает, не продвигается и не входит в стопку.
roll-declared-combat-first = Сначала разыграйте объявленный бой.

## Отказы: рукопашная

has-melee-strength-for-defence-only = У отряда { $unit } сила в рукопашной только для обороны.
cannot-attack-again = Отряд { $unit } в эту фазу рукопашной уже атаковал, продвигался или был потеснён.
has-no-enemy-to-attack = Рядом с { $unit } нет противника, которого можно атаковать.
choose-defender-before-unit = Сначала выберите гекс для атаки, затем { $unit }.
has-no-hex-to-advance-into = Отряду { $unit } некуда продвинуться.
has-no-hex-to-withdraw-to = Отряду { $unit } некуда отойти.
hex-was-attacked = { $hex } в эту фазу рукопашной уже атакован.
nobody-can-attack-hex = Атаковать { $hex } некому.
is-being-attacked-already = { $hex } уже под атакой.
attacker-is-not-adjacent = { $unit } атакует и не рядом с { $hex }.
no-attacker-is-adjacent = Рядом с { $hex } нет отряда, который может атаковать.
any-attack-would-bar-compulsory-one = Любая атака на { $hex } сделала бы невозможной обязательную атаку в другом месте.
hex-cannot-join-combat = { $hex } нельзя добавить к этому бою: кто-то из обязанных драться не рядом со всеми его гексами.
choose-defender-first = Сначала выберите гекс для атаки.
only-phasing-units-attack = { $unit } не может атаковать: атакуют только отряды активного игрока на карте.
is-attacking-already = { $unit } уже атакует.
is-not-adjacent-to = { $unit } не рядом с { $hex }.
is-not-adjacent-to-every-hex = { $unit } рядом не со всеми атакованными гексами.
is-needed-elsewhere = Отряд { $unit } нужен в другом месте: иначе там останется противник, которого обязательно атаковать.
nobody-attacks-yet = Сначала выберите, кто атакует.
must-attack-too = Отряд { $unit } тоже должен атаковать: другого противника для него не останется.
must-be-attacked-too = { $hex } тоже надо атаковать: больше это сделать будет некому.
combat-would-bar-compulsory-one = Этот бой сделал бы невозможной обязательную атаку.
must-attack = Отряд { $unit } в зоне контроля противника и должен атаковать.
must-be-attacked = Противника в { $hex } надо атаковать.

## Отказы: движение

moves-only-in-own-phase = { $unit } движется только в фазу движения своей стороны.
must-enter-first = Отряд { $unit } ещё не вступил на карту: сначала введите его.
has-finished-its-move = Отряд { $unit } закончил движение.
cannot-move = { $unit } не может двигаться.
is-disrupted-artillery-and-cannot-move = { $unit } — артиллерия в расстройстве и двигаться не может.
is-already-there = { $unit } уже в { $hex }.
is-held-by = Гекс { $hex } занимает { $other }.
must-stop-in-zone = { $unit } останавливается в { $hex }: это зона контроля отряда { $other }.
cannot-afford-way = У отряда { $unit } осталось { $points } ОД; путь до { $hex } стоит больше.
cannot-reach = { $unit } не может дойти до { $hex }.
cannot-move-from-zone-to-zone = { $unit } в зоне контроля противника и не может идти прямо в { $hex }: это зона контроля отряда { $other }.
cannot-afford-step = Шаг в { $hex } стоит { $points } ОД — больше, чем осталось у отряда { $unit }.
is-sea = { $hex } — море.
nobody-may-enter = Входить в { $hex } нельзя никому.
cliff-bars = Отряду { $unit } не пройти в { $hex }: обрыв.
is-disrupted-and-cannot-enter-aqueduct = { $unit } в расстройстве и не может войти на акведук в { $hex }.
enters-aqueduct-only-by-road = { $unit } может войти на акведук в { $hex } только по дороге или у моста.
enters-swamp-only-by-road = { $unit } может войти в болото { $hex } только по дороге.
cannot-cross-redoubt-wall = { $unit } не может перейти вал редута в { $hex }.
must-stop-and-cannot-leave = { $unit } останавливается в { $hex }, в зоне контроля противника, и в эту фазу с карты не уйдёт.
cannot-reach-and-leave-map = { $unit } не успеет в эту фазу дойти до { $hex } и уйти с карты.

## Отказы: восстановление

rallies-only-in-own-phase = { $unit } восстанавливает порядок только в фазу восстановления своей стороны.
is-not-disrupted = { $unit } не в расстройстве.
has-tried-to-rally-already = Отряд { $unit } уже пытался восстановить порядок в эту фазу.

## Отказы: подкрепления

enters-only-in-own-phase = { $unit } вступает только в фазу движения своей стороны.
is-not-waiting-to-enter = { $unit } не ждёт ввода.
entry-hex-is-closed = Через { $hex } в эту фазу больше никто не вступит.
entry-hex-is-blocked = Гекс вступления { $hex } закрыт: вводите через другой, а если закрыты все — через ближайший свободный гекс края карты.
every-entry-is-blocked = Все гексы, через которые может вступить { $unit }, закрыты.
does-not-enter-at = { $unit } не вступает через { $hex }.
is-too-far-back-in-column = { $unit } стоит слишком далеко в колонне у { $hex } и в эту фазу не вступит.
must-stop-on-entering = { $unit } останавливается сразу в { $hex }: это зона контроля противника.
cannot-reach-after-entering = { $unit } после вступления не дойдёт до { $hex }.

## Отказы: отступление

does-not-have-to-retreat-now = Отряду { $unit } сейчас отступать не нужно.
cannot-retreat-to = { $unit } отступает гекс за гексом; { $hex } — не следующий гекс отступления.
is-controlled-by = { $hex } в зоне контроля отряда { $other }.
enemy-holds-hex = { $hex } занят противником.
must-avoid-friends = Отряд { $unit } должен обойти своих в { $hex }: есть другой путь.
retreat-is-too-short = Через { $hex } отряд { $unit } отступит не на нужное расстояние или не так далеко от противника, как может.

## Варианты правил

option-broken_cavalry_stays = Кавалерия в расстройстве не может отойти перед рукопашной (необязательный пункт 11.27 из поправок).
option-broken_cavalry_stays-no = Кавалерия в расстройстве может отойти.
option-broken_cavalry_stays-yes = Кавалерия в расстройстве остаётся и дерётся.

option-over_own_slope = Может ли крутой склон или обрыв на стороне гекса стреляющего закрыть ему линию видимости? Пункт 7.31 говорит «нет», пункт 7.32 исключений не делает.
option-over_own_slope-yes = Стреляющий видит поверх склонов своего гекса.
option-over_own_slope-no = О крутых склонах судят только по расстоянию, о своих тоже.

option-second_rifle_unit = Среди фишек есть второй отряд Стрелковой бригады (Rifle Brigade), который, видимо, выпал из списка расстановки.
option-second_rifle_unit-yes = Он начинает в 2511, впереди Лёгкой дивизии.
option-second_rifle_unit-no = Его нет: расстановка по печатному списку.

## Что может показать карта

survey-zone_russian = Зоны контроля русских
survey-zone_allied = Зоны контроля союзников
survey-sight = Видимость из гекса
survey-field_of_fire = Сектор обстрела отряда
survey-reach = Досягаемость отряда

## Что взвешивает компьютер

feature-lead = набранные очки
feature-prospect = что принесёт время
feature-infantry = пехота в порядке
feature-infantry-shaken = пехота в расстройстве
feature-cavalry = кавалерия в порядке
feature-cavalry-shaken = кавалерия в расстройстве
feature-guns = батареи в порядке
feature-guns-shaken = батареи в расстройстве
feature-ground = занятая местность
feature-near-russian = русские у своих целей
feature-near-allied = союзники у своих целей
feature-press-russian = русские близко к противнику
feature-press-allied = союзники близко к противнику
feature-exposed-russian = русские, которых можно смять
feature-exposed-allied = союзники, которых можно смять
feature-under-fire-russian = русские под огнём
feature-under-fire-allied = союзники под огнём
feature-contact-russian = русские вплотную к противнику
feature-contact-allied = союзники вплотную к противнику
feature-penned-russian = русские без пути назад
feature-penned-allied = союзники без пути назад
feature-cover = отряды на хороших позициях
feature-melee-points = очки от будущих рукопашных
feature-melee-men = потери в будущих рукопашных
feature-melee-ground = местность, которую можно взять в рукопашной

## На главной странице: Альма

about-alma = 20 сентября 1854 года. Русские Меншикова держат высоты за Альмой, над мостом стоит Большой редут; британцам и французам предстоит перейти реку вброд, не растеряв дивизий, и взять склоны штурмом. Двенадцать ходов без кавалерии: пехота, батареи, виноградники и обрывы, партия на вечер. Первыми ходят союзники, большинство французов — с третьего хода.
sources-alma = Правила и расстановка следуют печатной игре 1978 года. Её карты в наших источниках нет: наша нарисована заново по гексам печатной расстановки и по истории. Большинство значений фишек прочитано с повреждённого изображения листа, а место второго отряда Стрелковой бригады выбрали мы.

## На главной странице: Балаклава

about-balaclava = 25 октября 1854 года. Русские Липранди спускаются на редуты, что прикрывают британскую гавань; на пути у них «тонкая красная линия», Тяжёлая и Лёгкая бригады. Двенадцать ходов батальонов, эскадронов и батарей, партия на вечер. Первыми ходят русские.
sources-balaclava = Правила, отряды и расстановка следуют печатной игре 1978 года. Её карты в наших источниках нет: наша нарисована заново по гексам печатной расстановки и по истории. Некоторые значения фишек и таблиц выведены из остальной игры.

## Что написано на фишках

arm-artillery = артиллерия
arm-cavalry = кавалерия
arm-horse_artillery = конная артиллерия
arm-infantry = пехота
nation-british = британцы
nation-french = французы
nation-russian = русские
nation-turkish = турки
value-fire = огонь
value-melee = рукопашная
value-morale = боевой дух
value-movement = движение

## В отчётах о многих партиях: причины потерь и ключевые моменты

loss-fire = огонь
loss-melee = рукопашная
loss-no-retreat = некуда отступать
loss-guns-overrun = захваченные орудия
loss-cavalry-worn-out = измотанная кавалерия

## Карты

map-alma = Альма
map-alma-subtitle = Первое сражение, 20 сентября 1854 года
map-alma-note = Начерчено по правилам игры и описаниям местности; чего правила не определяют, то восстановлено.
map-balaclava = Балаклава
map-balaclava-subtitle = Атака лёгкой бригады, 25 октября 1854 года
map-balaclava-note = Начерчено по правилам игры и описаниям местности; чего правила не определяют, то восстановлено.

## Названия мест

# Места, у которых есть русское название; остальные называются как на карте.
place-bourliuk = Бурлюк
place-bridge = Мост
place-almatamack = Алма-Тамак
place-white-homestead = Белая усадьба
place-tarkhanlar = Тарханлар
place-great-redoubt = Большой редут
place-lesser-redoubt = Малый редут
place-telegraph-hill = Телеграфный холм
place-hadji-boulat = Аджи-Булат
place-ulukul-akles = Улукул-Аклес
place-ulukul-tiouets = Улукул-Тюец
place-raglans-knoll = Холм Раглана
place-west-cliff = Западный обрыв
place-kourgane-hill = Курганная высота
place-telegraph-height = Телеграфная высота
place-the-pass = Дефиле
place-post-road = Почтовая дорога
place-to-sevastopol = На Севастополь
place-from-eupatoria = Из Евпатории
place-alma = Альма
place-black-sea = Чёрное море
place-the-post-road = Почтовая дорога
place-redoubt-no-1-canroberts-hill = Редут № 1 (высота Канробера)
place-redoubt-no-1 = Редут № 1
place-redoubt-no-2 = Редут № 2
place-redoubt-no-4 = Редут № 4
place-redoubt-no-5 = Редут № 5
place-redoubt-no-6 = Редут № 6
place-redoubt-no-3-arabtabia = Редут № 3 (Араб-Табия)
place-no-2 = № 2
place-no-3 = № 3
place-no-4 = № 4
place-no-5 = № 5
place-no-6 = № 6
place-sapoune-heights = Сапун-гора
place-fedioukine-heights = Федюхины высоты
place-causeway-heights = Семякины высоты
place-north-valley = Северная долина
place-south-valley = Южная долина
place-kadikoi = Кадыкёй
place-balaclava-gorge = Балаклавское ущелье
place-to-balaclava = На Балаклаву
place-balaclava-harbour = Балаклавская бухта
place-marine-heights = Высоты морской пехоты
place-mount-hiblak = Гора Хиблак
place-kamara = Комары
place-kamara-heights = Комарские высоты
place-mount-hasfort = Гасфортова гора
place-tchorgoun = Чоргун
place-tractir-bridge = Трактирный мост
place-the-col = Перевал
place-woronzoff-road = Воронцовская дорога
place-aqueduct = Акведук
place-the-aqueduct = Акведук
place-tchernaya = Чёрная
place-the-thin-red-line = Тонкая красная линия
place-canroberts-hill = Высота Канробера

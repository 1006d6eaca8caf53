### Что говорит лаборатория, по-русски. Черновик: знающие язык приглашаются его исправить.

## Числа и игроки

decimal-sign = ,
range = от { $from } до { $to }
games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
player-random = наугад
step = { $stronger } против { $weaker }

## Столбцы таблиц

column-about = о чём
column-all = все
column-book = книга
column-by-side = по сторонам
column-case = пункт
column-cases = пункты
column-cause = причина
column-difference = разница
column-first = впервые на ходу
column-from-to = от, до
column-game = игра
column-games = партий
column-goal = цель
column-happened = сработало
column-interval = 95 %
column-lead = отрыв
column-lead-both = отрыв, обе стороны
column-lead-first = отрыв до
column-losses-a-game = потери за партию
column-middle-half = средняя половина
column-nodes = узлы
column-note = примечание
column-pair-score = счёт пар
column-pairs = пары
column-pairs-won = выигранные пары
column-plan-time = план
column-player = игрок
column-points = очки
column-rule = правило
column-score = счёт
column-seat = место
column-seeds = начальные числа
column-share = доля
column-share-of-games = доля партий
column-side = сторона
column-speed = партий/с
column-step = ступень
column-then = после
column-times = раз
column-times-a-game = раз за партию
column-turn = ход
column-turns = ходы
column-after = через { $turns }
column-unit = часть
column-wins = победы
column-wins-first = победы до
column-with-bid = с форой

## Виды правил

kind-fire = огонь
kind-melee = рукопашная
kind-morale = мораль
kind-move = движение
kind-physical = игровой материал
kind-sequence = порядок хода
kind-setup = расстановка
kind-siege = осада
kind-supply = снабжение
kind-victory = победа
kind-zoc = зона контроля

## Отчёт текстом

report-begun = { $title }: ни одна партия не окончена
report-of-games = { $games ->
    [1] { $title }: { $games } партия, начальное число { $last }
    [one] { $title }: { $games } партия, начальные числа от { $first } до { $last }
    [few] { $title }: { $games } партии, начальные числа от { $first } до { $last }
   *[many] { $title }: { $games } партий, начальные числа от { $first } до { $last }
}
report-options = настройки: { $options }
report-draws = ничьи
report-length = длина: игровых ходов { $turns } ({ $turn_range }), решений { $decisions } ({ $decision_range })
report-losses = потери за партию
report-all = всего
report-units = части с наибольшими потерями: { $side }
report-a-game = { $losses } за партию
report-in-games = в { $share } партий
report-places = { $place ->
    [square] самые кровавые квадраты
   *[hex] самые кровавые гексы
}, с потерями за партию: { $places }
report-causes = причины, потери за партию
report-moments = ключевые моменты
report-never = никогда
report-rules = правила
report-cases = сработало пунктов: { $happened } из { $cases }
report-single = из них в одной-единственной партии: { $cases }

## Сравнение двух вариантов

change = { $what }: { $before }, затем { $after }
change-option = настройка { $option }
change-player = игрок { $seat }
change-data = данные
change-doctrine = доктрина
compared = Пар партий с одинаковыми начальными числами: { $pairs }, из них с одинаковым исходом: { $alike }. { $verdict }
verdict-nobody = Никто не играет.
verdict-too-few = Пар партий: { $pairs }. Это ни о чём не говорит: нужно не меньше 2.
verdict-alike = Все пары партий ({ $pairs }) окончились одинаково: разницу показать не удалось.
verdict-unsure = { $side }: отрыв больше на { $points } (±{ $margin }, 95 %); разницу показать не удалось.
verdict-sure = { $side }: отрыв больше на { $points } (±{ $margin }, 95 %); разница доказана.

## Лестница

ladder-pairs = По две партии в паре с одним начальным числом, каждый игрок по разу за каждую сторону; первое начальное число { $seeds }. Интервалы 95 %, по парам.
ladder-scores = Счёт: 1 за победу, половина за ничью. Счёт пар: 1, если сумма двух отрывов больше нуля, половина, если она равна нулю. Партии в секунду и время плана (решения, если планов нет) — это время процессора; они измерены, всё остальное следует из начального числа.
ladder-bid = С форой: победил тот, чей отрыв больше, чем обычно бывает у его стороны в партиях сержантов.
ladder-note = { $game }, { $step }: { $note }
ladder-search = { $nodes } узлов на план — это 0,1 с времени процессора, { $how ->
    [measured] как измерено перед игрой
   *[given] как задано
}

## Измерения

measured-steps = Ступени лестницы
measured-in-use = Что применяется
measured-not-in-use = Что испытано и не применяется
measured-balance = Равновесие игр

## Выигрыш от перебора и подбор весов

gain-all-seats = все
gain-about = Сколько очков выиграно против простой политики за один ход игрока, через столько-то ходов игроков; интервалы 95 %.
tuned-plan-weights = { $seat }: планов { $plans } на фаз { $phases }; корреляция { $before } до, { $after } на новых фазах
tuned-evaluation = оценка объясняет { $now } исходов партий, прежде { $before }
tuned-policy = новая политика против старой: { $score } партий ({ $range }), отрыв { $lead } за пару

## Отчёт страницей

page-title = { $title }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
page-about = { $games ->
    [1] { $games } партия между компьютерами, начальное число { $last }.
    [one] { $games } партия между компьютерами, начальные числа от { $first } до { $last }.
    [few] { $games } партии между компьютерами, начальные числа от { $first } до { $last }.
   *[many] { $games } партий между компьютерами, начальные числа от { $first } до { $last }.
} { $players }.
page-seat = { $seat }: { $player }
page-options = Настройки: { $options }
page-footer = Правила { $rules }, данные { $data }, доктрина { $doctrine }. Те же начальные числа и игроки дают те же партии на любой машине. Интервалы 95 %: Уилсона для долей, Стьюдента для средних.

who-wins = Кто побеждает
who-wins-about = Доля партий, с интервалами 95 %.
who-wins-label = Доля выигранных партий, с интервалами
who-wins-bar = { $seat }, { $player }
who-wins-draw = ничья
by-how-much = С каким отрывом
by-how-much-about = Отрыв по очкам в конце, по числу партий: { $side }. Слева от нуля — отставание.
by-how-much-label = Как часто был каждый отрыв
by-how-much-bar = очки { $value }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
how-long = Как долго
how-long-about = Последний игровой ход, по числу партий. В среднем игровых ходов: { $turns }, решений: { $decisions } ({ $range }).
how-long-label = На каком игровом ходу кончались партии
how-long-bar = игровой ход { $value }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}

what-is-lost = Что потеряно
what-is-lost-key = { $side }: { $losses } за партию
what-is-lost-about = Потери за партию по игровым ходам: в частях или, где они есть, в ступенях или фигурках.
what-is-lost-label = Потери за партию по игровым ходам
what-is-lost-bar = ход { $turn }, { $side }: { $losses }
what-takes-them = Отчего потери
what-takes-them-about = Потери за партию по причинам, с интервалами 95 %.
what-takes-them-label = Потери за партию по причинам
what-takes-them-bar = { $cause }, { $side }: { $losses }
causes-by-turn = Причины по игровым ходам
units-of-side = Части: { $side }
units-of-side-some = Части: { $side }, { $shown } из { $all }
units-label = Потери за партию по частям
units-bar = { $unit }: в { $share } партий ({ $interval })
units-all = Все части
units-of-games = По итогам { $games ->
    [one] { $games } партии.
   *[other] { $games } партий.
}

where-it-is-lost = Где потеряно
where-scale = Потери за партию по { $place ->
    [square] квадратам
   *[hex] гексам
}:
where-about = { $place ->
    [square] У худших квадратов стоит их число; наведите на квадрат
   *[hex] У худших гексов стоит их число; наведите на гекс
}, чтобы узнать больше.
where-off-map = Потери частей, которые не стояли ни в одном { $place ->
    [square] квадрате
   *[hex] гексе
}: { $losses }.
where-label = Потери по { $place ->
    [square] квадратам
   *[hex] гексам
}
where-bar = { $place }: { $losses } за партию ({ $sides })
where-side = { $side } { $losses }

moments = Ключевые моменты
moments-about = Впервые на ходу: медиана партий, в которых это случилось, средняя их половина и все.

which-rules = Сработавшие правила
which-rules-about = Пункт сработал, если его называет событие партии. Пункты, которые что-то запрещают или лишь говорят, как считать, событий не вызывают и потому здесь никогда не числятся сработавшими.
which-rules-seen = { $cases ->
    [one] { $cases } сработавший пункт
    [few] { $cases } сработавших пункта
   *[many] { $cases } сработавших пунктов
}
which-rules-unseen = { $cases ->
    [one] { $cases } пункт, которого не назвало ни одно событие
    [few] { $cases } пункта, которых не назвало ни одно событие
   *[many] { $cases } пунктов, которых не назвало ни одно событие
}

## Почему опыт невозможен

experiment-players = В игре { $game } мест: { $seats }, а игроков названо: { $players }
experiment-no-games = 0 партий ни о чём не говорят: нужна хотя бы 1
experiment-too-many = Столько партий ({ $games }), начиная с числа { $seed }, — больше, чем есть начальных чисел или чем можно сосчитать

### Что говорит «Крым», по-русски. Черновик: знающие язык приглашаются его исправить.

## Имена

side-russian = русские
    .title = Русские
    .genitive = русских
side-allied = союзники
    .title = Союзники
    .genitive = союзников

nation-russian = русские
    .genitive = русских
nation-british = британцы
    .genitive = британцев
nation-french = французы
    .genitive = французов
nation-turkish = турки
    .genitive = турок
nation-sardinian = сардинцы
    .genitive = сардинцев
nation-cossack = казаки
    .genitive = казаков

class-infantry = пехота
    .title = Пехота
class-cavalry = кавалерия
    .title = Кавалерия
class-artillery = артиллерия
    .title = Артиллерия

star-fort-guns = Звёздный форт (10 факторов)

battle = { $battle ->
    [alma] Сражение на Альме, 20 сентября 1854
    [balaklava] Балаклавское сражение, 25 октября 1854
    [inkerman] Инкерманское сражение, 5 ноября 1854
    [evpatoria] Сражение под Евпаторией, 17 февраля 1855
    [tchernaya] Сражение на Чёрной речке, 16 августа 1855
    [malakoff] Штурм Севастополя, 8 сентября 1855
   *[valley] В долину смерти, 25 октября 1854
}

season = { $turn ->
    [1] конец сентября 1854
    [2] начало октября 1854
    [3] конец октября 1854
    [4] начало ноября 1854
    [5] конец ноября 1854
    [6] декабрь 1854
    [7] январь 1855
    [8] февраль 1855
    [9] март 1855
    [10] начало апреля 1855
    [11] конец апреля 1855
    [12] начало мая 1855
    [13] конец мая 1855
    [14] начало июня 1855
    [15] конец июня 1855
    [16] начало июля 1855
    [17] конец июля 1855
    [18] начало августа 1855
    [19] конец августа 1855
    [20] начало сентября 1855
    [21] конец сентября 1855
    [22] начало октября 1855
   *[other] конец октября 1855
}

## Заголовки

# «Ход 3 (конец октября 1854): ход русских, стратегическое движение».
heading = Ход { $turn } ({ $season }): ход { $side-genitive }, { $what }
# «Сражение на Альме, 20 сентября 1854: атака союзников, боевой ход 2, движение атакующего (фаза 4 из 11)».
heading-battle = { $battle }: атака { $side-genitive }, { $what }
heading-over = Игра окончена
heading-set-up = Расстановка: русская армия занимает позиции

stage-fortification = строительство укреплений
stage-winter = потери от зимы
stage-attrition = потери без снабжения
stage-isolation = потери изолированных отрядов
stage-arrivals = прибытие и пополнение
stage-movement = стратегическое движение
stage-handover = передача ступеней
stage-declaration = объявление осадного огня
stage-reserves = назначение резервов
stage-release = ввод резервов
stage-action = боевой ход { $turn }, { $phase } (фаза { $number } из 11)

phase-attacker-plot = приказы атакующего на огонь
phase-defender-plot = приказы обороняющегося на огонь
phase-fire = одновременный огонь
phase-commitment = назначение осадного огня
phase-disrupted-movement = движение обороняющихся в расстройстве
phase-attacker-movement = движение атакующего
phase-siege-fire = осадный огонь
phase-repair = восстановление укреплений
phase-defender-held-fire = отложенный огонь обороняющегося
phase-attacker-melee = рукопашные атакующего
phase-defender-movement = движение обороняющегося
phase-attacker-held-fire = отложенный огонь атакующего
phase-defender-melee = рукопашные обороняющегося

## Подсказки

prompt-set-up = Расставьте отряды к югу от Альмы, моряков и морские орудия — в Севастополе. Или поставьте остальных на обычные места.
prompt-build = Стройте укрепления: выберите гекс, чтобы поднять его укрепление на один уровень. Осталось очков укреплений: { $points }; неистраченные пропадут.
prompt-arrivals = Введите новые отряды и распределите ступени пополнения. Остальное подождёт до следующего хода.
prompt-march = Двигайте отряды по одному. Рядом с противником отряд обязан остановиться, и тогда начнётся боевой сегмент.
prompt-handover = Передавайте ступени от резервных или морских полков полкам в том же гексе.
prompt-declaration = Ни один отряд не подошёл к противнику вплотную. Объявите осадный огонь, чтобы начать боевой сегмент, или откажитесь.
prompt-reserves = Отметьте резервы: отряды не рядом с противником, которые смогут продолжить марш позже в этом сегменте.
prompt-release = Вводите резервы, за раз не меньше дивизии или равной ей силы, и двигайте их. Или оставьте в резерве.
prompt-settling = Определяются потери.
prompt-plot = Отдайте тайные приказы на огонь: выберите отряд, затем соседний гекс с противником. Отряды без приказа откладывают огонь.
prompt-commitment = Назначьте осадным орудиям и мортирам цели: укрепления в пределах двух гексов. { $issues ->
    [1] Это истратит ваш последний боекомплект.
   *[other] Это истратит 1 боекомплект из { $issues }.
}
prompt-disrupted-movement = Двигайте отряды в расстройстве, каждый на один гекс. Отряд, который остановлен или связан рукопашной, может прийти в расстройство, чтобы уйти.
prompt-attacker-movement = Двигайте отряды, каждый на один гекс; чтобы сразиться, войдите в гекс противника. Кавалерия может идти в конную атаку. Отряд, который остановлен или связан рукопашной, может прийти в расстройство, чтобы уйти.
prompt-defender-movement = Двигайте отряды не в расстройстве, каждый на один гекс; чтобы сразиться, войдите в гекс противника. Кавалерия может идти в конную атаку.
prompt-repair = Выберите, какие укрепления восстановить. Осталось уровней: { $levels }.
prompt-held-fire = Стреляйте отрядами, которые отложили огонь, по тем, кто вошёл в их гекс или проскакал мимо в атаке.
prompt-melee = Выберите следующую рукопашную.
prompt-melee-or-none = Выберите следующую рукопашную или завершите фазу. Там, куда вы никого не вводили, сражаться необязательно.
prompt-refusal = Рукопашная { $place }: ваши конные отряды могут уклониться и отступить.
prompt-attackers = Рукопашная { $place }: выберите, кто атакует. Отрядов там больше, чем может сражаться.
prompt-defenders = Рукопашная { $place }: выберите, кто обороняется. Отрядов там больше, чем может сражаться.
prompt-melee-settled = Определяется исход рукопашной { $place }.
prompt-fire = Определяется действие огня.
prompt-losses = { $steps ->
    [1] Выберите, кто { $place } теряет ступень { $cause }.
   *[other] Выберите, кто { $place } теряет ступень { $cause } (осталось потерять ступеней: { $steps }).
}
prompt-losses-anywhere = { $steps ->
    [1] Выберите, кто теряет ступень { $cause }.
   *[other] Выберите, кто теряет ступень { $cause } (осталось потерять ступеней: { $steps }).
}
prompt-morale = Мораль { $place }: держаться и бросать за { $units } или отвести всю стопку на один гекс.
prompt-retreat = Ваши отряды { $place } отступают: выберите куда.

## Выбор

choice-place = Поставить { $unit } в { $at }
choice-place-rest = Поставить остальных на обычные места
choice-build = { $level ->
    [1] Построить укрепление в { $at }
   *[other] Поднять укрепление в { $at } до уровня { $level }
}
choice-enter = Ввести { $unit } в { $at }
choice-replace = Пополнить { $unit } на ступень
choice-revive = Восстановить { $unit } в { $at }
choice-exchange = Поставить { $unit } вместо { $other }
choice-march = { $unit }: марш в { $to }
choice-feed = Передать ступень от { $unit } к { $other }
choice-declare-siege = Объявить осадный огонь
choice-reserve = { $unit }: в резерв
choice-release = Ввести { $unit } из резерва
choice-aim = { $unit }: приказ стрелять по { $at }
choice-aim-fort = Звёздный форт: приказ стрелять по { $at } (10 факторов)
choice-commit = { $unit }: осадный огонь по { $at }
choice-disrupt = { $unit }: прийти в расстройство, чтобы уйти
choice-move = { $unit }: идти в { $to }
choice-attack = { $unit }: атаковать { $to }
choice-charge = { $unit }: конная атака на { $to }
choice-charge-through = { $unit }: конная атака через { $through } на { $to }
choice-repair = Восстановить укрепление в { $at } до уровня { $level }
choice-fire-held = { $unit }: стрелять по противнику в { $at }
choice-fire-fort = Звёздный форт: стрелять по противнику в { $at } (10 факторов)
choice-recall = Отменить приказ отряда { $unit }
choice-recall-fort = Отменить приказ Звёздного форта стрелять по { $at } (10 факторов)
choice-fight = Рукопашная в { $at }
choice-refuse = Уклониться от рукопашной: { $unit } отступает в { $to }
choice-join = Сражаться отрядом { $unit }
choice-lose = Снять ступень с отряда { $unit }
choice-stand = Держаться и бросать за мораль
choice-retire = Отвести всю стопку в { $to }
choice-retire-back = Отвести всю стопку: каждый отряд туда, откуда он пришёл
choice-retire-and-back = Отвести стопку в { $to }, а вошедших — туда, откуда они пришли
choice-retreat = { $unit }: отступить в { $to }
choice-retreat-together = { $unit }: отступить в { $to } вместе со своими отрядами
choice-concede = Сдать партию

done = Готово
done-set-up = Завершить расстановку
done-fortification = Завершить строительство
done-arrivals = Завершить прибытие
done-march = Завершить движение
done-handover = Завершить передачу ступеней
done-declaration = Отказаться от осадного огня
done-reserves = Завершить назначение резервов
done-release = Завершить ввод и движение резервов
done-plot = Готово: остальные откладывают огонь
done-commitment = Завершить назначение осадного огня
done-repair = Завершить восстановление
done-held-fire = Бросить за отложенный огонь
done-refusals = Готово: остальные остаются
done-fighters = Сражаться этими отрядами
done-melee = Завершить фазу рукопашных
done-phase = Завершить фазу

# Приказы, которые можно отменить.
order-fire = { $who }: огонь по { $at }
order-siege-fire = { $who }: осадный огонь по { $at }
order-fight = { $who }: рукопашная в { $at }

## Броски

# «(выпало 4, поправка +1)»
rolled-with = {" "}(выпало { $die }, поправка { $modifier })
rolled-for = {" "}(выпало { $die }, нужно { $needed }+)

## События

turn-begins = Начинается ход { $turn } ({ $season }).
player-turn-begins = Начинается { $side-is ->
    [you] ваш ход
   *[other] ход { $side-genitive }
}.
is-set-up = Отряд { $unit } поставлен { $place }.
builds = { $level ->
    [1] { $side-is ->
        [you] Вы строите
       *[other] { $side-title } строят
    } укрепление { $place }.
   *[other] { $side-is ->
        [you] Вы поднимаете
       *[other] { $side-title } поднимают
    } укрепление { $place } до уровня { $level }.
}
winter-takes = Потери британцев от зимы: { $steps ->
    [0] ни одной ступени
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}{ $rolled }.
unsupplied-lose = { $side-is ->
    [you] Ваши отряды без снабжения
   *[other] Отряды { $side-genitive } без снабжения
} теряют { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}{ $rolled }.
isolated-lose = { $side-is ->
    [you] Ваши изолированные отряды
   *[other] Изолированные отряды { $side-genitive }
} теряют { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}{ $rolled }.
loses-a-step = { $unit } теряет ступень { $cause } (осталось { $left }).
is-destroyed-by = Отряд { $unit } уничтожен { $cause-by }.

# Что отнимает ступени: «теряет ступень от огня мортир», «уничтожен огнём мортир».
cause-fire = от огня
    .by = огнём
cause-held-fire = от отложенного огня
    .by = отложенным огнём
cause-passing-fire = от отложенного огня во время конной атаки
    .by = отложенным огнём во время конной атаки
cause-siege-guns = от огня осадных орудий
    .by = огнём осадных орудий
cause-mortars = от огня мортир
    .by = огнём мортир
cause-melee = в рукопашной
    .by = в рукопашной
cause-winter = из-за зимы
    .by = зимой
cause-attrition = из-за нехватки снабжения
    .by = из-за нехватки снабжения
cause-isolation = в изоляции
    .by = в изоляции

ammunition-is-issued = У осадного парка боеприпасов на { $issues ->
    [one] { $issues } бомбардировку
    [few] { $issues } бомбардировки
   *[many] { $issues } бомбардировок
}.
replacements-arrive = Прибыли ступени пополнения: { $steps }.
steps-of-nation = { $count } для { $nation-genitive }
arrives = { $unit } прибывает { $place }.
is-replenished = { $unit } пополняется до { $steps ->
    [one] { $steps } ступени
   *[other] { $steps } ступеней
}.
is-rebuilt = Отряд { $unit } восстановлен { $place }.
replaces = { $unit } заменяет { $other } { $place }.
marches = { $unit } идёт маршем из { $from } в { $to } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
hands-over = { $unit } передаёт ступень отряду { $other }.
siege-fire-is-announced = { $side-is ->
    [you] Вы объявляете
   *[other] { $side-title } объявляют
} осадный огонь.
segment-begins = Начинается боевой сегмент: { $side-is ->
    [you] атакуете вы
   *[other] атакуют { $side }
}.
segment-ends = Боевой сегмент окончен.
action-turn-ends = { $quiet ->
    [0] Боевой ход окончен.
   *[other] Боевой ход окончен без рукопашной ({ $quiet } из 3 подряд).
}
goes-into-reserve = { $unit } уходит в резерв.
leaves-reserve = { $unit } рядом с противником и больше не в резерве.
is-released = Отряд { $unit } введён из резерва.
will-fire = { $unit } получает приказ стрелять по { $at }.
fort-will-fire = Звёздный форт получает приказ стрелять по { $at } (10 факторов).
will-not-fire = Приказ отряда { $unit } стрелять по { $at } отменён.
fort-will-not-fire = Приказ Звёздного форта стрелять по { $at } отменён (10 факторов).
orders-are-written = { $side-is ->
    [you] Ваши приказы на огонь
   *[other] Приказы { $side-genitive } на огонь
} записаны.
fires = { $side-is ->
    [you] Ваш огонь
   *[other] Огонь { $side-genitive }
} по { $at }, { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
}: { $effect }{ $rolled }.
fires-held = { $side-is ->
    [you] Ваш отложенный огонь
   *[other] Отложенный огонь { $side-genitive }
} по { $whom-dative } { $place }, { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
}: { $effect }{ $rolled }.
whom-newcomers = вошедшие
    .dative = вошедшим
whom-chargers = атакующая кавалерия
    .dative = атакующей кавалерии
is-committed = { $unit }: назначен осадный огонь по { $at }.
is-not-committed = { $unit }: осадный огонь по { $at } отменён.
siege-train-fires = Осадный парк открывает огонь; { $left ->
    [0] боеприпасов больше нет.
    [one] остаётся { $left } боекомплект.
    [few] остаются { $left } боекомплекта.
   *[many] остаётся { $left } боекомплектов.
}
guns-fire = Осадные орудия бьют по { $at }, { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
}: { $effect }{ $rolled }.
mortars-fire = Мортиры бьют по { $at }, { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
}: { $effect }{ $rolled }.
work-falls = { $level ->
    [0] Укрепление { $place } разрушено до основания.
   *[other] Укрепление { $place } разрушено до уровня { $level }.
}
may-repair = { $side-is ->
    [you] Вы можете
   *[other] { $side-title } могут
} восстановить { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
}{ $rolled }.
work-is-repaired = Укрепление { $place } восстановлено до уровня { $level }.
work-is-repaired-at-once = Укрепление { $place } пробито и тут же восстановлено.
disrupts-itself = { $unit } приходит в расстройство, чтобы уйти.
can-pass = { $class-title } в { $at } может { $obstacle }{ $rolled }.
cannot-pass = { $class-title } в { $at } не может { $obstacle }{ $rolled }.
obstacle-slope = подняться по склону
obstacle-steep-slope = подняться по крутому склону
obstacle-river = выйти из реки
moves = { $unit } идёт из { $from } в { $to }.
charges = { $unit } идёт в конную атаку через { $through } на { $to }.
are-checked = { $side-is ->
    [you] Ваши отряды
   *[other] Отряды { $side-genitive }
} { $place } остановлены.
is-thrown-back = Отряд { $unit } отброшен в { $to } и остановлен.
refuses = { $unit } уклоняется от рукопашной и отступает в { $to }.
is-driven-out = Отряд { $unit } выбит из укрепления в { $to }.
fights = { $side-is ->
    [you] Ваша атака
   *[other] Атака { $side-genitive }
} врукопашную { $place }, { $attack } против { $defence }{ $odds }: { $effect }{ $rolled }.
at-odds = {" "}({ $one }:{ $other })
are-too-weak = Атакующие { $place } слишком слабы для рукопашной и отступают.
are-locked = Обе стороны { $place } связаны рукопашной.
stands = { $unit } держится{ $rolled }.
routs = { $unit } бежит{ $rolled }.
retire = { $side-is ->
    [you] Ваши отряды
   *[other] Отряды { $side-genitive }
} отходят из { $from } в { $to }.
retreats-to = { $unit } отступает из { $from } в { $to }.
routs-to = { $unit } бежит из { $from } в { $to }.
work-is-taken = { $side-is ->
    [you] Вы берёте
   *[other] { $side-title } берут
} укрепление { $place }.
guns-are-taken = Русские захватывают { $unit }: отряд потерян.
ship-is-taken = Отряд { $unit } потерян: в { $at } только противник.
is-cut-off = Отряд { $unit } потерян: весь ход своего игрока он был изолирован.
british-are-shaken = Британцы потеряли слишком много ступеней: отныне они бросают за мораль.
concedes = { $side-is ->
    [you] Вы сдаётесь.
   *[other] { $side-title } сдаются.
}
game-ends = Игра окончена.

## Где

spot = в { $hex }
named-place = { $name } ({ $hex })
spot-named = в { $hex } ({ $name })

# Половины фразы одна за другой: «атакующий отступает; рукопашная продолжается».
clauses = { $before }; { $last }

## Результаты огня и рукопашной

effect = { $steps ->
    [0] без результата
    [one] потеря { $steps } ступени
   *[other] потеря { $steps } ступеней
}
effect-checked = { $steps ->
    [0] остановка
    [one] потеря { $steps } ступени и остановка
   *[other] потеря { $steps } ступеней и остановка
}
effect-of-guns = { $levels ->
    [0] без результата
    [1] потеря 1 уровня
    [one] потеря до { $levels } уровня
   *[other] потеря до { $levels } уровней
}
effect-on-work = { $levels ->
    [one] потеря { $levels } уровня
   *[other] потеря { $levels } уровней
}
effect-of-mortars = { $steps ->
    [0] без результата
    [one] потеря до { $steps } ступени
   *[other] потеря до { $steps } ступеней
}
effect-on-both = { $levels ->
    [one] потеря { $levels } уровня
   *[other] потеря { $levels } уровней
} и { $effect }

role-attacker = атакующий
role-defender = обороняющийся
melee-loses = { $who } теряет { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}
melee-retreats = { $who } { $steps ->
    [0] отступает
    [one] теряет { $steps } ступень и отступает
    [few] теряет { $steps } ступени и отступает
   *[many] теряет { $steps } ступеней и отступает
}
melee-goes-on = рукопашная продолжается

## Пропущенные фазы

# «Пропущено: приказы союзников на огонь (рядом с отрядами нет противника)».
skipped = Пропущено: { $what } ({ $why }).
skipped-in-a-row = Пропущено: { $skips }.
skip = { $what } ({ $why })
# Причина с её правилом: «никто из обороняющихся не в расстройстве, 12.A.3.a».
why-with-case = { $why }, { $case }

skip-segment = { $side-is ->
    [you] ваш боевой сегмент
   *[other] боевой сегмент { $side-genitive }
}
skip-fortification = { $side-is ->
    [you] строительство ваших укреплений
   *[other] строительство укреплений { $side-genitive }
}
skip-arrivals = { $side-is ->
    [you] ваши прибытие и пополнение
   *[other] прибытие и пополнение { $side-genitive }
}
skip-march = { $side-is ->
    [you] ваше стратегическое движение
   *[other] стратегическое движение { $side-genitive }
}
skip-handover = передача ступеней
skip-declaration = объявление осадного огня
skip-reserves = { $side-is ->
    [you] ваши резервы
   *[other] резервы { $side-genitive }
}
skip-release = ввод резервов
skip-plot = { $side-is ->
    [you] ваши приказы на огонь
   *[other] приказы { $side-genitive } на огонь
}
skip-siege-fire = осадный огонь
skip-disrupted-movement = { $side-is ->
    [you] движение ваших отрядов в расстройстве
   *[other] движение отрядов { $side-genitive } в расстройстве
}
skip-movement = { $side-is ->
    [you] ваше движение
   *[other] движение { $side-genitive }
}
skip-repair = восстановление укреплений
skip-held-fire = { $side-is ->
    [you] ваш отложенный огонь
   *[other] отложенный огонь { $side-genitive }
}
skip-melee = { $side-is ->
    [you] ваши рукопашные
   *[other] рукопашные { $side-genitive }
}

why-works-shelter = противника в укреплениях уровня 2 или 3 поражает только осадный огонь
why-contested = из гекса, где стоят обе стороны, и в него не стреляют
why-disrupted = отряды в расстройстве не стреляют и не атакуют
why-no-fire-factor = ни у одного отряда рядом с противником нет фактора огня
why-checked = остановленные отряды остаются на месте
why-failed = отряды, которым не удалось пройти дальше, остаются на месте до конца фазы
why-fired = отряды, которые стреляли, в этом боевом ходу больше не стреляют
why-locked = чтобы уйти из продолжающейся рукопашной, надо прийти в расстройство
why-good-order = в этой фазе движутся только отряды не в расстройстве
why-harbour = корабли в гавани стреляют только через воду
why-siege-stays = осадная артиллерия в боевом сегменте не движется
why-cannot-hold-fire = осадные орудия и корабли не могут откладывать огонь
why-no-ammunition = у осадной артиллерии нет боеприпасов
why-no-work-in-reach = в двух гексах от осадной артиллерии нет русских укреплений
why-fire-limit = больше отрядов из их гексов стрелять не может
why-next-to-enemy = отряды рядом с противником дальше не идут
why-no-reserve = в стороне от противника нет отряда, у которого остались очки движения
why-no-points = ни у кого не хватает очков движения на следующий гекс
why-nowhere = ни одному отряду некуда идти
why-no-contact = ни один отряд не подошёл к противнику вплотную
why-no-fort-points = график прибытия не даёт очков укреплений
why-no-hex-to-build = нет гекса, в котором можно построить ещё уровень
why-nobody-due = нет ни отряда, который мог бы прибыть, ни ступени, которую можно пополнить
why-nobody-to-feed = ни один полк, который может отдать ступень, не стоит с тем, кому она нужна
why-no-siege-fire = нет осадной артиллерии, у которой есть боеприпасы и русское укрепление в пределах досягаемости
why-too-few-reserves = в резерве меньше дивизии или равной ей силы
why-nothing-to-repair = ни одно укрепление не потеряло уровня в этом боевом ходу
why-no-unit = на карте нет ни одного отряда
why-no-enemy = рядом с отрядами нет противника
why-allied-turn = это бывает только в ход союзников
why-no-siege-artillery = на карте нет осадной артиллерии
why-nobody-disrupted = никто из обороняющихся не в расстройстве
why-no-newcomers = противник не входил в их гексы и не скакал мимо в атаке
why-low-odds = соотношение было бы ниже 1:4
why-no-melee = ни в одном гексе нет отрядов обеих сторон

## Что следует из броска

nothing-changes = Ничего не меняется.
units-move = { $units } { $units-count ->
    [1] идёт
   *[other] идут
} в { $to }.
units-are-destroyed = { $units-count ->
    [1] Отряд { $units } уничтожен.
   *[other] Отряды { $units } уничтожены.
}
# «Minsk и Moscow теряют по 2 ступени».
units-lose = { $units } { $units-count ->
    [1] теряет { $steps ->
        [one] { $steps } ступень.
        [few] { $steps } ступени.
       *[many] { $steps } ступеней.
    }
   *[other] теряют { $steps ->
        [one] по { $steps } ступени.
        [few] по { $steps } ступени.
       *[many] по { $steps } ступеней.
    }
}
units-rout = { $units } { $units-count ->
    [1] бежит.
   *[other] бегут.
}
units-rout-to = { $units } { $units-count ->
    [1] бежит
   *[other] бегут
} в { $to }.
units-retreat = { $units } { $units-count ->
    [1] отступает.
   *[other] отступают.
}
units-retreat-to = { $units } { $units-count ->
    [1] отступает
   *[other] отступают
} в { $to }.
units-are-disrupted = { $units } { $units-count ->
    [1] приходит
   *[other] приходят
} в расстройство.
units-stand = { $units } { $units-count ->
    [1] держится.
   *[other] держатся.
}
units-are-thrown-back = { $units-count ->
    [1] Отряд { $units } отброшен
   *[other] Отряды { $units } отброшены
} в { $to }.
test-morale = { $side-is ->
    [you] Вы бросаете
   *[other] { $side-title } бросают
} за мораль { $place }.
units-test-again = { $units } { $units-count ->
    [1] снова бросает
   *[other] снова бросают
} за мораль.

# «Рукопашная в 2208: союзники теряют 1 ступень; русские теряют 1 ступень и отступают».
melee-ends = Рукопашная { $place }: { $fate }.
side-loses = { $side-is ->
    [you] вы теряете
   *[other] { $side } теряют
} { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}
side-goes-back = { $side-is ->
    [you] вы { $steps ->
        [0] отступаете
        [one] теряете { $steps } ступень и отступаете
        [few] теряете { $steps } ступени и отступаете
       *[many] теряете { $steps } ступеней и отступаете
    }
   *[other] { $side } { $steps ->
        [0] отступают
        [one] теряют { $steps } ступень и отступают
        [few] теряют { $steps } ступени и отступают
       *[many] теряют { $steps } ступеней и отступают
    }
}
nobody-gives-way = ни одна сторона не уступает

# По кому попадает огонь.
struck-troops = { $side-is ->
    [you] Ваши войска
   *[other] { $side-title }
} { $place }
struck-newcomers = { $side-is ->
    [you] Ваши войска
   *[other] { $side-title }
}, вошедшие в { $at },
struck-chargers = { $side-is ->
    [you] Ваши всадники
   *[other] Всадники { $side-genitive }
}, скачущие в атаку через { $at },

are-destroyed = { $whom } уничтожены{ $also }.
lose-steps = { $whom } { $steps ->
    [0] ничего не теряют
    [one] теряют { $steps } ступень
    [few] теряют { $steps } ступени
   *[many] теряют { $steps } ступеней
}{ $also }.
lose-steps-and-are-checked = { $whom } { $steps ->
    [0] остановлены
    [one] теряют { $steps } ступень и остановлены
    [few] теряют { $steps } ступени и остановлены
   *[many] теряют { $steps } ступеней и остановлены
}{ $also }.
lose-steps-and-are-thrown-back = { $whom } { $steps ->
    [0] отброшены
    [one] теряют { $steps } ступень и отброшены
    [few] теряют { $steps } ступени и отброшены
   *[many] теряют { $steps } ступеней и отброшены
}{ $also }.
and-rout-again = ; отряды в расстройстве снова бегут

work-holds = Укрепление { $place } держится.
work-falls-garrison-loses = Укрепление { $place } { $level ->
    [0] разрушено до основания
   *[other] разрушено до уровня { $level }
}, а его гарнизон теряет { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}.
work-falls-garrison-destroyed = Укрепление { $place } { $level ->
    [0] разрушено до основания
   *[other] разрушено до уровня { $level }
}, а его гарнизон уничтожен.
garrison-loses = Гарнизон в { $at } { $steps ->
    [0] ничего не теряет
    [one] теряет { $steps } ступень
    [few] теряет { $steps } ступени
   *[many] теряет { $steps } ступеней
}.
garrison-destroyed = Гарнизон в { $at } уничтожен.

sum = { $side-is ->
    [you] Вы { $steps ->
        [0] ничего не теряете
        [one] теряете всего { $steps } ступень
        [few] теряете всего { $steps } ступени
       *[many] теряете всего { $steps } ступеней
    }
   *[other] { $side-title } { $steps ->
        [0] ничего не теряют
        [one] теряют всего { $steps } ступень
        [few] теряют всего { $steps } ступени
       *[many] теряют всего { $steps } ступеней
    }
}{ $works }{ $checks }.
sum-of-works = { $levels ->
    [0] , укрепления держатся
    [one] , укрепления теряют { $levels } уровень
    [few] , укрепления теряют { $levels } уровня
   *[many] , укрепления теряют { $levels } уровней
}
sum-of-checks = { $checks ->
    [one] , остановка в { $checks } гексе
   *[other] , остановка в { $checks } гексах
}

# «2208: без результата (3 из 6), остановка (2 из 6) и потеря 1 ступени (1 из 6)»
chances-at = { $at }: { $chances }
chance = { $effect } ({ $count } из { $ways })

## Расчёт

factor-unit-fires = { $unit } стреляет: { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
}
factor-fort-fires = Звёздный форт стреляет: { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
}
factor-column = { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
}: столбец { $column }
factor-modifier = { $what }: { $modifier } к броску
modifier-uphill = вверх по склону
modifier-rough = пересечённая местность
modifier-rough-crest = изрезанный гребень
modifier-village = селение
modifier-town = город
modifier-river = река
modifier-work = укрепление
modifier-held = отложенный огонь
factor-against-garrison = { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
} против ступеней гарнизона
factor-against-work = { $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
} против уровней укрепления
factor-stand = { $unit } бросает { $rolls ->
    [one] { $rolls } раз
    [few] { $rolls } раза
   *[many] { $rolls } раз
} и бежит при { $most ->
    [1] 1
   *[other] 1–{ $most }
}
factor-retire = { $unit } бросает и приходит в расстройство при { $most ->
    [1] 1
   *[other] 1–{ $most }
}
factor-attack = { $side-is ->
    [you] Ваша сила
   *[other] Сила { $side-genitive }
} в атаке: { $factors }
factor-defence = { $side-is ->
    [you] Ваша сила
   *[other] Сила { $side-genitive }
} в обороне: { $factors }
factor-no-defence = Обороняться там некому: все гибнут без броска
factor-no-odds = Соотношение ниже 1:4: рукопашной нет
factor-odds = Соотношение { $one }:{ $other }
factor-ground = Местность в { $at }
factor-work = Укрепление уровня { $level }
factor-uphill = Вверх по склону
factor-river = Из реки

## Итоги

verdict-concession = { $side-is ->
    [you] Вы победили: противник сдался.
    [russian] Победа русских: союзники сдались.
   *[other] Победа союзников: русские сдались.
}
verdict-sevastopol-fallen = { $side-is ->
    [you] Вы победили:
   *[other] Победа союзников:
} Севастополь пал.
verdict-sevastopol-holds = { $side-is ->
    [you] Вы победили:
   *[other] Победа русских:
} Севастополь выстоял.
verdict-allied-losses = { $side-is ->
    [you] Вы победили:
   *[other] Победа русских:
} таких потерь союзники позволить себе не могут.
verdict-dear-ground = Ничья: союзники слишком дорого заплатили за свои позиции.
verdict-heights-stand = { $side-is ->
    [you] Вы победили:
   *[other] Победа русских:
} русская пехота всё ещё стоит на высотах.
verdict-heights-cleared = { $side-is ->
    [you] Вы победили:
   *[other] Победа союзников:
} высоты очищены.
verdict-heights-too-dear = Ничья: высоты очищены, но британцам это обошлось слишком дорого.
verdict-harbour = { $side-is ->
    [you] Вы одержали решительную победу: ваши войска у гавани.
   *[other] Решительная победа русских: их войска у гавани.
}
verdict-redoubts-held = { $side-is ->
    [you] Вы победили:
   *[other] Победа союзников:
} у русских нет ни одного редута.
verdict-one-redoubt = Ничья: русские держат один редут.
verdict-redoubts-lost = { $side-is ->
    [you] Вы победили с небольшим перевесом: вы держите редуты.
   *[other] Победа русских с небольшим перевесом: они держат редуты.
}
verdict-heights-allied = { $side-is ->
    [you] Вы победили:
   *[other] Победа союзников:
} у русских нет ни одной из высот.
verdict-one-height = Ничья: русские держат одну из высот.
verdict-heights-russian = { $side-is ->
    [you] Вы победили:
   *[other] Победа русских:
} высоты в руках русских.
verdict-town-taken = { $side-is ->
    [you] Вы победили:
   *[other] Победа русских:
} город взят.
verdict-town-held = { $side-is ->
    [you] Вы победили:
   *[other] Победа союзников:
} город удержан.
verdict-breach-closed = { $side-is ->
    [you] Вы победили:
   *[other] Победа русских:
} брешь закрыта.
verdict-breach-only = Ничья: союзники держат брешь, но не город.
verdict-in-town = { $side-is ->
    [you] Вы победили:
   *[other] Победа союзников:
} войска союзников держат брешь и вошли в город.
verdict-charge-succeeds = { $side-is ->
    [you] Вы победили:
   *[other] Победа союзников:
} орудия замолчали, бригада уцелела.
verdict-guns-for-brigade = Ничья: орудия замолчали, но бригада уничтожена.
verdict-guns-still-fire = Ничья: бригада уцелела, но орудия ещё стреляют.
verdict-charge-fails = { $side-is ->
    [you] Вы победили:
   *[other] Победа русских:
} орудия ещё стреляют, бригада уничтожена.

## На карте и рядом

box-lost = Потеряны
box-due = Ожидаются
box-turn = Ход { $turn }
box-not-in-play = Не участвуют

badge-disrupted = в расстройстве
badge-checked = остановлен
badge-locked = связан рукопашной
badge-reserve = резерв
badge-released = введён из резерва
badge-isolated = изолирован
badge-charged = ходил в атаку
badge-moved = двигался
badge-attacks = атакует
badge-defends = обороняется
badge-steps = ступеней { $steps } из { $all }
badge-fires = огонь: { $direction }
badge-holds-fire = отложил огонь
badge-committed = осадный огонь

marker-work = { $side-is ->
    [you] Ваше укрепление
   *[other] Укрепление { $side-genitive }
}, уровень { $level }
marker-port = { $side-is ->
    [you] Ваш порт
   *[other] Порт { $side-genitive }
}
marker-control = { $side-is ->
    [you] Под вашим контролем
   *[other] Под контролем { $side-genitive }
}
marker-losses = Здесь определяются потери
marker-melee = Рукопашная
marker-siege-fire = Осадный огонь

track-turn = Ход
track-quiet = Боевые ходы без рукопашной
track-city = { $side-is ->
    [you] Гексы города в ваших руках
   *[other] Гексы города в руках { $side-genitive }
}
track-objectives = { $side-is ->
    [you] Цели в ваших руках
   *[other] Цели в руках { $side-genitive }
}
track-ammunition = Боекомплекты
track-british-losses = Потери британцев
track-losses = { $side-is ->
    [you] Ваши потери
   *[other] Потери { $side-genitive }
}
track-losses-for-draw = При { $steps } победа союзников становится ничьей
track-losses-for-defeat = При { $steps } побеждают русские
track-fort-points = Очки укреплений
track-replacements = Ступени пополнения { $nation-genitive }

ground-clear = открытая местность
ground-sea = море
ground-lake = озеро
ground-city = город
ground-village = селение
ground-rough = пересечённая местность
ground-rough-crest = изрезанный гребень
ground-river = река
ground-river-mouth = устье реки
ground-coast = берег
ground-level = уровень { $level }
ground-port = порт
ground-bridge = мост
ground-road = дорога
ground-ferry = паром
ground-slope = подъём
ground-steep-slope = крутой подъём
ground-water = вода

## Что показывает карта: ответы

survey-no-supply = В игре-сражении снабжения нет.
survey-supply = { $side-is ->
    [you] Ваше снабжение
   *[other] Снабжение { $side-genitive }
} достигает { $hexes ->
    [one] { $hexes } гекса
   *[other] { $hexes } гексов
}.{ $short }{ $isolated }
and-short = {" "}Без снабжения: { $units }.
and-isolated = {" "}В изоляции: { $units }.
survey-ground = { $side-is ->
    [you] Гексов, через которые последними прошли вы: { $hexes }.
   *[other] Гексов, через которые последними прошли { $side }: { $hexes }.
}
survey-does-not-move = { $unit } сейчас не движется.
survey-reach-found = { $unit } может дойти до { $hexes ->
    [one] { $hexes } гекса
   *[other] { $hexes } гексов
}; тёмные — рядом с противником.
survey-targets = { $unit } может стрелять ({ $factors ->
    [one] { $factors } фактор
    [few] { $factors } фактора
   *[many] { $factors } факторов
}) по { $hexes ->
    [one] { $hexes } гексу
   *[other] { $hexes } гексам
}; числа прибавляются к броску.
survey-charge = атака
describe-unit = { $unit }: { $nation }, { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}{ $with }
describe-with = , в составе { $other }
describe-control = { $side-is ->
    [you] В ваших руках
   *[other] В руках { $side-genitive }
}
describe-zone = { $side-is ->
    [you] Ваша зона контроля
   *[other] Зона контроля { $side-genitive }
}
describe-march = { $unit } может прийти сюда маршем за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Ошибки позиций

fault-work-level = У укрепления в { $hex } должен быть уровень от 1 до 3.
fault-no-such-turn = Хода { $turn } нет.
fault-off-map-in-hex = { $unit } вне карты и не может быть в гексе.
fault-road-not-paid = Отряд { $unit } не заплатил за дорогу.
fault-too-many-tracks = Следов слишком много.
fault-too-many-breaches = Брешей слишком много.
fault-too-many-hits = Ожидающих попаданий слишком много.
fault-too-many-steps = У отряда { $unit } не может быть больше { $steps ->
    [one] { $steps } ступени
   *[other] { $steps } ступеней
}.
fault-too-many-points = Отряд { $unit } истратил больше очков, чем у него есть.
fault-siege-disrupted = { $unit } — осадная артиллерия и не может быть в расстройстве.
fault-no-step-left = У отряда { $unit } не осталось ступеней, он не может быть на карте.
fault-cannot-be-in = { $unit } не может быть в { $hex }.
fault-not-in-campaign = { $unit } не участвует в основной кампании.
fault-marked-off-map = { $unit } вне карты и не может носить отметок.
fault-never-arrives = { $unit } никогда не прибывает, ждать его нельзя.
fault-should-be-due = Отряд { $unit } уже должен числиться ожидаемым.
fault-work-in-water = Укрепление в { $hex } стоит в воде.
fault-work-too-strong = Укрепление в { $hex } слишком сильно для своего места.
fault-both-sides = В { $hex } стоят обе стороны и не сражаются.
fault-hex-owner = Гексом { $hex } владеет не та сторона.
fault-work-owner = Укреплением в { $hex } владеет не та сторона.
fault-fort-points = Очков укреплений больше, чем даёт этот ход.
fault-battle-turn = В игре-сражении один, свой собственный ход.
fault-battle-attacker = В игре-сражении один, свой собственный атакующий.
fault-battle-segment = Игра-сражение — это один боевой сегмент.
fault-conceded = Сторона сдалась, но игра продолжается.
fault-allied-stage = Эта стадия бывает только в ход союзников.
fault-russian-stage = Ступени передают только русские.
fault-not-winter = Сейчас не зима.
fault-no-losses = Определяются потери, но их нет.
fault-quiet = После трёх боевых ходов без рукопашной сегмент кончается.
fault-star-fort = У Звёздного форта только три батареи.
fault-checks-outlast = Остановки кончаются вместе с боевым сегментом.
fault-locks-outlast = Продолжающаяся рукопашная пережила боевой сегмент.
fault-reserves-outlast = Резервы пережили боевой сегмент.
fault-melee-outlasts = Рукопашная идёт вне боевого сегмента.
fault-reserves = Резервы бывают только у атакующего.
fault-repairs = Укрепления восстанавливают только в свою фазу.
fault-commitment = Осадный огонь назначают только союзники, когда атакуют они.
fault-losses-owed = Потери не понесены, но снять их никого не просят.
fault-no-losses-owed = Потери просят снять, но их нет.
fault-nobody-retreats = Отступать просят, но ни один отряд не обязан отступать.
fault-nobody-rolls = За мораль просят бросать, но ни один отряд бросать не обязан.
fault-retreat-before-morale = Разбитые отряды отступают только после бросков за мораль.
fault-wrong-retreat = Отступает не та сторона.
fault-retreat-of-lost = Отступать должен отряд, которого нет на карте.
fault-wrong-morale = За мораль должен бросать отряд, который бросать не может.
fault-locked-alone = Отряд { $unit } связан рукопашной, но противника нет.
fault-came-outside-segment = Отряд { $unit } вошёл в гекс вне боевого сегмента.
fault-cannot-have-come = Отряд { $unit } не мог прийти из { $from } в { $hex }.
fault-cannot-have-charged = Отряд { $unit } не мог доскакать в атаке так далеко, до { $hex }.
fault-left-of-melee = Рукопашной нет, но от неё что-то осталось.
fault-melee-phase = Рукопашная идёт вне своей фазы.
fault-melee-attackers = В рукопашной атакует не та сторона.
fault-melee-defenders = В рукопашной обороняется не та сторона.
fault-nobody-to-fight = В { $hex } сражаться не с кем.

## Отказы: прибытие

is-not-due = Отряд { $unit } не ожидается.
arrivals-come-before-movement = Новые отряды и пополнения прибывают только в начале стратегического движения.
must-arrive-in-sevastopol = { $unit } прибывает только в городской гекс Севастополя.
must-arrive-at-port-or-evpatoria = { $unit } прибывает только в свой порт или на Евпаторийскую дорогу.
must-arrive-on-evpatoria-road = { $unit } прибывает только на Евпаторийскую дорогу.
must-arrive-on-a-road = { $unit } прибывает только на Симферопольскую или Евпаторийскую дорогу.
lacks-points-to-arrive = Отряду { $unit } не хватает очков движения, чтобы прибыть туда.

## Отказы: конная атака

no-charges-in-this-phase = В этой фазе нельзя идти в конную атаку.
is-no-cavalry = { $unit } — не кавалерия и не может идти в конную атаку.
has-charged = Отряд { $unit } в этот ход игрока уже ходил в конную атаку.
is-disrupted-cannot-charge = { $unit } в расстройстве и не может идти в конную атаку.
is-no-ground-for-charge = { $hex } — не место для конной атаки: кавалерия не может атаковать в селения, города, изрезанные гребни и укрепления.
charge-does-not-reach = { $unit } не может этим путём доскакать до { $hex } в атаке на два гекса.
charge-needs-an-enemy = Конная атака должна кончиться в гексе противника, а { $hex } пуст.
cannot-charge-through = Кавалерия не может атаковать сквозь противника в { $hex }.
has-no-cavalry-to-charge = При отряде { $unit } нет кавалерии, которая может идти в конную атаку.

## Отказы: общее

game-is-over = Игра окончена.
there-is-no-such-unit = Такого отряда нет.
is-not-on-map = Гекса { $hex } нет на карте.
nothing-to-settle = Сейчас нет ни потерь, ни бросков за мораль, ни отступлений.
settle-first = Сначала потери, мораль и отступления.
only-its-player-concedes = Сдаться за { $side-genitive } может только их игрок.

## Отказы: огонь

no-enemy-in = В { $hex } нет противника.
friends-in = В { $hex } есть и свои отряды.
only-siege-fire-hurts-work = Укрепление в { $hex } и его гарнизон поражает только осадный огонь.

## Отказы: укрепления

not-the-time-to-build = Укрепления строят только в начале хода игрока.
no-fort-points-left = В этот ход очков укреплений больше нет.
has-no-land-for-work = В { $hex } нет суши для укрепления.
enemy-is-in = В { $hex } противник.
cannot-build-in = Строить в { $hex } нельзя: нужны ваши войска там или ваш контроль и ни одного противника рядом.
work-is-at-highest-level = Укрепление в { $hex } уже наивысшего уровня.
higher-works-need-a-city = Укрепления выше уровня 1 строят только в городах, а русские — и рядом с укреплённым гексом Севастополя.

## Отказы: передача ступеней

handover-follows-movement = Ступени передают только после движения русских.
nobody-needs-a-step = В гексе отряда { $unit } ни одному полку не нужна его ступень.
cannot-give-steps = { $unit } не может передавать ступени.
is-next-to-enemy = { $unit } рядом с противником.
gives-steps-in-sevastopol = { $unit } может передавать ступени только в Севастополе.
cannot-give-steps-to = { $unit } не может передать ступень отряду { $other }.
has-taken-a-step = Отряд { $unit } в этот ход уже получил ступень.
sailors-rebuild-no-regiment = Моряки не могут восстановить уничтоженный полк.
are-not-together = { $unit } и { $other } не в одном гексе.
is-at-full-strength = { $unit } в полном составе.

## Отказы: отложенный огонь

cannot-hold-its-fire = { $unit } не может откладывать огонь.
has-fired = Отряд { $unit } в этом боевом ходу уже стрелял.
no-enemy-has-entered = В { $hex } противник не входил.
held-fire-has-no-target-there = Отложенный огонь из { $hex } — только по тем, кто входит в этот гекс, и по кавалерии, которая скачет мимо в атаке.
too-many-would-fire = С отрядом { $unit } из { $hex } стреляло бы больше отрядов, чем может там сражаться.
held-fire-follows-enemy-movement = Отложенный огонь ведут после движения противника.
not-yours-to-fire = { $unit } — не ваш отряд, стрелять им вы не можете.
star-fort-holds-fire-for-russians = Отложенный огонь Звёздного форта есть только у русских.
star-fort-has-no-fire-left = Звёздному форту больше нечем стрелять.
star-fort-is-in-melee = В Звёздном форте идёт рукопашная.

## Отказы: выбор отряда

other-side-settles-losses = { $unit } — не на той стороне, которая определяет потери.
is-enemy-choose-shooter-and-hex = { $unit } — отряд противника. Сначала выберите, кто стреляет, затем гекс-цель.
is-enemy-choose-shooter = { $unit } — отряд противника. Сначала выберите, кто стреляет.
is-enemy-choose-melee = { $unit } — отряд противника. Выберите гекс рукопашной.
is-enemy-choose-siege-artillery = { $unit } — отряд противника. Сначала выберите осадную артиллерию, затем укрепление.
is-allied-russians-set-up = { $unit } — отряд союзников. Первыми расставляются русские.
belongs-to-other-side = { $unit } — отряд другой стороны. Выберите свой.
arrives-in-turn = { $unit } прибывает на ходу { $n }.
arrives-before-movement = { $unit } прибывает в начале стратегического движения своей стороны.
is-destroyed = Отряд { $unit } уничтожен.
is-not-in-play = { $unit } не участвует в игре.
stand-or-retire-first = Сначала решите, держатся отряды в { $hex } или отходят.
is-set-up-already = Отряд { $unit } уже расставлен.
works-come-first = Сначала стройте укрепления. { $unit } пойдёт после этого.
decide-siege-fire-first = Сначала решите, объявлять ли осадный огонь. Потом дойдёт очередь до отряда { $unit }.
no-hex-to-arrive-in = Отряду { $unit } некуда прибыть: все гексы закрыты.
no-artillery-to-replace = На карте нет артиллерии такого же размера, рода и нации, которую отряд { $unit } мог бы заменить.
works-are-repaired-now = Идёт восстановление укреплений: { $unit } ждёт. Выберите подсвеченный гекс.
no-fire-out-of = Из { $hex } никто не стреляет: там обе стороны.
has-no-enemy-next-to-it = Рядом с отрядом { $unit } нет противника.
is-no-siege-artillery = { $unit } — не осадная артиллерия.
no-work-in-reach = В двух гексах от отряда { $unit } нет русских укреплений.
no-target-for-held-fire = В гекс отряда { $unit } противник не входил, и кавалерия мимо него в атаке не скакала.
finish-other-melee-first = Сначала закончите рукопашную в { $hex }. { $unit } не там.

## Отказы: марш

not-strategic-movement = Сейчас не время стратегического движения.
not-yours-to-move = { $unit } — не ваш отряд, вы не можете им ходить.
unit-is-not-on-map = Отряда { $unit } нет на карте.
cannot-march = { $unit } не может идти маршем.
is-no-released-reserve = { $unit } — не введённый резерв.
has-no-movement-points-left = У отряда { $unit } не осталось очков движения.
has-stopped-next-to-enemy = { $unit } рядом с противником и дальше не идёт.
lacks-points-for-next-hex = У отряда { $unit } осталось { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} движения. Все гексы рядом стоят дороже или закрыты.
is-there-already = { $unit } уже там.
is-no-land = { $hex } — не суша.
enemy-holds-hex = { $hex } в руках противника.
cannot-reach = Отряду { $unit } не дойти до { $hex }: осталось { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} движения, а рядом с противником надо остановиться.
has-turned-back-too-often = Отряд { $unit } { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
} повернул назад по дороге, не тратя очков, и теперь может идти только вперёд.

## Отказы: рукопашная

not-a-melee-phase = Рукопашные бывают только в фазу рукопашных.
finish-this-melee-first = Сначала закончите начатую рукопашную.
not-both-sides-in = В { $hex } нет отрядов обеих сторон.
melee-has-been-fought = Рукопашная в { $hex } в этой фазе уже была.
odds-too-low = Соотношение в { $hex } было бы ниже 1:4.
not-the-time-to-refuse = Уклониться от рукопашной может только обороняющийся, прямо перед её началом.
cannot-refuse = { $unit } не может уклониться от этой рукопашной: это могут только конные отряды, которые атакует одна пехота.
cannot-retreat-to = { $unit } не может отступить в { $hex }.
nobody-to-choose = Сейчас для рукопашной выбирать некого.
is-not-yours = { $unit } — не ваш отряд.
cannot-join-melee = { $unit } не может сражаться в { $hex } или уже участвует.
too-many-would-fight = С отрядом { $unit } отрядов было бы больше, чем может сражаться из одного гекса.
driven-out-must-leave = Отряд { $unit } выбит из укрепления и должен уйти.
choose-all-who-can-fight = Выберите столько отрядов, сколько может сражаться.
troops-must-attack = Ваши войска в { $hex } обязаны атаковать.
newcomers-must-attack = Вы ввели войска в { $hex } и обязаны там атаковать.

## Отказы: мораль

no-morale-rolls = Сейчас за мораль никто не бросает.
stack-must-retreat-anyway = Стопка и так обязана отступить из рукопашной.
stack-cannot-retire-to = Стопка не может отойти в { $hex }.

## Отказы: приказы на огонь

has-no-fire-factor = У отряда { $unit } нет фактора огня.
is-disrupted-cannot-fire = { $unit } в расстройстве и не может стрелять.
is-in-melee-cannot-fire = { $unit } в рукопашной и не может стрелять.
not-the-time-for-fire-orders = Приказы на огонь отдают только в начале боевого хода.
fires-only-next-to-it = { $unit } стреляет только по соседнему гексу.
has-a-target = У отряда { $unit } уже есть цель.
star-fort-fires-only-for-russians = Звёздный форт стреляет только за русских, по их приказам на огонь.
star-fort-has-no-guns-left = У Звёздного форта не осталось орудий, которые можно навести.
star-fort-fires-only-next-to-it = Звёздный форт стреляет только по соседним гексам.

## Отказы: отмена приказов

nothing-to-cancel = Сейчас нет приказов, которые можно отменить.
not-yours-to-order = { $unit } — не ваш отряд, приказывать ему вы не можете.
has-no-order = У отряда { $unit } нет приказа, который можно отменить.
star-fort-has-no-order-at = У Звёздного форта нет приказа стрелять по { $hex }.

## Отказы: пополнения

is-the-enemys = { $unit } — отряд противника.
takes-steps-from-reserves = { $unit } получает ступени только от резервных полков.
takes-no-replacements = Ступени пополнения — для пехоты и кавалерии, а { $unit } — ни то ни другое.
no-replacement-step = Ступени пополнения для { $what-genitive } нет.
is-out-of-supply = { $unit } без снабжения.
is-not-your-destroyed-unit = { $unit } — не из ваших уничтоженных отрядов.
hq-returns-near-friends = Штаб возвращается только в гекс со своим отрядом или в соседний с ним.
is-no-destroyed-allied-artillery = { $unit } — не уничтоженная артиллерия дивизии союзников.
replaces-only-like-artillery = { $unit } может заменить на карте только артиллерию своего размера, рода и нации.

## Отказы: резервы

not-the-time-to-mark-reserves = Резервы назначают только в начале боевого сегмента.
no-reserves-in-battle = В игре-сражении нет стратегического движения, которое резервы могли бы продолжить.
is-not-attacking = { $unit } — не из отрядов атакующего на карте.
ships-are-no-reserves = Корабли не могут быть в резерве.
siege-artillery-is-no-reserve = { $unit } — осадная артиллерия: до следующего стратегического движения она не движется.
is-in-reserve-already = { $unit } уже в резерве.
not-the-time-to-release = Резервы вводят только в конце боевого хода.
is-no-reserve = { $unit } не в резерве.
reserves-below-a-division = Все резервы вместе — меньше дивизии, двух бригад или четырёх русских полков.
release-at-least-a-division = Введите не меньше дивизии, двух бригад или четырёх русских полков.

## Отказы: отступление

does-not-retreat-now = { $unit } сейчас не отступает.
retreats-where-it-came-from = { $unit } отступает только в тот гекс, откуда пришёл.
enemy-came-from = Из { $hex } пришёл противник.

## Отказы: порядок хода

set-up-all-first = Сначала расставьте все русские отряды.
siege-fire-follows-allied-movement = Осадный огонь объявляют только союзники, после своего движения.
no-announcement-needed = Боевой сегмент начнётся и так: объявлять ничего не нужно.
siege-fire-needs-ammunition = Для осадного огня нужны боеприпасы и осадная артиллерия, которая достаёт до русского укрепления.

## Отказы: расстановка

set-up-is-over = Отряды расставляют только до первого хода.
is-not-to-be-set-up = { $unit } не расставляется.
must-set-up-in-sevastopol = { $unit } можно поставить только в городском гексе Севастополя.
must-set-up-south-of-alma = { $unit } можно поставить только на суше к югу от Альмы.

## Отказы: корабли

harbour-has-land-between = { $unit } в гавани, и до { $hex } мешает суша.

## Отказы: осада

not-the-time-to-commit = Осадный огонь назначают только после одновременного огня.
no-russian-work-in = В { $hex } нет русского укрепления.
is-out-of-reach = { $unit } не достаёт до { $hex }.
siege-fire-is-allied = Осадный огонь ведут только союзники, в свой ход.
siege-artillery-has-no-ammunition-left = У осадной артиллерии не осталось боеприпасов.
russians-among-guns = { $unit }: среди орудий русские.
has-fired-at-troops = Отряд { $unit } в этот ход уже стрелял по войскам.
no-repairs-left = Сейчас восстанавливать нечего.
work-lost-no-level = Укрепление в { $hex } в этот ход уровней не теряло.

## Отказы: движение в боевом сегменте

not-its-movement-phase = { $unit } движется только в фазу движения своей стороны.
other-side-moves = { $unit } на той стороне, которая в этой фазе не движется.
disrupting-gains-nothing = В этой фазе движутся только отряды не в расстройстве: расстройство ничего не даст отряду { $unit }.
is-disrupted-already = { $unit } уже в расстройстве.
cannot-disrupt-itself = Прийти в расстройство по своей воле может только отряд, который остановлен или в продолжающейся рукопашной; { $unit } — ни то ни другое.
siege-artillery-stays = { $unit } — осадная артиллерия и в боевом сегменте не движется.
has-moved = Отряд { $unit } в этой фазе уже двигался.
has-failed-to-move-on = Отряду { $unit } в этой фазе не удалось пройти дальше.
is-undisrupted = { $unit } не в расстройстве, а в этой фазе движутся только обороняющиеся в расстройстве.
is-disrupted-cannot-move = { $unit } в расстройстве, а в этой фазе движутся только обороняющиеся не в расстройстве.
is-locked = { $unit } в продолжающейся рукопашной: чтобы уйти, надо прийти в расстройство.
is-checked = Отряд { $unit } остановлен: чтобы двигаться, надо прийти в расстройство.
is-disrupted-cannot-enter = { $unit } в расстройстве и не может войти в { $hex }, гекс противника.
no-assault-in-winter = Зимой нельзя штурмовать города и укрепления, а в { $hex } противник.
is-mounted-cannot-assault = { $unit } — конный отряд и не может штурмовать укрепление в { $hex }.
needs-siege-fire-first = Назначьте осадный огонь по { $hex }, прежде чем кто-нибудь туда войдёт.
moves-one-hex = { $unit } движется на один гекс, а { $hex } не рядом.
water-between = Между отрядом { $unit } и { $hex } вода.
cannot-sail-to = { $unit } не может плыть в { $hex }.
enters-only-behind-fighters = { $unit } не может сражаться врукопашную и входит в { $hex } только вслед за отрядом из своего гекса, который это может.
odds-too-low-with-all = Кто бы ни присоединился, соотношение в { $hex } было бы ниже 1:4.

## Отказы: потери

no-steps-to-lose = Сейчас терять ступени не нужно.
losses-fall-on-others = { $unit } не несёт этих потерь.
is-lost-last = { $unit } гибнет, только когда других отрядов не осталось.
is-inside-division = { $unit } в составе своей дивизии и потерь не несёт.
fighters-lose-first = Прежде отряда { $unit } ступени теряют отряды, которые могут здесь сражаться.

## Варианты правил

option-scenario = Во что играть: в кампанию или в одно из её сражений.
option-scenario-campaign = Кампания: 23 хода, от высадки до осени 1855 года.
option-scenario-alma = Сражение на Альме, 20 сентября 1854 года.
option-scenario-balaklava = Балаклавское сражение, 25 октября 1854 года.
option-scenario-inkerman = Инкерманское сражение, 5 ноября 1854 года.
option-scenario-evpatoria = Сражение под Евпаторией, 17 февраля 1855 года.
option-scenario-tchernaya = Сражение на Чёрной речке, 16 августа 1855 года.
option-scenario-malakoff = Штурм Севастополя, 8 сентября 1855 года.
option-scenario-valley = В долину смерти: самая маленькая игра в коробке.

option-siege_train = Должны ли союзники обстрелять укреплённый гекс города или укрепление выше уровня 1, прежде чем туда войти?
option-siege_train-no = Нет.
option-siege_train-yes = Да: сначала по нему надо назначить осадный огонь в том же боевом сегменте.

option-victory = За что русские бьются при Инкермане, под Евпаторией и на Чёрной речке?
option-victory-losses = За местность или за потери, которых союзники не могут себе позволить.
option-victory-ground = Только за местность: против равного соперника её почти не взять.

option-supply = Перерезают ли зоны контроля противника линии снабжения?
option-supply-cut = Да, кроме гексов, где стоит свой отряд.
option-supply-open = Нет: линии снабжения перерезают только гексы, занятые противником.

option-beaten_stacks = Может ли стопка, разбитая в рукопашной, отойти, чтобы её отряды бежали только при 1?
option-beaten_stacks-roll = Нет: она отступает, и её отряды бегут при броске от 1 до 3.
option-beaten_stacks-may_retire = Да: она может вместо этого отойти; отряды, которые не побежали, остановлены.

## Что может показать карта

survey-supply_russian = Снабжение русских
survey-supply_allied = Снабжение союзников
survey-zone_russian = Зоны контроля русских
survey-zone_allied = Зоны контроля союзников
survey-ground_allied = Местность в руках союзников
survey-reach = Досягаемость отряда
survey-fire = Цели для огня отряда

## Что взвешивает компьютер

feature-lead = перевес в очках
feature-verdict = кто победил бы, кончись сражение сейчас
feature-result = кто победил в сражении
feature-russian-men = силы русских
feature-allied-men = силы союзников
feature-russian-disorder = русские в расстройстве
feature-allied-disorder = союзники в расстройстве
feature-russian-grip = русские у решающей местности
feature-allied-grip = союзники у решающей местности
feature-russian-way = путь русских к ней, если им её брать
feature-allied-way = путь союзников к ней, если им её брать
feature-works = русские укрепления
feature-siege-works = укрепления союзников
feature-ports = порты в руках союзников
feature-ammunition = осадные боеприпасы
feature-contact = лучшее соотношение там, где армии соприкасаются
feature-lost-in-melee = продолжающиеся рукопашные

## На начальной странице: crimea

about-crimea = С сентября 1854 до октября 1855 года. Вся война под Севастополем, по бригадам и полкам; ход — две недели или зимний месяц: высадка, марши, снабжение, укрепления, осадный парк и зима. Когда армии встречаются, обе стреляют, движутся и сходятся врукопашную, пока бой не затихнет. Кто держит город после 23 ходов, тот победил: игра на много вечеров. Семь сражений кампании можно сыграть отдельно, от Альмы до сентябрьского штурма, самое маленькое — за полчаса.
sources-crimea = Правила — по печатной игре 1975 года с её поправками. Карт, фишек и таблиц в наших источниках нет: местность нарисована заново по гексам, которые названы в правилах, и по истории, а большинство значений отрядов, таблиц и расстановок восстановлено по тому, что о них говорит текст. Расширенной игры, с флотами и остальными частями карты, здесь пока нет.

## Что написано на фишках

arm-artillery = артиллерия
arm-black_sea_cossacks = черноморские казаки
arm-cavalry = кавалерия
arm-cavalry_hq = штаб кавалерии
arm-cossacks = казаки
arm-detachment = отряд охранения
arm-dragoons = драгуны
arm-greeks = греческие добровольцы
arm-horse_artillery = конная артиллерия
arm-infantry = пехота
arm-infantry_hq = штаб пехоты
arm-marines = морская пехота
arm-naval_artillery = морская артиллерия
arm-naval_infantry = флотские экипажи
arm-reserve = резерв
arm-reserve_cavalry = резервная кавалерия
arm-siege_guns = осадные пушки
arm-siege_mortars = осадные мортиры
arm-ship = корабль
value-fire = огонь
value-melee = рукопашная
value-movement = движение
value-size = размер

## В отчётах о многих партиях: причины потерь и ключевые моменты

loss-fire = огонь
loss-held-fire = отложенный огонь
loss-passing-fire = огонь по кавалерии
loss-siege-guns = осадные орудия
loss-mortars = мортиры
loss-melee = рукопашная
loss-winter = зима
loss-attrition = нехватка снабжения
loss-isolation = изоляция
loss-capture = захват
moment-siege-fire = объявлен осадный огонь
moment-ammunition-spent = израсходован один осадный боекомплект
moment-ammunition-exhausted = осадные боеприпасы кончились
moment-city-hex-taken = союзники берут гекс города
moment-sevastopol-falls = Севастополь пал
moment-british-shaken = британская армия поколеблена

## Карты

map-sevastopol = Крым
map-sevastopol-subtitle = Окрестности Севастополя
map-sevastopol-note = Начерчено по правилам игры и действительной местности; чего правила не определяют, то восстановлено.
map-evpatoria = Евпатория
map-evpatoria-subtitle = Город и залив, февраль 1855 года
map-evpatoria-note = Начерчено по правилам игры и действительной местности; чего правила не определяют, то восстановлено.

## Названия отрядов

# Обозначения остаются такими, как на фишках; у русских полков — их имена.
unit-br_1_1 = Гвардия
unit-br_1_2 = Горцы
unit-br_l_hq = Лёгкая див.
unit-br_c_hq = Кав. див.
unit-br_c_lb = Лёгкая бр.
unit-br_c_hb = Тяжёлая бр.
unit-br_m1 = Мортиры
unit-br_m2 = Мортиры
unit-br_m3 = Мортиры
unit-br_c_hu = Гусары
unit-fr_r1 = Рез. арт.
unit-fr_r2 = Рез. арт.
unit-fr_r3 = Рез. арт.
unit-fr_ha1 = Рез. кон. арт.
unit-fr_ig_a = Гв. арт.
unit-fr_ig_h = Гв. кон. арт.
unit-tk_3_hq = Египетская див.
unit-tk_3_a = Египетская арт.
unit-tk_c1 = Турецкая кав.
unit-sa_r = Резерв
unit-sa_ra = Рез. арт.
unit-sa_c = Кавалерия
unit-ru_16_vla = Владимирский
unit-ru_16_sou = Суздальский
unit-ru_16_oug = Углицкий
unit-ru_16_kaz = Казанский
unit-ru_17_mos = Московский
unit-ru_17_bor = Бородинский
unit-ru_17_tar = Тарутинский
unit-ru_17_bou = Бутырский
unit-ru_14_vol = Волынский
unit-ru_14_min = Минский
unit-ru_14_pod = Подольский
unit-ru_14_jit = Житомирский
unit-ru_r_bre = Брестский рез.
unit-ru_r_bie = Белостокский рез.
unit-ru_6c_swh = Саксен-Веймар.
unit-ru_6c_leh = Лейхтенб.
unit-ru_6c_cbu = Св. уланский
unit-ru_12_azo = Азовский
unit-ru_12_dni = Днепровский
unit-ru_12_ukr = Украинский
unit-ru_12_ode = Одесский
unit-ru_10_eka = Екатеринб.
unit-ru_10_tob = Тобольский
unit-ru_10_tom = Томский
unit-ru_10_kol = Колыванский
unit-ru_11_sel = Селенгинский
unit-ru_11_iak = Якутский
unit-ru_11_okh = Охотский
unit-ru_11_kam = Камчатский
unit-ru_8_che = Черниговский
unit-ru_8_pol = Полтавский
unit-ru_8_ale = Алексопольский
unit-ru_8_kre = Кременчугский
unit-ru_grk = Греки
unit-ru_ru_hq = Рез. уланская див.
unit-ru_ru_leo = Эрцг. Леопольда
unit-ru_ru_nar = Новоарханг.
unit-ru_ru_nmi = Новомиргор.
unit-ru_ru_eli = Елисаветгр.
unit-ru_ru_ha = Рез. кон. арт.
unit-ru_1d_mos = Московский драг.
unit-ru_1d_kar = Каргопольский
unit-ru_1d_kin = Кинбурнский
unit-ru_1d_nru = Новороссийский
unit-ru_1d_ha = Драг. кон. арт.
unit-ru_r_vol = Волынский рез.
unit-ru_r_min = Минский рез.
unit-ru_r_lit = Литовский рез.
unit-ru_r_vil = Виленский рез.
unit-ru_r_pod = Подольский рез.
unit-ru_r_jit = Житомирский рез.
unit-ru_9_ele = Елецкий
unit-ru_9_sev = Севский
unit-ru_9_bri = Брянский
unit-ru_9_ore = Орловский
unit-ru_6_mou = Муромский
unit-ru_6_nij = Нижегородский
unit-ru_6_niz = Низовский
unit-ru_6_sim = Симбирский
unit-ru_r_mod = Модлинский рез.
unit-ru_r_pra = Пражский рез.
unit-ru_r_lub = Люблинский рез.
unit-ru_r_zam = Замосцкий рез.
unit-ru_7_smo = Смоленский
unit-ru_7_mog = Могилёвский
unit-ru_7_vit = Витебский
unit-ru_7_pol = Полоцкий
unit-ru_4_bie = Белозерский
unit-ru_4_olo = Олонецкий
unit-ru_4_sch = Шлиссельб.
unit-ru_4_lad = Ладожский
unit-ru_5_arc = Архангелогор.
unit-ru_5_vol = Вологодский
unit-ru_5_kos = Костромской
unit-ru_5_gal = Галицкий
unit-br_nv1 = Брит. флот
unit-fr_nv1 = Франц. флот

## Названия мест

# Места, у которых есть русское название; остальные называются как на карте.
place-sevastopol = Севастополь
place-star-fort = Северное укрепление
place-fort-constantine = Константиновский форт
place-north-side = Северная сторона
place-karabelnaya = Корабельная сторона
place-quarantine = Карантин
place-flagstaff-bastion = 4-й бастион
place-malakoff = Малахов курган
place-white-works = Селенгинский редут
place-mount-inkerman = Инкерманские высоты
place-inkerman-bridge = Инкерманский мост
place-sapoune-heights = Сапун-гора
place-balaklava = Балаклава
place-kadikoi = Кадыкёй
place-marine-heights = Высоты морской пехоты
place-causeway-heights = Семякины высоты
place-fedioukine-heights = Федюхины высоты
place-the-valley-of-death = Долина смерти
place-valley-of-death = Долина смерти
place-canroberts-hill = Высота Канробера
place-mount-hasfort = Гасфортова гора
place-traktir-bridge = Трактирный мост
place-chorgun = Чоргун
place-kamara = Комары
place-karani = Карань
place-baidar = Байдары
place-kamiesch = Камыш
place-cape-chersonese = Мыс Херсонес
place-cape-fiolent = Мыс Фиолент
place-mackenzies-farm = Хутор Мекензи
place-duvankoi = Дуванкой
place-belbek = Бельбек
place-eskel = Эскель
place-mamaschai = Мамашай
place-ulukul = Улукул
place-almatamak = Алма-Тамак
place-bourliouk = Бурлюк
place-tarkhanlar = Тарханлар
place-alma-bridge = Мост через Альму
place-telegraph-hill = Телеграфный холм
place-kourgane-hill = Курганная высота
place-river-alma = Альма
place-river-katcha = Кача
place-river-belbek = Бельбек
place-river-tchernaya = Чёрная
place-the-black-sea = Чёрное море
place-kalamita-bay = Каламитский залив
place-the-roadstead = Рейд
place-the-chersonese = Херсонес
place-to-evpatoria = На Евпаторию
place-to-simferopol = На Симферополь
place-causeway = Семякины высоты
place-road-off-the-map = Дорога за край карты
place-evpatoria = Евпатория
place-saki = Саки
place-lake-sasyk = Озеро Сасык
place-orta-mamai = Орта-Мамай
place-koughil = Кугиль
place-lake-saki = Сакское озеро
place-to-perekop = На Перекоп
place-to-sevastopol = На Севастополь

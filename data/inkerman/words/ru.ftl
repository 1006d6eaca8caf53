### Что говорит «Инкерман», по-русски. Черновик: знающие язык приглашаются его исправить.

## Имена

side-russian = русские
    .title = Русские
    .genitive = русских
side-allied = союзники
    .title = Союзники
    .genitive = союзников
phase-movement = движение
    .genitive = движения
phase-combat = бой
    .genitive = боя

named-place = { $name } ({ $hex })

## Заголовки

heading-order = Ход { $turn } из { $turns } ({ $clock }): порядок фаз
heading-first = Ход { $turn } из { $turns } ({ $clock }): { $phase }, первая фаза
heading-second = Ход { $turn } из { $turns } ({ $clock }): { $phase }, вторая фаза
heading-over = Сражение окончено

## Вопросы

prompt-order = Бросьте кубик: что сначала, движение или бой?
prompt-move = Одно действие: двигайте отряд или пасуйте отрядом.
prompt-move-or-bombard = Одно действие: двигайте отряд, ведите обстрел или пасуйте отрядом.
prompt-fight = Одно действие: атакуйте гекс или пасуйте отрядом.
prompt-fight-or-bombard = Одно действие: атакуйте гекс, ведите обстрел или пасуйте отрядом.
prompt-march = { $unit }: осталось { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} движения. Идите дальше или остановитесь.
prompt-offer = { $side-is ->
    [you] Вы предложили закончить фазу.
   *[other] { $side-title } предлагают закончить фазу. Согласитесь или откажитесь.
}
prompt-attack = Выберите, кто атакует { $hex }, затем бросьте кубик.
prompt-momentum-attack = Бросьте кубик за атаку с ходу на { $hex }.
prompt-losses = { $side-is ->
    [you] Вы теряете { $steps ->
        [1] 1 ступень. Выберите отряд, который её потеряет.
        [one] { $steps } ступень. Выберите отряд, который теряет следующую.
        [few] { $steps } ступени. Выберите отряд, который теряет следующую.
       *[many] { $steps } ступеней. Выберите отряд, который теряет следующую.
    }
   *[other] { $side-title } теряют { $steps ->
        [1] 1 ступень. Выберите отряд, который её потеряет.
        [one] { $steps } ступень. Выберите отряд, который теряет следующую.
        [few] { $steps } ступени. Выберите отряд, который теряет следующую.
       *[many] { $steps } ступеней. Выберите отряд, который теряет следующую.
    }
}
prompt-advance = Гекс { $hex } пуст. Введите в него один из атаковавших отрядов или откажитесь.
prompt-continue = { $unit } может продолжить атаку. Выберите атаку с ходу или фланговую либо откажитесь.
prompt-continue-momentum = { $unit } может продолжить атаку. Выберите атаку с ходу или откажитесь.
prompt-continue-flank = { $unit } может продолжить атаку. Выберите фланговую атаку или откажитесь.

## Выбор

choice-move = { $unit }: идти в { $hex }
choice-step = { $unit }: на один гекс, в { $hex } (можно идти дальше)
choice-enter = { $unit }: войти на карту в { $hex } (можно идти дальше)
choice-halt = Остановиться здесь
choice-aim = Атаковать { $hex }
choice-join = Добавить к атаке отряд { $unit }
choice-roll-order = Бросить кубик за порядок фаз
choice-roll = Бросить кубик
choice-lose = Снять ступень с отряда { $unit }
choice-advance = { $unit }: продвинуться в { $hex }
choice-no-advance = Не продвигаться
choice-flank = { $unit }: фланговая атака в { $hex }
choice-no-further-attack = Закончить атаку
choice-bombard = Обстрелять отряд { $unit }
choice-hold = Пасовать отрядом { $unit } (он будет расстроен)
choice-spend-marker = Отказаться от одного обстрела
choice-keep-markers = Прекратить обстрел в этой фазе
choice-offer-end = Предложить закончить фазу
choice-accept = Согласиться: закончить фазу
choice-refuse = Отказаться: играть дальше
choice-stop = Закончить фазу
choice-capitulate = Сдать партию

## События

rolled-modified = {" "}(выпало { $die }, с поправками { $result })

combat-comes-first = Ход { $turn }: бой раньше движения{ $rolled }.
movement-comes-first = Ход { $turn }: движение раньше боя{ $rolled }.
phase-begins = Ход { $turn }: начинается фаза { $phase-genitive }.
all-recover = Все отряды приходят в порядок.
is-out-of-units = { $side-is ->
    [you] У вас больше нет нерасстроенных отрядов.
   *[other] У { $side-genitive } больше нет нерасстроенных отрядов.
}
is-out-of-units-and-guns = { $side-is ->
    [you] У вас больше нет ни нерасстроенных отрядов, ни обстрелов.
   *[other] У { $side-genitive } больше нет ни нерасстроенных отрядов, ни обстрелов.
}
moves = { $unit } идёт из { $from } в { $to } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
moves-via = { $unit } идёт из { $from } через { $via } в { $to } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
enters = { $unit } входит на карту в { $hex } за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
is-disrupted = Отряд { $unit } расстроен.
passes = Отряд { $unit } пасует и теперь расстроен.
is-reduced = У отряда { $unit } осталась одна ступень.
is-eliminated = Отряд { $unit } уничтожен.
attacks = { $units } { $units-count ->
    [1] атакует
   *[other] атакуют
} { $hex }: разность { $difference }, столбец { $column }{ $rolled }; атакующий { $attacker ->
    [0] ничего не теряет
    [one] теряет { $attacker } ступень
    [few] теряет { $attacker } ступени
   *[many] теряет { $attacker } ступеней
}, обороняющийся { $defender ->
    [0] ничего не теряет
    [one] теряет { $defender } ступень
    [few] теряет { $defender } ступени
   *[many] теряет { $defender } ступеней
}{ $spared ->
    [0] {""}
   *[other] , минус { $spared } за местность
}.
advances = { $unit } продвигается из { $from } в { $to }.
makes-flank-attack = { $unit } идёт во фланговую атаку из { $from } в { $to }.
guns-miss = Русские орудия бьют по отряду { $unit }{ $rolled }: безрезультатно.
guns-disrupt = Русские орудия бьют по отряду { $unit }{ $rolled }: отряд расстроен.
guns-reduce = Русские орудия бьют по отряду { $unit }{ $rolled }: отряд расстроен и теряет ступень, если их у него две.
guns-are-silenced = Удар союзников по Shell Hill ({ $hex }) заставляет русские орудия замолчать навсегда.
keeps-bombardments = { $side-is ->
    [you] Вы прекращаете обстрел в этой фазе.
   *[other] { $side-title } прекращают обстрел в этой фазе.
}
forgoes-bombardment = { $side-is ->
    [you] Вы отказываетесь от одного обстрела.
   *[other] { $side-title } отказываются от одного обстрела.
}
offers-end = { $side-is ->
    [you] Вы предлагаете закончить фазу.
   *[other] { $side-title } предлагают закончить фазу.
}
accepts-end = { $side-is ->
    [you] Вы соглашаетесь.
   *[other] { $side-title } соглашаются.
}
refuses-end = { $side-is ->
    [you] Вы отказываетесь.
   *[other] { $side-title } отказываются.
}
ends-phase = { $side-is ->
    [you] Вы заканчиваете фазу.
   *[other] { $side-title } заканчивают фазу.
}
takes = { $side-is ->
    [you] Вы занимаете { $place }.
   *[other] { $side-title } занимают { $place }.
}

## Итоги

verdict-south-edge = { $side-is ->
    [you] Вы одержали победу, решившую войну: тыл союзников прорван.
   *[other] Русские одержали победу, решившую войну: тыл союзников прорван.
}
verdict-gives-up = { $side-is ->
    [you] Вы сдаётесь, { $winner } побеждают.
   *[other] { $winner-is ->
        [you] { $side-title } сдаются, вы победили.
       *[other] { $side-title } сдаются, { $winner } побеждают.
    }
}
verdict-allied = { $side-is ->
    [you] Вы победили: у русских нет ни одного победного гекса.
   *[other] { $enemy-is ->
        [you] Победа союзников: у вас нет ни одного победного гекса.
       *[other] Победа союзников: у русских нет ни одного победного гекса.
    }
}
verdict-draw = { $side-is ->
    [you] Ничья: у вас один победный гекс.
   *[other] Ничья: у русских один победный гекс.
}
verdict-operational = { $side-is ->
    [you] Вы одержали оперативную победу: у вас два победных гекса.
   *[other] Оперативная победа русских: у них два победных гекса.
}
verdict-war-winning = { $side-is ->
    [you] Вы одержали победу, решившую войну: у вас { $hexes ->
        [one] { $hexes } победный гекс
        [few] { $hexes } победных гекса
       *[many] { $hexes } победных гексов
    }.
   *[other] Русские одержали победу, решившую войну: у них { $hexes ->
        [one] { $hexes } победный гекс
        [few] { $hexes } победных гекса
       *[many] { $hexes } победных гексов
    }.
}

## Шансы

factor-movement-first = 1–3: сначала движение
factor-combat-first = 4–6: сначала бой
factor-attacks = { $unit } атакует с силой { $strength }
factor-defends = { $unit } обороняется с силой { $strength }
factor-artillery = Артиллерия союзников: на один столбец вправо
factor-column = Столбец { $column }
factor-all-upslope = Потери обороняющегося: все атакуют вверх по склону
factor-all-from-water = Потери обороняющегося: все атакуют из реки, акведука или болота
factor-all-over-wall = Потери обороняющегося: все атакуют через бруствер редута
factor-disrupted-from = Расстроен при { $least }+
factor-steadfast = Гвардия стоит твёрдо
factor-next-to-battery = Рядом с батареей

combat-first = Сначала бой.
movement-first = Сначала движение.
no-effect = { $unit }: безрезультатно.
holds = { $unit } удерживает { $hex }.
defenders-hold = Обороняющиеся удерживают { $hex }.
loses-of-choice = { $side-is ->
    [you] Вы теряете { $steps ->
        [one] { $steps } ступень
        [few] { $steps } ступени
       *[many] { $steps } ступеней
    } по своему выбору.
   *[other] { $side-title } теряют { $steps ->
        [one] { $steps } ступень
        [few] { $steps } ступени
       *[many] { $steps } ступеней
    } по своему выбору.
}
attacker-may-advance = Атакующий отряд может продвинуться в { $hex }.

## На карте и рядом

box-due = прибывают на ходу { $turn }
box-eliminated = уничтожены
badge-attacking = атакует
badge-moving = идёт
marker-target = Цель
marker-control = { $side-is ->
    [you] Этот победный гекс ваш
   *[other] Этот победный гекс у { $side-genitive }
}
marker-battery = Русская батарея
track-turn = Ход
track-victory-hexes = { $side-is ->
    [you] Победные гексы у вас
   *[other] Победные гексы у { $side-genitive }
}
track-bombardments = { $side-is ->
    [you] Обстрелов у вас осталось
   *[other] Обстрелов у { $side-genitive } осталось
}

## Обзоры и гексы

survey-guns-silenced = Русские орудия замолчали навсегда.
describe-unit = { $unit }: { $title }, { $formation }
describe-victory-hex = { $side-is ->
    [you] Ваш победный гекс
   *[other] Победный гекс у { $side-genitive }
}
describe-zone = { $side-is ->
    [you] Ваша зона контроля: { $units }
   *[other] Зона контроля { $side-genitive }: { $units }
}
describe-move = { $unit } может прийти сюда за { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

ground-clear = открытая местность
ground-forest = кустарник
ground-river = река
ground-aqueduct = акведук
ground-marsh = болото
ground-sea = море
ground-level = уровень { $level }
ground-road = дорога
ground-bridge = мост
ground-slope-up = подъём
ground-steep-slope-up = крутой подъём
ground-steep-slope-down = крутой спуск
ground-wall = бруствер

## Отказы: чей черёд

there-is-no-such-unit = Такого отряда нет.
battle-is-over = Сражение окончено.
only-own-side-gives-up = Сдаться за { $side-genitive } может только тот, кто за них играет.
roll-for-order-first = Сначала бросьте кубик за порядок фаз.
answer-offer-first = Сначала ответьте на предложение закончить фазу.
no-offer-to-answer = Никто не предлагал закончить фазу.
offer-was-refused = Ваше предложение отклонено. Прежде чем его повторить, сделайте действие.
no-offer-needed = Противник больше ничего не может сделать. Просто закончите фазу.
other-side-can-still-act = Противник ещё может действовать. Фаза кончится, только если согласны оба.
is-not-yours = { $unit } — не ваш отряд.
is-piquet-and-is-never-disrupted = { $unit } — пикет, его нельзя расстроить.
is-disrupted-already = Отряд { $unit } уже расстроен.
is-off-map-and-cannot-pass = { $unit } вне карты и сейчас не может пасовать.
unit-is-not-on-map = Отряда { $unit } нет на карте.
hex-is-not-on-map = Гекса { $hex } нет на карте.
is-not-on-map-yet = Отряда { $unit } ещё нет на карте.
is-out-of-battle = Отряд { $unit } выбыл из сражения.

## Отказы: движение

moves-only-in-movement-phase = { $unit } может идти только в фазе движения.
is-not-yours-to-move = { $unit } — не ваш отряд, вы не можете им ходить.
is-piquet-and-never-moves = { $unit } — пикет, он никогда не движется.
is-disrupted-and-cannot-move = Отряд { $unit } расстроен и не может идти.
must-enter-map-first = Отряд { $unit } сначала должен войти на карту.
finish-move-first = Сначала закончите начатое движение.
nobody-is-moving = Сейчас никто не идёт.
can-reach-no-other-hex = Отряду { $unit } некуда идти.
is-in-hex-already = { $unit } уже в { $hex }.
is-not-next-to = { $hex } — не рядом с отрядом { $unit }.
is-held-by = Гекс { $hex } занят противником: { $other }.
only-one-mobile-unit-in-hex = В { $hex } есть место для одного подвижного отряда, и там уже { $other }.
is-sea = { $hex } — море.
must-stop-in-zone = Отряд { $unit } должен остановиться в { $hex }, в зоне контроля отряда { $other }.
no-step-from-zone-to-zone = { $unit } в зоне контроля противника и не может прямо перейти в { $hex }, в зону контроля отряда { $other }.
cannot-pass = { $unit } не может пройти через { $hex }: там { $other }.
is-too-far = Отряду { $unit } не дойти до { $hex }: осталось { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} движения.
step-costs-too-much = Шаг в { $hex } стоит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}: больше, чем осталось у отряда { $unit }.
is-cavalry-and-crosses-water-by-road = { $unit } — кавалерия. Она входит в реку, акведук и болото и выходит из них только по дороге, а дороги в { $hex } нет.
is-cavalry-and-crosses-wall-by-road = { $unit } — кавалерия, за бруствер в { $hex } ей можно только по дороге.

## Отказы: подкрепления

enters-only-in-allied-movement = { $unit } входит на карту только действием союзников в фазе движения.
is-not-waiting-to-enter = { $unit } не ждёт входа на карту.
enters-later = { $unit } не может войти на карту раньше хода { $n }.
is-held-back-in-this-phase = { $unit } не входит на карту в этой фазе: отряд придержан.
is-not-in-entry-area = { $hex } — вне зоны входа.
entry-hex-is-occupied = Гекс { $hex } занят. Выберите другой гекс входа.
is-cavalry-and-enters-by-road = { $unit } — кавалерия, в { $hex } ей можно войти только по дороге.

## Отказы: обстрел

bombardments-are-russian-actions = Обстрел ведут только русские, и каждый обстрел — действие.
russian-guns-are-silenced = Союзники атаковали Shell Hill: русские орудия замолчали навсегда.
no-bombardments-are-left = В этом ходу обстрелов больше нет.
is-not-allied-unit = { $unit } — не отряд союзников.
is-piquet-and-bombardment-does-nothing = { $unit } — пикет: обстрел на него не действует.
is-out-of-range-of-shell-hill = От отряда { $unit } до Shell Hill больше { $n ->
    [one] { $n } гекса
   *[other] { $n } гексов
}.
bombardments-cannot-be-kept = По выбранным правилам обстрелы нельзя беречь.
can-still-act = { $unit } ещё может действовать.

## Отказы: атаки

attacks-only-in-combat = Атаковать можно только в фазе боя.
attacks-only-in-combat-phase = { $unit } может атаковать только в фазе боя.
is-piquet-and-never-attacks = { $unit } — пикет, он никогда не атакует.
is-disrupted-and-cannot-attack = Отряд { $unit } расстроен и не может атаковать.
is-cavalry-and-cannot-attack-wet-hex = { $unit } — кавалерия и не может атаковать { $hex }: там река, акведук или болото.
no-enemy-is-in-hex = В { $hex } нет противника.
nobody-can-attack-hex = Ни один ваш отряд не может атаковать { $hex }.
resolve-declared-attack-first = Сначала разыграйте объявленную атаку.
finish-attack-first = Сначала закончите начатую атаку.
choose-hex-to-attack-first = Сначала выберите гекс для атаки.
add-an-attacker-first = Сначала добавьте к атаке отряд.
is-in-attack-already = { $unit } уже участвует в атаке.
cannot-attack-together = { $unit } и { $other } не могут атаковать вместе.
nothing-to-roll-for = Сейчас бросать кубик не на что.
no-losses-to-take = Сейчас потерь нет.
cannot-take-this-loss = { $unit } не может понести эту потерю.

## Отказы: продвижение, атаки с ходу и фланговые

nobody-advances-now = Сейчас никто не может продвинуться.
is-no-victor-or-cannot-advance = { $unit } — не из тех победивших отрядов, которые могут войти в { $hex }.
nothing-to-decline = Нет ни продвижения, ни новой атаки, от которых можно отказаться.
nobody-has-advanced = Никто не продвинулся.
only-other-goes-on = Сейчас может атаковать только { $other }. { $unit } ждёт.
has-made-its-momentum-attack = { $unit }: атака с ходу уже была.
has-made-its-flank-attack = { $unit }: фланговая атака уже была.
momentum-attack-is-made-alone = С ходу атакует только один отряд.
no-dash-over-steep-slope = { $unit } не может атаковать ни во фланг, ни с ходу через крутой склон к { $hex }.
no-dash-over-wall = { $unit } не может атаковать ни во фланг, ни с ходу через бруствер в { $hex }.
is-next-to-no-enemy = Рядом с отрядом { $unit } нет противника.
hex-is-not-empty = Гекс { $hex } не пуст: там { $other }.
is-in-no-enemy-zone-of-control = { $hex } — вне зон контроля противника.
no-flank-attack-over-steep-slope-or-wall = { $unit } не может идти во фланговую атаку в { $hex } через крутой склон или бруствер редута.

## Ошибки позиций: отряды и гексы

fault-eliminated-on-map = Отряд { $unit } уничтожен и не может быть на карте.
fault-in-sea = { $unit } в { $hex }, а это море.
fault-off-map = { $unit } в { $hex }, а это вне карты.
fault-piquet-has-moved = { $unit } — пикет, он не мог покинуть свой гекс.
fault-no-reinforcement = { $unit } — не подкрепление и не может ждать входа на карту.
fault-has-one-step = У отряда { $unit } всего одна ступень, ослабить его нельзя.
fault-marks-on-eliminated = Отряд { $unit } выбыл из сражения и не может быть ни расстроен, ни ослаблен.
fault-reduced-off-map = { $unit } не может потерять ступень вне карты.
fault-both-sides = В { $hex } обе стороны.
fault-too-many-units = В { $hex } слишком много отрядов.
fault-no-victory-hex = { $hex } — не победный гекс.
fault-in-wrong-hands = Гекс { $hex } числится за стороной, которой там нет.

## Ошибки позиций: порядок хода

fault-no-such-turn = Такого хода нет.
fault-turn-1-begins-with-movement = Ход 1 начинается с движения.
fault-no-roll-on-turn-1 = На ходу 1 за порядок фаз не бросают.
fault-order-not-rolled = За порядок фаз ещё не бросали.
fault-russians-roll = За порядок фаз бросают русские.
fault-too-many-bombardments = Осталось слишком много обстрелов.
fault-silenced-guns-can-fire = Русские орудия замолчали, но обстрелы у них остались.
fault-too-many-victory-hexes = Столько победных гексов нет.
fault-ended-and-not-over = Игра завершилась, но не окончена.
fault-out-between-phases = У стороны кончились действия вне фазы.
fault-disrupted-between-phases = Есть расстроенные отряды после приведения в порядок.
fault-offer-between-phases = Предложение закончить фазу сделано вне фазы.
fault-active-side-is-out = У ходящей стороны кончились действия.
fault-offer-to-side-that-is-out = Предложение сделано стороне, у которой кончились действия.
fault-offer-during-action = Предложение закончить фазу сделано посреди действия.
fault-out-and-can-act = Считается, что у стороны кончились действия, но она ещё может действовать.
fault-bombardments-not-back = Русские получают обстрелы назад до броска за порядок фаз.
fault-over-too-early = Игра без причины окончена раньше последнего хода.
fault-points-without-move = Очки движения потрачены, но никто не идёт, или отряд идёт, но очков не потратил.
fault-too-many-points-spent = У идущего отряда не осталось очков движения.
fault-cannot-be-moving = Идущий отряд не может идти.
fault-should-have-stopped = Идущий отряд должен был остановиться в зоне контроля противника.
fault-nothing-to-act-with = Ходящей стороне нечем действовать.
fault-russian-on-south-edge = Русский отряд на южном краю, но игра не окончена.
fault-no-russian-on-south-edge = На южном краю нет русского отряда.

## Ошибки позиций: атаки

fault-attack-left-over = Атаки нет, но что-то от неё осталось.
fault-attack-outside-combat = Идёт атака вне фазы боя.
fault-attacker-cannot-attack = Один из атакующих не может атаковать.
fault-mixed-attack = Вместе атакуют отряды разных групп.
fault-no-target = У атаки нет цели.
fault-attacker-too-far = Один из атакующих не рядом с целью.
fault-momentum-not-alone = С ходу атакует больше одного отряда.
fault-attack-after-flank = За фланговой атакой может следовать только атака с ходу.
fault-cavalry-survived = Кавалерия пережила свою атаку.
fault-no-enemy-attacked = В атакуемом гексе нет противника.
fault-losses-before-roll = Потери назначены до броска.
fault-disrupted-attacker = Атакует расстроенный отряд.
fault-ground-forbids-attack = Местность не допускает атаки.
fault-attacker-losses = Таких потерь атакующий здесь понести не может.
fault-defender-losses = Таких потерь обороняющийся здесь понести не может.
fault-no-choice-of-losses = Выбирать потери не из чего.
fault-attacker-not-disrupted = Один из атаковавших не расстроен.
fault-losses-still-owed = Не все потери понесены.
fault-target-not-empty = Атакуемый гекс не пуст.
fault-no-further-attack = Новой атаки быть не может.
fault-has-not-advanced = Отряд не продвинулся.
fault-more-than-one-goes-on = Продолжить атаку может только один отряд, тот, что продвинулся.

## Варианты правил

option-crt_floor = Где смотреть самые слабые атаки? Напечатанная таблица доходит до -2, в тексте предел — 0.
option-crt_floor-minus_two = До столбца -2, как напечатана таблица.
option-crt_floor-zero = Любая атака ниже 0 идёт по столбцу 0.

option-redoubt_reduction = Насколько редут уменьшает потери обороняющегося? По тексту на 2, по сводной таблице на 1.
option-redoubt_reduction-two = На две ступени.
option-redoubt_reduction-one = На одну ступень.

option-bridged_hex_penalty = Страдают ли атакующие из реки, акведука или болота и там, где гекс пересекает мост с дорогой?
option-bridged_hex_penalty-always = Всегда, как сказано в тексте.
option-bridged_hex_penalty-needs_unbridged = Только если хоть один из них в гексе без дороги, как в сводной таблице.

option-pass_through_friends = Можно ли отряду пройти через гекс, занятый своим отрядом?
option-pass_through_friends-no = Нет: заторы на дорогах в счёт.
option-pass_through_friends-yes = Да, если он там не останавливается.

option-reinforcements_count = Держат ли свою сторону в фазе движения подкрепления, которые могли бы войти?
option-reinforcements_count-enterable = Да, и одно из них можно придержать вместо действия.
option-reinforcements_count-on_map_only = Нет: в счёт только отряды на карте; если свежих среди них нет, действия кончились, кто бы ни ждал входа.

option-markers_may_be_kept = Может ли русский, если у него нет свежих отрядов, сберечь обстрелы для второй фазы хода?
option-markers_may_be_kept-yes = Да.
option-markers_may_be_kept-no = Нет: пока он не кончил, он стреляет или тратит их впустую.

option-shell_hill_entry_silences = Замолкают ли русские орудия, если отряд союзников входит маршем в пустой гекс Shell Hill?
option-shell_hill_entry_silences-yes = Да, как и при атаке туда.
option-shell_hill_entry_silences-no = Нет: только при атаке.

option-south_edge_any_entry = Выигрывает ли войну русский отряд, который вышел на южный край продвижением или фланговой атакой?
option-south_edge_any_entry-yes = Да, как бы он туда ни вышел.
option-south_edge_any_entry-no = Нет: только маршем.

option-road_negates_steep = Снимает ли дорога добавочные очки с крутых склонов так же, как с прочих?
option-road_negates_steep-yes = Да.
option-road_negates_steep-no = Нет: за крутые склоны платят и на дороге.

option-cavalry_survives_flank_attack = Переживает ли кавалерия фланговую атаку, в которой боя нет?
option-cavalry_survives_flank_attack-yes = Да.
option-cavalry_survives_flank_attack-no = Нет: кавалерия, которая атакует, гибнет, как бы она ни атаковала.

option-shift_after_clamp = Откуда считать сдвиг за артиллерию союзников: от самого низкого столбца или от настоящей разности?
option-shift_after_clamp-yes = От столбца: даже безнадёжная атака выигрывает один.
option-shift_after_clamp-no = От разности, до того как её ограничат края таблицы.

## Что может показать карта

survey-zone_russian = Зоны контроля русских
survey-zone_allied = Зоны контроля союзников
survey-guns = Дальность русских орудий
survey-reach = Досягаемость отряда

## Что взвешивает компьютер

feature-result = итог
feature-side = сторона русских
feature-side-late = сторона русских, под конец
feature-first-hex = первый победный гекс
feature-first-hex-late = первый победный гекс, под конец
feature-second-hex = второй победный гекс
feature-second-hex-late = второй победный гекс, под конец
feature-more-hexes = прочие победные гексы
feature-russian-men = силы русских
feature-allied-men = силы союзников
feature-to-come = подкрепления ещё вне карты
feature-siege = русские у победных гексов
feature-relief = союзники у потерянных победных гексов
feature-open-goals = победные гексы, открытые союзниками
feature-open-gains = победные гексы, открытые русскими
feature-storms = атаки русских на победные гексы
feature-returns = атаки союзников на потерянные победные гексы
feature-russian-attacks = возможные атаки русских
feature-allied-attacks = возможные атаки союзников
feature-advance = продвижение русских
feature-raid = русские у южного края
feature-guns = оставшиеся обстрелы
feature-outposts = аванпосты

## На начальной странице: inkerman

about-inkerman = 5 ноября 1854 года. Две русские колонны поднимаются из тумана против правого фланга осадной линии; редкая цепь пикетов и несколько британских батальонов держат Home Ridge, пока не подойдут французы. Пять ходов действий по очереди, по одному отряду или одной атаке: два-три часа. Первыми действуют русские.
sources-inkerman = Правила и таблицы — по печатной игре. Её карты и фишек, кроме одной, в наших источниках нет: боевые расписания, расстановка и большая часть карты восстановлены по истории и по гексам, которые названы в правилах. Где правила противоречат сами себе, есть вариант на выбор.

survey-guns-found = { $bombardments ->
    [0] В этом ходу обстрелов больше нет.
    [one] В этом ходу остался { $bombardments } обстрел.
    [few] В этом ходу осталось { $bombardments } обстрела.
   *[many] В этом ходу осталось { $bombardments } обстрелов.
}
survey-reach-found = { $hexes ->
    [0] Отряду { $unit } некуда идти.
    [1] { $unit } может дойти до 1 гекса; если он тёмный, отряд должен там остановиться.
    [one] { $unit } может дойти до { $hexes } гекса; в тёмных отряд должен остановиться.
   *[other] { $unit } может дойти до { $hexes } гексов; в тёмных отряд должен остановиться.
}

## Что написано на фишках

arm-cavalry = кавалерия
arm-infantry = пехота
arm-piquet = пикет
arm-zouave = зуавы
nation-british = британцы
nation-french = французы
nation-pavlov = русские (Павлов)
nation-soimonov = русские (Соймонов)
value-combat = бой
value-steps = ступени

## В отчётах о многих партиях: причины потерь и ключевые моменты

loss-combat = бой
loss-bombardment = обстрел
loss-cavalry-spent = измотанная кавалерия
moment-hex-changes-hands = победный гекс переходит из рук в руки
moment-guns-silenced = русские орудия подавлены

## Карты

map-inkerman = Инкерман
map-inkerman-subtitle = Кровавое возмездие, 5 ноября 1854 года
map-inkerman-note = Начерчено по правилам игры и описаниям местности; чего правила не определяют, то восстановлено.

## Названия мест

# Места, у которых есть русское название; остальные называются как на карте.
place-shell-hill = Казачья гора
place-home-ridge = Хоум-Ридж
place-sandbag-battery = Батарея из мешков
place-barrier = Барьер
place-the-barrier = Барьер
place-lancaster-battery = Ланкастерская батарея
place-fore-ridge = Фор-Ридж
place-kitspur = Китспур
place-inkerman-tusk = Инкерманский Клык
place-quarry-ravine = Каменоломный овраг
place-st-clements-gorge = Климентьевское ущелье
place-saddle-top-reach = Седловина
place-east-jut = Восточный выступ
place-west-jut = Западный выступ
place-cossack-knoll = Казачий холм
place-cossack-rise = Казачий подъём
place-st-georges-brow = Георгиевский склон
place-troitsky-peak = Троицкая вершина
place-st-georges-ravine = Георгиевская балка
place-volovia-gully = Воловья балка
place-mikriukoff-glen = Микрюкова балка
place-wellway = Колодезная балка
place-the-wellway = Колодезная балка
place-careenage-ravine = Килен-балка
place-careenage-bay = Килен-бухта
place-victoria-ridge = Хребет Виктории
place-middle-ravine = Средний овраг
place-inkerman-bridge = Инкерманский мост
place-old-city-heights = Высоты Старого города
place-tchernaya = Чёрная
place-second-division-camp = Лагерь 2-й дивизии
place-guards-camp = Лагерь гвардии
place-light-division-camp = Лагерь Лёгкой дивизии
place-windmill = Мельница
place-post-road = Почтовая дорога
place-the-post-road = Почтовая дорога
place-sapoune-heights = Сапун-гора
place-aqueduct = Акведук
place-east-sapper-road = Восточная сапёрная дорога
place-west-sapper-road = Западная сапёрная дорога
place-to-sevastopol = на Севастополь
place-to-bakchiserai = на Бахчисарай
place-to-the-woronzoff-road = к Воронцовской дороге
place-victory-hex = Гекс победы
place-battery = Батарея
place-allied-entry = Вход союзников

### Что говорит «Пол-лиги», по-русски. Черновик: знающие язык приглашаются его исправить.

## Стороны и места

side-russian = русские
    .title = Русские
    .genitive = русских
side-allied = союзники
    .title = Союзники
    .genitive = союзников
side-allied_british = Британцы
side-allied_french = Французы и турки
side-russian_left = Кирьяков (Московский полк)
side-russian_centre = Горчаков (Бородинский полк)
side-russian_redoubt = Щелканов (Казанский полк)
side-russian_kourgane = Квицинский (Владимирский полк)
side-russian_cossacks = Попов (казаки)
side-russian_cavalry = Халецкий (кавалерия)
side-allied_bosquet = Боске
side-allied_canrobert = Канробер
side-allied_napoleon = Принц Наполеон
side-allied_turks = Сулейман-паша
side-allied_light = Кодрингтон
side-allied_guards = Бентинк (гвардия)
side-allied_highland = Кэмпбелл (горцы)
side-allied_cavalry = Лукан (кавалерия)
side-russian_1 = Московский полк, 1 и 2
side-russian_2 = Московский полк, 3 и 4
side-russian_3 = Бородинский полк, 1 и 2
side-russian_4 = Бородинский полк, 3 и 4
side-russian_5 = Казанский полк, 1 и 2
side-russian_6 = Казанский полк, 3 и 4
side-russian_7 = Владимирский полк, 1 и 2
side-russian_8 = Владимирский полк, 3 и 4
side-russian_9 = 57-й казачий полк
side-russian_10 = 60-й казачий полк
side-russian_11 = Гусары и драгуны
side-russian_12 = Уланы и конная батарея
side-allied_13 = 3-й зуавский и 50-й
side-allied_14 = Тиральеры и 7-й лёгкий
side-allied_15 = 1-й зуавский и 7-й линейный
side-allied_16 = Шассёры и 27-й линейный
side-allied_17 = Принц Наполеон
side-allied_18 = Турки
side-allied_19 = 7-й и 33-й
side-allied_20 = 23-й и батарея E
side-allied_21 = Гвардия
side-allied_22 = Горцы
side-allied_23 = Британская кавалерия
side-allied_24 = Конная артиллерия и стрелки

## Строи, оружие, местность

formation-line = линия
    .into = в линию
    .within = в линии
formation-skirmish = рассыпной строй
    .into = в рассыпной строй
    .within = в рассыпном строю
formation-column = колонна
    .into = в колонну
    .within = в колонне
formation-road = походная колонна
    .into = в походную колонну
    .within = в походной колонне
formation-square = каре
    .into = в каре
    .within = в каре
formation-limbered = на передках
    .into = на передки
    .within = на передках
formation-unlimbered = на позиции
    .into = на позицию
    .within = на позиции

weapon-musket = гладкоствольные ружья
weapon-rifle = нарезные ружья
weapon-carbine = карабины
weapon-field = полевые орудия
weapon-horse = конная артиллерия
weapon-siege = осадные орудия

terrain-gentle = пологий склон
    .genitive = пологого склона
    .accusative = пологий склон
terrain-steep = крутой склон
    .genitive = крутого склона
    .accusative = крутой склон
terrain-cliff = обрыв
    .genitive = обрыва
    .accusative = обрыв
terrain-stream = река
    .genitive = реки
    .accusative = реку
terrain-woods = лес
    .genitive = леса
    .accusative = лес
terrain-village = дома
    .genitive = домов
    .accusative = дома
terrain-wall = стена
    .genitive = стены
    .accusative = стену
terrain-trench = окоп
    .genitive = окопа
    .accusative = окоп
terrain-sea = море
    .genitive = моря
    .accusative = море
terrain-high-crest = гребень высокого холма
    .genitive = гребня высокого холма
    .accusative = гребень высокого холма
terrain-friends = проход сквозь своих

area-sea = море
area-cliff = обрыв (пешком или по тропе)
area-steep = крутой склон
area-gentle = пологий склон
area-woods = лес (укрытие; обзор только на опушку и с опушки)
area-village = деревня (укрытие; для движения считается стенами)
area-vineyard = виноградник (укрытие)
course-stream = река
course-wall = стена (укрытие; закрывает обзор)
course-trench = бруствер (укрытие)
course-road = дорога
course-track = тропа (по ней орудия и кавалерия поднимаются на обрыв)
hill-top = плоская вершина
hill-crest = гребень

## Вопросы и заголовки

prompt-initiative = Бросьте кубики на инициативу.
prompt-lead = { $side-is ->
    [you] Инициатива у вашей стороны: действовать первой или второй?
   *[other] Инициатива у { $side-genitive }: действовать первыми или вторыми?
}
prompt-rally = { $unit } бежит: попробуйте привести отряд в порядок.
prompt-actions = { $left ->
    [1] Может действовать ещё один отряд: выберите для него действие.
   *[other] Выберите отряд. Ещё могут действовать: { $left }, каждый по разу.
}
prompt-actions-done = Больше никто не может действовать. Поворачивайте отряды не более чем на { $degrees }°, перемещайте генералов или завершите действия.
prompt-march-forward = Ведите отряд вперёд: { $unit }. Захождение — до { $degrees }° в сумме. Кубики: { $dice }.
prompt-march-road = Ведите отряд по дороге: { $unit }. Кубики: { $dice }.
prompt-march-sideways = Ведите отряд назад или вбок либо поверните его кругом: { $unit }. Кубики: { $dice }.
prompt-march-prolonge = Ведите батарею на отвозах: { $unit }. Кубики: { $dice }.
prompt-ride = Куда едет { $staff }? Кубики: { $dice }.
prompt-saves = Сделайте спасброски: { $unit }, { $hits ->
    [one] { $hits } возможное попадание
    [few] { $hits } возможных попадания
   *[many] { $hits } возможных попаданий
}.
prompt-saves-with-help = Сделайте спасброски: { $unit }, { $hits ->
    [one] { $hits } возможное попадание
    [few] { $hits } возможных попадания
   *[many] { $hits } возможных попаданий
}. Может помочь командный бонус.
prompt-charge-consent = { $attacker } готовится атаковать (цель — { $target }): пойти второй линией с отрядом { $unit }?
prompt-charge-answer = { $attacker } атакует отряд { $unit }: принять атаку или отступить?
prompt-charge-attacker-check = Проверьте мораль перед атакой: { $attacker }.
prompt-charge-defender-check = { $unit } в меньшинстве: проверьте мораль.
prompt-charge-support = { $unit } стоит за отрядом { $line }: вступить в рукопашную второй линией?
prompt-charge-benefit = Потратить командный бонус на рукопашную для отряда { $unit }?
prompt-charge-react = { $attacker } атакует отряд { $unit }: ответить до столкновения?
prompt-charge-move-up = Противника ({ $target }) на месте нет: насколько продвигается { $attacker }?
prompt-charge-follow = { $attacker } продвигается: пойти следом второй линией ({ $unit })?
prompt-close = Выберите, какую рукопашную разыграть следующей.
prompt-advance = { $unit } побеждает: насколько продвинуться?
prompt-follow = Первая линия продвинулась: пойти следом с отрядом { $unit }?

heading-over = Битва окончена
heading-initiative = Ход { $turn } из { $turns }: инициатива
heading-rally = Ход { $turn } из { $turns }: { $side } собирают бегущих
heading-close = Ход { $turn } из { $turns }: рукопашные { $side-genitive }
heading-actions = Ход { $turn } из { $turns }: действия { $side-genitive }

## Решения

# Кто помогает: «Попытаться привести в порядок, с помощью командира (1 очко командования)».
help-commander = {", "}с помощью командира (1 очко командования)
help-brigadier = {", "}с помощью бригадного командира
help-both = {", "}с помощью командира и бригадного командира (1 очко командования)

choice-roll = Бросить на инициативу
choice-first = Действовать первыми
choice-second = Действовать вторыми
choice-rally = Попытаться привести в порядок{ $help }
choice-march = { $unit }: двигаться вперёд{ $help }
choice-march-road = { $unit }: двигаться по дороге{ $help }
choice-sideways = { $unit }: двигаться назад или вбок либо повернуть кругом{ $help }
choice-prolonge = { $unit }: двигаться на отвозах{ $help }
choice-way-straight = { $unit }: прямо на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}
choice-way-right = { $unit }: на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
} с захождением на { $degrees }° вправо
choice-way-left = { $unit }: на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
} с захождением на { $degrees }° влево
choice-shift-forward = { $unit }: вперёд на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}
choice-shift-back = { $unit }: назад на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}
choice-shift-left = { $unit }: влево на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}
choice-shift-right = { $unit }: вправо на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}
choice-shift-about = { $unit }: кругом и на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}
choice-stay = Остаться на месте
choice-stay-unit = { $unit }: остаться на месте
choice-stay-staff = { $staff }: остаться на месте
choice-form = { $unit }: { $formation-is ->
    [formation-limbered] взять орудия на передки
    [formation-unlimbered] снять орудия с передков
   *[other] построиться { $formation-into }
}
choice-form-about = { $unit }: { $formation-is ->
    [formation-limbered] взять орудия на передки с поворотом кругом
    [formation-unlimbered] снять орудия с передков с поворотом кругом
   *[other] построиться { $formation-into } с поворотом кругом
}
choice-face = { $unit }: повернуться на азимут { $degrees }°
choice-face-free = { $unit }: повернуться на азимут { $degrees }° (не тратит действия)
choice-mount = { $unit }: сесть на коней
choice-dismount = { $unit }: спешиться
choice-fire = { $unit }: огонь, цель — { $whom }{ $help }
# По подставкам: «Kazan 1 (подставки 1 и 2); Kazan 2 (подставка 4)».
aim-with-stands = { $target } ({ $stands-count ->
    [one] подставка { $stands }
   *[other] подставки { $stands }
})
aim-and-aim = { $first }; { $then }
choice-charge = { $unit }: атаковать отряд { $target }
choice-charge-double = { $unit }: атаковать отряд { $target }, вторая линия — { $second }
choice-man = { $unit }: вернуться к орудиям
choice-steady = { $unit }: снять { $chits ->
    [one] { $chits } жетон морали
    [few] { $chits } жетона морали
   *[many] { $chits } жетонов морали
}{ $help }
choice-hold = { $unit }: держать позицию
choice-ride = { $staff }: переезд
choice-post = { $staff }: переехать сюда
choice-attach = { $staff }: присоединиться к отряду { $unit }
choice-yield = Уступить очередь: { $seat }
choice-pass = Завершить действия
choice-save = Сделать спасброски{ $help }
choice-stand = Принять атаку
choice-retreat = Отступить перед атакой (1 жетон)
choice-support = { $unit }: вступить второй линией
choice-stay-out = { $unit }: не вступать
choice-check = Бросить на проверку морали
choice-check-sure = Пройти проверку без броска{ $help }
choice-commit-none = Не тратить командный бонус
choice-commit = Прибавить { $n } к каждому кубику{ $help }
choice-react-fire = Огонь по атакующим
choice-react-fire-at = Огонь, цель — { $whom }
choice-react-form = Ответ: построиться { $formation-into }
choice-react-face = Ответ: повернуться на азимут { $degrees }°
choice-let-come = Не отвечать
choice-fight = Разыграть рукопашную: { $unit }
choice-no-advance = { $unit }: остаться на месте
choice-advance = { $unit }: продвинуться на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}

## События

# Кубики инициативы: «выигрывает инициативу 6 : 4 (выпало 5 и 4)».
rolled-two = {" "}(выпало { $first } и { $second })

turn-begins = Начинается ход { $turn }.
commander-back = { $unit }: снова есть командир.
staff-back = { $staff } или его преемник снова командует.
initiative-tied = Инициатива: поровну, по { $total }{ $rolled }. Обе стороны бросают снова.
initiative-won = { $side-is ->
    [you] Ваша сторона выигрывает инициативу { $won } : { $lost }{ $rolled }.
   *[other] { $side-title } выигрывают инициативу { $won } : { $lost }{ $rolled }.
}
leads = { $side-is ->
    [you] Ваша сторона действует первой.
   *[other] { $side-title } действуют первыми.
}
side-turn = { $side-is ->
    [you] Действует ваша сторона.
   *[other] Действуют { $side }.
}
idle = { $seat-is ->
    [you] Ваши действия пропущены: все ваши отряды бегут, дерутся врукопашную или покинули стол.
    [russian] Действия русских пропущены: все отряды бегут, дерутся врукопашную или покинули стол.
    [allied] Действия союзников пропущены: все отряды бегут, дерутся врукопашную или покинули стол.
   *[other] { $seat }: действия пропущены. Все отряды бегут, дерутся врукопашную или покинули стол.
}
helped-by-commander = { $unit } тратит очко командования.
helped-by-brigadier = Бригадный командир помогает отряду { $unit }.
helped-by-both = { $unit } тратит очко командования, и бригадный командир тоже помогает.
rallies = { $unit } приходит в порядок{ $rolled }.
fails-to-rally = { $unit } не приходит в порядок{ $rolled }.
routs = { $unit } в бегстве пробегает { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}.
leaves-field = { $unit } покидает поле боя.
takes-chits = { $unit } получает { $chits ->
    [one] { $chits } жетон
    [few] { $chits } жетона
   *[many] { $chits } жетонов
}: { $reason }.
chit-sixes = пары шестёрок в огне противника
chit-leader = потеря командира
chit-rout-nearby = бегство рядом
chit-passed-through = свои отходят сквозь отряд
chit-lost = проигранная рукопашная
chit-withdrew = отход
chit-guns = беспорядок среди захваченных орудий
removes-chits = { $unit } снимает { $chits ->
    [one] { $chits } жетон
    [few] { $chits } жетона
   *[many] { $chits } жетонов
}.
rolls-to-move = { $unit } бросает на движение.
rolls-dice-to-move = { $unit } бросает на движение: { $dice }.
moves = { $unit } проходит { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}.
forms = { $formation-is ->
    [formation-limbered] { $unit } берёт орудия на передки.
    [formation-unlimbered] { $unit } снимает орудия с передков.
   *[other] { $unit } строится { $formation-into }.
}
faces = { $unit } поворачивается на азимут { $degrees }°.
mounts = { $unit } садится на коней.
dismounts = { $unit } спешивается.
holds = { $unit } держит позицию.
rides = { $staff } переезжает.
rides-to = { $staff } присоединяется к отряду { $unit }.
fires = { $unit } стреляет по отряду { $target }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}: { $hits ->
    [0] попаданий нет
    [one] { $hits } возможное попадание
    [few] { $hits } возможных попадания
   *[many] { $hits } возможных попаданий
}{ $sixes ->
    [0] {"."}
    [one] , { $sixes } шестёрка.
    [few] , { $sixes } шестёрки.
   *[many] , { $sixes } шестёрок.
}
saves = { $unit }: удачных спасбросков { $saved } из { $hits }, { $lost ->
    [0] потерь нет
    [one] потеряна { $lost } фигурка
    [few] потеряны { $lost } фигурки
   *[many] потеряно { $lost } фигурок
}.
commander-rolled = Командир отряда { $unit } { $fate }{ $rolled }.
staff-rolled = { $staff } { $fate }{ $rolled }.
fate-killed = убит
fate-wounded = ранен
fate-unhurt = невредим
staff-escapes = { $staff } укрывается в отряде { $unit }.
staff-captured = { $staff } взят в плен.
is-destroyed = Отряд { $unit } уничтожен.
charges = { $unit } атакует отряд { $target }.
charges-double = { $unit } атакует отряд { $target }, вторая линия — { $second }.
stands = { $unit } принимает атаку.
falls-back = { $unit } отступает перед атакой.
joins = { $unit } вступает второй линией.
stays-out = { $unit } не вступает в рукопашную.
passes-check = { $unit } проходит проверку морали{ $rolled }.
fails-check = { $unit } не проходит проверку морали{ $rolled }.
reacts = { $unit } отвечает огнём.
contact = { $unit } сходится врукопашную с отрядом { $target }.
fought-won = { $side-is ->
    [you] { $unit } дерётся с отрядом { $target }. Ваша сторона побеждает.
   *[other] { $unit } дерётся с отрядом { $target }. { $side-title } побеждают.
}
fought-won-by = { $side-is ->
    [you] { $unit } дерётся с отрядом { $target }. Ваша сторона побеждает { $won } : { $lost }.
   *[other] { $unit } дерётся с отрядом { $target }. { $side-title } побеждают { $won } : { $lost }.
}
fought-tied = { $unit } дерётся с отрядом { $target }. Поровну: все кубики бросаются снова.
fought-tied-at = { $unit } дерётся с отрядом { $target }. Поровну, по { $total }: все кубики бросаются снова.
victory-costs = { $side-is ->
    [you] Цена победы вашей стороны
   *[other] Цена победы { $side-genitive }
}: { $hits ->
    [0] попаданий нет
    [one] { $hits } возможное попадание
    [few] { $hits } возможных попадания
   *[many] { $hits } возможных попаданий
}{ $rolled }.
guns-spiked = Прислуга батареи { $unit } бежит. Орудия заклёпаны и сняты со стола{ $rolled }.
guns-abandoned = Прислуга батареи { $unit } бежит. Орудия брошены{ $rolled }.
leaves-guns = Прислуга батареи { $unit } бежит, оставив орудия.
mans-guns = { $unit } возвращается к орудиям.
takes-guns = { $by } захватывает орудия батареи { $unit }.
withdraws = { $unit } отходит на { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}.
advances = { $unit } продвигается.
takes-objective = { $side-is ->
    [you] Ваша сторона занимает цель: { $objective }.
   *[other] { $side-title } занимают цель: { $objective }.
}
passes = { $seat-is ->
    [you] Вы завершаете действия.
    [russian] Русские завершают действия.
    [allied] Союзники завершают действия.
   *[other] { $seat }: действия завершены.
}
yields = { $seat-is ->
    [you] Вы уступаете очередь: { $to }.
   *[other] { $to-is ->
        [you] { $seat }: очередь уступлена вам.
       *[other] { $seat }: очередь уступлена. Теперь действует: { $to }.
    }
}
army-breaks = { $side-is ->
    [you] Ваша армия сломлена.
   *[other] Армия { $side-genitive } сломлена.
}
battle-ends = Битва окончена. У союзников { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Исход

verdict-now = Если бы битва кончилась сейчас: { $verdict }
# Сторона победителя.
verdict-broken = { $side-is ->
    [you] Армия противника сломлена: ваша сторона побеждает.
    [russian] Армия союзников сломлена: русские побеждают.
   *[allied] Армия русских сломлена: союзники побеждают.
}
verdict-decisive = Решительная победа союзников: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
verdict-allied = Победа союзников: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
verdict-russian = Победа русских: у союзников всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
verdict-draw = Ничья: у союзников { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Шансы: из чего они складываются

factor-initiative = { $side-is ->
    [you] Ваша поправка
   *[other] Поправка { $side-genitive }
}
factor-march-dice = Кубики: { $unit }
factor-march-benefit = Ещё кубик за командный бонус
factor-march-chits = Жетоны: вычет из каждого кубика
factor-ride-dice = Кубики штабной фигурки
factor-strength = Сила: { $unit }
factor-chits = Жетоны
factor-check-needs = Успех при { $n }+ (кубик и эти слагаемые)
factor-saves-on = { $unit }: спасбросок на { $n }+
factor-no-save = { $unit }: без спасброска
factor-benefit = Командный бонус
factor-close-dice = { $unit }: кубики
factor-close-modifier = { $unit }: { $what }
close-cavalry-double-line = кавалерия атакует двойной линией
close-behind-cover = за стеной, рекой или окопом
close-on-crest = на гребне
close-infantry-column = атака в колонне
close-infantry-double-line = двойная линия
close-square = в каре
close-moving-cavalry = кавалерия в движении, в линии
close-routing = бежит
close-from-rear = удар с тыла
close-guns = орудия
close-dismounted = спешенная кавалерия
close-standing-cavalry = кавалерия стоит на месте
close-skirmish = рассыпной строй
close-chits = жетоны
close-benefit = командный бонус
factor-gun-dice = { $guns ->
    [one] { $guns } орудие
    [few] { $guns } орудия
   *[many] { $guns } орудий
}, цель — { $target }: кубики
factor-stand-dice = { $stands ->
    [one] { $stands } подставка
    [few] { $stands } подставки
   *[many] { $stands } подставок
}, цель — { $target }: кубики
factor-each-die-chits = Жетоны: вычет из каждого кубика
factor-each-die-benefit = Командный бонус к каждому кубику
# Длина в дюймах: 19.9".
length = { $inches }"
length-between = от { $least }" до { $most }"
factor-shot-short = { $stands ->
    [one] { $stands } подставка
    [few] { $stands } подставки
   *[many] { $stands } подставок
} на ближней дистанции, { $range }; цель { $target }: попадание на { $n }+
factor-shot-long = { $stands ->
    [one] { $stands } подставка
    [few] { $stands } подставки
   *[many] { $stands } подставок
} на дальней дистанции, { $range }; цель { $target }: попадание на { $n }+
target-line = в линии
target-column = в колонне
target-double-line = в двойной линии
target-enfiladed = под продольным огнём
target-square = в каре
target-skirmishers = в рассыпном строю
target-in-cover = { $target }, в укрытии
factor-long-range = На дальней дистанции возможные попадания делятся пополам с округлением вверх
factor-pivot = Довёрнутые подставки ({ $stands }), на каждый их кубик

## Шансы: что может выйти

odds-chooses = { $side-is ->
    [you] Ваша сторона выбирает, кому действовать первым.
   *[other] { $side-title } выбирают, кому действовать первым.
}
odds-rallies = { $unit } приходит в порядок.
odds-runs-on = { $unit } бежит дальше.
odds-march = { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
} по открытой местности.
odds-ride = { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}.
odds-charges-on = { $unit } проходит проверку и доводит атаку до конца.
odds-stands = { $unit } проходит проверку и остаётся на месте.
odds-falls-back = { $unit } не проходит проверку и отступает.
odds-wins = { $units-count ->
    [one] Побеждает { $units }.
   *[other] Побеждают { $units }.
}
odds-unharmed = { $unit }: без потерь.
odds-chits = { $unit } получает { $chits ->
    [one] { $chits } жетон
    [few] { $chits } жетона
   *[many] { $chits } жетонов
}.
odds-figures = { $unit } теряет { $figures ->
    [one] { $figures } фигурку
    [few] { $figures } фигурки
   *[many] { $figures } фигурок
}.
odds-figures-and-chits = { $unit } теряет { $figures ->
    [one] { $figures } фигурку
    [few] { $figures } фигурки
   *[many] { $figures } фигурок
} и получает { $chits ->
    [one] { $chits } жетон
    [few] { $chits } жетона
   *[many] { $chits } жетонов
}.
odds-commander-falls = Его командир выбывает.
odds-brigadier-falls = Бригадный командир при нём выбывает.
odds-routs = Отряд бежит.
odds-not-hit = { $unit }: попаданий нет.
odds-hits-without-save = { $unit } получает { $hits ->
    [one] { $hits } возможное попадание
    [few] { $hits } возможных попадания
   *[many] { $hits } возможных попаданий
} без спасброска.
odds-hits-all-saved = { $unit } получает { $hits ->
    [one] { $hits } возможное попадание, спасбросок удаётся.
    [few] { $hits } возможных попадания, все спасброски удаются.
   *[many] { $hits } возможных попаданий, все спасброски удаются.
}
odds-hits-saved-on = { $unit } получает { $hits ->
    [one] { $hits } возможное попадание, спасбросок на { $n }+.
    [few] { $hits } возможных попадания, спасбросок от каждого на { $n }+.
   *[many] { $hits } возможных попаданий, спасбросок от каждого на { $n }+.
}
odds-hits-saved-with-help = { $unit } получает { $hits ->
    [one] { $hits } возможное попадание
    [few] { $hits } возможных попадания
   *[many] { $hits } возможных попаданий
}, спасбросок только с командным бонусом.
odds-it-takes-chits = Отряд получает { $chits ->
    [one] { $chits } жетон
    [few] { $chits } жетона
   *[many] { $chits } жетонов
}.
odds-leaders-in-danger = Его командиры в опасности.

## Чего стоит движение

move-dice = Кубики: { $dice }
move-dice-ride = Кубики: { $dice } (местность ничего не отнимает)
move-chits = { $chits ->
    [one] { $chits } жетон
    [few] { $chits } жетона
   *[many] { $chits } жетонов
}: каждый кубик меньше на { $chits } ({ $dice })
move-loses-nothing = Помеха: { $what }. Ничего не вычитается: последний кубик считается всегда
move-loses-dice = Помеха: { $what }. Вычитается: { $dice }
move-used = Пройдено дюймов: { $used } из { $allowed }
move-no-nearer = Ни одно движение по правилам не подводит ближе к этой точке и этому развороту.
turn-is-free = Поворот на { $degrees }°: не тратит действия
turn-is-action = Поворот на { $degrees }°: тратит действие отряда

## На столе и возле него

box-destroyed = Уничтожены
box-left = Покинули поле
box-guns-lost = Орудия потеряны
box-back-on-turn = Вернётся на ходу { $turn }
badge-routing = бежит
badge-in-close-combat = в рукопашной
badge-acted = действовал
badge-moving = в движении
badge-dismounted = в пешем строю
badge-without-guns = без орудий
badge-veteran = ветераны
badge-no-commander = без командира
badge-without-men = без прислуги
guns-of = Орудия: { $unit }
weapon-with-range = { $weapon }, { $inches ->
    [one] { $inches } дюйм
    [few] { $inches } дюйма
    [many] { $inches } дюймов
   *[other] { $inches } дюйма
}
post-army = командующий армией
post-brigade = бригадный командир
track-turn = Ход
track-points = Очки союзников
track-losses = { $side-is ->
    [you] Ваши отряды, потерянные или бегущие
   *[other] Отряды { $side-genitive }, потерянные или бегущие
}
objective-held = { $objective }: { $side-is ->
    [you] ваша сторона
   *[other] { $side }
}

survey-arc = { $unit } стреляет на дальность до { $range ->
    [one] { $range } дюйма
    [few] { $range } дюймов
    [many] { $range } дюймов
   *[other] { $range } дюйма
}, на { $degrees }° в каждую сторону. Ближняя дистанция — до { $short ->
    [one] { $short } дюйма
    [few] { $short } дюймов
    [many] { $short } дюймов
   *[other] { $short } дюйма
}.
survey-arcs = Секторы огня всех отрядов { $side-genitive }; помехи обзору не учтены.

lies-from-to = { $what }; от ({ $from }) до ({ $to })
hill-lies = плоская вершина с гребнем; от ({ $from }) до ({ $to })
objective-lies = цель, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; от ({ $from }) до ({ $to })
describe-place = { $place }: { $what }
describe-objective = { $place }: цель

## Ошибки в позициях

fault-dice = { $dice }: такими кубики движения быть не могут.
fault-too-many-figures = { $unit }: фигурок больше, чем было в начале.
fault-too-many-points = { $unit }: очков командования больше, чем было в начале.
fault-formation-of-arm = { $unit }: такого строя нет у этого рода войск.
fault-gunners-in-line = { $unit }: прислуга должна стоять в линии, если оставила орудия, и только тогда.
fault-skirmishes = { $unit } — не лёгкая пехота, рассыпной строй невозможен.
fault-dismounted = { $unit } — не кавалерия, спешиться некому.
fault-moving = { $unit } — не конница в порядке и не может быть в движении.
fault-battery-commander = { $unit } — батарея, у неё нет командира, которого можно потерять.
fault-no-figures = { $unit }: на столе нет ни одной фигурки отряда.
fault-gone-with-marks = Отряд { $unit } не на столе, но при нём остались маркеры.
fault-destroyed-with-figures = Отряд { $unit } уничтожен, но фигурки у него остались.
fault-should-rout = { $unit }: жетонов столько же, сколько силы, но отряд не бежит.
fault-routs-with-more-chits = { $unit }: отряд бежит, а жетонов больше, чем силы.
fault-routs-with-fewer-chits = { $unit }: отряд бежит, а жетонов меньше, чем силы.
fault-routs-in-second-line = { $unit }: отряд бежит, стоя во второй линии.
fault-ground-won = { $unit }: место занято без боя.
fault-fired-at-by-friends = По отряду { $unit } стреляли свои.
fault-off-table = Отряд { $unit } выходит за край стола.
fault-in-sea = Отряд { $unit } в море.
fault-overlap = { $unit } и { $other } накладываются друг на друга.
fault-staff-off-table = { $staff } за краем стола.
fault-staff-lost-and-attached = { $staff } и потерян, и при отряде.
fault-staff-since-start = { $staff } при отряде с начала хода, но отряда нет.
fault-staff-with-nobody = { $staff } при отряде, которого нет на столе.
fault-staff-elsewhere = { $staff } не там, где его отряд.
fault-staff-second = { $staff } — вторая штабная фигурка при том же отряде.
fault-nobody-in-contact = В рукопашной ни один отряд { $side-genitive } не соприкасается с противником.
fault-footing = Отряд { $unit } не в рукопашной, но место в ней занимает.
fault-broken = Армия сломлена, но битва продолжается.
fault-no-such-turn = Такого хода нет.
fault-no-such-seat = Такого места нет.
fault-objectives = Целей меньше, чем указано.
fault-charge = Атака не подходит к решению, которое надо принять.
fault-losses = Потери не подходят к решению, которое надо принять.
fault-losses-left = Остались неразыгранные потери.
fault-nobody-to-rally = Приводить в порядок некого.
fault-cannot-move = Движущийся отряд не может действовать.
fault-no-initiative = Ни у одной стороны нет инициативы.
fault-seat-idle = Месту, которое решает, нечего делать.
fault-no-close-combat = Рукопашной нет.
fault-nobody-advances = Продвигаться некому.
fault-nobody-follows = Следовать некому.
fault-nobody-asked = В атаке никого не спрашивают.

## Отказы: чьё это решение

not-your-decision = { $seat-is ->
    [you] Это решение за вами.
    [russian] Это решение за русскими, а не за вами.
    [allied] Это решение за союзниками, а не за вами.
   *[other] Это решение не за вами. Сейчас решает: { $seat }.
}
not-possible-now = Сейчас это невозможно.
battle-is-over = Битва окончена.
roll-initiative-first = Сначала бросьте на инициативу.
choose-lead-first = Сначала выберите, действует ваша сторона первой или второй.
rally-comes-first = Сначала надо попытаться привести бегущих в порядок.
roll-saves-first = Сначала сделайте спасброски.
settle-charge-first = Сначала завершите начатую атаку.
choose-advance-first = Сначала выберите, насколько продвигается победитель.
choose-follow-first = Сначала выберите, следует ли { $unit } за своей первой линией.
fight-close-combats-now = Сейчас можно только разыгрывать рукопашные.
finish-move-first = { $unit }: кубики уже брошены, сначала передвиньте отряд или оставьте на месте.
finish-ride-first = Сначала выберите, где кончается переезд.
unit-of-another-seat = Отрядом { $unit } командует другой игрок.
staff-of-another-seat = Этой штабной фигуркой командует другой игрок.
there-is-no-such-unit = Такого отряда нет.
there-is-no-such-staff-figure = Такой штабной фигурки нет.
there-is-no-such-seat = На вашей стороне нет такого места.
already-yielded = Вы уже уступили очередь другому игроку.
nothing-left-for-seat = Этому игроку больше нечего делать.

## Отказы: кто может действовать

not-turn-of-its-side = Отряд { $unit } должен ждать очереди своей стороны.
acts-only-in-own-actions = { $unit } может действовать только во время действий своей стороны.
turns-only-in-own-actions = { $unit } может поворачиваться только во время действий своей стороны.
is-not-on-table = Отряда { $unit } нет на столе.
is-routing = { $unit } бежит: сначала надо привести отряд в порядок.
is-in-close-combat = Отряд { $unit } в рукопашной.
has-already-acted = Отряд { $unit } уже действовал в этот ход.
has-already-reacted = Отряд { $unit } уже отвечал в этот ход.

## Отказы: огонь

no-stand-fires = Выберите цель хотя бы для одной подставки отряда { $unit }.
no-such-stand-left = У отряда { $unit } больше нет этой подставки.
target-not-on-table = Цели отряда { $unit } нет на столе.
is-friendly = { $other } на той же стороне, что и { $unit }.
reacts-only-to-charger = { $unit } может стрелять только по тому, кто его атакует.
no-fire-into-close-combat = Отряд { $other } в рукопашной: по нему никто не может стрелять.
charger-comes-first = { $other } атакует отряд { $unit }: сначала огонь по атакующим.
must-answer-fire = { $other } — из тех, кто стрелял по отряду { $unit }: эта подставка сначала должна ответить им.
must-stop-advance = { $other } наступает на отряд { $unit }: эта подставка сначала должна стрелять по наступающим.
nearer-target-first = { $other } ближе: эта подставка отряда { $unit } должна стрелять туда.
has-left-its-guns-behind = { $unit }: прислуга оставила орудия.
cannot-fire-in-road-column = { $unit } в походной колонне и не может стрелять.
cannot-fire-limbered = { $unit }: орудия на передках и не могут стрелять.
is-behind-stand = { $other } не впереди этой подставки отряда { $unit }.
is-out-of-arc = { $other } слишком в стороне от этой подставки отряда { $unit }, даже с доворотом.
is-out-of-range = { $other } дальше чем в { $n ->
    [one] { $n } дюйме
   *[other] { $n } дюймах
}.
own-stands-in-way = Передние подставки отряда { $unit } закрывают огонь задним.
stands-in-way = { $other } закрывает обзор отряду { $unit }.
trees-or-houses-hide = Деревья или дома скрывают отряд { $other } от отряда { $unit }.
seen-only-at-edge = В лес и дома и из них видно только у края: { $unit } не видит отряд { $other }.
sees-six-inches-in-woods = В лесу или среди домов { $unit } видит не дальше 6 дюймов.
wall-hides = Стена скрывает отряд { $other } от отряда { $unit }.
crest-lies-between = { $unit } и { $other } разделены гребнем, и никто из них на нём не стоит.

## Отказы: движение

cannot-move-in-square = { $unit } в каре и не может двигаться.
cannot-move-unlimbered = { $unit }: орудия сняты с передков. Двигайте их на отвозах или сначала возьмите на передки.
only-unlimbered-guns-by-prolonge = На отвозах движутся только орудия, снятые с передков.
roll-before-moving = Сначала бросьте кубики на движение.
no-move-rolled = Кубики на движение не брошены.
rolled-for-another-kind-of-move = { $unit }: кубики брошены на другое движение.
would-not-move-at-all = { $unit } при этом не сдвинется с места.
road-takes-road-column = { $unit } может идти по дороге только в походной колонне.
road-takes-limbered-guns = { $unit } может идти по дороге только на передках.
too-far-from-road = { $unit } дальше дюйма от любой дороги или тропы.
road-ends = { $unit }: дорога кончается раньше.
cannot-cross = { $unit } не может перейти через { $what-accusative }.
passes-houses-only-on-road = { $unit } может пройти между домами только по дороге.
climbs-cliff-only-on-track = { $unit } может подняться на обрыв только по тропе.
wheels-too-far = { $unit } может заходить за одно движение не более чем на { $n }°. Больше — уже смена фронта.
way-through-friends-too-long = После прохода сквозь своих у отряда { $unit } на это движение остаётся только { $n ->
    [one] { $n } дюйм
    [few] { $n } дюйма
    [many] { $n } дюймов
   *[other] { $n } дюйма
}.
way-too-long = У отряда { $unit } на это движение только { $n ->
    [one] { $n } дюйм
    [few] { $n } дюйма
    [many] { $n } дюймов
   *[other] { $n } дюйма
}.
would-lie-across = { $unit } окажется поперёк { $what-genitive }.
would-end-on-ground = { $unit } окажется там, где { $what }: этому отряду туда хода нет.
cannot-move-into-sea = Ни один отряд не может войти в море.
cannot-stand-in-sea = { $unit } не может стоять в море.
needs-even-die = { $unit }: чтобы перейти на отвозах через { $what-accusative }, нужен чётный кубик.
cannot-leave-table = { $unit } не может уйти со стола по своей воле.
cannot-end-on-unit = { $unit } не может остановиться на отряде { $other }.
cannot-pass-close-combat = Отряд { $other } в рукопашной: пройти сквозь него нельзя.
nearer-takes-a-charge = Подойти к отряду { $other } ближе чем на 2 дюйма { $unit } может только атакой.

## Отказы: строй и фронт

artillery-only-limbers = { $unit } — артиллерия: её можно только взять на передки или снять с передков.
cavalry-lacks-formation = { $unit } — кавалерия и не может принять такой строй.
infantry-has-no-guns = { $unit } — пехота, орудий у неё нет.
only-light-infantry-skirmishes = { $unit } — не лёгкая пехота и не может рассыпаться.
too-few-stands-for-square = Чтобы построиться в каре, отряду { $unit } нужно подставок: { $n }.
already-in-formation = Отряд { $unit } уже в этом строю.
only-guns-turn-about = Повернуться кругом, меняя строй, могут только орудия.
has-already-turned = Отряд { $unit } уже поворачивался в этот ход. Поворот больше чем на { $n }° был бы его действием.
already-faces-that-way = { $unit } уже смотрит туда.
is-not-cavalry = { $unit } — не кавалерия.
already-mounted = { $unit } уже на конях.
already-dismounted = { $unit } уже в пешем строю.
cannot-mount-on-cliff = { $unit } на обрыве, куда лошадям хода нет.
has-left-no-guns-behind = { $unit }: брошенных орудий у отряда нет.
is-more-than-2-inches-from-its-guns = { $unit } дальше 2 дюймов от своих орудий.

## Отказы: атаки и рукопашные

charge-needs-enemy = Выберите для атаки отряд противника на столе.
too-far-to-charge = { $unit } дальше 2 дюймов от отряда { $other }.
is-not-in-front = { $other } не впереди отряда { $unit }.
guns-cannot-charge = Орудия не могут атаковать.
cannot-charge-in-this-formation = { $unit } не может атаковать { $what-within }.
there-is-no-such-second-line = Такой второй линии нет.
there-is-no-second-line = Второй линии нет.
has-stayed-out-of-charge = Отряд { $unit } в этот ход уже отказался идти в атаку второй линией.
is-not-second-line = { $other } — не вторая линия отряда { $unit }.
no-charge-under-way = Незавершённой атаки нет.
would-overlap = { $unit } окажется поверх отряда { $other }.
no-ground-there = { $unit }: там нет места.
moves-up-no-further = { $unit } может продвинуться только до точки столкновения.
advances-no-further-than-ground = { $unit } может продвинуться только на отбитое место.
follows-by-same-step = { $unit } должен следовать ровно настолько, насколько продвинулась первая линия, или остаться.
close-combats-come-last = Рукопашные разыгрываются после всех действий.
has-no-close-combat-to-fight = { $unit }: рукопашной для отряда нет.
no-saves-now = Спасброски сейчас делать не надо.

## Отказы: командование и мораль

has-no-command-points-left = У отряда { $unit } не осталось очков командования.
commander-already-helped = Командир отряда { $unit } уже помогал в этот ход.
has-no-commander = У отряда { $unit } сейчас нет командира.
too-far-from-brigadier = { $unit } дальше 24 дюймов от бригадного командира.
no-brigadier-since-start = При отряде { $unit } с начала хода нет бригадного командира.
brigadier-already-helped = Бригадный командир при отряде { $unit } уже помогал в этот ход.
one-benefit-is-enough = Чтобы пройти проверку, хватит одного командного бонуса.
nobody-to-rally = Сейчас некого приводить в порядок.
at-most-two-chits = За раз снимают не больше двух жетонов.
has-no-morale-chit = У отряда { $unit } нет жетонов.
no-second-chit = Командный бонус снимает второй жетон, а у отряда { $unit } он только один.

## Отказы: штабы

staff-rides-in-actions = Штабные фигурки переезжают только во время действий своей стороны.
not-turn-of-his-side = Сейчас не очередь его стороны.
successor-not-here = Он выбыл, а преемник ещё не прибыл.
has-already-ridden = Он уже переезжал в этот ход.
has-helped-and-stays = Он помогал отряду { $unit } в этот ход и должен остаться при нём.
no-ride-rolled = Кубики на переезд не брошены.
off-table = Это место за краем стола.
ride-too-long = Его кубиков хватает только на { $n ->
    [one] { $n } дюйм
    [few] { $n } дюйма
    [many] { $n } дюймов
   *[other] { $n } дюйма
}.
cannot-ride-through-sea = Проехать через море нельзя.
too-near-enemy-alone = В одиночку он не может подъехать к отряду { $other } на 2 дюйма или ближе.
is-not-under-his-command = Отряд { $unit } ему не подчинён.
already-with-unit = Он уже при отряде { $unit }.
another-general-is-there = При отряде { $unit } уже другой генерал.

## Варианты правил

option-players = Сколько мест за столом: правила собирают до двух дюжин игроков.
option-players-two = Два: по одному на сторону.
option-players-nations = Три: русские, французы с турками, британцы.
option-players-commands = Четырнадцать: по одному на бригаду.
option-players-two_dozen = Двадцать четыре: от двух до четырёх отрядов у каждого.

option-length = Сколько длится битва; в правилах указано четыре часа игры, но не число ходов.
option-length-full = Шестнадцать ходов.
option-length-shorter = Четырнадцать ходов, если союзники побеждают слишком часто.
option-length-evening = Восемь ходов, на короткий вечер.

## Что может показать карта

survey-fire = Сектор огня
survey-command = Радиус командования
survey-russian_fire = Все секторы огня русских
survey-allied_fire = Все секторы огня союзников

## Что взвешивает компьютер

feature-held = удерживаемые цели
feature-late = удерживаемые цели, когда ходов осталось мало
feature-grip = цели, которые перейдут из рук в руки в конце хода
feature-near = близость к целям
feature-worn = потрёпанные отряды, на будущие ходы
feature-brink = армии на грани слома
feature-chits = жетоны морали
feature-guns = оставшиеся батареи
feature-points = оставшиеся очки командования
feature-fire = огонь, который можно вести и под который можно попасть
feature-melees = завязанные рукопашные
feature-strikes = атаки, возможные немедленно
feature-closing = противники, которые проиграют рукопашную, если сблизиться

## На главной странице: league

about-league = 20 сентября 1854 года в миниатюрах: Альма на столе в шестнадцать футов. Никаких гексов: подставки и строи, секторы и дюймы, кубики горстями. Союзники должны взять высоты, русские — удержать их и не открыть проход. Шестнадцать ходов, одно действие за ход для каждого из 69 отрядов, от двух до двадцати четырёх игроков.
sources-league = Правила и таблицы следуют игровому листу партии, сыгранной на конвенте 2006 года; некоторые клетки таблиц расшифрованы. Стол, расстановка, названия отрядов, очки командования и победные очки восстановлены: в листе их нет.

survey-command-found = { $staff }: его отряды в пределах { $radius ->
    [one] { $radius } дюйма
    [few] { $radius } дюймов
    [many] { $radius } дюймов
   *[other] { $radius } дюйма
} могут тратить свои очки командования.

## Что написано на фишках

arm-artillery = артиллерия
arm-cavalry = кавалерия
arm-infantry = пехота
arm-staff = штаб
nation-british = британцы
nation-french = французы
nation-russian = русские
nation-turkish = турки
value-chits = жетоны
value-command = командование
value-command_points = очки командования
value-figures = фигурки
value-post = должность
value-strength = сила
value-weapon = оружие

## В отчётах о многих партиях: причины потерь и ключевые моменты

loss-fire = огонь
loss-close-combat = рукопашная
loss-rout = бегство со стола
loss-guns-abandoned = брошенные орудия
moment-objective-taken = цель переходит из рук в руки
moment-russians-break = русская армия сломлена
moment-allies-break = армия союзников сломлена

## Карты

map-league = Half a League
map-league-subtitle = Сражение на Альме, 20 сентября 1854 года

## Отряды в одном-двух словах, для стола

short-ru_menshikov = Меншиков
short-ru_left = Кирьяков
short-ru_centre = Горчаков
short-ru_redoubt = Щелканов
short-ru_kourgane = Квицинский
short-ru_cossacks = Попов
short-ru_cavalry = Халецкий
short-fr_arnaud = Сент-Арно
short-fr_bosquet = Боске
short-fr_canrobert = Канробер
short-fr_napoleon = Наполеон
short-tu_suleiman = Сулейман-паша
short-br_raglan = Раглан
short-br_light = Кодрингтон
short-br_guards = Бентинк
short-br_highland = Кемпбелл
short-br_cavalry = Лукан
short-ru_moscow_1 = Московский 1
short-ru_moscow_2 = Московский 2
short-ru_moscow_3 = Московский 3
short-ru_moscow_4 = Московский 4
short-ru_bat_17_4 = Бат. 17/4
short-ru_bat_17_5 = Бат. 17/5
short-ru_borodino_1 = Бородинский 1
short-ru_borodino_2 = Бородинский 2
short-ru_borodino_3 = Бородинский 3
short-ru_borodino_4 = Бородинский 4
short-ru_bat_16_1 = Бат. 16/1
short-ru_bat_16_2 = Бат. 16/2
short-ru_kazan_1 = Казанский 1
short-ru_kazan_2 = Казанский 2
short-ru_kazan_3 = Казанский 3
short-ru_kazan_4 = Казанский 4
short-ru_bat_16_pos = Бат. 16/1 (тяж.)
short-ru_bat_16_3 = Бат. 16/3
short-ru_vladimir_1 = Владимирский 1
short-ru_vladimir_2 = Владимирский 2
short-ru_vladimir_3 = Владимирский 3
short-ru_vladimir_4 = Владимирский 4
short-ru_bat_14_3 = Бат. 14/3
short-ru_bat_don_3 = Донская бат. 3
short-ru_cossack_57a = 57-й казачий 1
short-ru_cossack_57b = 57-й казачий 2
short-ru_cossack_60a = 60-й казачий 1
short-ru_cossack_60b = 60-й казачий 2
short-ru_hussars = Ингерманландские гусары
short-ru_dragoons = Драгуны
short-ru_lancers = Уланы
short-ru_bat_horse_12 = Конная бат. 12
short-fr_zouaves_3 = 3-й зуавский
short-fr_tirailleurs = Алжирские стрелки
short-fr_50_line = 50-й линейный
short-fr_7_light = 7-й лёгкий
short-fr_bat_fievet = Бат. Фьеве
short-fr_bat_marcy = Бат. Марси
short-fr_zouaves_1 = 1-й зуавский
short-fr_chasseurs_1 = 1-й егерский
short-fr_7_line = 7-й линейный
short-fr_27_line = 27-й линейный
short-fr_bat_can_1 = Бат. Канробера 1
short-fr_bat_can_2 = Бат. Канробера 2
short-fr_zouaves_2 = 2-й зуавский
short-fr_marine_3 = 3-й морской
short-fr_bat_nap = Бат. Наполеона 1
short-tu_nizam_1 = Низам 1
short-tu_nizam_2 = Низам 2
short-tu_nizam_3 = Низам 3
short-tu_battery = Турецкая бат.
short-br_7 = 7-й фузилёрный
short-br_33 = 33-й Веллингтона
short-br_23 = 23-й Уэльский
short-br_bat_e = Бат. E
short-br_grenadiers = Гренадерская гв.
short-br_scots_fusiliers = Шотландская гв.
short-br_coldstream = Колдстримская гв.
short-br_bat_h = Бат. H
short-br_42 = 42-й горский
short-br_93 = 93-й горский
short-br_79 = 79-й горский
short-br_bat_a = Бат. A
short-br_light_dragoons = Лёгкие драгуны 4/13
short-br_hussars = Гусары 8/11
short-br_lancers = 17-й уланский
short-br_rha_i = Конная бат. I
short-br_rha_c = Конная бат. C
short-br_rifles = Стрелки 2

## Названия отрядов

unit-ru_menshikov = Князь Меншиков
unit-ru_left = Генерал-лейтенант Кирьяков
unit-ru_centre = Князь П. Д. Горчаков
unit-ru_redoubt = Генерал-майор Щелканов
unit-ru_kourgane = Генерал-лейтенант Квицинский
unit-ru_cossacks = Полковник Попов
unit-ru_cavalry = Генерал-майор Халецкий
unit-fr_arnaud = Маршал де Сент-Арно
unit-fr_bosquet = Генерал Боске
unit-fr_canrobert = Генерал Канробер
unit-fr_napoleon = Принц Наполеон
unit-tu_suleiman = Сулейман-паша
unit-br_raglan = Лорд Раглан
unit-br_light = Бригадный генерал Кодрингтон
unit-br_guards = Генерал-майор Бентинк
unit-br_highland = Генерал-майор сэр Колин Кемпбелл
unit-br_cavalry = Генерал-лейтенант граф Лукан
unit-ru_moscow_1 = Московский пехотный полк, 1-й батальон
unit-ru_moscow_2 = Московский пехотный полк, 2-й батальон
unit-ru_moscow_3 = Московский пехотный полк, 3-й батальон
unit-ru_moscow_4 = Московский пехотный полк, 4-й батальон
unit-ru_bat_17_4 = 17-я бригада, лёгкая батарея № 4
unit-ru_bat_17_5 = 17-я бригада, лёгкая батарея № 5
unit-ru_borodino_1 = Бородинский егерский полк, 1-й батальон
unit-ru_borodino_2 = Бородинский егерский полк, 2-й батальон
unit-ru_borodino_3 = Бородинский егерский полк, 3-й батальон
unit-ru_borodino_4 = Бородинский егерский полк, 4-й батальон
unit-ru_bat_16_1 = 16-я бригада, лёгкая батарея № 1
unit-ru_bat_16_2 = 16-я бригада, лёгкая батарея № 2
unit-ru_kazan_1 = Казанский егерский полк, 1-й батальон
unit-ru_kazan_2 = Казанский егерский полк, 2-й батальон
unit-ru_kazan_3 = Казанский егерский полк, 3-й батальон
unit-ru_kazan_4 = Казанский егерский полк, 4-й батальон
unit-ru_bat_16_pos = 16-я бригада, батарейная батарея № 1
unit-ru_bat_16_3 = 16-я бригада, лёгкая батарея № 3
unit-ru_vladimir_1 = Владимирский пехотный полк, 1-й батальон
unit-ru_vladimir_2 = Владимирский пехотный полк, 2-й батальон
unit-ru_vladimir_3 = Владимирский пехотный полк, 3-й батальон
unit-ru_vladimir_4 = Владимирский пехотный полк, 4-й батальон
unit-ru_bat_14_3 = 14-я бригада, лёгкая батарея № 3
unit-ru_bat_don_3 = Донская батарейная батарея № 3
unit-ru_cossack_57a = 57-й Донской казачий полк, 1-е крыло
unit-ru_cossack_57b = 57-й Донской казачий полк, 2-е крыло
unit-ru_cossack_60a = 60-й Донской казачий полк, 1-е крыло
unit-ru_cossack_60b = 60-й Донской казачий полк, 2-е крыло
unit-ru_hussars = Ингерманландские гусары (Саксен-Веймарские)
unit-ru_dragoons = Сводные драгуны
unit-ru_lancers = Сводные резервные уланы
unit-ru_bat_horse_12 = Лёгкая конная батарея № 12
unit-fr_zouaves_3 = 3-й полк зуавов
unit-fr_tirailleurs = Алжирские стрелки
unit-fr_50_line = 50-й линейный полк
unit-fr_7_light = 7-й лёгкий полк
unit-fr_bat_fievet = Батарея Фьеве
unit-fr_bat_marcy = Батарея Марси
unit-fr_zouaves_1 = 1-й полк зуавов
unit-fr_chasseurs_1 = 1-й батальон пеших егерей
unit-fr_7_line = 7-й линейный полк
unit-fr_27_line = 27-й линейный полк
unit-fr_bat_can_1 = Канробер, 1-я батарея
unit-fr_bat_can_2 = Канробер, 2-я батарея
unit-fr_zouaves_2 = 2-й полк зуавов
unit-fr_marine_3 = 3-й полк морской пехоты
unit-fr_bat_nap = Принц Наполеон, 1-я батарея
unit-tu_nizam_1 = Пехота низама, 1-й батальон
unit-tu_nizam_2 = Пехота низама, 2-й батальон
unit-tu_nizam_3 = Пехота низама, 3-й батальон
unit-tu_battery = Турецкая полевая батарея
unit-br_7 = 7-й Королевский фузилёрный полк
unit-br_33 = 33-й полк герцога Веллингтона
unit-br_23 = 23-й Уэльский фузилёрный полк
unit-br_bat_e = Полевая батарея E (Андерсон)
unit-br_grenadiers = Гренадерская гвардия
unit-br_scots_fusiliers = Шотландская фузилёрная гвардия
unit-br_coldstream = Колдстримская гвардия
unit-br_bat_h = Полевая батарея H (Вудхаус)
unit-br_42 = 42-й полк «Чёрная стража»
unit-br_93 = 93-й горский полк
unit-br_79 = 79-й горский полк Камерона
unit-br_bat_a = Полевая батарея A (Пейнтер)
unit-br_light_dragoons = 4-й и 13-й полки лёгких драгун
unit-br_hussars = 8-й и 11-й гусарские полки
unit-br_lancers = 17-й уланский полк
unit-br_rha_i = Королевская конная артиллерия, батарея I (Мод)
unit-br_rha_c = Королевская конная артиллерия, батарея C
unit-br_rifles = Стрелковая бригада, 2-й батальон

## Названия мест

# Места, у которых есть русское название; остальные называются как на карте.
place-black-sea = Чёрное море
place-the-cliffs = Обрывы
place-telegraph-hill-north-face = Телеграфный холм, северный склон
place-telegraph-hill-east-face = Телеграфный холм, восточный склон
place-kourgane-hill-slopes = Курганная высота, склоны
place-almatamack = Алма-Тамак
place-bourliouk = Бурлюк
place-western-orchard = Западный сад
place-eastern-orchard = Восточный сад
place-western-vineyard = Западный виноградник
place-eastern-vineyard = Восточный виноградник
place-river-alma = Альма
place-vineyard-wall = Стена виноградника
place-greater-redoubt = Большой редут
place-lesser-redoubt = Малый редут
place-post-road-to-sevastopol = Почтовая дорога на Севастополь
place-almatamack-wagon-track = Алма-тамакский просёлок
place-the-heights-and-telegraph-hill = Высоты и Телеграфный холм
place-kourgane-hill = Курганная высота
place-bridge = Мост
place-ford = Брод
place-telegraph-hill = Телеграфный холм
place-the-pass = Дефиле
place-post-road = Почтовая дорога
place-wagon-track = Просёлок
place-vineyards = Виноградники
place-raglans-knoll = Холм Раглана

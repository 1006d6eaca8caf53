### What the client says, in Russian: a draft. Those who speak it are welcome to better it.

## Everywhere

page-title = { $title } – Malakoff
home = Malakoff: на главную
go-home = На главную страницу
page-not-found = Страница не найдена
try-again = Повторить
close = Закрыть
cancel = Отмена
done = Готово
dismiss = Скрыть
ok = ОК
ask-name = { $what }?
and-more = и ещё { $count }
language = Язык
theme = { $theme ->
    [light] Цвета: светлые
    [dark] Цвета: тёмные
   *[auto] Цвета: автоматически
}
theme-change = { $theme ->
    [light] Цвета: светлые. Изменить.
    [dark] Цвета: тёмные. Изменить.
   *[auto] Цвета: автоматически. Изменить.
}
rule = Правило { $rule }
rules = Правила
map = Карта
setting-up = Раскладываем карту…
loading-games = Загрузка игр…

seats = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
just-now = только что
seconds = { $count } с
minutes = { $count } мин
range = от { $from } до { $to }

## Who plays, and how well

level = { $level ->
    [recruit] Рекрут
    [sergeant] Сержант
    [captain] Капитан
   *[general] Генерал
}
player-computer = { $level ->
    [recruit] компьютер, рекрут
    [sergeant] компьютер, сержант
    [captain] компьютер, капитан
   *[general] компьютер, генерал
}
player-level = { $level ->
    [recruit] рекрут
    [sergeant] сержант
    [captain] капитан
   *[general] генерал
}
player-any-computer = компьютер
player-person = человек
who-plays = Кто играет: { $seat }
choose-computer = Компьютер: { $level }
all-computer = Все — компьютер

## Trouble with the server

server-unreachable = Сервер недоступен.
server-status = Сервер ответил ошибкой { $status }.

## Start page

start-over = Настольные военные игры
start-title = Крымская война
start-under = по полным правилам, в вашем браузере
start-games = Игры
start-no-game = На этом сервере нет игр.
start-read-rules = Читать правила
start-simulate = Разыграть 100 партий
start-scenario = Сценарий
start-against = Против компьютера
start-level = Уровень компьютера
start-level-is = { $level }: { $about }.
start-play = Играть: { $side }
start-custom = Своя партия
start-here = Игрок за этим экраном
start-elsewhere = Игрок по сети
start-computer = Компьютер
start-level-of = Уровень: { $seat }
start-all-here = Все за этим экраном
start-sum-here = за этим экраном: { $count }
start-sum-elsewhere = по сети: { $count }
start-sum-computer = компьютер: { $count }
start-begin = Начать
start-rule-options = Варианты правил
start-default = (по умолчанию)
start-sources = Источники и реконструкция
start-provenance = Что напечатано и что восстановлено нами

## Start page: what the choice of players comes to

start-you-invite = Вы получите ссылку-приглашение: { $seats }.
start-you-watch = Вы смотрите партию на выбранной скорости и можете вступить в игру в любой момент.
start-you-play = Вы играете: { $seats }.
start-all-local = Все играют за этим экраном: по очереди или один за всех.

## Start page: tables and saved games

tables = Ваши столы
tables-moves = { $count ->
    [one] { $count } ход, { $ago }
    [few] { $count } хода, { $ago }
    [many] { $count } ходов, { $ago }
   *[other] { $count } хода, { $ago }
}
tables-computer = { $level ->
    [recruit] { $seat }: компьютер, рекрут
    [sergeant] { $seat }: компьютер, сержант
    [captain] { $seat }: компьютер, капитан
   *[general] { $seat }: компьютер, генерал
}
record-open = Открыть сохранённую партию
record-about = Просмотрите сохранённую партию или доиграйте её с любого хода.
record-choose = Выбрать файл
record-opening = Загрузка…

## Rules

rules-of = Правила: { $game }
rules-about = Каждый пункт правил, по которым идёт игра: по одной фразе, нашими словами.
rules-loading = Загрузка правил…
rules-search = Поиск по правилам
rules-search-hint = Поиск: слово или номер
rules-count = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
    [many] { $count } пунктов
   *[other] { $count } пункта
}
rules-not-found = Пункта { $rule } в этих книгах нет.
rules-none = Нет пункта, в котором есть все эти слова.
rules-chapter = Глава { $number }
rules-other = Прочее
rules-open-tab = Открыть во вкладке
rules-close = Закрыть правила

## Lab: what to play

lab = Лаборатория
lab-about = Множество партий между компьютерами: кто побеждает, с каким отрывом и какой ценой.
lab-random = Наугад
lab-random-about = делает любой разрешённый ход
lab-games = Число партий
lab-limit = { $player ->
    [captain] { $games ->
        [one] Не больше { $games } партии с капитаном: он думает дольше.
        [few] Не больше { $games } партий с капитаном: он думает дольше.
        [many] Не больше { $games } партий с капитаном: он думает дольше.
       *[other] Не больше { $games } партии с капитаном: он думает дольше.
    }
    [general] { $games ->
        [one] Не больше { $games } партии с генералом: он думает дольше всех.
        [few] Не больше { $games } партий с генералом: он думает дольше всех.
        [many] Не больше { $games } партий с генералом: он думает дольше всех.
       *[other] Не больше { $games } партии с генералом: он думает дольше всех.
    }
   *[other] { $games ->
        [one] Не больше { $games } партии.
        [few] Не больше { $games } партий.
        [many] Не больше { $games } партий.
       *[other] Не больше { $games } партии.
    }
}
lab-run = Запустить
lab-stop = Остановить
lab-rules-and-dice = Правила и кубики
lab-seed = Начальное число первой партии
lab-seed-about = У каждой партии — следующее начальное число. Те же число, игроки и правила дают те же партии.

## Lab: progress

lab-progress = Сыграно партий
lab-first = { $total ->
    [one] Идёт первая из { $total } партии…
    [few] Идёт первая из { $total } партий…
    [many] Идёт первая из { $total } партий…
   *[other] Идёт первая из { $total } партии…
}
lab-running = { $total ->
    [one] { $done } из { $total } партии, { $rate } в минуту, осталось около { $left }
    [few] { $done } из { $total } партий, { $rate } в минуту, осталось около { $left }
    [many] { $done } из { $total } партий, { $rate } в минуту, осталось около { $left }
   *[other] { $done } из { $total } партии, { $rate } в минуту, осталось около { $left }
}
lab-stopped = { $total ->
    [one] Остановлено после { $done } из { $total } партии за { $time }.
    [few] Остановлено после { $done } из { $total } партий за { $time }.
    [many] Остановлено после { $done } из { $total } партий за { $time }.
   *[other] Остановлено после { $done } из { $total } партии за { $time }.
}
lab-played = { $total ->
    [one] Сыграна { $total } партия за { $time }.
    [few] Сыграно { $total } партии за { $time }.
    [many] Сыграно { $total } партий за { $time }.
   *[other] Сыграно { $total } партии за { $time }.
}

## Lab: results

lab-results = { $count ->
    [one] Итоги { $count } партии.
    [few] Итоги { $count } партий.
    [many] Итоги { $count } партий.
   *[other] Итоги { $count } партии.
}
lab-report = Полный отчёт с картой потерь
lab-as-table = Показать таблицей
lab-table-of = Показать таблицей: { $title }
lab-nothing-yet = Пока ничего.
lab-draw = Ничья
lab-column-games = партий
lab-column-share = доля
lab-column-share-of-games = доля партий
lab-column-interval = 95 %
lab-column-winner = победитель
lab-column-cause = причина
lab-column-unit = часть
lab-column-losses = потери за партию
lab-lead = отрыв
lab-turn = игровой ход
lab-mean = { $mean } ± { $margin }

lab-wins = Кто побеждает
lab-wins-player = { $player ->
    [random] { $seat }, наугад
    [recruit] { $seat }, рекрут
    [sergeant] { $seat }, сержант
    [captain] { $seat }, капитан
   *[general] { $seat }, генерал
}
lab-wins-share = { $name }: { $share } партий
lab-wins-about = Доля партий. Черта на столбце — доверительный интервал 95 %: чем больше партий, тем она короче.

lab-margin = Разница в очках
lab-margin-about = Отрыв по очкам в конце партии: { $seat }. В среднем { $mean }; меньше нуля — отставание. Очки: { $points }.
lab-margin-points = { $seat } { $points }
lab-length = Длина партии
lab-length-about = Последний игровой ход. В среднем игровых ходов: { $rounds }, решений: { $moves }.
lab-most-often = { $games ->
    [one] Чаще всего: { $unit } { $value }, { $games } партия. { $caption }
    [few] Чаще всего: { $unit } { $value }, { $games } партии. { $caption }
    [many] Чаще всего: { $unit } { $value }, { $games } партий. { $caption }
   *[other] Чаще всего: { $unit } { $value }, { $games } партии. { $caption }
}

lab-turns = Потери по игровым ходам
lab-turns-label = { $turns ->
    [one] Средние потери за { $turns } игровой ход: { $sides }
    [few] Средние потери за каждый из { $turns } игровых ходов: { $sides }
    [many] Средние потери за каждый из { $turns } игровых ходов: { $sides }
   *[other] Средние потери за каждый из { $turns } игрового хода: { $sides }
}
lab-turns-about = Средние потери в частях или, где они есть, в ступенях или фигурках. В каждом ходу слева направо: { $sides }.
lab-causes = Потери по причинам
lab-causes-label = Потери за партию по причинам, { $sides }: { $causes }
lab-causes-about = Потери за партию по причинам. Для каждой причины сверху вниз: { $sides }.
lab-units = Потери: { $side }
lab-units-label = Наибольшие потери за партию: { $units }
lab-units-about = { $count ->
    [one] Потери за партию: { $count } часть, которая теряет больше всех. Вся сторона теряет { $mean }.
    [few] Потери за партию: { $count } части, которые теряют больше всех. Вся сторона теряет { $mean }.
    [many] Потери за партию: { $count } частей, которые теряют больше всех. Вся сторона теряет { $mean }.
   *[other] Потери за партию: { $count } части, которые теряют больше всех. Вся сторона теряет { $mean }.
}

lab-moments = Ключевые моменты
lab-moment = момент
lab-moment-times = раз за партию
lab-moment-first = впервые на ходу
lab-moment-half = средняя половина
lab-moment-all = все
lab-moment-never = никогда
lab-moments-about = Впервые на ходу: медиана партий, в которых это случилось, средняя их половина и все.

lab-rules = Сработавшие правила
lab-rules-about = Пункт сработал, если на него ссылается событие партии. Пункты, которые что-то запрещают или лишь говорят, как считать, событий не вызывают.
lab-rules-seen = { $count ->
    [one] Сработал { $count } пункт
    [few] Сработали { $count } пункта
    [many] Сработало { $count } пунктов
   *[other] Сработало { $count } пункта
}
lab-rules-unseen = { $count ->
    [one] Не сработал { $count } пункт
    [few] Не сработали { $count } пункта
    [many] Не сработало { $count } пунктов
   *[other] Не сработало { $count } пункта
}
lab-rules-share = { $times ->
    [one] В { $share } партий, всего { $times } раз.
    [few] В { $share } партий, всего { $times } раза.
    [many] В { $share } партий, всего { $times } раз.
   *[other] В { $share } партий, всего { $times } раза.
}

## Table: on the way there

table-not-found = Стол не найден
table-unreachable = Стол недоступен

## Table: top bar

table-tools = Стол
take-back = Взять ход назад
take-back-ask = Попросить ход назад
take-back-what = Взять назад: { $what }
take-back-nothing = Назад брать нечего
share = Поделиться
keys = Горячие клавиши

## Table: news

news = Сообщения
connection-lost = Связь потеряна, пробуем снова. Ваша партия цела.
connection-hurry = Попробовать сейчас

## Table: whose turn

turn-yours = Ваш ход: { $seat }
turn-waiting = Ожидание: { $seat }
turn-computer = { $seat } (компьютер): ходит
turn-computer-paused = { $seat } (компьютер): пауза
turn-watching = Ходит { $seat }; вы смотрите
turn-thinking = Думает: { $seat }
turn-offline = Не в сети: { $seat }
secret-orders = Тайные приказы: { $seat }
secret-about = Передайте экран игроку «{ $seat }» и не смотрите, пока не отданы все тайные приказы.
secret-open = Я играю за «{ $seat }»

## Table: what to decide

decide = Текущее решение
game-panel = Панель игры
suggest = Подсказать ход
selected = Выбрано
selected-next = Выберите, что дальше
orders = Отданные приказы
orders-count = Отданных приказов: { $count }
order-remove = Убрать
order-remove-what = Убрать: { $order }
stands-choose = Выбрать подставки
stand = Подставка { $number }
stand-hold = Не стрелять
stand-fire = Огонь: { $unit }
stands-fire = { $count ->
    [one] Огонь: { $count } подставка
    [few] Огонь: { $count } подставки
    [many] Огонь: { $count } подставок
   *[other] Огонь: { $count } подставки
}
waiting-seat = { $what } ({ $seat })
waiting-final = Этот ход нельзя взять назад.

## Table: odds and dice

odds = Вероятности
odds-counting = Считаем вероятности…
odds-failed = Вероятности посчитать не удалось.
odds-or-more = или больше: { $share }
odds-factors = Что учтено
odds-roll = Бросить кубики
odds-rolling = Бросаем…
die = кубик: { $face }
result = Итог
result-close = Закрыть итог

## Table: a suggestion of the computer

advice = Подсказка
advice-close = Закрыть подсказку
advice-thinking = Обдумываем…
advice-habit = Обычный ход, без расчёта вперёд.
advice-level = Ожидается равенство сторон.
advice-ahead = { $points ->
    [one] Ожидаемый отрыв, { $seat }: { $points } очко.
    [few] Ожидаемый отрыв, { $seat }: { $points } очка.
    [many] Ожидаемый отрыв, { $seat }: { $points } очков.
   *[other] Ожидаемый отрыв, { $seat }: { $points } очка.
}
advice-behind = { $points ->
    [one] Ожидаемое отставание, { $seat }: { $points } очко.
    [few] Ожидаемое отставание, { $seat }: { $points } очка.
    [many] Ожидаемое отставание, { $seat }: { $points } очков.
   *[other] Ожидаемое отставание, { $seat }: { $points } очка.
}
advice-compared = По сравнению со вторым по силе ходом
advice-others = Другие рассмотренные ходы
advice-plan = Следующие ходы по плану
advice-play = Сделать этот ход
advice-changed = Позиция изменилась. Спросите ещё раз.
advice-none = Сейчас подсказки нет. Спросите ещё раз.

## Table: why something cannot be done

cannot-past = Это просмотр партии. Чтобы ходить, вернитесь в настоящее.
cannot-offline = Связь потеряна; пробуем снова.
cannot-over = Партия окончена.
cannot-computer = За «{ $seat }» играет компьютер. Взять игру на себя можно в разделе «Игроки».
cannot-watching = Вы зритель за этим столом. Ходить могут только те, у кого есть место.
cannot-not-yours = Ожидание: { $seat }.
cannot-learn = Не удалось загрузить ходы этой части. Выберите её ещё раз.
this-seat = это место
other-seat = другой игрок
changed = Положение на столе изменилось. Посмотрите ещё раз.
why-lost = Связь прервалась до ответа сервера.
why-allowed = Это разрешено.
why-nothing = Сейчас здесь делать нечего. Выберите подсвеченную часть.
play-lost = Связь прервалась при отправке хода «{ $move }».
play-not-played = Ход «{ $move }» не дошёл до стола. Выберите ещё раз.
play-played = Связь восстановлена. Ваш ход сделан.

## Table: taking back

offer = Просьба взять ход назад
offer-asks = { $seat } просит взять назад:
offer-seat = { $seat }:
offer-agree = Согласиться
offer-decline = Отказать
offer-waiting = Ожидание: { $seats }.
offer-withdraw = Отозвать просьбу
take-back-title = Попросить ход назад?
take-back-about = { $count ->
    [one] Кубики уже брошены или ход перешёл. Нужно согласие: { $seats }. Взять назад:
    [few] Кубики уже брошены или ход перешёл. Нужно согласие всех: { $seats }. Взять назад:
    [many] Кубики уже брошены или ход перешёл. Нужно согласие всех: { $seats }. Взять назад:
   *[other] Кубики уже брошены или ход перешёл. Нужно согласие всех: { $seats }. Взять назад:
}
take-back-send = Попросить

## Table: replay

replay = Просмотр
replay-start = Просмотр: до первого хода
replay-at = Просмотр: ход { $number } из { $last }
replay-return = Вернуться
replay-branch = Играть отсюда
timeline = Ход партии
timeline-start = К началу партии
timeline-back = Ход назад
timeline-forward = Ход вперёд
timeline-play = Просмотреть ход за ходом
timeline-pause = Пауза
timeline-slider = Ход
timeline-at = ход { $number } из { $last }
timeline-now = настоящее
timeline-return = Вернуться в настоящее

## Table: players and the computer's speed

players = Игроки
players-change = Сменить игроков
players-some = { $count ->
    [one] люди: { $people } из { $count } места
    [few] люди: { $people } из { $count } мест
    [many] люди: { $people } из { $count } мест
   *[other] люди: { $people } из { $count } места
}
player-thinking = думает
players-person = Человек
players-all-people = Все — люди
players-taken-computer = { $level ->
    [recruit] Компьютер (рекрут): так решил другой игрок.
    [sergeant] Компьютер (сержант): так решил другой игрок.
    [captain] Компьютер (капитан): так решил другой игрок.
   *[general] Компьютер (генерал): так решил другой игрок.
}
players-taken = Место занято другим игроком.
speed-label = Скорость компьютера
speed = Скорость
speed-pause = Пауза
speed-resume = Продолжить
speed-step = Шаг
pace = { $pace ->
    [slow] Медленно (3 с)
    [calm] Обычно (1 с)
    [quick] Быстро
   *[at_once] Мгновенно
}

## Table: tabs

tabs = Разделы
tab-info = Сведения
tab-log = Журнал
tab-off-map = Вне карты
tab-moves = Все ходы
tab-available = можно выбрать
units-to-place = { $count ->
    [one] Разместить { $count } часть
    [few] Разместить { $count } части
    [many] Разместить { $count } частей
   *[other] Разместить { $count } части
}
moves-none = Сейчас вам нечего решать.
move-cost = { $move }, стоит { $cost }
move-stops = { $move } (с остановкой)
tray = { $side }: { $box }
tray-unit = { $unit }, можно выбрать
trays-none = Все части на карте.
track = { $name } { $value } из { $end }

## Table: information

about-hex = О гексе
provenance-of = { $what }: { $how }
about-hex-hint = Наведите на гекс или часть, чтобы прочитать о них.
about-unit = О части
about-unit-hint = Наведите на часть или местность, чтобы прочитать о них.
about-open-ground = Открытая местность.
about-ground = Местность в точке { $place }
about-figures = фигурки
about-figures-on = { $stands ->
    [one] { $figures } на { $stands } подставке
    [few] { $figures } на { $stands } подставках
    [many] { $figures } на { $stands } подставках
   *[other] { $figures } на { $stands } подставки
}
about-at = место
about-place = { $place } дюйм.
overlays = Показать на карте
overlay-point = { $subject ->
    [hex] Теперь укажите гекс. Escape отменяет.
   *[piece] Теперь укажите часть. Escape отменяет.
}
overlay-not-that = { $subject ->
    [hex] Укажите гекс.
   *[piece] Укажите часть.
}
overlay-another = Указать другое

## Table: log

log = Журнал
log-of-game = Журнал партии
log-empty = Пока ничего не произошло.
log-replay = Просмотр с хода { $number }

## Table: sharing

share-title = Поделиться и сохранить
share-play = Ссылка-приглашение: { $seat }
share-watch = Ссылка для зрителей
share-copy = Копировать
share-copied = Скопировано
share-record = Запись партии
share-download = Скачать
share-later = Сохранить можно будет, когда партия закончится.

## Table: the end

over = Партия окончена
over-replay = Просмотреть с начала
over-close = Посмотреть карту

## Table: keys

keys-hexes = На карте стрелки переходят с гекса на гекс; Enter или пробел выбирает.
keys-table = На столе Tab и стрелки переходят от части к части; Enter или пробел выбирает. Если выбранная часть может двигаться, стрелки двигают её призрак на полдюйма, с Shift — на одну десятую; Q и E поворачивают его на градус, с Shift — на пять; Enter ставит часть. Мышью часть можно перетащить; поворачивает её ручка или колесо с Shift. Q и E поворачивают и выбранную часть, которая ещё не бросала кубики.
key-text = { $command ->
    [primary] Нажать первую кнопку: бросить кубики, закончить фазу
    [escape] Отменить, закрыть, вернуться
    [next] Следующая часть или гекс для выбора
    [previous] Предыдущая
    [take-back] Взять ход назад
    [advice] Подсказать ход
    [players] Игроки: люди или компьютер
    [halt] Остановить компьютер или продолжить
    [step] Один ход остановленного компьютера
    [log] Журнал
    [choices] Все ходы списком
    [rules] Правила
    [step-back] Просмотр: ход назад
    [step-forward] Просмотр: ход вперёд
    [zoom-in] Приблизить
    [zoom-out] Отдалить
    [fit] Вся карта
   *[help] Этот список
}

## Board: zoom

zoom = Масштаб
zoom-in = Приблизить
zoom-in-key = Приблизить (+)
zoom-out = Отдалить
zoom-out-key = Отдалить (-)
zoom-fit = Вся карта
zoom-fit-key = Вся карта (0)

## Board: for screen readers

board-hexes = карта с гексами
board-hexes-help = Стрелки переходят с гекса на гекс, Home — к первому подсвеченному. Enter выбирает, Escape отменяет. Плюс, минус и ноль меняют масштаб; Shift со стрелкой двигает карту.
board-edge = Край карты
board-table = Стол
board-table-sort = стол без гексов
board-table-help = Tab и стрелки переходят от части к части, Home — к первой подсвеченной. Enter выбирает, Escape отменяет. Если часть выбрана, стрелки двигают её призрак на полдюйма, с Shift — на одну десятую; Q и E поворачивают его. Плюс, минус и ноль меняют масштаб.
board-no-unit = В той стороне частей нет
hex = гекс { $hex }
hex-itself = Сам гекс { $hex }
hex-word = гекс
hex-is = { $hex }: { $text }
marker-in = { $marker }, гекс { $hex }
lit = Подсвечено: { $what }
lit-not = Не подсвечено
lit-plain = можно выбрать
lit-costs = стоит { $cost }
lit-stops = там нужно остановиться
lit-rolls = бросаются кубики
unit-lit = { $unit }, подсвечено
unit-kind = { $nation } { $arm }
unit-disrupted = расстроена
unit-figures = { $count ->
    [one] { $count } фигурка
    [few] { $count } фигурки
    [many] { $count } фигурок
   *[other] { $count } фигурки
}
units-in-stack = { $count ->
    [one] { $count } часть
    [few] { $count } части, сверху вниз
    [many] { $count } частей, сверху вниз
   *[other] { $count } части, сверху вниз
}
fan-place = { $number } из { $count }

## Board: on a table without hexes

compass = { $point ->
    [n] север
    [ne] северо-восток
    [e] восток
    [se] юго-восток
    [s] юг
    [sw] юго-запад
    [w] запад
   *[nw] северо-запад
}
compass-degrees = { $compass } ({ $degrees }°)
place = { $x }; { $y }
at-place = точка { $place }
stance = { $formation }, лицом на { $compass }, точка { $place }
stance-leader = командир, точка { $place }
facing = { $formation }, лицом на { $compass }
pose = { $move }, точка { $place }
pose-facing = { $move }, точка { $place }, лицом на { $compass }
sketch = Движение: { $unit }
sketch-measure = { $used } из { $allowed } дюйм.
sketch-first = Сначала выберите способ движения.
sketch-place = Поставить здесь
sketch-key-enter = Enter
sketch-key-escape = Esc
sketch-keys = Поворот: Q, E или ручка; движение: стрелки, с Shift точнее.
sketch-stands = Встанет: { $stance }
sketch-inches = { $used } из { $allowed } дюйма
sketch-can = Enter ставит, Escape отменяет
sketch-cannot = Здесь поставить нельзя
move-to = { $unit }: в точку { $place }
move-by = { $unit }: { $inches } дюйм. в точку { $place }

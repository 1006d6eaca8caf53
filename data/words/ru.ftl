### Что говорят все игры, по-русски. Черновик: знающие язык приглашаются его исправить.

list = { $before } и { $last }
rolled = {" "}(выпало { $die })

hex-also-called = { $first }, { $then }
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

## Ошибки: игры, настройки, записи, файл данных

with-rule = { $text } ({ $rule })
one-more = { $first } { $then }
no-such-game = нет игры «{ $game }»; есть: { $known }
no-such-option = нет настройки «{ $option }»; в игре есть: { $known }
no-such-value = настройка «{ $option }» не может быть «{ $value }»; возможно: { $known }
data-faults = в файлах данных есть ошибки: { $faults }
no-seat = нет места «{ $seat }»
record-unreadable = запись нельзя прочитать: { $error }
record-cut-short = запись нельзя прочитать: { $error }; файл обрезан
record-format = это не запись, известная этой программе: её формат «{ $found }», а не «{ $known }»
record-other-game = это запись игры «{ $found }», а не «{ $wanted }»
record-other-rules = запись сыграна по правилам { $found } игры { $game }; в этой программе правила { $ours }, которые могут судить иначе, поэтому она не повторяется
record-other-data = запись сыграна с другими данными (карта, отряды или таблицы с тех пор изменились), поэтому она не повторяется
record-start = запись начинается с невозможной позиции: { $faults }
record-length = запись обрезана или удлинена: решений в ней { $found }, а её печать говорит { $sealed }
record-decision = решение { $number } нельзя понять: { $reason }
record-illegal = решение { $number } не разрешено: { $refusal }
record-dice = кубики решения { $number } не подходят: { $reason }
record-edited = запись изменена: её цепочка хешей кончается не так, как говорит печать
record-other-state = повтор приводит не к той позиции, о которой говорит печать
record-wrong-key = ключ бросков не тот, за который поручились в начале игры
record-no-key = в записи нет ключа бросков (его открывают в конце игры), поэтому доказать броски пока нельзя
dice-too-few = кубиков дано только { $given }, а нужен ещё один
dice-too-many = кубиков дано { $given }, а бросается только { $rolled }
dice-no-face = у кубика с { $sides } гранями нет грани { $face }
not-a-decision = это не решение этой игры: { $error }
touches-mean-nothing = здесь такие касания ничего не значат
decision-of-another-game = это решение другой игры
position-of-another-game = это позиция другой игры
not-played = решений сыграно только { $played }, а не { $number }
dice-do-not-fit = кубики не подходят: { $reason }
dice-must-be-given = в этой записи нет ключа бросков, поэтому кубики этого решения нужно дать
too-many-ways = кубики этого решения могут лечь более чем { $ways } способами
game-is-over = игра окончена
nothing-to-decide = здесь нечего решать
store-no-table = нет стола «{ $table }»
store-moved = стол тем временем изменился: он в состоянии { $found }, а не { $expected }
store-folder = папку { $folder } нельзя создать: { $error }
store-cannot-open = файл данных не открывается; доступна ли его папка для чтения и записи?
store-read-only = в файл данных нельзя писать; он или его папка только для чтения
store-full = диск полон, поэтому ничего не сохранено
store-locked = файл данных занят другой программой; попробуйте, когда она закончит
store-not-ours = это не файл данных Malakoff
store-damaged = файл данных повреждён: { $error }
store-newer = этот файл данных записан более новой версией Malakoff; обновите программу
store-closed = файл данных закрыт, потому что сервер останавливается
store-disk = диск не удалось прочитать или записать: { $error }
store-other = файлом данных не удалось воспользоваться: { $error }

## Откуда взяты значения на фишках

provenance-front = лицевая сторона
provenance-back = обратная сторона
provenance-place = место
provenance-identity = название
provenance-strength = сила
provenance-unit = отряд
provenance-printed = напечатано в правилах
provenance-decoded = расшифровано
provenance-reconstructed = восстановлено

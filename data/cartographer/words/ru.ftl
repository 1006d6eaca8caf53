### Что написано на картах и листах, по-русски.

## Условные знаки

legend-gentle-slope = Пологий склон
legend-steep-slope = Крутой склон
legend-cliff = Обрыв
legend-ridge = Гребень
legend-crest = Гребень
legend-road = Дорога
legend-track = Просёлок
legend-river = Река, мост
legend-stream = Ручей
legend-aqueduct = Акведук
legend-woods = Лес
legend-brushwood = Лес
legend-orchard = Сад
legend-vineyard = Виноградник
legend-marsh = Болото
legend-rough = Пересечённая местность
legend-rough-crest = Изрезанный гребень
legend-fort = Звёздный форт
legend-redoubt = Редут
legend-parapet = Бруствер
legend-wall = Стена
legend-town = Город
legend-burning = Горящий город
legend-objective = Цель и её очки

## Рамка

scale-of-miles = Масштаб в милях
scale-of-yards = Масштаб в ярдах; один гекс — { $yards } ярдов
scale-of-inches = дюймы
letter-north = С
table-edge = Край стола: { $side }

## Листы для печати

caption-sheet = Лист { $sheet } из { $count }
caption-fronts = { $title }: лицевая сторона, лист { $sheet } из { $count }
caption-backs = { $title }: обратная сторона, лист { $sheet } из { $count }
caption-stands = { $title }: подставки, лист { $sheet } из { $count }
number-of-stand = { $number } из { $count }

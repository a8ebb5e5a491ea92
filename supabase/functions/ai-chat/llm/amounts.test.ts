// @vitest-environment node
import { expect, it } from 'vitest'
import { readAmounts, type AmountUnit } from './amounts.ts'

type Expected = [value: number, unit: AmountUnit][]

it.each<[string, Expected]>([
  ['от 75 000 ₽', [[75_000, 'rouble']]],
  ['от 75\u00A0000\u202F₽ в месяц', [[75_000, 'rouble']]],
  ['75000руб.', [[75_000, 'rouble']]],
  [
    '75.000 рублей и 75,000 rub',
    [
      [75_000, 'rouble'],
      [75_000, 'rouble'],
    ],
  ],
  ['75 тыс. рублей', [[75_000, 'rouble']]],
  ['1,5 млн ₽', [[1_500_000, 'rouble']]],
  ['45к р.', [[45_000, 'rouble']]],
  ['стоит 45 тысяч', [[45_000, 'bare']]],
  ['стоит 45 000', [[45_000, 'bare']]],
  [
    '45–60 тыс. ₽',
    [
      [45_000, 'rouble'],
      [60_000, 'rouble'],
    ],
  ],
  [
    'от 45 000 до 60 000 рублей',
    [
      [45_000, 'rouble'],
      [60_000, 'rouble'],
    ],
  ],
  [
    '$1,000–$5,000',
    [
      [1_000, 'dollar'],
      [5_000, 'dollar'],
    ],
  ],
  [
    '500 долларов, USD 20',
    [
      [500, 'dollar'],
      [20, 'dollar'],
    ],
  ],
  ['3000 сом', [[3_000, 'som']]],
  [
    '20 евро, €30, 7000 ₸',
    [
      [20, 'currency'],
      [30, 'currency'],
      [7_000, 'currency'],
    ],
  ],
  [
    '15% бюджета, 15 процентов',
    [
      [15, 'percent'],
      [15, 'percent'],
    ],
  ],
  [
    '10-15 %',
    [
      [10, 'percent'],
      [15, 'percent'],
    ],
  ],
  ['от 1,5 недели', [[1.5, 'week']]],
  [
    '30–\u206090 дней',
    [
      [30, 'day'],
      [90, 'day'],
    ],
  ],
  [
    'за 5 рабочих дней, 2 часа',
    [
      [5, 'day'],
      [2, 'hour'],
    ],
  ],
  [
    '6 месяцев и 2 года',
    [
      [6, 'month'],
      [2, 'year'],
    ],
  ],
  ['４５ ０００ ₽', [[45_000, 'rouble']]],
  ['4\u200B5 000 ₽', [[45_000, 'rouble']]],
  ['сорок пять тысяч рублей', [[NaN, 'currency']]],
  ['сто процентов', [[NaN, 'currency']]],
])('reads %j', (text, expected) => {
  expect(readAmounts(text).map(({ value, unit }) => [value, unit])).toEqual(expected)
})

it.each<[string, Expected]>([
  ['Вариант 2 – 75 000 ₽', [[75_000, 'rouble']]],
  [
    'Вариант 2\n– 75 000 ₽\n3. $20',
    [
      [75_000, 'rouble'],
      [20, 'dollar'],
    ],
  ],
  ['1. 75 000 ₽\n2. Сайт', [[75_000, 'rouble']]],
  ['12\n345 ₽', [[345, 'rouble']]],
])('keeps what stands side by side apart: %j', (text, expected) => {
  expect(readAmounts(text).map(({ value, unit }) => [value, unit])).toEqual(expected)
})

it('is fast with every text', () => {
  const start = performance.now()
  for (const piece of ['я', '1 ', '1', ',', '$ ', '1-', '1 тыс', 'сто ']) {
    readAmounts(piece.repeat(6000 / piece.length))
  }
  expect(performance.now() - start).toBeLessThan(1000)
})

it.each([
  'Цены в рублях, без процентов',
  'каталог на 5 000 товаров и 10 тыс. пользователей',
  'с 2019 года, 24/7, в 3 этапа',
  '+996 555 12 34 56',
  'React 19, Vue 3.5 и Next.js 15',
  'ул. Чуй, 135, офис 42',
  'в 2024 г. выпустили 50+ приложений',
])('finds no amount in %j', (text) => {
  expect(readAmounts(text).filter(({ unit }) => unit !== 'year')).toEqual([])
})

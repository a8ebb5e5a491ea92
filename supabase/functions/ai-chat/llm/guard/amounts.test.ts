import { expect, it } from 'vitest'
import { catalogue } from '../../../_shared/catalogue/catalogue.ts'
import { readAmounts } from './amounts.ts'
import { createHarmless } from './bare-numbers.ts'
import { plainText } from './plain.ts'
import type { AmountUnit } from './units.ts'

type Expected = [value: number, unit: AmountUnit][]

const isHarmless = createHarmless(catalogue)
const amountsIn = (text: string) =>
  readAmounts(plainText(text), isHarmless).map(({ value, unit }) => [value, unit])

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
  ['сорок пять тысяч рублей', [[45_000, 'rouble']]],
  ['сто двадцать процентов', [[120, 'percent']]],
  ['полтора миллиона рублей', [[1_500_000, 'rouble']]],
  ['twenty-five dollars', [[25, 'dollar']]],
  ['двухнедельный срок', [[2, 'week']]],
  ['10-дневный срок', [[10, 'day']]],
  ['за неделю', [[1, 'week']]],
  ['within a month', [[1, 'month']]],
  ['за полгода', [[6, 'month']]],
  ['за несколько дней', [[NaN, 'day']]],
  ['в 3 раза', [[3, 'times']]],
  [
    'с 09:00 до 13:00',
    [
      [540, 'clock'],
      [780, 'clock'],
    ],
  ],
  ['5 0 0 ₽', [[NaN, 'rouble']]],
  ['5OOO ₽', [[NaN, 'rouble']]],
  ['٥٠٠ ₽', [[500, 'rouble']]],
  ['стоит 5000', [[5_000, 'bare']]],
  [
    'V тысяч',
    [
      [NaN, 'bare'],
      [1_000, 'bare'],
    ],
  ],
])('reads %j', (text, expected) => {
  expect(amountsIn(text)).toEqual(expected)
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
  [
    '12\n345 ₽',
    [
      [12, 'bare'],
      [345, 'rouble'],
    ],
  ],
])('keeps what stands side by side apart: %j', (text, expected) => {
  expect(amountsIn(text)).toEqual(expected)
})

it.each(['я', '1 ', '1', ',', '$ ', '1-', '1 тыс', 'сто ', 'двадцать ', '5к', 'за неделю ', 'a.1'])(
  'reads a long text of «%s» in one pass',
  (piece) => {
    const start = performance.now()
    readAmounts(plainText(piece.repeat(50_000 / piece.length)), isHarmless)
    // Some tenths of a second; minutes, from every number to every other.
    expect(performance.now() - start).toBeLessThan(5_000)
  },
)

it.each([
  'Цены в рублях, без процентов',
  'каталог на 5 000 товаров и 10 тыс. пользователей',
  'с 2019 года, 24/7, в 3 этапа',
  'React 19, Vue 3.5 и Next.js 15',
  catalogue.company.address,
  '2 этапа, три варианта, 1-й шаг, сайт с нуля',
  '1. Анкета\n2) Смета',
  'обмен с 1С, Three.js, B2B, 24/7',
  'в 2024 г. выпустили 50+ приложений',
])('finds no amount in %j', (text) => {
  expect(amountsIn(text)).toEqual([])
})

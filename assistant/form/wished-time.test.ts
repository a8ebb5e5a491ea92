import { expect, it } from 'vitest'
import { wishedTime } from './wished-time.ts'

/** Thursday. */
const today = Date.UTC(2026, 10, 26)
const hourMs = 3_600_000
const read = (message: string) => {
  const wish = wishedTime(message, today)
  if (!wish) return undefined
  const { day, ms, side } = wish
  return [day && new Date(day).toISOString().slice(5, 10), ms && ms / hourMs, side]
    .filter(Boolean)
    .join(' ')
}

it.each([
  ['завтра в 15:00', '11-27 15'],
  ['завтра после трёх', '11-27 15 after'],
  ['завтра в три часа дня', '11-27 15'],
  ['в пн в 10', '11-30 10'],
  ['на завтра на 10 утра', '11-27 10'],
  ['Четверг, 16:30', '12-03 16.5'],
  ['понедельник, 7 декабря, 09:00', '12-07 9'],
  ['1 декабря к 9', '12-01 9'],
  ['во вторник после пяти', '12-01 17 after'],
  ['5 января до 12', '01-05 12 until'],
  ['в пятницу после обеда', '11-27 14 after'],
  ['послезавтра утром', '11-28 9 after'],
  ['после 17:00, пожалуйста', '17 after'],
  ['call me tomorrow at 3 pm', '11-27 15'],
  ['эртең', '11-27'],
  ['не звоните до 10 утра', '10 after'],
  ["don't call before 11 am", '11 after'],
  ['только не сегодня, в понедельник до обеда', '11-30 13 until'],
])('%s', (message, wish) => expect(read(message)).toBe(wish))

it.each([
  'магазин до 10 товаров',
  'сайт с 5 страницами',
  'тариф на 5 часов',
  'хочу среднюю цену',
  'в любое время',
])('none: %s', (message) => expect(read(message)).toBeUndefined())

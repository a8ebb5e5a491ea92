import { expect, it } from 'vitest'
import { readBudget } from './money.ts'

it.each([
  ['бюджет 40 тыс. Нужен лендинг', 40_000],
  ['бюджет 40 тыс., лендинг', 40_000],
  ['что есть дешевле 50 тысяч?', 50_000],
  ['бюджет есть, 40 тыс. позиций', undefined],
  ['бюджет есть, 12 тыс. товаров', undefined],
])('%s', (message, budget) => expect(readBudget(message)).toBe(budget))

import { expect, it } from 'vitest'
import { weekStart } from './fetch-inbox-counts'

it.each([
  [new Date(2026, 10, 16, 0, 0), new Date(2026, 10, 16)],
  [new Date(2026, 10, 21, 20, 30), new Date(2026, 10, 16)],
  [new Date(2026, 10, 22, 23, 59, 59), new Date(2026, 10, 16)],
  [new Date(2026, 10, 23), new Date(2026, 10, 23)],
  [new Date(2027, 0, 1), new Date(2026, 11, 28)],
])('%s is in the week of %s', (moment, monday) => {
  expect(weekStart(moment)).toEqual(monday)
})

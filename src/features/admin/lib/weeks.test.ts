import { expect, it } from 'vitest'
import { weekStart } from './weeks'

const at = (local: string) => Date.parse(`${local}+06:00`)

it.each([
  ['2026-11-16T00:00:00', '2026-11-16'],
  ['2026-11-21T20:30:00', '2026-11-16'],
  ['2026-11-22T23:59:59', '2026-11-16'],
  ['2026-11-23T00:00:00', '2026-11-23'],
  ['2027-01-01T00:00:00', '2026-12-28'],
])('%s by the company’s clock is in the week of %s', (moment, monday) => {
  expect(weekStart(at(moment))).toBe(at(`${monday}T00:00:00`))
})

import { expect, it } from 'vitest'
import { snoozeChoices } from './snooze-times'

const choices = (now: string) =>
  snoozeChoices(Date.parse(now)).map(({ label, until }) => [
    label,
    new Date(until).toISOString().slice(0, 16),
  ])

// The company opens at 9:00 in Bishkek, which is 3:00 UTC.
it('offers the beginnings of the next working days', () => {
  expect(choices('2026-11-24T06:00:00Z')).toEqual([
    ['Через три часа', '2026-11-24T09:00'],
    ['Завтра утром', '2026-11-25T03:00'],
    ['В понедельник утром', '2026-11-30T03:00'],
    ['Через неделю, во вторник', '2026-12-01T03:00'],
  ])
})

it('names each moment once, over a weekend and on a Monday', () => {
  expect(choices('2026-11-27T06:00:00Z').slice(1)).toEqual([
    ['В понедельник утром', '2026-11-30T03:00'],
    ['Через неделю, в пятницу', '2026-12-04T03:00'],
  ])
  expect(choices('2026-11-23T06:00:00Z').slice(1)).toEqual([
    ['Завтра утром', '2026-11-24T03:00'],
    ['Через неделю, в понедельник', '2026-11-30T03:00'],
  ])
})

it('counts days by the company’s clock, not by UTC', () => {
  expect(choices('2026-11-24T19:00:00Z')[0]).toEqual(['Завтра утром', '2026-11-26T03:00'])
})

it.each(['2026-11-28T17:30:00Z', '2026-11-24T13:00:00Z', '2026-11-24T21:59:00Z'])(
  'offers no time at night: not three hours after %s',
  (now) => expect(choices(now)[0]?.[0]).not.toBe('Через три часа'),
)

it('offers three hours from an early morning on until an evening', () => {
  for (const now of ['2026-11-24T22:00:00Z', '2026-11-24T12:59:00Z']) {
    expect(choices(now)[0]?.[0]).toBe('Через три часа')
  }
})

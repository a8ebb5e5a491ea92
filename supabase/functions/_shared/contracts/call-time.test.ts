import { describe, expect, it } from 'vitest'
import { schedule } from '../../../../src/content/schedule.ts'
import { callTimeText, offeredTimes } from './call-time.ts'
import { dayIn } from './working-time.ts'

const { workingHours: hours } = schedule
/** Thursday evening in Bishkek. */
const now = Date.parse('2026-11-26T20:00+06:00')
const hourMs = 3_600_000
const inWords = (at: string) => callTimeText(at, schedule, 'ru', 'short')
const offered = (ahead: number, hour?: number, side?: 'after' | 'until') => {
  const day = dayIn(hours.timeZone, now) + ahead * 24 * hourMs
  const { times, exact, isClosed } = offeredTimes(hours, now, {
    day,
    ...(hour !== undefined && { ms: hour * hourMs }),
    ...(side && { side }),
  })
  return { times: times.map(inWords), exact: exact && inWords(exact), isClosed }
}

describe('times for a call', () => {
  it('are two on each of the next working days', () => {
    expect(offeredTimes(hours, now).times.map(inWords)).toEqual([
      ...['пт, 27 нояб., 09:00', 'пт, 27 нояб., 14:00'],
      ...['пн, 30 нояб., 09:00', 'пн, 30 нояб., 14:00'],
    ])
  })
  it('leave out what is over, and what is too soon', () => {
    const noon = Date.parse('2026-11-26T15:40+06:00')
    expect(offeredTimes(hours, noon).times.map(inWords).slice(0, 2)).toEqual([
      'чт, 26 нояб., 17:00',
      'пт, 27 нояб., 09:00',
    ])
  })
  it('begin with the wished one', () => {
    expect(offered(1, 15)).toEqual({
      times: [
        ...['пт, 27 нояб., 15:00', 'пт, 27 нояб., 16:00', 'пт, 27 нояб., 17:00'],
        'пн, 30 нояб., 09:00',
      ],
      exact: 'пт, 27 нояб., 15:00',
      isClosed: false,
    })
  })
  it.each([
    ['a day off', offered(2), 'пн, 30 нояб., 09:00'],
    ['an hour of a day off', offered(3, 15, 'after'), 'пн, 30 нояб., 09:00'],
    ['an evening', offered(1, 20), 'пн, 30 нояб., 09:00'],
    ['the lunch break', offered(1, 13), 'пт, 27 нояб., 14:00'],
    ['today, which is over', offered(0, 10), 'пт, 27 нояб., 09:00'],
  ])('of %s are the nearest working ones', (_, { times, exact, isClosed }, first) => {
    expect({ first: times[0], exact, isClosed }).toEqual({
      first,
      exact: undefined,
      isClosed: true,
    })
    expect(times).toHaveLength(4)
  })
  it('lie after or before an hour', () => {
    expect(offered(1, 15, 'after')).toMatchObject({ isClosed: false, exact: undefined })
    expect(offered(1, 12, 'until').times).toEqual([
      ...['пт, 27 нояб., 09:00', 'пт, 27 нояб., 10:00', 'пт, 27 нояб., 11:00'],
    ])
  })
  it('are of the nearest day if none is named', () => {
    const { times, isClosed } = offeredTimes(hours, now, { ms: 14 * hourMs, side: 'after' })
    expect({ first: inWords(times[0] ?? ''), isClosed }).toEqual({
      first: 'пт, 27 нояб., 14:00',
      isClosed: false,
    })
    const morning = Date.parse('2026-11-26T09:10+06:00')
    const until = offeredTimes(hours, morning, { ms: 13 * hourMs, side: 'until' })
    expect(until.times.map(inWords)[0]).toBe('чт, 26 нояб., 10:00')
  })
  it('are read in the visitor’s language', () => {
    const at = '2026-11-30T09:00:00.000Z'
    expect(callTimeText(at, schedule, 'ru')).toBe('понедельник, 30 ноября, 15:00')
    expect(callTimeText(at, schedule, 'en')).toBe('Monday 30 November, 15:00')
  })
})

import { describe, expect, it } from 'vitest'
import {
  addWorkingDays,
  addWorkingTime,
  isWorkingTime,
  nextOpening,
  type WorkingHours,
} from './working-time.ts'
import { workingTimeBetween } from './working-time-between.ts'
import { dueText, hoursText } from './working-time-text.ts'

const workday = [
  ['09:00', '13:00'],
  ['14:00', '18:00'],
] as const
const workingHours: WorkingHours = {
  timeZone: 'Asia/Bishkek',
  week: [workday, workday, workday, workday, workday, [], []],
  exceptions: { '2027-01-01': [], '2027-01-07': [] },
}
const at = (local: string) => Date.parse(`${local}:00+06:00`)

describe('working time', () => {
  it.each([
    ['2026-11-20T09:00', true],
    ['2026-11-20T12:59', true],
    ['2026-11-20T13:00', false],
    ['2026-11-20T14:00', true],
    ['2026-11-20T18:00', false],
    ['2026-11-21T12:00', false],
    ['2027-01-07T12:00', false],
  ])('%s: %s', (moment, isOpen) => {
    expect(isWorkingTime(workingHours, at(moment))).toBe(isOpen)
  })

  it.each([
    ['2026-11-20T13:30', '2026-11-20T14:00'],
    ['2026-11-20T18:00', '2026-11-23T09:00'],
    ['2026-12-31T18:00', '2027-01-04T09:00'],
  ])('after %s opens on %s', (moment, opening) => {
    expect(nextOpening(workingHours, at(moment))).toBe(at(opening))
  })

  it('takes a shorter day as it is, and ends no proposal outside of it', () => {
    const short: WorkingHours = {
      ...workingHours,
      exceptions: { '2026-11-24': [['09:00', '12:00']] },
    }
    expect(addWorkingTime(short, at('2026-11-24T11:00'), 120)).toBe(at('2026-11-25T10:00'))
    expect(addWorkingDays(short, at('2026-11-23T15:00'), 24 * 60)).toBe(at('2026-11-25T09:00'))
  })

  it('goes until midnight, and on at once', () => {
    const day = [['00:00', '24:00']] as const
    const always = { timeZone: 'Asia/Bishkek', week: Array(7).fill(day), exceptions: {} }
    expect(addWorkingTime(always, at('2026-11-20T23:00'), 120)).toBe(at('2026-11-21T01:00'))
  })

  it('falls back to the plain clock without any working time', () => {
    const never = { timeZone: 'Asia/Bishkek', week: [], exceptions: {} }
    expect(addWorkingTime(never, at('2026-11-20T23:00'), 120)).toBe(at('2026-11-21T01:00'))
  })

  it('follows a zone through the change of its clock', () => {
    const berlin = { ...workingHours, timeZone: 'Europe/Berlin', exceptions: {} }
    // The clock goes back on Sunday, October 25, 2026.
    const friday = Date.parse('2026-10-23T17:00:00+02:00')
    expect(addWorkingTime(berlin, friday, 120)).toBe(Date.parse('2026-10-26T10:00:00+01:00'))
    const evening = Date.parse('2026-10-24T20:00:00+02:00')
    expect(workingTimeBetween(berlin, evening, Date.parse('2026-10-26T10:00:00+01:00'))).toBe(
      3_600_000,
    )
  })

  it('is counted over years', () => {
    const inWeek = workingTimeBetween(workingHours, at('2026-11-16T00:00'), at('2026-11-23T00:00'))
    expect(inWeek).toBe(40 * 3_600_000)
    // 208 weeks, and a Thursday and two hours of Friday, without two holidays on a Friday and a Thursday.
    expect(workingTimeBetween(workingHours, at('2024-11-21T09:00'), at('2028-11-17T11:00'))).toBe(
      208 * inWeek + (8 + 2 - 16) * 3_600_000,
    )
  })

  it('is counted by the clock of the day when clocks are changed', () => {
    const always = {
      timeZone: 'Europe/Berlin',
      week: Array.from({ length: 7 }, () => [['00:00', '24:00'] as const]),
      exceptions: {},
    }
    const march = Date.parse('2026-03-20T10:00:00+01:00')
    const april = Date.parse('2026-04-10T10:00:00+02:00')
    expect(workingTimeBetween(always, march, april)).toBe(april - march)
  })

  it('is none between two moments in the wrong order', () => {
    expect(workingTimeBetween(workingHours, at('2026-11-20T12:00'), at('2026-11-20T10:00'))).toBe(0)
  })
})

describe('a deadline in words', () => {
  const { timeZone } = workingHours
  const said = (due: string, now: string, zoneName?: string, lang?: 'ru' | 'en') =>
    dueText(at(due), at(now), { timeZone, zoneName }, lang).replaceAll('\u00a0', ' ')

  it.each([
    ['2026-11-20T16:00', 'сегодня до 16:00'],
    ['2026-11-21T09:30', 'завтра до 09:30'],
    ['2026-11-23T11:00', 'в понедельник до 11:00'],
    ['2026-11-24T11:00', 'во вторник до 11:00'],
    ['2026-11-26T11:00', 'в четверг до 11:00'],
    ['2026-11-27T11:00', '27 ноября до 11:00'],
  ])('%s is «%s», seen from a Friday', (due, text) => {
    expect(said(due, '2026-11-20T13:10')).toBe(text)
  })

  it('names zone and weekday where the reader may live by another clock', () => {
    expect(said('2026-11-21T09:30', '2026-11-20T23:00', 'по времени Бишкека')).toBe(
      'в субботу до 09:30 по времени Бишкека',
    )
    expect(said('2026-11-23T11:00', '2026-11-21T23:00', 'Bishkek time', 'en')).toBe(
      'on Monday by 11:00 Bishkek time',
    )
  })
})

it('says the hours of a week', () => {
  expect(hoursText(workingHours)).toBe('пн–пт 09:00–13:00 и 14:00–18:00')
  const saturdays: Pick<WorkingHours, 'week'> = {
    week: workingHours.week.with(5, [['10:00', '14:00']]),
  }
  expect(hoursText(saturdays, 'en')).toBe('Mon–Fri 09:00–13:00 and 14:00–18:00, Sat 10:00–14:00')
})

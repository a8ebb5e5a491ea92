import { describe, expect, it } from 'vitest'
import { formatDuration, formatShare, formatWeek } from './format-figures'
import { leadDays, leadTotals, leadWeeks } from './leads'
import { readQuery } from '../lib/url-params'
import { overviewQuery } from './overview-requests'
import { promiseOverview } from './promises'
import { mondayOf } from '../lib/weeks'
import { quizFunnel, ratingShares, steepestStep } from './shares'

const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ')

describe('the period', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=90', 90],
    ['days=365', 365],
    ['days=8', 30],
    ['days=<script>', 30],
  ])('of «%s» is %i days', (query, days) => {
    expect(readQuery(overviewQuery, new URLSearchParams(query))).toEqual({ days })
  })
})

it('counts leads per day, empty days included', () => {
  const days = leadDays([
    { day: '2026-11-01', source: 'consultation', leads: 2 },
    { day: '2026-11-01', source: 'chat', leads: 1 },
    { day: '2026-11-02', source: null, leads: 0 },
    { day: '2026-11-03', source: 'newsletter', leads: 9 },
  ])
  expect(days.map(({ day, total }) => [day, total])).toEqual([
    ['2026-11-01', 3],
    ['2026-11-02', 0],
    ['2026-11-03', 0],
  ])
  expect(leadWeeks(days).map(({ day, total }) => [day, total])).toEqual([
    ['2026-10-26', 3],
    ['2026-11-02', 0],
  ])
  expect(leadTotals(days)).toEqual({
    consultation: 2,
    project_quiz: 0,
    chat: 1,
    inbound: 0,
    manual: 0,
    total: 3,
  })
})

describe('promises', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  it('are split into totals, weeks and sources', () => {
    const figures = { promised: 4, kept: 3, unanswered: 1 }
    const overview = promiseOverview(
      [
        { week: null, source: null, ...figures, median_seconds: 60 },
        { week: '2026-11-16', source: null, ...figures, median_seconds: 60 },
        { week: null, source: 'chat', ...figures, median_seconds: null },
      ],
      ['2026-11-14', '2026-11-15', '2026-11-16'],
    )
    expect(overview.all).toMatchObject({ ...figures, median_seconds: 60 })
    expect(overview.weeks.map(({ day, promised, broken }) => [day, promised, broken])).toEqual([
      ['2026-11-09', 0, 0],
      ['2026-11-16', 4, 1],
    ])
    expect(overview.sources).toMatchObject([{ source: 'chat', ...figures, median_seconds: null }])
  })
})

describe('the quiz', () => {
  const funnel = quizFunnel([
    { step: 1, runs: 10 },
    { step: 2, runs: 8 },
    { step: 3, runs: 3 },
    { step: 9, runs: 1 },
  ])

  it('is a funnel of its steps and its confirmation', () => {
    expect(funnel).toHaveLength(9)
    expect(funnel[1]).toEqual({ label: 'Срок', count: 8, share: 0.8 })
    expect(funnel[8]).toEqual({ label: 'Заявка отправлена', count: 1, share: 0.1 })
  })

  it('names the step after which most visitors leave', () => {
    expect(steepestStep(funnel)).toEqual({ label: 'Срок', lost: 5 })
    expect(steepestStep(quizFunnel([]))).toBeUndefined()
  })

  it('has no shares before it is first opened', () => {
    expect(quizFunnel([]).map(({ share }) => share)).toEqual(Array(9).fill(0))
  })
})

it('ratings have an average unless there are none', () => {
  const rows = [1, 2, 3, 4, 5].map((rating) => ({ rating, chats: rating === 5 ? 3 : 0 }))
  expect(ratingShares(rows)).toMatchObject({ count: 3, average: 5 })
  expect(ratingShares(rows).lines[0]).toEqual({ label: '★★★★★', rating: 5, count: 3, share: 1 })
  expect(ratingShares([{ rating: 1, chats: 0 }])).toMatchObject({ count: 0, average: null })
})

describe('figures', () => {
  it.each([
    [0, '0 %'],
    [0.001, '1 %'],
    [0.857, '86 %'],
    [0.999, '99 %'],
    [1, '100 %'],
  ])('%d of a whole is %s', (share, text) => {
    expect(plain(formatShare(share))).toBe(text)
  })

  it.each([
    [0, '1 мин'],
    [720, '12 мин'],
    [3600, '1 ч'],
    [5100, '1 ч 25 мин'],
    [24 * 3600 + 59, '3 раб. дн.'],
  ])('%d seconds of working time are %s', (seconds, text) => {
    expect(plain(formatDuration(seconds))).toBe(text)
  })

  it('a week is formatted as a range', () => {
    expect(plain(formatWeek('2026-11-16'))).toBe('16–22 нояб.')
    expect(plain(formatWeek('2026-11-30'))).toBe('30 нояб. – 6 дек.')
  })
})

import { describe, expect, it } from 'vitest'
import { daysOfTerm, readDeadline } from './duration.ts'

describe('a deadline', () => {
  it.each([
    ['сайт за неделю', 7],
    ['успеете за 3 дня?', 3],
    ['нужно за две недели', 14],
    ['магазин за полтора месяца', 45],
    ['в течение 10 рабочих дней', 10],
    ['can you do it in two weeks?', 14],
    ['within 30 days', 30],
    ['ready in a month', 30],
  ])('is read in «%s»', (message, days) => {
    expect(readDeadline(message)?.days).toBe(days)
  })

  it.each(['сколько стоит сайт', 'гарантия 6 месяцев', '15 часов поддержки', 'за дизайн'])(
    'is not seen in «%s»',
    (message) => {
      expect(readDeadline(message)).toBeUndefined()
    },
  )
})

describe('a published term', () => {
  it.each([
    ['7–\u206014 дней', 7, 14],
    ['от\u00a01,5 недели', 10.5, Infinity],
    ['от 6 месяцев', 180, Infinity],
    ['24 часа', 1, 1],
    ['30–45 дней', 30, 45],
  ])('«%s» is %d to %d days', (text, least, most) => {
    expect(daysOfTerm(text)).toEqual({ least, most })
  })

  it('is undefined without a figure', () => {
    expect(daysOfTerm('постоянно')).toBeUndefined()
  })
})

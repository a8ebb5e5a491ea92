import { describe, expect, it } from 'vitest'
import { readDeadline } from './duration.ts'

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

import { expect, it } from 'vitest'
import { deadlineOf, formatDeadline, formatSpan } from './deadline'

const received = Date.UTC(2026, 10, 21, 10)
const minutes = (count: number) => received + count * 60_000
const iso = (moment: number) => new Date(moment).toISOString()

const mail = {
  received_at: iso(received),
  due_at: iso(minutes(120)),
  answered_at: null,
  waits_until: iso(minutes(120)),
}

it.each([
  [0, 'plenty', 'Осталось 2 ч'],
  [40, 'plenty', 'Осталось 1 ч 20 мин'],
  [90, 'plenty', 'Осталось 30 мин'],
  [91, 'soon', 'Осталось 29 мин'],
  [119.5, 'soon', 'Осталось 1 мин'],
  [120, 'soon', 'Осталось 1 мин'],
  [121, 'overdue', 'Просрочено на 1 мин'],
  [60 * 24, 'overdue', 'Просрочено на 22 ч'],
  [60 * 24 * 4, 'overdue', 'Просрочено на 3 дн.'],
] as const)('two hours promised, after %d minutes: %s, «%s»', (passed, urgency, text) => {
  const deadline = deadlineOf(mail, minutes(passed))
  expect(deadline).toMatchObject({ state: 'open', urgency })
  expect(deadline && formatDeadline(deadline).replaceAll('\u00a0', ' ')).toBe(text)
})

it.each([
  [119, 'kept', 'Ответили вовремя'],
  [120, 'kept', 'Ответили вовремя'],
  [121, 'broken', 'Ответили с опозданием'],
] as const)('answered after %d minutes it is %s', (passed, state, text) => {
  const answered = { ...mail, answered_at: iso(minutes(passed)), waits_until: null }
  const deadline = deadlineOf(answered, minutes(999))
  expect(deadline).toEqual({ state })
  expect(deadline && formatDeadline(deadline)).toBe(text)
})

it('is undefined without a promise, or when no answer is expected', () => {
  expect(deadlineOf({ ...mail, due_at: null, waits_until: 'infinity' }, received)).toBeUndefined()
  expect(deadlineOf({ ...mail, waits_until: null }, received)).toBeUndefined()
})

it.each([
  [0, '1 мин'],
  [59, '59 мин'],
  [60, '1 ч'],
  [599, '9 ч 59 мин'],
  [601, '10 ч'],
  [47 * 60, '47 ч'],
  [48 * 60, '2 дн.'],
])('%d minutes are «%s»', (span, text) => {
  expect(formatSpan(span).replaceAll('\u00a0', ' ')).toBe(text)
})

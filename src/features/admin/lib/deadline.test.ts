import { expect, it } from 'vitest'
import { deadlineOf, formatDeadline, formatSpan } from './deadline'

const at = (local: string) => Date.parse(`${local}:00+06:00`)
const iso = (local: string) => new Date(at(local)).toISOString()

// A Friday: two working hours are promised, half of them after lunch.
const mail = {
  received_at: iso('2026-11-20T12:00'),
  due_at: iso('2026-11-20T15:00'),
  answered_at: null,
  waits_until: iso('2026-11-20T15:00'),
  waiting_since: iso('2026-11-20T12:00'),
}

it.each([
  ['2026-11-20T12:00', 'plenty', 'Осталось 2 ч'],
  ['2026-11-20T12:40', 'plenty', 'Осталось 1 ч 20 мин'],
  ['2026-11-20T13:30', 'plenty', 'Осталось 1 ч'],
  ['2026-11-20T14:30', 'plenty', 'Осталось 30 мин'],
  ['2026-11-20T14:31', 'soon', 'Осталось 29 мин'],
  ['2026-11-20T15:00', 'soon', 'Осталось 1 мин'],
  ['2026-11-20T15:01', 'overdue', 'Просрочено 1 мин'],
  ['2026-11-20T18:00', 'overdue', 'Просрочено 3 ч'],
  ['2026-11-22T20:00', 'overdue', 'Просрочено 3 ч'],
  ['2026-11-23T09:30', 'overdue', 'Просрочено 3 ч 30 мин'],
  ['2026-11-25T15:00', 'overdue', 'Просрочено 3 раб. дн.'],
] as const)('by working time, on %s: %s, «%s»', (moment, urgency, text) => {
  const deadline = deadlineOf(mail, at(moment))
  expect(deadline).toMatchObject({ state: 'open', urgency })
  expect(deadline && formatDeadline(deadline).replaceAll('\u00a0', ' ')).toBe(text)
})

it('raises no alarm over the weekend about a request from Saturday night', () => {
  const due = iso('2026-11-23T11:00')
  const request = { ...mail, received_at: iso('2026-11-21T23:10'), due_at: due, waits_until: due }
  for (const moment of ['2026-11-21T23:15', '2026-11-22T12:00', '2026-11-23T08:59']) {
    expect(deadlineOf(request, at(moment))).toEqual({
      state: 'open',
      urgency: 'plenty',
      minutes: 120,
    })
  }
  expect(deadlineOf(request, at('2026-11-23T10:45'))).toMatchObject({ urgency: 'soon' })
  expect(deadlineOf(request, at('2026-11-23T11:01'))).toMatchObject({ urgency: 'overdue' })
})

it.each([
  ['2026-11-20T14:59', 'kept', 'Ответили вовремя'],
  ['2026-11-20T15:00', 'kept', 'Ответили вовремя'],
  ['2026-11-20T15:01', 'broken', 'Ответили с опозданием'],
] as const)('answered on %s it is %s', (moment, state, text) => {
  const answered = { ...mail, answered_at: iso(moment), waits_until: null }
  const deadline = deadlineOf(answered, at('2026-11-30T12:00'))
  expect(deadline).toEqual({ state })
  expect(deadline && formatDeadline(deadline)).toBe(text)
})

it.each([
  ['to whom nothing was promised', { due_at: null }],
  ['who has written again', { answered_at: iso('2026-11-20T12:05') }],
])('shows how long the sender waits %s, in colour after two hours of work', (_, change) => {
  const email = { ...mail, waits_until: 'infinity', ...change }
  const shown = ['2026-11-20T12:20', '2026-11-20T15:00', '2026-11-20T15:10', '2026-11-22T13:00']
  const deadlines = shown.map((moment) => deadlineOf(email, at(moment)))
  expect(
    deadlines.map(
      (each) =>
        each?.state === 'waiting' && [each.urgency, formatDeadline(each).replaceAll('\u00a0', ' ')],
    ),
  ).toEqual([
    ['plenty', 'Ждёт 20 мин'],
    ['plenty', 'Ждёт 3 ч'],
    ['soon', 'Ждёт 3 ч'],
    ['soon', 'Ждёт 2 дн.'],
  ])
})

it('is undefined when no answer is expected', () => {
  const now = at('2026-11-20T12:00')
  const done = { ...mail, waits_until: null }
  expect(deadlineOf(done, now)).toBeUndefined()
  expect(deadlineOf({ ...done, due_at: null }, now)).toBeUndefined()
})

it.each([
  [0, '1 мин'],
  [59, '59 мин'],
  [60, '1 ч'],
  [599, '9 ч 59 мин'],
  [601, '10 ч'],
  [15 * 60, '15 ч'],
  [16 * 60, '2 раб. дн.'],
])('%d minutes of work are «%s»', (span, text) => {
  expect(formatSpan(span).replaceAll('\u00a0', ' ')).toBe(text)
})

import { workingTimeBetween } from '@contracts/working-time-between.ts'
import { workingHours } from '@/content/working-hours'

/** The timestamps of an email that decide whether its promise was kept. */
export interface Promised {
  received_at: string
  due_at: string | null
  answered_at: string | null
  /** Null if the email needs no answer. */
  waits_until: string | null
  waiting_since: string | null
}

type Urgency = 'plenty' | 'soon' | 'overdue'

/** `minutes` are working time: nights and days off do not count. `waiting`: without a promise, by the clock. */
export type Deadline =
  | { state: 'open'; urgency: Urgency; minutes: number }
  | { state: 'waiting'; urgency: Exclude<Urgency, 'overdue'>; minutes: number }
  | { state: 'kept' | 'broken' }

/** The share of the time left from which a deadline is `soon`. */
const soonShare = 0.25

const minuteMs = 60_000

/** How long a customer who writes again waits in a neutral colour: the two hours in which forms are answered. */
const promiseMs = 120 * minuteMs

const between = (from: number, to: number) => workingTimeBetween(workingHours, from, to)

/** Whether the sender waits for an answer, and until when; undefined if none is expected and none was promised. */
export function deadlineOf(email: Promised, now: number): Deadline | undefined {
  const { received_at, due_at, answered_at, waits_until } = email
  const isWaiting = waits_until !== null
  // A customer who writes again is waiting again, whether or not we kept the deadline.
  if (isWaiting && (due_at === null || answered_at !== null)) {
    const since = Date.parse(email.waiting_since ?? received_at)
    return {
      state: 'waiting',
      // As old as a form's promise is long. It is not overdue: nothing was promised.
      urgency: between(since, now) > promiseMs ? 'soon' : 'plenty',
      minutes: Math.floor(Math.max(now - since, 0) / minuteMs),
    }
  }
  if (due_at === null) return undefined
  const due = Date.parse(due_at)
  if (answered_at !== null) {
    return { state: Date.parse(answered_at) <= due ? 'kept' : 'broken' }
  }
  if (!isWaiting) return undefined
  if (due < now) {
    return { state: 'open', urgency: 'overdue', minutes: Math.floor(between(due, now) / minuteMs) }
  }
  const left = between(now, due)
  const isSoon = left < between(Date.parse(received_at), due) * soonShare
  return {
    state: 'open',
    urgency: isSoon ? 'soon' : 'plenty',
    minutes: Math.floor(left / minuteMs),
  }
}

const inUnit = (unit: 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat('ru-RU', { style: 'unit', unit, unitDisplay: 'short' })
const minuteFormat = inUnit('minute')
const hourFormat = inUnit('hour')
const dayFormat = inUnit('day')

/** The working time of an ordinary Monday, in minutes. */
const workdayMinutes =
  workingTimeBetween(
    { ...workingHours, timeZone: 'UTC', exceptions: {} },
    Date.UTC(2024, 0, 1),
    Date.UTC(2024, 0, 2) - 1,
  ) / minuteMs

/** Working time: 80 → «1 ч 20 мин»; from ten hours without minutes, from two working days in days. */
export function formatSpan(minutes: number): string {
  if (minutes < 60) return minuteFormat.format(Math.max(minutes, 1))
  if (minutes >= 2 * workdayMinutes) {
    return `${Math.floor(minutes / workdayMinutes)}\u00a0раб.\u00a0дн.`
  }
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours >= 10 || rest === 0) return hourFormat.format(hours)
  return `${hourFormat.format(hours)}\u00a0${minuteFormat.format(rest)}`
}

/** Time by the clock: «40 мин», «5 ч», «1 дн.» */
function formatAge(minutes: number): string {
  if (minutes < 60) return minuteFormat.format(Math.max(minutes, 1))
  if (minutes < 24 * 60) return hourFormat.format(Math.floor(minutes / 60))
  return dayFormat.format(Math.floor(minutes / (24 * 60)))
}

/** With a description: «Осталось 1 ч 20 мин». */
export function formatDeadline(deadline: Deadline): string {
  if (deadline.state === 'waiting') return `Ждёт ${formatAge(deadline.minutes)}`
  if (deadline.state !== 'open') return closed[deadline.state]
  const span = formatSpan(deadline.minutes)
  return deadline.urgency === 'overdue' ? `Просрочено ${span}` : `Осталось ${span}`
}

const closed = {
  kept: 'Ответили вовремя',
  broken: 'Ответили с опозданием',
}

/** The moments of an email that decide whether its promise was kept. */
export interface Promised {
  received_at: string
  due_at: string | null
  answered_at: string | null
  /** Null when no answer is expected any more. */
  waits_until: string | null
}

type Urgency = 'plenty' | 'soon' | 'overdue'

export type Deadline =
  { state: 'open'; urgency: Urgency; minutes: number } | { state: 'kept' | 'broken' }

/** The share of the time left from which a deadline is `soon`. */
const soonShare = 0.25

const minuteMs = 60_000

/**
 * The state of a promise; undefined where nothing was promised, or no answer is expected any more.
 * @param now milliseconds since 1970
 */
export function deadlineOf(email: Promised, now: number): Deadline | undefined {
  const { received_at, due_at, answered_at, waits_until } = email
  if (due_at === null) return undefined
  const due = Date.parse(due_at)
  if (answered_at !== null) {
    return { state: Date.parse(answered_at) <= due ? 'kept' : 'broken' }
  }
  if (waits_until === null) return undefined
  const left = due - now
  const minutes = Math.floor(Math.abs(left) / minuteMs)
  if (left < 0) return { state: 'open', urgency: 'overdue', minutes }
  const isSoon = left < (due - Date.parse(received_at)) * soonShare
  return { state: 'open', urgency: isSoon ? 'soon' : 'plenty', minutes }
}

const inUnit = (unit: 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat('ru-RU', { style: 'unit', unit, unitDisplay: 'short' })
const minuteFormat = inUnit('minute')
const hourFormat = inUnit('hour')
const dayFormat = inUnit('day')

/** 80 → «1 ч 20 мин»; from ten hours without minutes, from two days in days. */
export function formatSpan(minutes: number): string {
  if (minutes < 60) return minuteFormat.format(Math.max(minutes, 1))
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return dayFormat.format(Math.floor(hours / 24))
  const rest = minutes % 60
  if (hours >= 10 || rest === 0) return hourFormat.format(hours)
  return `${hourFormat.format(hours)} ${minuteFormat.format(rest)}`
}

export function formatDeadline(deadline: Deadline): string {
  if (deadline.state !== 'open') {
    return deadline.state === 'kept' ? 'Ответили вовремя' : 'Ответили с опозданием'
  }
  const span = formatSpan(deadline.minutes)
  return deadline.urgency === 'overdue' ? `Просрочено на ${span}` : `Осталось ${span}`
}

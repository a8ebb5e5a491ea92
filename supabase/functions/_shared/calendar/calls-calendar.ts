import ical, { ICalCalendarMethod } from 'ical-generator'
import { company } from '../../../../src/content/company.ts'
import { callMinutes } from '../contracts/call-time.ts'

const minuteMs = 60_000

/** A booked call as an event. */
export interface CallEvent {
  /** The same for every copy of it. */
  id: string
  /** ISO timestamps of the call and of its booking. */
  callAt: string
  bookedAt: string
  summary: string
  url: string
}

/**
 * Calls as an iCalendar file (RFC 5545).
 *
 * @param name shown by programs that subscribe to it
 */
export function callsCalendar(calls: readonly CallEvent[], name: string): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: company.name, product: 'Calls', language: 'RU' },
    ttl: 15 * 60,
  })
  for (const { id, callAt, bookedAt, summary, url } of calls) {
    const start = new Date(callAt)
    calendar.createEvent({
      id: `${id}@${new URL(company.site).hostname}`,
      // Keeps the file identical at every attempt.
      stamp: new Date(bookedAt),
      start,
      end: new Date(start.getTime() + callMinutes * minuteMs),
      summary,
      url,
    })
  }
  return calendar.toString()
}

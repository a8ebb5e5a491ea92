import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { promises } from '../../../src/content/company.ts'
import { workingHours } from '../../../src/content/working-hours.ts'
import {
  addWorkingDays,
  addWorkingTime,
  nextOpening,
  isWorkingTime,
} from '../../../supabase/functions/_shared/contracts/working-time.ts'
import { isSpecified } from '../../support/specified.ts'
import type { World } from '../support/world.ts'
import { fillInbox, numbered } from './inbox.ts'

const hourMs = 3_600_000
const moment = (local: string) => Date.parse(`${local}+06:00`)

/** The edges of these days, in company time: a weekend, New Year, single and double holidays. */
const days = (
  '2026-11-20 2026-11-21 2026-11-22 2026-11-23 2026-12-31 2027-01-01 2027-01-02 2027-01-06 2027-01-07 ' +
  '2026-11-06 2026-11-07 2026-11-08 2026-11-09 2026-03-20 2026-08-31 2026-05-05 2026-05-01 2025-12-31'
).split(' ')
const times = (
  '00:00:00 08:59:59.999 09:00:00 11:00:00.001 12:59:59.999 13:00:00 13:30:00 14:00:00 16:00:00 ' +
  '17:59:59.999 18:00:00 23:59:59.999'
).split(' ')

/** Times spread over two years, the same in every run. */
function* spread(count: number): Generator<number> {
  const start = Date.UTC(2026, 0, 1)
  let seed = 14
  for (let number = 0; number < count; number++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    yield start + Math.floor((seed / 2_147_483_648) * 730 * 24 * hourMs)
  }
}

/** Deadlines run in the company's working time, in the database as in the browser. */
export function workingHoursSuite(getWorld: () => World): void {
  beforeAll(() => getWorld().setHours('real'))
  afterAll(() => getWorld().setHours('open'))
  afterEach(() => getWorld().restore())

  it('are counted as in the browser, at 500 moments', async () => {
    const moments = [
      ...days.flatMap((day) => times.map((time) => moment(`${day}T${time}`))),
      ...spread(300),
    ]
    expect(moments.length).toBeGreaterThan(500)
    const list = moments.map((ms, index) => `(${index}, '${new Date(ms).toISOString()}')`)
    const ms = (sql: string) => `(extract(epoch from ${sql}) * 1000)::float8`
    const rows = await getWorld().api.sql<Record<string, number | boolean>>(`
      select ${ms('m')} as moment,
        ${ms('private.next_opening(m)')} as opening,
        private.is_working_time(m) as is_open,
        ${ms(`private.add_working_time(m, '2 hours')`)} as two_hours,
        ${ms(`private.add_working_time(m, '19 hours')`)} as nineteen_hours,
        ${ms(`private.add_working_days(m, '24 hours')`)} as next_day
      from (values ${list.join(', ')}) v (number, text), lateral (select v.text::timestamptz as m) t
      order by number`)
    const counted = moments.map((from) => ({
      moment: from,
      opening: nextOpening(workingHours, from),
      is_open: isWorkingTime(workingHours, from),
      two_hours: addWorkingTime(workingHours, from, 120),
      nineteen_hours: addWorkingTime(workingHours, from, 19 * 60),
      next_day: addWorkingDays(workingHours, from, 24 * 60),
    }))
    expect(rows).toEqual(counted)
  })

  it('are any before the functions have told them', async () => {
    await getWorld().api.sql('truncate private.schedule')
    const rows = await getWorld().api.sql(`
      select private.is_working_time(m) as is_open,
        private.add_working_time(m, '2 hours') - m = '2 hours' as is_by_the_clock,
        private.company_day(m)::text as day
      from (values ('2026-11-22T03:00:00Z'::timestamptz)) v (m)`)
    expect(rows).toEqual([{ is_open: true, is_by_the_clock: true, day: '2026-11-22' }])
  })

  // By the shipped hours; the functions are compared for any above.
  describe.runIf(isSpecified)('a request', () => {
    const dueOf = async (source: string, received: string) => {
      await fillInbox(getWorld(), [
        {
          id: numbered(1),
          submission_id: numbered(101),
          source,
          from_email: 'a@client.example',
          received_at: `${received}:00+06:00`,
        },
      ])
      const [row] = await getWorld().api.sql<{ due: string }>(`
        select to_char(due_at at time zone private.company_time_zone(), 'YYYY-MM-DD"T"HH24:MI') as due
        from public.emails`)
      return row?.due
    }

    it.each([
      ['of Saturday night', '2026-11-21T23:10', '2026-11-23T11:00'],
      ['of the morning before work', '2026-11-24T06:00', '2026-11-24T11:00'],
      ['of working time', '2026-11-24T09:20', '2026-11-24T11:20'],
      ['before lunch', '2026-11-24T12:30', '2026-11-24T15:30'],
      ['of the lunch break', '2026-11-24T13:10', '2026-11-24T16:00'],
      ['of Friday evening', '2026-11-20T17:15', '2026-11-23T10:15'],
      ['before two holidays on a weekend', '2026-11-06T17:30', '2026-11-09T10:30'],
      ['of New Year’s Eve', '2026-12-31T17:00', '2027-01-04T10:00'],
    ])('%s is due after two working hours', async (_, received, due) => {
      expect(promises.consultationHours).toBe(2)
      expect(await dueOf('consultation', received)).toBe(due)
      expect(await dueOf('chat', received)).toBe(due)
    })

    it.each([
      ['of working time', '2026-11-24T10:20', '2026-11-25T10:20'],
      ['of Friday', '2026-11-20T15:00', '2026-11-23T15:00'],
      ['of Saturday night', '2026-11-21T23:10', '2026-11-24T09:00'],
      ['of the lunch break', '2026-11-24T13:10', '2026-11-25T14:00'],
      ['of New Year’s Eve', '2026-12-31T11:00', '2027-01-04T11:00'],
    ])('for a proposal, %s, is due a working day later', async (_, received, due) => {
      expect(promises.proposalHours).toBe(24)
      expect(await dueOf('project_quiz', received)).toBe(due)
    })
  })
}

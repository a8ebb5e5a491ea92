import { afterEach, beforeEach, expect, it } from 'vitest'
import { workingHours } from '../../../src/content/working-hours.ts'
import { dayIn, momentIn } from '../../../supabase/functions/_shared/contracts/working-time.ts'
import { workingTimeBetween } from '../../../supabase/functions/_shared/contracts/working-time-between.ts'
import type { World } from '../support/world.ts'

/** The figures of the overview. */
export function overviewSuite(getWorld: () => World): void {
  beforeEach(() => getWorld().api.sql('delete from public.emails'))
  afterEach(() => getWorld().restore())

  const ask = async (name: string, days: number) => {
    const { data } = await getWorld().clients.admin.rpc(name, { days }).throwOnError()
    return data
  }

  /** An hour of a past day, in company time. */
  const at = (daysAgo: number, hour: number) => `
    (date_trunc('day', now() at time zone private.company_time_zone())
      - interval '${daysAgo} days' + interval '${hour} hours') at time zone private.company_time_zone()`
  const dayOf = async (daysAgo: number) => {
    const [row] = await getWorld().api.sql<{ day: string }>(
      `select to_char(private.company_day(now()) - ${daysAgo}, 'YYYY-MM-DD') as day`,
    )
    return row?.day
  }

  /** How many days ago the last full working day was. */
  function lastWorkday(): number {
    const { timeZone } = workingHours
    const dayMs = 86_400_000
    const midnight = (ago: number) => momentIn(timeZone, dayIn(timeZone, Date.now()) - ago * dayMs)
    let ago = 1
    while (workingTimeBetween(workingHours, midnight(ago), midnight(ago - 1)) === 0) ago++
    return ago
  }

  interface Request {
    source: string
    moment: string
    /** Sent by a form. */
    isForm?: boolean
    /** Minutes until the first reply. */
    answeredAfter?: number
    inThread?: string
  }
  async function insert({ source, moment, isForm = true, answeredAfter, inThread }: Request) {
    const [row] = await getWorld().api.sql<{ id: string }>(`
      insert into public.emails
        (source, subject, from_email, submission_id, received_at, created_at, thread_id)
      values ('${source}', 'Заявка', 'a@client.example',
        ${isForm ? 'gen_random_uuid()' : 'null'}, ${moment}, ${moment},
        ${inThread ? `'${inThread}'` : 'null'})
      returning id`)
    if (answeredAfter !== undefined) {
      await getWorld().api.sql(`
        update public.emails
        set first_reply_at = received_at + interval '${answeredAfter} minutes' where id = '${row?.id}'`)
    }
    return row?.id ?? ''
  }

  it('counts leads by the company’s days, including empty ones', async () => {
    await insert({ source: 'consultation', moment: at(1, 0) })
    await insert({ source: 'consultation', moment: at(1, 23) })
    await insert({ source: 'project_quiz', moment: at(1, 12) })
    await insert({ source: 'project_quiz', moment: at(3, 23) })
    expect(await ask('overview_leads', 3)).toEqual([
      { day: await dayOf(2), source: null, leads: 0 },
      { day: await dayOf(1), source: 'consultation', leads: 2 },
      { day: await dayOf(1), source: 'project_quiz', leads: 1 },
      { day: await dayOf(0), source: null, leads: 0 },
    ])
  })

  it('counts neither subscriptions nor chats without a booking nor answers nor what programs wrote', async () => {
    await insert({ source: 'newsletter', moment: at(0, 0), isForm: false })
    await insert({ source: 'chat', moment: at(0, 0), isForm: false })
    await insert({ source: 'chat', moment: at(0, 0) })
    const first = await insert({ source: 'inbound', moment: at(0, 0), isForm: false })
    await insert({ source: 'inbound', moment: at(0, 0), isForm: false, inThread: first })
    const receipt = await insert({ source: 'inbound', moment: at(0, 0), isForm: false })
    await getWorld().api.sql(`update public.emails set is_automatic = true where id = '${receipt}'`)
    const today = await dayOf(0)
    expect(await ask('overview_leads', 1)).toEqual([
      { day: today, source: 'chat', leads: 1 },
      { day: today, source: 'inbound', leads: 1 },
    ])
  })

  it('counts kept and broken promises, without those not yet due', async () => {
    // The last working day before today, from nine.
    const ago = lastWorkday()
    const forms = { source: 'consultation', moment: at(ago, 9) }
    await insert({ ...forms, answeredAfter: 30 })
    await insert({ ...forms, answeredAfter: 120 })
    await insert({ ...forms, answeredAfter: 300 })
    await insert(forms)
    await insert({ source: 'project_quiz', moment: at(ago, 9), answeredAfter: 600 })
    await insert({ source: 'project_quiz', moment: 'now()' })
    await insert({ source: 'inbound', moment: at(ago, 9), isForm: false })
    const replies = await ask('overview_replies', ago + 1)
    // After 30, 120, 240 and 480 minutes of work: lunch and the evening do not count.
    const all = { promised: 5, kept: 3, unanswered: 1, median_seconds: 180 * 60 }
    expect(replies).toContainEqual({ week: null, source: null, ...all })
    expect(replies).toContainEqual({
      week: null,
      source: 'consultation',
      promised: 4,
      kept: 2,
      unanswered: 1,
      median_seconds: 120 * 60,
    })
    const [week] = await getWorld().api.sql<{ monday: string }>(`
      select to_char(date_trunc('week', private.company_day(now()) - ${ago}), 'YYYY-MM-DD')
        as monday`)
    expect(replies).toContainEqual({ week: week?.monday, source: null, ...all })
  })

  it('counts the working time of long answers as the browser does', async () => {
    for (const minutes of [1, 2000, 30_000]) {
      await insert({ source: 'consultation', moment: at(40, 11), answeredAfter: minutes })
      const [row] = await getWorld().api.sql<{ from: number; to: number }>(`
        select (extract(epoch from received_at) * 1000)::float8 as from,
          (extract(epoch from answered_at) * 1000)::float8 as to from public.emails`)
      const worked = workingTimeBetween(workingHours, row?.from ?? 0, row?.to ?? 0)
      const replies = await ask('overview_replies', 60)
      expect(replies[0]?.median_seconds ?? 0).toBe(worked / 1000)
      await getWorld().api.sql('delete from public.emails')
    }
  })

  it('counts zero where nothing was promised', async () => {
    expect(await ask('overview_replies', 90)).toEqual([
      { week: null, source: null, promised: 0, kept: 0, unanswered: 0, median_seconds: null },
    ])
  })

  it('counts the quizzes that reached each step, and those that were sent', async () => {
    const { api } = getWorld()
    await api.sql('delete from public.quiz_runs')
    await api.sql(`
      insert into public.quiz_runs (id, furthest_step, is_sent, started_at)
      values (gen_random_uuid(), 1, false, now()), (gen_random_uuid(), 3, false, now()),
        (gen_random_uuid(), 8, false, now()), (gen_random_uuid(), 8, true, now()),
        (gen_random_uuid(), 8, true, ${at(7, 23)})`)
    const rows: { step: number; runs: number }[] = await ask('overview_quiz', 7)
    expect(rows.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(rows.map(({ runs }) => runs)).toEqual([4, 3, 3, 2, 2, 2, 2, 2, 1])
  })

  it('counts each rating within the period, including those not given', async () => {
    const { api, ids } = getWorld()
    const rate = (chat: string, rating: number, moment: string) =>
      api.sql(`update public.chat_sessions set rating = ${rating}, rated_at = ${moment}
        where id = '${chat}'`)
    await rate(ids.openChat, 5, 'now()')
    await rate(ids.chat, 1, at(7, 23))
    expect(await ask('overview_ratings', 7)).toEqual(
      [1, 2, 3, 4, 5].map((rating) => ({ rating, chats: rating === 5 ? 1 : 0 })),
    )
  })

  it('counts chats, those that a person took over, and confirmations that have arrived', async () => {
    const { api, ids } = getWorld()
    expect(await ask('overview_counts', 7)).toEqual([{ chats: 3, taken_over: 1, confirmations: 0 }])
    await api.sql(`update public.chat_sessions set started_at = ${at(7, 23)}, taken_over_at = ${at(7, 23)}
      where id = '${ids.handledChat}'`)
    for (const [status, sentAt] of [
      ['sent', at(6, 1)],
      ['sent', at(7, 23)],
      ['bounced', at(6, 1)],
      ['pending', 'null'],
    ] as const) {
      const id = await insert({ source: 'consultation', moment: at(6, 1) })
      await api.sql(`
        insert into public.outbox (email_id, kind, to_email, subject, text_body, status, sent_at)
        values ('${id}', 'lead_confirmation', 'a@client.example', 'Х', 'Х', '${status}', ${sentAt})`)
    }
    expect(await ask('overview_counts', 7)).toEqual([{ chats: 2, taken_over: 0, confirmations: 1 }])
    expect(await ask('overview_counts', 8)).toEqual([{ chats: 3, taken_over: 1, confirmations: 2 }])
  })

  it('covers today at least and a year at most', async () => {
    expect(await ask('overview_leads', 100_000)).toHaveLength(366)
    expect(await ask('overview_leads', -1)).toHaveLength(1)
  })
}

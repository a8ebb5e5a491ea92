import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, fillInbox, numbered, readPage } from './inbox.ts'

/** Pages of the inbox: every filter, alone and combined, and the next page across ties. */
export function inboxPageSuite(getWorld: () => World): void {
  const page = (args: Record<string, unknown> = {}) => readPage<number>(getWorld(), args)

  describe('a page', () => {
    beforeEach(async () => {
      const { ids, accounts } = getWorld()
      const lead = (number: number, minutes: number, more: Record<string, unknown> = {}) => ({
        id: numbered(number),
        submission_id: numbered(900 + number),
        source: 'consultation',
        from_email: `client-${number}@client.example`,
        created_at: at(minutes),
        received_at: at(minutes),
        due_at: at(minutes + 120),
        ...more,
      })
      await fillInbox(getWorld(), [
        lead(1, -300),
        lead(2, -200, { source: 'project_quiz', due_at: at(1240), customer_id: ids.customer }),
        lead(3, -100, { assigned_to_user_id: accounts.staff.id, status: 'in_progress' }),
        lead(4, -90, { status: 'processed', customer_id: ids.customer }),
        lead(5, -80, { submission_id: null, due_at: null, source: 'inbound' }),
        lead(6, -70, {
          submission_id: null,
          due_at: null,
          source: 'newsletter',
          status: 'processed',
        }),
        lead(7, -60, { assigned_to_user_id: accounts.colleague.id, status: 'completed' }),
      ])
    })
    afterEach(() => getWorld().restore())

    it('shows the newest first', async () => {
      expect(await page()).toEqual([7, 5, 4, 3, 2, 1])
    })

    it('shows subscriptions only to who looks for them', async () => {
      expect(await page({ wanted_source: 'newsletter' })).toEqual([6])
      expect(await page({ search: 'client-6' })).toEqual([6])
    })

    it('has newsletters and reports, for whose answer nobody waits', async () => {
      const { clients } = getWorld()
      const isWaiting = async () => (await page({ queue: 'waiting' })).includes(8)
      const set = (status: string) =>
        clients.staff.from('emails').update({ status }).eq('id', numbered(8)).throwOnError()
      await clients.service
        .from('emails')
        .insert({
          id: numbered(8),
          source: 'inbound',
          from_email: 'news@client.example',
          is_automatic: true,
        })
        .throwOnError()
      expect((await page())[0]).toBe(8)
      expect(await isWaiting()).toBe(false)
      await set('processed')
      await set('new')
      expect(await isWaiting()).toBe(false)
      // Somebody answers there after all.
      await clients.service
        .from('emails')
        .insert({
          id: numbered(9),
          source: 'inbound',
          thread_id: numbered(8),
          from_email: 'news@client.example',
        })
        .throwOnError()
      expect(await isWaiting()).toBe(true)
    })

    it('sorts waiting ones by deadline, which is a day for those without a promise', async () => {
      expect(await page({ queue: 'waiting' })).toEqual([1, 3, 2, 5])
      await getWorld()
        .clients.service.from('emails')
        .insert({
          id: numbered(8),
          source: 'inbound',
          from_email: 'client-8@client.example',
          created_at: at(-1700),
          received_at: at(-1700),
        })
        .throwOnError()
      expect(await page({ queue: 'waiting' })).toEqual([8, 1, 3, 2, 5])
      // Nothing was promised to them, so nothing is broken.
      expect(await page({ queue: 'overdue' })).toEqual([1])
    })

    it('shows the overdue ones', async () => {
      expect(await page({ queue: 'overdue' })).toEqual([1])
    })

    it('keeps suspicious ones apart until they are taken or searched for', async () => {
      const { clients, accounts } = getWorld()
      const change = async (values: Record<string, unknown>) => {
        await clients.staff.from('emails').update(values).eq('id', numbered(1)).throwOnError()
      }
      const counted = async () => {
        const { data } = await clients.staff.rpc('inbox_counts', { since: at(0) }).single()
        return data
      }
      await change({ is_suspicious: true })
      expect(await page()).not.toContain(1)
      expect(await page({ queue: 'waiting' })).toEqual([3, 2, 5])
      expect(await page({ queue: 'overdue' })).toEqual([])
      expect(await counted()).toMatchObject({ waiting: 3, overdue: 0, suspicious: 1 })
      expect(await page({ queue: 'suspicious' })).toEqual([1])
      expect(await page({ search: 'client-1' })).toEqual([1])
      await change({ assigned_to_user_id: accounts.staff.id })
      expect(await page({ queue: 'overdue' })).toEqual([1])
      expect(await counted()).toMatchObject({ waiting: 4, overdue: 1, suspicious: 1 })
    })

    it('filters by status, source, assignee and customer, alone and combined', async () => {
      const { accounts, ids } = getWorld()
      expect(await page({ wanted_status: 'new' })).toEqual([5, 2, 1])
      expect(await page({ wanted_source: 'inbound' })).toEqual([5])
      expect(await page({ wanted_source: 'consultation', is_order: false })).toContain(1)
      await getWorld().api.sql(
        `update public.emails set lead = '{"kind": "order"}' where id = '${numbered(1)}'`,
      )
      expect(await page({ wanted_source: 'consultation', is_order: true })).toEqual([1])
      expect(await page({ wanted_source: 'consultation', is_order: false })).not.toContain(1)
      expect(await page({ assignee: accounts.staff.id })).toEqual([3])
      expect(await page({ is_unassigned: true })).toEqual([5, 4, 2, 1])
      expect(await page({ customer: ids.customer })).toEqual([4, 2])
      expect(await page({ customer: ids.customer, wanted_status: 'new' })).toEqual([2])
      expect(
        await page({ queue: 'waiting', is_unassigned: true, wanted_source: 'consultation' }),
      ).toEqual([1])
      expect(
        await page({ queue: 'overdue', assignee: accounts.staff.id, wanted_status: 'in_progress' }),
      ).toEqual([])
      expect(
        await page({
          search: 'client',
          assignee: accounts.colleague.id,
          wanted_status: 'completed',
        }),
      ).toEqual([7])
      expect(await page({ search: 'client', queue: 'waiting', is_unassigned: true })).toEqual([
        1, 2, 5,
      ])
    })

    it('finds threads with a message in a period, even if newer ones followed', async () => {
      await getWorld()
        .clients.service.from('emails')
        .insert({
          id: numbered(8),
          source: 'inbound',
          thread_id: numbered(7),
          from_email: 'client-7@client.example',
          created_at: at(-10),
        })
        .throwOnError()
      const between = (from: number, before: number) => ({
        wrote_from: at(from),
        wrote_before: at(before),
      })
      expect(await page(between(-105, -75))).toEqual([5, 4, 3])
      // By its first email and by its answer; not by the time under which it is listed.
      expect(await page(between(-65, -55))).toEqual([7])
      expect(await page(between(-15, -5))).toEqual([7])
      expect(await page(between(-50, -20))).toEqual([])
      expect(await page({ ...between(-105, -75), search: 'client-4' })).toEqual([4])
      expect(await page({ ...between(-305, -95), queue: 'waiting' })).toEqual([1, 3, 2])
      expect(await page({ ...between(-305, -95), queue: 'overdue' })).toEqual([1])
    })

    it('finds snoozed ones of that period, which the list hides', async () => {
      await getWorld()
        .clients.staff.from('emails')
        .update({ snoozed_until: at(600) })
        .eq('id', numbered(2))
        .throwOnError()
      const time = { wrote_from: at(-205), wrote_before: at(-195) }
      expect(await page()).not.toContain(2)
      expect(await page(time)).toEqual([2])
      expect(await page({ ...time, queue: 'snoozed' })).toEqual([2])
    })

    it('includes assignee, customer and counts', async () => {
      const { clients, ids } = getWorld()
      await clients.staff
        .from('email_notes')
        .insert({ email_id: numbered(3), body: 'Х' })
        .throwOnError()
      const { data } = await clients.staff
        .rpc('inbox_page', { queue: 'all' })
        .select(
          `id, preview, assignee:profiles!emails_assigned_to_user_id_fkey(full_name),
           customer:customers(name), outbox(status, kind), email_replies(count), email_notes(count)`,
        )
        .throwOnError()
      const rows = data as unknown as Record<string, unknown>[]
      expect(rows.map(({ id }) => Number(String(id).slice(-12)))).toEqual([7, 5, 4, 3, 2, 1])
      expect(rows[3]).toMatchObject({
        assignee: { full_name: 'staff' },
        customer: null,
        outbox: [],
        email_replies: [{ count: 0 }],
        email_notes: [{ count: 1 }],
      })
      expect(rows[4]).toMatchObject({ assignee: null, customer: { name: 'Аида' } })
      expect(ids.customer).toBeTruthy()
    })

    it.each([
      [0, 1],
      [-5, 1],
      [3, 3],
      [10_000, 6],
    ])('limits the page size: %i', async (page_size, length) => {
      expect(await page({ page_size })).toHaveLength(length)
    })
  })

  describe('page after page', () => {
    const many = Array.from({ length: 23 }, (_, index) => index + 1)
    const everyPage = async (args: Record<string, unknown>) => {
      const seen: number[] = []
      let place = {}
      for (let pages = 0; pages < 20; pages += 1) {
        const rows = await readPage(getWorld(), { ...args, ...place, page_size: 4 }, (row) => row)
        seen.push(...rows.map(({ id }) => Number(String(id).slice(-12))))
        const last = rows.at(-1)
        if (!last) return seen
        place = {
          after_id: last.id,
          after_moment: 'queue' in args ? last.waiting_since : last.listed_at,
          after_waits_until: last.waits_until,
        }
      }
      throw new Error('the pages have no end')
    }

    beforeAll(async () => {
      // Three timestamps with many emails each, some of them without a deadline.
      const moments = [at(-30), at(-20), at(-10)]
      await fillInbox(
        getWorld(),
        many.map((number) => ({
          id: numbered(number),
          subject: 'Заявка на сайт',
          from_email: 'a@client.example',
          due_at: number % 4 === 0 ? null : moments[(number + 1) % 3],
          created_at: moments[number % 3],
        })),
      )
    })
    afterAll(() => getWorld().restore())

    it.each([
      ['newest first', {}],
      ['by deadline', { queue: 'waiting' }],
      ['overdue', { queue: 'overdue' }],
      ['found', { search: 'сайты' }],
      ['found, by deadline', { search: 'сайты', queue: 'waiting' }],
    ])('shows each email once: %s', async (_, args) => {
      const whole = await page({ ...args, page_size: 500 })
      expect(whole.length).toBeGreaterThan(16)
      expect(await everyPage(args)).toEqual(whole)
    })

    it('neither repeats nor skips when new emails arrive meanwhile', async () => {
      const whole = await page({ page_size: 500 })
      const first = await readPage(getWorld(), { page_size: 10 }, (row) => row)
      await getWorld()
        .clients.service.from('emails')
        .insert({ id: numbered(99), from_email: 'b@client.example' })
        .throwOnError()
      const last = first.at(-1)
      const rest = await page({ after_id: last?.id, after_moment: last?.listed_at })
      expect(rest).toEqual(whole.slice(10))
    })
  })
}

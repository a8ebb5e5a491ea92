import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, fillInbox, numbered, readPage } from './inbox.ts'

const one = numbered(1)

/** Snoozed emails, and staff's tags. */
export function snoozeSuite(getWorld: () => World): void {
  beforeEach(async () => {
    const lead = { source: 'consultation', from_email: 'anna@client.example' }
    await fillInbox(getWorld(), [
      { ...lead, id: one, created_at: at(-300), due_at: at(60) },
      { ...lead, id: numbered(2), created_at: at(-200), due_at: at(120) },
      { ...lead, id: numbered(3), created_at: at(-100), due_at: at(-10) },
    ])
  })
  afterEach(() => getWorld().restore())

  const change = (values: object, id = one) =>
    getWorld().clients.staff.from('emails').update(values).eq('id', id)
  const page = (args: object = {}) => readPage<number>(getWorld(), { ...args })
  /** As if this much time had passed. */
  const pass = (interval: string) =>
    getWorld().api
      .sql(`update public.emails set snoozed_until = snoozed_until - interval '${interval}'
      where snoozed_until is not null`)

  it('leaves list and queue until its time, and comes back on top', async () => {
    await change({ snoozed_until: at(90) }).throwOnError()
    expect(await page()).toEqual([3, 2])
    expect(await page({ queue: 'waiting' })).toEqual([3, 2])
    expect(await page({ queue: 'snoozed' })).toEqual([1])
    expect(await page({ search: 'anna' })).toEqual([1, 3, 2])
    const { data } = await getWorld().clients.staff.rpc('inbox_counts', { since: at(-9) })
    expect(data?.[0]).toMatchObject({ waiting: 2, unassigned: 2, snoozed: 1 })
    await pass('91 minutes')
    expect(await page()).toEqual([1, 3, 2])
    expect(await page({ queue: 'waiting' })).toEqual([3, 1, 2])
    expect(await page({ queue: 'snoozed' })).toEqual([1])
  })

  it.each(['processed', 'completed'])('reminds of what is %s as well', async (status) => {
    await change({ status }).throwOnError()
    const change_id = crypto.randomUUID()
    await change({ snoozed_until: at(90) }).throwOnError()
    expect(await page()).toEqual([3, 2])
    expect(await page({ queue: 'snoozed' })).toEqual([1])
    // Setting another status ends it, and undoing that does not.
    await change({
      status: status === 'completed' ? 'processed' : 'completed',
      change_id,
    }).throwOnError()
    expect(await page({ queue: 'snoozed' })).toEqual([])
    await getWorld().clients.staff.rpc('undo_change', { change_id }).throwOnError()
    expect(await page({ queue: 'snoozed' })).toEqual([1])
    await pass('91 minutes')
    expect(await page()).toEqual([1, 3, 2])
    expect(await page({ queue: 'waiting' })).toEqual([3, 2])
  })

  it('does not hide a promise that is broken', async () => {
    await change({ snoozed_until: at(90) }, numbered(3)).throwOnError()
    expect(await page()).toEqual([2, 1])
    expect(await page({ queue: 'overdue' })).toEqual([3])
    expect(await page({ queue: 'waiting' })).toEqual([3, 1, 2])
  })

  it('returns to its place when snoozing is undone', async () => {
    const change_id = crypto.randomUUID()
    await change({ snoozed_until: at(90), change_id }).throwOnError()
    await getWorld().clients.staff.rpc('undo_change', { change_id }).throwOnError()
    expect(await page()).toEqual([3, 2, 1])
    expect(await page({ queue: 'snoozed' })).toEqual([])
  })

  it.each([
    [
      'the customer writes',
      async () => {
        const { clients } = getWorld()
        const email = {
          message_id: '<1@client.example>',
          from_email: 'anna@client.example',
          authentication: 'pass',
          reference_ids: [`<${one}@kerege.example>`],
        }
        await clients.service.rpc('receive_email', { email }).throwOnError()
        return [1, 3, 2]
      },
    ],
    [
      'it is finished',
      async () => {
        await change({ status: 'completed' }).throwOnError()
        return [3, 2, 1]
      },
    ],
  ] as const)('ends when %s', async (_, act) => {
    await change({ snoozed_until: at(90) }).throwOnError()
    const order = await act()
    expect(await page()).toEqual(order)
    expect(await page({ queue: 'snoozed' })).toEqual([])
  })

  it.each([at(-1), at(366 * 24 * 60)])('is not put off until %s', async (snoozed_until) => {
    const { error } = await change({ snoozed_until })
    expect(error?.message).toBe('An email can be snoozed for a year at most')
  })

  it('is found by its tags, which are counted', async () => {
    await change({ tags: ['срочно', 'vip'] }).throwOnError()
    await change({ tags: ['vip'] }, numbered(2)).throwOnError()
    expect(await page({ wanted_tag: 'vip' })).toEqual([2, 1])
    expect(await page({ wanted_tag: 'срочно', queue: 'waiting' })).toEqual([1])
    expect(await page({ wanted_tag: 'vip', search: 'anna' })).toEqual([2, 1])
    const { data } = await getWorld().clients.staff.rpc('email_tags').throwOnError()
    expect(data).toEqual([
      { tag: 'vip', emails: 2 },
      { tag: 'срочно', emails: 1 },
    ])
  })

  it.each([[['']], [['a,b']], [['a\nb']], [[null]], [Array.from({ length: 11 }, String)]])(
    'takes no tags like %j',
    async (tags) => {
      expect((await change({ tags })).error).not.toBeNull()
    },
  )
}

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, fillInbox, numbered, readPage } from './inbox.ts'

const day = 24 * 60

/** A search continues beyond the newest ten thousand, on another path. */
export function proveInboxDepth(getWorld: () => World): void {
  /** Some matches are among a week of ten thousand others, the rest are older. */
  const places = [1, 3, 5, 6, 8, 9, 9, 9, 12, 20, 40, 80, 365]

  beforeAll(async () => {
    const { ids, api } = getWorld()
    const nineDaysAgo = at(-9 * day)
    await fillInbox(
      getWorld(),
      places.map((days, index) => ({
        id: numbered(index + 1),
        subject: 'Верблюды',
        status: index % 2 ? 'new' : 'completed',
        customer_id: index % 3 ? null : ids.customer,
        created_at: days === 9 ? nineDaysAgo : at(-days * day),
      })),
    )
    await api.sql(`
      do $fill$ begin
        perform set_config('session_replication_role', 'replica', true);
        insert into public.emails (id, thread_id, created_at, listed_at)
        select id, id, moment, moment
        from generate_series(1, 10080) number, lateral md5(number::text) made(hash),
          lateral (select hash::uuid as id, now() - number * interval '1 minute' as moment) identified;
        insert into private.email_search (email_id, thread_id, listed_at, header, words)
        select id, id, listed_at, '', '' from public.emails where subject is null;
      end $fill$`)
  })
  afterAll(async () => {
    const { api, restore } = getWorld()
    await restore()
    // Or the next suites would read ten thousand dead rows.
    await api.sql('vacuum public.emails, private.email_search')
  })

  const find = (args: Record<string, unknown> = {}) =>
    readPage<number>(getWorld(), { search: 'верблюд', ...args })
  const inOrder = [1, 2, 3, 4, 5, 8, 7, 6, 9, 10, 11, 12, 13]

  it('finds recent and older ones, in one order', async () => {
    expect(await find()).toEqual(inOrder)
    expect(await find({ page_size: 6 })).toEqual(inOrder.slice(0, 6))
    expect(await find({ page_size: 4 })).toEqual(inOrder.slice(0, 4))
  })

  it('finds parts of subjects as it finds words', async () => {
    expect(await find({ search: 'ерблюд' })).toEqual(inOrder)
    expect(await find({ search: 'ерблюд', page_size: 6 })).toEqual(inOrder.slice(0, 6))
    expect(await find({ search: 'РБ' })).toEqual(inOrder)
    expect(await find({ search: 'ю', page_size: 6 })).toEqual(inOrder.slice(0, 6))
  })

  it('filters both alike', async () => {
    const { ids } = getWorld()
    const isNew = (number: number) => number % 2 === 0
    expect(await find({ wanted_status: 'new' })).toEqual(inOrder.filter(isNew))
    expect(await find({ wanted_status: 'new', page_size: 4 })).toEqual([2, 4, 8, 6])
    const theirs = inOrder.filter((number) => number % 3 === 1)
    expect(await find({ customer: ids.customer })).toEqual(theirs)
    expect(await find({ customer: ids.customer, wanted_status: 'new', page_size: 2 })).toEqual(
      theirs.filter(isNew).slice(0, 2),
    )
    expect(await find({ wanted_source: 'inbound' })).toEqual([])
  })

  it.each([{}, { wanted_status: 'new' }, { customer: true }])(
    'turns pages over the border: %o',
    async (filter) => {
      const { ids } = getWorld()
      const args = 'customer' in filter ? { customer: ids.customer } : filter
      const whole = await find(args)
      const seen: number[] = []
      let place = {}
      while (seen.length < whole.length) {
        const [row] = await readPage(
          getWorld(),
          { search: 'верблюд', ...args, ...place, page_size: 1 },
          (row) => row,
        )
        seen.push(Number(String(row?.id).slice(-12)))
        place = { after_id: row?.id, after_moment: row?.listed_at }
      }
      expect(seen).toEqual(whole)
      expect(await find({ ...args, ...place })).toEqual([])
    },
  )

  it('asks for a word that is common and one that is rare', async () => {
    await getWorld().api.sql(`update private.email_search
      set words = words || to_tsvector('russian', 'сайт')`)
    expect(await find({ search: 'сайты верблюда' })).toEqual(inOrder)
    expect(await find({ search: 'верблюда сайты' })).toEqual(inOrder)
    expect(await find({ search: 'верблюда склады' })).toEqual([])
  })
}

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

/** Who is writing an answer: told by each of themselves, seen by staff, over by itself. */
export function writersSuite(getWorld: () => World): void {
  beforeEach(() => getWorld().api.sql('delete from public.writers'))
  afterEach(() => getWorld().restore())

  const tell = (subject_id: string | null, as: 'staff' | 'admin' = 'staff') =>
    getWorld().clients[as].rpc('tell_writing', { subject_id }).throwOnError()
  const seen = async () => {
    const { data } = await getWorld()
      .clients.admin.from('writers')
      .select('user_id, subject_id')
      .throwOnError()
    return data
  }

  it('is told, moved and ended by the person', async () => {
    const { accounts, ids } = getWorld()
    await tell(ids.email)
    expect(await seen()).toEqual([{ user_id: accounts.staff.id, subject_id: ids.email }])
    await tell(ids.openChat)
    expect(await seen()).toEqual([{ user_id: accounts.staff.id, subject_id: ids.openChat }])
    await tell(ids.email, 'admin')
    await tell(null)
    expect(await seen()).toEqual([{ user_id: accounts.admin.id, subject_id: ids.email }])
  })

  it('ends by itself, and what is past is deleted by the next who writes', async () => {
    const { api, accounts, ids } = getWorld()
    await tell(ids.email)
    await api.sql(`update public.writers set until = now() - interval '1 second'`)
    expect(await seen()).toEqual([])
    await tell(ids.email, 'admin')
    expect(await api.sql('select user_id from public.writers')).toEqual([
      { user_id: accounts.admin.id },
    ])
  })
}

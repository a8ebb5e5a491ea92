import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

/** Staff subscribe to booked calls by a secret address: theirs and those that nobody has taken, times alone. */
export function calendarsSuite(getWorld: () => World): void {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const book = (id: string, callAt: string) =>
    getWorld().api.sql(`update public.emails set submission_id = id, source = 'chat',
      lead = jsonb_build_object('kind', 'booking', 'name', 'Айгерим', 'callAt', '${callAt}') where id = '${id}'`)
  const keyOf = async (who: 'staff' | 'admin', renew = false) =>
    (await getWorld().clients[who].rpc('my_calendar', { renew }).throwOnError()).data
  const callsOf = async (key: unknown) => {
    const answer = await getWorld().clients.service.rpc('calendar_calls', { calendar_key: key })
    return answer.data as { email_id: string }[] | null
  }
  const ids = () => getWorld().ids

  beforeEach(async () => {
    await book(ids().email, at(1))
    await book(ids().otherEmail, at(2))
  })
  afterEach(() => getWorld().restore())

  it('shows the calls by time, without the client’s words', async () => {
    const calls = await callsOf(await keyOf('staff'))
    expect(calls).toMatchObject([{ email_id: ids().email }, { email_id: ids().otherEmail }])
    expect(JSON.stringify(calls)).not.toContain('Айгерим')
  })

  it('shows no calls of colleagues, in spam or of long ago', async () => {
    const { api, accounts } = getWorld()
    await api.sql(`update public.emails set assigned_to_user_id = '${accounts.admin.id}'
      where id = '${ids().email}'`)
    await api.sql(`update public.emails set spam_at = now() where id = '${ids().otherEmail}'`)
    await book(ids().emailBeingSent, at(1))
    await api.sql(
      `update public.emails set created_at = now() - interval '61 days' where id = '${ids().emailBeingSent}'`,
    )
    expect(await callsOf(await keyOf('staff'))).toEqual([])
    expect(await callsOf(await keyOf('admin'))).toMatchObject([{ email_id: ids().email }])
  })

  it('keeps a key until it is renewed; the former one opens nothing', async () => {
    const key = await keyOf('staff')
    expect(await keyOf('staff')).toBe(key)
    const renewed = await keyOf('staff', true)
    expect(renewed).not.toBe(key)
    expect(await callsOf(key)).toBeNull()
    expect(await callsOf(renewed)).toHaveLength(2)
  })

  it('opens nothing once its owner has left the staff', async () => {
    const { api, accounts } = getWorld()
    const key = await keyOf('staff')
    await api.sql(
      `update public.user_roles set role = 'user' where user_id = '${accounts.staff.id}'`,
    )
    expect(await callsOf(key)).toBeNull()
  })
}

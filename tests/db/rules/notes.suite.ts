import { afterEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'

/** Notes are signed by the database, deleted by their author, and recorded in the audit log. */
export function notesSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const log = () =>
    getWorld().api.sql(`select actor_id, action, entity_id, details from public.audit_log
      where action like 'note%' order by id`)

  it('are signed and dated by the database', async () => {
    const { clients, accounts, ids } = getWorld()
    const { data } = await clients.staff
      .from('email_notes')
      .insert({ email_id: ids.email, body: 'Просила перезвонить' })
      .select('author_id, body, created_at')
      .single()
      .throwOnError()
    expect(data).toMatchObject({ author_id: accounts.staff.id, body: 'Просила перезвонить' })
    expect(Date.parse(String(data?.created_at))).toBeGreaterThan(Date.now() - 60_000)
    const { error } = await clients.staff
      .from('email_notes')
      .insert({ email_id: ids.email, body: 'Давно', created_at: '2020-01-01' })
    expect(error?.code).toBe('42501')
  })

  it.each(['colleague', 'nobody'])('cannot be signed as %s', async (who) => {
    const { clients, accounts, ids, snapshot, baseline } = getWorld()
    const author_id = who === 'nobody' ? null : accounts.colleague.id
    const { error } = await clients.staff
      .from('email_notes')
      .insert({ email_id: ids.email, body: 'Не моё', author_id })
    expect(error?.code).toBe('42501')
    expect(await snapshot()).toEqual(baseline)
  })

  it('are limited in length', async () => {
    const { clients, ids } = getWorld()
    const insert = (length: number) =>
      clients.staff.from('email_notes').insert({ email_id: ids.email, body: 'я'.repeat(length) })
    expect((await insert(4000)).error).toBeNull()
    expect((await insert(4001)).error?.message).toContain('email_notes_body_check')
  })

  it('are recorded when added and deleted, without their text', async () => {
    const { clients, accounts, ids } = getWorld()
    await clients.staff
      .from('email_notes')
      .insert({ id: ids.unused, email_id: ids.email, body: 'Тайна' })
      .throwOnError()
    await clients.staff.from('email_notes').delete().eq('id', ids.unused).throwOnError()
    const line = {
      actor_id: accounts.staff.id,
      entity_id: ids.email,
      details: { note_id: ids.unused },
    }
    expect(await log()).toEqual([
      { ...line, action: 'note_added' },
      { ...line, action: 'note_deleted' },
    ])
  })

  it('are deleted with their email, without a record', async () => {
    const { clients, ids, api } = getWorld()
    await clients.service.from('emails').delete().eq('id', ids.email).throwOnError()
    expect(await api.sql('select id from public.email_notes')).toEqual([])
    expect(await log()).toEqual([])
  })

  it('outlive the account of their author', async () => {
    const { ids, api } = getWorld()
    await api.sql(`delete from public.profiles where email = 'colleague@kerege.example'`)
    expect(
      await api.sql(
        `select author_id, body from public.email_notes where id = '${ids.colleaguesNote}'`,
      ),
    ).toEqual([{ author_id: null, body: 'Отправил' }])
  })
}

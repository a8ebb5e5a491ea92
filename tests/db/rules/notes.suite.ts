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

  it('on a chat are colleagues’, stand on its request, also a later one, and outlive the chat with it', async () => {
    const { clients, ids, api } = getWorld()
    const notes = () =>
      api.sql(`select body, email_id, chat_id from public.email_notes
        where body in ('Звонил', 'Школа №5', 'Старая страница') order by body`)
    const write = (client: typeof clients.staff, body: string) =>
      client.from('email_notes').insert({ chat_id: ids.openChat, body }).throwOnError()
    await api.sql(`update public.chat_sessions set email_id = null where id = '${ids.openChat}'`)
    await write(clients.staff, 'Звонил')
    await write(clients.admin, 'Школа №5')
    // Pages of 0.9.0 save a note while it is being typed.
    for (const note of ['Ста', 'Старая страница']) {
      await clients.staff.rpc('note_chat', { chat_id: ids.openChat, note }).throwOnError()
    }
    const bodies = ['Звонил', 'Старая страница', 'Школа №5']
    const about = (email_id: string | null, chat_id: string | null) =>
      bodies.map((body) => ({ body, email_id, chat_id }))
    expect(await notes()).toEqual(about(null, ids.openChat))
    await api.sql(
      `update public.chat_sessions set email_id = '${ids.otherEmail}' where id = '${ids.openChat}'`,
    )
    expect(await notes()).toEqual(about(ids.otherEmail, ids.openChat))
    await api.sql(`delete from public.chat_sessions where id = '${ids.openChat}'`)
    expect(await notes()).toEqual(about(ids.otherEmail, null))
  })
}

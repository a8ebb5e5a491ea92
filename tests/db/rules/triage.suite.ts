import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, fillInbox, numbered, readPage } from './inbox.ts'
import { leadArguments, submitLead } from './lead.ts'

/** Actions of staff on emails, and their undo; spam, and chats that cannot be answered. */
export function triageSuite(getWorld: () => World): void {
  const one = numbered(1)
  const two = numbered(2)

  beforeEach(async () => {
    const lead = { source: 'consultation', from_email: 'anna@client.example' }
    await fillInbox(getWorld(), [
      { ...lead, id: one, created_at: at(-20) },
      { ...lead, id: two, created_at: at(-10), status: 'completed' },
    ])
  })
  afterEach(() => getWorld().restore())

  const read = async (id: string) => {
    const { data } = await getWorld()
      .clients.service.from('emails')
      .select()
      .eq('id', id)
      .single()
      .throwOnError()
    return data
  }
  const change = async (values: object, ids = [one, two], as: 'staff' | 'admin' = 'staff') => {
    const change_id = crypto.randomUUID()
    await getWorld()
      .clients[as].from('emails')
      .update({ ...values, change_id })
      .in('id', ids)
      .throwOnError()
    return change_id
  }
  const undo = async (change_id: string, as: 'staff' | 'admin' = 'staff') => {
    const { data } = await getWorld().clients[as].rpc('undo_change', { change_id }).throwOnError()
    return data?.[0]
  }
  const counts = async () => {
    const { data } = await getWorld()
      .clients.staff.rpc('inbox_counts', { since: at(-10_000) })
      .throwOnError()
    return data?.[0]
  }

  describe('undo', () => {
    it('restores status, assignee, spam and the time of processing', async () => {
      const { accounts } = getWorld()
      const before = [await read(one), await read(two)]
      const changeId = await change({
        status: 'in_progress',
        assigned_to_user_id: accounts.staff.id,
        spam_at: at(0),
      })
      expect(await read(two)).toMatchObject({ status: 'in_progress', handled_at: null })
      expect(await undo(changeId)).toEqual({ restored: 2, missed: 0 })
      expect([await read(one), await read(two)]).toEqual(before)
    })

    it('keeps every later change by others', async () => {
      const { clients } = getWorld()
      const changeId = await change({ status: 'in_progress' })
      await change({ status: 'processed' }, [one], 'admin')
      expect(await undo(changeId)).toEqual({ restored: 1, missed: 1 })
      expect(await read(one)).toMatchObject({ status: 'processed' })
      expect(await read(two)).toMatchObject({ status: 'completed' })

      const second = await change({ status: 'processed' }, [two])
      await clients.service.from('emails').update({ status: 'new' }).eq('id', two).throwOnError()
      expect(await undo(second)).toEqual({ restored: 0, missed: 1 })
      expect(await read(two)).toMatchObject({ status: 'new' })
    })

    it('deletes the note that the change wrote, unless the change stays', async () => {
      const { api, clients } = getWorld()
      const write = (id: string, email_id: string) =>
        clients.staff.from('email_notes').insert({ id, email_id, body: 'call' }).throwOnError()
      const notes = () => api.sql('select id from public.email_notes')
      const changeId = await change({ status: 'processed' }, [one])
      await write(changeId, one)
      expect(await undo(changeId, 'admin')).toEqual({ restored: 0, missed: 0 })
      expect(await notes()).toEqual([{ id: changeId }])
      expect(await undo(changeId)).toEqual({ restored: 1, missed: 0 })
      expect(await notes()).toEqual([])

      // The second call changes nothing of a completed email: the note is all that the act did.
      const second = await change({ status: 'completed' }, [two])
      await write(second, two)
      expect(await undo(second)).toEqual({ restored: 1, missed: 0 })
      expect(await notes()).toEqual([])

      const third = await change({ status: 'processed' }, [one])
      await write(third, one)
      await change({ status: 'in_progress' }, [one], 'admin')
      expect(await undo(third)).toEqual({ restored: 0, missed: 1 })
      expect(await notes()).toEqual([{ id: third }])
    })

    it('is still offered after an act without effect', async () => {
      const changeId = await change({ status: 'in_progress' }, [one])
      await change({ status: 'in_progress' }, [one], 'admin')
      expect(await undo(changeId)).toEqual({ restored: 1, missed: 0 })
    })

    it('works once, and only for one’s own acts', async () => {
      const changeId = await change({ status: 'in_progress' }, [one])
      expect(await undo(changeId, 'admin')).toEqual({ restored: 0, missed: 0 })
      expect(await undo(changeId)).toEqual({ restored: 1, missed: 0 })
      expect(await undo(changeId)).toEqual({ restored: 0, missed: 1 })
    })

    it('is logged as a change', async () => {
      const { api, accounts } = getWorld()
      await undo(await change({ status: 'in_progress' }, [one]))
      const lines = await api.sql(`
        select action, actor_id, details -> 'from' as "from", details -> 'to' as "to"
        from public.audit_log where entity_id = '${one}' order by id`)
      const line = { action: 'status_changed', actor_id: accounts.staff.id }
      expect(lines).toEqual([
        { ...line, from: 'new', to: 'in_progress' },
        { ...line, from: 'in_progress', to: 'new' },
      ])
    })
  })

  it('makes a «new» email wait again', async () => {
    expect(await readPage(getWorld(), { queue: 'waiting' })).toEqual([1])
    await change({ status: 'new' }, [two])
    expect(await readPage(getWorld(), { queue: 'waiting' })).toEqual([1, 2])
    expect(await readPage(getWorld(), { wanted_status: 'new' })).toEqual([2, 1])
  })

  describe('spam', () => {
    it('is in its own queue only, and counted there only', async () => {
      await change({ spam_at: at(0) }, [one])
      expect(await readPage(getWorld())).toEqual([2])
      expect(await readPage(getWorld(), { search: 'anna' })).toEqual([2])
      expect(await readPage(getWorld(), { queue: 'waiting' })).toEqual([])
      expect(await readPage(getWorld(), { queue: 'spam' })).toEqual([1])
      expect(await readPage(getWorld(), { queue: 'spam', search: 'anna' })).toEqual([1])
      expect(await counts()).toMatchObject({ waiting: 0, unassigned: 0, spam: 1, chats: 0 })
      await change({ spam_at: null }, [one])
      expect(await readPage(getWorld(), { queue: 'waiting' })).toEqual([1])
    })

    it('is dated by the database, and kept for 30 days', async () => {
      const { api } = getWorld()
      await change({ spam_at: '2020-01-01T00:00:00Z' }, [one, two])
      const { spam_at } = await read(one)
      expect(Date.parse(String(spam_at))).toBeGreaterThan(Date.now() - 60_000)
      await api.sql(
        `update public.emails set spam_at = now() - interval '29 days' where id = '${one}'`,
      )
      await api.sql(
        `update public.emails set spam_at = now() - interval '30 days' where id = '${two}'`,
      )
      await api.sql('select private.prune_old_data()')
      expect(await readPage(getWorld(), { queue: 'spam' })).toEqual([1])
    })

    it('collects its sender’s answers without notifications', async () => {
      const { api, clients } = getWorld()
      const { email_id: id } = await submitLead(getWorld(), leadArguments())
      const { from_email } = await read(String(id))
      await change({ spam_at: at(0) }, [String(id)])
      const mail = {
        message_id: '<spam@client.example>',
        from_email,
        authentication: 'pass',
        reference_ids: [`<${id}@kerege.example>`],
      }
      const { data } = await clients.service.rpc('receive_email', { email: mail }).throwOnError()
      const answerId = String(data?.[0]?.email_id)
      expect(await read(answerId)).toMatchObject({ thread_id: id, listed_at: null })
      expect(await read(String(id))).toMatchObject({ shelf: 'spam', answers: 1 })
      const told = await api.sql(`select from public.notifications where kind = 'answer'`)
      expect(told).toEqual([])
    })

    it('cancels its unsent mails', async () => {
      const { clients } = getWorld()
      const { email_id: id } = await submitLead(getWorld(), leadArguments())
      await change({ spam_at: at(0) }, [String(id)])
      const claim = async () => {
        const { data } = await clients.service
          .rpc('claim_outbox', { max_rows: 50, lease_seconds: 60 })
          .throwOnError()
        return (data ?? []).some((mail: { email_id: string | null }) => mail.email_id === id)
      }
      expect(await claim()).toBe(false)
      await change({ spam_at: null }, [String(id)])
      expect(await claim()).toBe(true)
    })
  })

  it('keeps chats without a contact apart', async () => {
    const { clients } = getWorld()
    const chat = { source: 'chat', subject: 'Разговор в чате', created_at: at(-5) }
    await clients.service
      .from('emails')
      .insert([
        { ...chat, id: numbered(3) },
        { ...chat, id: numbered(4), lead: { name: 'Бакыт', contact: '+996 555 123456' } },
      ])
      .throwOnError()
    expect(await readPage(getWorld())).toEqual([4, 2, 1])
    expect(await readPage(getWorld(), { queue: 'chats' })).toEqual([3])
    expect(await counts()).toMatchObject({ chats: 1, spam: 0 })
    // A contact left later makes it a request.
    await clients.service
      .from('emails')
      .update({ lead: { name: 'Анна' } })
      .eq('id', numbered(3))
    expect(await readPage(getWorld(), { queue: 'chats' })).toEqual([])
  })
}

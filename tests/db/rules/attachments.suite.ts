import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { attachmentLimits } from '@contracts/attachment.ts'
import type { World } from '../support/world.ts'
import { leadArguments } from './lead.ts'

/** Which uploads can be taken, and what happens to the others. */
export function attachmentsSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  /** Inserts an upload; returns its id. */
  const upload = async (changes: object = {}) => {
    const { data, error } = await getWorld()
      .clients.service.from('attachments')
      .insert({
        name: 'a.pdf',
        media_type: 'application/pdf',
        size: 1000,
        stored_at: new Date().toISOString(),
        ...changes,
      })
      .select('id')
      .single<{ id: string }>()
    if (error) throw new Error(error.message)
    return data.id
  }

  const submitWith = async (attachmentIds: string[]) => {
    const { data, error } = await getWorld()
      .clients.service.rpc('submit_lead', {
        ...leadArguments(),
        attachment_ids: attachmentIds,
      })
      .single<{ outcome: string; email_id: string; missing_attachment_ids: string[] }>()
    if (error) throw new Error(error.message)
    return data
  }

  const replyWith = async (attachmentIds: string[], replyId: string = randomUUID()) => {
    const { clients, ids } = getWorld()
    const { data, error } = await clients.staff.rpc('reply_to_email', {
      reply_id: replyId,
      email_id: ids.email,
      subject: 'Re',
      body: 'Да',
      attachment_ids: attachmentIds,
    })
    if (error) throw new Error(error.message)
    return data as unknown
  }

  const owners = (id: string) =>
    getWorld().api.sql(
      `select email_id, reply_id, position from public.attachments where id = '${id}'`,
    )

  const discarded = async (max_rows = 100) => {
    const { data } = await getWorld().clients.service.rpc('discarded_files', { max_rows })
    return data as unknown
  }

  describe('a lead', () => {
    it('takes five uploads at most, in its order', async () => {
      const ids: string[] = []
      for (let i = 0; i < 6; i += 1) ids.push(await upload())
      const { outcome, email_id, missing_attachment_ids } = await submitWith(ids)
      expect(outcome).toBe('stored')
      expect(missing_attachment_ids).toEqual(ids.slice(5))
      expect(await owners(ids[1] ?? '')).toEqual([{ email_id, reply_id: null, position: 2 }])
    })

    it('is stored without a file whose bytes are missing, that another has or that staff uploaded', async () => {
      const { accounts, ids } = getWorld()
      const missing = [
        await upload({ stored_at: null }),
        ids.attachment,
        await upload({ uploaded_by: accounts.staff.id }),
        randomUUID(),
      ]
      const { outcome, missing_attachment_ids } = await submitWith(missing)
      expect({ outcome, missing_attachment_ids }).toEqual({
        outcome: 'stored',
        missing_attachment_ids: missing,
      })
      expect(await owners(ids.attachment)).toMatchObject([{ email_id: ids.email }])
    })
  })

  describe('a reply', () => {
    it('takes the uploads of its sender', async () => {
      const id = await upload({ uploaded_by: getWorld().accounts.staff.id })
      const replyId = randomUUID()
      expect(await replyWith([id], replyId)).toBe('stored')
      expect(await replyWith([id], replyId)).toBe('duplicate')
      expect(await owners(id)).toEqual([{ email_id: null, reply_id: replyId, position: 1 }])
    })

    it('is refused with any other upload', async () => {
      const { accounts, ids } = getWorld()
      const own = await upload({ uploaded_by: accounts.staff.id })
      const others = [
        ids.untakenUpload,
        ids.attachment,
        await upload({ uploaded_by: accounts.colleague.id }),
        await upload({ uploaded_by: accounts.staff.id, stored_at: null }),
        randomUUID(),
      ]
      const before = await getWorld().snapshot()
      for (const other of others) expect(await replyWith([own, other])).toBe('unknown_attachment')
      expect(await getWorld().snapshot()).toEqual(before)
    })

    it('carries as many bytes as its contract says', async () => {
      const uploaded_by = getWorld().accounts.staff.id
      const half = attachmentLimits.replyBytes / 2
      const first = await upload({ uploaded_by, size: half })
      const second = await upload({ uploaded_by, size: half + 1 })
      expect(await replyWith([first, second])).toBe('attachments_too_large')
      const fitting = await upload({ uploaded_by, size: half })
      expect(await replyWith([first, fitting])).toBe('stored')
    })
  })

  describe('an upload', () => {
    const reserve = async (changes: object = {}) => {
      const { data } = await getWorld()
        .clients.service.rpc('reserve_upload', {
          max_untaken_bytes: 1_000_000,
          file: { name: 'a.pdf', media_type: 'application/pdf', size: 1000 },
          ...changes,
        })
        .throwOnError()
      return data
    }

    it('waits for a lead only while all that wait keep below the ceiling', async () => {
      // The untaken upload of the baseline has 1000 bytes.
      expect(await reserve({ max_untaken_bytes: 1999 })).toBeNull()
      expect(await reserve({ max_untaken_bytes: 2000 })).toEqual(expect.any(String))
    })

    it('is deleted after a day without an owner, and listed until it is forgotten', async () => {
      const { api, ids, clients } = getWorld()
      const hours = (number: number) => new Date(Date.now() - number * 3_600_000).toISOString()
      const old = await upload({ created_at: hours(24.1) })
      const young = await upload({ created_at: hours(23.9) })
      const taken = await upload({ created_at: hours(100), email_id: ids.email })
      const both = [ids.discardedFile, old]
      for (const round of [await discarded(), await discarded()]) {
        expect(round).toHaveLength(2)
        expect(round).toEqual(expect.arrayContaining(both))
      }
      const left = await api.sql(
        `select id from public.attachments where id in ('${old}', '${young}', '${taken}') order by size`,
      )
      expect(left).toHaveLength(2)
      await clients.service.rpc('forget_files', { ids: [ids.discardedFile, old] })
      expect(await discarded()).toEqual([])
    })
  })

  it('goes with its email past the term, and with its reply', async () => {
    const { api, ids, accounts } = getWorld()
    const replied = await upload({ uploaded_by: accounts.staff.id })
    expect(await replyWith([replied])).toBe('stored')
    await api.sql(`update public.customers set last_seen_at = now() - interval '10 years'`)
    await api.sql(
      `update public.emails set status = 'completed', received_at = now() - interval '10 years'`,
    )
    await api.sql('select private.prune_old_data()')
    expect(await api.sql('select id from public.attachments')).toEqual([{ id: ids.untakenUpload }])
    expect(await discarded()).toEqual(
      expect.arrayContaining([ids.discardedFile, ids.attachment, replied]),
    )
  })

  it('that Storage fails to remove does not block the others', async () => {
    const { api } = getWorld()
    await api.sql('insert into private.discarded_files (id) select gen_random_uuid()')
    const rounds = [await discarded(1), await discarded(1), await discarded(1)].map(String)
    expect(new Set(rounds).size).toBe(2)
    expect(rounds[2]).toBe(rounds[0])
  })

  it('that is discarded is due in the schedule', async () => {
    const { api, ids } = getWorld()
    const isDue = async () => (await api.sql('select private.is_mail_due() as due'))[0]?.due
    await api.sql('delete from public.outbox')
    await api.sql('delete from private.discarded_files')
    expect(await isDue()).toBe(false)
    await api.sql(`delete from public.attachments where id = '${ids.attachment}'`)
    expect(await isDue()).toBe(true)
    await api.sql('delete from private.discarded_files')
    await api.sql(`update public.attachments set created_at = now() - interval '25 hours'`)
    expect(await isDue()).toBe(true)
  })
}

import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { leadArguments, submitLead } from './lead.ts'

interface Mail {
  id: string
  status: string
  attempts: number
}

/** Mails are leased, settled by the holder of the lease only, and retried when due. */
export function outboxSuite(getWorld: () => World): void {
  beforeEach(async () => {
    const { api } = getWorld()
    await api.sql('delete from public.outbox')
    for (let lead = 0; lead < 3; lead += 1) await submitLead(getWorld(), leadArguments())
  })
  afterEach(() => getWorld().restore())

  const claim = async (max_rows: number, lease_seconds = 60): Promise<Mail[]> => {
    const { clients } = getWorld()
    const { data } = await clients.service
      .rpc('claim_outbox', { max_rows, lease_seconds })
      .throwOnError()
    return data
  }

  const settle = async (mail: Mail | undefined, outcome: string, more = {}): Promise<boolean> => {
    const { clients } = getWorld()
    const { data } = await clients.service
      .rpc('settle_outbox', { mail_id: mail?.id, attempt: mail?.attempts, outcome, ...more })
      .throwOnError()
    return data
  }

  const read = async (mail: Mail | undefined) => {
    const { clients } = getWorld()
    const { data } = await clients.staff.from('outbox').select().eq('id', mail?.id).single()
    return data
  }

  const expire = (mail: Mail | undefined, column: string) =>
    getWorld().api.sql(
      `update public.outbox set ${column} = now() - interval '1 second' where id = '${mail?.id}'`,
    )

  it('leases as many due mails as requested, and none twice', async () => {
    const first = await claim(2)
    const second = await claim(2)
    expect(first).toHaveLength(2)
    expect(second).toHaveLength(1)
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(3)
    expect(first[0]).toMatchObject({ status: 'sending', attempts: 1 })
    expect(await claim(2)).toEqual([])
  })

  it('gives up a mail that kills every worker, and goes on with the others', async () => {
    const [mail] = await claim(1)
    await expire(mail, 'leased_until')
    await getWorld().api.sql(
      `update public.outbox set attempts = 99, lost_attempts = 19 where id = '${mail?.id}'`,
    )
    const others = await claim(9)
    expect(others.map(({ id }) => id)).not.toContain(mail?.id)
    expect(others.length).toBeGreaterThan(0)
    expect(await read(mail)).toMatchObject({
      status: 'failed',
      last_error: 'Each attempt ended without an outcome',
    })
  })

  it('counts attempts whose worker died separately from the others', async () => {
    const [mail] = await claim(1)
    await getWorld().api.sql(`update public.outbox set attempts = 99 where id = '${mail?.id}'`)
    await expire(mail, 'leased_until')
    const [again] = (await claim(99)).filter(({ id }) => id === mail?.id)
    expect(again).toMatchObject({ attempts: 100, lost_attempts: 1 })
  })

  it('leases mails that were never tried before the others', async () => {
    const [first] = await claim(1)
    await settle(first, 'retry', { error: 'spent', blocked_by: 'quota' })
    await getWorld().api.sql(
      `update public.outbox set next_attempt_at = now() - interval '1 day' where id = '${first?.id}'`,
    )
    const [next] = await claim(1)
    expect(next?.id).not.toBe(first?.id)
    expect(await read(first)).toMatchObject({ attempts: 1, uncounted_attempts: 1 })
  })

  it('records a mail that was sent', async () => {
    const [mail] = await claim(1)
    expect(await settle(mail, 'sent', { message_id: 'provider-1' })).toBe(true)
    expect(await read(mail)).toMatchObject({
      status: 'sent',
      provider_message_id: 'provider-1',
      leased_until: null,
      sent_at: expect.any(String),
    })
    expect(await settle(mail, 'sent')).toBe(false)
  })

  it('leases a failed mail again when it is due', async () => {
    const [mail] = await claim(3)
    expect(await settle(mail, 'retry', { error: 'timeout', retry_in_seconds: 60 })).toBe(true)
    expect(await read(mail)).toMatchObject({ status: 'pending', last_error: 'timeout' })
    expect(await claim(3)).toEqual([])
    await expire(mail, 'next_attempt_at')
    expect(await claim(3)).toMatchObject([{ id: mail?.id, attempts: 2 }])
  })

  it('keeps a mail that failed for good with its error, and never leases it again', async () => {
    const [mail] = await claim(3)
    expect(await settle(mail, 'failed', { error: 'нет такого адреса' })).toBe(true)
    expect(await read(mail)).toMatchObject({ status: 'failed', last_error: 'нет такого адреса' })
    await expire(mail, 'next_attempt_at')
    expect(await claim(3)).toEqual([])
  })

  it('gives a mail whose lease expired to the next worker, and ignores the late one', async () => {
    const [late] = await claim(3)
    await expire(late, 'leased_until')
    const [current] = await claim(3)
    expect(current).toMatchObject({ id: late?.id, attempts: 2 })
    expect(await settle(late, 'failed')).toBe(false)
    expect(await read(late)).toMatchObject({ status: 'sending', attempts: 2 })
    expect(await settle(current, 'sent')).toBe(true)
  })

  it('refuses an unknown outcome', async () => {
    const [mail] = await claim(1)
    await expect(settle(mail, 'lost')).rejects.toThrow('lost')
    expect(await read(mail)).toMatchObject({ status: 'sending' })
  })
}

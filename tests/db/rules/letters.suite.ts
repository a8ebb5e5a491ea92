import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { leadArguments, submitLead } from './lead.ts'

interface Letter {
  id: string
  kind: string
  attempts: number
  subscription_id: string
}

interface Issue {
  status: string
  pause_reason: string | null
  failures: number
  reader_count: number | null
  sent_count: number | null
  failed_count: number | null
}

const readerCount = 30

/** An issue of the newsletter, from the draft to its last letter. */
export function lettersSuite(getWorld: () => World): void {
  beforeEach(async () => {
    const { api } = getWorld()
    await api.sql(`delete from public.newsletter_issues where status <> 'draft'`)
    await api.sql('delete from public.outbox')
    await api.sql(`
      insert into public.newsletter_subscriptions (email, status, confirmed_at)
      select 'reader-' || n || '@client.example', 'confirmed', now()
      from generate_series(2, ${readerCount}) n`)
  })
  afterEach(() => getWorld().restore())

  const issueId = () => getWorld().ids.issue
  const steer = async (act: string, pace_per_minute = 6000): Promise<unknown> => {
    const { data } = await getWorld()
      .clients.admin.rpc('steer_newsletter_issue', { issue_id: issueId(), act, pace_per_minute })
      .throwOnError()
    return data
  }
  const readIssue = async () => {
    const [issue] = await getWorld().api.sql<Issue>(
      `select * from public.newsletter_issues where id = '${issueId()}'`,
    )
    return issue
  }
  /** Lets this much time pass for the pace. */
  const wait = (seconds = 60) =>
    getWorld().api.sql(
      `update public.newsletter_issues
       set next_send_at = next_send_at - make_interval(secs => ${seconds})`,
    )
  const claim = async (max_rows = 100): Promise<Letter[]> => {
    const { data } = await getWorld()
      .clients.service.rpc('claim_outbox', { max_rows, lease_seconds: 60 })
      .throwOnError()
    return data
  }
  const settle = ({ id, attempts }: Letter, outcome: string, more = {}) =>
    getWorld()
      .clients.service.rpc('settle_outbox', { mail_id: id, attempt: attempts, outcome, ...more })
      .throwOnError()
  const settleAll = async (letters: Letter[], outcome: string, more = {}) => {
    for (const letter of letters) await settle(letter, outcome, more)
  }
  const figures = async () => {
    const { data } = await getWorld()
      .clients.admin.rpc('newsletter_figures', { issue_id: issueId() })
      .single()
      .throwOnError()
    return data
  }
  const count = async (condition: string) => {
    const [row] = await getWorld().api.sql<{ count: number }>(
      `select count(*)::int as count from public.outbox where ${condition}`,
    )
    return row?.count
  }

  it('goes to every confirmed reader once, and then ends', async () => {
    expect(await steer('start')).toBe('sending')
    expect(await readIssue()).toMatchObject({ reader_count: readerCount })
    const sent: Letter[] = []
    for (let round = 0; round < 20; round += 1) {
      await wait()
      const letters = await claim(4)
      await settleAll(letters, 'sent')
      sent.push(...letters)
    }
    expect(sent).toHaveLength(readerCount)
    expect(new Set(sent.map((letter) => letter.subscription_id)).size).toBe(readerCount)
    expect(await readIssue()).toMatchObject({
      status: 'sent',
      sent_count: readerCount,
      failed_count: 0,
    })
  })

  it('is never started again, even when its letters have been deleted', async () => {
    await steer('start')
    await wait()
    await settleAll(await claim(), 'sent')
    await claim()
    await getWorld().api.sql(`update public.outbox set sent_at = now() - interval '90 days'`)
    await getWorld().api.sql('select private.prune_old_data()')
    expect(await count('true')).toBe(0)
    expect(await steer('start')).toBe('sent')
    expect(await steer('resume')).toBe('sent')
    expect(await count('true')).toBe(0)
    expect(await readIssue()).toMatchObject({ sent_count: readerCount })
  })

  it('is not started without readers', async () => {
    await getWorld().api.sql('delete from public.newsletter_subscriptions')
    expect(await steer('start')).toBe('draft')
  })

  it('is saved while it is written, and started with a text only', async () => {
    const args = { issue_id: issueId(), subject: '', body: 'Начало' }
    await getWorld().clients.admin.rpc('save_newsletter_issue', args).throwOnError()
    await expect(steer('start')).rejects.toThrow(/newsletter_issue_complete/)
    expect(await readIssue()).toMatchObject({ subject: '', body: 'Начало', status: 'draft' })
  })

  it('keeps its text once it is started', async () => {
    const save = async (subject: string): Promise<unknown> => {
      const { data } = await getWorld()
        .clients.admin.rpc('save_newsletter_issue', { issue_id: issueId(), subject, body: 'Текст' })
        .throwOnError()
      return data
    }
    expect(await save('До')).toBe(true)
    await steer('start')
    expect(await save('После')).toBe(false)
    expect(await readIssue()).toMatchObject({ subject: 'До' })
  })

  it('is sent at its pace, without catching up on idle time', async () => {
    await steer('start', 60)
    expect(await claim(4)).toHaveLength(1)
    expect(await claim(4)).toHaveLength(0)
    await wait(2)
    expect((await claim(4)).length).toBeLessThanOrEqual(2)
    await wait(3600)
    expect(await claim(4)).toHaveLength(4)
    expect((await claim(4)).length).toBeLessThanOrEqual(1)
  })

  it('never delays other mail', async () => {
    await steer('start')
    await wait()
    await submitLead(getWorld(), leadArguments())
    const mails = await claim(4)
    expect(mails).toHaveLength(4)
    expect(mails[0]?.kind).toBe('lead_notification')
  })

  it('stops while it is paused, and resumes where it was', async () => {
    await steer('start')
    await wait()
    const first = await claim(10)
    await settleAll(first, 'sent')
    expect(await steer('pause')).toBe('paused')
    await wait()
    expect(await claim()).toEqual([])
    expect(await steer('resume')).toBe('sending')
    await wait()
    const rest = await claim()
    expect(rest).toHaveLength(readerCount - 10)
    const ids = new Set([...first, ...rest].map((letter) => letter.subscription_id))
    expect(ids.size).toBe(readerCount)
  })

  it('retries the letters of a worker that died, and no others', async () => {
    await steer('start')
    await wait()
    const [lost, ...others] = await claim(5)
    await settleAll(others, 'sent')
    await getWorld().api.sql(
      `update public.outbox set leased_until = now() where status = 'sending'`,
    )
    await wait()
    const again = await claim()
    expect(again).toHaveLength(readerCount - 4)
    expect(again.find(({ id }) => id === lost?.id)).toMatchObject({ attempts: 2 })
  })

  it('sends nothing more once it is cancelled', async () => {
    await steer('start')
    await wait()
    const letters = await claim(3)
    await settleAll(letters.slice(0, 2), 'sent')
    expect(await steer('cancel')).toBe('cancelled')
    await settleAll(letters.slice(2), 'retry', { error: 'busy' })
    await wait()
    expect(await claim()).toEqual([])
    expect(await readIssue()).toMatchObject({ sent_count: 2, failed_count: 0 })
    expect(await steer('resume')).toBe('cancelled')
  })

  it('skips readers who have left, and ends without them', async () => {
    const { api, clients, ids } = getWorld()
    await steer('start')
    await clients.service
      .rpc('unsubscribe_newsletter', { subscription_id: ids.reader })
      .throwOnError()
    await wait()
    const letters = await claim()
    expect(letters).toHaveLength(readerCount - 1)
    await settleAll(letters, 'sent')
    await claim()
    expect(await readIssue()).toMatchObject({ status: 'sent', sent_count: readerCount - 1 })
    await api.sql(`update public.newsletter_subscriptions set status = 'unsubscribed', ended_at = now()
      where email = 'reader-2@client.example'`)
    expect(await figures()).toEqual({
      queued: 0,
      sent: readerCount - 1,
      failed: 0,
      bounced: 0,
      departed: 1,
    })
  })

  describe('a provider that refuses', () => {
    it('holds the whole issue back, not one letter after the other', async () => {
      await steer('start')
      await wait()
      const [letter] = await claim(1)
      if (letter) await settle(letter, 'retry', { error: 'HTTP 429', retry_in_seconds: 600 })
      await wait(590)
      expect(await claim()).toEqual([])
      await wait(20)
      expect((await claim()).length).toBeGreaterThan(1)
    })

    it('pauses it after twenty failures in a row, and the issue says why', async () => {
      await steer('start')
      await wait()
      const letters = await claim()
      await settleAll(letters.slice(0, 19), 'retry', { error: 'busy', retry_in_seconds: 1 })
      expect(await readIssue()).toMatchObject({ status: 'sending', failures: 19 })
      await settleAll(letters.slice(19), 'retry', { error: 'daily quota', retry_in_seconds: 1 })
      expect(await readIssue()).toMatchObject({ status: 'paused', pause_reason: 'daily quota' })
      expect(await count(`status = 'failed'`)).toBe(0)
      const log = await getWorld().api.sql(
        `select actor_id, details from public.audit_log where action = 'newsletter_paused'`,
      )
      expect(log).toEqual([{ actor_id: null, details: { reason: 'daily quota' } }])

      await steer('resume')
      await wait()
      expect(await claim()).toHaveLength(readerCount)
      expect(await readIssue()).toMatchObject({ failures: 0, pause_reason: null })
    })

    it('does not fail its readers for good: refused letters get one more attempt', async () => {
      await steer('start')
      await wait()
      await settleAll(await claim(), 'failed', { error: '550 daily limit exceeded' })
      expect(await readIssue()).toMatchObject({ status: 'paused' })
      expect(await count(`status = 'pending'`)).toBeGreaterThanOrEqual(20)

      await steer('resume')
      await wait()
      await settleAll(await claim(), 'failed', { error: '550 no such user' })
      expect(await count(`status = 'pending'`)).toBe(0)
      expect(await count(`status = 'failed'`)).toBe(readerCount)
    })

    it('may fail now and then', async () => {
      await steer('start')
      await wait()
      const letters = await claim()
      for (const [index, letter] of letters.entries()) {
        await settle(letter, index % 2 ? 'sent' : 'failed', { error: 'no such user' })
      }
      await claim()
      expect(await readIssue()).toMatchObject({
        status: 'sent',
        sent_count: readerCount / 2,
        failed_count: readerCount / 2,
      })
    })
  })

  it('is sent to its author as a test, any number of times', async () => {
    const { clients, accounts } = getWorld()
    for (let round = 0; round < 2; round += 1) {
      const { data } = await clients.admin
        .rpc('test_newsletter_issue', { issue_id: issueId() })
        .throwOnError()
      expect(data).toBe(accounts.admin.email)
    }
    expect(await claim()).toMatchObject([
      { kind: 'newsletter_test', to_email: accounts.admin.email },
      { kind: 'newsletter_test', to_email: accounts.admin.email },
    ])
    expect(await readIssue()).toMatchObject({ status: 'draft' })
  })

  it('logs everything that is done with it', async () => {
    const { api, accounts } = getWorld()
    for (const act of ['start', 'start', 'pause', 'resume', 'cancel']) await steer(act)
    const log = await api.sql(
      `select action, details from public.audit_log 
       where actor_id = '${accounts.admin.id}' and entity_id = '${issueId()}' order by id`,
    )
    expect(log).toEqual([
      { action: 'newsletter_started', details: { readers: readerCount } },
      { action: 'newsletter_paused', details: {} },
      { action: 'newsletter_resumed', details: {} },
      { action: 'newsletter_cancelled', details: {} },
    ])
  })

  it('is discarded as a draft only', async () => {
    expect(await steer('discard')).toBeNull()
    expect(await readIssue()).toBeUndefined()
    await expect(steer('launch')).rejects.toThrow('launch')
  })

  it('is not due in the schedule while it is paused', async () => {
    const isDue = async () => {
      const [row] = await getWorld().api.sql('select private.is_mail_due() as due')
      return row?.due
    }
    await getWorld().api.sql('delete from private.discarded_files')
    expect(await isDue()).toBe(false)
    await steer('start')
    expect(await isDue()).toBe(true)
    await steer('pause')
    expect(await isDue()).toBe(false)
  })

  describe('subscribers', () => {
    it('are listed page by page, even those of the same moment', async () => {
      const { clients, api } = getWorld()
      await api.sql(`update public.newsletter_subscriptions set requested_at = now()
        where email like 'reader-%'`)
      const seen: string[] = []
      let after: { requested_at: string; id: string } | undefined
      for (;;) {
        const list = clients.admin.from('newsletter_subscriptions').select('id, requested_at')
        // Like the query in src/features/admin/newsletter/subscribers/subscriber-requests.ts.
        const rest = after
          ? list.or(
              `requested_at.lt."${after.requested_at}",and(requested_at.eq."${after.requested_at}",id.lt.${after.id})`,
            )
          : list
        const { data } = await rest
          .order('requested_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(7)
          .throwOnError()
        seen.push(...data.map(({ id }) => id))
        after = data.at(-1)
        if (data.length < 7) break
      }
      expect(seen).toHaveLength(readerCount + 2)
      expect(new Set(seen).size).toBe(seen.length)
    })

    it('are counted, exported with a log entry, and erased with all their data', async () => {
      const { api, clients, ids } = getWorld()
      await steer('start')
      const { data: counts } = await clients.admin.rpc('newsletter_counts').throwOnError()
      expect(counts).toContainEqual({ status: 'confirmed', count: readerCount })
      const { data: exported } = await clients.admin.rpc('export_subscribers').throwOnError()
      expect(exported).toHaveLength(readerCount + 2)
      expect(exported).toContainEqual(
        expect.objectContaining({ email: 'reader@client.example', status: 'confirmed' }),
      )

      await clients.admin.rpc('remove_subscriber', { subscription_id: ids.reader }).throwOnError()
      const everything = JSON.stringify(await getWorld().snapshot())
      expect(everything).not.toContain('reader@client.example')
      const log = await api.sql(`select action, details from public.audit_log
        where action in ('newsletter_exported', 'newsletter_subscriber_removed') order by id`)
      expect(log).toEqual([
        { action: 'newsletter_exported', details: { count: readerCount + 2 } },
        { action: 'newsletter_subscriber_removed', details: {} },
      ])
    })
  })
}

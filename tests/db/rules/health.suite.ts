import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { leadArguments, submitLead } from './lead.ts'

/** What doctor, uptime monitors, admins and the alerts are told is wrong, each kind coming and going. */
export function healthSuite(getWorld: () => World): void {
  const sql = (text: string) => getWorld().api.sql(text)

  beforeEach(async () => {
    await sql('delete from public.outbox')
    await sql('delete from public.retention_runs')
    await sql('update private.schedule set called_at = now(), database_limit_mb = null')
    await sql(`insert into public.retention_runs (started_at, deleted) values (now(), '{}')`)
    await sql(`update public.profiles set created_at = now() - interval '3 days'`)
    await submitLead(getWorld(), leadArguments())
  })
  afterEach(() => getWorld().restore())

  const problems = async (): Promise<unknown> => {
    const { data } = await getWorld().clients.service.rpc('health').throwOnError()
    return data.problems
  }

  const failing = `attempts = 3, last_error = 'connect ECONNREFUSED', next_attempt_at = now() + interval '1 minute'`

  it('finds nothing wrong with a fresh mail', async () => {
    expect(await problems()).toEqual([])
  })

  it('finds mail of which every attempt fails, until one is sent', async () => {
    await sql(`update public.outbox set ${failing}`)
    expect(await problems()).toEqual([
      { part: 'mail', kind: 'stopped', count: expect.any(Number), why: 'connect ECONNREFUSED' },
    ])
    await submitLead(getWorld(), leadArguments())
    await sql(`update public.outbox set status = 'sent', sent_at = now() where attempts = 0`)
    // The others are refused by their recipients' servers.
    expect(await problems()).toEqual([])
  })

  it.each([
    [
      'mail that is held back for an hour',
      `update public.outbox set attempts = 1, last_error = 'quota', created_at = now() - interval '2 hours',
        next_attempt_at = now() + interval '1 hour'`,
      { part: 'mail', kind: 'waiting', count: expect.any(Number), why: 'quota' },
    ],
    [
      'mail that waits for the schedule',
      `update public.outbox set next_attempt_at = now() - interval '6 minutes'`,
      { part: 'schedule', kind: 'overdue', count: expect.any(Number), why: null },
    ],
    [
      'a schedule that has stopped',
      `update private.schedule set called_at = now() - interval '16 minutes'`,
      { part: 'schedule', kind: 'silent', count: null, why: null },
    ],
    [
      'a schedule that was never made',
      'delete from private.schedule',
      { part: 'schedule', kind: 'silent', count: null, why: null },
    ],
    [
      'deletions that do not come',
      `update public.retention_runs set started_at = now() - interval '3 days'`,
      { part: 'retention', kind: 'late', count: null, why: null },
    ],
    [
      'deletions that fail',
      `update public.retention_runs set deleted = null, error = '57014: too long'`,
      { part: 'retention', kind: 'late', count: null, why: '57014: too long' },
    ],
    [
      'a database that is nearly full',
      'update private.schedule set database_limit_mb = 1',
      { part: 'database', kind: 'full', count: expect.any(Number), why: null },
    ],
  ])('finds %s', async (_, change, problem) => {
    await sql(change)
    expect(await problems()).toEqual([problem])
  })

  it.each([
    [
      'letter of an issue, which goes at its pace, and waits while it is paused',
      () => `insert into public.outbox
          (subscription_id, issue_id, kind, to_email, attempts, last_error, created_at, next_attempt_at)
        values ('${getWorld().ids.reader}', '${getWorld().ids.pausedIssue}', 'newsletter_issue', 'reader@client.example',
          1, '451 later', now() - interval '2 hours', now() - interval '1 hour')`,
    ],
    [
      'mail of a thread that staff call spam',
      () => `with spam as (update public.emails set spam_at = now() returning id)
        update public.outbox set attempts = 1, last_error = 'quota', created_at = now() - interval '2 hours',
          next_attempt_at = now() - interval '6 minutes' from spam where spam.id = outbox.email_id`,
    ],
  ])('misses no %s', async (_, change) => {
    await sql(change())
    expect(await problems()).toEqual([])
  })

  it('misses no deletion on the first evening', async () => {
    await sql('delete from public.retention_runs')
    await sql(`update public.profiles set created_at = now() - interval '1 hour'`)
    expect(await problems()).toEqual([])
  })

  it('the schedule’s call notes itself, and tells of stopped mail once, also by Telegram', async () => {
    await sql('delete from private.schedule')
    await sql('update private.telegram set is_connected = true')
    await sql(`update public.outbox set ${failing}`)
    const { service } = getWorld().clients
    for (let call = 0; call < 2; call += 1) {
      await service.rpc('note_schedule', { database_limit_mb: 500 }).throwOnError()
    }
    expect(await sql('select database_limit_mb from private.schedule')).toEqual([
      { database_limit_mb: 500 },
    ])
    expect(
      await sql(`select details from public.security_log where event = 'delivery_blocked'`),
    ).toEqual([{ details: { way: 'mail', blocked_by: 'stopped', reason: 'connect ECONNREFUSED' } }])
    expect(
      await sql(`select count(*)::int as count from public.outbox where kind = 'notification_telegram'
        and event_id is not null`),
    ).toEqual([{ count: 1 }])
  })

  it('the call tells the hours and promises of the site, which stay if it tells none', async () => {
    const { service } = getWorld().clients
    const working_hours = { timeZone: 'Europe/Paris', week: [], exceptions: {} }
    const promises = { consultationHours: 3, proposalHours: 48 }
    await service.rpc('note_schedule', { working_hours, promises }).throwOnError()
    await service.rpc('note_schedule', { database_limit_mb: 500 }).throwOnError()
    expect(
      await sql('select database_limit_mb, working_hours, promises from private.schedule'),
    ).toEqual([{ database_limit_mb: 500, working_hours, promises }])
  })

  it('the schedule’s call tells of a database that is nearly full once, by mail and by Telegram', async () => {
    await sql('update private.telegram set is_connected = true')
    const { service } = getWorld().clients
    for (let call = 0; call < 2; call += 1) {
      await service.rpc('note_schedule', { database_limit_mb: 1 }).throwOnError()
    }
    const told = await sql(
      `select kind::text, to_email from public.outbox where event_id is not null order by kind`,
    )
    expect(told).toEqual([
      { kind: 'account_notice', to_email: getWorld().accounts.admin.email },
      { kind: 'notification_telegram', to_email: null },
    ])
    const [event] = await sql(
      `select details from public.security_log where event = 'delivery_blocked'`,
    )
    expect(event).toEqual({
      details: { way: 'database', blocked_by: 'full', reason: expect.stringMatching(/^\d+ MB$/) },
    })
  })

  it('admins see the same', async () => {
    await sql(`update public.outbox set ${failing}`)
    const { data } = await getWorld().clients.admin.rpc('deployment_state').throwOnError()
    expect(data).toMatchObject({ problems: [{ part: 'mail', kind: 'stopped' }], jobs: null })
    expect(data).not.toHaveProperty('migrations')
  })
}

import type { ReservedSql, Sql } from 'postgres'
import { expect, it } from 'vitest'
import { extensions } from './extensions.ts'

/** What `health()` tells of pg_cron's jobs and of pg_net's last answer, by which doctor says why a schedule is silent. */
export function scheduleSuite(sql: () => Sql): void {
  /** Plays the extensions, changes something of them, and asks as doctor does. */
  async function factsAfter(change: string) {
    const tx: ReservedSql = await sql().reserve()
    try {
      await tx`begin`
      await tx.unsafe(extensions)
      await tx`insert into cron.job (jobname) values ('prune-old-data'), ('deliver-mail')`
      await tx.unsafe(change)
      await tx`set local role service_role`
      const [row] = await tx`select h -> 'jobs' as jobs, h -> 'last_call' as last_call,
        h -> 'problems' as problems from public.health() h`
      return row
    } finally {
      await tx`rollback`
      tx.release()
    }
  }
  const jobs = ['deliver-mail', 'prune-old-data']
  const answered = (status: number | null, error: string | null) =>
    `insert into net._http_response (status_code, error_msg)
     values (200, null), (${status}, ${error && `'${error}'`})`

  it('tells nothing where they are not installed', async () => {
    expect(await factsAfter('drop schema cron, net cascade')).toMatchObject({
      ...{ jobs: null, last_call: null },
    })
  })

  it.each([
    ['answered by the function', answered(200, null), { status: 200, error: null }],
    ['refused because of its key', answered(401, null), { status: 401, error: null }],
    ['not sent', answered(null, 'Timeout'), { status: null, error: 'Timeout' }],
    ['to come', '', null],
  ])('tells the jobs and that the last request was %s', async (_, change, lastCall) => {
    expect(await factsAfter(change)).toMatchObject({ jobs, last_call: lastCall })
  })

  it.each([
    ['a job that is missing', `delete from cron.job where jobname = 'prune-old-data'`],
    ['one that is switched off', `update cron.job set active = jobname = 'deliver-mail'`],
  ])('leaves out %s', async (_, change) => {
    expect(await factsAfter(change)).toMatchObject({ jobs: ['deliver-mail'] })
  })

  it('finds a schedule silent whose requests are refused', async () => {
    const change = `${answered(401, null)};
      update private.schedule set called_at = now() - interval '16 minutes'`
    expect(await factsAfter(change)).toMatchObject({
      last_call: { status: 401 },
      problems: [expect.objectContaining({ part: 'schedule', kind: 'silent' })],
    })
  })

  it.each([
    ['pg_net’s answers', 'revoke all on net._http_response from postgres', { jobs }],
    ['all of pg_net', 'revoke all on schema net from postgres', { jobs }],
    ['pg_cron’s jobs', 'revoke all on cron.job from postgres', { last_call: { status: 200 } }],
    ['all of pg_cron', 'revoke all on schema cron from postgres', { last_call: { status: 200 } }],
  ])('tells the rest where the functions may not see %s', async (_, change, rest) => {
    expect(await factsAfter(`${answered(200, null)}; ${change}`)).toMatchObject({
      ...{ jobs: null, last_call: null },
      ...rest,
    })
  })
}

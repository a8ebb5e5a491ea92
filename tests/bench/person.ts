/*
 * npm run bench:person: what takes long because there is much of it, in a PostgreSQL of its own with the platform's
 * roles: erasure, export and the rest for one person with MAILS (200,000) mails beside as many of others, a newsletter to
 * as many readers, their retention. Every statement has the time that PostgREST gives it: the function's own, or its
 * role's. Prints a Markdown table; fails when one does not make it, a call takes more than half a minute, for which
 * gateways wait, or the erasure has touched other people's rows.
 */
import { isDeepStrictEqual } from 'node:util'
import postgres from 'postgres'
import { z } from 'zod'
import { migrateBareDatabase } from '../db/support/bare-database.ts'
import { claimsOf, startAllSessions } from '../db/support/claims.ts'
import { asRole, startCluster } from '../db/support/cluster.ts'
import { fill, otherCardId, person, threadId } from './person/fill.ts'

const mails = Number(process.env.MAILS ?? 200_000)
const longestMs = 30_000
const accounts = {
  admin: '00000000-0000-4000-8000-0000000000a1',
  owner: '00000000-0000-4000-8000-0000000000a2',
} as const
const issueId = '00000000-0000-4000-8000-0000000000e1'

const cluster = await startCluster()
const failures: string[] = []
try {
  const url = await cluster.createDatabase('person')
  await migrateBareDatabase(url)
  const owner = postgres(url, { max: 1, onnotice: () => undefined })
  const api = postgres(asRole(url, 'authenticator'), { max: 1 })
  await owner`insert into auth.users (id, email, email_confirmed_at) values
    (${accounts.admin}, 'admin@kerege.example', now()), (${accounts.owner}, ${person.address}, now())`
  await owner`update public.user_roles set role = 'admin' where user_id = ${accounts.admin}`
  await owner.unsafe(startAllSessions)
  // However long this takes: see public.is_recent().
  await owner`update auth.sessions set created_at = now() + interval '1 day'`
  const began = performance.now()
  await fill(owner, mails, mails)
  console.log(`2 × ${mails} mails in ${((performance.now() - began) / 1000).toFixed(0)} s\n`)

  /** The time that a statement has which calls this function. */
  async function allowedFor(name: string): Promise<string> {
    const [row] = await owner<{ time: string }[]>`
      select split_part(setting, '=', 2) as time
      from pg_catalog.pg_proc p, pg_catalog.pg_roles r,
        unnest(coalesce(p.proconfig, '{}') || r.rolconfig) with ordinality s (setting, n)
      where p.proname = ${name} and p.pronamespace = 'public'::regnamespace
        and r.rolname = 'authenticated' and setting like 'statement_timeout=%'
      order by n limit 1`
    return row?.time ?? '0'
  }

  /** Runs a statement as PostgREST does, with the time of the function that it calls. @returns its one value */
  async function ask(name: string, query: string, { as = 'admin', isKept = false } = {}) {
    const time = await allowedFor(name)
    const claims = claimsOf(as === 'admin' ? accounts.admin : accounts.owner)
    const sql = await api.reserve()
    try {
      await sql`begin`
      await sql`select set_config('role', 'authenticated', true),
        set_config('request.jwt.claims', ${claims}, true), set_config('statement_timeout', ${time}, true)`
      const start = performance.now()
      const [row] = await sql.unsafe<{ answer: unknown }[]>(query)
      times.push(performance.now() - start)
      await sql.unsafe(isKept ? 'commit' : 'rollback')
      return row?.answer
    } catch (error) {
      await sql`rollback`
      throw error
    } finally {
      sql.release()
    }
  }
  let times: number[] = []

  /** Measures an act of one call or of many, and prints its line. */
  async function measure(what: string, act: () => Promise<unknown>, allowedMs = longestMs) {
    times = []
    let result = ''
    try {
      await act()
      if (Math.max(...times) > allowedMs)
        failures.push(`${what}: a call of more than ${allowedMs / 1000} s`)
    } catch (error) {
      result = String(error)
      failures.push(`${what}: ${result}`)
    }
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    const total = seconds(times.reduce((sum, time) => sum + time, 0))
    console.log(
      `| ${[what, times.length, seconds(Math.max(0, ...times)), total, result].join(' | ')} |`,
    )
  }

  const readAll = (name: string, args = '', as = 'admin') =>
    measure(`\`${name}\``, () =>
      ask(name, `select count(t) as answer from public.${name}(${args}) t`, { as }),
    )
  const partSchema = z.object({ has_more: z.boolean() })
  const erasedSchema = z.object({ next: z.json() })
  const address = `'${person.address}'`
  /** What is not the person's: rows and a sum over their texts. */
  const othersRows = () =>
    owner`select count(*) as mails, sum(hashtext(body || html_content || from_email)::bigint) as texts,
      (select count(*) from public.outbox o where o.to_email <> ${person.address}) as sent,
      (select count(*) from public.email_replies r where r.to_email <> ${person.address}) as replies,
      (select count(*) from public.newsletter_subscriptions) as readers
      from public.emails where from_email <> ${person.address}`

  console.log('| what | calls | longest | all |  |')
  console.log('| --- | --- | --- | --- | --- |')
  await readAll('describe_person', address)
  await measure('`export_person`', async () => {
    for (let part = 0, isLast = false; !isLast; part += 1) {
      const query = `select jsonb_build_object('has_more', known -> 'has_more') as answer
        from public.export_person(${address}, ${part}) known`
      isLast = !partSchema.parse(await ask('export_person', query)).has_more
    }
  })
  await readAll('mentions_of_person', `'{${person.name}}', '{777654321}'`)
  await measure('`merge_customers`, its first call', () =>
    ask(
      'merge_customers',
      `select public.merge_customers('${person.cardId}', '${otherCardId}') as answer`,
    ),
  )
  await readAll('my_requests', '', 'owner')
  await readAll('my_thread', `'${threadId}'`, 'owner')
  for (const name of [
    'inbox_page',
    'email_tags',
    'chats_page',
    'overview_replies',
    'newsletter_counts',
  ]) {
    await readAll(name, name.startsWith('overview') ? '30' : '')
  }
  await readAll('export_subscribers')
  await owner`insert into public.newsletter_issues (id, subject, body) values (${issueId}, 'Статья', 'Читайте')`
  await measure('`steer_newsletter_issue`: start', () =>
    ask(
      'steer_newsletter_issue',
      `select public.steer_newsletter_issue('${issueId}', 'start') as answer`,
      { isKept: true },
    ),
  )
  await measure('`steer_newsletter_issue`: cancel', () =>
    ask(
      'steer_newsletter_issue',
      `select public.steer_newsletter_issue('${issueId}', 'cancel') as answer`,
      { isKept: true },
    ),
  )

  const before = await othersRows()
  await measure('`erase_person`, by its owner', async () => {
    let place: unknown = null
    do {
      const query = `select public.erase_person(${address}, '${JSON.stringify(place)}') as answer`
      place = erasedSchema.parse(
        await ask('erase_person', query, { as: 'owner', isKept: true }),
      ).next
    } while (place !== null)
  })
  if (!isDeepStrictEqual([...before], [...(await othersRows())]))
    failures.push('others were touched')
  const [left] =
    await owner`select count(*)::int as mails from public.emails where from_email = ${person.address}`
  if (left?.mails !== 0) failures.push(`${left?.mails} mails are left`)

  // The schedule is postgres's, whose statements the platform ends after two minutes.
  await owner`alter table public.emails disable trigger user`
  await owner`update public.emails set spam_at = now() - interval '31 days'`
  await owner`alter table public.emails enable trigger user`
  const cron = postgres(asRole(url, 'postgres'), { max: 1 })
  await measure(
    '`run_retention`, of as many spam mails',
    async () => {
      for (let spam = mails; spam > 0;) {
        const start = performance.now()
        await cron`select private.run_retention()`
        times.push(performance.now() - start)
        const [run] = await owner<{ spam: number; error: string | null }[]>`
        select (deleted ->> 'spam')::int as spam, error from public.retention_runs order by id desc limit 1`
        if (!run?.spam) throw new Error(run?.error ?? 'nothing was deleted')
        spam -= run.spam
      }
    },
    100_000,
  )
  await Promise.all([cron.end(), api.end(), owner.end()])
} finally {
  await cluster.stop()
}
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`)
  process.exitCode = 1
}

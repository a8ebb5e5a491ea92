import { beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '../releases/releases.ts'
import { signIn } from '../support/accounts.ts'
import type { Api } from '../support/api.ts'
import { actAs } from '../support/claims.ts'
import { listTables, takeSnapshot, type Snapshot } from '../support/snapshot.ts'
import { lossesOf } from './losses.ts'

type Database = Pick<Api, 'sql' | 'script'>

/** A database that was filled under an earlier release, before and after it got this checkout's migrations. */
export interface Upgrade {
  /** As the release leaves it, empty. */
  old: Database
  /** Applies what is new. */
  upgrade: () => Promise<Database>
  /** Auth and REST on the upgraded database. */
  openApi: () => Promise<Api>
}

const schemas = ['public', 'private', 'auth', 'storage']
const admin = 'a0000000-0000-4000-8000-000000000001'
const staff = 'a0000000-0000-4000-8000-000000000002'
const thread = '1ead0000-0000-4000-8000-000000000001'
const issue = '155e0000-0000-4000-8000-000000000001'

/** What a database loses if a migration is careless, which the comparison has to see. */
const losses: [what: string, statement: string][] = [
  ['a column', 'alter table public.emails drop column tags cascade'],
  ['a table', 'drop table public.consents cascade'],
  ['rows', 'delete from public.email_notes'],
  ['a value', `update public.outbox set next_attempt_at = 'infinity' where status = 'pending'`],
  [
    'nothing, but doubles rows',
    `insert into public.csp_violations (directive, blocked)
    select directive, blocked || '!' from public.csp_violations`,
  ],
]

/** Data of a release lives on under this checkout. */
export function upgradeSuite(
  { version, migrations, livedIn }: Release,
  start: (migrations: Release['migrations']) => Promise<Upgrade>,
): void {
  let database: Database
  let openApi: Upgrade['openApi']
  let before: Snapshot
  let after: Snapshot
  let waited: unknown

  /** Asks as somebody signed in, with a second factor. */
  const ask = async <Row>(userId: string, query: string) => {
    // Supabase Lite reads who it is from a setting of its own.
    await database.script(
      `select ${actAs(userId, false)}, set_config('request.jwt.claim.sub', '${userId}', false)`,
    )
    return database.sql<Row>(query)
  }
  const queue = `select id, due_at from public.emails where waits_until is not null order by id`

  beforeAll(async () => {
    const { old, upgrade, ...rest } = await start(migrations)
    openApi = rest.openApi
    await old.script(livedIn)
    before = await takeSnapshot(old, await listTables(old, schemas))
    waited = await old.sql(queue)
    database = await upgrade()
    after = await takeSnapshot(database, await listTables(database, schemas))
  })

  it('is lived in: no table of ours was empty', () => {
    const empty = Object.keys(before).filter((table) => before[table]?.length === 0)
    expect(empty.filter((table) => /^(public|private)\./.test(table))).toEqual([])
  })

  it('loses nothing, doubles nothing, and keeps every promise', async () => {
    expect(lossesOf(before, after)).toEqual([])
    expect(await database.sql(queue)).toEqual(waited)
  })

  // Until 1.0.0 they stood in the migrations; since then the functions tell them.
  it('counts on by the hours that it had', async () => {
    const [row] = await database.sql(`
      select private.company_time_zone() as zone, private.promised_until('manual', m) - m = '2 hours' as has_promises
      from (values ('2026-11-24T03:00:00Z'::timestamptz)) v (m)`)
    expect(row).toEqual({ zone: 'Asia/Bishkek', has_promises: true })
  })

  describe.runIf(version === '0.9.0')('what later releases keep otherwise', () => {
    it('keeps the keys of leads and chats in the visitor’s browser only', async () => {
      const idsOf = (snapshot: Snapshot, table: string, column: string) =>
        (snapshot[table] ?? []).map((row) => row[column]).filter((id) => typeof id === 'string')
      const places = [
        ['public.emails', 'submission_id', 'uuid', 'public_submission_id'],
        ['public.chat_sessions', 'session_id', 'text', 'stored_session_id'],
      ] as const
      for (const [table, column, type, stored] of places) {
        const opening = await database.sql<{ id: string }>(`
          select id from unnest(array['${idsOf(before, table, column).join("', '")}']::${type}[]) id
          where private.${stored}(id) in (select ${column} from ${table})`)
        expect(opening.length).toBeGreaterThan(0)
        const readable = idsOf(after, table, column)
        expect(opening.filter(({ id }) => readable.includes(id))).toEqual([])
      }
    })

    it('makes a row of each chat’s note', async () => {
      const noted = (before['public.chat_sessions'] ?? []).flatMap(({ note }) => note ?? [])
      expect(noted).not.toEqual([])
      const moved = await database.sql<{ body: string }>(
        `select n.body from public.email_notes n join public.chat_sessions s on s.id = n.chat_id
         where n.email_id is not distinct from s.email_id and s.note is null`,
      )
      expect(moved.map(({ body }) => body).sort()).toEqual(noted.sort())
    })
  })

  it('lets old threads be answered', async () => {
    const [found] = await ask<{ outcome: string }>(
      staff,
      `select public.reply_to_email('be911000-0000-4000-8000-0000000000aa', id, 'Re: Консультация', 'Отвечаем и после обновления') as outcome
       from public.emails where submission_id = private.public_submission_id('${thread}')`,
    )
    expect(found?.outcome).toBe('stored')
  })

  it('resumes the newsletter where it stopped', async () => {
    const [resumed] = await ask(
      admin,
      `select public.steer_newsletter_issue('${issue}', 'resume') as status`,
    )
    expect(resumed).toEqual({ status: 'sending' })
    await database.sql(
      `update public.newsletter_issues set next_send_at = now() - interval '1 hour' where id = '${issue}'`,
    )
    const letters = await database.sql<{ to_email: string }>(
      `select to_email from private.claim_letters(100, 60) where issue_id = '${issue}'`,
    )
    const reached = await database.sql<{ to_email: string }>(
      `select to_email from public.outbox where issue_id = '${issue}' and status = 'sent'`,
    )
    const addresses = [...letters, ...reached].map(({ to_email: address }) => address)
    expect([letters.length > 0, reached.length > 0]).toEqual([true, true])
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).not.toContain('reader-30@client.example')
  })

  it('exports a person, and erases them', async () => {
    const address = 'nurgul@client.example'
    const [exported] = await ask(admin, `select public.export_person('${address}') as person`)
    expect(JSON.stringify(exported)).toContain('Завтра в 15:00')
    for (let place: unknown = null, call = 0; call === 0 || place; call += 1) {
      expect(call).toBeLessThan(50)
      const [part] = await ask<{ place: unknown }>(
        admin,
        `select public.erase_person('${address}', '${JSON.stringify(place)}'::jsonb) -> 'next' as place`,
      )
      place = part?.place
    }
    const left = await takeSnapshot(database, await listTables(database))
    expect(JSON.stringify(left)).not.toContain(address)
  })

  describe('a careless migration would be seen that loses', () => {
    it.each(losses)('%s', async (_, statement) => {
      const spoilt = await spoil(database, statement)
      expect(lossesOf(after, spoilt).length).toBeGreaterThan(0)
    })
  })

  it('lets existing accounts sign in', async () => {
    const api = await openApi()
    const account = await signIn(api, 'user', 'kerege-demo')
    const { data } = await account.client.rpc('my_requests').throwOnError()
    expect(JSON.stringify(data)).toContain('Веб-разработка')
  })
}

/** What a database would be after a statement, which is taken back. */
async function spoil({ sql, script }: Database, statement: string): Promise<Snapshot> {
  await script('begin')
  try {
    await script(statement)
    return await takeSnapshot({ sql }, await listTables({ sql }, schemas))
  } finally {
    await script('rollback')
  }
}

import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secondFactorSuite } from './platform/second-factor.suite.ts'
import { authWritesSuite } from './platform/auth-writes.suite.ts'
import { documentedSqlSuite } from './platform/documented-sql.suite.ts'
import { everydayWorkSuite } from './platform/everyday-work.suite.ts'
import { grantsSuite } from './platform/grants.suite.ts'
import { scheduleSuite } from './platform/schedule.suite.ts'
import { uniqueKeysSuite } from './platform/unique-keys.suite.ts'
import { copyDatabase } from './support/copy-database.ts'
import { adviseOn, generateTypes, readCommittedTypes } from './support/platform-cli.ts'

describe('a hosted project with nothing but the migrations', () => {
  let url: string
  let sql: Sql

  beforeAll(async () => {
    url = await copyDatabase('hosted')
    sql = postgres(url, { max: 2 })
  })
  afterAll(() => sql.end())

  it('has the types that are committed (else: npm run db:types)', async () => {
    expect(await generateTypes(url)).toBe(await readCommittedTypes())
  })

  it("passes the platform's security and performance lints", async () => {
    expect(await adviseOn(url)).toEqual([])
  })

  it('would fail those lints with an unguarded table', async () => {
    await sql`create table public.unguarded as select`
    await sql`grant select on public.unguarded to anon`
    try {
      expect(await adviseOn(url)).toEqual([
        expect.stringMatching(/^ERROR rls_disabled_in_public: .*public\.unguarded/),
      ])
    } finally {
      await sql`drop table public.unguarded`
    }
  })

  it('publishes the tables of inbox, chats and bell to Realtime', async () => {
    const rows = await sql`select tablename from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' order by 1`
    expect(rows.map(({ tablename }) => tablename)).toEqual([
      'chat_messages',
      'chat_sessions',
      'email_notes',
      'email_replies',
      'emails',
      'notifications',
      'writers',
    ])
  })

  describe('grants', () => grantsSuite(() => sql))
  describe('a second factor', () => secondFactorSuite(() => sql))
  describe('unique keys', () => uniqueKeysSuite(() => sql))
  describe('everyday work', () => everydayWorkSuite(() => sql))
  describe('the schedule', () => scheduleSuite(() => sql))
  describe('the SQL of deployment and operations', () => documentedSqlSuite(() => sql))
})

describe('what Auth writes into a hosted project', () =>
  authWritesSuite(() => copyDatabase('hosted')))

describe('a hosted project from before 2026, which grants new objects to everybody', () => {
  let sql: Sql

  beforeAll(async () => {
    sql = postgres(await copyDatabase('older'), { max: 2 })
  })
  afterAll(() => sql.end())

  describe('grants', () => grantsSuite(() => sql))
})

import { splitSqlStatements } from '@supabase/lite'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runsAlone } from '../../../dev/backend/migrate.ts'
import { listMigrations, type Migration } from '../../../dev/migrations/migrations.ts'
import { sample } from '../../support/scope.ts'
import { createProject, migrateProject } from '../support/bare-database.ts'

const present = listMigrations()

/**
 * An upgrade that ends half-way is run again by the same command. @param create makes an empty database, or a copy
 * of one without connections
 */
export function interruptionsSuite(create: (template?: string) => Promise<string>): void {
  let url: string
  let sql: Sql
  beforeAll(async () => {
    url = await create()
    sql = postgres(url, { max: 1, onnotice: () => undefined })
    await createProject(url)
    await migrateProject(url)
  })
  afterAll(() => sql.end())

  it('whose connection is lost has changed nothing', async () => {
    const next = (text: string): Migration[] => [
      ...present,
      { version: '30000101000000', name: 'next', file: '30000101000000_next.sql', text },
    ]
    const half = 'create table public.half (id int);'
    const pushing = migrateProject(url, next(`${half} select pg_sleep(60);`)).catch(String)
    await vi.waitFor(
      async () => {
        const ended = await sql`select pg_terminate_backend(pid) from pg_catalog.pg_stat_activity
          where query ~ 'pg_sleep' and pid <> pg_backend_pid() and datname = current_database()`
        expect(ended).toHaveLength(1)
      },
      { timeout: 20_000, interval: 50 },
    )
    expect(await pushing).toContain('30000101000000')
    expect(await sql`select from pg_catalog.pg_tables where tablename = 'half'`).toEqual([])

    await migrateProject(url, next(half))
    expect(await sql`select from pg_catalog.pg_tables where tablename = 'half'`).toHaveLength(1)
  })

  // All others are one transaction each. The newest first: `npm test` tries one of six.
  it.each(sample(present.filter(runsAlone).toReversed(), 6))(
    '$file goes on after each of its statements',
    async (file) => {
      const before = present.slice(0, present.indexOf(file))
      const statements = splitSqlStatements(file.text)
      const template = await create()
      await createProject(template)
      await migrateProject(template, before)
      for (const [done, statement] of statements.entries()) {
        // A time limit is set anew.
        if (/\bset \w+_timeout\b/.test(statement)) continue
        const database = await create(new URL(template).pathname.slice(1))
        const owner = postgres(database, { max: 1, onnotice: () => undefined })
        for (const one of statements.slice(0, done + 1)) await owner.unsafe(one).simple()
        await owner.end()
        await migrateProject(database, present.slice(0, before.length + 1))
      }
    },
  )
}

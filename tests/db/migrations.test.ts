import { randomUUID } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listMigrations } from '../../dev/migrations/migrations.ts'
import { everything } from '../support/scope.ts'
import { hashLines, releases } from './releases/releases.ts'
import { startApi, type Api } from './support/api.ts'
import { applySchemas, readSchemas } from './support/bare-database.ts'
import { createDatabase } from './support/cluster.ts'
import { copyDatabase } from './support/copy-database.ts'
import { missingOf, readPublicInterface } from './support/public-interface.ts'
import { askOf } from './support/schema-lines.ts'
import { interruptionsSuite } from './upgrade/interruptions.suite.ts'
import { upgradeOnPglite, upgradeOnPostgres } from './upgrade/on-database.ts'
import { schemasSuite } from './upgrade/schemas.suite.ts'
import { upgradeSuite } from './upgrade/upgrade.suite.ts'

describe('PostgreSQL 17', () => {
  let migrated: Sql
  let fromSchemas: Sql

  beforeAll(async () => {
    migrated = postgres(await copyDatabase('hosted'), { max: 1 })
    const url = await createDatabase(inject('postgresUrl'), `schemas-${randomUUID()}`)
    await applySchemas(url)
    fromSchemas = postgres(url, { max: 1 })
  })
  afterAll(() => Promise.all([migrated.end(), fromSchemas.end()]))

  schemasSuite(
    () => askOf(migrated),
    () => askOf(fromSchemas),
  )

  it.each(releases.slice(0, 1))(
    'keeps what pages and functions of $version ask for: a removal takes two releases (CONTRIBUTING.md)',
    async ({ publicInterface }) => {
      expect(missingOf(publicInterface, await readPublicInterface(askOf(migrated)))).toEqual([])
    },
  )
})

const create = (template?: string) =>
  createDatabase(inject('postgresUrl'), `upgrade-${randomUUID()}`, template)

describe('an upgrade', () => interruptionsSuite(create))

describe.each(releases)('data of $version', (release) => {
  describe('on PostgreSQL 17', () => {
    upgradeSuite(release, async (migrations) => upgradeOnPostgres(await create(), migrations))
  })
  // `npm test` upgrades local data in integration/local-data.test.ts.
  describe.runIf(everything)('on PGlite', () => upgradeSuite(release, upgradeOnPglite))
})

describe.runIf(everything)('PGlite', () => {
  let migrated: Api
  let fromSchemas: Api

  beforeAll(async () => {
    migrated = await startApi({ kind: 'pglite', folder: 'memory://' })
    const schemas = { version: '1', name: 'schemas', file: 'schemas', text: await readSchemas() }
    fromSchemas = await startApi({ kind: 'pglite', folder: 'memory://' }, [schemas])
  })
  afterAll(() => Promise.all([migrated.close(), fromSchemas.close()]))

  schemasSuite(
    () => migrated,
    () => fromSchemas,
  )
})

it.each(releases)('no migration of $version was edited or is gone since', ({ hashes }) => {
  const now = hashLines(listMigrations())
  expect(now.slice(0, hashes.length)).toBe(hashes)
})

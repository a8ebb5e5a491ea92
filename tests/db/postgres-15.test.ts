import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe } from 'vitest'
import { everything } from '../support/scope.ts'
import { attemptsSuite } from './access/attempts.suite.ts'
import { functionsSuite } from './access/functions.suite.ts'
import { tablesSuite } from './access/tables.suite.ts'
import { authWritesSuite } from './platform/auth-writes.suite.ts'
import { backupsSuite } from './platform/backups.suite.ts'
import { grantsSuite } from './platform/grants.suite.ts'
import { plpgsqlSuite } from './platform/plpgsql.suite.ts'
import { releases } from './releases/releases.ts'
import { applySchemas, migrateBareDatabase } from './support/bare-database.ts'
import { createDatabase, startCluster, type Cluster } from './support/cluster.ts'
import { openWorld, runOn } from './support/on-database.ts'
import { findPostgres15 } from './support/postgres-15.ts'
import { prepareWorld } from './support/prepare-world.ts'
import { askOf } from './support/schema-lines.ts'
import { upgradeOnPostgres } from './upgrade/on-database.ts'
import { schemasSuite } from './upgrade/schemas.suite.ts'
import { upgradeSuite } from './upgrade/upgrade.suite.ts'

// `npm test` proves the same on version 17. Skipped also where there is no Debian 12 to take version 15 from.
const programs = everything ? findPostgres15() : undefined

describe.skipIf(!programs)('PostgreSQL 15, which older projects run', () => {
  let cluster: Cluster
  let hosted: string
  const copy = (name: string, template: string) => createDatabase(cluster.url, name, template)

  beforeAll(async () => {
    cluster = await startCluster(programs)
    hosted = await cluster.createDatabase('hosted')
    await migrateBareDatabase(hosted)
    await prepareWorld(await copy('world', 'hosted'))
  })
  afterAll(() => cluster.stop())

  describe('grants', () => {
    const sql = () => postgres(hosted, { max: 1, idle_timeout: 1 })
    grantsSuite(sql)
  })
  describe('what Auth writes', () => authWritesSuite(() => copy('auth-writes', 'hosted')))
  runOn(
    'PostgreSQL 15',
    { tables: tablesSuite, functions: functionsSuite, attempts: attemptsSuite },
    async () => openWorld(await copy('access', 'world')),
  )
  describe.each(releases)('data of $version', (release) =>
    upgradeSuite(release, async (migrations) =>
      upgradeOnPostgres(await cluster.createDatabase(`upgrade-${randomUUID()}`), migrations),
    ),
  )
  describe('the schema', () => {
    const open = (url: string) => askOf(postgres(url, { max: 1, idle_timeout: 1 }))
    let fromSchemas: string
    beforeAll(async () => {
      fromSchemas = await cluster.createDatabase('schemas')
      await applySchemas(fromSchemas)
    })
    schemasSuite(
      () => open(hosted),
      () => open(fromSchemas),
    )
    plpgsqlSuite(() => open(hosted))
  })
  describe('backups', () =>
    backupsSuite(programs?.bin ?? '', {
      source: () => copy('backed-up', 'world'),
      empty: (name) => cluster.createDatabase(name),
    }))
})

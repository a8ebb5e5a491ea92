import { expect, it } from 'vitest'
import type { Api } from '../support/api.ts'
import { readSchema } from '../support/schema-lines.ts'
import { listTables, takeSnapshot } from '../support/snapshot.ts'

type Ask = Pick<Api, 'sql'>

/** Ids and times of the rows that a new database has. */
const made = /^(id|.*_at)$/

/** What stands in a new database: settings, the bucket of the attachments. */
async function readRows(api: Ask) {
  const tables = await listTables(api, ['public', 'private', 'storage'])
  const text = JSON.stringify(await takeSnapshot(api, tables), (name, value: unknown) =>
    made.test(name) && typeof value === 'string' ? undefined : value,
  )
  return JSON.parse(text) as unknown
}

/** The migrations lead to the schema that people read and edit. */
export function schemasSuite(getMigrated: () => Ask, getFromSchemas: () => Ask): void {
  it('has the same objects and rows by the migrations as by supabase/schemas (else: npm run db:migration)', async () => {
    const [migrated, fromSchemas] = [getMigrated(), getFromSchemas()]
    const objects = await readSchema(fromSchemas)
    expect(objects.length).toBeGreaterThan(500)
    expect(await readSchema(migrated)).toEqual(objects)
    expect(await readRows(migrated)).toEqual(await readRows(fromSchemas))
  })
}

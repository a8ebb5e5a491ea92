/*
 * npm run release:record: freezes what this version promises to the next ones (CONTRIBUTING.md): the hashes of its
 * migrations, its public interface, and a database that has lived under it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import postgres from 'postgres'
import { z } from 'zod'
import { listMigrations } from '../../../dev/migrations/migrations.ts'
import { hashLines, releaseFile } from '../releases/releases.ts'
import { writeLife } from '../releases/write-life.ts'
import { migrateBareDatabase } from './bare-database.ts'
import { startCluster } from './cluster.ts'
import { readPublicInterface, type PublicInterface } from './public-interface.ts'
import { askOf } from './schema-lines.ts'

/** JSON in which a function, a column or a schema is a line, so that two releases can be compared. */
const oneLineEach = (sections: PublicInterface) => {
  const lines = Object.entries(sections).map(([name, entries]) => {
    const each = Object.entries(entries).map(
      ([key, value]) => `  "${key}": ${JSON.stringify(value)}`,
    )
    return `"${name}": {\n${each.join(',\n')}\n}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const hashesFile = releaseFile(version, 'migrations.sha256')
const interfaceFile = releaseFile(version, 'interface.json')
if (existsSync(hashesFile)) throw new Error(`${version} is released: choose the next version first`)

const cluster = await startCluster()
try {
  const url = await cluster.createDatabase('release')
  await migrateBareDatabase(url)
  const sql = postgres(url, { max: 1 })
  const publicInterface = await readPublicInterface(askOf(sql), { ofRelease: true })
  const lifeText = await writeLife(sql)
  await sql.end()
  mkdirSync(dirname(hashesFile), { recursive: true })
  writeFileSync(interfaceFile, oneLineEach(publicInterface))
  writeFileSync(releaseFile(version, 'lived-in.sql'), lifeText)
  writeFileSync(hashesFile, hashLines(listMigrations()))
  console.log(`Recorded ${version} in ${dirname(hashesFile)}`)
} finally {
  await cluster.stop()
}

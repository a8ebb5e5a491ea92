import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { listMigrations, type Migration } from '../../../dev/migrations/migrations.ts'
import { publicInterfaceSchema, type PublicInterface } from '../support/public-interface.ts'

const folder = 'tests/db/releases'

/** What was recorded of a version when it was released; never edited afterwards. */
export interface Release {
  version: string
  /** The hashes of all migrations that it has, as `sha256sum` writes them. */
  hashes: string
  /** Those migrations, as this checkout has them. */
  migrations: Migration[]
  publicInterface: PublicInterface
  /** SQL that fills a new database of this version as years of work would: every table, every state. */
  livedIn: string
}

export const releaseFile = (version: string, name: string) => `${folder}/${version}/${name}`

/** One line of `sha256sum` for each migration. */
export const hashLines = (migrations: readonly Migration[]): string =>
  migrations
    .map(({ file, text }) => `${createHash('sha256').update(text).digest('hex')}  ${file}\n`)
    .join('')

function readRelease(version: string): Release {
  const read = (name: string) => readFileSync(releaseFile(version, name), 'utf8')
  const hashes = read('migrations.sha256')
  return {
    version,
    hashes,
    migrations: listMigrations().filter(({ file }) => hashes.includes(`  ${file}\n`)),
    publicInterface: publicInterfaceSchema.parse(JSON.parse(read('interface.json'))),
    livedIn: read('lived-in.sql'),
  }
}

/** All releases, the newest first. */
export const releases: readonly Release[] = readdirSync(folder)
  .filter((name) => existsSync(releaseFile(name, 'migrations.sha256')))
  .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  .map(readRelease)

/** The release that an operator comes from: the newest that lacks a migration of this checkout. */
export const formerRelease = releases.find(
  ({ migrations }) => migrations.length < listMigrations().length,
)

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** A file of supabase/migrations. */
export interface Migration {
  /** The digits before its name, by which the database knows it. */
  version: string
  name: string
  file: string
  text: string
}

/** What a database tells of a migration that it has. */
export interface AppliedMigration {
  version: string
  /** The hash of its statements: `migrationHash`. */
  hash: string
}

/** How a database's migrations differ from a checkout's. */
export interface MigrationDifference {
  /** The database lacks them. */
  pending: readonly Migration[]
  /** Versions that the checkout lacks. */
  unknown: readonly string[]
  /** Applied with another text than the checkout has. */
  edited: readonly Migration[]
}

const folder = 'supabase/migrations'

/** Reads the migrations of this checkout, in their order. */
export const listMigrations = (): Migration[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? []
      if (!version || !name) return []
      return [{ version, name, file, text: readFileSync(`${folder}/${file}`, 'utf8') }]
    })

/** The SHA-256 of a migration's SQL without comments and white space; `health()` makes it of what was applied. */
export const migrationHash = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/--[^\n]*|[ \t\r\n;]+/g, ''))
    .digest('hex')

/** Compares what a database has with these migrations. */
export function compareMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[] = listMigrations(),
): MigrationDifference {
  const hashes = new Map(applied.map(({ version, hash }) => [version, hash]))
  const known = new Set(migrations.map(({ version }) => version))
  return {
    pending: migrations.filter(({ version }) => !hashes.has(version)),
    unknown: [...hashes.keys()].filter((version) => !known.has(version)),
    edited: migrations.filter(({ version, text }) => {
      const hash = hashes.get(version)
      return hash !== undefined && hash !== migrationHash(text)
    }),
  }
}

/** Why this checkout cannot update a database, in one sentence without its end; undefined if it can. */
export function whyForeign({ unknown, edited }: MigrationDifference): string | undefined {
  const foreign = [...unknown, ...edited.map(({ file }) => file)]
  if (foreign.length === 0) return undefined
  const named = [...foreign.slice(0, 3), ...(foreign.length > 3 ? ['…'] : [])].join(', ')
  return unknown.length > 0
    ? `has migrations that this checkout lacks (${named}): it is of a later version, or from before 0.9.0`
    : `has other migrations under the names of this checkout's (${named})`
}

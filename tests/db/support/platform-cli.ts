import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { formatCode } from '../../../build/format-code.ts'
import type { Migration } from '../../../dev/migrations/migrations.ts'

/** The file that `npm run db:types` writes. */
export const typesFile = 'supabase/functions/_shared/contracts/database.types.ts'

async function supabase(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node_modules/.bin/supabase', args, {
    env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    maxBuffer: 10 * 1024 * 1024,
  })
  return stdout
}

/** What shortens the names of the types: our code writes them in full. */
const shorthands = /^type DatabaseWithoutInternals[^]*?(?=^export const Constants)/m

/** The types that the Supabase CLI generates for the public schema, formatted like our code. */
export async function generateTypes(databaseUrl: string): Promise<string> {
  const output = await supabase(
    ...['gen', 'types', '--lang=typescript', '--schema=public', `--remote=${databaseUrl}`],
  )
  // The CLI prints notes about the connection first.
  const code = output.slice(output.indexOf('export type Json'))
  return formatCode(typesFile, code.replace(shorthands, ''))
}

/**
 * Applies the migrations to a database, as `db push` does to a hosted one.
 * @param migrations those of this checkout by default
 */
export async function pushMigrations(
  databaseUrl: string,
  migrations?: readonly Migration[],
): Promise<void> {
  const push = (...args: string[]) =>
    supabase('db', 'push', `--remote=${databaseUrl}?sslmode=disable`, '--yes', ...args)
  if (!migrations) return void (await push())
  const folder = await mkdtemp(join(tmpdir(), 'kerege-push-'))
  try {
    await mkdir(join(folder, 'supabase/migrations'), { recursive: true })
    for (const { file, text } of migrations) {
      await writeFile(join(folder, 'supabase/migrations', file), text)
    }
    await push(`--workdir=${folder}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * The SQL that makes one database's schema the other's, by the CLI's own pg-delta: the ecosystem's differ, and what the
 * platform's declarative schemas are compared by. Empty if there is nothing to do.
 */
export async function diffDatabases(from: string, to: string): Promise<string> {
  const output = await supabase(
    ...[
      'db',
      'diff',
      '--use-pg-delta',
      '--strict-coverage',
      '--schema=public,private,auth,storage',
    ],
    ...[`--from=${from}?sslmode=disable`, `--to=${to}?sslmode=disable`],
  )
  return output.trim()
}

/** The script by which `db dump --data-only` backs up a database, for pg_dump's own programs instead of a container. */
export async function dumpScript(databaseUrl: string): Promise<string> {
  const [, left = ''] =
    / db dump .*-x (\S+)/.exec(await readFile('docs/operations.md', 'utf8')) ?? []
  const output = await supabase(
    ...['db', 'dump', '--data-only', '--use-copy', `--exclude=${left}`, '--dry-run'],
    `--remote=${databaseUrl}?sslmode=disable`,
  )
  return output.slice(output.indexOf('#!/usr/bin/env bash'))
}

const adviceSchema = z.object({
  results: z.array(z.object({ level: z.string(), name: z.string(), detail: z.string() })),
})

/** The warnings of the platform's security and performance lints, one line each. */
export async function adviseOn(databaseUrl: string): Promise<string[]> {
  const output = await supabase(
    ...['db', 'advisors', '--type=all', '--level=warn', '--output-format=json'],
    `--remote=${databaseUrl}`,
  )
  const { results } = adviceSchema.parse(JSON.parse(output))
  return results.map(({ level, name, detail }) => `${level} ${name}: ${detail}`)
}

export const readCommittedTypes = (): Promise<string> => readFile(typesFile, 'utf8')

import { readdir, readFile } from 'node:fs/promises'
import postgres from 'postgres'
import type { Migration } from '../../../dev/migrations/migrations.ts'
import { asRole } from './cluster.ts'
import { pushMigrations } from './platform-cli.ts'

/** Projects from before 2026 grant every new object to everybody. */
const openDefaults = ['tables', 'sequences', 'functions'].map(
  (kind) => `
  alter default privileges for role postgres in schema public
    grant all on ${kind} to anon, authenticated, service_role;`,
)

/** Makes an empty database a new project of the platform. */
export async function createProject(url: string, { isOlder = false } = {}): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const project = await readFile('tests/db/support/platform/project.sql', 'utf8')
    await sql.unsafe(project.replace('%DATABASE%', `"${new URL(url).pathname.slice(1)}"`))
    if (isOlder) await sql.unsafe(openDefaults.join(''))
  } finally {
    await sql.end()
  }
}

/**
 * Has postgres push migrations into a project. The platform lets postgres write policies on Storage's tables (supautils'
 * policy_grants), for which PostgreSQL alone asks for the owner.
 */
export async function asOwnerOfObjects(url: string, push: () => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1 })
  try {
    await sql`alter table storage.objects owner to postgres`
    await push()
    await sql`alter table storage.objects owner to supabase_storage_admin`
    await sql`grant all on storage.objects to postgres`
  } finally {
    await sql.end()
  }
}

/** Pushes migrations into a project as a deployer does, those of this checkout by default. */
export const migrateProject = (url: string, migrations?: readonly Migration[]): Promise<void> =>
  asOwnerOfObjects(url, () => pushMigrations(asRole(url, 'postgres'), migrations))

/** Makes an empty database a project with the migrations. */
export async function migrateBareDatabase(url: string, { isOlder = false } = {}): Promise<void> {
  await createProject(url, { isOlder })
  await migrateProject(url)
}

/** The files of supabase/schemas as one. */
export async function readSchemas(): Promise<string> {
  const files = (await readdir('supabase/schemas')).sort()
  const texts = await Promise.all(files.map((file) => readFile(`supabase/schemas/${file}`, 'utf8')))
  return texts.join('\n')
}

/** Makes an empty database a project of supabase/schemas, which the migrations have to lead to. */
export async function applySchemas(url: string): Promise<void> {
  await createProject(url)
  await asOwnerOfObjects(url, async () => {
    const sql = postgres(asRole(url, 'postgres'), { max: 1, onnotice: () => undefined })
    try {
      await sql.unsafe(await readSchemas())
    } finally {
      await sql.end()
    }
  })
}

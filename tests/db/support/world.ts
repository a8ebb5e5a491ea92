import type { SupabaseClient } from '@supabase/supabase-js'
import { schedule } from '../../../src/content/schedule.ts'
import { registerAccount, signIn, type Account } from './accounts.ts'
import type { PerActor } from './actors.ts'
import type { Api } from './api.ts'
import { readHours, type Hours } from '../../support/working-time.ts'
import { ids, insertRows } from './rows.ts'
import { listTables, rememberRows, takeSnapshot, type Memory, type Snapshot } from './snapshot.ts'

/** One account for each role, and a user and a staff account that no client is signed in as. */
const people = [
  ['user', 'user'],
  ['staff', 'staff'],
  ['admin', 'admin'],
  ['bystander', 'user'],
  ['colleague', 'staff'],
] as const

/** A database with accounts and rows, which tests restore to its baseline. */
export interface World extends Memory {
  api: Api
  clients: PerActor<SupabaseClient>
  accounts: Record<(typeof people)[number][0], Account>
  ids: typeof ids
  tables: string[]
  baseline: Snapshot
  snapshot: () => Promise<Snapshot>
  /** Working time is always, unless a test says otherwise. */
  setHours: (hours: Hours) => Promise<void>
}

/** Puts accounts and rows into a migrated database. */
export async function plantWorld(api: Api): Promise<void> {
  const { workingHours, promises } = schedule
  await api.sql(`update private.schedule set
    working_hours = '${JSON.stringify(workingHours)}', promises = '${JSON.stringify(promises)}'`)
  const setHours = await readHours(api)
  await setHours('open')
  for (const [name, role] of people) await registerAccount(api, name, role)
  await insertRows(api)
  await setHours('real')
}

/** Signs everybody in on a database with a world in it. */
export async function enterWorld(api: Api): Promise<World> {
  const setHours = await readHours(api)
  await setHours('open')
  const accounts = {
    user: await signIn(api, 'user'),
    staff: await signIn(api, 'staff'),
    admin: await signIn(api, 'admin'),
    bystander: await signIn(api, 'bystander'),
    colleague: await signIn(api, 'colleague'),
  }
  // Recent, however long the suites run: see public.is_recent().
  await api.sql(`update auth.sessions set created_at = now() + interval '1 day'`)
  // Signing in counts as a visit: restored to what insertRows wrote.
  await api.sql(
    `delete from public.user_presence where user_id in ('${accounts.user.id}', '${accounts.admin.id}')`,
  )
  await api.sql(
    `update public.user_presence set last_seen_at = now() - interval '1 day' where user_id = '${accounts.staff.id}'`,
  )
  const tables = await listTables(api)
  return {
    api,
    accounts,
    ids,
    tables,
    baseline: await takeSnapshot(api, tables),
    ...(await rememberRows(api, tables)),
    clients: {
      anonymous: api.anonymous(),
      user: accounts.user.client,
      staff: accounts.staff.client,
      admin: accounts.admin.client,
      service: api.service,
    },
    snapshot: () => takeSnapshot(api, tables),
    setHours,
  }
}

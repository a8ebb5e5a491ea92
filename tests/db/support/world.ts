import type { SupabaseClient } from '@supabase/supabase-js'
import { createAccount, type Account } from './accounts.ts'
import type { PerActor } from './actors.ts'
import { startApi, type Api } from './api.ts'
import { alwaysOpen } from '../../../dev/backend/always-open.ts'
import type { Database } from '../../../dev/backend/supabase.ts'
import { closedNow } from '../../support/working-time.ts'
import { ids, insertRows } from './rows.ts'
import { listTables, restoreSnapshot, takeSnapshot, type Snapshot } from './snapshot.ts'

/** A database with accounts and rows, which tests restore to its baseline. */
export interface World {
  api: Api
  clients: PerActor<SupabaseClient>
  /** One account for each role, and a user and a staff account that no client is signed in as. */
  accounts: Record<'user' | 'staff' | 'admin' | 'bystander' | 'colleague', Account>
  ids: typeof ids
  tables: string[]
  baseline: Snapshot
  snapshot: () => Promise<Snapshot>
  restore: () => Promise<void>
  /** Whether it is working time: always, unless a test says otherwise; 'real' is by the clock. */
  setHours: (hours: 'open' | 'closed' | 'real') => Promise<void>
}

export async function createWorld(database: Database): Promise<World> {
  const api = await startApi(database)
  const real = await api.sql<{ definition: string }>(`
    select pg_get_functiondef(oid) as definition from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname in ('is_working_time', 'next_opening')`)
  const hours = {
    real: real.map(({ definition }) => definition),
    open: [...real.map(({ definition }) => definition), alwaysOpen],
    closed: closedNow,
  }
  const setHours = async (which: keyof typeof hours) => {
    for (const statement of hours[which]) await api.sql(statement)
  }
  await setHours('open')
  const accounts = {
    user: await createAccount(api, 'user', 'user'),
    staff: await createAccount(api, 'staff', 'staff'),
    admin: await createAccount(api, 'admin', 'admin'),
    bystander: await createAccount(api, 'bystander', 'user'),
    colleague: await createAccount(api, 'colleague', 'staff'),
  }
  // Recent, however long the suites run: see private.is_recent().
  await api.sql(`update auth.sessions set created_at = now() + interval '1 day'`)
  await insertRows(api)
  const tables = await listTables(api)
  const baseline = await takeSnapshot(api, tables)
  return {
    api,
    accounts,
    ids,
    tables,
    baseline,
    clients: {
      anonymous: api.anonymous(),
      user: accounts.user.client,
      staff: accounts.staff.client,
      admin: accounts.admin.client,
      service: api.service,
    },
    snapshot: () => takeSnapshot(api, tables),
    restore: () => restoreSnapshot(api, baseline),
    setHours,
  }
}

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Role } from '../../supabase/functions/_shared/contracts/role.ts'
import { localPublishableKey } from './secrets.ts'
import type { EmbeddedSupabase } from './supabase.ts'

interface DemoAccount {
  role: Role
  email: string
  password: string
  fullName: string
}

const password = 'local-demo'

/** The accounts of a fresh local copy, one per role. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'admin', email: 'admin@demo.example', password, fullName: 'Айгерим Садыкова' },
  { role: 'staff', email: 'staff@demo.example', password, fullName: 'Тимур Асанов' },
  { role: 'user', email: 'user@demo.example', password, fullName: 'Мария Ким' },
]

/** Signs up an account over HTTP, as a visitor would, then confirms it and sets its role; can be repeated. */
export async function createAccount(
  supabase: EmbeddedSupabase,
  siteUrl: string,
  account: DemoAccount,
): Promise<void> {
  const answer = await supabase.fetch(
    new Request(`${siteUrl}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: localPublishableKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: account.email,
        password: account.password,
        data: { full_name: account.fullName },
      }),
    }),
  )
  if (!answer.ok) throw new Error(`sign-up of ${account.email}: ${await answer.text()}`)
  // The confirmation clears the password, see private.begin_ownership().
  const [chosen] = await supabase.sql<{ encrypted_password: string }>(
    `with confirmed as (update auth.users set email_confirmed_at = now() where email = $1)
     select encrypted_password from auth.users where email = $1`,
    account.email,
  )
  await supabase.sql(
    `with owned as (update auth.users set encrypted_password = $1 where email = $2 returning id)
     update public.user_roles set role = $3::public.app_role from owned where user_id = owned.id`,
    chosen?.encrypted_password ?? '',
    account.email,
    account.role,
  )
}

/** Loads the demo data once per data folder: continued if interrupted, and never repeated over later changes. */
export async function loadDemoDataOnce(
  supabase: EmbeddedSupabase,
  siteUrl: string,
  dataFolder: string,
): Promise<void> {
  const doneFile = join(dataFolder, 'demo-data.loaded')
  if (existsSync(doneFile)) return
  for (const account of demoAccounts) await createAccount(supabase, siteUrl, account)
  await supabase.script(await readFile('supabase/seed.sql', 'utf8'))
  await writeFile(doneFile, new Date().toISOString())
}

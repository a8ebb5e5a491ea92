import type { SupabaseClient } from '@supabase/supabase-js'
import type { Role } from '../../../supabase/functions/_shared/contracts/role.ts'
import type { Api } from './api.ts'

export interface Account {
  id: string
  email: string
  /** Signed in as this account. */
  client: SupabaseClient
}

/** The password of every account of tests. */
export const passwordOfAll = 'a-password'

const addressOf = (name: string) => `${name}@kerege.example`

/** Signs up over HTTP, confirms the address and sets the role by SQL; answers the id. */
export async function registerAccount(
  api: Pick<Api, 'anonymous' | 'sql'>,
  name: string,
  role: Role,
): Promise<string> {
  const { data, error } = await api.anonymous().auth.signUp({
    email: addressOf(name),
    password: passwordOfAll,
    options: { data: { full_name: name } },
  })
  if (error) throw error
  if (!data.user) throw new Error(`no user came back for ${name}`)
  const { id } = data.user
  // The confirmation ends the password, see private.begin_ownership().
  const [chosen] = await api.sql<{ encrypted_password: string }>(
    `select encrypted_password from auth.users where id = '${id}'`,
  )
  await api.sql(`update auth.users set email_confirmed_at = now() where id = '${id}'`)
  await api.sql(
    `update auth.users set encrypted_password = '${chosen?.encrypted_password}' where id = '${id}'`,
  )
  if (role !== 'user') {
    await api.sql(`update public.user_roles set role = '${role}' where user_id = '${id}'`)
  }
  return id
}

/** Signs a registered account in, over HTTP. */
export async function signIn(
  api: Pick<Api, 'anonymous'>,
  name: string,
  password = passwordOfAll,
): Promise<Account> {
  const client = api.anonymous()
  const email = addressOf(name)
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { id: data.user.id, email, client }
}

/** Registers an account and signs it in. */
export async function createAccount(
  api: Pick<Api, 'anonymous' | 'sql'>,
  name: string,
  role: Role,
): Promise<Account> {
  await registerAccount(api, name, role)
  return signIn(api, name)
}

import type { SupabaseClient } from '@supabase/supabase-js'
import type { Role } from '../../../supabase/functions/_shared/contracts/role.ts'
import type { Api } from './api.ts'

export interface Account {
  id: string
  email: string
  /** Signed in as this account. */
  client: SupabaseClient
}

const password = 'a-password'

/** Signs up over HTTP, confirms the address and sets the role by SQL, signs in. */
export async function createAccount(api: Api, name: string, role: Role): Promise<Account> {
  const client = api.anonymous()
  const email = `${name}@kerege.example`
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: name } },
  })
  if (error) throw error
  if (!data.user) throw new Error(`no user came back for ${email}`)
  const { id } = data.user
  await api.sql(`update auth.users set email_confirmed_at = now() where id = '${id}'`)
  if (role !== 'user') {
    await api.sql(`update public.user_roles set role = '${role}' where user_id = '${id}'`)
  }
  const signIn = await client.auth.signInWithPassword({ email, password })
  if (signIn.error) throw signIn.error
  return { id, email, client }
}

import type { AuthError, User } from '@supabase/supabase-js'
import { authCaptchaToken } from '@/components/captcha/captcha-token'
import { consentText } from '@/content/consultation'
import { call } from '@/lib/backend/database-answer'
import { getSupabase, type Supabase } from '@/lib/backend/supabase'
import type { NewPasswordFields, SignInFields, SignUpFields } from '../fields/account-schemas'
import { assuranceOf } from '../session/assurance'
import { noteAskedMail } from './asked-here'
import { revealsAccount } from './known-address'
import { startMailPause } from './mail-request'
import { holdTypedPassword } from './typed-password'

/** Signs in. @returns the server's refusal; `unfinished` if a second factor's code is still needed; or null */
export async function signIn(credentials: SignInFields): Promise<AuthError | 'unfinished' | null> {
  const options = await authCaptchaToken()
  const supabase = await getSupabase()
  const { data, error } = await supabase.auth.signInWithPassword({ ...credentials, options })
  if (error) return error
  return assuranceOf(data.session).next === 'aal2' ? 'unfinished' : null
}

/**
 * Signs up and requests a confirmation mail. A known address gets the same result as a new one: Auth ensures that,
 * except right after a mail to the address.
 * @returns the refusal, or null
 */
export async function signUp(fields: SignUpFields): Promise<AuthError | null> {
  const { email, password, fullName } = fields
  const captcha = await authCaptchaToken()
  const supabase = await getSupabase()
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: {
      // The text of the line below the form; Auth stores it with the account.
      data: { full_name: fullName, consent_version: consentText.ru.version },
      ...captcha,
    },
  })
  if (error && !revealsAccount(error)) return error
  startMailPause('confirmation')
  noteAskedMail(email)
  holdTypedPassword(email, password)
  // With e-mail confirmation there is no session yet; the trigger on auth.users does it all.
  if (data.session?.user) await ensureProfile(supabase, data.session.user.id, email, fullName)
  return null
}

/** The specification's inserts; the database's trigger was faster, so a duplicate is expected. */
async function ensureProfile(supabase: Supabase, userId: string, email: string, fullName: string) {
  const ignoreDuplicates = { onConflict: 'user_id', ignoreDuplicates: true }
  const profile = await supabase
    .from('profiles')
    .upsert({ user_id: userId, email, full_name: fullName }, ignoreDuplicates)
  if (profile.error) console.error('The profile could not be inserted:', profile.error)
  const role = await supabase
    .from('user_roles')
    .upsert({ user_id: userId, role: 'user' }, ignoreDuplicates)
  if (role.error) console.error('The role could not be inserted:', role.error)
}

/**
 * Sets a new password for the signed-in account and ends its other sessions, since the old password may be known.
 * @returns the server's refusal, or null
 */
export async function setPassword({ password }: NewPasswordFields): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.updateUser({ password })
  if (error) return error
  // Supabase Auth does this itself; the embedded one does not.
  const others = await supabase.auth.signOut({ scope: 'others' })
  if (others.error) console.error('The other sessions could not be ended:', others.error)
  return null
}

/**
 * Has Auth mail a link to a new address, and to the present one if the platform requires both.
 * @returns the server's refusal, or null; null also if the address is taken
 */
export async function askForNewAddress(email: string): Promise<AuthError | null> {
  const supabase = await getSupabase()
  const { error } = await supabase.auth.updateUser({ email })
  if (error && error.code !== 'email_exists') return error
  // Auth's own `new_email` would reveal which addresses are free.
  const noted = await supabase.auth.updateUser({ data: { pending_email: email } })
  if (noted.error) console.warn('The asked address could not be noted:', noted.error)
  return null
}

/** The address that the account has asked to move to, until it is confirmed or taken back. */
export function pendingAddressOf(user: User | null): string | undefined {
  const pending: unknown = user?.user_metadata.pending_email
  return typeof pending === 'string' && pending.toLowerCase() !== user?.email ? pending : undefined
}

/** Ends the links to the new address; the account keeps its present one. @throws {RequestError} */
export async function cancelAddressChange(): Promise<void> {
  await call('cancel_my_address_change')
  const supabase = await getSupabase()
  await supabase.auth.refreshSession()
}

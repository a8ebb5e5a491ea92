import type { Factor } from '@supabase/supabase-js'
import { company } from '@/content/company'
import { capabilities } from '@/lib/backend/capabilities'
import { sessionToken } from '@/lib/backend/session-token'
import { getSupabase, type Supabase } from '@/lib/backend/supabase'

/** The data from which an authenticator app makes codes. */
export interface Enrolment {
  factorId: string
  /** An SVG as a data URL. */
  qrCode: string
  secret: string
}

/** The signed-in user's factors, including those never confirmed. @throws the server's refusal */
export async function listFactors(supabase: Supabase): Promise<Factor[]> {
  const { data, error } = await supabase.auth.mfa.listFactors()
  if (error) throw error
  return data.all
}

/** The user's verified factors; `unsupported` if none, on a server without them. @throws the server's refusal */
export async function verifiedFactors(): Promise<Factor[] | 'unsupported'> {
  const supabase = await getSupabase()
  const verified = (await listFactors(supabase)).filter(({ status }) => status === 'verified')
  if (verified.length > 0) return verified
  const isSupported = await capabilities.secondFactor(await sessionToken(supabase.auth))
  return isSupported ? verified : 'unsupported'
}

/** Starts an app's setup, which `verifyFactor` completes; removes incomplete ones. @throws the server's refusal */
export async function enrolFactor(supabase: Supabase, friendlyName: string): Promise<Enrolment> {
  for (const { id, status } of await listFactors(supabase)) {
    if (status === 'unverified') await removeFactor(supabase, id)
  }
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: company.name,
  })
  if (error) throw error
  const { qr_code: qrCode, secret } = data.totp
  return { factorId: data.id, qrCode: asSafeDataUrl(qrCode), secret }
}

/** The client appends the bare SVG to the prefix, where its first `#` would end the URL. */
function asSafeDataUrl(qrCode: string): string {
  const svg = qrCode.slice(qrCode.indexOf(',') + 1)
  const isBare = svg.trimStart().startsWith('<')
  return isBare ? `data:image/svg+xml;utf-8,${encodeURIComponent(svg)}` : qrCode
}

/** Requests a code, for a phone factor by SMS. @returns the id of its challenge @throws the server's refusal */
export async function startChallenge(supabase: Supabase, factorId: string): Promise<string> {
  const { data, error } = await supabase.auth.mfa.challenge({ factorId })
  if (error) throw error
  return data.id
}

/**
 * Verifies a factor by its current code: confirms it the first time, and raises the session to aal2.
 * @param challengeId of the code that was sent; by default each attempt has its own, so that none expires while the
 * user looks for the app
 * @throws the server's refusal
 */
export async function verifyFactor(
  supabase: Supabase,
  factorId: string,
  code: string,
  challengeId?: string,
) {
  const { error } = await supabase.auth.mfa.verify({
    factorId,
    challengeId: challengeId ?? (await startChallenge(supabase, factorId)),
    code,
  })
  if (error) throw error
}

/** Removes a factor; a verified one only at aal2. @throws the server's refusal */
export async function removeFactor(supabase: Supabase, factorId: string) {
  const { error } = await supabase.auth.mfa.unenroll({ factorId })
  if (error) throw error
}

/** Refreshes the session, so that its level and factors match the server's. */
export async function refreshAssurance(supabase: Supabase) {
  const { error } = await supabase.auth.refreshSession()
  if (error) throw error
  const { data } = await supabase.auth.mfa.getAuthenticatorAssuranceLevel()
  return data
}

/** The outcome of a mail's link, as the address carries it. */
export type AuthCallback =
  | { kind: 'none' }
  | { kind: 'session'; purpose: 'confirmation' | 'recovery' | 'other' }
  | { kind: 'failed'; expired: boolean }

const purposes: Readonly<Record<string, 'confirmation' | 'recovery'>> = {
  signup: 'confirmation',
  recovery: 'recovery',
}

/**
 * Reads the fragment with which Supabase Auth returns to the site.
 * @param hash with or without its leading `#`
 */
export function readAuthCallback(hash: string): AuthCallback {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  if (fields.has('access_token')) {
    return { kind: 'session', purpose: purposes[fields.get('type') ?? ''] ?? 'other' }
  }
  if (fields.has('error') || fields.has('error_code')) {
    return { kind: 'failed', expired: fields.get('error_code') === 'otp_expired' }
  }
  return { kind: 'none' }
}

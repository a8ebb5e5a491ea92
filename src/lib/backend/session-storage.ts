import { claimsOf } from '@contracts/token-claims.ts'

/** The parts of a stored session looked at here; the rest is auth-js's. */
interface StoredSession {
  access_token: string
  /** In seconds since 1970. */
  expires_at: number
}

function parseSession(text: string | null): StoredSession | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isSession = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  typeof value.access_token === 'string' &&
  'expires_at' in value &&
  typeof value.expires_at === 'number'

/** How many seconds a token lives; undefined for one that does not say. */
function lifetimeOf(session: StoredSession | undefined): number | undefined {
  const { exp, iat } = claimsOf(session?.access_token ?? '')
  return typeof exp === 'number' && typeof iat === 'number' ? exp - iat : undefined
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/**
 * Local storage for auth-js, in which a session expires by this device's clock. Auth tells the moment by its own, which
 * auth-js compares with the device's: minutes fast, and every token counts as expired, is refreshed at each request and
 * at last refused (https://github.com/supabase/auth-js/issues/926); slow, and an expired one is kept.
 */
export const sessionStorageByOwnClock = {
  /** A session that would outlive its own token was stored under another clock: it counts as expired. */
  getItem(key: string): string | null {
    const text = localStorage.getItem(key)
    const session = parseSession(text)
    const lifetime = lifetimeOf(session)
    if (!session || lifetime === undefined) return text
    const now = nowInSeconds()
    return session.expires_at > now + lifetime
      ? JSON.stringify({ ...session, expires_at: now })
      : text
  },
  /** A token that is new has all its life before it. */
  setItem(key: string, text: string): void {
    const session = parseSession(text)
    const lifetime = lifetimeOf(session)
    const isNew = session?.access_token !== parseSession(localStorage.getItem(key))?.access_token
    localStorage.setItem(
      key,
      isNew && lifetime !== undefined
        ? JSON.stringify({ ...session, expires_at: nowInSeconds() + lifetime })
        : text,
    )
  },
  removeItem: (key: string): void => localStorage.removeItem(key),
}

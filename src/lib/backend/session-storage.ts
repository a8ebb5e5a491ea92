import { claimsOf } from '@contracts/token-claims.ts'
import { z } from '@contracts/zod.ts'
import { readText, sessionKey, writeText } from '../storage'
import { parseJson } from '../text/parse-json'
import type { StoredToken } from './refresh-fetch'

/** The parts of a stored session used here; the rest is auth-js's. */
const sessionSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  /** In seconds since 1970. */
  expires_at: z.number(),
})

type StoredSession = z.infer<typeof sessionSchema>

const parseSession = (text: string | null): StoredSession | undefined =>
  sessionSchema.safeParse(parseJson(text ?? '')).data

/** The lifetime of a token in seconds; undefined if it has none. */
function lifetimeOf(session: StoredSession | undefined): number | undefined {
  const { exp, iat } = claimsOf(session?.access_token ?? '')
  return typeof exp === 'number' && typeof iat === 'number' ? exp - iat : undefined
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)

const keyOf = (name: string) => ({ ...sessionKey, name })

/**
 * Local storage for auth-js in which a session expires by this device's clock. Auth sets the expiry by its own clock,
 * which auth-js compares with the device's: on a clock that is minutes fast every token counts as expired, is
 * refreshed on each request and finally refused (https://github.com/supabase/auth-js/issues/926); on a slow one an
 * expired token is kept. If storage is blocked or full, a session ends with its page.
 */
export function sessionStorageByOwnClock() {
  /** What could not be stored, by key; null if it is to be gone. */
  const unstored = new Map<string, string | null>()

  function read(key: string): string | null {
    const text = unstored.get(key)
    return text === undefined ? readText(keyOf(key)) : text
  }

  function write(key: string, text: string | null): void {
    if (writeText(keyOf(key), text)) {
      unstored.delete(key)
      return
    }
    unstored.set(key, text)
    // Or the next page would find the session before.
    writeText(keyOf(key), null)
  }

  return {
    /** A session that would outlive its own token was stored under another clock: it counts as expired. */
    getItem(key: string): string | null {
      const text = read(key)
      const session = parseSession(text)
      const lifetime = lifetimeOf(session)
      if (!session || lifetime === undefined) return text
      const now = nowInSeconds()
      return session.expires_at > now + lifetime
        ? JSON.stringify({ ...session, expires_at: now })
        : text
    },
    /** A new token has its whole lifetime left. */
    setItem(key: string, text: string): void {
      const session = parseSession(text)
      const lifetime = lifetimeOf(session)
      const isNew = session?.access_token !== parseSession(read(key))?.access_token
      write(
        key,
        isNew && lifetime !== undefined
          ? JSON.stringify({ ...session, expires_at: nowInSeconds() + lifetime })
          : text,
      )
    },
    removeItem: (key: string): void => write(key, null),
    /** What the client would refresh; undefined when signed out. */
    readToken(): StoredToken | undefined {
      const session = parseSession(this.getItem(sessionKey.name))
      return (
        session && {
          refreshToken: session.refresh_token,
          isExpired: session.expires_at <= nowInSeconds(),
        }
      )
    },
  }
}

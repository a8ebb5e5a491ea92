import { z } from '@contracts/zod.ts'
import { parseJson } from '../text/parse-json'
import { isPassing } from './passing-status'

/** The session that is stored in this browser. */
export interface StoredToken {
  refreshToken: string | undefined
  isExpired: boolean
}

const longestPauseMs = 15_000
const timeOutMs = 20_000

const requestSchema = z.object({ refresh_token: z.string() })

const waiters = new Set<(isWaiting: boolean) => void>()

/** Calls `tell` when Auth does not refresh the expired session, and when it does again. @returns a function that stops it */
export function onRefreshDelayed(tell: (isWaiting: boolean) => void): () => void {
  waiters.add(tell)
  return () => waiters.delete(tell)
}

const tellAll = (isWaiting: boolean) => {
  for (const tell of waiters) tell(isWaiting)
}

/** The answer that makes auth-js look at what is stored, and neither repeat the request nor end the session. */
const notNow = () =>
  new Response('{"error_code":"request_timeout","msg":"Not refreshed"}', {
    status: 429,
    headers: { 'content-type': 'application/json' },
  })

async function fetchInTime(...[input, init]: Parameters<typeof fetch>) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeOutMs)
  try {
    const response = await fetch(input, { ...init, signal: stop.signal })
    return isPassing(response.status) ? undefined : response
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Until the next try, or until there is a connection again. */
const pause = (attempt: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    // Not all tabs of an office at once: they share its limit.
    const ms = Math.min(1000 * 2 ** attempt, longestPauseMs) * (0.75 + Math.random() / 2)
    const timer = setTimeout(go, ms)
    window.addEventListener('online', go)
  })

/**
 * `fetch` for auth-js, which ends a session whose refresh was refused for a while (429), and answers «no session» to
 * everybody for a minute after an outage. Here the refresh of an expired session waits until Auth answers, and with it
 * every request that needs its token. While the token still works, a failure changes nothing.
 */
export function refreshPatiently(readStored: () => StoredToken | undefined): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const isRefresh = url.includes('/auth/v1/token?grant_type=refresh_token')
    const { data } = requestSchema.safeParse(isRefresh && parseJson(String(init?.body)))
    if (!data) return fetch(input, init)
    /** Another tab may have refreshed the session, or ended it. */
    const isCurrent = () => readStored()?.refreshToken === data.refresh_token
    let isWaiting = false
    try {
      for (let attempt = 0; ; attempt += 1) {
        const response = await fetchInTime(input, init)
        if (response) return response
        if (!isCurrent() || !readStored()?.isExpired) return notNow()
        // Not at once: the next try may succeed.
        if (attempt === 1) {
          isWaiting = true
          tellAll(true)
        }
        await pause(attempt)
        if (!isCurrent()) return notNow()
      }
    } finally {
      if (isWaiting) tellAll(false)
    }
  }
}

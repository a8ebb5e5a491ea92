import { env } from './env'

/**
 * Whether the backend has a service at a path: a service refuses an empty request, any other path is a 404. The
 * embedded backend answers 204, because browsers log a 404 as an error.
 */
async function hasService(path: string, authorization?: string): Promise<boolean> {
  const response = await fetch(new URL(path, env.supabaseUrl), {
    method: 'POST',
    headers: {
      apikey: env.supabaseKey,
      'Content-Type': 'application/json',
      ...(authorization && { Authorization: authorization }),
    },
    body: '{}',
  })
  return response.status !== 404 && response.status !== 204
}

/**
 * What Supabase has and the embedded backend lacks, as far as pages depend on it. Every call asks the backend, and
 * rejects if it cannot be reached.
 */
export const capabilities = {
  /**
   * Whether accounts can have a second factor. Needs a session's token: without one, the embedded backend
   * answers 401 to everything below /auth/v1.
   */
  secondFactor: (accessToken: string) => hasService('/auth/v1/factors', `Bearer ${accessToken}`),
  /** Whether table changes are pushed. Realtime has an HTTP endpoint besides its socket. */
  realtime: () => hasService('/realtime/v1/api/broadcast'),
}

import { env } from './env'

/**
 * Whether the backend has a service behind a path: an empty request is refused by the service itself,
 * and answered with 404 where there is none.
 */
async function answersAt(path: string, authorization?: string): Promise<boolean> {
  const response = await fetch(new URL(path, env.supabaseUrl), {
    method: 'POST',
    headers: {
      apikey: env.supabaseKey,
      'Content-Type': 'application/json',
      ...(authorization && { Authorization: authorization }),
    },
    body: '{}',
  })
  return response.status !== 404
}

/**
 * What Supabase has and the embedded backend lacks; the only place that knows of a difference. Each is
 * found out by asking, at every call, and throws when the backend cannot be reached.
 */
export const capabilities = {
  /**
   * Whether accounts can have a second factor: Auth's endpoint for factors, asked with a session's token.
   * Without one, the embedded backend answers 401 to everything below /auth/v1.
   */
  secondFactor: (accessToken: string) => answersAt('/auth/v1/factors', `Bearer ${accessToken}`),
  /** Whether changes of tables are pushed: Realtime's HTTP endpoint, served beside its socket. */
  realtime: () => answersAt('/realtime/v1/api/broadcast'),
}

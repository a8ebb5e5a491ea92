import { env } from './env'

/**
 * Whether the backend has a service behind a path: an empty request without a session is refused by
 * the service itself, and answered with 404 where there is none.
 */
async function answersAt(path: string): Promise<boolean> {
  const response = await fetch(new URL(path, env.supabaseUrl), {
    method: 'POST',
    headers: { apikey: env.supabaseKey, 'Content-Type': 'application/json' },
    body: '{}',
  })
  return response.status !== 404
}

/**
 * What Supabase has and the embedded backend lacks; the only place that knows of a difference. Each is
 * found out by asking, at every call, and throws when the backend cannot be reached.
 */
export const capabilities = {
  /** Whether accounts can have a second factor: Auth's endpoint for factors. */
  secondFactor: () => answersAt('/auth/v1/factors'),
  /** Whether changes of tables are pushed: Realtime's HTTP endpoint, served beside its socket. */
  realtime: () => answersAt('/realtime/v1/api/broadcast'),
}

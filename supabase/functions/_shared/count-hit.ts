import { hashClient } from './client-hash.ts'
import { callDatabase, type AdminClient } from './database.ts'
import { rateLimited } from './http/http-error.ts'
import type { ClientEnv, ClientLimit } from './settings.ts'

/**
 * Counts a request against its client's limit, before any other work for it.
 * @param bucket separates the limits of one client
 * @throws HttpError rate_limited
 */
export async function countHit(
  database: AdminClient,
  bucket: string,
  { headers }: Request,
  client: ClientEnv,
  { max_per_window, window_seconds }: ClientLimit,
): Promise<void> {
  const client_hash = await hashClient(headers, client)
  const retryAfterSeconds = await callDatabase(
    database.rpc('count_hit', { bucket, client_hash, max_per_window, window_seconds }),
  )
  if (retryAfterSeconds > 0) throw rateLimited(retryAfterSeconds)
}

import { databaseTimeoutMs, type AdminClient } from '../_shared/database.ts'
import { databaseError } from '../_shared/database-error.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { hashToken } from './token.ts'

/**
 * Confirms the subscription that a mailed token belongs to; again is as good as once.
 *
 * @throws HttpError unknown_token or expired_token
 */
export async function confirm(token: string, database: AdminClient): Promise<void> {
  const result = await database
    .rpc('confirm_newsletter', { token_hash: await hashToken(token) })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  if (result.data === 'confirmed') return
  throw new HttpError(result.data === 'expired' ? 'expired_token' : 'unknown_token')
}

/**
 * Ends the subscription that a mailed token belongs to, however old it is.
 *
 * @throws HttpError unknown_token
 */
export async function unsubscribe(token: string, database: AdminClient): Promise<void> {
  const result = await database
    .rpc('unsubscribe_newsletter', { token_hash: await hashToken(token) })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  if (!result.data) throw new HttpError('unknown_token')
}

import { hashClient } from '../_shared/client-hash.ts'
import type { NewsletterRequest } from '../_shared/contracts/newsletter.ts'
import { databaseTimeoutMs } from '../_shared/database.ts'
import { databaseError } from '../_shared/database-error.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { rateLimited } from '../_shared/http/rate-limited.ts'
import { deliverSoon } from '../_shared/outbox/deliver-soon.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { Dependencies } from './dependencies.ts'
import { createToken, hashToken } from './token.ts'

type SubscribeRequest = Extract<NewsletterRequest, { action: 'subscribe' }>

/**
 * Stores the wish to subscribe together with the mail that asks to confirm it.
 *
 * @throws HttpError when nothing is stored
 */
export async function subscribe(
  { email, consent, origin, nickname }: SubscribeRequest,
  headers: Headers,
  { database, outbox, client, newsletter }: Dependencies,
): Promise<void> {
  if (nickname) {
    // A robot learns nothing from an ok.
    console.warn('honeypot filled: the subscription is dropped')
    return
  }
  const token = createToken()
  const result = await database
    .rpc('subscribe_newsletter', {
      address: email,
      token_hash: await hashToken(token),
      client_hash: await hashClient(headers, client),
      max_per_window: newsletter.limit,
      window_seconds: newsletter.windowSeconds,
      mail_pause_seconds: newsletter.mailPauseSeconds,
      consent: consent ? { text_version: consent.textVersion, page_url: origin?.pageUrl } : null,
      notification: confirmationMail(newsletter.siteUrl, token),
    })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  const [row] = result.data
  switch (row?.outcome) {
    case 'requested':
      return deliverSoon(outbox)
    case 'unchanged':
      return
    case 'rate_limited':
      throw rateLimited(row.retry_after_seconds ?? newsletter.windowSeconds)
    default:
      throw new HttpError('internal', {
        cause: new Error(`subscribe_newsletter said ${row?.outcome}`),
      })
  }
}

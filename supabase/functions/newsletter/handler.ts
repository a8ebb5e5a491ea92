import { hashClient, type ClientEnv } from '../_shared/client-hash.ts'
import {
  maximumNewsletterBodyBytes,
  newsletterRequestSchema,
  type NewsletterRequest,
} from '../_shared/contracts/newsletter.ts'
import { sha256Hex, toHex } from '../_shared/crypto.ts'
import { callDatabase, type AdminClient } from '../_shared/database.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { HttpError, rateLimited } from '../_shared/http/http-error.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { jsonResponse } from '../_shared/http/response.ts'
import { deliverSoon } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import { confirmationMail } from './confirmation-mail.ts'
import type { NewsletterSettings } from './env.ts'

type Dependencies = {
  database: AdminClient
  outbox: Outbox
  client: ClientEnv
  newsletter: NewsletterSettings
}

/** @returns 256 random bits as 64 hexadecimal digits; the database stores only their hash */
const createToken = () => toHex(crypto.getRandomValues(new Uint8Array(32)))

/** Stores a pending subscription together with the mail that asks to confirm it. */
async function subscribe(
  { email, consent, origin, nickname }: Extract<NewsletterRequest, { action: 'subscribe' }>,
  headers: Headers,
  { database, outbox, client, newsletter }: Dependencies,
): Promise<void> {
  if (nickname) {
    // The robot is told ok, so that it learns nothing.
    console.warn('honeypot filled: the subscription is dropped')
    return
  }
  const token = createToken()
  const [row] = await callDatabase(
    database.rpc('subscribe_newsletter', {
      address: email,
      token_hash: await sha256Hex(token),
      client_hash: await hashClient(headers, client),
      max_per_window: newsletter.limit,
      window_seconds: newsletter.windowSeconds,
      mail_pause_seconds: newsletter.mailPauseSeconds,
      consent: consent ? { text_version: consent.textVersion, page_url: origin?.pageUrl } : null,
      notification: confirmationMail(newsletter.siteUrl, token),
    }),
  )
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

/** Confirms the token's subscription; repeating it changes nothing. */
async function confirm(token: string, database: AdminClient): Promise<void> {
  const outcome = await callDatabase(
    database.rpc('confirm_newsletter', { token_hash: await sha256Hex(token) }),
  )
  if (outcome === 'confirmed') return
  throw new HttpError(outcome === 'expired' ? 'expired_token' : 'unknown_token')
}

/** Ends the token's subscription, whatever the token's age. */
async function unsubscribe(token: string, database: AdminClient): Promise<void> {
  const isKnown = await callDatabase(
    database.rpc('unsubscribe_newsletter', { token_hash: await sha256Hex(token) }),
  )
  if (!isKnown) throw new HttpError('unknown_token')
}

function perform(request: NewsletterRequest, headers: Headers, deps: Dependencies): Promise<void> {
  switch (request.action) {
    case 'subscribe':
      return subscribe(request, headers, deps)
    case 'confirm':
      return confirm(request.token, deps.database)
    case 'unsubscribe':
      return unsubscribe(request.token, deps.database)
  }
}

/**
 * Serves `POST /functions/v1/newsletter`: subscribes an address, which is mailed a confirmation link, and
 * handles the links of such mails. The answer never tells whether the address was known.
 */
export const createHandler = (deps: Dependencies) =>
  postEndpoint(async (httpRequest) => {
    const body = await readJson(httpRequest, maximumNewsletterBodyBytes)
    await perform(parseBody(newsletterRequestSchema, body), httpRequest.headers, deps)
    return jsonResponse({ ok: true })
  })

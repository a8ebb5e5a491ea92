import { callerError, connectAsCaller } from '../_shared/caller.ts'
import {
  newsletterRequestSchema,
  type NewsletterPreview,
  type NewsletterRequest,
} from '../_shared/contracts/newsletter.ts'
import { newsletterLinkParameters } from '../_shared/contracts/newsletter-links.ts'
import { countHit } from '../_shared/count-hit.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, readBytes, readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { letter, newsletterLink } from '../_shared/newsletter/mails.ts'
import { readToken } from '../_shared/newsletter/token.ts'
import { createOutbox, deliverSoon } from '../_shared/outbox/outbox.ts'
import { clientEnv, databaseEnv, newsletterEnv, outboxEnv } from '../_shared/settings.ts'
import { logWarning } from '../_shared/log/log.ts'

const env = readEnv({
  database: databaseEnv,
  outbox: outboxEnv,
  client: clientEnv,
  limits: newsletterEnv,
})
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)
const { links } = env.outbox

/** Stores a pending subscription together with the mail that asks to confirm it. */
async function subscribe(
  { email, consent, origin, nickname }: Extract<NewsletterRequest, { action: 'subscribe' }>,
  request: Request,
): Promise<void> {
  if (nickname) {
    // The bot gets ok, so that it learns nothing.
    logWarning('honeypot filled: the subscription is dropped')
    return
  }
  await countHit(database, 'newsletter', request, env.client, env.limits)
  const isMailed = await callDatabase(
    database.rpc('subscribe_newsletter', {
      address: email,
      mail_pause_seconds: env.limits.mail_pause_seconds,
      consent: consent ? { text_version: consent.textVersion, page_url: origin?.pageUrl } : null,
    }),
  )
  if (isMailed) deliverSoon(outbox)
}

/** @throws HttpError unknown_token if we have not signed it */
async function subscriptionOf(token: string) {
  const subscription = await readToken(token, links.secret)
  if (!subscription) throw new HttpError('unknown_token')
  return subscription
}

/** Confirms the token's subscription; repeating it changes nothing. */
async function confirm(token: string): Promise<void> {
  const { id, generation } = await subscriptionOf(token)
  const outcome = await callDatabase(
    database.rpc('confirm_newsletter', { subscription_id: id, generation }),
  )
  if (outcome === 'confirmed') return
  throw new HttpError(outcome === 'expired' ? 'expired_token' : 'unknown_token')
}

/** Ends the token's subscription, whichever mail it is from. */
async function unsubscribe(token: string): Promise<void> {
  const { id } = await subscriptionOf(token)
  const isKnown = await callDatabase(
    database.rpc('unsubscribe_newsletter', { subscription_id: id }),
  )
  if (!isKnown) throw new HttpError('unknown_token')
}

/** The mail of an issue, for admins. */
async function preview(issueId: string, request: Request): Promise<NewsletterPreview> {
  const caller = connectAsCaller(request, env.database)
  const [issue] = await callDatabase(
    caller.from('newsletter_issues').select('subject, body').eq('id', issueId),
    callerError,
  )
  if (!issue) throw new HttpError('forbidden')
  const { text, html } = letter(issue, links)
  return { ok: true, text, html }
}

/** The token in the URL of a mail's unsubscribe button, if the request is for it. */
const oneClickToken = ({ url }: Request) =>
  new URL(url).searchParams.get(newsletterLinkParameters.unsubscribe)

/** The button's POST: `List-Unsubscribe=One-Click` as a form of either kind (RFC 8058, section 3.2). */
async function isOneClick({ headers, body }: Request): Promise<boolean> {
  const type = headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
    return false
  // The button sends one field.
  const bytes = await readBytes({ headers, body }, 4096)
  const answer = new Response(bytes, { headers: { 'content-type': type } })
  const form = await answer.formData().catch(() => undefined)
  return form?.get('List-Unsubscribe') === 'One-Click'
}

const post = postEndpoint(async (request) => {
  const token = oneClickToken(request)
  if (token !== null && (await isOneClick(request))) return unsubscribe(token)
  const asked = parseBody(newsletterRequestSchema, await readJson(request, 16 * 1024))
  switch (asked.action) {
    case 'subscribe':
      return subscribe(asked, request)
    case 'confirm':
      return confirm(asked.token)
    case 'unsubscribe':
      return unsubscribe(asked.token)
    case 'preview':
      return preview(asked.issueId, request)
  }
})

/**
 * Serves `/functions/v1/newsletter`. A POST of JSON subscribes an address, which is mailed a confirmation link,
 * carries out the links of mails, or previews an issue; no answer reveals whether an address was known. With a token
 * in the URL it is the target of a mail's unsubscribe button; a browser that opens it is led to the page that asks
 * first: scanners open it too.
 */
export default {
  fetch: async (request: Request) => {
    const token = request.method === 'GET' ? oneClickToken(request) : null
    if (token === null) return post.fetch(request)
    const location = newsletterLink(`${links.siteUrl}/blog`, 'unsubscribe', token)
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  },
}

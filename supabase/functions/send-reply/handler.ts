import {
  maximumReplyBodyBytes,
  retryMailRequestSchema,
  sendReplyRequestSchema,
  type SendReplyRequest,
} from '../_shared/contracts/reply.ts'
import { callDatabase } from '../_shared/database.ts'
import { notingDenials } from '../_shared/denials.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { jsonResponse, postEndpoint } from '../_shared/http/endpoint.ts'
import { deliverSoon } from '../_shared/outbox/deliver.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'
import { callerError, connectAsCaller, type CallerClient } from '../_shared/caller.ts'
import type { DatabaseEnv } from '../_shared/settings.ts'

type Dependencies = { databaseEnv: DatabaseEnv; outbox: Outbox }

/** Stores a reply with its mail; a known reply id changes nothing. */
async function store(
  {
    replyId,
    emailId,
    subject,
    body,
    attachmentIds = [],
    holdSeconds = 0,
    completes = false,
    to,
    cc = [],
    seenUntil,
  }: SendReplyRequest,
  caller: CallerClient,
): Promise<void> {
  const outcome = await callDatabase(
    caller.rpc('reply_to_email', {
      reply_id: replyId,
      email_id: emailId,
      subject,
      body,
      attachment_ids: attachmentIds,
      hold_seconds: holdSeconds,
      completes,
      ...(to !== undefined && { to_address: to }),
      cc,
      ...(seenUntil !== undefined && { seen_until: seenUntil }),
    }),
    callerError,
  )
  switch (outcome) {
    case 'stored':
    case 'duplicate':
      return
    case 'unknown':
      throw new HttpError('unknown_email')
    case 'no_address':
      throw new HttpError('no_address')
    case 'unknown_recipient':
    case 'answered_meanwhile':
    case 'unknown_attachment':
    case 'attachments_too_large':
      throw new HttpError(outcome)
    default:
      throw new HttpError('internal', { cause: new Error(`reply_to_email said ${outcome}`) })
  }
}

/** Queues a failed mail again; any other mail stays as it is. */
async function retry(mailId: string, caller: CallerClient): Promise<void> {
  await callDatabase(caller.rpc('retry_mail', { mail_id: mailId }), callerError)
}

/**
 * Serves `POST /functions/v1/send-reply`: stores a reply to a customer with the rights of its author, answers ok,
 * then sends the mail. It also retries a failed mail.
 */
export const createHandler = ({ databaseEnv, outbox }: Dependencies) =>
  postEndpoint(
    notingDenials(outbox.database, 'send-reply', async (request) => {
      const caller = connectAsCaller(request, databaseEnv)
      const body = await readJson(request, maximumReplyBodyBytes)
      const retryRequest = retryMailRequestSchema.safeParse(body)
      if (retryRequest.success) {
        await retry(retryRequest.data.retry, caller)
        deliverSoon(outbox)
      } else {
        const reply = parseBody(sendReplyRequestSchema, body)
        await store(reply, caller)
        deliverSoon(outbox, (reply.holdSeconds ?? 0) * 1000)
      }
      return jsonResponse({ ok: true })
    }),
  )

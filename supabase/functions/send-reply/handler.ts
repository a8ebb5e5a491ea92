import { callerError, connectAsCaller, type CallerClient } from '../_shared/caller.ts'
import {
  maximumReplyBodyBytes,
  retryMailRequestSchema,
  sendReplyRequestSchema,
  type SendReplyRequest,
} from '../_shared/contracts/reply.ts'
import { databaseTimeoutMs, type DatabaseEnv } from '../_shared/database.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { jsonResponse } from '../_shared/http/json-response.ts'
import { parseBody } from '../_shared/http/parse-body.ts'
import { postEndpoint } from '../_shared/http/post-endpoint.ts'
import { readJson } from '../_shared/http/read-json.ts'
import { deliverSoon } from '../_shared/outbox/deliver-soon.ts'
import type { Outbox } from '../_shared/outbox/outbox.ts'

/** Stores a reply with its mail; a known reply id is left as it is. */
async function store(
  { replyId, emailId, subject, body }: SendReplyRequest,
  caller: CallerClient,
): Promise<void> {
  const result = await caller
    .rpc('reply_to_email', { reply_id: replyId, email_id: emailId, subject, body })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw callerError(result)
  switch (result.data) {
    case 'stored':
    case 'duplicate':
      return
    case 'unknown':
      throw new HttpError('unknown_email')
    case 'no_address':
      throw new HttpError('no_address')
    default:
      throw new HttpError('internal', { cause: new Error(`reply_to_email said ${result.data}`) })
  }
}

/** Puts a mail that failed back in the queue; one that did not is left as it is. */
async function retry(mailId: string, caller: CallerClient): Promise<void> {
  const result = await caller
    .rpc('retry_mail', { mail_id: mailId })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw callerError(result)
}

/**
 * Serves `POST /functions/v1/send-reply`: what staff write to a customer is stored under their own
 * rights, then answered with ok, then mailed.
 */
export const createHandler = (databaseEnv: DatabaseEnv, outbox: Outbox) =>
  postEndpoint(async (request) => {
    const caller = connectAsCaller(request, databaseEnv)
    const body = await readJson(request, maximumReplyBodyBytes)
    const again = retryMailRequestSchema.safeParse(body)
    if (again.success) await retry(again.data.retry, caller)
    else await store(parseBody(sendReplyRequestSchema, body), caller)
    deliverSoon(outbox)
    return jsonResponse({ ok: true })
  })

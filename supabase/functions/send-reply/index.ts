import {
  callerError,
  connectAsCaller,
  notingDenials,
  type CallerClient,
} from '../_shared/caller.ts'
import {
  retryMailRequestSchema,
  sendReplyRequestSchema,
  type SendReplyRequest,
} from '../_shared/contracts/reply.ts'
import { callDatabase, connectDatabase } from '../_shared/database.ts'
import { readEnv } from '../_shared/env.ts'
import { parseBody, readJson } from '../_shared/http/body.ts'
import { postEndpoint } from '../_shared/http/endpoint.ts'
import { HttpError, unexpected } from '../_shared/http/http-error.ts'
import { createOutbox, deliverSoon } from '../_shared/outbox/outbox.ts'
import { databaseEnv, outboxEnv } from '../_shared/settings.ts'

const env = readEnv({ database: databaseEnv, outbox: outboxEnv })
const database = connectDatabase(env.database)
const outbox = createOutbox(database, env.outbox)

/** Stores a reply with its mail; a known reply id changes nothing. */
async function store(reply: SendReplyRequest, caller: CallerClient): Promise<void> {
  const outcome = await callDatabase(
    caller.rpc('reply_to_email', {
      reply_id: reply.replyId,
      email_id: reply.emailId,
      subject: reply.subject,
      body: reply.body,
      attachment_ids: reply.attachmentIds,
      hold_seconds: reply.holdSeconds,
      completes: reply.completes,
      to_address: reply.to,
      cc: reply.cc,
      seen_until: reply.seenUntil,
      seen_mail_id: reply.seenMailId,
      despite_new_mail: reply.despiteNewMail,
    }),
    callerError,
  )
  switch (outcome) {
    case 'stored':
    case 'duplicate':
      return
    case 'unknown':
      throw new HttpError('unknown_email')
    // Two refusals under one code: clients of 0.9.0 know no other.
    case 'answered_meanwhile':
      throw new HttpError('answered_meanwhile', {
        fields: { seenUntil: 'Клиенту уже ответил кто-то из коллег' },
      })
    case 'written_meanwhile':
      throw new HttpError('answered_meanwhile', {
        fields: { seenMailId: 'Клиент тем временем написал ещё' },
      })
    case 'no_address':
    case 'unknown_recipient':
    case 'unknown_attachment':
    case 'attachments_too_large':
      throw new HttpError(outcome)
    default:
      throw unexpected('reply_to_email', outcome)
  }
}

/** Serves `POST /functions/v1/send-reply`, with the author's rights; of old mails it queues only failed ones again. */
export default postEndpoint(
  notingDenials(database, 'send-reply', async (request) => {
    const caller = connectAsCaller(request, env.database)
    // JSON may take six bytes per character.
    const body = await readJson(request, 160 * 1024)
    const { data: failed } = retryMailRequestSchema.safeParse(body)
    if (failed) {
      await callDatabase(caller.rpc('retry_mail', { mail_id: failed.retry }), callerError)
      deliverSoon(outbox)
    } else {
      const reply = parseBody(sendReplyRequestSchema, body)
      await store(reply, caller)
      deliverSoon(outbox, (reply.holdSeconds ?? 0) * 1000)
    }
  }),
)

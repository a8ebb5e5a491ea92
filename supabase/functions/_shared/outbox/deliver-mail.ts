import type { Database } from '../contracts/database.types.ts'
import { databaseTimeoutMs } from '../database.ts'
import { databaseError } from '../database-error.ts'
import { wholeMessageId } from '../mail/message-id.ts'
import type { Mail } from '../mail/transport.ts'
import type { DeliveryCounts, Outbox } from './outbox.ts'
import { settleFailure, type Settlement } from './settle-failure.ts'

type OutboxRow = Database['public']['Tables']['outbox']['Row']

/** The mail that a row stands for. */
function mailOf(row: OutboxRow, { from, replyTo }: Pick<Outbox, 'from' | 'replyTo'>): Mail {
  const mail: Mail = {
    from,
    to: row.to_email,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
  }
  if (row.kind !== 'reply') return mail
  return {
    ...mail,
    replyTo: replyTo ?? null,
    thread: {
      inReplyTo: row.in_reply_to && wholeMessageId(row.in_reply_to, from),
      references: row.reference_ids.map((id) => wholeMessageId(id, from)),
    },
  }
}

async function attemptDelivery(outbox: Outbox, row: OutboxRow): Promise<Settlement> {
  const { transport, settings } = outbox
  try {
    const { messageId } = await transport.send(mailOf(row, outbox), row.id)
    return { count: 'sent', outcome: 'sent', ...(messageId && { message_id: messageId }) }
  } catch (error) {
    return settleFailure(error, row.attempts, settings)
  }
}

/**
 * Makes one attempt at a leased mail and records how it fared. When that cannot be recorded, the
 * lease runs out and the mail is sent again under the same idempotency key.
 *
 * @returns the count that it belongs to
 */
export async function deliverMail(outbox: Outbox, row: OutboxRow): Promise<keyof DeliveryCounts> {
  const { count, ...settlement } = await attemptDelivery(outbox, row)
  if (settlement.error) console.error(`mail ${row.id}, attempt ${row.attempts}:`, settlement.error)
  const settled = await outbox.database
    .rpc('settle_outbox', { mail_id: row.id, attempt: row.attempts, ...settlement })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (settled.error) console.error(`mail ${row.id} not settled:`, databaseError(settled).cause)
  return settled.data ? count : 'lost'
}

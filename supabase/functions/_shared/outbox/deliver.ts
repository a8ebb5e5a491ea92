import { inBackground } from '../background.ts'
import type { Database } from '../contracts/database.types.ts'
import { callDatabase } from '../database.ts'
import { HttpError } from '../http/http-error.ts'
import { fullMessageId } from '../mail/message-id.ts'
import type { Mail } from '../mail/transport.ts'
import type { DeliveryCounts, Outbox } from './outbox.ts'
import { settleFailure, type Settlement } from './retry.ts'

type OutboxRow = Database['public']['Tables']['outbox']['Row']

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
      inReplyTo: row.in_reply_to && fullMessageId(row.in_reply_to, from),
      references: row.reference_ids.map((id) => fullMessageId(id, from)),
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
 * Makes one attempt at a leased mail and records the outcome. If that fails, the lease expires and the
 * mail is sent again with the same idempotency key.
 */
async function deliverMail(outbox: Outbox, row: OutboxRow): Promise<keyof DeliveryCounts> {
  const { count, ...settlement } = await attemptDelivery(outbox, row)
  if (settlement.error) console.error(`mail ${row.id}, attempt ${row.attempts}:`, settlement.error)
  const isSettled = await callDatabase(
    outbox.database.rpc('settle_outbox', {
      mail_id: row.id,
      attempt: row.attempts,
      ...settlement,
    }),
  ).catch((error: unknown) => {
    console.error(`mail ${row.id} not settled:`, error instanceof HttpError ? error.cause : error)
    return false
  })
  return isSettled ? count : 'lost'
}

/** Mails leased and sent at once. */
const batchSize = 4

/**
 * Delivers due mails, batch by batch, until none is left or time is up. Any number of workers may run at
 * once: each mail is leased by one of them.
 *
 * @param timeBudgetMs no batch begins after this many milliseconds
 * @throws HttpError when the database cannot be asked for mails
 */
export async function deliverDue(outbox: Outbox, timeBudgetMs: number): Promise<DeliveryCounts> {
  const counts: DeliveryCounts = { sent: 0, retried: 0, failed: 0, lost: 0 }
  const end = Date.now() + timeBudgetMs
  while (Date.now() < end) {
    const mails = await callDatabase(
      outbox.database.rpc('claim_outbox', {
        max_rows: batchSize,
        lease_seconds: outbox.settings.leaseSeconds,
      }),
    )
    const outcomes = await Promise.all(mails.map((mail) => deliverMail(outbox, mail)))
    for (const outcome of outcomes) counts[outcome] += 1
    if (mails.length < batchSize) break
  }
  return counts
}

/** In milliseconds. Hosted Supabase lets an instance live for at least 150 s after its answer. */
const backgroundBudgetMs = 20_000

/** Delivers due mails after the answer; a failed one waits in the outbox. */
export const deliverSoon = (outbox: Outbox) =>
  inBackground('deliver mail', () => deliverDue(outbox, backgroundBudgetMs))

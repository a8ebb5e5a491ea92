import { databaseTimeoutMs } from '../database.ts'
import { databaseError } from '../database-error.ts'
import { deliverMail } from './deliver-mail.ts'
import type { DeliveryCounts, Outbox } from './outbox.ts'

/** Mails leased and sent at once. */
const batchSize = 4

/**
 * Delivers what is due, batch by batch, until nothing is or time is up. Any number of callers may do
 * so at once: each mail is leased by one of them.
 *
 * @param timeBudgetMs no batch is begun after this many milliseconds
 * @throws HttpError when the database cannot be asked for mails
 */
export async function deliverDue(outbox: Outbox, timeBudgetMs: number): Promise<DeliveryCounts> {
  const counts: DeliveryCounts = { sent: 0, retried: 0, failed: 0, lost: 0 }
  const end = Date.now() + timeBudgetMs
  while (Date.now() < end) {
    const claimed = await outbox.database
      .rpc('claim_outbox', { max_rows: batchSize, lease_seconds: outbox.settings.leaseSeconds })
      .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
    if (claimed.error) throw databaseError(claimed)
    const outcomes = await Promise.all(claimed.data.map((mail) => deliverMail(outbox, mail)))
    for (const outcome of outcomes) counts[outcome] += 1
    if (claimed.data.length < batchSize) break
  }
  return counts
}

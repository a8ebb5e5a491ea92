import { z } from '../contracts/zod.ts'
import { databaseTimeoutMs, type AdminClient } from '../database.ts'
import { databaseError } from '../database-error.ts'
import type { LeadSettings } from '../lead-env.ts'
import { bookingSubmission, type ConfirmedBooking } from './booking-submission.ts'

/** A booking of one session, and by what it is counted. */
export type SessionBooking = ConfirmedBooking & {
  sessionId: string
  clientHash: string
  lead: LeadSettings
}

const bookedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stored', 'duplicate']) }),
  z
    .object({ outcome: z.literal('rate_limited'), retry_after_seconds: z.number().int() })
    .transform(({ outcome, retry_after_seconds }) => ({
      outcome,
      retryAfterSeconds: retry_after_seconds,
    })),
])

/** What becomes of a booking: a chat's second is a `duplicate`, and its first stands. */
export type StoredBooking = z.output<typeof bookedSchema>

/**
 * Stores a booking as a lead, with the managers' notification: once for each session.
 *
 * @throws HttpError when nothing is stored
 */
export async function storeBooking(
  database: AdminClient,
  { sessionId, clientHash, lead, ...booking }: SessionBooking,
): Promise<StoredBooking> {
  const result = await database
    .rpc('book_chat', {
      ...bookingSubmission(booking, lead),
      session_id: sessionId,
      client_hash: clientHash,
      max_per_window: lead.limit,
      window_seconds: lead.windowSeconds,
    })
    .abortSignal(AbortSignal.timeout(databaseTimeoutMs))
  if (result.error) throw databaseError(result)
  return bookedSchema.parse(result.data[0])
}

import { minimumFillTimeMs } from '@contracts/lead.ts'
import { consentText } from '@/content/consultation'
import { makeUuid } from '@/lib/uuid'
import { leadOrigin } from './lead-origin'

/** A form being filled in: the same id through every retry, so that it can only become one lead. */
export interface LeadDraft {
  submissionId: string
  /** Milliseconds since 1970. */
  openedAt: number
}

/** Begins a new filled form. */
export const startDraft = (): LeadDraft => ({ submissionId: makeUuid(), openedAt: Date.now() })

/**
 * Waits until a form has been open for as long as the server demands of a human being: somebody whose
 * browser fills the form in by itself can be faster, and must not be taken for a robot.
 * @returns how long the form was open, in milliseconds
 */
export async function settleFillTime({ openedAt }: LeadDraft): Promise<number> {
  const missing = minimumFillTimeMs - (Date.now() - openedAt)
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.max(minimumFillTimeMs, Date.now() - openedAt)
}

interface FilledForm {
  draft: LeadDraft
  /** The service or package whose button opened the form. */
  interest: string | undefined
  /** The honeypot's content; empty when a human being filled the form in. */
  nickname: string
}

/** What every lead carries beside its answers; ready once the form has been open for long enough. */
export async function leadEnvelope({ draft, interest, nickname }: FilledForm) {
  const fillTimeMs = await settleFillTime(draft)
  return {
    submissionId: draft.submissionId,
    interest,
    origin: leadOrigin(),
    consent: { textVersion: consentText.version },
    fillTimeMs,
    nickname,
  }
}

/** What `leadEnvelope` makes. */
export type LeadEnvelope = Awaited<ReturnType<typeof leadEnvelope>>

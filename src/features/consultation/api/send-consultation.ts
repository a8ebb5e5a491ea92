import type { Consultation, SendEmailInput } from '@contracts/lead.ts'
import { consentText } from '@/content/consultation'
import { callFunction } from '@/lib/functions'
import { type LeadDraft, leadOrigin, settleFillTime } from '@/lib/lead-submission'

interface ConsultationSubmission {
  data: Consultation
  draft: LeadDraft
  interest: string | undefined
  /** The honeypot's content; empty when a human being filled the form in. */
  nickname: string
}

/**
 * Sends a consultation request; sending the same draft again is the same request.
 * @throws {FunctionError}
 */
export async function sendConsultation(submission: ConsultationSubmission): Promise<void> {
  const { data, draft, interest, nickname } = submission
  const fillTimeMs = await settleFillTime(draft)
  const request: SendEmailInput = {
    type: 'consultation',
    data,
    submissionId: draft.submissionId,
    interest,
    origin: leadOrigin(),
    consent: { textVersion: consentText.version },
    fillTimeMs,
    nickname,
  }
  await callFunction('send-email', request)
}

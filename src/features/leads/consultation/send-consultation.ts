import type { Consultation, SendEmailInput } from '@contracts/lead.ts'
import { callFunction } from '@/lib/functions'
import type { LeadEnvelope } from '../submission/send-lead'

/**
 * Sends a consultation request; sending the same draft again is the same request.
 * @throws {FunctionError}
 */
export async function sendConsultation(data: Consultation, envelope: LeadEnvelope): Promise<void> {
  const request: SendEmailInput = { type: 'consultation', data, ...envelope }
  await callFunction('send-email', request)
}

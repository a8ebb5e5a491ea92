import type { Estimate } from '@contracts/estimate.ts'
import { type ProjectQuiz, type SendEmailInput } from '@contracts/lead.ts'
import { callFunction } from '@/lib/functions'
import type { LeadEnvelope } from '../submission/send-lead'

/**
 * Sends a filled quiz; sending the same draft again is the same request.
 * @throws {FunctionError}
 */
export async function sendQuiz(
  data: ProjectQuiz,
  estimate: Estimate,
  envelope: LeadEnvelope,
): Promise<void> {
  const request: SendEmailInput = { type: 'project_quiz', data, estimate, ...envelope }
  await callFunction('send-email', request)
}

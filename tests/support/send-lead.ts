import { randomUUID } from 'node:crypto'
import type { ConsultationInput, ProjectQuizInput } from '@contracts/lead.ts'

/** The bare payloads of the specification, without optional fields. */
export const consultation: ConsultationInput = {
  name: 'Айгерим Садыкова',
  email: 'Aigerim@romashka.example',
  phone: '+996 555 123456',
}

export const projectQuiz: ProjectQuizInput = {
  ...consultation,
  projectType: 'ecommerce',
  timeline: '3-months',
  budget: '5m+',
  features: 'Админ-панель,Платёжная система',
  priority: 'quality',
  team: 'no-team',
}

/** A consultation with its own id, which is also its company, so that it can be found. */
export function consultationRequest(data: Partial<ConsultationInput> = {}, envelope: object = {}) {
  const submissionId = randomUUID()
  return {
    type: 'consultation' as const,
    data: { ...consultation, company: submissionId, ...data },
    submissionId,
    ...envelope,
  }
}

/**
 * Sends a body to `send-email`; anything but a string or a blob is sent as JSON.
 *
 * @param origin of the backend, or of a functions process
 */
export function sendLead(
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const ready = typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body)
  return fetch(`${origin}/functions/v1/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: ready,
  })
}

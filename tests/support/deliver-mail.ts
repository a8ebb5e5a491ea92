import { expect } from 'vitest'
import type { TestBackend } from './backend.ts'

/** Calls `deliver-mail` as the scheduler does. */
export const callSchedule = ({ url, secretKey }: TestBackend): Promise<Response> =>
  fetch(`${url}/functions/v1/deliver-mail`, { method: 'POST', headers: { apikey: secretKey } })

/** Delivers due mails, including an issue's letters at their pace. */
export async function deliverMail(backend: TestBackend): Promise<void> {
  expect((await callSchedule(backend)).status).toBe(200)
}

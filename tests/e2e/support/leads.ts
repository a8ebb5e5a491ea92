import { type APIRequestContext, expect } from 'playwright/test'
import { unique } from './accounts.ts'

interface Lead {
  name?: string
  company?: string
  description?: string
}

/** Sends a consultation with only the required fields. @returns its address, which no other lead has */
export async function sendLead(request: APIRequestContext, lead: Lead = {}): Promise<string> {
  const email = `${unique('inbox-')}@company.kg`
  const data = { name: 'Дастан', email, phone: '+996 700 111 222', ...lead }
  const answer = await request.post('/functions/v1/send-email', {
    data: { type: 'consultation', data },
  })
  expect(answer.ok()).toBe(true)
  return email
}

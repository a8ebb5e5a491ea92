import { type APIRequestContext, expect } from 'playwright/test'
import { z } from 'zod'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { accounts, demoPassword } from './accounts.ts'

const rowsSchema = z.array(z.record(z.string(), z.unknown()))

/** The REST API as a demo account, to set up a test. */
export async function restAs(request: APIRequestContext, who: keyof typeof accounts) {
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: localPublishableKey },
    data: { email: accounts[who], password: demoPassword },
  })
  const { access_token, user } = await signedIn.json()
  const headers = { apikey: localPublishableKey, authorization: `Bearer ${access_token}` }
  return {
    userId: String(user.id),
    async readFirst(path: string): Promise<Record<string, unknown>> {
      const answer = await request.get(`/rest/v1/${path}`, { headers })
      const [row = {}] = rowsSchema.parse(await answer.json())
      return row
    },
    async change(path: string, data: object) {
      const answer = await request.patch(`/rest/v1/${path}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
  }
}

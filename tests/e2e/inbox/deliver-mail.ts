import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from 'playwright/test'
import type { InboundMailInput } from '../../../supabase/functions/_shared/contracts/inbound.ts'
import { inboundSecret, loadSecrets } from '../../../dev/backend/secrets.ts'
import { signWebhook } from '../../support/sign-webhook.ts'

export const newMessageId = () => `<${randomUUID()}@mail.example>`

/** Delivers a mail to the inbox, as the mail provider's webhook does; by default from a verified sender. */
export async function deliverMail(request: APIRequestContext, mail: InboundMailInput) {
  const body = JSON.stringify({
    to: 'hello@kerege.example',
    messageId: newMessageId(),
    authentication: 'pass',
    ...mail,
  })
  const secret = inboundSecret(await loadSecrets(process.env.E2E_DATA_DIR ?? ''))
  const answer = await request.post('/functions/v1/inbound-mail', {
    headers: { 'content-type': 'application/json', ...signWebhook(body, { secret }) },
    // A string would be encoded as JSON again.
    data: Buffer.from(body),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  fullKey,
  sendingKey,
  startResendFake,
  type ResendFake,
} from '../../tests/support/fakes/resend-fake.ts'
import { resendProblem } from './resend-account.ts'

const endpoint = 'https://project.supabase.co/functions/v1/inbound-mail'
const events = ['received', 'sent', 'bounced', 'complained', 'failed', 'suppressed'].map(
  (name) => `email.${name}`,
)

let resend: ResendFake
beforeAll(async () => {
  resend = await startResendFake()
  resend.perSecond = 100
})
afterAll(() => resend.close())
const ask = (apiKey: string) => resendProblem({ apiKey, baseUrl: resend.url }, endpoint)

it('is right with a full key and a webhook for all events', async () => {
  resend.webhooks = [{ endpoint, events }]
  expect(await ask(fullKey)).toBeUndefined()
})

it.each([
  ['a key that may only send', sendingKey, /401 restricted_api_key .*«Full access»/],
  ['a malformed key', 'nonsense', /400 validation_error API key is invalid/],
  ['a key that was deleted', 're_gone', /API key is invalid/],
])('is found wrong with %s', async (_, key, found) => {
  expect(await ask(key)).toMatch(found)
})

it.each(events)('is found wrong where the webhook lacks %s', async (event) => {
  resend.webhooks = [{ endpoint, events: events.filter((one) => one !== event) }]
  expect(await ask(fullKey)).toContain(`lacks ${event}`)
})

it('is found wrong with a webhook that is switched off, or without one', async () => {
  resend.webhooks = [{ endpoint, events, status: 'disabled' }]
  expect(await ask(fullKey)).toContain('switch it on')
  resend.webhooks = [{ endpoint: 'https://other.example', events }]
  expect(await ask(fullKey)).toContain('no webhook to')
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendEmailResponseSchema } from '@contracts/lead.ts'
import { sharedBackend, type TestBackend, withFunctions } from '../support/backend.ts'
import { type CaptchaFake, humanToken, startCaptchaFake } from '../support/fakes/captcha-fake.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'

let fake: CaptchaFake
let shared: TestBackend
beforeAll(async () => {
  fake = await startCaptchaFake()
  shared = await sharedBackend()
})
afterAll(() => fake.close())
beforeEach(() => fake.reset())

async function send(backend: TestBackend, request: object) {
  const response = await sendLead(backend.url, request)
  expect(response.status).toBe(200)
  return sendEmailResponseSchema.parse(await response.json())
}

const isSuspicious = async (backend: TestBackend, { submissionId }: { submissionId: string }) => {
  const [row] = await backend.supabase.sql<{ is_suspicious: boolean }>(
    'select is_suspicious from public.emails where submission_id = private.public_submission_id($1)',
    submissionId,
  )
  return row?.is_suspicious
}

const announced = async (backend: TestBackend, { submissionId }: { submissionId: string }) =>
  (await readMailbox(backend.url)).filter((mail) => mail.text.includes(submissionId))

describe.each([
  ['turnstile', '/turnstile/v0/siteverify', 'response'],
  ['hcaptcha', '/siteverify', 'response'],
  ['smartcaptcha', '/validate', 'token'],
])('with %s', (provider, path, field) => {
  let backend: TestBackend
  beforeAll(async () => {
    await shared.supabase.sql('delete from private.rate_limits')
    backend = await withFunctions(shared, {
      LEAD_LIMIT: '1',
      CAPTCHA: `${provider}:captcha-secret`,
      CAPTCHA_BASE_URL: fake.url,
    })
    // From here on above the limit.
    expect(await send(backend, consultationRequest())).not.toHaveProperty('wantsCaptcha')
  })
  afterAll(() => backend.close())

  it('asks a doubtful client, whose lead is announced once it sends a token', async () => {
    const lead = consultationRequest()
    expect(await send(backend, lead)).toMatchObject({ wantsCaptcha: true })
    expect(await isSuspicious(backend, lead)).toBe(true)
    expect(fake.requests).toEqual([])

    const proved = await send(backend, { ...lead, captchaToken: humanToken })
    expect(proved).not.toHaveProperty('wantsCaptcha')
    expect(await isSuspicious(backend, lead)).toBe(false)
    await expect.poll(() => announced(backend, lead), { timeout: 10_000 }).toHaveLength(1)

    expect(fake.requests).toMatchObject([{ method: 'POST', path }])
    const [{ body = '', headers } = {}] = fake.requests
    expect(headers?.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    // The visitor's address is not passed on.
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      secret: 'captcha-secret',
      [field]: humanToken,
    })
  })

  it('takes a token for one lead, and no other for any', async () => {
    const [first, second, third] = [
      consultationRequest(),
      consultationRequest(),
      consultationRequest(),
    ]
    const tokens = [humanToken, humanToken, 'forged']
    for (const [index, lead] of [first, second, third].entries()) {
      await send(backend, { ...lead, captchaToken: tokens[index] })
    }
    expect(await isSuspicious(backend, first)).toBe(false)
    expect(await isSuspicious(backend, second)).toBe(true)
    expect(await isSuspicious(backend, third)).toBe(true)
    expect(fake.requests).toHaveLength(3)
  })

  it('keeps a lead, in doubt, while the provider is down', async () => {
    fake.breakDown()
    const lead = consultationRequest()
    const answer = await send(backend, { ...lead, captchaToken: humanToken })
    expect(answer).toMatchObject({ wantsCaptcha: true })
    expect(await isSuspicious(backend, lead)).toBe(true)
  })
})

it.each([
  ['its provider never answers', 'turnstile:captcha-secret', () => fake.hang()],
  ['its secret is wrong', 'smartcaptcha:another-secret', () => {}],
])('keeps a lead, in doubt, while %s', async (_, CAPTCHA, play) => {
  play()
  const settings = { LEAD_LIMIT: '1', CAPTCHA, CAPTCHA_BASE_URL: fake.url }
  const backend = await withFunctions(shared, settings)
  await send(backend, consultationRequest())
  const lead = consultationRequest()
  const answer = await send(backend, { ...lead, captchaToken: humanToken })
  expect(answer).toMatchObject({ wantsCaptcha: true })
  expect(await isSuspicious(backend, lead)).toBe(true)
  await backend.close()
})

it('without a captcha no client is asked, and a token proves nothing', async () => {
  await send(shared, consultationRequest())
  await shared.supabase.sql('update private.rate_limits set hits = 10')
  const lead = consultationRequest({}, { captchaToken: humanToken })
  expect(await send(shared, lead)).not.toHaveProperty('wantsCaptcha')
  expect(await isSuspicious(shared, lead)).toBe(true)
  expect(fake.requests).toEqual([])
})

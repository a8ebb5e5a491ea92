import { describe, expect, it } from 'vitest'
import { parseEnv } from '../_shared/env.ts'
import { inboundEnv } from './env.ts'

const base = { MAIL_FROM: 'Kerege <Site@kerege.example>', LEADS_TO: 'managers@kerege.example' }
const secret = `whsec_${btoa('0123456789abcdef')}`
const parse = (env: Record<string, string>) =>
  parseEnv({ inbound: inboundEnv }, { ...base, ...env }).inbound

describe('the settings of inbound mail', () => {
  it('may be absent', () => {
    expect(parse({ INBOUND_WEBHOOK_SECRET: '' })).toMatchObject({
      keys: { svix: undefined, webhook: undefined },
      resend: { baseUrl: 'https://api.resend.com' },
    })
  })

  it('hold keys in base64, with and without their prefix, and our own addresses', () => {
    const { keys, ownAddresses } = parse({
      INBOUND_WEBHOOK_SECRET: secret.slice(6),
      INBOUND_RESEND_SECRET: secret,
      RESEND_API_KEY: 're_key',
    })
    expect(new TextDecoder().decode(keys.webhook)).toBe('0123456789abcdef')
    expect(keys.svix).toEqual(keys.webhook)
    expect(ownAddresses).toEqual({
      sender: 'site@kerege.example',
      managers: 'managers@kerege.example',
    })
  })

  it.each([
    ['RESEND_API_KEY', { INBOUND_RESEND_SECRET: secret }],
    ['INBOUND_WEBHOOK_SECRET', { INBOUND_WEBHOOK_SECRET: 'whsec_?' }],
    ['INBOUND_WEBHOOK_SECRET', { INBOUND_WEBHOOK_SECRET: `whsec_${btoa('too short')}` }],
    ['RESEND_BASE_URL', { RESEND_BASE_URL: 'ftp://api.example' }],
  ])('name what is missing or wrong, and no key: %s', (name, env) => {
    expect(() => parse(env)).toThrow(`  ${name}: `)
    expect(() => parse(env)).not.toThrow(/whsec_[A-Za-z0-9]/)
  })
})

import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'
import { clientEnv, databaseEnv, deliveryEnv, inboundEnv, llmEnv, mailEnv } from './settings.ts'

const database = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SECRET_KEYS: '{"default":"k"}' }

describe('parseEnv', () => {
  it('names everything that is missing in one message', () => {
    const parse = () =>
      parseEnv({ database: databaseEnv, mail: mailEnv, client: clientEnv }, { MAIL_FROM: '' })
    const names = [
      'SUPABASE_URL',
      'SUPABASE_SECRET_KEYS',
      'MAIL_FROM',
      'MAIL_TRANSPORT',
      'CLIENT_HASH_SECRET',
    ]
    for (const name of names) expect(parse).toThrow(new RegExp(`^  ${name}: `, 'm'))
  })

  it.each([
    ['resend', 'RESEND_API_KEY'],
    ['smtp', 'SMTP_URL'],
    ['mailbox', 'MAILBOX_URL'],
  ])('asks the transport %s for its own variable', (transport, missing) => {
    const source = { MAIL_FROM: 'a@b.example', MAIL_TRANSPORT: transport }
    expect(() => parseEnv({ mail: mailEnv }, source)).toThrow(missing)
  })

  it('counts a blank variable as absent', () => {
    const { outbox } = parseEnv({ outbox: deliveryEnv }, { OUTBOX_LEASE_SECONDS: '' })
    expect(outbox.leaseSeconds).toBe(60)
  })

  it.each(['0', '-1', '1.5', 'many'])('refuses %s as a count', (value) => {
    expect(() => parseEnv({ outbox: deliveryEnv }, { OUTBOX_MAX_ATTEMPTS: value })).toThrow(
      'OUTBOX_MAX_ATTEMPTS',
    )
  })
})

describe('databaseEnv', () => {
  const read = (keys: string | undefined, legacy?: string) =>
    parseEnv(
      { database: databaseEnv },
      { ...database, SUPABASE_SECRET_KEYS: keys, SUPABASE_SERVICE_ROLE_KEY: legacy },
    ).database

  it.each([
    ['the platform’s list', '{"cron":"c","default":"d"}', undefined, 'd', ['c', 'd']],
    ['a list without a default', '{"cron":"c","web":"w"}', 'old', 'c', ['c', 'w']],
    ['a default that is empty', '{"default":"","cron":"c"}', 'old', 'c', ['c']],
    ['an empty default alone', '{"default":""}', 'old', 'old', ['old']],
    ['an empty list', '{}', 'old', 'old', ['old']],
    ['a blank variable', '', 'old', 'old', ['old']],
    ['no list', undefined, 'old', 'old', ['old']],
  ])('takes the key of %s', (_, keys, legacy, used, accepted) => {
    const { secretKey, secretKeys } = read(keys, legacy)
    expect(secretKey).toBe(used)
    expect(Object.values(secretKeys)).toEqual(accepted)
  })

  it.each(['not json', '[]', '"text"', '{"default":1}', '{"default":""}', '{}'])(
    'refuses the key list %s',
    (keys) => expect(() => read(keys)).toThrow('missing or wrong'),
  )
})

describe('mailEnv', () => {
  const source = { MAIL_FROM: 'a@b.example', MAIL_TRANSPORT: 'smtp' }
  const hosted = { ...source, SB_REGION: 'eu-central-1' }

  it.each([
    'smtp://mx.example',
    'smtp://mx.example:465',
    'smtps://mx.example:25',
    'smtps://mx.example:587',
  ])('refuses %s on the hosted platform in one sentence', (SMTP_URL) => {
    expect(() => parseEnv({ mail: mailEnv }, { ...hosted, SMTP_URL })).toThrow(
      /^Environment[^\n]*\n {2}SMTP_URL: [^\n]+smtps:[^\n]+$/,
    )
    expect(parseEnv({ mail: mailEnv }, { ...source, SMTP_URL }).mail).toMatchObject({ SMTP_URL })
  })

  it('says how a password is written that no address can hold', () => {
    const SMTP_URL = 'smtps://u:a/b#c@mx.example'
    expect(() => parseEnv({ mail: mailEnv }, { ...hosted, SMTP_URL })).toThrow(
      /^Environment[^\n]*\n {2}SMTP_URL: [^\n]+%2F[^\n]+$/,
    )
  })

  it.each(['smtps://mx.example', 'smtps://u:p@mx.example:2465'])('takes %s there', (SMTP_URL) => {
    expect(parseEnv({ mail: mailEnv }, { ...hosted, SMTP_URL }).mail).toMatchObject({ SMTP_URL })
  })
})

describe('deliveryEnv', () => {
  it.each([
    ['60', 10_000],
    ['4', 2000],
  ])('gives up a mail well within a lease of %s s', (lease, timeout) => {
    const { outbox } = parseEnv({ outbox: deliveryEnv }, { OUTBOX_LEASE_SECONDS: lease })
    expect(outbox.sendTimeoutMs).toBe(timeout)
  })
})

const llm = { AI_BASE_URL: 'https://ai.example/v1/', AI_API_KEY: 'key', AI_MODEL: 'small' }
const parseLlm = (env: Record<string, string>) => parseEnv({ ai: llmEnv }, env).ai

describe('the settings of the LLM', () => {
  it.each([
    ['nothing', {}],
    ['blank lines', { AI_BASE_URL: '', AI_API_KEY: '', AI_MODEL: '' }],
    ['limits alone', { AI_MAX_STEPS: '2' }],
  ])('may be absent: %s', (_, env) => {
    expect(parseLlm(env)).toBeUndefined()
  })

  it('have defaults', () => {
    expect(parseLlm(llm)).toEqual({
      endpoint: 'https://ai.example/v1/chat/completions',
      apiKey: 'key',
      model: 'small',
      extraBody: {},
      silenceMs: 8_000,
      pauseSeconds: 60,
      timeoutMs: 20_000,
      maxSteps: 4,
      maxTokens: 700,
      budget: { tokens: 1_000_000, costMicros: undefined, clientPercent: 10 },
      price: { input: 0, output: 0 },
    })
  })

  it('take prices and a daily cost', () => {
    const priced = { AI_PRICE_INPUT: '0.15', AI_PRICE_OUTPUT: '0.6', AI_DAILY_COST: '5' }
    expect(parseLlm({ ...llm, ...priced })).toMatchObject({
      price: { input: 0.15, output: 0.6 },
      budget: { costMicros: 5_000_000 },
    })
  })

  it.each([
    ['AI_API_KEY', { AI_BASE_URL: llm.AI_BASE_URL, AI_MODEL: 'small' }],
    ['AI_MODEL', { AI_BASE_URL: llm.AI_BASE_URL, AI_API_KEY: 'key' }],
    ['AI_BASE_URL', { AI_API_KEY: 'key', AI_MODEL: 'small' }],
    ['AI_BASE_URL', { ...llm, AI_BASE_URL: 'ftp://ai.example' }],
    ['AI_PRICE_OUTPUT', { ...llm, AI_PRICE_INPUT: '1' }],
    ['AI_PRICE_INPUT', { ...llm, AI_DAILY_COST: '1' }],
    ['AI_MAX_TOKENS', { ...llm, AI_MAX_TOKENS: '0' }],
    ['AI_CLIENT_SHARE', { ...llm, AI_CLIENT_SHARE: '101' }],
    ['AI_API_KEY', { ...llm, AI_API_KEY: 'ключ' }],
    ['AI_API_KEY', { ...llm, AI_API_KEY: 'two words' }],
    ['AI_EXTRA_BODY', { ...llm, AI_EXTRA_BODY: 'reasoning_effort=low' }],
    ['AI_EXTRA_BODY', { ...llm, AI_EXTRA_BODY: '["low"]' }],
    ['AI_EXTRA_BODY', { ...llm, AI_EXTRA_BODY: '{"max_tokens": 9000}' }],
    ['AI_EXTRA_BODY', { ...llm, AI_EXTRA_BODY: '{"stream": false}' }],
  ])('that are half set or wrong name %s', (name, env) => {
    expect(() => parseLlm(env)).toThrow(`  ${name}: `)
  })

  it('are understood as they are pasted', () => {
    const pasted = {
      AI_BASE_URL: ' https://ai.example/v1/chat/completions ',
      AI_API_KEY: 'Bearer sk-key\n',
      AI_MODEL: ' small ',
      AI_EXTRA_BODY: '{"reasoning_effort": "low"}',
    }
    expect(parseLlm(pasted)).toMatchObject({
      endpoint: 'https://ai.example/v1/chat/completions',
      apiKey: 'sk-key',
      model: 'small',
      extraBody: { reasoning_effort: 'low' },
    })
  })

  it('name everything that is missing, and no key', () => {
    expect(() => parseLlm({ AI_API_KEY: 'sk-very-secret' })).toThrow(
      /AI_BASE_URL: .*\n.*AI_MODEL: /,
    )
    expect(() => parseLlm({ AI_API_KEY: 'sk-very-secret' })).not.toThrow(/very-secret/)
  })
})

const inbound = { MAIL_FROM: 'Kerege <Site@kerege.example>', LEADS_TO: 'managers@kerege.example' }
const secret = `whsec_${btoa('0123456789abcdef')}`
const parseInbound = (env: Record<string, string>) =>
  parseEnv({ inbound: inboundEnv }, { ...inbound, ...env }).inbound

describe('the settings of inbound mail', () => {
  it('may be absent', () => {
    expect(parseInbound({ INBOUND_WEBHOOK_SECRET: '' })).toMatchObject({
      keys: { svix: undefined, webhook: undefined },
      resend: { baseUrl: 'https://api.resend.com' },
    })
  })

  it('hold keys in base64, with and without their prefix, and our own addresses', () => {
    const { keys, ownAddresses } = parseInbound({
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
    expect(() => parseInbound(env)).toThrow(`  ${name}: `)
    expect(() => parseInbound(env)).not.toThrow(/whsec_[A-Za-z0-9]/)
  })
})

import { describe, expect, it } from 'vitest'
import { clientEnv } from './client-hash.ts'
import { databaseEnv } from './database.ts'
import { parseEnv } from './env.ts'
import { mailEnv } from './mail/mail-env.ts'
import { deliveryEnv } from './outbox/outbox.ts'

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
  it('reads the platform’s key list', () => {
    const env = parseEnv({ database: databaseEnv }, database).database
    expect(env.secretKeys).toEqual({ default: 'k' })
  })

  it('falls back to the service role key', () => {
    const source = { SUPABASE_URL: database.SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY: 'old' }
    expect(parseEnv({ database: databaseEnv }, source).database.secretKeys).toEqual({
      default: 'old',
    })
  })

  it.each(['not json', '[]', '"text"', '{"default":""}'])('refuses the key list %s', (keys) => {
    const source = { ...database, SUPABASE_SECRET_KEYS: keys }
    expect(() => parseEnv({ database: databaseEnv }, source)).toThrow('missing or wrong')
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

import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '../env.ts'
import { captchaEnv } from '../settings.ts'
import { isHuman } from './captcha.ts'

const read = (source: Record<string, string>) => parseEnv({ captcha: captchaEnv }, source).captcha

it('is off by default', () => {
  expect(read({})).toBeUndefined()
  expect(read({ CAPTCHA: '', CAPTCHA_BASE_URL: 'http://127.0.0.1:1' })).toBeUndefined()
})

it.each([
  [
    'turnstile:0x4AAA_a-b',
    '0x4AAA_a-b',
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ],
  ['hcaptcha:ES_1', 'ES_1', 'https://api.hcaptcha.com/siteverify'],
  ['smartcaptcha:ysc2_a:b', 'ysc2_a:b', 'https://smartcaptcha.yandexcloud.net/validate'],
])('reads %s', (CAPTCHA, secret, url) => {
  expect(read({ CAPTCHA })).toMatchObject({ secret, url })
})

it('asks another host where one is named', () => {
  const captcha = read({ CAPTCHA: 'turnstile:s', CAPTCHA_BASE_URL: 'http://127.0.0.1:9/' })
  expect(captcha?.url).toBe('http://127.0.0.1:9/turnstile/v0/siteverify')
})

it.each(['recaptcha:key', 'turnstile', 'turnstile:', ':key', 'toString:key'])(
  'refuses %s',
  (CAPTCHA) => {
    expect(() => read({ CAPTCHA })).toThrow('CAPTCHA: must be <provider>:<secret>')
  },
)

describe('a token', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const ask = (name: string, answer: () => Promise<Response>) => {
    const captcha = read({ CAPTCHA: `${name}:secret` })
    if (!captcha) throw new Error('no captcha')
    vi.stubGlobal('fetch', answer)
    return isHuman('a-token', captcha)
  }
  const code = (...codes: string[]) => ({ success: false, 'error-codes': codes })
  const failed = (message: string) => ({ status: 'failed', message })

  // https://developers.cloudflare.com/turnstile/get-started/server-side-validation/#error-codes
  // https://docs.hcaptcha.com/#siteverify-error-codes-table
  // https://yandex.cloud/en/docs/smartcaptcha/concepts/validation#service-response
  it.each<[string, object, 'warn' | 'error']>([
    ['turnstile', code('missing-input-secret'), 'error'],
    ['turnstile', code('invalid-input-secret'), 'error'],
    ['turnstile', code('missing-input-response'), 'warn'],
    ['turnstile', code('invalid-input-response'), 'warn'],
    ['turnstile', code('bad-request'), 'warn'],
    ['turnstile', code('timeout-or-duplicate'), 'warn'],
    ['turnstile', code('internal-error'), 'warn'],
    ['hcaptcha', code('missing-input-secret'), 'error'],
    ['hcaptcha', code('invalid-input-secret'), 'error'],
    ['hcaptcha', code('missing-input-response'), 'warn'],
    ['hcaptcha', code('invalid-input-response'), 'warn'],
    ['hcaptcha', code('expired-input-response'), 'warn'],
    ['hcaptcha', code('already-seen-response'), 'warn'],
    ['hcaptcha', code('bad-request'), 'warn'],
    ['hcaptcha', code('missing-remoteip'), 'warn'],
    ['hcaptcha', code('invalid-remoteip'), 'warn'],
    ['hcaptcha', code('not-using-dummy-passkey'), 'warn'],
    ['hcaptcha', code('sitekey-secret-mismatch'), 'error'],
    ['smartcaptcha', failed(''), 'warn'],
    ['smartcaptcha', failed('Token invalid or expired.'), 'warn'],
    ['smartcaptcha', failed('Invalid IP.'), 'warn'],
    ['smartcaptcha', failed('Authentication failed. Secret has not provided.'), 'error'],
    ['smartcaptcha', failed('Authentication failed. Invalid secret.'), 'error'],
  ])('of %s proves nothing after %j, which is a case for %s', async (name, answer, level) => {
    const log = vi.spyOn(console, level).mockReturnValue()
    expect(await ask(name, async () => Response.json(answer))).toBe(false)
    expect(log).toHaveBeenCalledOnce()
    log.mockClear()
  })

  it.each<[string, () => Promise<Response>]>([
    ['a page', async () => new Response('<h1>502</h1>', { status: 502 })],
    [
      'a good answer with a bad status',
      async () => Response.json({ success: true }, { status: 500 }),
    ],
    ['nothing in time', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ])('proves nothing when the provider answers with %s', async (_, answer) => {
    const logs = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    for (const log of logs) log.mockReturnValue()
    expect(await ask('turnstile', answer)).toBe(false)
    for (const log of logs) log.mockClear()
  })
})

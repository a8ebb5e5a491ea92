import { expect, it } from 'vitest'
import { parseEnv } from '../env.ts'
import { captchaEnv } from '../settings.ts'

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

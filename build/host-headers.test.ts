import { expect, it } from 'vitest'
import { caddyFile, nginxFile, pageHeaders } from './host-headers.ts'

const headers = pageHeaders('<script>a</script>', {
  VITE_SUPABASE_URL: 'https://api.kerege.example/',
})

it('browsers report to Supabase what they refuse', () => {
  expect(headers['Content-Security-Policy']).toContain(
    'report-uri https://api.kerege.example/functions/v1/csp-report',
  )
  expect(pageHeaders('')['Content-Security-Policy']).toContain(
    'report-uri /functions/v1/csp-report',
  )
})

it('nginx serves nothing but a redirect without TLS', () => {
  const [plain = '', secure = ''] = nginxFile(headers)
    .split(/^server \{$/m)
    .slice(1)
  expect(plain).toContain('listen 80;')
  expect(plain).toContain('return 301 https://$host$request_uri;')
  expect(plain).not.toContain('root')
  expect(secure).toContain('listen 443 ssl;')
  expect(secure).not.toMatch(/listen (\[::\]:)?80/)
})

it('Caddy serves a name, for which it takes care of TLS and the redirect itself', () => {
  const addresses = [...caddyFile(headers).matchAll(/^(\S+) \{$/gm)].map(([, it]) => it)
  expect(addresses).toEqual(['{$SITE_HOST:localhost}'])
})

it.each([
  ['nginx', nginxFile(headers)],
  ['Caddy', caddyFile(headers)],
])('%s redirects pages with a slash too many, and leads to no other host', (_, file) => {
  const pattern = /\^\S+\$(?=\s)/.exec(file)?.[0] ?? ''
  const redirected = ['/services/', '/blog/telegram-automation/', '/_x/', '/.x/', '//x.example/']
    .concat('/\\x.example/', '/\t/x.example/', '/ /x.example/', '/%09/x.example/', '/@x.example/')
    .filter((path) => new RegExp(pattern).test(path))
  expect(redirected).toEqual(['/services/', '/blog/telegram-automation/'])
})

it('Caddy compresses with what it has by itself', () => {
  expect(/encode (.+)/.exec(caddyFile(headers))?.[1]?.split(' ')).toEqual(['zstd', 'gzip'])
})

it('allows a captcha’s hosts in a build that has one, and no others', () => {
  const policyOf = (VITE_CAPTCHA?: string) =>
    pageHeaders('', { ...(VITE_CAPTCHA && { VITE_CAPTCHA }) })['Content-Security-Policy']
  expect(policyOf()).not.toMatch(/cloudflare|hcaptcha|yandex|frame-src/)
  expect(policyOf()).toContain("; require-trusted-types-for 'script'; trusted-types inert default;")
  const turnstile = policyOf('turnstile:key')
  expect(turnstile).toContain("script-src 'self' https://challenges.cloudflare.com;")
  expect(turnstile).toContain("frame-src 'self' https://challenges.cloudflare.com;")
  expect(turnstile).toContain("connect-src 'self';")
  expect(turnstile).not.toContain('trusted-types')
  expect(policyOf('hcaptcha:key')).toContain(
    "connect-src 'self' https://hcaptcha.com https://*.hcaptcha.com;",
  )
  expect(policyOf('smartcaptcha:key')).toContain(
    "frame-src 'self' https://smartcaptcha.yandexcloud.net;",
  )
  for (const wrong of ['recaptcha:key', 'turnstile', 'turnstile:', 'toString:key']) {
    expect(() => policyOf(wrong), wrong).toThrow('VITE_CAPTCHA must be')
  }
})

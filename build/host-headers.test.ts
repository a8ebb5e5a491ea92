import { expect, it } from 'vitest'
import { caddyFile, nginxFile, pageHeaders, vercelFile, wranglerFile } from './host-headers.ts'

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

// What the servers do with their files is tried in tests/servers.
it.each([
  ['nginx', nginxFile(headers, 'site.example')],
  ['Caddy', caddyFile(headers)],
])('%s redirects pages with a slash too many, and leads to no other host', (_, file) => {
  const pattern = /\^\S+\$(?=\s)/.exec(file)?.[0] ?? ''
  const redirected = ['/services/', '/blog/telegram-automation/', '/_x/', '/.x/', '//x.example/']
    .concat('/\\x.example/', '/\t/x.example/', '/ /x.example/', '/%09/x.example/', '/@x.example/')
    .filter((path) => new RegExp(pattern).test(path))
  expect(redirected).toEqual(['/services/', '/blog/telegram-automation/'])
})

it('Vercel sends all of them with every file, and serves /x from x.html', () => {
  const file = vercelFile(headers)
  expect(file).toMatchObject({ cleanUrls: true, trailingSlash: false })
  const [all] = file.headers
  expect(all?.source).toBe('/(.*)')
  expect(Object.fromEntries(all?.headers.map(({ key, value }) => [key, value]) ?? [])).toEqual(
    headers,
  )
})

it('a Worker serves missing pages with 404', () => {
  expect(wranglerFile('site').assets).toMatchObject({ not_found_handling: '404-page' })
})

it('allows a captcha’s hosts in a build that has one, and no others', () => {
  const policyOf = (VITE_CAPTCHA?: string) =>
    pageHeaders('', { ...(VITE_CAPTCHA && { VITE_CAPTCHA }) })['Content-Security-Policy']
  expect(policyOf()).not.toMatch(/cloudflare|hcaptcha|yandex|frame-src/)
  expect(policyOf()).toContain("; require-trusted-types-for 'script'; trusted-types inert default;")
  const turnstile = policyOf('turnstile:key')
  expect(turnstile).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/challenges\.cloudflare\.com;/)
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

// @vitest-environment node
import { expect, it } from 'vitest'
import { caddyFile, nginxFile, pageHeaders } from './host-headers.ts'

const headers = pageHeaders('<script>a</script>', 'https://api.kerege.example/')

it('browsers report to Supabase what they refuse', () => {
  expect(headers['Content-Security-Policy']).toContain(
    'report-uri https://api.kerege.example/functions/v1/csp-report',
  )
  expect(pageHeaders('', undefined)['Content-Security-Policy']).toContain(
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

import { expect, it } from 'vitest'
import { mailDocument } from './email-document'

it.each([
  ['without', "default-src 'none'; style-src 'unsafe-inline'; img-src data:"],
  ['with', "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"],
] as const)('puts the policy %s pictures before anything of the mail', (pictures, policy) => {
  const hostile =
    '<html><head><meta http-equiv="Content-Security-Policy" content="default-src *"></head><body><img src="https://spy.example/p.gif"><script>alert(1)</script>'
  const parsed = new DOMParser().parseFromString(mailDocument(hostile, pictures), 'text/html')
  const policies = [...parsed.querySelectorAll('meta[http-equiv]')]
  expect(policies[0]?.getAttribute('content')).toBe(policy)
  expect(policies[0]?.parentElement).toBe(parsed.head)
  expect(parsed.head.querySelector('img, script')).toBeNull()
})

import { expect, it } from 'vitest'
import { mailDocument } from './mail-document'

it('puts the policy before anything of the mail, also when the mail brings its own head', () => {
  const hostile =
    '<html><head><meta http-equiv="Content-Security-Policy" content="default-src *"></head><body><img src="https://spy.example/p.gif"><script>alert(1)</script>'
  const parsed = new DOMParser().parseFromString(mailDocument(hostile), 'text/html')
  const policies = [...parsed.querySelectorAll('meta[http-equiv]')]
  expect(policies[0]?.getAttribute('content')).toBe("default-src 'none'; style-src 'unsafe-inline'")
  expect(policies[0]?.parentElement).toBe(parsed.head)
  expect(parsed.head.querySelector('img, script')).toBeNull()
})

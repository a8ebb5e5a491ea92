import { expect, it } from 'vitest'
import { emailDocument } from './email-frame'

it.each([
  [false, "default-src 'none'; style-src 'unsafe-inline'; img-src data:"],
  [true, "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"],
] as const)(
  'puts the policy before the markup of the email, with images: %s',
  (showsImages, policy) => {
    const hostile =
      '<html><head><meta http-equiv="Content-Security-Policy" content="default-src *"></head><body><img src="https://spy.example/p.gif"><script>alert(1)</script>'
    const parsed = new DOMParser().parseFromString(emailDocument(hostile, showsImages), 'text/html')
    const policies = [...parsed.querySelectorAll('meta[http-equiv]')]
    expect(policies[0]?.getAttribute('content')).toBe(policy)
    expect(policies[0]?.parentElement).toBe(parsed.head)
    expect(parsed.head.querySelector('img, script')).toBeNull()
  },
)

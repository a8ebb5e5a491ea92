import { expect, it } from 'vitest'
import { parseRetryAfter } from './resend.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

it.each([
  ['120', 120],
  [' 7 ', 7],
  ['0', 0],
  ['Sat, 21 Nov 2026 10:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['-5 apples', undefined],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j as %j seconds', (value, seconds) => {
  expect(parseRetryAfter(value, now)).toBe(seconds)
})

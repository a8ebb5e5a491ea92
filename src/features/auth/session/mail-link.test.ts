import { expect, it } from 'vitest'
import { readMailLink } from './mail-link'

it.each([
  ['', undefined],
  ['#services', undefined],
  ['#token_hash=4f1c&type=signup', { purpose: 'confirmation', tokenHash: '4f1c' }],
  ['token_hash=4f1c&type=recovery', { purpose: 'recovery', tokenHash: '4f1c' }],
  ['#token_hash=4f1c&type=email_change', { purpose: 'newAddress', tokenHash: '4f1c' }],
  ['#token_hash=4f1c&type=magiclink', 'failed'],
  ['#token_hash=&type=signup', 'failed'],
  ['#access_token=a.b.c&refresh_token=r&type=signup', 'failed'],
  ['#error=access_denied&error_code=otp_expired&error_description=x', 'failed'],
])('reads %s', (hash, link) => {
  expect(readMailLink(hash)).toEqual(link)
})

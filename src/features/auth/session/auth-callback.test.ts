import { expect, it } from 'vitest'
import { readAuthCallback } from './auth-callback'

it.each([
  ['', { kind: 'none' }],
  ['#services', { kind: 'none' }],
  ['#access_token=a.b.c&refresh_token=r&type=signup', { kind: 'session', purpose: 'confirmation' }],
  ['access_token=a.b.c&type=magiclink', { kind: 'session', purpose: 'other' }],
  ['#access_token=a.b.c&type=recovery', { kind: 'session', purpose: 'recovery' }],
  [
    '#error=access_denied&error_code=otp_expired&error_description=x',
    { kind: 'failed', expired: true },
  ],
  ['#error=server_error', { kind: 'failed', expired: false }],
])('reads %s', (hash, callback) => {
  expect(readAuthCallback(hash)).toEqual(callback)
})

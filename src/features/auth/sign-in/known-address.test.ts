import { expect, it } from 'vitest'
import { isTooSoon, revealsAccount } from './known-address'

it.each([
  [
    'over_email_send_rate_limit',
    'For security purposes, you can only request this after 59 seconds.',
    true,
    true,
  ],
  ['over_email_send_rate_limit', 'email rate limit exceeded', false, false],
  ['user_already_exists', 'User already registered', false, true],
  ['email_exists', 'A user with this email address has already been registered', false, true],
  ['over_request_rate_limit', 'Request rate limit reached', false, false],
  ['weak_password', 'Password should be at least 6 characters.', false, false],
  [undefined, 'For security purposes, you can only request this after 59 seconds.', false, false],
])('%s (%s)', (code, message, tooSoon, account) => {
  expect([isTooSoon({ code, message }), revealsAccount({ code, message })]).toEqual([
    tooSoon,
    account,
  ])
})

import { expect, it } from 'vitest'
import { sesMessageId } from './ses-message-id.ts'

const id = '0102018f0a1b2c3d-1a2b3c4d-1111-2222-3333-444455556666-000000'

it.each([
  ['smtps://AK:key@email-smtp.eu-west-1.amazonaws.com:465', 'eu-west-1'],
  ['smtps://AK:key@email-smtp.us-east-1.amazonaws.com', 'email'],
])('reads the id that SES gives a mail sent by %s', (url, domain) => {
  expect(sesMessageId(url, `250 Ok ${id}`)).toBe(`<${id}@${domain}.amazonses.com>`)
})

it.each([
  ['smtps://a:b@smtp.example:465', `250 Ok ${id}`],
  ['smtps://a:b@email-smtp.eu-west-1.amazonaws.com:465', '250 2.0.0 Ok: queued'],
])('reads none of another server or answer', (url, answer) => {
  expect(sesMessageId(url, answer)).toBeUndefined()
})

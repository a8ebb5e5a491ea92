import { expect, it } from 'vitest'
import type { FailureKind } from './delivery-error.ts'
import { smtpFailure } from './smtp-answers.ts'

/** Replies of RFC 5321 (section 4.2), RFC 3463, RFC 4954 and of well-known servers. */
it.each<[reply: string, FailureKind]>([
  ['421 4.7.0 Try again later, closing connection', 'passing'],
  ['421 4.7.28 Gmail has detected an unusual rate of unsolicited mail', 'passing'],
  ['432 4.7.12 A password transition is needed', 'passing'],
  ['450 4.2.1 The user you are trying to contact is receiving mail at a rate', 'passing'],
  ['451 4.7.1 Greylisting in action, please come back later', 'passing'],
  ['452 4.5.3 Too many recipients', 'passing'],
  ['454 4.7.0 Temporary authentication failure', 'settings'],
  ['455 Server unable to accommodate parameters', 'passing'],
  ['500 5.5.2 Syntax error, command unrecognized', 'final'],
  ['501 5.1.3 Bad recipient address syntax', 'final'],
  ['502 5.5.1 Command not implemented', 'final'],
  ['503 5.5.1 Bad sequence of commands', 'final'],
  ['504 5.5.4 Command parameter not implemented', 'final'],
  ['530 5.7.0 Must issue a STARTTLS command first', 'settings'],
  ['530 5.7.57 Client not authenticated to send mail', 'settings'],
  ['534 5.7.9 Application-specific password required', 'settings'],
  ['535 5.7.8 Username and Password not accepted', 'settings'],
  ['538 5.7.11 Encryption required for requested authentication mechanism', 'settings'],
  ['550 5.1.1 The email account that you tried to reach does not exist', 'final'],
  ['550 5.4.5 Daily user sending limit exceeded. For more information go to', 'quota'],
  ['550-5.4.5 Daily SMTP relay limit exceeded for customer', 'quota'],
  [
    '550 5.1.90 Your message can’t be sent because you’ve reached your daily limit for message recipients',
    'quota',
  ],
  ['550 5.7.1 Message rate limit exceeded', 'quota'],
  ['550 5.7.705 Access denied, tenant has exceeded threshold', 'quota'],
  ['554 5.7.0 Your sending quota has been exceeded', 'quota'],
  ['550 Too many messages today', 'quota'],
  ['550 5.7.1 Message rejected under suspicion of SPAM', 'final'],
  ['550 5.7.26 This mail has been blocked because the sender is unauthenticated', 'final'],
  ['551 User not local; please try another path', 'final'],
  ['552 5.2.2 Mailbox full, quota exceeded', 'final'],
  ['552 5.3.4 Message size exceeds fixed limit', 'final'],
  ['552 5.7.0 Message size limit exceeded', 'final'],
  ['553 5.1.3 Mailbox name not allowed', 'final'],
  ['554 5.6.0 Message is not RFC 5322 compliant', 'final'],
  ['555 5.5.4 Parameters not recognized', 'final'],
  ['556 5.1.10 Recipient address has null MX', 'final'],
])('reads %s as %s', (response, kind) => {
  const error = Object.assign(new Error(`Can't send mail: ${response}`), {
    responseCode: Number(response.slice(0, 3)),
    response,
  })
  const failure = smtpFailure(error)
  expect(failure.kind).toBe(kind)
  expect(failure.message).toContain(response)
})

it.each<[code: string, FailureKind]>([
  ['EAUTH', 'settings'],
  ['ECONNECTION', 'passing'],
  ['ESOCKET', 'passing'],
  ['ETIMEDOUT', 'passing'],
  ['EDNS', 'passing'],
  ['ETLS', 'passing'],
  ['EENVELOPE', 'final'],
])('reads %s without a reply as %s', (code, kind) => {
  expect(smtpFailure(Object.assign(new Error('no reply'), { code })).kind).toBe(kind)
})

import { expect, it } from 'vitest'
import { isLastingFailure, statusOf } from './delivery-failure.ts'

/** Status and words as servers say them, after RFC 3463, RFC 5248, RFC 7505 and the answers that services document. */
const lasting: readonly (readonly [status: string, words: string])[] = [
  ['5.1.1', ''],
  ['5.1.1', '550 5.1.1 The email account that you tried to reach does not exist'],
  ['5.0.0', '550 User unknown'],
  ['5.2.1', '550 5.2.1 <aida@client.example>... User Unknown'],
  ['5.7.1', '550 5.7.1 No such user!'],
  ['', '550 invalid mailbox. Local mailbox aida@client.example is unavailable: user not found'],
  ['', 'Sorry, no mailbox here by that name. (#5.1.1)'],
  ['', 'Unrouteable address'],
  ['5.1.2', 'Host unknown'],
  ['5.0.0', 'Host or domain name not found. Name service error for name=client.example'],
  [
    '5.1.10',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  ],
  ['5.0.0', 'Domain client.example does not accept mail (nullMX)'],
  ['5.1.6', '551 User has moved'],
  [
    '',
    "Your message wasn't delivered because the address couldn't be found. Check for typos and try again.",
  ],
  ['', '550 Нет такого пользователя'],
  ['5.0.0', '550 Пользователь не найден'],
  ['4.1.1', '450 4.1.1 <aida@client.example>: User unknown in virtual alias table'],
]

const passing: readonly (readonly [status: string, words: string])[] = [
  ['5.2.2', ''],
  ['5.0.0', '552 5.2.2 Mailbox full'],
  ['', '552 5.2.2 mailbox is full'],
  ['5.1.1', '550 5.7.1 IP address blacklisted by recipient'],
  ['5.1.1', '550 5.1.1 Recipient address rejected: mailbox over quota'],
  ['5.7.1', '554 5.7.1 Service unavailable; client blocked using a list'],
  ['5.7.26', '550 5.7.26 The MAIL FROM domain has an SPF record with a hard fail policy'],
  ['5.1.8', '553 5.1.8 Domain of sender address does not exist'],
  ['5.0.0', '550 Sender verify failed: user unknown'],
  ['5.3.4', '552 5.3.4 Message too large'],
  ['5.4.6', '554 5.4.6 Too many hops'],
  ['4.4.1', 'Connection timed out'],
  ['4.4.3', '450 4.4.3 Host not found, try again later'],
  ['', 'queue too long: Connection timed out'],
  ['5.0.0', '550 Message looks like spam'],
  ['5.0.0', ''],
  ['', ''],
  ['', '550 from 5.1.1.4: rejected'],
  ['', '550 Почтовый ящик переполнен, пользователь не найден на резервном сервере'],
]

it.each(lasting)('is lasting: %s %s', (status, words) => {
  expect(isLastingFailure(status, words)).toBe(true)
})

it.each(passing)('may pass or is ours to mend: %s %s', (status, words) => {
  expect(isLastingFailure(status, words)).toBe(false)
})

it('takes the code of the remote server before the reporter’s vague one', () => {
  expect(statusOf('5.0.0', '552 5.2.2 full')).toBe('5.2.2')
  expect(statusOf('5.1.1', '550 no code from 5.1.1.4')).toBe('5.1.1')
  expect(statusOf('5.0.0', 'failed')).toBe('5.0.0')
  expect(statusOf('', 'failed')).toBe('')
})

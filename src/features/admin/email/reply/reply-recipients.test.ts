import { expect, it } from 'vitest'
import { answerAddresses, copyAddresses } from './reply-recipients'

const email = {
  from_email: 'anna@company.kg',
  reply_to: null,
  is_relayed: false,
  also_to: [],
  cc: [],
}

it.each([
  ['anna@company.kg', {}],
  ['anna@company.kg, desk@company.kg', { reply_to: 'desk@company.kg' }],
  [
    'bakyt@client.example, noreply@forms.example',
    { from_email: 'noreply@forms.example', reply_to: 'bakyt@client.example', is_relayed: true },
  ],
  ['bakyt@client.example', { from_email: null, reply_to: 'bakyt@client.example' }],
  ['', { from_email: null }],
])('answers go to %s', (addresses, changes) => {
  expect(answerAddresses({ ...email, ...changes }).join(', ')).toBe(addresses)
})

it('copies go to those who got the email as well', () => {
  expect(copyAddresses({ ...email, also_to: ['a@b.example'], cc: ['c@d.example'] })).toEqual([
    'a@b.example',
    'c@d.example',
  ])
})

import { expect, it } from 'vitest'
import { fromMime } from './from-mime.ts'
import { receivedEmail } from './received-email.ts'

/** What is kept of who sent a mail with these headers. */
async function received(headers: Record<string, string>) {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`)
  const mail = new TextEncoder().encode(
    `${head.join('')}Content-Type: text/plain; charset=utf-8\n\nДа`,
  )
  const { email } = await receivedEmail(await fromMime(mail, 'mx.kerege.example'), [])
  const { from_email, from_name, reply_to, is_relayed } = email
  return { from_email, from_name, reply_to, is_relayed }
}

const group = 'sales@agency.example'
const person = 'aibek@client.example'
const answered = { from_email: group, from_name: 'Айбек', reply_to: person, is_relayed: true }

it.each([
  [
    'Google Groups',
    {
      From: `'Айбек' via Продажи <${group}>`,
      'Reply-To': `Айбек <${person}>`,
      'X-Original-From': `Айбек <${person}>`,
      'X-Original-Sender': person,
      'List-ID': '<sales.agency.example>',
    },
  ],
  [
    'Google Groups whose answers go to the group',
    {
      From: `'Айбек' via Продажи <${group}>`,
      'Reply-To': group,
      'X-Original-From': `Айбек <${person}>`,
      'List-ID': '<sales.agency.example>',
    },
  ],
  [
    'Mailman',
    {
      From: `Айбек via Sales <${group}>`,
      'Reply-To': person,
      'List-Id': 'Продажи <sales.agency.example>',
    },
  ],
  [
    'a list that names its address',
    {
      From: `Продажи <${group}>`,
      'Reply-To': `Айбек <${person}>`,
      'List-Post': `<mailto:${group}>`,
    },
  ],
])('the answer to a mail by way of %s goes to the person', async (_, headers) => {
  expect(await received(headers)).toEqual(answered)
})

it.each([
  [
    'a newsletter',
    {
      From: 'Магазин <news@shop.example>',
      'Reply-To': 'help@shop.example',
      'List-Id': '<news-2026.shop.example>',
    },
    'help@shop.example',
  ],
  [
    'a list that keeps the sender',
    {
      From: `Айбек <${person}>`,
      'X-Original-Sender': person,
      'List-ID': '<sales.agency.example>',
    },
    null,
  ],
  [
    'a hotel called so',
    { From: 'Hotel via Roma <info@hotel.example>', 'Reply-To': 'book@hotel.example' },
    'book@hotel.example',
  ],
])('%s is its own sender', async (_, headers, reply_to) => {
  expect(await received(headers)).toMatchObject({ reply_to, is_relayed: false })
})

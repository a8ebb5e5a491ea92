import { expect, it } from 'vitest'
import { newText } from '../../supabase/functions/_shared/contracts/new-text.ts'
import { letter } from '../../supabase/functions/_shared/newsletter/mails.ts'
import { fromMime } from '../../supabase/functions/inbound-mail/from-mime.ts'
import { receivedEmail } from '../../supabase/functions/inbound-mail/received-email.ts'
import { costlyTexts, type Step, type Text } from './growth.ts'
import { headers, messages, pages } from './texts.ts'

const head = 'From: a <a@client.example>\nTo: b@kerege.example\nSubject: s\n'
const folded = (text: string) => text.replace(/\n/g, '\n ')
const part = (type: string, text: string) => `--b\nContent-Type: ${type}\n\n${text}\n`

/** What `inbound-mail` does between the signature and the database. */
const receive = async (mail: string) =>
  receivedEmail(await fromMime(new TextEncoder().encode(mail), 'mx.kerege.example'), [])

const withType = (type: string) => (text: string) =>
  receive(`${head}Content-Type: ${type}; charset=utf-8\n\n${text}`)
const withFields = (names: string, before: string, after: string) => (text: string) =>
  receive(
    `${names
      .split(' ')
      .map((name) => `${name}: ${before}${folded(text)}${after}`)
      .join('\n')}\n${head}\nПривет`,
  )

const some = messages.filter((_, index) => index % 12 === 0)
const bodies = [...pages, ...some]

/** Lines that nearly are, or nearly end, what stands above a quote. */
const quoting: readonly Text[] = [
  ...[
    '> x\n',
    'x:\n',
    'x:\n\n',
    '> x\ny\n',
    '>:\n',
    '-----\n',
    '____\n\n',
    '-- -- -- wrote:\n',
    'wrote:',
    '@',
    '> ',
  ],
  ...[
    'On Wed, Apr 30, 2025 at 3:19 PM a@b\n',
    'On a wrote\n',
    'От: a\nТема:\n',
    'From: a@b.kg\n',
    'On 1 ',
    'Пт, 5 ',
  ],
  ...[
    'слово, 5 2025 15:19 @:\n',
    '--- On a@b wrote:\n',
    'a <a@b> 2025 10:10 написал\n',
    '<a@b',
    '-----Original Message',
  ],
].map((line) => ({
  name: JSON.stringify(line),
  make: (length) => `Да\n${line.repeat(Math.ceil(length / line.length))}`.slice(0, length),
}))
const values = [...headers, ...some]

it.each<[string, readonly Text[], number, Step]>([
  ['an answer', [...quoting, ...bodies], 100_000, (text) => newText(text, true)],
  ['HTML', bodies, 100_000, withType('text/html')],
  ['text', bodies, 100_000, withType('text/plain; format=flowed; delsp=yes')],
  [
    'a calendar',
    bodies,
    20_000,
    (text) =>
      withType('text/calendar')(
        `BEGIN:VEVENT\nORGANIZER;CN=${folded(text)}:${folded(text)}\nDESCRIPTION:${folded(text)}\nEND:VEVENT`,
      ),
  ],
  ['addresses', values, 8000, withFields('From To Cc Reply-To', '', '')],
  ['ids', values, 15_000, withFields('Message-ID In-Reply-To References X-Outbox-Id', '', '')],
  ['a verdict', values, 30_000, withFields('Authentication-Results', 'mx.kerege.example; ', '')],
  ['a type', values, 30_000, withFields('Content-Type Content-Disposition', 'text/plain; ', '')],
  ['an encoding', values, 30_000, withFields('Content-Type', 'text/plain; charset="', '"')],
  ['a subject', values, 30_000, withFields('Subject', '', '')],
  [
    'a bounce',
    bodies,
    60_000,
    (text) =>
      receive(
        `From: mailer-daemon@client.example\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n${part('text/plain', text)}${part(
          'message/delivery-status',
          `Action: failed\nDiagnostic-Code: ${folded(text)}\n\n${text}`,
        )}${part('message/rfc822', `Message-ID: ${folded(text)}\n${text}`)}--b--`,
      ),
  ],
  [
    'an issue of the newsletter',
    messages,
    20_000,
    (body) =>
      letter(
        { subject: 'Новости', body },
        { siteUrl: 'https://kerege.example', apiUrl: 'https://kerege.example' },
      ),
  ],
])('%s', async (_, texts, length, step) => {
  expect(await costlyTexts(step, texts, { length, ms: 400 })).toEqual([])
})

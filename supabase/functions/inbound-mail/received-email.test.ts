import { describe, expect, it } from 'vitest'
import type { IncomingFile, IncomingMail } from './incoming-mail.ts'
import { withoutRemarks } from '../_shared/contracts/mail-remark.ts'
import { receivedEmail } from './received-email.ts'

const mail: IncomingMail = {
  from: { name: 'Айда', address: 'Aida@Client.example' },
  to: [{ name: 'Kerege', address: 'site@kerege.example' }],
  cc: [],
  replyTo: undefined,
  writer: undefined,
  subject: 'Вопрос',
  text: 'Сколько стоит сайт?',
  html: '',
  messageId: '<1@client.example>',
  inReplyTo: '',
  references: '',
  isAutomatic: false,
  isNewsletter: false,
  outboxId: '',
  authentication: 'pass',
  report: undefined,
  files: [],
  remarks: [],
  source: new Uint8Array(1),
}

const own = ['site@kerege.example', 'desk@kerege.example']

const received = async (changes: Partial<IncomingMail>) =>
  (await receivedEmail({ ...mail, ...changes }, own)).email

/** A file that the provider does not deliver. */
const named = (name: string): IncomingFile => ({
  name,
  mediaType: undefined,
  contentId: undefined,
  content: undefined,
})

it('tells the database what a mail says', async () => {
  expect(await received({ inReplyTo: '<0@x> <y@z>', references: '<a@b> <0@x>' })).toEqual({
    from_email: 'Aida@client.example',
    from_name: 'Айда',
    authentication: 'pass',
    to_email: 'site@kerege.example',
    also_to: [],
    cc: [],
    reply_to: null,
    is_relayed: false,
    is_automatic: false,
    subject: 'Вопрос',
    body: 'Сколько стоит сайт?',
    preview: 'Сколько стоит сайт?',
    html_content: null,
    status: 'new',
    message_id: '<1@client.example>',
    in_reply_to: '<0@x>',
    reference_ids: ['<a@b>', '<0@x>'],
    attachments: [],
  })
})

describe('the sender', () => {
  it.each([
    '',
    'aida',
    `${'a'.repeat(250)}@b.example`,
    'a@b.example\r\nBcc: c@d.ru',
    'aida@',
    '@client.example',
    'aida@client example',
    'aida\u202E@client.example',
  ])('%j cannot be answered', async (address) => {
    const { from_email, body } = await received({ from: { name: 'А', address } })
    expect(from_email).toBeNull()
    if (address) expect(body).toContain('[Адрес отправителя записан так: ')
  })

  it.each([
    ['q&a@client.example'],
    ['sales/kg@client.example'],
    ['bounce+aida=client.example@mail.example'],
    ['.aida..b.@client.example'],
    ['инфо@заказ.онлайн'],
    ['info@xn--80aswg.xn--p1ai'],
    ['"aida, b"@client.example'],
    ['aida b@client.example', '"aida b"@client.example'],
    ['"aida"@client.example', 'aida@client.example'],
    ['aida@client.example@evil.example', '"aida@client.example"@evil.example'],
  ])('%s can be answered', async (address, kept = address) => {
    const { from_email, body } = await received({ from: { name: 'А', address } })
    expect(from_email).toBe(kept)
    expect(body).toBe(mail.text)
  })

  it('of an absence note does not wait', async () => {
    expect((await received({ isAutomatic: true })).status).toBe('processed')
    expect(await received({ isNewsletter: true })).toMatchObject({
      status: 'new',
      is_automatic: true,
    })
  })

  it('has a name of one short line', async () => {
    const name = `\u202EА\r\nBcc: x${'я'.repeat(300)}`
    const { from_name: kept } = await received({ from: { name, address: 'a@b.example' } })
    expect(kept).toMatch(/^А Bcc: xя+…$/)
    expect([...(kept ?? '')]).toHaveLength(120)
    expect((await received({ from: { name: '', address: 'a@b.example' } })).from_name).toBeNull()
  })
})

describe('texts', () => {
  it('fit into the database, and say that they were cut', async () => {
    const {
      body,
      html_content: html,
      subject,
    } = await received({
      text: '🌼'.repeat(30_000),
      html: `<p>${'я'.repeat(300_000)}</p>`,
      subject: '🌼'.repeat(3000),
    })
    expect([...(subject ?? '')]).toHaveLength(500)
    expect(body?.length).toBeLessThanOrEqual(20_000)
    expect(body).toMatch(/^(🌼)+\s+\[…\]\s+(🌼)+\n\n\[Письмо очень длинное: показано не всё\.\]$/u)
    expect(html?.length).toBeLessThanOrEqual(200_000)
    expect(html).toMatch(
      /^<p>\[Письмо очень длинное: показано не всё\.\]<\/p>\n<p>я+\s+\[…\]\s+(я+<\/p>|<\/p>)$/,
    )
  })

  it('of many megabytes are cut', async () => {
    const long = '\u200D🌼 <'.repeat(2_000_000)
    const mails = [
      await received({ text: long, html: long, subject: long, messageId: long, references: long }),
      await received({ text: '', html: `<p>${long}`, files: [named(long), named(long)] }),
    ]
    for (const { body, html_content } of mails) {
      expect(body?.length).toBeLessThanOrEqual(20_000)
      expect(html_content?.length).toBeLessThanOrEqual(200_000)
    }
  })

  it('keep an answer below a quote of any length, and between two', async () => {
    const quote = '> Как вы просили, присылаем смету.\n'.repeat(3000)
    const text = `Здравствуйте!\n${quote}\nСогласна.\n\n${quote}Начинайте.`
    const answered = await received({ text })
    expect(answered.body).toMatch(
      /^Здравствуйте!\n>[\s\S]*\nСогласна\.\n[\s\S]*\nНачинайте\.\n\n\[Письмо/,
    )
    // A quote without marks.
    const unmarked = `${'Как вы просили, присылаем смету.\n'.repeat(3000)}Согласна.`
    expect((await received({ text: unmarked })).body).toMatch(/\nСогласна\.\n\n\[Письмо очень/)
  })

  it('are shown whole where the page that they came with is too long', async () => {
    const html = `<p>Начинайте</p>${'<style>p { color: red }</style>'.repeat(10_000)}`
    expect(await received({ html })).toMatchObject({
      html_content: null,
      body: `${mail.text}\n\n[Оформление письма слишком большое: показан только его текст.]`,
    })
    expect(await received({ html, text: '' })).toMatchObject({
      body: expect.stringMatching(/^Начинайте\n/),
    })
  })

  it('are as long as they are without the pictures in them', async () => {
    const picture = `<img src='data:image/gif;base64,${'R0lGODlh'.repeat(50_000)}'>`
    const { email, files } = await receivedEmail(
      { ...mail, html: `${picture}<p>Да</p>`, text: '' },
      own,
    )
    expect(email).toMatchObject({
      body: 'Да',
      html_content: "<img src='cid:picture-1@data.invalid'><p>Да</p>",
      attachments: [{ name: 'Картинка 1.gif', media_type: 'image/gif' }],
    })
    expect(files).toHaveLength(1)
  })

  it('lose nothing at their limits', async () => {
    const text = 'я'.repeat(20_000)
    const html = 'я'.repeat(200_000)
    expect(await received({ text, html })).toMatchObject({ body: text, html_content: html })
  })

  it('are taken from the HTML where there are none', async () => {
    const html = '<p>Привет</p><script>alert(1)</script>'
    expect(await received({ text: ' \r\n\t', html })).toMatchObject({
      body: 'Привет',
      html_content: html,
    })
    expect(await received({ text: '', html: '' })).toMatchObject({ body: null, html_content: null })
  })

  it('lose what PostgreSQL cannot store, and invisible characters', async () => {
    expect(
      await received({
        text: 'це\u200Bна\0\r\nдве\uD83D',
        html: '<p>\0\uDE00</p>',
        subject: 'а\0\nб',
      }),
    ).toMatchObject({ body: 'цена\nдве\uFFFD', html_content: '<p>\uFFFD</p>', subject: 'а б' })
  })
})

describe('a remark', () => {
  it('names the files that are not kept, and why', async () => {
    const { body, html_content: html } = await received({
      html: '<p>да</p>',
      files: [named('ТЗ.pdf'), { ...named('a.exe'), content: new Uint8Array(9) }],
    })
    const reasons = 'ТЗ.pdf (файл остался у почтового сервиса), a.exe (такие файлы не принимаем)'
    expect(body).toBe(`Сколько стоит сайт?\n\n[Вложения не сохранены: ${reasons}.]`)
    expect(html).toBe(`<p>[Вложения не сохранены: ${reasons}.]</p>\n<p>да</p>`)
    expect((await received({ files: Array(25).fill(named('a.png')) })).body).toContain('и ещё 5.]')
  })

  it('names the files that are kept unchecked', async () => {
    const file = (name: string, content: string): IncomingFile => ({
      ...named(name),
      content: new TextEncoder().encode(content),
    })
    const email = await received({
      files: [file('a.rar', 'Rar!'), file('b.pdf', 'no'), file('c.js', '1'), file('d.7z', '')],
    })
    expect(email.body).toBe(`Сколько стоит сайт?

[Вложения не сохранены: c.js (такие файлы не принимаем), d.7z (пустой файл).]
[Вложения не проверены и хранятся 30 дней: a.rar, b.pdf.]`)
    expect(email.attachments).toMatchObject([
      { name: 'a.rar', media_type: 'application/octet-stream' },
      { name: 'b.pdf', media_type: 'application/octet-stream' },
    ])
  })

  it('is no part of what the sender wrote', async () => {
    const tnef: IncomingFile = {
      ...named('winmail.dat'),
      content: Uint8Array.of(0x78, 0x9f, 0x3e, 0x22),
    }
    const { body } = await received({
      from: { name: '', address: 'aida' },
      files: [named('a.png'), tnef],
      remarks: [
        'Письмо пришло с нашего собственного адреса, но отправлено не отсюда.',
        'Письмо повреждено: прочитать удалось не всё.',
        'Письмо подписано, подпись не проверена.',
        'Письмо слишком большое: целиком оно есть только в Resend.',
        'Письмо очень длинное: показано не всё.',
      ],
    })
    expect(body?.split('\n')).toHaveLength(11)
    expect(withoutRemarks(body ?? '')).toBe(mail.text)
    const html = `<p>Сколько стоит сайт?</p>${'<style>p { color: red }</style>'.repeat(10_000)}`
    expect(withoutRemarks((await received({ html })).body ?? '')).toBe(mail.text)
  })

  it('is all there is of a mail that could not be read', async () => {
    expect(await received({ text: '', remarks: ['Письмо повреждено.'] })).toMatchObject({
      body: '[Письмо повреждено.]',
      html_content: null,
    })
  })
})

it('names a mail that has no name of its own', async () => {
  expect((await received({ messageId: 'broken' })).message_id).toMatch(/@unnamed\.invalid>$/)
})

describe('whom a mail names', () => {
  const box = (address: string) => ({ name: '', address })
  const named = async (changes: Partial<IncomingMail>) => {
    const { to_email, also_to, cc, reply_to, is_relayed } = await received(changes)
    return { to_email, also_to, cc, reply_to, is_relayed }
  }

  it('is kept: to which of our addresses it came, to whom else, and with copies to whom', async () => {
    expect(
      await named({
        to: [
          'Lawyer@Bureau.example',
          'Desk@kerege.example',
          'nonsense',
          'lawyer@bureau.example',
        ].map(box),
        cc: [box('boss@client.example'), box('aida@client.example'), box('site@kerege.example')],
      }),
    ).toEqual({
      to_email: 'Desk@kerege.example',
      also_to: ['lawyer@bureau.example'],
      cc: ['boss@client.example'],
      reply_to: null,
      is_relayed: false,
    })
    const many = Array.from({ length: 500 }, (_, n) => box(`n${n}@client.example`))
    const kept = await named({ to: [...mail.to, ...many], cc: many })
    expect([kept.also_to.length, kept.cc.length]).toEqual([20, 20])
  })

  it.each([
    ['aida@client.example', 'Desk@client.example', false],
    ['no-reply@tilda.example', 'bakyt@client.example', true],
    ['forms-receipts-noreply@google.example', 'bakyt@client.example', true],
    ['donotreply@shop.example', 'bakyt@client.example', true],
    ['notifications@typeform.example', 'bakyt@client.example', true],
    ['Site@kerege.example', 'bakyt@client.example', true],
    ['', 'bakyt@client.example', true],
    ['norma@client.example', 'bakyt@client.example', false],
    ['reform@client.example', 'bakyt@client.example', false],
  ])('is asked of %s to answer %s instead: by default %s', async (from, replyTo, isRelayed) => {
    expect(await named({ from: box(from), replyTo: box(replyTo) })).toMatchObject({
      reply_to: replyTo.toLowerCase(),
      is_relayed: isRelayed,
    })
  })

  it.each(['AIDA@client.example', 'desk@kerege.example', '<script>', ''])(
    'is not answered instead of the sender: %j',
    async (address) => {
      expect(await named({ replyTo: box(address) })).toMatchObject({
        reply_to: null,
        is_relayed: false,
      })
    },
  )
})

import { createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpTransport } from '../../../supabase/functions/_shared/mail/smtp.ts'
import type { Mail } from '../../../supabase/functions/_shared/mail/transport.ts'
import { startSmtpFake, type SmtpFake } from '../../support/fakes/smtp-fake.ts'

const mail: Mail = {
  from: 'Кереге <site@kerege.example>',
  to: 'managers@kerege.example',
  replyTo: 'visitor@example.com',
  subject: 'Заявка на консультацию: Айгерим 👩‍💻, ОсОО «Ромашка» и очень длинное название компании',
  text: 'Имя: Айгерим\n.точка в начале строки\nمرحبا',
  html: '<p>&lt;script&gt; — текст</p>',
}

let fake: SmtpFake | undefined
afterEach(() => fake?.close())

async function transportTo(options: Parameters<typeof startSmtpFake>[0] = {}, timeoutMs = 5000) {
  fake = await startSmtpFake(options)
  return createSmtpTransport({ url: fake.url, timeoutMs })
}

/** An error in the form that smtp-server answers with. */
const answer = (responseCode: number) =>
  Object.assign(new Error(`answer ${responseCode}`), { responseCode })

describe('the SMTP transport', () => {
  it('sends a mail that reads back unchanged', async () => {
    const send = await transportTo()
    expect(await send(mail, 'key-1')).toBe('<key-1@kerege.example>')
    const received = fake?.mails[0]
    expect(received).toMatchObject({ from: 'site@kerege.example', to: [mail.to] })
    expect(received?.parsed).toMatchObject({
      from: { name: 'Кереге', address: 'site@kerege.example' },
      to: [{ address: mail.to }],
      replyTo: [{ address: mail.replyTo }],
      subject: mail.subject,
      messageId: '<key-1@kerege.example>',
    })
    expect(received?.parsed.text?.trimEnd()).toBe(mail.text)
    expect(received?.parsed.html?.trimEnd()).toBe(mail.html)
  })

  it('names the mails it answers', async () => {
    const send = await transportTo()
    const references = Array.from(
      { length: 20 },
      (_, i) => `<${'r'.repeat(60)}${i}@client.example>`,
    )
    const inReplyTo = '<CAF+1=a_b@mail.client.example>'
    await send({ ...mail, thread: { inReplyTo, references } }, 'key-1')
    await send({ ...mail, thread: { inReplyTo: null, references: [] } }, 'key-2')
    const [answer, beginning] = fake?.mails ?? []
    expect(answer?.parsed).toMatchObject({ inReplyTo, references: references.join(' ') })
    expect(Math.max(...(answer?.raw.split('\r\n') ?? []).map(({ length }) => length))).toBeLessThan(
      998,
    )
    expect(beginning?.parsed).toMatchObject({ messageId: '<key-2@kerege.example>' })
    expect(beginning?.raw).not.toMatch(/^(In-Reply-To|References):/im)
  })

  it('gives only letters an unsubscribe button', async () => {
    const send = await transportTo()
    const oneClickUrl = `https://project.supabase.example/functions/v1/newsletter?unsubscribe=${'7'.repeat(100)}`
    await send({ ...mail, oneClickUrl }, 'key-1')
    await send(mail, 'key-2')
    const header = (index: number, name: string) =>
      fake?.mails[index]?.parsed.headers.find(({ key }) => key === name)?.value
    expect(header(0, 'list-unsubscribe')).toBe(`<${oneClickUrl}>`)
    expect(header(0, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header(1, 'list-unsubscribe')).toBeUndefined()
    const forged = { ...mail, oneClickUrl: 'https://x.example\r\nBcc: a@b.example' }
    await expect(send(forged, 'key-3')).rejects.toThrow('line break')
  })

  it('sends visible copies, and marks mails that programs must not answer', async () => {
    const send = await transportTo()
    const cc = ['lawyer@bureau.example', 'boss@client.example']
    await send({ ...mail, cc, automatic: 'replied' }, 'key-1')
    expect(fake?.mails[0]).toMatchObject({ to: [mail.to, ...cc] })
    expect(fake?.mails[0]?.parsed.cc).toMatchObject(cc.map((address) => ({ address })))
    expect(fake?.mails[0]?.raw).toMatch(/^X-Outbox-ID: <key-1@kerege\.example>\r$/m)
    expect(fake?.mails[0]?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m)
    expect(fake?.mails[0]?.raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m)
  })

  it('gives every attempt at a mail the same Message-ID', async () => {
    const send = await transportTo()
    await send(mail, 'key-1')
    await send(mail, 'key-1')
    await send(mail, 'key-2')
    const ids = fake?.mails.map(({ parsed }) => parsed.messageId)
    expect(ids).toEqual([
      '<key-1@kerege.example>',
      '<key-1@kerege.example>',
      '<key-2@kerege.example>',
    ])
  })

  it.each<[string, Partial<Mail>]>([
    ['subject', { subject: 'Заявка\r\nBcc: thief@evil.example' }],
    ['subject, bare line feed', { subject: 'Заявка\nBcc: thief@evil.example' }],
    ['reply address', { replyTo: 'a@example.com\r\nBcc: thief@evil.example' }],
    ['recipient', { to: 'a@example.com\r\nRCPT TO:<thief@evil.example>' }],
    [
      'mail it answers',
      { thread: { inReplyTo: '<a@b>\r\nBcc: thief@evil.example', references: [] } },
    ],
    [
      'references',
      { thread: { inReplyTo: null, references: ['<a@b>', 'Bcc:\n thief@evil.example'] } },
    ],
    ['copy', { cc: ['a@example.com', 'b@example.com\r\nBcc: thief@evil.example'] }],
    ['sender', { from: 'a@example.com>\r\nBcc: thief@evil.example' }],
  ])('refuses a line break in the %s for good', async (_, part) => {
    const send = await transportTo()
    await expect(send({ ...mail, ...part }, 'key-1')).rejects.toMatchObject({
      name: 'DeliveryError',
      permanent: true,
    })
    expect(fake?.mails).toEqual([])
  })

  it('treats a list of addresses as one wrong recipient, not as several', async () => {
    const send = await transportTo()
    const to = 'managers@kerege.example, thief@evil.example'
    await expect(send({ ...mail, to }, 'key-1')).rejects.toMatchObject({
      permanent: true,
    })
    expect(fake?.mails).toEqual([])
  })

  it.each<[number, boolean]>([
    [421, false],
    [450, false],
    [451, false],
    [550, true],
    [552, true],
    [554, true],
  ])('treats %i to the recipient as permanent: %s', async (code, permanent) => {
    const send = await transportTo({
      onRcptTo: (_address, _session, done) => done(answer(code)),
    })
    await expect(send(mail, 'key-1')).rejects.toMatchObject({
      name: 'DeliveryError',
      permanent,
    })
  })

  it('treats 554 after the data as permanent and 451 as temporary', async () => {
    for (const [code, permanent] of [
      [554, true],
      [451, false],
    ] as const) {
      const send = await transportTo({
        onData(stream, _session, done) {
          stream.resume().on('end', () => done(answer(code)))
        },
      })
      await expect(send(mail, 'key-1')).rejects.toMatchObject({ permanent })
      await fake?.close()
    }
  })

  it('treats a refused sign-in as temporary, because it is ours to repair', async () => {
    fake = await startSmtpFake({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(answer(535)),
    })
    const url = fake.url.replace('smtp://', 'smtp://user:wrong@')
    const send = createSmtpTransport({ url, timeoutMs: 5000 })
    await expect(send(mail, 'key-1')).rejects.toMatchObject({ permanent: false })
  })

  // The two ways of RFC 8314: TLS from the first byte (465), and STARTTLS (587). The certificate is the library's own.
  it.each([
    ['465', { secure: true }, 'smtps:'],
    ['STARTTLS', { disabledCommands: [] }, 'smtp:'],
  ])('sends a mail and its password through %s', async (_, options, protocol) => {
    let isSecure = false
    fake = await startSmtpFake({
      ...options,
      authOptional: false,
      onAuth({ username = '', password }, session, done) {
        isSecure = session.secure
        if (password === 'secret') done(null, { user: username })
        else done(answer(535))
      },
    })
    const { host } = new URL(fake.url)
    const url = `${protocol}//user:secret@${host}?tls.rejectUnauthorized=false`
    await createSmtpTransport({ url, timeoutMs: 5000 })(mail, 'key-1')
    expect(isSecure).toBe(true)
    expect(fake.mails[0]?.parsed.subject).toBe(mail.subject)
  })

  it.each([
    ['465', { secure: true }, 'smtps:'],
    ['STARTTLS', { disabledCommands: [] }, 'smtp:'],
  ])(
    'sends nothing through %s to a server that cannot prove who it is',
    async (_, options, protocol) => {
      fake = await startSmtpFake(options)
      const url = `${protocol}//user:secret@${new URL(fake.url).host}`
      const send = createSmtpTransport({ url, timeoutMs: 5000 })
      await expect(send(mail, 'key-1')).rejects.toThrow('certificate')
      expect(fake.mails).toEqual([])
    },
  )

  it('waits for a day’s limit, and says so in the server’s words', async () => {
    const reply = '5.4.5 Daily user sending limit exceeded'
    const send = await transportTo({
      onData(stream, _session, done) {
        stream
          .resume()
          .on('end', () => done(Object.assign(new Error(reply), { responseCode: 550 })))
      },
    })
    const failure = send(mail, 'key-1')
    await expect(failure).rejects.toMatchObject({ kind: 'quota' })
    await expect(failure).rejects.toThrow(`550 ${reply}`)
  })

  it('stops waiting for a server that says nothing', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    const send = createSmtpTransport({
      url: `smtp://127.0.0.1:${address.port}`,
      timeoutMs: 200,
    })
    const began = Date.now()
    await expect(send(mail, 'key-1')).rejects.toMatchObject({ permanent: false })
    expect(Date.now() - began).toBeLessThan(3000)
    silent.close()
  })

  it('treats an unreachable server as a temporary failure', async () => {
    const send = await transportTo()
    await fake?.close()
    await expect(send(mail, 'key-1')).rejects.toMatchObject({ permanent: false })
  })
})

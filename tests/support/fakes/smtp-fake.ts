import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  /** The envelope's addresses, by which a mail is delivered. */
  from: string
  to: string[]
  /** Source as sent over the wire. */
  raw: string
  parsed: Email
}

export interface SmtpFake {
  url: string
  mails: ReceivedMail[]
  close: () => Promise<void>
}

/** A real SMTP server on loopback that parses and keeps every mail. */
export async function startSmtpFake(options: SMTPServerOptions = {}): Promise<SmtpFake> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk)
      } catch {
        // The client ended in the middle of its mail.
        return done(new Error('half a mail'))
      }
      const raw = Buffer.concat(chunks)
      mails.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        raw: raw.toString('utf8'),
        parsed: await PostalMime.parse(raw),
      })
      done()
    },
    ...options,
  })
  // A client that gives up is part of the tests, not a failure of the server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.server.address()
  if (!address || typeof address === 'string') throw new Error('the server listens on no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

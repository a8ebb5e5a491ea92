import { createTransport } from 'nodemailer'
import { toBase64 } from '../crypto.ts'
import { DeliveryError } from './delivery-error.ts'
import { sesMessageId } from './ses-message-id.ts'
import { smtpFailure } from './smtp-answers.ts'
import {
  machineHeaders,
  messageIdOf,
  sendTimeout,
  type Mail,
  type MailTransport,
} from './transport.ts'

type SmtpOptions = {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
  url: string
  /** Time limit for one mail, in milliseconds. */
  timeoutMs: number
}

// As an object: in a string, a comma or quote could turn it into a list of addresses.
const bare = (address: string) => ({ name: '', address })

const message = (mail: Mail, id: string, key: string) => ({
  from: mail.from,
  to: bare(mail.to),
  ...(mail.cc?.length && { cc: mail.cc.map(bare) }),
  ...(mail.replyTo && { replyTo: bare(mail.replyTo) }),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html && { html: mail.html }),
  ...(mail.thread && {
    inReplyTo: mail.thread.inReplyTo ?? undefined,
    references: mail.thread.references,
  }),
  ...(mail.files && {
    attachments: mail.files.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content: toBase64(content),
      encoding: 'base64',
    })),
  }),
  // The same for every attempt, so that a mailbox recognizes a duplicate; SMTP itself does not.
  messageId: messageIdOf(id, mail.from),
  // Resend's SMTP server drops duplicates by it: https://resend.com/docs/dashboard/emails/idempotency-keys
  headers: { 'Resend-Idempotency-Key': key, ...machineHeaders(mail, id) },
})

/** @returns a transport over SMTP, with one connection per mail */
export function createSmtpTransport({ url, timeoutMs }: SmtpOptions): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, id, key = id) => {
    const { from, to, cc = [], replyTo, subject, oneClickUrl = null } = mail
    const { inReplyTo = null, references = [] } = mail.thread ?? {}
    const values = [from, to, ...cc, replyTo, subject, inReplyTo, ...references, oneClickUrl]
    // A line break would turn a visitor's text into a header.
    if ([...values, id, key].some((value) => value && /[\r\n]/.test(value))) {
      throw new DeliveryError('line break in a header', { kind: 'final' })
    }
    try {
      const signal = AbortSignal.timeout(sendTimeout(mail, timeoutMs))
      const sent = await transporter.sendMail({ ...message(mail, id, key), signal })
      return sesMessageId(url, sent.response) ?? sent.messageId
    } catch (error) {
      throw smtpFailure(error)
    }
  }
}

import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { toBase64 } from '../crypto.ts'
import {
  DeliveryError,
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

const smtpErrorSchema = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

/* 5xx is permanent (RFC 5321, section 4.2.1), except when it rejects our sign-in (RFC 4954, section 6): that is a
   configuration error, and the mail should be sent once it is fixed. */
function classify(error: unknown): DeliveryError {
  const { code = '', responseCode = 0 } = smtpErrorSchema.safeParse(error).data ?? {}
  const isSignIn = code === 'EAUTH' || [530, 534, 535, 538].includes(responseCode)
  const permanent = !isSignIn && (responseCode >= 500 || (code === 'EENVELOPE' && !responseCode))
  const reason = error instanceof Error ? error.message : String(error)
  return new DeliveryError(reason.slice(0, 500), { permanent, cause: error })
}

// As an object: in a string, a comma or quote could turn it into a list of addresses.
const bare = (address: string) => ({ name: '', address })

const message = (mail: Mail, idempotencyKey: string) => ({
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
  messageId: messageIdOf(idempotencyKey, mail.from),
  // Resend's SMTP server drops duplicates by it: https://resend.com/docs/dashboard/emails/idempotency-keys
  headers: { 'Resend-Idempotency-Key': idempotencyKey, ...machineHeaders(mail, idempotencyKey) },
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
  return async (mail, idempotencyKey) => {
    const { from, to, cc = [], replyTo, subject, oneClickUrl = null } = mail
    const { inReplyTo = null, references = [] } = mail.thread ?? {}
    const values = [from, to, ...cc, replyTo, subject, inReplyTo, ...references, oneClickUrl]
    // A line break would turn a visitor's text into a header.
    if ([...values, idempotencyKey].some((value) => value && /[\r\n]/.test(value))) {
      throw new DeliveryError('line break in a header', { permanent: true })
    }
    try {
      const signal = AbortSignal.timeout(sendTimeout(mail, timeoutMs))
      const sent = await transporter.sendMail({ ...message(mail, idempotencyKey), signal })
      return sent.messageId
    } catch (error) {
      throw classify(error)
    }
  }
}

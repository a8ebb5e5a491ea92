import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { messageIdOf } from './message-id.ts'
import { DeliveryError, type Mail, type MailTransport } from './transport.ts'

type SmtpOptions = {
  /** `smtp://user:password@host:port`, or `smtps://…` for TLS from the first byte. */
  url: string
  /** Longest time for one mail, in milliseconds. */
  timeoutMs: number
}

const smtpErrorSchema = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

/*
 * 5xx is final by RFC 5321, section 4.2.1, apart from those that reject our sign-in (RFC 4954,
 * section 6): that is ours to repair, and the mail shall go out once it is done.
 */
function classify(error: unknown): DeliveryError {
  const { code = '', responseCode = 0 } = smtpErrorSchema.safeParse(error).data ?? {}
  const signIn = code === 'EAUTH' || [530, 534, 535, 538].includes(responseCode)
  const permanent = !signIn && (responseCode >= 500 || (code === 'EENVELOPE' && !responseCode))
  const reason = error instanceof Error ? error.message : String(error)
  return new DeliveryError(reason.slice(0, 500), { permanent, cause: error })
}

/** A line break would let a visitor's text become a header of its own. */
function refuseLineBreaks(values: (string | null)[]): void {
  if (values.some((value) => value && /[\r\n]/.test(value))) {
    throw new DeliveryError('line break in a header', { permanent: true })
  }
}

// As an object, so that no comma or quote inside makes it a list of addresses.
const bare = (address: string) => ({ name: '', address })

const message = (mail: Mail, idempotencyKey: string) => ({
  from: mail.from,
  to: bare(mail.to),
  ...(mail.replyTo && { replyTo: bare(mail.replyTo) }),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html && { html: mail.html }),
  ...(mail.thread && {
    inReplyTo: mail.thread.inReplyTo ?? undefined,
    references: mail.thread.references,
  }),
  // Stable over attempts, so that a mailbox which got the mail twice can tell; SMTP itself cannot.
  messageId: messageIdOf(idempotencyKey, mail.from),
  // Resend's SMTP server drops repeats by it: https://resend.com/docs/dashboard/emails/idempotency-keys
  headers: { 'Resend-Idempotency-Key': idempotencyKey },
})

/** Sends over SMTP, on a connection of its own for each mail. */
export function createSmtpTransport({ url, timeoutMs }: SmtpOptions): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, idempotencyKey) {
      const { inReplyTo = null, references = [] } = mail.thread ?? {}
      refuseLineBreaks([mail.from, mail.to, mail.replyTo, mail.subject, idempotencyKey])
      refuseLineBreaks([inReplyTo, ...references])
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const sent = await transporter.sendMail({ ...message(mail, idempotencyKey), signal })
        return { messageId: sent.messageId }
      } catch (error) {
        throw classify(error)
      }
    },
  }
}

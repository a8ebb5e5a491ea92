import { z } from 'zod'
import { parseRetryAfter } from './retry-after.ts'
import { DeliveryError, type Mail, type MailTransport, type Thread } from './transport.ts'

type ResendOptions = {
  /** Address of the API, without a slash at its end. */
  baseUrl: string
  apiKey: string
  /** Longest wait for the whole answer, in milliseconds. */
  timeoutMs: number
}

const acceptedSchema = z.object({ id: z.string() })
const refusedSchema = z.object({ name: z.string().catch(''), message: z.string().catch('') })

/*
 * A wrong key or sending domain (401, 403) is ours to repair, and the mail shall go out once that is
 * done; the same key in flight (409 of that name) is Resend's word for "ask again":
 * https://resend.com/docs/api-reference/errors
 */
function isPermanent(status: number, name: string): boolean {
  if (status === 409) return name !== 'concurrent_idempotent_requests'
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
}

async function refusal(response: Response): Promise<DeliveryError> {
  const parsed = refusedSchema.safeParse(await response.json().catch(() => null))
  const { name, message } = parsed.data ?? { name: '', message: '' }
  return new DeliveryError(`HTTP ${response.status} ${name}: ${message}`.slice(0, 500), {
    permanent: isPermanent(response.status, name),
    retryAfterSeconds: parseRetryAfter(response.headers.get('retry-after')),
  })
}

/*
 * Without a Message-ID: behind Resend is Amazon SES, which puts its own in place of ours
 * (https://docs.aws.amazon.com/ses/latest/dg/header-fields.html). What leads an answer back to its
 * thread is therefore in the references, which mail programs repeat.
 */
const threadHeaders = ({ inReplyTo, references }: Thread) => ({
  ...(inReplyTo && { 'In-Reply-To': inReplyTo }),
  ...(references.length && { References: references.join(' ') }),
})

const payload = (mail: Mail) => ({
  from: mail.from,
  to: [mail.to],
  subject: mail.subject,
  text: mail.text,
  ...(mail.html && { html: mail.html }),
  ...(mail.replyTo && { reply_to: mail.replyTo }),
  ...(mail.thread && { headers: threadHeaders(mail.thread) }),
})

/** Sends through the HTTP API of Resend, or whatever speaks it (the local mailbox does). */
export function createResendTransport({
  baseUrl,
  apiKey,
  timeoutMs,
}: ResendOptions): MailTransport {
  return {
    async send(mail, idempotencyKey) {
      try {
        const response = await fetch(`${baseUrl}/emails`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': idempotencyKey,
          },
          body: JSON.stringify(payload(mail)),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'manual',
        })
        if (!response.ok) throw await refusal(response)
        // Accepted is accepted, even when the id in the answer cannot be read.
        const accepted = acceptedSchema.safeParse(await response.json().catch(() => null))
        return { messageId: accepted.data?.id ?? null }
      } catch (error) {
        if (error instanceof DeliveryError) throw error
        throw new DeliveryError(`no answer: ${String(error)}`, { permanent: false, cause: error })
      }
    },
  }
}

import { z } from 'zod'
import { toBase64 } from '../crypto.ts'
import {
  DeliveryError,
  machineHeaders,
  postJson,
  sendTimeout,
  type Mail,
  type MailTransport,
} from './transport.ts'

type ResendOptions = {
  /** URL of the API, without a trailing slash. */
  baseUrl: string
  apiKey: string
  /** Timeout of the whole answer, in milliseconds. */
  timeoutMs: number
}

const acceptedSchema = z.object({ id: z.string() })
const refusedSchema = z.object({ name: z.string().catch(''), message: z.string().catch('') })

/* A wrong key or sending domain (401, 403) is our configuration error: the mail should be sent once it is fixed. 409
   of this name means that the same idempotency key is being processed: try again.
   https://resend.com/docs/api-reference/errors */
function isPermanent(status: number, name: string): boolean {
  if (status === 409) return name !== 'concurrent_idempotent_requests'
  return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)
}

/** Parses `Retry-After`, seconds or a date (RFC 9110, 10.2.3), into whole seconds from `now`; undefined if unusable. */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (!value) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

function refusal({ status, headers }: Response, answer: unknown): DeliveryError {
  const { name, message } = refusedSchema.safeParse(answer).data ?? { name: '', message: '' }
  return new DeliveryError(`HTTP ${status} ${name}: ${message}`.slice(0, 500), {
    permanent: isPermanent(status, name),
    retryAfterSeconds: parseRetryAfter(headers.get('retry-after')),
  })
}

function payload(mail: Mail, idempotencyKey: string) {
  const { inReplyTo, references } = mail.thread ?? { inReplyTo: null, references: [] }
  return {
    from: mail.from,
    to: [mail.to],
    ...(mail.cc?.length && { cc: mail.cc }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    ...(mail.replyTo && { reply_to: mail.replyTo }),
    /* No Message-ID: Resend sends through Amazon SES, which replaces it
       (https://docs.aws.amazon.com/ses/latest/dg/header-fields.html). An answer finds its thread by the references,
       which mail programs repeat; a bounce finds its mail by X-Outbox-Id. */
    headers: {
      ...(inReplyTo && { 'In-Reply-To': inReplyTo }),
      ...(references.length && { References: references.join(' ') }),
      ...machineHeaders(mail, idempotencyKey),
    },
    // https://resend.com/docs/api-reference/emails/send-email
    ...(mail.files?.length && {
      attachments: mail.files.map(({ name, mediaType, content }) => ({
        filename: name,
        content_type: mediaType,
        content: toBase64(content),
      })),
    }),
  }
}

/** @returns a transport over Resend's HTTP API, which the local mailbox implements too */
export const createResendTransport =
  ({ baseUrl, apiKey, timeoutMs }: ResendOptions): MailTransport =>
  async (mail, idempotencyKey) => {
    const { response, answer } = await postJson(
      `${baseUrl}/emails`,
      payload(mail, idempotencyKey),
      sendTimeout(mail, timeoutMs),
      { authorization: `Bearer ${apiKey}`, 'idempotency-key': idempotencyKey },
    )
    if (!response.ok) throw refusal(response, answer)
    // The mail is accepted even if the answer's id cannot be read.
    return acceptedSchema.safeParse(answer).data?.id ?? null
  }

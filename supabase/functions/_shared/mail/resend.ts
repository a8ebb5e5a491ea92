import { z } from 'zod'
import { toBase64 } from '../crypto.ts'
import { postJson } from './delivery-error.ts'
import { throwRefusal } from './resend-answers.ts'
import { machineHeaders, sendTimeout, type Mail, type MailTransport } from './transport.ts'

type ResendOptions = {
  /** URL of the API, without a trailing slash. */
  baseUrl: string
  apiKey: string
  /** Timeout of the whole answer, in milliseconds. */
  timeoutMs: number
}

/** The tag that says which row of the outbox a mail is. */
export const outboxTag = 'outbox_id'

const acceptedSchema = z.object({ id: z.string() })

function payload(mail: Mail, id: string) {
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
       which most mail programs repeat, or by the new id, which the event `email.sent` tells; a bounce finds its mail
       by X-Outbox-Id. */
    headers: {
      ...(inReplyTo && { 'In-Reply-To': inReplyTo }),
      ...(references.length && { References: references.join(' ') }),
      ...machineHeaders(mail, id),
    },
    // Events repeat it (https://resend.com/docs/webhooks/emails/sent).
    tags: [{ name: outboxTag, value: id }],
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
  async (mail, id, key = id) => {
    const { response, answer } = await postJson(
      `${baseUrl}/emails`,
      payload(mail, id),
      sendTimeout(mail, timeoutMs),
      { authorization: `Bearer ${apiKey}`, 'idempotency-key': key },
    )
    if (!response.ok) throwRefusal(response, answer)
    // The mail is accepted even if the answer's id cannot be read.
    return acceptedSchema.safeParse(answer).data?.id ?? null
  }

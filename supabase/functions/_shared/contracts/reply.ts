import { z } from './zod.ts'

/** Longest accepted texts, in characters. The database repeats them as checks. */
export const replyLimits = { subject: 500, body: 20_000 } as const

const id = z.uuid({ error: 'Ожидается UUID' })

/** What would break a header in two, and line ends that only some programs take for one. */
const breaksLine = /[\p{Cc}\u2028\u2029]/u

/** The body of `POST /functions/v1/send-reply`, sent under the session of whoever replies. */
export const sendReplyRequestSchema = z.object({
  /** Made once per written reply: sent again under the same id, it is not stored or mailed again. */
  replyId: id,
  /** The e-mail in the inbox that is answered. */
  emailId: id,
  subject: z
    .string({ error: 'Укажите тему' })
    .trim()
    .min(1, 'Укажите тему')
    .max(replyLimits.subject, `Не больше ${replyLimits.subject} символов`)
    .refine((text) => !breaksLine.test(text), 'Тема должна быть в одну строку'),
  body: z
    .string({ error: 'Напишите ответ' })
    .trim()
    .min(1, 'Напишите ответ')
    .max(replyLimits.body, 'Не больше 20 000 символов'),
})

/** The other body it takes: a mail of the inbox that failed is tried once more. */
export const retryMailRequestSchema = z.object({ retry: id })

/**
 * The answer when it is done, or was before. Refused with `signed_out`, `forbidden` (nobody of the
 * staff, or the second factor is missing), `unknown_email`, `no_address` (there is nobody to answer) or
 * `invalid_fields`. Of a retry: what has not failed is left as it is.
 */
export const sendReplyResponseSchema = z.object({ ok: z.literal(true) })

/** Largest accepted request body, in bytes: every letter may take six in JSON. */
export const maximumReplyBodyBytes = 160 * 1024

export type SendReplyInput = z.input<typeof sendReplyRequestSchema>
export type SendReplyRequest = z.output<typeof sendReplyRequestSchema>

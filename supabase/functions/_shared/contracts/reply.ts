import { z } from './zod.ts'
import { attachmentIdsField } from './attachment.ts'

/** Longest accepted texts, in characters. The database repeats them as checks. */
export const replyLimits = { subject: 500, body: 20_000, copies: 20 } as const

const id = z.uuid({ error: 'Ожидается UUID' })

/** Control characters and Unicode line ends, which could split a header. */
const lineBreaking = /[\p{Cc}\u2028\u2029]/u

/** For how long the inbox holds a reply, in seconds. */
export const replyHoldSeconds = 10

/** The body of `POST /functions/v1/send-reply`, sent with the session of the staff member who replies. */
export const sendReplyRequestSchema = z.object({
  /** Made by the client once per reply: sent again, it is neither stored nor mailed again. */
  replyId: id,
  /** The e-mail that is answered. */
  emailId: id,
  subject: z
    .string({ error: 'Укажите тему' })
    .trim()
    .min(1, 'Укажите тему')
    .max(replyLimits.subject, `Не больше ${replyLimits.subject} символов`)
    .refine((text) => !lineBreaking.test(text), 'Тема должна быть в одну строку'),
  body: z
    .string({ error: 'Напишите ответ' })
    .trim()
    .min(1, 'Напишите ответ')
    .max(replyLimits.body, 'Не больше 20 000 символов'),
  /** Whom it goes to: one of those whom the e-mail names; by default its sender, or whom a service sent it for. */
  to: z.string().max(254).optional(),
  /** Who gets a copy, of those whom the e-mail names. */
  cc: z.array(z.string().max(254)).max(replyLimits.copies).optional(),
  /** When the latest reply of the thread was written that this one's author has seen; without, they have seen all. */
  seenUntil: z.iso.datetime({ offset: true }).optional(),
  /** Files that this member of staff has uploaded for the reply. */
  attachmentIds: attachmentIdsField,
  /** Seconds for which the mail is held, so that its author can take it back; at once without. */
  holdSeconds: z.int().min(0).max(60).optional(),
  /** Whether the e-mail is completed with the same act. */
  completes: z.boolean().optional(),
})

/** The alternative body: retries a failed mail. */
export const retryMailRequestSchema = z.object({ retry: id })

/**
 * The answer on success, now or earlier; a retry of a mail that has not failed is one, too. Refused with
 * `signed_out`, `forbidden` (not staff, or the second factor is missing), `unknown_email`, `no_address`,
 * `unknown_recipient`, `answered_meanwhile`, `unknown_attachment`, `attachments_too_large` or `invalid_fields`.
 */
export const sendReplyResponseSchema = z.object({ ok: z.literal(true) })

/** Largest accepted request body, in bytes: JSON may take six bytes per character. */
export const maximumReplyBodyBytes = 160 * 1024

export type SendReplyInput = z.input<typeof sendReplyRequestSchema>
export type SendReplyRequest = z.output<typeof sendReplyRequestSchema>

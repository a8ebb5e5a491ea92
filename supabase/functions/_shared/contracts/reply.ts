import { z } from './zod.ts'
import { attachmentIdsField } from './attachment.ts'
import { writtenText } from './written-text.ts'

/** Maximum lengths of texts, in characters. The database repeats them as checks. */
export const replyLimits = { subject: 500, body: 20_000, copies: 20 } as const

const id = z.uuid({ error: 'Ожидается UUID' })

/** Control characters and Unicode line separators, which could split a header. */
const lineBreaking = /[\p{Cc}\u2028\u2029]/u

/** How long the inbox holds a reply, in seconds. */
export const replyHoldSeconds = 10

/** The body of `POST /functions/v1/send-reply`, sent with the session of the replying staff member. */
export const sendReplyRequestSchema = z.object({
  /** Made by the client once per reply: a resent one is neither stored nor mailed again. */
  replyId: id,
  /** The e-mail that is answered. */
  emailId: id,
  subject: writtenText('Укажите тему')
    .min(1, 'Укажите тему')
    .max(replyLimits.subject, `Не больше ${replyLimits.subject} символов`)
    .refine((text) => !lineBreaking.test(text), 'Тема должна быть в одну строку'),
  body: writtenText('Напишите ответ')
    .min(1, 'Напишите ответ')
    .max(replyLimits.body, 'Не больше 20 000 символов'),
  /** The recipient, one of the e-mail's addresses; by default its sender, or the person a service sent it for. */
  to: z.string().max(254).optional(),
  /** The recipients of copies, from the e-mail's addresses. */
  cc: z.array(z.string().max(254)).max(replyLimits.copies).optional(),
  /** The time of the latest reply in the thread that the author has seen; without it, they have seen all. */
  seenUntil: z.iso.datetime({ offset: true }).optional(),
  /** The latest e-mail in the thread that the author has seen: for a later one the customer still waits. */
  seenMailId: id.optional(),
  /** Whether it is sent although the customer has written since. */
  despiteNewMail: z.boolean().optional(),
  /** Files that this staff member has uploaded for the reply. */
  attachmentIds: attachmentIdsField,
  /** How long the mail is held, in seconds, so that its author can recall it; sent at once without it. */
  holdSeconds: z.int().min(0).max(60).optional(),
  /** Whether the same action completes the e-mail. */
  completes: z.boolean().optional(),
})

/** The alternative body: retries a failed mail. */
export const retryMailRequestSchema = z.object({ retry: id })

export type SendReplyInput = z.input<typeof sendReplyRequestSchema>
export type SendReplyRequest = z.output<typeof sendReplyRequestSchema>

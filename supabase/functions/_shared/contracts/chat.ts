import { z } from './zod.ts'
import {
  chatLimits,
  chatRoles,
  chatSummaryReasons,
  conversationStatuses,
  ratings,
} from './chat-limits.ts'
import { consentField } from './lead-fields.ts'
import { leadOriginSchema } from './lead.ts'

/** Made by the client: a prefix, a time value and random text, `chat_1763740000000_k3v9x1c2`. */
const sessionIdField = z
  .string()
  .max(chatLimits.sessionId)
  .regex(/^[a-z]+_\d{10,16}_[a-z0-9]{6,40}$/, 'Неизвестный сеанс чата')

/** One earlier message, as the client tells it. The server trusts its own transcript once it has one. */
const historyItem = z.object({ role: z.enum(chatRoles), content: z.string() })

/** The body of `POST /functions/v1/ai-chat`. */
export const chatRequestSchema = z.object({
  message: z
    .string()
    .trim()
    .min(1, 'Напишите сообщение')
    .max(chatLimits.message, `Не больше ${chatLimits.message} символов`),
  history: z.array(historyItem).max(500).default([]),
  sessionId: sessionIdField,
  /** Made once per message: sending it again, after a lost answer, gets the same answer. */
  messageId: z.uuid().optional(),
  origin: leadOriginSchema.optional(),
  /** The consent text that stands under the chat's input; stored with a booking. */
  consent: consentField,
})

/** What is shown before a booking, and booked once the visitor confirms it. */
export const chatBookingSchema = z.object({
  name: z.string(),
  /** Phone number or e-mail address, as the visitor gave it. */
  contact: z.string(),
  /** What the consultation is about, in a few words. */
  topic: z.string().optional(),
})

/**
 * The answer, as JSON. With `Accept: text/event-stream` the same comes as server-sent events: any number
 * of `delta` (`{ "text": … }`, to be put together), then one `done` (this object, whose `response` is the
 * whole text and counts) or one `error` (the body of an error answer).
 */
export const chatReplySchema = z.object({
  /**
   * Plain text with line breaks. Links of the site are written `[text](/path)`, lines of a list begin
   * with «– »; there is no other mark-up.
   */
  response: z.string(),
  conversationStatus: z.enum(conversationStatuses),
  bookingConfirmed: z.boolean(),
  /** Short texts the visitor may send with one press. */
  suggestions: z.array(z.string()).max(4).default([]),
  /** Waits for the visitor's confirmation. */
  booking: chatBookingSchema.optional(),
})

export const chatDeltaSchema = z.object({ text: z.string() })

/** The body of `POST /functions/v1/send-chat-summary`. */
export const chatSummaryRequestSchema = z
  .object({
    sessionId: sessionIdField,
    reason: z.enum(chatSummaryReasons),
    rating: z.literal(ratings, { error: 'Оценка от 1 до 5' }).optional(),
  })
  .refine(({ reason, rating }) => (reason === 'rating_submitted') === (rating !== undefined), {
    path: ['rating'],
    error: 'Оценка от 1 до 5 передаётся с причиной rating_submitted',
  })

/** The answer once the summary is stored, now or before. */
export const chatSummaryResponseSchema = z.object({ ok: z.literal(true) })

/** Largest accepted request bodies, in bytes: the longest history, in Cyrillic; and next to nothing. */
export const maximumChatBodyBytes = 256 * 1024
export const maximumChatSummaryBodyBytes = 4 * 1024

export type ChatRequestInput = z.input<typeof chatRequestSchema>
export type ChatRequest = z.output<typeof chatRequestSchema>
export type ChatReply = z.output<typeof chatReplySchema>
export type ChatBooking = z.output<typeof chatBookingSchema>
export type ChatSummaryInput = z.input<typeof chatSummaryRequestSchema>
export type ChatSummary = z.output<typeof chatSummaryRequestSchema>

import { z } from './zod.ts'
import { isReachable } from './chat-contact.ts'
import {
  chatEndReasons,
  chatFormKinds,
  chatLimits,
  chatRoles,
  chatSummaryReasons,
  conversationStatuses,
  ratings,
} from './chat-limits.ts'
import { langs } from './lang.ts'
import { consentField, fieldLimits, optionalText, requiredText } from './lead-fields.ts'
import { leadOriginSchema } from './lead.ts'
import { writtenText } from './written-text.ts'

/**
 * Made by the client from a prefix, a time and random text, in whatever notation: `chat_1763740000000_k3v9x1c2`,
 * `session-mi8tpgw0-0.4fzyo82mvyr`. Under a guessable id the client gets nothing of the conversation but what
 * it sends itself. The database has the same pattern.
 */
const sessionIdField = z
  .string()
  .max(chatLimits.sessionId)
  .regex(/^[A-Za-z](?=.*\d)[\w.:~+/=-]{11,}$/, 'Неизвестный сеанс чата')

/** @returns whether a session's id has the 26 random characters of a secret, apart from its time */
export const isSecretSessionId = (sessionId: string): boolean =>
  /\d{10,16}[_.:-](?:[A-Za-z0-9-]+-)?[a-z0-9]{26,40}$/.test(sessionId)

/** The id of a session whose client may read what the server remembers. */
export const secretSessionIdField = sessionIdField.refine(isSecretSessionId)

/** An earlier message according to the client. Once the server has its own transcript, it uses that. */
const historyItem = z.object({ role: z.enum(chatRoles), content: z.string() })

/** The form as sent by the visitor. */
export const chatFormSchema = z.object({
  kind: z.enum(chatFormKinds),
  name: requiredText(fieldLimits.name, 'Укажите имя'),
  contact: requiredText(fieldLimits.email, 'Укажите телефон, email или ник в мессенджере').refine(
    isReachable,
    'Нужен телефон со всеми цифрами, email или ник в мессенджере',
  ),
  /** When to call the visitor: one of the offered times. */
  callAt: z.iso.datetime().optional().catch(undefined),
  /** The same in the visitor's words, from pages of version 0.9.0. */
  time: optionalText(fieldLimits.term),
  topic: optionalText(chatLimits.formTopic),
})

/** An open form as it stands, perhaps unfinished. */
const shownFormSchema = chatFormSchema.extend({
  name: optionalText(fieldLimits.name),
  contact: optionalText(fieldLimits.email),
})

/** The body of `POST /functions/v1/ai-chat`. */
export const chatRequestSchema = z.object({
  message: writtenText('Напишите сообщение')
    .min(1, 'Напишите сообщение')
    .max(chatLimits.message, `Не больше ${chatLimits.message} символов`),
  history: z.array(historyItem).max(500).default([]),
  sessionId: sessionIdField,
  /** The inactive session that this new one continues. */
  continues: secretSessionIdField.optional(),
  /** Made by the client once per message: resending it returns the same answer. */
  messageId: z.uuid().optional(),
  origin: leadOriginSchema.optional(),
  /** Version of the consent text under the chat's input; stored with a booking. */
  consent: consentField,
  /** Whether the client shows the form that a reply opens. Without it, two questions replace it. */
  showsForm: z.boolean().default(false),
  /** The form, sent with a message that states the same in words. */
  form: chatFormSchema.optional(),
  /** The form's language, which is that of the booking's confirmation. */
  lang: z.enum(langs).optional().catch(undefined),
  /** The form that is open beside the message, with its values so far: the message may fill it. */
  shownForm: shownFormSchema.optional().catch(undefined),
  /** By how many minutes the client's clock is ahead of UTC: «сегодня» is the visitor's day. */
  clockOffset: z.int().min(-840).max(840).optional().catch(undefined),
})

/** The visitor's contact, as far as they gave it in the conversation. */
export const chatContactSchema = z.object({
  name: z.string().optional(),
  /** As written by the visitor. */
  phone: z.string().optional(),
  email: z.string().optional(),
  /** A link without its protocol: `t.me/nurlan`, `wa.me/996555123456`, `instagram.com/nurlan`. */
  messenger: z.string().optional(),
})

/** The stored lead of a booking: the contact as written, and what could be parsed from it. */
export const chatBookingSchema = chatContactSchema.extend({
  name: z.string(),
  contact: z.string(),
  callAt: z.iso.datetime().optional(),
  /** `callAt` in words, or the visitor's own. */
  time: z.string().optional(),
  topic: z.string().optional(),
  /** A message to be passed on (`topic`), instead of a consultation. */
  isClientMatter: z.literal(true).optional(),
})

/** The form that a reply opens, prefilled from the conversation. */
export const openedFormSchema = z.object({
  kind: z.enum(chatFormKinds),
  lang: z.enum(langs),
  name: z.string().optional(),
  contact: z.string().optional(),
  /** The chosen one of `times`. */
  callAt: z.string().optional(),
  /** The nearest times for a call, as ISO timestamps. */
  times: z.array(z.string()).optional(),
  topic: z.string().optional(),
})

/** `called`: the visitor waits for staff; `here`: a staff member has the conversation, and the assistant is silent. */
const personStage = z.enum(['called', 'here'])

/**
 * The answer as JSON. With `Accept: text/event-stream` it is sent as server-sent events: first the `delta` (`{
 * "text": … }`, to be concatenated), then one `done` (this object; its `response` is the whole text and takes
 * precedence) or one `error` (the body of an error answer).
 */
export const chatReplySchema = z.object({
  /** Plain text with line breaks. Links to pages are `[text](/path)`, list items begin with «– »; no other mark-up. */
  response: z.string(),
  conversationStatus: z.enum(conversationStatuses),
  bookingConfirmed: z.boolean(),
  /** Short replies that one press sends. */
  suggestions: z.array(z.string()).max(4).default([]),
  /** Opens the form; if it is open already, has what is new in it. */
  form: openedFormSchema.optional(),
  /** With `here`, `response` is empty: the staff member answers, through `chat-updates`. */
  person: personStage.optional(),
})

/** The body of `POST /functions/v1/chat-updates`. */
export const chatUpdatesRequestSchema = z.object({
  sessionId: sessionIdField,
  /** Id of the last known message. */
  after: z.int().nonnegative().default(0),
})

/** The staff messages of a conversation, and who handles it. */
export const chatUpdatesSchema = z.object({
  person: z.object({ stage: personStage, name: z.string().nullable() }).nullable(),
  /** Why the conversation has ended; null while it continues. */
  ended: z.enum(chatEndReasons).nullable(),
  messages: z.array(
    z.object({
      id: z.number().int(),
      text: z.string(),
      /** First name of the author; null if they have left. */
      name: z.string().nullable(),
    }),
  ),
})

/** The data of a `delta` event. */
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

/** Maximum request body of `ai-chat`, in bytes: enough for the longest history in Cyrillic. */
export const maximumChatBodyBytes = 256 * 1024

export type ChatRequestInput = z.input<typeof chatRequestSchema>
export type ChatRequest = z.output<typeof chatRequestSchema>
export type ChatReply = z.output<typeof chatReplySchema>
export type ChatFormInput = z.input<typeof chatFormSchema>
export type ChatForm = z.output<typeof chatFormSchema>
export type OpenedForm = z.output<typeof openedFormSchema>
export type ChatBooking = z.output<typeof chatBookingSchema>
export type ChatContact = z.output<typeof chatContactSchema>
export type ChatUpdates = z.output<typeof chatUpdatesSchema>
export type ChatUpdatesInput = z.input<typeof chatUpdatesRequestSchema>
export type ChatSummaryInput = z.input<typeof chatSummaryRequestSchema>
export type ChatSummary = z.output<typeof chatSummaryRequestSchema>

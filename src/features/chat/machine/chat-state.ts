import {
  chatFormSchema,
  chatUpdatesSchema,
  openedFormSchema,
  secretSessionIdField,
} from '@contracts/chat.ts'
import { chatEndReasons, ratings } from '@contracts/chat-limits.ts'
import { z } from '@contracts/zod.ts'

/*
 * The chat's state, also as stored for a reload: the schema checks what is read back, and the types
 * come from it.
 */

const said = { id: z.string(), content: z.string(), timestamp: z.number() }

const userMessageSchema = z.object({
  ...said,
  role: z.literal('user'),
  delivery: z.enum(['sending', 'delivered', 'failed']),
  /** The form that the message says in words. */
  form: chatFormSchema.optional(),
})

const typedFormSchema = z.partialRecord(z.enum(['name', 'contact', 'time', 'topic']), z.string())

const assistantMessageSchema = z.object({
  ...said,
  role: z.literal('assistant'),
  suggestions: z.array(z.string()),
  /** Written by the widget, of the conversation itself; the server does not know it. */
  isNote: z.boolean(),
})

/** Said by a person in the assistant's place. */
const staffMessageSchema = z.object({
  ...said,
  role: z.literal('staff'),
  name: z.string().nullable(),
})

const chatMessageSchema = z.discriminatedUnion('role', [
  userMessageSchema,
  assistantMessageSchema,
  staffMessageSchema,
])

/** How far the question for a rating has come. */
const ratingStageSchema = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('later') }),
  z.object({ stage: z.literal('asking') }),
  z.object({ stage: z.literal('skipped') }),
  z.object({ stage: z.literal('given'), rating: z.literal(ratings) }),
])

const talkSchema = z.discriminatedUnion('phase', [
  /** It is the visitor's turn. */
  z.object({ phase: z.literal('waiting') }),
  /** A message awaits its reply; `partial` is the part that has arrived. */
  z.object({ phase: z.literal('loading'), messageId: z.string(), partial: z.string() }),
  z.object({
    phase: z.literal('ended'),
    reason: z.enum(chatEndReasons),
    rating: ratingStageSchema,
  }),
])

const timerSchema = z.object({
  kind: z.enum(['inactivity', 'askRating', 'reset']),
  /** When it goes off, in milliseconds since 1970, so that it survives a reload. */
  at: z.number(),
})

/** The form while it is open: what it was opened with, and what the visitor has typed instead. */
const openFormSchema = openedFormSchema.extend({ typed: typedFormSchema }).nullable().default(null)

export const chatStateSchema = z.object({
  isOpen: z.boolean(),
  /** Something was said while the panel was closed. */
  isUnread: z.boolean(),
  /** Made with the first message. */
  sessionId: secretSessionIdField.nullable(),
  /** The session that fell silent and goes on in this one. */
  continues: secretSessionIdField.nullable().default(null),
  /** The conversation that was closed for inactivity, until it goes on or a new one begins. */
  closed: z
    .object({
      sessionId: secretSessionIdField,
      messages: z.array(chatMessageSchema),
      form: openFormSchema,
    })
    .nullable()
    .default(null),
  messages: z.array(chatMessageSchema),
  input: z.string(),
  form: openFormSchema,
  talk: talkSchema,
  /** At most one runs; none while a person attends to the conversation. */
  timer: timerSchema.nullable(),
  /** The person who was called, or has the conversation; null while the assistant is alone with it. */
  person: chatUpdatesSchema.shape.person.default(null),
  /** The server's id of the latest message of staff. */
  heardUpTo: z.number().default(0),
})

export type ChatState = z.infer<typeof chatStateSchema>
export type ChatMessage = z.infer<typeof chatMessageSchema>
export type UserMessage = z.infer<typeof userMessageSchema>
export type AssistantMessage = z.infer<typeof assistantMessageSchema>
export type StaffMessage = z.infer<typeof staffMessageSchema>
export type OpenForm = NonNullable<ChatState['form']>
export type ChatTimer = z.infer<typeof timerSchema>

/** A chat in which nothing has been said. */
export const newChat: ChatState = {
  isOpen: false,
  isUnread: false,
  sessionId: null,
  continues: null,
  closed: null,
  messages: [],
  input: '',
  form: null,
  talk: { phase: 'waiting' },
  timer: null,
  person: null,
  heardUpTo: 0,
}

import {
  chatFormSchema,
  chatUpdatesSchema,
  openedFormSchema,
  secretSessionIdField,
} from '@contracts/chat.ts'
import { chatEndReasons, ratings } from '@contracts/chat-limits.ts'
import { z } from '@contracts/zod.ts'

/* The chat's state, also as stored for a reload: the schema validates what is read back, and the types derive from
   it. */

const said = { id: z.string(), content: z.string(), timestamp: z.number() }

const userMessageSchema = z.object({
  ...said,
  role: z.literal('user'),
  delivery: z.enum(['sending', 'delivered', 'failed']),
  /** The form whose content the message states. */
  form: chatFormSchema.optional(),
})

// Other fields, such as those of an earlier version's page, are left out.
const typedFormSchema = z
  .object({ name: z.string(), contact: z.string(), callAt: z.string(), topic: z.string() })
  .partial()

const assistantMessageSchema = z.object({
  ...said,
  role: z.literal('assistant'),
  suggestions: z.array(z.string()),
  /** Written by the widget about the conversation; the server does not know it. */
  isNote: z.boolean(),
})

/** Written by a staff member instead of the assistant. */
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

/** The state of the question for a rating. */
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
    /** By staff or a timer, while the visitor may have been writing: they can go on. */
    isInterrupted: z.boolean().optional(),
  }),
])

const timerSchema = z.object({
  kind: z.enum(['inactivity', 'askRating', 'reset']),
  /** When it fires, in milliseconds since 1970, so that it survives a reload. */
  at: z.number(),
})

/** The open form: its initial values, and the visitor's changes. */
const openFormSchema = openedFormSchema.extend({ typed: typedFormSchema }).nullable().default(null)

export const chatStateSchema = z.object({
  isOpen: z.boolean().default(false),
  /** A message arrived while the panel was closed. */
  isUnread: z.boolean().default(false),
  /** Created with the first message. */
  sessionId: secretSessionIdField.nullable().default(null),
  /** The ended session that this one continues. */
  continues: secretSessionIdField.nullable().default(null),
  /** The conversation that was closed for inactivity, until it continues or a new one begins. */
  closed: z
    .object({
      sessionId: secretSessionIdField,
      messages: z.array(chatMessageSchema),
      form: openFormSchema,
    })
    .nullable()
    .default(null),
  /** The latest session of this tab that has booked: a new one can change the booking or call it off. */
  booked: secretSessionIdField.nullable().default(null),
  /** What that session was told: the booking's number and time stay to be read. */
  confirmation: z.string().nullable().default(null),
  messages: z.array(chatMessageSchema).default([]),
  input: z.string().default(''),
  form: openFormSchema,
  talk: talkSchema.default({ phase: 'waiting' }),
  /** At most one runs; none while a staff member handles the conversation. */
  timer: timerSchema.nullable().default(null),
  /** The staff member who was called or handles the conversation; null while only the assistant does. */
  person: chatUpdatesSchema.shape.person.default(null),
  /** The server's id of the latest staff message. */
  heardUpTo: z.number().default(0),
})

export type ChatState = z.infer<typeof chatStateSchema>
export type ChatMessage = z.infer<typeof chatMessageSchema>
export type UserMessage = z.infer<typeof userMessageSchema>
export type AssistantMessage = z.infer<typeof assistantMessageSchema>
export type StaffMessage = z.infer<typeof staffMessageSchema>
export type OpenForm = NonNullable<ChatState['form']>
export type ChatTimer = z.infer<typeof timerSchema>

/** The values that an open form shows. */
export const valuesOf = ({ kind, name, contact, callAt, topic, typed }: OpenForm) => ({
  ...{ kind, name, contact, callAt, topic },
  ...typed,
})

export const newChat = chatStateSchema.parse({})

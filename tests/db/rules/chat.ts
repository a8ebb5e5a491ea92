import { createChatStore } from '../../../supabase/functions/_shared/chat/chat-store.ts'
import {
  type ChatContact,
  type ChatReply,
  chatUpdatesSchema,
} from '../../../supabase/functions/_shared/contracts/chat.ts'

import type { World } from '../support/world.ts'

/** Limits that no test reaches by chance. */
const limits = {
  max_per_window: 100,
  window_seconds: 60,
  max_messages: 50,
  history_length: 20,
  lease_seconds: 60,
}

const managers = { leadsTo: 'leads@kerege.example', siteUrl: 'https://kerege.example' }

const leadLimits = {
  max_per_window: 5,
  window_seconds: 60,
  refuse_above: 20,
  max_per_hour: 60,
  max_per_day: 300,
}

/** A reply that continues the conversation, unless changed. */
export const replyOf = (response: string, changes: Partial<ChatReply> = {}): ChatReply => ({
  response,
  conversationStatus: 'active',
  bookingConfirmed: false,
  suggestions: [],
  ...changes,
})

/** Arguments of end_chat. */
export const endArguments = (sessionId: string, changes: Record<string, unknown> = {}) => ({
  session_id: sessionId,
  reason: 'completed',
  // Later than any message of a test.
  read_up_to: 1_000_000_000,
  by_browser: true,
  email: {
    from_email: 'nurlan@client.example',
    to_email: 'leads@kerege.example',
    subject: 'Чат на сайте',
    body: 'Итог',
    html_content: '<p>Итог</p>',
  },
  notification: {
    to_email: 'leads@kerege.example',
    reply_to: 'nurlan@client.example',
    subject: 'Разговор завершён',
    text_body: 'Итог',
    html_body: '<p>Итог</p>',
  },
  ...changes,
})

/** A visitor's chat, through the functions' own store. */
export function chatIn({ clients, api }: World, name: string | { sessionId: string } = 'cccccccc') {
  const store = createChatStore(clients.service)
  const sessionId =
    typeof name === 'string' ? `chat_1763740000000_${name.padEnd(26, '0')}` : name.sessionId
  const take = (
    messageId: string,
    changes: {
      message?: string
      clientHash?: string
      pageUrl?: string
      contact?: ChatContact
      consentVersion?: string
    } & Partial<typeof limits> = {},
  ) => {
    const { message = 'Сколько стоит сайт?', clientHash = 'a-client', pageUrl, ...rest } = changes
    const { consentVersion, ...more } = rest
    return store.takeMessage({
      ...{ session_id: sessionId, message_id: messageId, message, client_hash: clientHash },
      ...{ page_url: pageUrl, consent_version: consentVersion, ...limits, ...more },
    })
  }
  const answer = (
    messageId: string,
    reply = replyOf('От 100 000 ₽'),
    more: Partial<Parameters<typeof store.storeAnswer>[2]> = {},
  ) => store.storeAnswer(sessionId, messageId, { reply, state: {}, answeredBy: 'rules', ...more })
  const release = (messageId: string) => store.releaseMessage(sessionId, messageId)

  return {
    sessionId,
    take,
    answer,
    release,
    call: () => store.callPerson(sessionId),
    /** The updates of the visitor's browser. */
    async updates(after = 0) {
      const { data } = await clients.service
        .rpc('chat_updates', {
          session_id: sessionId,
          after_id: after,
          client_hash: 'a-client',
          max_per_window: 100,
          window_seconds: 60,
        })
        .throwOnError()
      return chatUpdatesSchema.parse(data)
    },
    /** Takes a message and answers it. */
    async say(message: string, response = 'Хорошо') {
      const messageId = crypto.randomUUID()
      await take(messageId, { message })
      await answer(messageId, replyOf(response))
    },
    async book(changes: { name?: string; contact?: string; limit?: number } = {}) {
      const {
        name = 'Нурлан',
        contact = '+996 555 123456',
        limit = leadLimits.max_per_window,
      } = changes
      const [chat] = await api.sql<{ submission_id: string }>(
        `select submission_id from public.chat_sessions where session_id = private.stored_session_id('${sessionId}')`,
      )
      return store.storeBooking({
        submissionId: chat?.submission_id ?? '',
        booking: { name, contact, topic: 'Интернет-магазин' },
        transcript: [{ role: 'user', content: 'Да' }],
        origin: { pageUrl: 'https://kerege.example/' },
        consent: { textVersion: '2024-01-09' },
        clientHash: 'a-client',
        managers,
        limits: { ...leadLimits, max_per_window: limit },
      })
    },
    async end(changes: Record<string, unknown> = {}) {
      const { data } = await clients.service
        .rpc('end_chat', endArguments(sessionId, changes))
        .throwOnError()
      return { outcome: data }
    },
    async row() {
      const [row] = await api.sql(
        `select * from public.chat_sessions where session_id = private.stored_session_id('${sessionId}')`,
      )
      return row
    },
    messages: () =>
      api.sql(`
        select m.* from public.chat_messages m join public.chat_sessions s on s.id = m.chat_id
        where s.session_id = private.stored_session_id('${sessionId}') order by m.id`),
    /** Ends the lease of the message that is being answered. */
    expireLease: () =>
      api.sql(`update public.chat_messages set leased_until = now() - interval '1 second'
        where leased_until is not null`),
  }
}

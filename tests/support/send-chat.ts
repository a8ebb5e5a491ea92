import { randomUUID } from 'node:crypto'
import { createParser } from 'eventsource-parser'
import {
  chatDeltaSchema,
  chatReplySchema,
  type ChatReply,
  type ChatRequestInput,
} from '@contracts/chat.ts'

/** A new session id. */
export const newSessionId = () => `chat_${Date.now()}_${randomUUID().replaceAll('-', '')}`

/**
 * Sends a message to `ai-chat`; anything but an object is sent unchanged.
 *
 * @param origin of the backend, or of a functions process
 */
export function sendChat(
  origin: string,
  body: ChatRequestInput | object | string,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${origin}/functions/v1/ai-chat`, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...init.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The events received. */
export interface Events {
  deltas: string[]
  done?: ChatReply
  error?: unknown
}

/** Reads an event stream to its end; `onDelta` gets every piece as it arrives. */
export async function readEvents(
  response: Response,
  onDelta: (text: string) => void = () => {},
): Promise<Events> {
  const events: Events = { deltas: [] }
  const parser = createParser({
    onEvent({ event, data }) {
      const value: unknown = JSON.parse(data)
      if (event === 'done') events.done = chatReplySchema.parse(value)
      if (event === 'error') events.error = value
      if (event !== 'delta') return
      const { text } = chatDeltaSchema.parse(value)
      events.deltas.push(text)
      onDelta(text)
    },
  })
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? [])
    parser.feed(decoder.decode(chunk, { stream: true }))
  return events
}

/** One conversation: every message belongs to the same session. */
export function startConversation(origin: string, more: object = {}) {
  const sessionId = newSessionId()
  const events = { headers: { accept: 'text/event-stream' } }
  return {
    sessionId,
    /** The answer's body as JSON, whatever its status. */
    send: (message: string, extra: object = {}) =>
      sendChat(origin, { message, sessionId, ...more, ...extra }),
    async ask(message: string, extra: object = {}): Promise<ChatReply> {
      const response = await sendChat(origin, { message, sessionId, ...more, ...extra })
      return chatReplySchema.parse(await response.json())
    },
    /** Reads the stream up to some text, then disconnects; at once for an empty text. */
    async leave(message: string, after: string, extra: object = {}): Promise<void> {
      const left = new AbortController()
      const init = { ...events, signal: left.signal }
      const response = await sendChat(origin, { message, sessionId, ...more, ...extra }, init)
      if (!after) setTimeout(() => left.abort(), 100)
      let read = ''
      const reading = readEvents(response, (text) => {
        read += text
        if (after && read.includes(after)) left.abort()
      })
      await reading.catch((error: unknown) => {
        if (!left.signal.aborted) throw error
      })
    },
    stream: async (message: string, onDelta?: (text: string) => void, extra: object = {}) =>
      readEvents(
        await sendChat(origin, { message, sessionId, ...more, ...extra }, events),
        onDelta,
      ),
  }
}

import type { ChatReply, ChatRequestInput } from '@contracts/chat.ts'
import { chatLimits } from '@contracts/chat-limits.ts'
import { chatConsent } from '@/content/chat'
import { consentText } from '@/content/consultation'
import { connectionError, FunctionError, postToFunction } from '@/lib/backend/functions'
import { langAt } from '@/lib/page/page-lang'
import { type ChatState, valuesOf } from './chat-state'
import { readReply } from './read-reply'

const overallMs = 60_000

/** The server sends a keep-alive every ten seconds. */
const idleMs = 25_000

/** The pause while the server still answers the same message, sent before a reload or by another tab. */
const busyPauseMs = 2000

export type OutgoingMessage = Required<
  Pick<ChatRequestInput, 'message' | 'history' | 'sessionId' | 'messageId' | 'lang'>
> &
  Pick<ChatRequestInput, 'continues' | 'form' | 'shownForm'>

/** The message awaiting its reply, with the preceding history; undefined if there is none. */
export function outgoingMessage(state: ChatState): OutgoingMessage | undefined {
  const { talk, messages, sessionId, continues, form } = state
  if (talk.phase !== 'loading' || !sessionId) return undefined
  const message = messages.find(({ id }) => id === talk.messageId)
  if (message?.role !== 'user') return undefined
  const delivered = messages.filter((one) =>
    one.role === 'user' ? one.delivery === 'delivered' : one.role === 'staff' || !one.isNote,
  )
  return {
    message: message.content,
    messageId: message.id,
    sessionId,
    // The consent is given to what is read: by a form in its own language.
    lang: (message.form && form?.lang) ?? langAt(location),
    ...(continues && { continues }),
    ...(message.form ? { form: message.form } : form && { shownForm: valuesOf(form) }),
    history: delivered.slice(-chatLimits.history).map(({ role, content }) => ({
      role: role === 'user' ? role : 'assistant',
      content,
    })),
  }
}

/** The visitor's page and referrer, as the server stores them with a booking. */
export type ChatOrigin = ChatRequestInput['origin']

interface SendOptions {
  origin: ChatOrigin
  signal: AbortSignal
  /** The next piece of the reply's text. */
  onDelta: (text: string) => void
}

const isBusy = (error: unknown) => error instanceof FunctionError && error.code === 'chat_busy'

/** Waits; ends early, without an error, when the signal aborts. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Aborts a request that exceeds a limit, or whose caller aborts it. Not by `AbortSignal.any`, which Safari has only
 * since 17.4.
 * @returns the request's signal, `alive` to call on any progress, and `stop` to call at the end
 */
function watchdog(outer: AbortSignal) {
  const controller = new AbortController()
  const timedOut = () => controller.abort(new DOMException('Timed out', 'TimeoutError'))
  const abort = () => controller.abort(outer.reason)
  const overall = setTimeout(timedOut, overallMs)
  let idle = setTimeout(timedOut, idleMs)
  if (outer.aborted) abort()
  outer.addEventListener('abort', abort)

  return {
    signal: controller.signal,
    alive() {
      clearTimeout(idle)
      idle = setTimeout(timedOut, idleMs)
    },
    stop() {
      clearTimeout(overall)
      clearTimeout(idle)
      outer.removeEventListener('abort', abort)
    },
  }
}

/** Sends a message and waits for the reply; a retry with the same id gets the same reply. @throws {FunctionError} */
export async function sendMessage(
  message: OutgoingMessage,
  { origin, signal, onDelta }: SendOptions,
): Promise<ChatReply> {
  const { lang, form } = message
  const request: ChatRequestInput = {
    ...message,
    origin,
    consent: { textVersion: (form ? consentText : chatConsent)[lang].version },
    showsForm: true,
    clockOffset: -new Date().getTimezoneOffset(),
  }
  const watch = watchdog(signal)
  const post = () =>
    postToFunction('ai-chat', request, { signal: watch.signal, accept: 'text/event-stream' })
  const postAndRead = async () => {
    const response = await post()
    watch.alive()
    return readReply(response, { onDelta, onSignOfLife: watch.alive })
  }
  try {
    for (;;) {
      try {
        return await postAndRead()
      } catch (error) {
        // Also in the middle of an answer, when a staff member has just taken over.
        if (!isBusy(error)) throw error
        watch.alive()
        await pause(busyPauseMs, watch.signal)
      }
    }
  } catch (error) {
    // A broken stream fails with one of the browser's own errors.
    throw error instanceof FunctionError ? error : connectionError(error)
  } finally {
    watch.stop()
  }
}

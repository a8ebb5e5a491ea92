import type { ChatReply, ChatRequestInput } from '@contracts/chat.ts'
import { chatConsent } from '@/content/chat'
import { connectionError, FunctionError, postToFunction } from '@/lib/functions'
import { watchdog } from '@/lib/watchdog'
import { readReply } from './read-reply'

/** The server gives a sign of life every ten seconds. */
const limits = { overallMs: 60_000, idleMs: 25_000 }

/** While the server still answers the same message, asked before a reload or in another tab. */
const busyPauseMs = 2000

export type OutgoingMessage = Required<
  Pick<ChatRequestInput, 'message' | 'history' | 'sessionId' | 'messageId'>
>

/** Where the visitor is and came from, as the server stores it with a booking. */
export type ChatOrigin = ChatRequestInput['origin']

interface SendOptions {
  origin: ChatOrigin
  signal: AbortSignal
  /** The next piece of the reply's text. */
  onDelta: (text: string) => void
}

const isBusy = (error: unknown) => error instanceof FunctionError && error.code === 'chat_busy'

/** Ends early, without an error, when the signal aborts: what comes next will see to that. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Sends a message and waits for the reply; the same message again, by its id, gets the same reply.
 * @throws {FunctionError}
 */
export async function sendMessage(
  message: OutgoingMessage,
  { origin, signal, onDelta }: SendOptions,
): Promise<ChatReply> {
  const request: ChatRequestInput = {
    ...message,
    origin,
    consent: { textVersion: chatConsent.version },
  }
  const watch = watchdog(limits, signal)
  const post = () =>
    postToFunction('ai-chat', request, { signal: watch.signal, accept: 'text/event-stream' })
  const patientlyPost = async (): Promise<Response> => {
    for (;;) {
      try {
        return await post()
      } catch (error) {
        if (!isBusy(error)) throw error
        watch.alive()
        await pause(busyPauseMs, watch.signal)
      }
    }
  }
  try {
    const response = await patientlyPost()
    watch.alive()
    return await readReply(response, { onDelta, onSignOfLife: watch.alive })
  } catch (error) {
    // A stream that breaks off fails with whatever the browser calls it.
    throw error instanceof FunctionError ? error : connectionError(error)
  } finally {
    watch.stop()
  }
}

import type { ChatReply, ChatRequestInput } from '@contracts/chat.ts'
import { chatConsent } from '@/content/chat'
import { connectionError, FunctionError, postToFunction } from '@/lib/functions'
import { leadOrigin } from '@/lib/lead-submission'
import { watchdog } from '@/lib/watchdog'
import { readReply } from './read-reply'

/** The server gives a sign of life every ten seconds. */
const limits = { overallMs: 60_000, idleMs: 25_000 }

export type OutgoingMessage = Required<
  Pick<ChatRequestInput, 'message' | 'history' | 'sessionId' | 'messageId'>
>

interface SendOptions {
  signal: AbortSignal
  /** The next piece of the reply's text. */
  onDelta: (text: string) => void
}

/**
 * Sends a message and waits for the reply; the same message again, by its id, gets the same reply.
 * @throws {FunctionError}
 */
export async function sendMessage(
  message: OutgoingMessage,
  { signal, onDelta }: SendOptions,
): Promise<ChatReply> {
  const request: ChatRequestInput = {
    ...message,
    origin: leadOrigin(),
    consent: { textVersion: chatConsent.version },
  }
  const watch = watchdog(limits, signal)
  try {
    const response = await postToFunction('ai-chat', request, {
      signal: watch.signal,
      accept: 'text/event-stream',
    })
    watch.alive()
    return await readReply(response, { onDelta, onSignOfLife: watch.alive })
  } catch (error) {
    // A stream that breaks off fails with whatever the browser calls it.
    throw error instanceof FunctionError ? error : connectionError(error)
  } finally {
    watch.stop()
  }
}

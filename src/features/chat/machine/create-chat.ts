import type { ChatSummaryInput } from '@contracts/chat.ts'
import type { Rating } from '@contracts/chat-limits.ts'
import { ratingTexts } from '@/content/chat'
import { toast } from '@/lib/toast'
import { makeUuid } from '@/lib/uuid'
import { type ChatOrigin, outgoingMessage, sendMessage } from './send-message'
import { sendSummary } from './send-summary'
import type { ChatEffect, ChatEvent } from './chat-events'
import type { ChatTimer } from './chat-state'
import { explainFailure } from './explain-failure'
import { makeSessionId } from './session-id'
import { loadChat, saveChat } from './stored-chat'
import { transition } from './transition'

/**
 * Runs the chat: feeds events to the machine and carries out its effects. The timer and the request
 * under way follow from the state, so that a reload resumes both: a message whose reply was awaited is
 * sent once more and, by its id, gets the same reply.
 *
 * @param getOrigin tells where the visitor is when a message is sent
 */
export function createChat(getOrigin: () => ChatOrigin) {
  let state = loadChat()
  let isRunning = false
  let wasOpened = false
  let timer: { set: ChatTimer; handle: ReturnType<typeof setTimeout> } | undefined
  let request: { messageId: string; controller: AbortController } | undefined
  const listeners = new Set<() => void>()

  function dispatch(event: ChatEvent) {
    const step = transition(state, event)
    if (step.state !== state) {
      state = step.state
      // A reload requests the reply anew, so partial replies need not be kept.
      if (event.type !== 'streamed') saveChat(state)
      follow()
      for (const listener of listeners) listener()
    }
    for (const effect of step.effects) run(effect)
  }

  function run(effect: ChatEffect) {
    switch (effect.type) {
      case 'sendSummary':
        return summarize(effect.summary)
      case 'explainFailure':
        console.error('The chat message was not answered:', effect.error)
        return toast.error('Ошибка', explainFailure(effect.error))
      case 'thankForRating':
        return toast.success(ratingTexts.thanks, ratingTexts.thanksText)
    }
  }

  function summarize(summary: ChatSummaryInput) {
    sendSummary(summary).catch((error: unknown) => {
      console.error('The chat summary was not sent:', error)
    })
  }

  /** Brings timer and request in line with the state. */
  function follow() {
    const wanted = isRunning ? state.timer : null
    if (timer && timer.set !== wanted) {
      clearTimeout(timer.handle)
      timer = undefined
    }
    if (wanted && !timer) {
      const { kind, at } = wanted
      const goOff = () => dispatch({ type: 'timeUp', kind, at: Date.now() })
      timer = { set: wanted, handle: setTimeout(goOff, Math.max(0, at - Date.now())) }
    }

    const outgoing = isRunning ? outgoingMessage(state) : undefined
    if (request && request.messageId !== outgoing?.messageId) {
      request.controller.abort()
      request = undefined
    }
    if (outgoing && !request) {
      const controller = new AbortController()
      const { messageId } = outgoing
      request = { messageId, controller }
      dispatch({ type: 'requested', messageId })
      const onDelta = (text: string) => {
        if (!controller.signal.aborted) dispatch({ type: 'streamed', messageId, text })
      }
      sendMessage(outgoing, { origin: getOrigin(), signal: controller.signal, onDelta }).then(
        (reply) => settle(controller, { type: 'replied', messageId, reply, at: Date.now() }),
        (error: unknown) =>
          settle(controller, { type: 'failed', messageId, error, at: Date.now() }),
      )
    }
  }

  /** Ignores the outcome of an aborted request. */
  function settle(controller: AbortController, event: ChatEvent) {
    if (!controller.signal.aborted) dispatch(event)
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Starts timer and request; returns what stops them. */
    start() {
      isRunning = true
      follow()
      return () => {
        isRunning = false
        follow()
      }
    },
    open() {
      wasOpened = true
      dispatch({ type: 'opened', at: Date.now() })
    },
    /** Whether the visitor has opened the panel; one restored by a reload must not take the focus. */
    wasOpened: () => wasOpened,
    close: () => dispatch({ type: 'closed' }),
    type: (text: string) => dispatch({ type: 'typed', text }),
    /** Sends a suggestion, or else the input. */
    send(text?: string) {
      const at = Date.now()
      const sessionId = makeSessionId(at)
      dispatch({ type: 'submitted', text, messageId: makeUuid(), sessionId, at })
    },
    retry: (messageId: string) => dispatch({ type: 'retried', messageId, at: Date.now() }),
    rate: (rating: Rating) => dispatch({ type: 'rated', rating, at: Date.now() }),
    skipRating: () => dispatch({ type: 'ratingSkipped' }),
    restart: () => dispatch({ type: 'restarted' }),
  }
}

export type Chat = ReturnType<typeof createChat>

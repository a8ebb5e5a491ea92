import { type ChatForm, type ChatUpdatesInput, chatUpdatesSchema } from '@contracts/chat.ts'
import type { Rating } from '@contracts/chat-limits.ts'
import { ratingTexts } from '@/content/chat'
import { callFunction, FunctionError, withCode } from '@/lib/backend/functions'
import { translated } from '@contracts/lang.ts'
import { langAt } from '@/lib/page/page-lang'
import { formatWait } from '@/lib/text/format-wait'
import { toast } from '@/lib/toast'
import { makeUuid } from '@/lib/uuid'
import { type ChatOrigin, outgoingMessage, sendMessage } from './send-message'
import type { ChatEffect, ChatEvent, FormField } from './chat-events'
import type { ChatState, ChatTimer } from './chat-state'
import { makeSessionId } from './session-id'
import { loadChat, saveChat } from './stored-chat'
import { transition } from './transition'

/** The polling interval for staff messages: an open chat shows within two seconds that staff have taken it over. */
const listenMs = { open: 1500, closed: 4000 }

/** The pause until the next poll for staff messages; undefined if none are expected. */
function pauseToListen({ sessionId, isOpen, person, talk }: ChatState): number | undefined {
  if (!sessionId || talk.phase === 'ended') return undefined
  // Staff can also take over a conversation unasked.
  if (isOpen && talk.phase === 'waiting') return listenMs.open
  return person ? listenMs.closed : undefined
}

/** New staff messages, and who handles the conversation; throws without a valid answer. */
const fetchUpdates = async (request: ChatUpdatesInput) =>
  chatUpdatesSchema.parse(await callFunction('chat-updates', request))

const texts = translated(
  {
    error: 'Ошибка',
    failed: 'Не удалось отправить сообщение. Попробуйте еще раз.',
    tooMany: (seconds: number | undefined) =>
      `Слишком много сообщений подряд. Попробуйте ${formatWait(seconds)}.`,
    full: 'Этот разговор завершён. Начните новый — кнопка вверху окна чата.',
  },
  {
    error: 'Error',
    failed: 'Your message could not be sent. Please try again.',
    tooMany: (seconds) =>
      `Too many messages in a row. Please try again ${formatWait(seconds, 'en')}.`,
    full: 'This conversation has ended. Start a new one with the button at the top of the chat.',
  },
)

/** The toast's text for a message without an answer. */
function explainFailure(error: unknown): string {
  const lang = langAt(window.location)
  const { failed, tooMany, full } = texts[lang]
  if (!(error instanceof FunctionError)) return failed
  switch (error.code) {
    case 'rate_limited':
      return tooMany(error.details.retryAfterSeconds)
    case 'chat_full':
      return full
    default:
      // The page is older than a change of the consent text.
      return (
        (lang === 'ru' && error.details.fields?.['consent.textVersion']) ||
        withCode(failed, error, lang)
      )
  }
}

/**
 * Runs the chat: feeds events to the machine and carries out its effects. The timer and the running request follow
 * from the state, so that a reload resumes both: a message awaiting its reply is sent again and, by its id, gets the
 * same reply.
 * @param getOrigin returns the visitor's page when a message is sent
 * @param isSheet whether an open panel would cover the page
 */
export function createChat(getOrigin: () => ChatOrigin, isSheet: () => boolean = () => false) {
  let state = loadChat(isSheet())
  let isRunning = false
  let wasOpened = false
  let timer: { set: ChatTimer; handle: ReturnType<typeof setTimeout> } | undefined
  let request: { key: string; controller: AbortController } | undefined
  let listening: { pauseMs: number; controller: AbortController } | undefined
  const listeners = new Set<() => void>()

  function dispatch(event: ChatEvent) {
    const step = transition(state, event)
    if (step.state !== state) {
      state = step.state
      // A reload requests the reply again, so partial replies need not be stored.
      if (event.type !== 'streamed') saveChat(state)
      follow()
      for (const listener of listeners) listener()
    }
    for (const effect of step.effects) run(effect)
  }

  function run(effect: ChatEffect) {
    switch (effect.type) {
      case 'sendSummary':
        // It arrives even if the visitor leaves.
        callFunction('send-chat-summary', effect.summary, { keepalive: true }).catch(
          (error: unknown) => console.error('The chat summary was not sent:', error),
        )
        return
      case 'explainFailure':
        console.error('The chat message was not answered:', effect.error)
        return toast.error(texts[langAt(window.location)].error, explainFailure(effect.error))
      case 'thankForRating': {
        const { thanks, thanksText } = ratingTexts[langAt(window.location)]
        return toast.success(thanks, thanksText)
      }
    }
  }

  /** Brings timer, request and listening in line with the state. */
  function follow() {
    listen()
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
    const key = outgoing && `${outgoing.sessionId} ${outgoing.messageId}`
    if (request && request.key !== key) {
      request.controller.abort()
      request = undefined
    }
    if (outgoing && key && !request) {
      const controller = new AbortController()
      const { messageId } = outgoing
      request = { key, controller }
      dispatch({ type: 'requested', messageId })
      const { signal } = controller
      const report = (event: ChatEvent) => {
        if (!signal.aborted) dispatch(event)
      }
      const onDelta = (text: string) => report({ type: 'streamed', messageId, text })
      sendMessage(outgoing, { origin: getOrigin(), signal, onDelta }).then(
        (reply) => report({ type: 'replied', messageId, reply, at: Date.now() }),
        (error: unknown) => report(failure(messageId, error)),
      )
    }
  }

  /** Polls for staff messages at the pace of the state, until the pace changes. */
  function listen() {
    const pauseMs = isRunning ? pauseToListen(state) : undefined
    if (listening?.pauseMs === pauseMs) return
    listening?.controller.abort()
    listening = undefined
    if (pauseMs === undefined) return
    const { signal } = (listening = { pauseMs, controller: new AbortController() }).controller
    const ask = async () => {
      const { sessionId, heardUpTo } = state
      // A failed poll is repeated at the next interval.
      const updates =
        sessionId && (await fetchUpdates({ sessionId, after: heardUpTo }).catch(() => null))
      if (signal.aborted) return
      if (updates) dispatch({ type: 'updated', sessionId, updates, at: Date.now() })
      if (!signal.aborted) setTimeout(() => void (signal.aborted || ask()), pauseMs)
    }
    setTimeout(() => void (signal.aborted || ask()), pauseMs)
  }

  /** A message to a session that the server has closed continues in a new one. */
  function failure(messageId: string, error: unknown): ChatEvent {
    const at = Date.now()
    const isEnded = error instanceof FunctionError && error.code === 'chat_ended'
    return isEnded
      ? { type: 'refusedAsEnded', messageId, sessionId: makeSessionId(at) }
      : { type: 'failed', messageId, error, at }
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Starts timer, request and polling; returns a function that stops them. */
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
    /** Whether the visitor has opened the panel; a panel restored by a reload must not take the focus. */
    wasOpened: () => wasOpened,
    close: () => dispatch({ type: 'closed' }),
    type: (text: string) => dispatch({ type: 'typed', text, at: Date.now() }),
    /** Continues the conversation that was closed for inactivity. */
    goOn: () => dispatch({ type: 'continued', sessionId: makeSessionId(), at: Date.now() }),
    /** Sends a suggestion, or else the input. */
    send(text?: string) {
      const ids = { messageId: makeUuid(), sessionId: makeSessionId() }
      dispatch({ type: 'submitted', text, ...ids, at: Date.now() })
    },
    fillIn: (field: FormField, text: string) =>
      dispatch({ type: 'filledIn', field, text, at: Date.now() }),
    /** @param content the form as text */
    sendForm(form: ChatForm, content: string) {
      const ids = { messageId: makeUuid(), sessionId: makeSessionId() }
      dispatch({ type: 'formSent', form, content, ...ids, at: Date.now() })
    },
    declineForm: () => dispatch({ type: 'formDeclined' }),
    retry: (messageId: string) => dispatch({ type: 'retried', messageId, at: Date.now() }),
    rate: (rating: Rating) => dispatch({ type: 'rated', rating, at: Date.now() }),
    skipRating: () => dispatch({ type: 'ratingSkipped', at: Date.now() }),
    restart: () => dispatch({ type: 'restarted' }),
  }
}

export type Chat = ReturnType<typeof createChat>

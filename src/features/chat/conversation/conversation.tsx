import { useRef, useState } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { Button } from '@/components/ui/button'
import { useLocation } from 'react-router-dom'
import { chatTexts } from '@/content/chat'
import { firstSuggestions } from '@/content/first-suggestions'
import { useLang, useTexts } from '@/lib/hooks/use-texts'
import { useMedia } from '@/lib/hooks/use-media'
import { typography } from '@/lib/text/typography'
import type { ChatMessage, ChatState } from '../machine/chat-state'
import type { Chat } from '../machine/create-chat'
import { takesWords } from '../machine/transition'
import { useScrollEnd } from './use-scroll-end'
import { useTranscript } from './use-transcript'
import { AnswerText } from '@/components/answer/answer-text'
import { Bubble } from './bubble'
import { ChatForm } from './chat-form'
import { Message } from './message'
import { RatingQuestion } from './rating'
import { StreamingBubble } from './streaming-bubble'

/** Whether a message says more than that a form is to be filled in: then it is read first. */
const saysMore = (message: ChatMessage | undefined) => message?.content.includes('\n\n') ?? false

interface ConversationProps {
  chat: Chat
  state: ChatState
  onSend: (text: string) => void
  onDecline: () => void
  onRestart: () => void
  onLeave: () => void
}

export function Conversation(props: ConversationProps) {
  const { chat, state, onSend, onDecline, onRestart, onLeave } = props
  const view = useRef<HTMLDivElement>(null)
  const lang = useLang()
  const texts = chatTexts[lang]
  const { pathname } = useLocation()
  const animates = !useMedia('(prefers-reduced-motion: reduce)')
  const { said, streaming, finish } = useTranscript(state, animates)
  const rating = state.talk.phase === 'ended' ? state.talk.rating : undefined
  const given = rating?.stage === 'given' ? rating.rating : undefined
  const isRated = rating?.stage === 'asking' || given !== undefined
  useScrollEnd(view, state.messages.length + (isRated ? 1 : 0))

  const isWaiting = state.talk.phase === 'waiting'
  const last = state.messages.at(-1)
  const isLoading = state.talk.phase === 'loading'
  const isSendingForm = isLoading && last?.role === 'user' && last.form !== undefined
  const next = last?.role === 'assistant' && isWaiting && !streaming ? last : undefined
  const form = !streaming && takesWords(state) ? state.form : null
  const formKey = state.form && JSON.stringify({ ...state.form, typed: undefined })
  const count = state.messages.length
  const [seen, setSeen] = useState({ formKey, count, isFresh: false })
  if (count !== seen.count)
    setSeen({ formKey, count, isFresh: seen.formKey === null && !saysMore(last) })
  // The form is the next step: other offers would compete with it.
  const suggestions = form
    ? []
    : last
      ? (next?.suggestions ?? [])
      : state.booked
        ? [...texts.booked, firstSuggestions('/', lang)[0]]
        : firstSuggestions(pathname, lang)

  return (
    <div
      ref={view}
      role="region"
      aria-label={texts.conversation}
      tabIndex={0}
      // A focused field is not scrolled under the form's buttons.
      className="relative min-h-0 flex-1 scroll-pb-20 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <div className="flex min-h-full flex-col gap-3 p-4">
        <div
          role="log"
          aria-label={texts.messages}
          aria-live="polite"
          className="flex flex-col gap-3"
        >
          <Bubble from="assistant">
            <AnswerText text={texts.greeting} onLeave={onLeave} />
          </Bubble>
          {!last && state.confirmation && (
            <Bubble from="assistant">
              <AnswerText text={state.confirmation} onLeave={onLeave} />
            </Bubble>
          )}
          {said.map((message) => (
            <ErrorBoundary key={message.id} text={message.content}>
              <Message
                message={message}
                onRetry={isWaiting ? () => chat.retry(message.id) : undefined}
                onLeave={onLeave}
              />
            </ErrorBoundary>
          ))}
        </div>
        {streaming && (
          // The whole reply then joins the log.
          <ErrorBoundary key={streaming.id} fallback={null} onError={() => finish(streaming.id)}>
            <StreamingBubble reply={streaming} onWritten={finish} />
          </ErrorBoundary>
        )}
        <p role="status" className="sr-only">
          {state.talk.phase === 'loading' ? texts.isWriting : ''}
        </p>
        <p
          role="status"
          className="mt-auto text-center text-caption text-muted-foreground empty:hidden"
        >
          {state.person?.stage === 'called' && texts.called}
        </p>
        {!last && state.closed && (
          <ClosedConversation
            messages={state.closed.messages}
            onGoOn={() => chat.goOn()}
            onRestart={onRestart}
          />
        )}
        {isRated && (
          <ErrorBoundary>
            <RatingQuestion given={given} onRate={chat.rate} onSkip={chat.skipRating} />
          </ErrorBoundary>
        )}
        {suggestions.length > 0 && <Suggestions texts={suggestions} onSend={onSend} />}
        {form && (
          <ChatForm
            key={formKey}
            form={form}
            isFresh={seen.isFresh}
            isSending={isSendingForm}
            isBlocked={isLoading}
            onType={chat.fillIn}
            onSend={chat.sendForm}
            onDecline={onDecline}
          />
        )}
      </div>
    </div>
  )
}

interface ClosedConversationProps {
  messages: readonly ChatMessage[]
  onGoOn: () => void
  onRestart: () => void
}

/** The conversation that was closed for inactivity: the visitor can continue it. */
function ClosedConversation({ messages, onGoOn, onRestart }: ClosedConversationProps) {
  const { closed, startNew } = useTexts(chatTexts)
  const last = messages.findLast(({ role }) => role === 'user')
  return (
    <section
      aria-label={closed.title}
      data-decision
      className="rounded-card border bg-card p-4 text-[0.9375rem]"
    >
      <h3 className="font-semibold">{closed.title}</h3>
      {last && (
        <p className="mt-1 line-clamp-2 [overflow-wrap:anywhere] text-muted-foreground">
          {typography(closed.last(last.content))}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className="grow" onClick={onGoOn}>
          {closed.goOn}
        </Button>
        <Button className="grow" variant="secondary" onClick={onRestart}>
          {startNew}
        </Button>
      </div>
    </section>
  )
}

/** Messages that one press sends. */
function Suggestions(props: { texts: readonly string[]; onSend: (text: string) => void }) {
  const { suggestions } = useTexts(chatTexts)
  return (
    <div role="group" aria-label={suggestions} className="flex flex-wrap gap-2">
      {props.texts.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => props.onSend(text)}
          className="min-h-11 rounded-full border bg-card px-4 py-2 text-left text-sm leading-snug font-medium transition-colors hover:border-accent hover:bg-accent/8"
        >
          {text}
        </button>
      ))}
    </div>
  )
}

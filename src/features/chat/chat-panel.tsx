import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import '@/brand/more-letters'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { Button } from '@/components/ui/button'
import { chatTexts } from '@/content/chat'
import { hasFinePointer } from '@/lib/browser/media'
import { isComposing } from '@/lib/browser/typing-keys'
import { useMedia } from '@/lib/hooks/use-media'
import { useTexts } from '@/lib/hooks/use-texts'
import { cn } from '@/lib/cn'
import type { ChatState } from './machine/chat-state'
import type { Chat } from './machine/create-chat'
import { useSheet } from './use-sheet'
import { ChatHeader } from './chat-header'
import { Composer } from './conversation/composer'
import { Conversation } from './conversation/conversation'
import { takesWords } from './machine/transition'

const sheet =
  'inset-x-0 top-(--chat-top,0px) h-(--chat-height,100dvh) pt-[env(safe-area-inset-top)] slide-in-from-bottom'
const card = 'right-6 bottom-6 w-[24rem] rounded-3xl border shadow-2xl zoom-in-97'

/** Below the site's header, unless that would leave too little. */
const cardHeight = (most: string) =>
  `min(${most}, max(100dvh - 6.75rem, min(36rem, 100dvh - 3rem)))`

interface ChatPanelProps {
  chat: Chat
  state: ChatState
  /** Whether the visitor opened it to write; false after a reload. */
  takesFocus: boolean
  consentLine: ReactNode
}

/** The open chat: a card in the corner of a usable page or, on a small screen, a sheet over it. */
export function ChatPanel({ chat, state, takesFocus, consentLine }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const { area, writeInstead, callMessage } = useTexts(chatTexts)
  const isSheet = useSheet(panel)
  const isOver = !takesWords(state)
  const isShort = useMedia('(height < 45rem)')
  const { form } = state
  /** Whether the visitor has asked for the input below a form. */
  const [isWriting, setWriting] = useState(false)
  if (isWriting && !form) setWriting(false)
  const last = state.messages.at(-1)
  const isSendingForm = last?.role === 'user' && last.form !== undefined
  const isFolded =
    (isSheet || isShort) &&
    form !== null &&
    !isWriting &&
    (state.talk.phase === 'waiting' || isSendingForm) &&
    state.input === '' &&
    state.person?.stage !== 'here'

  const write = useCallback(() => {
    // On a touch screen the keyboard would cover the suggestions.
    const typing = hasFinePointer()
    const target = typing && !input.current?.disabled ? input.current : panel.current
    target?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (takesFocus) write()
  }, [takesFocus, write])

  // A disabled input drops the focus, and Escape must still work.
  const hasFocus = useRef(false)
  useEffect(() => {
    if (isOver && hasFocus.current) panel.current?.focus({ preventScroll: true })
  }, [isOver])

  useEffect(() => {
    if (!isFolded || !hasFocus.current) return
    const empty = [...(panel.current?.querySelectorAll<HTMLInputElement>('form input') ?? [])]
    const typing = hasFinePointer()
    const target = typing ? empty.find(({ value }) => value === '') : undefined
    ;(target ?? panel.current)?.focus({ preventScroll: true })
  }, [isFolded])

  const send = (text: string) => {
    chat.send(text)
    // The clicked button disappears.
    write()
  }
  const decline = () => {
    chat.declineForm()
    write()
  }
  const restart = () => {
    chat.restart()
    requestAnimationFrame(write)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) chat.close()
  }

  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={area}
      aria-modal={isSheet}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        hasFocus.current = currentTarget.contains(relatedTarget)
      }}
      style={isSheet ? undefined : { height: cardHeight(form ? '54rem' : '40rem') }}
      className={cn(
        'fixed z-45 flex animate-in flex-col overflow-hidden bg-raised text-foreground duration-200 outline-none fade-in print:hidden',
        isSheet ? sheet : card,
      )}
    >
      <ErrorBoundary>
        <ChatHeader
          person={state.person}
          onRestart={state.messages.length > 0 ? restart : undefined}
          onClose={() => chat.close()}
        />
      </ErrorBoundary>
      <ErrorBoundary className="flex-1" resetKey={state.sessionId}>
        <Conversation
          chat={chat}
          state={state}
          onSend={send}
          onDecline={decline}
          onRestart={restart}
          onLeave={() => isSheet && chat.close()}
        />
      </ErrorBoundary>
      <ErrorBoundary>
        {isFolded ? (
          <div className="shrink-0 border-t px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <Button
              variant="link"
              width="full"
              onClick={() => {
                setWriting(true)
                requestAnimationFrame(() => input.current?.focus({ preventScroll: true }))
              }}
            >
              {writeInstead}
            </Button>
          </div>
        ) : (
          <Composer
            ref={input}
            input={state.input}
            phase={state.talk.phase}
            takesWords={!isOver}
            onType={(text) => chat.type(text)}
            onSend={() => {
              chat.send()
              setWriting(false)
            }}
            onCall={state.person || form ? undefined : () => send(callMessage)}
            onRestart={restart}
            // The first message gives the consent; the form shows its own.
            consentLine={state.messages.length === 0 ? consentLine : null}
          />
        )}
      </ErrorBoundary>
    </section>
  )
}

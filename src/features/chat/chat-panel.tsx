import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { personTexts } from '@/content/chat'
import { cn } from '@/lib/cn'
import type { ChatState } from './machine/chat-state'
import type { Chat } from './machine/create-chat'
import { useSheet } from './use-sheet'
import { ChatHeader } from './chat-header'
import { Composer } from './conversation/composer'
import { Conversation } from './conversation/conversation'

const sheet =
  'inset-x-0 top-(--chat-top,0px) h-(--chat-height,100dvh) pt-[env(safe-area-inset-top)] slide-in-from-bottom'
const card =
  'right-6 bottom-6 h-[min(40rem,calc(100dvh-3rem))] w-[24rem] rounded-3xl border shadow-2xl zoom-in-97'

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
  const isSheet = useSheet(panel)
  const isEnded = state.talk.phase === 'ended'

  const write = useCallback(() => {
    // On a touch screen the keyboard would cover the suggestions.
    const typing = window.matchMedia('(pointer: fine)').matches
    const target = typing && !input.current?.disabled ? input.current : panel.current
    target?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (takesFocus) write()
  }, [takesFocus, write])

  // A disabled input drops the focus, and Escape must still work.
  const hasFocus = useRef(false)
  useEffect(() => {
    if (isEnded && hasFocus.current) panel.current?.focus({ preventScroll: true })
  }, [isEnded])

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
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) chat.close()
  }

  return (
    <section
      ref={panel}
      role="dialog"
      aria-label="Чат с консультантом"
      aria-modal={isSheet}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={() => (hasFocus.current = true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        hasFocus.current = currentTarget.contains(relatedTarget)
      }}
      className={cn(
        'fixed z-45 flex animate-in flex-col overflow-hidden bg-raised text-foreground duration-200 outline-none fade-in print:hidden',
        isSheet ? sheet : card,
      )}
    >
      <ChatHeader
        person={state.person}
        onRestart={state.messages.length > 0 ? restart : undefined}
        onClose={() => chat.close()}
      />
      <Conversation
        chat={chat}
        state={state}
        onSend={send}
        onDecline={decline}
        onRestart={restart}
        onLeave={() => isSheet && chat.close()}
      />
      <Composer
        ref={input}
        input={state.input}
        phase={state.talk.phase}
        onType={(text) => chat.type(text)}
        onSend={() => chat.send()}
        onCall={state.person ? undefined : () => send(personTexts.callMessage)}
        onRestart={restart}
        // The first message gives the consent; the form shows its own.
        consentLine={state.messages.length === 0 ? consentLine : null}
      />
    </section>
  )
}

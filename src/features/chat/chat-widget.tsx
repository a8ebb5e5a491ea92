import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router-dom'
import { hasChat } from '@/content/navigation'
import { LangContext } from '@/lib/hooks/use-texts'
import { langAt } from '@/lib/page/page-lang'
import { chatTexts } from '@/content/chat'
import { createChat } from './machine/create-chat'
import { ChatButton } from './chat-button'
import { ChatPanel } from './chat-panel'
import type { ChatOrigin } from './machine/send-message'
import { isSheetNow } from './use-sheet'

interface ChatWidgetProps {
  /** The latest dialog event; a new object each time. */
  request: { name: string } | null
  /** The visitor's page and referrer, stored with a booking. */
  getOrigin: () => ChatOrigin
  /** The consent given by writing. */
  consentLine: ReactNode
}

/** The chat. An open panel or a started conversation stays where the button is not, since its own links lead there. */
export function ChatWidget({ request, getOrigin, consentLine }: ChatWidgetProps) {
  const [chat] = useState(() => createChat(getOrigin, isSheetNow))
  const state = useSyncExternalStore(chat.subscribe, chat.getState)
  const location = useLocation()
  const { pathname } = location
  const lang = langAt(location)
  const isShown = state.isOpen
  const button = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)

  useEffect(() => chat.start(), [chat])
  useEffect(() => {
    if (request?.name === 'chat') chat.open()
  }, [request, chat])
  // The toaster must be loaded before the connection fails.
  useEffect(() => {
    if (isShown) import('@/components/ui/toaster').catch(() => undefined)
  }, [isShown])
  // Hides the page's own button.
  useLayoutEffect(() => {
    document.documentElement.dataset.chat = ''
    return () => {
      delete document.documentElement.dataset.chat
    }
  }, [])

  const hasBegun = state.messages.length > 0 || state.closed !== null
  const isPresent = hasChat(pathname) || hasBegun
  const giveFocusBack = () => {
    const panel = area.current?.querySelector<HTMLElement>('[role=dialog]')
    const target = panel ?? button.current ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (isShown || !hadFocus.current) return
    hadFocus.current = false
    // Unless another element took the focus after the panel closed.
    if (document.activeElement === document.body) giveFocusBack()
  }, [isShown])

  return (
    <LangContext value={lang}>
      <aside
        ref={area}
        lang={lang}
        aria-label={chatTexts[lang].area}
        onFocus={({ target }) => (hadFocus.current = target !== button.current)}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !area.current?.contains(relatedTarget)) hadFocus.current = false
        }}
      >
        {isShown && (
          <ChatPanel
            chat={chat}
            state={state}
            takesFocus={chat.wasOpened()}
            consentLine={consentLine}
          />
        )}
        {isPresent && !isShown && (
          <ChatButton
            ref={button}
            aria-label={chatTexts[lang].open(state.isUnread)}
            onClick={() => chat.open()}
          >
            {/* A message that arrived while the panel was closed. */}
            {state.isUnread && (
              <span
                aria-hidden
                data-testid="unread"
                className="absolute top-0 right-0 size-4 animate-in rounded-full border-2 border-background bg-success zoom-in-50"
              />
            )}
          </ChatButton>
        )}
      </aside>
    </LangContext>
  )
}

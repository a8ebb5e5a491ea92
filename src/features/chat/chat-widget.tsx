import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { siteMap } from '@/content/site-map'
import { useOnDemand } from '@/lib/hooks/use-on-demand'
import { createChat } from './machine/create-chat'
import { ChatButton } from './chat-button'
import { ChatPanel } from './chat-panel'
import type { ChatOrigin } from './machine/send-message'
import { isSheetNow } from './use-sheet'

const loadRating = async () => (await import('./rating-dialog')).RatingDialog

interface ChatWidgetProps {
  /** The latest dialog event; a new object each time. */
  request: { name: string } | null
  /** The visitor's page and referrer, stored with a booking. */
  getOrigin: () => ChatOrigin
  /** The consent given by writing. */
  consentLine: ReactNode
}

/**
 * The chat on the home page. An open panel or a started conversation stays on other pages too, since its own links
 * lead there.
 */
export function ChatWidget({ request, getOrigin, consentLine }: ChatWidgetProps) {
  const [chat] = useState(() => createChat(getOrigin, isSheetNow))
  const state = useSyncExternalStore(chat.subscribe, chat.getState)
  const { pathname } = useLocation()
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
  const isOver = state.talk.phase === 'ended' && state.talk.reason !== 'abandoned'
  const { loaded: RatingDialog } = useOnDemand(loadRating, isOver)
  const isPresent = pathname === siteMap.home.path || hasBegun
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
    <aside
      ref={area}
      aria-label="Чат с консультантом"
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
        <ChatButton ref={button} isUnread={state.isUnread} onClick={() => chat.open()} />
      )}
      {RatingDialog && (
        <ErrorBoundary floats>
          <RatingDialog chat={chat} state={state} onClosed={giveFocusBack} />
        </ErrorBoundary>
      )}
    </aside>
  )
}

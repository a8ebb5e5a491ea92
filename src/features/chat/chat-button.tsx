import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { ChatGlyph } from '@/brand/chat-glyph'
import { hasChat } from '@/content/navigation'
import { openDialog } from '@/lib/page/dialog-events'

/** The round button that opens the panel. */
export function ChatButton({
  className = '',
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <button
      type="button"
      aria-label="Открыть чат с консультантом"
      aria-haspopup="dialog"
      className={`fixed top-2 right-[calc(clamp(1.25rem,4vw,2.5rem)+6.5rem)] z-40 grid size-12 place-items-center rounded-full bg-primary text-primary-foreground shadow-[inset_0_1px_0_rgb(255_255_255/0.25),0_8px_24px_rgb(0_0_0/0.35)] transition-[background-color,scale] duration-150 hover:bg-primary-hover active:scale-95 sm:top-auto sm:right-6 sm:bottom-6 sm:size-14 print:hidden ${className}`}
      {...props}
    >
      <ChatGlyph className="size-8" />
      {children}
    </button>
  )
}

/** The button as part of a page. Once loaded, the chat's code draws its own and hides this one. */
export function ChatLauncher() {
  const { pathname } = useLocation()
  return (
    hasChat(pathname) && (
      <ChatButton onClick={() => openDialog('chat')} className="in-data-chat:hidden" />
    )
  )
}

import type { Ref } from 'react'
import { ChatGlyph } from './chat-glyph'
import { launcherStyle } from './launcher-style'

interface ChatButtonProps {
  ref: Ref<HTMLButtonElement>
  isUnread: boolean
  onOpen: () => void
}

/** Opens the panel, and tells that something was said while it was closed. */
export function ChatButton({ ref, isUnread, onOpen }: ChatButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={
        isUnread ? 'Открыть чат с консультантом: есть новый ответ' : 'Открыть чат с консультантом'
      }
      aria-haspopup="dialog"
      onClick={onOpen}
      className={launcherStyle}
    >
      <ChatGlyph className="size-8" />
      {isUnread && (
        <span
          aria-hidden
          data-testid="unread"
          className="absolute top-0 right-0 size-4 animate-in rounded-full border-2 border-background bg-success zoom-in-50"
        />
      )}
    </button>
  )
}

import type { ComponentProps } from 'react'
import { openDialog } from '@/lib/page/dialog-events'
import { ChatGlyph } from './chat-glyph'

interface ChatButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** Whether a message arrived while the panel was closed. */
  isUnread?: boolean
}

/** The round button that opens the panel. */
export function ChatButton({ isUnread = false, className = '', ...props }: ChatButtonProps) {
  return (
    <button
      type="button"
      aria-label={
        isUnread ? 'Открыть чат с консультантом: есть новый ответ' : 'Открыть чат с консультантом'
      }
      aria-haspopup="dialog"
      className={`fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 grid size-14 place-items-center rounded-full bg-primary text-primary-foreground shadow-[inset_0_1px_0_rgb(255_255_255/0.25),0_8px_24px_rgb(0_0_0/0.35)] transition-[background-color,scale] duration-150 hover:bg-primary-hover active:scale-95 sm:right-6 sm:bottom-6 print:hidden ${className}`}
      {...props}
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

/** The button as part of a page. Once loaded, the chat's code draws its own and hides this one. */
export const ChatLauncher = () => (
  <ChatButton onClick={() => openDialog('chat')} className="in-data-chat:hidden" />
)

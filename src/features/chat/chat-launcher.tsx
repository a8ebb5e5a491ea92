import { ChatGlyph } from './chat-glyph'
import { launcherStyle } from './launcher-style'

/**
 * The button that opens the chat, as a part of a page's HTML: it works before the chat's code is there
 * (PageActions), which then draws its own and hides this one.
 */
export function ChatLauncher() {
  return (
    <button
      type="button"
      aria-label="Открыть чат с консультантом"
      aria-haspopup="dialog"
      data-opens="chat"
      className={`${launcherStyle} in-data-chat:hidden`}
    >
      <ChatGlyph className="size-8" />
    </button>
  )
}

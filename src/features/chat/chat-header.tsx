import { SquarePen, UserRound, X } from 'lucide-react'
import { Backdrop } from '@/components/backdrop'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { chatTexts, personTexts } from '@/content/chat'
import { useLang } from '@/lib/hooks/use-texts'
import type { ChatState } from './machine/chat-state'
import { ChatGlyph } from '@/brand/chat-glyph'

interface ChatHeaderProps {
  person: ChatState['person']
  /** Starts a new conversation; absent if none has begun. */
  onRestart: (() => void) | undefined
  onClose: () => void
}

/** The panel's header; it says that the assistant is automatic, or names the staff member who took over. */
export function ChatHeader({ person, onRestart, onClose }: ChatHeaderProps) {
  const lang = useLang()
  const { assistant, restart, close } = chatTexts[lang]
  const isPerson = person?.stage === 'here'
  const speaker = isPerson
    ? { name: person.name ?? personTexts[lang].nameless, nature: personTexts[lang].nature }
    : assistant
  return (
    <header className="relative isolate flex shrink-0 items-center gap-3 overflow-hidden border-b py-3 pr-2 pl-4">
      <Backdrop className="lattice-ground [--lattice-fade:linear-gradient(100deg,transparent_35%,black)]" />
      <span className="hidden size-10 shrink-0 place-items-center rounded-full bg-primary text-primary-foreground min-[22rem]:grid">
        {isPerson ? <UserRound aria-hidden className="size-5" /> : <ChatGlyph className="size-6" />}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="leading-tight font-semibold tracking-[-0.01em]">{speaker.name}</h2>
        <p className="mt-0.5 text-caption text-muted-foreground">{speaker.nature}</p>
      </div>
      <div className="flex shrink-0">
        {onRestart && (
          <IconButton label={restart} onClick={onRestart}>
            <SquarePen aria-hidden className="size-5!" />
          </IconButton>
        )}
        <Button variant="ghost" size="icon" aria-label={close} onClick={onClose}>
          <X aria-hidden className="size-5!" />
        </Button>
      </div>
    </header>
  )
}

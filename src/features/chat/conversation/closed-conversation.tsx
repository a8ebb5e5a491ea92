import { Button } from '@/components/ui/button'
import { closedTexts } from '@/content/chat'
import { typography } from '@/lib/text/typography'
import type { ChatMessage } from '../machine/chat-state'

interface ClosedConversationProps {
  messages: readonly ChatMessage[]
  onGoOn: () => void
  onRestart: () => void
}

/** The conversation that was closed for inactivity: the visitor can continue it. */
export function ClosedConversation({ messages, onGoOn, onRestart }: ClosedConversationProps) {
  const last = messages.findLast(({ role }) => role === 'user')
  return (
    <section
      aria-label={closedTexts.title}
      data-decision
      className="rounded-card border bg-card p-4 text-[0.9375rem]"
    >
      <h3 className="font-semibold">{closedTexts.title}</h3>
      {last && (
        <p className="mt-1 line-clamp-2 [overflow-wrap:anywhere] text-muted-foreground">
          {typography(`${closedTexts.last} «${last.content}»`)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button className="grow" onClick={onGoOn}>
          {closedTexts.goOn}
        </Button>
        <Button className="grow" variant="secondary" onClick={onRestart}>
          {closedTexts.restart}
        </Button>
      </div>
    </section>
  )
}

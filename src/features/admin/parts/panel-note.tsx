import { Backdrop } from '@/components/backdrop'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

interface PanelNoteProps {
  text: string
  action?: { label: string; run: () => void } | false | undefined
  /** Without its own card, inside a list that is one. */
  isBare?: boolean | undefined
}

/** Shown instead of a list that is empty or forbidden. */
export function PanelNote({ text, action, isBare = false }: PanelNoteProps) {
  return (
    <div
      className={cn(
        'relative isolate flex flex-col items-center justify-center gap-5 px-6 py-16 text-center',
        !isBare && 'overflow-hidden rounded-card border bg-card',
      )}
    >
      {!isBare && (
        <Backdrop className="lattice-ground opacity-70 [--lattice-fade:radial-gradient(50%_80%_at_50%_50%,black,transparent)]" />
      )}
      <p className="text-muted-foreground">{text}</p>
      {action && (
        <Button variant="secondary" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}

interface FailureNoteProps extends Pick<PanelNoteProps, 'text' | 'isBare'> {
  onRetry: () => Promise<unknown>
}

/** Shown instead of a list that could not be loaded. */
export const FailureNote = ({ onRetry, ...note }: FailureNoteProps) => (
  <PanelNote {...note} action={{ label: 'Повторить', run: () => void onRetry() }} />
)

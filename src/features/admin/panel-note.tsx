import { Button } from '@/components/ui/button'

interface PanelNoteProps {
  text: string
  action?: { label: string; run: () => void }
}

/** What stands where a list would: nothing there, nothing found, not allowed, not loaded. */
export function PanelNote({ text, action }: PanelNoteProps) {
  return (
    <div className="relative isolate flex flex-col items-center justify-center gap-5 overflow-hidden rounded-card border bg-card px-6 py-16 text-center">
      <div
        aria-hidden
        className="absolute inset-0 -z-10 lattice-ground opacity-70 [--lattice-fade:radial-gradient(50%_80%_at_50%_50%,black,transparent)]"
      />
      <p className="text-muted-foreground">{text}</p>
      {action && (
        <Button variant="secondary" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}

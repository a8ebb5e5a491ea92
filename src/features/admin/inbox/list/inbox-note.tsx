import { Button } from '@/components/ui/button'

interface InboxNoteProps {
  text: string
  action?: { label: string; run: () => void }
}

/** What stands where the rows would: nothing there, nothing found, not loaded. */
export function InboxNote({ text, action }: InboxNoteProps) {
  return (
    <div className="flex flex-col items-center gap-5 px-6 py-16 text-center">
      <p className="text-muted-foreground">{text}</p>
      {action && (
        <Button variant="secondary" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  )
}

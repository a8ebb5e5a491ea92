import { ShieldAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useClearSuspicion } from '../email-requests'

/** Says that an email came above a limit, and takes the mark away. */
export function SuspicionNotice({ emailId }: { emailId: string }) {
  const clear = useClearSuspicion()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-destructive-text/40 px-3.5 py-2 text-sm">
      <ShieldAlert aria-hidden className="size-4.5 shrink-0 text-destructive-text" />
      <p className="min-w-0 flex-1 basis-64">
        Подозрительное: таких обращений за короткое время пришло необычно много.
      </p>
      <Button
        variant="secondary"
        aria-busy={clear.isPending}
        disabled={clear.isPending}
        onClick={() => clear.mutate(emailId)}
      >
        Снять пометку
      </Button>
    </div>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../refetch'
import { RequestError, unwrap } from '@/lib/database-answer'

async function clearSuspicion(emailId: string): Promise<void> {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('emails')
    .update({ is_suspicious: false })
    .eq('id', emailId)
    .select('id')
  // Row-level security hides rows that may not be changed, without an error.
  if (unwrap(answer)?.length === 0) throw new RequestError('No e-mail was updated')
}

function useClearSuspicion() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: clearSuspicion,
    onSuccess: () => toast.success('Пометка снята'),
    meta: { refused: 'Не удалось снять пометку' },
    onSettled: () => void refetchInbox(queries),
  })
}

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

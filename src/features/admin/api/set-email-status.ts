import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AssignableStatus } from '@contracts/email-status.ts'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { emailsQuery } from './list-emails'
import { RequestError, unwrap } from './request-error'

interface StatusChange {
  emailId: string
  status: AssignableStatus
}

async function setEmailStatus({ emailId, status }: StatusChange): Promise<void> {
  const supabase = await getSupabase()
  const answer = await supabase.from('emails').update({ status }).eq('id', emailId).select('id')
  const changed = unwrap(answer) ?? []
  // Row-level security hides a row that may not be changed instead of refusing.
  if (changed.length === 0) throw new RequestError('No e-mail was updated')
}

export function useSetEmailStatus() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: setEmailStatus,
    onSuccess: () => toast.success('Статус обновлен'),
    meta: { refused: 'Ошибка обновления статуса' },
    onSettled: () => queries.invalidateQueries({ queryKey: emailsQuery.queryKey }),
  })
}

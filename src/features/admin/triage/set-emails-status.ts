import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AssignableStatus } from '@contracts/email-status.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../refetch'
import { inChunks, RequestError, unwrap } from '../request'

interface StatusChange {
  emailIds: readonly string[]
  status: AssignableStatus
}

/** @returns how many emails were changed */
async function setEmailsStatus({ emailIds, status }: StatusChange): Promise<number> {
  const supabase = await getSupabase()
  const changed = await inChunks(emailIds, async (ids) => {
    const answer = await supabase
      .from('emails')
      .update({ status })
      .in('id', [...ids])
      .select('id')
    return unwrap(answer) ?? []
  })
  // Row-level security hides rows that may not be changed, without an error.
  if (changed.length === 0) throw new RequestError('No e-mail was updated')
  return changed.length
}

const successText = (count: number) =>
  count === 1
    ? 'Статус обновлен'
    : `Статус обновлен у ${formatNumber(count)} ${plural(count, 'письма', 'писем', 'писем')}`

export function useSetEmailsStatus() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: setEmailsStatus,
    onSuccess: (count) => toast.success(successText(count)),
    meta: { refused: 'Ошибка обновления статуса' },
    onSettled: () => refetchInbox(queries),
  })
}

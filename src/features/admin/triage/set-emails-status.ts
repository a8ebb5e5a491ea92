import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailStatus } from '@contracts/email-status.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchInbox } from '../refetch'
import { inChunks, RequestError, unwrap } from '../request'
import { fetchTriageStates, triageColumns, useOfferUndo } from './undo'

interface StatusChange {
  emailIds: readonly string[]
  status: EmailStatus
}

/** How the emails stood, and how they stand now. */
async function setEmailsStatus({ emailIds, status }: StatusChange) {
  const supabase = await getSupabase()
  const before = await fetchTriageStates(emailIds)
  const changed = await inChunks(emailIds, async (ids) => {
    const answer = await supabase
      .from('emails')
      .update({ status })
      .in('id', [...ids])
      .select(triageColumns)
    return unwrap(answer) ?? []
  })
  // Row-level security hides rows that may not be changed, without an error.
  if (changed.length === 0) throw new RequestError('No e-mail was updated')
  return { before, changed }
}

const successText = (count: number) =>
  count === 1
    ? 'Статус обновлен'
    : `Статус обновлен у ${formatNumber(count)} ${plural(count, 'письма', 'писем', 'писем')}`

export function useSetEmailsStatus() {
  const queries = useQueryClient()
  const offerUndo = useOfferUndo()
  return useMutation({
    mutationFn: setEmailsStatus,
    onSuccess: ({ before, changed }) =>
      toast.success(successText(changed.length), undefined, offerUndo(before, changed)),
    meta: { refused: 'Ошибка обновления статуса' },
    onSettled: () => refetchInbox(queries),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailStatus } from '@contracts/email-status.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { getSupabase } from '@/lib/supabase'
import { refetchInbox } from '../refetch'
import { inChunks, RequestError, unwrap } from '../request'
import { useUndoableToast } from './undo'

interface StatusChange {
  emailIds: readonly string[]
  status: EmailStatus
  changeId: string
}

/** @returns how many emails were changed */
async function setEmailsStatus({ emailIds, status, changeId }: StatusChange): Promise<number> {
  const supabase = await getSupabase()
  const changed = await inChunks(emailIds, async (ids) => {
    const answer = await supabase
      .from('emails')
      .update({ status, change_id: changeId })
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
  const showUndoable = useUndoableToast()
  return useMutation({
    mutationFn: setEmailsStatus,
    onSuccess: (count, { changeId }) =>
      showUndoable({ tone: 'success', title: successText(count) }, changeId),
    meta: { refused: 'Ошибка обновления статуса' },
    onSettled: () => refetchInbox(queries),
  })
}

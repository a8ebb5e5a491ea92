import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatNumber, plural } from '@contracts/russian.ts'
import { getSupabase } from '@/lib/supabase'
import { refetchInbox } from '../refetch'
import { inChunks, RequestError, unwrap } from '../request'
import { useUndoableToast } from './undo'

interface SpamMark {
  emailIds: readonly string[]
  isSpam: boolean
  changeId: string
}

/** @returns how many emails were marked, or are not any more */
async function markSpam({ emailIds, isSpam, changeId }: SpamMark): Promise<number> {
  const supabase = await getSupabase()
  // The database takes its own time instead.
  const spamAt = isSpam ? new Date().toISOString() : null
  const changed = await inChunks(emailIds, async (ids) => {
    const answer = await supabase
      .from('emails')
      .update({ spam_at: spamAt, change_id: changeId })
      .in('id', [...ids])
      .select('id')
    return unwrap(answer) ?? []
  })
  if (changed.length === 0) throw new RequestError('No e-mail was marked')
  return changed.length
}

function titleOf(count: number, isSpam: boolean): string {
  const emails = `${formatNumber(count)} ${plural(count, 'письмо', 'письма', 'писем')}`
  if (isSpam) return count === 1 ? 'Письмо в спаме' : `${emails} в спаме`
  return count === 1 ? 'Письмо больше не в спаме' : `${emails} больше не в спаме`
}

/** Puts emails among the spam, or takes them out. */
export function useMarkSpam() {
  const queries = useQueryClient()
  const showUndoable = useUndoableToast()
  return useMutation({
    mutationFn: markSpam,
    onSuccess: (count, { isSpam, changeId }) =>
      showUndoable(
        {
          tone: 'success',
          title: titleOf(count, isSpam),
          ...(isSpam && { description: 'Удалится через 30 дней.' }),
        },
        changeId,
      ),
    meta: { refused: 'Ошибка пометки «Спам»' },
    onSettled: () => refetchInbox(queries),
  })
}

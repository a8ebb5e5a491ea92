import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatNumber, plural } from '@contracts/russian.ts'
import { refetchInbox } from '../refetch'
import { useUndoableToast } from './undo'
import { updateEmails } from './update-emails'

interface SpamMark {
  emailIds: readonly string[]
  isSpam: boolean
  changeId: string
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
    mutationFn: ({ emailIds, isSpam, changeId }: SpamMark) =>
      // The database takes its own time instead.
      updateEmails(emailIds, { spam_at: isSpam ? new Date().toISOString() : null }, changeId),
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

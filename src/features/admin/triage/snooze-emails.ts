import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '@/lib/format-moment'
import { refetchInbox } from '../refetch'
import { useUndoableToast } from './undo'
import { updateEmails } from './update-emails'

interface Snooze {
  emailIds: readonly string[]
  /** An ISO moment; null brings them back now. */
  until: string | null
  changeId: string
}

/** Puts emails off until a moment, or brings them back. */
export function useSnoozeEmails() {
  const queries = useQueryClient()
  const showUndoable = useUndoableToast()
  return useMutation({
    mutationFn: ({ emailIds, until, changeId }: Snooze) =>
      updateEmails(emailIds, { snoozed_until: until }, changeId),
    onSuccess: (_, { until, changeId }) =>
      showUndoable(
        until === null
          ? { tone: 'success', title: 'Письмо снова в списке' }
          : {
              tone: 'success',
              title: 'Письмо отложено',
              description: `Вернётся ${formatDateTime(until)} или с ответом клиента.`,
            },
        changeId,
      ),
    meta: { refused: 'Не удалось отложить письмо' },
    onSettled: () => refetchInbox(queries),
  })
}

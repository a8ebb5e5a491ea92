import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EmailStatus } from '@contracts/email-status.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { refetchInbox } from '../refetch'
import { useUndoableToast } from './undo'
import { updateEmails } from './update-emails'

interface StatusChange {
  emailIds: readonly string[]
  status: EmailStatus
  changeId: string
}

const successText = (count: number) =>
  count === 1
    ? 'Статус обновлен'
    : `Статус обновлен у ${formatNumber(count)} ${plural(count, 'письма', 'писем', 'писем')}`

export function useSetEmailsStatus() {
  const queries = useQueryClient()
  const showUndoable = useUndoableToast()
  return useMutation({
    mutationFn: ({ emailIds, status, changeId }: StatusChange) =>
      updateEmails(emailIds, { status }, changeId),
    onSuccess: (count, { changeId }) =>
      showUndoable({ tone: 'success', title: successText(count) }, changeId),
    meta: { refused: 'Ошибка обновления статуса' },
    onSettled: () => refetchInbox(queries),
  })
}

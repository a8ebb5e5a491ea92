import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatNumber, plural } from '@contracts/russian.ts'
import { toast, type ToastMessage } from '@/lib/toast'
import { request } from '@/lib/backend/database-answer'
import { refetchInbox } from '../refetch'

const undoMs = 10_000

interface Undoable {
  undo: () => void
  until: number
  /** The subject of its toast, unique per change: a toast that is leaving would otherwise take its successor along. */
  about: string
}

/** The latest change anywhere on the screen: the key undoes what the toast offers. */
let latest: Undoable | undefined
let offers = 0

/** Withdraws the offer to undo: it was accepted, or there is a later one. */
export function withdrawOffer(): void {
  if (latest) toast.withdraw(latest.about)
  latest = undefined
}

/** Undoes the latest change, while its toast offers that. */
export function latestUndo(): (() => void) | undefined {
  const undoable = latest
  if (!undoable || Date.now() >= undoable.until) return undefined
  return () => {
    withdrawOffer()
    undoable.undo()
  }
}

/** The toast about an undo. */
export function undoToast(restored: number, missed: number): ToastMessage {
  const count = `${formatNumber(missed)} ${plural(missed, 'письмо', 'письма', 'писем')}`
  if (missed === 0) {
    return restored === 0
      ? { tone: 'info', title: 'Отменять нечего' }
      : { tone: 'success', title: 'Изменение отменено' }
  }
  const description = `${count} после этого ${plural(missed, 'изменилось', 'изменились', 'изменились')} ещё раз.`
  return restored === 0
    ? { tone: 'info', title: 'Отменить не получилось', description }
    : { tone: 'info', title: 'Отменено не всё', description }
}

/** Shows a toast about an action that, like the key, can undo it for ten seconds. */
export function showUndoable(message: ToastMessage, undo: () => void): void {
  withdrawOffer()
  offers += 1
  const undoable = { undo, until: Date.now() + undoMs, about: `undo-${offers}` }
  latest = undoable
  toast.show({
    ...message,
    about: undoable.about,
    duration: undoMs,
    action: {
      label: 'Отменить',
      onPress: () => {
        if (latest === undoable) latest = undefined
        undo()
      },
    },
  })
}

/** Shows a toast about a change of emails; undoing it is another request. */
export function useUndoableToast() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (changeId: string) =>
      request((supabase) => supabase.rpc('undo_change', { change_id: changeId })),
    onSuccess: ([undone]) => toast.show(undoToast(undone?.restored ?? 0, undone?.missed ?? 0)),
    meta: { refused: 'Ошибка отмены' },
    onSettled: () => refetchInbox(queries),
  })
  return (message: ToastMessage, changeId: string) => showUndoable(message, () => mutate(changeId))
}

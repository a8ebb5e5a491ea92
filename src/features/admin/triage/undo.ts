import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatNumber, plural } from '@contracts/russian.ts'
import { toast, type ToastMessage } from '@/lib/toast'
import { request } from '@/lib/backend/database-answer'
import { refetchInbox } from '../refetch'

const undoMs = 10_000

interface Undoable {
  undo: () => void
  until: number
  /** What its toast is about: each has its own, for one that is leaving would take its successor along. */
  about: string
}

/** The latest change, whichever part of the screen made it: the key takes back what the toast offers. */
let latest: Undoable | undefined
let offers = 0

/** Takes away the offer to take something back: it was accepted, or there is a later one. */
export function withdrawOffer(): void {
  if (latest) toast.withdraw(latest.about)
  latest = undefined
}

/** What takes back the latest change, while its toast offers that. */
export function latestUndo(): (() => void) | undefined {
  const undoable = latest
  if (!undoable || Date.now() >= undoable.until) return undefined
  return () => {
    withdrawOffer()
    undoable.undo()
  }
}

/** Words how taking back a change went. */
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

/** Shows what an act did, with a button, and for the key, that takes it back for ten seconds. */
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

/** Shows what a change of emails did; taking it back is a request of its own. */
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

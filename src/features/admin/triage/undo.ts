import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatNumber, plural } from '@contracts/russian.ts'
import { toast, type ToastMessage } from '@/lib/toast'
import { call } from '@/lib/backend/database-answer'
import { makeUuid } from '@/lib/uuid'
import { inboxKeys, refetchAwaited } from '../refetch'

const undoMs = 10_000

/** The latest change anywhere on the screen: the key undoes what the toast offers. */
let latest: { undo: () => void; until: number; about: string } | undefined

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

/** A change of emails that is undone as a whole, however many requests it took. */
export interface Change<Value> {
  emailIds: readonly string[]
  to: Value
  changeId: string
  /** Whose email it is, if it is one. */
  who: string | undefined
}

export const countEmails = (count: number) =>
  `${formatNumber(count)} ${plural(count, 'письмо', 'письма', 'писем')}`

export const ofEmails = (count: number) =>
  `${formatNumber(count)} ${plural(count, 'письма', 'писем', 'писем')}`

export function undoToast(restored: number, missed: number): ToastMessage {
  if (missed === 0) {
    return restored === 0
      ? { tone: 'info', title: 'Отменять нечего' }
      : { tone: 'success', title: 'Изменение отменено' }
  }
  const description = `${countEmails(missed)} после этого ${plural(missed, 'изменилось', 'изменились', 'изменились')} ещё раз.`
  const title = restored === 0 ? 'Отменить не получилось' : 'Отменено не всё'
  return { tone: 'info', title, description }
}

/** Shows a toast about an action that, like the key, can undo it for ten seconds. */
export function showUndoable(message: ToastMessage, undo: () => void): void {
  withdrawOffer()
  // Unique per change: a toast that is leaving would otherwise take its successor along.
  const undoable = { undo, until: Date.now() + undoMs, about: makeUuid() }
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

/** Undoing opens the email again that was open. */
export function useUndoableToast() {
  const { mutate } = useMutation({
    mutationFn: (changeId: string) => call('undo_change', { change_id: changeId }),
    onSuccess: ([undone]) => toast.show(undoToast(undone?.restored ?? 0, undone?.missed ?? 0)),
    meta: { refused: 'Ошибка отмены' },
    onSettled: refetchAwaited(...inboxKeys),
  })
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (message: ToastMessage, { changeId, emailIds }: Change<unknown>) => {
    const wasOpen = emailIds.some((id) => search.includes(id))
    showUndoable(message, () => {
      mutate(changeId)
      if (wasOpen) void navigate(pathname + search, { replace: true })
    })
  }
}

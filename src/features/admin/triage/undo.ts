import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { formatNumber, plural } from '@contracts/russian.ts'
import { toast, type ToastMessage } from '@/lib/toast'
import { call } from '@/lib/backend/database-answer'
import { makeUuid } from '@/lib/uuid'
import { inboxKeys, refetchAwaited } from '../lib/refetch'

const undoMs = 10_000

export interface UndoOffer {
  /** The subject of its toast, unique: a toast that is leaving would otherwise take its successor along. */
  about: string
  until: number
  /** Missing until the server has answered. */
  undo?: () => void
  /** Whether it was accepted before that. */
  isAccepted?: boolean
  /** Where the email was open. */
  from?: string | undefined
}

/** The latest change anywhere on the screen: the key undoes what the toast offers. */
let latest: UndoOffer | undefined

/** Withdraws the offer to undo: it was accepted, or there is a later one. */
export function withdrawOffer(): void {
  if (latest) toast.withdraw(latest.about)
  latest = undefined
}

/** Undoes the latest change, while its toast offers that, or as soon as it is stored. */
export function latestUndo(): (() => void) | undefined {
  const offer = latest
  if (!offer || Date.now() >= offer.until) return undefined
  return () => {
    withdrawOffer()
    offer.isAccepted = true
    offer.undo?.()
  }
}

/** A change of emails that is undone as a whole, however many requests it took. */
export interface Change<Value> {
  emailIds: readonly string[]
  to: Value
  changeId: string
  /** The email's sender, if it is a single one. */
  who: string | undefined
}

export const countEmails = (count: number) =>
  `${formatNumber(count)} ${plural(count, 'письмо', 'письма', 'писем')}`

export const ofEmails = (count: number) =>
  `${formatNumber(count)} ${plural(count, 'письма', 'писем', 'писем')}`

/** @param who whose email it is, if it is one */
export function undoToast(restored: number, missed: number, who?: string): ToastMessage {
  if (missed === 0) {
    return restored === 0
      ? { tone: 'info', title: 'Отменять нечего' }
      : { tone: 'success', title: 'Изменение отменено', description: who }
  }
  const description = `${countEmails(missed)} после этого ${plural(missed, 'изменилось', 'изменились', 'изменились')} ещё раз.`
  const title = restored === 0 ? 'Отменить не получилось' : 'Отменено не всё'
  return { tone: 'info', title, description }
}

/** Lets the key undo a change at once; its toast follows. */
function beginOffer(from?: string): UndoOffer {
  withdrawOffer()
  latest = { about: makeUuid(), until: Infinity, from }
  return latest
}

/** Shows a toast about an action that, like the key, can undo it for ten seconds. */
export function showUndoable(message: ToastMessage, undo: () => void, offer = beginOffer()): void {
  if (offer.isAccepted) return undo()
  // A later change is the one to undo now.
  if (offer !== latest) return toast.show(message)
  offer.undo = undo
  offer.until = Date.now() + undoMs
  toast.show({
    ...message,
    about: offer.about,
    duration: undoMs,
    action: {
      label: 'Отменить',
      onPress: () => {
        if (latest === offer) latest = undefined
        undo()
      },
    },
  })
}

/** For a mutation that can be undone, even before the server has answered. Undoing opens the email again that was open. */
export function useUndoable() {
  const { mutate } = useMutation({
    // A refetch still under way for the undone change would briefly drop its rows, and the focus with them.
    onMutate: (_change, { client }) =>
      Promise.all(inboxKeys.map((queryKey) => client.cancelQueries({ queryKey }))),
    mutationFn: ({ changeId }: Change<unknown>) => call('undo_change', { change_id: changeId }),
    onSuccess: ([undone], { who }) =>
      toast.show(undoToast(undone?.restored ?? 0, undone?.missed ?? 0, who)),
    meta: { refused: 'Ошибка отмены' },
    onSettled: refetchAwaited(...inboxKeys),
  })
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return {
    onMutate: ({ emailIds }: Change<unknown>) =>
      beginOffer(emailIds.some((id) => search.includes(id)) ? pathname + search : undefined),
    show: (message: ToastMessage, change: Change<unknown>, offer: UndoOffer) => {
      const undo = () => {
        mutate(change)
        if (offer.from !== undefined) void navigate(offer.from, { replace: true })
      }
      showUndoable(message, undo, offer)
    },
    drop: (offer: UndoOffer | undefined) => {
      if (offer === latest) latest = undefined
    },
  }
}

import { use } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import { type EmailStatus, emailStatuses } from '@contracts/email-status.ts'
import { call, RequestError, requestInChunks } from '@/lib/backend/database-answer'
import { makeUuid } from '@/lib/uuid'
import { formatDayTime } from '../format-day'
import { statusAppearance } from '../labels'
import { whoIs } from '../sender'
import { inboxKey, inboxKeys, refetchAwaited } from '../refetch'
import { type Advance, AdvanceContext, isDone } from './advance'
import { useAssignEmails } from './assign-emails'
import { type Change, countEmails, ofEmails, useUndoable } from './undo'

type EmailUpdate = Database['public']['Tables']['emails']['Update']

interface Act<Values> {
  valuesOf: (values: Values, emailId: string) => EmailUpdate
  messageOf: (values: Values, count: number) => { title: string; description?: string | undefined }
  refused: string
  /** Called unless the change was undone before it was stored. */
  onDone?: (change: Change<Values>) => void
}

/** A change of emails that can be undone for a while. */
function useChange<Values>({ valuesOf, messageOf, refused, onDone }: Act<Values>) {
  const { onMutate, show, drop } = useUndoable()
  return useMutation({
    onMutate,
    mutationFn: async ({ emailIds, to, changeId }: Change<Values>) => {
      const keyOf = (id: string) => JSON.stringify(valuesOf(to, id))
      let count = 0
      for (const key of new Set(emailIds.map(keyOf))) {
        const alike = emailIds.filter((id) => keyOf(id) === key)
        const update = valuesOf(to, alike[0] ?? '')
        const changed = await requestInChunks(alike, (supabase, ids) =>
          supabase
            .from('emails')
            .update({ ...update, change_id: changeId })
            .in('id', ids)
            .select('id'),
        )
        count += changed.length
      }
      // Row-level security hides rows that may not be changed instead of raising an error.
      if (count === 0) throw new RequestError('No e-mail was changed')
      return count
    },
    onSuccess: (count, change, offer) => {
      const { title, description } = messageOf(change.to, count)
      const about = [change.who, description].filter(Boolean).join('. ')
      show({ tone: 'success', title, description: about || undefined }, change, offer)
      // Before the refetch: a key pressed during it already acts on the next email.
      if (!offer.isAccepted) onDone?.(change)
    },
    onError: (_error, _change, offer) => drop(offer),
    meta: { refused },
    onSettled: refetchAwaited(...inboxKeys),
  })
}

/** «Статус обновлен», or «Статус обновлен у 3 писем» */
const doneTo = (done: string, count: number) =>
  count === 1 ? done : `${done} у ${ofEmails(count)}`

export const statusOptions = emailStatuses.map((status) => ({
  value: status,
  label: statusAppearance[status].label,
}))

/** The tags in use, the most frequent first. */
export const useTags = () =>
  useQuery({
    queryKey: [...inboxKey, 'tags'],
    queryFn: async () => (await call('email_tags')).map(({ tag }) => tag),
  })

type ShownEmail = {
  id: string
  status: EmailStatus
  assigned_to_user_id: string | null
} & Parameters<typeof whoIs>[0]

/** The value that a pending change will give an email, or else the one shown. */
const upcoming = <Value>(
  { isPending, variables }: { isPending: boolean; variables: Change<Value> | undefined },
  id: string,
  shown: Value,
): Value => (isPending && variables?.emailIds.includes(id) ? variables.to : shown)

/** @param emails as the viewer sees them: those reassigned by a colleague since then keep their assignee */
export function useTriage(emails: readonly ShownEmail[], advance: Advance = use(AdvanceContext)) {
  const leave = ({ emailIds }: Change<unknown>) => {
    if (emailIds.length === 1 && emailIds[0]) advance?.(emailIds[0])
  }
  const assign = useAssignEmails()
  const setStatus = useChange({
    valuesOf: (status: EmailStatus) => ({ status }),
    messageOf: (status, count) => ({
      title: doneTo('Статус обновлен', count),
      description: statusAppearance[status].label,
    }),
    refused: 'Ошибка обновления статуса',
    onDone: (change) => isDone(change.to) && leave(change),
  })
  const markSpam = useChange({
    // PostgreSQL's own word for the current time.
    valuesOf: (isSpam: boolean) => ({ spam_at: isSpam ? 'now' : null }),
    messageOf: (isSpam, count) => ({
      title: `${count === 1 ? 'Письмо' : countEmails(count)} ${isSpam ? 'в спаме' : 'больше не в спаме'}`,
      description: isSpam ? 'Удалится через 30 дней.' : undefined,
    }),
    refused: 'Ошибка пометки «Спам»',
    onDone: leave,
  })
  const snooze = useChange({
    valuesOf: (until: string | null) => ({ snoozed_until: until }),
    messageOf: (until) =>
      until === null
        ? { title: 'Письмо снова в списке' }
        : {
            title: `Отложено до ${formatDayTime(until)}`,
            description: 'Вернётся раньше, если клиент ответит.',
          },
    refused: 'Не удалось отложить письмо',
    onDone: leave,
  })
  const tag = useChange({
    valuesOf: (tags: ReadonlyMap<string, readonly string[]>, emailId) => ({
      tags: [...(tags.get(emailId) ?? [])],
    }),
    messageOf: (_, count) => ({ title: doneTo('Метки изменены', count) }),
    refused: 'Не удалось изменить метки',
  })
  const clearSuspicion = useChange({
    valuesOf: (isSuspicious: boolean) => ({ is_suspicious: isSuspicious }),
    messageOf: (_, count) => ({ title: doneTo('Пометка снята', count) }),
    refused: 'Не удалось снять пометку',
  })

  /** Names the email in the toast: a key acts wherever the focus is. */
  const act = (emailIds: readonly string[], changeId = makeUuid()) => {
    const only = emailIds.length === 1 && emails.find(({ id }) => id === emailIds[0])
    return { emailIds, changeId, who: only ? whoIs(only) : undefined }
  }

  /** Without emails that already have the value: for them no request, no undo, no next email. */
  const without = (emailIds: readonly string[], isSo: (email: ShownEmail) => boolean) => {
    const same = new Set(emails.filter(isSo).map(({ id }) => id))
    return emailIds.filter((id) => !same.has(id))
  }

  return {
    isBusy: [assign, setStatus, markSpam, snooze, tag, clearSuspicion].some(
      ({ isPending }) => isPending,
    ),
    assign: (emailIds: readonly string[], to: string | null) => {
      const ids = without(emailIds, (email) => email.assigned_to_user_id === to)
      const expected = new Map(emails.map((email) => [email.id, email.assigned_to_user_id]))
      if (ids.length > 0) assign.mutate({ ...act(ids), to, expected })
    },
    /** Assigns only the emails without an assignee. */
    take: (emailIds: readonly string[], viewerId: string) => {
      const ids = without(emailIds, (email) => email.assigned_to_user_id === viewerId)
      if (ids.length > 0) assign.mutate({ ...act(ids), to: viewerId })
    },
    /** @param noteId a note that undo deletes as well */
    setStatus: (emailIds: readonly string[], status: EmailStatus, noteId?: string) => {
      const isSo = (email: ShownEmail) => upcoming(setStatus, email.id, email.status) === status
      // The note is undone with the change, so there has to be one.
      const ids = noteId === undefined ? without(emailIds, isSo) : emailIds
      if (ids.length > 0) setStatus.mutate({ ...act(ids, noteId), to: status })
    },
    markSpam: (emailIds: readonly string[], isSpam: boolean) => {
      const ids = without(emailIds, ({ id }) => upcoming(markSpam, id, !isSpam) === isSpam)
      if (ids.length > 0) markSpam.mutate({ ...act(ids), to: isSpam })
    },
    /**
     * Snoozes emails until an ISO timestamp; null brings them back.
     * @param noteId a note that undo deletes as well
     */
    snooze: (emailIds: readonly string[], until: string | null, noteId?: string) =>
      snooze.mutate({ ...act(emailIds, noteId), to: until }),
    clearSuspicion: (emailIds: readonly string[]) =>
      clearSuspicion.mutate({ ...act(emailIds), to: false }),
    tag: (tags: ReadonlyMap<string, readonly string[]>) =>
      tag.mutate({ ...act([...tags.keys()]), to: tags }),
  }
}

export type Triage = ReturnType<typeof useTriage>

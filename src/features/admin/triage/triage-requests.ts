import { use } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import { type EmailStatus, emailStatuses } from '@contracts/email-status.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { call, RequestError, requestInChunks } from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { makeUuid } from '@/lib/uuid'
import { formatDayTime } from '../lib/format-day'
import { statusAppearance } from '../lib/labels'
import { whoIs } from '../lib/sender'
import { inboxKeys, refetchAwaited } from '../lib/refetch'
import { type Advance, AdvanceContext, isDone } from './advance'
import { useAssignEmails } from './assign-emails'
import { type Change, countEmails, ofEmails, useUndoable } from './undo'

type EmailUpdate = Database['public']['Tables']['emails']['Update']

/** How many emails have joined a thread, as far as the viewer has seen. */
type Seen = ReadonlyMap<string, number>

interface Outcome {
  /** How many emails were changed. */
  count: number
  /** How many were left because their customers have written since. */
  missed: number
}

interface Act<Values> {
  valuesOf: (values: Values, emailId: string) => EmailUpdate
  messageOf: (values: Values, count: number) => { title: string; description?: string | undefined }
  refused: string
  /** Whether the emails then wait no longer: not one to which the customer has added something unseen. */
  hides?: (values: Values) => boolean
  /** Called unless the change was undone before it was stored. */
  onDone?: (change: Change<Values>) => void
}

type SeenChange<Values> = Change<Values> & { seen: Seen }

const missedText = (count: number) =>
  count === 1
    ? 'В переписке есть то, чего вы не видели: она осталась как была'
    : `В ${formatNumber(count)} ${plural(count, 'переписке', 'переписках', 'переписках')} есть то, чего вы не видели: они остались как были`

/** A change of emails that can be undone for a while. */
function useChange<Values>(act: Act<Values>) {
  const { valuesOf, messageOf, refused, hides = () => false, onDone } = act
  const { onMutate, show, drop } = useUndoable()
  return useMutation({
    onMutate,
    mutationFn: async ({ emailIds, to, changeId, seen }: SeenChange<Values>): Promise<Outcome> => {
      const seenOf = (id: string) => (hides(to) ? seen.get(id) : undefined)
      const keyOf = (id: string) => JSON.stringify([valuesOf(to, id), seenOf(id)])
      const changed = new Set<string>()
      for (const key of new Set(emailIds.map(keyOf))) {
        const alike = emailIds.filter((id) => keyOf(id) === key)
        const [some = ''] = alike
        const answers = seenOf(some)
        const update = { ...valuesOf(to, some), change_id: changeId }
        const rows = await requestInChunks(alike, (supabase, ids) => {
          const request = supabase.from('emails').update(update).in('id', ids)
          return (answers === undefined ? request : request.eq('answers', answers)).select('id')
        })
        for (const { id } of rows) changed.add(id)
      }
      const left = emailIds.filter((id) => !changed.has(id) && seenOf(id) !== undefined)
      const missed = await requestInChunks(left, (supabase, ids) =>
        supabase.from('emails').select('id').in('id', ids),
      )
      // Row-level security hides rows that may not be changed instead of raising an error.
      if (changed.size + missed.length === 0) throw new RequestError('No e-mail was changed')
      return { count: changed.size, missed: missed.length }
    },
    onSuccess: ({ count, missed }, change, offer) => {
      const left = missed > 0 && missedText(missed)
      const about = (...parts: (string | false | undefined)[]) =>
        parts.filter(Boolean).join('. ') || undefined
      if (count === 0) {
        drop(offer)
        toast.info('Пришло новое письмо', about(change.who, left))
        return
      }
      const { title, description } = messageOf(change.to, count)
      show(
        {
          tone: left ? 'info' : 'success',
          title,
          description: about(change.who, description, left),
        },
        change,
        offer,
      )
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

/** Not among those of the inbox: every change of an email would count all tags again. */
const tagsKey = ['tags'] as const

/** The tags in use, the most frequent first. */
export const useTags = () =>
  useQuery({
    queryKey: tagsKey,
    queryFn: async () => (await call('email_tags')).map(({ tag }) => tag),
    staleTime: 5 * 60_000,
  })

type ShownEmail = {
  id: string
  status: EmailStatus
  answers: number
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
  const queries = useQueryClient()
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
    hides: isDone,
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
    hides: (isSpam) => isSpam,
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
    hides: (until) => until !== null,
    onDone: leave,
  })
  const tag = useChange({
    valuesOf: (tags: ReadonlyMap<string, readonly string[]>, emailId) => ({
      tags: [...(tags.get(emailId) ?? [])],
    }),
    messageOf: (_, count) => ({ title: doneTo('Метки изменены', count) }),
    refused: 'Не удалось изменить метки',
    onDone: () => void queries.invalidateQueries({ queryKey: tagsKey }),
  })
  const clearSuspicion = useChange({
    valuesOf: (isSuspicious: boolean) => ({ is_suspicious: isSuspicious }),
    messageOf: (_, count) => ({ title: doneTo('Пометка снята', count) }),
    refused: 'Не удалось снять пометку',
  })

  const seen: Seen = new Map(emails.map(({ id, answers }) => [id, answers]))
  /** Names the email in the toast: a key acts wherever the focus is. */
  const act = (emailIds: readonly string[], changeId = makeUuid()) => {
    const only = emailIds.length === 1 && emails.find(({ id }) => id === emailIds[0])
    return { emailIds, changeId, seen, who: only ? whoIs(only) : undefined }
  }

  const isBusy = [assign, setStatus, markSpam, snooze, tag, clearSuspicion].some(
    ({ isPending }) => isPending,
  )
  /** Without emails that already have the value: for them no request, no undo, no next email. */
  const without = (emailIds: readonly string[], isSo: (email: ShownEmail) => boolean) => {
    const same = new Set(emails.filter(isSo).map(({ id }) => id))
    const others = emailIds.filter((id) => !same.has(id))
    // Of a single one the row says it, and after a second press the first one's answer.
    if (others.length === 0 && emailIds.length > 1 && !isBusy) {
      toast.info('Менять нечего', 'У выбранных писем это уже так.')
    }
    return others
  }

  return {
    isBusy,
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

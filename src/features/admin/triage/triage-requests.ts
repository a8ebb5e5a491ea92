import { makeUuid } from '@/lib/uuid'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import type { EmailStatus } from '@contracts/email-status.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { RequestError, request, requestInChunks } from '@/lib/backend/database-answer'
import { formatDateTime } from '@/lib/text/format-moment'
import { inboxKey, refetchInbox } from '../refetch'
import { useUndoableToast } from './undo'
import { useAssignEmails } from './assign-emails'

type EmailUpdate = Pick<
  Database['public']['Tables']['emails']['Update'],
  'status' | 'spam_at' | 'snoozed_until' | 'tags'
>

interface Change<Values> {
  emailIds: readonly string[]
  to: Values
  changeId: string
}

interface Act<Values> {
  valuesOf: (values: Values) => EmailUpdate
  messageOf: (values: Values, count: number) => { title: string; description?: string }
  refused: string
}

/** A change of emails that can be undone for a while. */
function useChange<Values>({ valuesOf, messageOf, refused }: Act<Values>) {
  const queries = useQueryClient()
  const showUndoable = useUndoableToast()
  return useMutation({
    mutationFn: async ({ emailIds, to, changeId }: Change<Values>) => {
      const update = { ...valuesOf(to), change_id: changeId }
      const changed = await requestInChunks(emailIds, (supabase, ids) =>
        supabase.from('emails').update(update).in('id', ids).select('id'),
      )
      // Row-level security hides rows that may not be changed instead of raising an error.
      if (changed.length === 0) throw new RequestError('No e-mail was changed')
      return changed.length
    },
    onSuccess: (count, { to, changeId }) =>
      showUndoable({ tone: 'success', ...messageOf(to, count) }, changeId),
    meta: { refused },
    onSettled: () => refetchInbox(queries),
  })
}

const useSetEmailsStatus = () =>
  useChange<EmailStatus>({
    valuesOf: (status) => ({ status }),
    messageOf: (_, count) => ({
      title:
        count === 1
          ? 'Статус обновлен'
          : `Статус обновлен у ${formatNumber(count)} ${plural(count, 'письма', 'писем', 'писем')}`,
    }),
    refused: 'Ошибка обновления статуса',
  })

function spamTitle(count: number, isSpam: boolean): string {
  const emails = `${formatNumber(count)} ${plural(count, 'письмо', 'письма', 'писем')}`
  if (isSpam) return count === 1 ? 'Письмо в спаме' : `${emails} в спаме`
  return count === 1 ? 'Письмо больше не в спаме' : `${emails} больше не в спаме`
}

/** Marks emails as spam, or unmarks them. */
const useMarkSpam = () =>
  useChange<boolean>({
    // The database replaces this by its own time.
    valuesOf: (isSpam) => ({ spam_at: isSpam ? new Date().toISOString() : null }),
    messageOf: (isSpam, count) => ({
      title: spamTitle(count, isSpam),
      ...(isSpam && { description: 'Удалится через 30 дней.' }),
    }),
    refused: 'Ошибка пометки «Спам»',
  })

/** Snoozes emails until an ISO timestamp; null brings them back now. */
const useSnoozeEmails = () =>
  useChange<string | null>({
    valuesOf: (until) => ({ snoozed_until: until }),
    messageOf: (until) =>
      until === null
        ? { title: 'Письмо снова в списке' }
        : {
            title: 'Письмо отложено',
            description: `Вернётся ${formatDateTime(until)} или с ответом клиента.`,
          },
    refused: 'Не удалось отложить письмо',
  })

const useTagEmails = () =>
  useChange<readonly string[]>({
    valuesOf: (tags) => ({ tags: [...tags] }),
    messageOf: () => ({ title: 'Метки изменены' }),
    refused: 'Не удалось изменить метки',
  })

/** The tags in use, the most frequent first. */
export const useTags = () =>
  useQuery({
    queryKey: [...inboxKey, 'tags'],
    queryFn: async () =>
      (await request((supabase) => supabase.rpc('email_tags'))).map(({ tag }) => tag),
    meta: { refused: 'Ошибка загрузки данных' },
  })

interface ShownEmail {
  id: string
  assigned_to_user_id: string | null
}

/**
 * The undoable actions on emails; an action is undone as a whole, however many requests it took.
 * @param emails as the viewer sees them: those reassigned by a colleague since then keep their assignee
 */
export function useTriage(emails: readonly ShownEmail[]) {
  const assign = useAssignEmails()
  const setStatus = useSetEmailsStatus()
  const markSpam = useMarkSpam()
  const snooze = useSnoozeEmails()
  const tag = useTagEmails()

  return {
    isBusy: [assign, setStatus, markSpam, snooze, tag].some(({ isPending }) => isPending),
    assign: (emailIds: readonly string[], to: string | null) => {
      const expected = new Map(
        emails.map(({ id, assigned_to_user_id }) => [id, assigned_to_user_id]),
      )
      assign.mutate({ emailIds, to, expected, changeId: makeUuid() })
    },
    /** Assigns only the emails without an assignee. */
    take: (emailIds: readonly string[], viewerId: string) =>
      assign.mutate({ emailIds, to: viewerId, changeId: makeUuid() }),
    setStatus: (emailIds: readonly string[], status: EmailStatus) =>
      setStatus.mutate({ emailIds, to: status, changeId: makeUuid() }),
    markSpam: (emailIds: readonly string[], isSpam: boolean) =>
      markSpam.mutate({ emailIds, to: isSpam, changeId: makeUuid() }),
    /** Snoozes emails until an ISO timestamp; null brings them back. */
    snooze: (emailIds: readonly string[], until: string | null) =>
      snooze.mutate({ emailIds, to: until, changeId: makeUuid() }),
    tag: (emailId: string, tags: readonly string[]) =>
      tag.mutate({ emailIds: [emailId], to: tags, changeId: makeUuid() }),
  }
}

export type Triage = ReturnType<typeof useTriage>

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatNumber, plural } from '@contracts/russian.ts'
import { getSupabase } from '@/lib/backend/supabase'
import { toast } from '@/lib/toast'
import { RequestError, requestInChunks } from '@/lib/backend/database-answer'
import { personName } from '../person-name'
import { refetchInbox } from '../refetch'
import { useUndoableToast } from './undo'

interface AssignmentOutcome {
  /** The new assignee; null for none. */
  to: 'viewer' | { name: string } | null
  /** How many emails are assigned to them now. */
  assigned: number
  /** The assignees of the emails that a colleague took first; null for none. */
  missed: readonly (string | null)[]
}

interface Toast {
  tone: 'success' | 'info'
  title: string
  description?: string | undefined
}

const count = (number: number) =>
  `${formatNumber(number)} ${plural(number, 'письмо', 'письма', 'писем')}`

function titleOf({ to, assigned }: AssignmentOutcome): string {
  if (to === null) {
    const from = `${formatNumber(assigned)} ${plural(assigned, 'письма', 'писем', 'писем')}`
    return assigned === 1 ? 'Назначение снято' : `Назначение снято с ${from}`
  }
  const toWhom = to === 'viewer' ? ' вам' : ''
  if (assigned === 1) return `Email назначен${toWhom}`
  return `${count(assigned)} ${plural(assigned, 'назначено', 'назначены', 'назначено')}${toWhom}`
}

function missedText(missed: AssignmentOutcome['missed']): string {
  const names = [...new Set(missed.flatMap((name) => name ?? []))]
  if (names.length === 0) return `${count(missed.length)} тем временем изменил коллега`
  const whose = names.length === 1 ? 'уже у коллеги' : 'уже у коллег'
  return `${count(missed.length)} ${whose}: ${names.join(', ')}`
}

/**
 * The toast about an assignment, whether or not a colleague was faster.
 * @param who whose email it is, if it is one
 */
export function assignmentToast(outcome: AssignmentOutcome, who?: string): Toast {
  const { to, assigned, missed } = outcome
  if (assigned === 0) {
    const [holder] = missed
    const isOne = missed.length === 1
    return {
      tone: 'info',
      title: isOne ? 'Email уже назначен' : 'Эти письма уже назначены',
      description: `${isOne && holder ? `Ответственный: ${holder}` : missedText(missed)}. Список обновлён.`,
    }
  }
  const title = titleOf(outcome)
  const lines = [
    ...(who ? [`${who}.`] : []),
    ...(to !== null && to !== 'viewer' ? [`Ответственный: ${to.name}.`] : []),
    ...(missed.length > 0 ? [`${missedText(missed)}.`] : []),
  ]
  const tone = missed.length > 0 ? 'info' : 'success'
  return lines.length > 0 ? { tone, title, description: lines.join(' ') } : { tone, title }
}

interface Assignment {
  emailIds: readonly string[]
  /** The new assignee; null unassigns. */
  to: string | null
  /** The assignees shown on the screen; null for none, missing for unknown emails. */
  expected?: ReadonlyMap<string, string | null>
  changeId: string
  /** Whose email it is, if it is one. */
  who: string | undefined
}

const columns =
  'id, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email)'

/** Assigns the emails that still have the expected assignee; the database compares and sets atomically. */
function assignFrom(
  from: string | null,
  to: string | null,
  emailIds: readonly string[],
  changeId: string,
) {
  return requestInChunks(emailIds, (supabase, ids) => {
    const change = {
      assigned_to_user_id: to,
      change_id: changeId,
      // The first assignment starts the work on an email.
      ...(to && !from && { status: 'in_progress' as const }),
    }
    const emails = supabase.from('emails').update(change).in('id', ids)
    const unchanged =
      from === null
        ? emails.is('assigned_to_user_id', null)
        : emails.eq('assigned_to_user_id', from)
    return unchanged.select(columns)
  })
}

/** @throws {RequestError} when none of the emails is visible any more */
async function assignEmails({
  emailIds,
  to,
  expected,
  changeId,
}: Assignment): Promise<AssignmentOutcome> {
  const assigneeOf = (id: string) => expected?.get(id) ?? null
  const parts = await Promise.all(
    [...new Set(emailIds.map(assigneeOf))].map((from) =>
      assignFrom(
        from,
        to,
        emailIds.filter((id) => assigneeOf(id) === from),
        changeId,
      ),
    ),
  )
  const changed = parts.flat()
  const changedIds = new Set(changed.map(({ id }) => id))
  const others = await requestInChunks(
    emailIds.filter((id) => !changedIds.has(id)),
    (supabase, ids) => supabase.from('emails').select(columns).in('id', ids),
  )
  // After a second click the emails are assigned already.
  const assigned = [...changed, ...others.filter((email) => email.assigned_to_user_id === to)]
  const missed = others.filter((email) => email.assigned_to_user_id !== to)
  if (assigned.length + missed.length === 0) throw new RequestError('No e-mail was assigned')

  const { data } = await (await getSupabase()).auth.getSession()
  const assignee = assigned[0]?.assignee
  return {
    to:
      to === null
        ? null
        : to === data.session?.user.id
          ? 'viewer'
          : { name: assignee ? personName(assignee) : '' },
    assigned: assigned.length,
    missed: missed.map((email) => email.assignee && personName(email.assignee)),
  }
}

/** Assigns emails unless a colleague has been faster. */
export function useAssignEmails() {
  const queries = useQueryClient()
  const showUndoable = useUndoableToast()
  return useMutation({
    mutationFn: assignEmails,
    onSuccess: (outcome, { changeId, who }) => {
      const message = assignmentToast(outcome, who)
      if (outcome.assigned > 0) showUndoable(message, changeId)
      else toast.show(message)
    },
    meta: { refused: 'Ошибка назначения email' },
    onSettled: () => refetchInbox(queries),
  })
}

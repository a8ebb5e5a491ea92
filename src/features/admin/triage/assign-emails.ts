import { useMutation } from '@tanstack/react-query'
import { plural } from '@contracts/russian.ts'
import { toast, type ToastMessage } from '@/lib/toast'
import { RequestError, requestInChunks } from '@/lib/backend/database-answer'
import { inboxKeys, refetchAwaited } from '../lib/refetch'
import { personName } from '../lib/person-name'
import { useViewer } from '../lib/viewer'
import { type Change, countEmails, ofEmails, useUndoable } from './undo'

interface AssignmentOutcome {
  /** The new assignee; null for none. */
  to: 'viewer' | { name: string } | null
  /** How many emails are assigned to them now. */
  assigned: number
  /** The assignees of the emails that a colleague took first; null for none. */
  missed: readonly (string | null)[]
}

function titleOf({ to, assigned }: AssignmentOutcome): string {
  if (to === null) {
    return assigned === 1 ? 'Назначение снято' : `Назначение снято с ${ofEmails(assigned)}`
  }
  const toWhom = to === 'viewer' ? ' вам' : ''
  // The specification's words.
  if (assigned === 1) return toWhom ? 'Email назначен вам' : 'Письмо назначено'
  return `${countEmails(assigned)} ${plural(assigned, 'назначено', 'назначены', 'назначено')}${toWhom}`
}

function missedText(missed: AssignmentOutcome['missed']): string {
  const names = [...new Set(missed.flatMap((name) => name ?? []))]
  if (names.length === 0) return `${countEmails(missed.length)} тем временем изменил коллега`
  const whose = names.length === 1 ? 'уже у коллеги' : 'уже у коллег'
  return `${countEmails(missed.length)} ${whose}: ${names.join(', ')}`
}

/** The toast about an assignment, whether or not a colleague was faster. @param who whose email it is, if it is one */
export function assignmentToast(outcome: AssignmentOutcome, who?: string): ToastMessage {
  const { to, assigned, missed } = outcome
  if (assigned === 0) {
    const [holder] = missed
    const isOne = missed.length === 1
    return {
      tone: 'info',
      title: isOne ? 'Письмо уже назначено' : 'Эти письма уже назначены',
      description: `${isOne && holder ? `Ответственный: ${holder}` : missedText(missed)}. Список обновлён.`,
    }
  }
  const lines = [
    ...(who ? [`${who}.`] : []),
    ...(to !== null && to !== 'viewer' ? [`Ответственный: ${to.name}.`] : []),
    ...(missed.length > 0 ? [`${missedText(missed)}.`] : []),
  ]
  return {
    tone: missed.length > 0 ? 'info' : 'success',
    title: titleOf(outcome),
    description: lines.join(' ') || undefined,
  }
}

interface Assignment extends Change<string | null> {
  /** The assignees shown on the screen; null for none, missing for unknown emails. */
  expected?: ReadonlyMap<string, string | null>
}

const columns =
  'id, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email)'

/** Assigns the emails that still have the expected assignee; the database compares and sets atomically. */
const assignFrom = (from: string | null, { emailIds, to, changeId }: Assignment) =>
  requestInChunks(emailIds, (supabase, ids) =>
    supabase
      .from('emails')
      .update({
        assigned_to_user_id: to,
        change_id: changeId,
        // The first assignment starts the work on an email.
        ...(to && !from && { status: 'in_progress' }),
      })
      .in('id', ids)
      .filter('assigned_to_user_id', from === null ? 'is' : 'eq', from)
      .select(columns),
  )

/** @throws {RequestError} when none of the emails is visible any more */
async function assignEmails(assignment: Assignment, viewerId: string): Promise<AssignmentOutcome> {
  const { emailIds, to, expected } = assignment
  const assigneeOf = (id: string) => expected?.get(id) ?? null
  const parts = await Promise.all(
    [...new Set(emailIds.map(assigneeOf))].map((from) => {
      const theirs = emailIds.filter((id) => assigneeOf(id) === from)
      return assignFrom(from, { ...assignment, emailIds: theirs })
    }),
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

  const assignee = assigned[0]?.assignee
  const holder = to === viewerId ? 'viewer' : { name: assignee ? personName(assignee) : '' }
  return {
    to: to === null ? null : holder,
    assigned: assigned.length,
    missed: missed.map((email) => email.assignee && personName(email.assignee)),
  }
}

export function useAssignEmails() {
  const { userId } = useViewer()
  const { onMutate, show, drop } = useUndoable()
  return useMutation({
    onMutate,
    mutationFn: (assignment: Assignment) => assignEmails(assignment, userId),
    onSuccess: (outcome, assignment, offer) => {
      const message = assignmentToast(outcome, assignment.who)
      if (outcome.assigned > 0) return show(message, assignment, offer)
      drop(offer)
      toast.show(message)
    },
    onError: (_error, _assignment, offer) => drop(offer),
    meta: { refused: 'Ошибка назначения email' },
    onSettled: refetchAwaited(...inboxKeys),
  })
}

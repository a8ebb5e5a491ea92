import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { personName } from '../person-name'
import { refetchInbox } from '../refetch'
import { RequestError, requestInChunks } from '@/lib/database-answer'
import { type AssignmentOutcome, assignmentToast } from './assignment-toast'
import { useUndoableToast } from './undo'

interface Assignment {
  emailIds: readonly string[]
  /** The new assignee; null takes the assignment away. */
  to: string | null
  /** The assignees that the screen shows; none for emails that are missing. */
  expected?: ReadonlyMap<string, string | null>
  changeId: string
}

const columns =
  'id, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email)'

/** Assigns those emails that still have the expected assignee; the database compares and sets at once. */
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
      // Work on an email begins with its first assignee.
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
  // A second click finds the emails assigned already.
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
    onSuccess: (outcome, { changeId }) => {
      const message = assignmentToast(outcome)
      if (outcome.assigned > 0) showUndoable(message, changeId)
      else toast.show(message)
    },
    meta: { refused: 'Ошибка назначения email' },
    onSettled: () => refetchInbox(queries),
  })
}

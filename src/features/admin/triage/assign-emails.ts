import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase, type Supabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { type AssignmentOutcome, assignmentNews } from './assignment-toast'
import { inChunks } from '../in-chunks'
import { invalidateInbox } from '../inbox-cache'
import { RequestError, unwrap } from '../request-error'

export interface Assignment {
  emailIds: readonly string[]
  /** Whom they are given to; null: nobody any more. */
  to: string | null
  /** Whether those that are not with whom we expect any more stay where they are. */
  unlessTaken: boolean
  /** Who has each of them as far as the screen shows; nobody where it says nothing. */
  expected?: ReadonlyMap<string, string | null>
}

const holder =
  'id, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email)'

/** Those of the e-mails that changed: the database compares and sets at once, so only one can be first. */
async function assignWhere(
  supabase: Supabase,
  { emailIds, to, unlessTaken }: Assignment,
  from: string | null,
) {
  return inChunks(emailIds, async (ids) => {
    // Who takes what nobody had begins to work on it.
    const change = {
      assigned_to_user_id: to,
      ...(to && !from && { status: 'in_progress' as const }),
    }
    const all = supabase
      .from('emails')
      .update(change)
      .in('id', [...ids])
    const theirs = !unlessTaken
      ? all
      : from === null
        ? all.is('assigned_to_user_id', null)
        : all.eq('assigned_to_user_id', from)
    return unwrap(await theirs.select(holder)) ?? []
  })
}

/** @throws {RequestError} when none of them can be seen any more */
async function assignEmails(assignment: Assignment): Promise<AssignmentOutcome> {
  const supabase = await getSupabase()
  const { emailIds, to, expected } = assignment
  const holderOf = (id: string) => expected?.get(id) ?? null
  const holders = [...new Set(emailIds.map(holderOf))]
  const parts = await Promise.all(
    holders.map((from) => {
      const theirs = emailIds.filter((id) => holderOf(id) === from)
      return assignWhere(supabase, { ...assignment, emailIds: theirs }, from)
    }),
  )
  const changed = parts.flat()
  const done = new Set(changed.map(({ id }) => id))
  const left = emailIds.filter((id) => !done.has(id))
  const others = await inChunks(left, async (ids) => {
    const answer = await supabase
      .from('emails')
      .select(holder)
      .in('id', [...ids])
    return unwrap(answer) ?? []
  })
  // A click that came twice: they are where they should be.
  const there = [...changed, ...others.filter((email) => email.assigned_to_user_id === to)]
  const elsewhere = others.filter((email) => email.assigned_to_user_id !== to)
  if (there.length + elsewhere.length === 0) throw new RequestError('No e-mail was assigned')

  const session = await supabase.auth.getSession()
  const assignee = there[0]?.assignee
  return {
    to:
      to === null
        ? null
        : to === session.data.session?.user.id
          ? 'viewer'
          : { name: assignee ? (assignee.full_name ?? assignee.email) : '' },
    assigned: there.length,
    elsewhere: elsewhere.map(({ assignee: other }) => other && (other.full_name ?? other.email)),
  }
}

/** Gives e-mails to somebody, and says what came of it. */
export function useAssignEmails() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: assignEmails,
    onSuccess: (outcome) => {
      const { tone, title, description } = assignmentNews(outcome)
      toast[tone](title, description)
    },
    meta: { refused: 'Ошибка назначения email' },
    onSettled: () => invalidateInbox(queries),
  })
}

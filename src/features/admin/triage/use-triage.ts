import type { AssignableStatus } from '@contracts/email-status.ts'
import { useAssignEmails } from './assign-emails'
import type { InboxEmail } from '../inbox/fetch-inbox-page'
import { useSetEmailsStatus } from './set-emails-status'

/** What is done with e-mails of the list, one or several. */
export function useTriage(emails: readonly InboxEmail[]) {
  const assign = useAssignEmails()
  const setStatus = useSetEmailsStatus()

  return {
    isBusy: assign.isPending || setStatus.isPending,
    /** Gives e-mails to somebody, except for those that have changed hands since the list was loaded. */
    assign: (emailIds: readonly string[], to: string | null) => {
      const expected = new Map(
        emails.map(({ id, assigned_to_user_id }) => [id, assigned_to_user_id]),
      )
      assign.mutate({ emailIds, to, unlessTaken: true, expected })
    },
    /** Takes e-mails that nobody has; those of somebody else stay theirs. */
    take: (emailIds: readonly string[], viewerId: string) =>
      assign.mutate({ emailIds, to: viewerId, unlessTaken: true }),
    setStatus: (emailIds: readonly string[], status: AssignableStatus) =>
      setStatus.mutate({ emailIds, status }),
  }
}

export type Triage = ReturnType<typeof useTriage>

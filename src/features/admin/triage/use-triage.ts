import type { EmailStatus } from '@contracts/email-status.ts'
import { useAssignEmails } from './assign-emails'
import { useMarkSpam } from './mark-spam'
import { useSetEmailsStatus } from './set-emails-status'

interface ShownEmail {
  id: string
  assigned_to_user_id: string | null
}

/**
 * Assigns emails and sets their status.
 * @param emails as the viewer sees them: those reassigned since then keep their assignee
 */
export function useTriage(emails: readonly ShownEmail[]) {
  const assign = useAssignEmails()
  const setStatus = useSetEmailsStatus()
  const markSpam = useMarkSpam()
  // An act is taken back as a whole, however many requests it took.
  const changeId = () => crypto.randomUUID()

  return {
    isBusy: assign.isPending || setStatus.isPending || markSpam.isPending,
    assign: (emailIds: readonly string[], to: string | null) => {
      const expected = new Map(
        emails.map(({ id, assigned_to_user_id }) => [id, assigned_to_user_id]),
      )
      assign.mutate({ emailIds, to, expected, changeId: changeId() })
    },
    /** Assigns only those emails that nobody has. */
    take: (emailIds: readonly string[], viewerId: string) =>
      assign.mutate({ emailIds, to: viewerId, changeId: changeId() }),
    setStatus: (emailIds: readonly string[], status: EmailStatus) =>
      setStatus.mutate({ emailIds, status, changeId: changeId() }),
    markSpam: (emailIds: readonly string[], isSpam: boolean) =>
      markSpam.mutate({ emailIds, isSpam, changeId: changeId() }),
  }
}

export type Triage = ReturnType<typeof useTriage>

import type { EmailStatus } from '@contracts/email-status.ts'
import { useAssignEmails } from './assign-emails'
import { useMarkSpam, useSetEmailsStatus, useSnoozeEmails, useTagEmails } from './triage-requests'

interface ShownEmail {
  id: string
  assigned_to_user_id: string | null
}

/**
 * Everything that staff do with emails and can take back.
 * @param emails as the viewer sees them: those reassigned since then keep their assignee
 */
export function useTriage(emails: readonly ShownEmail[]) {
  const assign = useAssignEmails()
  const setStatus = useSetEmailsStatus()
  const markSpam = useMarkSpam()
  const snooze = useSnoozeEmails()
  const tag = useTagEmails()
  // An act is taken back as a whole, however many requests it took.
  const changeId = () => crypto.randomUUID()

  return {
    isBusy: [assign, setStatus, markSpam, snooze, tag].some(({ isPending }) => isPending),
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
      setStatus.mutate({ emailIds, to: status, changeId: changeId() }),
    markSpam: (emailIds: readonly string[], isSpam: boolean) =>
      markSpam.mutate({ emailIds, to: isSpam, changeId: changeId() }),
    /** Puts emails off until an ISO moment; null brings them back. */
    snooze: (emailIds: readonly string[], until: string | null) =>
      snooze.mutate({ emailIds, to: until, changeId: changeId() }),
    tag: (emailId: string, tags: readonly string[]) =>
      tag.mutate({ emailIds: [emailId], to: tags, changeId: changeId() }),
  }
}

export type Triage = ReturnType<typeof useTriage>

import { UserPlus } from 'lucide-react'
import { assignableStatuses } from '@contracts/email-status.ts'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { useAssignEmails } from '../triage/assign-emails'
import { useColleagues } from '../list-colleagues'
import type { EmailDetail } from './fetch-email'
import { useSetEmailsStatus } from '../triage/set-emails-status'
import { placeholders, statusAppearance } from '../email-labels'

/** Whose an e-mail is, and how far it has got. */
export function TriageBar({ email, userId }: { email: EmailDetail; userId: string }) {
  const assign = useAssignEmails()
  const setStatus = useSetEmailsStatus()
  const { data: colleagues = [] } = useColleagues()
  const busy = assign.isPending || setStatus.isPending

  const holder = email.assigned_to_user_id
  const give = (to: string | null) =>
    assign.mutate({
      emailIds: [email.id],
      to,
      unlessTaken: true,
      expected: new Map([[email.id, holder]]),
    })
  const people = colleagues.map(({ userId: id, name }) => ({
    value: id,
    label: id === userId ? `${name} (вы)` : name,
  }))
  // Somebody who does not work here any more still has what they were given.
  if (holder !== null && !people.some(({ value }) => value === holder)) {
    const name = email.assignee?.full_name ?? email.assignee?.email ?? placeholders.name
    people.push({ value: holder, label: name })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      <div
        role="group"
        aria-label="Статус"
        className="grid flex-1 basis-72 grid-cols-3 gap-1 rounded-xl bg-muted p-1 @[34rem]/pane:max-w-sm"
      >
        {assignableStatuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={email.status === status}
            disabled={busy}
            onClick={() => setStatus.mutate({ emailIds: [email.id], status })}
            className="h-11 rounded-lg px-2 text-sm font-medium text-muted-foreground transition-colors hover:text-foreground disabled:opacity-60 aria-pressed:bg-background aria-pressed:text-foreground aria-pressed:shadow-sm"
          >
            {statusAppearance[status].label}
          </button>
        ))}
      </div>
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-2 @[34rem]/pane:justify-end">
        <div className="min-w-0 flex-1 @[34rem]/pane:max-w-60">
          <Select
            aria-label="Ответственный"
            placeholder="Не назначен"
            options={people}
            value={holder ?? ''}
            disabled={busy}
            onChange={({ target }) => give(target.value || null)}
          />
        </div>
        {holder === null && (
          <Button variant="secondary" disabled={busy} onClick={() => give(userId)}>
            <UserPlus aria-hidden />
            Назначить мне
          </Button>
        )}
      </div>
    </div>
  )
}

import { UserPlus } from 'lucide-react'
import { assignableStatuses } from '@contracts/email-status.ts'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { useAssignEmail } from '../api/assign-email'
import type { Email } from '../api/list-emails'
import { useSetEmailStatus } from '../api/set-email-status'
import { statusAppearance } from '../model/email-labels'

/** What staff can do with an e-mail: take it, if nobody has it, and set its status. */
export function EmailActions({ email, userId }: { email: Email; userId: string }) {
  const assign = useAssignEmail()
  const setStatus = useSetEmailStatus()
  const busy = assign.isPending || setStatus.isPending

  return (
    <DialogFooter>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div role="group" aria-label="Статус" className="grid grid-cols-3 gap-2 sm:flex">
          {assignableStatuses.map((status) => (
            <Button
              key={status}
              variant={email.status === status ? 'selected' : 'secondary'}
              aria-pressed={email.status === status}
              disabled={busy}
              onClick={() => setStatus.mutate({ emailId: email.id, status })}
            >
              {statusAppearance[status].label}
            </Button>
          ))}
        </div>
        {email.assigned_to_user_id === null && (
          <Button disabled={busy} onClick={() => assign.mutate({ emailId: email.id, userId })}>
            <UserPlus aria-hidden />
            Назначить мне
          </Button>
        )}
      </div>
    </DialogFooter>
  )
}

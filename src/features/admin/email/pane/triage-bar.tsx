import { CircleHelp, ShieldCheck, ShieldX, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { emailStatuses } from '@contracts/email-status.ts'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { Badge } from '@/components/ui/badge'
import { Dialog, DialogBody } from '@/components/ui/dialog'
import { placeholders, statusAppearance } from '../../labels'
import { useColleagues } from '../../people-requests'
import { personName } from '../../person-name'
import { useTriage } from '../../triage/triage-requests'
import type { EmailDetail } from '../email-requests'
import { SnoozeButton } from './snooze-button'
import { TagEditor } from './tag-editor'

/** Status, assignee, snoozing, spam and tags of a thread. */
export function TriageBar({ email, userId }: { email: EmailDetail; userId: string }) {
  const triage = useTriage([email])
  const { data: colleagues = [] } = useColleagues()

  const assigneeId = email.assigned_to_user_id
  const options = colleagues.map(({ userId: id, name }) => ({
    value: id,
    label: id === userId ? `${name} (вы)` : name,
  }))
  // Emails stay assigned to former staff.
  if (assigneeId !== null && !options.some(({ value }) => value === assigneeId)) {
    const label = email.assignee ? personName(email.assignee) : placeholders.name
    options.push({ value: assigneeId, label })
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <div
        role="group"
        aria-label="Статус"
        className="grid flex-1 basis-72 grid-cols-2 gap-1 rounded-xl bg-muted p-1 @[34rem]/pane:max-w-lg @[34rem]/pane:basis-[29rem] @[34rem]/pane:grid-cols-4"
      >
        {emailStatuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={email.status === status}
            title={statusAppearance[status].hint}
            disabled={triage.isBusy}
            onClick={() => triage.setStatus([email.id], status)}
            className="h-11 rounded-lg px-1.5 text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground disabled:opacity-60 aria-pressed:bg-background aria-pressed:text-foreground aria-pressed:shadow-sm"
          >
            {statusAppearance[status].label}
          </button>
        ))}
      </div>
      <div className="-mx-1.5 flex">
        <StatusHelp />
        <SnoozeButton email={email} triage={triage} />
        <IconButton
          label={email.spam_at === null ? 'Спам' : 'Не спам'}
          keyName="S"
          aria-keyshortcuts="s"
          disabled={triage.isBusy}
          onClick={() => triage.markSpam([email.id], email.spam_at === null)}
        >
          {email.spam_at === null ? <ShieldX aria-hidden /> : <ShieldCheck aria-hidden />}
        </IconButton>
      </div>
      <div className="w-52 max-w-full">
        <Select
          aria-label="Ответственный"
          placeholder="Не назначен"
          options={options}
          value={assigneeId ?? ''}
          disabled={triage.isBusy}
          onChange={({ target }) => triage.assign([email.id], target.value || null)}
        />
      </div>
      {assigneeId === null && (
        <Button
          variant="secondary"
          disabled={triage.isBusy}
          onClick={() => triage.take([email.id], userId)}
        >
          <UserPlus aria-hidden />
          Назначить мне
        </Button>
      )}
      <TagEditor email={email} triage={triage} />
    </div>
  )
}

/** Explains the statuses. */
function StatusHelp() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <IconButton label="Что значат статусы" onClick={() => setShown(true)}>
        <CircleHelp aria-hidden />
      </IconButton>
      <Dialog
        open={isShown}
        onClose={() => setShown(false)}
        size="small"
        title="Статусы"
        description="Статус один на всю переписку."
      >
        <DialogBody>
          <dl className="space-y-5">
            {emailStatuses.map((status) => {
              const { label, badge, hint } = statusAppearance[status]
              return (
                <div key={status}>
                  <dt>
                    <Badge variant={badge}>{label}</Badge>
                  </dt>
                  <dd className="mt-1.5 text-[0.9375rem] text-muted-foreground">{hint}</dd>
                </div>
              )
            })}
          </dl>
        </DialogBody>
      </Dialog>
    </>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { emailStatuses } from '@contracts/email-status.ts'
import { cn } from '@/lib/cn'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { placeholders, statusAppearance } from '../../lib/labels'
import { useColleagues, useFormerColleagues } from '../../lib/people-requests'
import { personName } from '../../lib/person-name'
import { statusOptions, type Triage } from '../../triage/triage-requests'
import { useViewer } from '../../lib/viewer'
import type { EmailDetail } from '../email-requests'

export interface TriageProps {
  email: EmailDetail
  triage: Triage
}

const height = 'h-11! @[40rem]/pane:pointer-fine:h-9!'
const selectStyle = `${height} truncate pr-8! pl-3! text-sm`

export function TriageBar({ email, triage }: TriageProps) {
  const { userId } = useViewer()
  const { data: colleagues = [] } = useColleagues()
  const { data: former = [] } = useFormerColleagues()
  const assigneeId = email.assigned_to_user_id
  const isFree = assigneeId === null
  const options = colleagues
    .map(({ userId: id, label }) => ({ value: id, label: id === userId ? `Вы, ${label}` : label }))
    // Most emails are taken by who reads them.
    .toSorted((a, b) => Number(b.value === userId) - Number(a.value === userId))
  // Emails stay assigned to former staff.
  if (!isFree && !options.some(({ value }) => value === assigneeId)) {
    const name = email.assignee ? personName(email.assignee) : placeholders.name
    const label = former.find((person) => person.userId === assigneeId)?.label
    options.push({ value: assigneeId, label: label ?? name })
  }

  return (
    <div className="grid grid-cols-2 gap-2 @max-[40rem]/pane:w-full @[40rem]/pane:w-80 @[40rem]/pane:shrink-0">
      <Select
        aria-label="Статус письма"
        title={statusAppearance[email.status].hint}
        options={statusOptions}
        value={email.status}
        disabled={triage.isBusy}
        onChange={({ target }) => {
          const status = emailStatuses.find((each) => each === target.value)
          if (status) triage.setStatus([email.id], status)
        }}
        className={selectStyle}
      />
      <div className="flex">
        {isFree && (
          <Button
            variant="secondary"
            title="Назначить мне (A)"
            aria-keyshortcuts="a"
            disabled={triage.isBusy}
            onClick={() => triage.take([email.id], userId)}
            className={`${height} min-h-0! min-w-0 flex-1 rounded-r-none! border-input! px-0! text-sm! whitespace-nowrap`}
          >
            Назначить мне
          </Button>
        )}
        {/* Beside the button only the arrow is left of it, for colleagues. */}
        <div className={isFree ? 'w-11 shrink-0' : 'flex-1'}>
          <Select
            aria-label="Ответственный"
            title={isFree ? 'Назначить коллеге' : undefined}
            placeholder="Не назначен"
            options={options}
            value={assigneeId ?? ''}
            disabled={triage.isBusy}
            onChange={({ target }) => triage.assign([email.id], target.value || null)}
            className={cn(selectStyle, isFree && 'rounded-l-none! border-l-0! text-transparent!')}
          />
        </div>
      </div>
    </div>
  )
}

interface ToolButtonProps extends ComponentProps<typeof Button> {
  label: string
  keyName: string
  icon: ReactNode
}

/** A button of the header: an icon, or its name where there is room. */
export function ToolButton({ label, keyName, icon, ...button }: ToolButtonProps) {
  return (
    <Button
      variant="ghost"
      title={`${label} (${keyName})`}
      aria-keyshortcuts={keyName.toLowerCase()}
      className="shrink-0 px-3 text-sm @max-[60rem]/pane:size-11 @max-[60rem]/pane:px-0 @[60rem]/pane:[&_svg]:hidden"
      {...button}
    >
      {icon}
      <span className="@max-[60rem]/pane:sr-only">{label}</span>
    </Button>
  )
}

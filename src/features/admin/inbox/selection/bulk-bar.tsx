import { UserPlus, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { formatNumber } from '@contracts/russian.ts'
import { emailStatuses } from '@contracts/email-status.ts'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { useNow } from '@/lib/hooks/use-now'
import { formatWeekdayTime } from '../../lib/format-day'
import { snoozeChoices } from '../../lib/snooze-times'
import { addTags, NewTag } from '../../email/customer/tag-editor'
import { useColleagues } from '../../lib/people-requests'
import { statusOptions, type Triage, useTags } from '../../triage/triage-requests'
import type { InboxEmail } from '../inbox-requests'
import { useViewer } from '../../lib/viewer'
import type { Selection } from './use-selection'

interface BulkBarProps {
  selection: Selection
  triage: Triage
  isSpam: boolean
  emails: readonly InboxEmail[]
}

/** Toasts keep clear of the bar (toaster.tsx). */
const markPage = (bar: Element | null) =>
  void document.documentElement.toggleAttribute('data-selecting', bar !== null)

export function BulkBar({ selection, triage, isSpam, emails }: BulkBarProps) {
  const viewer = useViewer()
  const { data: colleagues = [] } = useColleagues()
  const now = useNow()
  // The row reacts at once; the bar, which moves the list, follows in the next frame.
  const { selected, selectAll, clear } = useDeferredValue(selection)
  const ids = [...selected]
  const { data: tags = [] } = useTags()
  const [isNaming, setNaming] = useState(false)
  if (ids.length === 0) return null
  const chosen = emails.filter(({ id }) => selected.has(id))
  const isSuspicious = chosen.some(({ is_suspicious }) => is_suspicious)
  const tag = (typed: string) => {
    if (addTags([], typed).length === 0) return
    triage.tag(new Map(chosen.map(({ id, tags: own }) => [id, addTags(own, typed)])))
  }

  const choices = [
    {
      label: 'Назначить сотруднику',
      placeholder: 'Кому',
      options: [
        ...colleagues.map(({ userId, label }) => ({ value: userId, label })),
        { value: 'none', label: 'Снять назначение' },
      ],
      choose: (value: string) => triage.assign(ids, value === 'none' ? null : value),
    },
    {
      label: 'Отложить',
      placeholder: 'Отложить',
      options: snoozeChoices(now).map(({ label, until }) => ({
        value: String(until),
        label: `${label} · ${formatWeekdayTime(new Date(until).toISOString())}`,
      })),
      choose: (value: string) => triage.snooze(ids, new Date(Number(value)).toISOString()),
    },
    {
      label: 'Задать статус',
      placeholder: 'Статус',
      options: statusOptions,
      choose: (value: string) => {
        const status = emailStatuses.find((each) => each === value)
        if (status) triage.setStatus(ids, status)
      },
    },
    {
      label: 'Добавить метку',
      placeholder: 'Метка',
      options: [
        ...tags.map((each) => ({ value: each, label: each })),
        // No tag contains a comma.
        { value: ',', label: 'Новая метка…' },
      ],
      choose: (value: string) => (value === ',' ? setNaming(true) : tag(value)),
    },
  ]
  const quiet = {
    variant: 'ghost',
    className: '-my-1 px-2.5 text-sm',
    disabled: triage.isBusy,
  } as const

  return (
    <div
      ref={markPage}
      role="toolbar"
      aria-label="Выбранные письма"
      className="sticky bottom-0 z-20 space-y-2.5 border-t bg-raised px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_rgb(0_0_0/0.12)] sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-2 sm:gap-x-3">
        <p role="status" className="text-[0.9375rem] font-medium whitespace-nowrap">
          Выбрано: {formatNumber(ids.length)}
        </p>
        {ids.length < emails.length && (
          <Button variant="link" className="px-1! text-sm" onClick={selectAll}>
            Выбрать все {formatNumber(emails.length)}
          </Button>
        )}
        <div className="ml-auto flex items-center gap-2 sm:gap-3">
          {isSuspicious && (
            <Button {...quiet} onClick={() => triage.clearSuspicion(ids)}>
              Снять пометку
            </Button>
          )}
          <Button {...quiet} onClick={() => triage.markSpam(ids, !isSpam)}>
            {isSpam ? 'Не спам' : 'Спам'}
          </Button>
          <IconButton label="Снять выделение" className="-mr-2" onClick={clear}>
            <X aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[auto_repeat(4,1fr)] lg:grid-cols-3">
        <Button
          className="max-sm:col-span-2 lg:col-span-2"
          disabled={triage.isBusy}
          onClick={() => triage.take(ids, viewer.userId)}
        >
          <UserPlus aria-hidden />
          Назначить мне
        </Button>
        {(isNaming ? choices.slice(0, -1) : choices).map((choice) => (
          <Select
            key={choice.label}
            aria-label={choice.label}
            placeholder={choice.placeholder}
            options={choice.options}
            value=""
            disabled={triage.isBusy}
            onChange={({ target: { value } }) => value && choice.choose(value)}
            className="truncate pr-8! pl-3! lg:text-sm lg:pointer-fine:h-11"
          />
        ))}
        {isNaming && (
          <div className="col-span-full">
            <NewTag tags={[]} onAdd={tag} onDone={() => setNaming(false)} />
          </div>
        )}
      </div>
    </div>
  )
}

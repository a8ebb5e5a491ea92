import { Search } from 'lucide-react'
import { assignableStatuses } from '@contracts/email-status.ts'
import { Input } from '@/components/ui/input'
import { statusAppearance } from '../model/email-labels'
import type { EmailFilter } from '../model/filter-emails'

const choices = ['all', ...assignableStatuses] as const

const labelOf = (choice: EmailFilter['status']) =>
  choice === 'all' ? 'Все' : statusAppearance[choice].label

interface EmailFiltersProps {
  filter: EmailFilter
  onChange: (filter: EmailFilter) => void
}

export function EmailFilters({ filter, onChange }: EmailFiltersProps) {
  return (
    <div className="mt-4 flex flex-col gap-3 lg:flex-row lg:items-center">
      <div className="relative flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Поиск по отправителю, получателю или теме"
          placeholder="Поиск по письмам"
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          className="pl-10.5"
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">Статус</legend>
        <div className="flex gap-1 rounded-xl bg-muted p-1">
          {choices.map((choice) => (
            <label
              key={choice}
              className="relative flex h-11 flex-auto cursor-pointer items-center justify-center rounded-lg px-1.5 text-caption font-medium text-muted-foreground transition-colors hover:text-foreground has-checked:bg-background has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-ring sm:px-3.5 sm:text-[0.9375rem]"
            >
              <input
                type="radio"
                name="email-status"
                value={choice}
                checked={filter.status === choice}
                onChange={() => onChange({ ...filter, status: choice })}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              {labelOf(choice)}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

import { X } from 'lucide-react'
import { memo } from 'react'
import { emailStatuses } from '@contracts/email-status.ts'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { useNow } from '@/lib/hooks/use-now'
import { sourceLabels, statusAppearance } from '../../labels'
import { useColleagues } from '../../people-requests'
import { useTags } from '../../triage/triage-requests'
import {
  countFilters,
  defaultInboxQuery,
  type InboxQuery,
  readInboxQuery,
  writeInboxQuery,
} from '../inbox-query'
import { latestMonths, monthName } from '../month'

const statusOptions = [
  { value: 'all', label: 'Статус' },
  ...emailStatuses.map((status) => ({ value: status, label: statusAppearance[status].label })),
]
const sourceOptions = [
  { value: 'all', label: 'Источник' },
  ...Object.entries(sourceLabels).map(([value, label]) => ({ value, label })),
]

interface InboxFiltersProps {
  query: InboxQuery
  viewerId: string
  onChange: (query: InboxQuery) => void
}

/** Filters by status, source, assignee, month and tag. */
export const InboxFilters = memo(function InboxFilters(props: InboxFiltersProps) {
  const { query, viewerId, onChange } = props
  const { data: colleagues = [] } = useColleagues()
  const assigneeOptions = [
    { value: 'all', label: 'Сотрудник' },
    { value: 'me', label: 'Назначены мне' },
    { value: 'none', label: 'Не назначены' },
    ...colleagues
      .filter(({ userId }) => userId !== viewerId)
      .map(({ userId, name }) => ({ value: userId, label: name })),
  ]
  const { data: tags = [] } = useTags()
  const tagOptions = [
    { value: '', label: 'Метка' },
    // A tag that is no longer in use stays listed, so that the filter can be reset.
    ...[...new Set([...tags, query.tag])]
      .filter(Boolean)
      .map((tag) => ({ value: tag, label: tag })),
  ]
  const monthOptions = [
    { value: '', label: 'Месяц' },
    ...[...new Set([...latestMonths(useNow()), query.month])]
      .filter(Boolean)
      .map((month) => ({ value: month, label: monthName(month) })),
  ]
  const filters = [
    { key: 'status', label: 'Статус', options: statusOptions },
    { key: 'source', label: 'Источник', options: sourceOptions },
    { key: 'assignee', label: 'Сотрудник', options: assigneeOptions },
    { key: 'month', label: 'Месяц, в котором писал клиент', options: monthOptions },
    ...(tagOptions.length > 1
      ? [{ key: 'tag', label: 'Метка', options: tagOptions } as const]
      : []),
  ] as const
  // Reading the value back from a URL validates it.
  const choose = (key: (typeof filters)[number]['key'], value: string) => {
    const params = writeInboxQuery(new URLSearchParams(), query)
    params.set(key, value)
    onChange(readInboxQuery(params))
  }

  return (
    <div className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-3">
      {filters.map(({ key, label, options }) => (
        <div key={key} className="min-w-0 flex-1">
          <Select
            aria-label={label}
            options={options}
            value={query[key]}
            onChange={({ target }) => choose(key, target.value)}
            className={cn(
              'truncate pr-8! pl-3! lg:border-border lg:text-[0.8125rem] lg:pointer-fine:h-9',
              query[key] !== defaultInboxQuery[key] && 'border-accent! bg-accent/8',
            )}
          />
        </div>
      ))}
      {countFilters(query) > 0 && (
        <IconButton
          label="Сбросить фильтры"
          className="lg:pointer-fine:size-9"
          onClick={() => onChange({ ...defaultInboxQuery, text: query.text, queue: query.queue })}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
})

import { X } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { cn } from '@/lib/cn'
import { useNow } from '@/lib/hooks/use-now'
import { kindLabels } from '../../lib/labels'
import { useColleagues, useFormerColleagues } from '../../lib/people-requests'
import { statusOptions, useTags } from '../../triage/triage-requests'
import { countFilters, defaultInboxQuery, type InboxQuery, inboxQuery } from '../inbox-query'
import { latestMonths, monthName } from '../../lib/month'
import { useViewer } from '../../lib/viewer'

const sourceOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

/** A chosen value that is no longer in use stays listed, so that the filter can be reset. */
const withChosen = (values: readonly string[], chosen: string) =>
  [...new Set([...values, chosen])].filter(Boolean)

interface InboxFiltersProps {
  query: InboxQuery
  onChange: (query: InboxQuery) => void
}

export const InboxFilters = memo(function InboxFilters(props: InboxFiltersProps) {
  const { query, onChange } = props
  const viewer = useViewer()
  const { data: colleagues = [] } = useColleagues()
  const { data: former = [] } = useFormerColleagues()
  const { data: tags = [] } = useTags()
  const months = latestMonths(useNow())
  const filters = [
    { key: 'status', label: 'Статус', all: 'Статус', options: statusOptions },
    { key: 'source', label: 'Источник', all: 'Источник', options: sourceOptions },
    {
      key: 'assignee',
      label: 'Сотрудник',
      all: 'Сотрудник',
      options: [
        { value: 'me', label: 'Назначены мне' },
        { value: 'none', label: 'Не назначены' },
        ...[...colleagues, ...former]
          .filter(({ userId }) => userId !== viewer.userId)
          .map(({ userId, label }) => ({ value: userId, label })),
      ],
    },
    {
      key: 'month',
      label: 'Месяц, в котором писал клиент',
      all: 'Месяц',
      options: withChosen(months, query.month).map((value) => ({ value, label: monthName(value) })),
    },
    {
      key: 'tag',
      label: 'Метка',
      all: 'Метка',
      options: withChosen(tags, query.tag).map((value) => ({ value, label: value })),
    },
  ] as const

  return (
    <div className="grid grid-cols-2 gap-2 sm:max-lg:grid-cols-3">
      {filters.map(({ key, label, all, options }) => {
        if (key === 'tag' && options.length === 0) return null
        return (
          <div key={key} className="min-w-0 flex-1">
            <Select
              aria-label={label}
              options={[{ value: defaultInboxQuery[key], label: all }, ...options]}
              value={query[key]}
              onChange={({ target }) =>
                onChange(inboxQuery.parse({ ...query, [key]: target.value }))
              }
              className={cn(
                'truncate pr-8! pl-3! lg:border-border lg:text-[0.8125rem] lg:pointer-fine:h-9',
                query[key] !== defaultInboxQuery[key] && 'border-accent! bg-accent/8',
              )}
            />
          </div>
        )
      })}
      {countFilters(query) > 0 && (
        <IconButton
          label="Сбросить фильтры"
          className="lg:pointer-fine:size-9"
          onClick={() => onChange({ ...defaultInboxQuery, q: query.q, queue: query.queue })}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
})

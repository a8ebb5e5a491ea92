import { useCallback } from 'react'
import { Select } from '@/components/ui/select'
import { SearchField } from '../search-field'
import { orderLabels, readSortKey, sortKey, userOrders, type UserQuery } from './user-query'

const sortOptions = userOrders.flatMap((by) => [
  { value: sortKey({ by, descending: false }), label: orderLabels[by].ascending },
  { value: sortKey({ by, descending: true }), label: orderLabels[by].descending },
])

interface UsersToolbarProps {
  query: UserQuery
  onChange: (query: UserQuery) => void
}

export function UsersToolbar({ query, onChange }: UsersToolbarProps) {
  const onText = useCallback(
    (text: string) => onChange({ ...query, text, page: 1 }),
    [onChange, query],
  )
  return (
    <div className="mt-4 flex flex-col gap-3 sm:flex-row">
      <SearchField
        label="Поиск по имени или email"
        placeholder="Имя или email"
        text={query.text}
        onText={onText}
        className="flex-1 lg:max-w-md"
      />
      <div className="sm:w-60 lg:hidden">
        <Select
          aria-label="Сортировка"
          options={sortOptions}
          value={sortKey(query)}
          onChange={({ target }) => onChange({ ...query, ...readSortKey(target.value), page: 1 })}
        />
      </div>
    </div>
  )
}

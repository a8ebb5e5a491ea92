import { Search } from 'lucide-react'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useDebouncedText } from '@/lib/use-debounced-text'
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
  return (
    <div className="mt-4 flex flex-col gap-3 sm:flex-row">
      <div className="relative flex-1 lg:max-w-md">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted-foreground"
        />
        <SearchInput text={query.text} onText={(text) => onChange({ ...query, text, page: 1 })} />
      </div>
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

function SearchInput({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [draft, setDraft] = useDebouncedText(text, onText)
  return (
    <Input
      type="search"
      aria-label="Поиск по имени или email"
      placeholder="Имя или email"
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      className="pl-10.5"
    />
  )
}

import { roles } from '@contracts/role.ts'
import { Select } from '@/components/ui/select'
import { roleAppearance } from '../labels'
import { SearchField } from '../search-field'
import { orderLabels, userOrders, type UserQuery } from './user-query'

const sortOptions = userOrders.flatMap((by) => [
  { value: by, label: orderLabels[by].ascending },
  { value: `-${by}`, label: orderLabels[by].descending },
])

const roleOptions = [
  { value: 'all', label: 'Все роли' },
  ...roles.map((role) => ({ value: role, label: roleAppearance[role].label })),
]

interface UsersToolbarProps {
  query: UserQuery
  onChange: (changes: Partial<Record<keyof UserQuery, string>>) => void
}

export function UsersToolbar({ query, onChange }: UsersToolbarProps) {
  return (
    <div className="mt-4 flex flex-col gap-3 sm:flex-row">
      <SearchField
        label="Поиск по имени или email"
        placeholder="Имя или email"
        text={query.q}
        onText={(q) => onChange({ q })}
        className="flex-1 lg:max-w-md"
      />
      <div className="sm:w-52">
        <Select
          aria-label="Роль"
          options={roleOptions}
          value={query.role}
          onChange={({ target }) => onChange({ role: target.value })}
        />
      </div>
      <div className="sm:w-52 lg:hidden">
        <Select
          aria-label="Сортировка"
          options={sortOptions}
          value={query.sort}
          onChange={({ target }) => onChange({ sort: target.value })}
        />
      </div>
    </div>
  )
}

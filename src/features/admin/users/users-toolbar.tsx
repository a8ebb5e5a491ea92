import { roles } from '@contracts/role.ts'
import { Select } from '@/components/ui/select'
import { roleAppearance } from '../labels'
import { SearchField } from '../search-field'
import { orderLabels, readSortKey, sortKey, userOrders, type UserQuery } from './user-query'

const sortOptions = userOrders.flatMap((by) => [
  { value: sortKey({ by, descending: false }), label: orderLabels[by].ascending },
  { value: sortKey({ by, descending: true }), label: orderLabels[by].descending },
])

const roleOptions = [
  { value: 'all', label: 'Все роли' },
  ...roles.map((role) => ({ value: role, label: roleAppearance[role].label })),
]

interface UsersToolbarProps {
  query: UserQuery
  onChange: (query: UserQuery) => void
}

export function UsersToolbar({ query, onChange }: UsersToolbarProps) {
  return (
    <div className="mt-4 flex flex-col gap-3 sm:flex-row">
      <SearchField
        label="Поиск по имени или email"
        placeholder="Имя или email"
        text={query.text}
        onText={(text) => onChange({ ...query, text, page: 1 })}
        className="flex-1 lg:max-w-md"
      />
      <div className="sm:w-52">
        <Select
          aria-label="Роль"
          options={roleOptions}
          value={query.role}
          onChange={({ target: { value } }) =>
            onChange({ ...query, role: roles.find((role) => role === value) ?? 'all', page: 1 })
          }
        />
      </div>
      <div className="sm:w-52 lg:hidden">
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

import { ChevronLeft, ChevronRight, UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { roles } from '@contracts/role.ts'
import { formatNumber } from '@contracts/russian.ts'
import { Button } from '@/components/ui/button'
import { useMedia } from '@/lib/hooks/use-media'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { roleAppearance } from '../lib/labels'
import { Loaded } from '../parts/loaded'
import { Panel } from '../parts/panel-heading'
import { PanelNote } from '../parts/panel-note'
import { SearchField } from '../parts/search-field'
import { useUrlQuery } from '../lib/url-params'
import { type User, usersPerPage, useUsers } from './user-requests'
import { useInvitations } from './invitation-requests'
import { InviteDialog } from './invite-dialog'
import { OpenInvitations } from './open-invitations'
import { UserDialog } from './user-dialog'
import { defaultUserQuery, orderLabels, sortedBy, userOrders, userQuery } from './user-query'
import { UsersList, UsersTable } from './users-table'

const sortOptions = userOrders.flatMap((by) => [
  { value: by, label: orderLabels[by].ascending },
  { value: `-${by}`, label: orderLabels[by].descending },
])

const roleOptions = [
  { value: 'all', label: 'Все роли' },
  ...roles.map((role) => ({ value: role, label: roleAppearance[role].label })),
  { value: 'blocked', label: 'Заблокированные' },
  { value: 'former', label: 'Бывшие сотрудники' },
]

export function UsersPanel() {
  const [query, setQuery] = useUrlQuery(userQuery)
  const found = useUsers(query)
  const invitations = useInvitations()
  const [opened, setOpened] = useState<User>()
  const [isInviting, setInviting] = useState(false)
  const isWide = useMedia('(min-width: 64rem)')
  const title = useRef<HTMLHeadingElement>(null)

  const change: typeof setQuery = (changes) => setQuery({ page: 1, ...changes })
  const turnTo = (page: number) => {
    setQuery({ page }, { replace: false })
    title.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }

  return (
    <Panel
      ref={title}
      title="Пользователи"
      count={found.data?.total}
      query={{
        ...found,
        refetch: () => Promise.all([found.refetch(), invitations.refetch()]),
      }}
      actions={
        <Button variant="secondary" className="mr-2" onClick={() => setInviting(true)}>
          <UserRoundPlus aria-hidden /> <span className="max-sm:sr-only">Пригласить</span>
        </Button>
      }
    >
      <OpenInvitations />
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <SearchField
          label="Поиск по имени или email"
          placeholder="Имя или email"
          text={query.q}
          onText={(q) => change({ q })}
          className="flex-1 lg:max-w-md"
        />
        <div className="sm:w-52">
          <Select
            aria-label="Роль"
            options={roleOptions}
            value={query.role}
            onChange={({ target }) => change({ role: target.value })}
          />
        </div>
        <div className="sm:w-52 lg:hidden">
          <Select
            aria-label="Сортировка"
            options={sortOptions}
            value={query.sort}
            onChange={({ target }) => change({ sort: target.value })}
          />
        </div>
      </div>
      <Loaded query={found} failure="Не удалось загрузить пользователей">
        {({ users, total }) => {
          if (users.length === 0) {
            const showAll = { label: 'Показать всех', run: () => change(defaultUserQuery) }
            return <PanelNote text="Пользователи не найдены" action={showAll} />
          }
          const list = { users, onOpen: setOpened }
          return (
            <>
              {isWide ? (
                <UsersTable
                  {...list}
                  sort={query.sort}
                  onSort={(by) => change({ sort: sortedBy(query.sort, by) })}
                />
              ) : (
                <UsersList {...list} />
              )}
              <UsersPages page={query.page} total={total} onPage={turnTo} />
            </>
          )
        }}
      </Loaded>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      <UserDialog
        // Refreshed with the list, unless that is on another page by now.
        user={opened && (found.data?.users.find(({ id }) => id === opened.id) ?? opened)}
        onClose={() => setOpened(undefined)}
      />
    </Panel>
  )
}

interface UsersPagesProps {
  page: number
  total: number
  onPage: (page: number) => void
}

function UsersPages({ page, total, onPage }: UsersPagesProps) {
  const first = (page - 1) * usersPerPage + 1
  const last = Math.min(page * usersPerPage, total)
  if (total <= usersPerPage) return null
  return (
    <nav aria-label="Страницы списка" className="mt-4 flex items-center justify-between gap-4">
      <p role="status" className="text-sm text-muted-foreground">
        {formatNumber(first)}–{formatNumber(last)} из {formatNumber(total)}
      </p>
      <div className="flex gap-2">
        <IconButton
          label="Предыдущая страница"
          variant="secondary"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          label="Следующая страница"
          variant="secondary"
          disabled={last === total}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </nav>
  )
}
